"""Answers to small questions: pieces to give up, pledges, Elder Signs to turn up."""

from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.bots.verdict import mates_of, may_win, rivals_of, total_of, verdict
from game.games.wars.rules.board import keepers
from game.games.wars.rules.flow.ending import DOOM_TO_END
from game.games.wars.rules.state import WarsState
from game.games.wars.rules.units import BIT, KINDS, UNIT_KIND, UNIT_SIDE

_GLADLY = frozenset(("devour", "yes"))
"""Optional abilities that are as good as free."""
_WHOSE = frozenset(("invisibility", "seek_and_destroy", "desecrate_unit"))
"""Questions for a unit where an own one is no loss."""


def plain_answer(pos: Position) -> Option:
    """What a sensible player answers to a small question, without a search."""
    asked = pos.decision
    assert asked is not None
    options = asked.options
    first = options[0]
    if asked.kind == "pledge":
        return pledge(pos, tuple(options), asked.about)
    if first.kind in _GLADLY:
        return first
    if asked.default is not None:
        return asked.default
    if first.kind == "unit" and asked.kind not in _WHOSE:
        apart = keepers(pos.state)
        own = UNIT_SIDE[first.unit] == asked.side
        order = sorted(options, key=lambda choice: unit_worth(choice.unit, apart))
        # Pains go to the dear first: they retreat and are safe from a Kill; all other choices take the cheap ones.
        return order[0] if own and asked.kind != "assign_pain" else order[-1]
    return first


def unit_worth(unit: int, apart: int) -> float:
    """What losing a unit costs; ``apart`` are keepers of gates."""
    return KINDS[UNIT_KIND[unit]].cost + (2.5 if apart & BIT[unit] else 0)


def pledge(pos: Position, options: tuple[Option, ...], about: tuple[int | str, ...]) -> Option:
    """The fair share, and in the second round what is still missing if that is not much more."""
    _, _, amount, others, round_ = about
    assert isinstance(amount, int) and isinstance(others, int)
    payers = pos.stack[-1].payers  # type: ignore[attr-defined]
    fair = -(-amount // len(payers))
    wanted = fair
    if round_ == 2:
        missing = max(0, amount - others)
        wanted = missing if missing <= fair + 1 else 0
    return min(options, key=lambda choice: abs(choice.number - wanted))


def leads_with_signs(pos: Position, side: int) -> bool:
    """Whether the side's seat could win now: it may, and with its Elder Signs has more Doom than any rival can show."""
    if not may_win(pos, side):
        return False
    state: WarsState = pos.state
    total = total_of(pos, side)
    dearest = 3  # Hidden Elder Signs of others may all be of the highest value.
    for other in rivals_of(pos, side):
        most = sum([state.doom[mate] + dearest * len(state.signs[mate]) for mate in mates_of(pos, other)])
        if may_win(pos, other) and most >= total:
            return False
    return True


def wins_by_revealing(pos: Position, side: int) -> bool:
    """Whether turning up every Elder Sign of the side wins, at once or with the end of the phase."""
    if not leads_with_signs(pos, side):
        return False
    state: WarsState = pos.state
    after = pos.copy()
    after.reveal(side, state.signs[side])
    if verdict(after, side) is not None:
        return True
    return bool(pos.rules.edition.any_doom_ends)


def reveals_at_question(pos: Position, side: int) -> bool:
    """Whether to turn up Elder Signs when asked in the Doom phase: they stay secret until turning them up wins."""
    state: WarsState = pos.state
    return state.doom[side] + sum(state.signs[side]) >= DOOM_TO_END and leads_with_signs(pos, side)
