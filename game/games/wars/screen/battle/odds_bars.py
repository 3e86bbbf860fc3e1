"""The chances of 0, 1, 2 and 3 or more results of a roll, as four bars."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pygame

from game.ui import draw, theme
from game.ui.glyphs import glyph
from game.ui.layout import Layout
from game.ui.palette import faction_cache

SHOWN = 4
"""How many bars: the last one stands for all higher numbers too."""


def chances(results: Mapping[tuple[int, int], float], which: int) -> tuple[float, ...]:
    """The chances of 0, 1, 2 and 3 or more Kills (``which`` 0) or Pains (1) among a roll's (Kills, Pains)."""
    found = [0.0] * SHOWN
    for result, chance in results.items():
        found[min(result[which], SHOWN - 1)] += chance
    return tuple(found)


def percent(chance: float) -> str:
    """A chance in whole percent; what is possible is never "0 %", what is not certain never "100 %"."""
    if 0 < chance < 0.005:
        return "<1%"
    if 0.995 < chance < 1 - 1e-9:
        return ">99%"
    return f"{chance:.0%}" if chance else "–"


def sign_fits(layout: Layout, width: int, charts: Iterable[Sequence[float]]) -> bool:
    """Whether charts of a width have room for "%" behind every chance: all have it or none."""
    tiny = layout.font_px(theme.TINY)
    told = (percent(chance) for odds in charts for chance in odds)
    return max(draw.text_width(words, theme.TINY_BOLD, tiny) for words in told) < width // SHOWN


def draw_bars(
    target: pygame.Surface,
    layout: Layout,
    part: pygame.Rect,
    faction: str,
    name: str,
    odds: Sequence[float],
    fell: int = -1,
    sign: bool = True,
) -> None:
    """Paint one chart in ``part``: whose and what above, the bars, their numbers below.

    ``sign`` writes "%" behind the chances.
    ``fell`` is the number that came, to be lit; -1 for none yet, and then all bars are half lit.
    """
    px = layout.px
    tiny = layout.font_px(theme.TINY)
    line = tiny + px(3)
    head = pygame.Rect(part.x, part.y, part.width, line + px(2))
    found = draw.text(target, name, theme.TINY_BOLD, tiny, theme.TEXT, (head.x, head.centery), middle=True)
    mark = glyph(faction, px(15))
    target.blit(mark, mark.get_rect(midleft=(found.right + px(5), head.centery)))
    foot = part.bottom - line
    most = max(foot - head.bottom - line, 4)
    top = max(odds) or 1.0
    step = part.width // len(odds)
    for number, chance in enumerate(odds):
        lit = number == min(fell, len(odds) - 1) if fell >= 0 else False
        high = max(round(most * chance / top), 1)
        bar = pygame.Rect(part.x + number * step + 1, foot - high, max(step - px(3), 3), high)
        target.blit(_bar(faction, bar.width, high, 2 if lit else 1 if fell < 0 else 0), bar)
        role, tone = (theme.TINY_BOLD, theme.TEXT) if lit else (theme.TINY, theme.TEXT_SECOND)
        words = percent(chance) if sign else percent(chance).rstrip("%")
        draw.text(target, words, role, tiny, tone, (bar.centerx, bar.top - line // 2), "center", middle=True)
        label = f"{number}+" if number == len(odds) - 1 else str(number)
        tone = theme.GOLD if lit else theme.TEXT_SECOND
        draw.text(target, label, role, tiny, tone, (bar.centerx, foot + line // 2 + 1), "center", middle=True)


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


def often(chance: float) -> str:
    """A chance as people say it: "1 of 6 battles", "2 of 3 battles"; as near as small numbers come."""
    if chance < 0.04:
        return f"1 of {min(round(1 / max(chance, 0.001)), 1000)} battles"
    if chance > 0.96:
        return "almost every battle"
    for below in (2, 3, 4, 5, 6, 8, 10):
        above = round(chance * below)
        if 0 < above < below and abs(above / below - chance) <= 0.025:
            return f"{above} of {below} battles"
    return f"1 of {round(1 / chance)} battles" if chance < 0.1 else f"{round(chance * 20)} of 20 battles"
