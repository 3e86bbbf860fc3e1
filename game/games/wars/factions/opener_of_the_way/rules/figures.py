"""Opener of the Way's kinds and figures by number."""

from game.games.wars.factions.opener_of_the_way.rules.tables import OW
from game.games.wars.rules.units import FIGURE, KIND_NUMBER

MUTANT = KIND_NUMBER["mutant"]
ABOMINATION = KIND_NUMBER["abomination"]
SPAWN = KIND_NUMBER["spawn_of_yog_sothoth"]
YOG_SOTHOTH = FIGURE["yog_sothoth"]

__all__ = ["ABOMINATION", "MUTANT", "OW", "SPAWN", "YOG_SOTHOTH"]
