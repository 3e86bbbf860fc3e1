"""The cards of things and terms: what each is, in our own words, with its numbers and the rulebook's place.

A card says what is true in every match; ``Now`` what is true just now. Which things have one its game knows.
"""

from dataclasses import dataclass
from typing import NamedTuple

from game.games.registry import games, words_part

Ref = tuple[str, str]
"""What a card is about: its kind and key, such as ``("book", "dreams")`` or ``("term", "gate")``."""


@dataclass(frozen=True, slots=True)
class Note:
    """A keyword of a card in one line."""

    ref: Ref
    name: str
    text: str


class Fact(NamedTuple):
    """A number of a thing with what it is called, and the icon before it, if any."""

    name: str
    value: str
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """What is told of a thing. ``text`` has links in it; ``cost`` is in Power, None where nothing is to be paid.

    ``picture`` is an icon's id, ``art`` the file of a painting in ``assets``, if there is one, ``scene`` the name of a
    picture that fills the card's head instead, and ``middle`` round what it is cut, in shares of its width and height;
    ``chapter`` is the rules' page that says more;
    ``rulings`` are the numbers of our rulings about it.
    """

    ref: Ref
    name: str
    kind: str
    faction: str
    picture: str
    text: str
    cost: int | None
    cost_note: str
    facts: tuple[Fact, ...]
    notes: tuple[Note, ...]
    source: str
    rulings: tuple[int, ...]
    chapter: str
    art: str = ""
    scene: str = ""
    middle: tuple[float, float] = (0.5, 0.5)


@dataclass(frozen=True, slots=True)
class Now:
    """What is to be said now. ``can`` is whether it can be used, None where that is not the question.

    ``lines`` tell how things stand; ``have`` of ``need`` is a requirement's progress, ``0, 0`` where it has no number.
    """

    can: bool | None
    text: str
    lines: tuple[str, ...] = ()
    have: int = 0
    need: int = 0


class GameCards:
    """What a game's words say on cards."""

    def card(self, kind: str, key: str, map_id: str) -> Card | None:
        """The card of a thing; ``None`` for what has none. ``map_id`` is the map on the table, if any."""
        return None


def card(kind: str, key: str, map_id: str = "") -> Card:
    """The card of a thing of whatever game; raises ``KeyError`` for what has none. ``map_id`` is the map on the table.

    Its ``ref`` may be another than was asked for: an action of a spellbook, say, is told by the spellbook's card.
    """
    for game in games():
        told: GameCards = words_part(game)
        found = told.card(kind, key, map_id)
        if found is not None:
            return found
    raise KeyError(f"{kind}/{key} has no card")
