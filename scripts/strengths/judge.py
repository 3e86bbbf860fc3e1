"""Whether a contest shows what its row demands."""

from typing import Any

from scripts.strengths.rows import Demand, Row


def missed(row: Row, found: dict[str, Any]) -> list[str]:
    """What of a row's demand the figures do not show, in words; nothing if all is well. Faults always count."""
    first = found["bots"][row.field[0]]
    return [*_strength(row, first), *_game(row.demand, found), *_manner(row.demand, found, first)]


def _strength(row: Row, first: dict[str, Any]) -> list[str]:
    demand, share = row.demand, first["share"]
    wrong = []
    if demand.least is not None and share["share"] < demand.least:
        wrong.append(f"wins {percent(share['share'])}, not {percent(demand.least)}")
    if demand.most is not None and share["share"] > demand.most:
        wrong.append(f"wins {percent(share['share'])}, over {percent(demand.most)}")
    low = share["always"][0] if row.at_most else share["low"]
    if demand.above_parity and low <= first["parity"]:
        wrong.append(f"lower bound {percent(low)}, not above {percent(first['parity'])}")
    for side, one in first["factions"].items():
        if demand.each is not None and one["share"] < demand.each:
            wrong.append(f"wins {percent(one['share'])} with {side}, not {percent(demand.each)}")
    return wrong


def _game(demand: Demand, found: dict[str, Any]) -> list[str]:
    wrong = []
    humanity = found["humanity"]["share"]
    if demand.humanity is not None and humanity >= demand.humanity:
        wrong.append(f"humanity {percent(humanity)}, not under {percent(demand.humanity)}")
    for side, one in found["factions"].items():
        if demand.factions and not demand.factions[0] <= one["share"] <= demand.factions[1]:
            low, high = demand.factions
            wrong.append(f"{side} wins {percent(one['share'])}, not {percent(low)[:-2]} to {percent(high)}")
    if demand.turns and not demand.turns[0] <= found["turns"] <= demand.turns[1]:
        wrong.append(f"{found['turns']} turns, not {demand.turns[0]} to {demand.turns[1]}")
    if demand.game_seconds is not None and found["seconds"] >= demand.game_seconds:
        wrong.append(f"{found['seconds']} s a game, not under {demand.game_seconds}")
    return wrong


def _manner(demand: Demand, found: dict[str, Any], first: dict[str, Any]) -> list[str]:
    wrong = [f"{bot['faults']['count']} faults of {bot_id}" for bot_id, bot in found["bots"].items()
             if bot["faults"]["count"]]  # fmt: skip
    spent, slots = first["milliseconds"], first["slots"]
    if demand.decision_ms:
        for name, most in zip(("mean", "p99"), demand.decision_ms, strict=True):
            if spent[name] > most:
                wrong.append(f"{name} of a decision {spent[name]} ms, over {most}")
    if demand.longest_ms is not None and spent["max"] > demand.longest_ms:
        wrong.append(f"a decision of {spent['max']} ms, over {demand.longest_ms:g}")
    if demand.in_time and slots["late"]:
        wrong.append(f"{slots['late']} of {slots['count']} slots late, the longest {slots['longest']} ms")
    return wrong


def percent(part: float) -> str:
    """A part of 1 in hundredths, without needless zeros."""
    return f"{100 * part:.1f}".removesuffix(".0") + " %"


def wanted(demand: Demand) -> str:
    """A demand in the few words of a table."""
    parts = []
    if demand.least is not None and demand.most is not None:
        parts.append(f"{percent(demand.least)[:-2]} to {percent(demand.most)}")
    elif demand.least is not None:
        parts.append(f"at least {percent(demand.least)}")
    if demand.above_parity:
        parts.append("lower bound above parity")
    if demand.each is not None:
        parts.append(f"each faction at least {percent(demand.each)}")
    if demand.humanity is not None:
        parts.append(f"humanity under {percent(demand.humanity)}")
    if demand.factions:
        parts.append(f"each faction {percent(demand.factions[0])[:-2]} to {percent(demand.factions[1])}")
    if demand.turns:
        parts.append(f"{demand.turns[0]:g} to {demand.turns[1]:g} turns")
    if demand.decision_ms:
        parts.append(f"a decision {demand.decision_ms[0]:g} ms, p99 {demand.decision_ms[1]:g}")
    if demand.game_seconds is not None:
        parts.append(f"a game under {demand.game_seconds:g} s")
    if demand.longest_ms is not None:
        parts.append(f"no decision over {demand.longest_ms:g} ms")
    if demand.in_time:
        parts.append("no slot late")
    return ", ".join(parts)
