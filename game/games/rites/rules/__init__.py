"""Rites of Cthulhu: cards, artifacts, power-plays, the over-game, and the six rites in ``tablets``."""
