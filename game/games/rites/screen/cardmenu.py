"""The menu at a card of the hand: all that can be done with what is picked, each option in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.games.rites.screen import cards
from game.games.rites.screen.picking import CONFIRMED
from game.games.rites.screen.seals import picture
from game.games.rites.screen.stage import CardStage
from game.games.rites.words.faces import face_of
from game.games.rites.words.offers import Offer, hand_cards, offer_of
from game.games.rites.words.tableview import POWER_PLAYS
from game.language.spoken import say
from game.language.values import capital
from game.ui import theme
from game.ui.kit.box import Box, Column, Icon, Row, Text
from game.ui.table.menu_at import Entry, Menu, MenuAt
from game.ui.table.stage import option_id
from game.ui.widgets.beside import beside, covered

ROOM = 300.0
"""From this height of the middle on, in design units, a menu is no higher."""


class CardMenu:
    """Opens at a card of a stage's hand. Digits stay the cards' own: a second card of a pair is picked by them."""

    def __init__(self, stage: CardStage) -> None:
        self._stage, self._card = stage, ""
        self.menu = MenuAt(stage.board, self.back, self.leave, numbered=False)

    # Opening and leaving ------------------------------------------------------------------------

    def offers(self) -> list[Offer]:
        """What can be done with the picked cards: plays, power-plays, and at last what gives them away for nothing."""
        stage = self._stage
        ask, picker = stage.ask, stage.picker
        if ask is None or picker is None or not picker.cards:
            return []
        powers = [each for each in ask.options if each.kind in POWER_PLAYS and {*picker.cards} <= {*hand_cards(each)}]
        found = [*picker.fitting(), *powers]
        found.sort(key=lambda option: (option.kind in CONFIRMED, option.kind in POWER_PLAYS))
        return [offer_of(stage.session.match, stage.table, ask.kind, option, ask.labels[option], picker.cards)
                for option in found]  # fmt: skip

    def open(self, card: str) -> None:
        """Open the menu at a card: with what can be done with all that is picked, or why it cannot be played."""
        stage = self._stage
        ask = stage.ask
        if ask is None or card not in stage.fan.cards:
            return
        offers, why = self.offers(), ask.blocked.get(face_of(card).number, "")
        entries = [self._entry(each) for each in offers]
        picked = [each for each in stage.fan.cards if each in stage.fan.picked]
        closed = [capital(why) + "."] if why and not offers else []
        nothing = "" if closed else say("rites-hand-nothing")
        menu = Menu(_head(picked if card in picked else [card]), entries, closed, nothing)
        self._card = card
        self.menu.show(lambda: menu)
        self.lay()
        stage.compose()
        self.menu.focus_first()
        stage.host.redraw()

    def hold(self, card: str) -> None:
        """A long press: pick the card without playing it, and open the menu whatever it offers."""
        stage, number = self._stage, face_of(card).number
        if stage.picker is not None and card in stage.fan.live and number not in stage.picker.cards:
            # Not answered, although but one option may be left.
            stage.picker.pick_card(number)
            stage.show_picks()
        self.open(card)

    def leave(self) -> None:
        """Put the menu away; what is picked stays so."""
        if not self.menu.open:
            return
        stage = self._stage
        self.menu.put_away()
        stage.compose()
        if stage.board.by_keyboard:
            stage.board.set_focus(stage.fan)
        stage.host.redraw()

    def back(self) -> None:
        """Put the menu away, and the cards back."""
        self.leave()
        self._stage.unpick()

    def _choose(self, offer: Offer) -> None:
        self.leave()
        self._stage.chosen(offer.option)

    # What is shown ------------------------------------------------------------------------------

    def _entry(self, offer: Offer) -> Entry:
        shown: list[Box] = [
            picture(("card", each), partial(cards.entity, each), 28, 42) for each in offer.cards
        ]  # fmt: skip
        sign: Box | None = Row(*shown, gap=3, at="top") if shown else None
        if offer.option.kind in POWER_PLAYS and not shown:
            sign = Icon("power_play", 26, theme.TEXT, at="top")
        return Entry(option_id(offer.option), offer.label, partial(self._choose, offer), sign, offer.note)

    def lay(self) -> None:
        """Place the menu near its card, where it hides least of what can be chosen instead."""
        stage, layout = self._stage, self._stage.app.layout
        if not self.menu.open or self._card not in stage.fan.cards:
            return
        card, _ = stage.fan.spot(self._card)
        # The whole hand stays in sight, and with it whatever goes with the card; so does what is asked, if it can.
        middle, above = stage.centre.rect.copy(), layout.window.copy()
        above.height = stage.fan.spread.top
        low = middle.height < layout.px(ROOM)
        size = self.menu.boxes.wanted(above if low else middle, layout).size
        spared = self._spared()

        def cost(box: pygame.Rect) -> float:
            return sum(weight * covered(box, rects) for rects, weight in spared)

        place = beside(size, card, layout.window, layout.px(20), cost, margin=layout.px(6))
        self.menu.boxes.lay(place, layout)

    def _spared(self) -> Sequence[tuple[Sequence[pygame.Rect], float]]:
        """What the menu should not cover, and how much each weighs."""
        stage = self._stage
        places = stage.centre.places
        live = [place.box for place in places if place.id in stage.centre.live]
        buttons = [each.rect for each in stage.root.inner if each.visible and each.id.startswith("option.")]
        return (
            ([stage.fan.spot(each)[0] for each in stage.fan.cards], 16.0),
            (stage.lights.shapes(), 20.0),
            (live, 12.0),
            (buttons, 8.0),
            ([stage.plate_rect(cultist.side) for cultist in stage.table.cultists], 1.0),
            (CardStage.kept_clear(stage), 6.0),
            ([place.box for place in places], 0.5),
        )  # fmt: skip


def _head(shown: Sequence[str]) -> Box:
    """The cards a menu is about: one by its name and cult, several by their names."""
    faces = [face_of(card) for card in shown]
    about = say("rites-hand-rank", cult=faces[0].cult_name, rank=faces[0].rank) if len(faces) == 1 else ""
    return Row(
        *(picture(("card", card), partial(cards.entity, card), 30, 45) for card in shown),
        Column(*(Text(face.name, theme.CARD_BOLD) for face in faces),
               Text(about, theme.SMALL, theme.TEXT_SECOND) if about else None, gap=0, grow=1),
        gap=9,
    )  # fmt: skip
