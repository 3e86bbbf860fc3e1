"""Who plays which side from which seat: every bot every side from every seat equally often.

A side may be a pair of factions, written with a plus. Games come in blocks of
``players`` times ``players``. Within a block the sides go round
the seats and the bots go round those, so that over a block each bot plays each side from each seat once. From block
to block change the map, which factions take part (where there are more than seats), in which order the sides sit, and
in which order the bots sit: each bot has each other one to its left and right, and meets every neighbourhood of sides.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations, permutations
from math import factorial
from typing import Any, NamedTuple, TypeVar

from game.bots import Budget
from game.games.registry import facts_of, rules_for

LARGEST = 1000
T = TypeVar("T")


class Entrant(NamedTuple):
    """A bot and how many times the contest's budget it has."""

    bot: str
    times: int

    def budget(self, of: Budget | None) -> Budget | None:
        """Its own budget in a contest with this one."""
        return of and (of[0], of[1] * self.times)


def entrant(name: str) -> Entrant:
    """Who a field's name stands for; raises ``ValueError`` with a sentence for a factor that is none."""
    bot, at, times = name.partition("@")
    if not at:
        return Entrant(bot, 1)
    if not (bot and times.isascii() and times.isdecimal() and 1 <= int(times) <= LARGEST):
        raise ValueError(f"{name!r} is no bot with a number of times its budget, such as oracle@4")
    return Entrant(bot, int(times))


class Contest(NamedTuple):
    """What is played: the game with its inputs, the field of bots, and the first seed.

    ``maps`` take turns, block by block. ``field`` has one bot for each seat, named as ``game.arena.schedule`` reads it;
    the first is the one the contest is about. ``factions`` are those that play; if they are more than the seats, all
    sets of them take turns, evenly from the first on. Without any the game's first ones do, or all if those are too
    few. Plain values, so that worker processes and files can be told.
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
    options: tuple[tuple[str, Any], ...] = ()
    """Options of the game by name."""

    @property
    def block(self) -> int:
        """Games after which every bot has played every side from every seat equally often."""
        return self.players * self.players


class Pairing(NamedTuple):
    """One game of a contest: inputs of the match, and for each seat the place of its bot in the field."""

    number: int
    inputs: dict[str, Any]
    seats: tuple[int, ...]


def casts(contest: Contest) -> list[tuple[str, ...]]:
    """The sets of sides that take part, one for each block in turn; a single empty one where sides are all alike."""
    facts, named = facts_of(contest.game), contest.factions
    if not facts.sides():
        return [()]
    if not named:
        return facts.casts(contest.players, facts.first_sides()) or facts.casts(contest.players)
    return (len(named) > contest.players and list(evenly(tuple(facts.casts(contest.players, named))))) or [named]


@lru_cache(maxsize=32)
def evenly(groups: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """The same sets in an order in which, however soon one stops, all sides and all pairs of them have played as often
    as can be; each next one is chosen for that, so it is no more than nearly so.
    """
    left, found = list(groups), list[tuple[str, ...]]()
    met: Counter[tuple[str, ...]] = Counter()

    def crowd(cast: tuple[str, ...]) -> tuple[int, int]:
        return sum(met[side,] for side in cast), sum(met[pair] ** 2 for pair in combinations(cast, 2))

    while left:
        chosen = min(left, key=crowd)
        left.remove(chosen)
        found.append(chosen)
        met.update([(side,) for side in chosen])
        met.update(combinations(chosen, 2))
    return tuple(found)


def check(contest: Contest) -> None:
    """Refuse what cannot be played; raises ``SetupError`` or ``ValueError`` with a sentence."""
    if len(contest.field) != contest.players:
        raise ValueError(f"the field has {len(contest.field)} bots, but the match has {contest.players} seats")
    if len(set(contest.maps)) != len(contest.maps):
        raise ValueError("a map is named twice")
    for map_id in contest.maps or (None,):
        for cast in casts(contest) or [()]:
            rules_for({**_inputs(contest), "map": map_id, "factions": by_seat(cast) or None, "seed": 0})


def pairing(contest: Contest, index: int) -> Pairing:
    """Game number ``index`` of a contest that ``check`` has passed."""
    groups = casts(contest)
    if groups == [()]:
        return _all_alike(contest, index)
    count = contest.players
    maps = contest.maps or facts_of(contest.game).maps(count) or (None,)
    block, place = divmod(index, contest.block)
    turn, shift = divmod(place, count)
    # The map changes fastest, then the cast, then both orders round the table; the bots' order runs ahead of the
    # sides' by one more in every round, so that in the end each of the one has met each of the other.
    later, which_map = divmod(block, len(maps))
    later, which_cast = divmod(later, len(groups))
    orders = factorial(count - 1)
    sides = _round_table(groups[which_cast], later)
    bots = _round_table(tuple(range(count)), later + later // orders)
    inputs = {
        **_inputs(contest),
        "map": maps[which_map],
        "factions": by_seat(sides[(seat + turn) % count] for seat in range(count)),
        "seed": contest.seed + index,
    }
    return Pairing(index, inputs, tuple(bots[(seat + shift + turn) % count] for seat in range(count)))


def _all_alike(contest: Contest, index: int) -> Pairing:
    """Where sides are all alike only the bots go round the seats, and every time round in another order."""
    turn, shift = divmod(index, contest.players)
    bots = _round_table(tuple(range(contest.players)), turn)
    seats = tuple(bots[(seat + shift) % contest.players] for seat in range(contest.players))
    return Pairing(index, {**_inputs(contest), "seed": contest.seed + index}, seats)


def _round_table(things: tuple[T, ...], number: int) -> tuple[T, ...]:
    """One of the orders of things round a table, the first held fast, since all of them turn anyway."""
    orders = list(permutations(things[1:]))
    return (things[0], *orders[number % len(orders)])


def _inputs(contest: Contest) -> dict[str, Any]:
    inputs: dict[str, Any] = {"game": contest.game, "players": contest.players, "edition": contest.edition}
    return {**inputs, "options": dict(contest.options)} if contest.options else inputs


def by_seat(sides: Iterable[str]) -> list[str | list[str]]:
    """Factions by seat as they are named in arguments: those of one seat with a plus between."""
    return [name.split("+") if "+" in name else name for name in sides]
