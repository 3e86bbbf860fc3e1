"""Somebody's tally in the list: a line of numbers, the share won as a bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.match.chronicle.names import TURNS, side_name
from game.match.chronicle.tallies import BOTS, FACTIONS, MAPS, Tally
from game.ui import draw, theme
from game.ui.kit.box import Box, Drawn, Icon, Row, Text
from game.ui.kit.medal import Medal
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.table.end.dice import LUCK_COLOURS

Column = tuple[str, int, Callable[[Tally], str]]
"""Head, least width in design units, what it says."""


def percent(share: float) -> str:
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
SHARE: Column = ("Won", 128, lambda tally: percent(tally.share))
COLUMNS: tuple[Column, ...] = (PLAYED, SHARE, SHARED, DOOM, KILLS, LENGTH, LUCK)
OF_MAPS: tuple[Column, ...] = (PLAYED, ("Wins most", 130, _best), SHARED, DOOM, KILLS, LENGTH)
LEAST_NAME = 150
FEWER = ("Doom", "Kills", "Shared", "Turns", "Dice")
"""What is left out where there is no room, the last first."""


def _line(by: str, first: Sequence[Box], cell: Callable[[Column], Box], side: float = 0) -> Box:
    cells = []
    for column in OF_MAPS if by == MAPS else COLUMNS:
        made = cell(column)
        made.w, made.rank = column[1], FEWER.index(column[0]) + 1 if column[0] in FEWER else 0
        cells.append(made)
    return Row(Row(*first, gap=10, grow=1, least=LEAST_NAME), *cells, pad=(side, 0))


def heads(by: str) -> Box:
    return _line(by, (), lambda column: Text(column[0], theme.SMALL, theme.TEXT_SECOND, "center", line=True), 14)


def tally_row(by: str, tally: Tally) -> Box:
    sign = "bot" if by == BOTS else "fit" if by == MAPS else "person"

    def cell(column: Column) -> Box:
        if column is SHARE:
            return Drawn((tally.share, tally.even_share), partial(_won, tally), h=38)
        words = column[2](tally)
        colour = LUCK_COLOURS.get(words, theme.TEXT_SECOND) if column is LUCK else theme.TEXT
        return Text(escape(words), theme.BODY, colour, "center", line=True)

    name = Text(escape(tally.name), theme.BODY_BOLD, line=True)
    return _line(by, (Medal(tally.key, 34) if by == FACTIONS else Icon(sign, 28, theme.TEXT_SECOND), name), cell)


def _won(tally: Tally, target: pygame.Surface, cell: pygame.Rect, layout: Layout) -> None:
    """The share won: a number over a bar, with a mark where it would be if all seats won alike."""
    px = layout.px
    body = layout.font_px(theme.BODY_BOLD)
    bar = pygame.Rect(cell.x + px(12), cell.bottom - px(8), cell.width - px(24), px(5))
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
