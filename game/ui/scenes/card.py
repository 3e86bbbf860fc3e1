"""A card by itself over whatever is below: Escape goes back the way it came, then closes."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.match.cards import Ref
from game.ui.cards.emblem import cast_shadow
from game.ui.cards.view import CardView, Lookup
from game.ui.doors import scene_named
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.overlay import Cross
from game.ui.scenes.veil import Veil
from game.ui.widgets.base import Widget

WIDTH, COMPACT_WIDTH = 490, 440
HEIGHT = 888


class CardScene(WidgetScene):
    """A card in the middle of the window, the scene below blurred and dark.

    ``lookup`` tells what is true of a thing now. "More in the rules" opens them over the card; a card that was opened
    ``in_rules`` pops with ``("rules", page, entry)`` instead.
    """

    overlay = True
    title = "Card"

    def __init__(self, ref: Ref, lookup: Lookup | None = None, map_id: str = "", in_rules: bool = False) -> None:
        super().__init__()
        self.in_rules = in_rules
        self.view = CardView(ref, lookup, self._elsewhere, self._turned, map_id).called("card")
        self.cross = Cross(self.pop, "Close  <third>Esc</>").called("close")
        self._veil = Veil()

    def build(self) -> Sequence[Widget]:
        """The card."""
        return [self.view]

    def way_out(self) -> Sequence[Widget]:
        """The cross in its corner."""
        return [self.cross]

    def keeps_below(self, size: tuple[int, int]) -> bool:
        """The veil keeps it."""
        return self._veil.keeps(size)

    def _turned(self) -> None:
        self.layout_changed()
        self.redraw()

    def _elsewhere(self, ref: Ref) -> None:
        """Go to the rules: to a page, or to a ruling."""
        page, entry = ("rulings", ref[1]) if ref[0] == "ruling" else (ref[1], self.view.ref[1])
        if self.in_rules:
            self.pop(("rules", page, entry))
        else:
            self.push(scene_named("rules", page, entry, self.view.lookup, self.view.map_id))

    def layout_changed(self) -> None:
        """As high as the card needs, in the middle of the window."""
        layout = self.app.layout
        margin = layout.px(8 if layout.narrow else 16)
        width = min(layout.px(COMPACT_WIDTH if layout.compact else WIDTH), layout.width - 2 * margin)
        most = min(layout.px(HEIGHT), layout.height - 2 * margin)
        box = pygame.Rect(0, 0, width, self.view.needs(layout, width, most))
        box.center = layout.window.center
        self.view.lay(box, layout)
        side = layout.px(26)
        self.cross.place(pygame.Rect(box.right - side - layout.px(10), box.y + layout.px(10), side, side))
        if self.board.focus is None:
            self.board.set_focus(self.view)

    def handle(self, event: pygame.event.Event) -> bool:
        """Back by Escape, Backspace or the right button; a click beside the card closes it."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_ESCAPE, pygame.K_BACKSPACE):
            self._back()
            return True
        if event.type == pygame.KEYDOWN and event.unicode == "i":
            self.pop()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            if event.button == 3:
                self._back()
                return True
            if event.button == 1 and not self.view.rect.collidepoint(event.pos):
                self.pop()
                return True
        taken = self.board.handle(event)
        return taken or event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

    def _back(self) -> None:
        if not self.view.back():
            self.pop()

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the card over the blurred scene."""
        self._veil.draw(surface, self.below_painted)
        box = self.view.rect
        cast_shadow(surface, box)
        self.board.draw(surface, self.app.layout)
