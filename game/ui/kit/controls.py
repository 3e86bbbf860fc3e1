"""Boxes that are pressed, chosen from or typed into: each is a widget of the board, found again by its id.

What a control does (``on`` and the like) is not compared: it must follow from the id and what is compared. A control
that acts on the third row says so in its id (``seat.2``), not only in its function.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Literal

import pygame

from game.ui import draw, theme
from game.ui.kit.box import Box
from game.ui.kit.sliding import Sign, Slide, Stop
from game.ui.widgets import buttons, cycle, entry
from game.ui.widgets.base import Widget

if TYPE_CHECKING:
    from game.ui.kit.laid import Laid
    from game.ui.kit.laying import Laying

Options = tuple[tuple[str, str], ...]
"""What can be chosen: its value and its label."""


def nothing(*_: object) -> None:
    """Do nothing: what a control does that nobody listens to."""


@dataclass
class Control(Box):
    """A box that is a widget. ``focus``: it has the keyboard when the scene opens."""

    id: str
    enabled: bool = field(default=True, kw_only=True)
    focus: bool = field(default=False, kw_only=True)
    see_through: ClassVar[bool] = False

    def make(self) -> Widget:
        raise NotImplementedError

    def fill(self, widget: Widget, laid: Laid, was: Control | None) -> None:
        """Give the widget what the box says now; ``was`` is what it said before."""

    @property
    def yields(self) -> bool:
        """It keeps its width until texts beside it have given way."""
        return False


def line_high(lay: Laying, role: theme.Role = theme.BODY) -> int:
    """The height of a control with a line of text."""
    return max(lay.px(36), lay.layout.font_px(role) + lay.px(16))


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
        return line_high(lay, self.role)

    def make(self) -> buttons.Button:
        return buttons.Button(self.label, nothing)

    def fill(self, widget: Widget, laid: Laid, was: Control | None) -> None:
        assert isinstance(widget, buttons.Button)
        widget.label, widget.on_press, widget.kind = self.label, self.on, self.kind
        widget.icon_id, widget.key, widget.role = self.icon, self.key, self.role


@dataclass
class Toggle(Control):
    """On or off."""

    value: bool
    on: Callable[[bool], object] = field(default=nothing, compare=False)

    def wide(self, lay: Laying, room: int) -> int:
        return lay.px(48)

    def high(self, lay: Laying, width: int) -> int:
        return line_high(lay)

    def make(self) -> buttons.Toggle:
        return buttons.Toggle(self.value, nothing)

    def fill(self, widget: Widget, laid: Laid, was: Control | None) -> None:
        assert isinstance(widget, buttons.Toggle)
        widget.value, widget.on_change = self.value, self.on


@dataclass
class Choice(Control):
    """One of a few, side by side in a capsule. ``notes``: tooltips of values; ``blocked``: why one cannot be chosen.

    A value of ``pictures`` shows one in the place of its label, painted for a size and a colour.
    """

    options: Options
    value: str
    on: Callable[[str], object] = field(default=nothing, compare=False)
    blocked: Mapping[str, str] = field(default_factory=dict)
    notes: Mapping[str, str] = field(default_factory=dict)
    pictures: Mapping[str, Callable[[int, theme.RGB], pygame.Surface]] = field(default_factory=dict, compare=False)

    def wide(self, lay: Laying, room: int) -> int:
        px = lay.layout.font_px(theme.BODY_BOLD)
        widest = max(draw.text_width(label, theme.BODY_BOLD, px) for _, label in self.options)
        return (widest + lay.px(16)) * len(self.options)

    def high(self, lay: Laying, width: int) -> int:
        return line_high(lay)

    def make(self) -> buttons.Segments:
        return buttons.Segments(self.options, self.value, nothing)

    def fill(self, widget: Widget, laid: Laid, was: Control | None) -> None:
        assert isinstance(widget, buttons.Segments)
        widget.options, widget.value, widget.on_change = list(self.options), self.value, partial(self._choose, widget)
        widget.blocked, widget.own_tooltip = self.blocked, self.tip
        widget.notes, widget.pictures = self.notes, self.pictures

    def _choose(self, widget: buttons.Segments, value: str) -> None:
        # A choice may be refused: until the description says otherwise, what it says is shown.
        widget.value = self.value
        self.on(value)


@dataclass
class DropDown(Control):
    """One of many, in a list that opens. ``notes``: words on each value. ``coloured``: a faction in its colour."""

    options: Options
    value: str
    on: Callable[[str], object] = field(default=nothing, compare=False)
    notes: Mapping[str, str] = field(default_factory=dict)
    coloured: bool = False

    def wide(self, lay: Laying, room: int) -> int:
        px = lay.layout.font_px(theme.BODY)
        return max(draw.text_width(label, theme.BODY, px) for _, label in self.options) + lay.px(56)

    def high(self, lay: Laying, width: int) -> int:
        return line_high(lay)

    def make(self) -> entry.Dropdown:
        return entry.Dropdown(self.options, self.value, nothing, self.tip, self.coloured, self.notes)

    def fill(self, widget: Widget, laid: Laid, was: Control | None) -> None:
        assert isinstance(widget, entry.Dropdown)
        widget.notes, widget.on_change = self.notes, self.on
        widget.set_value(self.value, self.options)


@dataclass
class Cycle(Control):
    """One of several values between two arrows; gold if it is not the ``usual`` one. ``bounded``: it has two ends."""

    options: Options
    value: str
    on: Callable[[str], object] = field(default=nothing, compare=False)
    usual: str = ""
    bounded: bool = False

    def wide(self, lay: Laying, room: int) -> int:
        px = lay.layout.font_px(theme.BODY)
        widest = max(draw.text_width(label, theme.BODY, px) for _, label in self.options)
        return widest + 2 * line_high(lay) + lay.px(8)

    def high(self, lay: Laying, width: int) -> int:
        return line_high(lay)

    def make(self) -> cycle.Cycle:
        return cycle.Cycle(self.options, self.value, nothing, self.usual, self.bounded)

    def fill(self, widget: Widget, laid: Laid, was: Control | None) -> None:
        assert isinstance(widget, cycle.Cycle)
        widget.options, widget.value, widget.on_change = list(self.options), self.value, self.on
        widget.usual, widget.bounded = self.usual, self.bounded


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
        return self.w is None

    @property
    def stretches(self) -> bool:
        return self.grow > 0

    def make(self) -> Slide:
        return Slide()

    def fill(self, widget: Widget, laid: Laid, was: Control | None) -> None:
        assert isinstance(widget, Slide)
        widget.n, widget.end, widget.on_change = self.n, max(self.end, 1), self.on
        widget.stops, widget.signs, widget.tell, widget.focusable = self.stops, self.signs, self.tell, self.keys
        widget.say()


@dataclass
class Field(Control):
    """A line to type in; ``hint`` stands in it while it is empty. ``text`` replaces what was typed when it changes.

    ``leads`` is the id of the list it searches: / leads into it, Enter and Down to the list, Escape empties it.
    """

    text: str
    on: Callable[[str], object] = field(default=nothing, compare=False)
    hint: str = ""
    limit: int = 40
    digits: bool = False
    leads: str = ""

    def wide(self, lay: Laying, room: int) -> int:
        return room

    def high(self, lay: Laying, width: int) -> int:
        return line_high(lay)

    def make(self) -> entry.TextField:
        return entry.TextField(self.text, nothing, hint=self.hint, limit=self.limit, digits=self.digits)

    def fill(self, widget: Widget, laid: Laid, was: Control | None) -> None:
        assert isinstance(widget, entry.TextField)
        widget.on_change, widget.hint = self.on, self.hint
        if isinstance(was, Field) and was.text != self.text != widget.text:
            widget.set_text(self.text)


@dataclass
class Held(Control):
    """A widget of the scene's own in the tree: a map, a chart that is drawn, a strip that moves. It takes what there is
    where no sizes are named."""

    widget: Widget

    def make(self) -> Widget:
        return self.widget

    @property
    def stretches(self) -> bool:
        """Without a height it takes what a column has left."""
        return self.h is None
