"""The rites as the game around them knows them, and the ids a program may meet that stand in no other table."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

from game.engine.position import Position
from game.games.rites.rules.cards import RANK
from game.games.rites.rules.state import FIRST, KEYS, RitesState, RiteState
from game.games.rites.rules.tablets import NAMES, part


class Ids(NamedTuple):
    """How rites end, kinds of options, questions and events, and codes of reasons: those of a rite, or of all."""

    ends: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    decisions: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()


OF_THE_GAME = Ids(
    options=(
        "rite", "play", "card", "plot", "side", "artifact", "invoke", "become", "excavate", "steal", "done", "no",
    ),
    decisions=(
        "rite", "offer", "second", "pass_on", "give_back", "powder", "silver_key", "steal", "trade", "trade_for",
    ),
    events=(
        "lot", "grand_cultist", "rite_begins", "dealt", "rite", "excavated", "added", "invoked", "happened",
        "privilege", "looked", "peeked", "gave", "buried", "drew", "reshuffled", "requested", "power_play", "stole",
        "rite_over", "captured", "traded", "forced", "ended",
    ),
    ends=("overthrow", "failed"),
)  # fmt: skip
"""Those that belong to no single rite."""


class Rite:
    """A rite: facts, and what its class does otherwise than this one, which is what holds between rites.

    ``own`` makes what lies on the table in it alone, before it is laid out. ``keys`` are those of that in saves,
    ``hidden`` those of them that have cards face down, with the mask of the cards that can lie there (and, unless it is
    all of them, nowhere else that is hidden). ``uses`` are fields that every rite has and not every one needs: ``won``,
    ``aside``, ``limits``. ``starts`` are the frames, by ``shapes``' names, at which turns begin. ``replaces``: cards of
    power-plays are replaced; ``reshuffles``: an empty draw pile is made anew from the discards; ``from_aside``: the
    cards set aside serve as the draw pile. ``classes`` is what all have seen hands not to hold is told by: the rank of
    cards, or their cult. ``pairs`` are kinds of options that play two cards, the second as their number.
    """

    leader_alone = False
    """Whether nobody but the cultist who leads the rounds has a turn."""

    def __init__(
        self,
        own: type[RiteState] = RiteState,
        keys: tuple[str, ...] = (),
        hidden: Mapping[str, int] | None = None,
        uses: tuple[str, ...] = (),
        starts: tuple[str, ...] = (),
        ids: Ids = Ids(),  # noqa: B008  a tuple
        classes: Sequence[int] = RANK,
        replaces: bool = True,
        reshuffles: bool = False,
        from_aside: bool = False,
        pairs: tuple[str, ...] = (),
    ) -> None:
        self.own = own
        self.keys = keys
        self.hidden = hidden or {}
        self.uses = uses
        self.starts = starts
        self.ids = ids
        self.classes = classes
        self.replaces = replaces
        self.reshuffles = reshuffles
        self.from_aside = from_aside
        self.pairs = pairs
        self.foreign = tuple(key for key in FIRST if key not in keys)
        """Keys that stand in its saves without meaning anything."""
        self.written = tuple(dict.fromkeys((*KEYS, *FIRST, *keys)))
        """All keys that stand in its saves."""

    def lay_out(self, pos: Position) -> None:
        """What the tablet says of cards and table, with five cards in every hand and the rest in the draw pile."""

    def begin(self, pos: Position) -> None:
        """Push the turn of the cultist who is active."""

    def before(self, pos: Position) -> None:
        """Push what comes before the first turn of all."""

    def top(self, state: RitesState) -> Sequence[int]:
        """The pile whose top The Powder of Ibn Ghazi shows, top last."""
        return state.deck

    def complete(self, rules: Any, state: RitesState, rest: list[int]) -> None:
        """Put the cards a set-up does not name, in their random order, where they can hide."""
        state.deck = [*rest, *state.deck]

    def unnamed(self, data: Mapping[str, Any]) -> Sequence[int]:
        """Cards that all can tell to be on the table though no key of the written state names them."""
        return ()


RITES: dict[int, Rite] = {-1: Rite()}
"""By number; -1 is between rites."""


def load() -> None:
    """Import all rites there are."""
    for number, name in enumerate(NAMES):
        if number not in RITES:
            RITES[number] = part(name, "rules.rite:RITE")


@cache
def pairs() -> frozenset[str]:
    """The kinds of options that play two cards, of all rites."""
    load()
    return frozenset(kind for rite in RITES.values() for kind in rite.pairs)


@cache
def all_ids() -> Ids:
    """The ids of the game and of all its rites."""
    load()
    parts = (OF_THE_GAME, *(rite.ids for rite in RITES.values()))
    return Ids(*(tuple(dict.fromkeys(chain.from_iterable(each))) for each in zip(*parts, strict=True)))
