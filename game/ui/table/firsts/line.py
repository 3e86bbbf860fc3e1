"""The line of hints: a sentence on what a decision means, or on what has just happened for the first time."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.match.words import words
from game.ui import theme
from game.ui.kit.box import Box, Column, Icon, Row, Space, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.controls import Button, nothing
from game.ui.kit.frame import Frame
from game.ui.layout import Layout

FRAME = Frame(line=theme.BRASS, alpha=200, radius=5, diamonds=False)


class HintLine(Boxes):
    """The line, in the lower left corner of the middle of a table, or ``low`` in a place of its own size.

    Its cross calls ``on_close``. A table that has a place for it among its own boxes takes ``line`` instead.
    """

    low = False

    def __init__(self) -> None:
        super().__init__(self._describe)
        self.text = ""
        self.on_close: Callable[[], object] = nothing

    def hit(self, point: tuple[int, int]) -> bool:
        """Only the cross is pointed at: what lies below the words can be clicked all the same."""
        return any(widget.hit(point) for widget in self.inner)

    def covers(self) -> list[pygame.Rect]:
        """What the line covers of the table."""
        return [laid.rect for laid in self.laid.all() if laid.framed] if self.text and self.laid else []

    def line(self, most: float | None = None, pad: float = 6) -> Box | None:
        """The line as a box, ``most`` design units wide; none if nothing is said."""
        if not self.text:
            return None
        cross = Button("hint", "", self.on_close, "quiet", icon="close", w=22, h=22, role=theme.TINY,
                       tip=f"{words().tables['window']['hint']['close']}  <third>H</>")  # fmt: skip
        return Row(Icon("help", 16, theme.GOLD), Text(self.text, theme.SMALL, spacing=0.95), cross,
                   gap=7, pad=(8, pad), frame=FRAME, rank=1, most=most)  # fmt: skip

    def _describe(self, layout: Layout) -> Box:
        if self.low:
            line = self.line(pad=2)
            if line:
                line.rank = 0
            return Column(line, across="fill")
        slot = self.rect.width / layout.scale
        # Up to where land begins at the map's foot; where it would reach the map's buttons it is left out.
        line = self.line(max(min(slot * 0.36, 460), min(260, slot)) - 4)
        return Column(Space(h=44), line, pack="end", across="start", pad=2) if line else Space()
