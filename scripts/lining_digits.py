"""Gives Alegreya Sans in assets/fonts lining figures by default: ``python scripts/lining_digits.py``.

Its own default is old-style figures, in which "F11" reads like "Fıı" and numbers on the table dance up and down. The
lining forms are in the font, but SDL_ttf cannot ask for OpenType features, so the character map is pointed at them.
Run it after ``fetch_fonts.py``; it needs fonttools. The licence (OFL 1.1, no reserved name) allows the change.
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parent.parent / "assets" / "fonts"


def lining(path: Path) -> int:
    """Point the digits of a font at their lining forms; returns how many changed."""
    font = TTFont(path)
    names = set(font.getGlyphOrder())
    changed = 0
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            name = table.cmap.get(code)
            if name and f"{name}.lf" in names:
                table.cmap[code] = f"{name}.lf"
                changed += 1
    if changed:
        font.save(path)
    return changed


def main() -> int:
    """Change every face of the family."""
    for path in sorted(FONTS.glob("AlegreyaSans-*.ttf")):
        print(path.name, lining(path))
    return 0


if __name__ == "__main__":
    sys.exit(main())
