"""What an answer to a question is chosen among, with what each is judged by: lines of answers, or single options."""

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.lines import complete_actions
from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.bots.greedy import never_wise, settled, tried
from game.games.wars.bots.look import Look, season
from game.games.wars.rules.flow.slot import SECOND_PART
from scripts.learning.measures import measured
from scripts.learning.traits import line_traits, option_traits

GOING_ON = frozenset(("move_unit", "scream_unit", "submerge_unit"))
"""Questions that ask again for one figure more."""
_AFTERWARDS = frozenset(("done", "control_gate", "abandon_gate"))


class Candidate(NamedTuple):
    """One way to answer: the answers, the counts of where they lead (none for a small question), the traits."""

    answers: tuple[Option, ...]
    counts: tuple[float, ...]
    traits: tuple[str, ...]
    after: Position | None = None


def is_main(asked: Decision) -> bool:
    """Whether the answer begins an action, or goes on with one by another figure; all else is a small question."""
    if asked.kind == "action":
        return any(choice.kind not in _AFTERWARDS for choice in asked.options)
    return asked.kind == "second_action" or (asked.kind in GOING_ON and len(asked.options) > 1)


def lateness(pos: Position) -> float:
    """How late it is in the match, from 0 to 1."""
    return min(1.0, Look(pos, season(pos)).late)


def shortened(answers: Sequence[Option]) -> tuple[Option, ...]:
    """Answers without those at the end that only decline to go on."""
    last = len(answers)
    while last > 1 and answers[last - 1].kind == "done":
        last -= 1
    return tuple(answers[:last])


class Way(NamedTuple):
    """A complete action: its answers, others that lead to the same position, and that position."""

    answers: tuple[Option, ...]
    same: list[tuple[Option, ...]]
    after: Position
    lucky: bool


def ways(pos: Position) -> list[Way]:
    """Complete actions from here, one for each position they lead to; with dice or draws in them each for itself."""
    found: dict[object, Way] = {}
    for answers, after in complete_actions(pos, 0, never_wise):
        short = shortened(answers)
        lucky = bool(after.chance.state != pos.chance.state)
        # What allows a second action is another thing than the plain one, even where the second is declined here.
        key = short if lucky else (short[0].kind in SECOND_PART, after.key())
        if key in found:
            found[key].same.append(short)
        else:
            found[key] = Way(short, [short], after, lucky)
    return list(found.values())


def place_of(listed: list[Way], given: Sequence[Option]) -> int | None:
    """Which way answers given one after the other have gone, or at least begun; ``None`` where none of them."""
    best, longest = None, 0
    for number, way in enumerate(listed):
        for answers in way.same:
            if len(answers) > longest and tuple(given[: len(answers)]) == answers:
                best, longest = number, len(answers)
    return best


def judged(pos: Position, listed: list[Way], chance: Chance, rolls: int) -> list[Candidate]:
    """Ways with the counts of where they lead and their traits; the positions of ``listed`` are used up.

    Where dice or draws have a say the counts are means of ``rolls`` trials, with the same luck for all.
    """
    asked = pos.decision
    assert asked is not None
    turn, side = season(pos), asked.side
    begun: dict[tuple[Option, ...], Position] = {(): pos}
    luck = [Chance.seeded(chance.bits()) for _ in range(rolls)]
    found = []
    for way in listed:
        ends = [settled(tried(pos, list(way.answers), one)) for one in luck] if way.lucky else [settled(way.after)]
        counts = [measured(Look(end, turn), side) for end in ends]
        mean = counts[0] if len(counts) == 1 else [sum(column) / len(counts) for column in zip(*counts, strict=True)]
        traits = tuple(line_traits(begun, way.answers))
        found.append(Candidate(way.answers, tuple(mean), traits, None if way.lucky else ends[0]))
    return found


def small(pos: Position) -> list[Candidate]:
    """The options of a small question with their traits."""
    asked = pos.decision
    assert asked is not None
    return [Candidate((choice,), (), tuple(option_traits(pos, choice))) for choice in asked.options]
