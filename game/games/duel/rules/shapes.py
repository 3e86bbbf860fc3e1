"""What stands on what in a Duel, besides what it shares with Cthulhu Wars."""

from game.engine.position import Position
from game.engine.shapes import BOTTOM
from game.games.duel.rules.turn import DuelActions, DuelTurn
from game.games.wars.rules.shapes import SHAPES, one_side
from game.games.wars.rules.state import ACTION, DOOM, FIRST_PLAYER, GATHER

_PHASES = {
    "begin": (ACTION,),
    "action": (ACTION, DOOM),
    "gather": (ACTION, GATHER),
    "first_player": (GATHER, FIRST_PLAYER),
    "doom": (FIRST_PLAYER, DOOM),
    "doom_reveals": (DOOM,),
    "doom_end": (DOOM,),
}
"""The phases in which a step of the turn can be the next one; set-ups begin with a phase's own step."""


def _turn(pos: Position, entry: DuelTurn) -> bool:
    return bool(pos.rules.game == "duel" and pos.state.phase in _PHASES[entry.step])


def _actions(pos: Position, entry: DuelActions) -> bool:
    return pos.state.phase == ACTION and one_side(entry.side, pos.rules.sides)


SHAPES.add(" ".join(f"duel_turn:{step}" for step in _PHASES), BOTTOM, fits=_turn)
SHAPES.add("duel_actions", "duel_turn:gather", fits=_actions)
SHAPES.also_on("set_up", "duel_turn:begin")
SHAPES.also_on("rituals", "duel_turn:doom_reveals")
SHAPES.also_on("reveal_window", "duel_turn:doom_end")
SHAPES.also_on("ask:first_player", "duel_turn:doom")
SHAPES.also_on("before_first_player", "duel_turn:doom")
