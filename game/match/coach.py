"""Which of the remarks that a game has to make its coach makes: one a turn, none twice, no kind too often."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.option import Option
from game.match.gamewords import GameWords
from game.match.guide import Remark
from game.match.match import Match
from game.match.settings import Guided

APART = 3
"""A kind of remark comes once in so many turns."""
MOST_KEPT = 500
"""So many remarks of a match are remembered."""


def choose(
    speech: GameWords, match: Match, seat: int, pointed: Option | None, memory: Guided, quiet: Sequence[str]
) -> Remark | None:
    """The remark to be made now, if any: the most urgent that has not been made, and whose kind is not too frequent.

    ``memory`` is what has been said in the match, ``quiet`` are the kinds nobody wants.
    """
    turn, opens = speech.coach_turn(match, seat), speech.coach_opens(match, seat)
    if memory.turns.get(str(seat), -1) == turn:
        return None
    for remark in speech.remarks(match, seat, pointed):
        late = not opens and not remark.interrupts and pointed is None
        since = turn - memory.kinds.get(remark.kind, -1)
        often = remark.kind in memory.kinds and 0 <= since < APART
        if late or remark.kind in quiet or often or f"{remark.kind}:{remark.about}" in memory.said:
            continue
        return remark
    return None


def note(memory: Guided, seat: int, turn: int, remark: Remark) -> None:
    """Note that a remark has been made."""
    memory.said[:] = [*memory.said[-MOST_KEPT:], f"{remark.kind}:{remark.about}"]
    memory.kinds[remark.kind] = memory.turns[str(seat)] = turn
