"""Plays rows of contests and keeps every finished game in the repository, so that the next session goes on from there.

    python3 -m scripts.learning.contest [ROW ...] [--jobs N | --cluster ADDRESS] [--games N] [--again N] [--list]

Rows are lines of ``scripts/learning/contests/rows.toml``. A game is written to ``scripts/learning/results/ROW.jsonl``
as soon as it is over. A row stops when its 95 % interval clears its figure, or at its number of games; games that are
there are not played again. Games of bots that play otherwise today are left aside. Ctrl-C loses only the games that are
being played. docs/contests.md tells more.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor, Executor
from pathlib import Path

import msgspec
from filelock import FileLock, Timeout

from game.arena.hands import CrewError
from scripts.learning.contests import executors, results
from scripts.learning.contests.players import versions
from scripts.learning.contests.results import Line, ResultsError
from scripts.learning.contests.rows import FILE, Row, RowError, check, rows, short
from scripts.learning.contests.standing import in_words, standing

MISSED, REFUSED, STOPPED = 1, 2, 130
"""Exit codes: a row has been played and not met (or a game went otherwise again), cannot be played, was stopped."""


class Run:
    """A row being played into a file: what there is, and what is still to be played."""

    def __init__(self, row: Row, path: Path) -> None:
        self.row = row
        self.path = path
        self.known = versions(row.contest)
        self.lines: dict[int, Line] = {}
        self.aside = 0
        """Games of the file that are not of the row as it is today."""
        self.again: Sequence[int] = ()
        """Numbers of games that went otherwise when they were played again."""
        self._read()

    def _read(self) -> None:
        found = results.read(self.path)
        self.lines = results.of_row(self.row, found, self.known)
        self.aside = sum(line.number < self.row.games for line in found) - len(self.lines)
        self.again = results.contradictions(found)

    def missing(self) -> Iterator[int]:
        """The numbers to play, until the figure is cleared; ends early because of what ``_take`` got."""
        for number in range(self.row.games):
            if number not in self.lines:
                if standing(self.row, self.lines).over:
                    return
                yield number

    def play(self, executor: Executor, at_a_time: int) -> Iterator[Line]:
        """Play what is missing; each game is in the file when it is yielded."""
        work = executors.each_done(
            executor, at_a_time, lambda number: (results.played, self.row.contest, number), self.missing()
        )
        for text in work:
            yield self._take(text)

    def _take(self, text: str) -> Line:
        results.append(self.path, text)
        line = results.decoded(text)
        if not results.of_row(self.row, [line], self.known):
            raise ResultsError(
                f"game {line.number} was played by other bots or rules than there are here: {_who(line)}"
            )
        self.lines[line.number] = line
        return line


def _who(line: Line) -> str:
    return ", ".join(f"{short(who.name)} {who.version}" for who in line.bots)


def play(row: Row, path: Path, jobs: int, cluster: str | None) -> Run:
    """Play a row, or what is left of it, into a file. Raises ``ValueError`` with a sentence.

    Ctrl-C passes through; the file has all games that were over.
    """
    check(row)
    path.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(path.with_suffix(".lock"), timeout=0):
        run = Run(row, path)
        if run.aside:
            print(f"{run.aside} games of {path.name} are of other bots, budgets or rules; they are left aside.")
        if run.again:
            print(f"Games that went otherwise when they were played again: {run.again}", file=sys.stderr)
        if not standing(row, run.lines).over:
            with executors.crew(jobs, cluster) as (executor, at_a_time):
                _play(run, executor, at_a_time)
    return run


def _play(run: Run, executor: Executor, at_a_time: int) -> None:
    began, had = time.monotonic(), len(run.lines)
    for line in run.play(executor, at_a_time):
        found = standing(run.row, run.lines)
        spent = time.monotonic() - began
        print(
            f"{run.row.id}: game {line.number}, {line.turns} turns, {line.seconds:.0f} s; {len(run.lines)}/"
            f"{run.row.games}, {short(run.row.contest.field[0])} {100 * found.share.share:.1f} % "
            f"({100 * found.share.low:.0f} to {100 * found.share.high:.0f}), "
            f"{spent / (len(run.lines) - had):.1f} s a game",
            flush=True,
        )


def again(row: Row, path: Path, count: int) -> list[int]:
    """Play the first of a row's games once more, and say which went otherwise than the file has them.

    Only games that no clock had a say in. Nothing is written. Raises ``ValueError`` with a sentence.
    """
    if row.contest.budget is not None and row.contest.budget[0] == "seconds":
        raise RowError(f"row {row.id}: with a budget in seconds no game goes the same way twice")
    check(row)
    lines = Run(row, path).lines
    other = []
    for number in sorted(lines)[:count]:
        same = results.decoded(results.played(row.contest, number)).digest == lines[number].digest
        print(f"{row.id}: game {number} went {'as before' if same else 'OTHERWISE'}", flush=True)
        other += [] if same else [number]
    return other


def show(found: Mapping[str, Row], folder: Path) -> None:
    """Every row with its games, those of the bots that have played last; no bot is made for that."""
    for row in found.values():
        lines = results.read(results.path_of(row.id, folder))
        if lines:
            print(in_words(row, results.of_row(row, lines, results.last_versions(row.contest, lines))))
        else:
            print(f"{row.id}: {row.name}\n  0 of at most {row.games} games")


def main(given: Sequence[str] | None = None) -> int:
    """Read the command line and play the rows it names."""
    parser = argparse.ArgumentParser(
        prog="scripts.learning.contest", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("row", nargs="*", metavar="ROW", help="which rows are played")
    parser.add_argument("--rows", type=Path, default=FILE, metavar="FILE", help="where they are written")
    parser.add_argument("--results", type=Path, default=results.FOLDER, metavar="FOLDER", help="where games are kept")
    parser.add_argument("--games", type=int, metavar="N", help="so many games in the place of a row's own number")
    executors.add_hands(parser)
    parser.add_argument("--again", type=int, metavar="N", help="compare: play N games of each row that are there again")
    parser.add_argument("--list", action="store_true", help="show the rows, and how many games there are")
    chosen = parser.parse_args(given)
    try:
        found = rows(chosen.rows)
        if chosen.list or not chosen.row:
            show(found, chosen.results)
            return 0
        unknown = [name for name in chosen.row if name not in found]
        if unknown:
            raise RowError(f"there is no row {', '.join(unknown)}: --list shows all")
        return _again(chosen, found) if chosen.again else _rows(chosen, found)
    except (ValueError, Timeout, BrokenExecutor, CrewError) as problem:
        print(sentence(problem), file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        print("Stopped; the same command goes on.", file=sys.stderr)
        return STOPPED


def _rows(chosen: argparse.Namespace, found: Mapping[str, Row]) -> int:
    """Play the rows that were chosen, one after the other."""
    missed = False
    for name in chosen.row:
        row = found[name] if chosen.games is None else of_games(found[name], chosen.games)
        run = play(row, results.path_of(name, chosen.results), chosen.jobs, chosen.cluster)
        print(in_words(row, run.lines), flush=True)
        missed = missed or standing(row, run.lines).state == "missed"
    return MISSED if missed else 0


def _again(chosen: argparse.Namespace, found: Mapping[str, Row]) -> int:
    """Play games of the rows that were chosen once more."""
    other = [again(found[name], results.path_of(name, chosen.results), chosen.again) for name in chosen.row]
    return MISSED if any(other) else 0


def of_games(row: Row, games: int) -> Row:
    """A row with another number of games; raises ``RowError`` where that is no number of whole blocks."""
    if games < 1 or games % row.contest.block:
        raise RowError(f"row {row.id}: {games} games are no whole blocks of {row.contest.block}")
    return msgspec.structs.replace(row, games=games)


def sentence(problem: Exception) -> str:
    """Why a row is not played on."""
    if isinstance(problem, Timeout):
        return "Another process is playing this row."
    if isinstance(problem, BrokenExecutor):
        return "A process that played has ended before its game; the same command goes on."
    return str(problem)


if __name__ == "__main__":
    raise SystemExit(main())
