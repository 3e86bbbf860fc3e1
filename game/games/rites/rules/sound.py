"""Whether a position from outside is one that a game of Rites of Cthulhu could have come to."""

from game.engine.position import Position
from game.games.rites.rules.checks import checks_of
from game.games.rites.rules.game import Game
from game.games.rites.rules.shapes import shapes
from game.games.rites.rules.state import NOBODY, RitesState


def unsound(pos: Position) -> str:
    """Why no game could stand so, in a few words; empty if one could."""
    state: RitesState = pos.state
    if bool(state.ending) == bool(pos.stack):
        return "it is over and goes on, or neither"
    if not _rites_counted(pos, state):
        return "its rites do not come out even"
    what = checks_of(state.rite).unsound(pos, state) if state.rite != NOBODY else ""
    return what or shapes().wrong(pos)


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
