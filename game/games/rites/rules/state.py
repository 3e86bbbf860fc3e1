"""The state of a game of Rites of Cthulhu: flat lists of small numbers, hands and heaps as bit masks.

What lies on the table in one rite alone is an object of the rite's own.
"""

from collections.abc import Callable, Mapping
from typing import Any

KEYS = (
    "active", "appeared", "aside", "caches", "coveted", "deck", "discard", "ending", "ends", "fresh", "gone", "grand",
    "hands", "hints", "knows", "lead", "limits", "number", "relics", "requests", "rite", "running", "spent", "used",
    "used_now", "won",
)  # fmt: skip
"""What is written of every rite; each has keys of its own besides."""
FIRST: dict[str, Any] = {
    "gate": (), "gates": 0, "eligible": 0, "centre": 0, "holder": -1, "bearer": -1, "bearer_gate": 0, "trees": (),
    "ridge": (), "slopes": ((),) * 28, "plots": (), "open": 0, "ghouls": (), "prizes": (), "prize": -1, "passed": 0,
    "idle": 0,
}  # fmt: skip
"""What the key of every position holds, whatever rite is performed: digests in replays rest on it since version 0.1."""
FIRST_WRITTEN: dict[str, Any] = {
    "gate": [], "gates": 0, "eligible": [], "centre": 0, "holder": -1, "bearer": -1, "bearer_gate": 0, "trees": [],
    "ridge": [], "slopes": {}, "plots": [], "open": [], "ghouls": [], "prizes": [], "prize": "", "passed": 0, "idle": 0,
}  # fmt: skip
"""The same as saves have it. A rite that is none of the first six adds keys only while it is performed."""


class RiteState:
    """What lies on the table in one rite alone; this class is what lies there between rites: nothing."""

    __slots__ = ()

    def copy(self) -> "RiteState":
        """An equal one that shares no list."""
        return self

    @classmethod
    def read(cls, parts: Mapping[str, Any], sides: int) -> "RiteState":
        """What ``write`` wrote whole; raises ``CodecError`` for anything else."""
        return cls()

    def key(self) -> dict[str, Any]:
        """Its fields by key as comparable values."""
        return {}

    def write(self, name: Callable[[int], str]) -> dict[str, Any]:
        """Its fields in words; ``name`` names a card that lies face down, or hides it."""
        return {}

    def cards(self) -> list[int]:
        """Every entity that lies on it or counts as being there, once for each place."""
        return []

    def violations(self) -> list[str]:
        """The names of the rite's own invariants that do not hold."""
        return []


NOBODY = -1
TAKEN = -1
"""A plot whose card has been captured or looted."""
AT_DECK = 6
"""The bit in ``hints`` for the draw pile, or for what serves as one."""

MOST = 99
"""Gates and idle turns are written down up to this; no rite has so many."""

Hint = tuple[int, int, int]
"""(who knows it, card, mask of the places where it can be): left of exact knowledge after a hidden exchange."""

FIELDS = (
    "active", "appeared", "aside", "caches", "coveted", "deck", "discard", "ending", "ends", "fresh", "gone", "grand",
    "hands", "hints", "knows", "lead", "limits", "number", "own", "relics", "requests", "rite", "running", "spent",
    "used", "used_now", "won",
)  # fmt: skip


class RitesState:
    """Everything on the table.

    The game: ``number`` counts rites begun, ``rite`` is the one performed (-1: none), ``used`` a mask of tablets
    played, ``grand`` holds the title, ``ends`` is what became of each rite: (rite, winner, reason).

    Artifacts (masks): ``relics`` is the draw pile, top last; ``coveted``, ``gone``, ``caches`` by cultist; ``spent``
    have had their second invocation, ``fresh`` were captured or stolen in this rite; ``appeared`` were invoked for the
    first time in this rite, and ``used_now`` says by cultist which of those she has used; ``running`` act to its end.

    The rite: ``lead`` has the Grand Cultist's privilege, ``active`` the turn. ``hands`` and ``won`` are masks by
    cultist, ``deck`` a list with the top last, ``discard`` a mask of cards laid open and done with, ``aside`` cards
    nobody has seen. ``knows`` is by cultist a mask of cards whose place she knows though it is hidden. ``limits`` has
    by cultist, for each card of the hand, oldest first, a mask of cults (Cthulhu Rises) or ranks (the shedding rites)
    that all have seen it not to have; nothing while nothing is known. ``requests`` are power-plays wanted: the
    cards, or nothing.

    ``own`` is what lies on the table in the rite that is performed alone.
    """

    __slots__ = FIELDS

    number: int
    rite: int
    used: int
    grand: int
    lead: int
    active: int
    ends: tuple[tuple[int, int, str], ...]
    ending: str
    relics: tuple[int, ...]
    coveted: int
    gone: int
    caches: list[int]
    spent: int
    fresh: int
    appeared: int
    used_now: list[int]
    running: int
    deck: list[int]
    hands: list[int]
    discard: int
    aside: tuple[int, ...]
    won: list[int]
    knows: list[int]
    hints: tuple[Hint, ...]
    limits: list[tuple[int, ...]]
    requests: list[tuple[int, ...]]
    own: RiteState

    @classmethod
    def fresh_game(cls, sides: int) -> "RitesState":
        """The table before anything has been shuffled."""
        state = cls()
        state.number = 0
        state.used = 0
        state.grand = 0
        state.ends = ()
        state.ending = ""
        state.relics = ()
        state.coveted = state.gone = state.spent = 0
        state.caches = [0] * sides
        state.clear_rite(sides)
        return state

    def clear_rite(self, sides: int) -> None:
        """Take everything of a rite off the table; the entities are then nowhere."""
        self.rite = NOBODY
        self.lead = self.grand
        self.active = NOBODY
        self.fresh = self.appeared = self.running = 0
        self.used_now = [0] * sides
        self.deck = []
        self.hands = [0] * sides
        self.discard = 0
        self.aside = ()
        self.won = [0] * sides
        self.knows = [0] * sides
        self.hints = ()
        self.limits = [()] * sides
        self.requests = [()] * sides
        self.own = RiteState()

    def copy(self) -> "RitesState":
        """An equal state that shares no list. Names every field: nothing is deep-copied."""
        other = RitesState()
        other.number = self.number
        other.rite = self.rite
        other.used = self.used
        other.grand = self.grand
        other.lead = self.lead
        other.active = self.active
        other.ends = self.ends
        other.ending = self.ending
        other.relics = self.relics
        other.coveted = self.coveted
        other.gone = self.gone
        other.caches = self.caches.copy()
        other.spent = self.spent
        other.fresh = self.fresh
        other.appeared = self.appeared
        other.used_now = self.used_now.copy()
        other.running = self.running
        other.deck = self.deck.copy()
        other.hands = self.hands.copy()
        other.discard = self.discard
        other.aside = self.aside
        other.won = self.won.copy()
        other.knows = self.knows.copy()
        other.hints = self.hints
        other.limits = self.limits.copy()
        other.requests = self.requests.copy()
        other.own = self.own.copy()
        return other

    def key(self) -> tuple[Any, ...]:
        return (
            self.number, self.rite, self.used, self.grand, self.lead, self.active, self.ends, self.ending,
            self.relics, self.coveted, self.gone, *self.caches, self.spent, self.fresh, self.appeared,
            *self.used_now, self.running, tuple(self.deck), *self.hands, self.discard, self.aside, *self.won,
            *self.knows, self.hints, *self.limits, *self.requests, *(FIRST | self.own.key()).values(),
        )  # fmt: skip
