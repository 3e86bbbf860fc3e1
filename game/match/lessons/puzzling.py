"""A puzzle as it is played: solved, lost or open, how many stars, what the others answer, and its solution."""

from __future__ import annotations

import sys
from collections import Counter, deque
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Any, Literal

from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.position import Position
from game.match.lessons.conditions import all_hold, holds, number_at, option_for
from game.match.lessons.format import Puzzle
from game.match.lessons.restrained import restrained
from game.match.match import Match

Standing = Literal["open", "solved", "lost"]
LOOKED_AT = (40, 200, 600)
"""Positions that are looked at after each reply for whether it hurts: few first, as most that hurt do so soon."""
MOST = 1200
"""Positions that are looked at for one reply, all of them together."""
LOST = -1
"""The value of what cannot be solved."""


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
        """How good a solved position is, by the puzzle's own number."""
        best = self.puzzle.best
        return number_at(best.at, pos.rules.encode_state(pos.state)) if best.at else 0


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
        return 1 + (not self.helped) + (not self.helped and (not best.at or self.result >= best.number))

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
            after = _answered(pos, option)
            search = Search(judge, min(most, left))
            found = search.value(after, judge.breaks(after))
            left -= search.seen
            if found == LOST:
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
            after = _answered(now, option)
            standing = judge.standing(after, judge.breaks(after))
            if standing == "lost":
                return first or option
            if standing == "open" and (key := after.key()) not in seen:
                left -= 1
                seen.add(key)
                reached.append((after, first or option))
    return None


def _answered(pos: Position, option: Option) -> Position:
    after = pos.copy()
    after.answer(option)
    return after


class Search:
    """All lines of play of a puzzle: the learner's any, the others' every one. Positions met again are known.

    It looks at ``most`` positions, and is content with a solution of the value ``enough``. A learner's answer of a kind
    in ``without``, or one that rolls dice, is no part of a solution. Kinds of answers that have settled a question
    before are tried first. ``seen`` is how many positions it has looked at, ``rolled`` whether a reply of the others
    has rolled dice (of which one roll was seen), ``circled`` whether a position led back to itself.
    """

    def __init__(
        self, judge: Judge, most: int, enough: int = 0, without: frozenset[str] = frozenset()
    ) -> None:
        self.judge, self.most, self.enough, self.without = judge, most, enough, without
        self.seen = 0
        self.rolled = self.circled = False
        self._known: dict[bytes, int | None] = {}
        self._open: set[bytes] = set()
        self._settled: Counter[tuple[bool, str]] = Counter()

    def value(self, pos: Position, broken: bool = False) -> int | None:
        """The best result the learner is sure of from here, or ``LOST``; ``None``: not known in time."""
        if broken:
            return LOST
        # A million positions are kept: a digest is a tenth of the key.
        key = blake2b(repr(pos.key()).encode(), digest_size=12).digest()
        if key in self._known:
            # On the way to itself a position leads nowhere new.
            self.circled = self.circled or key in self._open
            return self._known[key]
        standing = self.judge.standing(pos, broken)
        if standing != "open":
            found: int | None = self.judge.value(pos) if standing == "solved" else LOST
        elif self.seen >= self.most:
            return None
        else:
            self.seen += 1
            self._known[key] = LOST
            self._open.add(key)
            asked = pos.decision
            assert asked is not None
            own = asked.seat == self.judge.puzzle.table.learner
            found = self._best(pos, asked) if own else self._worst(pos, asked)
            self._open.remove(key)
        self._known[key] = found
        return found

    def openings(self, pos: Position) -> dict[str, int | None]:
        """The value of each first answer of the learner, by the answer's kind or what it names."""
        asked = pos.decision
        assert asked is not None
        found: dict[str, int | None] = {}
        for option, after in self._after(pos, asked, own=True):
            named = pos.rules.name_option(option)
            found["/".join(str(named[key]) for key in ("kind", "unit", "area") if key in named)] = self.value(after)
        return found

    def _best(self, pos: Position, asked: Decision) -> int | None:
        best: int = LOST
        unknown = False
        for option, after in self._after(pos, asked, own=True):
            found = self.value(after, self.judge.breaks(after))
            unknown = unknown or found is None
            best = max(best, LOST if found is None else found)
            if best >= self.enough:
                self._settled[True, option.kind] += 1
                return best
        return None if unknown else best

    def _worst(self, pos: Position, asked: Decision) -> int | None:
        worst: int = sys.maxsize
        unknown = False
        for option, after in self._after(pos, asked, own=False):
            found = self.value(after, self.judge.breaks(after))
            if found == LOST:
                self._settled[False, option.kind] += 1
                return LOST
            unknown = unknown or found is None
            worst = min(worst, worst if found is None else found)
        return None if unknown else worst

    def _after(self, pos: Position, asked: Decision, own: bool) -> Iterator[tuple[Option, Position]]:
        chance = pos.chance
        settled = self._settled
        for option in sorted(asked.options, key=lambda each: -settled[own, each.kind]):
            if own and option.kind in self.without:
                continue
            after = _answered(pos, option)
            if after.chance.state != chance.state or after.chance.dice != chance.dice:
                self.rolled = self.rolled or not own
                if own:
                    continue
            yield option, after


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
            raise ValueError("its solution stops before it is solved")
        match.answer(chosen)
    if attempt.standing != "solved":
        raise ValueError("its solution does not solve it")
    return attempt.result
