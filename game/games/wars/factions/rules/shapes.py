"""What all factions' questions and battles may hold in positions from outside; importing this enters it."""

from game.games.wars.factions.black_goat.rules import shapes as black_goat
from game.games.wars.factions.crawling_chaos.rules import shapes as crawling_chaos
from game.games.wars.factions.great_cthulhu.rules import shapes as great_cthulhu
from game.games.wars.factions.yellow_sign.rules import shapes as yellow_sign

__all__ = ["black_goat", "crawling_chaos", "great_cthulhu", "yellow_sign"]
