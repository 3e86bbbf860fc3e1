"""The dice of a side in battle: a picture of each, and their row at the foot of the side's box."""

from __future__ import annotations

import pygame

from game.match.tableview import BattleSide
from game.ui import draw, theme
from game.ui.layout import Layout

FACES = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def draw_dice(target: pygame.Surface, layout: Layout, side: BattleSide, box: pygame.Rect, *, before: bool) -> None:
    """Paint what a side has rolled at the foot of its box: its dice, highest first, and their sum in words.

    ``before`` says that the roll is still to come; without it a side that has no dice is told so.
    """
    px = layout.px
    wide = not layout.compact
    small = layout.font_px(theme.SMALL_BOLD)
    y = box.bottom - px(24 if wide else 17)
    if not side.dice:
        if not before:
            draw.text(target, "no dice", theme.SMALL_ITALIC, small, theme.TEXT_THIRD, (box.x + px(12), y), middle=True)
        return
    told = totals(side)
    right = draw.text(
        target, told, theme.SMALL_BOLD, small, theme.TEXT, (box.right - px(12), y), "right", middle=True
    ).left
    room = right - px(10) - box.x - px(10)
    size = px(26 if wide else 19)
    step = min(size + px(5), room // max(len(side.dice), 1))
    for place, face in enumerate(sorted(side.dice, reverse=True)):
        picture = die(face, size)
        target.blit(picture, picture.get_rect(midleft=(box.x + px(10) + place * step, y)))


def totals(side: BattleSide) -> str:
    """What a side has rolled, in words."""
    kills, pains = side.rolled_kills, side.rolled_pains
    return f"{kills} Kill{'s' if kills != 1 else ''}, {pains} Pain{'s' if pains != 1 else ''}"


_DICE: dict[tuple[int, int], pygame.Surface] = {}


def die(face: int, size: int) -> pygame.Surface:
    """A die: red when it Kills, amber when it is a Pain, dark otherwise."""
    made = _DICE.get((face, size))
    if made is not None:
        return made
    big = size * 3
    colour = (
        theme.KILL if face == 6 else theme.PAIN if face >= 4 else theme.mix(theme.BUTTON_TOP, theme.TEXT_THIRD, 0.25)
    )
    picture = pygame.Surface((big, big), pygame.SRCALPHA)
    pygame.draw.rect(picture, theme.mix(colour, (255, 255, 255), 0.15), (0, 0, big, big), border_radius=big // 6)
    pygame.draw.rect(picture, theme.mix(colour, theme.INK, 0.35), (3, 3, big - 6, big - 6), border_radius=big // 7)
    pips = theme.CREAM if face >= 4 else theme.TEXT_SECOND
    for x, y in FACES[face]:
        pygame.draw.circle(picture, pips, (big / 2 + x * big * 0.26, big / 2 + y * big * 0.26), big * 0.085)
    made = _DICE[face, size] = pygame.transform.smoothscale(picture, (size, size))
    return made
