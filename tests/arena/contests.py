"""Short ways to contests and made-up games for the tests of the arena."""

import os
from typing import Any

from game.arena.play import Game
from game.arena.schedule import Contest, pairing
from game.games.registry import facts_of

FIELD = ("alpha", "beta", "gamma", "delta")


def contest(*field: str, **more: Any) -> Contest:
    """A contest of this field on all maps for so many."""
    return Contest("wars", len(field), field, more.pop("maps", facts_of("wars").maps(len(field))), **more)


def game(of: Contest, number: int, winners: tuple[int, ...] = (), **more: Any) -> Game:
    """A game as the schedule has it, won by these places of the field; what else there is to know is made up."""
    due = pairing(of, number)
    count = of.players
    facts: dict[str, Any] = {
        "doom": [10] * count,
        "books": [4] * count,
        "humanity": not winners,
        "reason": "doom_30",
        "turns": 6,
        "decisions": 200,
        "seconds": 0.5,
        "times": [{"10": 50} for _ in range(count)],
        "spent": [10.0] * count,
        "longest": [0.5] * count,
        "slots": [20] * count,
        "longest_slot": [1.0] * count,
        "late": [0] * count,
        "faults": [{} for _ in range(count)],
    }
    shares = [1 / len(winners) if place in winners else 0.0 for place in due.seats]
    sides = [side if isinstance(side, str) else "+".join(side) for side in due.inputs["factions"]]
    return Game(number=number, bots=list(due.seats), sides=sides, shares=shares, **(facts | more))


def die(job, number):
    """A job that takes its process with it."""
    os._exit(3)


def err(job, number):
    """A job with a mistake."""
    raise ValueError("wrong")
