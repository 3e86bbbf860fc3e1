"""What the arguments of events and questions are: their places in messages, and the kinds of things they name."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.match.phrases import HEADING, LINE, PRIVATE
from game.match.texts import Places
from game.match.texts import places as placed


@dataclass(frozen=True, slots=True)
class Shape:
    """An event: places and kinds of its arguments, how much its line weighs, and what kind of line it is.

    ``*cards`` takes all arguments that are left. A ``way`` says what the card before it counts as.
    """

    places: Places
    weight: int = 1
    kind: str = LINE


def shape(*places: str, weight: int = 1, kind: str = LINE) -> Shape:
    """An event whose arguments are these: ``"side:side", "*cards:card"``; a bare name is a number."""
    return Shape(placed(*places), weight, kind)


EVENTS = {
    "lot": shape("side:side", "card:card", weight=0),
    "grand_cultist": shape("side:side"),
    "rite_begins": shape("number", "side:side", kind=HEADING),
    "dealt": shape("side:side", "*cards:card", kind=PRIVATE),
    "rite": shape("side:side", "rite:rite", weight=2),
    "excavated": shape("artifact:artifact", weight=2),
    "added": shape("artifact:artifact"),
    "invoked": shape("side:side", "artifact:artifact"),
    "happened": shape("artifact:artifact"),
    "privilege": shape("side:side"),
    "looked": shape("side:side", "other:side", "*cards:card"),
    "gave": shape("side:side", "other:side", "card:card"),
    "buried": shape("side:side", "card:card"),
    "peeked": shape("side:side", "place:place", "card:card", weight=0),
    "drew": shape("side:side", "card:card", weight=0),
    "reshuffled": shape("number", weight=0),
    "requested": shape("side:side", "*cards:card", kind=PRIVATE),
    "power_play": shape("side:side", "play:power_play", "*cards:card", weight=2),
    "stole": shape("side:side", "artifact:artifact", weight=2),
    "rite_over": shape("rite:rite", "side:side", "reason:rite_end", weight=2),
    "captured": shape("side:side", "artifact:artifact", weight=2),
    "traded": shape("side:side", "artifact:artifact", "other:artifact", weight=2),
    "ended": shape("reason:rite_end", kind=HEADING, weight=2),
}
"""The events of all rites; those of one alone are in its ``words``."""

QUESTIONS: Mapping[str, Sequence[str]] = {
    "rite": (), "offer": ("artifact:artifact",), "second": (), "pass_on": (), "give_back": ("other:side",),
    "powder": ("looked",), "silver_key": ("put",), "steal": (), "trade": (), "trade_for": ("artifact:artifact",),
}  # fmt: skip
"""What the questions of all rites are about; those of one alone are in its ``words``."""
