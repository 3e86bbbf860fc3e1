"""What a seat sees of a table of Rites of Cthulhu, typed and by name: the window's reading of a view.

Made from plain views alone, so it holds nothing that the seat does not know. Without a seat (``None``) it is what a
passer-by sees: every hand, wall and grave face down.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.engine.option import NONE, Option
from game.engine.position import encode_stack
from game.games.rites.rules.artifacts import NOT_YET, NOTHING, UNSEEN
from game.games.rites.rules.cards import CARD_OF, CTHULHU, CULT, GREEN, RANK, RITE_ID, TWIN_RANKS
from game.games.rites.rules.codec import HIDDEN, NO_CARD
from game.games.rites.rules.power_plays import KINDS as POWER_PLAYS
from game.games.rites.rules.power_plays import combinations
from game.games.rites.rules.registry import RITES, pairs
from game.games.rites.words.faces import artifact_face, face
from game.language.spoken import name, say, say_name
from game.match.match import Match
from game.match.seats import nameless, seat_name

SEATS = ("seat_a", "seat_b", "seat_c", "seat_d", "seat_e", "seat_f")
"""What the window calls the cultists: its colours and seals go by these."""

__all__ = [
    "CTHULHU", "CULT", "GREEN", "HIDDEN", "NOTHING", "NOT_YET", "NO_CARD", "POWER_PLAYS", "RANK", "SEATS", "TWIN_RANKS",
    "UNSEEN", "CardTable", "Cultist", "bare", "cards_of", "name_of", "named", "power_plays", "read_cards",
    "read_cards_open",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Cultist:
    """One cultist at the table. ``hand`` and ``won`` are cards by id, unseen ones ``?``; ``cache`` artifacts by id."""

    side: int
    id: str
    name: str
    bot: str
    hand: tuple[str, ...]
    won: tuple[str, ...]
    cache: tuple[str, ...]
    spent: frozenset[str]
    grand: bool
    lead: bool

    @property
    def points(self) -> int:
        """What her artifacts are worth."""
        return sum(artifact_face(name).value for name in self.cache)

    @property
    def initial(self) -> str:
        """The letter on her seal; of somebody who has said no name that of *you*."""
        if nameless(self.name):
            return say("profiles-you")[0]
        return next((letter.upper() for letter in self.name if letter.isalnum()), str(self.side + 1))


@dataclass(frozen=True)
class CardTable:
    """Everything a seat sees.

    ``state`` is the state of the view, for what belongs to one rite alone; ``stack`` its frames as lists: the name,
    then the fields. ``rite`` is empty between rites; ``number`` counts rites begun, of ``rites`` in all.
    """

    viewer: int | None
    rite: str
    number: int
    rites: int
    single: bool
    tablets: tuple[str, ...]
    used: tuple[str, ...]
    grand: int
    lead: int
    active: int
    cultists: tuple[Cultist, ...]
    coveted: tuple[str, ...]
    relics: int
    gone: tuple[str, ...]
    deck: int
    discard: tuple[str, ...]
    running: tuple[str, ...]
    ends: tuple[tuple[str, int, str], ...]
    ending: str
    state: dict[str, Any]
    stack: tuple[tuple[Any, ...], ...]
    window: bool
    """Whether trees grow anywhere within four numbers (``tree_window``)."""

    def called(self, side: int) -> str:
        """A cultist's name as whoever sees the table reads it; *You* for a viewer who has said none."""
        name = self.cultists[side].name
        return say("profiles-you") if side == self.viewer and nameless(name) else name

    def frame(self, name: str) -> tuple[Any, ...] | None:
        """The fields of the frame of that name that is going on, the topmost."""
        return next((tuple(part[1:]) for part in reversed(self.stack) if part[0] == name), None)

    def clockwise(self, first: int) -> list[Cultist]:
        """All cultists clockwise from one."""
        count = len(self.cultists)
        return [self.cultists[(first + step) % count] for step in range(count)]

    @property
    def knows(self) -> frozenset[str]:
        """Cards whose hidden place the viewer has seen."""
        return frozenset(self.state["knows"][self.viewer]) if self.viewer is not None else frozenset()


def read_cards(match: Match, seat: int | None) -> CardTable:
    """The table as a seat sees it, or as anybody may (``None``)."""
    state = match.view(seat)["state"] if seat is not None else _public(match)
    return _read(match, state, encode_stack(match.position.stack, -1 if seat is None else seat), seat)


def read_cards_open(match: Match) -> CardTable:
    """The table with every card face up, for those who may know everything: a game watched afterwards."""
    return _read(match, match.state_dict(), encode_stack(match.position.stack), None)


def _read(match: Match, state: dict[str, Any], stack: list[list[Any]], seat: int | None) -> CardTable:
    rules: Any = match.rules
    spent = frozenset(state["spent"])
    cultists = tuple(
        Cultist(
            side,
            SEATS[side],
            seat_name(match.seats, side),
            match.seats[side].bot,
            tuple(state["hands"][side]),
            tuple(state["won"][side]),
            tuple(state["caches"][side]),
            spent & frozenset(state["caches"][side]),
            side == state["grand"],
            side == state["lead"],
        )
        for side in rules.sides
    )
    return CardTable(
        seat,
        state["rite"] or "",
        state["number"],
        rules.rites,
        rules.single,
        tuple(RITE_ID[number] for number in rules.tablets),
        tuple(state["used"]),
        state["grand"],
        state["lead"],
        state["active"],
        cultists,
        tuple(state["coveted"]),
        len(state["relics"]),
        tuple(state["gone"]),
        len(state["deck"]),
        tuple(state["discard"]),
        tuple(state["running"]),
        tuple((rite, winner, reason) for rite, winner, reason in state["ends"]),
        state["ending"],
        state,
        tuple(tuple(part) for part in stack),
        rules.tree_window,
    )


def _public(match: Match) -> dict[str, Any]:
    """The state with everything hidden that not all seats see alike."""
    views = [match.view(seat)["state"] for seat in range(len(match.seats))]
    shown = dict(views[0])
    for key in ("deck", "aside", *RITES[match.position.state.rite].hidden):
        shown[key] = [
            cards[0] if len(set(cards)) == 1 else HIDDEN for cards in zip(*(v[key] for v in views), strict=True)
        ]
    shown["hands"] = [_seen_by_all([view["hands"][side] for view in views]) for side in range(len(views))]
    for key in ("knows", "requests"):
        shown[key] = [[] for _ in views]
    shown["hints"] = []
    return shown


def _seen_by_all(hands: list[list[str]]) -> list[str]:
    seen = [card for card in hands[0] if card != HIDDEN and all(card in hand for hand in hands)]
    return seen + [HIDDEN] * (len(hands[0]) - len(seen))


# options


def cards_of(chosen: Option) -> tuple[int, ...]:
    """The cards of the hand an option plays, as laid."""
    if chosen.kind in POWER_PLAYS:
        return ()
    cards = (chosen.unit, chosen.number) if chosen.kind in pairs() else (chosen.unit,)
    return tuple(card for card in cards if card != NONE)


def power_plays(match: Match, seat: int) -> list[Option]:
    """The power-plays a seat could ask for now, whoever is asked; made from its view alone."""
    state = match.position.state
    # What a seat can initiate depends on its own hand and on what lies open, which are the same in any deal.
    return [] if state.ending or state.active < 0 else combinations(match.position, seat)


def bare(laid: int) -> int:
    """The card itself of a card as it is laid."""
    return laid & CARD_OF


def name_of(laid: int) -> str:
    """The name of a card as it is laid."""
    return face(laid).name


def named(text: str, table: CardTable, written: Callable[[Cultist], str]) -> str:
    """A text of the program with ``written`` in the place of "Cultist 2" and its like."""
    for cultist in table.cultists:
        plain = say_name(name("rites-cultist", str(cultist.side + 1)))
        text = text.replace(f"**{plain}**", written(cultist)).replace(plain, written(cultist))
    return text
