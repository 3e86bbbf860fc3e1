"""A board with names, gates and pieces at its anchors: only for looking at."""

import math
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter

from .anchors import TOKEN, font_of, letters

SIDES = ((98, 207, 146), (229, 73, 63), (91, 149, 238), (236, 200, 68))
LAND_TEXT, SEA_TEXT, GOLD = (236, 226, 202), (170, 200, 200), (201, 168, 101)
FINE = 2  # drawn at this multiple


def _words(size: tuple[int, int], data: dict, fonts: Path) -> Image.Image:
    """All names."""
    out = Image.new("RGBA", size)
    for area in data["areas"].values():
        land = area["terrain"] == "land"
        colour = LAND_TEXT if land else SEA_TEXT
        for label in [area["label"], *area["extra_labels"]]:
            font = font_of(area["terrain"], label["size"], fonts)
            box, drop = int(label["size"] * 2), label["size"] * 0.3
            for ch, x, y, turn in letters(label, font, land):
                glyph = Image.new("RGBA", (box, box), (*colour, 0))
                ImageDraw.Draw(glyph).text((box / 2, box / 2), ch, font=font, fill=(*colour, 255), anchor="ms")
                glyph = glyph.rotate(-turn, Image.BICUBIC, center=(box / 2, box / 2))
                a = math.radians(turn)
                at = round(x - box / 2 - drop * math.sin(a)), round(y - box / 2 + drop * math.cos(a))
                out.alpha_composite(glyph, (max(0, at[0]), max(0, at[1])))
    return out


def _pieces(size: tuple[int, int], data: dict) -> Image.Image:
    """Gates, pieces and wrap marks."""
    big = Image.new("RGBA", (size[0] * FINE, size[1] * FINE))
    draw = ImageDraw.Draw(big)

    def disc(x: float, y: float, r: float, **how: object) -> None:
        draw.ellipse([(x - r) * FINE, (y - r) * FINE, (x + r) * FINE, (y + r) * FINE], **how)

    for k, area in enumerate(data["areas"].values()):
        colour, gate = SIDES[k % 4], area["gate"]
        disc(gate["x"], gate["y"], gate["size"] * 0.46, outline=(205, 192, 160, 255), width=9 * FINE)
        disc(gate["x"], gate["y"], gate["size"] * 0.30, fill=(12, 16, 22, 220), outline=(*colour, 255), width=2 * FINE)
        for x, y in area["home"]["slots"]:
            disc(x, y, TOKEN / 2, fill=(*(v // 3 for v in colour), 255), outline=(*colour, 255), width=4 * FINE)
    for stub in data["stubs"]:
        sign = -1 if stub["edge"] == "left" else 1
        x, y = stub["x"] + sign * 18, stub["y"]
        corners = ((x + sign * 10, y), (x - sign * 6, y - 10), (x - sign * 6, y + 10))
        draw.polygon([(u * FINE, v * FINE) for u, v in corners], fill=(*GOLD, 255))
    return big.resize(size, Image.LANCZOS)


def sample(picture: Image.Image, data: dict, fonts: Path, pieces: bool = True) -> Image.Image:
    """The picture with everything at its anchor, 1920 wide."""
    out = picture.convert("RGB")
    words = _words(out.size, data, fonts)
    halo = Image.new("RGBA", out.size, (4, 5, 8, 0))
    halo.putalpha(words.getchannel("A").filter(ImageFilter.GaussianBlur(4)).point(lambda v: min(255, int(v * 2.4))))
    for layer in [halo, words, *([_pieces(out.size, data)] if pieces else [])]:
        out.paste(layer, (0, 0), layer)
    return out.resize((1920, 1080), Image.LANCZOS)
