"""What is longer than its place and scrolls in it pixel by pixel, with a thin bar at its right."""

from __future__ import annotations

import pygame

from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.widgets.base import Widget


class Scrolled(Widget):
    """A widget of which a part is in sight: ``offset`` pixels are above it. Subclasses tell how long it is, ``total``.

    ``bar`` is the width of the bar's thumb and how far it stays from the right edge, in design units.
    """

    bar = (6, 0)

    def __init__(self) -> None:
        super().__init__()
        self.offset = 0
        self._grip: int | None = None
        self._layout: Layout | None = None

    def total(self) -> int:
        """The height of all there is to scroll through."""
        raise NotImplementedError

    def seen(self) -> int:
        """The height of what is in sight."""
        return self.rect.height

    def limit(self) -> int:
        """How far it can be scrolled; 0 where all of it is in sight."""
        return max(self.total() - self.seen(), 0)

    def scroll_to(self, offset: int) -> bool:
        """Scroll to a distance from the top; true when that changed anything."""
        offset = max(0, min(offset, self.limit()))
        changed, self.offset = offset != self.offset, offset
        return changed

    def thumb(self) -> pygame.Rect | None:
        """The part of the bar that is dragged; None where nothing scrolls."""
        limit = self.limit()
        if not limit or self._layout is None:
            return None
        seen = self.seen()
        height = max(seen * seen // (seen + limit), self._layout.px(30))
        top = self.rect.y + (seen - height) * self.offset // limit
        width, aside = map(self._layout.px, self.bar)
        return pygame.Rect(self.rect.right - width - aside, top, width, height)

    def drag_to(self, y: int) -> bool:
        """Take the thumb, held ``_grip`` below its top, to a height of the window; true when that changed anything."""
        thumb = self.thumb()
        if thumb is None or self._grip is None:
            return False
        return self.scroll_to((y - self._grip - self.rect.y) * self.limit() // max(self.seen() - thumb.height, 1))


def underline(target: pygame.Surface, layout: Layout, link: pygame.Rect) -> None:
    """Paint the line under a link that is pointed at."""
    target.fill(theme.GOLD, (link.x, link.bottom - max(layout.px(3), 2), link.width, 1))


def ring(target: pygame.Surface, layout: Layout, link: pygame.Rect) -> None:
    """Paint the ring round the link the keyboard stands on."""
    draw.outline(target, link.inflate(layout.px(6), layout.px(2)), theme.PALE, layout.px(4), 1, 230)
