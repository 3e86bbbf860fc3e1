"""Short ways to look at what has happened, for the rule tests."""

from typing import Any

from table import ALL

from game.api import Match
from game.games.wars.rules.units import FACTIONS


def powers(given: dict[str, int], rest: int = 5) -> dict[str, int]:
    """Power for everyone: what is given, ``rest`` for the others."""
    return {**dict.fromkeys(ALL, rest), **given}


def asked(match: Match) -> tuple[str, str] | None:
    """Who is asked, and what kind of question."""
    decision = match.decision
    return (FACTIONS[decision.side], decision.kind) if decision else None


def events(match: Match, kind: str) -> list[tuple[Any, ...]]:
    """The arguments of all events of a kind so far."""
    return [event.args for event in match.events if event.kind == kind]


def dice_rolled(match: Match) -> dict[str, int]:
    """How many dice each side has rolled in battle, the last battle counting."""
    return {FACTIONS[args[0]]: len(args) - 1 for args in events(match, "rolled")}


def gained(match: Match, faction: str, why: str, kind: str = "power") -> int:
    """Power (or Doom) a faction has gained for one reason so far."""
    return sum(args[1] for args in events(match, kind) if args[0] == FACTIONS.index(faction) and args[2] == why)


def power(match: Match, faction: str) -> int:
    """The Power of a faction."""
    return match.state_dict()["power"][faction]


def doom(match: Match, faction: str) -> int:
    """The Doom of a faction."""
    return match.state_dict()["doom"][faction]


def signs(match: Match, faction: str) -> list[int]:
    """The hidden Elder Signs of a faction."""
    return match.state_dict()["signs"][faction]


def met(match: Match, faction: str) -> set[str]:
    """The requirements a faction has met."""
    return set(match.state_dict()["requirements"][faction])


def keeper(match: Match, area: str) -> str | None:
    """Who keeps the gate of an area: a unit, ``abandoned``, or nobody where there is no gate."""
    return match.state_dict()["gates"].get(area)


def offered(match: Match, field: str) -> list[str]:
    """One field of all open options that have it, in words, sorted."""
    named = [match.rules.name_option(choice) for choice in match.decision.options]
    return sorted(option[field] for option in named if field in option)


def kinds(match: Match) -> list[str]:
    """The kinds of units offered, once for each option."""
    return sorted(name.split("/")[1] for name in offered(match, "unit"))


def skip_to(match: Match, kind: str, most: int = 60) -> None:
    """Decline (or take the first option) until a question of this kind is open."""
    for _ in range(most):
        if match.decision is None or match.decision.kind == kind:
            break
        decision = match.decision
        match.answer(decision.default or decision.options[0])
    assert match.decision is not None and match.decision.kind == kind
