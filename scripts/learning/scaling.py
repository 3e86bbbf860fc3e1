"""Shows whether thinking longer helps: several budgets of one bot in the same game, and an opponent beside them.

    python3 -m scripts.learning.scaling BOT OPPONENT --budgets 550,2200,8800 [--seconds] [--games N] [--jobs N]

It plays a row of paired budgets as ``scripts.learning.contest`` does, keeps and goes on with the games as that does,
and prints who had the better result in the same game, pair by pair. Budgets are in nodes, whole multiples of the first.
It stops when each step is clear of even, or at the number of games.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from pathlib import Path

from filelock import Timeout

from game.arena.hands import CrewError
from scripts.learning.contest import REFUSED, STOPPED, play, sentence
from scripts.learning.contests import executors, results
from scripts.learning.contests.rows import FILE, Row, Written, bots, row, short
from scripts.learning.contests.standing import in_words

GAMES = 192


def row_of(bot: str, opponent: str, budgets: str, unit: str, games: int) -> Row:
    """The row of paired budgets that a command line means. Raises ``ValueError`` with a sentence."""
    try:
        amounts = [float(each) for each in budgets.split(",")]
    except ValueError:
        amounts = []
    if len(amounts) < 2 or amounts[0] <= 0 or any(each % amounts[0] for each in amounts):
        raise ValueError(f"{budgets!r} are no budgets such as 550,2200,8800: two or more, multiples of the first")
    times = [int(each / amounts[0]) for each in amounts]
    written = Written(
        paired=bot, others=opponent, times=times, players=max(4, len(times)), budget=f"{unit}={amounts[0]:g}",
        games=games,
    )  # fmt: skip
    called = "_".join(short(each).rpartition(":")[2].lower() for each in (bot, opponent))
    told = "_".join(f"{each:g}".replace(".", "") for each in amounts)
    return row(f"scaling_{called}_{unit}_{told}", written, bots(FILE))


def main(given: Sequence[str] | None = None) -> int:
    """Read the command line, play what is missing, print the table."""
    parser = argparse.ArgumentParser(
        prog="scripts.learning.scaling", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("bot", help="a bot that thinks for as long as it is given")
    parser.add_argument("opponent", help="who has the seats that are left")
    parser.add_argument("--budgets", required=True, metavar="A,B,C", help="how many nodes for a slot")
    parser.add_argument("--seconds", action="store_true", help="the budgets are seconds")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"at most so many ({GAMES})")
    parser.add_argument("--results", type=Path, default=results.FOLDER, metavar="FOLDER", help="where games are kept")
    executors.add_hands(parser)
    chosen = parser.parse_args(given)
    unit = "seconds" if chosen.seconds else "nodes"
    try:
        found = row_of(chosen.bot, chosen.opponent, chosen.budgets, unit, chosen.games)
        run = play(found, results.path_of(found.id, chosen.results), chosen.jobs, chosen.cluster)
    except (ValueError, Timeout, BrokenExecutor, CrewError) as problem:
        print(sentence(problem), file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        print("Stopped; the same command goes on.", file=sys.stderr)
        return STOPPED
    print(in_words(found, run.lines))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
