"""The Yellow Sign's kinds and figures by number."""

from game.games.wars.factions.yellow_sign.rules.tables import YS
from game.games.wars.rules.units import FIGURE, KIND_NUMBER

UNDEAD = KIND_NUMBER["undead"]
BYAKHEE = KIND_NUMBER["byakhee"]
KING = FIGURE["king_in_yellow"]
HASTUR = FIGURE["hastur"]

__all__ = ["BYAKHEE", "HASTUR", "KING", "UNDEAD", "YS"]
