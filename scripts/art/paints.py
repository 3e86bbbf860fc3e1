"""Paint for figures out of the color of a faction's arms: each material's colors and how it takes light.

A paint has its color, what it turns to in hollows and on raised places, and blotches of a second color; so each figure
has more than one hue though all of it says whose it is.
"""

import colorsys
from dataclasses import dataclass

import numpy as np

Light = np.ndarray
"""Red, green and blue of linear light."""


def linear(code: str) -> Light:
    """Linear light of ``#rrggbb``."""
    return np.array([(int(code[i : i + 2], 16) / 255) ** 2.2 for i in (1, 3, 5)], np.float32)


@dataclass(frozen=True)
class Paint:
    """``mottle`` is the color of blotches, ``spots`` how much of it; ``scales`` how fine and deep its pattern."""

    rgb: Light
    mottle: Light | None = None
    spots: float = 0.0
    spec: float = 0.2
    gloss: float = 24
    glow: float = 0.0
    dry: float = 1.0
    scales: tuple[float, float] = (0, 0)
    thin: float = 0.0
    tip: Light | None = None
    """What its thin parts fade to."""
    flesh: bool = False


def _mix(a: Light, b: Light, t: float) -> Light:
    return np.asarray(a + (b - a) * t, np.float32)


def _toward(own: Light, turn: float, saturation: float, value: float) -> Light:
    """The color turned about the circle of hues, its saturation and value multiplied."""
    h, s, v = colorsys.rgb_to_hsv(*(float(c) for c in own ** (1 / 2.2)))
    found = colorsys.hsv_to_rgb((h + turn) % 1, min(s * saturation, 1), min(v * value, 1))
    return np.array(found, np.float32) ** 2.2


BONE, BRASS, ROCK, BASE = (linear(c) for c in ("#d8cba2", "#c9a865", "#55504a", "#38332d"))
FLESH, SORE, BLOOD, ICE = (linear(c) for c in ("#b98d78", "#8a2f3a", "#94263f", "#dcecf2"))
WOOD, BRICK, SNOW = (linear(c) for c in ("#5a4128", "#4a4640", "#e8f0f4"))


def paints(own: Light) -> dict[str, Paint]:
    """Paint by material, for a faction whose arms have this color."""
    gray = float(own @ np.array([0.30, 0.59, 0.11], np.float32))
    dull = np.full(3, gray, np.float32)
    skin, cloth = _mix(own, dull, 0.12) * 0.60, _mix(own, dull, 0.16) * 0.60
    second = _mix(_toward(own, 0.045, 0.95, 0.62), dull, 0.20) * 0.8
    pale = _mix(_toward(own, -0.05, 0.55, 1.15), BONE, 0.35)
    wing = _mix(_toward(own, 0.03, 1.05, 0.72), dull, 0.10)
    return {
        "base": Paint(BASE, spec=0.10, gloss=14, dry=0.8),
        "rock": Paint(ROCK, _mix(ROCK, own, 0.12) * 0.6, 0.5, spec=0.08, gloss=10, dry=1.5),
        "dark": Paint(np.full(3, 0.004, np.float32), spec=0.02, gloss=8, dry=0),
        "skin": Paint(skin, second, 0.55, 0.34, 30, scales=(26, 0.50), thin=0.6, flesh=True),
        "hide": Paint(skin, second, 0.65, 0.34, 30, scales=(20, 0.60), thin=0.4, flesh=True),
        "feeler": Paint(skin, second, 0.45, 0.60, 44, scales=(46, 0.34), thin=0.7, tip=pale, flesh=True),
        "second": Paint(second, skin * 0.5, 0.4, 0.26, 22, scales=(30, 0.5), flesh=True),
        "belly": Paint(pale * 0.80, skin, 0.35, 0.35, 30, scales=(9, 0.25), thin=0.5, flesh=True),
        "oil": Paint(_mix(second, dull, 0.30) * 0.22, own * 0.03, 0.4, 0.7, 34, dry=0.8, scales=(34, 0.16), flesh=True),
        "slime": Paint(_mix(skin, second, 0.3) * 0.85, second * 0.6, 0.7, 0.95, 60, scales=(12, 0.3), flesh=True),
        "cloth": Paint(cloth, cloth * 0.55, 0.35, 0.06, 8, dry=0.9, scales=(70, 0.16)),
        "cloth2": Paint(_mix(cloth, dull, 0.35) * 0.20, cloth * 0.10, 0.35, 0.06, 8, dry=0.9, scales=(70, 0.16)),
        "rag": Paint(_mix(cloth, dull, 0.25) * 0.62, cloth * 0.3, 0.6, 0.05, 8, dry=1.3, scales=(60, 0.2)),
        "tatter": Paint(_mix(own, dull, 0.06) * 0.60, _mix(cloth, dull, 0.2) * 0.25, 0.75, 0.05, 8, dry=1.0,
                        scales=(64, 0.22)),
        "bark": Paint(_mix(second, WOOD, 0.55) * 0.75, second * 0.5, 0.5, 0.08, 8, dry=1.5),
        "fur": Paint(_mix(skin, dull, 0.15) * 0.62, second * 0.5, 0.5, 0.06, 8, dry=1.6),
        "wing": Paint(wing, second * 0.6, 0.55, 0.24, 22, dry=0.8, scales=(40, 0.22), thin=1.0, flesh=True),
        "bone": Paint(BONE, _mix(BONE, own, 0.3) * 0.5, 0.25, 0.22, 22, dry=0.5),
        "horn": Paint(BONE * 0.45, BONE * 0.2, 0.4, 0.25, 22, dry=1.2),
        "ram": Paint(BONE * 0.40, BONE * 0.14, 0.55, 0.18, 18, dry=1.3),
        "metal": Paint(BRASS, BRASS * 0.35, 0.4, 0.9, 40, dry=0.8),
        "eye": Paint(own * 0.10 + np.array([0.62, 0.34, 0.03], np.float32), spec=0.4, gloss=60, glow=0.75, dry=0),
        "flame": Paint(own * 0.6 + np.array([0.5, 0.34, 0.16], np.float32), spec=0.1, gloss=10, glow=2.2, dry=0),
        "tongue": Paint(BLOOD, BLOOD * 0.4, 0.5, 0.8, 45, thin=0.8, flesh=True),
        "mask": Paint(linear("#f0e9d6"), spec=0.35, gloss=30, glow=0.10, dry=0.3),
        "orb": Paint(_mix(own, np.ones(3, np.float32), 0.12), second, 0.3, 1.3, 90, glow=0.30, dry=0.3),
        "ice": Paint(_mix(ICE, own, 0.25), _mix(ICE, own, 0.6) * 0.7, 0.5, 1.0, 70, dry=0.6, thin=1.0, flesh=True),
        "snow": Paint(_mix(SNOW, own, 0.10), _mix(SNOW, own, 0.5), 0.3, 0.15, 14, dry=0.4),
        "flesh": Paint(_mix(FLESH, own, 0.42) * 0.85, _mix(SORE, own, 0.3) * 0.7, 0.5, 0.3, 26, scales=(34, 0.2),
                       thin=0.7, flesh=True),
        "sore": Paint(_mix(SORE, own, 0.15), SORE * 0.4, 0.5, 0.6, 40, thin=0.7, flesh=True),
        "face": Paint(_mix(FLESH, own, 0.10), _mix(SORE, own, 0.1), 0.30, 0.12, 14, dry=0.7, thin=0.4, flesh=True),
        "hair": Paint(_mix(WOOD, own, 0.10) * 0.6, WOOD * 0.15, 0.4, 0.25, 18, dry=1.3),
        "wood": Paint(WOOD, WOOD * 0.4, 0.5, 0.08, 10, dry=1.2),
        "brick": Paint(_mix(BRICK, own, 0.30), BRICK * 0.5, 0.5, 0.1, 12, dry=1.3),
        "pelt": Paint(_mix(skin, dull, 0.25) * 0.50, second * 0.35, 0.6, 0.05, 8, dry=1.3),
        "glass": Paint(_mix(own, np.ones(3, np.float32), 0.10) * 0.55, spec=1.0, gloss=70, glow=0.12, dry=0.3),
    }  # fmt: skip
