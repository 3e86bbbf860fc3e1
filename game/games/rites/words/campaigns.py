"""Rites of Cthulhu in leagues and stories."""

from msgspec.structs import replace

from game.engine.result import Result
from game.games.rites.rules.cards import ARTIFACT_ID, RITE_ID
from game.games.rites.rules.result import RitesResult
from game.games.rites.words.faces import artifact_face
from game.match.campaign.facts import SeatFacts
from game.match.campaign.goals import GameCampaigns, GoalRule, among, least
from game.match.match import Match


def _name(artifact: str) -> str:
    return artifact_face(artifact).name


GOALS = {
    "rites_won": GoalRule("Win {n} of the rites", least(lambda seat: seat.rites), number=True),
    "points_at_least": GoalRule(
        "Hold artifacts worth {n} elder sign[|s]", least(lambda seat: seat.points), number=True
    ),
    "artifacts_at_least": GoalRule(
        "Hold {n} artifact[|s] at the end", least(lambda seat: len(seat.artifacts)), number=True
    ),
    "artifact_won": GoalRule(
        "Hold {what|an artifact} at the end", among(lambda seat: seat.artifacts), things=ARTIFACT_ID, called=_name
    ),
}


class RitesCampaigns(GameCampaigns):
    """One rite can be a chapter, and the artifacts won in it are what helps come from."""

    called = "the rites"
    points = "elder signs"
    goals = GOALS
    parts = RITE_ID
    relics = ARTIFACT_ID

    def relic(self, relic: str) -> str:
        return _name(relic)

    def seats(self, match: Match, result: Result) -> list[SeatFacts]:
        assert isinstance(result, RitesResult)
        caches = match.state_dict()["caches"]
        return [
            replace(facts, artifacts=list(cache), rites=sum(winner == name for _, winner, _ in result.rites))
            for facts, cache, name in zip(super().seats(match, result), caches, result.points, strict=True)
        ]
