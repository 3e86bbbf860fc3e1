"""Somebody's tally beside the list: in words, Doom turn by turn on average, every die."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.match.chronicle.names import side_name
from game.match.chronicle.tallies import FACTIONS, MAPS, Tally, mean_curve, usual_length
from game.ui import charts, theme
from game.ui.chronicle.gamepage import DOOM_TO_END
from game.ui.chronicle.tallyrow import mean, percent
from game.ui.kit.box import Box, Column, Drawn, Row, Text
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.table.end.dice import LUCK_COLOURS, dice_results, draw_dice_result, draw_faces

DIM = 0.6
"""How far a line that is not meant goes towards the ground."""


def chart(by: str, tally: Tally | None, tallies: Sequence[Tally]) -> charts.ChartData:
    """Doom turn by turn on average: by the factions played; all factions beside the one that is meant."""
    if tally is None:
        return charts.ChartData("Doom", 1, ())
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
    return charts.ChartData("Doom on average", 1, tuple(lines), DOOM_TO_END, "30 ends the game")


def told(by: str, tally: Tally) -> str:
    """A tally in sentences, as rich text."""
    times = f"{tally.played} time{'s' if tally.played != 1 else ''}"
    if by == MAPS:
        humanity = tally.played - tally.won
        parts = [f"Played **{times}**."]
        if tally.shared:
            parts.append(f"**{tally.shared}** ended in a shared victory.")
        if humanity:
            parts.append(f"**{humanity}** had no winner.")
    else:
        parts = [
            f"Played **{times}** and won **{tally.won}**: **{percent(tally.share)}**, "
            f"where {percent(tally.even_share)} would be even."
        ]
        if tally.shared:
            parts.append(f"**{tally.shared}** of them shared.")
    long = [f"{mean(*length)} {what}" for what, length in sorted(tally.lengths.items(), reverse=True)]
    decisions = round(tally.decisions / max(tally.games, 1))
    parts.append(f"A game takes {' or '.join(long)}{' and ' if long else ''}{decisions} decisions on average.")
    if tally.scored and tally.attacks + tally.kills + tally.lost:
        parts.append(
            f"In a game a faction begins {mean(tally.attacks, tally.scored)} battles, kills "
            f"{mean(tally.kills, tally.scored)} enemies and loses {mean(tally.lost, tally.scored)} of its own."
        )
    return " ".join(parts)


def tally_page(by: str, tally: Tally, data: charts.ChartData, curves: Box) -> Sequence[Box]:
    """What is told of somebody, from the top down; first the dice, then the chart give way."""
    ledger = tally.ledger

    def legend(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        charts.legend(target, layout, data.lines, rect)

    def faces(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        draw_faces(target, layout, ledger, rect)

    def result(told: tuple[str, int, float], target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        draw_dice_result(target, layout, *told, rect)

    return (
        Text(escape(tally.name), theme.TITLE, theme.GOLD, line=True),
        Text(told(by, tally), theme.BODY, theme.TEXT_SECOND),
        *([curves, Drawn(data.lines, legend, h=20, rank=1)] if data.turns else ()),
        *([Row(
            Drawn(ledger, faces, share=0.52, h=140),
            Column(
                Text(f"{ledger.dice} dice in battles", theme.SMALL, theme.TEXT_SECOND, line=True),
                *(Drawn(each, partial(result, each), h=24) for each in dice_results(ledger)),
                Text(ledger.luck, theme.BODY_ITALIC, LUCK_COLOURS.get(ledger.luck, theme.TEXT_SECOND), line=True),
                gap=4, grow=1, most=240,
            ),
            gap=16, rank=2,
        )] if ledger.dice else ()),
    )  # fmt: skip
