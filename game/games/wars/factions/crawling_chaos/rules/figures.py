"""Crawling Chaos' kinds and figures by number."""

from game.games.wars.factions.crawling_chaos.rules.tables import CC
from game.games.wars.rules.units import FIGURE, KIND_NUMBER

NIGHTGAUNT = KIND_NUMBER["nightgaunt"]
FLYING_POLYP = KIND_NUMBER["flying_polyp"]
HUNTING_HORROR = KIND_NUMBER["hunting_horror"]
NYARLATHOTEP = FIGURE["nyarlathotep"]

__all__ = ["CC", "FLYING_POLYP", "HUNTING_HORROR", "NIGHTGAUNT", "NYARLATHOTEP"]
