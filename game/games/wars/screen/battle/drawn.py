"""What is drawn by hand in a battle: bars of odds, the arrows of the steps, the sign that folds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.language.spoken import say
from game.ui import charts, draw, theme
from game.ui.kit.box import Drawn
from game.ui.layout import Layout
from game.ui.palette import faction_cache

BARS = 4
"""How many bars of odds: the last one stands for all higher numbers too."""


# Odds ------------------------------------------------------------------------------------------


def percent(chance: float) -> str:
    """A chance in whole percent; what is possible is never "0 %", what is not certain never "100 %"."""
    if 0 < chance < 0.005:
        return say("chronicle-percent", number="<1")
    if 0.995 < chance < 1 - 1e-9:
        return say("chronicle-percent", number=">99")
    return charts.percent(chance) if chance else "–"


def sign_fits(layout: Layout, wide: float, charts: Iterable[Sequence[float]]) -> bool:
    """Whether charts of a width in design units have room for "%" behind every chance: all have it or none."""
    tiny = layout.font_px(theme.TINY)
    told = (percent(chance) for odds in charts for chance in odds)
    return max(draw.text_width(words, theme.TINY_BOLD, tiny) for words in told) < layout.px(wide) // BARS


def bars(faction: str, odds: Sequence[float], fell: int, sign: bool) -> Drawn:
    """The chances of 0, 1, 2 and 3 or more results, their numbers below; ``sign`` writes "%" behind them.

    ``fell`` is the number that came, to be lit; -1 for none yet, and then all bars are half lit.
    """

    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        tiny = layout.font_px(theme.TINY)
        line = tiny + layout.px(3)
        foot, most = rect.bottom - line, max(rect.height - 2 * line, 4)
        step = rect.width // len(odds)
        for number, chance in enumerate(odds):
            lit = fell >= 0 and number == min(fell, BARS - 1)
            high = max(round(most * chance / (max(odds) or 1.0)), 1)
            bar = pygame.Rect(rect.x + number * step + 1, foot - high, max(step - layout.px(3), 3), high)
            target.blit(_bar(faction, bar.width, high, 2 if lit else 1 if fell < 0 else 0), bar)
            role, tone = (theme.TINY_BOLD, theme.TEXT) if lit else (theme.TINY, theme.TEXT_SECOND)
            words = percent(chance) if sign else percent(chance).rstrip("%\N{NO-BREAK SPACE}")
            draw.text(target, words, role, tiny, tone, (bar.centerx, bar.top - line // 2), "center", middle=True)
            label = f"{number}+" if number == BARS - 1 else str(number)
            tone = theme.GOLD if lit else theme.TEXT_SECOND
            draw.text(target, label, role, tiny, tone, (bar.centerx, foot + line // 2 + 1), "center", middle=True)

    return Drawn((faction, tuple(odds), fell, sign), paint, grow=1)


@faction_cache(256)
def _bar(faction: str, width: int, height: int, light: int) -> pygame.Surface:
    """A bar: 2 lit, 1 before anything has fallen, 0 what did not fall."""
    colour = theme.faction_colour(faction)
    share = (0.34, 0.62, 0.95)[light]
    top, bottom = theme.mix(theme.INK, colour, share), theme.mix(theme.INK, colour, share * 0.62)
    made = draw.gradient(width, height, top, bottom).copy()
    rim = theme.mix(colour, (255, 255, 255), 0.35) if light == 2 else theme.mix(theme.INK, colour, share + 0.12)
    pygame.draw.rect(made, rim, made.get_rect(), 1)
    return made


# Signs -----------------------------------------------------------------------------------------


def arrow(place: int, now: int) -> Drawn:
    """The ground of a step, pointing to the next; the first has no notch, the present one is lit."""

    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        box = rect.inflate(-2, -layout.px(4))
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
        later = theme.mix(theme.BRASS_LINE, theme.INK, 0.6)
        pygame.draw.aalines(
            target, theme.GOLD if place == now else theme.BRASS_LINE if place < now else later, True, points
        )

    return Drawn((place, now), paint, w=0)


def chevron(down: bool) -> Drawn:
    """The arrow of a panel that folds: up to fold, down to open."""

    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        (x, y), reach, way = rect.center, layout.px(6), -1 if down else 1
        points = [(x - reach, y + way * reach // 2), (x, y - way * reach // 2), (x + reach, y + way * reach // 2)]
        pygame.draw.lines(target, theme.TEXT_SECOND, False, points, max(layout.px(2), 2))

    return Drawn(down, paint, w=16, h=16)
