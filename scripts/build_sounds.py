#!/usr/bin/env python3
"""Make assets/sounds/*.ogg out of sines and noise, and measure them: ``python scripts/build_sounds.py [--check]``.

Needs the extra ``art`` (numpy, soundfile). The seed is fixed, so the same libraries write the same bytes. What is
made is decoded again and measured, since nobody need be there to listen: length, peak, the loudest tenth of a second
as the ear weighs it (ITU-R BS.1770), middle of the spectrum, silence at both ends, and for the ambience the seam. A
sound outside its bounds is named and the script fails; ``--check`` measures what is there and writes nothing.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from soundart.ambience import ambience
from soundart.effects import book, capture, card, click, deal, dice, kill, knock, move, page, pain, sign
from soundart.files import ogg
from soundart.great import awakening, gate, ritual
from soundart.levels import AMBIENCE_LOUD, LOUD, finished, loudness
from soundart.measure import measure
from soundart.tools import LUCK, Wave

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"

EFFECTS: dict[str, tuple[Callable[[], Wave], float]] = {
    "move": (move, -5.0),
    "dice": (dice, -1.0),
    "kill": (kill, 1.0),
    "pain": (pain, -2.0),
    "gate": (gate, 0.0),
    "ritual": (ritual, 1.0),
    "awakening": (awakening, 2.0),
    "page": (page, -6.0),
    "book": (book, -1.0),
    "capture": (capture, -1.0),
    "sign": (sign, -2.0),
    "click": (click, -9.0),
    "card": (card, -5.0),
    "deal": (deal, -5.0),
    "knock": (knock, -2.0),
}
"""Every effect, and how much louder than an ordinary one it is to be, in decibels."""


def build() -> None:
    """Write every sound; each has a seed of its own, so that a change of one leaves the others alone."""
    FOLDER.mkdir(exist_ok=True)
    for name, (make, louder) in EFFECTS.items():
        LUCK.sow(sum(name.encode()))
        (FOLDER / f"{name}.ogg").write_bytes(ogg(finished(make(), LOUD + louder), 0.4))
    LUCK.sow(24)
    loop = ambience()
    loop *= 10 ** ((AMBIENCE_LOUD - loudness(loop, None)) / 20)
    (FOLDER / "ambience.ogg").write_bytes(ogg(loop, 0.1))


def _measured(name: str) -> list[str]:
    """What is wrong with a sound of the folder."""
    louder = EFFECTS[name][1] if name in EFFECTS else 0.0
    return measure(FOLDER / f"{name}.ogg", louder)


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Make the sounds and measure them.")
    parser.add_argument("--check", action="store_true", help="only measure what is there")
    if not parser.parse_args().check:
        build()
    faults = [fault for name in (*EFFECTS, "ambience") for fault in _measured(name)]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
