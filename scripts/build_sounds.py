#!/usr/bin/env python3
"""Make assets/sounds/*.ogg out of sines and noise, and measure them: ``python scripts/build_sounds.py [--check]``.

Needs the extra ``art`` (numpy, soundfile). The seed is fixed, so the same libraries write the same bytes. What is
made is decoded again and measured, since nobody need be there to listen: length, peak, the loudest tenth of a second
as the ear weighs it (ITU-R BS.1770), middle of the spectrum, silence at both ends, and for the ambience the seam. A
sound outside its bounds is named and the script fails; ``--check`` measures what is there and writes nothing.
"""

import argparse
import io
import struct
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import soundfile

RATE = 44100
FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"
PEAK = 0.7
"""No sound's samples go beyond this, so that three at once at full volume hardly meet the ceiling."""
LOUD = -17.0
"""Loudness of an ordinary effect's loudest tenth of a second, in LKFS."""
AMBIENCE_LOUD = -25.0
EFFECT_BYTES, AMBIENCE_BYTES = 30_000, 200_000
AMBIENCE_SECONDS = 24

Wave = np.ndarray
_rng = np.random.default_rng(0)


# Tools ------------------------------------------------------------------------------------------


def time(seconds: float) -> Wave:
    """The moments of so many seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def noise(seconds: float) -> Wave:
    """White noise."""
    return _rng.normal(0, 1, round(seconds * RATE))


def band(wave: Wave, low: float, high: float, steep: float = 2.0) -> Wave:
    """What of a sound lies between two frequencies, with soft shoulders; zeros behind keep its end off its start."""
    padded = np.concatenate([wave, np.zeros(4096)])
    hertz = np.maximum(np.fft.rfftfreq(len(padded), 1 / RATE), 1e-3)
    shape = 1 / np.sqrt(1 + (low / hertz) ** (2 * steep)) / np.sqrt(1 + (hertz / high) ** (2 * steep))
    return np.fft.irfft(np.fft.rfft(padded) * shape, len(padded))[: len(wave)]


def pluck(seconds: float, attack: float, decay: float) -> Wave:
    """An envelope that rises in ``attack`` seconds and dies away."""
    t = time(seconds)
    return np.minimum(t / attack, 1) * np.exp(-np.maximum(t - attack, 0) / decay)


def swell(seconds: float, top: float, power: float = 2.0) -> Wave:
    """An envelope that grows until the share ``top`` of its length and falls to nothing at its end."""
    share = time(seconds) / seconds
    return np.where(share < top, share / top, (1 - share) / (1 - top)) ** power


def glide(seconds: float, start: float, end: float, bend: float = 1.0) -> Wave:
    """A sine whose pitch goes from one frequency to another."""
    share = (time(seconds) / seconds) ** bend
    return np.sin(2 * np.pi * np.cumsum(start * (end / start) ** share) / RATE)


def bell(seconds: float, base: float, partials: tuple[tuple[float, float, float], ...]) -> Wave:
    """A struck body: partials as (ratio, strength, decay), each in a phase of its own."""
    t = time(seconds)
    parts = (
        strength * np.sin(2 * np.pi * base * ratio * t + _rng.uniform(0, 6)) * pluck(seconds, 0.002, decay)
        for ratio, strength, decay in partials
    )
    return np.sum(list(parts), axis=0)


def put(target: Wave, wave: Wave, at: float, gain: float = 1.0) -> None:
    """Add a sound to another at a moment; what would stand out behind the end is left off."""
    start = round(at * RATE)
    part = wave[: max(len(target) - start, 0)]
    target[start : start + len(part)] += part * gain


def room(wave: Wave, seconds: float, wet: float, dark: float = 4000.0) -> Wave:
    """The sound in a room that rings for ``seconds``."""
    echo = band(noise(seconds), 120, dark) * np.exp(-time(seconds) / (seconds / 5))
    size = len(wave) + len(echo)
    rung = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(echo, size), size)
    dry = np.concatenate([wave, np.zeros(size - len(wave))])
    return dry * (1 - wet) + rung / np.abs(rung).max() * np.abs(wave).max() * wet


def unit(wave: Wave) -> Wave:
    """The sound at peak 1."""
    return wave / np.abs(wave).max()


def tap(pitch: float, hard: float = 1.0) -> Wave:
    """A small wooden piece set down."""
    wood = bell(0.16, pitch, ((1, 1, 0.03), (2.32, 0.6, 0.018), (4.1, 0.3, 0.009)))
    return unit(wood + hard * 0.5 * band(noise(0.16), 900, 4200) * pluck(0.16, 0.0008, 0.006))


def rustle(seconds: float, low: float = 1800, high: float = 7500) -> Wave:
    """Paper: noise that comes in grains."""
    grain = np.abs(band(noise(seconds), 8, 60)) ** 1.5
    return unit(band(noise(seconds), low, high) * grain)


# The sounds -------------------------------------------------------------------------------------


def click() -> Wave:
    """A short tick under the finger."""
    return 0.8 * band(noise(0.08), 1500, 6000) * pluck(0.08, 0.001, 0.007) + bell(0.08, 1150, ((1, 0.5, 0.012),))


def move() -> Wave:
    """A piece slides over the board and is set down."""
    made = np.zeros(round(0.42 * RATE))
    put(made, unit(band(noise(0.2), 350, 2200)) * swell(0.2, 0.6, 1.5), 0.0, 0.35)
    put(made, tap(290), 0.2)
    return room(made, 0.25, 0.12)


def dice() -> Wave:
    """Dice tumble on wood, quicker and softer until they lie."""
    made, at, gap = np.zeros(round(1.0 * RATE)), 0.01, 0.15
    while at < 0.82:
        hit = band(noise(0.05), 900, 5500) * 0.5 * pluck(0.05, 0.0005, 0.007)
        hit += bell(0.05, _rng.uniform(1300, 2700), ((1, 0.7, 0.009), (1.7, 0.3, 0.006)))
        put(made, hit, at, _rng.uniform(0.55, 1) * (1 - at * 0.7))
        put(made, tap(_rng.uniform(210, 260), 0.2), at, 0.35 * (1 - at * 0.8))
        at += gap * _rng.uniform(0.5, 1.1)
        gap = max(gap * 0.86, 0.03)
    return room(made, 0.3, 0.18)


def kill() -> Wave:
    """A blow, a crack, and the dark after it."""
    made = np.zeros(round(0.9 * RATE))
    put(made, np.tanh(3 * glide(0.5, 190, 62, 0.5)) * pluck(0.5, 0.003, 0.11), 0, 0.7)
    put(made, unit(band(noise(0.15), 400, 3200)) * pluck(0.15, 0.001, 0.035), 0.0, 0.9)
    put(made, unit(band(noise(0.1), 1400, 5200)) * pluck(0.1, 0.001, 0.02), 0.06, 0.6)
    put(made, unit(band(noise(0.8), 150, 700)) * pluck(0.8, 0.02, 0.18), 0.03, 0.4)
    return room(made, 0.7, 0.25, 1800)


def pain() -> Wave:
    """A beast recoils: a hoarse tone that falls, through the mouth's two resonances."""
    length = 0.5
    pitch = 165 * (88 / 165) ** (time(length) / length) * (1 + 0.02 * np.sin(2 * np.pi * 23 * time(length)))
    phase = np.cumsum(pitch) / RATE
    voice = 2 * (phase % 1) - 1 + 0.35 * band(noise(length), 200, 2500)
    mouth = band(voice, 420, 760, 4) + 0.6 * band(voice, 1000, 1500, 4)
    return room(unit(mouth) * swell(length, 0.18, 1.2), 0.45, 0.2, 2500)


def capture() -> Wave:
    """A chain is drawn and a lock falls shut."""
    made = np.zeros(round(0.85 * RATE))
    iron = ((1, 1, 0.05), (1.47, 0.7, 0.04), (2.09, 0.5, 0.03), (2.76, 0.4, 0.02))
    for at in (0.0, 0.07, 0.12, 0.19, 0.24, 0.33):
        put(made, bell(0.2, _rng.uniform(1500, 2300), iron), at + _rng.uniform(0, 0.015), _rng.uniform(0.3, 0.55))
    put(made, bell(0.4, 520, ((1, 1, 0.09), (1.51, 0.7, 0.07), (2.43, 0.5, 0.05), (4.2, 0.3, 0.02))), 0.45, 0.9)
    put(made, tap(180), 0.45, 0.9)
    return room(made, 0.5, 0.2)


def gate() -> Wave:
    """Air is drawn in, and something opens with a ring of odd partials."""
    made = np.zeros(round(1.7 * RATE))
    breath = band(noise(0.95), 300, 1500) + 0.5 * band(noise(0.95), 1500, 4500) * swell(0.95, 0.9, 3)
    put(made, unit(breath) * swell(0.95, 0.85, 2), 0, 0.5)
    put(made, np.tanh(2 * glide(0.9, 98, 196)) * swell(0.9, 0.9, 1.5), 0.05, 0.35)
    ring = ((1, 1, 0.35), (1.41, 0.7, 0.3), (2.13, 0.5, 0.25), (2.98, 0.35, 0.2), (4.37, 0.2, 0.12))
    put(made, unit(bell(0.95, 294, ring)), 0.75, 0.8)
    return room(made, 0.8, 0.3, 3000)


def ritual() -> Wave:
    """A great bell, and low voices under it."""
    made = np.zeros(round(2.1 * RATE))
    great = ((0.5, 0.6, 0.9), (1, 1, 0.7), (1.19, 0.7, 0.55), (1.5, 0.5, 0.45), (2.01, 0.6, 0.4), (2.66, 0.3, 0.25),
             (4.1, 0.2, 0.12))  # fmt: skip
    put(made, unit(bell(2.1, 220, great)), 0)
    t = time(1.9)
    voices = sum(
        (2 * ((pitch * t + 0.006 * np.sin(2 * np.pi * 4.7 * t + pitch)) % 1) - 1) for pitch in (73.4, 110.0, 110.7)
    )
    put(made, unit(band(voices, 300, 750, 3)) * swell(1.9, 0.4, 1.5), 0.15, 0.6)
    return room(made, 0.9, 0.25, 2600)


def awakening() -> Wave:
    """The ground trembles, horns of no orchestra rise, and something vast arrives."""
    length = 1.5
    made = np.zeros(round(2.5 * RATE))
    put(made, unit(band(noise(1.7), 70, 380)) * swell(1.7, 0.8, 1.6), 0, 0.5)
    t = time(length)
    horns = np.zeros(len(t))
    for pitch, late in ((55.0, 0.0), (110.0, 0.0), (116.5, 0.1), (164.8, 0.2), (233.1, 0.3)):
        bent = pitch * (1 + 0.06 * np.clip((t - 0.9 - late) / 0.5, 0, 1))
        saw = 2 * ((np.cumsum(bent) / RATE + late) % 1) - 1
        horns += saw * np.clip((t - late) / 0.5, 0, 1)
    put(made, unit(band(horns, 200, 1500, 2)) * swell(length, 0.82, 1.3), 0.1, 0.85)
    put(made, np.tanh(3 * glide(0.8, 170, 52, 0.5)) * pluck(0.8, 0.004, 0.22), 1.42, 0.6)
    put(made, unit(band(noise(0.9), 250, 1800)) * pluck(0.9, 0.004, 0.16), 1.42, 0.7)
    return room(made, 0.9, 0.25, 2000)


def page() -> Wave:
    """A leaf is turned."""
    made = np.zeros(round(0.42 * RATE))
    put(made, rustle(0.26) * swell(0.26, 0.45, 1.2), 0, 0.8)
    put(made, rustle(0.16, 1200, 5500) * swell(0.16, 0.25, 1.2), 0.22)
    return made


def book() -> Wave:
    """A leaf, and three soft bells in a minor key."""
    made = np.zeros(round(1.5 * RATE))
    put(made, page(), 0, 0.35)
    soft = ((1, 1, 0.35), (2.0, 0.3, 0.2), (3.01, 0.12, 0.1))
    for at, pitch in ((0.22, 440.0), (0.36, 523.25), (0.5, 659.25)):
        put(made, unit(bell(0.95, pitch, soft)), at, 0.6)
    return room(made, 0.7, 0.25)


def sign() -> Wave:
    """A stone star: glassy tones, the last one hanging."""
    made = np.zeros(round(1.1 * RATE))
    glass = ((1, 1, 0.22), (2.76, 0.35, 0.1), (5.4, 0.12, 0.05))
    for at, pitch in ((0.0, 740.0), (0.1, 1046.5), (0.2, 987.8)):
        put(made, unit(bell(0.8, pitch, glass)), at, 0.6)
    return room(made, 0.7, 0.3, 6000)


def ambience() -> Wave:
    """A dark hall by the sea: a drone, wind in two breaths. Everything fits a whole number of times into its length."""
    t = time(AMBIENCE_SECONDS)
    around = 2 * np.pi * t / AMBIENCE_SECONDS
    hertz = np.fft.rfftfreq(len(t), 1 / RATE)
    made = np.zeros((len(t), 2))
    drone = ((55, 0.16), (82.5, 0.14), (110, 0.16), (165, 0.14), (220, 0.1), (261.6, 0.07), (330, 0.06), (440, 0.03))
    for side in (0, 1):
        for order, (pitch, strength) in enumerate(drone):
            turns = round(pitch * AMBIENCE_SECONDS)
            wander = 0.6 * np.sin(around * (2 + side) + order)
            breathing = 0.55 + 0.45 * np.sin(around * (1 + order % 3) + side + 2 * order)
            made[:, side] += strength * np.sin(turns * around + side * 0.7 + order + wander) * breathing
        for low, high, strength, turns in ((180, 700, 0.5, 3), (500, 1800, 0.22, 2)):
            shape = np.exp(-(np.log(np.maximum(hertz, 1) / np.sqrt(low * high)) ** 2) / 0.7)
            wind = np.fft.irfft(np.fft.rfft(_rng.normal(0, 1, len(t))) * shape, len(t))
            made[:, side] += unit(wind) * strength * (0.55 + 0.45 * np.sin(turns * around + side * 1.3 - low))
    return made


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
}
"""Every effect, and how much louder than an ordinary one it is to be, in decibels."""


# Levels -----------------------------------------------------------------------------------------


def weighed(wave: Wave) -> Wave:
    """The sound as BS.1770 has the ear weigh it: less below, a little more above 2 kHz."""
    size = len(wave) + 4096
    hertz = np.fft.rfftfreq(size, 1 / RATE)
    s = 2j * np.pi * np.maximum(hertz, 1e-3)
    # Analogue forms of the standard's two filters: a shelf of 4 dB at 1.7 kHz, a high-pass at 38 Hz.
    w, gain, q = 2 * np.pi * 1681.97, 10 ** (3.99984 / 20), 0.70718
    shelf = (gain * s**2 + gain**0.4997 * w / q * s + w**2) / (s**2 + w / q * s + w**2)
    v, p = 2 * np.pi * 38.135, 0.50033
    cut = s**2 / (s**2 + v / p * s + v**2)
    spectrum = np.fft.rfft(wave, size, axis=0)
    response = (shelf * cut).reshape(-1, *([1] * (wave.ndim - 1)))
    return np.fft.irfft(spectrum * response, size, axis=0)[: len(wave)]


def loudness(wave: Wave, window: float | None = 0.1) -> float:
    """Loudness in LKFS of the loudest ``window`` seconds, or of the whole."""
    heard = weighed(wave)
    power = heard**2 if heard.ndim == 1 else (heard**2).sum(axis=1)
    if window is None:
        return float(-0.691 + 10 * np.log10(power.mean()))
    size = round(window * RATE)
    total = np.concatenate([[0.0], np.cumsum(np.concatenate([power, np.zeros(size)]))])
    return float(-0.691 + 10 * np.log10((total[size:] - total[:-size]).max() / size))


def finished(wave: Wave, target: float) -> Wave:
    """An effect without rumble or click at its ends, at its loudness, its peaks rounded off below the ceiling."""
    wave = band(wave, 35, 16000, 3)
    audible = np.flatnonzero(np.abs(wave) > np.abs(wave).max() * 0.002)
    wave = wave[: audible[-1] + 1].copy()
    rise, fall = round(0.0015 * RATE), min(round(0.06 * RATE), len(wave) // 4)
    wave[:rise] *= np.sin(np.linspace(0, np.pi / 2, rise)) ** 2
    wave[-fall:] *= np.cos(np.linspace(0, np.pi / 2, fall)) ** 2
    ceiling, gain, made = PEAK * 0.94, 1.0, wave
    for _ in range(12):
        gain *= 10 ** ((target - loudness(made)) / 20)
        made = ceiling * np.tanh(wave * gain / ceiling)
    return np.concatenate([np.zeros(64), made, np.zeros(1024)])


# Files ------------------------------------------------------------------------------------------


def _checksum(data: bytes) -> int:
    """Ogg's CRC-32, which the standard library's is not (other bit order, no inversion)."""
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    crc = 0
    for byte in data:
        crc = ((crc << 8) & 0xFFFFFFFF) ^ table[(crc >> 24) ^ byte]
    return crc


def ogg(wave: Wave, quality: float) -> bytes:
    """The sound as Ogg Vorbis; the stream's number, drawn by lot by the library, is made the same every time."""
    file = io.BytesIO()
    channels = 1 if wave.ndim == 1 else wave.shape[1]
    with soundfile.SoundFile(file, "w", RATE, channels, "VORBIS", format="OGG", compression_level=1 - quality) as out:
        # The encoder's stack does not bear long buffers.
        for start in range(0, len(wave), RATE):
            out.write(wave[start : start + RATE])
    data = bytearray(file.getvalue())
    at = 0
    while at < len(data):
        segments = data[at + 26]
        size = 27 + segments + sum(data[at + 27 : at + 27 + segments])
        data[at + 14 : at + 18] = struct.pack("<I", 1)
        data[at + 22 : at + 26] = bytes(4)
        data[at + 22 : at + 26] = struct.pack("<I", _checksum(bytes(data[at : at + size])))
        at += size
    return bytes(data)


def build() -> None:
    """Write every sound; each has a seed of its own, so that a change of one leaves the others alone."""
    global _rng
    FOLDER.mkdir(exist_ok=True)
    for name, (make, louder) in EFFECTS.items():
        _rng = np.random.default_rng(sum(name.encode()))
        (FOLDER / f"{name}.ogg").write_bytes(ogg(finished(make(), LOUD + louder), 0.4))
    _rng = np.random.default_rng(24)
    loop = ambience()
    loop *= 10 ** ((AMBIENCE_LOUD - loudness(loop, None)) / 20)
    (FOLDER / "ambience.ogg").write_bytes(ogg(loop, 0.1))


def seam(wave: Wave) -> float:
    """How far a loop's seam stands out: what is above 2 kHz there, against the most there is of it anywhere else."""
    turned = np.roll(wave, len(wave) // 2, axis=0)
    fine = max((np.abs(band(turned[:, side], 2000, 16000, 4)) for side in (0, 1)), key=lambda found: found.max())
    at, near = len(wave) - len(wave) // 2 - len(wave) % 2, round(0.01 * RATE)
    rest = np.concatenate([fine[near : at - near], fine[at + near : -near]])
    return float(fine[at - near : at + near].max() / rest.max())


def measure(name: str) -> list[str]:
    """Decode a sound, print what it is like, and return what is wrong with it."""
    path = FOLDER / f"{name}.ogg"
    wave, rate = soundfile.read(path)
    mono = wave if wave.ndim == 1 else wave.mean(axis=1)
    loop = name == "ambience"
    power = np.abs(np.fft.rfft(mono)) ** 2
    hertz = np.fft.rfftfreq(len(mono), 1 / rate)
    middle = hertz[np.searchsorted(np.cumsum(power), power.sum() / 2)]
    peak, loud = np.abs(wave).max(), loudness(wave, None if loop else 0.1)
    top = np.abs(mono).argmax() / rate
    small = loudness(band(mono, 220, 16000, 2), None if loop else 0.1) + (3 if loop else 0)
    if loop:
        ends = seam(wave)
    else:
        ends = max(np.abs(wave[:16]).max(), np.abs(wave[-64:]).max())
    size, rms = path.stat().st_size, np.sqrt((wave**2).mean())
    print(
        f"{name:10} {len(mono) / rate:6.2f} s {size:7} B  peak {peak:.2f} at {top:5.2f} s  rms {rms:.3f}  "
        f"{loud:6.1f} LKFS, {small:6.1f} on small speakers  half its power below {middle:5.0f} Hz  "
        f"{'seam' if loop else 'ends'} {ends:.4f}"
    )
    target = AMBIENCE_LOUD if loop else LOUD + EFFECTS[name][1]
    faults = {
        f"{size} bytes": size > (AMBIENCE_BYTES if loop else EFFECT_BYTES),
        f"peak {peak:.2f}": peak > PEAK + 0.03,
        f"{loud:.1f} LKFS instead of {target:.1f}": abs(loud - target) > 1.0,
        f"its ends are {ends:.4f}": ends > (1.0 if loop else 0.004),
        f"a constant of {mono.mean():.4f}": abs(mono.mean()) > 0.002,
        f"{len(mono)} samples": loop and len(mono) != AMBIENCE_SECONDS * RATE,
    }
    return [f"{name}: {fault}" for fault, found in faults.items() if found]


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Make the sounds and measure them.")
    parser.add_argument("--check", action="store_true", help="only measure what is there")
    if not parser.parse_args().check:
        build()
    faults = [fault for name in (*EFFECTS, "ambience") for fault in measure(name)]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
