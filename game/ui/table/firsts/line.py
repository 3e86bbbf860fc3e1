"""The line of hints: a sentence on what a decision means, or on what has just happened for the first time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.language.spoken import say
from game.ui import theme
from game.ui.kit.box import Box, Column, Icon, Row, Space, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.caps import with_key
from game.ui.kit.controls import Button, nothing
from game.ui.kit.frame import Frame
from game.ui.layout import Layout

FRAME = Frame(line=theme.BRASS, alpha=200, radius=5, diamonds=False)


class HintLine(Boxes):
    """The line, in a corner of the middle of a table, or ``low`` in a place of its own size.

    Of its ``corners`` it takes the first that hides nothing, or least, of what is ``kept``. Its cross calls
    ``on_close``. A table that has a place for it among its own boxes takes ``line`` instead.
    """

    low = False
    corners: tuple[str, ...] = ("bottom left",)

    def __init__(self) -> None:
        super().__init__(self._describe)
        self.text = ""
        self.on_close: Callable[[], object] = nothing
        self.kept: Callable[[], Sequence[pygame.Rect]] = tuple
        self._corner = self.corners[0]

    def say(self, text: str) -> None:
        """Say a text, or nothing."""
        self.text = text
        if self._layout:
            self._settle(self._layout)

    def lay(self, rect: pygame.Rect, layout: Layout) -> None:
        super().lay(rect, layout)
        self._settle(layout)

    def _settle(self, layout: Layout) -> None:
        """Take the corner that hides least."""
        if not self.text or len(self.corners) < 2:
            return
        kept = list(self.kept())

        def hides(corner: str) -> int:
            self._corner = corner
            self.refresh(layout)
            shares = (box.clip(each).size for box in self.covers() for each in kept)
            return sum(width * high for width, high in shares)

        found: dict[str, int] = {}
        for corner in self.corners:
            found[corner] = hides(corner)
            if not found[corner]:
                return
        hides(min(found, key=found.__getitem__))

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
                       tip=with_key(say("table-hint-close"), "H"))  # fmt: skip
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
        lower, left = self._corner.startswith("bottom"), self._corner.endswith("left")
        room = Space(h=44) if lower else None
        if line is None:
            return Space()
        return Column(room, line, pack="end" if lower else "start", across="start" if left else "end", pad=2)
