"""Which gates are drawn on the map, where, and what of the window changes when they turn."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import NamedTuple

from game.games.wars.screen.map.motion import Motion, Rising, opening
from game.games.wars.screen.map.pieces import Spot
from game.games.wars.screen.map.shelf import unit_px
from game.games.wars.words.tableview import LIVING_GATES
from game.ui import tokens
from game.ui.figures import gates
from game.ui.figures.index import SQUASH, figure_of
from game.ui.figures.standing import UNIT


class Portal(NamedTuple):
    """A gate: its keeper's side ("" for nobody), and middle and width as a flat one would have them."""

    faction: str
    at: tuple[int, int]
    px: int


def portals(spots: Iterable[Spot], drawn: Callable[[Spot], bool], moving: Iterable[Motion | Rising],
            hidden: Collection[int]) -> Iterator[Portal]:  # fmt: skip
    """The gates that stand open, and the rings round units that are gates themselves and are not ``hidden``."""
    closed = opening(moving)
    for spot in spots:
        item = spot.item
        if item.what == "gate" and spot.area not in closed and drawn(spot):
            yield Portal(item.faction, spot.at, spot.px)
        elif item.what == "stack" and item.kind in LIVING_GATES and drawn(spot) and item.pieces[0].unit not in hidden:
            yield _round(spot)


def _round(spot: Spot) -> Portal:
    """The ring round a unit that is a gate: wider than others, its middle where the unit's base has its own."""
    figure = figure_of(spot.item.faction, spot.item.kind)
    unit = unit_px(spot.item.kind, spot.px)
    down = ((figure.base if figure else gates.KEEPER) - gates.KEEPER * gates.LIVING) * unit * SQUASH
    return Portal(spot.item.faction, (spot.at[0], spot.at[1] + round(down)),
                  round(unit * gates.LIVING * tokens.GATE / UNIT))  # fmt: skip
