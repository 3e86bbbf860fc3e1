"""Names offered under a name field: those people have played under before."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.widgets.base import Widget

MOST_SHOWN = 6


class Suggestions:
    """A list that hangs under a field while it has the keyboard. It lies above everything, so it is asked first.

    ``offer`` says for which field and what; a click, or Down and Enter, takes one: ``on_take`` is told.
    """

    def __init__(self, on_take: Callable[[str], None]) -> None:
        self.on_take = on_take
        self.names: list[str] = []
        self.field: Widget | None = None
        self.index = -1
        self._put_away = False
        self._row = 1
        self._floor = 0

    @property
    def open(self) -> bool:
        """Whether there is anything to be seen."""
        return self.field is not None and bool(self.names) and not self._put_away

    def offer(self, field: Widget | None, names: Sequence[str], layout: Layout) -> bool:
        """Offer names for a field, or nothing; True when that changed what is shown."""
        before = (self.field, self.names, self._put_away)
        if field is not self.field:
            self.field, self._put_away, self.index = field, False, -1
        shown = list(names[:MOST_SHOWN]) if field else []
        if shown != self.names:
            self.names, self.index = shown, -1
        self._floor = layout.height
        self._row = max(layout.px(32), layout.font_px(theme.BODY) + layout.px(10))
        return before != (self.field, self.names, self._put_away)

    @property
    def rect(self) -> pygame.Rect:
        assert self.field is not None
        box = self.field.rect
        high = self._row * len(self.names) + 8
        # Where there is no room below, above.
        top = box.bottom + 2 if box.bottom + 2 + high <= self._floor else box.y - 2 - high
        return pygame.Rect(box.x, top, box.width, high)

    def row_at(self, point: tuple[int, int]) -> int:
        if not self.rect.collidepoint(point):
            return -1
        return max(0, min((point[1] - self.rect.y - 4) // self._row, len(self.names) - 1))

    def row_rect(self, index: int) -> pygame.Rect:
        rect = self.rect
        return pygame.Rect(rect.x + 4, rect.y + 4 + index * self._row, rect.width - 8, self._row)

    def handle(self, event: pygame.event.Event) -> bool:
        if not self.open:
            return False
        if event.type == pygame.MOUSEMOTION:
            over = self.row_at(event.pos)
            if over >= 0:
                self.index = over
            return over >= 0
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            index = self.row_at(event.pos)
            if index >= 0 and event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
                self.take(index)
            return index >= 0
        return event.type == pygame.KEYDOWN and self._key(event.key)

    def _key(self, key: int) -> bool:
        if key == pygame.K_ESCAPE:
            self._put_away = True
        elif key in (pygame.K_DOWN, pygame.K_UP):
            if key == pygame.K_UP and self.index < 0:
                return False
            self.index = min(self.index + 1, len(self.names) - 1) if key == pygame.K_DOWN else self.index - 1
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.index >= 0:
            self.take(self.index)
        else:
            return False
        return True

    def take(self, index: int) -> None:
        """Take a name; the list goes until another field is entered."""
        self._put_away = True
        Widget.pressed()
        self.on_take(self.names[index])

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        if not self.open:
            return
        draw.glow(target, self.rect, (0, 0, 0), layout.px(8), layout.px(5), 170)
        draw.fill(target, self.rect, theme.FIELD, None, layout.px(5))
        draw.outline(target, self.rect, theme.BRASS, layout.px(5), 1, 230)
        px = layout.font_px(theme.BODY)
        for index, name in enumerate(self.names):
            row = self.row_rect(index)
            if index == self.index:
                draw.fill(target, row, theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, layout.px(4))
            words = draw.shorten(name, theme.BODY, px, row.width - layout.px(14))
            colour = theme.PALE if index == self.index else theme.TEXT
            draw.text(target, words, theme.BODY, px, colour, (row.x + layout.px(7), row.centery), middle=True)
