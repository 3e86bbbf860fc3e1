"""The bar of a part that scrolls."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.widgets.base import Widget

BAR = 6
"""Width of a scroll bar in design units."""


class Scroller(Widget):
    """A view on something ``long`` pixels high of which ``offset`` are above it; wheel and bar scroll it.

    ``on_scroll`` is told of every new offset; ``None`` means the end, for what stays there.
    """

    focusable = False
    scrolls = True
    aside = 0.5
    """How far the bar stays from the right edge, in design units."""

    def __init__(self) -> None:
        super().__init__()
        self.long = self.offset = 0
        self.end = False
        self.on_scroll: Callable[[int | None], None] = lambda offset: None
        self._grip: int | None = None
        self._bar = (BAR, 24, 0)

    @property
    def seen(self) -> int:
        return self.rect.height

    @property
    def limit(self) -> int:
        """How far it can be scrolled."""
        return max(self.long - self.seen, 0)

    @property
    def dragged(self) -> bool:
        return self._grip is not None

    def scroll_to(self, offset: int) -> bool:
        """Scroll to a distance from the top; True when that changed anything."""
        offset = max(0, min(offset, self.limit))
        if offset == self.offset:
            return False
        self.offset = offset
        self.on_scroll(None if self.end and offset == self.limit else offset)
        return True

    def page(self, down: bool) -> bool:
        """Scroll by nearly all that is in sight."""
        step = round(self.seen * 0.85)
        return self.scroll_to(self.offset + (step if down else -step))

    def reveal(self, rect: pygame.Rect) -> bool:
        """Bring a rectangle of the window into sight."""
        if rect.top < self.rect.top or rect.height > self.rect.height:
            return self.scroll_to(self.offset + rect.top - self.rect.top)
        return rect.bottom > self.rect.bottom and self.scroll_to(self.offset + rect.bottom - self.rect.bottom)

    def _thumb(self) -> pygame.Rect:
        (wide, least, aside), seen, limit = self._bar, self.seen, self.limit
        high = max(seen * seen // max(seen + limit, 1), least)
        top = self.rect.y + (seen - high) * self.offset // max(limit, 1)
        return pygame.Rect(self.rect.right - wide - aside, top, wide, high)

    def on_bar(self, point: tuple[int, int]) -> bool:
        """Whether a point is on the bar."""
        return bool(self.limit and self.rect.collidepoint(point) and point[0] >= self._thumb().left - 3)

    def hit(self, point: tuple[int, int]) -> bool:
        """Only the bar is pointed at: what is scrolled has widgets of its own."""
        return self.on_bar(point)

    def handle(self, event: pygame.event.Event) -> bool:
        """Scroll by wheel, by dragging the thumb, by a page beside it."""
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll_to(self.offset - round(event.precise_y * max(self.seen * 0.12, 40)))
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            room = max(self.seen - self._thumb().height, 1)
            return self.scroll_to((event.pos[1] - self._grip - self.rect.y) * self.limit // room)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            thumb = self._thumb()
            if not thumb.top <= event.pos[1] <= thumb.bottom:
                self.page(event.pos[1] > thumb.centery)
            self._grip = event.pos[1] - self._thumb().y
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self._grip = None
        return False

    def measure_bar(self, layout: Layout) -> None:
        """Give the bar its width, least height and distance from the edge, in pixels."""
        self._bar = layout.px(BAR), layout.px(30), layout.px(self.aside)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        self.measure_bar(layout)
        if not self.limit:
            return
        thumb = self._thumb()
        track = pygame.Rect(thumb.x, self.rect.y, thumb.width, self.seen)
        draw.fill(target, track, theme.FIELD, None, thumb.width // 2)
        lit = self.hovered or self._grip is not None
        draw.fill(target, thumb, theme.BRASS if lit else theme.BRASS_LINE, None, thumb.width // 2)
