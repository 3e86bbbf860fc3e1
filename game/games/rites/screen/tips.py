"""What choosing a card or a place would do, told beside it while it is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.option import Option
from game.games.rites.screen.picking import Ask
from game.games.rites.words.faces import face_of
from game.games.rites.words.ritewords import foretell
from game.ui import theme
from game.ui.widgets.base import draw_tooltip

if TYPE_CHECKING:
    from game.games.rites.screen.stage import CardStage

WIDE, NARROW = 330, 120


class CardTips:
    """The words on what is pointed at on the card table's stage."""

    def __init__(self, stage: CardStage) -> None:
        self._stage = stage

    def tip(self) -> tuple[str, pygame.Rect] | None:
        """What choosing the card or place that is pointed at would do, and what it must not cover."""
        stage = self._stage
        ask, picker, fan, centre = stage.ask, stage.picker, stage.fan, stage.centre
        if ask is None or picker is None or stage.flights.busy:
            return self._name()
        if fan.over and not fan.carried:
            card = fan.over
            number = face_of(card).number
            near = fan.spot(card)[0]
            if card in fan.live | fan.picked:
                options = picker.fitting({*picker.cards, number}) or picker.fitting((number,), "")
                return self._told(ask, options, card), near
            why = ask.blocked.get(number, "") or (fan.ribbon if fan.asked else "")
            return _face_words(card) + (f"\n<reason>{why}</>" if why else ""), near
        name = centre.choice_of(centre.over)
        place = centre.place_called(name)
        if name and place and centre.hovered | centre.focused:
            return self._told(ask, picker.fitting(None, name), ""), place.box
        return None

    def _name(self) -> tuple[str, pygame.Rect] | None:
        fan = self._stage.fan
        if fan.over and not self._stage.flights.busy and not fan.carried:
            return _face_words(fan.over), fan.spot(fan.over)[0]
        return None

    def _told(self, ask: Ask, options: list[Option], card: str) -> str:
        stage = self._stage
        head = _face_words(card) + "\n" if card else ""
        lines = [
            foretell(stage.session.match, stage.table, ask.kind, option) or ask.labels[option] for option in options[:4]
        ]
        lines = list(dict.fromkeys(lines))
        if len(options) > 4:
            lines = [f"{len(options)} ways to go on."]
        return head + "\n".join(lines)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the words, if there are any.

        They stand beside what they are about; of a card of the hand at the left of the whole fan, with a line to the
        card, and in small windows beside the hand, for what is asked and the table to stay in sight.
        """
        told = self.tip()
        if not told or not told[0]:
            return
        stage, (words, near) = self._stage, told
        layout, fan, grid = stage.app.layout, stage.fan, stage.grid
        px = layout.px
        first = fan.spot(fan.cards[0])[0] if fan.over and fan.cards else None
        if first is not None and grid.folded:
            hand = first.union(fan.spot(fan.cards[-1])[0])
            room = max(hand.x - grid.hand.x, grid.hand.right - hand.right) - px(20)
            draw_tooltip(surface, layout, words, hand, max(round(room / layout.scale), NARROW), beside=True)
            return
        if first is None or first.x < px(190) + grid.hand.x or len(fan.cards) > 9:
            draw_tooltip(surface, layout, words, near, WIDE, beside=first is None)
            return
        plate = grid.plates[0]
        width = min(WIDE * layout.scale, first.x - px(26) - plate.x) / layout.scale
        anchor = pygame.Rect(first.x - px(10) - round(width * layout.scale / 2), plate.y, 2, layout.height - plate.y)
        box = draw_tooltip(surface, layout, words, anchor, round(width))
        start = (box.right, min(max(near.y + px(26), box.y + px(8)), box.bottom - px(8)))
        pygame.draw.aaline(surface, theme.BRASS, start, (near.x - 3, near.y + px(30)))


def _face_words(card: str) -> str:
    face = face_of(card)
    return f"**{face.name}**, {face.rank}\n<second>{face.cult_name}</>"


__all__ = ["CardTips"]
