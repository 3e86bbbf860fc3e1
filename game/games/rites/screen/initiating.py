"""Initiating power-plays: at once in one's own turn, else asked for, to be carried out at the next turn."""

from __future__ import annotations

from typing import Any

from game.engine.errors import EngineError
from game.engine.option import NONE, Option
from game.games.rites.screen.powers import CardCurtain, PowerPlayScene, whose
from game.games.rites.screen.stage import CardStage
from game.games.rites.words.tableview import power_plays, read_cards
from game.ui.scenes.message import error
from game.ui.table.scene import MatchScene


class Initiating:
    """The standing button of power-plays and what follows from it."""

    def __init__(self, stage: CardStage, scene: MatchScene) -> None:
        self._stage, self._host = stage, scene

    def able(self) -> list[Option]:
        """The power-plays of whoever sits at the keyboard."""
        host = self._host
        seat = host.at_keyboard
        return power_plays(host.session.match, seat) if seat is not None and not host.flow.over else []

    def powers(self) -> None:
        """A private look at the power-plays that could be initiated; asks for one, or takes the wish back."""
        host = self._host
        if host.flow.over or host.curtain:
            return
        people = host.session.people
        if len(people) > 1:
            host.push(whose(self._stage.table, people), lambda seat: None if seat is None else self._powers_of(seat))
        elif people:
            self._powers_of(people[0])

    def _powers_of(self, seat: int) -> None:
        """The power-plays of somebody at this computer; behind the curtain if another sits at the keyboard."""
        host = self._host
        if seat == host.viewer:
            self._offer_powers(seat)
            return
        host.viewer = None
        host.curtain = True
        host.sync(glide=False)

        def seated(_: Any) -> None:
            host.viewer, host.curtain = seat, False
            host.begin_anew()
            # Not ``sync``: it would give the keyboard back to whoever is asked before anything could be chosen.
            self._stage.table = read_cards(host.session.match, seat)
            self._offer_powers(seat)

        host.push(CardCurtain(read_cards(host.session.match, None).cultists[seat], False), seated)

    def _offer_powers(self, seat: int) -> None:
        host = self._host
        if read_cards(host.session.match, seat).state["requests"][seat]:
            self._request(seat, ())
            return
        own = host.question is not None and host.question.seat == seat
        offer = PowerPlayScene(power_plays(host.session.match, seat), own)
        host.push(offer, lambda chosen: self._initiate(seat, chosen))

    def _initiate(self, seat: int, chosen: Option | None) -> None:
        host = self._host
        if chosen is None:
            host.sync(glide=False)
            return
        asked = self._stage.ask
        if asked is not None and asked.seat == seat and chosen in asked.options:
            host.answer(chosen)
            return
        self._request(seat, tuple(card for card in (chosen.unit, chosen.number, chosen.area) if card != NONE))

    def _request(self, seat: int, cards: tuple[int, ...]) -> None:
        host = self._host
        try:
            host.session.match.reveal(seat, cards)
        except EngineError as problem:
            host.push(error("This power-play is not possible", problem))
            return
        host.changed()
        host.notice("It is carried out when the next turn begins." if cards else "The power-play is taken back.")
