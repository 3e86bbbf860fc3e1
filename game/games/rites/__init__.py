"""Rites of Cthulhu."""

from game.games.game import Game

GAME = Game(
    id="rites",
    players=(2, 3, 4, 5, 6),
    rules="game.games.rites.rules.rules:rules_from",
    facts="game.games.rites.rules.facts:FACTS",
    bots="game.games.rites.bots.players:PLAYERS",
    words="game.games.rites.words.gamewords:WORDS",
    terminal="game.games.rites.text.terminal:RitesTerminal",
    screen="game.games.rites.screen.gamescreen:SCREEN",
    icon="ritual",
    package="game.games.rites",
    minutes=15,
)
