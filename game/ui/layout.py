"""The one module that scales: design units (du) to pixels, and the three grids of the table.

1 du is 1 px at an interface scale of 100 %. Windows of more than 2880 x 1620 px enlarge everything;
smaller ones are laid out anew (``compact``, then ``one_column``), never shrunk, so that text stays legible.
"""

from dataclasses import dataclass
from functools import cached_property

import pygame

from game.ui.theme import SMALLEST_PX, Role

MIN_WIDTH, MIN_HEIGHT = 640, 360
WIDE_WIDTH, WIDE_HEIGHT = 1600, 900
LEAST_WIDTH, LEAST_HEIGHT = 960, 540
"""What a chosen interface scale must leave of the window, in du, for everything to stand side by side."""
ENLARGED_WIDTH, ENLARGED_HEIGHT = 2880, 1620
"""Windows larger than this, in pixels, enlarge everything; up to here 300 % can still be chosen."""
SCALES = (75, 90, 100, 110, 125, 150, 175, 200, 250, 300)
"""Interface scales in percent that the settings name."""
MAP_RATIO = 1.707


def enlargement(width: int, height: int) -> float:
    """Pixels to the design unit at an interface scale of 100 % in a window of a size."""
    return max(1.0, min(width / ENLARGED_WIDTH, height / ENLARGED_HEIGHT))


def scale_fits(percent: int, width: int, height: int) -> bool:
    """Whether an interface scale leaves enough of a window of a size in pixels."""
    unit = enlargement(width, height) * percent / 100
    return width / unit >= LEAST_WIDTH - 0.5 and height / unit >= LEAST_HEIGHT - 0.5


def window_for(percent: int) -> tuple[int, int]:
    """The smallest window, in pixels, that an interface scale fits."""
    return LEAST_WIDTH * percent // 100, LEAST_HEIGHT * percent // 100


def fitting_scale(percent: int, width: int, height: int) -> int:
    """The interface scale that is used where ``percent`` is chosen: the largest that fits a window in pixels.

    One of 100 or less is never reduced: below it the table is laid out in one column instead.
    """
    if percent <= 100 or scale_fits(percent, width, height):
        return percent
    return max((step for step in SCALES if step < percent and scale_fits(step, width, height)), default=100)


@dataclass(frozen=True)
class Layout:
    """Size of the window in pixels with the scales chosen for interface and text (1.0 = 100 %).

    In a window too small for the chosen interface scale the largest one that fits is used.
    """

    width: int
    height: int
    interface: float = 1.0
    text: float = 1.0

    @cached_property
    def scale(self) -> float:
        """Pixels to the design unit."""
        used = fitting_scale(round(self.interface * 100), self.width, self.height)
        return enlargement(self.width, self.height) * used / 100

    @cached_property
    def width_du(self) -> float:
        """Width of the window in design units."""
        return self.width / self.scale

    @cached_property
    def height_du(self) -> float:
        """Height of the window in design units."""
        return self.height / self.scale

    @property
    def frame(self) -> float:
        """How much larger than drawn the table's panels are, so that larger text has room in them."""
        return max(1.0, self.text)

    @property
    def compact(self) -> bool:
        """Whether the window has room for the compact grid only; larger text needs more of it."""
        return self.width_du < WIDE_WIDTH * self.frame or self.height_du < WIDE_HEIGHT * self.frame

    @property
    def one_column(self) -> bool:
        """Whether the window is too small for things side by side: they stand below each other and scroll."""
        least = LEAST_WIDTH * self.frame - 0.5, LEAST_HEIGHT * self.frame - 0.5
        return self.width_du < least[0] or self.height_du < least[1]

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
    """Regions of the table in pixels. ``digest`` is None where it folds into the chronicle's head.

    ``height`` is what all of them take up: more than the window's where they stand in one column, which scrolls.
    """

    top: pygame.Rect
    strips: tuple[pygame.Rect, ...]
    map: pygame.Rect
    banner: pygame.Rect
    actions: pygame.Rect
    chronicle: pygame.Rect
    digest: pygame.Rect | None
    strips_folded: bool
    chronicle_folded: bool
    height: int


def table_grid(layout: Layout, strips: int = 4, scroll: int = 0) -> TableGrid:
    """Regions of the table for a window: wide, compact, compact with folded columns, or one column.

    ``scroll`` is how many pixels the one column is scrolled by; its top bar stays.
    """
    if layout.one_column:
        return _column_grid(layout, strips, scroll)
    return _compact_grid(layout, strips) if layout.compact else _wide_grid(layout, strips)


def _wide_grid(layout: Layout, strips: int) -> TableGrid:
    w, h, rect = layout.width_du, layout.height_du, layout.rect
    t = layout.frame
    left, right = 300 * t, 276 * t
    top, foot = 78 * t, 138 * t + 14
    banner = 54 * t
    pitch = min(246.0 * t, (h - top - 18) / max(strips, 4))
    digest = 164 * t
    return TableGrid(
        top=rect(0, 0, w, top),
        strips=tuple(rect(12, top + 14 + i * pitch, left, pitch - 10) for i in range(strips)),
        map=rect(left + 18, top + 10, w - left - right - 36, h - top - 20 - foot - banner - 10),
        banner=rect(left + 24, h - foot - banner - 10, w - left - right - 48, banner),
        actions=rect(left + 24, h - foot, w - left - right - 48, foot - 14),
        chronicle=rect(w - right - 12, top + 14, right, h - top - digest - 38),
        digest=rect(w - right - 12, h - digest - 14, right, digest),
        strips_folded=False,
        chronicle_folded=False,
        height=layout.height,
    )


def _compact_grid(layout: Layout, strips: int) -> TableGrid:
    w, h, rect = layout.width_du, layout.height_du, layout.rect
    t = layout.frame
    chronicle_folded = w < 1100 * t
    low = h < 600 * t
    right = (26 if chronicle_folded else 176) * t
    actions_height = (58 if low else 80) * t
    banner_height = (34 if low else 38) * t
    top_height = 54 * t
    banner_y = h - actions_height - 12 - banner_height - 2
    map_height = banner_y - top_height - 7
    # Folding the strips helps only where the map's width is what keeps it small.
    strips_folded = w < 1100 * t and w - 180 * t - right - 24 < map_height * MAP_RATIO
    left = (64 if strips_folded else 180) * t
    inner_left, inner_right = left + 16, w - right - 16
    top = top_height + 8
    pitch = min(164.0 * t, (h - top - 4) / max(strips, 4)) if not strips_folded else (h - top - 4) / max(strips, 1)
    return TableGrid(
        top=rect(0, 0, w, top_height),
        strips=tuple(rect(8, top + i * pitch, left, pitch - 7) for i in range(strips)),
        map=rect(inner_left - 4, top_height + 3, inner_right - inner_left + 8, map_height),
        banner=rect(inner_left, banner_y, inner_right - inner_left, banner_height),
        actions=rect(inner_left, h - actions_height - 8, inner_right - inner_left, actions_height),
        chronicle=rect(w - right - 8, top, right, h - top - 8),
        digest=None,
        strips_folded=strips_folded,
        chronicle_folded=chronicle_folded,
        height=layout.height,
    )


def _column_grid(layout: Layout, strips: int, scroll: int) -> TableGrid:
    """Question, map and choices fill the window; strips and chronicle follow below."""
    w, h, rect = layout.width_du, layout.height_du, layout.rect
    t = layout.frame
    low = h < 480 * t
    top_height, banner_height, actions_height = 54 * t, 34 * t, (62 if low else 80) * t
    banner_y = top_height + 4
    map_y = banner_y + banner_height + 4
    room = max(h - map_y - 4 - actions_height - 8, 150.0)
    map_height = min(room, w / MAP_RATIO)
    actions_y = map_y + map_height + 4
    strips_y = actions_y + actions_height + 12
    across = max(min(int((w - 8) / (198 * t)), strips), 1)
    # Rows alike: four are two and two rather than three and one.
    across = -(-strips // -(-strips // across))
    wide, pitch = (w - 8) / across, 164 * t
    log_y = strips_y + -(-strips // across) * pitch + 5
    log_height = max(240.0 * t, h - top_height - 24)
    scrolled = [
        rect(8, banner_y, w - 16, banner_height),
        rect(8, map_y, w - 16, map_height),
        rect(8, actions_y, w - 16, actions_height),
        rect(8, log_y, w - 16, log_height),
        *(rect(8 + i % across * wide, strips_y + i // across * pitch, wide - 8, pitch - 8) for i in range(strips)),
    ]
    height = scrolled[3].bottom + layout.px(8)
    banner, map_, actions, chronicle, *boxes = (each.move(0, -scroll) for each in scrolled)
    return TableGrid(
        top=rect(0, 0, w, top_height),
        strips=tuple(boxes),
        map=map_,
        banner=banner,
        actions=actions,
        chronicle=chronicle,
        digest=None,
        strips_folded=False,
        chronicle_folded=False,
        height=height,
    )
