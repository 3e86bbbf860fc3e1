"""Players of Rites of Cthulhu: knowledge of each rite and of the game over them, and a search for all."""
