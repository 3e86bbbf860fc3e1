"""Two factions a seat: which pairs there are, and which is left for the other seat."""

from __future__ import annotations

from itertools import combinations

from game.ui.services import RANDOM

FACTIONS = ("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign")
PAIRS = tuple("+".join(pair) for pair in combinations(FACTIONS, 2))
"""Every two factions, joined by a plus."""


def other_pair(pair: str) -> str:
    """The two factions a pair leaves over; chance leaves chance."""
    if pair == RANDOM:
        return RANDOM
    return "+".join(faction for faction in FACTIONS if faction not in pair.split("+"))


def factions_in(chosen: str) -> list[str]:
    """The factions a seat's choice names; none for one left to chance or to the draft."""
    return [faction for faction in chosen.split("+") if faction in FACTIONS]
