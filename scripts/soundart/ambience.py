"""The ambience: a loop without a seam."""

import numpy as np
from soundart.tools import LUCK, RATE, Wave, time, unit

AMBIENCE_SECONDS = 24


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
            wind = np.fft.irfft(np.fft.rfft(LUCK.now.normal(0, 1, len(t))) * shape, len(t))
            made[:, side] += unit(wind) * strength * (0.55 + 0.45 * np.sin(turns * around + side * 1.3 - low))
    return made
