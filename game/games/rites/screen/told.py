"""What happened, told beside the table: the chronicle's lines with the seals of those whose doing they were."""

from __future__ import annotations

import pygame

from game.games.rites.screen.seals import COLOURS, seal
from game.games.rites.words.tableview import CardTable, Cultist, named
from game.match.phrases import HEADING, Line
from game.ui import draw, theme
from game.ui.kit.box import Box, Column, Space, Stack, Text
from game.ui.kit.box import Line as Rule
from game.ui.kit.controls import Held
from game.ui.kit.frame import Frame
from game.ui.rich import RichText, escape, rich
from game.ui.table.log.lines import Log
from game.ui.widgets.base import Widget

MARGIN = 26
FRAME = Frame(alpha=150, radius=6, diamonds=False)
"""The ground of a panel beside the table."""


def written(cultist: Cultist) -> str:
    """A cultist's name in the cultist's colour, as rich text."""
    return f"**<{cultist.id}>{escape(cultist.name)}</>**"


class CardLog(Log):
    """The chronicle's column, each line with the seal of whoever began it."""

    def __init__(self) -> None:
        super().__init__(COLOURS.__getitem__)
        self.table: CardTable | None = None
        self.since = -1
        """The number of the event that came after the viewer's last choice; lines from there on are lit."""

    def _text(self, line: Line) -> RichText:
        assert self._layout is not None
        text = named(line.text, self.table, written) if self.table else line.text
        if line.kind == HEADING:
            role = theme.CHAPTER
            return rich(text, role, self._layout.font_px(role), self._room(), theme.BRASS)
        px = self._layout.font_px(theme.LOG)
        if line.side is not None and self.table:
            # The seal says who; the name is not said again where the sentence begins with it.
            start = written(self.table.cultists[line.side])
            if text.startswith(start) and text[len(start) : len(start) + 1] == " ":
                text = text[len(start) :].lstrip()
        return rich(text, theme.LOG, px, self._room() - self._layout.px(MARGIN + 4), self._ink(line))

    def _ink(self, line: Line) -> theme.RGB:
        return theme.TEXT if 0 <= self.since <= line.number else theme.TEXT_SECOND

    def _row(self, target: pygame.Surface, row: pygame.Rect, index: int, over: bool) -> None:
        assert self._layout is not None
        px, line = self._layout.px, self._shown[index]
        text = self._text(line)
        if line.kind == HEADING:
            self._heading(target, row, text)
            return
        if line == self.marked:
            draw.fill(target, row.inflate(0, -2), theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, px(3))
            draw.outline(target, row.inflate(0, -2), theme.GOLD, px(3), 1, 180)
        elif over:
            draw.fill(target, row.inflate(0, -2), theme.BUTTON_TOP, None, px(3))
        if line.side is not None and self.table:
            mark = seal(self.table.cultists[line.side], px(20))
            target.blit(mark, mark.get_rect(topleft=(row.x, row.y + px(2))))
        if line.weight > 1:
            colour = COLOURS[line.side] if line.side is not None else theme.GOLD
            target.fill(colour, (row.x + px(22), row.y + px(3), max(px(1.5), 1), row.height - px(7)))
        text.draw(target, (row.x + px(MARGIN), row.y + px(3)))


def log_panel(lines: Widget) -> Box:
    """The frame round the lines, with its head; ``lines`` gets their place."""
    head = Text("What happened", theme.HEAD, theme.BRASS, line=True)
    room = Stack(Space(h=50), Held("slot.log", lines), grow=1)
    return Column(head, Rule(90), room, frame=FRAME, pad=(14, 8), gap=4, grow=1)
