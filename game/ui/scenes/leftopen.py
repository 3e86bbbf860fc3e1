"""What a game leaves open: a box that says how much is not as usual, and the dialog that changes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import pygame

from game.match.lobby import GameOption
from game.ui import draw, theme
from game.ui.kit.box import Box, Column, Row, Text
from game.ui.kit.controls import Cycle
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scenes.message import Answer, AskingScene
from game.ui.widgets.buttons import Pressable


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


class OptionsScene(AskingScene):
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
        self.chosen = {each.id: chosen.get(each.id, each.usual) for each in options}

    def between(self) -> Sequence[Box]:
        """A row for each option."""
        rows = (
            Row(Text(each.name, theme.BODY_BOLD, line=True, grow=1), self._option(each), gap=8) for each in self.options
        )
        return (Column(*rows, gap=5),)

    def _option(self, option: GameOption) -> Box:
        return Cycle(
            f"option.{option.id}", tuple((each.id, each.name) for each in option.choices), self.chosen[option.id],
            partial(self.chosen.__setitem__, option.id), option.usual, tip=escape(option.text), share=0.5,
            focus=option is self.options[0],
        )  # fmt: skip

    def answer(self, value: Any) -> None:
        """End with what is chosen, with nothing but the usual, or called off."""
        self.pop({"keep": self.chosen, "usual": {}}.get(value))
