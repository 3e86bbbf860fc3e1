"""A card by itself over whatever is below: Escape goes back the way it came, then closes."""

from __future__ import annotations

import pygame

from game.language.spoken import say
from game.match.cards import Ref
from game.ui.cards.view import CardView, Lookup
from game.ui.doors import scene_named
from game.ui.kit.box import Box, Column, Row, Stack
from game.ui.kit.controls import Button, Held
from game.ui.layout import Layout
from game.ui.lessons.link import KIND, open_lesson
from game.ui.scenes.boxed import OverBelow

WIDTH, COMPACT_WIDTH = 490, 440
HEIGHT = 888


class CardScene(OverBelow):
    """A card in the middle of the window, the scene below blurred and dark.

    ``lookup`` tells what is true of a thing now. "More in the rules" opens them over the card; a card that was opened
    ``in_rules`` pops with ``("rules", page, entry)`` instead.
    """

    titled = "card"

    def __init__(self, ref: Ref, lookup: Lookup | None = None, map_id: str = "", in_rules: bool = False) -> None:
        super().__init__()
        self.in_rules = in_rules
        self.view = CardView(ref, lookup, self._elsewhere, self.redraw, map_id)

    def describe(self, layout: Layout) -> Box:
        margin = 8 if layout.narrow else 16
        wide = min(COMPACT_WIDTH if layout.compact else WIDTH, layout.width_du - 2 * margin)
        most = layout.px(min(HEIGHT, layout.height_du - 2 * margin))
        high = self.view.needs(layout, layout.px(wide), most) / layout.scale
        cross = Button("close", "", self.pop, "quiet", icon="close", w=30, h=30, tip=say("buttons-close.tip"))
        card = Stack(Held("card", self.view, focus=True), Row(cross, pad=8, at="top right"), w=wide, h=high)
        return Column(card, across="center", pack="center")

    def _elsewhere(self, ref: Ref) -> None:
        """Go to a lesson, or to the rules: to a page, or to a ruling."""
        if ref[0] == KIND:
            open_lesson(self, ref[1])
            return
        page, entry = ("rulings", ref[1]) if ref[0] == "ruling" else (ref[1], self.view.ref[1])
        if self.in_rules:
            self.pop(("rules", page, entry))
        else:
            self.push(scene_named("rules", page, entry, self.view.lookup, self.view.map_id))

    def handle(self, event: pygame.event.Event) -> bool:
        """Back by Escape, Backspace or the right button; a click beside the card closes it."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE:
            self.escape()
            return True
        if event.type == pygame.KEYDOWN and event.unicode == "i":
            self.pop()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            if event.button == 3:
                self.escape()
                return True
            if event.button == 1 and not self.view.rect.collidepoint(event.pos):
                self.pop()
                return True
        taken = super().handle(event)
        return taken or event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

    def escape(self) -> None:
        """Go back to the card before, or close."""
        if not self.view.back():
            self.pop()
