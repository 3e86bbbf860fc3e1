#!/usr/bin/env python3
"""Sculpt what is no unit: gates, dice and what lies on areas. Writes assets/figures/props and props.json.

    python scripts/build_props.py                   everything
    python scripts/build_props.py gate              this alone

Nothing of it has a faction's color: the program lays that over it. Needs the extra ``art``; what was traced is kept in
build/art (``art.kept``).
"""

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("NUMBA_CPU_NAME", "generic")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))


def main() -> int:
    """Read the command line and write what is asked for."""
    from art.propsheets import SHEETS, build

    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("names", nargs="*", choices=[*SHEETS, []], help="what to build; everything if none is named")
    for name in parser.parse_args().names or SHEETS:
        build(name)
        print(name, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
