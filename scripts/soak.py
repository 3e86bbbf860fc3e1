#!/usr/bin/env python3
"""Play many random matches over all faction sets, seat orders, maps and editions, checking every position.

``scripts/soak.py --games 20000 --jobs 2`` is the soundness test of the rules. Run it inside the project's
environment (``.venv``). Every match that goes wrong is printed with its seed; the exit code is 1 then.
"""

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "play")]

from walks import decoded, walk  # noqa: E402


def soak(seed: int) -> tuple[int, int, str, str, str]:
    """One match: seed, decisions, what is wrong (empty if nothing), why it ended, its table."""
    number, table = 0, ""
    try:
        for number, pos in walk(seed):
            if not table:
                setup = pos.rules.setup
                table = f"{setup['map']} {setup['edition']} {' '.join(names[0] for names in setup['factions'])}"
            wrong = list(pos.rules.violations(pos))
            if not wrong and number % 10 == 0 and pos.decision is not None:
                key = pos.key()
                wrong += ["copy_differs"] * (pos.copy().key() != key) + ["decoded_differs"] * (
                    decoded(pos).key() != key
                )
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
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    began = time.perf_counter()
    decisions, ends, tables, failed = 0, Counter(), Counter(), 0
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        seeds = range(given.seed, given.seed + given.games)
        for seed, number, wrong, reason, table in pool.imap_unordered(soak, seeds, chunksize=20):
            decisions += number
            tables[table] += 1
            ends[reason] += 1
            if wrong:
                failed += 1
                print(f"seed {seed} ({table}), decision {number}: {wrong}", flush=True)
    seconds = time.perf_counter() - began
    print(f"{given.games} games, {decisions} decisions, {len(tables)} tables, {failed} failed, {seconds:.0f} s")
    print("ended by: " + ", ".join(f"{reason} {count}" for reason, count in sorted(ends.items()) if reason))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
