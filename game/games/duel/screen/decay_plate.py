"""The plate below the strips of a Duel: the Decay marker on its track, what it costs, what losses are worth."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest

from game.games.duel.words.gamewords import decay_tip, decay_told, spoils
from game.games.wars.words.tableview import Table
from game.language.spoken import say
from game.match.match import Match
from game.match.words import words
from game.ui import theme
from game.ui.kit.box import Box, Column, Either, Grid, Icon, Line, Row, Space, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.frame import Frame
from game.ui.kit.medal import Piece
from game.ui.layout import Layout

STEPS = 9
"""Steps of the track that are shown: so many turns without Power hardly ever come."""
MARKED = Frame(theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, theme.GOLD, 255, radius=3, diamonds=False)
FREE = Frame(alpha=110, radius=3, diamonds=False)

Spoils = dict[str, list[tuple[str, int]]]
"""Each side's units with the Doom the enemy gains by their loss."""


def decay_plate(match: Match, table: Callable[[], Table]) -> Boxes:
    """Told to anybody: it holds nothing hidden."""
    worth = spoils(match)
    return Boxes(lambda layout: _describe(table(), worth, layout)).called("decay")


def _describe(table: Table, worth: Spoils, layout: Layout) -> Box:
    """Head, track, words and what losses are worth, as far as there is room."""
    wide, decay, frame = not layout.compact, table.decay or 0, layout.frame
    tone = theme.GOLD if decay else theme.TEXT_SECOND
    head = Row(
        Icon("pass", 24 if wide else 17, theme.GOLD if decay else theme.TEXT_THIRD),
        Text(words().name("term", "decay"), theme.CHAPTER, theme.GOLD, line=True), Space(grow=1),
        Text(str(decay), theme.NUMBER, tone, line=True), gap=8, h=(36 if wide else 26) * frame,
    )  # fmt: skip
    track = Row(*decay_cells(max(0, decay - STEPS + 2), decay), gap=3, h=(26 if wide else 18) * frame, across="fill")
    now, then = decay_told(table)
    told: list[Box] = [Text(now, theme.SMALL), Text(then, theme.SMALL, theme.TEXT_SECOND)]
    small, listed = _small(worth, wide), _listed(worth, wide)
    # What comes next stands in the banner, too: it makes way for the names of the units.
    ways = [(told, listed), (told[:1], listed), (told, small), (told[:1], small), ([], small), ([], [])]
    if wide:
        ways.insert(0, (told, _side_by_side(worth)))
    gap = 3 if wide else 2
    bodies = (Column(*said, Space(h=4 - gap), *losses, gap=gap, least=1) for said, losses in ways)
    return Column(head, track, Space(h=5 if wide else 4), Either(*bodies, tall=True),
                  frame=Frame(line=theme.GOLD if decay else theme.BRASS_LINE, alpha=210 if decay else 150),
                  gap=3 if wide else 2,
                  pad=(14 if wide else 9, 4), tip=decay_tip(table), card=("term", "decay"))  # fmt: skip


def decay_cells(first: int, marker: int, steps: int = STEPS) -> list[Box]:
    """Steps of the track, the marker on one of them."""
    return [_cell(first + place, marker) for place in range(steps)]


def _cell(value: int, marker: int) -> Box:
    """A step of the track."""
    lit = value == marker
    tone = theme.PALE if lit else theme.TEXT_THIRD if value < marker else theme.TEXT_SECOND
    number = Text(str(value), theme.TINY_BOLD if lit else theme.TINY, tone, "center", line=True, grow=1)
    return Row(number, frame=MARKED if lit else FREE, grow=1)


def _head() -> list[Box]:
    return [Line(90), Text(say("duel-worth"), theme.NOTE, theme.TEXT_SECOND, line=True)]


def _side_by_side(worth: Spoils) -> list[Box]:
    """What losses are worth: the units of both sides with their names, beside each other."""
    sides = [[_named(faction, kind, doom, 22, 33) for kind, doom in kinds] for faction, kinds in worth.items()]
    none = (Space(),) * 3
    cells = [cell for row in zip_longest(*sides, fillvalue=none) for side in row for cell in (*side, Space(w=4))]
    return [*_head(), Grid(*cells, columns=(None, 1, None, None) * len(sides), gap=4, gap_y=0, across="center")]


def _listed(worth: Spoils, wide: bool) -> list[Box]:
    """The same below each other, where a column for each side is too narrow for names."""
    size, high, role = (25, 27, theme.SMALL) if wide else (15, 17, theme.TINY)
    cells = [cell for faction, kinds in worth.items() for kind, doom in kinds
             for cell in _named(faction, kind, doom, size, high, role)]  # fmt: skip
    return [*_head(), Grid(*cells, columns=(None, 1, None), gap=6, gap_y=0, across="center")]


def _small(worth: Spoils, wide: bool) -> list[Box]:
    """The same without room for names: a row of pieces for each side, whose tips name them."""
    size, high = (25, 33) if wide else (18, 22)
    # Numbers of two digits need more of a narrow plate.
    size -= 0 if wide else 3 * any(doom > 9 for kinds in worth.values() for _, doom in kinds)
    rows = (Row(*(Row(Piece(kind, size, faction=faction), Text(str(doom), theme.COUNT, line=True), gap=1, grow=1,
                      tip=f"**{words().name('unit', kind)}**", card=("unit", kind))
                  for kind, doom in kinds), h=high) for faction, kinds in worth.items())  # fmt: skip
    return [*_head(), *rows]


def _named(
    faction: str, kind: str, doom: int, size: float, high: float, role: theme.Role = theme.SMALL
) -> tuple[Box, Box, Box]:
    """A unit, its name, a long one in two lines if it can be parted, and its Doom."""
    name = words().name("unit", kind)
    number = theme.COUNT if role is theme.SMALL else theme.TINY_BOLD
    return (Piece(kind, size, faction=faction, h=high),
            Text(name, role, theme.TEXT_SECOND, spacing=0.86, line=not {" ", "-"} & {*name}),
            Text(str(doom), number, align="right", line=True))  # fmt: skip
