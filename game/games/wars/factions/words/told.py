"""What is told of all factions by functions, and what they have of a kind in one table."""

from typing import Any

from game.games.wars.rules.factions import NAMES, part
from game.games.wars.words.factiontold import FactionTold

TOLD: dict[str, FactionTold] = {name: part(name, "words.told:TOLD") for name in NAMES}
"""By the factions' ids."""


def merged_told(field: str) -> dict[str, Any]:
    """What all factions have in this field, a mapping."""
    return {key: value for told in TOLD.values() for key, value in getattr(told, field).items()}
