"""Lists of answers: to the end of what the side to decide has begun, or until something has been named."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.engine.option import NONE, Option
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
        yield from _extend(pos, False, [], {}, asked.seat, pos.stack, loops, skip)


def _extend(
    pos: Position,
    own: bool,
    line: list[Option],
    asked_before: dict[str, int],
    seat: int,
    began: tuple[Frame, ...],
    loops: int | None,
    skip: Skip | None,
) -> Iterator[tuple[list[Option], Position]]:
    """``own``: the position is nobody else's, and may be used up."""
    asked = pos.decision
    assert asked is not None
    options = asked.options
    if loops is not None and asked.default is not None and line and asked_before.get(asked.kind, 0) >= loops:
        options = [asked.default]
    if skip is not None:
        options = [choice for choice in options if not skip(pos, choice)] or options
    state, dice, draws = pos.chance.state, pos.chance.dice, pos.chance.draws
    last = len(options) - 1
    for place, chosen in enumerate(options):
        if own and place == last:
            # Nothing else begins here: a copy would be thrown away.
            after = pos
            after.events = []
        else:
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
            or after.chance.state != state
            or after.chance.dice != dice
            or after.chance.draws != draws
            or len(longer) >= _DEEPEST
        ):
            yield longer, after
        else:
            counted = {**asked_before, asked.kind: asked_before.get(asked.kind, 0) + 1}
            yield from _extend(after, True, longer, counted, seat, began, loops, skip)


class Lead(NamedTuple):
    """Answers that name something: ``told`` are they with those that were forced between, ``after`` where they lead."""

    line: tuple[Option, ...]
    told: tuple[Option, ...]
    after: Position


def leads(pos: Position, begin: Option, wanted: Callable[[Option], bool], deepest: int = 4) -> Iterator[Lead]:
    """The shortest lists of answers that begin with an option and name what is ``wanted``.

    A question that offers nothing wanted is gone through by those of its options that name no place, and by none that
    declines. Where the wanted has been named, but not yet a side that must be, each side has a list of its own. The
    search ends where another seat is asked, chance has been used, or the action is over. ``pos`` is not changed.
    """
    asked = pos.decision
    if asked is not None and begin in asked.options:
        yield from _lead(pos, begin, wanted, (), (), asked.seat, len(pos.stack), deepest)


def _lead(
    pos: Position, chosen: Option, wanted: Callable[[Option], bool], line: tuple[Option, ...],
    told: tuple[Option, ...], seat: int, depth: int, left: int,
) -> Iterator[Lead]:  # fmt: skip
    asked, chance = pos.decision, pos.chance
    assert asked is not None
    after = pos.copy()
    after.answer(chosen)
    forced = (Option(*event.args[2:]) for event in after.events  # type: ignore[arg-type]
              if event.kind == "forced" and event.args[0] == asked.side)  # fmt: skip
    line, told = (*line, chosen), (*told, chosen, *forced)
    found, following = any(map(wanted, told)), after.decision
    dice = (after.chance.state, after.chance.dice, after.chance.draws) != (chance.state, chance.dice, chance.draws)
    goes_on = following is not None and following.seat == seat and len(after.stack) > depth and not dice and left > 1
    if goes_on and following is not None:
        options = [each for each in following.options if each != following.default]
        sides = [each for each in options if each.kind == "side"]
        further = [each for each in options if wanted(each)] or [each for each in options if each.area == NONE]
        for each in sides if found else further:
            yield from _lead(after, each, wanted, line, told, seat, depth, left - 1)
        if found and sides:
            return
    if found:
        yield Lead(line, told, after)


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
