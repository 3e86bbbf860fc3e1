"""Standing orders: what a person lets the program answer for him.

Plain data of the settings, never of a match: an answer given by an order is an entry of
the history like any other (``by="order"``), so a replay needs no settings. What there are orders about,
and what they answer, is each game's (``GameOrders``).
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Annotated, ClassVar, Literal

import msgspec

from game.engine.decision import Decision
from game.engine.option import Option
from game.games.registry import words_part
from game.match.match import Match

How = Literal["ask", "matters", "never"]
"""Always ask; ask when it can matter; never ask."""


class SeatOrders(msgspec.Struct, forbid_unknown_fields=True):
    """The orders of one seat; ``answers`` holds only what differs from what holds usually.

    ``end_turns``: a turn in which nothing is left to do ends by itself.
    """

    auto_gates: bool = True
    end_turns: bool = True
    answers: Annotated[dict[Annotated[str, msgspec.Meta(max_length=40)], How], msgspec.Meta(max_length=64)] = (
        msgspec.field(default_factory=dict)
    )


class GameOrders:
    """What persons can give standing orders about in a game; its part ``words`` is one."""

    orders: ClassVar[Mapping[str, How]] = {}
    """What there are orders about, and what holds unless they are given; nothing where all is asked."""

    judged: ClassVar[Collection[str]] = ()
    """What it can be judged for whether it matters; for the others one asks, or never."""

    def hows(self, ability: str) -> tuple[How, ...]:
        """The orders there can be about something."""
        return ("ask", "matters", "never") if ability in self.judged else ("ask", "never")

    def ordered(self, match: Match, asked: Decision, orders: SeatOrders) -> Option | None:
        """What a person's standing orders answer to a decision; ``None`` if he is to be asked."""
        return None

    def usual(self, orders: SeatOrders, ability: str) -> How:
        """What holds about something where a seat has given no order on it."""
        return self.orders[ability]

    def orders_of(self, match: Match, seat: int) -> Sequence[tuple[str, str, str]]:
        """The orders a seat can give in this match: what each is about, its name, what is asked and when."""
        return ()


class Orders:
    """The standing orders of a table, by seat."""

    def __init__(self, seats: dict[int, SeatOrders] | None = None) -> None:
        self.seats = dict(seats or {})

    def of(self, seat: int) -> SeatOrders:
        """The orders of a seat; changing them is giving orders."""
        return self.seats.setdefault(seat, SeatOrders())

    def answer(self, match: Match) -> Option | None:
        """What the person's orders answer to the open decision; ``None`` if he is to be asked.

        Never answers for a bot. Asks only what all at the table could know, so that
        being asked tells nothing.
        """
        asked = match.position.decision
        if asked is None or match.seats[asked.seat].bot:
            return None
        told: GameOrders = words_part(match.rules.game)
        return told.ordered(match, asked, self.of(asked.seat))
