"""What stands in an area, and as large as the map wants it: gate first, then by size, same ones stacked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.games.wars.screen.map.shelf import WIDTH
from game.games.wars.words.factionwords import Token
from game.games.wars.words.tableview import Area, Piece
from game.ui.figures.index import figure_of
from game.ui.figures.standing import UNIT, body
from game.ui.layout import Layout

USUAL_MAP = 1307
"""On a map so many pixels wide pieces are as wide as their sizes say; they grow and shrink with it."""
LEAST, SMALL_MAP = 0.72, 740
"""How small pieces are drawn, and the map's width, in design units, below which they are smaller yet."""
GATE = 58
MARK = 20
BUILDING, TOKEN = 46, 30
MORE = 40
_ORDER = {"great_old_one": 0, "terror": 1, "monster": 2, "cultist": 3}


@dataclass(frozen=True)
class Item:
    """A gate, a marker, like pieces on one another, or those that found no room.

    ``what`` is ``gate``, ``mark``, ``stack`` or ``more``.
    """

    what: str
    size: float
    faction: str = ""
    kind: str = ""
    pieces: tuple[Piece, ...] = ()
    result: str = ""
    token: Token | None = None


class Build(NamedTuple):
    """How far a figure reaches above its middle, and how broad its base is, in the measure of sizes."""

    rise: float
    breadth: float


FLAT = Build(0.0, 0.0)


@dataclass(frozen=True)
class Spot:
    """An item where it stands on the window: middle and width in pixels."""

    area: str
    item: Item
    at: tuple[int, int]
    px: int

    @property
    def rect(self) -> pygame.Rect:
        """The square the item covers."""
        box = pygame.Rect(0, 0, self.px, self.px)
        box.center = self.at
        return box

    def covers(self, point: tuple[int, int]) -> bool:
        """Whether a point lies on the disc of the item."""
        return (self.at[0] - point[0]) ** 2 + (self.at[1] - point[1]) ** 2 <= (self.px / 2) ** 2


def items_of(area: Area, result: Callable[[Piece], str]) -> list[Item]:
    """What stands in an area, in the order it stands."""
    items = [Item("mark", MARK)] if area.desecrated else []
    items += [Item("mark", BUILDING if each.building else TOKEN, each.faction, token=each) for each in area.tokens]
    if area.gate:
        keeper = (area.keeper,) if area.keeper else ()
        items.append(
            Item(
                "gate",
                GATE,
                "" if area.gate == "abandoned" else area.gate,
                keeper[0].kind if keeper else "",
                keeper,
                result(keeper[0]) if keeper else "",
            )
        )
    stacks: dict[tuple[int, str, str, str], list[Piece]] = {}
    for piece in area.pieces:
        if not piece.keeper:
            stacks.setdefault((_ORDER[piece.cls], piece.faction, piece.kind, result(piece)), []).append(piece)
    for (_, faction, kind, hurt), pieces in sorted(stacks.items()):
        items.append(Item("stack", WIDTH[pieces[0].cls], faction, kind, tuple(pieces), hurt))
    return items


def fold(items: Sequence[Item], shown: int) -> list[Item]:
    """The first items, and one disc for the pieces of all others."""
    rest = [piece for item in items[shown:] for piece in item.pieces]
    return [*items[:shown], Item("more", MORE, pieces=tuple(rest))]


def build_of(item: Item) -> Build:
    """How an item's figure is built; nothing at all for what is flat."""
    if not item.pieces or item.what == "more":
        return FLAT
    faction = item.pieces[0].faction
    room, figure = body(faction, item.kind, UNIT, (0, 0)), figure_of(faction, item.kind)
    return Build(-room.top, 2 * figure.base * UNIT) if room and figure else FLAT


def lone(piece: Piece) -> Item:
    """A piece that stands by itself."""
    return Item("stack", WIDTH[piece.cls], piece.faction, piece.kind, (piece,))


def in_order(spots: Iterable[Spot]) -> list[Spot]:
    """Spots as they are painted: what lies on the ground, then who stands there, those further up the map first."""
    return sorted(spots, key=lambda spot: (spot.item.what != "mark" or spot.item.token is not None, spot.at[1]))


def keeper_px(spot: Spot) -> int:
    """How wide the keeper in a gate is drawn."""
    return round(spot.px * 0.62)


def piece_unit(width: float, layout: Layout) -> float:
    """Pixels to a unit of the pieces' sizes on a map of a width: with it, but never so few that none can be told."""
    return max(width / USUAL_MAP, LEAST * layout.scale * max(min(width / layout.px(SMALL_MAP), 1.0), 0.62))
