"""What a position is worth to a side by a table of weighed lines, and the same in parts."""

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.position import Position
from game.games.wars.bots.knowledge import Line, Measure, Stages
from game.games.wars.bots.look import Look, mates_of, rivals_of, verdict
from game.games.wars.rules.units import FACTIONS

_Weighed = tuple[Measure, float]
ENEMIES = "enemies:"
"""Stands before the name of a part that is counted for enemies."""
DECIDED = "match"
"""The name of the part that says the match is won or lost."""
STAGE = "stage"
"""The name of the part that tells what all the rest is worth more or less, since the end is nearer or farther."""
LEADER = "leader"
"""The name of the part that tells how much more another enemy is to be feared than the one that led."""


class Table(NamedTuple):
    """A side's weighed lines.

    ``requirements`` are (requirement's bit, line), counted only while it is open. ``each`` and ``leading`` say how
    much of every enemy's worth, and of the best enemy's on top, is held against the side.
    """

    lines: tuple[Line, ...]
    requirements: tuple[tuple[int, Line], ...]
    each: Stages
    leading: Stages


class Evaluation:
    """A judgement of positions: a table for each side.

    ``companions`` are the tables of factions whose companion, another faction of the same person, is to have the
    spellbooks that win. ``worth`` is called thousands of times a second: the tables are laid out for it once.
    """

    def __init__(self, tables: Sequence[Table], companions: Sequence[Table] = ()) -> None:
        self.tables = (*tables, *companions)
        self._stages: dict[float, Stage] = {}

    def _stage(self, late: float) -> "Stage":
        """The tables as they count at a stage of the match, of which there are few."""
        found = self._stages.get(late)
        if found is None:
            found = self._stages[late] = Stage(self.tables, late)
        return found

    def worth(self, pos: Position, side: int, turn: int) -> float:
        """The worth of a position to a side, in points of Doom; higher is better.

        ``turn`` is the one the bot is thinking about: Power of a later one is not counted, whoever got there.
        """
        decided = verdict(pos, side)
        if decided is not None:
            return decided
        if pos.rules.paired:
            return self._worth_of_pair(pos, side, turn)
        look = Look(pos, turn)
        stage = self._stage(min(1.0, look.late))
        total = _has(look, side, stage, side)
        together, best = 0.0, -1e9
        rival = stage.rival[side]
        for other in rivals_of(pos, side):
            theirs = _sum(rival, look, other)
            together += theirs
            if theirs > best:
                best = theirs
        return total - stage.each[side] * together - stage.leading[side] * best

    def _worth_of_pair(self, pos: Position, side: int, turn: int) -> float:
        """What both factions of a person have, less what both of the other have: it is the sum that wins."""
        total = 0.0
        stage = self._stage(0.0)
        for own, place, companion in self.places(pos, side):
            look = Look(pos, turn, companion)
            stage = self._stage(min(1.0, look.late))
            total += _has(look, own, stage, place)
        together = 0.0
        for other, place, companion in self.places(pos, rivals_of(pos, side)[0]):
            together += _sum(stage.rival[place], Look(pos, turn, companion), other)
        return total - stage.each[side] * together

    def places(self, pos: Position, side: int) -> list[tuple[int, int, int]]:
        """The sides of a seat, with where the table of each is and which is its companion (-1: none).

        Of two the one with more spellbooks is to have all six; the other one needs none to win.
        """
        mates = sorted(mates_of(pos, side))
        if len(mates) == 1:
            return [(side, side, -1)]
        one, other = mates
        state = pos.state
        if state.books[other].bit_count() + state.owed[other] > state.books[one].bit_count() + state.owed[one]:
            one, other = other, one
        return [(one, one, other), (other, len(FACTIONS) + other, one)]

    def parts(self, pos: Position, side: int, turn: int) -> list[tuple[str, float]]:
        """The worth in parts, (name, points), whose sum is the worth; one part alone if the match is decided."""
        return Yardstick(self, pos, side, turn).parts(pos, turn)


class Yardstick:
    """The stage of the match and the leading enemy of one position, for telling the parts of those it may lead to.

    Weights change with the stage of the match. By each position's own, a Ritual would seem to earn spellbooks: those
    in hand are worth more then. Here such a change is a part by itself.
    """

    def __init__(self, evaluation: Evaluation, pos: Position, side: int, turn: int) -> None:
        self._evaluation, self._side = evaluation, side
        self._table = evaluation.tables[side]
        self._feared = [line for line in self._table.lines if line.rivals]
        look = Look(pos, turn)
        self._late = min(1.0, look.late)
        self._leader = max(rivals_of(pos, side), key=lambda other: self._threat(look, other))
        self._paired = bool(pos.rules.paired)

    def parts(self, pos: Position, turn: int) -> list[tuple[str, float]]:
        """The worth in parts, (name, points), whose sum is the worth; one part alone if the match is decided."""
        side, table = self._side, self._table
        decided = verdict(pos, side)
        if decided is not None:
            return [(DECIDED, decided)]
        if self._paired:
            return self._whole(self._of_pair(pos, turn), pos, turn)
        look = Look(pos, turn)
        found = self._own(table, look, side)
        rivals = rivals_of(pos, side)
        each, leading = _stage(table.each, self._late), _stage(table.leading, self._late)
        for line in self._feared:
            theirs = each * sum(self._points(line, look, other) for other in rivals)
            found.append((ENEMIES + line.name, -theirs - leading * self._points(line, look, self._leader)))
        most = max(self._threat(look, other) for other in rivals)
        found.append((LEADER, -leading * (most - self._threat(look, self._leader))))
        return self._whole(found, pos, turn)

    def _whole(self, found: list[tuple[str, float]], pos: Position, turn: int) -> list[tuple[str, float]]:
        """The parts with what is left of the worth: the stage of the match."""
        told = sum(points for _, points in found)
        found.append((STAGE, self._evaluation.worth(pos, self._side, turn) - told))
        return [(part, points) for part, points in found if abs(points) > 1e-9]

    def _own(self, table: Table, look: Look, side: int) -> list[tuple[str, float]]:
        """What a side has, line by line."""
        met: int = look.state.met[side]
        lines = [*table.lines, *(line for bit, line in table.requirements if not met & bit)]
        return [(line.name, self._points(line, look, side)) for line in lines]

    def _of_pair(self, pos: Position, turn: int) -> list[tuple[str, float]]:
        """What both factions of a person have and both of the other have, each kind of thing once."""
        found: dict[str, float] = {}
        known = self._evaluation
        for own, place, companion in known.places(pos, self._side):
            for part, points in self._own(known.tables[place], Look(pos, turn, companion), own):
                found[part] = found.get(part, 0.0) + points
        each = _stage(self._table.each, self._late)
        for other, place, companion in known.places(pos, rivals_of(pos, self._side)[0]):
            look = Look(pos, turn, companion)
            for line in known.tables[place].lines:
                if line.rivals:
                    part = ENEMIES + line.name
                    found[part] = found.get(part, 0.0) - each * self._points(line, look, other)
        return list(found.items())

    def _points(self, line: Line, look: Look, of: int) -> float:
        return line.measure(look, of) * _stage((line.early, line.late), self._late)

    def _threat(self, look: Look, other: int) -> float:
        return sum(self._points(line, look, other) for line in self._feared)


class Stage:
    """Tables as they count at a stage of the match: every line with the points for each one counted."""

    def __init__(self, tables: Sequence[Table], late: float) -> None:
        early = 1.0 - late

        def weighed(line: Line) -> _Weighed:
            return line.measure, line.early * early + line.late * late

        def counts(line: Line) -> bool:
            return weighed(line)[1] != 0.0

        self.own: list[list[_Weighed]] = [[weighed(line) for line in table.lines if counts(line)] for table in tables]
        self.rival: list[list[_Weighed]] = [
            [weighed(line) for line in table.lines if line.rivals and counts(line)] for table in tables
        ]
        self.open: list[list[tuple[int, Measure, float]]] = [
            [(bit, *weighed(line)) for bit, line in table.requirements] for table in tables
        ]
        self.each = [_stage(table.each, late) for table in tables]
        self.leading = [_stage(table.leading, late) for table in tables]


def _has(look: Look, side: int, stage: Stage, place: int) -> float:
    """What a side has, by the table in this place."""
    total = _sum(stage.own[place], look, side)
    met: int = look.state.met[side]
    for bit, measure, points in stage.open[place]:
        if not met & bit:
            count = measure(look, side)
            if count:
                total += count * points
    return total


def _sum(lines: list[_Weighed], look: Look, side: int) -> float:
    total = 0.0
    for measure, points in lines:
        count = measure(look, side)
        if count:
            total += count * points
    return total


def _stage(weight: Stages, late: float) -> float:
    return weight[0] * (1.0 - late) + weight[1] * late
