"""What happened, told beside the table: the chronicle's lines with the seals of those whose doing they were."""

from __future__ import annotations

from typing import Any

import pygame

from game.games.rites.screen.seals import COLOURS, seal
from game.games.rites.words.tableview import CardTable, Cultist, named
from game.match.phrases import HEADING, Line
from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.rich import RichText, escape, rich
from game.ui.table.log.lines import Log
from game.ui.widgets.painted import Painted

MARGIN = 26


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


class LogPanel(Painted):
    """The frame round the lines, with its head."""

    def __init__(self) -> None:
        super().__init__()
        self.focusable = False

    def key(self) -> Any:
        """Always the same."""
        return None

    def hit(self, point: tuple[int, int]) -> bool:
        """It is no button."""
        return False

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint it."""
        px = layout.px
        draw.panel(target, rect, draw.PanelStyle(radius=px(6), diamonds=False, line_alpha=150))
        size = layout.font_px(theme.HEAD)
        draw.text(
            target, "What happened", theme.HEAD, size, theme.BRASS, (rect.x + px(16), rect.y + px(19)), middle=True
        )
        draw.hairline(target, (rect.x + px(14), rect.y + px(35)), rect.width - px(28), theme.BRASS_LINE, 90)
