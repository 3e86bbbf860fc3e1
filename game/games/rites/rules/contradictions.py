"""What a set-up cannot say: what belongs to another rite, or cannot have come about together."""

from collections.abc import Iterator
from typing import Any

from game.engine.errors import SetupError
from game.games.rites.rules.cards import ALL_ARTIFACTS, BIT, RESONATOR, RITE_ID, SOAPSTONE
from game.games.rites.rules.checks import Complaint, checks_of
from game.games.rites.rules.codec import write_state
from game.games.rites.rules.registry import RITES
from game.games.rites.rules.state import NOBODY, RitesState

PERFORMED = ("perform", "second", "excavate")
"""Steps at which the rite has been chosen and laid out."""
_OF_SOME = ("won", "aside", "limits")
"""Keys that mean something in some rites."""
_OF_THE_GAME = frozenset(("number", "used", "grand", "lead", "ends", "ending", "relics", "coveted", "gone", "caches",
                          "spent"))  # fmt: skip
"""Keys that outlast a rite."""
_AFTER_THE_DEAL = ("rite", "active", "discard", "appeared", "used_now", "running", "requests")
"""Keys that say nothing before a rite is chosen."""


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
        yield from checks_of(state.rite).complaints(rules, state)


def _of_another_time(rules: Any, state: RitesState, step: str) -> Iterator[Complaint]:
    """Keys of later than the step, or that the rite does not need."""
    rite = RITES[state.rite]
    blank = write_state(RitesState.fresh_game(rules.seats)) | rite.own().write(str)
    for key, value in write_state(state).items():
        if value == blank[key]:
            continue
        if step == "deal" and key not in _OF_THE_GAME:
            yield key, "a new rite begins at this step"
        elif step == "choose" and (key in _AFTER_THE_DEAL or key in _OF_SOME):
            yield key, "no rite has been chosen at this step"
        elif key in _OF_SOME and key not in rite.uses:
            yield key, f"{RITE_ID[state.rite]} has none"
    if state.active != NOBODY and step != "perform":
        yield "active", "nobody has a turn before the rite"


def refuse_foreign(key: str, rite: str | None, step: str) -> None:
    """Raise ``SetupError`` for a key that is another rite's."""
    begun = f"{rite} has none" if step in PERFORMED else "no rite has been chosen at this step"
    raise SetupError(key, "a new rite begins at this step" if step == "deal" else begun)


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
