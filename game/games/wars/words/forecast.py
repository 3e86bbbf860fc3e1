"""The exact odds of a battle, for showing before it is declared."""

from collections.abc import Mapping
from typing import NamedTuple

from game.games.wars.rules.odds import Odds, battle_odds, tickable
from game.match.match import Match


class Forecast(NamedTuple):
    """The odds, the abilities that could be ticked (and how often), and those that were."""

    odds: Odds
    tickable: dict[str, int]
    ticked: dict[str, int]


def forecast(
    match: Match, area: int, attacker: int, defender: int, ticked: Mapping[str, int] | None = None
) -> Forecast:
    """The odds of a battle in an area as the table stands.

    Uses public things only, so it may be shown to anybody. Assumptions: owners give up the
    cheapest units first, only the ticked abilities are used, Pained units find room.
    """
    possible = tickable(match.position, area, attacker, defender)
    wanted = {name: min(count, possible[name]) for name, count in (ticked or {}).items() if name in possible}
    return Forecast(battle_odds(match.position, area, attacker, defender, wanted), possible, wanted)
