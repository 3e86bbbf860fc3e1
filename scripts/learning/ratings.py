"""Ratings of all bots that have played in contests, with intervals; the page docs/contests.md is renewed with them.

    python3 -m scripts.learning.ratings [--print]

They come from the games in ``scripts/learning/results`` alone, so they can be made anew at any time. The hierophant of
version 0.1 has 1500 points by definition. Each game, number of players and edition has a table of its own.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from scripts.learning.contests import pairs, results
from scripts.learning.contests.results import Line, Who
from scripts.learning.contests.rows import FILE, rows, short
from scripts.learning.contests.standing import summary
from scripts.learning.contests.strength import ANCHOR, Rating, Table, ratings
from scripts.marked import renew
from scripts.strengths.stored import ROOT

PAGE = ROOT / "docs" / "contests.md"
MARKS = ("<!-- ratings: made by python3 -m scripts.learning.ratings -->", "<!-- end of the ratings -->")

ANCHORS = ("scripts.learning.frozen:Hierophant", "hierophant")
"""Who has ``ANCHOR`` points: the first of these who has played."""
SEATS = {2: "two players", 3: "three players", 4: "four players", 5: "five players"}


class Setting(NamedTuple):
    """What is rated apart from other things."""

    game: str
    players: int
    edition: str

    def told(self) -> str:
        edition = f", edition `{self.edition}`" if self.edition else ""
        return f"`{self.game}`, {SEATS.get(self.players, f'{self.players} players')}{edition}"


def all_lines(folder: Path) -> list[Line]:
    """The games of all files, each once. Raises ``ResultsError`` for a damaged one."""
    found: dict[object, Line] = {}
    for path in sorted(folder.glob("*.jsonl")):
        for line in results.read(path):
            key = (path.name, line.number, line.seed, tuple(line.bots), tuple(line.seats), line.rules)
            found.setdefault(key, line)
    return list(found.values())


def by_setting(lines: Iterable[Line]) -> dict[Setting, list[Line]]:
    found: dict[Setting, list[Line]] = {}
    for line in lines:
        found.setdefault(Setting(line.game, len(line.seats), line.edition), []).append(line)
    return dict(sorted(found.items()))


def rated(lines: Sequence[Line]) -> tuple[dict[Who, Rating], set[Who]]:
    """Ratings of the bots of a setting, and those who cannot be rated: no game leads from them to the anchor.

    A version of a bot is a bot. The anchor is its newest version.
    """
    everybody = {who for line in lines for who in line.bots}
    newest = latest(lines)
    anchor = next((newest[name, ""] for name in ANCHORS if (name, "") in newest), None)
    tables = [
        Table(
            tuple(line.who(seat) for seat in range(len(line.seats))),
            tuple(line.factions),
            tuple(line.shares),
        )
        for line in lines
    ]
    found = ratings(tables, anchor) if anchor else {}
    return {who: rating for who, rating in found.items() if isinstance(who, Who)}, everybody - found.keys()


def latest(lines: Iterable[Line]) -> dict[tuple[str, str], Who]:
    """By name and budget the version of each bot that has played last."""
    return {(who.name, who.budget): who for line in sorted(lines, key=lambda line: line.at) for who in line.bots}


def table(lines: Sequence[Line]) -> str:
    """The ratings of a setting as a table of Markdown, strongest first."""
    found, left = rated(lines)
    newest = set(latest(lines).values())
    shown = [
        "| bot | a slot | rating (95 %) | games | share | parity |",
        "|---|---|---|---|---|---|",
    ]
    for who, rating in found.items():
        version = "" if who in newest else f", as {who.version}"
        interval = "the measure" if rating.low == rating.high == ANCHOR else f"{rating.low:.0f} to {rating.high:.0f}"
        shown.append(
            f"| `{short(who.name)}`{version} | {who.budget.replace('=', ' ')} | **{rating.points:.0f}** ({interval}) "
            f"| {rating.games} | {100 * rating.share:.0f} % | {100 * rating.parity:.0f} % |"
        )
    if left:
        names = ", ".join(sorted(f"`{short(who.name)}`" for who in left))
        shown.append(f"\nNo games lead from these to the one that is the measure: {names}.")
    return "\n".join(shown)


def text(lines: Sequence[Line], folder: Path, file: Path) -> str:
    """The generated part of the page."""
    parts = []
    for setting, some in by_setting(lines).items():
        parts += [f"**{setting.told()}**, {len(some)} games", table(some)]
    parts += ["How the rows stand:", _rows(folder, file)]
    return "\n\n".join(parts)


def _rows(folder: Path, file: Path) -> str:
    """All rows that have games, with those of the bots' newest versions."""
    shown = [
        "| row | games | share of the first (95 %) | whenever one looks | its factions | to clear | |",
        "|---|---|---|---|---|---|---|",
    ]
    tables = []
    for row in rows(file).values():
        lines = results.read(results.path_of(row.id, folder))
        if not lines:
            continue
        counted = results.of_row(row, lines, results.last_versions(row.contest, lines))
        shown.append(summary(row, counted))
        if row.times:
            tables.append(f"Paired budgets, {row.name}:\n\n{pairs.table(row, counted)}")
    return "\n\n".join(["\n".join(shown), *tables])


def main(given: Sequence[str] | None = None) -> int:
    """Read the games, print the tables and write them into the page."""
    parser = argparse.ArgumentParser(
        prog="scripts.learning.ratings", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--results", type=Path, default=results.FOLDER, metavar="FOLDER", help="where games are kept")
    parser.add_argument("--rows", type=Path, default=FILE, metavar="FILE", help="where the rows are written")
    parser.add_argument("--page", type=Path, default=PAGE, metavar="FILE", help="the page to renew")
    parser.add_argument("--print", action="store_true", dest="only", help="print, and leave the page as it is")
    chosen = parser.parse_args(given)
    try:
        found = text(all_lines(chosen.results), chosen.results, chosen.rows)
        print(found)
        if not chosen.only:
            renew(chosen.page, found, MARKS)
    except (ValueError, OSError) as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
