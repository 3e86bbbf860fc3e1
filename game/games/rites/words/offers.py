"""What can be done with cards of the hand: each option that plays them, in the words of a menu at a card."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from game.engine.option import NONE, Option
from game.games.rites.rules.cards import CARD_ID, SHIFTS
from game.games.rites.words.ritewords import laid_face, words_of
from game.games.rites.words.tableview import POWER_PLAYS, CardTable, bare, cards_of
from game.language.spoken import name, say
from game.language.values import markup
from game.match.match import Match
from game.match.words import words


@dataclass(frozen=True)
class Offer:
    """An option as a menu tells of it. ``cards`` are those, by id, that go with what has been picked."""

    option: Option
    label: str
    note: str
    cards: tuple[str, ...]


def hand_cards(option: Option) -> tuple[int, ...]:
    """All cards of the hand that an option takes, those of a power-play among them."""
    power = (option.unit, option.number, option.area) if option.kind in POWER_PLAYS else cards_of(option)
    return tuple(bare(card) for card in power if card != NONE)


def offer_of(match: Match, table: CardTable, kind: str, option: Option, label: str, picked: Collection[int]) -> Offer:
    """An option of a question of this kind, with cards picked; ``label`` is what a button calls it."""
    said = words_of(table.rite).offers.get((kind, option.kind))
    others = tuple(CARD_ID[card] for card in hand_cards(option) if card not in picked)
    note = ""
    if option.kind in POWER_PLAYS:
        label = words().name("rites-power-play", option.kind)
    elif said is not None:
        label, note = said(match, table, option)
        if option.kind == "play" and option.number != NONE and SHIFTS[option.number]:
            label = say("rites-hand-as", offer=label, rank=laid_face(option).counts)
    if others:
        cards = [name("rites-card", card) for card in others]
        message = "rites-hand-with.pair" if note else "rites-hand-with"
        note = say(message, cards=cards, sums=markup(note))
    return Offer(option, label, note, others)
