"""Somebody's tally: a line of numbers in the list, and a page beside it: words, Doom on average, every die."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.language.spoken import say
from game.match.chronicle.sieve import TURNS, mean_words, side_name
from game.match.chronicle.tallies import BOTS, FACTIONS, MAPS, Tally, mean_curve, usual_length
from game.ui import charts, draw, theme
from game.ui.chronicle.game import DOOM_TO_END
from game.ui.kit.box import Box, Column, Drawn, Icon, Row, Text
from game.ui.kit.medal import Medal
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.table.end.figures import dice_told, faces, luck_colour

Figure = tuple[str, int, Callable[[Tally], str]]
"""Its id, least width in design units, what it says."""


def mean(total: float, count: int) -> str:
    """An average with one figure behind the point; a dash where nothing was counted."""
    return say("chronicle-mean", number=total / count) if count else "–"


def _best(tally: Tally) -> str:
    """Who wins most on a map."""
    found = [(count, side) for side, count in tally.winners.items() if side_name(side)]
    return side_name(max(found)[1]) if found and max(found)[0] else "–"


PLAYED: Figure = ("played", 64, lambda tally: str(tally.played))
SHARED: Figure = ("shared", 84, lambda tally: str(tally.shared))
DOOM: Figure = ("doom", 76, lambda tally: mean(tally.score, tally.scored))
KILLS: Figure = ("kills", 72, lambda tally: mean(tally.kills, tally.scored))
LENGTH: Figure = ("turns", 56, lambda tally: mean(*tally.lengths.get(TURNS, (0, 0))))
LUCK: Figure = ("dice", 150, lambda tally: tally.ledger.luck_told)
SHARE: Figure = ("won", 128, lambda tally: charts.percent(tally.share))
COLUMNS: tuple[Figure, ...] = (PLAYED, SHARE, SHARED, DOOM, KILLS, LENGTH, LUCK)
OF_MAPS: tuple[Figure, ...] = (PLAYED, ("best", 130, _best), SHARED, DOOM, KILLS, LENGTH)
LEAST_NAME = 150
FEWER = ("doom", "kills", "shared", "turns", "dice")
"""What is left out where there is no room, the last first."""


def _line(by: str, first: Sequence[Box], cell: Callable[[Figure], Box], side: float = 0) -> Box:
    cells = []
    for column in OF_MAPS if by == MAPS else COLUMNS:
        made = cell(column)
        made.w, made.rank = column[1], FEWER.index(column[0]) + 1 if column[0] in FEWER else 0
        cells.append(made)
    return Row(Row(*first, gap=10, grow=1, least=LEAST_NAME), *cells, pad=(side, 0))


def heads(by: str) -> Box:
    def head(column: Figure) -> Box:
        return Text(say(f"chronicle-column-{column[0]}"), theme.SMALL, theme.TEXT_SECOND, "center", line=True)

    return _line(by, (), head, 14)


def tally_row(by: str, tally: Tally) -> Box:
    sign = "bot" if by == BOTS else "fit" if by == MAPS else "person"

    def cell(column: Figure) -> Box:
        if column is SHARE:
            return Drawn((tally.share, tally.even_share), partial(_won, tally), h=38)
        words = column[2](tally)
        colour = luck_colour(tally.ledger) if column is LUCK else theme.TEXT
        return Text(escape(words), theme.BODY, colour, "center", line=True)

    name = Text(escape(tally.name), theme.BODY_BOLD, line=True)
    return _line(by, (Medal(tally.key, 34) if by == FACTIONS else Icon(sign, 28, theme.TEXT_SECOND), name), cell)


def _won(tally: Tally, target: pygame.Surface, cell: pygame.Rect, layout: Layout) -> None:
    """The share won: a number over a bar, with a mark where it would be if all seats won alike."""
    px = layout.px
    body = layout.font_px(theme.BODY_BOLD)
    bar = pygame.Rect(cell.x + px(12), cell.bottom - px(8), cell.width - px(24), px(5))
    words = charts.percent(tally.share)
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


DIM = 0.6
"""How far a line that is not meant goes towards the ground."""


def chart(by: str, tally: Tally | None, tallies: Sequence[Tally]) -> charts.ChartData:
    """Doom turn by turn on average: by the factions played; all factions beside the one that is meant."""
    if tally is None:
        return charts.ChartData(say("chronicle-column-doom"), 1, ())
    curves = tally.curves
    if by == FACTIONS:
        curves = {side: curve for each in tallies for side, curve in each.curves.items()}
    known = {side: found for side, found in curves.items() if side_name(side)}
    turns = usual_length(sorted(len(curve) for found in known.values() for curve in found))
    lines = []
    for side in sorted(known, key=list(theme.FACTION).index):
        colour = theme.faction_colour(side)
        if by == FACTIONS and side != tally.key:
            colour = theme.mix(colour, theme.PANEL_BOTTOM, DIM)
        values = tuple(round(value) for value in mean_curve(known[side], turns))
        lines.append(charts.Line(side, side_name(side), colour, values))
    return charts.ChartData(say("chronicle-doom-mean"), 1, tuple(lines), DOOM_TO_END, say("chronicle-doom-ends"))


def told(by: str, tally: Tally) -> str:
    """A tally in sentences, as rich text."""
    parts: list[str] = []
    if by == MAPS:
        parts.append(say("chronicle-told-played", count=tally.played))
        if tally.shared:
            parts.append(say("chronicle-told-map-shared", count=tally.shared))
        if tally.played > tally.won:
            parts.append(say("chronicle-told-map-nobody", count=tally.played - tally.won))
    else:
        share, even = round(100 * tally.share), round(100 * tally.even_share)
        parts.append(say("chronicle-told-won", count=tally.played, won=tally.won, share=share, even=even))
        if tally.shared:
            parts.append(say("chronicle-told-shared", count=tally.shared))
    lengths = [mean_words(what, mean(*length))
               for what, length in sorted(tally.lengths.items(), reverse=True)]  # fmt: skip
    decisions = round(tally.decisions / max(tally.games, 1))
    key = "chronicle-told-length" if lengths else "chronicle-told-decisions"
    parts.append(say(key, count=decisions, lengths=lengths))
    if tally.scored and tally.attacks + tally.kills + tally.lost:
        attacks, kills, lost = (mean(each, tally.scored) for each in (tally.attacks, tally.kills, tally.lost))
        parts.append(say("chronicle-told-deeds", attacks=attacks, kills=kills, lost=lost))
    return " ".join(parts)


def tally_page(by: str, tally: Tally, data: charts.ChartData, curves: Box) -> Sequence[Box]:
    """What is told of somebody, from the top down; first the dice, then the chart give way."""
    ledger = tally.ledger
    return (
        Text(escape(tally.name), theme.TITLE, theme.GOLD, line=True),
        Text(told(by, tally), theme.BODY, theme.TEXT_SECOND),
        *([curves, charts.legend(data.lines, rank=1)] if data.turns else ()),
        *([Row(
            faces(ledger, share=0.52, h=140),
            Column(Text(say("chronicle-dice", count=ledger.dice), theme.SMALL, theme.TEXT_SECOND, line=True),
                   dice_told(ledger), gap=4, grow=1, most=240),
            gap=16, rank=2,
        )] if ledger.dice else ()),
    )  # fmt: skip
