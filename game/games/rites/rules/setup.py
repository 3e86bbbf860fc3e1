"""Set-ups: any position at the beginning of a rite, from what somebody cares to name of it."""

from typing import Any

from game.engine.chance import Chance
from game.engine.errors import CodecError, SetupError
from game.engine.frame import Frame
from game.engine.position import Position
from game.games.rites.rules.cards import ARTIFACTS, CARD_ID, CARDS, CTHULHU, DUNWICH, HOUND, RITE_NUMBER, TWINS
from game.games.rites.rules.codec import KEYS, laid_out, read_state, write_state
from game.games.rites.rules.contradictions import PERFORMED, WALLS, refuse_contradictions
from game.games.rites.rules.game import Game
from game.games.rites.rules.moves import shuffled
from game.games.rites.rules.state import NOBODY, RitesState

STEPS = (*PERFORMED, "choose", "deal")
"""Where a set-up may begin; ``perform`` unless it says ``step``."""


def begin_from(rules: Any, data: Any, chance: Chance) -> tuple[RitesState, tuple[Frame, ...]]:
    """The state and stack of a set-up: what ``write_state`` writes, as far as it is given, and ``step``.

    Cards that are not named go under the draw pile (in Out of the Aeons yellow ones under the sub-deck, others aside)
    in random order, artifacts under theirs; walls and graves that are not named are dealt. Raises ``SetupError`` for
    anything that makes no sense.
    """
    if not isinstance(data, dict):
        raise SetupError("setup", "not a table")
    given = dict(data)
    step = given.pop("step", "perform")
    if not isinstance(step, str) or step not in STEPS:
        raise SetupError("setup", f"step is one of {', '.join(STEPS)}")
    unknown = [key for key in given if key not in KEYS]
    if unknown:
        raise SetupError("setup", f"there is nothing called {str(unknown[0])[:40]!r}")
    blank = write_state(RitesState.fresh_game(rules.seats))
    given.setdefault("number", _number(given, step) if rules.whole_set_ups else 1)
    given.setdefault("lead", given.get("grand", 0))
    if step in PERFORMED:
        if given.get("rite") not in RITE_NUMBER:
            raise SetupError("setup", "names no rite")
        given.setdefault("used", [given["rite"]])
    try:
        state = read_state({**blank, **given}, rules.seats)
    except CodecError as problem:
        raise SetupError("setup", str(problem)) from problem
    if not rules.whole_set_ups:
        state.active = NOBODY
    if rules.whole_set_ups:
        refuse_contradictions(rules, state, step)
    _complete(state, chance)
    if rules.whole_set_ups:
        _lay_plots(rules, state)
    pos = Position(rules, state, (Game(step),), chance)
    wrong = rules.violations(pos)
    if wrong:
        raise SetupError("setup", f"breaks a rule of the game ({wrong[0]})")
    return state, (Game(step),)


def _number(given: dict[str, Any], step: str) -> int:
    """Which rite it is, unless it is said: the one after those that are over."""
    over = len(given["ends"]) if isinstance(given.get("ends"), (list, tuple)) else 0
    return over if step == "deal" else over + 1


def _lay_plots(rules: Any, state: RitesState) -> None:
    """Deal walls or graves that were not named, before nobody's ghouls."""
    count = {DUNWICH: WALLS, HOUND: rules.seats + 1}.get(state.rite, 0)
    if count and not state.plots and not state.ghouls and len(state.deck) >= count:
        if state.rite == DUNWICH:
            state.deck = [card for card in state.deck if card not in TWINS]
        state.plots = [state.deck.pop(0) for _ in range(count)]
        state.ghouls = [()] * count if state.rite == HOUND else []


def _complete(state: RitesState, chance: Chance) -> None:
    """Put what was not named where it can hide."""
    lying = set(laid_out(state))
    if state.rite == DUNWICH and state.plots:
        lying |= set(TWINS)
    if state.centre or state.holder != NOBODY:
        lying.add(CTHULHU)
    rest = shuffled([card for card in range(CARDS) if card not in lying], chance)
    if state.rite == RITE_NUMBER["out_of_the_aeons"]:
        yellow = [card for card in rest if CARD_ID[card][0] == "y"]
        state.prizes = (*yellow, *state.prizes)
        state.aside = (*(card for card in rest if card not in yellow), *state.aside)
    else:
        state.deck = [*rest, *state.deck]
    owned = state.coveted | state.gone | sum(state.caches)
    relics = [n for n in range(len(ARTIFACTS)) if not owned >> n & 1 and n not in state.relics]
    state.relics = (*shuffled(relics, chance), *state.relics)
