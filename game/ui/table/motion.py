"""Pieces on their way: what changed between two looks at the map, and where each piece is in between."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from game.ui import tokens

SLIDE, APPEAR, VANISH = "slide", "appear", "vanish"
SECONDS = {SLIDE: 0.55, APPEAR: 0.35, VANISH: 0.5}


@dataclass(frozen=True)
class Standing:
    """A piece as it was or is shown: owner, kind, area, middle and width."""

    faction: str
    kind: str
    area: str
    at: tuple[int, int]
    px: int


@dataclass
class Motion:
    """One piece on its way."""

    what: str
    unit: int
    piece: Standing
    start: tuple[int, int]
    end: tuple[int, int]
    length: float
    time: float = 0.0

    @property
    def share(self) -> float:
        """How far along it is, eased at both ends."""
        t = min(self.time / self.length, 1.0)
        return t * t * (3 - 2 * t)

    def draw(self, target: pygame.Surface) -> None:
        """Paint the piece where it is now."""
        piece, share = self.piece, self.share
        if self.what == SLIDE:
            x = self.start[0] + (self.end[0] - self.start[0]) * share
            y = self.start[1] + (self.end[1] - self.start[1]) * share
            picture = tokens.token(piece.faction, piece.kind, piece.px, "selected")
            target.blit(picture, picture.get_rect(center=(round(x), round(y))))
            return
        state: tokens.State = "hover" if self.what == APPEAR else "killed"
        picture = tokens.token(piece.faction, piece.kind, piece.px, state).copy()
        picture.set_alpha(round(255 * (share if self.what == APPEAR else 1 - share)))
        target.blit(picture, picture.get_rect(center=self.end))


def changes(before: Mapping[int, Standing], after: Mapping[int, Standing], pace: float) -> list[Motion]:
    """Motions that lead from one look to the next; ``pace`` shortens (below 1) or lengthens them."""
    found = []
    for unit, now in after.items():
        was = before.get(unit)
        if was is None:
            found.append(Motion(APPEAR, unit, now, now.at, now.at, SECONDS[APPEAR] * pace))
        elif was.area != now.area:
            found.append(Motion(SLIDE, unit, now, was.at, now.at, SECONDS[SLIDE] * pace))
    for unit, was in before.items():
        if unit not in after:
            found.append(Motion(VANISH, unit, was, was.at, was.at, SECONDS[VANISH] * pace))
    return found
