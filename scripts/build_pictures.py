#!/usr/bin/env python3
"""Paint the pictures of screens: factions, chapters, scenarios, empty pages (``assets/pictures``).

    python scripts/build_pictures.py                      all of them, some minutes
    python scripts/build_pictures.py yellow_sign          these alone
    python scripts/build_pictures.py --fine               of factions, those for the largest windows alone
    python scripts/build_pictures.py --look FILE NAME     one to look at, as PNG

They are composed of the large and fine figures of ``assets/figures``, which must be there. Needs the extra ``art``.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]
FOLDER = ROOT / "assets" / "pictures"
QUALITY = 80


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("names", nargs="*", help="all of them if none is named")
    parser.add_argument("--look", type=Path, metavar="FILE", help="write one picture, usual palette")
    parser.add_argument("--fine", action="store_true", help="leave all but the fine ones as they are")
    options = parser.parse_args()
    from art.pictures.painted import PAINTED

    if unknown := set(options.names) - set(PAINTED):
        parser.error(f"there is no picture {unknown.pop()}; there are {', '.join(PAINTED)}")
    for name in options.names or PAINTED:
        for path, paint in PAINTED[name].items():
            if options.fine and not path.startswith("fine/"):
                continue
            if options.look:
                paint().save(options.look)
                return 0
            file = FOLDER / path
            file.parent.mkdir(parents=True, exist_ok=True)
            paint().save(file, "WEBP", quality=QUALITY, method=6)
        print(name, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
