"""Cthulhu Wars."""

from game.games.game import Game

GAME = Game(
    id="wars",
    players=(2, 3, 4, 5),
    rules="game.games.wars.rules.rules:rules_from",
    facts="game.games.wars.rules.facts:FACTS",
    bots="game.games.wars.bots.players:PLAYERS",
    words="game.games.wars.words.gamewords:WORDS",
    terminal="game.games.wars.text.terminal:WarsTerminal",
    arms="game.games.wars.factions.arms:ARMS",
    screen="game.games.wars.screen.gamescreen:SCREEN",
    icon="gate",
    board="earth_3",
    package="game.games.wars",
    minutes=35,
    actions=("action",),
)
