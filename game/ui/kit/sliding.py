"""The widget of a slider: a knob on a line, names of places below it, on a long line signs above it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, ClassVar, NamedTuple

import pygame

from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.kit.base import Control, Laid, Laying, Shown
from game.ui.kit.controls import nothing
from game.ui.layout import Layout
from game.ui.things import Thing

STEADY = 3
"""Pixels the mouse may wander after a press before the knob follows it."""


class Stop(NamedTuple):
    """A place with a name below the line; with an ``id`` it is a thing that can be chosen."""

    at: int
    label: str
    id: str = ""


class Sign(NamedTuple):
    """A mark on the line with a picture above it."""

    at: int
    icon: str
    colour: theme.RGB
    label: str


class Slide(Shown["Slider"]):
    """A place on a line from 0 to ``end``: pressed, dragged, or stepped by left and right.

    Of ``signs`` that are in each other's way the first one given is shown. ``tell`` gives the tooltip of a place, or of
    the sign of that number. The knob stands at ``n``, wherever it was dragged to.
    """

    ROLE = "slider"

    _over: int | None = None
    _pressed: int | None = None
    _held = False

    def things(self) -> Iterable[Thing]:
        yield self.thing()
        for stop in self.box.stops:
            if stop.id:
                at = pygame.Rect(self.x_of(stop.at) - 1, self._line - 1, 3, 3)
                yield self.part("option", stop.id, at, stop.label, stop.at == self.box.n)
        for sign in self.box.signs:
            yield self.part("mark", sign.at, pygame.Rect(self.x_of(sign.at) - 1, self.rect.y + 12, 3, 3), sign.label)

    @property
    def _end(self) -> int:
        return max(self.box.end, 1)

    # Places -------------------------------------------------------------------------------------

    @property
    def _few(self) -> bool:
        """Whether every place has a name."""
        return len(self.box.stops) > self._end

    @property
    def _margin(self) -> int:
        return self.rect.width // (2 * len(self.box.stops)) if self._few else self.rect.height // 4

    @property
    def _line(self) -> int:
        """The height of the line on the window: below it names need room, above it signs."""
        share = 0.34 if self._few else 0.54 if any(stop.label for stop in self.box.stops) else 0.74
        return self.rect.y + round(self.rect.height * share)

    def x_of(self, n: int) -> int:
        """Where on the window a place is."""
        return self.rect.x + self._margin + round((self.rect.width - 2 * self._margin) * n / self._end)

    def place_at(self, x: int) -> int:
        """The place nearest to a point of the window."""
        share = (x - self.rect.x - self._margin) / max(self.rect.width - 2 * self._margin, 1)
        return max(0, min(round(share * self._end), self._end))

    def sign_at(self, x: int) -> int | None:
        """The number of the sign nearest to a point, if one is near; of several at one place the first."""
        away = [abs(self.x_of(sign.at) - x) for sign in self.box.signs]
        near = min(min(away, default=0) + 2, self.rect.height // 6)
        return next((number for number, each in enumerate(away) if each <= near), None)

    # Pointing -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held, self._pressed = True, event.pos[0]
            sign = self.sign_at(event.pos[0]) if event.pos[1] < self._line else None
            self.box.on(self.place_at(event.pos[0]) if sign is None else self.box.signs[sign].at)
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self._held = False
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.box.on(max(0, min(self.box.n + (1 if event.key == pygame.K_RIGHT else -1), self._end)))
            return True
        if event.type != pygame.MOUSEMOTION:
            return False
        if self._held and (self._pressed is None or abs(event.pos[0] - self._pressed) > STEADY):
            # Nobody holds a mouse so still that a press on a sign could not become a drag away from it.
            self._pressed = None
            self.box.on(self.place_at(event.pos[0]))
        before, self._over = self.tooltip, event.pos[0]
        self.say()
        return self._held or before != self.tooltip

    def say(self) -> None:
        """Have the tooltip tell of what is pointed at."""
        if self.box.tell and self._over is not None:
            self.tooltip = self.box.tell(self.place_at(self._over), self.sign_at(self._over))

    @property
    def tip_near(self) -> pygame.Rect:
        """What is pointed at, where that tells of itself."""
        if self.box.tell is None or self._over is None:
            return self.rect
        return pygame.Rect(self._over - 1, self.rect.y, 2, self.rect.height)

    # Painting -----------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        px, y, left, x = layout.px, self._line, self.x_of(0), self.x_of(self.box.n)
        thick = max(px(5), 4)
        whole = pygame.Rect(left - thick // 2, y - thick // 2, self.x_of(self._end) - left + thick, thick)
        draw.fill(target, whole, theme.FIELD, None, thick // 2)
        draw.outline(target, whole, theme.BRASS_LINE, thick // 2, 1, 165)
        draw.fill(target, pygame.Rect(whole.topleft, (x - left + thick // 2, thick)), theme.GOLD_DEEP, None, thick // 2)
        self._draw_stops(target, layout)
        self._draw_signs(target, layout)
        lit = self.hovered or self._held
        size = px(18)
        knob = pygame.Rect(x - size // 2, y - size // 2, size, size)
        draw.fill(target, knob, theme.PALE if lit else theme.GOLD, None, size // 2)
        draw.outline(target, knob, theme.INK, size // 2, max(px(2), 1), 210)

    def _draw_stops(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint a dot or a tick for every place, and its name where the one before leaves room."""
        px, y, free = layout.px, self._line, self.rect.x - layout.px(10)
        small, room = self._letters(layout) if self._few else (layout.font_px(theme.SMALL), self.rect.width)
        for at, label, _ in self.box.stops:
            x, on = self.x_of(at), self._few and at == self.box.n
            if self._few:
                draw.fill(target, pygame.Rect(x - px(4), y - px(4), px(8), px(8)), theme.BRASS_LINE, None, px(4))
            else:
                target.fill(theme.BRASS_LINE, (x, y + px(4), 1, px(7)))
            label = draw.shorten(label, theme.SMALL, small, room)
            half = draw.text_width(label, theme.SMALL, small) // 2
            if label and x - half >= free:
                below = (x, min(y + px(21), self.rect.bottom - small // 2))
                draw.text(target, label, theme.SMALL, small, theme.GOLD if on else theme.TEXT_SECOND, below, "center",
                          middle=True)  # fmt: skip
                free = x + half + px(5)

    def _letters(self, layout: Layout) -> tuple[int, int]:
        """How high the names of all places are, and how wide each may be: long ones have what short ones leave."""
        names, apart = [stop.label for stop in self.box.stops], self.x_of(1) - self.x_of(0)
        small = layout.font_px(theme.SMALL)
        for high in range(small, theme.SMALLEST_PX - 1, -1):
            wide = [draw.text_width(name, theme.SMALL, high) for name in names]
            beside = max((one + other) // 2 for one, other in pairwise(wide))
            if beside <= apart - layout.px(4) and max(wide[0], wide[-1]) // 2 <= self._margin + layout.px(1):
                return high, max(wide)
        return theme.SMALLEST_PX, self.rect.width // len(names) - layout.px(4)

    def _draw_signs(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint a tick for every sign, and its picture where none that was given before is in the way."""
        px, y = layout.px, self._line
        size = min(px(16 if layout.compact else 21), max(y - self.rect.y - px(5), 8))
        taken: list[int] = []
        for sign in self.box.signs:
            x = self.x_of(sign.at)
            target.fill(theme.mix(sign.colour, theme.FIELD, 0.25), (x, y - px(2), max(px(2), 1), px(4)))
            place = bisect_left(taken, x)
            if all(abs(x - other) >= size for other in taken[max(place - 1, 0) : place + 1]):
                taken.insert(place, x)
                picture = icon(sign.icon, size, sign.colour)
                target.blit(picture, picture.get_rect(midbottom=(x, y - px(5))))


@dataclass
class Slider(Control):
    """A place on a line from 0 to ``end``, as wide as there is room; with ``grow`` as high too.

    ``stops`` have names below it, ``signs`` pictures above, those that matter most first. ``tell`` gives the tooltip of
    a place or sign. ``keys``: left and right step it.
    """

    n: int
    end: int
    on: Callable[[int], object] = field(default=nothing, compare=False)
    stops: tuple[Stop, ...] = ()
    signs: tuple[Sign, ...] = ()
    tell: Callable[[int, int | None], str] | None = field(default=None, compare=False)
    keys: bool = True
    WIDGET: ClassVar[type[Shown[Any]]] = Slide

    def high(self, lay: Laying, width: int) -> int:
        return lay.px(28) + lay.layout.font_px(theme.SMALL) * 2

    @property
    def yields(self) -> bool:
        """A line can be shorter."""
        return self.w is None

    @property
    def stretches(self) -> bool:
        return self.grow > 0

    def fill(self, widget: Slide, laid: Laid, was: Control | None) -> None:
        super().fill(widget, laid, was)
        widget.focusable = self.keys
        widget.say()
