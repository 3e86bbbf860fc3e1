"""What the odds can count with of all factions; importing this enters it."""

from game.games.wars.factions.black_goat.rules import odds as black_goat
from game.games.wars.factions.crawling_chaos.rules import odds as crawling_chaos
from game.games.wars.factions.great_cthulhu.rules import odds as great_cthulhu
from game.games.wars.factions.yellow_sign.rules import odds as yellow_sign

__all__ = ["black_goat", "crawling_chaos", "great_cthulhu", "yellow_sign"]
