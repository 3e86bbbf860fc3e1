"""The entries of a match's history: everything that came from outside the rules."""

from typing import Annotated, Literal

import msgspec

Small = Annotated[int, msgspec.Meta(ge=-1, le=1 << 20)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Word = Annotated[str, msgspec.Meta(max_length=40)]
Name = Annotated[str, msgspec.Meta(max_length=40)]

By = Literal["person", "bot", "order"]
"""Who gave an answer: the seat's person, its bot, or a standing order on the person's behalf."""


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """An option taken: its five values, the seat, and who answered."""

    seat: Seat
    kind: Word
    area: Small
    unit: Small
    side: Small
    number: Small
    by: By = "person"


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


LONGEST_SCRIPT = 1000
Dice = Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=6)], ...], msgspec.Meta(max_length=LONGEST_SCRIPT)]
Draws = Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=1000)], ...], msgspec.Meta(max_length=LONGEST_SCRIPT)]


class Script(msgspec.Struct, frozen=True, tag="script", forbid_unknown_fields=True):
    """From here on dice and draws are these first; where there are none, those of the generator."""

    dice: Dice | None = None
    draws: Draws | None = None


Entry = Answer | Reveal | SeatChange | NewDice | Script
