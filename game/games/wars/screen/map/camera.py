"""What of the map is looked at: zoom and pan, held within the map's rims, eased from one look to the next."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.games.wars.screen.map.atlas import Atlas, Point, Sheet, fit

STEPS = (1.0, 1.3, 1.7, 2.25, 3.0)
"""The zooms that wheel, keys and buttons go through; 1 shows the whole map."""
BATTLE_ZOOM = 1.3
SECONDS = 0.18
"""How long a look takes to become another."""


def growth(zoom: float) -> float:
    """How much larger pieces and marks are at a zoom: less than the ground, so that they stand further apart."""
    return math.sqrt(max(zoom, 1.0))


class Camera:
    """A look at a board through a slot of the window.

    ``frame`` is where the whole shown part of the board lies now, ``goal`` where it is going to lie. ``window`` is
    the part of the slot that nothing covers: there the map is kept. With ``calm`` nothing is eased.
    """

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.calm = False
        self.slot = pygame.Rect(0, 0, 2, 1)
        self.window = self.slot.copy()
        self.base = self.slot.copy()
        self.frame = self.slot.copy()
        self.goal = self.slot.copy()
        self._start = self.slot.copy()
        self._time = SECONDS
        self._fresh = False
        self._kept: tuple[float, Point] | None = None
        self._docked: object = None

    # Measures ---------------------------------------------------------------------------------

    @property
    def zoom(self) -> float:
        """How much larger than the whole map the ground is shown, or is about to be."""
        return self.goal.width / max(self.base.width, 1)

    @property
    def sheet(self) -> Sheet:
        """The board as it lies now."""
        return Sheet(self.atlas, self.frame)

    @property
    def goal_sheet(self) -> Sheet:
        """The board as it is going to lie."""
        return Sheet(self.atlas, self.goal)

    @property
    def moving(self) -> bool:
        """Whether the look is changing."""
        return self._time < SECONDS

    @property
    def setting_out(self) -> bool:
        """Whether a look has just begun to change: the frame is what it was."""
        return self._time == 0.0

    @property
    def share(self) -> float:
        """How far along the change is, eased at its end."""
        left = 1 - min(self._time / SECONDS, 1.0)
        return 1 - left * left * left

    @property
    def can_pan(self) -> bool:
        """Whether there is more of the map than the window shows."""
        return self.goal.width > self.window.width + 1 or self.goal.height > self.window.height + 1

    @property
    def middle(self) -> Point:
        """The point of the picture that is, or is about to be, in the middle of the window."""
        return self.goal_sheet.to_picture(self.window.center)

    # Looking ----------------------------------------------------------------------------------

    def lay(self, slot: pygame.Rect) -> None:
        """Take another slot; what was in the middle stays there at the same zoom."""
        zoom, middle = self.zoom, self.middle
        first = self.base.width <= 2
        covered = self._docked is not None
        self.slot = slot.copy()
        self.base = fit(self.atlas, slot).frame
        if not covered:
            self.window = slot.copy()
        if first:
            self._set(self.base.copy())
        else:
            self._set(self._frame(zoom, middle, self.window.center))

    def _frame(self, zoom: float, point: Point, at: tuple[int, int]) -> pygame.Rect:
        """The frame at a zoom in which a point of the picture lies at a point of the window, if the rims allow it."""
        width, height = round(self.base.width * zoom), round(self.base.height * zoom)
        scale = width / self.atlas.crop.width
        left = round(at[0] - (point[0] - self.atlas.crop.x) * scale)
        top = round(at[1] - (point[1] - self.atlas.crop.y) * scale)
        return self._held(pygame.Rect(left, top, width, height))

    def _held(self, frame: pygame.Rect) -> pygame.Rect:
        """The frame shifted so that no side of the window looks beyond the map's rim."""
        held, window = frame.copy(), self.window
        if held.width <= window.width:
            held.centerx = window.centerx
        else:
            held.left = max(min(held.left, window.left), window.right - held.width)
        if held.height <= window.height:
            held.centery = window.centery
        else:
            held.top = max(min(held.top, window.top), window.bottom - held.height)
        return held

    def _set(self, frame: pygame.Rect) -> None:
        self.frame, self.goal, self._start = frame, frame.copy(), frame.copy()
        self._time = SECONDS

    def _go(self, goal: pygame.Rect) -> bool:
        if goal == self.goal:
            return False
        if self.calm or self.base.width <= 2:
            self._set(goal)
            return True
        self._start, self.goal, self._time = self.frame.copy(), goal, 0.0
        self._fresh = True
        return True

    def advance(self, dt: float) -> None:
        """Let the look change, from the second frame on: time before the first is not the change's, and it has enough
        to paint.
        """
        if not self.moving:
            return
        if self._fresh:
            self._fresh = False
            return
        self._time += dt
        if not self.moving:
            self._set(self.goal)
            return
        # Straight changes of place and size together keep the point the zoom is about where it is.
        share, a, b = self.share, self._start, self.goal
        self.frame = pygame.Rect(
            round(a.x + (b.x - a.x) * share),
            round(a.y + (b.y - a.y) * share),
            round(a.width + (b.width - a.width) * share),
            round(a.height + (b.height - a.height) * share),
        )

    # Wishes -----------------------------------------------------------------------------------

    def turn(self, steps: int, about: tuple[int, int] | None = None) -> bool:
        """Zoom by some steps, in above zero, about a point of the window; true if that changes anything."""
        zoom = self.zoom
        for _ in range(abs(steps)):
            further = [s for s in STEPS if (s > zoom + 0.02 if steps > 0 else s < zoom - 0.02)]
            zoom = (min(further) if steps > 0 else max(further)) if further else zoom
        at = about or self.window.center
        return self._go(self._frame(zoom, self.goal_sheet.to_picture(at), at)) if zoom != self.zoom else False

    def whole(self) -> bool:
        """Show the whole map."""
        return self._go(self._frame(1.0, self.middle, self.window.center))

    def pan(self, dx: int, dy: int) -> bool:
        """Shift the map under the window at once; true if it could be shifted."""
        frame = self._held(self.goal.move(dx, dy))
        if frame == self.goal:
            return False
        self._set(frame)
        return True

    def sees(self, point: Point) -> bool:
        """Whether a point of the picture is going to be in the window."""
        return self.window.collidepoint(self.goal_sheet.to_window(point))

    def show(self, points: Sequence[Point], margin: int = 0) -> bool:
        """Shift the map as little as will bring points of the picture into the window, ``margin`` pixels from its rim.

        Where they do not fit into it the map is zoomed out.
        """
        if not points:
            return False
        room = self.window.inflate(-2 * margin, -2 * margin)
        box = self._box(self.goal, points)
        if room.contains(box):
            return False
        if box.width <= room.width and box.height <= room.height:
            return self._go(self._brought(self.goal, points, room))
        smaller = [step for step in STEPS if step < self.zoom - 0.02]
        for zoom in reversed(smaller):
            if self._fits(points, zoom, room):
                return self._go(self._frame(zoom, _middle(points), self.window.center))
        return self.whole()

    def _fits(self, points: Sequence[Point], zoom: float, room: pygame.Rect) -> bool:
        scale = self.base.width * zoom / self.atlas.crop.width
        (left, top), (right, bottom) = _corners(points)
        return (right - left) * scale <= room.width and (bottom - top) * scale <= room.height

    # Beside a panel ---------------------------------------------------------------------------

    def dock(self, free: pygame.Rect, key: object, fought: Point, near: Sequence[Point], margin: int) -> bool:
        """Keep to the ``free`` part of the slot beside a panel and bring a fought area into it with what is ``near``.

        Looks only when ``key`` (the place, what is asked) is another than before: then the look is the person's own.
        """
        if self._docked is None:
            self._kept = (self.zoom, self.middle)
        if (key, tuple(free)) == self._docked:
            return False
        self._docked = (key, tuple(free))
        self.window = free.copy()
        room = free.inflate(-2 * margin, -2 * margin)
        seen = [fought, *near]
        zoom = next((z for z in (BATTLE_ZOOM, 1.15, 1.0) if self._fits(seen, z, room)), None)
        if zoom is None:
            # Not all can be seen: the fought area in the middle then, and what is next to it as far as it goes.
            return self._go(self._frame(1.15, fought, free.center))
        # Between the middle of all and the fought area itself.
        goal = self._frame(zoom, _middle([_middle(seen), fought]), free.center)
        return self._go(self._brought(goal, seen, room))

    def undock(self) -> bool:
        """The panel is gone: look again at what was looked at before it came."""
        if self._docked is None:
            return False
        self._docked = None
        self.window = self.slot.copy()
        zoom, middle = self._kept or (1.0, self.middle)
        self._kept = None
        return self._go(self._frame(zoom, middle, self.window.center))

    def _brought(self, frame: pygame.Rect, points: Sequence[Point], room: pygame.Rect) -> pygame.Rect:
        """The frame shifted as little as will bring points of the picture into a room."""
        box = self._box(frame, points)
        there = box.clamp(room)
        return self._held(frame.move(there.x - box.x, there.y - box.y))

    def _box(self, frame: pygame.Rect, points: Sequence[Point]) -> pygame.Rect:
        """The smallest rectangle of the window round points of the picture."""
        (left, top), (right, bottom) = _corners([Sheet(self.atlas, frame).to_window(point) for point in points])
        return pygame.Rect(left, top, right - left + 1, bottom - top + 1)


def _corners(points: Sequence[Point]) -> tuple[Point, Point]:
    """The upper left and the lower right corner of what points span."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs), min(ys)), (max(xs), max(ys))


def _middle(points: Sequence[Point]) -> Point:
    """The middle of what points span."""
    (left, top), (right, bottom) = _corners(points)
    return (left + right) / 2, (top + bottom) / 2
