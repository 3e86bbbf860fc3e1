"""Dice that tumble over the battle panel and settle, one after the other, where they will lie."""

from __future__ import annotations

import pygame

from game.ui import draw, theme
from game.ui.palette import faction_cache

SECONDS = 0.75
"""How long a roll takes at the usual speed."""
_FIRST = 0.5
"""Share of that time after which the first die lies; the last one lies at its end."""
_TURNS = 12
"""Pictures of a die that turns, each a twelfth of a right angle further."""

FACES = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


class Tumble:
    """The time of one roll of both sides' dice. At rest every die lies."""

    def __init__(self) -> None:
        self._time = self._length = 0.0

    @property
    def busy(self) -> bool:
        """Whether dice still tumble."""
        return self._time < self._length

    def begin(self, pace: float) -> None:
        """Throw the dice; ``pace`` lengthens (above 1) or shortens the roll, 0 lets them lie at once."""
        self._time, self._length = 0.0, SECONDS * pace

    def advance(self, dt: float) -> None:
        """Let them roll on."""
        self._time += dt

    def finish(self) -> None:
        """Let them lie."""
        self._length = 0.0

    def left(self, place: int, count: int) -> float:
        """How much of its way a die still has before it: 1 thrown, 0 it lies; the first of a row lies first."""
        if not self.busy:
            return 0.0
        lies = self._length * (_FIRST + (1 - _FIRST) * (place + 1) / max(count, 1))
        return max(1 - self._time / lies, 0.0)

    def settled(self, count: int) -> int:
        """How many of a row of dice lie already."""
        return sum(1 for place in range(count) if not self.left(place, count))

    def draw(self, target: pygame.Surface, place: int, count: int, face: int, size: int, at: tuple[int, int]) -> None:
        """Paint one die of a row; ``at`` is the middle of where it will lie."""
        left = self.left(place, count)
        if not left:
            picture = die(face, size)
            target.blit(picture, picture.get_rect(center=at))
            return
        # A throw from the right that bounces twice; every die a little different, the same at each painting.
        odd = (place * 37 % 11) / 11
        bounce = abs((left * (3 + odd)) % 1 - 0.5) * 2
        x = at[0] + round(left * left * size * (5 + 4 * odd))
        y = at[1] - round(left * (1 - bounce * bounce) * size * (0.9 + odd * 0.5))
        step = int(left * (14 + 5 * odd))
        shown = (face + step * (place % 5 + 1)) % 6 + 1 if step else face
        picture = turned(shown, size, int(left * 40 * (1 + odd)) % _TURNS)
        target.blit(picture, picture.get_rect(center=(x, y)))


@faction_cache(512)
def die(face: int, size: int) -> pygame.Surface:
    """A die that lies: red when it Kills, amber when it is a Pain, dark otherwise."""
    return _die(face, size, True)


@faction_cache(512)
def turned(face: int, size: int, step: int) -> pygame.Surface:
    """A die in the air: it means nothing yet, so it has no colour."""
    return pygame.transform.rotozoom(_die(face, size, False), step * 90 / _TURNS, 1.0)


def _die(face: int, size: int, lies: bool) -> pygame.Surface:
    big = size * 3
    dull = theme.mix(theme.BUTTON_TOP, theme.TEXT_THIRD, 0.25)
    colour = dull if not lies or face < 4 else theme.KILL if face == 6 else theme.PAIN
    picture = pygame.Surface((big, big), pygame.SRCALPHA)
    pygame.draw.rect(picture, theme.mix(colour, (255, 255, 255), 0.15), (0, 0, big, big), border_radius=big // 6)
    inner = picture.get_rect().inflate(-6, -6)
    ground = draw.gradient(big, big, theme.mix(colour, theme.INK, 0.22), theme.mix(colour, theme.INK, 0.5)).copy()
    body = pygame.Surface((big, big), pygame.SRCALPHA)
    pygame.draw.rect(body, (255, 255, 255), inner, border_radius=big // 7)
    body.blit(ground, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(body, (0, 0))
    pips = theme.CREAM if face >= 4 or not lies else theme.TEXT_SECOND
    for x, y in FACES[face]:
        pygame.draw.circle(picture, pips, (big / 2 + x * big * 0.26, big / 2 + y * big * 0.26), big * 0.085)
    return pygame.transform.smoothscale(picture, (size, size))
