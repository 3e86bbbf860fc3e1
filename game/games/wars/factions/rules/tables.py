"""The tables of all factions, by side."""

from game.games.wars.factions.black_goat.rules.tables import FACTION as BLACK_GOAT
from game.games.wars.factions.crawling_chaos.rules.tables import FACTION as CRAWLING_CHAOS
from game.games.wars.factions.great_cthulhu.rules.tables import FACTION as GREAT_CTHULHU
from game.games.wars.factions.yellow_sign.rules.tables import FACTION as YELLOW_SIGN
from game.games.wars.rules.faction import Faction

FACTION_TABLES: tuple[Faction, ...] = (GREAT_CTHULHU, CRAWLING_CHAOS, BLACK_GOAT, YELLOW_SIGN)
