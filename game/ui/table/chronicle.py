"""The chronicle at the right: what has happened, newest below, and what has happened since the last own choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.match.phrases import HEADING, Line
from game.match.tableview import faction_of
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import RichText, rich
from game.ui.table.painted import Painted
from game.ui.widgets.lists import ScrollList

DIGEST_LINES = 4


class Log(ScrollList):
    """The lines, each with a bar in the colour of whose doing it was; only those in sight are set."""

    def __init__(self) -> None:
        super().__init__(self._row)
        self.lines: list[Line] = []
        self._layout: Layout | None = None
        self._heights: dict[tuple[str, str], int] = {}

    def show(self, lines: Sequence[Line]) -> None:
        """Show these lines; the end stays in sight while it was."""
        end = self.at_end
        self.lines = list(lines)
        self._measure()
        if end:
            self.scroll_to_end()

    def lay(self, rect: pygame.Rect, layout: Layout) -> None:
        """Take a place; heights are measured anew."""
        end = self.at_end
        if layout != self._layout or rect.width != self.rect.width:
            self._heights.clear()
        self._layout = layout
        self.rect = rect
        self._measure()
        self.place(rect)
        if end:
            self.scroll_to_end()

    def _measure(self) -> None:
        if self._layout is None:
            return
        heights = []
        for line in self.lines:
            key = (line.kind, line.text)
            high = self._heights.get(key)
            if high is None:
                high = self._heights[key] = self._text(line).height + self._layout.px(8)
            heights.append(high)
        self.set_rows(heights)

    def _text(self, line: Line) -> RichText:
        assert self._layout is not None
        if line.kind == HEADING:
            role = theme.CHAPTER
            return rich(line.text, role, self._layout.font_px(role), self._room(), theme.BRASS, align="center")
        px = self._layout.font_px(theme.LOG)
        colour = theme.TEXT if line.weight else theme.TEXT_SECOND
        return rich(line.text, theme.LOG, px, self._room() - self._layout.px(12), colour)

    def _room(self) -> int:
        return max(self.rect.width - self._bar - 6, 40)

    def _row(self, target: pygame.Surface, row: pygame.Rect, index: int, over: bool) -> None:
        assert self._layout is not None
        line = self.lines[index]
        px = self._layout.px
        text = self._text(line)
        if line.kind == HEADING:
            text.draw(target, (row.x, row.y + px(3)))
            return
        if line.weight >= 2:
            ground = theme.mix(theme.PANEL_BOTTOM, theme.BUTTON_TOP, 0.8)
            draw.fill(target, pygame.Rect(row.x, row.y + 1, row.width, row.height - 3), ground)
        if line.side is not None:
            colour = theme.faction_colour(faction_of(line.side))
            target.fill(colour, (row.x, row.y + px(3), max(px(2), 2), row.height - px(7)))
        text.draw(target, (row.x + px(9), row.y + px(3)))


class ChroniclePanel(Painted):
    """The frame of the chronicle with its head; folded it is a tab that opens it over the map."""

    def __init__(self, on_fold: Callable[[], None]) -> None:
        super().__init__(on_fold)
        self.folded = False
        self.closable = False
        """Whether it lies open over the map, so that a press folds it again."""

    def key(self) -> Any:
        """What the frame shows."""
        return (self.folded, self.closable)

    def hit(self, point: tuple[int, int]) -> bool:
        """Only the tab and a panel lying over the map are pressed; the column is no button."""
        return (self.folded or self.closable) and super().hit(point)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint the frame, or the tab."""
        draw.panel(
            target, rect, draw.PanelStyle(line=theme.BRASS if self.hovered and self.folded else theme.BRASS_LINE)
        )
        if self.folded:
            picture = icon("chronicle", layout.px(18), theme.GOLD if self.hovered else theme.TEXT)
            target.blit(picture, picture.get_rect(midtop=(rect.centerx, rect.y + layout.px(10))))
            return
        px = layout.font_px(theme.HEAD)
        at = (rect.x + layout.px(12), rect.y + layout.px(20))
        draw.text(target, "Chronicle", theme.HEAD, px, theme.TEXT, at, middle=True)
        draw.hairline(
            target, (rect.x + layout.px(10), rect.y + layout.px(36)), rect.width - layout.px(20), theme.BRASS_LINE, 110
        )


class Digest(Painted):
    """What happened since the last choice of whoever looks, at most four lines."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: tuple[str, ...] = ()

    def show(self, lines: Sequence[Line]) -> None:
        """Show the weightiest of these lines, in order."""
        told = [line for line in lines if line.kind != HEADING]
        for least in (2, 1, 0):
            chosen = [line for line in told if line.weight >= least]
            if len(chosen) >= 2 or least == 0:
                break
        self.lines = tuple(line.text for line in chosen[-DIGEST_LINES:])

    def key(self) -> Any:
        """What the panel shows."""
        return self.lines

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint it."""
        px = layout.px
        draw.panel(target, rect)
        small = layout.font_px(theme.HEAD)
        head = draw.shorten("Since your last choice", theme.HEAD, small, rect.width - px(24))
        draw.text(target, head, theme.HEAD, small, theme.BRASS, (rect.x + px(12), rect.y + px(22)), middle=True)
        y = rect.y + px(42)
        lines = self.lines or ("<second>Nothing that concerns you.</>",)
        before = target.get_clip()
        target.set_clip(rect.inflate(-px(8), -px(8)).clip(before))
        made = [rich(line, theme.LOG, layout.font_px(theme.LOG), rect.width - px(28)) for line in lines]
        while len(made) > 1 and sum(text.height + px(4) for text in made) > rect.bottom - y - px(8):
            made.pop(0)
        for text in made:
            text.draw(target, (rect.x + px(14), y))
            y += text.height + px(4)
        target.set_clip(before)
