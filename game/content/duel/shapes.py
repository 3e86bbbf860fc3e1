"""What stands on what in a Duel, besides what it shares with Cthulhu Wars."""

from game.content.duel.turn import STEPS, DuelActions, DuelTurn
from game.content.wars.shapes import BOTTOM, also_on, one_side, shape
from game.content.wars.state import ACTION
from game.engine.position import Position


def _turn(pos: Position, entry: DuelTurn) -> bool:
    return bool(pos.rules.game == "duel" and entry.step in STEPS)


def _actions(pos: Position, entry: DuelActions) -> bool:
    return pos.state.phase == ACTION and one_side(entry.side, pos.rules.sides)


for _step in STEPS:
    shape(f"duel_turn {_step}", BOTTOM, fits=_turn)
shape("duel_actions", "duel_turn gather", fits=_actions)
also_on("rituals", "duel_turn doom_reveals")
also_on("reveal_window", "duel_turn doom_end")
also_on("ask first_player", "duel_turn doom")
