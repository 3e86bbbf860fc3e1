"""Boxes around a part: pressed as a whole, or scrolled where it is higher than its place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, Unpack

import pygame

from game.ui import draw, theme
from game.ui.kit.base import Box, Control, Group, Laid, Laying, Shape, Telling
from game.ui.kit.box import Either, Text
from game.ui.kit.controls import nothing
from game.ui.kit.frame import row_ground
from game.ui.kit.scrolling import BAR, Scroller
from game.ui.layout import Layout
from game.ui.rich import plain
from game.ui.things import Thing
from game.ui.widgets.base import Pressable


def told(box: Box) -> Iterator[str]:
    """The words of all texts in a box, the marks of rich text left out."""
    if isinstance(box, Text) and (words := plain(box.words).strip()):
        yield words
    for part in box.parts if isinstance(box, Group) else box.options[:1] if isinstance(box, Either) else ():
        yield from told(part)


class PressArea(Telling, Pressable):
    """Boxes on a ground that shows whether they are pointed at or chosen."""

    ROLE = "row"
    KEPT = False
    """Whether it is kept as a picture from its second painting on, where what lies below is ``steady``."""

    def __init__(self, on_press: Callable[[], object]) -> None:
        super().__init__(on_press)
        self.look = "row"
        self._picture: pygame.Surface | None = None
        self._painted: tuple[Laid, ...] | None = None

    def things(self) -> Iterable[Thing]:
        """It, and what in it has a card."""
        yield self.thing()
        yield from self.told_things()

    def handle(self, event: pygame.event.Event) -> bool:
        """Press, and note what is pointed at, for the tooltip."""
        if event.type == pygame.MOUSEMOTION:
            self.point_at(event.pos)
        return super().handle(event)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        if not (self.KEPT and self.steady) or self.hovered or self.chosen:
            # Its light reaches out of its rectangle.
            self._paint(target, layout)
            return
        if self._painted is not self.shown:
            self._picture = None
        if self._picture:
            target.blit(self._picture, self.rect)
            return
        self._paint(target, layout)
        if self._painted is self.shown and target.get_clip().contains(self.rect):
            self._picture = draw.cut_out(target, self.rect)
        self._painted = self.shown

    def _paint(self, target: pygame.Surface, layout: Layout) -> None:
        self.ground(target, layout)
        for part in self.shown:
            part.paint(target, layout, self.steady and self.look == "panel")
        if self.look == "panel" and self.hovered:
            draw.outline(target, self.rect, theme.BRASS)

    def ground(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint what the boxes stand on."""
        lit = self.hovered and self.enabled
        if self.look == "tile" and not self.chosen:
            radius = layout.px(7)
            if lit:
                draw.glow(target, self.rect, theme.GOLD, layout.px(5), radius, 90)
            ground = (theme.BUTTON_TOP, theme.BUTTON_BOTTOM) if lit else (theme.PANEL_TOP, theme.PANEL_BOTTOM)
            draw.fill(target, self.rect, *ground, radius)
            draw.outline(target, self.rect, theme.GOLD if lit else theme.BRASS_LINE, radius, 1, 255 if lit else 130)
        elif self.look not in ("bare", "panel"):
            row_ground(target, layout, self.rect, self.chosen, lit)


@dataclass(init=False)
class Press(Group, Control):
    """A part that is pressed as a whole: a tile, a row of a list. ``look``: its ground.

    ``row`` is lit while pointed at or ``chosen``; ``tile`` has a line round it always; ``bare`` has none; ``panel``
    only a bright line while it is pointed at, for what has a frame of its own.
    """

    on: Callable[[], object] = field(default=nothing, compare=False)
    chosen: bool = False
    look: Literal["row", "tile", "bare", "panel"] = "row"

    def __init__(self, id: str, part: Box, on: Callable[[], object] = nothing, *, chosen: bool = False,
                 look: Literal["row", "tile", "bare", "panel"] = "row", enabled: bool = True,
                 focus: bool = False, **shape: Unpack[Shape]) -> None:  # fmt: skip
        Group.__init__(self, part, **shape)
        self.id, self.on, self.chosen, self.look = id, on, chosen, look
        self.enabled, self.focus = enabled, focus

    def place(self, lay: Laying, rect: pygame.Rect) -> tuple[Laid, ...]:
        return (lay.lay(self.parts[0], self.within(lay, rect)),)

    @property
    def yields(self) -> bool:
        return self.w is None

    def make(self) -> PressArea:
        return PressArea(nothing)

    def fill(self, widget: Any, laid: Laid, was: Control | None) -> None:
        widget.on_press, widget.chosen, widget.look, widget.own_tip = self.on, self.chosen, self.look, self.tip
        widget.tell_of(*laid.parts)
        widget.label = next(iter(told(self.parts[0])), "")


@dataclass(init=False)
class Scroll(Group, Control):
    """A part that is scrolled where it is higher than its place, with a bar at its right only then.

    ``end``: it stays at its end while the end is in sight, as a log does.
    """

    end: bool = False
    see_through: ClassVar[bool] = True
    clips: ClassVar[bool] = True
    scrolls: ClassVar[bool] = True

    def __init__(self, id: str, part: Box, *, end: bool = False, **shape: Unpack[Shape]) -> None:
        Group.__init__(self, part, **shape)
        self.id, self.end = id, end

    @property
    def stretches(self) -> bool:
        return True

    def place(self, lay: Laying, rect: pygame.Rect) -> tuple[Laid, ...]:
        x, y = self.pads(lay)
        inner = rect.inflate(-2 * x, 0)
        high = lay.high(self.parts[0], inner.width) + 2 * y
        if high > rect.height and x < lay.px(BAR + 4):
            inner.width -= lay.px(BAR + 4) - x
            high = lay.high(self.parts[0], inner.width) + 2 * y
        limit = max(high - rect.height, 0)
        offset = min(lay.offsets.get(self.id, limit if self.end else 0), limit)
        lay.reach[self.id] = high, offset
        inner.height = max(high, rect.height) - 2 * y
        return (lay.lay(self.parts[0], inner.move(0, y - offset)),)

    def make(self) -> Scroller:
        return Scroller()

    def fill(self, widget: Scroller, laid: Laid, was: Control | None) -> None:
        widget.end = self.end
