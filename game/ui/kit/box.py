"""Boxes as values: rows, columns, grids, layers, texts, icons, lines and what is truly drawn.

A box says what is shown, never where. Lengths are design units. Two equal boxes look alike, so that a description
which equals the last one is neither laid out nor painted again.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal, TypedDict, Unpack

import pygame

from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.kit.frame import Frame
from game.ui.layout import Layout
from game.ui.rich import RichText, plain, rich

if TYPE_CHECKING:
    from game.ui.kit.laid import Laid
    from game.ui.kit.laying import Laying

Pad = float | tuple[float, float]
"""Room inside a group's rim: one length, or left and right, above and below."""
Across = Literal["fill", "start", "center", "end"]
"""How a row or column places its parts across its direction."""


class Sizes(TypedDict, total=False):
    """What every box may be given by name; see ``Box``."""

    grow: float
    share: float
    w: float | None
    h: float | None
    least: float
    most: float | None
    rank: int
    at: str
    tip: str
    card: tuple[str, str] | None


@dataclass
class Box:
    """A part of the window. Without sizes it is as large as what it shows.

    ``w``, ``h``: fixed lengths. ``grow``: its part of what is left over along a row or column. ``share``: part of the
    whole length of the row or column. ``least``, ``most``: bounds of its width. ``rank``: above 0 it is left out where
    there is no room, the highest first. ``at``: place across a row or column (``start center end fill``), or in a stack
    (``top left`` and the like). ``tip``: rich text shown under the pointer. ``card``: the rules card it stands for.
    """

    grow: float = field(default=0.0, kw_only=True)
    share: float = field(default=0.0, kw_only=True)
    w: float | None = field(default=None, kw_only=True)
    h: float | None = field(default=None, kw_only=True)
    least: float = field(default=0.0, kw_only=True)
    most: float | None = field(default=None, kw_only=True)
    rank: int = field(default=0, kw_only=True)
    at: str = field(default="", kw_only=True)
    tip: str = field(default="", kw_only=True)
    card: tuple[str, str] | None = field(default=None, kw_only=True)
    see_through: ClassVar[bool] = True
    """Whether it is painted with the texts around it, not by a widget of its own."""

    def wide(self, lay: Laying, room: int) -> int:
        """Width in pixels it wants where ``room`` is to be had."""
        return room

    def high(self, lay: Laying, width: int) -> int:
        """Height in pixels it needs at a width."""
        return 0

    def place(self, lay: Laying, rect: pygame.Rect) -> tuple[Laid, ...]:
        """Lay out what is inside, given the box's rectangle."""
        return ()

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint what is its own; parts are painted after it."""

    @property
    def yields(self) -> bool:
        """Whether it gives way along its row where that is too long."""
        return self.w is None

    @property
    def stretches(self) -> bool:
        """Whether its height is whatever a column has left for it."""
        return False


# Leaves ---------------------------------------------------------------------------------------


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
        """As long as its longest line."""
        if self.line or self.role.caps:
            return draw.text_width(plain(self.words), self.role, lay.layout.font_px(self.role))
        return self._set(lay.layout, room).size[0]

    def high(self, lay: Laying, width: int) -> int:
        """All lines."""
        if self.line or self.role.caps:
            return draw.line_height(self.role, lay.layout.font_px(self.role))
        return self._set(lay.layout, width).height

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint the words, the shortest way from their cache."""
        if not (self.line or self.role.caps):
            self._set(layout, rect.width).draw(target, rect.topleft)
            return
        words, px = draw.fitted(plain(self.words), self.role, layout.font_px(self.role), rect.width)
        x = {"left": rect.left, "center": rect.centerx, "right": rect.right}[self.align]
        draw.text(target, words, self.role, px, self.colour, (x, rect.centery), self.align, middle=True)


@dataclass
class Icon(Box):
    """A picture of the program's own, ``size`` wide and high."""

    name: str
    size: float = 18.0
    colour: theme.RGB = theme.TEXT

    def wide(self, lay: Laying, room: int) -> int:
        """Its size."""
        return lay.px(self.size)

    def high(self, lay: Laying, width: int) -> int:
        """Its size."""
        return lay.px(self.size)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint it in the middle."""
        made = icon(self.name, layout.px(self.size), self.colour)
        target.blit(made, made.get_rect(center=rect.center))

    @property
    def yields(self) -> bool:
        """It keeps its size."""
        return False


@dataclass
class Line(Box):
    """A thin line: across a column, or from top to bottom of a row (``upright``)."""

    alpha: int = 120
    colour: theme.RGB = theme.BRASS_LINE
    upright: bool = False

    def wide(self, lay: Laying, room: int) -> int:
        """A pixel where it is upright."""
        return 1 if self.upright else room

    def high(self, lay: Laying, width: int) -> int:
        """A pixel."""
        return 1

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint it."""
        draw.fill(target, rect, self.colour, None, 0, self.alpha)

    @property
    def yields(self) -> bool:
        """Upright it keeps its pixel."""
        return not self.upright


@dataclass
class Space(Box):
    """Nothing, as large as it is told."""

    def wide(self, lay: Laying, room: int) -> int:
        """Nothing but what ``w`` says."""
        return 0


@dataclass
class Drawn(Box):
    """What is truly drawn, by a function: the picture depends on ``key`` and the size alone."""

    key: Hashable
    how: Callable[[pygame.Surface, pygame.Rect, Layout], None] = field(compare=False)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Have it drawn."""
        self.how(target, rect, layout)

    @property
    def stretches(self) -> bool:
        """Without a height it takes what there is."""
        return self.h is None


# Groups ---------------------------------------------------------------------------------------


@dataclass(init=False)
class Group(Box):
    """Boxes together, on a ``frame`` or on none. ``whole``: the keyboard brings all of it into sight."""

    parts: tuple[Box, ...] = ()
    gap: float = 0.0
    pad: Pad = 0.0
    frame: Frame | None = None
    across: Across = "fill"
    pack: Literal["start", "center", "end"] = "start"
    whole: bool = False

    def __init__(
        self,
        *parts: Box | None,
        gap: float = 0.0,
        pad: Pad = 0.0,
        frame: Frame | None = None,
        across: Across | None = None,
        pack: Literal["start", "center", "end"] = "start",
        whole: bool = False,
        **sizes: Unpack[Sizes],
    ) -> None:
        self.parts = tuple(part for part in parts if part is not None)
        self.gap, self.pad, self.frame, self.pack, self.whole = gap, pad, frame, pack, whole
        if across is not None:
            self.across = across
        for name, value in sizes.items():
            setattr(self, name, value)

    def pads(self, lay: Laying) -> tuple[int, int]:
        """Room at left and right, and above and below, in pixels."""
        x, y = self.pad if isinstance(self.pad, tuple) else (self.pad, self.pad)
        return lay.px(x), lay.px(y)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint the frame."""
        if self.frame:
            self.frame.paint(target, rect, layout)


def spread(lay: Laying, parts: tuple[Box, ...], wants: list[int], room: int, upright: bool) -> list[int]:
    """Give what is left to those that grow, or take what is missing from those that can give."""
    spare = room - sum(wants)
    grows = sum(part.grow for part in parts)
    if spare > 0 and grows:
        given, done = 0.0, 0
        for index, part in enumerate(parts):
            given += spare * part.grow / grows
            more, done = round(given) - done, round(given)
            most = lay.px(part.most) if part.most is not None and not upright and part.grow else room
            wants[index] = min(wants[index] + more, max(most, wants[index]))
        return wants
    for soft in (True, False):
        able = [i for i, part in enumerate(parts) if wants[i] and (part.stretches if upright else part.yields) is soft]
        if upright and not soft:
            # What cannot give way in height hangs over; groups clip it.
            break
        total = sum(wants[i] for i in able)
        if spare >= 0 or not total:
            continue
        missing = min(-spare, total)
        for i in able:
            take = min(-(-missing * wants[i] // total), -spare, wants[i])
            wants[i] -= take
            spare += take
    return wants


def _kept(parts: tuple[Box, ...], wants: Callable[[tuple[Box, ...]], int], room: int) -> tuple[Box, ...]:
    """The parts without those of the highest ranks, as far as there is no room for them."""
    while parts and wants(parts) > room:
        worst = max(part.rank for part in parts)
        if not worst:
            break
        last = max(i for i, part in enumerate(parts) if part.rank == worst)
        parts = parts[:last] + parts[last + 1 :]
    return parts


class Column(Group):
    """Boxes below each other."""

    def wide(self, lay: Laying, room: int) -> int:
        """The widest part's width."""
        x, _ = self.pads(lay)
        return max((lay.wide(part, room - 2 * x) for part in self.parts), default=0) + 2 * x

    def _width(self, lay: Laying, part: Box, inner: int) -> int:
        """A part's width: all of it, unless it stands at a side or may not be so wide."""
        if (part.at or self.across) != "fill" or part.w is not None:
            return lay.wide(part, inner)
        return min(inner, lay.px(part.most)) if part.most is not None else inner

    def _wants(self, lay: Laying, parts: tuple[Box, ...], inner: int, whole: int = 0) -> list[int]:
        return [
            round(whole * part.share) if part.share and whole else lay.high(part, self._width(lay, part, inner))
            for part in parts
        ]

    def high(self, lay: Laying, width: int) -> int:
        """All parts, the gaps between them, and the rim; so high that a part's share of it is enough for that part."""
        x, y = self.pads(lay)
        wants = self._wants(lay, self.parts, width - 2 * x)
        shares = (round(want / part.share) for part, want in zip(self.parts, wants, strict=True) if part.share)
        return max(sum(wants), *shares, 0) + lay.px(self.gap) * max(len(wants) - 1, 0) + 2 * y

    def place(self, lay: Laying, rect: pygame.Rect) -> tuple[Laid, ...]:
        """From the top down."""
        x, y = self.pads(lay)
        inner, gap = rect.inflate(-2 * x, -2 * y), lay.px(self.gap)
        parts = _kept(self.parts, lambda left: sum(
            lay.px(part.least) if part.stretches else want
            for part, want in zip(left, self._wants(lay, left, inner.width), strict=True)
        ) + gap * (len(left) - 1), inner.height)  # fmt: skip
        room = inner.height - gap * max(len(parts) - 1, 0)
        highs = spread(lay, parts, self._wants(lay, parts, inner.width, room), room, upright=True)
        spare = max(room - sum(highs), 0)
        top = inner.y + {"start": 0, "center": spare // 2, "end": spare}[self.pack]
        laid = []
        for part, high in zip(parts, highs, strict=True):
            width = self._width(lay, part, inner.width)
            left = {"center": (inner.width - width) // 2, "end": inner.width - width}.get(part.at or self.across, 0)
            laid.append(lay.lay(part, pygame.Rect(inner.x + left, top, width, high)))
            top += high + gap
        return tuple(laid)


class Row(Group):
    """Boxes side by side."""

    across: Across = "center"

    def wide(self, lay: Laying, room: int) -> int:
        """All parts, the gaps between them, and the rim."""
        x, _ = self.pads(lay)
        gaps = lay.px(self.gap) * max(len(self.parts) - 1, 0)
        return sum(lay.wide(part, room) for part in self.parts) + gaps + 2 * x

    def _split(self, lay: Laying, inner: int) -> list[tuple[Box, int]]:
        """The parts that have room, with their widths."""
        gap = lay.px(self.gap)

        def wants(parts: tuple[Box, ...]) -> list[int]:
            room = inner - gap * max(len(parts) - 1, 0)
            return [
                round(room * part.share) if part.share
                else lay.px(part.w or part.least) if part.grow else lay.wide(part, inner)
                for part in parts
            ]  # fmt: skip

        parts = self.parts
        if any(part.rank for part in parts):
            parts = _kept(parts, lambda left: sum(wants(left)) + gap * (len(left) - 1), inner)
        room = inner - gap * max(len(parts) - 1, 0)
        return list(zip(parts, spread(lay, parts, wants(parts), room, upright=False), strict=True))

    def high(self, lay: Laying, width: int) -> int:
        """The highest part."""
        x, y = self.pads(lay)
        return max((lay.high(part, wide) for part, wide in self._split(lay, width - 2 * x)), default=0) + 2 * y

    def place(self, lay: Laying, rect: pygame.Rect) -> tuple[Laid, ...]:
        """From the left to the right."""
        x, y = self.pads(lay)
        inner, gap = rect.inflate(-2 * x, -2 * y), lay.px(self.gap)
        split = self._split(lay, inner.width)
        spare = max(inner.width - sum(wide for _, wide in split) - gap * max(len(split) - 1, 0), 0)
        left = inner.x + {"start": 0, "center": spare // 2, "end": spare}[self.pack]
        laid = []
        for part, wide in split:
            at = part.at or self.across
            upright = isinstance(part, Line) and part.upright
            stretched = at == "fill" or (part.h is None and (part.stretches or upright))
            high = inner.height if stretched else min(lay.high(part, wide), inner.height)
            top = {"center": (inner.height - high) // 2, "end": inner.height - high}.get(at, 0)
            laid.append(lay.lay(part, pygame.Rect(left, inner.y + top, wide, high)))
            left += wide + gap
        return tuple(laid)


class Stack(Group):
    """Boxes over each other; ``at`` puts a part in a corner or along a side, else it covers all."""

    def wide(self, lay: Laying, room: int) -> int:
        """The widest part."""
        x, _ = self.pads(lay)
        return max((lay.wide(part, room - 2 * x) for part in self.parts), default=0) + 2 * x

    def high(self, lay: Laying, width: int) -> int:
        """The highest part."""
        x, y = self.pads(lay)
        return max((lay.high(part, width - 2 * x) for part in self.parts), default=0) + 2 * y

    def place(self, lay: Laying, rect: pygame.Rect) -> tuple[Laid, ...]:
        """Each over the one before."""
        x, y = self.pads(lay)
        inner = rect.inflate(-2 * x, -2 * y)
        laid = []
        for part in self.parts:
            box = inner.copy()
            if part.at:
                sides = set(part.at.split())
                if sides & {"left", "right", "center"}:
                    box.width = lay.wide(part, inner.width)
                if sides & {"top", "bottom", "center"}:
                    box.height = min(lay.high(part, box.width), inner.height)
                box.center = inner.center
                for side in part.at.split():
                    if side != "center":
                        setattr(box, side, getattr(inner, side))
            laid.append(lay.lay(part, box))
        return tuple(laid)


@dataclass(init=False)
class Grid(Group):
    """Boxes in rows of equal columns, ``columns`` of them or as many as have room for ``cell`` each.

    ``columns`` as a tuple makes a table: a number is that column's part of what is left over, None as wide as needed.
    """

    columns: int | tuple[float | None, ...] = 0
    cell: float = 0.0
    gap_y: float | None = None

    def __init__(self, *parts: Box | None, columns: int | tuple[float | None, ...] = 0, cell: float = 0.0,
                 gap: float = 0.0, gap_y: float | None = None, pad: Pad = 0.0, frame: Frame | None = None,
                 across: Across | None = None, **sizes: Unpack[Sizes]) -> None:  # fmt: skip
        Group.__init__(self, *parts, gap=gap, pad=pad, frame=frame, across=across, **sizes)
        self.columns, self.cell, self.gap_y = columns, cell, gap_y

    def _widths(self, lay: Laying, inner: int) -> list[int]:
        gap = lay.px(self.gap)
        if isinstance(self.columns, tuple):
            count = len(self.columns)
            room = inner - gap * (count - 1)
            wants = [
                0 if grow else max((lay.wide(part, room) for part in self.parts[place::count]), default=0)
                for place, grow in enumerate(self.columns)
            ]
            columns: tuple[Box, ...] = tuple(Space(grow=grow or 0.0) for grow in self.columns)
            return spread(lay, columns, wants, room, upright=False)
        count = self.columns or max((inner + gap) // max(lay.px(self.cell) + gap, 1), 1)
        count = max(min(count, len(self.parts)), 1)
        room = inner - gap * (count - 1)
        return [room * (place + 1) // count - room * place // count for place in range(count)]

    def _rows(self, lay: Laying, widths: list[int]) -> list[tuple[tuple[Box, ...], int]]:
        """The parts row by row, with each row's height."""
        count = len(widths)
        rows = [self.parts[first : first + count] for first in range(0, len(self.parts), count)]
        return [(row, max(lay.high(part, wide) for part, wide in zip(row, widths, strict=False))) for row in rows]

    def _below(self, lay: Laying) -> int:
        return lay.px(self.gap if self.gap_y is None else self.gap_y)

    def wide(self, lay: Laying, room: int) -> int:
        """All there is, or what a table's columns need."""
        x, _ = self.pads(lay)
        if isinstance(self.columns, tuple) and not any(self.columns):
            widths = self._widths(lay, room - 2 * x)
            return sum(widths) + lay.px(self.gap) * (len(widths) - 1) + 2 * x
        return room

    def high(self, lay: Laying, width: int) -> int:
        """All rows."""
        x, y = self.pads(lay)
        rows = self._rows(lay, self._widths(lay, width - 2 * x))
        return sum(high for _, high in rows) + self._below(lay) * max(len(rows) - 1, 0) + 2 * y

    def place(self, lay: Laying, rect: pygame.Rect) -> tuple[Laid, ...]:
        """Row by row."""
        x, y = self.pads(lay)
        inner = rect.inflate(-2 * x, -2 * y)
        widths = self._widths(lay, inner.width)
        laid, top = [], inner.y
        for row, high in self._rows(lay, widths):
            left = inner.x
            for part, wide in zip(row, widths, strict=False):
                at = part.at or self.across
                own = high if at == "fill" else lay.high(part, wide)
                down = {"center": (high - own) // 2, "end": high - own}.get(at, 0)
                laid.append(lay.lay(part, pygame.Rect(left, top + down, wide, own)))
                left += wide + lay.px(self.gap)
            top += high + self._below(lay)
        return tuple(laid)


@dataclass(init=False)
class Either(Box):
    """The first of several descriptions that fits the width to be had, else the last.

    An option fits where its ``least`` width is to be had, or without one, where nothing in it has to wrap.
    """

    options: tuple[Box, ...] = ()

    def __init__(self, *options: Box, **sizes: Unpack[Sizes]) -> None:
        self.options = options
        for name, value in sizes.items():
            setattr(self, name, value)

    def chosen(self, lay: Laying, room: int) -> Box:
        """The option for a width."""
        for option in self.options[:-1]:
            if (lay.px(option.least) if option.least else lay.wide(option, FAR, bound=False)) <= room:
                return option
        return self.options[-1]

    def wide(self, lay: Laying, room: int) -> int:
        """As the option taken there."""
        return lay.wide(self.chosen(lay, room), room)

    def high(self, lay: Laying, width: int) -> int:
        """As the option taken there."""
        return lay.high(self.chosen(lay, width), width)

    def place(self, lay: Laying, rect: pygame.Rect) -> tuple[Laid, ...]:
        """Lay out the option taken."""
        return (lay.lay(self.chosen(lay, rect.width), rect),)


FAR = 1 << 20
"""A width in which nothing wraps, in pixels."""
