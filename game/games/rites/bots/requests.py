"""Whether a seat may ask for a power-play, as far as its view tells."""

from collections.abc import Sequence
from typing import Any

from game.engine.chance import Chance
from game.engine.option import NONE, Option
from game.engine.position import determinise
from game.games.rites.bots.imagining import rules_of
from game.games.rites.rules.power_plays import combinations
from game.games.rites.rules.state import NOBODY


def cards_of(choice: Option) -> list[int]:
    """The cards of a power-play as requests name them: the forbidden book first."""
    return [card for card in (choice.unit, choice.number, choice.area) if card != NONE]


def may_ask_for(view: dict[str, Any], side: int, values: Sequence[int]) -> bool:
    """Whether the view's seat could initiate a power-play with these cards, or withdraw what it asked for."""
    if side != view["seat"] or view["state"]["active"] == NOBODY:
        return False
    pos = determinise(rules_of(view["setup"]), view, Chance.seeded(0))
    return not values or list(values) in [cards_of(choice) for choice in combinations(pos, side)]


__all__ = ["cards_of", "may_ask_for"]
