"""What bots know of each faction, by side."""

from game.games.wars.bots.knowledge import Knowledge
from game.games.wars.factions.black_goat.bots import KNOWLEDGE as BLACK_GOAT
from game.games.wars.factions.crawling_chaos.bots import KNOWLEDGE as CRAWLING_CHAOS
from game.games.wars.factions.great_cthulhu.bots import KNOWLEDGE as GREAT_CTHULHU
from game.games.wars.factions.yellow_sign.bots import KNOWLEDGE as YELLOW_SIGN

KNOWN: tuple[Knowledge, ...] = (GREAT_CTHULHU, CRAWLING_CHAOS, BLACK_GOAT, YELLOW_SIGN)
