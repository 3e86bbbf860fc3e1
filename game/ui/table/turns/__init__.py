"""How the turns of bots go on."""
