#!/usr/bin/env python3
"""Change real positions of all games by structure, as if read from a file: refused in a sentence, or sound to the end.

    python scripts/odd_positions.py [--games 40] [--seed 0] [--each 20] [--show]

Every kind of moment of every match is changed ``--each`` times (what frames hold, which frames there are and in which
order, what lies on the table). What is accepted is looked at with everybody's eyes, played on, undone, told, saved and
read again, and played to its end. Exit code 0 if nothing went wrong.
"""

import argparse
import json
import random
import sys
import traceback
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "play")]

from odd import live, taken, trials  # noqa: E402


def main() -> int:
    """Try, count, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--each", type=int, default=20)
    parser.add_argument("--show", action="store_true", help="print the first position of each fault")
    given = parser.parse_args()
    tried, accepted, faults = 0, 0, Counter()
    for seed in range(given.seed, given.seed + given.games):
        for number, (match, data) in enumerate(trials(seed, given.each)):
            tried += 1
            try:
                made = taken(match, data)
                if made is not None:
                    accepted += 1
                    live(made, random.Random(number))
            except Exception as problem:
                where = traceback.extract_tb(problem.__traceback__)
                inside = [part for part in where if "/game/" in part.filename] or where
                place = f"{Path(inside[-1].filename).name}:{inside[-1].lineno}"
                kind = f"{match.rules.game} {type(problem).__name__} {str(problem)[:90]!r} at {place}"
                faults[kind] += 1
                if faults[kind] == 1:
                    print(f"seed {seed}, number {number}: {kind}", flush=True)
                    if given.show:
                        print(json.dumps(data["stack"]), flush=True)
    print(f"{tried} positions, {accepted} accepted, {sum(faults.values())} faults of {len(faults)} kinds")
    for kind, count in faults.most_common():
        print(f"{count:6} {kind}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
