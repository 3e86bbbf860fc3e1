"""A quick policy: how likely strong play chooses each option of an open question, told by traits alone.

No position is copied and no action is played through, so a whole decision takes less time than the rules need for it.
The weights in ``policy.json`` are learned from records (docs/imitation.md).
"""

import json
import math
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from game.engine.chance import Chance
from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.bots.greedy import plain_answer, reveals_at_question
from game.games.wars.bots.learned import FOLDER, learned_of
from game.games.wars.bots.learned.lots import drawn
from game.games.wars.bots.learned.pooling import Known, Weights, for_match
from game.games.wars.bots.learned.traits import described, sort_of
from game.games.wars.rules.rules import WarsRules
from game.games.wars.rules.units import FACTIONS

FILE = FOLDER / "policy.json"
_NEVER = -50.0
_AT_SIGHT = frozenset(("before_first_player", "doom_order"))
"""Questions that were not asked yet in the games that all was learned from."""


def _sure(options: list[Option], chosen: Option) -> list[float]:
    return [0.0 if one == chosen else _NEVER for one in options]


class Policy:
    """Answers every kind of question by learned weights."""

    __slots__ = ("known", "met")

    def __init__(self, known: Sequence[Known], met: Sequence[int] = ()) -> None:
        self.known = known
        self.met = met
        """The sides of records: of any others as rivals they have learned nothing."""

    def scores(self, pos: Position) -> list[float]:
        """By option of the open question: the logarithm of its chance, but for a constant."""
        asked = pos.decision
        assert asked is not None
        options = asked.options
        if len(options) == 1:
            return [0.0]
        if asked.kind == "reveal":
            return _sure(options, options[0] if reveals_at_question(pos, asked.side) else options[-1])
        if asked.kind in _AT_SIGHT:
            return _sure(options, plain_answer(pos))
        known = self.known[asked.side].get(sort_of(asked))
        if known is None:
            return [0.0] * len(options)
        marks, labels, traits = described(pos)
        by_mark = known.marks
        rows = [by_mark[mark] for mark in marks if mark in by_mark]
        by_label: dict[str, float] = {}
        for label in labels:
            if label not in by_label:
                worth = 0.0
                for row in rows:
                    if label in row:
                        worth += row[label]
                by_label[label] = worth
        total = [by_label[label] for label in labels]
        by_trait = known.traits
        for place, own in enumerate(traits):
            worth = total[place]
            for trait in own:
                if trait in by_trait:
                    worth += by_trait[trait]
            total[place] = worth
        return total

    def chances(self, pos: Position, heat: float = 1.0) -> list[float]:
        """By option of the open question: how likely it is chosen; they sum to 1. Less ``heat``, less variety."""
        scores = self.scores(pos)
        most = max(scores)
        parts = [math.exp((score - most) / heat) for score in scores]
        whole = sum(parts)
        return [part / whole for part in parts]

    def draw(self, pos: Position, chance: Chance, heat: float = 1.0) -> Option:
        """One option of the open question, each as often as it is likely."""
        asked = pos.decision
        assert asked is not None
        options = asked.options
        if len(options) == 1:
            return options[0]
        return options[drawn(self.chances(pos, heat), chance)]


def read(path: Path = FILE) -> Policy:
    """The policy of a file of weights; factions that are not in it may have one of their own."""
    factions: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["factions"]
    every = [factions[name] if name in factions else learned_of(name).get("policy", {}) for name in FACTIONS]
    met = [side for side, name in enumerate(FACTIONS) if name in factions]
    return Policy([{kind: Weights(marks, traits) for kind, (marks, traits) in each.items()} for each in every], met)


def learned(rules: WarsRules) -> bool:
    """Whether play under such rules was learned: everybody for himself, with factions that records know."""
    return bool(rules.edition.books_win) and not rules.paired and knows(rules)


def knows(rules: WarsRules) -> bool:
    """Whether something was learned of all factions of a match."""
    return all(knows_side(side) for side in rules.sides)


def knows_side(side: int) -> bool:
    """Whether something was learned of a faction."""
    return bool(policy().known[side])


def of_records(side: int) -> bool:
    """Whether a faction is one of those that strong players' games were learned from."""
    return side in policy().met


def policy_for(rules: WarsRules) -> Policy:
    """The policy in a match: factions that nothing was learned of answer as the others do on the whole."""
    met = policy().met
    return policy() if all([side in met for side in rules.sides]) else _with_new(tuple(sorted(rules.sides)))  # noqa: C419


@lru_cache(maxsize=8)
def _with_new(sides: tuple[int, ...]) -> Policy:
    known = policy()
    return Policy(for_match(known.known, known.met, sides), known.met)


@cache
def policy() -> Policy:
    """The learned policy; read when first asked for."""
    return read()
