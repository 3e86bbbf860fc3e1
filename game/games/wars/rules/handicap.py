"""The option ``handicap`` of a match, read and written."""

from collections.abc import Mapping
from typing import Any

from game.engine.errors import SetupError
from game.games.handicap import DOOM_LIMITS, POWER_LIMITS, Handicap
from game.games.wars.rules.units import FACTIONS, SIDE_NUMBER

_LIMITS = {"power": POWER_LIMITS, "doom": DOOM_LIMITS}


def read_handicap(data: Any, sides: tuple[int, ...]) -> dict[int, Handicap]:
    """The handicaps by side that the option ``handicap`` names by faction; those of nothing are left out.

    Raises ``SetupError`` that names the faction and the limits.
    """
    found = {}
    for name, entry in _table(data, "factions to handicaps").items():
        if name not in SIDE_NUMBER or SIDE_NUMBER[name] not in sides:
            raise SetupError("handicap", f"{str(name)[:40]!r} is not a faction in play")
        numbers = {}
        for what, value in _table(entry, f"power and doom for {name}").items():
            if what not in _LIMITS:
                raise SetupError("handicap", f"{name} has {str(what)[:40]!r}, but a handicap is of power and doom")
            low, high = _LIMITS[what]
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise SetupError("handicap", f"{what} of {name} is not a whole number from {low} to {high}")
            numbers[what] = value
        if any(numbers.values()):
            found[SIDE_NUMBER[name]] = Handicap(**numbers)
    return {side: found[side] for side in sides if side in found}


def write_handicap(handicap: Mapping[int, Handicap]) -> dict[str, dict[str, int]]:
    """The handicaps as the option names them."""
    return {FACTIONS[side]: given._asdict() for side, given in handicap.items()}


def _table(data: Any, what: str) -> Mapping[str, Any]:
    if not isinstance(data, Mapping) or not all(isinstance(name, str) for name in data):
        raise SetupError("handicap", f"not a table of {what}")
    return data
