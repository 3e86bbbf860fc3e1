#!/usr/bin/env python3
"""Make assets/music/*.ogg, and measure it: ``build_music.py [PLACE ...] [--missing] [--check] [--look FILE]``.

Needs the extra ``art`` (numpy, soundfile; Pillow for ``--look``). The pieces stand in ``soundart/music/pieces.py``;
the same libraries write the same bytes. The drone is as loud in all segments of a place (the title, a game), so that
any may follow any other; only their notes are evened out. What is made is decoded again and measured,
since nobody need be there to listen: integrated loudness, true peak, how many notes begin, how soft the ends are, and
the seam between every two that may meet. ``--look`` writes a picture of what there is to hear: pitches over time, and
the loudness as a line. About two minutes for all.
"""

import argparse
import sys
from collections.abc import Collection
from pathlib import Path

import numpy as np
from soundart.files import ogg
from soundart.levels import LOUD, blocks, gated, integrated, power, weighed
from soundart.measure import measure_place
from soundart.music.form import segments
from soundart.music.mix import bare
from soundart.music.scales import DRONES
from soundart.music.tones import RATE
from soundart.tools import Wave

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "music"
QUALITY = 0.25
DRONE_LOUD = -27.0
"""Integrated loudness of a drone alone, in LUFS."""


def build(names: Collection[str]) -> None:
    """Write segments: the drone as loud in all of a place, the notes so much louder or softer that all are even."""
    for name, place, make in segments():
        if name in names:
            drone, notes = make()
            gain = 10 ** ((DRONE_LOUD - integrated(bare(place), RATE)) / 20)
            levels, louder = _levels(drone * gain, notes * gain), 1.0
            for _ in range(6):
                now = gated(_together(*levels, louder))
                louder = float(np.clip(louder * 10 ** ((LOUD - now) / 20), 0.3, 3.0))
            (FOLDER / f"{name}.ogg").write_bytes(ogg((drone + notes * louder) * gain, QUALITY, RATE))
            print(f"{name}: notes at {louder:.2f}", flush=True)


def _levels(drone: Wave, notes: Wave) -> tuple[Wave, Wave, Wave]:
    """The powers in blocks of a drone, of both together, and of notes, as the ear weighs them."""
    low, high = weighed(drone, RATE), weighed(notes, RATE)
    return blocks(power(low), RATE), blocks(2 * (low * high).sum(axis=1), RATE), blocks(power(high), RATE)


def _together(drone: Wave, both: Wave, notes: Wave, louder: float) -> Wave:
    """The powers in blocks of a drone with notes that are so much louder."""
    return drone + louder * both + louder**2 * notes


def names(place: str) -> list[str]:
    """The names of a place's segments."""
    return [name for name, of, _ in segments() if of == place]


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Make the music and measure it.")
    parser.add_argument("places", nargs="*", help=f"of {', '.join(DRONES)}; all without")
    parser.add_argument("--check", action="store_true", help="only measure what is there")
    parser.add_argument("--missing", action="store_true", help="only make what is not there")
    parser.add_argument("--look", type=Path, metavar="FILE", help="a picture of what there is to hear")
    asked = parser.parse_args()
    if not set(asked.places) <= set(DRONES):
        parser.error(f"places are {', '.join(DRONES)}")
    FOLDER.mkdir(exist_ok=True)
    faults, waves = [], []
    for place in asked.places or DRONES:
        if not asked.check:
            there = {path.stem for path in FOLDER.glob("*.ogg")} if asked.missing else set()
            build({*names(place)} - there)
        found, wrong = measure_place(FOLDER, names(place))
        waves += found
        faults += wrong
    if asked.look:
        from soundart.spectrogram import sheet

        sheet(asked.look, waves, RATE)
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
