"""Dice of a battle: how they are thrown, tumble and settle one by one, and the row in which they lie."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.games.wars.screen.motions import Timed
from game.ui import draw, theme
from game.ui.figures import dice
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import Widget

SECONDS = 0.9
"""How long a roll takes at the usual speed."""
_FIRST = 0.45
"""Share of that time after which the first die lies; the last one lies at its end."""
UNDERLINE = 3
"""How high the line below a die that counts is, in design units."""
ROOM = 1.2
"""How much room a die takes in a row, in shares of its edge: more than one of its faces is seen."""
HIGH = 1.8
"""How much higher dice leap on a stage."""


class Tumble(Timed):
    """The time of one roll of both sides' dice. At rest every die lies."""

    def begin(self, pace: float) -> None:
        """Throw the dice; ``pace`` lengthens (above 1) or shortens the roll, 0 lets them lie at once."""
        self._time, self._length = 0.0, SECONDS * pace

    def left(self, place: int, count: int) -> float:
        """How much of its way a die still has before it: 1 thrown, 0 it lies; the first of a row lies first."""
        if not self.busy:
            return 0.0
        lies = self._length * (_FIRST + (1 - _FIRST) * (place + 1) / max(count, 1))
        return max(1 - self._time / lies, 0.0)

    def settled(self, count: int) -> int:
        """How many of a row of dice lie already."""
        return sum(1 for place in range(count) if not self.left(place, count))

    def draw(self, target: pygame.Surface, place: int, count: int, face: int, size: int, at: tuple[int, int],
             faction: str = "", way: int = 1, high: float = 1.0) -> None:  # fmt: skip
        """Paint one die of a row: ``at`` is the middle of where it will lie.

        ``way`` -1 throws it from the left, ``high`` so many times as high as in a panel.
        """
        left = self.left(place, count)
        if not left:
            picture = dice.die(faction, face, size)
            target.blit(picture, picture.get_rect(center=at))
            return
        # A throw that bounces twice; every die a little different, the same at each painting.
        odd = (place * 37 % 11) / 11
        bounce = abs((left * (3 + odd)) % 1 - 0.5) * 2
        x = at[0] + way * round(left * left * size * (5 + 4 * odd))
        y = at[1] - round(left * (1 - bounce * bounce) * size * (0.9 + odd * 0.5) * high)
        picture = dice.turned(faction, size, int(left * 40 * (1 + odd)) + place * 5)
        target.blit(picture, picture.get_rect(center=(x, y)))


class DiceRow(Widget):
    """A row of dice, highest first; places for ``count`` of them where there are no ``faces`` yet."""

    focusable = False

    def __init__(self, tumble: Tumble) -> None:
        super().__init__()
        self._tumble = tumble
        self.faces: list[int] = []
        self.count = 0
        self.faction = ""
        self.large = self.mirrored = False
        """On a stage dice fill the row's height, and those of the side at the right begin there."""
        self.within: pygame.Rect | None = None
        """Where on the window they tumble, if not over the row alone."""

    def things(self) -> Iterable[Thing]:
        return ()

    def hit(self, point: tuple[int, int]) -> bool:
        return False

    def _places(self, layout: Layout) -> tuple[int, list[tuple[int, int]]]:
        """How large dice are, and their middles."""
        rect, count = self.rect, self.count
        if not self.large:
            size = min(layout.px(20 if layout.compact else 27), rect.height)
            step = min(size + layout.px(6), (rect.width - size) // max(count - 1, 1))
            return size, [(rect.x + size // 2 + place * step, rect.centery) for place in range(count)]
        # In one line as large as they go, in two where they would be smaller than in those.
        line, half = layout.px(UNDERLINE + 3), -(-count // 2)
        one = min((rect.height - line) / ROOM, rect.width / (max(count, 1) * ROOM))
        two = min((rect.height / 2 - line) / ROOM, rect.width / (max(half, 1) * ROOM))
        edge, across = (one, count) if one >= two else (two, half)
        cell, found = max(edge, 6) * ROOM, []
        for place in range(count):
            down, right = divmod(place, across)
            x, y = round((right + 0.5) * cell), round(cell / 2 + down * (cell + line))
            found.append((rect.right - x if self.mirrored else rect.x + x, rect.y + y))
        return max(round(edge), 6), found

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        count, (size, places) = self.count, self._places(layout)
        before = target.get_clip()
        target.set_clip((self.within or self.rect.inflate(0, 2 * size)).clip(before))
        way = -1 if self.large and not self.mirrored else 1
        for place in reversed(range(count)):
            middle = places[place]
            if not self.faces:
                box = pygame.Rect(0, 0, size, size)
                box.center = middle
                draw.outline(target, box, theme.BRASS_LINE, max(size // 6, 2), 1, 120)
                continue
            self._tumble.draw(target, place, count, self.faces[place], size, middle, self.faction, way,
                              HIGH if self.large else 1.0)
            if self.faces[place] >= dice.PAIN and not self._tumble.left(place, count):
                self._underline(target, size, middle, self.faces[place] >= dice.KILL, layout)
        target.set_clip(before)

    @staticmethod
    def _underline(target: pygame.Surface, size: int, middle: tuple[int, int], kill: bool, layout: Layout) -> None:
        """A line below a die that counts: of a Kill whole, of a Pain half as long, not told by colour alone."""
        long = size - 2 if kill else size // 2
        line = pygame.Rect(0, 0, long, layout.px(UNDERLINE))
        line.midtop = middle[0], middle[1] + round(size * 0.57) + layout.px(1)
        draw.fill(target, line, theme.KILL if kill else theme.PAIN, None, layout.px(1))
