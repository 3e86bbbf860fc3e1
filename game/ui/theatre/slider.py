"""The slider over a whole game: turns below, what is worth seeing above, the knob where the game stands."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pygame

from game.match.gamerecords import END, TURN, Mark, MarkKind
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.painted import RIM, Painted

NEAR = 9
"""How near a mark the pointer has to be to mean it, in design units."""
SIGN, SIGN_COMPACT = 21, 16
STEADY = 3
"""Pixels the mouse may wander after a press before the knob follows it."""


class TimeSlider(Painted):
    """Drag the knob, or press anywhere. ``on_seek`` gets the moment; ``colour_of`` and ``words_of`` tell of marks."""

    ROLE = "slider"

    def __init__(
        self,
        total: int,
        kinds: Sequence[MarkKind],
        marks: Sequence[Mark],
        on_seek: Callable[[int], None],
        colour_of: Callable[[int | None], theme.RGB],
        words_of: Callable[[int, Mark | None], str],
    ) -> None:
        super().__init__(lambda: None)
        self.focusable = False
        self.total = max(total, 1)
        self.icons = {END: "crown"} | {kind.id: kind.icon for kind in kinds}
        self.weight = list(self.icons)
        """Which marks matter more than others, the weightiest first."""
        self.marks = [mark for mark in marks if mark.kind != TURN]
        self.turns = [mark for mark in marks if mark.kind == TURN]
        self.n = 0
        self._on_seek = on_seek
        self._colour_of = colour_of
        self._words_of = words_of
        self._layout: Layout | None = None
        self._pressed: int | None = None
        self._over: int | None = None
        self.held = False

    def things(self) -> Iterable[Thing]:
        """The line, and its marks by their moments."""
        yield self.thing()
        for mark in self.marks:
            at = pygame.Rect(self.x_of(mark.n) - 1, self.rect.y + 12, 3, 3)
            yield self.part("mark", mark.n, at, mark.kind)

    # Places -------------------------------------------------------------------------------------

    def lay(self, rect: pygame.Rect, layout: Layout) -> None:
        """Take a place."""
        self._layout = layout
        self.place(rect)

    @property
    def _ends(self) -> tuple[int, int]:
        margin = self._layout.px(14) if self._layout else 14
        return self.rect.x + margin, self.rect.right - margin

    def x_of(self, n: int) -> int:
        """Where on the window a moment is."""
        left, right = self._ends
        return left + round((right - left) * n / self.total)

    def moment_at(self, x: int) -> int:
        """The moment at a place of the window."""
        left, right = self._ends
        return max(0, min(round((x - left) / max(right - left, 1) * self.total), self.total))

    @property
    def _line(self) -> int:
        return round(self.rect.height * (0.54 if self._numbered else 0.74))

    @property
    def _numbered(self) -> bool:
        """Whether there is room for the turns' numbers."""
        layout = self._layout
        return layout is not None and self.rect.height >= layout.px(26) + layout.font_px(theme.SMALL)

    def mark_at(self, x: int) -> Mark | None:
        """The mark nearest to a place, if one is near; of several at one place the weightiest."""
        reach = self._layout.px(NEAR) if self._layout else NEAR
        near = [(abs(self.x_of(mark.n) - x), self.weight.index(mark.kind), mark) for mark in self.marks]
        least = min((away for away, _, _ in near), default=reach + 1)
        found = [(weight, mark) for away, weight, mark in near if away <= reach and away <= least + 2]
        return min(found, key=lambda each: each[0])[1] if found else None

    # Pointing -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Press, drag, point."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.held = True
            self._pressed = event.pos[0]
            mark = self.mark_at(event.pos[0]) if event.pos[1] < self.rect.y + self._line else None
            self._on_seek(mark.n if mark else self.moment_at(event.pos[0]))
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self.held = False
            return True
        if event.type != pygame.MOUSEMOTION:
            return False
        if self.held and (self._pressed is None or abs(event.pos[0] - self._pressed) > STEADY):
            # Nobody holds a mouse so still that a press on a sign could not become a drag away from it.
            self._pressed = None
            self._on_seek(self.moment_at(event.pos[0]))
        self._over = event.pos[0]
        mark = self.mark_at(event.pos[0])
        before, self.tooltip = self.tooltip, self._words_of(self.moment_at(event.pos[0]), mark)
        return self.held or before != self.tooltip

    @property
    def tip_near(self) -> pygame.Rect:
        """What is pointed at."""
        x = self._over if self._over is not None else self.rect.centerx
        return pygame.Rect(x - 1, self.rect.y, 2, self.rect.height)

    # Painting -----------------------------------------------------------------------------------

    def key(self) -> Any:
        """All but the knob and what has been played."""
        return (self.total, len(self.marks))

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint line, turns and signs."""
        px = layout.px
        off = rect.x - self.rect.x
        y = rect.y + self._line
        left, right = (end + off for end in self._ends)
        thick = max(px(6), 4)
        whole = pygame.Rect(left - thick // 2, y - thick // 2, right - left + thick, thick)
        draw.fill(target, whole, theme.FIELD, None, thick // 2)
        draw.outline(target, whole, theme.BRASS_LINE, thick // 2, 1, 170)
        self._paint_turns(target, rect, layout, off, y)
        self._paint_signs(target, rect, layout, off, y)

    def _paint_turns(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout, off: int, y: int) -> None:
        px, small = layout.px, layout.font_px(theme.SMALL)
        free = rect.x - px(10)
        for mark in self.turns:
            x = self.x_of(mark.n) + off
            target.fill(theme.BRASS_LINE, (x, y + px(4), 1, px(7)))
            words = str(mark.number)
            wide = draw.text_width(words, theme.SMALL, small)
            if self._numbered and x - wide // 2 >= free:
                at = (x, min(y + px(19), rect.bottom - small // 2))
                draw.text(target, words, theme.SMALL, small, theme.TEXT_SECOND, at, "center", middle=True)
                free = x + wide // 2 + px(5)

    def _paint_signs(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout, off: int, y: int) -> None:
        """A tick for every mark; a sign where no weightier one stands: the weightiest kinds come first."""
        px = layout.px
        size = min(px(SIGN_COMPACT if layout.compact else SIGN), max(y - rect.y - px(5), 8))
        taken: list[int] = []
        for kind in self.weight:
            for mark in self.marks:
                if mark.kind != kind:
                    continue
                x, colour = self.x_of(mark.n) + off, self._colour_of(mark.side)
                target.fill(theme.mix(colour, theme.FIELD, 0.25), (x, y - px(2), max(px(2), 1), px(4)))
                place = bisect_left(taken, x)
                if any(abs(x - other) < size for other in taken[max(place - 1, 0) : place + 1]):
                    continue
                taken.insert(place, x)
                picture = icon(self.icons[kind], size, colour)
                target.blit(picture, picture.get_rect(midbottom=(x, y - px(5))))

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Blit the line, then paint how far the game has gone, and the knob."""
        super().draw(target, layout)
        if self.rect.width < 4 * RIM:
            return
        px = layout.px
        y, left, x = self.rect.y + self._line, self._ends[0], self.x_of(self.n)
        thick = max(px(6), 4)
        if x > left:
            done = pygame.Rect(left - thick // 2, y - thick // 2 + 1, x - left + thick // 2, thick - 2)
            draw.fill(target, done, theme.GOLD_DEEP, None, (thick - 2) // 2)
        size = px(17)
        knob = pygame.Rect(0, 0, size, size)
        knob.center = (x, y)
        lit = self.hovered or self.held
        draw.fill(target, knob, theme.PALE if lit else theme.GOLD, None, size // 2)
        draw.outline(target, knob, theme.INK, size // 2, max(px(2), 1), 220)
