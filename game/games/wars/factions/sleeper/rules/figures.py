"""Sleeper's kinds and figures by number."""

from game.games.wars.factions.sleeper.rules.tables import SL
from game.games.wars.rules.units import FIGURE, KIND_NUMBER

WIZARD = KIND_NUMBER["wizard"]
SERPENT_MAN = KIND_NUMBER["serpent_man"]
FORMLESS_SPAWN = KIND_NUMBER["formless_spawn"]
TSATHOGGUA = FIGURE["tsathoggua"]

__all__ = ["FORMLESS_SPAWN", "SERPENT_MAN", "SL", "TSATHOGGUA", "WIZARD"]
