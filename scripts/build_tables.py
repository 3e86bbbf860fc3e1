#!/usr/bin/env python3
"""Make the tables of Rites of Cthulhu: wood, stone and cloth by candle light, in assets/rites/tables.

    python scripts/build_tables.py [RITE ...] [--candle] [--pieces] [--out FOLDER]

Each rite has a table as large as a window (``<rite>.jpg``; ``between`` is that of no rite) and what lies on it at the
places of the rite's layout (``<rite>_laid.webp``); all have the same candle. Needs the extra ``art``; about half a
minute a rite.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "rites" / "tables"
BETWEEN = "between"
JPEG, WEBP = 80, 84


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("rites", nargs="*", help="all of them if none is named")
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="FOLDER")
    parser.add_argument("--pieces", action="store_true", help="leave the tables as they are")
    parser.add_argument("--candle", action="store_true", help="the candle, and no table that is not named")
    options = parser.parse_args()
    from art.tables import candle, rites

    options.out.mkdir(parents=True, exist_ok=True)
    every = [] if options.candle else [name or BETWEEN for name in rites.TABLES]
    for rite in options.rites or every:
        name = "" if rite == BETWEEN else rite
        if name not in rites.TABLES:
            parser.error(f"there is no rite {rite}")
        if not options.pieces:
            rites.table(name).save(options.out / f"{rite}.jpg", quality=JPEG, optimize=True)
        if name in rites.PIECES:
            made = rites.PIECES[name](rites.candles(name))
            made.save(options.out / f"{rite}_laid.webp", quality=WEBP, method=6)
        print(rite, flush=True)
    if options.candle or not options.rites:
        candle.picture().save(options.out / "candle.webp", quality=WEBP, method=6)
    return 0


if __name__ == "__main__":
    sys.exit(main())
