"""The one module that scales: design units (du) to pixels, and the two grids of the table.

1 du is 1 px at an interface scale of 100 %. Windows of more than 2560 x 1440 px enlarge everything;
smaller ones are laid out anew (``compact``), never shrunk, so that text stays legible.
"""

from dataclasses import dataclass
from functools import cached_property

import pygame

from game.ui.theme import SMALLEST_PX, Role

MIN_WIDTH, MIN_HEIGHT = 640, 360
WIDE_WIDTH, WIDE_HEIGHT = 1600, 900
MAP_RATIO = 1.707


@dataclass(frozen=True)
class Layout:
    """Size of the window in pixels with the scales of interface and text (1.0 = 100 %)."""

    width: int
    height: int
    interface: float = 1.0
    text: float = 1.0

    @cached_property
    def scale(self) -> float:
        """Pixels to the design unit."""
        return self.interface * max(1.0, min(self.width / 2560, self.height / 1440))

    @cached_property
    def width_du(self) -> float:
        """Width of the window in design units."""
        return self.width / self.scale

    @cached_property
    def height_du(self) -> float:
        """Height of the window in design units."""
        return self.height / self.scale

    @property
    def compact(self) -> bool:
        """Whether the window has room for the compact grid only."""
        return self.width_du < WIDE_WIDTH or self.height_du < WIDE_HEIGHT

    @property
    def narrow(self) -> bool:
        """Whether even the compact grid has to fold: less than 1000 du wide."""
        return self.width_du < 1000

    @property
    def window(self) -> pygame.Rect:
        """The whole window."""
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
        return max(SMALLEST_PX, round(size * self.scale * self.text))


@dataclass(frozen=True)
class TableGrid:
    """Regions of the table in pixels. ``digest`` is None where it folds into the chronicle's head."""

    top: pygame.Rect
    strips: tuple[pygame.Rect, ...]
    map: pygame.Rect
    banner: pygame.Rect
    actions: pygame.Rect
    chronicle: pygame.Rect
    digest: pygame.Rect | None
    strips_folded: bool
    chronicle_folded: bool


def table_grid(layout: Layout, strips: int = 4) -> TableGrid:
    """Regions of the table for a window: wide, compact, or compact with folded columns."""
    return _compact_grid(layout, strips) if layout.compact else _wide_grid(layout, strips)


def _wide_grid(layout: Layout, strips: int) -> TableGrid:
    w, h, rect = layout.width_du, layout.height_du, layout.rect
    pitch = min(246.0, (h - 96) / max(strips, 4))
    return TableGrid(
        top=rect(0, 0, w, 78),
        strips=tuple(rect(12, 92 + i * pitch, 300, pitch - 10) for i in range(strips)),
        map=rect(318, 88, w - 318 - 294, h - 314),
        banner=rect(324, h - 216, w - 324 - 300, 54),
        actions=rect(324, h - 152, w - 324 - 300, 138),
        chronicle=rect(w - 288, 92, 276, h - 280),
        digest=rect(w - 288, h - 178, 276, 164),
        strips_folded=False,
        chronicle_folded=False,
    )


def _compact_grid(layout: Layout, strips: int) -> TableGrid:
    w, h, rect = layout.width_du, layout.height_du, layout.rect
    chronicle_folded, strips_folded = w < 1100, w < 900
    low = h < 600
    left = 64 if strips_folded else 180
    right = 26 if chronicle_folded else 176
    actions_height = 58 if low else 80
    banner_height = 34 if low else 38
    top_height = 46 if low else 54
    inner_left, inner_right = left + 16, w - right - 16
    banner_y = h - actions_height - 12 - banner_height - 2
    top = top_height + 8
    pitch = min(164.0, (h - top - 4) / max(strips, 4)) if not strips_folded else (h - top - 4) / max(strips, 1)
    return TableGrid(
        top=rect(0, 0, w, top_height),
        strips=tuple(rect(8, top + i * pitch, left, pitch - 7) for i in range(strips)),
        map=rect(inner_left - 4, top_height + 3, inner_right - inner_left + 8, banner_y - top_height - 7),
        banner=rect(inner_left, banner_y, inner_right - inner_left, banner_height),
        actions=rect(inner_left, h - actions_height - 8, inner_right - inner_left, actions_height),
        chronicle=rect(w - right - 8, top, right, h - top - 8),
        digest=None,
        strips_folded=strips_folded,
        chronicle_folded=chronicle_folded,
    )
