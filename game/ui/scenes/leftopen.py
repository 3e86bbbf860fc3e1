"""What a game leaves open: a box that says how much is not as usual, and the dialog that changes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import pygame

from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scenes.message import Answer, MessageScene
from game.ui.services import GameOption
from game.ui.things import Thing
from game.ui.widgets.base import ACTIVATE, Widget
from game.ui.widgets.buttons import Pressable


class Cycle(Widget):
    """One of several values between two arrows: click, wheel, or left and right go to the next."""

    def __init__(self, option: GameOption, value: str, on_change: Callable[[str], None]) -> None:
        super().__init__()
        self.option = option
        known = [choice.id for choice in option.choices]
        self.value = value if value in known else option.usual
        self.on_change = on_change
        self.tooltip = escape(option.text)

    def things(self) -> Iterable[Thing]:
        """The field, and its two arrows."""
        yield self.thing(next(choice.name for choice in self.option.choices if choice.id == self.value))
        for name, rect in zip(("back", "on"), self.ends(), strict=True):
            yield self.part("button", name, rect)

    def ends(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Where the two arrows are."""
        side = self.rect.height
        left = pygame.Rect(self.rect.x, self.rect.y, side, side)
        return left, left.move(self.rect.width - side, 0)

    def step(self, by: int) -> None:
        """Go on by so many values, round and round."""
        known = [choice.id for choice in self.option.choices]
        self.value = known[(known.index(self.value) + by) % len(known)]
        Widget.pressed()
        self.on_change(self.value)

    def handle(self, event: pygame.event.Event) -> bool:
        """Step by click, wheel, or left and right."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.step(-1 if self.ends()[0].collidepoint(event.pos) else 1)
            return True
        if event.type == pygame.MOUSEWHEEL:
            self.step(1 if event.y > 0 else -1)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.step(1 if event.key == pygame.K_RIGHT else -1)
            return True
        return False

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the field, its value, gold where it is not the usual one, and the arrows."""
        rect = self.rect
        draw.fill(target, rect, theme.FIELD, None, layout.px(6))
        tone = theme.GOLD if self.hovered else theme.BRASS_LINE
        draw.outline(target, rect, tone, layout.px(6), 1, 255 if self.hovered else 180)
        left, right = self.ends()
        reach = layout.px(5)
        for end, turn in ((left, -1), (right, 1)):
            x, y = end.center
            back = x - turn * reach // 2
            points = [(back, y - reach), (x + turn * reach // 2, y), (back, y + reach)]
            pygame.draw.lines(target, theme.GOLD if self.hovered else theme.BRASS, False, points, max(layout.px(2), 2))
        name = next(choice.name for choice in self.option.choices if choice.id == self.value)
        px = layout.font_px(theme.BODY)
        shown = draw.shorten(name, theme.BODY, px, right.x - left.right)
        colour = theme.TEXT if self.value == self.option.usual else theme.GOLD
        draw.text(target, shown, theme.BODY, px, colour, rect.center, "center", middle=True)


class OpenBox(Pressable):
    """Says how many of a game's options are not as usual; pressed, it opens the dialog."""

    def __init__(self, options: Sequence[GameOption], chosen: Mapping[str, str], on_press: Callable[[], None]) -> None:
        super().__init__(on_press, "What the rulebook leaves open, each with what it usually is.")
        self.changed = sum(chosen.get(each.id, each.usual) != each.usual for each in options)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint a field with the number."""
        rect, lit = self.rect, self.hovered
        draw.fill(target, rect, theme.FIELD, None, layout.px(5))
        draw.outline(target, rect, theme.GOLD if lit else theme.BRASS_LINE, layout.px(5), 1, 255 if lit else 180)
        px = layout.font_px(theme.BODY)
        words = f"{self.changed} changed" if self.changed else "as usual"
        colour = theme.GOLD if self.changed else theme.TEXT_SECOND
        draw.text(target, words, theme.BODY, px, colour, (rect.x + layout.px(12), rect.centery), middle=True)
        size, middle = layout.px(5), (rect.right - layout.px(16), rect.centery)
        points = [(middle[0] - size, middle[1] - size // 2), (middle[0] + size, middle[1] - size // 2),
                  (middle[0], middle[1] + size // 2)]  # fmt: skip
        pygame.draw.polygon(target, theme.GOLD if lit else theme.BRASS, points)


class OptionsScene(MessageScene):
    """Asks for what a game leaves open; pops with the choices by id, None when called off."""

    WIDTH = 640

    def __init__(self, options: Sequence[GameOption], chosen: Mapping[str, str]) -> None:
        answers = (
            Answer(None, "Cancel", key="Esc"),
            Answer("usual", "As usual"),
            Answer("keep", "Keep", "primary", "Enter"),
        )
        super().__init__("What the rules leave open", "Pointing at a line tells more.", answers)
        self.options = options
        self.lines = [
            Cycle(each, chosen.get(each.id, each.usual), self._changed).called(f"option.{each.id}") for each in options
        ]

    def _changed(self, value: str) -> None:
        self.redraw()

    def extra_widgets(self) -> list[Widget]:
        """The options."""
        return [*self.lines]

    def first_focus(self) -> Widget | None:
        """The first option."""
        return self.lines[0]

    def answer(self, value: Any) -> None:
        """End with what is chosen, with nothing but the usual, or called off."""
        kept = {each.option.id: each.value for each in self.lines}
        self.pop({"keep": kept, "usual": {}}.get(value))

    def _row(self) -> int:
        layout = self.app.layout
        return max(layout.px(34), layout.font_px(theme.BODY) + layout.px(10))

    def _pitch(self) -> int:
        return self._row() + self.app.layout.px(5)

    def extra_height(self) -> int:
        """Room for all rows."""
        return len(self.lines) * self._pitch() + self.app.layout.px(6)

    def layout_changed(self) -> None:
        """Place the options below the words."""
        super().layout_changed()
        layout = self.app.layout
        margin = layout.px(24)
        assert self._text is not None
        y = self.body_top + self._text.height + layout.px(8)
        width = (self.box.width - 2 * margin) // 2
        for line in self.lines:
            line.place(pygame.Rect(self.box.right - margin - width, y, width, self._row()))
            y += self._pitch()

    def handle(self, event: pygame.event.Event) -> bool:
        """Enter on an option keeps all."""
        if event.type == pygame.KEYDOWN and event.key in ACTIVATE and self.board.focus in self.lines:
            self.answer("keep")
            return True
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the dialog and the names of the options."""
        super().draw(surface)
        layout = self.app.layout
        px = layout.font_px(theme.BODY_BOLD)
        x = self.box.x + layout.px(24)
        for line in self.lines:
            name = draw.shorten(line.option.name, theme.BODY_BOLD, px, line.rect.x - x - layout.px(8))
            draw.text(surface, name, theme.BODY_BOLD, px, theme.TEXT, (x, line.rect.centery), middle=True)
