"""Set-ups: any position at the beginning of a rite, from what somebody cares to name of it."""

from typing import Any

from game.engine.chance import Chance
from game.engine.errors import CodecError, SetupError
from game.engine.frame import Frame
from game.engine.position import Position
from game.games.rites.rules.cards import ARTIFACTS, CARDS, RITE_NUMBER
from game.games.rites.rules.codec import laid_out, read_state, rite_of, write_state
from game.games.rites.rules.contradictions import PERFORMED, refuse_contradictions, refuse_foreign
from game.games.rites.rules.game import Game
from game.games.rites.rules.moves import shuffled
from game.games.rites.rules.own import FIRST_WRITTEN, KEYS
from game.games.rites.rules.registry import RITES
from game.games.rites.rules.state import NOBODY, RitesState

STEPS = (*PERFORMED, "choose", "deal")
"""Where a set-up may begin; ``perform`` unless it says ``step``."""


def begin_from(rules: Any, data: Any, chance: Chance) -> tuple[RitesState, tuple[Frame, ...]]:
    """The state and stack of a set-up: what ``write_state`` writes, as far as it is given, and ``step``.

    Cards that are not named go under the draw pile or where the rite hides them, in random order, artifacts under
    theirs. Raises ``SetupError`` for
    anything that makes no sense.
    """
    if not isinstance(data, dict):
        raise SetupError("setup", "not a table")
    given = dict(data)
    step = given.pop("step", "perform")
    if not isinstance(step, str) or step not in STEPS:
        raise SetupError("setup", f"step is one of {', '.join(STEPS)}")
    unknown = [key for key in given if key not in KEYS and not any(key in rite.keys for rite in RITES.values())]
    if unknown:
        raise SetupError("setup", f"there is nothing called {str(unknown[0])[:40]!r}")
    given.setdefault("number", _number(given, step) if rules.whole_set_ups else 1)
    given.setdefault("lead", given.get("grand", 0))
    if step in PERFORMED:
        if given.get("rite") not in RITE_NUMBER:
            raise SetupError("setup", "names no rite")
        given.setdefault("used", [given["rite"]])
    rite = rite_of(given)
    for key in [key for key in given if key not in KEYS and key not in rite.keys]:
        if given.pop(key) != FIRST_WRITTEN.get(key) and rules.whole_set_ups:
            refuse_foreign(key, given.get("rite"), step)
    blank = write_state(RitesState.fresh_game(rules.seats)) | rite.own().write(str)
    try:
        state = read_state({**blank, **given}, rules.seats)
    except CodecError as problem:
        raise SetupError("setup", str(problem)) from problem
    if not rules.whole_set_ups:
        state.active = NOBODY
    if rules.whole_set_ups:
        refuse_contradictions(rules, state, step)
    _complete(rules, state, chance)
    pos = Position(rules, state, (Game(step),), chance)
    wrong = rules.violations(pos)
    if wrong:
        raise SetupError("setup", f"breaks a rule of the game ({wrong[0]})")
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
