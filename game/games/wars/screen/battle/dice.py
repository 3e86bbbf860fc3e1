"""The dice of a side in battle: their row at the foot of the side's box, and their sum in words."""

from __future__ import annotations

import pygame

from game.games.wars.screen.battle.tumble import Tumble
from game.games.wars.words.tableview import BattleSide
from game.ui import draw, theme
from game.ui.layout import Layout


def draw_dice(
    target: pygame.Surface, layout: Layout, side: BattleSide, box: pygame.Rect, tumble: Tumble, *, before: bool
) -> None:
    """Paint what a side has rolled in ``box``: its dice, highest first, and the sum of those that lie.

    ``before`` says that the roll is still to come; without it a side that has no dice is told so.
    """
    px = layout.px
    small = layout.font_px(theme.SMALL_BOLD)
    y = box.centery
    if not side.dice:
        if before:
            _to_come(target, layout, side.dice_count, box)
        else:
            draw.text(target, "no dice", theme.SMALL_ITALIC, small, theme.TEXT_THIRD, (box.x, y), middle=True)
        return
    faces = sorted(side.dice, reverse=True)
    count = len(faces)
    lying = faces[: tumble.settled(count)]
    told = totals(lying.count(6), lying.count(5) + lying.count(4))
    role = theme.SMALL_BOLD
    if box.width > px(230):
        draw.text(target, told, role, small, theme.TEXT, (box.right, y), "right", middle=True)
    size, step = _measures(layout, count, box)
    before_clip = target.get_clip()
    target.set_clip(box.inflate(0, 2 * size).clip(before_clip))
    for place in range(count - 1, -1, -1):
        tumble.draw(target, place, count, faces[place], size, (box.x + size // 2 + place * step, y))
    target.set_clip(before_clip)


def _measures(layout: Layout, count: int, box: pygame.Rect) -> tuple[int, int]:
    """Width of a die, and from one to the next, so that all stand before the sum."""
    px = layout.px
    small = layout.font_px(theme.SMALL_BOLD)
    sum_ = draw.text_width(totals(20, 20), theme.SMALL_BOLD, small) if box.width > px(230) else 0
    size = min(px(27 if not layout.compact else 20), box.height)
    return size, min(size + px(6), (box.width - sum_ - px(8) - size) // max(count - 1, 1))


def _to_come(target: pygame.Surface, layout: Layout, count: int, box: pygame.Rect) -> None:
    """Places for the dice that would be rolled as things stand."""
    size, step = _measures(layout, count, box)
    for place in range(count):
        room = pygame.Rect(box.x + place * step, box.centery - size // 2, size, size)
        draw.outline(target, room, theme.BRASS_LINE, max(size // 6, 2), 1, 120)


def totals(kills: int, pains: int) -> str:
    """What has been rolled, in words."""
    return f"{kills} Kill{'s' if kills != 1 else ''}, {pains} Pain{'s' if pains != 1 else ''}"
