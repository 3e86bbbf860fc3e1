"""How an item is built: how broad and deep its base is on the ground, and how far its body reaches from its foot."""

from __future__ import annotations

from typing import NamedTuple

from game.games.wars.words.tableview import LIVING_GATES
from game.ui.figures import gates
from game.ui.figures.index import SQUASH, Figure, figure_of, index
from game.ui.figures.standing import UNIT

_RING = 2.5
"""How much broader half a base's ring is than the base."""
_STAIN = 8
_FLAT_DEEP = 0.36
"""How deep the ground is that a flat piece takes, half of it, beside its width."""


class Build(NamedTuple):
    """Lengths in the measure of items' sizes, from the foot: the middle of the base.

    ``across`` and ``deep`` are half of what the base takes of the ground, ``drop`` is how far the foot lies below an
    item's middle, and the others how far the body reaches to each side.
    """

    across: float
    deep: float
    drop: float
    left: float
    up: float
    right: float
    down: float
    stones: float = 0.0
    """How far a gate's stones rise from its foot."""


def build_of(what: str, size: float, faction: str, kind: str) -> Build:
    """How an item is built. One whose figure is missing takes the figure's room all the same: it may yet come."""
    if what == "mark":
        # Pieces may stand on stained ground.
        return Build(_STAIN, _STAIN * SQUASH, 0.0, _STAIN, _STAIN, _STAIN, _STAIN)
    figure = figure_of(faction, kind) if what in ("gate", "stack", "token") else None
    if what == "gate":
        across, drop = gates.BASE * UNIT + _RING, gates.KEEPER * UNIT * SQUASH
        deep = across * SQUASH
        standing = _body(figure) if figure else (across, deep, across, deep)
        return Build(across, deep, drop, *standing, stones=gates.STONES * UNIT)
    if figure is None:
        half = size / 2
        return Build(half, size * _FLAT_DEEP, 0.0, half, half, half, half)
    base = gates.BASE * gates.LIVING if kind in LIVING_GATES else figure.base
    across = base * UNIT + _RING
    return Build(across, across * SQUASH, figure.base * UNIT * SQUASH, *_body(figure))


def _body(figure: Figure) -> tuple[float, float, float, float]:
    share = UNIT / index().small
    (x, y), (_, _, wide, high) = figure.foot, figure.box
    return x * share, y * share, (wide - x) * share, (high - y) * share
