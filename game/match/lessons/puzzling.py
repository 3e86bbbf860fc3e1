"""A puzzle as it is played: solved, lost or open, how many stars, what the others answer, and its solution."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.position import Position
from game.language.spoken import say
from game.match.lessons.conditions import holds, number_at, option_for
from game.match.lessons.format import Puzzle
from game.match.lessons.judging import Judge, Standing
from game.match.lessons.restrained import restrained
from game.match.lessons.searching import Search, answered
from game.match.match import Match

LOOKED_AT = (40, 200, 600)
"""Positions that are looked at after each reply for whether it hurts: few first, as most that hurt do so soon."""
MOST = 1200
"""Positions that are looked at for one reply, all of them together."""


class Attempt:
    """One try at a puzzle, in a match that somebody else keeps going; ``helped``: a hint was read, or one undone.

    After every change of the match ``follow`` is to be called. With ``give_up`` the match is at its beginning again,
    and ``shown`` names the answers of the solution one after the other.
    """

    def __init__(self, puzzle: Puzzle, match: Match) -> None:
        self.puzzle, self.match = puzzle, match
        self.judge = Judge(puzzle)
        self.helped = self.given_up = False
        self._begun = match.event_count
        self._longest = 0
        self._lacked = lacking(puzzle, match.state_dict())
        self._answers = list(puzzle.answers)
        self._others = list(puzzle.others)

    @property
    def standing(self) -> Standing:
        """How the puzzle stands now."""
        never = self.puzzle.never
        broken = bool(never) and any(event.kind in never for event in self.match.events_since(self._begun))
        return self.judge.standing(self.match.position, broken)

    def follow(self) -> None:
        """Take note of what has happened: an undo takes the second star."""
        now = len(self.match.entries)
        self.helped = self.helped or now < self._longest
        self._longest = now

    @property
    def result(self) -> int:
        """How good a solution is, by the puzzle's own number."""
        return self.judge.value(self.match.position)

    @property
    def stars(self) -> int:
        """0 to 3: solved, without hint or undo, and with the best result known."""
        if self.given_up or self.standing != "solved":
            return 0
        best = self.puzzle.best
        return 1 + (not self.helped) + (not self.helped and (not best.at or self.result >= best.worth))

    @property
    def progress(self) -> tuple[int, int]:
        """How much of what the aim asks for is reached, and how much that is in all."""
        left = lacking(self.puzzle, self.match.state_dict())
        return max(self._lacked - left, 0), self._lacked

    # The others ---------------------------------------------------------------------------------

    def reply(self) -> Option:
        """What a seat that is not the learner's answers: what loses the puzzle, if anything does.

        While the solution is shown it is what the puzzle's file says, as long as that lasts.
        """
        asked = self.match.position.decision
        assert asked is not None
        if self.given_up and self._others:
            return restrained(asked, self.match.rules, self._others.pop(0))
        return hurtful(self.judge, self.match.position, asked)

    # Its solution -------------------------------------------------------------------------------

    def give_up(self) -> None:
        """Go back to the beginning to see the solution; no stars can be had any more."""
        self.given_up = True
        self.match.undo_to(0)
        self._answers, self._others = list(self.puzzle.answers), list(self.puzzle.others)
        self.follow()

    def shown(self) -> Option | None:
        """The learner's next answer of the solution; ``None`` where it stops. What was begun before is ended first."""
        asked = self.match.position.decision
        if asked is None or asked.seat != self.puzzle.table.learner or not self._answers:
            return None
        chosen = option_for(self._answers[0], asked.options, self.match.rules)
        if chosen is None:
            return option_for("done", asked.options, self.match.rules)
        self._answers.pop(0)
        return chosen


def lacking(puzzle: Puzzle, state: Mapping[str, Any]) -> int:
    """How much is still to be reached: for a least number what there is too little, for any other condition 1."""
    return sum(
        max(check.least - number_at(check.at, state, check.of), 0)
        if check.least is not None and not check.not_ else not holds(check, state)
        for check in puzzle.reached
    )  # fmt: skip


def hurtful(judge: Judge, pos: Position, asked: Decision) -> Option:
    """The reply after which the learner cannot solve the puzzle; else one that threatens it; else one that declines.

    A threat is the first step to a loss that nothing can stop but the learner.
    """
    usual = restrained(asked, pos.rules)
    if len(asked.options) == 1:
        return usual
    return _decisive(judge, pos, asked) or _threat(judge, pos) or usual


def _decisive(judge: Judge, pos: Position, asked: Decision) -> Option | None:
    """A reply after which the puzzle is lost whatever the learner does, if that is soon found."""
    in_doubt, left = list(asked.options), MOST
    for most in LOOKED_AT:
        for option in tuple(in_doubt):
            after = answered(pos, option)
            search = Search(judge, min(most, left))
            found = search.sure(after, broken=judge.breaks(after))
            left -= search.seen
            if found is False:
                return option
            if found is not None:
                in_doubt.remove(option)
    return None


def _threat(judge: Judge, pos: Position) -> Option | None:
    """The first reply of the shortest way to lose the puzzle for a learner who only declines, if it is soon found."""
    seen, left = {pos.key()}, MOST
    reached: deque[tuple[Position, Option | None]] = deque([(pos, None)])
    while reached and left > 0:
        now, first = reached.popleft()
        asked = now.decision
        assert asked is not None
        own = asked.seat == judge.puzzle.table.learner
        for option in [restrained(asked, now.rules)] if own else asked.options:
            after = answered(now, option)
            standing = judge.standing(after, judge.breaks(after))
            if standing == "lost":
                return first or option
            if standing == "open" and (key := after.key()) not in seen:
                left -= 1
                seen.add(key)
                reached.append((after, first or option))
    return None


def solve(puzzle: Puzzle, match: Match) -> int:
    """Play a puzzle's own solution; returns how good it is. Raises ``ValueError`` with a sentence where it fails."""
    attempt = Attempt(puzzle, match)
    attempt.give_up()
    while attempt.standing == "open":
        asked = match.position.decision
        assert asked is not None
        if asked.seat != puzzle.table.learner:
            match.answer(attempt.reply(), by="bot")
            continue
        chosen = attempt.shown()
        if chosen is None:
            raise ValueError(say("error-lessons-solution-stops"))
        match.answer(chosen)
    if attempt.standing != "solved":
        raise ValueError(say("error-lessons-solution"))
    return attempt.result
