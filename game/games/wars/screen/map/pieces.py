"""What stands in an area, and as large as the map wants it: gate first, then by size, same ones stacked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import pygame

from game.games.wars.screen.map.builds import Build, build_of
from game.games.wars.screen.map.shelf import WIDTH
from game.games.wars.words.factionwords import Token
from game.games.wars.words.tableview import RANK, Area, Piece
from game.ui.layout import Layout

USUAL_MAP = 1307
"""On a map so many pixels wide pieces are as wide as their sizes say; they grow and shrink with it."""
LEAST, SMALL_MAP, SMALLEST_MAP = 0.72, 740, 0.62
"""How small pieces are drawn, and the map's width, in design units, below which they are smaller yet."""
GATE = 58
MARK = 20
BUILDING, TOKEN = 46, 30
MORE = 40
LITTLE = 0.55
"""Of who stands nearer more than this must not be hidden by what comes forward."""


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

    @cached_property
    def build(self) -> Build:
        """How it is built."""
        if self.token:
            return build_of("token", self.size, self.faction, self.token.ref[1])
        return build_of(self.what, self.size, self.pieces[0].faction if self.pieces else "", self.kind)


@dataclass(frozen=True)
class Spot:
    """An item where it stands on the window: middle and width in pixels."""

    area: str
    item: Item
    at: tuple[int, int]
    px: int

    count: int = 0
    """Where the number of its pieces stands, of ``COUNTS``."""

    @property
    def rect(self) -> pygame.Rect:
        """The square that a flat piece would cover there."""
        box = pygame.Rect(0, 0, self.px, self.px)
        box.center = self.at
        return box

    @property
    def scale(self) -> float:
        """Pixels to a unit of sizes."""
        return self.px / self.item.size

    @cached_property
    def foot(self) -> tuple[int, int]:
        """Where it stands on the ground: the middle of its base."""
        return self.at[0], self.at[1] + round(self.item.build.drop * self.scale)

    @cached_property
    def base(self) -> pygame.Rect:
        """What its base takes of the ground, an ellipse in this box."""
        across, deep = self.item.build.across * self.scale, self.item.build.deep * self.scale
        box = pygame.Rect(0, 0, round(2 * across), round(2 * deep))
        box.center = self.foot
        return box

    @property
    def ring(self) -> pygame.Rect:
        """The room of its base and of the stones that stand on it."""
        base, up = self.base, round(self.item.build.stones * self.scale)
        return base.union(pygame.Rect(base.x, self.foot[1] - up, base.width, up))

    @cached_property
    def body(self) -> pygame.Rect:
        """The room of its figure, or of what stands for it."""
        build, scale, (x, y) = self.item.build, self.scale, self.foot
        left, top = x - round(build.left * scale), y - round(build.up * scale)
        return pygame.Rect(left, top, round((build.left + build.right) * scale), round((build.up + build.down) * scale))

    def stands_on(self, point: tuple[int, int]) -> bool:
        """Whether a point lies on the ground that its base takes."""
        base = self.base
        x, y = (point[0] - base.centerx) / base.width, (point[1] - base.centery) / base.height
        return x * x + y * y <= 0.25

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
            stacks.setdefault((RANK[piece.cls], piece.faction, piece.kind, result(piece)), []).append(piece)
    for (_, faction, kind, hurt), pieces in sorted(stacks.items()):
        items.append(Item("stack", WIDTH[pieces[0].cls], faction, kind, tuple(pieces), hurt))
    return items


def fold(items: Sequence[Item], shown: int) -> list[Item]:
    """The first items, and one disc for the pieces of all others."""
    rest = [piece for item in items[shown:] for piece in item.pieces]
    return [*items[:shown], Item("more", MORE, pieces=tuple(rest))]


def lone(piece: Piece) -> Item:
    """A piece that stands by itself."""
    return Item("stack", WIDTH[piece.cls], piece.faction, piece.kind, (piece,))


def in_order(spots: Iterable[Spot], front: Spot | None = None) -> list[Spot]:
    """Spots as they are painted: what lies on the ground, then who stands there, those further up the map first.

    Who is to be in ``front`` comes last, but for those nearer that it would hide: they stay before it.
    """
    made = sorted(spots, key=lambda spot: (spot.item.what != "mark" or spot.item.token is not None, spot.foot[1]))
    if front is None:
        return made
    nearer = [spot for spot in made if spot.foot[1] >= front.foot[1] and _hides(front, spot)]
    rest = [spot for spot in made if spot is not front and not any(spot is each for each in nearer)]
    return [*rest, front, *(spot for spot in nearer if spot is not front)]


def _hides(front: Spot, spot: Spot) -> bool:
    """Whether little would be left to be seen of a spot."""
    part = spot.body.clip(front.body)
    return part.width * part.height > LITTLE * spot.body.width * spot.body.height


def keeper_px(spot: Spot) -> int:
    """How wide the keeper in a gate is drawn."""
    return round(spot.px * 0.62)


def piece_unit(width: float, layout: Layout) -> float:
    """Pixels to a unit of the pieces' sizes on a map of a width: with it, but never so few that none can be told."""
    return max(width / USUAL_MAP, LEAST * layout.scale * max(min(width / layout.px(SMALL_MAP), 1.0), SMALLEST_MAP))


def legible(rect: pygame.Rect, layout: Layout) -> Layout:
    """A map's layout: larger text enlarges what stands there, but not so much that it cannot be told apart."""
    return layout.limited(rect.width / (SMALL_MAP * SMALLEST_MAP))
