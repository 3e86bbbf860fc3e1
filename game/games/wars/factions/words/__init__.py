"""The words of all factions, as their folders have them."""
