"""The pictures of a die, without color: each face as it lies, and one that tumbles; body and bright pips apart.

The program lays a side's color over the body.
"""

import math

import numpy as np

from art import props
from art.figure import NAMES, Figure
from art.kept import traced
from art.moods import Mood
from art.paint import paint
from art.paints import linear
from art.trace import HIT, MAT

GRAY = "#b4b4b4"
UNIT = 72
"""px per edge of a die."""
TURNS = 24
LIES = (20.0, -20.0)
"""How a die that lies is seen: its face large, and a little of two more."""
MOOD = Mood(exposure=1.30, saturation=0.15, wash=0.75, texture=0.0, ambient=1.5, rim=0.5, over=2, sharp=30)


def _layers(figure: Figure, tilt: float, yaw: float) -> tuple[np.ndarray, np.ndarray, tuple[float, float]]:
    got, _ = traced(figure, UNIT * MOOD.over, tilt, yaw)
    # It does not stand on the ground: nothing of it is darker for being low.
    got[..., 5] += 1.2
    bright = (got[..., HIT] > 0.5) & (got[..., MAT].astype(int) == NAMES.index("mask"))
    plain = got.copy()
    plain[..., MAT][bright] = NAMES.index("glass")
    body, pips = paint(plain, [linear(GRAY)], MOOD)[0], np.zeros((*bright.shape, 4), np.float32)
    pips[..., :3], pips[..., 3] = np.array((0.98, 0.94, 0.84), np.float32), bright
    return body, pips, (bright.shape[1] / MOOD.over / 2, bright.shape[0] / MOOD.over / 2)


def pictures() -> dict[str, tuple[np.ndarray, tuple[float, float]]]:
    """By name: ``lies1`` to ``lies6`` and ``turn0`` on; pips are named with ``_pips`` behind."""
    found: dict[str, tuple[np.ndarray, tuple[float, float]]] = {}
    views = {f"lies{face}": (props.die(face, True), *LIES) for face in props.PIPS}
    for step in range(TURNS):
        a = math.tau * step / TURNS
        views[f"turn{step}"] = props.die(6, False), 360 * step / TURNS, 40 * math.sin(2 * a) + 25 * math.cos(a)
    for name, (figure, tilt, yaw) in views.items():
        body, pips, middle = _layers(figure, tilt, yaw)
        found[name], found[f"{name}_pips"] = (body, middle), (pips, middle)
    return found
