"""What all factions can do; importing this registers it."""

from game.games.wars.factions.black_goat.rules import abilities as black_goat
from game.games.wars.factions.crawling_chaos.rules import abilities as crawling_chaos
from game.games.wars.factions.great_cthulhu.rules import abilities as great_cthulhu
from game.games.wars.factions.yellow_sign.rules import abilities as yellow_sign

__all__ = ["black_goat", "crawling_chaos", "great_cthulhu", "yellow_sign"]
