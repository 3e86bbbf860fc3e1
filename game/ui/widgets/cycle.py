"""One of several values between two arrows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import Widget

STEPS = {pygame.K_LEFT: -1, pygame.K_MINUS: -1, pygame.K_RIGHT: 1, pygame.K_PLUS: 1}


class Cycle(Widget):
    """One value: click, wheel, or left and right go to the next, round and round unless it is ``bounded``.

    A value that is not the ``usual`` one is gold.
    """

    def __init__(self, options: Sequence[tuple[str, str]], value: str, on_change: Callable[[str], object],
                 usual: str = "", bounded: bool = False) -> None:  # fmt: skip
        super().__init__()
        self.options = list(options)
        known = [key for key, _ in self.options]
        self.value = value if value in known else usual
        self.on_change = on_change
        self.usual = usual
        self.bounded = bounded

    ROLE = "cycle"

    def things(self) -> Iterable[Thing]:
        """The value, and its two arrows."""
        yield self.thing(self.options[self.index][1])
        for name, rect in zip(("back", "on"), self.ends(), strict=True):
            yield self.part("button", name, rect)

    @property
    def index(self) -> int:
        return next((i for i, (key, _) in enumerate(self.options) if key == self.value), 0)

    def ends(self) -> tuple[pygame.Rect, pygame.Rect]:
        side = self.rect.height
        left = pygame.Rect(self.rect.x, self.rect.y, side, side)
        return left, left.move(self.rect.width - side, 0)

    def _able(self, by: int) -> bool:
        return not self.bounded or 0 <= self.index + by < len(self.options)

    def step(self, by: int) -> None:
        if by and self._able(by):
            self.value = self.options[(self.index + by) % len(self.options)][0]
            Widget.pressed()
            self.on_change(self.value)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            left, right = self.ends()
            onward = right.collidepoint(event.pos) if self.bounded else not left.collidepoint(event.pos)
            self.step(onward - left.collidepoint(event.pos))
            return True
        if event.type == pygame.MOUSEWHEEL:
            self.step(1 if event.y > 0 else -1)
            return True
        if event.type == pygame.KEYDOWN and event.key in STEPS:
            self.step(STEPS[event.key])
            return True
        return False

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        rect, lit = self.rect, self.hovered
        draw.fill(target, rect, theme.FIELD, None, layout.px(6))
        draw.outline(target, rect, theme.GOLD if lit else theme.BRASS_LINE, layout.px(6), 1, 255 if lit else 180)
        left, right = self.ends()
        reach = layout.px(5)
        for end, turn in ((left, -1), (right, 1)):
            x, y = end.center
            back = x - turn * reach // 2
            points = [(back, y - reach), (x + turn * reach // 2, y), (back, y + reach)]
            tone = theme.BUTTON_TOP if not self._able(turn) else theme.GOLD if lit else theme.BRASS
            pygame.draw.lines(target, tone, False, points, max(layout.px(2), 2))
        px = layout.font_px(theme.BODY)
        shown = draw.shorten(self.options[self.index][1], theme.BODY, px, right.x - left.right)
        colour = theme.TEXT if self.value == self.usual else theme.GOLD
        draw.text(target, shown, theme.BODY, px, colour, rect.center, "center", middle=True)
