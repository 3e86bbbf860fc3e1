"""What campaigns ask of a game: each game's words have an object of this class."""

from collections.abc import Mapping

from game.engine.result import Result
from game.match.campaign.facts import SeatFacts
from game.match.campaign.goals import GoalRule
from game.match.match import Match


class GameCampaigns:
    """A game in leagues and stories. As it stands here it does for one where sides have points and nothing else.

    ``called`` is the game in a sentence, ``points`` what its points are. ``goals`` are the rules of its own that a
    chapter may ask for, ``parts`` what of it a chapter may play alone, ``relics`` what may turn into helps.
    """

    called = "this game"
    points = "points"
    goals: Mapping[str, GoalRule] = {}
    parts: tuple[str, ...] = ()
    relics: tuple[str, ...] = ()

    def relic(self, relic: str) -> str:
        """The name of one of ``relics``."""
        return relic

    def seats(self, match: Match, result: Result) -> list[SeatFacts]:
        """What every seat of a match that is over has come to; their places are found afterwards."""
        rules = match.rules
        own = [[name for name in result.scores if rules.side_number(name) in rules.side_of_seat(seat)]
               for seat in range(len(match.seats))]  # fmt: skip
        return [SeatFacts(names, 1, seat in result.winners, sum(result.scores[name] for name in names))
                for seat, names in enumerate(own)]  # fmt: skip
