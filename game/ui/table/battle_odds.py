"""The odds of a battle's roll, as bars: the chance of every number of Kills and Pains, for both sides."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.match.tableview import BattleSide
from game.ui import draw, theme
from game.ui.glyphs import glyph
from game.ui.layout import Layout


def draw_odds(target: pygame.Surface, layout: Layout, sides: Sequence[BattleSide], box: pygame.Rect) -> None:
    """Paint bars of how many Kills and Pains each side's dice bring; what fell is bright."""
    px = layout.px
    small = layout.font_px(theme.SMALL)
    rolled = any(side.dice for side in sides)
    head = "Odds before the roll" if rolled else "Odds of the roll"
    draw.text(target, head, theme.HEAD, layout.font_px(theme.HEAD), theme.BRASS, (box.x, box.y + px(8)), middle=True)
    if rolled:
        at = (box.right, box.y + px(8))
        draw.text(target, "bright: what fell", theme.SMALL_ITALIC, small, theme.TEXT_THIRD, at, "right", middle=True)
    each = box.width // 4
    place = 0
    for side in sides:
        for name, odds, fell in (
            ("Kills by", side.kill_odds, side.rolled_kills),
            ("Pains by", side.pain_odds, side.rolled_pains),
        ):
            part = pygame.Rect(box.x + place * each, box.y + px(20), each - px(16), box.height - px(20))
            _bars(target, layout, part, side, name, odds, min(fell, 3) if side.dice else -1)
            place += 1


def _bars(
    target: pygame.Surface,
    layout: Layout,
    part: pygame.Rect,
    side: BattleSide,
    name: str,
    odds: tuple[float, ...],
    fell: int,
) -> None:
    """One chance after the other, 0 to 3 and more; ``fell`` is the bar to light, -1 for none."""
    px = layout.px
    tiny = layout.font_px(theme.TINY)
    colour = theme.faction_colour(side.faction)
    found = draw.text(target, name, theme.TINY_BOLD, tiny, theme.TEXT, (part.x, part.y + px(8)), middle=True)
    mark = glyph(side.faction, px(15))
    target.blit(mark, mark.get_rect(midleft=(found.right + px(5), part.y + px(8))))
    step = part.width // 4
    foot = part.bottom - px(16)
    most = foot - part.y - px(34)
    for number, chance in enumerate(odds):
        lit = number == fell
        high = max(round(most * chance), 1)
        bar = pygame.Rect(part.x + number * step + 2, foot - high, step - 4, high)
        target.fill(theme.mix(theme.INK, colour, 0.95 if lit else 0.42), bar)
        percent = f"{chance:.0%}" if chance >= 0.005 else "–"
        role, tone = (theme.TINY_BOLD, theme.TEXT) if lit else (theme.TINY, theme.TEXT_SECOND)
        draw.text(target, percent, role, tiny, tone, (bar.centerx, bar.top - px(8)), "center", middle=True)
        label = f"{number}+" if number == 3 else str(number)
        draw.text(target, label, role, tiny, tone, (bar.centerx, foot + px(9)), "center", middle=True)
