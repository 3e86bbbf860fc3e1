"""What a game must tell the engine."""

from collections.abc import Sequence
from typing import Any, Protocol

from game.engine.chance import Chance
from game.engine.option import Option
from game.engine.position import Frame, Position
from game.engine.result import Result


class State(Protocol):
    """The plain data of a position: small numbers in flat lists."""

    def copy(self) -> "State":
        """An equal state that shares no list."""
        ...

    def key(self) -> tuple[Any, ...]:
        """A value equal for equal states and different for different ones."""
        ...


class Rules(Protocol):
    """A game with its options: constant tables and the few functions the engine calls.

    One object serves every position of a match and all its copies; it never changes. A game
    that settles some of its rules in play (a draft) puts others in the position's place then:
    those have ``chosen``, plain data from which ``after(chosen)`` of either makes them again.
    """

    game: str
    seats: int
    chosen: Any
    """What the match itself has settled of its rules; ``None`` until then, and in games that leave nothing open."""

    @property
    def setup(self) -> dict[str, Any]:
        """Plain data from which the same rules can be made again, to keep; no seed in it."""
        ...

    def begin(self, chance: Chance) -> tuple[Any, tuple[Frame, ...]]:
        """The first state and stack of a match."""
        ...

    def settle(self, pos: Position) -> bool:
        """Do what comes due by itself between two steps; true if the stack has changed."""
        ...

    def reveal(self, pos: Position, side: int, values: Sequence[int]) -> None:
        """Carry out, or note, what a side does outside the open decision; raises ``IllegalAnswer``."""
        ...

    def encode_state(self, state: Any, seat: int | None = None) -> dict[str, Any]:
        """Plain data: everything, or only what ``seat`` knows."""
        ...

    def decode_state(self, data: Any) -> Any:
        """The state that ``encode_state`` wrote; raises ``CodecError``."""
        ...

    def fill_hidden(self, data: dict[str, Any], chance: Chance) -> dict[str, Any]:
        """A copy of a seat's data with everything hidden dealt anew at random."""
        ...

    def violations(self, pos: Position) -> list[str]:
        """Names of the invariants that do not hold; empty when all is well."""
        ...

    def unsound(self, pos: Position) -> str:
        """Why no match of these rules could ever stand so; empty if one could.

        Asked of positions from outside before anything runs: frames may hold anything, the state is as it was decoded.
        """
        ...

    def result(self, pos: Position) -> Result | None:
        """Who has won and why, once the match is over; else ``None``."""
        ...

    def name_option(self, chosen: Option) -> dict[str, Any]:
        """An option in words: its kind and whichever fields it has, by id."""
        ...

    def side_number(self, name: str) -> int:
        """The side with this id; raises ``KeyError``."""
        ...

    def side_of_seat(self, seat: int) -> tuple[int, ...]:
        """The sides a seat owns."""
        ...
