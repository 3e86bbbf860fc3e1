"""The Doom ruler in the bar on top: 0 to 30 and beyond, and each faction's medal on its way along it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.games.wars.screen.motions import Count, Lively
from game.games.wars.words.tableview import Side
from game.ui import draw, theme
from game.ui.glyphs import medal
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import Widget

END = 30
SECONDS = 0.8
_LEAST = 35
CROWD = 5
"""How many of equal Doom do not stand above each other any more."""
_ASIDE = 0.3
"""How far they step aside then, in shares of a medal."""


class DoomTrack(Lively, Widget):
    """Medals on a ruler; those of equal Doom stand on one another. ``told`` gives the tip of a faction."""

    focusable = False

    def __init__(self, told: Callable[[str], str]) -> None:
        super().__init__()
        self.fixed = True
        self.told = told
        self.sides: Sequence[Side] = ()
        self.most = _LEAST
        self.decay = 0
        """Where the Decay marker of a Duel stands; 0 where there is none to show."""
        self._whole = ""
        self._along: dict[str, Count] = {}
        self._level: dict[str, Count] = {}
        self._layout: Layout | None = None

    def show(self, sides: Sequence[Side], decay: int, pace: float) -> None:
        """Show the Doom of all sides; with a ``pace`` medals slide to it (1 is the usual time)."""
        known = bool(self.sides)
        self.sides, self.decay = sides, decay
        most = max([_LEAST, *(side.doom for side in sides)])
        self.most = most + -most % 5
        levels: dict[int, int] = {}
        for side in sorted(sides, key=lambda side: side.doom):
            level = levels.get(side.doom, 0)
            levels[side.doom] = level + 1
            seconds = SECONDS * pace if known else 0.0
            self._along.setdefault(side.faction, Count()).go(side.doom, seconds)
            self._level.setdefault(side.faction, Count()).go(level, seconds)

    @property
    def movers(self) -> list[Count]:
        return [*self._along.values(), *self._level.values()]

    # Places -----------------------------------------------------------------------------------

    def _ruler(self, layout: Layout) -> pygame.Rect:
        """The ruler, a pixel high."""
        px, size = layout.px, self._size(layout)
        y = self.rect.y + px(49 if not layout.compact else 31)
        # No medal reaches out of the place, into the words beside it.
        inset = size // 2 + px(3) + (round(size * _ASIDE) if len(self.sides) >= CROWD else 0)
        return pygame.Rect(self.rect.x + inset, y, max(self.rect.width - 2 * inset, 1), 1)

    def _size(self, layout: Layout) -> int:
        """How wide a medal is."""
        return layout.px(25 if not layout.compact else 20)

    def _x(self, doom: float, ruler: pygame.Rect) -> int:
        return ruler.x + round(ruler.width * doom / self.most)

    def place_of(self, faction: str, layout: Layout) -> tuple[int, int]:
        """Where a faction's medal belongs on the ruler."""
        ruler = self._ruler(layout)
        return self._x(next((side.doom for side in self.sides if side.faction == faction), 0), ruler), ruler.y

    def medals(self, layout: Layout) -> Iterator[tuple[str, int, tuple[int, int]]]:
        """Each faction's medal where it is now: faction, size, middle; the one on top last."""
        ruler, size = self._ruler(layout), self._size(layout)
        dooms = [side.doom for side in self.sides]
        for side in sorted(self.sides, key=lambda side: self._level[side.faction].value):
            count = max(dooms.count(side.doom), 2)
            lift = min(size * 0.7, (ruler.y - self.rect.y - size / 2 - layout.px(2)) / (count - 1))
            level = self._level[side.faction].value
            # So many stand too close on one another: every other one steps aside.
            aside = size * _ASIDE * (1 - 2 * abs(level % 2 - 1)) if count >= CROWD else 0
            yield side.faction, size, (round(self._x(self._along[side.faction].value, ruler) + aside),
                                       ruler.y - round(level * lift))  # fmt: skip

    # Pointing ---------------------------------------------------------------------------------

    def things(self) -> Iterator[Thing]:
        """The ruler, and each faction's medal."""
        yield self.thing()
        for faction, size, middle in self.medals(self._layout) if self._layout else ():
            yield self.part("medal", faction, pygame.Rect(0, 0, size, size).move_to(center=middle))

    def _faction_at(self, point: tuple[int, int]) -> str:
        """Whose medal is at a point; "" for nobody's."""
        there = [faction for faction, size, middle in self.medals(self._layout)
                 if pygame.Vector2(middle).distance_to(point) <= size / 2 + 1] if self._layout else []  # fmt: skip
        return there[-1] if there else ""

    def thing_at(self, point: tuple[int, int]) -> tuple[str, str]:
        """What of the game stands at a point of the ruler."""
        faction = self._faction_at(point)
        return ("faction", faction) if faction else ("term", "doom_track")

    def tell(self, whole: str) -> None:
        """Tell this of the ruler where no medal is pointed at, and below what is told of one."""
        self._whole = self.tooltip = whole

    def handle(self, event: pygame.event.Event) -> bool:
        """Tell of the medal that is pointed at."""
        if event.type != pygame.MOUSEMOTION:
            return False
        before, faction = self.tooltip, self._faction_at(event.pos)
        self.tooltip = f"{self.told(faction)}\n{self._whole}" if faction else self._whole
        return before != self.tooltip

    # Painting ---------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint ruler and figures, how far the first is, and the medals."""
        self._layout = layout
        px, ruler = layout.px, self._ruler(layout)
        groove = ruler.inflate(0, 6)
        draw.fill(target, groove, theme.FIELD, None, 3)
        draw.outline(target, groove, theme.BRASS_LINE, 3, 1, 130)
        first = min(max((count.value for count in self._along.values()), default=0), self.most)
        target.fill(theme.GOLD_DEEP, (ruler.x, ruler.y - 2, max(self._x(first, ruler) - ruler.x, 1), 4))
        tiny = layout.font_px(theme.TINY)
        close = ruler.width * 5 / self.most < draw.text_width("00", theme.TINY, tiny) + px(5)
        low = ruler.y + max(px(20 if not layout.compact else 16), self._size(layout) // 2 + round(tiny * 0.45))
        disc = self._decay_disc(ruler, layout)
        for doom in range(0, self.most + 1, 5):
            x, high = self._x(doom, ruler), px(9 if doom == END else 4)
            tone = theme.GOLD if doom == END else theme.BRASS_LINE
            pygame.draw.line(target, tone, (x, ruler.y - high), (x, ruler.y + high))
            wide = draw.text_width(str(doom), theme.TINY, tiny)
            if (close and doom % 10) or (disc and 2 * abs(disc.centerx - x) < disc.width + wide):
                continue
            role, tone = (theme.TINY_BOLD, theme.GOLD) if doom == END else (theme.TINY, theme.TEXT_THIRD)
            draw.text(target, str(doom), role, tiny, tone, (x, low), "center", middle=True)
        if disc:
            self._draw_decay(target, disc)
        for faction, size, middle in self.medals(layout):
            picture = medal(faction, size)
            target.blit(picture, picture.get_rect(center=middle))

    def _decay_disc(self, ruler: pygame.Rect, layout: Layout) -> pygame.Rect | None:
        """Where the Decay marker lies below the ruler, in the place of the numbers there; None without one."""
        if not self.decay:
            return None
        size = layout.px(20 if not layout.compact else 16)
        disc = pygame.Rect(0, 0, size, size)
        disc.midtop = (self._x(min(self.decay, self.most), ruler), ruler.y + layout.px(5 if not layout.compact else 4))
        return disc

    def _draw_decay(self, target: pygame.Surface, disc: pygame.Rect) -> None:
        """The hourglass on a disc of its own."""
        draw.fill(target, disc, theme.INK, None, disc.width // 2)
        draw.outline(target, disc, theme.GOLD, disc.width // 2, 1)
        sign = icon("pass", round(disc.width * 0.62), theme.GOLD)
        target.blit(sign, sign.get_rect(center=disc.center))


def strike(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
    """Strike out a cell of the Ritual track."""
    pygame.draw.aaline(target, theme.TEXT_THIRD, (rect.x + 6, rect.bottom - 6), (rect.right - 7, rect.y + 5))
