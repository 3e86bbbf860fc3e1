"""What the program asks of a game in words: each game's part ``words`` is an object of this class."""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from game.engine.rules import Rules
from game.games.registry import game_of

if TYPE_CHECKING:
    from game.engine.decision import Decision
    from game.engine.option import Option
    from game.match.campaign.goals import GameCampaigns
    from game.match.cards import Card
    from game.match.counsel import Counsellor
    from game.match.gamerecords import GameRecords
    from game.match.handicap import Levelling
    from game.match.history import When
    from game.match.lobby import GameOption
    from game.match.match import Match
    from game.match.names import Names
    from game.match.orders import How, SeatOrders
    from game.match.phrases import Teller
    from game.match.reference import Page
    from game.match.texts import Texts


class GameWords(ABC):
    """A game in words; what is not abstract does for a game without turns, factions, orders, cards and advice.

    Holds nothing of any match, so there is one object for all matches of a game.
    ``tongue`` is the game by whose id the tables of texts name its words: its own, or one whose words it shares;
    ``records`` is what saves, the chronicle and the theatre ask, ``campaigns`` what leagues and stories do.
    """

    tongue: ClassVar[str]
    records: GameRecords
    campaigns: GameCampaigns
    boxed: ClassVar[tuple[str, ...]] = ()
    """Factions that a first game begins with, by seat."""
    orders: ClassVar[Mapping[str, How]] = {}
    """What persons can give standing orders about, and what holds unless they do; nothing where all is asked."""

    def texts(self, texts: Texts, table: str) -> Mapping[str, Any]:
        """The game's own part of a table of texts: of ``prompts`` (``decision``, ``option``) or ``reasons``."""
        found: Mapping[str, Any] = texts.tables[table][self.tongue]
        return found

    @abstractmethod
    def names(self, texts: Texts, rules: Rules, marked: bool = False) -> Names:
        """What the numbers of a match are called; ``marked`` with the window's marks around them."""

    @abstractmethod
    def teller(self, texts: Texts, rules: Rules) -> Teller:
        """What tells the chronicle of a match."""

    def seated(self, match: Match) -> list[tuple[str, str, int]]:
        """What is played, who plays it, and the number of the seat, side by side as they sit."""
        return [(f"Player {number + 1}", seat.name, number) for number, seat in enumerate(match.seats)]

    def begins(self, match: Match) -> int:
        """How many entries of its history a match took before there was a table to look at."""
        return 0

    @abstractmethod
    def standing(self, match: Match) -> str:
        """How far a match is, for menus: "Turn 4 · Action", "Rite 2 of 4 · The Hound"."""

    def phase(self, phase: str) -> str:
        """The name of the part of a game that a save's header notes; empty for one there is not."""
        return ""

    def where(self, turn: int, phase: str) -> str:
        """How far a saved game is, by the name of its phase: "Turn 4, Action phase"."""
        return f"Turn {turn}"

    def ended(self, turn: int) -> str:
        """How long a saved game that is over took: "Over in turn 9"."""
        return f"Over in turn {turn}"

    def why_ended(self, reason: str) -> str:
        """Why a game ended, in a sentence, by the reason its result has; empty where there is nothing to tell."""
        return ""

    def time(self, when: When) -> str:
        """A time in a match: "Turn 4, Black Goat’s second slot"."""
        return f"Turn {when.turn}"

    def options(self) -> Sequence[GameOption]:
        """What a new game leaves open, in the order it is shown."""
        return ()

    def options_chosen(self, chosen: dict[str, Any]) -> dict[str, Any]:
        """What was chosen of the options, by id, as a ``NewGameSpec`` has it. ``chosen`` may be changed."""
        return chosen

    def options_for(self, options: Mapping[str, Any], factions: Sequence[str]) -> dict[str, Any]:
        """Options as the rules take them: numbers of seats replaced by the factions that sit there."""
        return dict(options)

    def options_from(self, options: Mapping[str, Any], factions: Sequence[str]) -> dict[str, Any]:
        """Options of the rules as a ``NewGameSpec`` has them: factions replaced by the numbers of their seats."""
        return dict(options)

    def levelling(self, factions: Iterable[str]) -> Levelling | None:
        """The handicap that makes a match between these factions even; ``None`` if none was measured or is needed."""
        return None

    def ordered(self, match: Match, asked: Decision, orders: SeatOrders) -> Option | None:
        """What a person's standing orders answer to a decision; ``None`` if he is to be asked."""
        return None

    def orders_of(self, match: Match, seat: int) -> Sequence[tuple[str, str, str]]:
        """The orders a seat can give in this match: what each is about, its name, a few words on it."""
        return ()

    def card(self, kind: str, key: str, map_id: str) -> Card | None:
        """The card of a thing; ``None`` for what has none. ``map_id`` is the map on the table, if any."""
        return None

    def pages(self) -> Sequence[Page]:
        """The game's pages of the rules, in reading order."""
        return ()

    def counsellor(self) -> Counsellor | None:
        """What explains moves, if anything does; its bots are imported when it is first asked for."""
        return None


@functools.cache
def words_for(game: str) -> GameWords:
    """The words of a game by its id; raises ``KeyError`` for a game there is not."""
    found: GameWords = game_of(game).part("words")
    return found


def words_of(rules: Rules) -> GameWords:
    """The words of the game that is played by these rules."""
    return words_for(rules.game)
