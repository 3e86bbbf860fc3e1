"""Somebody's tally beside the list: in words, Doom turn by turn on average, every die."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.match.chronicle.names import side_name
from game.match.chronicle.tallies import FACTIONS, MAPS, Tally, mean_curve, usual_length
from game.ui import charts, draw, theme
from game.ui.chronicle.gamepage import DOOM_TO_END, LEAST_CHART
from game.ui.chronicle.tallyrow import mean, percent
from game.ui.layout import Layout
from game.ui.rich import rich
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


class TallyPage:
    """Measures and paints; the chart is a widget of the scene's, which asks ``chart_rect`` where it goes."""

    def __init__(self, layout: Layout, by: str, tally: Tally, data: charts.ChartData, rect: pygame.Rect) -> None:
        self.layout = layout
        self.by = by
        self.tally = tally
        px = layout.px
        self.rect = rect.inflate(-2 * px(18), -2 * px(14))
        width = self.rect.width
        self._title = draw.fitted(tally.name, theme.TITLE, layout.font_px(theme.TITLE), width)
        self._words = rich(told(by, tally), theme.BODY, layout.font_px(theme.BODY), width, theme.TEXT_SECOND)
        self._words_y = self.rect.y + draw.line_height(theme.TITLE, self._title[1]) + px(4)
        upper = self._words_y + self._words.height + px(12)
        self.chart_rect, self.legend, self._dice = self._shared_out(upper, bool(data.turns))

    def _shared_out(
        self, upper: int, curves: bool
    ) -> tuple[pygame.Rect | None, pygame.Rect | None, pygame.Rect | None]:
        """Chart, legend and dice under each other; first the dice, then the chart give way."""
        px, rect = self.layout.px, self.rect
        room = rect.bottom - upper
        low = px(20)
        body = draw.line_height(theme.BODY, self.layout.font_px(theme.BODY))
        dice = px(110) + body if self.tally.ledger.dice else 0
        if not curves:
            shown = dice and room >= dice
            return None, None, pygame.Rect(rect.x, upper, rect.width, min(room, px(220))) if shown else None
        if room - dice - low - px(14) < px(LEAST_CHART):
            dice = 0
        high = min(room - low - (dice + px(14) if dice else 0), px(430))
        if high < px(LEAST_CHART):
            return None, None, None
        chart = pygame.Rect(rect.x, upper, rect.width, high)
        legend = pygame.Rect(rect.x, chart.bottom, rect.width, low)
        box = pygame.Rect(
            rect.x, legend.bottom + px(14), rect.width, min(rect.bottom - legend.bottom - px(14), px(220))
        )
        return chart, legend, box if dice else None

    def draw(self, surface: pygame.Surface, data: charts.ChartData) -> None:
        """Paint everything but the chart."""
        layout = self.layout
        title, size = self._title
        draw.text(surface, title, theme.TITLE, size, theme.GOLD, self.rect.topleft)
        self._words.draw(surface, (self.rect.x, self._words_y))
        if self.legend is not None:
            charts.legend(surface, layout, data.lines, self.legend)
        if self._dice is not None:
            self._draw_dice(surface, self._dice)

    def _draw_dice(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Faces as columns at the left; Kills, Pains and luck at the right."""
        layout, px = self.layout, self.layout.px
        ledger = self.tally.ledger
        half = box.width * 52 // 100
        draw_faces(surface, layout, ledger, pygame.Rect(box.x, box.y, half - px(16), box.height))
        x, width = box.x + half, min(box.width - half, px(240))
        small, body = layout.font_px(theme.SMALL), layout.font_px(theme.BODY)
        line = draw.line_height(theme.BODY, body) + px(4)
        y = box.centery - 2 * line
        dice = f"{ledger.dice} dice in battles"
        draw.text(surface, dice, theme.SMALL, small, theme.TEXT_SECOND, (x, y + line // 2), middle=True)
        for place, (what, rolled, expected) in enumerate(dice_results(ledger)):
            row = pygame.Rect(x, y + (place + 1) * line, width, line)
            draw_dice_result(surface, layout, what, rolled, expected, row)
        colour = LUCK_COLOURS.get(ledger.luck, theme.TEXT_SECOND)
        at = (x, y + 3 * line + line // 2)
        size = layout.font_px(theme.BODY_ITALIC)
        draw.text(surface, ledger.luck, theme.BODY_ITALIC, size, colour, at, middle=True)
