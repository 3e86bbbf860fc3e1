"""The sounds of moments: battle joined, sixth spellbook, Instant Death, the end, rites, coins, hands."""

import numpy as np
from soundart.tools import LUCK, RATE, Wave, band, bell, glide, noise, pluck, put, room, rustle, swell, tap, time, unit

BRASS = ((0, 1.0), (3, 0.8), (7, 0.8))
"""A minor triad, in half tones with their strength."""


def horns(base: float, steps: tuple[tuple[float, float], ...], length: float, dark: float = 1200) -> Wave:
    """Low horns in a chord that comes out of nothing; its brightness grows with it."""
    t = time(length)
    made = np.zeros(len(t))
    for half_tones, strength in steps:
        pitch = base * 2 ** (half_tones / 12) * (1 + 0.002 * np.sin(2 * np.pi * 4.1 * t + half_tones))
        made += strength * (2 * ((np.cumsum(pitch) / RATE + LUCK.now.uniform()) % 1) - 1)
    soft, hard = band(made, 150, dark * 0.6, 2), band(made, 150, dark * 1.8, 2)
    share = swell(length, 0.5, 1.0)
    return unit(soft * (1 - share) + hard * share)


def stroke(pitch: float, length: float = 0.8) -> Wave:
    """A great drum."""
    skin = np.tanh(2 * glide(length, pitch * 1.7, pitch, 0.35)) * pluck(length, 0.003, 0.2)
    return unit(skin + 0.7 * unit(band(noise(length), 160, 1100)) * pluck(length, 0.002, 0.07))


def battle() -> Wave:
    """Two strokes of a great drum, and iron drawn from its sheath."""
    made = np.zeros(round(1.3 * RATE))
    put(made, stroke(74), 0.0)
    put(made, stroke(66), 0.34, 0.9)
    drawn = band(noise(0.5), 2200, 7000) * swell(0.5, 0.75, 2.5)
    put(made, unit(drawn), 0.36, 0.4)
    iron = ((1, 1, 0.16), (1.58, 0.6, 0.12), (2.24, 0.5, 0.09), (3.61, 0.3, 0.06))
    put(made, unit(bell(0.5, 1180, iron)), 0.74, 0.4)
    return room(made, 0.8, 0.25, 2600)


def sixth_book() -> Wave:
    """A heavy book falls shut, and four bells climb to where none should be."""
    made = np.zeros(round(2.0 * RATE))
    put(made, tap(120, 1.2), 0.0, 0.9)
    put(made, unit(band(noise(0.25), 150, 900) * pluck(0.25, 0.002, 0.05)), 0.0, 0.6)
    soft = ((1, 1, 0.5), (2.0, 0.35, 0.3), (2.76, 0.12, 0.15), (0.5, 0.4, 0.6))
    for order, pitch in enumerate((329.63, 440.0, 523.25, 698.46)):
        put(made, unit(bell(1.3, pitch, soft)), 0.28 + 0.19 * order, 0.5)
    put(made, horns(110, ((0, 1), (3, 0.7), (8, 0.7)), 1.5, 900) * swell(1.5, 0.5, 1.4), 0.4, 0.35)
    return room(made, 0.9, 0.28, 3200)


def instant_death() -> Wave:
    """The sky tears: everything falls, and then there is one stroke and nothing."""
    made = np.zeros(round(2.6 * RATE))
    fall = glide(1.6, 700, 40, 0.7) + 0.7 * glide(1.6, 741, 43, 0.7)
    put(made, fall * swell(1.6, 0.85, 1.3), 0.0, 0.4)
    put(made, unit(band(noise(1.6), 250, 3000) * swell(1.6, 0.92, 2.5)), 0.0, 0.8)
    put(made, stroke(48, 1.1), 1.58, 1.0)
    put(made, horns(49, ((0, 1), (1, 0.9), (6, 0.8)), 1.0, 700) * pluck(1.0, 0.01, 0.3), 1.58, 0.5)
    return room(made, 1.0, 0.3, 1800)


def fallen() -> Wave:
    """A great one is struck, cries out from above to far below, and the ground takes it."""
    made = np.zeros(round(2.5 * RATE))
    put(made, unit(band(noise(0.5), 120, 900)) * swell(0.5, 0.9, 2.2), 0.0, 0.45)
    put(made, stroke(82, 0.8), 0.46, 0.5)
    put(made, unit(band(noise(0.2), 500, 4200)) * pluck(0.2, 0.001, 0.05), 0.46, 0.7)
    cry = sum(glide(1.5, top, low, 0.6) for top, low in ((392, 61), (415, 65), (587, 92)))
    throat = band(np.tanh(2 * unit(cry)), 300, 1600, 3)
    put(made, unit(throat) * swell(1.5, 0.12, 1.5), 0.52, 1.0)
    put(made, np.tanh(3 * glide(0.8, 170, 58, 0.5)) * pluck(0.8, 0.01, 0.16), 1.55, 0.4)
    put(made, unit(band(noise(0.9), 160, 900)) * pluck(0.9, 0.02, 0.22), 1.55, 0.6)
    return room(made, 0.9, 0.28, 1800)


def victory() -> Wave:
    """Horns in minor that open into major, over two strokes: it is won, and nobody should be glad."""
    made = np.zeros(round(2.9 * RATE))
    put(made, stroke(70), 0.0, 0.7)
    put(made, horns(73.42, (*BRASS, (12, 0.5)), 1.3) * swell(1.3, 0.6, 1.1), 0.05, 0.7)
    put(made, stroke(82), 0.95, 0.8)
    put(made, horns(82.41, ((0, 1), (4, 0.8), (7, 0.8), (12, 0.6)), 1.8, 1500) * swell(1.8, 0.35, 1.2), 1.0, 0.85)
    put(made, unit(bell(1.6, 659.25, ((1, 1, 0.6), (2.0, 0.3, 0.3), (0.5, 0.4, 0.7)))), 1.0, 0.22)
    return room(made, 0.9, 0.25, 3000)


def defeat() -> Wave:
    """A low chord that sinks, and a bell without light."""
    made = np.zeros(round(2.7 * RATE))
    for at, base, steps in ((0.0, 98.0, BRASS), (0.85, 87.31, ((0, 1), (3, 0.8), (6, 0.8)))):
        put(made, horns(base, steps, 1.6, 700) * swell(1.6, 0.35, 1.2), at, 0.7)
    dull = ((0.5, 0.6, 0.8), (1, 1, 0.6), (1.19, 0.7, 0.5), (2.0, 0.3, 0.3))
    put(made, unit(bell(1.7, 174.6, dull)), 0.9, 0.5)
    return room(made, 0.9, 0.28, 1800)


def rite_won() -> Wave:
    """Voices end on an open fifth, and a small bell is rung."""
    made = np.zeros(round(2.0 * RATE))
    t = time(1.5)
    voices = sum(
        2 * ((pitch * t + 0.006 * np.sin(2 * np.pi * 4.9 * t + pitch)) % 1) - 1
        for pitch in (82.4, 123.6, 124.1, 164.8)
    )
    put(made, unit(band(voices, 300, 900, 3)) * swell(1.5, 0.3, 1.4), 0.0, 0.7)
    small = ((1, 1, 0.5), (2.4, 0.4, 0.25), (3.9, 0.15, 0.12))
    put(made, unit(bell(1.3, 988.0, small)), 0.42, 0.4)
    put(made, unit(bell(1.1, 988.0, small)), 0.72, 0.25)
    return room(made, 0.9, 0.28, 4200)


def rising() -> Wave:
    """Cthulhu rises: water falls from something, and a call answers from under the floor."""
    made = np.zeros(round(2.7 * RATE))
    water = band(noise(2.2), 400, 2600) * swell(2.2, 0.45, 1.5) * (0.6 + 0.4 * np.abs(band(noise(2.2), 2, 14)))
    put(made, unit(water), 0.0, 0.4)
    t = time(1.7)
    pitch = 58 * (1 + 0.35 * np.sin(np.pi * t / 1.7) ** 2)
    call = 2 * (np.cumsum(pitch) / RATE % 1) - 1 + 0.8 * (2 * (np.cumsum(pitch * 1.414) / RATE % 1) - 1)
    mouth = band(call, 180, 420, 3) + 0.5 * band(call, 600, 900, 3)
    put(made, unit(mouth) * swell(1.7, 0.5, 1.1), 0.5, 0.85)
    put(made, stroke(52, 0.9), 0.45, 0.6)
    return room(made, 1.0, 0.3, 2200)


def power_play() -> Wave:
    """A knife set into the table, and glass that sings from it."""
    made = np.zeros(round(1.2 * RATE))
    put(made, tap(310, 1.4), 0.0, 0.8)
    blade = ((1, 1, 0.12), (2.76, 0.5, 0.08), (5.4, 0.25, 0.04))
    put(made, unit(bell(0.5, 880, blade)), 0.0, 0.35)
    for at, pitch in ((0.1, 622.25), (0.2, 932.33)):
        put(made, unit(bell(0.9, pitch, ((1, 1, 0.3), (2.01, 0.25, 0.15)))), at, 0.45)
    return room(made, 0.7, 0.28, 5000)


def doom() -> Wave:
    """A coin is laid on wood and turns once before it lies."""
    made = np.zeros(round(0.6 * RATE))
    coin = ((1, 1, 0.08), (1.52, 0.7, 0.06), (2.31, 0.4, 0.04), (3.7, 0.2, 0.02))
    for at, gain in ((0.0, 1.0), (0.13, 0.5), (0.2, 0.34), (0.245, 0.24), (0.275, 0.16)):
        put(made, unit(bell(0.3, 1390 * LUCK.now.uniform(0.99, 1.01), coin)), at, gain * 0.6)
        put(made, tap(260, 0.3), at, gain * 0.5)
    return room(made, 0.35, 0.16, 5000)


def lift() -> Wave:
    """A piece leaves the board: a scrape, no more."""
    made = np.zeros(round(0.22 * RATE))
    put(made, unit(band(noise(0.13), 300, 1800)) * swell(0.13, 0.3, 1.3), 0.0, 0.5)
    put(made, tap(420, 0.4), 0.0, 0.35)
    return room(made, 0.2, 0.12)


def set_down() -> Wave:
    """A piece is set down on the board."""
    made = np.zeros(round(0.34 * RATE))
    put(made, tap(230), 0.0)
    put(made, tap(275, 0.4), 0.055, 0.3)
    put(made, rustle(0.08, 600, 2600) * swell(0.08, 0.2, 1.4), 0.01, 0.12)
    return room(made, 0.25, 0.14)
