"""Who plays which side from which seat: every bot every side from every seat equally often."""

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any, NamedTuple

from game.match.games import rules_for


class Contest(NamedTuple):
    """What is played: the game with its inputs, the field of bots, and the first seed.

    ``maps`` take turns, block by block. ``field`` has one bot for each seat; the first is the one the contest is
    about. Plain values, so that worker processes and files can be told.
    """

    game: str
    players: int
    field: tuple[str, ...]
    maps: tuple[str, ...] = ()
    edition: str | None = None
    factions: tuple[str, ...] = ()
    seed: int = 0
    budget: tuple[str, float] | None = None
    """For bots that search: ("seconds" or "nodes", how many for a slot)."""

    @property
    def block(self) -> int:
        """Games after which every bot has played every side from every seat equally often, give or take none."""
        return self.players * self.players


class Pairing(NamedTuple):
    """One game of a contest: inputs of the match, and for each seat the place of its bot in the field."""

    number: int
    inputs: dict[str, Any]
    seats: tuple[int, ...]


def sides_of(contest: Contest) -> tuple[str, ...]:
    """The sides that take part, by seat of the plain game; raises ``SetupError`` or ``ValueError`` with a sentence."""
    if len(contest.field) != contest.players:
        raise ValueError(f"the field has {len(contest.field)} bots, but the match has {contest.players} seats")
    inputs = {"game": contest.game, "players": contest.players, "edition": contest.edition, "seed": 0}
    inputs["map"] = contest.maps[0] if contest.maps else None
    inputs["factions"] = list(contest.factions) or None
    rules = rules_for(inputs)
    if rules.seats != contest.players:
        raise ValueError(f"a match of these factions has {rules.seats} seats, not {contest.players}")
    return tuple(seat[0] if len(seat) == 1 else "+".join(seat) for seat in rules.setup["factions"])


def pairing(contest: Contest, index: int, sides: Sequence[str]) -> Pairing:
    """Game number ``index``: in each block the sides go round the seats, and the bots round each of those."""
    count = contest.players
    block, place = divmod(index, contest.block)
    turn, shift = divmod(place, count)
    # All orders of sides round the table, one for each block: the first side is held fast, since the sides turn anyway.
    orders = list(permutations(range(1, count)))
    order = (0, *orders[block % len(orders)])
    # A second run through the orders seats the bots' rivals the other way round.
    seated = tuple(sides[order[(seat + turn) % count]] for seat in range(count))
    bots = tuple((seat + shift + turn) % count for seat in range(count))
    inputs: dict[str, Any] = {
        "game": contest.game,
        "players": count,
        "map": contest.maps[block % len(contest.maps)] if contest.maps else None,
        "edition": contest.edition,
        "factions": [side.split("+") if "+" in side else side for side in seated],
        "seed": contest.seed + index,
    }
    return Pairing(index, inputs, bots)


def pairings(contest: Contest, start: int, games: int) -> Iterator[Pairing]:
    """Games ``start`` to ``games`` of a contest."""
    sides = sides_of(contest)
    for index in range(start, games):
        yield pairing(contest, index, sides)
