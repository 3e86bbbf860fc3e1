"""What stands or lies on the table and is no unit: the ring of stones of a gate and a die."""

import itertools
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


PIPS = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
_BESIDE = {1: (2, 3), 2: (3, 1), 3: (1, 2), 4: (2, 1), 5: (1, 3), 6: (3, 2)}
"""What lies above and to the right of each face."""


def die(face: int, lies: bool) -> Figure:
    """A die of dark glass with a face to the viewer; while it ``lies`` only that one's pips are bright."""
    f = Figure(0.3).bare()
    f.box((0, 0, 0), (0.50, 0.50, 0.50), "orb", 0, (0, 0, 0), 0.15)
    above, right = _BESIDE[face]
    shown = {"front": face, "back": 7 - face, "above": above, "below": 7 - above, "right": right, "left": 7 - right}
    for side, value in shown.items():
        bright = "mask" if side == "front" or not lies else "glass"
        for a, b in PIPS[value]:
            u, v = a * 0.27, b * 0.27
            at = {"front": (u, v, 0.5), "back": (-u, v, -0.5), "above": (u, 0.5, -v), "below": (u, -0.5, v),
                  "right": (0.5, v, -u), "left": (-0.5, v, u)}[side]  # fmt: skip
            flat = tuple(0.06 if abs(c) == 0.5 else 0.112 for c in at)
            f.ball(at, flat, bright, 0.008, cut=True)
    return f


def cage(front: bool) -> Figure:
    """A cage of rough iron for a captive: the half of it before whoever is in it, or the half behind with the floor."""
    f = Figure(0.44, 0.08)
    if front:
        f = f.bare()
    r = luck(12)
    for i in range(10):
        a = math.radians(i * 36 + 18 - 16)
        c, s = math.cos(a), math.sin(a)
        if (s > 0) != front:
            continue
        bend = r.uniform(-0.02, 0.02)
        f.curve([(0.40 * c, 0.0, 0.40 * s, 0.030), ((0.42 + bend) * c, 0.45, (0.42 + bend) * s, 0.026),
                 (0.40 * c, 0.84, 0.40 * s, 0.026), (0.24 * c, 1.10, 0.24 * s, 0.024),
                 (0.02 * c, 1.20, 0.02 * s, 0.024)], "bark", 0.004, 4)  # fmt: skip
    for y, q in ((0.04, 0.41), (0.80, 0.405)):
        _hoop(f, y, q, front)
    if front:
        f.ring((0, 1.27, 0), 0.065, 0.020, "bark", 0.004, (90, 16, 0))
        f.box((0.405 * math.sin(0.28), 0.44, 0.42 * math.cos(0.28)), (0.07, 0.085, 0.035), "bark", 0.01,
              (0, 16, 0), 0.02)  # fmt: skip
    return f


def _hoop(f: Figure, y: float, q: float, front: bool) -> None:
    """Half a hoop of a cage."""
    turns = [math.radians(-16 + 180 * step / 10 + (0 if front else 180)) for step in range(11)]
    for a, b in itertools.pairwise(turns):
        f.limb((q * math.cos(a), y, q * math.sin(a)), (q * math.cos(b), y, q * math.sin(b)), 0.030, mat="bark", k=0.004)


def tablet() -> Figure:
    """The back of an Elder Sign: a worn slab of gray stone, a star cut into it that holds light."""
    f = Figure(0.3).bare()
    r = luck(5)
    f.box((0, 0, 0), (0.50, 0.64, 0.07), "brick", 0.02, (0, 0, 0), 0.05)
    for _ in range(9):
        # Broken edges.
        a = r.uniform(0, math.tau)
        at = (0.52 * math.copysign(min(abs(math.cos(a)) * 1.5, 1), math.cos(a)),
              0.66 * math.copysign(min(abs(math.sin(a)) * 1.5, 1), math.sin(a)), 0.05)  # fmt: skip
        f.ball(at, (r.uniform(0.04, 0.09), r.uniform(0.04, 0.09), 0.08), "brick", 0.02, cut=True)
    tips = [(0.37 * math.sin(math.radians(144 * i)), 0.02 + 0.40 * math.cos(math.radians(144 * i))) for i in range(6)]
    for a, b in itertools.pairwise(tips):
        f.limb((*a, 0.085), (*b, 0.085), 0.040, mat="flame", k=0.0, cut=True)
    f.ball((0, 0.02, 0.075), (0.085, 0.05, 0.03), "flame", 0, cut=True)
    return f
