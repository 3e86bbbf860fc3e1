"""Dealing anew what a seat does not know, so that it contradicts nothing the seat has seen."""

from typing import Any

from game.engine.chance import Chance
from game.games.rites.rules.cards import ALL_CARDS, ARTIFACT_ID, CARD_ID, CARD_NUMBER, CARDS, RITE_NUMBER
from game.games.rites.rules.codec import HIDDEN
from game.games.rites.rules.moves import class_of, shuffled
from game.games.rites.rules.registry import RITES
from game.games.rites.rules.state import AT_DECK

ELSEWHERE = 1 << 7
"""The bit beside those of hints: set aside, or walls and graves."""
Slot = tuple[list[str], int]
"""A hidden card's place: a list of the data and the index in it."""


def fill_hidden(data: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """A copy of a seat's data with every hidden card and artifact dealt anew at random.

    Cards that a hidden exchange has left in one of several places go to one of these.
    """
    rite = RITES[_rite(data)]
    filled = dict(data)
    for key in ("deck", "aside", "relics", *rite.hidden):
        filled[key] = list(data[key])
    filled["hands"] = [list(hand) for hand in data["hands"]]
    _fill_relics(filled, chance)
    unseen = shuffled(_unseen(filled), chance)
    for key, cards in rite.hidden.items():
        if cards != ALL_CARDS:
            _deal([card for card in unseen if cards >> card & 1], _slots(filled[key]))
            unseen = [card for card in unseen if not cards >> card & 1]
    pile, other = ("aside", "deck") if rite.from_aside else ("deck", "aside")
    places = [place for side in range(len(filled["hands"])) for place in _hand_places(filled, side)]
    places.append(_Place(1 << AT_DECK, 0, _slots(filled[pile])))
    keys = (other, *(key for key, cards in rite.hidden.items() if cards == ALL_CARDS))
    elsewhere = [slot for key in keys for slot in _slots(filled[key])]
    places.append(_Place(ELSEWHERE, 0, elsewhere))
    _Dealing(filled, places, chance).deal(unseen)
    for place in places:
        _deal(place.inside, place.slots)
    return filled


def _slots(cards: list[str]) -> list[Slot]:
    return [(cards, index) for index, card in enumerate(cards) if card == HIDDEN]


def _deal(cards: list[int], slots: list[Slot]) -> None:
    for card, (target, index) in zip(cards, slots, strict=True):
        target[index] = CARD_ID[card]


class _Place:
    """Slots that take the same cards: ``bit`` is their place in hints, ``without`` the cults or ranks not there."""

    def __init__(self, bit: int, without: int, slots: list[Slot]) -> None:
        self.bit = bit
        self.without = without
        self.slots = slots
        self.inside: list[int] = []


def _hand_places(data: dict[str, Any], side: int) -> list[_Place]:
    """The hidden cards of a hand, those together of which the same is known."""
    hand = data["hands"][side]
    slots = _slots(hand)
    limits = list(data["limits"][side]) or [0] * len(hand)
    for card in hand:
        if card != HIDDEN:
            # A card that is seen is the oldest it can be, as in ``strike``.
            kind = 1 << class_of(_rite(data), CARD_NUMBER[card])
            limits.remove(next((limit for limit in limits if not limit & kind), limits[0]))
    return [
        _Place(1 << side, without, [slots.pop() for limit in limits if limit == without])
        for without in dict.fromkeys(limits)
    ]


def _rite(data: dict[str, Any]) -> int:
    return RITE_NUMBER[data["rite"]] if data["rite"] else -1


class _Dealing:
    """Unseen cards on their way to places with so much room, within hints and what hands have shown not to hold.

    Each card goes to a random place that takes it; where none has room, cards dealt before make way (an augmenting
    path), so that a deal is found whenever there is one, as there always is: the real one.
    """

    def __init__(self, data: dict[str, Any], places: list[_Place], chance: Chance) -> None:
        self.chance = chance
        self.places = places
        self.rite = _rite(data)
        self.hinted = {CARD_NUMBER[card]: where for _, card, where in data["hints"]}

    def deal(self, cards: list[int]) -> None:
        """Put each card, they come in random order, into a place."""
        if not self.hinted and not any(place.without for place in self.places):
            left = iter(cards)
            for place in self.places:
                place.inside = [next(left) for _ in place.slots]
            return
        for card in cards:
            if not self._find(card, set(), set()):
                # A view that contradicts itself, from elsewhere: any place with room will do.
                next(place for place in self.places if len(place.inside) < len(place.slots)).inside.append(card)

    def _find(self, card: int, tried: set[int], moved: set[int]) -> bool:
        """Put a card somewhere, moving others if need be; whether that was possible."""
        able = self._able(card)
        for number in able:
            place = self.places[number]
            if len(place.inside) < len(place.slots):
                place.inside.append(card)
                return True
        for number in able:
            if number in tried:
                continue
            tried.add(number)
            inside = self.places[number].inside
            for other in list(inside):
                # It stays in its place until it has found another, so that it does not come back to it.
                if other not in moved:
                    moved.add(other)
                    if self._find(other, tried, moved):
                        inside.remove(other)
                        inside.append(card)
                        return True
        return False

    def _able(self, card: int) -> list[int]:
        """The places a card may go to, each as likely to come first as it has room left."""
        where, kind = self.hinted.get(card, -1), 1 << class_of(self.rite, card)
        able = [n for n, place in enumerate(self.places) if where & place.bit and not place.without & kind]
        room = [len(self.places[number].slots) - len(self.places[number].inside) for number in able]
        if sum(room):
            able.insert(0, able.pop(self.chance.draw(room)))
        return able


def _unseen(data: dict[str, Any]) -> list[int]:
    """The entities that lie nowhere in sight."""
    rite = RITES[_rite(data)]
    bare = {*data["deck"], *data["aside"], *data["discard"], *[CARD_ID[card] for card in rite.unnamed(data)]}
    bare.update(*data["hands"], *data["won"])
    for key in rite.keys:
        bare.update([name.rstrip("+-") for name in _names(data[key])])
    return [card for card in range(CARDS) if CARD_ID[card] not in bare]


def _names(part: Any) -> list[str]:
    """All that part of a written state names."""
    if isinstance(part, str):
        return [part]
    if isinstance(part, dict):
        part = part.values()
    elif not isinstance(part, (list, tuple)):
        return []
    return [name for each in part for name in _names(each)]


def _fill_relics(data: dict[str, Any], chance: Chance) -> None:
    seen = {*data["coveted"], *data["gone"], *(name for cache in data["caches"] for name in cache)}
    left = shuffled([number for number, name in enumerate(ARTIFACT_ID) if name not in seen], chance)
    data["relics"] = [ARTIFACT_ID[number] for number in left]
