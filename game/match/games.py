"""What is asked of the games by those who still ask which it is."""

from game.engine.rules import Rules
from game.games.wars.rules.rules import WarsRules


def of_wars(rules: Rules) -> bool:
    """Whether a match has the factions, actions and battles of Cthulhu Wars, under whatever rules."""
    return isinstance(rules, WarsRules)
