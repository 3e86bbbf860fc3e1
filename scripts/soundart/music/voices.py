"""What the music is played on: bowed strings, low voices, glass, bells, gut strings, a frame drum; one note each."""

from collections.abc import Callable

import numpy as np
from soundart.music.tones import RATE, band, bell, noise, pluck, time
from soundart.tools import LUCK, Wave, unit

Voice = Callable[[float, float], Wave]
"""Makes a note of a pitch in hertz that is held for so many seconds."""

HIGHEST = 4200.0
"""No partial of a tone lies above this: the music stays dark."""


def _swell(length: float, rise: float, fall: float) -> Wave:
    """A note that comes out of nothing and goes back into it."""
    t = time(length)
    up = np.sin(np.pi / 2 * np.clip(t / rise, 0, 1)) ** 2
    return up * np.sin(np.pi / 2 * np.clip((length - t) / fall, 0, 1)) ** 2


def _wander(length: float, depth: float, hertz: float) -> Wave:
    """A slow drift about 1, as no hand and no throat is steady."""
    # So slow that fifty points a second are plenty.
    rough = np.arange(0, length + 0.04, 0.02)
    turns = LUCK.now.uniform(0, 2 * np.pi, 3)
    parts = zip((1, 0.61, 1.73), turns, strict=True)
    waves = [np.sin(2 * np.pi * hertz * ratio * rough + turn) for ratio, turn in parts]
    return np.interp(time(length), rough, 1 + depth * np.sum(waves, axis=0) / 3)


def _tone(hertz: Wave, strength: Callable[[float], float]) -> Wave:
    """Harmonics over a gliding pitch, each as strong as ``strength`` says of its pitch, none above ``HIGHEST``.

    All lies below a quarter of the rate, so every second sample is enough: ``_whole`` fills in the others.
    """
    turns = (np.cumsum(hertz)[::2] / RATE % 1 * 2 * np.pi).astype("float32")
    middle = float(hertz.mean())
    made = np.zeros(len(turns), "float32")
    for order in range(1, int(HIGHEST / middle) + 1):
        level, late = strength(order * middle) / order, LUCK.now.uniform(0, 2 * np.pi)
        made += np.float32(level) * np.sin(np.float32(order) * turns + np.float32(late))
    return made


def _whole(half: Wave, length: int) -> Wave:
    """Tones at half the rate as so many samples at the whole."""
    size = 1 << (len(half) - 1).bit_length()
    return np.fft.irfft(np.fft.rfft(half, size), 2 * size)[:length] * 2


def _body(peaks: tuple[tuple[float, float, float], ...], floor: float) -> Callable[[float], float]:
    """How a body or a mouth answers a pitch: peaks as (pitch, width in octaves, strength) over a floor."""

    def answer(hertz: float) -> float:
        return floor + sum(
            strength * float(np.exp(-((np.log2(hertz / at) / width) ** 2))) for at, width, strength in peaks
        )

    return answer


STRING = _body(((270, 0.5, 1.0), (480, 0.4, 0.8), (1150, 0.6, 0.35), (2400, 0.5, 0.08)), 0.05)
OO = _body(((320, 0.45, 1.0), (720, 0.35, 0.3), (2500, 0.4, 0.03)), 0.02)
AH = _body(((600, 0.4, 1.0), (1020, 0.35, 0.55), (2500, 0.4, 0.06)), 0.03)


def bowed(hertz: float, length: float) -> Wave:
    """A low string under a slow bow; the hand begins to shake when the note has stood for a while."""
    t = time(length)
    late = np.clip((t - 1.2) / 1.5, 0, 1)
    shake = 1 + 0.0035 * late * np.sin(2 * np.pi * 4.6 * t + LUCK.now.uniform(0, 6))
    made = _whole(_tone(hertz * shake * _wander(length, 0.0015, 0.4), STRING), len(t))
    hair = unit(band(noise(length), hertz * 3, 2600)) * 0.05
    return unit(made + hair * np.abs(made).max()) * _swell(length, min(1.4, length * 0.4), min(1.8, length * 0.4))


def _sung(hertz: float, length: float, mouth: Callable[[float], float]) -> Wave:
    singers = [_tone(hertz * 2 ** (cents / 1200) * _wander(length, 0.003, 0.7), mouth) for cents in (-9, -3, 2, 8)]
    made = _whole(np.sum(singers, axis=0), round(length * RATE))
    breath = unit(band(noise(length), 400, 1800)) * 0.035
    return unit(made + breath * np.abs(made).max()) * _swell(length, min(2.2, length * 0.45), min(2.4, length * 0.45))


def choir(hertz: float, length: float) -> Wave:
    """Low voices on a closed vowel, far away."""
    return _sung(hertz, length, OO)


def chant(hertz: float, length: float) -> Wave:
    """Voices on an open vowel, and a fifth below the same."""
    return unit(_sung(hertz, length, AH) + 0.6 * _sung(hertz / 1.5, length, AH))


def glass(hertz: float, length: float) -> Wave:
    """The rim of a glass: nearly one tone, that beats against itself."""
    t = time(length)
    near = LUCK.now.uniform(0.25, 0.5)
    made = sum(
        strength * np.sin(2 * np.pi * (hertz * ratio + off) * t + LUCK.now.uniform(0, 6))
        for ratio, off, strength in ((1, 0, 1.0), (1, near, 0.7), (2.01, 0, 0.16), (2.99, near, 0.05))
    )
    air = unit(band(noise(length), hertz * 0.9, hertz * 1.1, 6)) * 0.25
    return unit(np.asarray(made) + air) * _swell(length, min(1.6, length * 0.4), min(2.4, length * 0.5))


def tolled(hertz: float, length: float) -> Wave:
    """A bell of old bronze, struck with something soft, somewhere else."""
    rung = ((0.5, 0.5, 3.2), (1, 1, 2.4), (1.19, 0.55, 1.9), (1.5, 0.3, 1.5), (2.0, 0.5, 1.2), (2.66, 0.2, 0.7),
            (4.1, 0.07, 0.4))  # fmt: skip
    made = bell(max(length, 6.0), hertz, tuple(each for each in rung if hertz * each[0] < HIGHEST))
    return unit(made * np.clip(time(max(length, 6.0)) / 0.012, 0, 1))


def plucked(hertz: float, length: float) -> Wave:
    """A gut string, plucked near its middle and left to ring."""
    long = max(length, 3.5)
    made = np.zeros(round(long * RATE))
    for order in range(1, int(HIGHEST / hertz) + 1):
        strength = np.sin(np.pi * order * 0.29) / order**1.25
        high = hertz * order * np.sqrt(1 + 0.00012 * order**2)
        rings = 1.6 * (220 / hertz) ** 0.4 / (1 + 0.35 * (order - 1))
        made += strength * np.sin(2 * np.pi * high * time(long)) * pluck(long, 0.003, rings)
    return unit(made)


def drum(hertz: float, length: float) -> Wave:
    """A frame drum under the flat of a hand; the skin gives after the stroke."""
    t = time(1.4)
    low = hertz * (1 + 0.35 * np.exp(-t / 0.045))
    skin = np.sin(2 * np.pi * np.cumsum(low) / RATE) * pluck(1.4, 0.004, 0.22)
    skin += 0.4 * np.sin(2 * np.pi * np.cumsum(low * 1.59) / RATE) * pluck(1.4, 0.004, 0.11)
    return unit(skin + 0.25 * unit(band(noise(1.4), 90, 420)) * pluck(1.4, 0.003, 0.05))


VOICES: dict[str, Voice] = {
    "bowed": bowed, "choir": choir, "chant": chant, "glass": glass, "tolled": tolled, "plucked": plucked, "drum": drum,
}  # fmt: skip
