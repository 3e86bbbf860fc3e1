"""Anchors of a board: where names, gates and pieces go, in px of the picture, and a test for overlaps."""

import math
from pathlib import Path

import numpy as np
from PIL import ImageFont

from .borders import MIN_TOUCH, seam
from .geometry import NO_AREA
from .places import JOINED_PLACES, PLACES, Label, Place
from .projection import CROP, HEIGHT, WIDTH, Projection

K = WIDTH / 1920  # sizes in places.py are for a picture 1920 wide
TOKEN, PITCH, GATE = 44 * K, 47 * K, 56 * K
NOTE = (
    "All numbers are px of the picture. area_ids: area ids in number order; the value in <board>_areas.png is the "
    "place in that list. label: middle of the name, how many rows it may have, font size, letter spacing, angle in "
    "degrees (clockwise), bend: degrees the word turns over its length, positive is an arch. gate: middle and width. "
    "home: place of a lone piece; slots: places of pieces in the order to fill them, the first is home; inside: share "
    "of each piece over its own area. stubs: stretch of the left or right edge of one area, and what it continues as "
    "beyond the other edge. frame: outline of the globe. crop: x, y, w, h to show in a slot of 1.707:1."
)


def place_of(area: dict) -> Place:
    """The hand-placed spots of an area."""
    joined = JOINED_PLACES.get(area["id"]) if len(area["parts"]) > 1 else None
    return joined or PLACES[area["id"]]


def label_data(label: Label, projection: Projection) -> dict:
    x, y = projection.forward(label.lon, label.lat)
    return {
        "lines": list(label.lines),
        "x": round(x, 1),
        "y": round(y, 1),
        "size": round(label.size * K, 1),
        "spacing": round(label.spacing * K, 1),
        "angle": label.angle,
        "bend": label.bend,
    }


def slot_places(place: Place, projection: Projection) -> list[tuple[float, float]]:
    """Places of the rows of pieces around the home point."""
    x, y = projection.forward(*place.home)
    out = []
    for r, row in enumerate(place.rows):
        n, shift = row if isinstance(row, tuple) else (row, 0)
        v = y + (r - (len(place.rows) - 1) / 2) * PITCH
        out += [(x + (i - (n - 1) / 2 + shift) * PITCH, v) for i in range(n)]
    return out


def home_data(place: Place, projection: Projection, own: np.ndarray) -> dict:
    """Slots sorted: those well inside the area first, then from the middle outwards."""
    x, y = projection.forward(*place.home)
    half = int(TOKEN / 2)

    def share(spot: tuple[float, float]) -> float:
        u, v = int(spot[0]), int(spot[1])
        return float(own[max(0, v - half) : v + half, max(0, u - half) : u + half].mean())

    def order(spot: tuple[float, float]) -> tuple:
        inside = own[int(spot[1]), int(spot[0])]
        return not (inside and share(spot) >= 0.6), share(spot) < 0.35, math.dist(spot, (x, y))

    slots = sorted(slot_places(place, projection), key=order)
    return {
        "x": round(slots[0][0], 1),
        "y": round(slots[0][1], 1),
        "slots": [[round(u, 1), round(v, 1)] for u, v in slots],
        "inside": [round(share(spot), 2) for spot in slots],
    }


def board_data(board: dict, ids: np.ndarray) -> dict:
    """All anchors of one board."""
    projection = Projection(WIDTH, HEIGHT)
    areas = {}
    for number, area in enumerate(board["areas"]):
        place = place_of(area)
        gx, gy = projection.forward(*place.gate)
        areas[area["id"]] = {
            "number": number,
            "name": area["name"],
            "terrain": area["terrain"],
            "label": label_data(place.label, projection),
            "extra_labels": [label_data(label, projection) for label in place.extra],
            "gate": {"x": round(gx, 1), "y": round(gy, 1), "size": round(GATE)},
            "home": home_data(place, projection, ids == number),
        }
    return {
        "title": board["title"],
        "area_ids": [area["id"] for area in board["areas"]],
        "areas": areas,
        "stubs": stubs(board["areas"], ids),
    }


def stubs(areas: list[dict], ids: np.ndarray) -> list[dict]:
    """Wrapped borders: runs of one area along each edge, and the areas met beyond it."""
    left, right = seam(ids)
    out = []
    for edge, column, far in (("left", left, right), ("right", right, left)):
        bottom = 0
        while bottom < HEIGHT:
            top, number = bottom, column[bottom]
            while bottom < HEIGHT and column[bottom] == number:
                bottom += 1
            if number == NO_AREA or bottom - top < 24:
                continue
            beyond = far[top:bottom]
            met = {n for n in beyond if n != NO_AREA and beyond.count(n) >= MIN_TOUCH}
            middle = (top + bottom) // 2
            xs = np.flatnonzero(ids[middle] != NO_AREA)
            out.append(
                {
                    "edge": edge,
                    "area": areas[number]["id"],
                    "x": int(xs[0] if edge == "left" else xs[-1]),
                    "y": middle,
                    "top": top,
                    "bottom": bottom - 1,
                    "continues_as": sorted(areas[n]["id"] for n in met),
                }
            )
    return out


def head() -> dict:
    """What is the same for all boards."""
    return {
        "schema": 1,
        "picture": [WIDTH, HEIGHT],
        "areas_picture": [WIDTH, HEIGHT],
        "crop": list(CROP),
        "token": round(TOKEN, 1),
        "no_area": NO_AREA,
        "note": NOTE,
        "frame": Projection(WIDTH, HEIGHT).outline(),
        "boards": {},
    }


# ---------------------------------------------------------------- names letter by letter, and overlaps
def font_of(terrain: str, size: float, fonts: Path) -> ImageFont.FreeTypeFont:
    """Land in capitals, seas in italics: as on the table."""
    return ImageFont.truetype(fonts / ("Cinzel-600.ttf" if terrain == "land" else "EBGaramond-500i.ttf"), round(size))


def letters(label: dict, font: ImageFont.FreeTypeFont, capitals: bool) -> list[tuple[str, float, float, float]]:
    """Letters of a label: [(letter, x, y, degrees)]."""
    out = []
    tilt = math.radians(label["angle"])
    for i, words in enumerate(label["lines"]):
        text = words.upper() if capitals else words
        down = (i - (len(label["lines"]) - 1) / 2) * label["size"] * 1.15
        x, y = label["x"] - down * math.sin(tilt), label["y"] + down * math.cos(tilt)
        advance = [font.getlength(ch) + label["spacing"] for ch in text]
        at = -sum(advance) / 2
        for ch, step in zip(text, advance, strict=True):
            lx, ly, turn = on_arc(at + step / 2, sum(advance), label["bend"])
            at += step
            u = x + lx * math.cos(tilt) - ly * math.sin(tilt)
            v = y + lx * math.sin(tilt) + ly * math.cos(tilt)
            out.append((ch, u, v, turn + label["angle"]))
    return out


def on_arc(along: float, length: float, bend: float) -> tuple[float, float, float]:
    """x, y and turn of a point on a word of this length, bent over so many degrees."""
    if abs(bend) < 0.1:
        return along, 0, 0
    radius = length / math.radians(bend)
    turn = along / radius
    return radius * math.sin(turn), radius * (1 - math.cos(turn)), math.degrees(turn)


def circles(area_id: str, area: dict, fonts: Path) -> list[tuple]:
    """(area, kind, x, y, radius) covering everything an area shows."""
    land = area["terrain"] == "land"
    out = []
    for kind, label in [("label", area["label"]), *(("again", extra) for extra in area["extra_labels"])]:
        font = font_of(area["terrain"], label["size"], fonts)
        for ch, x, y, _ in letters(label, font, land):
            if ch != " ":
                out.append((area_id, kind, x, y, label["size"] * 0.42))
    gate = area["gate"]
    out.append((area_id, "gate", gate["x"], gate["y"], gate["size"] * 0.46))
    return out + [(area_id, "piece", x, y, TOKEN / 2) for x, y in area["home"]["slots"]]


def complaints(data: dict, ids: np.ndarray, fonts: Path) -> list[str]:
    """Gates and homes outside their area, and things that cover each other."""
    out = []
    for area_id, area in data["areas"].items():
        for kind in ("gate", "home"):
            x, y = int(area[kind]["x"]), int(area[kind]["y"])
            if ids[y, x] != area["number"]:
                out.append(f"{area_id}: {kind} stands outside")
    things = [c for area_id, area in data["areas"].items() for c in circles(area_id, area, fonts)]
    seen = set()
    for i, (a, kind_a, xa, ya, ra) in enumerate(things):
        for b, kind_b, xb, yb, rb in things[i + 1 :]:
            over = ra + rb - math.hypot(xa - xb, ya - yb)
            key = (a, kind_a, b, kind_b)
            if over > 1 and (a, kind_a) != (b, kind_b) and key not in seen:
                seen.add(key)
                out.append(f"{a} {kind_a} over {b} {kind_b} by {over:.0f} px")
    return out
