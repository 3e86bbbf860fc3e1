"""What must hold in every position of Rites of Cthulhu, besides the engine's own invariants."""

from itertools import pairwise

from game.engine.position import Position
from game.games.rites.rules.cards import (
    ALL_ARTIFACTS,
    ARTIFACTS,
    CARDS,
    cards_in,
)
from game.games.rites.rules.codec import laid_out
from game.games.rites.rules.moves import class_of
from game.games.rites.rules.state import RitesState


def violations(pos: Position) -> list[str]:
    """The names of the invariants that do not hold; empty when all is well."""
    state: RitesState = pos.state
    return [name for name, holds in _CHECKS if not holds(pos, state)] + state.own.violations()


def _entities_once(pos: Position, state: RitesState) -> bool:
    cards = laid_out(state)
    return not state.number or sorted(cards) == list(range(CARDS))


def _artifacts_once(pos: Position, state: RitesState) -> bool:
    artifacts = list(state.relics)
    for mask in (state.coveted, state.gone, *state.caches):
        artifacts += cards_in(mask)
    return sorted(artifacts) == list(range(len(ARTIFACTS)))


def _known_is_hidden(pos: Position, state: RitesState) -> bool:
    """Hints are about cards in the places they name."""
    for viewer, card, where in state.hints:
        holders = [side for side, hand in enumerate(state.hands) if hand >> card & 1]
        if viewer in holders or (holders and not where >> holders[0] & 1):
            return False
    return True


def _limits_hold(pos: Position, state: RitesState) -> bool:
    """Each card a hand is known to have is one it can be, and cards known longer are known no less."""
    for side, limits in enumerate(state.limits):
        held = [1 << class_of(state.rite, card) for card in cards_in(state.hands[side])]
        if limits and (len(limits) != len(held) or any(old & new != new for old, new in pairwise(limits))):
            return False
        for limit in limits:
            able = next((kind for kind in held if not kind & limit), None)
            if able is None:
                return False
            held.remove(able)
    return True


def _rites_counted(pos: Position, state: RitesState) -> bool:
    return len(state.ends) <= pos.rules.rites and state.number <= pos.rules.rites and not state.spent & ~ALL_ARTIFACTS


_CHECKS = (
    ("entity_lost_or_doubled", _entities_once),
    ("artifact_lost_or_doubled", _artifacts_once),
    ("hint_is_wrong", _known_is_hidden),
    ("limit_is_wrong", _limits_hold),
    ("too_many_rites", _rites_counted),
)
