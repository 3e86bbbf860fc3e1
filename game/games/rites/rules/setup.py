"""Set-ups: any position at the beginning of a rite, from what somebody cares to name of it."""

from collections.abc import Iterator
from typing import Any

from game.engine.chance import Chance
from game.engine.errors import CodecError, SetupError, quoted
from game.engine.position import Frame, Position
from game.games.rites.rules.cards import (
    ALL_ARTIFACTS,
    ARTIFACTS,
    BIT,
    CARDS,
    RESONATOR,
    RITE_ID,
    RITE_NUMBER,
    SOAPSTONE,
)
from game.games.rites.rules.codec import laid_out, read_state, rite_of, write_state
from game.games.rites.rules.game import Game
from game.games.rites.rules.moves import shuffled
from game.games.rites.rules.registry import RITES
from game.games.rites.rules.shapes import Complaint, checks_of
from game.games.rites.rules.state import FIRST_WRITTEN, KEYS, NOBODY, RitesState

PERFORMED = ("perform", "second", "excavate")
"""Steps at which the rite has been chosen and laid out."""
_OF_SOME = ("won", "aside", "limits")
"""Keys that mean something in some rites."""
_OF_THE_GAME = frozenset(("number", "used", "grand", "lead", "ends", "ending", "relics", "coveted", "gone", "caches",
                          "spent"))  # fmt: skip
"""Keys that outlast a rite."""
_AFTER_THE_DEAL = ("rite", "active", "discard", "appeared", "used_now", "running", "requests")
"""Keys that say nothing before a rite is chosen."""


def _complaints(rules: Any, state: RitesState, step: str) -> Iterator[Complaint]:
    yield from _of_another_time(rules, state, step)
    yield from _of_the_game(rules, state, step)
    yield from _of_artifacts(state)
    if any(BIT[card] & ~hand for hand, wanted in zip(state.hands, state.requests, strict=True) for card in wanted):
        yield SetupError("requests", "rites-setup-not-held")
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
            yield SetupError(key, "rites-setup-new-rite")
        elif step == "choose" and (key in _AFTER_THE_DEAL or key in _OF_SOME):
            yield SetupError(key, "rites-setup-not-chosen")
        elif key in _OF_SOME and key not in rite.uses:
            yield SetupError(key, "rites-setup-unused", rite=RITE_ID[state.rite])
    if state.active != NOBODY and step != "perform":
        yield SetupError("active", "rites-setup-no-turn")


def refuse_foreign(key: str, rite: str | None, step: str) -> None:
    """Raise ``SetupError`` for a key that is another rite's."""
    if step == "deal":
        raise SetupError(key, "rites-setup-new-rite")
    if step not in PERFORMED:
        raise SetupError(key, "rites-setup-not-chosen")
    raise SetupError(key, "rites-setup-unused", rite=str(rite))


def _of_the_game(rules: Any, state: RitesState, step: str) -> Iterator[Complaint]:
    """Rites performed and rites to come."""
    begun = step in PERFORMED
    if begun and state.rite not in rules.tablets:
        yield SetupError("rite", "rites-setup-only", rite=RITE_ID[rules.tablets[0]])
    if begun and not state.used >> state.rite & 1:
        yield SetupError("used", "rites-setup-rite-used")
    to_come = rules.rites - len(state.ends) - begun
    if state.ending or to_come < (not begun):
        yield SetupError("ending" if state.ending else "ends", "rites-setup-over")
    if sum(not state.used >> rite & 1 for rite in rules.tablets) < to_come:
        yield SetupError("used", "rites-setup-too-few", number=to_come)
    if state.number != len(state.ends) + (step != "deal"):
        yield SetupError("number", "rites-setup-count")


def _of_artifacts(state: RitesState) -> Iterator[Complaint]:
    if state.running & ~(1 << RESONATOR | 1 << SOAPSTONE):
        yield SetupError("running", "rites-setup-running")
    lying = state.coveted | sum(state.caches)
    for key in ("fresh", "appeared"):
        if getattr(state, key) & ~lying & ALL_ARTIFACTS:
            yield SetupError(key, "rites-setup-not-lying")
    if any(used & ~state.appeared for used in state.used_now):
        yield SetupError("used_now", "rites-setup-not-appeared")


# making one

STEPS = (*PERFORMED, "choose", "deal")
"""Where a set-up may begin; ``perform`` unless it says ``step``."""


def begin_from(rules: Any, data: Any, chance: Chance) -> tuple[RitesState, tuple[Frame, ...]]:
    """The state and stack of a set-up: what ``write_state`` writes, as far as it is given, and ``step``.

    Cards that are not named go under the draw pile or where the rite hides them, in random order, artifacts under
    theirs. Raises ``SetupError`` for anything that makes no sense.
    """
    if not isinstance(data, dict):
        raise SetupError("setup", "error-setup-table")
    given = dict(data)
    step = given.pop("step", "perform")
    if not isinstance(step, str) or step not in STEPS:
        raise SetupError("setup", "rites-setup-step", known=STEPS)
    unknown = [key for key in given if key not in KEYS and not any(key in rite.keys for rite in RITES.values())]
    if unknown:
        raise SetupError("setup", "rites-setup-key", part=quoted(unknown[0], 40))
    given.setdefault("number", _number(given, step) if rules.whole_set_ups else 1)
    if step in PERFORMED:
        if given.get("rite") not in RITE_NUMBER:
            raise SetupError("setup", "rites-setup-no-rite")
        given.setdefault("used", [given["rite"]])
    rite = rite_of(given)
    active = given.get("active")
    leads = rite.leader_alone and rules.whole_set_ups and type(active) is int and 0 <= active < rules.seats
    given.setdefault("lead", active if leads else given.get("grand", 0))
    for key in [key for key in given if key not in KEYS and key not in rite.keys]:
        if given.pop(key) != FIRST_WRITTEN.get(key) and rules.whole_set_ups:
            refuse_foreign(key, given.get("rite"), step)
    blank = write_state(RitesState.fresh_game(rules.seats)) | rite.own().write(str)
    try:
        state = read_state({**blank, **given}, rules.seats)
    except CodecError as problem:
        raise SetupError("setup", str(problem)) from problem
    if rules.whole_set_ups:
        for complaint in _complaints(rules, state, step):
            raise complaint
    else:
        state.active = NOBODY
    _complete(rules, state, chance)
    pos = Position(rules, state, (Game(step),), chance)
    wrong = rules.violations(pos)
    if wrong:
        raise SetupError("setup", "rites-setup-broken", rule=wrong[0])
    return state, (Game(step),)


def _number(given: dict[str, Any], step: str) -> int:
    """Which rite it is, unless it is said: the one after those that are over."""
    over = len(given["ends"]) if isinstance(given.get("ends"), (list, tuple)) else 0
    return over if step == "deal" else over + 1


def _complete(rules: Any, state: RitesState, chance: Chance) -> None:
    """Put what was not named where it can hide."""
    lying = set(laid_out(state))
    rest = shuffled([card for card in range(CARDS) if card not in lying], chance)
    RITES[state.rite].complete(rules, state, rest)
    owned = state.coveted | state.gone | sum(state.caches)
    relics = [n for n in range(len(ARTIFACTS)) if not owned >> n & 1 and n not in state.relics]
    state.relics = (*shuffled(relics, chance), *state.relics)
