"""The dialog about what a game leaves open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from game.match.lobby import GameOption
from game.ui import theme
from game.ui.kit.box import Box, Column, Row, Text
from game.ui.kit.controls import Cycle
from game.ui.rich import escape
from game.ui.scenes.message import Answer, AskingScene


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
