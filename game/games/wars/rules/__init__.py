"""Cthulhu Wars: maps, factions, the flow of the phases, battles."""
