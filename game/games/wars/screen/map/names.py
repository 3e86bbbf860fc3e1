"""The names of lands and seas, set on the map letter by letter along their curve."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from itertools import chain, combinations, pairwise

import pygame

from game.games.wars.screen.map.atlas import Atlas, Label, Sheet
from game.games.wars.screen.map.pieces import SMALL_MAP
from game.language.spoken import spoken, term
from game.match.outside_text import shown
from game.ui import draw, theme
from game.ui.fonts import role_face
from game.ui.kept import picture_cache
from game.ui.layout import Layout
from game.ui.theme import RGB, Role, mix

LAND_TEXT = theme.rgb("#f0dfb8")
SEA_TEXT = theme.rgb("#c4e2df")
SUPER = 3
DARK = 8
"""How often what lies over figures and stains is painted: these may be as pale as letters, so its halo is darker."""
INK = 127
"""From what strength on a pixel of a name counts as a letter, or as its halo."""


def name_px(layout: Layout, role: Role, label: Label, sheet: Sheet) -> int:
    """Letter height of a name: legible on the grid, and on a larger map larger, if less than the ground under it."""
    tiny = sheet.frame.width < layout.px(SMALL_MAP) * 0.8
    # Larger text makes names larger too, but not so large that they run into each other on a small map.
    room = max(round(label.size * sheet.scale * 1.3), theme.SMALLEST_PX)
    least = theme.SMALLEST_PX if tiny else min(layout.font_px(role), room)
    drawn = label.size * sheet.scale
    grown = max(min(drawn, least * 1.35), math.sqrt(least * drawn) if drawn > least else 0)
    return max(round(grown), round(theme.SMALLEST_PX * layout.scale) if label.second else least)


def called(board: Atlas, area: str, number: int) -> str:
    """What is called by the name at an area's place of that number: the area, or one of the two places it lies in."""
    two = board.portals.get(area)
    return term("place", two.parts[number]) if two else term("area", area)


def name_lines(name: str, rows: int) -> list[str]:
    """A name in rows: as its ``.map`` parts it, else as it is short."""
    told = spoken().named(name, "map")
    return told.split("\n") if "\n" in told else in_rows(told, rows)


def in_rows(text: str, rows: int) -> list[str]:
    """A text in at most so many rows, parted behind blanks and hyphens so that the longest is as short as can be."""
    parts = re.findall(r"[^\s-]+-?\s*|-", text)
    found = [text]
    if len(parts) < 2:
        return found
    for cuts in combinations(range(1, len(parts)), min(rows, len(parts)) - 1):
        ends = pairwise((0, *cuts, len(parts)))
        made = ["".join(parts[start:end]).strip() for start, end in ends]
        found = min(found, made, key=lambda lines: max(map(len, lines)))
    return found


@dataclass(frozen=True)
class Name:
    """A name as a picture, and where it lies in the frame; ``covers`` is the room of its letters.

    One that is ``over`` found no place free of figures: it is painted over them. ``dark`` are the parts of the picture
    whose halo is darker.
    """

    area: str
    picture: pygame.Surface
    at: tuple[int, int]
    covers: pygame.Rect
    over: bool = False
    dark: tuple[pygame.Rect, ...] = ()


def names_on(sheet: Sheet, layout: Layout, area: str = "") -> list[Name]:
    """Every name of a board for a sheet that lies at (0, 0), or only those of one area.

    On a small map names that would lie over others are left out: pointing at the area tells them, and so does zooming.
    """
    found: list[list[Name]] = []
    for place in sheet.atlas.places.values():
        if area and place.id != area:
            continue
        role = theme.SEA if place.ocean else theme.LAND
        colour = SEA_TEXT if place.ocean else LAND_TEXT
        for number, label in enumerate(place.labels):
            if label.second and sheet.frame.width < layout.px(SMALL_MAP):
                continue
            lines = name_lines(called(sheet.atlas, place.id, number), label.rows)
            px = name_px(layout, role, label, sheet)
            tone = mix(colour, theme.SEA_DEEP, 0.28) if label.second else colour
            at = sheet.to_window((label.x, label.y))
            step, rows = round(px * 1.02), list[Name]()
            found.append(rows)
            space = label.spacing / label.size * (0.45 if place.ocean else 1.0)
            for row, line in enumerate(lines):
                y = at[1] + round((row - (len(lines) - 1) / 2) * step)
                picture = word(line, role, px, tone, space, label.bend, label.angle)
                rect = picture.get_rect(center=(at[0], y))
                rect.clamp_ip(sheet.frame.inflate(px, px))
                covers = rect.inflate(-2 * px, -2 * px - px // 3)
                rows.append(Name(place.id, picture, rect.topleft, covers))
    crowded = not area and sheet.frame.width < layout.px(SMALL_MAP)
    return [*chain(*(_apart(found) if crowded else found))]


def _apart(names: list[list[Name]]) -> list[list[Name]]:
    """Names, each in its rows, without those whose letters lie over others': the ones that do so most go first."""
    inked = [[(name.at, pygame.mask.from_surface(name.picture, INK)) for name in rows] for rows in names]

    def meet(one: int, other: int) -> bool:
        return any(a.overlap(b, (at_b[0] - at_a[0], at_b[1] - at_a[1])) is not None
                   for at_a, a in inked[one] for at_b, b in inked[other])  # fmt: skip

    left = {each: set[int]() for each in range(len(names))}
    for one, other in combinations(left, 2):
        if meet(one, other):
            left[one], left[other] = left[one] | {other}, left[other] | {one}
    while any(left.values()):
        crossed = max(left, key=lambda each: len(left[each]))
        del left[crossed]
        left = {each: others - {crossed} for each, others in left.items()}
    return [names[each] for each in left]


@picture_cache(6_000_000, 1.0)
def word(text: str, role: Role, px: int, colour: RGB, spacing: float, bend: float, angle: float) -> pygame.Surface:
    """A word with letter space (share of the height), bent over its length by some degrees, with a dark halo.

    The letters are set three times as large and made small at the end, so that turned ones stay even.
    """
    # Letter by letter, one that cannot be seen would leave a gap.
    text = shown(text.upper() if role.caps else text)
    big = px * SUPER
    font = role_face(role, big).plain
    gap = max(spacing * big, role.tracking * big / role.size)
    # What the pen goes on, not the width of the ink: the hook of an italic f hangs over its neighbour.
    shapes = [font.metrics(letter)[0] or (0, 0, 0, 0, font.size(letter)[0]) for letter in text]
    steps = [advance + gap for _, _, _, _, advance in shapes]
    length = sum(steps) - gap
    width, height = math.ceil(length) + 2 * big, font.get_height() + 2 * big
    made = pygame.Surface((width - width % SUPER, height - height % SUPER), pygame.SRCALPHA)
    made.fill((*colour, 0))
    radius = length / math.radians(bend) if bend else 0.0
    along = -length / 2
    for letter, shape, step in zip(text, shapes, steps, strict=True):
        picture = font.render(letter, True, colour)
        middle = along + min(0, shape[0]) + picture.get_width() / 2
        turn = middle / radius if radius else 0.0
        sink = radius * (1 - math.cos(turn)) if radius else 0.0
        if turn:
            picture = pygame.transform.rotozoom(picture, -math.degrees(turn), 1.0)
        made.blit(picture, picture.get_rect(center=(width / 2 + middle, height / 2 + sink)))
        along += step
    if angle:
        made = pygame.transform.rotozoom(made, -angle, 1.0)
    small = (made.get_width() // SUPER, made.get_height() // SUPER)
    # A dark halo, so that it stands on any ground without a box.
    letters = pygame.transform.smoothscale(made, small)
    return draw.haloed(letters, (max(px // 9, 1), max(px // 5, 2)), (0, 0, 0))
