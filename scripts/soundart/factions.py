"""The voice of each faction: about two seconds in a timbre of its own, heard at its great moments."""

import numpy as np
from soundart.moments import horns, stroke
from soundart.tools import LUCK, RATE, Wave, band, bell, glide, noise, pluck, put, room, swell, time, unit


def _throat(pitch: Wave, low: float, high: float, rough: float = 0.0) -> Wave:
    """Something with lungs: a saw through two resonances, its breath breaking ``rough`` much."""
    made = 2 * (np.cumsum(pitch) / RATE % 1) - 1
    if rough:
        made *= 1 - rough * np.abs(band(LUCK.now.normal(0, 1, len(made)), 18, 42))
    return unit(band(made, low * 0.75, low * 1.3, 3) + 0.5 * band(made, high * 0.8, high * 1.25, 3))


def great_cthulhu() -> Wave:
    """Out of deep water: three sinking tones, and bubbles that rise past them."""
    made = np.zeros(round(1.9 * RATE))
    for at, pitch in ((0.0, 92.5), (0.42, 87.3), (0.84, 61.7)):
        put(made, _throat(pitch * (1 - 0.03 * time(0.8)), 240, 620) * swell(0.8, 0.3, 1.2), at, 0.8)
    at = 0.05
    while at < 1.3:
        high = LUCK.now.uniform(320, 620)
        put(made, glide(0.07, high, high * 1.7) * swell(0.07, 0.3, 1.5), at, LUCK.now.uniform(0.05, 0.14))
        at += LUCK.now.uniform(0.03, 0.12)
    return room(made, 1.0, 0.32, 1500)


def crawling_chaos() -> Wave:
    """Two thin flutes that do not agree, quick and aimless."""
    made = np.zeros(round(1.6 * RATE))
    tune = (622.3, 659.3, 587.3, 698.5, 622.3, 554.4)
    for side, off in ((0, 1.0), (1, 1.029)):
        at = 0.07 * side
        for pitch in tune:
            long = LUCK.now.uniform(0.15, 0.25)
            t = time(long + 0.12)
            tone = np.sin(2 * np.pi * pitch * off * t + 2.2 * np.sin(2 * np.pi * 6 * t))
            air = unit(band(noise(long + 0.12), pitch * 0.8, pitch * 3)) * 0.22
            put(made, (tone + air) * swell(long + 0.12, 0.3, 1.0), at, 0.5)
            at += long
    return room(made, 0.8, 0.3, 3500)


def black_goat() -> Wave:
    """A bleating from the wood, answered by hooves."""
    made = np.zeros(round(1.6 * RATE))
    t = time(0.95)
    bleat = 168 * (1 - 0.12 * t) * (1 + 0.045 * np.sign(np.sin(2 * np.pi * 11 * t)) * np.clip(t / 0.2, 0, 1))
    put(made, _throat(bleat, 560, 1250, 0.25) * swell(0.95, 0.2, 0.9), 0.0, 0.8)
    for at, gain in ((0.72, 0.9), (0.9, 0.6), (1.08, 0.8)):
        put(made, stroke(105, 0.4), at, gain * 0.6)
    return room(made, 0.8, 0.26, 2200)


def yellow_sign() -> Wave:
    """A fiddle under a hand that has forgotten the tune, and the last string breaks upward."""
    made = np.zeros(round(1.7 * RATE))
    for at, pitch, long in ((0.0, 440.0, 0.5), (0.38, 466.2, 0.45), (0.72, 415.3, 0.8)):
        t = time(long)
        bent = pitch * (1 + 0.006 * np.sin(2 * np.pi * 5.6 * t) + (0.05 * (t / long) ** 4 if at > 0.7 else 0))
        saw = 2 * (np.cumsum(bent) / RATE % 1) - 1
        string = band(saw, 380, 1500, 2) + 0.15 * band(noise(long), 1500, 4500)
        put(made, unit(string) * swell(long, 0.35, 0.9), at, 0.6)
    return room(made, 0.8, 0.3, 3600)


def windwalker() -> Wave:
    """The wind over ice, with a tone in it that climbs."""
    made = np.zeros(round(1.9 * RATE))
    air = noise(1.8)
    for centre, gain in ((520.0, 0.8), (780.0, 0.5)):
        put(made, unit(band(air, centre * 0.93, centre * 1.07, 6)) * swell(1.8, 0.5, 1.4), 0.0, gain * 0.7)
    put(made, glide(1.6, 392, 587, 1.6) * swell(1.6, 0.6, 1.6), 0.1, 0.35)
    put(made, unit(band(air, 1500, 5000)) * swell(1.8, 0.55, 2.5), 0.0, 0.14)
    return room(made, 0.9, 0.3, 4500)


def opener_of_the_way() -> Wave:
    """A key of glass turns: tones that are one another's mirror, forward and back."""
    made = np.zeros(round(1.8 * RATE))
    ring = ((1, 1, 0.3), (1.414, 0.6, 0.25), (2.0, 0.4, 0.18), (2.83, 0.2, 0.1))
    for order, pitch in enumerate((392.0, 554.4, 784.0)):
        tone = unit(bell(0.75, pitch, ring))
        put(made, tone[::-1] * np.clip((0.75 - time(0.75)) / 0.01, 0, 1), 0.04 * order, 0.35)
        put(made, tone, 0.8 + 0.06 * order, 0.5)
    put(made, np.tanh(2 * glide(1.4, 65, 130, 1.2)) * swell(1.4, 0.6, 1.5), 0.1, 0.3)
    return room(made, 0.9, 0.3, 4000)


def ancients() -> Wave:
    """Stone on stone, and voices in a crypt on one bare fifth."""
    made = np.zeros(round(1.9 * RATE))
    grind = band(noise(0.7), 90, 650) * (0.4 + np.abs(band(noise(0.7), 10, 35)))
    put(made, unit(grind) * swell(0.7, 0.7, 1.3), 0.0, 0.5)
    put(made, stroke(58, 0.7), 0.6, 0.5)
    t = time(1.2)
    for pitch in (98.0, 98.5, 147.0, 147.4):
        put(made, _throat(pitch * (1 + 0.003 * np.sin(2 * np.pi * 4.5 * t + pitch)), 420, 760) * swell(1.2, 0.35, 1.2),
            0.55, 0.22)  # fmt: skip
    return room(made, 1.0, 0.34, 1900)


def sleeper() -> Wave:
    """A breath drawn in sleep, and a growl that would be a word."""
    made = np.zeros(round(1.9 * RATE))
    breath = band(noise(0.9), 180, 900) * swell(0.9, 0.7, 1.6)
    put(made, unit(breath), 0.0, 0.45)
    t = time(1.0)
    put(made, _throat(66 * (1 + 0.18 * np.sin(np.pi * t) - 0.1 * t), 200, 480, 0.5) * swell(1.0, 0.3, 1.0), 0.75, 0.9)
    put(made, horns(49, ((0, 1), (7, 0.5)), 1.0, 400) * pluck(1.0, 0.2, 0.4), 0.8, 0.25)
    return room(made, 0.9, 0.28, 1400)


VOICES = {
    make.__name__: make
    for make in (great_cthulhu, crawling_chaos, black_goat, yellow_sign, windwalker, opener_of_the_way, ancients,
                 sleeper)
}  # fmt: skip
"""What makes the voice of each faction, by the faction's id."""
