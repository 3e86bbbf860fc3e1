"""Boxes that have been placed, and how they are painted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.ui.kit.box import Box, Group
from game.ui.layout import Layout

RIM = 6
"""Room round a frame for its corner lozenges, in pixels; kept with its picture."""


@dataclass(eq=False, slots=True)
class Laid:
    """A box with its rectangle. ``clip`` is where it may be seen, ``scroll`` what scrolls it, ``group`` what is brought
    into sight with it."""

    box: Box
    rect: pygame.Rect
    clip: pygame.Rect | None = None
    scroll: str = ""
    group: pygame.Rect | None = None
    parts: tuple[Laid, ...] = ()
    picture: pygame.Surface | None = None
    painted: bool = False

    def all(self) -> Iterator[Laid]:
        """It and all within it, from the outside in."""
        yield self
        for part in self.parts:
            yield from part.all()

    def find(self, point: tuple[int, int]) -> Box | None:
        """The innermost box at a point that has a tip or a card."""
        if not self.rect.collidepoint(point) or (self.clip and not self.clip.collidepoint(point)):
            return None
        inner = next((found for part in reversed(self.parts) if (found := part.find(point))), None)
        return inner or (self.box if self.box.tip or self.box.card else None)


def paint(laid: Laid, target: pygame.Surface, layout: Layout, steady: bool = False) -> None:
    """Paint what has been placed, but for the controls, which are widgets.

    Where what lies below is ``steady``, a framed group is kept as a picture from its second painting on.
    """
    if not laid.box.see_through:
        return
    seen = target.get_clip()
    window = seen.clip(laid.clip) if laid.clip else seen
    if not window.colliderect(laid.rect):
        return
    keep = steady and isinstance(laid.box, Group) and laid.box.frame is not None
    around = laid.rect.inflate(2 * RIM, 2 * RIM)
    if keep and laid.picture is not None:
        target.blit(laid.picture, around)
        return
    target.set_clip(window)
    laid.box.paint(target, laid.rect, layout)
    for part in laid.parts:
        paint(part, target, layout, steady and not keep)
    target.set_clip(seen)
    if keep and laid.painted and window.contains(around):
        laid.picture = target.subsurface(around).copy()
    laid.painted = True
