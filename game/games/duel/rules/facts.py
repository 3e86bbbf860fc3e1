"""The facts of the Duel."""

from itertools import combinations

from game.games.duel.rules.tables import MAPS
from game.games.wars.rules.facts import WarsFacts
from game.games.wars.rules.units import FACTIONS


class DuelFacts(WarsFacts):
    """The box of Cthulhu Wars on a board of its own."""

    def casts(self, players: int) -> list[tuple[str, ...]]:
        """Any two factions."""
        return list(combinations(FACTIONS, players))


FACTS = DuelFacts(MAPS.values(), ())
