"""The Doom ruler in the bar on top: 0 to 30 and beyond, and each faction's medal on its way along it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.games.wars.screen.counters import Count
from game.games.wars.words.tableview import Side
from game.ui import draw, theme
from game.ui.glyphs import medal
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.widgets.painted import caption

END = 30
SECONDS = 0.8
_LEAST = 35


class DoomTrack:
    """Medals on a ruler; those of equal Doom stand on one another. ``paint`` what stays, ``draw_medals`` the rest."""

    def __init__(self) -> None:
        self.sides: Sequence[Side] = ()
        self.most = _LEAST
        self.decay = 0
        """Where the Decay marker of a Duel stands; 0 where there is none to show."""
        self._along: dict[str, Count] = {}
        self._level: dict[str, Count] = {}

    def show(self, sides: Sequence[Side], pace: float) -> None:
        """Show the Doom of all sides; with a ``pace`` medals slide to it (1 is the usual time)."""
        known = bool(self.sides)
        self.sides = sides
        most = max([_LEAST, *(side.doom for side in sides)])
        self.most = most + -most % 5
        levels: dict[int, int] = {}
        for side in sorted(sides, key=lambda side: side.doom):
            level = levels.get(side.doom, 0)
            levels[side.doom] = level + 1
            seconds = SECONDS * pace if known else 0.0
            self._along.setdefault(side.faction, Count()).go(side.doom, seconds)
            self._level.setdefault(side.faction, Count()).go(level, seconds)

    # Motion -----------------------------------------------------------------------------------

    @property
    def _counts(self) -> list[Count]:
        return [*self._along.values(), *self._level.values()]

    @property
    def busy(self) -> bool:
        """Whether a medal slides."""
        return any(count.busy for count in self._counts)

    def advance(self, dt: float) -> None:
        """Let them slide on."""
        for count in self._counts:
            count.advance(dt)

    def finish(self) -> None:
        """Let them be where they are going."""
        for count in self._counts:
            count.finish()

    # Places -----------------------------------------------------------------------------------

    def _line(self, cell: pygame.Rect, layout: Layout) -> tuple[int, int, int]:
        """Left, right and height of the ruler."""
        px = layout.px
        if layout.compact:
            return cell.x + px(64), cell.right - px(10), cell.y + px(31)
        return cell.x + px(56), cell.right - px(10), cell.y + px(49)

    def _x(self, doom: float, cell: pygame.Rect, layout: Layout) -> int:
        left, right, _ = self._line(cell, layout)
        return left + round((right - left) * doom / self.most)

    def medals(self, cell: pygame.Rect, layout: Layout) -> list[tuple[str, int, tuple[int, int]]]:
        """Each faction's medal where it is now: faction, size, middle; the one on top last."""
        size = layout.px(25 if not layout.compact else 20)
        _, _, y = self._line(cell, layout)
        dooms = [side.doom for side in self.sides]
        found = []
        for side in sorted(self.sides, key=lambda side: self._level[side.faction].value):
            count = max(dooms.count(side.doom), 2)
            lift = min(size * 0.7, (y - cell.y - size / 2 - layout.px(2)) / (count - 1))
            middle = (
                self._x(self._along[side.faction].value, cell, layout),
                y - round(self._level[side.faction].value * lift),
            )
            found.append((side.faction, size, middle))
        return found

    def faction_at(self, point: tuple[int, int], cell: pygame.Rect, layout: Layout) -> str:
        """Whose medal is at a point; "" for nobody's."""
        for faction, size, middle in reversed(self.medals(cell, layout)):
            if (middle[0] - point[0]) ** 2 + (middle[1] - point[1]) ** 2 <= (size / 2 + 1) ** 2:
                return faction
        return ""

    # Painting ---------------------------------------------------------------------------------

    def paint(self, target: pygame.Surface, cell: pygame.Rect, layout: Layout) -> None:
        """Paint captions, ruler and figures."""
        px = layout.px
        wide = not layout.compact
        left, right, y = self._line(cell, layout)
        small = layout.font_px(theme.SMALL_ITALIC)
        caption(target, layout, "DOOM", (cell.x, cell.y + px(20 if wide else 18)))
        words, at, align = f"{END} ends", (cell.x, cell.y + px(36)), "left"
        if wide:
            words, at, align = f"{END} ends the game", (right, cell.y + px(20)), "right"
        draw.text(target, words, theme.SMALL_ITALIC, small, theme.TEXT_THIRD, at, align, middle=True)  # type: ignore[arg-type]
        ruler = pygame.Rect(left, y - 3, right - left, 6)
        draw.fill(target, ruler, theme.FIELD, None, 3)
        draw.outline(target, ruler, theme.BRASS_LINE, 3, 1, 130)
        tiny = layout.font_px(theme.TINY)
        each = (right - left) * 5 / self.most
        for doom in range(0, self.most + 1, 5):
            if each < draw.text_width("00", theme.TINY, tiny) + px(5) and doom % 10:
                continue
            role, tone = (theme.TINY_BOLD, theme.GOLD) if doom == END else (theme.TINY, theme.TEXT_THIRD)
            at = (self._x(doom, cell, layout), y + px(20 if wide else 16))
            draw.text(target, str(doom), role, tiny, tone, at, "center", middle=True)

    def draw_medals(self, target: pygame.Surface, cell: pygame.Rect, layout: Layout) -> None:
        """Paint how far the first is, the marks of every fifth Doom, and the medals."""
        px = layout.px
        left, _, y = self._line(cell, layout)
        first = max((count.value for count in self._along.values()), default=0)
        far = max(self._x(min(first, self.most), cell, layout) - left, 1)
        target.fill(theme.GOLD_DEEP, pygame.Rect(left, y - 2, far, 4))
        for doom in range(0, self.most + 1, 5):
            high = px(9) if doom == END else px(4)
            x = self._x(doom, cell, layout)
            pygame.draw.line(target, theme.GOLD if doom == END else theme.BRASS_LINE, (x, y - high), (x, y + high))
        if self.decay:
            self._draw_decay(target, (self._x(min(self.decay, self.most), cell, layout), y), layout)
        for faction, size, middle in self.medals(cell, layout):
            picture = medal(faction, size)
            target.blit(picture, picture.get_rect(center=middle))

    def _draw_decay(self, target: pygame.Surface, at: tuple[int, int], layout: Layout) -> None:
        """The hourglass below the ruler, on a disc of its own over the numbers."""
        size = layout.px(20 if not layout.compact else 16)
        disc = pygame.Rect(0, 0, size, size)
        disc.midtop = (at[0], at[1] + layout.px(5 if not layout.compact else 4))
        draw.fill(target, disc, theme.INK, None, size // 2)
        draw.outline(target, disc, theme.GOLD, size // 2, 1)
        sign = icon("pass", round(size * 0.62), theme.GOLD)
        target.blit(sign, sign.get_rect(center=disc.center))
