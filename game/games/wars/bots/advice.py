"""What a bot would do and why: its reasons are the parts of its judgement, told apart line by line; and who will win.

Where something was learned of such matches, lines are played on and judged by that (``learned.foresight``), in shares
of the win; elsewhere by the evaluation somebody has written down, in points of Doom.

Everything is worked out from a seat's view alone, with all that is hidden dealt anew, so that an
explanation knows no more than whoever asks for it.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game.bots.players import players_of
from game.bots.protocol import Question
from game.bots.shipped import BOTS
from game.engine.chance import Chance
from game.engine.option import Option
from game.engine.position import Position, determinise
from game.games.wars.bots.evaluation import DECIDED, Evaluation, Yardstick
from game.games.wars.bots.greedy import GreedyBot, Line, Worth, judged_lines, rules_of, settled, tried
from game.games.wars.bots.learned.foresight import THOROUGH, Effort, Foresight
from game.games.wars.bots.learned.master import LEFT_TO_OTHERS
from game.games.wars.bots.look import season
from game.games.wars.bots.players import WarsPlayers, experience_of, levels_of
from game.games.wars.bots.reasons import (
    ALIKE,
    NEXT,
    NOW,
    ONLY,
    Advice,
    Reason,
    deed_of,
    differing,
    mean_parts,
    reached,
    weightiest,
)
from game.games.wars.factions.bots import KNOWN
from game.games.wars.rules.rules import WarsRules

Parts = Callable[[Position, int, int], list[tuple[str, float]]]
"""An evaluation taken apart: (position, side, turn) to (part, points); the points add up to the worth."""
DEALS, LUCK = 2, 6
"""How often what is hidden is dealt, and how often dice and draws are tried in each deal."""
WEIGHTY = 0.05
"""Points below which a difference is no reason."""
_STILL = frozenset(("action", "second_action"))
"""Decisions before which things can be looked at as they stand."""
_LOOKED_AT = 24
"""How many lines are looked at for some that end differently."""


class Judge(NamedTuple):
    """An evaluation: what a position is worth, and of what that is made up; ``evaluation`` is the thing itself.

    ``becomes`` names parts that count what is near, and the parts they turn into when it is reached: what is
    lost of the one then belongs to the gain of the other.
    """

    worth: Worth
    parts: Parts
    becomes: Mapping[str, str]
    evaluation: Evaluation


_NEAR = {line.name: "books" for known in KNOWN for bit, line in known.requirements if bit} | {
    "awakening": "great",
    "saved": "great",
    "prey": "captives",
}
_OWN = {"random": "adept", "newcomer": "initiate", "beginner": "initiate", "initiate": "initiate",
        "adept": "adept", "amateur": "adept"}  # fmt: skip
"""By level: whose evaluation it judges by where it plays by hand; the others by the hierophant's."""


def judge_of(level: str, rules: WarsRules) -> Judge:
    """The evaluation that a level's moves are explained by: its own, or the adviser's, which is the hierophant's."""
    evaluation = levels_of(rules.game).evaluation(_OWN.get(level, "hierophant"), rules)
    return Judge(evaluation.worth, evaluation.parts, _NEAR, evaluation)


def foresight_of(
    view: dict[str, Any], seed: int, effort: Effort = THOROUGH, stopped: Callable[[], bool] = bool
) -> Foresight | None:
    """The open decision of a view, to be looked at by what was learned; ``None`` where nothing was."""
    asked = view["decision"]
    experience = experience_of(rules_of(view["setup"]))
    if experience is None or (asked is not None and asked["kind"] in LEFT_TO_OTHERS):
        return None
    return Foresight(view, seed, experience, effort, stopped)


def advise(
    view: dict[str, Any], level: str, seed: int, *, count: int = 3, effort: Effort = THOROUGH,
    stopped: Callable[[], bool] = bool,
) -> list[Advice]:  # fmt: skip
    """What a strong player would do at the open decision of the view's seat, best first; then what else is good.

    Where nothing was learned it is what a bot of the level would do. No two lines end alike. Empty when nothing is
    asked. Raises ``Cancelled`` once ``stopped`` says that nobody waits for it.
    """
    foresight = foresight_of(view, seed, effort, stopped)
    if foresight is not None:
        return foresight.advise(count)
    case = _Case(view, level, seed)
    asked = case.pos.decision
    if asked is None:
        return []
    if len(asked.options) == 1:
        return [Advice((asked.options[0],), 0.0, (), ONLY)]
    ends = case.different(case.ranked(case.own_line()), max(count, 2) + 1)
    if len(ends) == 1:
        return [Advice(ends[0].line, 0.0, (), ALIKE)]
    return [case.compared(end, ends[1] if end is ends[0] else ends[0]) for end in ends[:count]]


def explain(
    view: dict[str, Any], chosen: Option | Sequence[Option], level: str, seed: int, *, effort: Effort = THOROUGH,
    stopped: Callable[[], bool] = bool,
) -> Advice:  # fmt: skip
    """Why what was chosen is better or worse than the best alternative.

    ``chosen`` is the answer to the open decision of the view, or the answers to the end of the action. The view may
    be any seat's. Raises ``LookupError`` where the answer is none that the view's seat can know of.
    """
    line = (chosen,) if isinstance(chosen, Option) else tuple(chosen)
    foresight = foresight_of(view, seed, effort, stopped)
    if foresight is not None:
        return foresight.explain(line)
    case = _Case(view, level, seed)
    asked = case.pos.decision
    if asked is None or not line or line[0] not in asked.options:
        raise LookupError("this is not among the choices this seat knows of")
    if len(asked.options) == 1:
        return Advice(line, 0.0, (), ONLY)
    ranked = case.ranked(())
    # What has only been begun is taken to go on as the level itself would go on.
    line = next((tuple(each.answers) for each in ranked if tuple(each.answers[: len(line)]) == line), line)
    ends = case.different([Line(0.0, list(line), False), *ranked], 2)
    return case.compared(ends[0], ends[1]) if len(ends) > 1 else Advice(line, 0.0, (), ALIKE)


class _End(NamedTuple):
    """A line and the parts of what it leads to, on the average of deals and luck."""

    line: tuple[Option, ...]
    parts: dict[str, float]

    @property
    def worth(self) -> float:
        return sum(self.parts.values())


class _Case:
    """A view's open decision, with several positions it could be, and the judge it is looked at by."""

    def __init__(self, view: dict[str, Any], level: str, seed: int) -> None:
        self.level, self.seed = level, seed
        self.chance = Chance.seeded(seed)
        rules = rules_of(view["setup"])
        self.judge = judge_of(level, rules)
        self.deals = [determinise(rules, view, self.chance) for _ in range(DEALS)]
        self.luck = [Chance.seeded(self.chance.bits()) for _ in range(LUCK)]
        self.seat: int = view["seat"]
        self._measured: Yardstick | None = None

    @property
    def pos(self) -> Position:
        """The position the lines are taken from."""
        return self.deals[0]

    @property
    def side(self) -> int:
        assert self.pos.decision is not None
        return self.pos.decision.side

    def parts(self, pos: Position) -> list[tuple[str, float]]:
        """The parts of a position this one may lead to, by the measure of this one."""
        turn = season(self.pos)
        if self._measured is None:
            self._measured = Yardstick(self.judge.evaluation, self.pos, self.side, turn)
        return self._measured.parts(pos, turn)

    def own_line(self) -> tuple[Option, ...]:
        """What a bot of the level does; empty where it is not the view's seat that is asked, or the level has none."""
        asked = self.pos.decision
        if asked is None or asked.seat != self.seat or self.level not in BOTS:
            return ()
        players = players_of(self.pos.rules.game)
        assert isinstance(players, WarsPlayers)
        bot, question = players.by_hand(self.level, self.seed), Question.of(self.pos)
        if isinstance(bot, GreedyBot) and question.kind not in ("pledge", "reveal"):
            return tuple(bot.think(self.pos.copy(), question))
        return (bot.choose(question),)

    def ranked(self, first: tuple[Option, ...]) -> list[Line]:
        """All lines, the worthiest first, but ``first`` before all others."""
        lines = judged_lines(self.pos, self.side, self.judge.worth, self.chance)
        lines.sort(key=lambda line: -line.worth)
        whole = [line for line in lines if tuple(line.answers[: len(first)]) == first] if first else []
        return [*(whole[:1] or [Line(0.0, list(first), False)]), *lines] if first else lines

    def different(self, lines: Sequence[Line], count: int) -> list[_End]:
        """The ends of the first lines in this order that come to different things."""
        found: list[_End] = []
        for line in lines[:_LOOKED_AT]:
            end = self.end(tuple(line.answers))
            if not any(_alike(end, other) for other in found):
                found.append(end)
            if len(found) == count:
                break
        return found[:1] + sorted(found[1:], key=lambda end: -end.worth)

    def end(self, line: tuple[Option, ...]) -> _End:
        """The mean parts of where a line leads."""
        trials = []
        for deal in self.deals:
            for stream in self.luck:
                trial = settled(tried(deal, list(line), stream))
                trials.append(self.parts(trial))
                if trial.chance.state == stream.state:
                    break
        return _End(line, mean_parts(trials))

    def compared(self, end: _End, other: _End) -> Advice:
        """A line set against how things stand, where they stand still, and against another."""
        asked = self.pos.decision
        assert asked is not None
        becomes = self.judge.becomes
        differs = _reasons(end.parts, other.parts, becomes)
        reasons, with_what = differs, NEXT
        if asked.kind in _STILL:
            now = mean_parts([self.parts(deal) for deal in self.deals])
            if against_now := _reasons(end.parts, now, becomes):
                reasons, with_what = against_now, NOW
        return Advice(end.line, end.worth - other.worth, reasons, with_what, other.line, differs)


def _alike(one: _End, other: _End) -> bool:
    """Whether two lines come to the same thing in every part, or are one deed told in the same words."""
    deed = deed_of(one.line)
    if deed and deed == deed_of(other.line):
        return True
    keys = one.parts.keys() | other.parts.keys()
    return all(abs(one.parts.get(key, 0.0) - other.parts.get(key, 0.0)) < 1e-6 for key in keys)


def _reasons(end: dict[str, float], base: dict[str, float], becomes: Mapping[str, str]) -> tuple[Reason, ...]:
    """The parts in which an end differs from a base, weightiest first; once a match is decided, that alone counts."""
    found = weightiest(reached(differing(end, base), becomes), WEIGHTY)
    return tuple(reason for reason in found if reason.part == DECIDED) or found


SPREAD = 14.0
"""Points of Doom that make a seat's chance e times as good as another's.

Fitted to 16 matches of hierophants and adepts, looked at in 353 places: guesses averaging 28 % came true in 30 of 100.
"""


def prospects(view: dict[str, Any], level: str, seed: int) -> list[float]:
    """The chance of every seat to win, adding up to 1, as the view's seat could guess it.

    Nobody's winning (humanity's) is left out.
    """
    rules = rules_of(view["setup"])
    experience = experience_of(rules)
    if experience is not None:
        return Foresight(view, seed, experience).prospects()
    chance = Chance.seeded(seed)
    judge = judge_of(level, rules)
    seats = max(rules.seat_of[side] for side in rules.sides) + 1
    found = [0.0] * seats
    for _ in range(DEALS):
        pos = settled(determinise(rules, view, chance))
        worth = [-math.inf] * seats
        for side in rules.sides:
            seat = rules.seat_of[side]
            worth[seat] = max(worth[seat], judge.worth(pos, side, season(pos)))
        best = max(worth)
        shares = [math.exp((each - best) / SPREAD) for each in worth]
        for seat, share in enumerate(shares):
            found[seat] += share / sum(shares) / DEALS
    return found
