"""What all factions can do; importing this registers it."""

from game.games.wars.rules.factions import enter_all

enter_all("rules.abilities")
