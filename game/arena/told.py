"""A contest's figures in words, for the terminal."""

from typing import Any

from game.games.facts import Counted
from game.games.registry import facts_of

VERDICTS = {
    "above": "{first} wins more than its part for sure",
    "below": "{first} wins less than its part for sure",
    "open": "whether {first} wins more or less than its part is open",
}


def in_words(found: dict[str, Any]) -> str:
    """The figures for people."""
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
        sure = VERDICTS[found["verdict"]].format(first=first)
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
        lines.append(f"  {faults['count']} faults, the level below answered:")
        lines += [f"    {count} times {name}" for name, count in faults["kinds"].items()]
    return lines
