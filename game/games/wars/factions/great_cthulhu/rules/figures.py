"""Great Cthulhu's kinds and figures by number."""

from game.games.wars.factions.great_cthulhu.rules.tables import GC
from game.games.wars.rules.units import FIGURE, KIND_NUMBER

DEEP_ONE = KIND_NUMBER["deep_one"]
SHOGGOTH = KIND_NUMBER["shoggoth"]
STARSPAWN = KIND_NUMBER["starspawn"]
CTHULHU = FIGURE["cthulhu"]

__all__ = ["CTHULHU", "DEEP_ONE", "GC", "SHOGGOTH", "STARSPAWN"]
