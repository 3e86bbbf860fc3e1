"""The entries of a match's history: everything that came from outside the rules, checked."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from game.engine.errors import SetupError
from game.engine.option import Option, option
from game.language.spoken import say
from game.match.document.faults import fault_of

Small = Annotated[int, msgspec.Meta(ge=-1, le=1 << 20)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Word = Annotated[str, msgspec.Meta(max_length=40)]
Name = Annotated[str, msgspec.Meta(max_length=40)]

By = Literal["person", "bot", "order"]
"""Who gave an answer: the seat's person, its bot, or a standing order on the person's behalf."""
LONGEST_SCRIPT = 1000
Dice = Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=6)], ...], msgspec.Meta(max_length=LONGEST_SCRIPT)]
Draws = Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=1000)], ...], msgspec.Meta(max_length=LONGEST_SCRIPT)]
LONGEST_BEGUN = 10_000
"""Dice, or draws, that a match can be begun with; a position with more could not be read again."""


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """An option taken: its five values, the seat, and who answered."""

    seat: Seat
    kind: Word
    area: Small
    unit: Small
    side: Small
    number: Small
    by: By = "person"

    @property
    def option(self) -> Option:
        return option(self.kind, self.area, self.unit, self.side, self.number)


class Reveal(msgspec.Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """Things revealed outside the open decision."""

    side: Seat
    values: Annotated[tuple[Small, ...], msgspec.Meta(max_length=64)]
    by: By = "person"


class SeatChange(msgspec.Struct, frozen=True, tag="seat", forbid_unknown_fields=True):
    """From here on this seat is a person (``bot`` empty) or a bot."""

    seat: Seat
    bot: Annotated[str, msgspec.Meta(max_length=200)]
    name: Name


class NewDice(msgspec.Struct, frozen=True, tag="dice", forbid_unknown_fields=True):
    """From here on chance comes from this seed."""

    seed: Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)]


class Script(msgspec.Struct, frozen=True, tag="script", forbid_unknown_fields=True):
    """From here on dice and draws are these first; where there are none, those of the generator."""

    dice: Dice | None = None
    draws: Draws | None = None


Entry = Answer | Reveal | SeatChange | NewDice | Script


def is_place(number: object, count: int) -> bool:
    """Whether this is a whole number from 0 to below ``count``, whatever it is."""
    return isinstance(number, int) and not isinstance(number, bool) and 0 <= number < count


def _checked_script(key: str, script: Any, low: int, high: int, most: int) -> list[int] | None:
    if script is None:
        return None
    if (
        isinstance(script, str | bytes)
        or not isinstance(script, Sequence)
        or not all(is_place(value, high + 1) and value >= low for value in script)
    ):
        raise SetupError(key, "error-setup-numbers", low=low, high=high)
    if len(script) > most:
        raise SetupError(key, "error-setup-too-many-numbers", count=len(script), most=most)
    return list(script)


def checked_scripts(dice: Any, draws: Any, most: int) -> tuple[list[int] | None, list[int] | None]:
    """Scripts of dice and draws as lists, ``None`` where there is none; raises ``SetupError`` naming the wrong one."""
    return _checked_script("dice", dice, 1, 6, most), _checked_script("draws", draws, 0, 1000, most)


def checked_entry(entry: Entry) -> Entry:
    """The entry, if every field is within its bounds, so that whatever is journalled can be read again.

    Raises ``ValueError`` in a sentence.
    """
    try:
        msgspec.convert(msgspec.to_builtins(entry), Entry)
    except (msgspec.ValidationError, TypeError, RecursionError) as problem:
        fault = fault_of(problem, "")
        told = fault.told if fault else say("error-files-contents")
        raise ValueError(say("error-game-entry", problem=told)) from problem
    return entry
