"""How loud a sound is to the ear, and bringing it to its loudness."""

from functools import lru_cache

import numpy as np
from soundart.tools import RATE, Wave, band

PEAK = 0.84
"""No sound's samples go beyond this; how much softer it is played stands in the program's table."""
LOUD = -20.5
"""Integrated loudness every file is brought to, in LUFS, as it is heard: on both speakers."""
LEAST_LOUD, MOST_LOUD = -23.0, -18.0
"""Between these every file lies."""
TRUE_PEAK = -1.0
"""What lies between the samples stays below this too, in dBTP."""


@lru_cache(maxsize=64)
def quick(size: int) -> int:
    """The least size from this on that has only small factors: transforms of others take several times as long."""
    found = 1 << (size - 1).bit_length()
    five = 1
    while five < found:
        three = five
        while three < found:
            whole = three << max((-(-size // three) - 1).bit_length(), 0)
            found = min(found, whole)
            three *= 3
        five *= 5
    return found


@lru_cache(maxsize=4)
def _response(size: int, rate: int) -> Wave:
    """What weighing makes of each frequency of a sound that is so long."""
    hertz = np.fft.rfftfreq(size, 1 / rate)
    s = 2j * np.pi * np.maximum(hertz, 1e-3)
    # Analogue forms of the standard's two filters: a shelf of 4 dB at 1.7 kHz, a high-pass at 38 Hz.
    w, gain, q = 2 * np.pi * 1681.97, 10 ** (3.99984 / 20), 0.70718
    shelf = (gain * s**2 + gain**0.4997 * w / q * s + w**2) / (s**2 + w / q * s + w**2)
    v, p = 2 * np.pi * 38.135, 0.50033
    cut = s**2 / (s**2 + v / p * s + v**2)
    return shelf * cut


def weighed(wave: Wave, rate: int = RATE) -> Wave:
    """The sound as BS.1770 has the ear weigh it: less below, a little more above 2 kHz."""
    size = quick(len(wave) + 4096)
    spectrum = np.fft.rfft(wave, size, axis=0)
    response = _response(size, rate).reshape(-1, *([1] * (wave.ndim - 1)))
    return np.fft.irfft(spectrum * response, size, axis=0)[: len(wave)]


def _lufs(power: Wave) -> Wave:
    return -0.691 + 10 * np.log10(np.maximum(power, 1e-12))


def blocks(power: Wave, rate: int = RATE) -> Wave:
    """The mean of each block of 0.4 s, one beginning 0.1 s after the other; what is shorter is one, silence behind."""
    block, step = round(0.4 * rate), round(0.1 * rate)
    total = np.concatenate([[0.0], np.cumsum(np.pad(power, (0, max(block - len(power), 0))))])
    starts = np.arange(0, len(total) - block, step)
    return (total[starts + block] - total[starts]) / block


def gated(mean: Wave) -> float:
    """Integrated loudness in LUFS (BS.1770) of blocks' powers: those of silence, and those far below, do not count."""
    mean = mean[_lufs(mean) > -70]
    if not len(mean):
        return -70.0
    return float(_lufs(mean[_lufs(mean) > _lufs(mean.mean()) - 10].mean()))


def power(heard: Wave) -> Wave:
    """The power of a weighed sound, both sides together."""
    return heard**2 if heard.ndim == 1 else (heard**2).sum(axis=1)


def integrated(wave: Wave, rate: int = RATE) -> float:
    """Integrated loudness in LUFS (BS.1770)."""
    return gated(blocks(power(weighed(wave, rate)), rate))


def both(wave: Wave) -> Wave:
    """A sound of one channel as it is heard: on both speakers."""
    return np.stack([wave, wave], axis=1) if wave.ndim == 1 else wave


def loudnesses(wave: Wave, rate: int = RATE) -> tuple[float, float]:
    """Integrated loudness, and that of the loudest block, in LUFS."""
    mean = blocks(power(weighed(wave, rate)), rate)
    return gated(mean), float(_lufs(mean.max()))


def true_peak(wave: Wave, rate: int = RATE) -> float:
    """The highest point of the curve through the samples, in dBTP: four points for each sample."""
    highest = 0.0
    for start in range(0, len(wave), 8 * rate):
        # Pieces overlap, so that none is judged by its ends.
        part = wave[max(start - 512, 0) : start + 8 * rate + 512]
        size = quick(len(part))
        fine = np.fft.irfft(np.fft.rfft(part, size, axis=0), 4 * size, axis=0)[: 4 * len(part)] * 4
        near = fine[1024:-1024] if len(part) > 4096 else fine
        highest = max(highest, float(np.abs(near).max()))
    return float(20 * np.log10(max(highest, 1e-9)))


def finished(wave: Wave, target: float = LOUD) -> Wave:
    """An effect without rumble or click at its ends, at its loudness, its peaks rounded off below the ceiling."""
    wave = band(wave, 35, 16000, 3)
    audible = np.flatnonzero(np.abs(wave) > np.abs(wave).max() * 0.002)
    wave = wave[: audible[-1] + 1].copy()
    rise, fall = round(0.0015 * RATE), min(round(0.06 * RATE), len(wave) // 4)
    wave[:rise] *= np.sin(np.linspace(0, np.pi / 2, rise)) ** 2
    wave[-fall:] *= np.cos(np.linspace(0, np.pi / 2, fall)) ** 2
    ceiling, gain, made = PEAK * 0.94, 1.0, wave
    for _ in range(12):
        gain *= 10 ** ((target - integrated(both(made))) / 20)
        made = ceiling * np.tanh(wave * gain / ceiling)
    return np.concatenate([np.zeros(64), made, np.zeros(1024)])
