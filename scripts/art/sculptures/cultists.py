"""The Acolyte: the same bowed, hooded figure for every faction, with what its own carries or wears."""

import math
from collections.abc import Callable

from art.anatomy import drape, hand, rags
from art.figure import Figure


def acolyte(faction: str) -> Figure:
    """A robed one, bowed a little, one sleeve held out with its faction's sign."""
    f = Figure(0.36)
    f.head = (0.02, 0.96, 0.10, 0.17)
    f.robe((0, 0, -0.02), 0.78, 0.33, 0.125, "cloth", 9, 0.12, 1.5, lean=0.02)
    f.curve([(0.0, 0.30, -0.18, 0.16), (-0.04, 0.12, -0.28, 0.13), (-0.12, 0.02, -0.34, 0.07)], "cloth", 0.08, 4)
    f.robe((0.01, 0.03, 0.07), 0.66, 0.15, 0.08, "cloth2", 5, 0.10, 1.2)
    f.ball((0.01, 0.76, -0.01), (0.195, 0.13, 0.14), "cloth", 0.08)
    # The cowl: a deep mouth, a peak that hangs to the back, two points of light in it.
    f.ball((0.02, 0.94, 0.03), (0.145, 0.185, 0.165), "cloth", 0.06, (-10, 0, 0))
    f.curve([(0.02, 1.04, 0.0, 0.10), (0.01, 1.12, -0.10, 0.065), (-0.02, 1.10, -0.22, 0.02)], "cloth", 0.06, 3)
    f.ball((0.02, 0.905, 0.165), (0.085, 0.125, 0.115), "dark", 0.025, (-8, 0, 0), cut=True)
    f.ring((0.02, 0.915, 0.15), 0.105, 0.022, "cloth", 0.03, (82, 0, 0))
    for s in (1, -1):
        f.ball((0.02 + s * 0.034, 0.925, 0.090), (0.019, 0.010, 0.014), "eye", 0, (0, 0, s * 12))
    # One arm across the breast, the other held out, its sleeve hanging wide.
    f.curve([(-0.16, 0.75, 0.0, 0.075), (-0.24, 0.58, 0.10, 0.085), (-0.08, 0.56, 0.20, 0.07)], "cloth", 0.03)
    f.curve([(0.17, 0.75, 0, 0.075), (0.29, 0.62, 0.10, 0.080), (0.34, 0.66, 0.24, 0.070)], "cloth", 0.03)
    rags(f, (0.26, 0.62, 0.10), (0.34, 0.62, 0.22), 3, 0.26, 0.050, "cloth", 3)
    f.ring((0.01, 0.50, 0.0), 0.190, 0.016, "metal", 0.01)
    hand(f, (0.35, 0.67, 0.29), (0.1, 0.35, 0.9), 3, 0.07, 0.020, 0.5, "flesh", (0, 0, 1))
    _SIGNS[faction](f)
    return f


_AT = (0.37, 0.72, 0.33)


def _idol(f: Figure) -> None:
    """A squatting thing with wings, cut out of stone."""
    x, y, z = _AT
    f.box((x, y + 0.03, z), (0.055, 0.035, 0.05), "rock", 0.01)
    f.ball((x, y + 0.11, z), (0.06, 0.065, 0.055), "slime", 0.02)
    f.ball((x, y + 0.20, z), (0.05, 0.055, 0.05), "slime", 0.02)
    for s in (1, -1):
        f.sheet((x, y + 0.15, z - 0.03), (x + s * 0.15, y + 0.26, z - 0.06), (x + s * 0.09, y + 0.05, z - 0.05), 0.014,
                "slime", 0.01)  # fmt: skip


def _lamp(f: Figure) -> None:
    """A candle without a stick."""
    x, y, z = _AT
    f.limb((x, y - 0.06, z), (x, y + 0.12, z), 0.034, 0.028, "bone", 0.005)
    f.curve([(x, y + 0.14, z, 0.036), (x, y + 0.19, z, 0.045), (x, y + 0.30, z, 0.008)], "flame", 0.0, 3)


def _horns(f: Figure) -> None:
    """A goat's horns on the cowl, a sickle in the hand."""
    f.both([(0.10, 1.05, 0.04, 0.040), (0.22, 1.14, -0.02, 0.034), (0.30, 1.06, 0.02, 0.022),
            (0.27, 0.98, 0.08, 0.006)],
           "horn", 0.01, 4)  # fmt: skip
    x, y, z = _AT
    f.curve([(x, y - 0.06, z, 0.022), (x + 0.02, y + 0.10, z, 0.022), (x + 0.16, y + 0.24, z, 0.030),
             (x + 0.04, y + 0.36, z, 0.026), (x - 0.10, y + 0.32, z, 0.005)], "metal", 0.005, 4)  # fmt: skip


def _mask(f: Figure) -> None:
    """A pallid mask in the cowl, a torn cape, and a standard that hangs in strips."""
    f.ball((0.02, 0.915, 0.10), (0.075, 0.115, 0.055), "mask", 0.0)
    for s in (1, -1):
        f.ball((0.02 + s * 0.032, 0.935, 0.152), (0.020, 0.012, 0.02), "dark", 0.003, cut=True)
    rags(f, (-0.24, 0.74, -0.10), (0.22, 0.74, -0.12), 6, 0.44, 0.055, "rag", 4, (-0.10, 0, -0.10))
    x, _y, z = _AT
    f.limb((x, -0.08, z), (x + 0.02, 1.40, z), 0.024, 0.020, "wood", 0)
    f.limb((x - 0.16, 1.36, z), (x + 0.34, 1.30, z), 0.022, 0.016, "wood", 0.01)
    drape(f, [(x - 0.12, 1.34, z), (x + 0.32, 1.29, z)], (0.44, 0.62), mat="rag", torn=0.45, folds=1.5, deep=0.04,
          wide=0.02, blow=(0.08, 0, -0.02), seed=9, columns=6)


def _furs(f: Figure) -> None:
    """A mantle of fur, and a staff hung with ice."""
    x, _y, z = _AT
    rags(f, (-0.22, 0.82, 0.06), (0.24, 0.82, 0.06), 7, 0.20, 0.055, "fur", 6)
    f.limb((x, -0.08, z), (x - 0.01, 1.16, z), 0.022, 0.020, "wood", 0)
    f.curve([(x - 0.01, 1.14, z, 0.02), (x + 0.13, 1.24, z, 0.028), (x + 0.16, 1.10, z, 0.006)], "bone", 0.01, 4)
    for i in range(3):
        at = x + 0.04 + 0.045 * i
        f.limb((at, 1.17 + 0.02 * (i % 2), z), (at, 0.98, z), 0.016, 0.003, "ice", 0.004)


def _key(f: Figure) -> None:
    """A key as long as a man, carried like a crozier, its ring above; no brass, which would gray its color."""
    x, _y, z = _AT
    f.ring((x, 1.34, z), 0.125, 0.030, "orb", 0.005, (90, 0, 0))
    f.limb((x, 1.21, z), (x, -0.06, z), 0.027, mat="orb", k=0.004)
    for low in (0.02, 0.14, 0.26):
        f.limb((x, low, z), (x + 0.15, low, z), 0.026, mat="orb", k=0.004)


def _mitre(f: Figure) -> None:
    """A tall split hat over the cowl, a bowl of fire."""
    for s in (1, -1):
        f.box((0.02, 1.16, s * 0.055), (0.095, 0.13, 0.020), "cloth2", 0.02, (s * 9, 0, 0), 0.02)
        f.limb((0.02, 1.26, s * 0.045), (0.02, 1.40, s * 0.02), 0.075, 0.008, "cloth2", 0.03)
    f.ring((0.02, 1.06, 0.01), 0.125, 0.020, "metal", 0.01)
    x, y, z = _AT
    f.ball((x, y, z), (0.085, 0.05, 0.085), "metal", 0.01)
    f.curve([(x, y + 0.05, z, 0.055), (x + 0.01, y + 0.12, z, 0.045), (x - 0.01, y + 0.24, z, 0.006)], "flame", 0.0, 3)


def _toad(f: Figure) -> None:
    """A drowsy toad in the palm, a collar of hide."""
    x, y, z = _AT
    f.ball((x, y + 0.05, z), (0.105, 0.075, 0.095), "second", 0.02)
    f.ball((x, y + 0.12, z + 0.05), (0.085, 0.055, 0.065), "second", 0.03)
    for s in (1, -1):
        f.ball((x + s * 0.055, y + 0.165, z + 0.06), 0.032, "second", 0.02)
        f.ball((x + s * 0.058, y + 0.160, z + 0.085), (0.020, 0.007, 0.012), "eye", 0)
        f.ball((x + s * 0.095, y + 0.01, z + 0.05), (0.035, 0.045, 0.05), "second", 0.02)
    for i in range(8):
        c, s = math.cos(math.radians(45 * i)), math.sin(math.radians(45 * i))
        f.limb((0.02 + 0.13 * c, 0.83, 0.02 + 0.11 * s), (0.02 + 0.22 * c, 0.74, 0.02 + 0.18 * s), 0.04, 0.01, "fur",
               0.03)


_SIGNS: dict[str, Callable[[Figure], None]] = {
    "great_cthulhu": _idol, "crawling_chaos": _lamp, "black_goat": _horns, "yellow_sign": _mask,
    "windwalker": _furs, "opener_of_the_way": _key, "ancients": _mitre, "sleeper": _toad,
}  # fmt: skip
