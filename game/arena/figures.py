"""What the games of a contest say: shares of wins, how sure one can be of them, what else was counted; in words too."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from game.arena.intervals import Share, always_valid, share_of, verdict
from game.arena.play import Game, allowed, bucket_time
from game.arena.schedule import Contest, entrant
from game.bots import Budget
from game.games.facts import Counted
from game.games.registry import facts_of

VERDICTS = {1: "above", 0: "open", -1: "below"}
Seats = list[tuple[Game, int]]
"""Games with one of their seats each."""
SAID = {
    "above": "{first} wins more than its part for sure",
    "below": "{first} wins less than its part for sure",
    "open": "whether {first} wins more or less than its part is open",
}


def decided(contest: Contest, games: Sequence[Game]) -> bool:
    """Whether the first of the field has been shown to win more or less than parity; only after whole blocks."""
    return bool(games) and len(games) % contest.block == 0 and judged(contest, games) != "open"


def judged(contest: Contest, games: Sequence[Game]) -> str:
    """Whether the share of the field's first is ``above`` or ``below`` parity for sure, or that is ``open``.

    Looks at whole blocks only, in which sides and seats weigh equally. A field of one bot has nothing to be judged.
    """
    first = contest.field[0]
    if len(set(contest.field)) == 1:
        return "open"
    whole = games[: len(games) - len(games) % contest.block]
    return VERDICTS[verdict(results_of(contest, whole, first), seats_of(contest, first) / contest.players)]


def seats_of(contest: Contest, bot_id: str) -> int:
    return contest.field.count(bot_id)


def results_of(contest: Contest, games: Iterable[Game], bot_id: str) -> list[float]:
    """For each game the share that all seats of a bot took together."""
    return [
        sum(share for place, share in zip(game.bots, game.shares, strict=True) if contest.field[place] == bot_id)
        for game in games
    ]


def figures(contest: Contest, games: Sequence[Game]) -> dict[str, Any]:
    """All figures of a contest as plain data."""
    return {
        "contest": plain_contest(contest),
        "games": len(games),
        "whole_blocks": len(games) % contest.block == 0,
        "verdict": judged(contest, games),
        "bots": {bot_id: _bot_figures(contest, games, bot_id) for bot_id in dict.fromkeys(contest.field)},
        "factions": {side: _plain(share_of(found)) for side, found in sorted(_by_side(_all_seats(games)).items())},
        "humanity": _plain(share_of([float(game.humanity) for game in games])),
        "turns": _mean([game.turns for game in games], 2),
        "decisions": _mean([game.decisions for game in games], 1),
        "seconds": _mean([game.seconds for game in games], 2),
        "ends": dict(sorted(Counter(game.reason for game in games).items())),
    }


def plain_contest(contest: Contest) -> dict[str, Any]:
    """A contest as it is written: nothing but what JSON has."""
    found = {name: list(value) if isinstance(value, tuple) else value for name, value in contest._asdict().items()}
    options = found.pop("options")
    # Contests kept before there were options have none.
    return {**found, "options": [list(each) for each in options]} if options else found


def _all_seats(games: Sequence[Game]) -> Seats:
    return [(game, seat) for game in games for seat in range(len(game.sides))]


def _by_side(seats: Seats) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for game, seat in seats:
        found.setdefault(game.sides[seat], []).append(game.shares[seat])
    return found


def _bot_figures(contest: Contest, games: Sequence[Game], bot_id: str) -> dict[str, Any]:
    seats = [(game, seat) for game, seat in _all_seats(games) if contest.field[game.bots[seat]] == bot_id]
    results = results_of(contest, games, bot_id)
    faults: Counter[str] = Counter()
    for game, seat in seats:
        faults.update(game.faults[seat])
    return {
        "seats": seats_of(contest, bot_id),
        "parity": round(seats_of(contest, bot_id) / contest.players, 4),
        "share": {**_plain(share_of(results)), "always": [round(edge, 4) for edge in always_valid(results)]},
        "factions": {side: _plain(share_of(found)) for side, found in sorted(_by_side(seats).items())},
        "doom": _mean([game.doom[seat] for game, seat in seats], 1),
        "books": _mean([game.books[seat] for game, seat in seats], 2),
        "milliseconds": _times(seats),
        "slots": _slots(entrant(bot_id).budget(contest.budget), seats),
        "faults": {"count": sum(faults.values()), "kinds": dict(faults.most_common(20))},
    }


def _mean(values: Sequence[float], digits: int) -> float:
    return round(sum(values) / len(values), digits) if values else 0.0


def _plain(share: Share) -> dict[str, float]:
    return {"games": share.games, **{name: round(getattr(share, name), 4) for name in ("share", "low", "high")}}


def _times(seats: Seats) -> dict[str, float]:
    """Number, mean, percentiles and maximum of decisions with a choice, in milliseconds."""
    counted: dict[int, int] = {}
    for game, seat in seats:
        for number, times in game.times[seat].items():
            counted[int(number)] = counted.get(int(number), 0) + times
    total = sum(counted.values())
    most = max((game.longest[seat] for game, seat in seats), default=0.0)

    def percentile(part: float) -> float:
        left = total * part
        for number in sorted(counted):
            left -= counted[number]
            if left <= 0:
                return round(min(bucket_time(number), most), 2)
        return most

    spent = sum(game.spent[seat] for game, seat in seats)
    return {
        "decisions": total,
        "mean": round(spent / total, 3) if total else 0.0,
        "p50": percentile(0.5),
        "p95": percentile(0.95),
        "p99": percentile(0.99),
        "max": most,
    }


def _slots(budget: Budget | None, seats: Seats) -> dict[str, float | None]:
    """The longest slot in milliseconds, what a budget in seconds allows, and how many slots took longer than that."""
    seconds = budget[1] if budget and budget[0] == "seconds" else None
    return {
        "count": sum(game.slots[seat] for game, seat in seats),
        "longest": max((game.longest_slot[seat] for game, seat in seats), default=0.0),
        "allowed": None if seconds is None else round(allowed(seconds), 1),
        "late": sum(game.late[seat] for game, seat in seats),
    }


def in_words(found: dict[str, Any]) -> str:
    counted = facts_of(found["contest"]["game"]).counted
    lines = [
        f"{found['games']} games, {found['turns']} {counted.time} and "
        f"{found['decisions']} decisions a game, "
        f"{found['seconds']} s each; humanity {percent(found['humanity'])}"
    ]
    if not found["whole_blocks"]:
        block = found["contest"]["players"] ** 2
        lines.append(f"(sides and seats weigh equally after every {block} games; these are no whole number of that)")
    for bot_id, bot in found["bots"].items():
        lines += _bot_lines(bot_id, bot, counted)
    if len(found["bots"]) > 1:
        first, bot = next(iter(found["bots"].items()))
        low, high = (100 * edge for edge in bot["share"]["always"])
        sure = SAID[found["verdict"]].format(first=first)
        parity = 100 * bot["parity"]
        lines.append(f"{sure}: {low:.1f} to {high:.1f} % whenever one looks, parity {parity:.0f} %")
    lines.append(f"{counted.sides}, whoever played them: " + ", ".join(
        f"{side} {percent(one)}" for side, one in found["factions"].items()))  # fmt: skip
    lines.append("ended by: " + ", ".join(f"{reason} {count}" for reason, count in found["ends"].items()))
    return "\n".join(lines)


def percent(share: dict[str, float]) -> str:
    """A share with its interval, in hundredths."""
    return f"{100 * share['share']:.1f} % ({100 * share['low']:.1f} to {100 * share['high']:.1f})"


def _bot_lines(bot_id: str, bot: dict[str, Any], counted: Counted) -> list[str]:
    seats, spent, slots, faults = bot["seats"], bot["milliseconds"], bot["slots"], bot["faults"]
    lines = [
        f"{bot_id} ({seats} seat{'s' if seats > 1 else ''}, parity {100 * bot['parity']:.0f} %): "
        f"{percent(bot['share'])}, {counted.score} {bot['doom']}"
        + (f", {counted.other} {bot['books']}" if counted.other else "")
    ]
    lines += [f"  {side}: {percent(one)} of {one['games']}" for side, one in bot["factions"].items()]
    lines.append(
        f"  ms a decision: mean {spent['mean']}, half {spent['p50']}, p95 {spent['p95']}, p99 {spent['p99']}, "
        f"max {spent['max']}"
    )
    if slots["allowed"] is not None:
        lines.append(
            f"  longest slot {slots['longest']} ms of {slots['allowed']} allowed, "
            f"{slots['late']} late of {slots['count']}"
        )
    if faults["count"]:
        lines.append(f"  {faults['count']} fault{'s' if faults['count'] > 1 else ''}, the level below answered:")
        lines += [f"    {count} × {name}" for name, count in faults["kinds"].items()]
    return lines
