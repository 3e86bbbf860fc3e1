"""Parts of an evaluation told by one measure, so that two positions differ only in what differs on the board."""

from game.bots.wars.evaluation import ENEMIES, Evaluation, Stages
from game.bots.wars.knowledge import Line
from game.bots.wars.look import Look
from game.bots.wars.shared import turns_left
from game.bots.wars.verdict import rivals_of, verdict
from game.engine.position import Position

STAGE = "the stage of the match"
"""The words of the part that tells what all the rest is worth more or less, since the end is nearer or farther."""
LEADER = "another enemy in the lead"
"""The words of the part that tells how much more another enemy is to be feared than the one that led."""


class Yardstick:
    """The stage of the match and the leading enemy of one position, for telling the parts of those it may lead to.

    Weights change with the stage of the match. By each position's own, a Ritual would seem to earn spellbooks: those
    in hand are worth more then. Here such a change is a part by itself.
    """

    def __init__(self, evaluation: Evaluation, pos: Position, side: int, turn: int) -> None:
        self._evaluation, self._side = evaluation, side
        self._table = evaluation.tables[side]
        self._feared = [line for line in self._table.lines if line.rivals]
        look = _look(pos, turn)
        self._late = min(1.0, look.late)
        self._leader = max(rivals_of(pos, side), key=lambda other: self._threat(look, other))

    def parts(self, pos: Position, turn: int) -> list[tuple[str, float]]:
        """The worth in words: (what counts, points) whose sum is the worth; one part alone if the match is decided."""
        side, table = self._side, self._table
        if verdict(pos, side) is not None:
            return self._evaluation.parts(pos, side, turn)
        look = _look(pos, turn)
        met: int = pos.state.met[side]
        lines = [*table.lines, *(line for bit, line in table.requirements if not met & bit)]
        found = [(line.words, self._points(line, look, side)) for line in lines]
        rivals = rivals_of(pos, side)
        each, leading = _at(table.each, self._late), _at(table.leading, self._late)
        for line in self._feared:
            theirs = each * sum(self._points(line, look, other) for other in rivals)
            found.append((ENEMIES + line.words, -theirs - leading * self._points(line, look, self._leader)))
        most = max(self._threat(look, other) for other in rivals)
        found.append((LEADER, -leading * (most - self._threat(look, self._leader))))
        told = sum(points for _, points in found)
        found.append((STAGE, self._evaluation.worth(pos, side, turn) - told))
        return [(words, points) for words, points in found if abs(points) > 1e-9]

    def _points(self, line: Line, look: Look, of: int) -> float:
        return line.measure(look, of) * _at((line.early, line.late), self._late)

    def _threat(self, look: Look, other: int) -> float:
        return sum(self._points(line, look, other) for line in self._feared)


def _look(pos: Position, turn: int) -> Look:
    look = Look(pos, turn)
    look.turns_left = turns_left(look)
    return look


def _at(weight: Stages, late: float) -> float:
    return weight[0] * (1.0 - late) + weight[1] * late
