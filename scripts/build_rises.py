#!/usr/bin/env python3
"""Paint the greatest pieces as they rise: large, on no base, lit from below by a gate (``assets/figures``).

    python scripts/build_rises.py                     all of them, most of an hour
    python scripts/build_rises.py cthulhu hastur      these alone
    python scripts/build_rises.py --fine cthulhu      fine ones only
    python scripts/build_rises.py --draft FILE hastur one small picture to look at

Each is ``<palette>/<faction>/<unit>_rise.webp``; the index gets ``rise``: where its foot is, and where its eyes are and
how large (px), so that they can be lit. Twice as high is ``fine/<faction>/<unit>_rise.webp``, in the usual palette
alone, of which ``fine.json`` tells. Needs the extra ``art``, which is imported once the command line is read.
"""

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("NUMBA_CPU_NAME", "generic")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

RISING = {
    "cthulhu": "great_cthulhu", "nyarlathotep": "crawling_chaos", "shub_niggurath": "black_goat",
    "king_in_yellow": "yellow_sign", "hastur": "yellow_sign", "rhan_tegoth": "windwalker", "ithaqua": "windwalker",
    "yog_sothoth": "opener_of_the_way", "tsathoggua": "sleeper", "yothan": "ancients",
}  # fmt: skip
"""The units that have such a picture, and whose they are."""
HIGH = 760
"""px: as high as the pictures are."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("units", nargs="*", help="all of them if none is named")
    parser.add_argument("--draft", type=Path, metavar="FILE", help="write one picture 400 px high, usual palette")
    parser.add_argument("--fine", action="store_true", help="leave all but the fine ones as they are")
    options = parser.parse_args()
    if unknown := set(options.units) - set(RISING):
        parser.error(f"nothing rises as {unknown.pop()}")
    return options


def main() -> int:
    options = arguments()
    from art import rises, sheets
    from art.roster import sculptures

    for unit in options.units or RISING:
        faction = RISING[unit]
        figure = sculptures(faction)[unit]().bare()
        if options.draft:
            rises.draft(faction, unit, figure, 400).save(options.draft)
            return 0
        index = sheets.index()
        if not options.fine:
            index["figures"][f"{faction}/{unit}"]["rise"] = rises.write(faction, unit, figure, HIGH)
            sheets.write_index(index)
        sheets.tell_fine(faction, unit, {"rise": rises.fine(faction, unit, figure, HIGH)})
        print(f"{faction}/{unit}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
