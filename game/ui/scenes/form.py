"""A page of named controls in groups: two columns where there is room, one that scrolls elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui import draw, theme
from game.ui.rich import RichText, escape
from game.ui.scenes.page import PageScene
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Segments, Toggle

GAP = 13
"""Between a row and the next, in design units."""

Row = tuple[str, str, Widget]
"""Name and note of a control, and the control; without a name it takes the whole row."""
Group = tuple[str, list[Row]]


class Picture(Widget):
    """A control that only shows something, ``high`` design units of it."""

    focusable = False
    high = 40.0


@dataclass(frozen=True)
class _Label:
    """A row's words and where they stand."""

    name: str
    note: RichText | None
    name_at: tuple[int, int]
    note_at: tuple[int, int]


class FormScene(PageScene):
    """Controls in groups. Subclasses fill ``groups`` in ``build``; ``beside`` of them may go into a second column."""

    beside = 0
    """How many groups, counted from the last, stand in the second column; 0 for one column."""
    groups: list[Group]

    def note_of(self, name: str, note: str) -> str:
        """The note of a row as it is now, rich text."""
        return note

    def foot(self) -> str:
        """Words below the last group, rich text."""
        return ""

    # Places -------------------------------------------------------------------------------------

    def arrange(self, body: pygame.Rect) -> int:
        """Place groups in columns, a little lower where there is room; returns the height needed."""
        high = self._arrange(body)
        lower = min((body.height - high) // 4, self.app.layout.px(70))
        if lower > 0:
            self._arrange(body.move(0, lower))
        return high + max(lower, 0)

    def _arrange(self, body: pygame.Rect) -> int:
        layout = self.app.layout
        gap = layout.px(12)
        two = bool(self.beside) and body.width >= layout.px(1000) * layout.frame
        width = min(body.width, layout.px(1360 if two else 900))
        x = body.centerx - width // 2
        each = (width - gap) // 2 if two else width
        first = self.groups[: len(self.groups) - self.beside] if two else self.groups
        self.panels: list[tuple[str, pygame.Rect]] = []
        self.labels: list[_Label] = []
        low = self._column(first, pygame.Rect(x, body.y, each, 0))
        if two:
            x += each + gap
            other = self._column(self.groups[len(self.groups) - self.beside :], pygame.Rect(x, body.y, each, 0))
        else:
            other = low
        margin = layout.px(20)
        self.foot_text: RichText | None = None
        if words := self.foot():
            px = layout.font_px(theme.BODY)
            self.foot_text = RichText(words, theme.BODY, px, each - 2 * margin, theme.TEXT_SECOND)
            self.foot_at = (x + margin, other)
            other += self.foot_text.height + layout.px(8)
        return max(low, other) - body.y

    def _column(self, groups: list[Group], at: pygame.Rect) -> int:
        """Place groups below a corner; returns the height reached."""
        layout = self.app.layout
        head = draw.line_height(theme.HEAD_LARGE, layout.font_px(theme.HEAD_LARGE)) + layout.px(16)
        y = at.y
        for heading, rows in groups:
            top = y
            y += head
            for row in rows:
                y = self._row(row, pygame.Rect(at.x + layout.px(20), y, at.width - layout.px(40), 0))
            y += layout.px(4)
            self.panels.append((heading, pygame.Rect(at.x, top, at.width, y - top)))
            y += layout.px(12)
        return y

    def _row(self, row: Row, at: pygame.Rect) -> int:
        """Place a control and its words; returns where the next row begins."""
        name, note, widget = row
        layout = self.app.layout
        px = layout.px
        high = max(px(36), layout.font_px(theme.BODY) + px(16))
        if isinstance(widget, Picture):
            widget.place(pygame.Rect(at.x, at.y, at.width, px(widget.high)))
            return at.y + px(widget.high) + px(GAP)
        bold = layout.font_px(theme.BODY_BOLD)
        line = draw.line_height(theme.BODY_BOLD, bold)
        named = draw.text_width(name, theme.BODY_BOLD, bold)
        if isinstance(widget, Toggle):
            control = px(48)
        elif isinstance(widget, Segments):
            control = widget.wants(layout)
        else:
            control = at.width // 2
        beside = at.width - control - px(20)
        words = self.note_of(name, note)
        italic = layout.font_px(theme.BODY_ITALIC)
        if not isinstance(widget, Toggle) and beside < max(named, draw.text_width(words, theme.BODY_ITALIC, italic)):
            # The control stands below its name, the note beside the name.
            noted = self._note(words, at.width - named - px(14))
            below = max(line, noted.height if noted else 0) + px(3)
            widget.place(pygame.Rect(at.x, at.y + below, at.width, high))
            drop = line - draw.line_height(theme.BODY_ITALIC, layout.font_px(theme.BODY_ITALIC))
            self.labels.append(_Label(name, noted, (at.x, at.y), (at.x + named + px(14), at.y + max(drop, 0))))
            return at.y + below + high + px(GAP)
        noted = self._note(words, beside)
        told = line + (noted.height - px(2) if noted else 0)
        row_high = max(told, high)
        widget.place(pygame.Rect(at.right - control, at.y + (row_high - high) // 2, control, high))
        top = at.y + (row_high - told) // 2
        self.labels.append(_Label(name, noted, (at.x, top), (at.x, top + line - px(2))))
        return at.y + row_high + px(GAP)

    def _note(self, words: str, width: int) -> RichText | None:
        if not words:
            return None
        px = self.app.layout.font_px(theme.BODY_ITALIC)
        return RichText(words, theme.BODY_ITALIC, px, width, theme.TEXT_SECOND, spacing=0.92)

    # Drawing ------------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Paint panels, names and notes."""
        layout = self.app.layout
        head, bold = layout.font_px(theme.HEAD_LARGE), layout.font_px(theme.BODY_BOLD)
        for heading, panel in self.panels:
            draw.panel(surface, panel, draw.PanelStyle(line_alpha=140))
            at = (panel.x + layout.px(20), panel.y + layout.px(8))
            draw.text(surface, heading, theme.HEAD_LARGE, head, theme.GOLD, at)
        for label in self.labels:
            draw.text(surface, label.name, theme.BODY_BOLD, bold, theme.TEXT, label.name_at)
            if label.note:
                label.note.draw(surface, label.note_at)
        if self.foot_text:
            self.foot_text.draw(surface, self.foot_at)


def folder_words(folder: object) -> str:
    """Where games and settings are kept, and which keys help, as rich text."""
    place = escape(str(folder))
    return f"Games, settings and screenshots (F12) are kept in <gold>{place}</>.\n**F2** lists what the keys do."
