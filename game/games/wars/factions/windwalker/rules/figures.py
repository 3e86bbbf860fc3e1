"""Windwalker's kinds and figures by number."""

from game.games.wars.factions.windwalker.rules.tables import WW
from game.games.wars.rules.units import FIGURE, KIND_NUMBER

WENDIGO = KIND_NUMBER["wendigo"]
GNOPH_KEH = KIND_NUMBER["gnoph_keh"]
RHAN_TEGOTH = FIGURE["rhan_tegoth"]
ITHAQUA = FIGURE["ithaqua"]

__all__ = ["GNOPH_KEH", "ITHAQUA", "RHAN_TEGOTH", "WENDIGO", "WW"]
