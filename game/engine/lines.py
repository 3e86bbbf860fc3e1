"""Complete actions: lists of answers to the end of what the side to decide has begun."""

from collections.abc import Callable, Iterator

from game.engine.option import Option
from game.engine.position import Frame, Position

_DEEPEST = 40


Skip = Callable[[Position, Option], bool]
"""Whether a search passes an option of a position's open decision over."""


def complete_actions(
    pos: Position, loops: int | None = None, skip: Skip | None = None
) -> Iterator[tuple[list[Option], Position]]:
    """Every way to answer from here to the end of the action, each with the position it leads to.

    An action ends where another seat must decide, where dice or draws have been used, where the
    match is over, where the process that asked first asks again, or with the answer to a
    question that stands alone. ``loops`` bounds how often
    one kind of question that can be declined (the next piece of a Move) is not declined. What
    ``skip`` says yes to is left out, unless nothing else could be answered. The same frames that
    ask a person offer the answers; ``pos`` itself is not changed.
    """
    asked = pos.decision
    if asked is not None:
        yield from _extend(pos, [], {}, asked.seat, pos.stack, loops, skip)


def _extend(
    pos: Position,
    line: list[Option],
    asked_before: dict[str, int],
    seat: int,
    began: tuple[Frame, ...],
    loops: int | None,
    skip: Skip | None,
) -> Iterator[tuple[list[Option], Position]]:
    asked = pos.decision
    assert asked is not None
    options = asked.options
    if loops is not None and asked.default is not None and line and asked_before.get(asked.kind, 0) >= loops:
        options = [asked.default]
    if skip is not None:
        options = [choice for choice in options if not skip(pos, choice)] or options
    chance = pos.chance
    for chosen in options:
        after = pos.copy()
        after.answer(chosen)
        longer = [*line, chosen]
        following = after.decision
        if (
            following is None
            or asked.alone
            or following.seat != seat
            or len(after.stack) <= len(began)
            # What the first question was part of has gone on: a new phase, say, where the same seat is asked.
            or after.stack[: len(began) - 1] != began[:-1]
            or after.chance.state != chance.state
            or after.chance.dice != chance.dice
            or after.chance.draws != chance.draws
            or len(longer) >= _DEEPEST
        ):
            yield longer, after
        else:
            counted = {**asked_before, asked.kind: asked_before.get(asked.kind, 0) + 1}
            yield from _extend(after, longer, counted, seat, began, loops, skip)


def matters(pos: Position) -> bool:
    """Whether any option of the open decision but its default leads to another position than the default does.

    For standing orders ("ask when it can matter"). Without a default every decision matters.
    """
    asked = pos.decision
    if asked is None or asked.default is None:
        return asked is not None
    declined = pos.copy()
    declined.answer(asked.default)
    usual = declined.key()
    return any(after.key() != usual for _, after in complete_actions(pos, loops=1))
