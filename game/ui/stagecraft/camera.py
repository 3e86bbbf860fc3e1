"""The camera of a moment: the view of the board eases toward where it happens, trembles with a blow, and goes back.

What is seen is a part of the ground that has just been painted, drawn out to the board's whole place: nothing is
painted anew, and what can be clicked stays where it is.
"""

from __future__ import annotations

import math

import pygame

from game.ui.stagecraft.timeline import smooth

SHARP = 1_600_000
"""Pixels: boards larger than this are drawn out point by point, which takes a quarter of the time."""
STEP = 0.003
"""By how much of the board's width the camera goes on at a time."""
Point = tuple[int, int]


class Camera:
    """Looks at a place of the ground; ``deep`` is by how much of its size the board comes nearer."""

    def __init__(self, view: pygame.Rect, at: Point | None, deep: float) -> None:
        self.view, self.deep = view, deep
        x, y = at or view.center
        # Seen from the middle a place near the rim would pull the whole board aside.
        self._focus = (
            min(max((x - view.x) / max(view.w, 1), 0.1), 0.9),
            min(max((y - view.y) / max(view.h, 1), 0.1), 0.9),
        )
        self._drawn: pygame.Surface | None = None
        self._shown: pygame.Rect | None = None
        """The part that is drawn out, of a ground that has not changed."""

    def seen(self, near: float, shake: float = 0.0) -> pygame.Rect:
        """The part of the board that fills its place when the camera is so ``near``, 0 to 1."""
        view = self.view
        # In steps: what moves so slowly need not be drawn out anew for every frame.
        lost = round(round((1 - 1 / (1 + self.deep * near)) / STEP) * STEP * view.w)
        w, h = view.w - lost, view.h - round(lost * view.h / max(view.w, 1))
        x, y = (view.w - w) * self._focus[0] + shake, (view.h - h) * self._focus[1] + 0.6 * shake
        return pygame.Rect(view.x + round(min(max(x, 0), view.w - w)), view.y + round(min(max(y, 0), view.h - h)), w, h)

    def look(self, target: pygame.Surface, near: float, shake: float = 0.0, still: bool = False) -> None:
        """Show the ground of a window as it is seen from there; ``still``: it is the same as when last ``still``."""
        part = self.seen(near, shake)
        if part.size == self.view.size or not target.get_rect().contains(self.view):
            return
        if self._drawn is None:
            self._drawn = pygame.Surface(self.view.size, 0, target)
        if not still or part != self._shown:
            drawn = pygame.transform.smoothscale if self.view.w * self.view.h <= SHARP else pygame.transform.scale
            drawn(target.subsurface(part), self.view.size, self._drawn)
            self._shown = part if still else None
        target.blit(self._drawn, self.view)


def eased(t: float, seconds: float, back: float) -> float:
    """How near the camera is after ``t`` seconds: it comes nearer nearly all the time, and in the end it is back."""
    return smooth(0.0, 0.9 * seconds, t) * (1 - smooth(seconds - back, seconds - 0.02, t))


def trembling(since: float, size: float) -> float:
    """By how much a blow moves the view so many seconds after it."""
    return size * math.exp(-7 * since) * math.sin(46 * since) if 0 <= since < 0.7 else 0.0
