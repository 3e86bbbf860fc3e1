"""The Quiet Star's figures by number."""

from game.games.wars.factions.quiet_star.rules.tables import QS

from game.games.wars.rules.units import FIGURE

HUSH = FIGURE["hush"]

__all__ = ["HUSH", "QS"]
