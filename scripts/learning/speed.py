"""Games a second of four bots alike, two kinds in turns, in seconds of one core's time: what others compute at the
same time does not count.

    python3 -m scripts.learning.speed FIRST SECOND [--games N] [--rounds N]

A bot is a level or ``package.module:Class``. A round is N games of four of the first, then N of four of the second.
"""

import argparse
import time
from collections.abc import Sequence

from game.arena.schedule import Contest
from game.games.registry import facts_of
from scripts.learning.contests.players import play_number


def measured(bot: str, begin: int, games: int, seed: int = 1) -> tuple[float, int]:
    """Seconds of one core, and answers given, of some games of four of a bot."""
    contest = Contest("wars", 4, (bot,) * 4, facts_of("wars").maps(4), "later", seed=seed)
    before = time.process_time()
    answers = sum(play_number(contest, number)[0].decisions for number in range(begin, begin + games))
    return time.process_time() - before, answers


def main(given: Sequence[str] | None = None) -> int:
    """Play the rounds and print each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs=2)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=4)
    chosen = parser.parse_args(given)
    for bot in chosen.bots:
        # What is read and made when first used is none of a game's time.
        measured(bot, 0, 1)
    for turn in range(chosen.rounds):
        for bot in chosen.bots:
            seconds, answers = measured(bot, turn * chosen.games, chosen.games)
            print(f"{bot}: {chosen.games / seconds:.2f} games/s, {answers / seconds:,.0f} answers/s, {seconds:.1f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
