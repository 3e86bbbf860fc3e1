"""Dice in the Cellar, a whole game in one package: everybody bids on dice of which each sees only their own."""

from game.games.game import Game

GAME = Game(
    id="cellar",
    players=(2, 3, 4),
    rules="cellar.rules:rules_from",
    facts="cellar.facts:FACTS",
    bots="cellar.bots:PLAYERS",
    words="cellar.words:WORDS",
    screen="cellar.screen:SCREEN",
    package="cellar",
)
