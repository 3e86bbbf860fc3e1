"""Search all lines of play of the puzzles: whether each is solvable against every reply, its best result, how it opens.

A position met again is known, and the engine counts identical units once. Left out are answers of the learner that roll
dice (luck is no solution) and, unless ``--all`` is given, giving up a gate of one's own.

    python scripts/prove_puzzles.py                     every puzzle that ships, 50,000 positions each
    python scripts/prove_puzzles.py third_ocean --most 2000000
"""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.match.lessons.course import begin
from game.match.lessons.files import read_puzzle, shipped_lessons
from game.match.lessons.format import Puzzle
from game.match.lessons.puzzling import LOST, Judge, Search

GIVING_UP = frozenset({"abandon_gate"})


def prove(puzzle: Puzzle, most: int, without: frozenset[str] = GIVING_UP) -> str:
    """What a search of at most so many positions finds, as a line to print."""
    search = Search(Judge(puzzle), most, sys.maxsize, without)
    pos = begin(puzzle.table, "Learner").position
    began = time.monotonic()
    value = search.value(pos)
    openings = search.openings(pos)
    if value is None:
        surest = max((found for found in openings.values() if found is not None), default=LOST)
        told = "not finished" + (f", solvable with at least {surest}" if surest > LOST else "")
    else:
        told = "cannot be solved" if value == LOST else f"solvable, best result {value}"
    lines = [f"{puzzle.id}: {told}; {search.seen:,} positions, {time.monotonic() - began:.0f} s"]
    lines += [f"    {name}: {_told(found)}" for name, found in openings.items()]
    if search.rolled:
        lines.append("    replies roll dice: of each roll one was looked at")
    if search.circled:
        lines.append("    positions lead back to themselves: what leads there may be better than it says")
    return "\n".join(lines)


def _told(found: int | None) -> str:
    return "not known" if found is None else "lost" if found == LOST else str(found)


def main(argv: Sequence[str] | None = None) -> int:
    """Search the puzzles named, by id or file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("puzzle", nargs="*", help="id of a puzzle that ships, or a file")
    parser.add_argument("--most", type=int, default=50_000, help="positions to look at in each (50000)")
    parser.add_argument("--all", action="store_true", help="giving up a gate of one's own is tried, too")
    given = parser.parse_args(argv)
    shipped = {one.id: one for one in shipped_lessons().puzzles}
    named = [shipped.get(name) or read_puzzle(Path(name)) for name in given.puzzle] or list(shipped.values())
    sys.setrecursionlimit(20_000)
    for puzzle in named:
        print(prove(puzzle, given.most, frozenset() if given.all else GIVING_UP), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
