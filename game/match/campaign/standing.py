"""The standing of a league, from the facts of its games alone."""

from collections.abc import Sequence
from typing import NamedTuple

from game.match.campaign.facts import Facts
from game.match.gamewords import words_for


def tie_breaks(mix: Sequence[str]) -> str:
    """How the standing of a league of these games is made, in words; whoever is level in all of it shares a place."""
    told: dict[str, str] = {}
    for game in (words_for(each).campaigns for each in mix):
        told.setdefault(game.points, f"in {game.called} {game.points}" if told else game.points)
    return (
        "games won alone, then games won together with others, "
        f"then the margin (in every game one’s own {', '.join(told.values())}, less the best of the others’), "
        "then the better place in the game played last, then in the one before"
    )


class Row(NamedTuple):
    """One player's line: place, games won alone and shared, the sum of the margins, and the place in every game."""

    place: int
    player: int
    name: str
    wins: int
    shared: int
    margin: int
    places: tuple[int, ...]

    @property
    def rank(self) -> tuple[object, ...]:
        """What is compared, the smaller the better."""
        return (-self.wins, -self.shared, -self.margin, tuple(reversed(self.places)))


def standing(names: Sequence[str], games: Sequence[Facts]) -> list[Row]:
    """The players, the best first; those who share a place in the order they sit."""
    rows = []
    for player, name in enumerate(names):
        won = [facts for facts in games if player in facts.winners]
        rows.append(
            Row(
                0,
                player,
                name,
                sum(len(facts.winners) == 1 for facts in won),
                sum(len(facts.winners) > 1 for facts in won),
                sum(facts.margin(player) for facts in games),
                tuple(facts.seats[player].place for facts in games),
            )
        )
    rows.sort(key=lambda row: row.rank)
    ranks = [row.rank for row in rows]
    return [row._replace(place=1 + ranks.index(row.rank)) for row in rows]
