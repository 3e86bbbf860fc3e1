"""The rules of a match as a bot makes them again from its view."""

from collections.abc import Mapping
from typing import Any

from game.engine.rules import Rules
from game.games.registry import rules_for


def rules_of(setup: Mapping[str, Any]) -> Rules:
    """The rules of a match with a view's ``setup``; raises ``SetupError`` for a game there is not."""
    return rules_for(setup)
