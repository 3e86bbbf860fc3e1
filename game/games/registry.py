"""The games there are, by id. Nobody but this module names them."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from importlib import import_module
from typing import TYPE_CHECKING, Any

from game.engine.errors import SetupError, quoted, told_by
from game.games.facts import Facts, Ids
from game.games.game import Game
from game.games.mistakes import said_by
from game.games.others import GAMES, Refused, installed, load, offered, place_of
from game.games.refusals import sentence
from game.language.library import checked, languages_in, shipped_in
from game.language.outside import Owner, Source
from game.language.spoken import catalogs, say

if TYPE_CHECKING:
    from game.engine.rules import Rules

SHIPPED = ("game.games.wars", "game.games.duel", "game.games.rites")
"""The packages of the games that come with the program, in the order they are offered; each has a ``GAME``."""


_LOADED = ("rules", "facts", "bots", "words")
"""Parts of somebody else's game that are imported once it is allowed, so that what is wrong with them is said then."""
_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")

_games: dict[str, Game] = {}
_allowed: dict[str, Game] = {}
"""By the name they were allowed by."""


def games() -> Mapping[str, Game]:
    """All games by id, in the order they are offered: those that ship, then those of others that were allowed."""
    if not _games:
        for package in SHIPPED:
            found: Game = import_module(package).GAME
            _games[found.id] = found
    return _games


def allowed() -> tuple[str, ...]:
    """The names by which games of others were allowed."""
    return tuple(_allowed)


def allow(name: str, needed: Sequence[str] = ("rules",)) -> Game:
    """Load a game of somebody else, by its entry point's name or as ``package.module:attribute``, and offer it.

    This runs somebody else's code. Of its parts it must have those ``needed``. Raises ``Refused`` with a sentence, and
    then nothing has changed.
    """
    if not isinstance(name, str):
        raise Refused(say("error-others-place", place=quoted(name)))
    found = _allowed.get(name)
    if found is None:
        if name in games():
            raise Refused(say("error-others-shipped", game=name))
        place = place_of(GAMES, name)
        if place is None:
            known = (*games(), *(other.name for other in installed(GAMES)))
            raise Refused(say("error-setup-game", game=quoted(name), known=known))
        found = _whole(load(place), name if ":" not in name else "", place)
    lacking = [part for part in needed if not getattr(found, part)]
    if lacking:
        raise Refused(say("error-others-parts", game=found.id, parts=lacking))
    for part in filter(None, (getattr(found, part) for part in _LOADED)):
        load(part)
    _games[found.id] = _allowed[name] = found
    catalogs("games", words_of_games)
    return found


def forget(name: str) -> None:
    """Offer a game of somebody else no more, by the name it was allowed by."""
    if found := _allowed.pop(name, None):
        del _games[found.id]
        catalogs("games", words_of_games)


def _whole(found: object, name: str, place: str) -> Game:
    """What was loaded, if it is a game that can be offered."""
    if not isinstance(found, Game):
        raise Refused(say("error-others-no-game", place=place))
    if not isinstance(found.id, str) or not _ID.fullmatch(found.id) or name not in ("", found.id):
        said = "error-others-id.other" if name else "error-others-id"
        raise Refused(say(said, place=place, id=quoted(found.id), name=name))
    if found.id in games():
        raise Refused(say("error-others-taken", game=found.id))
    wrong = [each.name for each in fields(Game)[1:] if type(getattr(found, each.name)) is not type(each.default)]
    if wrong:
        raise Refused(say("error-others-fields", game=found.id, fields=wrong))
    try:
        _ = found.catalogs
    except Exception as problem:
        raise Refused(say("error-others-load", place=quoted(found.package), why=said_by(problem))) from problem
    counts = found.players
    if not counts or not all(isinstance(count, int) and 1 <= count <= 8 for count in counts):
        raise Refused(say("error-others-players", game=found.id))
    return found


def words_of_games(code: str) -> list[Source]:
    """The catalogs of all games in a language; what is malformed in those of others is left out."""
    found: list[Source] = []
    # At once, in one list: another thread may be adding a game that the player has just allowed.
    for game in list(games().values()):
        if game.catalogs is not None:
            ours, folder = game.package in SHIPPED, game.catalogs
            found += (shipped_in(folder) if ours else checked(languages_in(folder), Owner.GAME))(code)
    return found


catalogs("games", words_of_games)
told_by(sentence)


def first_game() -> str:
    """The id of the game that is meant where none is named."""
    return next(iter(games()))


def game_of(game: str) -> Game:
    """The game with an id; raises ``KeyError`` for one there is not."""
    return games()[game]


@functools.cache
def words_part(game: str) -> Any:
    """A game's part ``words``; each who asks something of it knows the class that says what (``match.gamewords``)."""
    return game_of(game).part("words")


def game_name(game: str) -> str:
    """A game's name; its id where there is no such game."""
    found = games().get(game)
    return found.called if found else game


def named(game: object) -> Game:
    """The game with an id that may come from outside; raises ``SetupError`` for one there is not."""
    found = games().get(game) if isinstance(game, str) else None
    if found is None:
        there = sorted({other.distribution for other in offered(GAMES) if other.name == game})
        said = "error-setup-game.not-allowed" if there else "error-setup-game"
        raise SetupError("game", said, game=quoted(game), known=tuple(games()), package=there)
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


def ids_of(game: str, what: str) -> tuple[str, ...]:
    """The ids of one kind of a game's things, ``factions`` or ``editions``; none where it has no such things."""
    return facts_of(game).ids().get(what, ())


def ids(game: str) -> Ids:
    """All ids of a game, by what they name; see the tables in api.md. Raises ``SetupError`` for a game there is not."""
    return facts_of(game).ids()
