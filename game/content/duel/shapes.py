"""What stands on what in a Duel, besides what it shares with Cthulhu Wars."""

from game.content.duel.turn import STEPS, DuelActions, DuelTurn
from game.content.wars.shapes import SHAPES, one_side
from game.content.wars.state import ACTION
from game.engine.position import Position
from game.engine.shapes import BOTTOM


def _turn(pos: Position, entry: DuelTurn) -> bool:
    return bool(pos.rules.game == "duel" and entry.step in STEPS)


def _actions(pos: Position, entry: DuelActions) -> bool:
    return pos.state.phase == ACTION and one_side(entry.side, pos.rules.sides)


SHAPES.add(" ".join(f"duel_turn:{step}" for step in STEPS), BOTTOM, fits=_turn)
SHAPES.add("duel_actions", "duel_turn:gather", fits=_actions)
SHAPES.also_on("rituals", "duel_turn:doom_reveals")
SHAPES.also_on("reveal_window", "duel_turn:doom_end")
SHAPES.also_on("ask:first_player", "duel_turn:doom")
