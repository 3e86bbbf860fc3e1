"""Advice at the card table: frames round what is advised, and where its card lies."""

from __future__ import annotations

import pygame

from game.games.rites.screen.stage import CardStage
from game.games.rites.words.faces import face_of
from game.games.rites.words.ritewords import place_of
from game.games.rites.words.tableview import bare, cards_of
from game.ui import draw, theme
from game.ui.boxscreen import option_id
from game.ui.layout import Layout
from game.ui.table.advice.advisor import Advisor
from game.ui.table.stage import Ring


class AdvisedRings(Ring):
    """Pale frames round the cards, the place and the button of what is advised."""

    def __init__(self, stage: CardStage) -> None:
        super().__init__()
        self._stage = stage

    def boxes(self) -> list[pygame.Rect]:
        """Where what is advised lies in the window."""
        if self.counsel is None or not self.counsel.steps:
            return []
        stage, answer = self._stage, self.counsel.steps[0].answer
        numbers = {bare(card) for card in cards_of(answer)}
        found = [stage.fan.spot(card)[0] for card in stage.fan.cards if face_of(card).number in numbers]
        place = stage.centre.place_called(place_of(stage.table.rite, answer))
        if place is not None:
            found.append(place.box)
        button = option_id(answer)
        return [*found, stage.root.control(button).rect] if stage.root.shows(button) else found

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the frames."""
        for box in self.boxes():
            draw.outline(target, box, theme.PALE, layout.px(6), max(layout.px(3), 2), 235)


def lay_advice(advice: Advisor, centre: pygame.Rect, named: list[pygame.Rect], layout: Layout) -> None:
    """The button at the middle's upper left, the card into the corner where it hides least of what is ``named``."""
    side = layout.px(28 if layout.compact else 34)
    advice.button.place(pygame.Rect((*centre.topleft, side, side)))
    if not advice.mode:
        return
    slot, size = centre, advice.card.wanted(centre, layout)
    if size.height >= slot.height:
        # What a low window has no room for beside the cards lies over them.
        slot = layout.window
        size = advice.card.wanted(slot, layout)
    corners = [
        size.move_to(**{corner: getattr(slot, corner)})
        for corner in ("topright", "topleft", "bottomright", "bottomleft")
    ]
    advice.card.lay(min(corners, key=lambda corner: len(corner.collidelistall(named))), layout)
