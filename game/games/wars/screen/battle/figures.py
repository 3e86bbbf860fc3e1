"""The figures of a battle's stage as controls: each pressed where it is seen in the ranks, with the words about it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Unpack

import pygame

from game.games.wars.screen.battle.parts import Pieces, PiecesArea
from game.games.wars.screen.battle.ranks import GREAT, Stand
from game.games.wars.screen.battle.side import Ranks
from game.games.wars.words.tableview import Fighter
from game.match.words import words
from game.ui import draw, theme
from game.ui.kit.base import Control, Group, Laid, Laying, Shape
from game.ui.kit.box import Text
from game.ui.kit.controls import Held, nothing
from game.ui.layout import Layout
from game.ui.things import Thing

HALO = 4
"""How far the dark round names reaches, in design units."""
POINTING = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
Place = tuple[int, int, int, int]


@dataclass
class Haloed(Text):
    """A line of text on a dark halo, over figures and lit ground."""

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        words, px = draw.fitted(self.words, self.role, layout.font_px(self.role), rect.width)
        made = draw.text_surface(words, self.role, px, self.colour, layout.px(HALO))
        target.blit(made, made.get_rect(center=rect.center))


@dataclass(init=False)
class Figures(Pieces):
    """Alike figures on the stage: where one of ``units`` is seen in the ranks."""

    ranks: Ranks | None = field(default=None, compare=False)
    units: tuple[int, ...] = ()

    def make(self) -> FiguresArea:
        return FiguresArea(nothing)

    def fill(self, widget: PiecesArea, laid: Laid, was: Control | None) -> None:
        super().fill(widget, laid, was)
        assert isinstance(widget, FiguresArea) and self.ranks
        widget.ranks, widget.units = self.ranks, self.units


class FiguresArea(PiecesArea):
    """Figures as they are pressed: pointed at where they are seen, or at what is said of them."""

    ranks: Ranks
    units: tuple[int, ...] = ()

    def hit(self, point: tuple[int, int]) -> bool:
        if not self.rect.collidepoint(point):
            return False
        over = self.ranks.over(point)
        said = over is None and any(isinstance(each.box, Text) for each in self.lying(point))
        return over in self.units or said

    def handle(self, event: pygame.event.Event) -> bool:
        """Press, and note which of them is meant."""
        self.ranks.pointed = self.ranks.over(event.pos) if event.type in POINTING else None
        return super().handle(event)

    def things(self) -> Iterable[Thing]:
        """Where one of them can be clicked, whoever stands before it."""
        at = self.ranks.grip(self.units)
        if at:
            yield self.thing()._replace(enabled=self.focusable, rect=pygame.Rect(at[0] - 1, at[1] - 1, 3, 3))


@dataclass(init=False)
class Field(Group):
    """Ranks, and over them their pieces, each in its ``places`` beside the field's upper left."""

    places: tuple[Place, ...] = ()

    def __init__(self, ranks: Held, pieces: Sequence[Figures], places: Sequence[Place],
                 **shape: Unpack[Shape]) -> None:  # fmt: skip
        Group.__init__(self, ranks, *pieces, **shape)
        self.places = tuple(places)

    @property
    def stretches(self) -> bool:
        return True

    def place(self, lay: Laying, rect: pygame.Rect) -> tuple[Laid, ...]:
        ranks, *pieces = self.parts
        whole = lay.lay(ranks, rect.copy())
        rooms = (pygame.Rect(place).move(rect.topleft) for place in self.places)
        return (whole, *(lay.lay(piece, room) for piece, room in zip(pieces, rooms, strict=True)))


def small(layout: Layout) -> theme.Role:
    return theme.TINY_BOLD if layout.compact else theme.SMALL_BOLD


def looks_of(fighter: Fighter, can: bool) -> str:
    """How a fighter looks."""
    if fighter.state == "gone" or fighter.result == "kill":
        return "fallen"
    if fighter.state in ("hidden", "away"):
        return "away"
    return "can" if can else "pained" if fighter.result == "pain" else "plain"


def around(own: Sequence[Stand], wide: int, lines: int, above: bool, room: tuple[int, int]) -> Place:
    """The room of some figures and of the words above or below them; its middle is that of the figures."""
    reach = [(each.at[0] - each.size.wide * each.unit * 0.62, each.at[0] + each.size.wide * each.unit * 0.62)
             for each in own]  # fmt: skip
    middle = sum(each.at[0] for each in own) / len(own)
    half = max(middle - min(left for left, _ in reach), max(right for _, right in reach) - middle, wide / 2)
    half = min(half, middle, room[0] - middle)
    top = max(min(each.top for each in own) - (lines if above else 0), 0)
    foot = max(each.foot for each in own) + (0 if above else lines)
    return round(middle - half), top, round(2 * half), foot - top


def name_room(own: Sequence[Stand], layout: Layout) -> tuple[int, float, float]:
    """The rank in which a name is written, and from where to where; great ones have room above their heads."""
    if own[0].size.tall >= GREAT:
        return -1, 0.0, 0.0
    middle = sum(each.at[0] for each in own) / len(own)
    role = small(layout)
    wide = draw.text_width(words().name("unit", own[0].piece.kind), role, layout.font_px(role)) + layout.px(8)
    return own[0].rank, middle - wide / 2, middle + wide / 2


def apart(rooms: Sequence[tuple[int, float, float]]) -> bool:
    """Whether names of a rank lie beside each other."""
    ordered = sorted(room for room in rooms if room[0] >= 0)
    return all(a[0] != b[0] or a[2] <= b[1] for a, b in pairwise(ordered))
