"""Finding lines of the chronicle: what is typed into its search."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.ui import draw, theme
from game.ui.kit.box import Box, Row, Space, Stack, Text
from game.ui.kit.box import Line as Rule
from game.ui.kit.controls import Held
from game.ui.layout import Layout
from game.ui.table.log.lines import flat
from game.ui.things import Thing
from game.ui.widgets.base import Widget

LONGEST = 40


class SearchField(Widget):
    """A line to type a few words in. ``on_change`` gets them with every change."""

    ROLE = "field"
    catches_text = True

    def __init__(self, on_change: Callable[[str], None]) -> None:
        super().__init__()
        self.text = ""
        self.on_change = on_change

    def things(self) -> Iterable[Thing]:
        yield self.thing(self.text)

    def set_text(self, text: str) -> None:
        """Have other words in it."""
        text = text[:LONGEST]
        if text != self.text:
            self.text = text
            self.on_change(text)

    def take(self, event: pygame.event.Event) -> bool:
        """Take what is typed while the field has the keyboard."""
        if not self.focused:
            return False
        if event.type == pygame.TEXTINPUT:
            self.set_text(self.text + "".join(letter for letter in event.text if letter.isprintable()))
            return True
        if event.type != pygame.KEYDOWN:
            return False
        control = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if event.key == pygame.K_BACKSPACE:
            self.set_text("" if control else self.text[:-1])
            return True
        # Letters come again as text; alone they must not be taken for the table's keys.
        return not control and bool(event.unicode) and event.unicode.isprintable()

    def handle(self, event: pygame.event.Event) -> bool:
        """A click gives it the keyboard; what is typed comes through ``take``."""
        return event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

    def box(self, count: str, wide: float, layout: Layout) -> Box:
        """The words, a cursor, and what was found; ``wide`` is the field's width in design units."""
        shown, px = self.text, layout.font_px(theme.LOG)
        room = layout.px(wide - 24) - draw.text_width(count, theme.SMALL, layout.font_px(theme.SMALL))
        while shown and draw.text_width(shown, theme.LOG, px) > room:
            shown = shown[1:]
        hint = not self.text and not self.focused
        words = Text("Find in the chronicle" if hint else shown, theme.LOG, theme.TEXT_THIRD if hint else theme.TEXT,
                     line=True)  # fmt: skip
        told = Row(words, Rule(255, theme.GOLD, upright=True, w=1, h=16) if self.focused else None, Space(grow=1),
                   Text(count, theme.SMALL, theme.TEXT_SECOND, line=True), gap=2, pad=(8, 0),
                   frame=flat(theme.FIELD, theme.GOLD if self.focused else theme.BRASS_LINE, 220))  # fmt: skip
        return Stack(told, Held("words", self), h=28)
