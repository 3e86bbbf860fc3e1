"""The widget of a slider: a knob on a line with a few stops."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import Widget


class Slide(Widget):
    """One of several values on a line, their names below: dragged, or stepped by left and right."""

    ROLE = "slider"

    def __init__(self) -> None:
        super().__init__()
        self.options: Sequence[tuple[str, str]] = ()
        self.value = ""
        self.on_change: Callable[[str], object] = lambda value: None
        self._held = False

    def things(self) -> Iterable[Thing]:
        """The slider, and every value where its knob would stand."""
        yield self.thing()
        for place, (key, label) in enumerate(self.options):
            at = pygame.Rect(0, 0, 3, 3)
            at.center = self._stop(place)
            yield self.part("option", key, at, label, key == self.value)

    @property
    def _index(self) -> int:
        return next((place for place, (key, _) in enumerate(self.options) if key == self.value), 0)

    def _stop(self, place: int) -> tuple[int, int]:
        """Where on the window a value is."""
        margin = self.rect.width // (2 * len(self.options))
        x = self.rect.x + margin + (self.rect.width - 2 * margin) * place // (len(self.options) - 1)
        return x, self.rect.y + round(self.rect.height * 0.34)

    def _choose(self, place: int) -> None:
        key = self.options[max(0, min(place, len(self.options) - 1))][0]
        if key != self.value:
            self.value = key
            self.on_change(key)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = True
        elif event.type == pygame.MOUSEBUTTONUP:
            self._held = False
            return True
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._choose(self._index + (1 if event.key == pygame.K_RIGHT else -1))
            return True
        elif not (event.type == pygame.MOUSEMOTION and self._held):
            return False
        self._choose(min(range(len(self.options)), key=lambda place: abs(self._stop(place)[0] - event.pos[0])))
        return True

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        px = layout.px
        (left, y), (right, _) = self._stop(0), self._stop(len(self.options) - 1)
        thick = max(px(4), 3)
        whole = pygame.Rect(left, y - thick // 2, right - left, thick)
        draw.fill(target, whole, theme.FIELD, None, thick // 2)
        draw.outline(target, whole, theme.BRASS_LINE, thick // 2, 1, 160)
        done = pygame.Rect(left, y - thick // 2, self._stop(self._index)[0] - left, thick)
        draw.fill(target, done, theme.GOLD_DEEP, None, thick // 2)
        small, room = layout.font_px(theme.SMALL), (right - left) // (len(self.options) - 1) - px(4)
        for place, (key, label) in enumerate(self.options):
            x, on = self._stop(place)[0], key == self.value
            size = px(18 if on else 8)
            knob = pygame.Rect(0, 0, size, size)
            knob.center = (x, y)
            lit = on and (self.hovered or self._held)
            draw.fill(target, knob, theme.PALE if lit else theme.GOLD if on else theme.BRASS_LINE, None, size // 2)
            if on:
                draw.outline(target, knob, theme.INK, size // 2, 1, 200)
            words, small = draw.fitted(label, theme.SMALL, small, room)
            at = (x, self.rect.y + round(self.rect.height * 0.76))
            draw.text(target, words, theme.SMALL, small, theme.GOLD if on else theme.TEXT_SECOND, at, "center",
                      middle=True)  # fmt: skip
