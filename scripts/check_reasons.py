#!/usr/bin/env python3
"""Play random games of all kinds and check that each reason why something is refused is true.

    python scripts/check_reasons.py [--games 200] [--first 0] [--most 20]

The predicates are those of tests/reasons. Exit code 0 if every reason was true. What was checked is counted by reason.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "play"), str(ROOT / "tests" / "reasons")]

from checking import CLAIMS, check_game  # noqa: E402


def main() -> int:
    """Play, check, count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="how many games")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--most", type=int, default=20, help="how many faults of one code are shown at most")
    given = parser.parse_args()
    count, faults = Counter[str](), Counter[str]()
    for number in range(given.first, given.first + given.games):
        for fault in check_game(number, count):
            code = fault.told.partition("(")[0].partition(":")[0]
            faults[code] += 1
            if faults[code] <= given.most:
                print(fault, flush=True)
    known = sorted({code for claims in CLAIMS.values() for code in claims})
    for code in sorted({*known, *count}, key=lambda each: (-count[each], each)):
        print(f"{count[code]:9}  {code}{'' if code in known else '  (no predicate)'}")
    print(f"{sum(count.values())} reasons of {len(+count)} kinds in {given.games} games, {sum(faults.values())} false")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
