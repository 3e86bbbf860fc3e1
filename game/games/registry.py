"""The games there are, by id. Nobody but this module names them."""

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any

from game.engine.errors import SetupError
from game.engine.rules import Rules
from game.games.facts import Facts, Ids
from game.games.game import Game

SHIPPED = ("game.games.wars", "game.games.duel", "game.games.rites")
"""The packages of the games that come with the program, in the order they are offered; each has a ``GAME``."""


@lru_cache(maxsize=1)
def games() -> dict[str, Game]:
    """All games by id, in the order they are offered."""
    found = [import_module(package).GAME for package in SHIPPED]
    return {each.id: each for each in found}


def first_game() -> str:
    """The id of the game that is meant where none is named."""
    return next(iter(games()))


def game_of(game: str) -> Game:
    """The game with an id; raises ``KeyError`` for one there is not."""
    return games()[game]


def game_name(game: str) -> str:
    """A game's name; its id where there is no such game."""
    found = games().get(game)
    return found.name if found else game


def named(game: object) -> Game:
    """The game with an id that may come from outside; raises ``SetupError`` for one there is not."""
    found = games().get(game) if isinstance(game, str) else None
    if found is None:
        raise SetupError("game", f"there is no game {game!r:.60}; there are {', '.join(games())}")
    return found


def rules_for(inputs: Mapping[str, Any]) -> Rules:
    """The rules of a match; raises ``SetupError`` for a game there is not, or inputs that make no sense."""
    made: Rules = named(inputs.get("game")).part("rules")(inputs)
    return made


def facts_of(game: str) -> Facts:
    """The facts of a game; raises ``SetupError`` for one there is not."""
    found = named(game)
    made: Facts = found.part("facts") if found.facts else Facts()
    return made


def ids(game: str) -> Ids:
    """All ids of a game, by what they name; see the tables in api.md. Raises ``SetupError`` for a game there is not."""
    return facts_of(game).ids()
