"""How somebody's tally is painted in the list: a line of numbers, the share won as a bar."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.match.chronicle.names import TURNS, side_name
from game.match.chronicle.tallies import BOTS, FACTIONS, MAPS, Tally
from game.ui import draw, theme
from game.ui.chronicle.gamerow import ground
from game.ui.glyphs import medal
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.table.end.dice import LUCK_COLOURS

Column = tuple[str, int, Callable[[Tally], str]]
"""Head, least width in design units, what it says."""


def percent(share: float) -> str:
    """ "34 %"."""
    return f"{round(100 * share)} %"


def mean(total: float, count: int) -> str:
    """An average with one figure behind the point; a dash where nothing was counted."""
    return f"{total / count:.1f}" if count else "–"


def _best(tally: Tally) -> str:
    """Who wins most on a map."""
    found = [(count, side) for side, count in tally.winners.items() if side_name(side)]
    return side_name(max(found)[1]) if found and max(found)[0] else "–"


PLAYED: Column = ("Played", 64, lambda tally: str(tally.played))
SHARED: Column = ("Shared", 64, lambda tally: str(tally.shared))
DOOM: Column = ("Doom", 60, lambda tally: mean(tally.score, tally.scored))
KILLS: Column = ("Kills", 56, lambda tally: mean(tally.kills, tally.scored))
LENGTH: Column = ("Turns", 56, lambda tally: mean(*tally.lengths.get(TURNS, (0, 0))))
LUCK: Column = ("Dice", 150, lambda tally: tally.ledger.luck)
WON = "Won"
WON_WIDTH = 128
SHARE: Column = (WON, WON_WIDTH, lambda tally: percent(tally.share))
COLUMNS: tuple[Column, ...] = (PLAYED, SHARE, SHARED, DOOM, KILLS, LENGTH, LUCK)
OF_MAPS: tuple[Column, ...] = (PLAYED, ("Wins most", 130, _best), SHARED, DOOM, KILLS, LENGTH)
LEAST_NAME = 150
FEWER = ("Dice", "Turns", "Shared", "Kills", "Doom")
"""What is left out first where there is no room."""


def columns(layout: Layout, by: str, width: int) -> list[tuple[Column, pygame.Rect]]:
    """The columns there is room for in a list so wide, each with its place counted from the list's left."""
    px = layout.px
    wanted = list(OF_MAPS if by == MAPS else COLUMNS)
    scale = max(layout.font_px(theme.BODY) / max(px(17), 1), 1.0)

    def wide(column: Column) -> int:
        return round(px(column[1]) * scale)

    for head in FEWER:
        if sum(map(wide, wanted)) + px(LEAST_NAME) <= width:
            break
        wanted = [column for column in wanted if column[0] != head]
    x = width - sum(map(wide, wanted)) - px(8)
    made = []
    for column in wanted:
        made.append((column, pygame.Rect(x, 0, wide(column), 0)))
        x += wide(column)
    return made


def height(layout: Layout) -> int:
    """Height of a row in pixels."""
    return max(layout.px(52), layout.font_px(theme.BODY) + layout.px(24))


def head_height(layout: Layout) -> int:
    """Height of the line of heads."""
    return draw.line_height(theme.SMALL, layout.font_px(theme.SMALL)) + layout.px(8)


def paint_heads(target: pygame.Surface, layout: Layout, by: str, rect: pygame.Rect) -> None:
    """The line of heads over the list."""
    small = layout.font_px(theme.SMALL)
    for (head, _, _), place in columns(layout, by, rect.width):
        at = (rect.x + place.centerx, rect.centery)
        draw.text(target, head, theme.SMALL, small, theme.TEXT_SECOND, at, "center", middle=True)


def paint(
    target: pygame.Surface, layout: Layout, rect: pygame.Rect, by: str, tally: Tally, chosen: bool, over: bool
) -> None:
    """Paint a row."""
    px = layout.px
    box = ground(target, layout, rect, chosen, over)
    body = layout.font_px(theme.BODY)
    size = min(box.height - px(10), px(34))
    x = box.x + px(10)
    if by == FACTIONS:
        sign = medal(tally.key, size)
    else:
        sign = icon("bot" if by == BOTS else "fit" if by == MAPS else "person", round(size * 0.8), theme.TEXT_SECOND)
    target.blit(sign, sign.get_rect(center=(x + size // 2, box.centery)))
    x += size + px(10)
    places = columns(layout, by, rect.width)
    name = draw.shorten(tally.name, theme.BODY_BOLD, body, rect.x + places[0][1].x - x - px(6))
    draw.text(target, name, theme.BODY_BOLD, body, theme.TEXT, (x, box.centery), middle=True)
    for (head, _, say), place in places:
        cell = pygame.Rect(rect.x + place.x, box.y, place.width, box.height)
        if head == WON:
            _won(target, layout, cell, tally)
            continue
        words = say(tally)
        colour = LUCK_COLOURS.get(words, theme.TEXT_SECOND) if head == LUCK[0] else theme.TEXT
        words = draw.shorten(words, theme.BODY, body, cell.width - px(4))
        draw.text(target, words, theme.BODY, body, colour, cell.center, "center", middle=True)


def _won(target: pygame.Surface, layout: Layout, cell: pygame.Rect, tally: Tally) -> None:
    """The share won: a number over a bar, with a mark where it would be if all seats won alike."""
    px = layout.px
    body = layout.font_px(theme.BODY_BOLD)
    bar = pygame.Rect(cell.x + px(12), cell.bottom - px(12), cell.width - px(24), px(5))
    words = f"{percent(tally.share)}"
    at = (cell.centerx, (cell.y + bar.y) // 2 + px(1))
    draw.text(target, words, theme.BODY_BOLD, body, theme.TEXT, at, "center", middle=True)
    draw.fill(target, bar, theme.FIELD, None, bar.height // 2)
    draw.outline(target, bar, theme.BRASS_LINE, bar.height // 2, 1, 120)
    done = bar.copy()
    done.width = round(bar.width * tally.share)
    if done.width >= 2:
        draw.fill(target, done, theme.BRASS, None, min(bar.height, done.width) // 2)
    x = bar.x + round(bar.width * tally.even_share)
    pygame.draw.line(target, theme.PALE, (x, bar.y - px(3)), (x, bar.bottom + px(2)), max(px(1), 1))
