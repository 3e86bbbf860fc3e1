"""Where everything stands on the table with a map: wide, compact, compact with folded columns, or one column."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from game.ui.kit.scrolling import Scroller
from game.ui.layout import Layout
from game.ui.table.side import GAP, SidePanel
from game.ui.widgets.base import Board, Widget

MAP_RATIO = 1.707


@dataclass(frozen=True)
class TableGrid:
    """Regions of the table in pixels. ``digest`` is None where it folds into the chronicle's head, ``tracks`` where
    the bar on top has room for the Doom ruler and the Ritual track.

    ``height`` is what all of them take up: more than the window's where they stand in one column, which scrolls.
    """

    top: pygame.Rect
    strips: tuple[pygame.Rect, ...]
    map: pygame.Rect
    banner: pygame.Rect
    actions: pygame.Rect
    chronicle: pygame.Rect
    digest: pygame.Rect | None
    tracks: pygame.Rect | None
    strips_folded: bool
    chronicle_folded: bool
    height: int

    @property
    def has_column(self) -> bool:
        """Whether the chronicle has a column of its own, at the right of the map."""
        return not self.chronicle_folded and self.chronicle.x >= self.map.right

    def below_strips(self, layout: Layout) -> pygame.Rect:
        """What is free below the strips, as far down as those of four would reach; empty where that is too little."""
        if layout.one_column or self.strips_folded:
            return pygame.Rect()
        last, wide = self.strips[-1], not layout.compact
        top, bottom = last.bottom + layout.px(10 if wide else 7), layout.height - layout.px(14 if wide else 8)
        high = min(bottom - top, layout.px((368 if wide else 330) * layout.frame))
        return pygame.Rect(last.x, top, last.width if high >= layout.px(96) else 0, high)

    def over_map(self, layout: Layout) -> pygame.Rect:
        """The chronicle that is folded, opened over the map's right part: question and answers stay in sight."""
        box, wide = self.chronicle, min(layout.px(280), layout.width - layout.px(90))
        return pygame.Rect(box.right - wide, box.y, wide, min(box.height, max(self.map.bottom - box.y, layout.px(120))))

    def shared(self, side: SidePanel, layout: Layout) -> tuple[pygame.Rect, TableGrid]:
        """Where a panel stands in the chronicle's column, and the regions without its part.

        The digest is left out where the panel has more than its head; so is a chronicle without room.
        """
        log, digest = self.chronicle, self.digest
        if side.spread and digest:
            log, digest = log.union(digest), None
        high = layout.px(side.high(log.height / layout.scale, layout))
        below = min(high + layout.px(GAP), log.height)
        rest = pygame.Rect(log.x, log.y + below, log.width, log.height - below)
        return pygame.Rect(log.x, log.y, log.width, high), replace(self, chronicle=rest, digest=digest)


TALL, NAMED_PITCH, WIDEST_PITCH = 1000, 306, 506
"""In windows from this height on the strips of a Duel are so far apart that all their spellbooks are named; further
than the last they are never."""
SMALL_NAMED_PITCH = 216
"""The same in compact windows, for all numbers of strips."""
PLATE = 378
"""What stands below two strips, with the gap above it."""


def table_grid(layout: Layout, strips: int = 4, scroll: int = 0, beside: float = 0.0,
               tracks: float = 0.0) -> TableGrid:  # fmt: skip
    """Regions of the table for a window: wide, compact, compact with folded columns, or one column.

    ``scroll`` is how many pixels the one column is scrolled by; its top bar stays, and what that has no room for is so
    many design units high (``tracks``). ``beside`` is how wide the chronicle's column has to be at least, in design
    units, where there is one.
    """
    if layout.one_column:
        return _column_grid(layout, strips, scroll, tracks)
    return _compact_grid(layout, strips, beside) if layout.compact else _wide_grid(layout, strips)


def _wide_grid(layout: Layout, strips: int) -> TableGrid:
    w, h, rect = layout.width_du, layout.height_du, layout.rect
    t = layout.frame
    left, right = 300 * t, 276 * t
    top, foot = 78 * t, 138 * t + 14
    banner = 54 * t
    pitch = _pitch(h - top - 18, h, t, strips)
    digest = 164 * t
    return TableGrid(
        top=rect(0, 0, w, top),
        strips=tuple(rect(12, top + 14 + i * pitch, left, pitch - 10) for i in range(strips)),
        map=rect(left + 18, top + 10, w - left - right - 36, h - top - 20 - foot - banner - 10),
        banner=rect(left + 24, h - foot - banner - 10, w - left - right - 48, banner),
        actions=rect(left + 24, h - foot, w - left - right - 48, foot - 14),
        chronicle=rect(w - right - 12, top + 14, right, h - top - digest - 38),
        digest=rect(w - right - 12, h - digest - 14, right, digest),
        tracks=None,
        strips_folded=False,
        chronicle_folded=False,
        height=layout.height,
    )


def _pitch(room: float, high: float, larger: float, strips: int) -> float:
    """How far strips are apart: they share the column, but leave two of them room for what stands below."""
    if strips > 2:
        return min(room / strips, WIDEST_PITCH * larger)
    shared = min((room - PLATE * larger) / 2, WIDEST_PITCH * larger)
    return max(shared, NAMED_PITCH * larger if high >= TALL * larger else min(246.0 * larger, room / 4))


def _compact_grid(layout: Layout, strips: int, beside: float) -> TableGrid:
    w, h, rect = layout.width_du, layout.height_du, layout.rect
    t = layout.frame
    chronicle_folded = w < 1100 * t
    low = h < 600 * t
    right = (26 if chronicle_folded else max(176, beside)) * t
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
    room = h - top - 4
    # Two leave room for what stands below them; where three can share the column, their spellbooks are named.
    shared = min(room / max(strips, 3), SMALL_NAMED_PITCH * t)
    pitch = shared if strips != 2 or shared >= SMALL_NAMED_PITCH * t else min(164.0 * t, room / 4)
    if strips_folded:
        pitch = room / max(strips, 1)
    return TableGrid(
        top=rect(0, 0, w, top_height),
        strips=tuple(rect(8, top + i * pitch, left, pitch - 7) for i in range(strips)),
        map=rect(inner_left - 4, top_height + 3, inner_right - inner_left + 8, map_height),
        banner=rect(inner_left, banner_y, inner_right - inner_left, banner_height),
        actions=rect(inner_left, h - actions_height - 8, inner_right - inner_left, actions_height),
        chronicle=rect(w - right - 8, top, right, h - top - 8),
        digest=None,
        tracks=None,
        strips_folded=strips_folded,
        chronicle_folded=chronicle_folded,
        height=layout.height,
    )


def _column_grid(layout: Layout, strips: int, scroll: int, tracks: float) -> TableGrid:
    """Question, map and choices fill the window; what the bar has no room for, strips and chronicle follow below."""
    w, h, rect = layout.width_du, layout.height_du, layout.rect
    t = layout.frame
    low = h < 480 * t
    top_height, banner_height, actions_height = 54 * t, 34 * t, (62 if low else 80) * t
    banner_y = top_height + 4
    map_y = banner_y + banner_height + 4
    room = max(h - map_y - 4 - actions_height - 8, 150.0)
    map_height = min(room, w / MAP_RATIO)
    actions_y = map_y + map_height + 4
    tracks_y = actions_y + actions_height + 12
    strips_y = tracks_y + (tracks + 8 if tracks else 0)
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
        rect(8, tracks_y, w - 16, tracks),
        *(rect(8 + i % across * wide, strips_y + i // across * pitch, wide - 8, pitch - 8) for i in range(strips)),
    ]
    height = scrolled[3].bottom + layout.px(8)
    banner, map_, actions, chronicle, below, *boxes = (each.move(0, -scroll) for each in scrolled)
    return TableGrid(
        top=rect(0, 0, w, top_height),
        strips=tuple(boxes),
        map=map_,
        banner=banner,
        actions=actions,
        chronicle=chronicle,
        digest=None,
        tracks=below if tracks else None,
        strips_folded=False,
        chronicle_folded=False,
        height=height,
    )


WHEEL = 70


class Column(Scroller):
    """Scrolls the table where it stands in one column; does nothing elsewhere.

    ``changed`` is called when everything has to be placed anew.
    """

    scrolls = False

    def __init__(self, changed: Callable[[], None]) -> None:
        super().__init__()
        self.id, self.fixed = "scrollbar", True
        self.on_scroll = lambda offset: changed()
        self.tracks = 0.0
        """How high is what the bar on top has no room for, in design units."""
        self._wheel = 0
        self._serial = -1
        self._held: int | None = None

    def grid(self, layout: Layout, strips: int, beside: float) -> TableGrid:
        """The table's regions as they are scrolled now."""
        return table_grid(layout, strips, self.offset if layout.one_column else 0, beside, self.tracks)

    def lay(self, layout: Layout, strips: int, board: Board) -> None:
        """Take the measures of a window."""
        whole = table_grid(layout, strips, tracks=self.tracks)
        top, self._wheel = whole.top.bottom, layout.px(WHEEL)
        self.place(pygame.Rect(0, top, layout.width, layout.height - top))
        self.measure_bar(layout)
        self.long = whole.height - top
        self.offset = min(self.offset, self.limit)
        self.visible = self.on
        board.clip = self.rect if layout.one_column else None

    @property
    def on(self) -> bool:
        """Whether there is anything to scroll."""
        return self.limit > 0

    def ask(self, serial: int) -> None:
        """A question is put: bring it and the map into sight, once."""
        if serial != self._serial:
            self._serial = serial
            self.scroll_to(0)

    def show(self, widget: Widget | None) -> None:
        """Scroll until a widget is in sight, as far as it goes in."""
        if widget is not None and not widget.fixed:
            self.reveal(widget.rect)

    def take(self, event: pygame.event.Event, board: Board, own: Sequence[Widget]) -> bool:
        """Scroll by wheel, page keys or a drag of what is no button; ``own`` widgets scroll by themselves."""
        if not self.on:
            return False
        if event.type == pygame.MOUSEWHEEL and not pygame.key.get_mods() & pygame.KMOD_CTRL:
            point = pygame.mouse.get_pos()
            if any(widget in board.widgets and widget.hit(point) for widget in own):
                return False
            return self.scroll_to(self.offset - round(event.precise_y * self._wheel))
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            return board.focus not in own and self.page(event.key == pygame.K_PAGEDOWN)
        return self._drag(event, board)

    def _drag(self, event: pygame.event.Event, board: Board) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            found = board.at(event.pos)
            if self.rect.collidepoint(event.pos) and (found is None or not (found.focusable or found.fixed)):
                self._held = event.pos[1] + self.offset
        elif event.type == pygame.MOUSEBUTTONUP:
            self._held = None
        elif event.type == pygame.MOUSEMOTION and self._held is not None:
            return self.scroll_to(self._held - event.pos[1])
        return False
