"""The plate below the strips of a Duel: the Decay marker on its track, what it costs, what losses are worth."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import zip_longest

from game.games.duel.words.gamewords import decay_tip, decay_told, spoils
from game.games.wars.words.tableview import Table
from game.match.match import Match
from game.match.words import words
from game.ui import theme
from game.ui.kit.box import Box, Column, Either, Grid, Icon, Line, Row, Space, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.frame import Frame
from game.ui.kit.medal import Piece
from game.ui.layout import Layout

LONGEST = 14
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
    wide, decay = not layout.compact, table.decay or 0
    tone = theme.GOLD if decay else theme.TEXT_SECOND
    head = Row(
        Icon("pass", 24 if wide else 17, theme.GOLD if decay else theme.TEXT_THIRD),
        Text(words().tables["games"]["decay"]["name"], theme.CHAPTER, theme.GOLD, line=True), Space(grow=1),
        Text(str(decay), theme.NUMBER, tone, line=True), gap=8, h=36 if wide else 26,
    )  # fmt: skip
    first = max(0, decay - STEPS + 2)
    track = Row(*(_cell(first + place, decay) for place in range(STEPS)), gap=3, h=26 if wide else 18, across="fill")
    now, then = decay_told(table)
    told = Text(now, theme.SMALL, rank=1), Text(then, theme.SMALL, theme.TEXT_SECOND, rank=2)
    rows = partial(_worth, worth, wide)
    options = (rows(each=True), rows(each=False)) if wide and len(worth) == 2 else (rows(each=False),)
    return Column(head, track, Space(h=5 if wide else 4), *told, Space(h=1 if wide else 3),
                  Either(*options, Space(), tall=True),
                  frame=Frame(line=theme.GOLD if decay else theme.BRASS_LINE, alpha=210 if decay else 150),
                  gap=3 if wide else 2,
                  pad=(14 if wide else 9, 4), tip=decay_tip(table), card=("term", "decay"))  # fmt: skip


def _cell(value: int, marker: int) -> Box:
    """A step of the track."""
    lit = value == marker
    tone = theme.PALE if lit else theme.TEXT_THIRD if value < marker else theme.TEXT_SECOND
    number = Text(str(value), theme.TINY_BOLD if lit else theme.TINY, tone, "center", line=True, grow=1)
    return Row(number, frame=MARKED if lit else FREE, grow=1)


def _worth(worth: Spoils, wide: bool, each: bool) -> Box:
    """What losses are worth: units named below each other for both sides, or a row of small ones for each."""
    size = 25 if wide else 18
    head = Text(words().tables["games"]["worth"]["head"], theme.SMALL_ITALIC, theme.TEXT_SECOND, line=True)
    if not each:
        high = size + (8 if wide else 4)
        rows = (Row(*(Row(Piece(kind, size, faction=faction), Text(str(doom), theme.COUNT, line=True), gap=2, grow=1)
                      for kind, doom in kinds), h=high) for faction, kinds in worth.items())  # fmt: skip
        return Column(Line(90), head, *rows, gap=3 if wide else 2, least=1)
    sides = [[_named(faction, kind, doom, size) for kind, doom in kinds] for faction, kinds in worth.items()]
    none = (Space(),) * 3
    cells = [cell for left, right in zip_longest(*sides, fillvalue=none) for cell in (*left, *right)]
    named = Grid(*cells, columns=(None, None, 1, None, None, 1), gap=6, gap_y=0, across="center")
    return Column(Line(90), head, named, gap=3, least=1)


def _named(faction: str, kind: str, doom: int, size: float) -> tuple[Box, Box, Box]:
    """A unit, its name, of a long one the first word, and its Doom."""
    name = words().name("unit", kind)
    name = name if len(name) <= LONGEST else name.split()[0]
    return (Piece(kind, size, faction=faction, h=size + 8), Text(name, theme.SMALL, theme.TEXT_SECOND, line=True),
            Text(str(doom), theme.COUNT, align="right", line=True))  # fmt: skip
