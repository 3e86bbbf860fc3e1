"""The steps of a battle, as a row of arrows across its panel."""

from __future__ import annotations

import pygame

from game.games.wars.words.tableview import BATTLE_STEPS
from game.ui import draw, theme
from game.ui.glyphs import glyph
from game.ui.layout import Layout

STEP_NAMES = {
    "before": "Before",
    "roll": "Roll",
    "kills": "Kills",
    "pains": "Pains",
    "after": "After",
    "retreat": "Retreat",
}


def draw_steps(target: pygame.Surface, layout: Layout, row: pygame.Rect, step_now: str, decider: str) -> None:
    """Paint the steps as a row of arrows, the present one lit; ``decider`` is who decides in it, "" for nobody."""
    px = layout.px
    wide = not layout.compact
    each = row.width // len(BATTLE_STEPS)
    now = BATTLE_STEPS.index(step_now)
    role = theme.LABEL if wide else theme.TINY_BOLD
    label_px = layout.font_px(role)
    for place, step in enumerate(BATTLE_STEPS):
        box = pygame.Rect(row.x + place * each, row.y, each, row.height)
        _arrow(target, box.inflate(-2, -px(4)), place, now)
        colour = theme.GOLD if place == now else theme.TEXT if place < now else theme.TEXT_THIRD
        name = STEP_NAMES[step]
        width = draw.text_width(name, role, label_px)
        x = box.centerx + px(3)
        sign = px(20 if wide else 15)
        if place == now and decider and width + sign + px(4) <= box.width - px(16 if wide else 10):
            mark = glyph(decider, sign)
            x += (sign + px(4)) // 2
            target.blit(mark, mark.get_rect(midright=(x - width // 2 - px(4), box.centery)))
        shown = draw.shorten(name, role, label_px, box.width - px(6))
        draw.text(target, shown, role, label_px, colour, (x, box.centery), "center", middle=True)


def _arrow(target: pygame.Surface, box: pygame.Rect, place: int, now: int) -> None:
    """One arrow; the first has no notch."""
    point = box.height // 3
    points = [
        (box.left, box.top),
        (box.right - point, box.top),
        (box.right, box.centery),
        (box.right - point, box.bottom - 1),
        (box.left, box.bottom - 1),
    ]
    if place:
        points.append((box.left + point, box.centery))
    pygame.draw.polygon(target, theme.CHOSEN_TOP if place == now else theme.FIELD, points)
    rim = (
        theme.GOLD if place == now else theme.BRASS_LINE if place < now else theme.mix(theme.BRASS_LINE, theme.INK, 0.6)
    )
    pygame.draw.aalines(target, rim, True, points)
