"""What is fixed before a match begins: where it is played, after which edition, by whom, with what handicap."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from game.engine.errors import SetupError, quoted
from game.games.facts import DOOM_LIMITS, POWER_LIMITS, Handicap
from game.games.wars.rules.editions import Edition
from game.games.wars.rules.maps import Map
from game.games.wars.rules.units import ELDER_SIGNS, FACTIONS, FEWEST_SIDES, SIDE_NUMBER

DIRECTIONS = ("chosen", "clockwise")
"""Whether the first player chooses the direction of play each turn, or play always goes clockwise."""


class Setting:
    """Map, edition, sides and seats of one match: all that reading and writing a position in words asks for.

    ``sides`` are in seat order (clockwise); ``seat_of[side]`` is -1 for a side not in play. ``counted`` is how many
    sides the state's lists are for.
    ``paired`` where seats have several sides. ``signs`` are the Elder Signs in the box by
    value, ``own_numbers`` the fields of the state that only this game writes down.
    """

    def __init__(self, factions: Sequence[Sequence[str]], board: Map, edition: Edition) -> None:
        self.map = board
        self.edition = edition
        self.signs: tuple[int, ...] = ELDER_SIGNS
        self.own_numbers: tuple[str, ...] = ()
        self.seats = len(factions)
        self.paired = any(len(names) > 1 for names in factions)
        self.sides = tuple(SIDE_NUMBER[name] for seat in factions for name in seat)
        self.counted = max((*self.sides, FEWEST_SIDES - 1)) + 1
        self.seat_of = [-1] * self.counted
        for seat, names in enumerate(factions):
            for name in names:
                self.seat_of[SIDE_NUMBER[name]] = seat


# choices from outside, checked: each raises ``SetupError`` that names the key


def read_side(key: str, value: Any, sides: Collection[int]) -> int:
    """The side of a faction in play."""
    if not isinstance(value, str) or SIDE_NUMBER.get(value) not in sides:
        raise SetupError(key, "wars-setup-not-playing", faction=quoted(value, 40))
    return SIDE_NUMBER[value]


def read_choice(key: str, value: Any, allowed: tuple[str, ...]) -> str:
    """One of these words."""
    if value not in allowed:
        raise SetupError(key, "error-setup-choice", value=quoted(value, 40), known=allowed)
    return str(value)


def read_flag(key: str, value: Any) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise SetupError(key, "error-setup-flag")
    return value


_LIMITS = {"power": POWER_LIMITS, "doom": DOOM_LIMITS}


def read_handicap(data: Any, sides: tuple[int, ...]) -> dict[int, Handicap]:
    """The handicaps by side that the option ``handicap`` names by faction; those of nothing are left out.

    Raises ``SetupError`` that names the faction and the limits.
    """
    found = {}
    for name, entry in _table(data, "wars-setup-handicap").items():
        side, numbers = read_side("handicap", name, sides), {}
        for what, value in _table(entry, "wars-setup-handicap-of", name).items():
            if what not in _LIMITS:
                raise SetupError("handicap", "wars-setup-handicap-key", faction=name, what=quoted(what, 40))
            low, high = _LIMITS[what]
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise SetupError("handicap", "wars-setup-handicap-number", what=what, faction=name, low=low, high=high)
            numbers[what] = value
        if any(numbers.values()):
            found[side] = Handicap(**numbers)
    return {side: found[side] for side in sides if side in found}


def write_handicap(handicap: Mapping[int, Handicap]) -> dict[str, dict[str, int]]:
    """The handicaps as the option names them."""
    return {FACTIONS[side]: given._asdict() for side, given in handicap.items()}


def _table(data: Any, said: str, faction: str = "") -> Mapping[str, Any]:
    if not isinstance(data, Mapping) or not all(isinstance(name, str) for name in data):
        raise SetupError("handicap", said, faction=faction)
    return data
