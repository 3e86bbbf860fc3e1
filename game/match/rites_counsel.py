"""Why a choice in Rites of Cthulhu was made, and what a strong bot would do, in words: see ``counsel``."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.bots.rites.advice import Advice, Reason, advise, explain
from game.bots.rites.imagining import imagined, rules_of
from game.engine.chance import Chance
from game.engine.option import Option
from game.engine.position import Position
from game.match.words import words

Told = tuple[str, str, tuple[tuple[str, float], ...], str, float]
"""(cultist, deed, reasons with their points, the best alternative, how far the deed stands above it)."""


def told(view: Mapping[str, Any], line: Sequence[Option], level: str, seed: int, count: int) -> list[Told]:
    """What there is to say of an answer; without one of the best answers, the first being the level's own.

    Raises ``LookupError`` where the view's seat knows of no such choice.
    """
    seen = dict(view)
    found = [explain(seen, line[0], level, seed)] if line else advise(seen, level, seed, count)
    pos = position_of(view, seed)
    return [_told(pos, each) for each in found]


def position_of(view: Mapping[str, Any], seed: int) -> Position:
    """A position the view's seat may be in."""
    return imagined(rules_of(view["setup"]), dict(view), Chance.seeded(seed))


def _told(pos: Position, advice: Advice) -> Told:
    asked = pos.decision
    assert asked is not None
    other = deed(pos, advice.other) if advice.other is not None else ""
    names: tuple[str, ...] = pos.rules.names
    reasons = tuple((in_words(each), each.points) for each in advice.reasons)
    return names[asked.side], deed(pos, advice.option), reasons, other, advice.worth


def deed(pos: Position, chosen: Option) -> str:
    """An option in the words it is offered with, as a sentence with marks."""
    asked = pos.decision
    assert asked is not None
    labels = dict(zip(asked.options, words().option_labels(pos.rules, asked, pos.view(asked.seat)), strict=True))
    label = labels.get(chosen, chosen.kind)
    return f"**{label[:1].upper()}{label[1:]}**."


def in_words(reason: Reason) -> str:
    """A reason by its table."""
    said: dict[str, str] = words().tables["rites_advice"]["part"][reason.words]
    return said["better" if reason.points > 0 else "worse"]


__all__ = ["deed", "position_of", "told"]
