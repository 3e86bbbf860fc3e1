"""Drone, hall and the sum of both: how notes become a segment that may stand beside any other."""

import functools
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from soundart.music.scales import DRONES, SECONDS, whole
from soundart.music.tones import RATE, band, time
from soundart.music.voices import VOICES
from soundart.tools import LUCK, Wave

SAMPLES = SECONDS * RATE
RISE, FALL = 3.5, 4.5
"""Seconds in which the drone comes and goes at a segment's ends, like breath."""
BREATH_DB = -30.0
"""How soft the drone is where two segments meet: what a sound card leaves out there is not missed."""
HALL_SECONDS = 4.5
DRONE = 0.13
"""How strong the drone is, beside notes of about a quarter."""


class Note(NamedTuple):
    """A note in a segment: ``at`` and ``length`` in seconds, ``side`` -1 left to 1 right."""

    voice: str
    at: float
    hertz: float
    length: float
    strength: float
    side: float = 0.0


@functools.cache
def drone(place: str, low: float, high: float) -> Wave:
    """What of a place's drone lies between two pitches: a bowed string and its fifth that shimmer, round in a segment.

    It is written as a spectrum whose every line turns a whole number of times, so that its end is its beginning.
    """
    luck = np.random.default_rng(sum(place.encode()))
    lines = np.zeros((SAMPLES // 2 + 1, 2), complex)
    tonic = whole(DRONES[place])
    for ratio, strength in ((0.5, 0.25), (1, 1.0), (1.5, 0.4), (2, 0.35)):
        for order in range(1, 25):
            hertz = tonic * ratio * order
            weight = strength / order**1.35 * (0.25 + np.exp(-((np.log2(hertz / 260) / 1.1) ** 2)))
            for off in range(-4, 5):
                turns = 2 * np.pi * luck.random(2)
                if low <= hertz < high:
                    at = round(hertz * SECONDS) + off
                    lines[at] += weight * np.exp(-((off / 2.2) ** 2)) * np.exp(1j * turns)
    return np.fft.irfft(lines.T, SAMPLES).T * SAMPLES / 8


@functools.cache
def bare(place: str) -> Wave:
    """A place's drone alone, as it breathes in a segment without notes."""
    return _drones(place, 0.0, 0.0, (0.5, 0.5, 0.5))


def _drones(place: str, dark: float, bright: float, tops: Sequence[float]) -> Wave:
    """The drone with a tide in each of its bands."""
    made = drone(place, 20, 180) * tide(tops[0], dark)[:, None]
    made += 0.5 * drone(place, 180, 700) * tide(tops[1], (dark + bright) / 2)[:, None]
    made += 0.3 * drone(place, 700, 4000) * tide(tops[2], bright)[:, None]
    return made / np.abs(drone(place, 20, 180)).max() * DRONE * breath()[:, None]


def breath() -> Wave:
    """How loud the drone is through a segment: from nearly nothing to whole and back."""
    t, least = time(SECONDS), 10 ** (BREATH_DB / 20)
    come, go = np.clip(t / RISE, 0, 1), np.clip((SECONDS - t) / FALL, 0, 1)
    return least + (1 - least) * (np.sin(np.pi / 2 * come) * np.sin(np.pi / 2 * go)) ** 2


def tide(top: float, depth: float) -> Wave:
    """A slow swell about 1 that is 1 at both ends of a segment and highest, or lowest, at the share ``top``."""
    share = time(SECONDS) / SECONDS
    bent = np.where(share < top, share / top / 2, 0.5 + (share - top) / (1 - top) / 2)
    return 1 + depth * np.sin(np.pi * bent) ** 2


@functools.cache
def hall() -> Wave:
    """The spectra, left and right, of a great stone room's answer, what is high dying first; the same for all music."""
    luck = np.random.default_rng(4)
    t = time(HALL_SECONDS)
    made = np.zeros((len(t), 2))
    for low, high, rings in ((80, 500, 0.95), (500, 1600, 0.75), (1600, 4500, 0.4)):
        for side in (0, 1):
            made[:, side] += band(luck.normal(0, 1, len(t)), low, high) * np.exp(-t / rings)
    made *= (np.clip(t / 0.03, 0, 1) * np.clip((HALL_SECONDS - t) / 0.5, 0, 1))[:, None]
    made /= np.sqrt((made**2).sum(axis=0))
    return np.fft.rfft(made.T, SAMPLES + len(t))


def played(notes: Iterable[Note], wet: float = 0.55) -> Wave:
    """The notes, each at its place left or right, in the hall; silent at both ends."""
    dry = np.zeros((SAMPLES, 2))
    for note in notes:
        sound = VOICES[note.voice](note.hertz, note.length) * note.strength
        start = round(note.at * RATE)
        part = sound[: max(SAMPLES - start, 0)]
        turn = np.pi / 4 * (1 + 0.8 * note.side)
        dry[start : start + len(part), 0] += part * np.cos(turn)
        dry[start : start + len(part), 1] += part * np.sin(turn)
    size = SAMPLES + round(HALL_SECONDS * RATE)
    rung = np.stack([np.fft.irfft(np.fft.rfft(side, size) * answer, size)[:SAMPLES]
                     for side, answer in zip(np.ascontiguousarray(dry.T), hall(), strict=True)], axis=1)  # fmt: skip
    t = time(SECONDS)
    ends = np.clip(t / 0.02, 0, 1) * np.cos(np.pi / 2 * np.clip((t - SECONDS + 3.5) / 3.4, 0, 1)) ** 2
    return (dry * (1 - wet) + rung * wet) * ends[:, None]


def segment(place: str, notes: Iterable[Note], dark: float, bright: float, seed: int) -> tuple[Wave, Wave]:
    """A segment: the place's drone with slow tides in its bands, and the notes over it.

    ``dark`` and ``bright`` are how far its lower and its upper half swell (above 0) or sink (below) on the way.
    """
    LUCK.sow(seed)
    return _drones(place, dark, bright, LUCK.now.uniform(0.35, 0.65, 3)), played(notes)
