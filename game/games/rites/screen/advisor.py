"""Advice at the card table: why a bot played as it did, what a hierophant would do, and doing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.games.rites.screen.told import written
from game.games.rites.words.faces import face_of
from game.games.rites.words.tableview import bare, cards_of, named, place_of
from game.match.counsel import Counsel
from game.match.phrases import Line
from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.table.advice.advisor import Advisor
from game.ui.widgets.base import Widget

SIDE = 34


class AdvisedRings(Widget):
    """Pale frames round the cards, the place and the button of what is advised; takes no click."""

    focusable = False

    def __init__(self, host: Any) -> None:
        super().__init__()
        self._host = host
        self.counsel: Counsel | None = None

    def hit(self, point: tuple[int, int]) -> bool:
        """Never: what lies below is pointed at."""
        return False

    def boxes(self) -> list[pygame.Rect]:
        """Where what is advised lies in the window."""
        if self.counsel is None or not self.counsel.steps:
            return []
        stage, answer = self._host.stage, self.counsel.steps[0].answer
        numbers = {bare(card) for card in cards_of(answer)}
        found = [stage.fan.spot(card)[0] for card in stage.fan.cards if face_of(card).number in numbers]
        place = stage.centre.place_called(place_of(self._host.table.rite, answer))
        if place is not None:
            found.append(place.box)
        return found + [button.rect for button in stage.actions.options if button.option == answer]

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the frames."""
        px = layout.px
        for box in self.boxes():
            draw.outline(target, box.inflate(px(6), px(6)), theme.PALE, px(6), max(px(2), 2), 235)


class CardAdvisor(Advisor):
    """As at the other tables; the card lies in the middle, where it hides least of what it tells of."""

    def __init__(self, host: Any, look: Callable[[Line], None], whole: Callable[[Line], Line]) -> None:
        self._scene = host
        super().__init__(host, look, whole)
        self.dress = lambda text: named(text, host.table, written)

    def _furnish(self, host: Any) -> None:
        self.advised = AdvisedRings(host)

    def _mark(self, counsel: Counsel | None) -> None:
        self.advised.counsel = counsel

    # Places -----------------------------------------------------------------------------------

    def over_map(self) -> list[Widget]:
        """What lies over the middle."""
        found: list[Widget] = [self.button] if self._scene.question is not None else []
        if self.mode:
            found += [self.advised, self.card]
        return found

    def lay(self, layout: Layout) -> None:
        """The button at the middle's upper left, the card into the corner where it hides least."""
        px, grid = layout.px, self._scene.stage.grid
        side = px(SIDE if not layout.compact else 28)
        self.button.place(pygame.Rect(grid.centre.x + px(8), grid.centre.y + px(2), side, side))
        self._keep_step()
        if not self.mode:
            return
        slot = grid.centre.inflate(-px(8), 0)
        size = self.card.wanted(slot, layout)
        if size.height >= slot.height:
            # What a low window has no room for beside the cards lies over them.
            slot = pygame.Rect(slot.x, grid.top.bottom, slot.width, layout.height - grid.top.bottom - px(4))
            size = self.card.wanted(slot, layout)
        corners = [
            pygame.Rect(slot.right - size.width, slot.y, *size.size),
            pygame.Rect(slot.x, slot.y, *size.size),
            pygame.Rect(slot.right - size.width, slot.bottom - size.height, *size.size),
            pygame.Rect(slot.x, slot.bottom - size.height, *size.size),
        ]
        named_ = self.advised.boxes()
        self.card.lay(min(corners, key=lambda corner: len(corner.collidelistall(named_))), layout)


__all__ = ["CardAdvisor"]
