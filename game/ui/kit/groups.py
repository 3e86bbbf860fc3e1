"""Rows, columns and layers, and how they share out what room there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.kit.base import Across, Box, Group
from game.ui.kit.leaves import Line

if TYPE_CHECKING:
    from game.ui.kit.laid import Laid
    from game.ui.kit.laying import Laying


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
        x, y = self.pads(lay)
        return max((lay.high(part, wide) for part, wide in self._split(lay, width - 2 * x)), default=0) + 2 * y

    def place(self, lay: Laying, rect: pygame.Rect) -> tuple[Laid, ...]:
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
        x, _ = self.pads(lay)
        return max((lay.wide(part, room - 2 * x) for part in self.parts), default=0) + 2 * x

    def high(self, lay: Laying, width: int) -> int:
        x, y = self.pads(lay)
        return max((lay.high(part, width - 2 * x) for part in self.parts), default=0) + 2 * y

    def place(self, lay: Laying, rect: pygame.Rect) -> tuple[Laid, ...]:
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
