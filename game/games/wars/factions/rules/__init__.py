"""The rules of all factions, as their folders have them."""
