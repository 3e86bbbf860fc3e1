"""What a rite tells of itself in words; each rite's ``words`` has an object of this class."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING

from game.engine.decision import Decision
from game.engine.option import Option
from game.games.rites.rules.tablets import NAMES, part
from game.games.rites.words.faces import face_of

if TYPE_CHECKING:
    from game.games.rites.words.names import RitesNames
    from game.games.rites.words.tableview import CardTable
    from game.games.rites.words.written import Written
    from game.match.match import Match

Tell = Callable[["Match", "CardTable", Option], str]
"""What would follow from an option, in a sentence."""


class RiteWords:
    """A rite in words; this class speaks of one in which cards are captured, and of none.

    ``page`` is that of its rules. ``places`` has, by kind of option, what its area is called by the layout (``plot``
    where nothing is said). ``laid`` has, by kind of event, which of its words are cards out of a hand; ``follows``
    are events that come by the rules alone. ``captures``, ``knocks`` and ``bluffs`` are the events that count as
    such, and ``marks`` has, by event, its mark on the theatre's timeline. ``tells`` has what options would do, by
    kind of question and of option. By kind of question ``variants`` and by kind of option ``forms`` say which form of
    their texts applies, and ``kinds`` names numbers in texts. Options of kinds that are ``confirmed`` are done by
    their button only, as cards picked for something else must not be thrown away; ``declines`` do nothing.
    """

    page = "rites_game"
    places: Mapping[str, str] = {}
    laid: Mapping[str, slice] = {}
    follows: tuple[str, ...] = ()
    captures: tuple[str, ...] = ()
    knocks: tuple[str, ...] = ()
    bluffs: tuple[str, ...] = ()
    marks: Mapping[str, str] = {}
    tells: Mapping[tuple[str, str], Tell] = {}
    variants: Mapping[str, Callable[[Decision], str]] = {}
    forms: Mapping[str, Callable[[Option], str]] = {}
    kinds: Mapping[str, Callable[[RitesNames, int], str]] = {}
    confirmed: tuple[str, ...] = ()
    declines: tuple[str, ...] = ()
    piece, none = "card", "nothing yet"
    """What is captured, and what is said of whoever has none."""

    def tally(self, table: CardTable, side: int) -> tuple[str, str]:
        """What a cultist has in this rite: a number, and what it counts."""
        won = table.cultists[side].won
        if not won:
            return "0", self.none
        return str(self.points(won)), f"points · {len(won)} {self.piece}{'' if len(won) == 1 else 's'}"

    def points(self, won: tuple[str, ...]) -> int:
        """What captured cards are worth."""
        return sum(face_of(card).rank for card in won)

    def left(self, table: CardTable, side: int) -> str:
        """What a cultist has in the end."""
        if not table.cultists[side].won:
            return "nothing captured"
        number, what = self.tally(table, side)
        return f"{number} {what}" if number != "1" else f"1 {what.replace('points', 'point', 1)}"

    def steps(self, table: CardTable, side: int) -> tuple[tuple[str, bool], ...]:
        """The steps to a cultist's win, and which of them are done."""
        return ()

    def progress(self, table: CardTable) -> str:
        """How far the rite is; nothing where there is nothing to count."""
        return ""

    def lines(self, told: Written) -> list[str]:
        """What lies on the table, in lines."""
        return []


class SheddingWords(RiteWords):
    """A rite in which hands are emptied."""

    def tally(self, table: CardTable, side: int) -> tuple[str, str]:
        hand = len(table.cultists[side].hand)
        return str(hand), "to play" if hand != 1 else "last card"

    def left(self, table: CardTable, side: int) -> str:
        hand = len(table.cultists[side].hand)
        return "one card left" if hand == 1 else f"{hand} cards left" if hand else "no card left"


class PlotWords(RiteWords):
    """A rite of walls or graves."""

    captured = "captured"
    plot = "Plot"

    def progress(self, table: CardTable) -> str:
        plots = table.state["plots"]
        done = sum(not card for card in plots)
        return f"{done} of {len(plots)} {self.piece}s {self.captured}" if plots else ""

    def lines(self, told: Written) -> list[str]:
        return [self.line(told, plot, card) for plot, card in enumerate(told.state["plots"])]

    def line(self, told: Written, plot: int, card: str) -> str:
        """The line of one."""
        how = "taken" if not card else told.card(card) + (", face up" if plot in told.state["open"] else "")
        return f"  {self.plot} {plot + 1}: {how}"


@cache
def words_of(rite: str) -> RiteWords:
    """The words of a rite by its id; those of no rite where there is none."""
    found: RiteWords = part(rite, "words:WORDS") if rite else RiteWords()
    return found


def every() -> list[RiteWords]:
    """The words of all rites."""
    return [words_of(rite) for rite in NAMES]


__all__ = ["NAMES", "PlotWords", "RiteWords", "SheddingWords", "every", "part", "words_of"]
