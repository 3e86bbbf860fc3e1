"""Strengths by maximum likelihood from games for several players, factions corrected for: Plackett and Luce's model.

The chance of a seat to win is its strength's part of all at the table, where a seat's strength is its bot's times its
faction's. A shared win counts in part for each; games that humanity wins are nobody's and say nothing.
"""

import math
import random
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import NamedTuple

SCALE = 400 / math.log(10)
"""Points for a factor of e: of two, one with 400 points more is ten times as likely to win."""
ANCHOR = 1500.0
WIDE, NARROW = 4.0, 1.5
"""How far from the anchor bots and factions are expected, as logarithms: this keeps those who never win in reach."""
SAMPLES = 300
FALL = 1.920729
"""So far below its best the logarithm of the likelihood may fall within a 95 % interval."""
BISECTIONS = 12
_ROUNDS = 40
_CLOSE = 1e-5

Lineup = tuple[tuple[int, int], ...]
"""The seats of a table in a fixed order: bot and faction by number."""


class Table(NamedTuple):
    """A game: who sat with which faction, and each one's share of the win."""

    bots: tuple[Hashable, ...]
    factions: tuple[str, ...]
    shares: tuple[float, ...]


class Rating(NamedTuple):
    """Points with a 95 % interval, over so many games, of which the bot had this mean share with this parity."""

    points: float
    low: float
    high: float
    games: int
    share: float
    parity: float


Fact = tuple[Lineup, tuple[float, ...]]


class _Counted:
    """Games by lineup: how many, and the sums of the shares by seat."""

    def __init__(self, facts: Mapping[Fact, int]) -> None:
        self.games: Counter[Lineup] = Counter()
        self.shares: dict[Lineup, list[float]] = {}
        for (lineup, shares), times in facts.items():
            self.games[lineup] += times
            sums = self.shares.setdefault(lineup, [0.0] * len(lineup))
            for seat, share in enumerate(shares):
                sums[seat] += times * share


def ratings(games: Sequence[Table], anchor: Hashable, samples: int = SAMPLES) -> dict[Hashable, Rating]:
    """The rating of every bot that has met the anchor, or somebody who has, and so on; strongest first.

    The interval is the wider one of the bootstrap by game and of the likelihood: of bots that always lose, every sample
    of games says the same. Empty where the anchor has not played.
    """
    told = [game for game in games if sum(game.shares) > 0]
    met = _connected(told, anchor)
    told = [game for game in told if met.issuperset(game.bots)]
    if not told:
        return {}
    bots = sorted(met, key=lambda bot: (bot != anchor, repr(bot)))
    factions = sorted({faction for game in told for faction in game.factions})
    facts = [_fact(game, bots, factions) for game in told]
    drawn = Counter(facts)
    counted, sizes = _Counted(drawn), (len(bots), len(factions))
    best = fitted(counted, sizes)
    again = _bootstrap(drawn, sizes, best, samples)
    found = {}
    for place, bot in enumerate(bots):
        low = high = 0.0
        if place:
            values = sorted(one[place] for one in again)
            low = min(_bound(counted, sizes, best, place, -1.0), _middle(values)[0])
            high = max(_bound(counted, sizes, best, place, 1.0), _middle(values)[1])
        points = [ANCHOR + SCALE * value for value in (best[place], low, high)]
        found[bot] = Rating(points[0], points[1], points[2], *_share(games, bot))
    return dict(sorted(found.items(), key=lambda each: -each[1].points))


def _middle(values: Sequence[float]) -> tuple[float, float]:
    """The bounds of the middle 95 of 100 values."""
    out = int(0.025 * len(values))
    return values[out], values[-1 - out]


def _bound(counted: _Counted, sizes: tuple[int, int], best: Sequence[float], place: int, way: float) -> float:
    """How far up or down a bot may be before the likelihood, all else fitted to that, falls out of its interval."""
    enough = likelihood(counted, best, sizes[0]) - FALL
    inside, outside = best[place], best[place] + 2 * WIDE * way
    start = list(best)
    for _ in range(BISECTIONS):
        tried = (inside + outside) / 2
        start[place] = tried
        at = fitted(counted, sizes, start, held=place)
        if likelihood(counted, at, sizes[0]) < enough:
            outside = tried
        else:
            inside, start = tried, at
    return outside


def _share(games: Iterable[Table], bot: Hashable) -> tuple[int, float, float]:
    """In how many games a bot played, its mean share of a game, and what it would have by its seats alone."""
    found = [
        (sum(share for each, share in zip(game.bots, game.shares, strict=True) if each == bot), game)
        for game in games
        if bot in game.bots
    ]
    count = len(found)
    parity = sum(game.bots.count(bot) / len(game.bots) for _, game in found)
    return count, sum(share for share, _ in found) / count, parity / count


def _fact(game: Table, bots: Sequence[Hashable], factions: Sequence[str]) -> Fact:
    seats = sorted(
        (bots.index(bot), factions.index(faction), share)
        for bot, faction, share in zip(game.bots, game.factions, game.shares, strict=True)
    )
    return tuple((bot, faction) for bot, faction, _ in seats), tuple(share for _, _, share in seats)


def _connected(games: Iterable[Table], anchor: Hashable) -> set[Hashable]:
    """Who has met the anchor, those who have met them, and so on."""
    tables = [set(game.bots) for game in games]
    met = {anchor}
    while True:
        more = set().union(*(table for table in tables if table & met)) - met
        if not more:
            return met if any(anchor in table for table in tables) else set()
        met |= more


def fitted(
    counted: _Counted, sizes: tuple[int, int], start: Sequence[float] | None = None, held: int = 0
) -> list[float]:
    """The likeliest logarithms of strengths, bots before factions; the first bot's, and one that is held, stay.

    Newton's steps; the function is concave, and strictly so by what is expected.
    """
    bots, factions = sizes
    free = bots - 1 + factions
    at = list(start or [0.0] * (bots + factions))
    for _ in range(_ROUNDS):
        slope, bend = _slope_and_bend(counted, at, bots, free)
        if held:
            slope[held - 1] = 0.0
            for place in range(free):
                bend[place][held - 1] = bend[held - 1][place] = float(place == held - 1)
        step = solved(bend, slope)
        longest = max(map(abs, step), default=0.0)
        calm = min(1.0, 2.0 / longest) if longest else 1.0
        for place, value in enumerate(step):
            at[place + 1] += calm * value
        if longest < _CLOSE:
            break
    return at


def likelihood(counted: _Counted, at: Sequence[float], bots: int) -> float:
    """The logarithm of how likely the games are, with what is expected."""
    total = sum((value / (WIDE if place < bots else NARROW)) ** 2 for place, value in enumerate(at)) / -2
    for lineup in counted.games:
        chances = _chances(lineup, at, bots)
        total += sum(
            share * math.log(chance) for share, chance in zip(counted.shares[lineup], chances, strict=True) if share
        )
    return total


def _slope_and_bend(
    counted: _Counted, at: Sequence[float], bots: int, free: int
) -> tuple[list[float], list[list[float]]]:
    """The first derivatives of the log-likelihood, and the second ones with their signs turned."""
    expected = [WIDE] * (bots - 1) + [NARROW] * (free - bots + 1)
    slope = [-value / (wide * wide) for value, wide in zip(at[1:], expected, strict=True)]
    bend = [[0.0] * free for _ in range(free)]
    for place, wide in enumerate(expected):
        bend[place][place] = 1 / (wide * wide)
    for lineup, games in counted.games.items():
        chances = _chances(lineup, at, bots)
        whose = [(bot - 1, bots - 1 + faction) for bot, faction in lineup]
        shares = counted.shares[lineup]
        mean: dict[int, float] = {}
        for seat, places in enumerate(whose):
            for place in places:
                if place >= 0:
                    slope[place] += shares[seat] - games * chances[seat]
                    mean[place] = mean.get(place, 0.0) + chances[seat]
                    for other in places:
                        if other >= 0:
                            bend[place][other] += games * chances[seat]
        for place, one in mean.items():
            row = bend[place]
            for other, two in mean.items():
                row[other] -= games * one * two
    return slope, bend


def _chances(lineup: Lineup, at: Sequence[float], bots: int) -> list[float]:
    worth = [at[bot] + at[bots + faction] for bot, faction in lineup]
    most = max(worth)
    parts = [math.exp(each - most) for each in worth]
    total = sum(parts)
    return [part / total for part in parts]


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of equations whose matrix is symmetric and positive, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        head = rows[place]
        for row in rows[place + 1 :]:
            factor = row[place] / head[place]
            if factor:
                for column in range(place, size + 1):
                    row[column] -= factor * head[column]
    found = [0.0] * size
    for place in range(size - 1, -1, -1):
        rest = sum(rows[place][column] * found[column] for column in range(place + 1, size))
        found[place] = (rows[place][size] - rest) / rows[place][place]
    return found


def _bootstrap(
    counted: Mapping[Fact, int], sizes: tuple[int, int], start: Sequence[float], samples: int
) -> list[list[float]]:
    """The likeliest values again for samples of the games, drawn with replacement within those of the same bots."""
    fields: dict[tuple[int, ...], list[tuple[Fact, int]]] = {}
    for fact, times in counted.items():
        fields.setdefault(tuple(bot for bot, _ in fact[0]), []).append((fact, times))
    chance = random.Random(20_261_122)
    found = []
    for _ in range(samples):
        drawn: Counter[Fact] = Counter()
        for each in fields.values():
            facts, weights = zip(*each, strict=True)
            drawn.update(chance.choices(facts, weights, k=sum(weights)))
        found.append(fitted(_Counted(drawn), sizes, start))
    return found
