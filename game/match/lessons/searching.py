"""All lines of play of a puzzle: whether the learner can be sure of a result, against every reply and every roll."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b

from game.engine.decision import Decision
from game.engine.errors import ScriptExhausted
from game.engine.option import Option
from game.engine.position import Position
from game.games.facts import Facts, Wanted
from game.games.registry import facts_of
from game.match.lessons.conditions import option_for
from game.match.lessons.judging import LOST, Judge

ANY = LOST + 1
"""To be sure of so much is to be sure of solving the puzzle."""
FACES = (1, 2, 3, 4, 5, 6)


class Search:
    """Whether the learner can be sure of a result: some answer of the learner's does it, and every one of the others'.

    Each line of play is followed, with these cuts, none of which changes what is found:

    - A question is only whether at least ``least`` can be reached, so the first answer that does it, or the first reply
      that prevents it, settles a position.
    - Positions met again are known. What tells positions apart is ``Facts.alike``: two that differ only in which of
      equal figures stands where, or in the order in which something came about, are one.
    - ``Facts.hopeless``: what the aim, or that much of the number, still costs at the least is more than is there. It
      is asked only where the puzzle is lost at the end of its phase, since all of its costs are costs in a phase.

    Luck is no solution. With ``rolls`` each way the dice can fall is followed, whoever rolls, and the worst counts;
    without it, for a quick look, a learner's answer that rolls is left out, and another's is looked at with one roll.
    Other chance (a pile shuffled anew) is looked at as it comes; ``rolled`` tells that something was.

    A position on the way to itself leads nowhere new and counts as lost there; ``circled`` tells that this has happened
    (what leads there may then be better than is found). After ``most`` positions, ``seen`` being how many there were,
    nothing more is found out: the answer is ``None``. The puzzle's own solution is followed first, then come kinds of
    answers that have settled a question before.
    A learner's answer of a kind in ``without`` is left out; ``facts`` are the game's own unless others are given.
    """

    def __init__(
        self,
        judge: Judge,
        most: int,
        without: frozenset[str] = frozenset(),
        facts: Facts | None = None,
        rolls: bool = False,
    ) -> None:
        self.judge, self.most, self.without, self.rolls = judge, most, without, rolls
        self.seen = 0
        self.rolled = self.circled = False
        puzzle = judge.puzzle
        self._facts = facts or facts_of(puzzle.table.game)
        self._in_phase = any(check.at == "phase" and check.not_ for check in puzzle.lost)
        self._settled: Counter[tuple[bool, str]] = Counter()
        self._least = ANY
        self._wanted: tuple[Wanted, ...] = ()
        self._known: dict[bytes, bool | None] = {}
        self._open: set[bytes] = set()

    def sure(self, pos: Position, least: int = ANY, broken: bool = False) -> bool | None:
        """Whether the learner can be sure of a result of at least ``least`` from here; ``None``: not known in time."""
        if least != self._least:
            self._known.clear()
        self._least = least
        self._wanted = self._all_wanted(least) if self._in_phase else ()
        return self._sure(pos, broken, 0)

    def best(self, pos: Position, broken: bool = False) -> int | None:
        """The best result the learner can be sure of, or ``LOST``; ``None``: not known in time."""
        sure = self.sure(pos, broken=broken)
        if not sure:
            return LOST if sure is False else None
        best = self.judge.puzzle.best
        if not best.at:
            return 0
        number = best.worth
        while (sure := self.sure(pos, number, broken)) is False:
            number -= 1
        while sure and (sure := self.sure(pos, number + 1, broken)):
            number += 1
        return None if sure is None else number

    def openings(self, pos: Position) -> dict[str, int | None]:
        """The best result of each first answer of the learner, by the answer's kind or what it names."""
        asked = pos.decision
        assert asked is not None
        found: dict[str, int | None] = {}
        for option, _ in self._ordered(pos, asked, True, 0):
            named = pos.rules.name_option(option)
            after = answered(pos, option)
            value = self.best(after, self.judge.breaks(after))
            found["/".join(str(named[key]) for key in ("kind", "unit", "area") if key in named)] = value
        return found

    def _all_wanted(self, least: int) -> tuple[Wanted, ...]:
        puzzle = self.judge.puzzle
        checks = [check for check in puzzle.reached if not check.not_]
        wanted = [Wanted(check.at, check.least, check.most, check.of, check.has) for check in checks]
        best = puzzle.best
        if best.at and least > ANY and not best.fewest:
            wanted.append(Wanted(best.at, least, None, best.of))
        return tuple(wanted)

    def _sure(self, pos: Position, broken: bool, step: int) -> bool | None:
        if broken:
            return False
        # A million positions are kept: a digest is a tenth of the key.
        key = blake2b(self._facts.alike(pos), digest_size=12).digest()
        if key in self._known:
            self.circled = self.circled or key in self._open
            return self._known[key]
        standing = self.judge.standing(pos, broken)
        found: bool | None
        if standing != "open":
            found = standing == "solved" and self.judge.value(pos) >= self._least
        elif self._wanted and self._facts.hopeless(pos, self._wanted):
            found = False
        elif self.seen >= self.most:
            return None
        else:
            self.seen += 1
            self._known[key] = False
            self._open.add(key)
            found = self._settle(pos, step)
            self._open.remove(key)
        self._known[key] = found
        return found

    def _settle(self, pos: Position, step: int) -> bool | None:
        """Whether one answer of the learner does it, or every one of another; ``step`` of the solution were given."""
        asked = pos.decision
        assert asked is not None
        own = asked.seat == self.judge.puzzle.table.learner
        unknown = False
        for option, after in self._ordered(pos, asked, own, step):
            found = self._whatever_is_rolled(pos, option, own, after)
            if found is own:
                self._settled[own, option.kind] += 1
                return found
            unknown = unknown or found is None
        return None if unknown else not own

    def _whatever_is_rolled(self, pos: Position, option: Option, own: bool, step: int) -> bool | None:
        unknown = False
        for after in outcomes(pos, option) if self.rolls else (answered(pos, option),):
            # Where each roll is followed, only what no die decides can still have come by chance.
            chance = after.chance.state != pos.chance.state or after.chance.dice != pos.chance.dice
            if chance and own and not self.rolls:
                return False
            self.rolled = self.rolled or chance
            found = self._sure(after, self.judge.breaks(after), step)
            if found is False:
                return False
            unknown = unknown or found is None
        return None if unknown else True

    def _ordered(self, pos: Position, asked: Decision, own: bool, step: int) -> list[tuple[Option, int]]:
        """The options, each with the steps of the puzzle's solution that are taken after it, none if it is left.

        First comes what the solution answers (or what ends that which it ends before), then what has settled most.
        """
        settled, answers = self._settled, self.judge.puzzle.answers
        options = [option for option in asked.options if not (own and option.kind in self.without)]
        options.sort(key=lambda each: -settled[own, each.kind])
        if not own:
            return [(option, step) for option in options]
        told: list[tuple[Option, int]] = []
        if step < len(answers):
            given = option_for(answers[step], options, pos.rules)
            ended = None if given else option_for("done", options, pos.rules)
            told = [(given, step + 1)] if given else [(ended, step)] if ended else []
        return told + [(option, len(answers)) for option in options if not told or option != told[0][0]]


def answered(pos: Position, option: Option) -> Position:
    """The position after an answer."""
    after = pos.copy()
    after.answer(option)
    return after


def outcomes(pos: Position, option: Option) -> Iterator[Position]:
    """What an answer leads to: one position, or one for each way the dice can fall."""
    after = answered(pos, option)
    if pos.chance.dice is not None or after.chance.state == pos.chance.state:
        yield after
        return
    scripts: list[tuple[int, ...]] = [()]
    while scripts:
        script = scripts.pop()
        after = pos.copy()
        after.chance.dice = script
        try:
            after.answer(option)
        except ScriptExhausted:
            scripts += [(*script, face) for face in reversed(FACES)]
            continue
        after.chance.dice = None
        yield after
