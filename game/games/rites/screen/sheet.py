"""Panels over the card table, as high as what is in them, with a cross to leave."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui import theme
from game.ui.kit.areas import Scroll
from game.ui.kit.box import Box, Column, Row, Stack, Text
from game.ui.kit.controls import Button
from game.ui.kit.frame import DIALOG
from game.ui.layout import Layout
from game.ui.scenes.boxed import Dialog


class Sheet(Dialog):
    """A heading, a ``body`` that scrolls, and the cross; Escape and the right button leave it too."""

    def head(self) -> Sequence[Box]:
        """The heading."""
        return (Text(self.title, theme.TITLE, theme.GOLD, line=True),)

    def body(self, layout: Layout) -> Box:
        """What stands below the heading."""
        raise NotImplementedError

    def panel(self, layout: Layout) -> Sequence[Box | None]:
        """Heading and body."""
        return Row(*self.head(), gap=14, pad=(0, 2)), Scroll("sheet.scroll", self.body(layout))

    def describe(self, layout: Layout) -> Box:
        """The panel, and the cross in its corner."""
        cross = Button("close", "", self.pop, "quiet", icon="close", w=30, h=30, tip="Close  <third>Esc</>")
        return Stack(
            Stack(
                Column(*self.panel(layout), frame=DIALOG, pad=14 if layout.narrow else 24, gap=10),
                Row(cross, pad=8, at="top right"),
                w=min(self.WIDTH, layout.width_du - 16), at="center",
            ),
            pad=8,
        )  # fmt: skip

    def handle(self, event: pygame.event.Event) -> bool:
        """The right button leaves."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.escape()
            return True
        return super().handle(event)
