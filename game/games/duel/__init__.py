"""Cthulhu Wars: Duel, on top of Cthulhu Wars."""

from game.games.game import Game

GAME = Game(
    id="duel",
    players=(2,),
    rules="game.games.duel.rules.rules:make_duel",
    facts="game.games.duel.rules.tables:FACTS",
    bots="game.games.duel.bots.players:PLAYERS",
    words="game.games.duel.words.gamewords:WORDS",
    terminal="game.games.wars.text.terminal:WarsTerminal",
    screen="game.games.duel.screen.gamescreen:SCREEN",
    icon="battle",
    board="lovecraft_country",
    package="game.games.duel",
    minutes=15,
    actions=("action",),
)
