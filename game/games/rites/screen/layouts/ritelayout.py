"""What the window shows of one rite; each rite's ``screen.layout`` has an object of this class."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.games.rites.screen.paint import Point, light, stamp, words
from game.games.rites.screen.picking import Ask
from game.games.rites.words.tableview import CardTable
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.kit.box import Box
from game.ui.layout import Layout
from game.ui.theme import RGB

WIDTH, HEIGHT = 1240.0, 682.0
"""The canvas in units, as it is in a window of 1920 x 1080; its middle is (0, 0)."""
LOW = 2.6
"""From this width in heights on a canvas is low."""


@dataclass(frozen=True)
class Canvas:
    """The middle of the table: ``box`` in pixels, ``unit`` pixels to a unit; ``scale`` gives the sizes of words."""

    box: pygame.Rect
    scale: Layout

    @property
    def unit(self) -> float:
        """Pixels to a unit."""
        return min(self.box.width / WIDTH, self.box.height / HEIGHT)

    @property
    def low(self) -> bool:
        """Whether it is so low that everything should lie in one row."""
        return self.box.width > LOW * self.box.height

    def px(self, units: float) -> int:
        """Pixels of a length, at least one."""
        return max(round(units * self.unit), 1)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of a point."""
        return round(self.box.centerx + x * self.unit), round(self.box.centery + y * self.unit)

    def card(self, x: float, y: float, width: float) -> pygame.Rect:
        """A card ``width`` units wide with its middle at a point."""
        wide = self.px(width)
        return pygame.Rect(0, 0, wide, round(wide * 1.5)).move_to(center=self.at(x, y))

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A rectangle with its middle at a point."""
        return pygame.Rect(0, 0, self.px(width), self.px(height)).move_to(center=self.at(x, y))


@dataclass(frozen=True)
class Brush(Canvas):
    """A canvas to paint on; whatever is given in units."""

    target: pygame.Surface

    def light(self, x: float, y: float, radius_x: float, radius_y: float, colour: RGB, alpha: int) -> None:
        """Lay a soft light round a point."""
        made = light(2 * self.px(radius_x), 2 * self.px(radius_y), colour, alpha, 40, 1.4)
        stamp(self.target, made, center=self.at(x, y))

    def icon(self, name: str, size: float, x: float, y: float, colour: RGB) -> None:
        """Put one of the program's pictures at a point."""
        stamp(self.target, icon(name, self.px(size), colour), center=self.at(x, y))

    def words(self, told: str, role: theme.Role, at: Point, colour: RGB, px: int = 0, halo: int = 2) -> pygame.Rect:
        """Write with the middle at a pixel; ``px`` is the size of the role unless it is named."""
        return words(self.target, told, role, px or self.scale.font_px(role), colour, at, halo)

    def gone(self, rect: pygame.Rect, said: str) -> None:
        """Tell that what lay in a place has been taken from there."""
        side = max(min(self.px(44), rect.width - 6), 12)
        stamp(self.target, icon("looted", side, theme.rgb("#5a554c")), midbottom=rect.center)
        if draw.text_width(said, theme.SMALL, self.scale.font_px(theme.SMALL)) < rect.width:
            self.words(said, theme.SMALL, rect.move(0, self.px(24)).center, theme.TEXT_SECOND, halo=0)


@dataclass(frozen=True)
class Place:
    """A place in the middle of the table.

    ``id`` is what ``game.games.rites.words.ritewords.place_of`` calls it, or any other name where no option is about
    it. ``rect`` is the card upright, before it is turned by ``turn`` degrees. ``card`` is an entity's id, ``?`` for a
    back, an artifact's id where ``relic``; empty: nothing lies there. ``empty`` draws the outline of a card that is to
    come; a place with neither is a region, lit when it can be chosen. ``owner`` is the cultist whose seal is on the
    corner, ``caption`` words below, or ``beside`` it at its right, ``light`` a light round it that is no invitation,
    ``known`` the card that lies there face down and the viewer has seen, ``deep`` how many cards lie there as a pile,
    ``note`` what a hover says, as rich text.
    """

    id: str
    rect: pygame.Rect
    card: str = ""
    relic: bool = False
    turn: int = 0
    empty: bool = False
    owner: int = -1
    caption: str = ""
    beside: bool = False
    light: RGB | None = None
    known: str = ""
    deep: int = 1
    note: str = ""

    @property
    def box(self) -> pygame.Rect:
        """What it takes up, turned as it is."""
        if self.turn % 180 != 90:
            return self.rect
        return pygame.Rect(0, 0, self.rect.height, self.rect.width).move_to(center=self.rect.center)


class RiteLayout:
    """The middle of the table for one rite. One object serves all tables: it keeps nothing.

    ``opening`` are the pictures of the card that opens with the rite (``game.games.rites.screen.opening``), one for
    each of its steps; none: there is no card.
    """

    opening: tuple[tuple[str, ...], ...] = ()
    candles: tuple[Point, ...] = ()
    """Where candles stand on the table, in units."""
    in_a_row = False
    """Whether a low canvas has everything in one row, away from what is let into the table."""

    @property
    def bluffing(self) -> str:
        """What is said of cards that will never be shown."""
        return ""

    def places(self, table: CardTable, canvas: Canvas) -> list[Place]:
        """All places, those that lie on top last."""
        raise NotImplementedError

    def ground(self, table: CardTable, brush: Brush) -> None:
        """Paint what lies below the cards; painted again only when ``ground_key`` changes."""

    def ground_key(self, table: CardTable) -> object:
        """What the ground depends on, besides the window's size."""
        return None

    def marks(self, table: CardTable, brush: Brush) -> None:
        """Paint words and signs over the cards."""

    def panel(self, table: CardTable, layout: Layout) -> Box | None:
        """A panel beside the table, in the upper part of the log's place, while there is something for it to show."""
        return None

    def dimmed(self, kind: str, table: CardTable, out: list[str]) -> str:
        """Why these cards of the hand cannot be played where a question of this kind is asked."""
        return ""

    def bluffs(self, ask: Ask, table: CardTable, live: Iterable[str]) -> frozenset[str]:
        """Those of the cards that can be played that will never be shown."""
        return frozenset()
