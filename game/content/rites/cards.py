"""The tables of cards by the name version 0.1's API gave them; they stand in ``game.games.rites.rules.cards``."""

from game.games.rites.rules.cards import *  # noqa: F403
