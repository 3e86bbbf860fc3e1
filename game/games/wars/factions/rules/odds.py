"""What the odds can count with of all factions; importing this enters it."""

from game.games.wars.rules.factions import enter_all

enter_all("rules.odds")
