"""What a bot would do in a rite and why: its reasons are the parts of its opinion, told apart line by line.

Everything is worked out from a seat's view alone, with all that is hidden dealt anew.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.bots.protocol import Question
from game.engine.chance import Chance
from game.engine.option import Option
from game.engine.position import Position
from game.games.rites.bots.imagining import imagined, opinions, ranked, rules_of
from game.games.rites.bots.knowledge import Parts, total
from game.games.rites.bots.levels import player

WEIGHTY = 0.05
SHALLOW = ("random", "initiate", "adept")


class Reason(NamedTuple):
    """A line of the opinion in which two options differ: for (+) or against (-) the one explained."""

    words: str
    points: float


class Advice(NamedTuple):
    """An option with its reasons, weightiest first, against the best of the others (``None``: there is none)."""

    option: Option
    worth: float
    reasons: tuple[Reason, ...]
    other: Option | None


class Weighed:
    """A view's open decision with a level's opinion on each option."""

    def __init__(self, view: dict[str, Any], level: str, seed: int) -> None:
        self.level, self.seed = level, seed
        self.view = view
        self.pos: Position = imagined(rules_of(view["setup"]), view, Chance.seeded(seed))
        asked = self.pos.decision
        if asked is None:
            raise LookupError("nothing is asked")
        self.asked = asked
        found = opinions(self.pos, asked, level not in SHALLOW)
        self.parts: dict[Option, Parts] = dict(zip(asked.options, found, strict=True))
        self.order = [asked.options[place] for place in ranked(asked, [total(parts) for parts in found])]

    def own(self) -> Option:
        """What a bot of the level does; the best by the opinion where it is not the view's seat that is asked."""
        if self.asked.seat != self.view["seat"] or self.level == "random":
            return self.order[0]
        return player(self.level, self.seed, ("nodes", 1500)).choose(Question.of(self.pos))

    def advice(self, chosen: Option) -> Advice:
        """An option against the best of the others."""
        other = next((each for each in self.order if each != chosen), None)
        if other is None:
            return Advice(chosen, 0.0, (), None)
        mine, theirs = _sums(self.parts[chosen]), _sums(self.parts[other])
        keys = dict.fromkeys((*mine, *theirs))
        reasons = [Reason(key, mine.get(key, 0.0) - theirs.get(key, 0.0)) for key in keys]
        reasons = sorted([each for each in reasons if abs(each.points) >= WEIGHTY], key=lambda each: -abs(each.points))
        worth = sum(mine.values(), 0.0) - sum(theirs.values(), 0.0)
        return Advice(chosen, worth, tuple(reasons), other)


def _sums(parts: Sequence[tuple[str, float]]) -> dict[str, float]:
    found: dict[str, float] = {}
    for words, points in parts:
        found[words] = found.get(words, 0.0) + points
    return found


def advise(view: dict[str, Any], level: str, seed: int, count: int = 3) -> list[Advice]:
    """What a bot of the level would do, and then what else is good, best first."""
    weighed = Weighed(view, level, seed)
    first = weighed.own()
    rest = [each for each in weighed.order if each != first]
    return [weighed.advice(each) for each in (first, *rest)[:count]]


def explain(view: dict[str, Any], chosen: Option, level: str, seed: int) -> Advice:
    """Why a bot of the level takes an option; ``LookupError`` where the view's seat knows of no such option."""
    weighed = Weighed(view, level, seed)
    if chosen not in weighed.parts:
        raise LookupError("this is not among the choices this seat knows of")
    return weighed.advice(chosen)
