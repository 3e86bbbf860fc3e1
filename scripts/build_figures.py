#!/usr/bin/env python3
"""Sculpt the pieces: write assets/figures, or look at them.

    python scripts/build_figures.py                          everything, most of an hour
    python scripts/build_figures.py wendigo deep_one         these alone (and their factions' sheets)
    python scripts/build_figures.py --small                  small ones only, some minutes
    python scripts/build_figures.py --fine                   those of the largest windows only, ten minutes
    python scripts/build_figures.py --preview FILE wendigo   one picture in a few seconds
    python scripts/build_figures.py --sheet FILE             all at 200, 96, 56 and 36 px, in color, gray, all palettes
    python scripts/build_figures.py --apart                  how alike their outlines are at 36 px

Figures are functions of scripts/art/sculptures; their paint follows from the colors of the faction's arms. Needs the
extra ``art``, which is imported once the command line is read. What was traced is kept in build/art, so a second run
paints only.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from art.figure import Figure

os.environ.setdefault("NUMBA_CPU_NAME", "generic")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

Chosen = dict[str, dict[str, "Callable[[], Figure]"]]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("units", nargs="*", help="units or factions; all of them if none is named")
    parser.add_argument("--preview", type=Path, metavar="FILE", help="write one quick picture, in the usual palette")
    parser.add_argument("--sheet", type=Path, metavar="FILE", help="write the sheet to look at")
    parser.add_argument("--apart", action="store_true", help="print the pairs whose outlines are most alike")
    parser.add_argument("--small", action="store_true", help="leave the large ones as they are")
    parser.add_argument("--fine", action="store_true", help="leave small and large ones as they are")
    parser.add_argument("--check", action="store_true", help="write nothing, name the files that would change")
    parser.add_argument("--px", type=int, default=80, help="px per unit of a preview")
    return parser.parse_args()


def chosen(names: list[str]) -> Chosen:
    """The sculptures asked for."""
    from art.roster import roster

    everything = roster()
    known = {*everything, *(unit for units in everything.values() for unit in units)}
    if unknown := [name for name in names if name.split("/")[-1] not in known]:
        sys.exit(f"There is no sculpture {unknown[0]}.")
    found = {
        faction: {unit: make for unit, make in units.items()
                  if not names or {unit, faction, f"{faction}/{unit}"} & set(names)}
        for faction, units in everything.items()
    }  # fmt: skip
    return {faction: units for faction, units in found.items() if units}


def fine(asked: Chosen) -> None:
    """Write fine figures and keep their index in step."""
    from art import sheets

    for faction, units in asked.items():
        for unit, make in units.items():
            began = time.time()
            sheets.tell_fine(faction, unit, sheets.fine(faction, unit, make()))
            print(f"{faction}/{unit}: fine, {time.time() - began:.0f} s", flush=True)


def build(asked: Chosen, small_only: bool) -> None:
    """Write sheets and large figures and keep the index in step."""
    from art import sheets
    from art.roster import roster

    everything = roster()
    for faction, units in asked.items():
        began = time.time()
        index = sheets.index()
        entries = sheets.small_sheets(faction, {unit: make() for unit, make in everything[faction].items()})
        for unit, entry in entries.items():
            before = index["figures"].get(f"{faction}/{unit}", {})
            index["figures"][f"{faction}/{unit}"] = entry | {k: before[k] for k in ("large", "rise") if k in before}
        sheets.write_index(index)
        print(f"{faction}: {len(entries)} small, {time.time() - began:.0f} s", flush=True)
        for unit, make in {} if small_only else units.items():
            began = time.time()
            index["figures"][f"{faction}/{unit}"]["large"] = sheets.large(faction, unit, make())
            sheets.write_index(index)
            print(f"{faction}/{unit}: large, {time.time() - began:.0f} s", flush=True)
    if not small_only:
        fine(asked)


def check(asked: Chosen, small_only: bool) -> int:
    """Name the files that would change; 1 if there are any."""
    from art import sheets
    from art.roster import roster

    found = sheets.Check()
    for faction, units in asked.items():
        sheets.small_sheets(faction, {unit: make() for unit, make in roster()[faction].items()}, found)
        for unit, make in {} if small_only else units.items():
            sheets.large(faction, unit, make(), found)
            sheets.fine(faction, unit, make(), found)
    print(*found.faults, sep="\n", file=sys.stderr)
    return 1 if found.faults else 0


def main() -> int:
    options = arguments()
    from art import look

    asked = chosen(options.units)
    if options.preview:
        look.preview(asked, options.px).save(options.preview)
    elif options.sheet:
        look.sheet(asked).save(options.sheet)
    elif options.apart:
        look.print_apart(asked)
    elif options.fine:
        fine(asked)
    elif options.check:
        return check(asked, options.small)
    else:
        build(asked, options.small)
    return 0


if __name__ == "__main__":
    sys.exit(main())
