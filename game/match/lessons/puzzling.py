"""A puzzle as it is played: solved, lost or open, how many stars, and what the others answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.position import Position
from game.match.lessons.conditions import all_hold, holds, number_at, option_for
from game.match.lessons.format import Puzzle
from game.match.lessons.restrained import restrained
from game.match.match import Match

Standing = Literal["open", "solved", "lost"]
LOOKED_AT = 20_000
"""Positions that are looked at for a reply that hurts; the puzzles that ship need fewer."""


class Judge:
    """Says how a position of a puzzle stands, from the events since its beginning too."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle

    def standing(self, pos: Position, broken: bool) -> Standing:
        """Whether a position solves the puzzle or loses it; ``broken``: something has happened that never may."""
        puzzle = self.puzzle
        if broken:
            return "lost"
        if puzzle.won:
            if pos.decision is None:
                result = pos.rules.result(pos)
                won = result is not None and puzzle.table.learner in result.winner_seats
                return "solved" if won else "lost"
        elif all_hold(puzzle.reached, state := pos.rules.encode_state(pos.state)):
            return "solved"
        elif pos.decision is None or any(holds(check, state) for check in puzzle.lost):
            return "lost"
        return "open"

    def breaks(self, pos: Position) -> bool:
        """Whether the events of a trial hold one that never may happen."""
        return any(event.kind in self.puzzle.never for event in pos.events)

    def value(self, pos: Position) -> int:
        """How good a solved position is, by the puzzle's own number."""
        best = self.puzzle.best
        return number_at(best.at, pos.rules.encode_state(pos.state)) if best.at else 0


class Attempt:
    """One try at a puzzle, in a match that somebody else keeps going; ``helped``: a hint was read, or one undone."""

    def __init__(self, puzzle: Puzzle, match: Match) -> None:
        self.puzzle, self.match = puzzle, match
        self.judge = Judge(puzzle)
        self.helped = False
        self._begun = match.event_count
        self._longest = 0

    @property
    def standing(self) -> Standing:
        """How the puzzle stands now."""
        events = self.match.events_since(self._begun)
        broken = any(event.kind in self.puzzle.never for event in events)
        return self.judge.standing(self.match.position, broken)

    def follow(self) -> None:
        """Take note of what has happened: an undo takes the second star."""
        if len(self.match.entries) < self._longest:
            self.helped = True
        self._longest = len(self.match.entries)

    @property
    def result(self) -> int:
        """How good a solution is, by the puzzle's own number."""
        return self.judge.value(self.match.position)

    @property
    def stars(self) -> int:
        """0 to 3: solved, without hint or undo, and with the best result known."""
        if self.standing != "solved":
            return 0
        best = self.puzzle.best
        return 1 + (not self.helped) + (not self.helped and (not best.at or self.result >= best.number))

    def reply(self) -> Option:
        """What a seat that is not the learner's answers: what loses the puzzle, if anything does."""
        asked = self.match.position.decision
        assert asked is not None
        return hurtful(self.judge, self.match.position, asked)


def hurtful(judge: Judge, pos: Position, asked: Decision) -> Option:
    """The reply after which the learner cannot solve the puzzle; one that declines where there is none in sight."""
    if len(asked.options) > 1:
        search = Search(judge)
        for option in asked.options:
            after = pos.copy()
            after.answer(option)
            if search.solves(after, judge.breaks(after)) is False:
                return option
    return restrained(asked, pos.rules)


class Search:
    """All lines of play of a puzzle: the learner's any, the others' every one. Positions met again are known."""

    def __init__(self, judge: Judge, most: int = LOOKED_AT) -> None:
        self.judge, self.left = judge, most
        self._known: dict[tuple[object, ...], bool | None] = {}

    def solves(self, pos: Position, broken: bool = False) -> bool | None:
        """Whether the learner can solve the puzzle from here whatever the others do; ``None``: not known in time."""
        standing = self.judge.standing(pos, broken)
        if standing != "open":
            return standing == "solved"
        key = pos.key()
        if key in self._known:
            return self._known[key]
        self.left -= 1
        if self.left < 0:
            return None
        # Until it is known better a position met again on the way to itself leads nowhere new.
        self._known[key] = False
        found = self._known[key] = self._any(pos)
        return found

    def _any(self, pos: Position) -> bool | None:
        asked = pos.decision
        assert asked is not None
        own = asked.seat == self.judge.puzzle.table.learner
        unknown = False
        for after in self._after(pos, asked):
            found = self.solves(after, self.judge.breaks(after))
            if found is own:
                return own
            unknown = unknown or found is None
        return None if unknown else not own

    def _after(self, pos: Position, asked: Decision) -> Iterator[Position]:
        for option in asked.options:
            after = pos.copy()
            after.answer(option)
            yield after


def solve(puzzle: Puzzle, match: Match) -> int:
    """Play a puzzle's own solution; returns how good it is. Raises ``ValueError`` with a sentence where it fails."""
    attempt = Attempt(puzzle, match)
    answers, others = list(puzzle.answers), list(puzzle.others)
    while attempt.standing == "open":
        asked = match.position.decision
        assert asked is not None
        if asked.seat != puzzle.table.learner:
            match.answer(restrained(asked, match.rules, others.pop(0) if others else None), by="bot")
            continue
        chosen = option_for(answers[0], asked.options, match.rules) if answers else None
        if chosen is not None:
            answers.pop(0)
        else:
            # What was begun before is still to be ended; the answer comes after it.
            chosen = option_for("done", asked.options, match.rules)
        if chosen is None:
            raise ValueError(f"its solution stops with {len(answers)} answers left")
        match.answer(chosen)
    if attempt.standing != "solved":
        raise ValueError("its solution does not solve it")
    return attempt.result
