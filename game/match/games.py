"""The games there are, by id: how their rules are made from plain inputs."""

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.errors import SetupError
from game.engine.rules import Rules
from game.games.duel.rules.rules import make_duel
from game.games.rites.rules import rules as rites
from game.games.wars.rules.rules import WarsRules, make_rules
from game.match.lobby import GameInfo


def _wars(inputs: Mapping[str, Any]) -> Rules:
    return make_rules(
        inputs.get("players"),
        inputs.get("factions"),
        inputs.get("map"),
        inputs.get("edition"),
        inputs.get("setup"),
        inputs.get("options"),
        inputs.get("rules"),
    )


def _rites(inputs: Mapping[str, Any]) -> Rules:
    unused = {key: inputs.get(key) for key in ("factions", "map", "edition")}
    given = inputs.get("players"), inputs.get("setup"), inputs.get("options")
    return rites.make_rules(*given, unused, inputs.get("rules"))


GAMES: dict[str, Callable[[Mapping[str, Any]], Rules]] = {"wars": _wars, "duel": make_duel, "rites": _rites}

OFFERED = (
    GameInfo("wars", "Cthulhu Wars", (2, 3, 4), "Four cults fight for the Earth.", "earth_3"),
    GameInfo("duel", "Duel", (2,), "Two cults, one county, no quarter.", "lovecraft_country", editions=False),
    GameInfo("rites", "Rites of Cthulhu", (2, 3, 4, 5, 6), "Six rites, thirteen artifacts.", "", False, False),
)
"""The games a table can be set for, as the new game screen offers them."""


def game_name(game: str) -> str:
    """A game's name; its id where it is not among those offered."""
    return next((info.name for info in OFFERED if info.id == game), game)


def of_wars(rules: Rules) -> bool:
    """Whether a match has the factions, actions and battles of Cthulhu Wars, under whatever rules."""
    return isinstance(rules, WarsRules)


def rules_for(inputs: Mapping[str, Any]) -> Rules:
    """The rules of a match; raises ``SetupError`` for a game there is not, or inputs that make no sense."""
    game = inputs.get("game")
    make = GAMES.get(game) if isinstance(game, str) else None
    if make is None:
        raise SetupError("game", f"there is no game {game!r:.60}; there are {', '.join(GAMES)}")
    return make(inputs)
