"""What the music's instruments are made of: the tools of all sounds at the music's own rate."""

from functools import partial

from soundart import tools

RATE = 22050
"""Samples a second: nothing in the music is higher than a few thousand hertz."""

time = partial(tools.time, rate=RATE)
noise = partial(tools.noise, rate=RATE)
band = partial(tools.band, rate=RATE)
pluck = partial(tools.pluck, rate=RATE)
bell = partial(tools.bell, rate=RATE)
