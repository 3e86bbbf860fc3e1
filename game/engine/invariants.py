"""What must hold in every position of every game, and what a game adds to it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.engine.position import Position


def broken(pos: "Position") -> list[str]:
    """The names of the invariants that do not hold; empty when all is well.

    The engine's own: somebody is asked while anything is going on, every question has an
    option, none is offered twice, the default is among them. The rest is the game's.
    """
    wrong = []
    asked = pos.decision
    if asked is None:
        if pos.stack:
            wrong.append("nobody_is_asked")
    else:
        if not asked.options:
            wrong.append("nothing_is_offered")
        if len(set(asked.options)) != len(asked.options):
            wrong.append("option_offered_twice")
        if asked.default is not None and asked.default not in asked.options:
            wrong.append("default_is_not_offered")
        if not 0 <= asked.seat < pos.rules.seats:
            wrong.append("asked_is_no_seat")
    return wrong + pos.rules.violations(pos)  # type: ignore[no-any-return]
