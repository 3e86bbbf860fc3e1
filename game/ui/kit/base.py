"""What every box and every group of boxes has.

A box says what is shown, never where. Lengths are design units. Two equal boxes look alike, so that a description
which equals the last one is neither laid out nor painted again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal, TypedDict, Unpack

import pygame

from game.ui.kit.frame import Frame
from game.ui.layout import Layout

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
        if self.frame:
            self.frame.paint(target, rect, layout)
