"""Two factions a seat: which pairs there are, and which is left for the other seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from game.match.lobby import DRAFT, RANDOM


def pairs(factions: Sequence[str]) -> list[str]:
    """Every two factions, joined by a plus."""
    return ["+".join(pair) for pair in combinations(factions, 2)]


def other_pair(pair: str, factions: Sequence[str]) -> str:
    """The first two factions a pair leaves over; chance leaves chance."""
    left = [faction for faction in factions if faction not in pair.split("+")]
    return RANDOM if pair == RANDOM else "+".join(left[:2])


def factions_in(chosen: str) -> list[str]:
    """The factions a seat's choice names; none for one left to chance or to the draft."""
    return chosen.split("+") if chosen not in ("", RANDOM, DRAFT) else []
