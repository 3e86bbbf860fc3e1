"""What campaigns ask of a game: each game's words have an object of this class."""

from collections.abc import Mapping

from game.engine.result import Result
from game.match.campaign.facts import SeatFacts
from game.match.campaign.goals import GoalRule
from game.match.gamewords import words_of
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
        sides, _ = words_of(match.rules).records.sides(match, result)
        made = []
        for seat in range(len(match.seats)):
            own = [side for side in sides if side.seat == seat]
            made.append(SeatFacts(
                sides=[side.id for side in own],
                place=1,
                won=seat in result.winners,
                points=sum(side.score for side in own),
                books=max((side.books for side in own), default=0),
                kills=sum(side.kills for side in own),
                captures=sum(side.captured for side in own),
                rituals=sum(side.rituals for side in own),
            ))  # fmt: skip
        return made
