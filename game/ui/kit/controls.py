"""Boxes that are pressed or chosen from: each is a widget of the board, found again by its id.

What a control does (``on`` and the like) is not compared: it must follow from the id and what is compared. A control
that acts on the third row says so in its id (``seat.2``), not only in its function.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, ClassVar, Literal, TypeVar

import pygame

from game.ui import draw, theme
from game.ui.kit.base import Control, Laid, Laying, Shown
from game.ui.kit.sliding import Sign, Slide, Stop
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets import buttons
from game.ui.widgets.base import ACTIVATE, Widget

Options = tuple[tuple[str, str], ...]
"""What can be chosen: its value and its label."""


def nothing(*_: object) -> None:
    """Do nothing: what a control does that nobody listens to."""


@dataclass
class Button(Control):
    """A button. ``kind``: ``plain``, ``primary`` (the way on), ``danger``, ``quiet``; ``key``: the key that presses it,
    as its cap says it."""

    label: str
    on: Callable[[], object] = field(default=nothing, compare=False)
    kind: Literal["plain", "primary", "danger", "quiet"] = "plain"
    key: str = ""
    icon: str = ""
    role: theme.Role = theme.BODY

    def wide(self, lay: Laying, room: int) -> int:
        px = lay.layout.font_px(self.role)
        wide = draw.text_width(self.label, self.role, px) + lay.px(28)
        if self.key:
            wide += draw.text_width(self.key, theme.TINY, lay.layout.font_px(theme.TINY)) + lay.px(44)
        return wide + (round(px * 0.95) + lay.px(8) if self.icon else 0)

    def high(self, lay: Laying, width: int) -> int:
        return lay.line(self.role)

    def make(self) -> buttons.Button:
        return buttons.Button(self.label, nothing)

    def fill(self, widget: buttons.Button, laid: Laid, was: Control | None) -> None:
        widget.label, widget.on_press, widget.kind = self.label, self.on, self.kind
        widget.icon_id, widget.key, widget.role = self.icon, self.key, self.role


class Switch(Shown["Toggle"]):
    """A sliding knob."""

    ROLE = "toggle"

    def things(self) -> Iterable[Thing]:
        yield self.thing()._replace(selected=self.box.value)

    def handle(self, event: pygame.event.Event) -> bool:
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if not clicked and not (event.type == pygame.KEYDOWN and event.key in ACTIVATE):
            return False
        self.box = replace(self.box, value=not self.box.value)
        Widget.pressed()
        self.box.on(self.box.value)
        return True

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        on, height = self.box.value, min(layout.px(22), self.rect.height)
        track = pygame.Rect(0, 0, layout.px(42), height)
        track.midright = self.rect.midright
        draw.fill(target, track, theme.rgb("#6b5222") if on else theme.FIELD, None, height // 2)
        draw.outline(target, track, theme.GOLD if on or self.hovered else theme.BRASS_LINE, height // 2, 1, 220)
        knob = track.inflate(-layout.px(6), -layout.px(6))
        knob.width = knob.height
        if on:
            knob.right = track.right - layout.px(3)
        draw.fill(target, knob, theme.PALE if on else theme.TEXT_THIRD, None, knob.height // 2)


@dataclass
class Toggle(Control):
    """On or off."""

    value: bool
    on: Callable[[bool], object] = field(default=nothing, compare=False)
    WIDGET: ClassVar[type[Shown[Any]]] = Switch

    def wide(self, lay: Laying, room: int) -> int:
        return lay.px(48)


# One of several ---------------------------------------------------------------------------------


@dataclass
class Valued(Control):
    """One of several values."""

    options: Options
    value: str
    on: Callable[[str], object] = field(default=nothing, compare=False)

    @property
    def index(self) -> int:
        """Position of the value."""
        return next((place for place, (key, _) in enumerate(self.options) if key == self.value), 0)

    def widest(self, lay: Laying, role: theme.Role = theme.BODY) -> int:
        """Width of the longest label in pixels."""
        return max(draw.text_width(label, role, lay.layout.font_px(role)) for _, label in self.options)


V = TypeVar("V", bound=Valued)


class Chooser(Shown[V]):
    """The widget of a control with one of several values."""

    def things(self) -> Iterable[Thing]:
        """The control with the label of its value."""
        yield self.thing(self.box.options[self.box.index][1] if self.box.options else "")

    def choose(self, value: str) -> None:
        """Take another value and report it."""
        if value != self.box.value:
            self.box = replace(self.box, value=value)
            Widget.pressed()
            self.box.on(value)


@dataclass
class Choice(Valued):
    """One of a few, side by side in a capsule. ``notes``: tooltips of values; ``blocked``: why one cannot be chosen.

    A value of ``pictures`` shows one in the place of its label, painted for a size and a colour.
    """

    blocked: Mapping[str, str] = field(default_factory=dict)
    notes: Mapping[str, str] = field(default_factory=dict)
    pictures: Mapping[str, Callable[[int, theme.RGB], pygame.Surface]] = field(default_factory=dict, compare=False)

    def wide(self, lay: Laying, room: int) -> int:
        return (self.widest(lay, theme.BODY_BOLD) + lay.px(16)) * len(self.options)

    def make(self) -> buttons.Segments:
        return buttons.Segments(self.options, self.value, nothing)

    def fill(self, widget: buttons.Segments, laid: Laid, was: Control | None) -> None:
        widget.options, widget.value, widget.on_change = list(self.options), self.value, partial(self._choose, widget)
        widget.blocked, widget.own_tooltip = self.blocked, self.tip
        widget.notes, widget.pictures = self.notes, self.pictures

    def _choose(self, widget: buttons.Segments, value: str) -> None:
        # A choice may be refused: until the description says otherwise, what it says is shown.
        widget.value = self.value
        self.on(value)


STEPS = {pygame.K_LEFT: -1, pygame.K_MINUS: -1, pygame.K_RIGHT: 1, pygame.K_PLUS: 1}


class Wheel(Chooser["Cycle"]):
    """A value between two arrows: click, wheel, or left and right go to the next."""

    ROLE = "cycle"

    def things(self) -> Iterable[Thing]:
        yield from super().things()
        for name, rect in zip(("back", "on"), self._ends(), strict=True):
            yield self.part("button", name, rect)

    def _ends(self) -> tuple[pygame.Rect, pygame.Rect]:
        side = self.rect.height
        left = pygame.Rect(self.rect.x, self.rect.y, side, side)
        return left, left.move(self.rect.width - side, 0)

    def _able(self, by: int) -> bool:
        return not self.box.bounded or 0 <= self.box.index + by < len(self.box.options)

    def _step(self, by: int) -> None:
        if by and self._able(by):
            self.choose(self.box.options[(self.box.index + by) % len(self.box.options)][0])

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            left, right = (end.collidepoint(event.pos) for end in self._ends())
            self._step((right if self.box.bounded else not left) - left)
        elif event.type == pygame.MOUSEWHEEL:
            self._step(1 if event.y > 0 else -1)
        elif event.type == pygame.KEYDOWN and event.key in STEPS:
            self._step(STEPS[event.key])
        else:
            return False
        return True

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the value, and the arrows: dark where they lead nowhere."""
        box, rect, lit = self.box, self.rect, self.hovered
        draw.fill(target, rect, theme.FIELD, None, layout.px(6))
        draw.outline(target, rect, theme.GOLD if lit else theme.BRASS_LINE, layout.px(6), 1, 255 if lit else 180)
        left, right = self._ends()
        reach = layout.px(5)
        for end, turn in ((left, -1), (right, 1)):
            x, y = end.center
            back = x - turn * reach // 2
            points = [(back, y - reach), (x + turn * reach // 2, y), (back, y + reach)]
            tone = theme.BUTTON_TOP if not self._able(turn) else theme.GOLD if lit else theme.BRASS
            pygame.draw.lines(target, tone, False, points, max(layout.px(2), 2))
        px = layout.font_px(theme.BODY)
        shown = draw.shorten(box.options[box.index][1], theme.BODY, px, right.x - left.right)
        colour = theme.TEXT if box.options[box.index][0] == box.usual else theme.GOLD
        draw.text(target, shown, theme.BODY, px, colour, rect.center, "center", middle=True)


@dataclass
class Cycle(Valued):
    """One of several values between two arrows; gold if it is not the ``usual`` one. ``bounded``: it has two ends."""

    usual: str = ""
    bounded: bool = False
    WIDGET: ClassVar[type[Shown[Any]]] = Wheel

    def wide(self, lay: Laying, room: int) -> int:
        return self.widest(lay) + 2 * lay.line() + lay.px(8)


@dataclass
class Slider(Control):
    """A place on a line from 0 to ``end``, as wide as there is room; with ``grow`` as high too.

    ``stops`` have names below it, ``signs`` pictures above, those that matter most first. ``tell`` gives the tooltip of
    a place or sign. ``keys``: left and right step it.
    """

    n: int
    end: int
    on: Callable[[int], object] = field(default=nothing, compare=False)
    stops: tuple[Stop, ...] = ()
    signs: tuple[Sign, ...] = ()
    tell: Callable[[int, int | None], str] | None = field(default=None, compare=False)
    keys: bool = True

    def high(self, lay: Laying, width: int) -> int:
        return lay.px(28) + lay.layout.font_px(theme.SMALL) * 2

    @property
    def yields(self) -> bool:
        """A line can be shorter."""
        return self.w is None

    @property
    def stretches(self) -> bool:
        return self.grow > 0

    def make(self) -> Slide:
        return Slide()

    def fill(self, widget: Slide, laid: Laid, was: Control | None) -> None:
        widget.n, widget.end, widget.on_change = self.n, max(self.end, 1), self.on
        widget.stops, widget.signs, widget.tell, widget.focusable = self.stops, self.signs, self.tell, self.keys
        widget.say()


@dataclass
class Held(Control):
    """A widget of the scene's own in the tree: a map, a chart that is drawn, a strip that moves. It takes what there is
    where no sizes are named."""

    widget: Widget

    def high(self, lay: Laying, width: int) -> int:
        return 0

    def make(self) -> Widget:
        return self.widget

    def fill(self, widget: Widget, laid: Laid, was: Control | None) -> None:
        """It is the scene's own."""

    @property
    def stretches(self) -> bool:
        """Without a height it takes what a column has left."""
        return self.h is None
