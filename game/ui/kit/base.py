"""What every box and every group of boxes has, and how a tree of them is measured, placed and painted.

A box says what is shown, never where. Lengths are design units. Two equal boxes look alike, so that a description
which equals the last one is neither laid out nor painted again.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Literal, TypedDict, TypeVar, Unpack

import pygame

from game.ui import draw, theme
from game.ui.kit.frame import MARKS, RIM, Frame
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import Widget

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


class Shape(Sizes, total=False):
    """What every group may be given by name; see ``Group``."""

    gap: float
    pad: Pad
    frame: Frame | None
    across: Across | None
    pack: Literal["start", "center", "end"]
    whole: bool


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
    clips: ClassVar[bool] = False
    """Whether what hangs over it is not seen."""
    scrolls: ClassVar[bool] = False
    """Whether what is in it is brought into sight by scrolling it."""

    def wide(self, lay: Laying, room: int) -> int:
        """Width in pixels it wants where ``room`` is to be had."""
        return room

    def high(self, lay: Laying, width: int) -> int:
        """Height in pixels it needs at a width."""
        return 0

    def lowest(self, lay: Laying) -> int:
        """How high in pixels it stays though ``h`` says less: large text must not leave a plate."""
        return 0

    def narrowest(self, lay: Laying) -> int:
        """The width in pixels that its words need in the smallest type, where they must not be cut."""
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


@dataclass
class Control(Box):
    """A box that is a widget. ``focus``: it has the keyboard when the scene opens."""

    id: str
    enabled: bool = field(default=True, kw_only=True)
    focus: bool = field(default=False, kw_only=True)
    see_through: ClassVar[bool] = False
    WIDGET: ClassVar[type[Shown[Any]]]

    def make(self) -> Widget:
        """A widget for it."""
        return self.WIDGET(self)

    def fill(self, widget: Any, laid: Laid, was: Control | None) -> None:
        """Give the widget, which ``make`` has made, what the box says now; ``was`` is what it said before."""
        widget.box = self

    def high(self, lay: Laying, width: int) -> int:
        return lay.line()

    @property
    def yields(self) -> bool:
        """It keeps its width until texts beside it have given way."""
        return False


C = TypeVar("C", bound=Control)


class Shown(Widget, Generic[C]):
    """The widget of a control: ``box`` is what it shows now."""

    def __init__(self, box: C) -> None:
        super().__init__(box.tip)
        self.box = box


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

    def __init__(self, *parts: Box | None, **shape: Unpack[Shape]) -> None:
        self.parts = tuple([part for part in parts if part is not None])
        own = self.__dict__
        for name, value in shape.items():
            if value is not None:
                own[name] = value

    def pads(self, lay: Laying) -> tuple[int, int]:
        """Room at left and right, and above and below, in pixels."""
        x, y = self.pad if isinstance(self.pad, tuple) else (self.pad, self.pad)
        return lay.px(x), lay.px(y)

    def within(self, lay: Laying, rect: pygame.Rect) -> pygame.Rect:
        """What the rim leaves of a rectangle for the parts."""
        x, y = self.pads(lay)
        return rect.inflate(-2 * x, -2 * y)

    def gaps(self, lay: Laying, count: int) -> int:
        """The gaps between so many parts, in pixels."""
        return lay.px(self.gap) * max(count - 1, 0)

    def wide(self, lay: Laying, room: int) -> int:
        x, _ = self.pads(lay)
        return max((lay.wide(part, room - 2 * x) for part in self.parts), default=0) + 2 * x

    def high(self, lay: Laying, width: int) -> int:
        x, y = self.pads(lay)
        return max((lay.high(part, width - 2 * x) for part in self.parts), default=0) + 2 * y

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        if self.frame:
            self.frame.paint(target, rect, layout)


@dataclass(eq=False, slots=True)
class Laid:
    """A box with its rectangle. ``clip`` is where it may be seen, ``scroll`` what scrolls it, ``group`` what is brought
    into sight with it."""

    box: Box
    rect: pygame.Rect
    clip: pygame.Rect | None = None
    scroll: str = ""
    group: pygame.Rect | None = None
    parts: tuple[Laid, ...] = ()
    picture: pygame.Surface | None = None
    painted: bool = False
    overhung: bool = False
    """Whether its parts reach out of it: a picture of it would cut them off."""

    def all(self) -> Iterator[Laid]:
        """It and all within it, from the outside in."""
        yield self
        for part in self.parts:
            yield from part.all()

    def move(self, down: int) -> None:
        """Shift it and all within it."""
        for laid in self.all():
            laid.rect = laid.rect.move(0, down)

    def at(self, point: tuple[int, int]) -> Iterator[Laid]:
        """What lies at a point, from the inside out."""
        if self.rect.collidepoint(point) and not (self.clip and not self.clip.collidepoint(point)):
            for part in reversed(self.parts):
                yield from part.at(point)
            yield self

    def paint(self, target: pygame.Surface, layout: Layout, steady: bool = False) -> None:
        """Paint what has been placed, but for the controls, which are widgets.

        A framed group is kept as a picture from its second painting on where what lies below is ``steady``, and always
        if the frame says so.
        """
        self._paint(target, layout, steady, target.get_clip())

    def _paint(self, target: pygame.Surface, layout: Layout, steady: bool, seen: pygame.Rect) -> None:
        """Paint it where it is ``seen``, which is what the target is clipped to."""
        box, rect = self.box, self.rect
        if not box.see_through:
            return
        window = seen.clip(self.clip) if self.clip and not self.clip.contains(seen) else seen
        if not window.colliderect((rect.x - RIM, rect.y - RIM, rect.w + 2 * RIM, rect.h + 2 * RIM)):
            return
        frame = box.frame if isinstance(box, Group) else None
        if frame is None or self.overhung or not (steady or frame.kept):
            self._paint_all(target, layout, steady, window, seen)
            return
        # Of what stands beside it, which may change, no more than the line below a head reaches into.
        reach = 2 * MARKS if steady and frame.edge else 0
        kept = rect.inflate(reach, reach).clip(target.get_rect())
        if self.picture is not None:
            frame.paint_kept(target, rect, layout, self.picture, kept)
        elif self.painted and window.contains(kept):
            self._paint_all(target, layout, False, window, seen, kept)
        else:
            self._paint_all(target, layout, False, window, seen)
        self.painted = True

    def _paint_all(self, target: pygame.Surface, layout: Layout, steady: bool, window: pygame.Rect,
                   seen: pygame.Rect, kept: pygame.Rect | None = None) -> None:  # fmt: skip
        """Paint the box and its parts in the window that it is seen through, and keep a picture of what is ``kept``."""
        if window is not seen:
            target.set_clip(window)
        self.box.paint(target, self.rect, layout)
        around = _around(target, kept) if kept else None
        for part in self.parts:
            part._paint(target, layout, steady, window)
        if window is not seen:
            target.set_clip(seen)
        if kept:
            self.overhung = _around(target, kept) != around
            self.picture = None if self.overhung else draw.cut_out(target, kept)

    @property
    def framed(self) -> bool:
        """Whether it is a group with a frame."""
        return isinstance(self.box, Group) and self.box.frame is not None

    def drop_pictures(self) -> None:
        """Let the pictures go that are kept in it."""
        for laid in self.all():
            laid.picture, laid.painted, laid.overhung = None, False, False

    def take_pictures(self, old: Laid) -> None:
        """Take over the pictures of the outermost framed groups that were as they are, and where they are."""
        before = {tuple(laid.rect): laid for laid in old._outermost()}
        for laid in self._outermost():
            was = before.get(tuple(laid.rect))
            if was and was.box == laid.box and _alike(was, laid):
                laid.picture, laid.painted, laid.overhung = was.picture, was.painted, was.overhung

    def _outermost(self) -> list[Laid]:
        return [self] if self.framed else [found for part in self.parts for found in part._outermost()]


def _around(target: pygame.Surface, rect: pygame.Rect) -> list[bytes]:
    """The pixels that lie next to a rectangle on its four sides."""
    above, beside = pygame.Rect(rect.x, rect.y - 1, rect.w, 1), pygame.Rect(rect.x - 1, rect.y, 1, rect.h)
    sides = (above, above.move(0, rect.h + 1), beside, beside.move(rect.w + 1, 0))
    return [target.subsurface(side).copy().get_buffer().raw for side in sides if target.get_rect().contains(side)]


def _alike(old: Laid, new: Laid) -> bool:
    """Whether all that is inside stands where it stood: what scrolls may have moved."""
    return old.rect == new.rect and len(old.parts) == len(new.parts) and all(map(_alike, old.parts, new.parts))


class Telling(Widget):
    """A widget that shows boxes: the innermost at a point tells its tip, and which card it stands for."""

    shown: tuple[Laid, ...] = ()
    own_tip = ""
    """What is told where no box has a tip."""
    steady = False
    """Whether what lies below the boxes never changes, so that framed groups are kept as pictures."""
    _point: tuple[int, int] | None = None
    _near: pygame.Rect | None = None

    def lying(self, point: tuple[int, int]) -> Iterator[Laid]:
        """What lies at a point, from the inside out."""
        return (each for laid in reversed(self.shown) for each in laid.at(point))

    def point_at(self, point: tuple[int, int] | None) -> None:
        """Have the tooltip tell of what lies at a point."""
        found = next((laid for laid in self.lying(point) if laid.box.tip), None) if point else None
        self._point = point
        self.tooltip, self._near = (found.box.tip, found.rect) if found else (self.own_tip, None)

    def tell_of(self, *shown: Laid) -> None:
        """Show these boxes from now on."""
        self.shown = shown
        self.point_at(self._point)

    @property
    def tip_near(self) -> pygame.Rect:
        """The box that is told of."""
        return self._near or self.rect

    def thing_at(self, point: tuple[int, int]) -> tuple[str, str] | None:
        """The card of the innermost box at a point that stands for one."""
        return next((laid.box.card for laid in self.lying(point) if laid.box.card), None)

    def told_things(self) -> Iterable[Thing]:
        """The boxes that stand for cards, by those."""
        return (self.part("told", laid.box.card[1], laid.rect)._replace(tip=laid.box.tip)
                for whole in self.shown for laid in whole.all() if laid.box.card)  # fmt: skip


class Laying:
    """One pass over a tree: every width and height is found once. Afterwards ``controls`` are in tab order.

    ``offsets`` tells how far what scrolls is scrolled, by id, in pixels.
    """

    def __init__(self, layout: Layout, offsets: Mapping[str, int]) -> None:
        self.layout = layout
        self.px = functools.cache(layout.px)
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
        self.splits: dict[tuple[int, int], list[tuple[Box, int]]] = {}
        """The parts of rows that have room at a width, with their widths, by the row's identity."""

    def line(self, role: theme.Role = theme.BODY) -> int:
        """The height in pixels of a control with a line of text."""
        return max(self.px(36), self.layout.font_px(role) + self.px(16))

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
            fixed = box.h is not None
            self._high[key] = max(self.px(box.h or 0), box.lowest(self)) if fixed else box.high(self, width)
        return self._high[key]

    def lay(self, box: Box, rect: pygame.Rect) -> Laid:
        """Place a box and all that is in it."""
        laid = Laid(box, rect, self.clip, self.scroll, self.group)
        outer = self.clip, self.scroll, self.group
        if isinstance(box, Control):
            self.controls.append((box, laid))
            if box.scrolls:
                self.scroll = box.id
        if box.clips:
            self.clip = rect.clip(self.clip) if self.clip else rect
        if isinstance(box, Group) and box.whole:
            self.group = rect
        laid.parts = box.place(self, rect)
        self.clip, self.scroll, self.group = outer
        return laid
