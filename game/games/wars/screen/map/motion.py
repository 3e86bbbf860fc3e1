"""Pieces on their way and gates that open: what changed between two looks at the map, and what is in between."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

import pygame

from game.ui import theme, tokens

PictureOf = Callable[[str, str, int, tokens.State], pygame.Surface]

SLIDE, APPEAR, VANISH, OPEN, CLOSE = "slide", "appear", "vanish", "open", "close"
SECONDS = {SLIDE: 0.55, APPEAR: 0.35, VANISH: 0.5, OPEN: 0.9, CLOSE: 0.7}
GATE = -1
"""In the place of a unit's number."""


@dataclass(frozen=True)
class Standing:
    """A piece or a gate as it was or is shown: owner ("" for nobody's gate), kind, area, middle and width."""

    faction: str
    kind: str
    area: str
    at: tuple[int, int]
    px: int


@dataclass
class Motion:
    """One piece on its way, or one gate that opens or closes."""

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

    def draw(self, target: pygame.Surface, picture_of: PictureOf = tokens.token) -> None:
        """Paint the piece where it is now; ``picture_of`` gives its picture."""
        piece, share = self.piece, self.share
        if self.unit == GATE:
            self._draw_gate(target)
            return
        if self.what == SLIDE:
            x = self.start[0] + (self.end[0] - self.start[0]) * share
            y = self.start[1] + (self.end[1] - self.start[1]) * share
            picture = picture_of(piece.faction, piece.kind, piece.px, "selected")
            target.blit(picture, picture.get_rect(center=(round(x), round(y))))
            return
        state: tokens.State = "hover" if self.what == APPEAR else "killed"
        picture = picture_of(piece.faction, piece.kind, piece.px, state).copy()
        picture.set_alpha(round(255 * (share if self.what == APPEAR else 1 - share)))
        target.blit(picture, picture.get_rect(center=self.end))

    def _draw_gate(self, target: pygame.Surface) -> None:
        share = self.share if self.what == OPEN else 1 - self.share
        colour = theme.faction_colour(self.piece.faction) if self.piece.faction else None
        picture = tokens.gate_opening(self.piece.px, colour, min(int(share * tokens.OPENING), tokens.OPENING - 1))
        target.blit(picture, picture.get_rect(center=self.end))


def gate_changes(before: Mapping[str, Standing], after: Mapping[str, Standing], pace: float) -> list[Motion]:
    """Gates that open or close between two looks, both by area; a gate that only changes hands does neither."""
    opened = [Motion(OPEN, GATE, now, now.at, now.at, SECONDS[OPEN] * pace) for area, now in after.items()
              if area not in before]  # fmt: skip
    closed = [Motion(CLOSE, GATE, was, was.at, was.at, SECONDS[CLOSE] * pace) for area, was in before.items()
              if area not in after]  # fmt: skip
    return opened + closed


def opening(moving: Iterable[Motion]) -> set[str]:
    """The areas whose gate is opening: it is not to be painted as it will be."""
    return {each.piece.area for each in moving if each.what == OPEN}


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
