"""What the commands of learning share: tables printed from records, and files fitted from examples."""

import argparse
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

Table = Callable[[Path, float, int, int], Iterable[str]]
"""From records (a folder or one file), share of each game's slots, number of games, number of players."""


def print_table(description: str | None, games: int, table: Table) -> int:
    """Read the command line of a table made from held-out records, and print its lines."""
    parser = _parser(description)
    parser.add_argument("--records", type=Path, required=True, metavar="FOLDER", help="records, or one file of them")
    parser.add_argument("--games", type=int, default=games, help=f"at most so many held-out games ({games})")
    parser.add_argument("--players", type=int, default=4, choices=(3, 4))
    parser.add_argument("--share", type=float, default=0.2, help="of each game's slots (0.2)")
    given = parser.parse_args()
    for line in table(given.records, given.share, given.games, given.players):
        print(line)
    return 0


def fit_file(description: str | None, out: Path, write: Callable[[Path, Path], Iterator[str]]) -> int:
    """Read the command line of a fit to a folder of examples, and tell how it goes."""
    parser = _parser(description)
    parser.add_argument("--examples", type=Path, required=True, metavar="FOLDER", help="what the stage before wrote")
    parser.add_argument("--out", type=Path, default=out, metavar="FILE", help=f"the file to write ({out.name})")
    given = parser.parse_args()
    for told in write(given.examples, given.out):
        print(told, flush=True)
    return 0


def _parser(description: str | None) -> argparse.ArgumentParser:
    return argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
