"""Doom that flies to its track and Power to its strip, over all of the table, in the color of whose it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.games.wars.screen.motions import Lively, eased
from game.ui import theme
from game.ui.glyphs import medal
from game.ui.palette import faction_cache

At = tuple[int, int]
SECONDS = {"doom": 0.75, "power": 0.6}
LATER = 0.07
"""How much later each further one of a side sets off."""
HIGH = 0.22
"""How high their way bends, as a share of its length."""
_TRAIL = (0.05, 0.10, 0.16)


@faction_cache(32)
def spark(faction: str, px: int) -> pygame.Surface:
    """A grain of Power: light in its side's color."""
    side = 4 * px
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    color = theme.faction_text(faction)
    for share in range(10, 0, -1):
        alpha = round(230 * (1 - share / 11) ** 2)
        pygame.draw.circle(made, (*color, alpha), (side / 2, side / 2), side / 2 * share / 10)
    pygame.draw.circle(made, (*theme.mix(color, (255, 255, 255), 0.8), 255), (side / 2, side / 2), max(px * 0.5, 2))
    return made


@dataclass
class _Coin:
    picture: pygame.Surface
    start: At
    end: At
    delay: float
    seconds: float
    time: float = 0.0

    def place(self, back: float = 0.0) -> At | None:
        """Where it is, or was a little earlier; None before it sets off and after it has come."""
        t = (self.time - self.delay) / self.seconds - back
        if not 0 < t < 1:
            return None
        share = eased(t)
        way = pygame.Vector2(self.end) - self.start
        at = self.start + way * share + pygame.Vector2(0, -HIGH * way.length() * 4 * share * (1 - share))
        return round(at.x), round(at.y)


class Coins(Lively):
    """All that flies; nothing waits for it."""

    def __init__(self) -> None:
        self._flying: list[_Coin] = []
        self._covered = pygame.Rect(0, 0, 0, 0)

    @property
    def busy(self) -> bool:
        return bool(self._flying)

    @property
    def moving_area(self) -> pygame.Rect:
        """What they cover now and covered before."""
        return self._covered

    def begin(self, faction: str, sort: str, ways: Iterable[tuple[At, At]], px: int, pace: float) -> None:
        """Let some of a side fly from where they come to where they belong."""
        # A picture of their own: they are seen through on their way.
        picture = (medal(faction, px) if sort == "doom" else spark(faction, max(px // 2, 6))).copy()
        for place, (start, end) in enumerate(ways):
            self._flying.append(_Coin(picture, start, end, LATER * place * pace, SECONDS[sort] * pace))

    def advance(self, dt: float) -> None:
        before = self._cover()
        for coin in self._flying:
            coin.time += dt
        self._flying = [coin for coin in self._flying if coin.time < coin.delay + coin.seconds]
        self._covered = before.union(self._cover()) if self._flying else before

    def finish(self) -> None:
        self._flying = []

    def _cover(self) -> pygame.Rect:
        found = [coin.picture.get_rect(center=at).inflate(4, 4) for coin in self._flying
                 for at in (coin.place(), coin.place(_TRAIL[-1])) if at]  # fmt: skip
        return found[0].unionall(found[1:]) if found else pygame.Rect(self._covered.topleft, (1, 1))

    def draw(self, target: pygame.Surface) -> None:
        """Paint them, each with a trail."""
        for coin in self._flying:
            for back in reversed(_TRAIL):
                if at := coin.place(back):
                    coin.picture.set_alpha(round(90 * (1 - back * 4)))
                    target.blit(coin.picture, coin.picture.get_rect(center=at))
            coin.picture.set_alpha(255)
            if at := coin.place():
                target.blit(coin.picture, coin.picture.get_rect(center=at))
