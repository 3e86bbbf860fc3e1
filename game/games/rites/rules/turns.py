"""What every rite's turn begins with: the power-plays and artifacts that may be used before the first action."""

from game.engine.option import Option
from game.engine.position import Position
from game.games.rites.rules.artifacts import at_start, invoke_at_start
from game.games.rites.rules.power_plays import KINDS, combinations, initiate


def opening(pos: Position, side: int) -> list[Option]:
    """The options a cultist has at the start of her turn besides those of the rite."""
    return combinations(pos, side) + at_start(pos, side)


def take_opening(pos: Position, side: int, chosen: Option) -> bool:
    """Carry out an option of ``opening``; false if it is one of the rite's own."""
    if chosen.kind in KINDS:
        initiate(pos, side, chosen)
        return True
    if chosen.kind == "invoke":
        invoke_at_start(pos, side, chosen)
        return True
    return False
