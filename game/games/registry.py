"""The games there are, by id. Nobody but this module names them."""

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any

from game.engine.errors import SetupError
from game.engine.rules import Rules
from game.games.game import Game

SHIPPED = ("game.games.wars", "game.games.duel", "game.games.rites")
"""The packages of the games that come with the program, in the order they are offered; each has a ``GAME``."""


@lru_cache(maxsize=1)
def games() -> dict[str, Game]:
    """All games by id, in the order they are offered."""
    found = [import_module(package).GAME for package in SHIPPED]
    return {each.id: each for each in found}


def game_of(game: str) -> Game:
    """The game with an id; raises ``KeyError`` for one there is not."""
    return games()[game]


def game_name(game: str) -> str:
    """A game's name; its id where there is no such game."""
    found = games().get(game)
    return found.name if found else game


def rules_for(inputs: Mapping[str, Any]) -> Rules:
    """The rules of a match; raises ``SetupError`` for a game there is not, or inputs that make no sense."""
    game = inputs.get("game")
    found = games().get(game) if isinstance(game, str) else None
    if found is None:
        raise SetupError("game", f"there is no game {game!r:.60}; there are {', '.join(games())}")
    made: Rules = found.part("rules")(inputs)
    return made
