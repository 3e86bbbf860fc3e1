"""What all factions' questions and battles may hold in positions from outside; importing this enters it."""

from game.games.wars.rules.factions import enter_all

enter_all("rules.shapes")
