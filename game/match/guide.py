"""What helps a newcomer at a table: the card before the first question, the goals, a coach's remarks.

Each game says its own in its part ``words``. All of it is made from what one seat knows, and names things on the window
by their ids (``area.europe``, ``piece.12``, ``option.move``), so that the table can light them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from game.engine.option import Option
from game.match.cards import Ref
from game.match.match import Match


class Shine(NamedTuple):
    """What lights up, by the ids of things; ``strong`` is meant above all, ``ways`` lead from one to another."""

    things: tuple[str, ...] = ()
    strong: tuple[str, ...] = ()
    ways: tuple[tuple[str, str], ...] = ()


DARK = Shine()
"""Nothing lights up."""

# The card before the first question ---------------------------------------------------------------


class Point(NamedTuple):
    """A line of the card with its picture: ``icon:doom``, ``piece:deep_one`` or ``number:1``."""

    picture: str
    text: str


class Part(NamedTuple):
    """A column of the card; ``note`` stands below its points."""

    heading: str
    points: tuple[Point, ...]
    note: str = ""


@dataclass(frozen=True)
class OpeningCard:
    """Who somebody is, how to win, what to do first. ``side`` is a faction's id, empty where there are none.

    ``about`` says what kind of game it is; ``others`` are the other sides' ids with a few words on each. ``explains``
    are the keys of first explanations (``game.match.firsts``) that say no more than it does.
    """

    side: str
    name: str
    tagline: str
    parts: tuple[Part, ...]
    about: tuple[str, ...] = ()
    others: tuple[tuple[str, str], ...] = ()
    explains: tuple[str, ...] = ()


# Goals --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Goal:
    """Something to reach. ``have`` of ``need`` is how far it is, ``0, 0`` where that is no number.

    ``how`` says what to do about it, ``shine`` is what lights up meanwhile, and ``card`` what tells more.
    """

    id: str
    picture: str
    text: str
    note: str = ""
    have: int = 0
    need: int = 0
    done: bool = False
    how: str = ""
    shine: Shine = DARK
    card: Ref | None = None


class Goals(NamedTuple):
    """Goals that belong together. ``look``: ``bars`` of progress, ``cards`` with a note, or ``checks``, done or not."""

    heading: str
    look: str
    goals: tuple[Goal, ...]


class GameGoals:
    """What a game gives somebody to aim at; its part ``words`` is one. Nothing, unless it says so."""

    def opening_card(self, match: Match, seat: int) -> OpeningCard | None:
        """Who a seat is, how it wins, and what it does first."""
        return None

    def goals(self, match: Match, seat: int) -> tuple[Goals, ...]:
        """What a seat has to reach, as the match stands: to win, next, and in this turn."""
        return ()


# The coach ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Remark:
    """What a coach says. ``kind`` can be silenced by itself; ``about`` and ``kind`` together are said but once.

    ``why`` is the rule in a sentence, with its ``card`` or, without one, its ``page``. One that ``interrupts`` is said
    even after the person's first action of a turn.
    """

    kind: str
    about: str
    text: str
    why: str
    shine: Shine = DARK
    card: Ref | None = None
    page: str = ""
    interrupts: bool = False


class GameCoach:
    """What a game's coach notices; its part ``words`` is one. Nothing, unless it says so."""

    def remarks(self, match: Match, seat: int, pointed: Option | None) -> Iterator[Remark]:
        """All there is to remark for a seat that is asked, the most urgent first; ``pointed`` is the option meant.

        Made one by one as it is asked for: what comes late costs nothing where something comes before it.
        """
        return iter(())

    def coach_turn(self, match: Match, seat: int) -> int:
        """The turn of the game, in which a seat is told but one thing."""
        return 0

    def coach_opens(self, match: Match, seat: int) -> bool:
        """Whether a seat is asked for its first deed of a turn, so that something can be said before it."""
        return True
