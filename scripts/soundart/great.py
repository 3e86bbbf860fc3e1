"""The great sounds: a gate that opens, a Ritual, an awakening."""

import numpy as np
from soundart.tools import RATE, Wave, band, bell, glide, noise, pluck, put, room, swell, time, unit


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
