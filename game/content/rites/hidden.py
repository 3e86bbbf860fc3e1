"""Dealing anew what a seat does not know, so that it contradicts nothing the seat has seen."""

from typing import Any

from game.content.rites.cards import ARTIFACT_ID, CARD_ID, CARD_NUMBER, CARDS, CTHULHU, CULT, TWINS, YELLOW
from game.content.rites.codec import HIDDEN
from game.content.rites.moves import shuffled
from game.content.rites.state import AT_DECK
from game.engine.chance import Chance

Slot = tuple[list[str], int]
"""A hidden card's place: a list of the data and the index in it."""


def fill_hidden(data: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """A copy of a seat's data with every hidden card and artifact dealt anew at random.

    Cards that a hidden exchange has left in one of several places go to one of these; in Out of the Aeons the
    sub-deck is yellow and nothing else is.
    """
    filled = dict(data)
    for key in ("deck", "aside", "prizes", "plots", "relics"):
        filled[key] = list(data[key])
    filled["hands"] = [list(hand) for hand in data["hands"]]
    _fill_relics(filled, chance)
    unseen = shuffled(_unseen(filled), chance)
    if filled["rite"] == "out_of_the_aeons":
        prizes = _slots(filled["prizes"])
        _deal([card for card in unseen if CULT[card] == YELLOW], prizes)
        unseen = [card for card in unseen if CULT[card] != YELLOW]
    places = {side: _slots(hand) for side, hand in enumerate(filled["hands"])}
    pile = "aside" if filled["rite"] == "out_of_the_aeons" else "deck"
    places[AT_DECK] = _slots(filled[pile])
    hinted = {CARD_NUMBER[card]: where for _, card, where in filled["hints"]}
    wanted = [card for card in unseen if card in hinted]
    for card, place in _assigned(wanted, hinted, {place: len(slots) for place, slots in places.items()}, chance):
        target, index = places[place].pop()
        target[index] = CARD_ID[card]
    rest = [slot for slots in places.values() for slot in slots]
    for key in ("deck", "aside", "plots"):
        if key != pile:
            rest += _slots(filled[key])
    _deal([card for card in unseen if card not in hinted], rest)
    return filled


def _slots(cards: list[str]) -> list[Slot]:
    return [(cards, index) for index, card in enumerate(cards) if card == HIDDEN]


def _deal(cards: list[int], slots: list[Slot]) -> None:
    for card, (target, index) in zip(cards, slots, strict=True):
        target[index] = CARD_ID[card]


def _assigned(cards: list[int], hinted: dict[int, int], room: dict[int, int], chance: Chance) -> list[tuple[int, int]]:
    """A place for each hinted card within its places and their room, tried in a random order."""
    if not cards:
        return []
    card, others = cards[0], cards[1:]
    for place in shuffled([place for place in room if hinted[card] >> place & 1 and room[place]], chance):
        found = [] if not others else _assigned(others, hinted, {**room, place: room[place] - 1}, chance)
        if found or not others:
            return [(card, place), *found]
    return []


def _unseen(data: dict[str, Any]) -> list[int]:
    """The entities that lie nowhere in sight."""
    seen = {card for key in ("deck", "aside", "prizes", "plots", "discard", "ridge") for card in data[key]}
    seen.update(card for key in ("hands", "won", "trees") for cards in data[key] for card in cards)
    seen.update(card for pile in data["slopes"].values() for card in pile)
    seen.update(card for _, card in data["gate"])
    seen.update(card for ghouls in data["ghouls"] for _, card in ghouls)
    seen.add(data["prize"])
    bare = {card.rstrip("+-") for card in seen}
    if data["rite"] == "the_dunwich_horror" and data["plots"]:
        bare |= {CARD_ID[card] for card in TWINS}
    if data["centre"] or data["holder"] >= 0:
        bare.add(CARD_ID[CTHULHU])
    return [card for card in range(CARDS) if CARD_ID[card] not in bare]


def _fill_relics(data: dict[str, Any], chance: Chance) -> None:
    seen = {*data["coveted"], *data["gone"], *(name for cache in data["caches"] for name in cache)}
    left = shuffled([number for number, name in enumerate(ARTIFACT_ID) if name not in seen], chance)
    data["relics"] = [ARTIFACT_ID[number] for number in left]
