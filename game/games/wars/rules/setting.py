"""What is fixed before a match begins: where it is played, after which edition, by whom."""

from collections.abc import Sequence

from game.games.wars.rules.editions import Edition
from game.games.wars.rules.maps import Map
from game.games.wars.rules.units import ELDER_SIGNS, FEWEST_SIDES, SIDE_NUMBER


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
