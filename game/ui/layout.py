"""The one module that scales: design units (du) to pixels.

1 du is 1 px at an interface scale of 100 %. Windows of more than 2880 x 1620 px enlarge everything;
smaller ones are laid out anew (``compact``, then ``one_column``), never shrunk, so that text stays legible.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

import pygame

from game.ui.theme import SMALLEST_PX, Role

MIN_WIDTH, MIN_HEIGHT = 640, 360
WIDE_WIDTH, WIDE_HEIGHT = 1600, 900
LEAST_WIDTH, LEAST_HEIGHT = 960, 540
"""What a chosen interface scale must leave of the window, in du, for everything to stand side by side."""
SMALLER_WIDTH, SMALLER_HEIGHT = 1280, 720
"""What scales below 100 % need, in px: letters have a least height, so in smaller windows words would be cut."""
ENLARGED_WIDTH, ENLARGED_HEIGHT = 2880, 1620
"""Windows larger than this, in pixels, enlarge everything; up to here 300 % can still be chosen."""
MOST_LETTERS = 1.5
"""How much larger than drawn letters get in places that do not grow with them."""
SCALES = (75, 90, 100, 110, 125, 150, 175, 200, 250, 300)
"""Interface scales in percent that the settings name."""


def enlargement(width: int, height: int) -> float:
    """Pixels to the design unit at an interface scale of 100 % in a window of a size."""
    return max(1.0, min(width / ENLARGED_WIDTH, height / ENLARGED_HEIGHT))


def automatic_scale(width: int, height: int, density: float = 1.0) -> int:
    """The interface scale of a window in pixels while none is chosen: as much as 1920x1080 shows at 100 %, or less.

    A screen that is ``density`` times as dense as usual enlarges more, as long as 1280x720 design units are left.
    """
    unit = enlargement(width, height)
    by_size = min(width / 1920, height / 1080)
    by_density = min(density, width / 1280, height / 720)
    wanted = max(by_size, by_density, 1.0) / unit * 100
    return max(step for step in SCALES if step <= max(wanted, 100.0) + 0.5)


def scale_fits(percent: int, width: int, height: int) -> bool:
    """Whether an interface scale leaves enough of a window of a size in pixels."""
    if percent < 100:
        return width >= SMALLER_WIDTH and height >= SMALLER_HEIGHT
    unit = enlargement(width, height) * percent / 100
    return width / unit >= LEAST_WIDTH - 0.5 and height / unit >= LEAST_HEIGHT - 0.5


def window_for(percent: int) -> tuple[int, int]:
    """The smallest window, in pixels, that an interface scale fits."""
    if percent < 100:
        return SMALLER_WIDTH, SMALLER_HEIGHT
    return LEAST_WIDTH * percent // 100, LEAST_HEIGHT * percent // 100


def fitting_scale(percent: int, width: int, height: int) -> int:
    """The interface scale that is used where ``percent`` is chosen: the largest that fits a window in pixels.

    100 always does, for one: where it leaves too little, things stand in one column instead.
    """
    if percent == 100 or scale_fits(percent, width, height):
        return percent
    return max((step for step in SCALES if step < percent and scale_fits(step, width, height)), default=100)


@dataclass(frozen=True)
class Layout:
    """Size of the window in pixels with the scales chosen for interface and text (1.0 = 100 %).

    In a window too small for the chosen interface scale the largest one that fits is used, or 100 %. Larger text
    enlarges all that goes with it, icons, slots, buttons, room, as far as the least window's design units are left;
    what is chosen beyond that enlarges letters alone, by ``MOST_LETTERS`` at most.
    """

    width: int
    height: int
    interface: float = 1.0
    text: float = 1.0

    @cached_property
    def scale(self) -> float:
        """Pixels to the design unit."""
        return self._by_interface * self._with_text

    @cached_property
    def _by_interface(self) -> float:
        """Pixels to the design unit while text has its usual size."""
        used = fitting_scale(round(self.interface * 100), self.width, self.height)
        return enlargement(self.width, self.height) * used / 100

    @cached_property
    def _with_text(self) -> float:
        """How much larger everything is because text is."""
        room = min(self.width / MIN_WIDTH, self.height / MIN_HEIGHT) / self._by_interface
        return max(min(self.text, room), 1.0)

    def limited(self, scale: float) -> Layout:
        """The same with text no larger than that a design unit has ``scale`` pixels."""
        return replace(self, text=max(scale / self._by_interface, 1.0)) if scale < self.scale else self

    @cached_property
    def letters(self) -> float:
        """How much larger than drawn letters are in their places."""
        return min(self.text / self._with_text, MOST_LETTERS)

    @cached_property
    def width_du(self) -> float:
        return self.width / self.scale

    @cached_property
    def height_du(self) -> float:
        return self.height / self.scale

    @cached_property
    def frame(self) -> float:
        """How much larger than drawn panels are, so that letters which alone are larger have room in them."""
        return max(1.0, self.letters)

    @cached_property
    def compact(self) -> bool:
        """Whether the window has room for the compact grid only; larger text needs more of it."""
        return self.width_du < WIDE_WIDTH * self.frame or self.height_du < WIDE_HEIGHT * self.frame

    @cached_property
    def one_column(self) -> bool:
        """Whether the window is too small for things side by side: they stand below each other and scroll."""
        least = LEAST_WIDTH * self.frame - 0.5, LEAST_HEIGHT * self.frame - 0.5
        return self.width_du < least[0] or self.height_du < least[1]

    @cached_property
    def narrow(self) -> bool:
        """Whether even the compact grid has to fold: less than 1000 du wide."""
        return self.width_du < 1000

    @property
    def window(self) -> pygame.Rect:
        return pygame.Rect(0, 0, self.width, self.height)

    def px(self, du: float) -> int:
        """Pixels of a length; anything above zero stays at least one pixel."""
        value = round(du * self.scale)
        return 1 if value == 0 and du > 0 else value

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Pixel rectangle of one in design units; edges that touch in du touch in px."""
        left, top = round(x * self.scale), round(y * self.scale)
        return pygame.Rect(left, top, round((x + width) * self.scale) - left, round((y + height) * self.scale) - top)

    def font_px(self, role: Role) -> int:
        """Height in pixels of a text role on this grid."""
        size = role.compact if self.compact else role.size
        return max(SMALLEST_PX, round(size * self.scale * self.letters))
