"""Short ways to set up a Duel; the rest is as in the tests of Cthulhu Wars."""

from typing import Any

from table import BG, GC, settled, spelled

from game.api import Match, new_match

DUNWICH, JERSEY = "dunwich", "jersey_reef_charles_river"
DEVILS, LOBLOLLY = "devils_reef_miskatonic_river", "loblolly_cove_mystic_river"


def duel(
    slot: str | None = None,
    *,
    factions: tuple[str, str] = (GC, BG),
    dice: list[int] | None = None,
    draws: list[int] | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 1,
    **setup: Any,
) -> Match:
    """A Duel at the position described; ``slot`` is the faction to act (5 Power for both unless told)."""
    setup.setdefault("power", dict.fromkeys(factions, 5))
    if slot is not None:
        setup["slot"] = slot
        setup.setdefault("phase", "action")
    told = spelled(setup)
    return settled(new_match("duel", factions=factions, dice=dice, draws=draws, seed=seed, options=options, setup=told))


def fight(match: Match, area: str) -> None:
    """Declare a battle, naming the area only where there is a choice."""
    match.choose("battle")
    if match.decision is not None and match.decision.kind == "battle_area":
        match.choose(area=area)


def fighting(slot: str, area: str = "arkham", **setup: Any) -> Match:
    """A Duel at the position described in which the faction to act has declared a battle."""
    match = duel(slot, **setup)
    fight(match, area)
    return match


def move(match: Match, unit: str, area: str) -> None:
    """Move one unit and no other."""
    match.choose("move")
    if match.decision is not None and match.decision.kind == "move_unit":
        match.choose(unit=unit)
    match.choose(area=area)
    if match.decision is not None and match.decision.kind == "move_unit":
        match.choose("done")


def end_slot(match: Match) -> None:
    """End the slot if something unlimited could still be done in it."""
    if match.decision is not None and match.decision.kind == "action" and match.decision.default is not None:
        match.answer(match.decision.default)
