"""What a rite's layout is made of: places in the middle of the table, and the canvas they are measured on."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.layout import Layout as Scale
from game.ui.theme import RGB

WIDTH, HEIGHT = 1240.0, 682.0
"""The canvas in units, as it is in a window of 1920 x 1080; its middle is (0, 0)."""


@dataclass(frozen=True)
class Canvas:
    """The middle of the table: ``box`` in pixels, ``unit`` pixels to a unit; ``scale`` gives the sizes of words."""

    box: pygame.Rect
    scale: Scale

    @property
    def unit(self) -> float:
        """Pixels to a unit."""
        return min(self.box.width / WIDTH, self.box.height / HEIGHT)

    def px(self, units: float) -> int:
        """Pixels of a length, at least one."""
        return max(round(units * self.unit), 1)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of a point."""
        return round(self.box.centerx + x * self.unit), round(self.box.centery + y * self.unit)

    def card(self, x: float, y: float, width: float) -> pygame.Rect:
        """A card ``width`` units wide with its middle at a point."""
        wide = self.px(width)
        rect = pygame.Rect(0, 0, wide, round(wide * 1.5))
        rect.center = self.at(x, y)
        return rect

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A rectangle with its middle at a point."""
        rect = pygame.Rect(0, 0, self.px(width), self.px(height))
        rect.center = self.at(x, y)
        return rect


@dataclass(frozen=True)
class Place:
    """A place in the middle of the table.

    ``id`` is what ``game.games.rites.words.tableview.place_of`` calls it, or any other name where no option is about
    it. ``rect`` is the card upright, before it is turned by ``turn`` degrees. ``card`` is an entity's id, ``?`` for a
    back, an artifact's id where ``relic``; empty: nothing lies there. ``empty`` draws the outline of a card that is to
    come; a place with neither is a region, lit when it can be chosen. ``owner`` is the cultist whose seal is on the
    corner, ``caption`` words below, ``light`` a light round it that is no invitation, ``known`` the card that lies
    there face down and the viewer has seen, ``deep`` how many cards lie there as a pile, ``note`` what a hover says, as
    rich text.
    """

    id: str
    rect: pygame.Rect
    card: str = ""
    relic: bool = False
    turn: int = 0
    empty: bool = False
    owner: int = -1
    caption: str = ""
    light: RGB | None = None
    known: str = ""
    deep: int = 1
    note: str = ""
    dim: int = 0

    @property
    def box(self) -> pygame.Rect:
        """What it takes up, turned as it is."""
        if self.turn % 180 != 90:
            return self.rect
        box = pygame.Rect(0, 0, self.rect.height, self.rect.width)
        box.center = self.rect.center
        return box
