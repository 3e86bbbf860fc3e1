#!/usr/bin/env python3
"""Write assets/files.txt: the size and the CRC-32 of each file that ships, by which ``doctor`` finds damaged ones.

Run it after a change in ``assets``; a test tells when it is out of date. Catalogs are left out: those who translate
change them, and the program itself notices what is missing there.
"""

import argparse
import sys

from environment import ROOT

sys.path.insert(0, str(ROOT))

from game.shipped import LISTED, listing


def main():
    """Write the list."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    lines = [f"{size} {checksum:08x} {file}\n" for file, (size, checksum) in sorted(listing(ROOT / "assets").items())]
    (ROOT / "assets" / LISTED).write_text("".join(lines), encoding="utf-8")
    print(f"{len(lines)} files")


if __name__ == "__main__":
    main()
