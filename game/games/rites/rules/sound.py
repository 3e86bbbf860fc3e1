"""Whether a position from outside is one that a game of Rites of Cthulhu could have come to."""

from game.engine.position import Position
from game.games.rites.rules.cards import (
    AEONS,
    CTHULHU_RISES,
    CULT_MASK,
    DUNWICH,
    HOUND,
    MOUNTAINS,
    RANK,
    YELLOW,
    cards_in,
)
from game.games.rites.rules.game import Game
from game.games.rites.rules.shapes import SHAPES
from game.games.rites.rules.state import NOBODY, TAKEN, RitesState
from game.games.rites.tablets.at_the_mountains_of_madness.rules.rite import LONGEST
from game.games.rites.tablets.out_of_the_aeons.rules.rite import Round
from game.games.rites.tablets.the_dunwich_horror.rules.rite import WALLS
from game.games.rites.tablets.the_tree_on_the_hill.rules.rite import GROWN

_OWNER = 256


def unsound(pos: Position) -> str:
    """Why no game could stand so, in a few words; empty if one could."""
    state: RitesState = pos.state
    if bool(state.ending) == bool(pos.stack):
        return "it is over and goes on, or neither"
    if not _rites_counted(pos, state):
        return "its rites do not come out even"
    for holds, what in _TABLES:
        if not holds(pos, state):
            return what
    return SHAPES.wrong(pos)


def _rites_counted(pos: Position, state: RitesState) -> bool:
    """Each rite begun has ended, but for the one going on; and there are tablets for those to come."""
    rules = pos.rules
    bottom = pos.stack[0] if pos.stack else None
    step = bottom.step if isinstance(bottom, Game) else ""
    ended = bottom is None or step in ("pass_on", "award", "failed")
    chosen = step != "choose"
    if state.number != len(state.ends) + (not ended) or not 0 < state.number <= rules.rites:
        return False
    if bottom is None and len(state.ends) != rules.rites:
        return False
    performed = [rite for rite, _, _ in state.ends] + ([state.rite] if chosen and not ended else [])
    played = sum(1 << rite for rite in performed)
    return (
        len(set(performed)) == len(performed)
        and played == state.used
        and all(rite in rules.tablets for rite in performed)
        and (not ended or state.rite == state.ends[-1][0])
    )


def _gate(pos: Position, state: RitesState) -> bool:
    sides = state.gate[::2]
    if state.rite != CTHULHU_RISES:
        return not (state.gate or state.gates or state.eligible or state.centre) and state.holder == NOBODY
    return len(set(sides)) == len(sides) and state.bearer_gate <= state.gates


def _trees(pos: Position, state: RitesState) -> bool:
    return all(0 < len(tree) <= GROWN for tree in state.trees)


def _ridge(pos: Position, state: RitesState) -> bool:
    """Neighbours in order, and slopes only at the ridge's cards."""
    ranks = [RANK[laid] for laid in state.ridge]
    ordered = ranks == list(range(ranks[0], ranks[0] + len(ranks))) if ranks else True
    piles = {pile >> 1 for pile, cards in enumerate(state.slopes) if cards}
    return ordered and len(ranks) <= LONGEST and piles <= set(ranks) and (state.rite == MOUNTAINS or not ranks)


def _plots(pos: Position, state: RitesState) -> bool:
    """As many walls or graves as the rite has; ghouls at graves that are there, two at most, of different cultists."""
    graves = pos.rules.seats + 1 if state.rite == HOUND else 0
    plots = WALLS if state.rite == DUNWICH else graves
    if len(state.plots) != plots or len(state.ghouls) != graves:
        return False
    there = sum(1 << plot for plot, card in enumerate(state.plots) if card != TAKEN)
    if state.open & ~there:
        return False
    return all(
        len({ghoul // _OWNER for ghoul in ghouls}) == len(ghouls) and (not ghouls or bool(there >> grave & 1))
        for grave, ghouls in enumerate(state.ghouls)
    )


def _brotherhood(pos: Position, state: RitesState) -> bool:
    """In Out of the Aeons the sub-deck is yellow and nothing in hands, set aside or drawn from is."""
    if state.rite != AEONS:
        return not state.prizes and state.prize == NOBODY
    if state.prize != NOBODY and not isinstance(pos.stack[0], Round):
        return False
    yellow = CULT_MASK[YELLOW]
    others = [*state.aside, *(card for hand in state.hands for card in cards_in(hand))]
    prizes = [*state.prizes, *([state.prize] if state.prize != NOBODY else [])]
    return not state.deck and all(yellow >> card & 1 for card in prizes) and not any(yellow >> c & 1 for c in others)


_TABLES = (
    (_gate, "the gate could not stand so"),
    (_trees, "a tree could not grow so"),
    (_ridge, "the ridge could not stand so"),
    (_plots, "walls or graves could not stand so"),
    (_brotherhood, "the cards could not be dealt so"),
)
