"""What the games of a contest say: shares of wins with how sure one can be of them, and what else was counted."""

import math
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from game.arena.play import Game, bucket_time
from game.arena.schedule import Contest

Z95 = 1.959964
ERROR = 0.05


class Share(NamedTuple):
    """A mean share of wins from so many games, with its 95 % interval."""

    games: int
    share: float
    low: float
    high: float


def share_of(results: Sequence[float]) -> Share:
    """The mean of shares between 0 and 1 with Wilson's interval, widened or narrowed for shared wins.

    A shared win counts in part, so the results need not be 0 or 1: the interval is that of as many
    plain games as would have the same variance.
    """
    count = len(results)
    if not count:
        return Share(0, 0.0, 0.0, 1.0)
    mean = sum(results) / count
    variance = sum((one - mean) ** 2 for one in results) / count
    plain = mean * (1 - mean)
    weight = count * plain / variance if variance > 0 and plain > 0 else count
    z2 = Z95 * Z95
    middle = (mean + z2 / (2 * weight)) / (1 + z2 / weight)
    half = Z95 * math.sqrt(plain / weight + z2 / (4 * weight * weight)) / (1 + z2 / weight)
    return Share(count, mean, max(0.0, middle - half), min(1.0, middle + half))


def always_valid(results: Sequence[float], parity: float, error: float = ERROR) -> tuple[float, float]:
    """An interval for the mean that may be looked at after every game without growing less sure by it.

    A normal mixture (Robbins 1970; Waudby-Smith and others 2021, "asymptotic confidence sequences"), tuned to be
    tightest at about a hundred games. The variance is taken to be at least that of the parity's share.
    """
    count = len(results)
    if count < 2:
        return 0.0, 1.0
    mean = sum(results) / count
    variance = max(sum((one - mean) ** 2 for one in results) / count, parity * (1 - parity) / 2)
    rho2 = (2 * math.log(1 / error) + math.log(2 * math.log(1 / error) + 1)) / 100
    inner = count * variance * rho2 / variance + 1
    half = math.sqrt(variance) * math.sqrt(2 * inner / (count * count * rho2) * math.log(math.sqrt(inner) / error))
    return max(0.0, mean - half), min(1.0, mean + half)


def decided(contest: Contest, games: Sequence[Game]) -> bool:
    """Whether the first of the field has been shown to be above or below parity; only after whole blocks."""
    if not games or len(games) % contest.block:
        return False
    parity = shares_of_field(contest, contest.field[0]) / contest.players
    low, high = always_valid(results_of(contest, games, contest.field[0]), parity)
    return low > parity or high < parity


def shares_of_field(contest: Contest, bot_id: str) -> int:
    """How many seats a bot has."""
    return contest.field.count(bot_id)


def results_of(contest: Contest, games: Iterable[Game], bot_id: str) -> list[float]:
    """For each game the share that all seats of a bot took together."""
    found = []
    for game in games:
        found.append(
            sum(share for place, share in zip(game.bots, game.shares, strict=True) if contest.field[place] == bot_id)
        )
    return found


def figures(contest: Contest, games: Sequence[Game]) -> dict[str, Any]:
    """All figures of a contest as plain data."""
    bots = {bot_id: _bot_figures(contest, games, bot_id) for bot_id in dict.fromkeys(contest.field)}
    count = max(len(games), 1)
    ends: dict[str, int] = {}
    for game in games:
        ends[game.reason] = ends.get(game.reason, 0) + 1
    return {
        "contest": {**contest._asdict(), "field": list(contest.field), "maps": list(contest.maps)},
        "games": len(games),
        "bots": bots,
        "factions": _faction_figures(games),
        "humanity": round(sum(game.humanity for game in games) / count, 4),
        "turns": round(sum(game.turns for game in games) / count, 2),
        "decisions": round(sum(game.decisions for game in games) / count, 1),
        "seconds": round(sum(game.seconds for game in games) / count, 2),
        "ends": ends,
    }


def _bot_figures(contest: Contest, games: Sequence[Game], bot_id: str) -> dict[str, Any]:
    seats = [
        (game, seat) for game in games for seat, place in enumerate(game.bots) if contest.field[place] == bot_id
    ]
    by_side: dict[str, list[float]] = {}
    for game, seat in seats:
        by_side.setdefault(game.sides[seat], []).append(game.shares[seat])
    count = max(len(seats), 1)
    return {
        "seats": shares_of_field(contest, bot_id),
        "parity": round(shares_of_field(contest, bot_id) / contest.players, 4),
        "share": _plain(share_of(results_of(contest, games, bot_id))),
        "factions": {side: _plain(share_of(found)) for side, found in sorted(by_side.items())},
        "doom": round(sum(game.doom[seat] for game, seat in seats) / count, 1),
        "books": round(sum(game.books[seat] for game, seat in seats) / count, 2),
        "milliseconds": _times(seats),
    }


def _faction_figures(games: Sequence[Game]) -> dict[str, Any]:
    """How each side did, whoever played it."""
    found: dict[str, list[float]] = {}
    for game in games:
        for side, share in zip(game.sides, game.shares, strict=True):
            found.setdefault(side, []).append(share)
    return {side: _plain(share_of(shares)) for side, shares in sorted(found.items())}


def _plain(share: Share) -> dict[str, float]:
    return {"games": share.games, **{name: round(getattr(share, name), 4) for name in ("share", "low", "high")}}


def _times(seats: Sequence[tuple[Game, int]]) -> dict[str, float]:
    """Mean, 95th and 99th percentile and maximum of a decision, in milliseconds."""
    counted: dict[int, int] = {}
    for game, seat in seats:
        for number, times in game.times[seat].items():
            counted[int(number)] = counted.get(int(number), 0) + times
    total = sum(counted.values())
    if not total:
        return {"mean": 0.0, "p95": 0.0, "p99": 0.0, "max": 0.0}
    spent = sum(game.spent[seat] for game, seat in seats)

    def percentile(part: float) -> float:
        left = total * part
        for number in sorted(counted):
            left -= counted[number]
            if left <= 0:
                return round(bucket_time(number), 2)
        return round(bucket_time(max(counted)), 2)

    return {
        "mean": round(spent / total, 3),
        "p95": percentile(0.95),
        "p99": percentile(0.99),
        "max": max(game.longest[seat] for game, seat in seats),
    }


def in_words(found: dict[str, Any]) -> str:
    """The figures for people."""
    lines = [f"{found['games']} games, {found['turns']} turns and {found['decisions']} decisions a game, "
             f"{found['seconds']} s each, humanity {100 * found['humanity']:.1f} %"]  # fmt: skip
    for bot_id, bot in found["bots"].items():
        share, spent = bot["share"], bot["milliseconds"]
        lines.append(
            f"{bot_id} ({bot['seats']} seats, parity {100 * bot['parity']:.0f} %): "
            f"{_percent(share)}, "
            f"Doom {bot['doom']}, books {bot['books']}, ms a decision: mean {spent['mean']}, p95 {spent['p95']}, "
            f"p99 {spent['p99']}, max {spent['max']}"
        )
        lines += [f"  {side}: {_percent(one)} of {one['games']}" for side, one in bot["factions"].items()]
    lines.append("by faction, whoever played: " + ", ".join(
        f"{side} {100 * one['share']:.1f} %" for side, one in found["factions"].items()))  # fmt: skip
    lines.append("ended by: " + ", ".join(f"{reason} {count}" for reason, count in sorted(found["ends"].items())))
    return "\n".join(lines)


def _percent(share: dict[str, float]) -> str:
    return f"{100 * share['share']:.1f} % ({100 * share['low']:.1f} to {100 * share['high']:.1f})"
