"""What a side may do at any moment, outside whatever is asked, as Elder Signs are revealed: hook ``any_moment``."""

from typing import Protocol

from game.engine.errors import IllegalAnswer
from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.rules.registry import acting

ANY_MOMENT = 100
"""Numbers from here on, where values of Elder Signs are given to ``reveal``, name what is done in their place."""


class Moment(Protocol):
    """What hangs on the hook: the ways to do it now, none or one for each side named, and doing it.

    ``changes_power`` tells whether it changes the side's Power: it can bring slots again to who has none left, and
    decide who is first player.
    """

    changes_power: bool

    def options(self, pos: Position) -> list[Option]: ...

    def begin(self, pos: Position, chosen: Option) -> None: ...


def moments(pos: Position, side: int) -> dict[int, tuple[Option, Moment]]:
    """What the side may do now outside the open decision, by the number ``reveal`` takes."""
    if pos.state.ending:
        return {}
    found = [(each, entry) for entry in acting(pos, "any_moment", (side,)) for each in entry.options(pos)]
    return {ANY_MOMENT + max(each.side, each.number, 0): (each, entry) for each, entry in found}


def at_any_moment(pos: Position, side: int, numbers: tuple[int, ...]) -> None:
    """Do what the one number names; raises ``IllegalAnswer`` if that cannot be done now."""
    found = moments(pos, side).get(numbers[0]) if len(numbers) == 1 else None
    if found is None:
        raise IllegalAnswer("the side cannot do this now")
    do(pos, side, *found)


def do(pos: Position, side: int, chosen: Option, entry: Moment) -> None:
    """Do one of ``moments``."""
    pos.emit("ability", side, chosen.kind)
    entry.begin(pos, chosen)
