"""What a strong player would do and why, by what was learned: lines are played on, and their ends told apart.

A search finds the promising lines. Then these are played on anew, all with the same luck, so that what is shown of
them is not what happened to make them look best. What a line promises is the mean of its ends, in shares of the win;
the parts in which two lines differ come to the difference of their shares.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from game.bots.protocol import Cancelled, Purse
from game.engine.chance import Chance
from game.engine.option import Option, option
from game.engine.position import Position, determinise
from game.games.wars.bots.greedy import never_wise, rules_of, settled
from game.games.wars.bots.learned.chances import EVEN, TIME
from game.games.wars.bots.learned.master import ends_by_revealing
from game.games.wars.bots.learned.search import Answers, Judge, Manner, Search, play_on
from game.games.wars.bots.learned.survey import Clock, Survey
from game.games.wars.bots.reasons import ALIKE, CHANCE, ONLY, Advice, deed_of, differing, reached, weightiest

MATCH, REST = "match", "rest"
"""The names of the part that tells that matches are won or lost on the way, and of all that may as well be chance."""
BECOMES: Mapping[str, str] = {"rituals": "doom", "captures": "figures", "end": MATCH}
"""Groups of what is near, and those they turn into when it is reached."""
_MERGED = {EVEN: MATCH, "faction": TIME}
"""Parts told as one with another: what everybody begins with goes when a match is over, and a faction's own share
changes with the time alone."""
_ACTIONS = frozenset(("action", "second_action"))
_ON_THE_WAY = frozenset(("abandon_gate", "control_gate"))
"""What is free, and done besides an action: no alternative to one."""
_DEALS = 4
"""How often what is hidden is dealt to judge a position as it stands."""
_SAME = 1e-9


class Parting(Judge, Protocol):
    """A judgement that can be taken apart."""

    def parts(self, pos: Position, seat: int = -1, clock: Clock | None = None) -> list[dict[str, float]]:
        """By side what adds to its share, at the time of a clock."""
        ...


class Experience(NamedTuple):
    """What was learned of a kind of match: how likely every answer is, and what a position promises."""

    answers: Answers
    judge: Parting


class Effort(NamedTuple):
    """What an explanation may cost: answers given in a search, and how often each line found is played on."""

    nodes: int
    rounds: int


THOROUGH, QUICK = Effort(4000, 24), Effort(600, 6)
"""For somebody who waits (under a second), and where hundreds of choices are looked at."""


class _AsSeen(NamedTuple):
    """The judgement of somebody who knows the Elder Signs of one seat alone, whoever is asked."""

    judge: Judge
    seat: int

    def shares(self, pos: Position, seat: int = -1) -> list[float]:
        return self.judge.shares(pos, self.seat)


class _End(NamedTuple):
    """A line and the parts of what it promises, for each time it was played on."""

    line: tuple[Option, ...]
    trials: list[dict[str, float]]

    @property
    def share(self) -> float:
        return sum(map(sum, map(dict.values, self.trials))) / len(self.trials)


class Foresight:
    """A view's open decision, looked at by experience; ``stopped`` says when nobody waits for it any more."""

    def __init__(
        self, view: dict[str, Any], seed: int, experience: Experience, effort: Effort = THOROUGH,
        stopped: Callable[[], bool] = bool,
    ) -> None:  # fmt: skip
        self._view, self._experience = view, experience
        self._effort, self._stopped = effort, stopped
        self._rules = rules_of(view["setup"])
        self._chance = Chance.seeded(seed)
        self._seat = knowing(view)
        self._manner = Manner()
        self.pos = self._dealt()

    def _dealt(self) -> Position:
        return determinise(self._rules, self._view, self._chance)

    def advise(self, count: int) -> list[Advice]:
        """What a strong player would do, then what else is good, best first; another kind of action each, if any."""
        asked = self.pos.decision
        if asked is None:
            return []
        if len(asked.options) == 1:
            return [Advice((asked.options[0],), 0.0, (), ONLY)]
        ends = self._ends(self._various(self._likely(), max(count, 2)))
        ends.sort(key=lambda end: -end.share)
        best, others = ends[0], self._told_apart(ends)[1:]
        if not others:
            return [Advice(best.line, 0.0, (), ALIKE, share=best.share)]
        found = [self._compared(best, self._unlike(best, others))]
        return found + [self._compared(end, best) for end in others[: count - 1]]

    def explain(self, chosen: Sequence[Option]) -> Advice:
        """Why what was chosen is better or worse than the best alternative.

        Raises ``LookupError`` where the answer is none that the view's seat can know of.
        """
        asked = self.pos.decision
        if asked is None or not chosen or chosen[0] not in asked.options:
            raise LookupError("this is not among the choices this seat knows of")
        line = tuple(chosen)
        if len(asked.options) == 1:
            return Advice(line, 0.0, (), ONLY)
        likely = self._likely()
        # What has only been begun is taken to go on as a strong player would.
        line = next((each for each in likely if each[: len(line)] == line), line)
        others = [each for each in self._various(likely, 3, line) if each != line]
        own, *rest = self._told_apart(self._ends([line, *others]))
        if not rest:
            return Advice(line, 0.0, (), ALIKE, share=own.share)
        best = max(rest, key=lambda end: end.share)
        return self._compared(own, best if best.share > own.share else self._unlike(own, rest))

    def prospects(self) -> list[float]:
        """The share of the win of every seat, as the position stands."""
        pos, rules = self.pos, self._rules
        found = [0.0] * (max(rules.seat_of[side] for side in rules.sides) + 1)
        for number in range(_DEALS):
            stands = settled(pos if number == 0 else self._dealt())
            shares = self._experience.judge.shares(stands, self._seat)
            for side, share in zip(rules.sides, shares, strict=True):
                found[rules.seat_of[side]] += share / _DEALS
        return found

    # Lines ------------------------------------------------------------------------------------

    def _likely(self) -> list[tuple[Option, ...]]:
        """Lines a strong player thinks of, the one he would take first, and at least one that begins otherwise."""
        known, asked = self._experience, self.pos.decision
        assert asked is not None
        if asked.kind == "reveal":
            every = tuple([option("reveal", number=value) for value in self.pos.state.signs[asked.side]])
            return [(asked.options[-1],), every] if ends_by_revealing(self.pos, asked.side) else [(asked.options[-1],)]
        purse = Purse(("nodes", self._effort.nodes))
        purse.open(self._stopped)
        judge = _AsSeen(known.judge, self._seat)
        search = Search(self.pos, known.answers, judge, purse, self._chance, self._manner)
        found = [each.answers for each in search.best()]
        self._keep_on()
        wise = [line for line in found if not never_wise(self.pos, line[0])] or found
        if all(line[0] == wise[0][0] for line in wise):
            likely = zip(known.answers.chances(self.pos), asked.options, strict=True)
            rest = [each for each in likely if each[1] != wise[0][0] and not never_wise(self.pos, each[1])]
            wise += [(option,) for _, option in sorted(rest, key=lambda each: -each[0])[:1]]
        return wise

    def _various(
        self, lines: Sequence[tuple[Option, ...]], count: int, first: tuple[Option, ...] | None = None
    ) -> list[tuple[Option, ...]]:
        """So many lines, ``first`` and the likeliest first, then one of each other kind, then what else is left."""
        kept = [first] if first is not None else []
        rest = [line for line in lines if first is None or not self._same(line, first)]
        kept += rest[:1]
        kinds = {self._kind(line) for line in kept}
        for line in rest[1:]:
            if self._kind(line) not in kinds and line[0].kind not in _ON_THE_WAY:
                kinds.add(self._kind(line))
                kept.append(line)
        kept += [line for line in rest if line not in kept and not any(self._same(line, other) for other in kept)]
        return kept[: count + (first is not None)]

    def _kind(self, line: Sequence[Option]) -> Option | str:
        """What a line is called to tell it from others: an action's kind; elsewhere the answer itself."""
        assert self.pos.decision is not None
        return line[0].kind if self.pos.decision.kind in _ACTIONS else line[0]

    def _same(self, one: Sequence[Option], other: Sequence[Option]) -> bool:
        """Whether two lines are the same, or one deed told in the same words."""
        deed = deed_of(one)
        return tuple(one) == tuple(other) or bool(deed and deed == deed_of(other))

    # Ends -------------------------------------------------------------------------------------

    def _ends(self, lines: Sequence[tuple[Option, ...]]) -> list[_End]:
        """What the lines promise, all played on with the same luck again and again."""
        asked = self.pos.decision
        assert asked is not None
        place, survey = self._rules.sides.index(asked.side), Survey(self.pos)
        clock = Clock(survey.left, survey.late)
        ends = [_End(line, []) for line in lines]
        for _ in range(self._effort.rounds):
            deal, luck = self._dealt(), Chance.seeded(self._chance.bits())
            for line, trials in ends:
                self._keep_on()
                end = deal.copy()
                end.chance = luck.copy()
                play_on(end, line, self.pos.state.turn, luck.copy(), self._experience.answers, self._manner.slots)
                trials.append(_merged(self._experience.judge.parts(end, self._seat, clock)[place]))
        return ends

    def _told_apart(self, ends: Sequence[_End]) -> list[_End]:
        """Those that come to something else than those before."""
        found: list[_End] = []
        for end in ends:
            if not any(_alike(end, other) for other in found):
                found.append(end)
        return found

    def _unlike(self, best: _End, others: Sequence[_End]) -> _End:
        """The best of the others that is of another kind; if there is none, the best of them."""
        kind = self._kind(best.line)
        return max(others, key=lambda end: (self._kind(end.line) != kind, end.share))

    def _compared(self, end: _End, other: _End) -> Advice:
        """A line set against another; parts that may as well be chance are told together."""
        apart = [differing(*each) for each in zip(end.trials, other.trials, strict=True)]
        names = dict.fromkeys(part for each in apart for part in each)
        means = {part: _mean([each.get(part, 0.0) for each in apart]) for part in names}
        told = {part: mean for part, (mean, doubt) in means.items() if abs(mean) > doubt}
        told[REST] = sum([mean for part, (mean, _) in means.items() if part not in told])
        reasons = weightiest(reached(told, BECOMES), _SAME)
        worth, doubt = _mean([sum(each.values()) for each in apart])
        return Advice(end.line, worth, reasons, CHANCE, other.line, reasons, end.share, doubt)

    def _keep_on(self) -> None:
        if self._stopped():
            raise Cancelled


def knowing(view: Mapping[str, Any]) -> int:
    """The seat of a view; -1 where it has been shown without its own secrets."""
    signs, seat = view["state"]["signs"], view["seat"]
    own: Sequence[str] = view["setup"]["factions"][seat]
    return -1 if any(0 in signs.get(name, ()) for name in own) else seat


def _merged(parts: Mapping[str, float]) -> dict[str, float]:
    found: dict[str, float] = {}
    for part, points in parts.items():
        name = _MERGED.get(part, part)
        found[name] = found.get(name, 0.0) + points
    return found


def _mean(trials: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far it may be off by chance."""
    count = len(trials)
    mean = sum(trials) / count
    return mean, math.sqrt(sum([(each - mean) ** 2 for each in trials]) / max(count - 1, 1) / count)


def _alike(one: _End, other: _End) -> bool:
    """Whether two lines come to the same thing whatever happens."""
    apart = (differing(*each) for each in zip(one.trials, other.trials, strict=True))
    return all(abs(points) < _SAME for each in apart for points in each.values())
