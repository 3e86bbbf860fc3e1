"""What the second readings of the Ancients' and of Sleeper's rules share."""

from typing import Any

import pytest

from game.api import Match
from game.games.wars.rules.units import FACTIONS
from tests.wars.steps import decline, track
from tests.wars.table import GC, YS, table

WW, OW, AN, SL = "windwalker", "opener_of_the_way", "ancients", "sleeper"
EDITIONS = pytest.mark.parametrize("edition", ["first", "later"])


def power(match: Match, faction: str) -> int:
    return track(match, "power")[faction]


def areas(match: Match) -> set[str]:
    """The areas offered by the open question."""
    return {match.rules.name_option(each)["area"] for each in match.decision.options if each.area >= 0}


def by(match: Match) -> str:
    """The faction that is asked."""
    return FACTIONS[match.decision.side]


def met(match: Match) -> set[str]:
    return set(match.state_dict()["requirements"][AN])


def built(match: Match) -> set[str]:
    """The areas with a Cathedral."""
    return set(match.state_dict().get("notes", {}).get("cathedrals", []))


def with_books(known: str = "", slot: str | None = AN, factions: tuple[str, ...] = (GC, YS, AN), **setup: Any) -> Match:
    """A match in which the Ancients have these books and, as ``cathedrals``, Cathedrals in these areas."""
    setup.setdefault("books", {AN: known})
    if "cathedrals" in setup:
        setup["notes"] = {"cathedrals": setup.pop("cathedrals"), **setup.get("notes", {})}
    return table(slot, factions=factions, **setup)


def with_bare_books(match: Match) -> Match:
    """The match once the books that its Cathedrals bring at once are picked, Consecration first."""
    while match.decision is not None and match.decision.kind == "book":
        if match.options(book="consecration"):
            match.choose(book="consecration")
        else:
            match.answer(match.decision.options[0])
    return match


def next_slot(match: Match, faction: str) -> Match:
    """Decline everything until a slot of the faction begins."""
    for _ in range(60):
        if match.decision.kind == "action" and by(match) == faction and not any(match.decision.about):
            return match
        decline(match)
    raise AssertionError("no slot")


def sleeping(known: str = "", slot: str | None = SL, factions: tuple[str, ...] = (GC, YS, SL), **setup: Any) -> Match:
    """A match in which Sleeper has these books."""
    setup.setdefault("books", {SL: known})
    return table(slot, factions=factions, **setup)
