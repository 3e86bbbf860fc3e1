"""How a position of a puzzle stands: solved, lost or open, and how good a solution is."""

from __future__ import annotations

import sys
from typing import Literal

from game.engine.position import Position
from game.match.lessons.conditions import all_hold, holds, number_at
from game.match.lessons.format import Puzzle

Standing = Literal["open", "solved", "lost"]
LOST = -sys.maxsize
"""The result of what cannot be solved: less than any other."""


class Judge:
    """Says how a position of a puzzle stands, from the events since its beginning too."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle

    def standing(self, pos: Position, broken: bool) -> Standing:
        """Whether a position solves the puzzle or loses it; ``broken``: something has happened that never may."""
        puzzle = self.puzzle
        if broken:
            return "lost"
        state = pos.rules.encode_state(pos.state)
        if puzzle.won and pos.decision is None:
            result = pos.rules.result(pos)
            return "solved" if result is not None and puzzle.table.learner in result.winner_seats else "lost"
        if not puzzle.won and all_hold(puzzle.reached, state):
            return "solved"
        if pos.decision is None or any(holds(check, state) for check in puzzle.lost):
            return "lost"
        return "open"

    def breaks(self, pos: Position) -> bool:
        """Whether the events of a trial hold one that never may happen."""
        return any(event.kind in self.puzzle.never for event in pos.events)

    def value(self, pos: Position) -> int:
        """How good a solved position is, by the puzzle's own number; more is better."""
        best = self.puzzle.best
        number = number_at(best.at, pos.rules.encode_state(pos.state), best.of) if best.at else 0
        return -number if best.fewest else number
