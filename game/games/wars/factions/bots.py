"""What bots know of each faction, by side."""

from game.games.wars.bots.knowledge import Knowledge
from game.games.wars.factions.black_goat.bots import KNOWLEDGE as BLACK_GOAT
from game.games.wars.factions.crawling_chaos.bots import KNOWLEDGE as CRAWLING_CHAOS
from game.games.wars.factions.great_cthulhu.bots import KNOWLEDGE as GREAT_CTHULHU
from game.games.wars.factions.yellow_sign.bots import KNOWLEDGE as YELLOW_SIGN

KNOWN: tuple[Knowledge, ...] = (GREAT_CTHULHU, CRAWLING_CHAOS, BLACK_GOAT, YELLOW_SIGN)

STRENGTH: dict[frozenset[str], float] = {
    frozenset(("great_cthulhu", "crawling_chaos")): 0.63,
    frozenset(("great_cthulhu", "black_goat")): 0.5,
    frozenset(("great_cthulhu", "yellow_sign")): 0.75,
}
"""What a pair wins against the other two factions, whoever plays it; the other pair wins the rest.

From 24 games of hierophants and adepts, 8 for each division: a rough order and no more.
"""
