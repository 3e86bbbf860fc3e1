#!/usr/bin/env python3
"""Make the pictures on the cards of Rites of Cthulhu, in assets/rites/cards.

    python scripts/build_cards.py                     all of them, about ten minutes
    python scripts/build_cards.py g1 silver_key       these alone: cards by cult and elder sign, artifacts by id
    python scripts/build_cards.py --sheet FILE y5     a quick sheet to look at

What stands on which card is told by scripts/art/cards/table.py. Needs the extra ``art``.
"""

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("NUMBA_CPU_NAME", "generic")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "rites" / "cards"
WIDE, QUALITY = 420, 86
SMALL, ACROSS = 130, 14


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("cards", nargs="*", help="all of them if none is named")
    parser.add_argument("--sheet", type=Path, metavar="FILE", help="write small ones beside each other instead")
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="FOLDER")
    options = parser.parse_args()
    from art.cards.picture import card
    from art.cards.table import CARDS
    from PIL import Image

    if unknown := set(options.cards) - set(CARDS):
        parser.error(f"there is no card {unknown.pop()}")
    names = options.cards or list(CARDS)
    if options.sheet:
        made = [card(name, SMALL) for name in names]
        wide, high = made[0].size
        sheet = Image.new("RGB", (min(len(made), ACROSS) * wide, -(-len(made) // ACROSS) * high))
        for n, picture in enumerate(made):
            sheet.paste(picture, (n % ACROSS * wide, n // ACROSS * high))
        sheet.save(options.sheet)
        return 0
    options.out.mkdir(parents=True, exist_ok=True)
    for name in names:
        card(name, WIDE).save(options.out / f"{name}.webp", quality=QUALITY, method=6)
        print(name, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
