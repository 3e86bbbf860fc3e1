"""What bots know of each faction, by side."""

from game.games.wars.bots.knowledge import Knowledge
from game.games.wars.rules.factions import NAMES, part

KNOWN: tuple[Knowledge, ...] = tuple(part(name, "bots:KNOWLEDGE") for name in NAMES)

STRENGTH: dict[frozenset[str], float] = {
    frozenset(("great_cthulhu", "crawling_chaos")): 0.63,
    frozenset(("great_cthulhu", "black_goat")): 0.5,
    frozenset(("great_cthulhu", "yellow_sign")): 0.75,
}
"""What a pair wins against the other two factions, whoever plays it; the other pair wins the rest.

From 24 games of hierophants and adepts, 8 for each division: a rough order and no more.
"""
