"""The rites as the over-game knows them; each file of ``tablets`` registers its own."""

from collections.abc import Callable
from typing import NamedTuple

from game.engine.position import Position
from game.games.rites.rules.cards import RITE_ID


class Rite(NamedTuple):
    """A rite: how it is laid out when its tablet is chosen, and how it begins.

    ``lay_out`` finds five cards in every hand and the rest in the draw pile. ``begin`` pushes the turn of the cultist
    who is active, ``before`` what comes before the first turn of all. ``replaces``: cards of power-plays are replaced;
    ``reshuffles``: an empty draw pile is made anew from the discards.
    """

    lay_out: Callable[[Position], None]
    begin: Callable[[Position], None]
    replaces: bool
    reshuffles: bool
    before: Callable[[Position], None] | None = None


RITES: dict[int, Rite] = {}


def register(number: int, rite: Rite) -> None:
    """Give a tablet its rite. ``ValueError`` if it has one."""
    if number in RITES:
        raise ValueError(f"{RITE_ID[number]} is registered twice")
    RITES[number] = rite
