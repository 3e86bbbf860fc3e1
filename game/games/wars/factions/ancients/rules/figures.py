"""The Ancients' kinds by number."""

from game.games.wars.factions.ancients.rules.tables import AN
from game.games.wars.rules.units import KIND_NUMBER

UN_MAN = KIND_NUMBER["un_man"]
REANIMATED = KIND_NUMBER["reanimated"]
YOTHAN = KIND_NUMBER["yothan"]

__all__ = ["AN", "REANIMATED", "UN_MAN", "YOTHAN"]
