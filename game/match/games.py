"""What is asked of the games by those who still ask which it is."""

from game.engine.rules import Rules
from game.games.registry import games
from game.games.wars.rules.rules import WarsRules
from game.match.lobby import GameInfo

OFFERED = tuple(
    GameInfo(each.id, each.name, each.players, each.text, each.board, each.factions, each.editions)
    for each in games().values()
)
"""The games a table can be set for, as the new game screen offers them."""


def of_wars(rules: Rules) -> bool:
    """Whether a match has the factions, actions and battles of Cthulhu Wars, under whatever rules."""
    return isinstance(rules, WarsRules)
