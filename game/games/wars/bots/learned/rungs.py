"""Levels that play from experience: the learned policy, held back by what players of that strength do not see.

None of them looks ahead, and none plays what a player of sense would not: an option that is far less likely than the
likeliest is never taken, however little a level tells the others apart, and nobody performs a Ritual that ends a game
which they lose by it.
"""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.bots.protocol import Bot, Question
from game.engine.chance import Chance
from game.engine.option import Option, option
from game.engine.position import Position
from game.games.wars.bots.greedy import GreedyBot
from game.games.wars.bots.learned import lots
from game.games.wars.bots.learned.likings import Likings, leanings, likings_of
from game.games.wars.bots.learned.master import LEFT_TO_OTHERS
from game.games.wars.bots.learned.policy import Policy, knows_side, policy_for
from game.games.wars.bots.levels import LEVELS, Levels
from game.games.wars.bots.look import for_two, verdict
from game.games.wars.bots.pointless import Pointless, Steps, pointless

_LEFT_TO_OTHERS = LEFT_TO_OTHERS | {"reveal"}
"""Questions that the policy has not learned."""
_MAIN = frozenset(("action", "ritual"))
"""Questions of which a level may overlook answers."""
_RITUAL = option("ritual")
_LEAST = 1e-9
"""How likely an answer counts at least when the likely one is none."""
_PLAIN_HEAT = 1.8
"""With no more variety than this a liking counts as it is written."""


class Rung(NamedTuple):
    """What holds a level back."""

    sense: float
    """An option is sensible if it is at least so likely, compared with the likeliest."""
    heat: float
    """How little the level tells sensible options apart."""
    overlooks: int = 0
    """Of a hundred sensible actions, how many it does not see."""


RUNGS: Mapping[str, Rung] = {
    "newcomer": Rung(0.003, 13.5, 72),
    "beginner": Rung(0.004, 6.4, 43),
    "initiate": Rung(0.005, 4.3, 23),
    "adept": Rung(0.01, 3.1, 10),
    "amateur": Rung(0.015, 2.35, 4),
    "hierophant": Rung(0.02, 1.8),
    "oracle": Rung(0.02, 1.15),
    "expert": Rung(0.02, 0.55),
}
"""The levels that play from experience, weakest first; docs/bots.md tells how strong they are."""


def liked(
    chances: Sequence[float], rung: Rung, chance: Chance, main: bool, leans: Sequence[float] | None = None
) -> list[tuple[int, float]]:
    """The places of the options that a level sees, and how much it likes each; by its temperament it ``leans`` to some.

    What is sensible no temperament changes.
    """
    least = rung.sense * max(chances)
    sensible = [place for place, one in enumerate(chances) if one >= least and one > 0]
    if main and rung.overlooks:
        sensible = [place for place in sensible if chance.below(100) >= rung.overlooks] or sensible
    if leans is None:
        return [(place, chances[place] ** (1 / rung.heat)) for place in sensible]
    return [(place, chances[place] ** (1 / rung.heat) * math.exp(leans[place])) for place in sensible]


def drawn(weighed: Sequence[tuple[int, float]], chance: Chance) -> int:
    """One of several places, each as often as it is liked."""
    weights = [weight for _, weight in weighed]
    return weighed[lots.drawn(weights, chance, sum(weights))][0]


def ending(pos: Position, side: int) -> float | None:
    """What a Ritual is worth to the side asked for one that could bring the end of the game; else ``None``."""
    assert pos.decision is not None
    if _RITUAL not in pos.decision.options or verdict(pos, side) is not None:
        return None
    after = pos.copy()
    after.answer(_RITUAL)
    return verdict(after, side)


class Tempered(NamedTuple):
    """A rung as somebody with a temperament plays on it: what is liked, and how much that counts."""

    rung: Rung
    likings: Likings | None = None
    weight: float = 0.0


def tempered(bot_id: str, rung: Rung) -> Tempered:
    """A rung with the temperament of a bot, if it has one."""
    likings = likings_of(bot_id)
    if likings is None:
        return Tempered(rung)
    # The less a level tells options apart, the less a liking needs to count.
    weight = min(1.0, math.sqrt(_PLAIN_HEAT / rung.heat))
    return Tempered(rung._replace(heat=rung.heat * likings.heat), likings, weight)


def answered(
    pos: Position, known: Policy, who: Tempered, chance: Chance, never: Pointless = pointless
) -> Option:
    """The answer to the open question: one of the options that somebody sees, each as often as it is liked.

    What is ``never`` done is drawn as ever, and drawn again: whatever else is chosen does not change by it.
    """
    asked = pos.decision
    assert asked is not None
    options, chances = asked.options, known.chances(pos)
    end = ending(pos, asked.side) if asked.kind == "ritual" else None
    if end is not None and end > 0:
        return _RITUAL
    if end is not None:
        chances = [0.0 if each == _RITUAL else one or _LEAST for each, one in zip(options, chances, strict=True)]
    leans = None if who.likings is None else leanings(who.likings, pos, who.weight)
    weighed = liked(chances, who.rung, chance, asked.kind in _MAIN, leans)
    while weighed:
        place = drawn(weighed, chance)
        if not never(pos, options[place]):
            return options[place]
        weighed = [each for each in weighed if each[0] != place]
    sane = [one for one in range(len(options)) if not never(pos, options[one])]
    return options[max(sane or range(len(options)), key=chances.__getitem__)]


class ExperiencedBot(GreedyBot):
    """Plays a seat of Cthulhu Wars by the learned policy, as far as its rung sees, without looking ahead.

    Where nothing was learned ``stand_in`` plays.
    """

    def __init__(
        self, bot_id: str, seed: int, rung: Rung, stand_in: Bot, levels: Levels = LEVELS, known: Policy | None = None
    ) -> None:
        super().__init__(bot_id, seed, levels)
        self._who = tempered(bot_id, rung)
        self._stand_in = stand_in
        self._policy = known
        self._for_two: bool | None = None
        self._steps = Steps()

    def choose(self, question: Question) -> Option:
        """One of the options that it sees, each as often as it likes it."""
        if len(question.options) == 1:
            return question.options[0]
        pos = self.imagine(question.view)
        if self._for_two is None:
            self._for_two = for_two(pos)
        if self._for_two or not (self._policy or knows_side(question.side)):
            return self._stand_in.choose(question)
        if question.kind in _LEFT_TO_OTHERS:
            return super().choose(question)
        chosen = answered(pos, self._policy or policy_for(pos.rules), self._who, self.chance, self._steps.pointless)
        self._steps.note(pos, chosen)
        return chosen
