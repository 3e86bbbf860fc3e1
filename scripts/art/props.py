"""What stands or lies on the table and is no unit: the ring of stones of a gate and a die."""

import math

import numpy as np

from art.anatomy import luck
from art.figure import Figure

STONES = 9
PIT = 0.80
"""How far a gate's throat reaches from its middle, in units."""


def gate() -> Figure:
    """Nine leaning stones round a throat in the ground: higher the further back, so that none hides its keeper."""
    f = Figure(1.13, 0.10)
    r = luck(9)
    for i in range(STONES):
        _stone(f, math.radians(74 + i * 360 / STONES + r.uniform(-4, 4)), r)
    for i in range(26):
        # Flags of the floor between stones and throat, each a little askew.
        a = math.radians(i * 360 / 26 + r.uniform(-3, 3))
        q = PIT + 0.075
        f.box((q * math.cos(a), 0.0, q * math.sin(a)), (0.065, 0.035 + 0.02 * r.random(), 0.088), "brick", 0.006,
              (r.uniform(-6, 6), -math.degrees(a), r.uniform(-6, 6)), 0.018)  # fmt: skip
    f.ball((0, 0.02, 0), (PIT, 0.09, PIT), "dark", 0.02, cut=True)
    return f


def _stone(f: Figure, a: float, r: np.random.Generator) -> None:
    """One stone at an angle of the ring: a slab that leans inward, with a groove that holds light."""
    c, s = math.cos(a), math.sin(a)
    back = 0.5 - 0.5 * math.sin(a - math.radians(16))
    high = 0.15 + 0.46 * back**1.4 + 0.06 * r.random()
    wide, lean, tip = 0.150 + 0.03 * r.random(), r.uniform(6, 15), r.uniform(-7, 7)
    turn = -math.degrees(a) + r.uniform(-6, 6)
    inward = math.sin(math.radians(lean))
    for share, broad, thick in ((0.62, 1.0, 0.090), (0.88, 0.86, 0.072), (1.0, 0.60, 0.060)):
        q = 1.01 - inward * high * share / 2
        f.box((q * c, high * share / 2, q * s), (thick, high * share / 2, wide * broad), "rock", 0.07,
              (tip, turn, lean), 0.03)  # fmt: skip
    f.ball((1.02 * c, -0.02, 1.02 * s), (0.13, 0.05, 0.20), "rock", 0.05, (0, turn, 0))
    for part in range(2) if high > 0.28 else ():
        y = high * (0.36 + 0.28 * part)
        q = 1.01 - inward * y - 0.082 + 0.006 * part
        across, up = r.uniform(-0.05, 0.05), r.uniform(0.03, 0.06)
        f.limb((q * c - across * s, y - up, q * s + across * c), (q * c + across * s, y + up, q * s - across * c),
               0.022, 0.014, "flame", 0)  # fmt: skip
