"""The imitation: a player that does what the records would have done in its place, as far as could be learned.

It sees a view and nothing else. In the arena it is ``scripts.learning.imitation:Imitation``, and
``scripts.learning.imitation:Slipping`` errs in 3 % of its decisions, as the records do; ``:Likeliest`` does not draw
among choices about as likely. It is no bot of the program's.
"""

import json
import math
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game.bots.protocol import Question
from game.engine.chance import Chance
from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.bots.greedy import settled
from game.games.wars.bots.look import verdict
from game.games.wars.rules.units import FACTIONS
from scripts.learning.judged import Candidate, is_main, judged, lateness, small, ways
from scripts.learning.seated import LearnedPlayer

WEIGHTS = Path(__file__).with_name("imitation.json")
ROLLS = 3
SLIPS = 3
"""Of a hundred decisions, in how many the records choose something else."""
NEAR_ACTION, NEAR_SMALL = 0.35, 0.03
"""What part of the likeliest choice's chance another one must have, or it is never made."""
_STEPS = 1 << 20
_DECIDED = 100.0
_SURE = 400.0


class Half(NamedTuple):
    """Weights of counts, early and late, and of traits."""

    early: tuple[float, ...]
    late: tuple[float, ...]
    traits: dict[str, float]

    def score(self, candidate: Candidate, late: float) -> float:
        """How likely a candidate is, as a logarithm without its constant."""
        total = 0.0
        for trait in candidate.traits:
            total += self.traits.get(trait, 0.0)
        if candidate.counts:
            early = 1.0 - late
            for count, first, last in zip(candidate.counts, self.early, self.late, strict=True):
                if count:
                    total += count * (first * early + last * late)
        return total


Model = dict[str, dict[str, Half]]
"""By faction: the halves ``main`` and ``small``."""


@cache
def model(path: Path = WEIGHTS) -> Model:
    """The learned weights."""
    found = json.loads(path.read_text(encoding="utf-8"))["factions"]
    return {
        name: {half: Half(tuple(known["early"]), tuple(known["late"]), known["traits"]) for half, known in both.items()}
        for name, both in found.items()
    }


def candidates(pos: Position, chance: Chance, rolls: int = ROLLS) -> list[Candidate]:
    """What the open question can be answered with."""
    asked = pos.decision
    assert asked is not None
    if not is_main(asked):
        return small(pos)
    before = pos.copy()
    return judged(before, ways(before), chance, rolls)


def ranked(known: Model, pos: Position, listed: list[Candidate]) -> list[float]:
    """What the model gives to each candidate."""
    asked = pos.decision
    assert asked is not None
    half = known[FACTIONS[asked.side]]["main" if listed[0].counts else "small"]
    late = lateness(pos)
    return [half.score(candidate, late) for candidate in listed]


class Imitation(LearnedPlayer):
    """Plays a seat of Cthulhu Wars by the learned model.

    Among choices that are about as likely it draws: what the records do every other time it must not do always, and an
    ability that is offered forty times a game and used twice must not be left out.
    """

    id = "imitation"
    left_to_others = LearnedPlayer.left_to_others | {"reveal"}
    slips = 0
    near = (NEAR_ACTION, NEAR_SMALL)

    def __init__(self, seed: int, known: Model | None = None) -> None:
        super().__init__(seed)
        self._known = known or model()
        self._plan: list[tuple[str, Option]] = []

    def answer(self, question: Question) -> Option:
        """The likeliest answer; the rest of an action that it begins is kept as a plan."""
        planned = self._planned(question)
        if planned is not None:
            return planned
        pos = self.imagine(question.view)
        listed = candidates(pos, self._chance)
        scores = ranked(self._known, pos, listed)
        worth = [score + self._end(pos, one) for score, one in zip(scores, listed, strict=True)]
        best = self._drawn(listed, worth)
        if len(listed) > 1 and self._chance.below(100) < self.slips:
            best = (best + 1 + self._chance.below(len(listed) - 1)) % len(listed)
        answers = listed[best].answers
        self._remember(pos, answers)
        return answers[0]

    def _drawn(self, listed: list[Candidate], worth: list[float]) -> int:
        """One of the likeliest, each as often as it is likely, answer by answer.

        An action that can go on in many ways is as likely as all of them together: first it is drawn what kind of
        action, then with which figure, and so on.
        """
        near = self.near[0 if listed[0].counts else 1]
        most = max(worth)
        chances = [math.exp(one - most) for one in worth]
        left, step = list(range(len(listed))), 0
        while len(left) > 1:
            groups: dict[Option | None, list[int]] = {}
            for place in left:
                answers = listed[place].answers
                groups.setdefault(answers[step] if step < len(answers) else None, []).append(place)
            if list(groups) == [None]:
                break
            left = self._one_of([(sum([chances[place] for place in group]), group) for group in groups.values()], near)
            step += 1
        return max(left, key=lambda place: chances[place])

    def _one_of(self, groups: list[tuple[float, list[int]]], near: float) -> list[int]:
        """One of the groups that have at least a part of the likeliest one's chance."""
        most = max(chance for chance, _ in groups)
        kept = [(chance, group) for chance, group in groups if chance >= near * most]
        left = sum(chance for chance, _ in kept) * self._chance.below(_STEPS) / _STEPS
        for chance, group in kept:
            left -= chance
            if left < 0:
                return group
        return kept[-1][1]

    def _end(self, pos: Position, candidate: Candidate) -> float:
        """Whether a choice wins or loses the match: that is not left to likelihood."""
        after = candidate.after
        asked = pos.decision
        assert asked is not None
        if asked.kind == "ritual":
            after = pos.copy()
            after.answer(candidate.answers[0])
            after = settled(after)
        decided = verdict(after, asked.side) if after is not None else None
        if decided is None or abs(decided) < _SURE:
            return 0.0
        return _DECIDED if decided > 0 else -_DECIDED

    def _planned(self, question: Question) -> Option | None:
        if self._plan:
            kind, answer = self._plan.pop(0)
            if kind == question.kind and answer in question.options:
                return answer
        self._plan = []
        return None

    def _remember(self, pos: Position, answers: tuple[Option, ...]) -> None:
        """Keep the answers after the first, with the questions they belong to."""
        trial = pos.copy()
        self._plan = []
        for step, answer in enumerate(answers):
            asked = trial.decision
            if asked is None or answer not in asked.options:
                return
            if step:
                self._plan.append((asked.kind, answer))
            trial.answer(answer)


class Slipping(Imitation):
    """The imitation with the slips of the records."""

    id = "slipping"
    slips = SLIPS


class Likeliest(Imitation):
    """The imitation without variety: always the likeliest, answer by answer. It is less like the records."""

    id = "likeliest"
    near = (1.0, 1.0)
