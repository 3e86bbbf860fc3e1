"""Search all lines of play of the puzzles: whether each is solvable against every reply, and its best result.

Two searches of one puzzle settle it: the learner can be sure of the best result its file tells, and of none better
(`game/match/lessons/searching.py` says what is cut, and why that changes nothing). With ``--openings`` each first
answer is searched, too. Left out is, unless ``--all`` is given, giving up a gate of one's own.

    python scripts/prove_puzzles.py                     every puzzle that ships
    python scripts/prove_puzzles.py third_ocean --openings
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
from game.match.lessons.judging import LOST, Judge
from game.match.lessons.searching import ANY, Search

GIVING_UP = frozenset({"abandon_gate"})


def prove(puzzle: Puzzle, most: int, openings: bool = False, without: frozenset[str] = GIVING_UP) -> str:
    """What searches of at most so many positions find, as lines to print."""
    pos = begin(puzzle.table, "Learner").position
    best = puzzle.best
    asked = [best.worth, best.worth + 1] if best.at else [ANY]
    began = time.monotonic()
    searches = [Search(Judge(puzzle), most, without, rolls=True) for _ in asked]
    found = [search.sure(pos, least) for search, least in zip(searches, asked, strict=True)]
    told = {(True,): "solvable", (True, False): f"solvable, best result {best.number}"}.get(tuple(found)) or (
        "not finished" if None in found else "cannot be solved, or has another best result"
    )
    seen = sum(search.seen for search in searches)
    lines = [f"{puzzle.id}: {told}; {seen:,} positions, {time.monotonic() - began:.0f} s"]
    if openings:
        each = Search(Judge(puzzle), most, without, rolls=True).openings(pos)
        lines += [f"    {name}: {_told(value, best.fewest)}" for name, value in each.items()]
    if any(search.rolled for search in searches):
        lines.append("    a pile is shuffled: it was looked at in one order")
    if any(search.circled for search in searches):
        lines.append("    positions lead back to themselves: what leads there may be better than it says")
    return "\n".join(lines)


def _told(value: int | None, fewest: bool) -> str:
    return "not known" if value is None else "lost" if value == LOST and not fewest else str(abs(value))


def main(argv: Sequence[str] | None = None) -> int:
    """Search the puzzles named, by id or file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("puzzle", nargs="*", help="id of a puzzle that ships, or a file")
    parser.add_argument("--most", type=int, default=2_000_000, help="positions to look at in each search (2000000)")
    parser.add_argument("--openings", action="store_true", help="the best result of each first answer, too")
    parser.add_argument("--all", action="store_true", help="giving up a gate of one's own is tried, too")
    given = parser.parse_args(argv)
    shipped = {one.id: one for one in shipped_lessons().puzzles}
    named = [shipped.get(name) or read_puzzle(Path(name)) for name in given.puzzle] or list(shipped.values())
    sys.setrecursionlimit(20_000)
    for puzzle in named:
        print(prove(puzzle, given.most, given.openings, frozenset() if given.all else GIVING_UP), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
