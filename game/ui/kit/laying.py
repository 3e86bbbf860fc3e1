"""Measures and places a tree of boxes."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.ui.kit.areas import Scroll
from game.ui.kit.box import Box, Group
from game.ui.kit.controls import Control
from game.ui.kit.laid import Laid
from game.ui.kit.rows import Rows
from game.ui.layout import Layout


class Laying:
    """One pass over a tree: every width and height is found once. Afterwards ``controls`` are in tab order.

    ``offsets`` tells how far what scrolls is scrolled, by id, in pixels.
    """

    def __init__(self, layout: Layout, offsets: Mapping[str, int]) -> None:
        self.layout = layout
        self.px = layout.px
        self.offsets = offsets
        self.controls: list[tuple[Control, Laid]] = []
        self.reach: dict[str, tuple[int, int]] = {}
        """How long in pixels what scrolls is, and how far it is scrolled, by id."""
        self.clip: pygame.Rect | None = None
        self.scroll = ""
        self.group: pygame.Rect | None = None
        self._kept: list[Box] = []
        self._wide: dict[tuple[int, int], int] = {}
        self._high: dict[tuple[int, int], int] = {}

    def keep(self, box: Box) -> Box:
        """A box that is made while laying out: widths and heights are known by the boxes' identities."""
        self._kept.append(box)
        return box

    def wide(self, box: Box, room: int, bound: bool = True) -> int:
        """A box's width in pixels where ``room`` is to be had; more than that only where it is not ``bound``."""
        key = id(box), room
        if key not in self._wide:
            want = self.px(box.w) if box.w is not None else max(box.wide(self, room), self.px(box.least))
            self._wide[key] = min(want, self.px(box.most)) if box.most is not None else want
        return min(self._wide[key], max(room, 0)) if bound else self._wide[key]

    def high(self, box: Box, width: int) -> int:
        """A box's height in pixels at a width."""
        key = id(box), width
        if key not in self._high:
            self._high[key] = self.px(box.h) if box.h is not None else box.high(self, width)
        return self._high[key]

    def lay(self, box: Box, rect: pygame.Rect) -> Laid:
        """Place a box and all that is in it."""
        laid = Laid(box, rect, self.clip, self.scroll, self.group)
        if isinstance(box, Control):
            self.controls.append((box, laid))
        outer = self.clip, self.scroll, self.group
        if isinstance(box, Scroll | Rows):
            self.clip = rect.clip(self.clip) if self.clip else rect
        if isinstance(box, Scroll):
            self.scroll = box.id
        if isinstance(box, Group) and box.whole:
            self.group = rect
        laid.parts = box.place(self, rect)
        self.clip, self.scroll, self.group = outer
        return laid
