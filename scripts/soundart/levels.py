"""How loud a sound is to the ear, and bringing it to its loudness."""

import numpy as np
from soundart.tools import RATE, Wave, band

PEAK = 0.7
"""No sound's samples go beyond this, so that three at once at full volume hardly meet the ceiling."""
LOUD = -17.0
"""Loudness of an ordinary effect's loudest tenth of a second, in LKFS."""
AMBIENCE_LOUD = -25.0


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
