"""The short sounds: pieces, dice, wounds, paper and stone."""

import numpy as np
from soundart.tools import LUCK, RATE, Wave, band, bell, glide, noise, pluck, put, room, rustle, swell, tap, time, unit


def click() -> Wave:
    """A short tick under the finger."""
    return 0.6 * band(noise(0.13), 1500, 6000) * pluck(0.13, 0.001, 0.009) + bell(0.13, 1150, ((1, 0.6, 0.018),))


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
        hit += bell(0.05, LUCK.now.uniform(1300, 2700), ((1, 0.7, 0.009), (1.7, 0.3, 0.006)))
        put(made, hit, at, LUCK.now.uniform(0.55, 1) * (1 - at * 0.7))
        put(made, tap(LUCK.now.uniform(210, 260), 0.2), at, 0.35 * (1 - at * 0.8))
        at += gap * LUCK.now.uniform(0.5, 1.1)
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
        link = bell(0.2, LUCK.now.uniform(1500, 2300), iron)
        put(made, link, at + LUCK.now.uniform(0, 0.015), LUCK.now.uniform(0.3, 0.55))
    put(made, bell(0.4, 520, ((1, 1, 0.09), (1.51, 0.7, 0.07), (2.43, 0.5, 0.05), (4.2, 0.3, 0.02))), 0.45, 0.9)
    put(made, tap(180), 0.45, 0.9)
    return room(made, 0.5, 0.2)


def page() -> Wave:
    """A leaf is turned."""
    made = np.zeros(round(0.42 * RATE))
    put(made, rustle(0.26) * swell(0.26, 0.45, 1.2), 0, 0.8)
    put(made, rustle(0.16, 1200, 5500) * swell(0.16, 0.25, 1.2), 0.22)
    return made


def card() -> Wave:
    """A stiff card is laid on cloth: a short breath of air, then the slap."""
    made = np.zeros(round(0.24 * RATE))
    put(made, rustle(0.07, 1500, 6000) * swell(0.07, 0.8, 1.4), 0.0, 0.35)
    slap = unit(band(noise(0.09), 260, 2600) * pluck(0.09, 0.0008, 0.014))
    put(made, slap, 0.065)
    return room(made, 0.2, 0.1)


def deal() -> Wave:
    """Cards leave the pile one after another, quicker and quicker."""
    made, at, gap = np.zeros(round(0.72 * RATE)), 0.0, 0.12
    for _ in range(6):
        flick = unit(band(noise(0.06), 900, 6500) * swell(0.06, 0.35, 1.6))
        put(made, flick, at, LUCK.now.uniform(0.6, 0.9))
        put(made, unit(band(noise(0.05), 240, 1800) * pluck(0.05, 0.001, 0.01)), at + 0.045, 0.6)
        at += gap
        gap *= 0.9
    return room(made, 0.25, 0.12)


def knock() -> Wave:
    """Knuckles on an old door, twice."""
    made = np.zeros(round(0.62 * RATE))
    for at, gain in ((0.0, 1.0), (0.19, 0.85)):
        put(made, tap(240, 0.6), at, gain)
        put(made, unit(bell(0.2, 205, ((1, 1, 0.04), (1.9, 0.4, 0.025)))), at, 0.6 * gain)
    return room(made, 0.5, 0.25)


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
