#!/usr/bin/env python3
"""Make assets/sounds/*.ogg out of tones and noise, and measure them: ``build_sounds.py [NAME ...] [--check]``.

Needs the extra ``art`` (numpy, soundfile). The seed is fixed, so the same libraries write the same bytes. What is
made is decoded again and measured, since nobody need be there to listen: length, peak between the samples, integrated
loudness (ITU-R BS.1770, gated), middle of the spectrum, silence at both ends, and for the ambience the seam. A sound
outside its bounds is named and the script fails; ``--check`` measures what is there and writes nothing. How much
softer than another a sound is played stands in ``game/ui/sound.py``. ``--look FILE`` writes a picture of them.
"""

import argparse
import sys
from collections.abc import Callable, Collection
from pathlib import Path

import soundfile
from soundart import moments
from soundart.ambience import ambience
from soundart.effects import book, capture, card, click, deal, dice, kill, knock, move, page, pain, sign
from soundart.factions import VOICES
from soundart.files import ogg
from soundart.great import awakening, gate, ritual
from soundart.levels import LOUD, finished, integrated
from soundart.measure import measure
from soundart.tools import LUCK, Wave

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"

EFFECTS: dict[str, Callable[[], Wave]] = {
    "move": move,
    "dice": dice,
    "kill": kill,
    "pain": pain,
    "gate": gate,
    "ritual": ritual,
    "awakening": awakening,
    "page": page,
    "book": book,
    "capture": capture,
    "sign": sign,
    "click": click,
    "card": card,
    "deal": deal,
    "knock": knock,
    "battle": moments.battle,
    "sixth_book": moments.sixth_book,
    "instant_death": moments.instant_death,
    "fallen": moments.fallen,
    "victory": moments.victory,
    "defeat": moments.defeat,
    "rite_won": moments.rite_won,
    "rising": moments.rising,
    "power_play": moments.power_play,
    "doom": moments.doom,
    "lift": moments.lift,
    "set_down": moments.set_down,
    **{f"voice_{faction}": make for faction, make in VOICES.items()},
}
"""Every effect, the voices of the factions among them."""


def build(wanted: Collection[str]) -> None:
    """Write sounds; each has a seed of its own, so that a change of one leaves the others alone."""
    FOLDER.mkdir(exist_ok=True)
    for name, make in EFFECTS.items():
        if name in wanted:
            LUCK.sow(sum(name.encode()))
            (FOLDER / f"{name}.ogg").write_bytes(ogg(finished(make()), 0.4))
    if "ambience" in wanted:
        LUCK.sow(24)
        loop = ambience()
        loop *= 10 ** ((LOUD - integrated(loop)) / 20)
        (FOLDER / "ambience.ogg").write_bytes(ogg(loop, 0.1))


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Make the sounds and measure them.")
    parser.add_argument("names", nargs="*", help="of the sounds; all without")
    parser.add_argument("--check", action="store_true", help="only measure what is there")
    parser.add_argument("--look", type=Path, metavar="FILE", help="a picture of what there is to hear")
    asked = parser.parse_args()
    wanted = asked.names or [*EFFECTS, "ambience"]
    if not asked.check:
        build(wanted)
    faults = [fault for name in wanted for fault in measure(FOLDER / f"{name}.ogg")]
    if asked.look:
        from soundart.spectrogram import sheet

        sheet(asked.look, [(name, soundfile.read(FOLDER / f"{name}.ogg")[0]) for name in wanted])
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
