"""Black Goat's kinds and figures by number."""

from game.games.wars.factions.black_goat.rules.tables import BG
from game.games.wars.rules.units import FIGURE, KIND_NUMBER

GHOUL = KIND_NUMBER["ghoul"]
FUNGI = KIND_NUMBER["fungi"]
DARK_YOUNG = KIND_NUMBER["dark_young"]
SHUB_NIGGURATH = FIGURE["shub_niggurath"]

__all__ = ["BG", "DARK_YOUNG", "FUNGI", "GHOUL", "SHUB_NIGGURATH"]
