"""Texts, icons, lines, room, and what is truly drawn."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field, replace
from typing import Literal

import pygame

from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.kit.base import Box, Laying
from game.ui.layout import Layout
from game.ui.rich import RichText, plain, rich


@dataclass
class Text(Box):
    """Rich text. ``line``: one line of plain words, made smaller and then cut where it does not fit."""

    words: str
    role: theme.Role = theme.BODY
    colour: theme.RGB = theme.TEXT
    align: Literal["left", "center", "right"] = "left"
    line: bool = False
    spacing: float = 1.0

    def _set(self, layout: Layout, width: int) -> RichText:
        return rich(self.words, self.role, layout.font_px(self.role), max(width, 1), self.colour, self.spacing,
                    align=self.align)  # fmt: skip

    def wide(self, lay: Laying, room: int) -> int:
        if self.line or self.role.caps:
            return draw.text_width(plain(self.words), self.role, lay.layout.font_px(self.role))
        return self._set(lay.layout, room).size[0]

    def high(self, lay: Laying, width: int) -> int:
        if self.line or self.role.caps:
            return draw.line_height(self.role, lay.layout.font_px(self.role))
        return self._set(lay.layout, width).height

    def links(self, rect: pygame.Rect, layout: Layout) -> Iterator[tuple[pygame.Rect, str]]:
        """Where the words of links stand, and what each points to (``kind/key``)."""
        if not (self.line or self.role.caps):
            yield from ((found.move(rect.topleft), link) for found, link in self._set(layout, rect.width).links)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        if not (self.line or self.role.caps):
            self._set(layout, rect.width).draw(target, rect.topleft)
            return
        words, px = draw.fitted(plain(self.words), self.role, layout.font_px(self.role), rect.width)
        x = {"left": rect.left, "center": rect.centerx, "right": rect.right}[self.align]
        draw.text(target, words, self.role, px, self.colour, (x, rect.centery), self.align, middle=True)


@dataclass
class Fitted(Text):
    """Rich text as high as its place, in smaller type where that is too low; what hangs over even then is cut."""

    smaller: tuple[theme.Role, ...] = (theme.LOG, theme.SMALL)

    def wide(self, lay: Laying, room: int) -> int:
        return room

    @property
    def stretches(self) -> bool:
        """It takes what height there is."""
        return True

    def fitting(self, layout: Layout, rect: pygame.Rect) -> RichText:
        """The words in the first type that fits a place, or the last one as small as letters get."""

        def large(words: RichText) -> bool:
            return words.height > rect.height or words.size[0] > rect.width

        words = self._set(layout, rect.width)
        for role in self.smaller:
            if large(words):
                words = replace(self, role=role)._set(layout, rect.width)
        last = (self.role, *self.smaller)[-1]
        px = layout.font_px(last)
        while large(words) and px > theme.SMALLEST_PX:
            px -= 1
            words = rich(self.words, last, px, max(rect.width, 1), self.colour, self.spacing, align=self.align)
        return words

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint the words in the middle of the height, as large as fits."""
        words = self.fitting(layout, rect)
        seen = target.get_clip()
        target.set_clip(rect.clip(seen))
        words.draw(target, (rect.x, max(rect.centery - words.height // 2, rect.y)))
        target.set_clip(seen)


@dataclass
class Icon(Box):
    """A picture of the program's own, ``size`` wide and high."""

    name: str
    size: float = 18.0
    colour: theme.RGB = theme.TEXT

    def wide(self, lay: Laying, room: int) -> int:
        return lay.px(self.size)

    def high(self, lay: Laying, width: int) -> int:
        return lay.px(self.size)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        made = icon(self.name, layout.px(self.size), self.colour)
        target.blit(made, made.get_rect(center=rect.center))

    @property
    def yields(self) -> bool:
        return False


@dataclass
class Line(Box):
    """A thin line: across a column, or from top to bottom of a row (``upright``)."""

    alpha: int = 120
    colour: theme.RGB = theme.BRASS_LINE
    upright: bool = False

    def wide(self, lay: Laying, room: int) -> int:
        return 1 if self.upright else room

    def high(self, lay: Laying, width: int) -> int:
        return 1

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        draw.fill(target, rect, self.colour, None, 0, self.alpha)

    @property
    def yields(self) -> bool:
        """Upright it keeps its pixel."""
        return not self.upright


@dataclass
class Bar(Box):
    """How much of something is done or won: a groove that is filled as far as ``part`` of it, 0 to 1."""

    part: float
    colour: theme.RGB = theme.GOLD

    def wide(self, lay: Laying, room: int) -> int:
        return room

    def high(self, lay: Laying, width: int) -> int:
        return lay.px(6)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        radius = rect.height // 2
        draw.fill(target, rect, theme.FIELD, None, radius)
        draw.outline(target, rect, theme.BRASS_LINE, radius, 1, 120)
        done = pygame.Rect(rect.x, rect.y, round(rect.width * min(self.part, 1.0)), rect.height)
        if done.width > 1:
            # However little it is, its ends are round.
            done.width = max(done.width, rect.height)
            draw.fill(target, done, self.colour, theme.mix(self.colour, theme.INK, 0.3), radius)


@dataclass
class Space(Box):
    """Nothing, as large as it is told."""

    def wide(self, lay: Laying, room: int) -> int:
        return 0


@dataclass
class Drawn(Box):
    """What is truly drawn, by a function: the picture depends on ``key`` and the size alone."""

    key: Hashable
    how: Callable[[pygame.Surface, pygame.Rect, Layout], None] = field(compare=False)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        self.how(target, rect, layout)

    @property
    def stretches(self) -> bool:
        return self.h is None
