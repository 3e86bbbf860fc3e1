"""What happened, told beside the table: the chronicle's lines with the seals of those whose doing they were."""

from __future__ import annotations

from functools import partial

from game.games.rites.screen.seals import COLOURS, picture, seal
from game.games.rites.words.tableview import CardTable, Cultist, named
from game.language.spoken import say
from game.match.phrases import HEADING, Line
from game.ui import theme
from game.ui.kit.box import Box, Column, Row, Space, Stack, Text
from game.ui.kit.box import Line as Rule
from game.ui.kit.controls import Held
from game.ui.kit.frame import Frame
from game.ui.rich import escape
from game.ui.table.log import Log, flat
from game.ui.widgets.base import Widget

FRAME = Frame(alpha=150, radius=6, diamonds=False)
"""The ground of a panel beside the table."""


def written(cultist: Cultist) -> str:
    """A cultist's name in the cultist's colour, as rich text."""
    return f"**<{cultist.id}>{escape(cultist.name)}</>**"


class CardLog(Log):
    """The chronicle's column, each line with the seal of whoever began it."""

    GAP = 2

    def __init__(self) -> None:
        super().__init__(COLOURS.__getitem__)
        self.table: CardTable | None = None
        self.since = -1
        """The number of the event that came after the viewer's last choice; lines from there on are lit."""

    @property
    def follows(self) -> None:
        """Names and seals follow from the whole table: lines are described at each painting."""
        return None

    def words(self, line: Line) -> str:
        text = named(line.text, self.table, written) if self.table else line.text
        if line.kind != HEADING and line.side is not None and self.table:
            # The seal says who; the name is not said again where the sentence begins with it.
            start = written(self.table.cultists[line.side])
            if text.startswith(f"{start} "):
                text = text[len(start) :].lstrip()
        return text

    def text(self, line: Line) -> Text:
        colour = theme.TEXT if 0 <= self.since <= line.number else theme.TEXT_SECOND
        return Text(self.words(line), theme.LOG, colour, grow=1)

    def sign(self, line: Line) -> Box:
        side = line.side
        cultist = self.table.cultists[side] if side is not None and self.table else None
        colour = COLOURS[side] if side is not None else theme.GOLD
        return Row(
            Column(picture(("seal", side), partial(seal, cultist), 20, 20)) if cultist else Space(w=20),
            Rule(255, colour, upright=True, w=2) if line.weight > 1 else Space(w=2), gap=2, across="fill", w=24,
        )  # fmt: skip

    def ground(self, line: Line, over: bool) -> Frame | None:
        if line == self.marked:
            return Frame(theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, theme.GOLD, 180, radius=3, diamonds=False)
        return flat(theme.BUTTON_TOP) if over else None


def log_panel(lines: Widget) -> Box:
    """The frame round the lines, with its head; ``lines`` gets their place."""
    head = Text(say("rites-log"), theme.HEAD, theme.BRASS, line=True)
    room = Stack(Space(h=50), Held("slot.log", lines), grow=1)
    return Column(head, Rule(90), room, frame=FRAME, pad=(14, 8), gap=4, grow=1)
