"""What a set-up cannot say: what belongs to another rite, or cannot have come about together."""

from collections.abc import Callable, Iterator
from typing import Any

from game.engine.errors import SetupError
from game.games.rites.rules.cards import (
    AEONS,
    ALL_ARTIFACTS,
    BIT,
    CTHULHU_RISES,
    CULT,
    DUNWICH,
    HOUND,
    MOUNTAINS,
    RANK,
    RESONATOR,
    RITE_ID,
    SOAPSTONE,
    TREE,
    YELLOW,
    cards_in,
)
from game.games.rites.rules.codec import write_state
from game.games.rites.rules.state import NOBODY, TAKEN, RitesState

PERFORMED = ("perform", "second", "excavate")
"""Steps at which the rite has been chosen and laid out."""
_OF_RITES = {
    **dict.fromkeys(("gate", "gates", "eligible", "centre", "holder", "bearer", "bearer_gate"), (CTHULHU_RISES,)),
    "trees": (TREE,),
    "ridge": (MOUNTAINS,),
    "slopes": (MOUNTAINS,),
    "plots": (DUNWICH, HOUND),
    "open": (DUNWICH, HOUND),
    "idle": (DUNWICH, HOUND),
    "ghouls": (HOUND,),
    "prizes": (AEONS,),
    "prize": (AEONS,),
    "passed": (AEONS,),
    "won": (DUNWICH, HOUND, AEONS),
    "aside": (CTHULHU_RISES, AEONS),
    "limits": (CTHULHU_RISES, TREE, MOUNTAINS),
}
"""Keys that mean something in these rites alone."""
_OF_THE_GAME = frozenset(("number", "used", "grand", "lead", "ends", "ending", "relics", "coveted", "gone", "caches",
                          "spent"))  # fmt: skip
"""Keys that outlast a rite."""
_AFTER_THE_DEAL = ("rite", "active", "discard", "appeared", "used_now", "running", "requests")
"""Keys that say nothing before a rite is chosen."""
LONGEST, WALLS = 4, 8
Complaint = tuple[str, str]
"""The key that is wrong, and why."""


def refuse_contradictions(rules: Any, state: RitesState, step: str) -> None:
    """Raise ``SetupError`` with the key of the first thing in a set-up that cannot be."""
    for key, why in _complaints(rules, state, step):
        raise SetupError(key, why)


def _complaints(rules: Any, state: RitesState, step: str) -> Iterator[Complaint]:
    yield from _of_another_time(rules, state, step)
    yield from _of_the_game(rules, state, step)
    yield from _of_artifacts(state)
    if any(BIT[card] & ~hand for hand, wanted in zip(state.hands, state.requests, strict=True) for card in wanted):
        yield "requests", "names a card that the cultist does not hold"
    if step in PERFORMED:
        yield from _RITES[state.rite](rules, state)


def _of_another_time(rules: Any, state: RitesState, step: str) -> Iterator[Complaint]:
    """Keys of other rites, or of later than the step."""
    blank = write_state(RitesState.fresh_game(rules.seats))
    for key, value in write_state(state).items():
        if value == blank[key]:
            continue
        if step == "deal" and key not in _OF_THE_GAME:
            yield key, "a new rite begins at this step"
        elif step == "choose" and (key in _AFTER_THE_DEAL or key in _OF_RITES):
            yield key, "no rite has been chosen at this step"
        elif key in _OF_RITES and state.rite not in _OF_RITES[key]:
            yield key, f"{RITE_ID[state.rite]} has none"
    if state.active != NOBODY and step != "perform":
        yield "active", "nobody has a turn before the rite"


def _of_the_game(rules: Any, state: RitesState, step: str) -> Iterator[Complaint]:
    """Rites performed and rites to come."""
    begun = step in PERFORMED
    if begun and state.rite not in rules.tablets:
        yield "rite", f"only {RITE_ID[rules.tablets[0]]} is performed"
    if begun and not state.used >> state.rite & 1:
        yield "used", "the rite that is performed has been used"
    to_come = rules.rites - len(state.ends) - begun
    if state.ending or to_come < (not begun):
        yield "ending" if state.ending else "ends", "the game is over"
    if sum(not state.used >> rite & 1 for rite in rules.tablets) < to_come:
        yield "used", f"leaves fewer rites than the {to_come} that are to come"
    if state.number != len(state.ends) + (step != "deal"):
        yield "number", "not that of the rite after those that are over"


def _of_artifacts(state: RitesState) -> Iterator[Complaint]:
    if state.running & ~(1 << RESONATOR | 1 << SOAPSTONE):
        yield "running", "only the resonator and the soapstone act to the end of a rite"
    lying = state.coveted | sum(state.caches)
    for key in ("fresh", "appeared"):
        if getattr(state, key) & ~lying & ALL_ARTIFACTS:
            yield key, "names an artifact that lies neither in the Coveted pile nor before a cultist"
    if any(used & ~state.appeared for used in state.used_now):
        yield "used_now", "names an artifact that has not appeared in this rite"


# the rites


def _gates(rules: Any, state: RitesState) -> Iterator[Complaint]:
    sides = state.gate[::2]
    if not sides:
        return
    laid = [(side - sides[0]) % rules.seats for side in sides]
    waiting = [place for place in range(rules.seats)
               if place not in laid and state.hands[(sides[0] + place) % rules.seats]]  # fmt: skip
    if laid != sorted(set(laid)) or any(place < laid[-1] for place in waiting):
        # Who has no cards left is passed over.
        yield "gate", "its cards were not laid clockwise, one by each cultist"
    if state.active != NOBODY and (state.active - sides[0]) % rules.seats not in waiting[:1]:
        yield "active", "another cultist is next at this gate"


def _trees(rules: Any, state: RitesState) -> Iterator[Complaint]:
    for tree in state.trees:
        ranks = [RANK[laid] for laid in tree]
        if not ranks or len(set(ranks)) < len(ranks) or max(ranks) - min(ranks) >= LONGEST:
            yield "trees", "a tree is one to four different numbers out of four in a row"
        elif not rules.tree_window and max(ranks) - min(ranks) >= len(ranks):
            yield "trees", "a tree has a gap"


def _mountains(rules: Any, state: RitesState) -> Iterator[Complaint]:
    ranks = [RANK[laid] for laid in state.ridge]
    if ranks and (0 in ranks or len(ranks) > LONGEST or ranks != list(range(ranks[0], ranks[0] + len(ranks)))):
        yield "ridge", "not one to four numbers in a row without a 0, the lowest first"
    if any(cards and pile >> 1 not in ranks for pile, cards in enumerate(state.slopes)):
        yield "slopes", "a slope stands at a number that is not on the ridge"


def _walls(rules: Any, state: RitesState) -> Iterator[Complaint]:
    if state.plots and len(state.plots) != WALLS:
        yield "plots", "there are eight walls, taken ones included"
    yield from _open_plots(state)


def _open_plots(state: RitesState) -> Iterator[Complaint]:
    if any(plot >= len(state.plots) or state.plots[plot] == TAKEN for plot in cards_in(state.open)):
        yield "open", "names a place where no card lies"


def _graves(rules: Any, state: RitesState) -> Iterator[Complaint]:
    count = len(state.plots)
    if not count and not state.ghouls:
        return
    if count != rules.seats + 1:
        yield "plots", f"there are {rules.seats + 1} graves, looted ones included"
    if len(state.ghouls) != count:
        yield "ghouls", f"not a list of the ghouls at each of the {count} graves"
    yield from _open_plots(state)
    for plot, ghouls in zip(state.plots, state.ghouls, strict=False):
        if len(ghouls) > 1:
            yield "ghouls", "two ghouls dig at once: a grave has one at most"
        if ghouls and plot == TAKEN:
            yield "ghouls", "there is a ghoul at a looted grave"


def _prizes(rules: Any, state: RitesState) -> Iterator[Complaint]:
    if any(CULT[card] != YELLOW for card in state.prizes):
        yield "prizes", "only yellow cards are prizes"
    if state.prize != NOBODY and CULT[state.prize] != YELLOW:
        yield "prize", "only yellow cards are prizes"
    if any(CULT[card] != YELLOW for won in state.won for card in cards_in(won)):
        yield "won", "only yellow cards are prizes"
    for key, cards in (("hands", [card for hand in state.hands for card in cards_in(hand)]), ("aside", state.aside)):
        if any(CULT[card] == YELLOW for card in cards):
            yield key, "yellow cards are prizes in out_of_the_aeons"
    if state.deck:
        yield "deck", "in out_of_the_aeons the cards nobody has are set aside"
    if state.active not in (NOBODY, state.lead):
        yield "active", "in out_of_the_aeons nobody has a turn but who leads the rounds"


_RITES: dict[int, Callable[[Any, RitesState], Iterator[Complaint]]] = {
    CTHULHU_RISES: _gates, TREE: _trees, DUNWICH: _walls, MOUNTAINS: _mountains, AEONS: _prizes, HOUND: _graves,
}  # fmt: skip
