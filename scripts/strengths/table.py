"""The table of strengths in docs/bots.md, made from the stored summary alone."""

from collections.abc import Mapping
from typing import Any

from scripts.strengths.judge import percent, wanted
from scripts.strengths.rows import ROWS, Row

MARKS = ("<!-- arena table: made by scripts/strength.py --table -->", "<!-- end of the arena table -->")
HEAD = (
    "| match | games | share of the first (95 %) | demanded | met | its factions | humanity | turns |",
    "|---|---|---|---|---|---|---|---|",
)
RITES_HEAD = ("| match | games | share of the first (95 %) | demanded | met |", "|---|---|---|---|---|")
GROUPS = (
    ("wars", 4, "4 players"),
    ("wars", 3, "3 players"),
    ("duel", 2, "the Duel"),
    ("wars", 2, "Cthulhu Wars for two"),
)
"""Game, players, and how the rows of both together are headed."""
SHORT = {"great_cthulhu": "GC", "crawling_chaos": "CC", "black_goat": "BG", "yellow_sign": "YS"}


def table(rows: Mapping[str, Any]) -> str:
    """The table with its notes."""
    shown = [row for row in ROWS if row.id in rows]
    if not shown:
        return "Nothing has been measured yet."
    parts: list[str] = []
    for game, players, name in GROUPS:
        ours = [row for row in shown if (row.game, row.players) == (game, players)]
        if ours:
            parts += [f"**{name}** (parity {percent(round(1 / players, 2))})", "", *HEAD]
            parts += [*(_line(row, rows[row.id]) for row in ours), ""]
    ours = [row for row in shown if row.game == "rites"]
    if ours:
        parts += ["**Rites of Cthulhu, 4 players** (parity 25 %)", "", *RITES_HEAD]
        parts += [*(_line(row, rows[row.id]) for row in ours), ""]
    parts += [*_notes(shown, rows), "", "<details><summary>The commands, row by row</summary>", "", "```"]
    parts += [rows[row.id]["command"] for row in shown]
    return "\n".join((*parts, "```", "", "</details>"))


def _line(row: Row, kept: Mapping[str, Any]) -> str:
    first = kept["bots"][row.field[0]]
    share = first["share"]
    low, high = share["always"] if row.at_most else (share["low"], share["high"])
    alone = len(set(row.field)) == 1
    sides = kept["factions"] if alone else first["factions"]
    cells = (
        row.name,
        str(kept["games"]),
        "" if alone else f"**{100 * share['share']:.1f} %** ({100 * low:.1f} to {100 * high:.1f})",
        wanted(row.demand),
        "yes" if not kept["missed"] else "no: " + "; ".join(kept["missed"]),
        ", ".join(f"{_short(side)} {100 * one['share']:.0f}" for side, one in sides.items()),
        percent(kept["humanity"]["share"]),
        f"{kept['turns']:.1f}",
    )
    return "| " + " | ".join(cells[: 5 if row.game == "rites" else len(cells)]) + " |"


def _short(side: str) -> str:
    """A faction, or a pair of them, in letters."""
    return "+".join(SHORT.get(name, name) for name in side.split("+"))


def _notes(shown: list[Row], rows: Mapping[str, Any]) -> list[str]:
    """When and where, once for all rows it holds for, and how long decisions took."""
    groups: dict[tuple[str, str, str, str], list[int]] = {}
    for number, row in enumerate(shown, 1):
        kept = rows[row.id]
        groups.setdefault((kept["date"], kept["machine"], kept["python"], kept["commit"]), []).append(number)
    lines = []
    for (day, machine, python, commit), numbers in groups.items():
        which = "All rows" if len(groups) == 1 else f"Row{'s' * (len(numbers) > 1)} {_spans(numbers)}"
        lines.append(f"{which}: {day}, {machine}, {python}, commit {commit}.")
    if any(row.at_most for row in shown):
        lines.append("The oracle's contests go on until it is clear who is stronger; their interval allows for that.")
    lines.append(_speed(rows))
    return [line for line in lines if line]


def _spans(numbers: list[int]) -> str:
    """Rising numbers in few words: ``1 to 3, 5``."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and spans[-1][-1] == number - 1:
            spans[-1].append(number)
        else:
            spans.append([number])
    return ", ".join(str(span[0]) if len(span) == 1 else f"{span[0]} to {span[-1]}" for span in spans)


def _speed(rows: Mapping[str, Any]) -> str:
    """Milliseconds a decision of every bot, from the first row it is the first of."""
    told = {}
    for row in ROWS:
        bot = row.field[0]
        if row.id in rows and bot not in told:
            spent = rows[row.id]["bots"][bot]["milliseconds"]
            budget = f" ({row.nodes:,} nodes a slot)" if row.nodes else ""
            told[bot] = f"{bot}{budget} {spent['mean']:.1f} mean, {spent['p95']:.0f} p95, {spent['max']:.0f} at most"
    return f"Milliseconds a decision: {'; '.join(told.values())}." if told else ""
