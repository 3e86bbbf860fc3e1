"""The candle that stands on the tables: a stub of wax in a brass dish, seen from above as the table is."""

from dataclasses import replace

from PIL import Image

from art.figure import Figure
from art.moods import LARGE
from art.paints import linear
from art.sprites import shadow, sprite

UNIT = 230
MOOD = replace(LARGE, exposure=1.25, rim=0.4, tilt=36.0, yaw=-24.0, over=1.0)
SIZE = (200, 300)
"""Of the picture; ``FOOT`` is where in it the candle stands, ``FLAME`` where its flame is (``screen/candles.py``)."""
FOOT, FLAME = (0.44, 0.80), (0.44, 0.19)


def _candle() -> Figure:
    f = Figure(0.3)
    f.ball((0, 0.02, 0), (0.30, 0.035, 0.30), "metal", 0.01)
    f.ball((0, 0.07, 0), (0.25, 0.04, 0.25), "dark", 0.01, cut=True)
    f.ring((0, 0.045, 0), 0.295, 0.022, "metal", 0.006)
    f.ring((0.37, 0.06, 0.10), 0.075, 0.018, "metal", 0.006, (78, 20, 0))
    f.limb((0, 0.03, 0), (0, 0.16, 0), 0.15, 0.14, "metal", 0.02)
    f.limb((0, 0.10, 0), (0, 0.66, 0), 0.118, 0.108, "bone", 0.01)
    f.ball((0.02, 0.78, 0.0), (0.085, 0.055, 0.085), "bone", 0.02, cut=True)
    for x, z, top, long, r in ((-0.10, 0.05, 0.70, 0.34, 0.030), (-0.04, 0.11, 0.72, 0.52, 0.028),
                               (0.06, 0.10, 0.71, 0.26, 0.032), (0.11, 0.02, 0.70, 0.44, 0.028)):  # fmt: skip
        low = top - long
        drop = [(x, top, z, r * 0.8), (x * 1.04, low + long * 0.4, z * 1.04, r * 0.8), (x * 1.05, low, z * 1.05, r)]
        f.curve(drop, "bone", 0.02, 4)
    f.limb((0.01, 0.70, 0), (0.015, 0.80, 0), 0.010, mat="dark", k=0)
    f.curve([(0.012, 0.79, 0, 0.030), (0.015, 0.85, 0, 0.048), (0.012, 0.95, 0, 0.028), (0.02, 1.06, 0, 0.004)],
            "flame", 0, 6)  # fmt: skip
    return f.bare()


def picture() -> Image.Image:
    """The candle and its shadow."""
    made = sprite(_candle(), UNIT, linear("#c08a40"), MOOD)
    whole = Image.new("RGBA", SIZE)
    foot = SIZE[0] * FOOT[0], SIZE[1] * FOOT[1]
    cast, at = shadow(made, UNIT)
    cast = cast.resize((cast.width * 2, cast.height * 2))
    whole.alpha_composite(cast, (round(foot[0] - at[0] * 2), round(foot[1] - at[1] * 2)))
    whole.alpha_composite(made.picture, (round(foot[0] - made.foot[0]), round(foot[1] - made.foot[1])))
    return whole
