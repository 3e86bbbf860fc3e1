"""With whose eyes a game is watched: everybody's, a passer-by's, or one seat's."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import pygame

from game.match.theatre import ONLOOKER, OPEN, View
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import Widget


class Face(NamedTuple):
    """A seat as it is shown here: what it is called, as rich text, and its picture of a size."""

    words: str
    picture: Callable[[int], pygame.Surface]


class Eyes(Widget):
    """A row of cells, one for each view; the chosen one is lit. ``on_change`` gets a view."""

    ROLE = "choice"

    def __init__(self, faces: Sequence[Face], on_change: Callable[[View], None]) -> None:
        super().__init__()
        self.views: list[View] = [OPEN, ONLOOKER, *range(len(faces))]
        self.view: View = ONLOOKER
        self._faces = list(faces)
        self._on_change = on_change
        self._over = -1

    def things(self) -> Iterable[Thing]:
        """The row, and every cell by its view."""
        yield self.thing()
        for view in self.views:
            yield self.part("option", view, self.cell(view), self.words(view), view == self.view)

    def words(self, view: View) -> str:
        """What a view is called, as rich text."""
        if view == OPEN:
            return "**Everything open**: every side’s secrets"
        if view == ONLOOKER:
            return "**An onlooker**: what everybody at the table saw"
        return f"**{self._faces[int(view)].words}**: what was known there, and no more"

    def cell(self, view: View) -> pygame.Rect:
        """Where a view’s cell is."""
        place, count = self.views.index(view), len(self.views)
        left, right = (self.rect.x + self.rect.width * each // count for each in (place, place + 1))
        return pygame.Rect(left, self.rect.y, right - left, self.rect.height)

    def next(self) -> None:
        """Choose the next view."""
        self._on_change(self.views[(self.views.index(self.view) + 1) % len(self.views)])

    def handle(self, event: pygame.event.Event) -> bool:
        """Choose by click, or by Enter one after the other."""
        if event.type == pygame.MOUSEMOTION:
            found = (place for place, view in enumerate(self.views) if self.cell(view).collidepoint(event.pos))
            over = next(found, -1)
            changed, self._over = over != self._over, over
            self.tooltip = f"{self.words(self.views[over])}\n<third>V: the next view</>" if over >= 0 else ""
            return changed
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            for view in self.views:
                if self.cell(view).collidepoint(event.pos):
                    Widget.pressed()
                    self._on_change(view)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.next()
            return True
        return False

    @property
    def tip_near(self) -> pygame.Rect:
        """The cell that is pointed at."""
        return self.cell(self.views[self._over]) if self._over >= 0 else self.rect

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the capsule and its cells."""
        radius = min(layout.px(8), self.rect.height // 2)
        draw.fill(target, self.rect, theme.FIELD, None, radius)
        draw.outline(target, self.rect, theme.BRASS_LINE, radius, 1, 150)
        for place, view in enumerate(self.views):
            cell = self.cell(view)
            chosen, over = view == self.view, self.hovered and place == self._over
            if chosen:
                draw.fill(target, cell, theme.rgb("#6b5222"), theme.rgb("#46351a"), radius)
                draw.outline(target, cell, theme.GOLD, radius, 1)
            size = min(round(cell.height * 0.78), round(cell.width * 0.86))
            if isinstance(view, int):
                picture = self._faces[view].picture(size)
            else:
                colour = theme.PALE if chosen else theme.GOLD if over else theme.TEXT_SECOND
                picture = icon("signs" if view == OPEN else "person", round(size * 0.8), colour)
            target.blit(picture, picture.get_rect(center=cell.center))
