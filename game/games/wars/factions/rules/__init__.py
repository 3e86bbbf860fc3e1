"""The rules of all factions: where each is entered, with one line."""
