"""What the program asks of a game in words: each game's part ``words`` is an object of this class."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from game.engine.rules import Rules
from game.games.registry import words_part
from game.language.spoken import say
from game.match.campaign.goals import GameCampaigns
from game.match.cards import GameCards
from game.match.counsel import GameCounsel
from game.match.first_games import FirstGame
from game.match.firsts import GameFirsts
from game.match.gamerecords import GameRecords, When
from game.match.guide import GameCoach, GameGoals
from game.match.handicap import GameLevels
from game.match.lobby import GameOption
from game.match.match import Match
from game.match.orders import GameOrders
from game.match.reference import GamePages
from game.match.words import GameTexts


class Chance(NamedTuple):
    """What a person could do at this moment though nobody asks: what it is called, whose it is, told in a sentence.

    ``key`` is another for each such moment; ``side`` is a faction's id, or empty.
    """

    key: int
    name: str
    side: str
    text: str


class GameWords(
    GameTexts, GameCards, GamePages, GameLevels, GameOrders, GameCounsel, GameFirsts, GameGoals, GameCoach
):
    """A game in words; what is not abstract does for a game without turns, factions, orders, cards and advice.

    Holds nothing of any match, so there is one object for all matches of a game.
    ``records`` is what saves, the chronicle and the theatre ask, ``campaigns`` what leagues and stories do.
    """

    records: GameRecords
    campaigns: GameCampaigns
    boxed: ClassVar[tuple[str, ...]] = ()
    """Factions that a first game begins with, by seat."""

    def seated(self, match: Match) -> list[tuple[str, str, int]]:
        """What is played, who plays it, and the number of the seat, side by side as they sit."""
        return [(say("seats-player", number=number + 1), seat.name, number) for number, seat in enumerate(match.seats)]

    def conceals(self, match: Match, seat: int, other: int | None) -> bool:
        """Whether a seat knows what another must not see, or what nobody else must where ``other`` is None.

        Without more knowledge of the game: whether their views of the table differ at all.
        """
        others = [other] if other is not None else [each for each in range(len(match.seats)) if each != seat]
        seen, *rest = ((view["state"], view["stack"]) for view in map(match.view, [seat, *others]))
        return any(each != seen for each in rest)

    def factions_of(self, match: Match, seat: int) -> Sequence[str]:
        """What of a seat has a sign and a color: its factions; none in a game without any."""
        return ()

    def chance(self, match: Match, seat: int) -> Chance | None:
        """What a person is likely to be waiting to do now, outside the open question: bots wait for it once."""
        return None

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
        return say("load-turn", turn=turn)

    def ended(self, turn: int) -> str:
        """How long a saved game that is over took: "Over in turn 9"."""
        return say("load-over", turn=turn)

    def why_ended(self, reason: str) -> str:
        """Why a game ended, in a sentence, by the reason its result has; empty where there is nothing to tell."""
        return ""

    def time(self, when: When) -> str:
        """A time in a match: "Turn 4, Black Goat’s second action"."""
        return say("load-turn", turn=when.turn)

    def first_games(self) -> Sequence[FirstGame]:
        """What people begin with who have never played, the recommended one first; none: any game as it usually is."""
        return ()

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

def words_for(game: str) -> GameWords:
    """The words of a game by its id; raises ``KeyError`` for a game there is not."""
    found: GameWords = words_part(game)
    return found


def words_of(rules: Rules) -> GameWords:
    """The words of the game that is played by these rules."""
    return words_for(rules.game)
