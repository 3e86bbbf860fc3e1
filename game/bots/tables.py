"""The rules of a match as a bot makes them again from its view."""

from collections.abc import Mapping
from typing import Any

from game.games.duel.rules.rules import make_duel
from game.games.wars.rules.rules import WarsRules, make_rules


def rules_of(setup: Mapping[str, Any]) -> WarsRules:
    """The rules of a match with this set-up; ``ValueError`` with a sentence for a game that is not Cthulhu Wars."""
    if setup["game"] == "duel":
        return make_duel(setup)
    if setup["game"] != "wars":
        raise ValueError("this bot plays Cthulhu Wars only")
    return make_rules(None, setup["factions"], setup["map"], setup["edition"], version=setup.get("rules"))
