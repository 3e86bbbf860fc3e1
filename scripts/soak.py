#!/usr/bin/env python3
"""Play many random matches over all faction sets, seat orders, maps and editions, checking every position.

``scripts/soak.py --games 20000 --jobs 2`` is the soundness test of the rules with the first four factions; ``--game``
takes matches of two people, Duels or Rites instead, or matches (``any``) and Duels (``any_duel``) of all factions.
Every position must be one that is taken from outside, and every tenth is saved, read again and made a set-up of. Run it
inside the project's environment (``.venv``). Every match that goes wrong is printed with its seed; the exit code is 1
then.
"""

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "play")]

from walks import (  # noqa: E402
    decoded,
    inputs_of,
    inputs_of_any,
    inputs_of_any_duel,
    inputs_of_duel,
    inputs_of_rites,
    inputs_of_two,
    set_up_again,
    walk,
)

from game.games.registry import rules_for  # noqa: E402

GAMES = {
    "wars": inputs_of, "two": inputs_of_two, "duel": inputs_of_duel, "rites": inputs_of_rites, "any": inputs_of_any,
    "any_duel": inputs_of_any_duel,
}  # fmt: skip


def soak(seed: int, game: str = "wars") -> tuple[int, int, str, str, str]:
    """One match: seed, decisions, what is wrong (empty if nothing), why it ended, its table."""
    number, table = 0, ""
    inputs = GAMES[game](seed)
    try:
        for number, pos in walk(seed, game != "rites", lambda _: rules_for(inputs)):
            if not table:
                setup = pos.rules.setup
                words = (setup.get("map"), setup.get("edition"), *("+".join(names) for names in setup["factions"]))
                table = " ".join(word for word in words if word)
            wrong = list(pos.rules.violations(pos))
            if not wrong and pos.rules.unsound(pos):
                wrong.append(f"refused: {pos.rules.unsound(pos)}")
            if not wrong and number % 10 == 0 and pos.decision is not None:
                key = pos.key()
                wrong += ["copy_differs"] * (pos.copy().key() != key)
                wrong += ["decoded_differs"] * (decoded(pos).key() != key)
                wrong += ["set_up_differs"] * (set_up_again(pos, inputs).key() != key)
            if wrong:
                return seed, number, wrong[0], "", table
        result = pos.rules.result(pos)
    except Exception as problem:
        # One broken match must not end the soak: it is reported with its seed.
        return seed, number, f"{type(problem).__name__}: {problem}", "", table
    return seed, number, "", result.reason if result is not None else "no_result", table


def main() -> int:
    """Play, count, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--game", choices=GAMES, default="wars")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    began = time.perf_counter()
    decisions, ends, tables, failed = 0, Counter(), Counter(), 0
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        seeds = range(given.seed, given.seed + given.games)
        for seed, number, wrong, reason, table in pool.imap_unordered(partial(soak, game=given.game), seeds, 20):
            decisions += number
            tables[table] += 1
            ends[str(reason)] += 1
            if wrong:
                failed += 1
                print(f"seed {seed} ({table}), decision {number}: {wrong}", flush=True)
    seconds = time.perf_counter() - began
    print(f"{given.games} games, {decisions} decisions, {len(tables)} tables, {failed} failed, {seconds:.0f} s")
    print("ended by: " + ", ".join(f"{reason} {count}" for reason, count in sorted(ends.items()) if reason))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
