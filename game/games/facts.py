"""What programs ask of a game beside its rules: ids, what a match can be set up with, what its outcome is told by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

if TYPE_CHECKING:
    from game.engine.position import Position

POWER_LIMITS = (-4, 8)
"""Least and most Power: of the 8 that everybody gathers first, half is left at least."""
DOOM_LIMITS = (0, 10)
"""Least and most Doom: a third of the 30 that end a match."""
Ids = dict[str, tuple[str, ...]]
"""All ids of a game by what they name: kinds of option, decision and event, codes of reasons, and its own."""


class Handicap(NamedTuple):
    """What one side begins with besides the usual: Power after the first Gather (may be less), Doom from the start."""

    power: int = 0
    doom: int = 0


class Counted(NamedTuple):
    """What a contest's figures are called: a side's score, what else it has, what the time is told in, the sides."""

    score: str = "points"
    other: str = ""
    time: str = "turns"
    sides: str = "seats"


class Tally(NamedTuple):
    """What a match that is over came to beside its scores: by side's id what else it has, and how long it took."""

    other: Mapping[str, int]
    time: int


class Wanted(NamedTuple):
    """What somebody wants to bring about: at a path of the state in words, so many things (like ``of``), or one."""

    at: str
    least: int | None = None
    most: int | None = None
    of: Any = None
    has: Any = None


class Facts:
    """A game's facts; ``facts`` of its ``Game`` names them. A game without any has no maps and sides that are alike.

    ``numbered`` says how to name a number (``Match.name`` of game.api): by what it counts, the key of the name in a
    named option, the kind of such an option, and its field with the number. ``ends`` are the reasons for which a match
    can end, in the order of the figures.
    """

    numbered: ClassVar[Mapping[str, tuple[str, str, str]]] = {}
    counted: ClassVar[Counted] = Counted()
    ends: tuple[str, ...] = ()

    def ids(self) -> Ids:
        """All ids; where numbers stand for them, in the order of the numbers."""
        return {}

    def maps(self, players: int) -> tuple[str, ...]:
        """Every map for so many players."""
        return ()

    def sides(self) -> tuple[str, ...]:
        """The sides there are, by their ids; none where all seats are alike."""
        return ()

    def first_sides(self) -> tuple[str, ...]:
        """Those that were there first: contests, leagues and drafts that name none are about these, as they were."""
        return self.sides()

    def casts(self, players: int, among: Sequence[str] = ()) -> list[tuple[str, ...]]:
        """The sets of sides that so many can play, as a contest takes them in turn; those of one seat with a plus.

        Of all sides there are, or of those ``among`` which they are to be.
        """
        return [()]

    def tally(self, pos: Position, result: Any) -> Tally:
        """What a match came to beside its scores; ``result`` is what the rules say of its end."""
        return Tally({}, 0)

    # For searches of all lines of play

    def alike(self, pos: Position) -> bytes:
        """Equal only for positions that lead to the same; a game may tell fewer apart than their keys do."""
        return repr(pos.key()).encode()

    def hopeless(self, pos: Position, wanted: Sequence[Wanted]) -> bool:
        """Whether all of this can surely not be brought about any more before the phase ends."""
        return False
