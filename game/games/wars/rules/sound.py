"""Whether a position from outside is one that the rules could have made: for saves, journals, replays and set-ups."""

from game.engine.position import Position
from game.games.wars.factions.rules import shapes as _shapes  # noqa: F401  enters what factions ask
from game.games.wars.rules.flow.again import fits
from game.games.wars.rules.flow.battle import BattleStep
from game.games.wars.rules.flow.choose import Choose
from game.games.wars.rules.shapes import SHAPES, battle_sound
from game.games.wars.rules.state import WarsState


def unsound(pos: Position) -> str:
    """Why no game could stand so, in a few words; empty if one could."""
    state: WarsState = pos.state
    if bool(state.ending) == bool(pos.stack):
        return "it is over and goes on, or neither"
    fighting = [entry for entry in pos.stack if isinstance(entry, BattleStep)]
    if len(fighting) != (state.battle is not None):
        return "a battle is fought that there is not, or none is"
    if state.battle is not None and not battle_sound(pos, state.battle):
        return "its battle could not stand so"
    wrong = SHAPES.wrong(pos)
    if wrong:
        return wrong
    for depth, entry in enumerate(pos.stack):
        if isinstance(entry, Choose) and not _asked(pos, depth, entry):
            return f"{entry.then} is not asked so"
    return ""


def _asked(pos: Position, depth: int, question: Choose) -> bool:
    beneath = Position(pos.rules, pos.state, pos.stack[:depth], pos.chance)
    return question.side in pos.rules.sides and fits(beneath, question)
