"""The table in one column, for small windows: how far it is scrolled, and what scrolls it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.games.wars.screen.grid import TableGrid, table_grid
from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.widgets.base import Board, Widget

BAR = 6
WHEEL = 70


class ScrollBar(Widget):
    """A bar at the window's right rim; ``scroll_to`` gets the offset a drag asks for."""

    focusable = False

    def __init__(self, scroll_to: Callable[[int], object]) -> None:
        super().__init__()
        self.fixed = True
        self.scroll_to = scroll_to
        self.offset = self.seen = self.total = 0
        self._grip: int | None = None

    def show(self, offset: int, seen: int, total: int) -> None:
        """Show where the window stands: pixels above it, in it, and in all."""
        self.offset, self.seen, self.total = offset, seen, total

    def thumb(self) -> pygame.Rect:
        """The part that is dragged."""
        height = max(self.rect.height * self.seen // max(self.total, 1), 30)
        way = self.rect.height - height
        top = self.rect.y + way * self.offset // max(self.total - self.seen, 1)
        return pygame.Rect(self.rect.x, top, self.rect.width, height)

    def handle(self, event: pygame.event.Event) -> bool:
        """Drag the thumb, or go to where the bar is pressed."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            thumb = self.thumb()
            inside = thumb.top <= event.pos[1] < thumb.bottom
            self._grip = event.pos[1] - thumb.y if inside else thumb.height // 2
            self._drag(event.pos[1])
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self._grip = None
            return True
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            self._drag(event.pos[1])
            return True
        return False

    def _drag(self, y: int) -> None:
        assert self._grip is not None
        way = max(self.rect.height - self.thumb().height, 1)
        self.scroll_to(round((y - self._grip - self.rect.y) / way * (self.total - self.seen)))

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint track and thumb."""
        radius = self.rect.width // 2
        draw.fill(target, self.rect, theme.FIELD, None, radius)
        lit = self.hovered or self._grip is not None
        draw.fill(target, self.thumb(), theme.BRASS if lit else theme.BRASS_LINE, None, radius)


class Column:
    """Scrolls the table where it stands in one column; does nothing elsewhere.

    ``changed`` is called when everything has to be placed anew.
    """

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self.offset = 0
        self.bar = ScrollBar(self.scroll_to).called("scrollbar")
        self._layout: Layout | None = None
        self._view = pygame.Rect(0, 0, 0, 0)
        self._limit = 0
        self._serial = -1
        self._held: int | None = None

    def grid(self, layout: Layout, strips: int) -> TableGrid:
        """The table's regions as they are scrolled now."""
        return table_grid(layout, strips, self.offset if layout.one_column else 0)

    def lay(self, layout: Layout, strips: int, board: Board) -> None:
        """Take the measures of a window."""
        on = layout.one_column
        whole = table_grid(layout, strips)
        self._layout = layout
        self._limit = max(whole.height - layout.height, 0) if on else 0
        self.offset = min(self.offset, self._limit)
        self._view = pygame.Rect(0, whole.top.bottom, layout.width, layout.height - whole.top.bottom)
        board.clip = self._view if on else None
        width = layout.px(BAR)
        self.bar.visible = self._limit > 0
        self.bar.place(pygame.Rect(layout.width - width - 1, self._view.y + 2, width, self._view.height - 4))
        self.bar.show(self.offset, self._view.height, self._view.height + self._limit)

    @property
    def on(self) -> bool:
        """Whether there is anything to scroll."""
        return self._limit > 0

    def scroll_to(self, offset: int) -> bool:
        """Scroll so that so many pixels are above the window; true if that changed anything."""
        offset = max(0, min(offset, self._limit))
        if offset == self.offset:
            return False
        self.offset = offset
        self._changed()
        return True

    def ask(self, serial: int) -> None:
        """A question is put: bring it and the map into sight, once."""
        if serial != self._serial:
            self._serial = serial
            self.scroll_to(0)

    def show(self, widget: Widget | None) -> None:
        """Scroll until a widget is in sight, as far as it goes in."""
        if not self.on or widget is None or widget.fixed:
            return
        rect, view = widget.rect, self._view
        if rect.top < view.top or rect.height > view.height:
            self.scroll_to(self.offset + rect.top - view.top)
        elif rect.bottom > view.bottom:
            self.scroll_to(self.offset + rect.bottom - view.bottom)

    def take(self, event: pygame.event.Event, board: Board, own: Sequence[Widget]) -> bool:
        """Scroll by wheel, page keys or a drag of what is no button; ``own`` widgets scroll by themselves."""
        if not self.on or self._layout is None:
            return False
        if event.type == pygame.MOUSEWHEEL and not pygame.key.get_mods() & pygame.KMOD_CTRL:
            point = pygame.mouse.get_pos()
            if any(widget in board.widgets and widget.hit(point) for widget in own):
                return False
            return self.scroll_to(self.offset - round(event.precise_y * self._layout.px(WHEEL)))
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            if board.focus in own:
                return False
            step = round(self._view.height * 0.85)
            return self.scroll_to(self.offset + (step if event.key == pygame.K_PAGEDOWN else -step))
        return self._drag(event, board)

    def _drag(self, event: pygame.event.Event, board: Board) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            found = board.at(event.pos)
            if self._view.collidepoint(event.pos) and (found is None or not (found.focusable or found.fixed)):
                self._held = event.pos[1] + self.offset
        elif event.type == pygame.MOUSEBUTTONUP:
            self._held = None
        elif event.type == pygame.MOUSEMOTION and self._held is not None:
            return self.scroll_to(self._held - event.pos[1])
        return False
