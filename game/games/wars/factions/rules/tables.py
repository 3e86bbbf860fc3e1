"""The tables of all factions, by side."""

from game.games.wars.rules.faction import Faction
from game.games.wars.rules.factions import NAMES, part

FACTION_TABLES: tuple[Faction, ...] = tuple(part(name, "rules.tables:FACTION") for name in NAMES)
