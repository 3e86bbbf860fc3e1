"""Power-plays: which of them one's hand allows, and how they are initiated.

At once in one's own turn; else they are asked for, to be carried out at the next turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import pygame

from game.engine.errors import EngineError
from game.engine.option import NONE, Option
from game.games.rites.screen import cards
from game.games.rites.screen.seals import picture, seal
from game.games.rites.screen.sheet import Sheet
from game.games.rites.screen.stage import CardStage
from game.games.rites.words.faces import face, power_play_text
from game.games.rites.words.tableview import CardTable, Cultist, power_plays, read_cards
from game.language.spoken import say
from game.match.words import words
from game.ui import theme
from game.ui.kit.box import Box, Column, Either, Row, Space, Text
from game.ui.kit.controls import Button
from game.ui.kit.frame import Frame
from game.ui.layout import Layout
from game.ui.scenes.message import Answer, MessageScene, error
from game.ui.table.overlays.curtain import CurtainScene, curtain_falls
from game.ui.table.scene import MatchScene

RANKS_OF = {"become": (0, 13), "excavate": (0, 1), "steal": (0, 1, 13)}
"""The kinds of power-plays, and the ranks each needs."""
HELD = Frame(line=theme.GOLD, alpha=230, radius=8, diamonds=False)
WANTING = Frame(alpha=110, radius=8, diamonds=False)


def whose(table: CardTable, people: Sequence[int]) -> MessageScene:
    """The question whose power-plays are meant, where several people sit at this computer; pops with the seat."""
    answers = [Answer(seat, table.cultists[seat].name) for seat in people]
    cancel = Answer(None, say("rites-cancel"), key="Esc")
    return MessageScene(say("rites-powers-whose"), say("rites-powers-whose.text"), (cancel, *answers))


class PowerPlayScene(Sheet):
    """Pops with the option chosen, or None. Looks alike, whatever the hand: the cards are only shown on its buttons."""

    WIDTH = 880.0

    def __init__(self, able: Sequence[Option], own_turn: bool) -> None:
        super().__init__()
        self.able = list(able)
        self.own_turn = own_turn

    @property
    def title(self) -> str:
        return say("rites-powers")

    def body(self, layout: Layout) -> Box:
        """The three power-plays side by side, or below each other where it is narrow."""
        when = say("rites-powers-when.now" if self.own_turn else "rites-powers-when")
        kinds = [self._kind(kind, layout) for kind in RANKS_OF]
        return Column(
            Either(Row(*kinds, gap=14, across="fill", least=760), Column(*kinds, gap=10)),
            Text(when, theme.NOTE, theme.TEXT_SECOND, "center"),
            gap=12,
        )  # fmt: skip

    def _kind(self, kind: str, layout: Layout) -> Box:
        """A power-play: its cards, what it does, and a button for every combination held."""
        mine = [(place, option) for place, option in enumerate(self.able) if option.kind == kind]
        ranks = (picture(("rank", rank), partial(cards.entity, f"y{rank}"), 48, 72) for rank in RANKS_OF[kind])
        return Column(
            None if layout.narrow else Row(*ranks, gap=10, pack="center", pad=(0, 6)),
            Text(words().name("rites-power-play", kind), theme.TITLE_SMALL, theme.GOLD if mine else theme.TEXT,
                 "center", line=True),
            Text(power_play_text(kind), colour=theme.TEXT_SECOND, align="center"),
            Space(grow=1, h=None if layout.narrow else 6),
            *(Button(f"option.{place}", cards_told(option), partial(self.pop, option), h=42) for place, option in mine),
            None if mine else
            Text(say("rites-powers-none"), theme.SMALL, theme.TEXT_SECOND, "center", line=True),
            frame=HELD if mine else WANTING, pad=(12, 12), gap=6, grow=1,
        )  # fmt: skip


def cards_told(option: Option) -> str:
    """The cards a power-play takes, in short."""
    held = [face(card) for card in (option.unit, option.number, option.area) if card != NONE]
    return " + ".join(f"{each.short} {each.rank}" for each in held)


class CardCurtain(CurtainScene):
    """Hides the table until the cultist whose turn it is sits down; ``secret`` in a simultaneous round."""

    def __init__(self, cultist: Cultist, secret: bool) -> None:
        told = say("rites-curtain-secret") if secret else ""
        title = say("rites-curtain-cultist.grand" if cultist.grand else "rites-curtain-cultist")
        super().__init__(cultist.name, cultist.id, title, told)
        self.cultist = cultist

    def crest(self, size: int) -> pygame.Surface:
        return seal(self.cultist, size)


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
        falls = curtain_falls(self._stage.app.settings, host.session.match, seat, host.viewer)
        host.viewer = None
        host.curtain = True
        host.sync(glide=False)

        def seated(_: Any) -> None:
            host.viewer, host.curtain = seat, False
            host.begin_anew()
            # Not ``sync``: it would give the keyboard back to whoever is asked before anything could be chosen.
            self._stage.table = read_cards(host.session.match, seat)
            self._offer_powers(seat)

        if falls:
            host.push(CardCurtain(read_cards(host.session.match, None).cultists[seat], False), seated)
        else:
            seated(None)

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
            host.push(error(say("rites-powers-impossible"), problem))
            return
        host.changed()
        host.notice(say("rites-powers-noted" if cards else "rites-powers-withdrawn"))
