"""The dialogs of the new game screen: a seat's handicap, and what a game leaves open."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from game.games.facts import DOOM_LIMITS, POWER_LIMITS, Handicap
from game.language.spoken import has, say
from game.match.handicap import signed
from game.match.lobby import NO_HANDICAP, GameOption
from game.ui import theme
from game.ui.kit.box import Box, Column, Icon, Row, Text
from game.ui.kit.controls import Cycle
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scenes.form import opener
from game.ui.scenes.message import Answer, AskingScene

BOOK_AT_ONCE = 4
"""With so much more Power than the 8 everybody gathers, Crawling Chaos has met a requirement."""

LOW = 480
"""In a lower window, in design units, a panel has no room for two lines to each option."""


def handicap_field(id: str, handicap: Handicap, on: Callable[[], None]) -> Box:
    """What a seat begins with besides the usual; pressed, it opens the dialog."""
    given = (("power", handicap.power), ("doom", handicap.doom))
    words = " ".join(f"{{icon:{sign}}}**{signed(number)}**" for sign, number in given if number)
    return opener(id, words or f"<second>{say('custom-handicap-none')}</>", on, tip=say("custom-handicap-none.tip"))


class HandicapScene(AskingScene):
    """Asks for a handicap; pops with it, None when called off."""

    WIDTH = 560

    def __init__(self, name: str, faction: str, handicap: Handicap) -> None:
        answers = (
            Answer(None, say("buttons-cancel"), key="Esc"),
            Answer(NO_HANDICAP, say("custom-handicap-head.clear"), id="none"),
            Answer("", say("custom-handicap-head.give"), "primary", "Enter"),
        )
        super().__init__(say("custom-handicap-head", name=name), say("custom-handicap-head.text"), answers)
        self.faction = faction
        self.handicap = handicap

    def between(self) -> Sequence[Box]:
        return (
            self._number("power", say("custom-handicap-head.power"), self.handicap.power, POWER_LIMITS),
            self._number("doom", say("custom-handicap-head.doom"), self.handicap.doom, DOOM_LIMITS),
            Text(self.note(), theme.NOTE, theme.TEXT_SECOND, h=46 * self.app.layout.frame),
        )

    def _number(self, id: str, label: str, value: int, limits: tuple[int, int]) -> Box:
        options = tuple((str(number), signed(number) if number else "0") for number in range(limits[0], limits[1] + 1))
        return Row(
            Icon(id, 22, theme.BRASS),
            Text(label, line=True, grow=1),
            Cycle(id, options, str(value), partial(self._set, id), "0", bounded=True, w=140, focus=id == "power"),
            gap=10,
        )

    def _set(self, id: str, value: str) -> None:
        power, doom = self.handicap.power, self.handicap.doom
        self.handicap = Handicap(int(value), doom) if id == "power" else Handicap(power, int(value))

    def answer(self, value: Any) -> None:
        """End with the numbers, without any, or called off."""
        self.pop(self.handicap if value == "" else value)

    def note(self) -> str:
        """What is special about these numbers."""
        key = f"handicap-of-{self.faction.replace('_', '-')}"
        if self.handicap.power >= BOOK_AT_ONCE and has(key):
            return say(key)
        if self.handicap.power < 0:
            return say("custom-handicap-head.least")
        return ""


class OptionsScene(AskingScene):
    """Asks for what a game leaves open; pops with the choices by id, None when called off."""

    WIDTH = 640

    def __init__(self, options: Sequence[GameOption], chosen: Mapping[str, str]) -> None:
        answers = (
            Answer(None, say("buttons-cancel"), key="Esc"),
            Answer("usual", say("custom-variants.standard")),
            Answer("keep", say("custom-variants.keep"), "primary", "Enter"),
        )
        super().__init__(say("custom-variants"), say("custom-variants.text"), answers)
        self.options = options
        self.chosen = {each.id: chosen.get(each.id, each.usual) for each in options}

    def wide(self, layout: Layout) -> float:
        """Larger text has room for name and value beside each other in a wider panel."""
        return self.WIDTH * layout.frame

    def between(self) -> Sequence[Box]:
        layout = self.app.layout
        beside = layout.width_du >= self.wide(layout) + 24 or layout.height_du < LOW
        return (Column(*(self._row(each, beside) for each in self.options), gap=5 if beside else 8),)

    def _row(self, option: GameOption, beside: bool) -> Box:
        """An option's name and value, below each other in a window that is narrow but not low."""
        name, value = Text(option.name, theme.BODY_BOLD, line=True, grow=1), self._option(option)
        if not beside:
            return Column(name, value, gap=2)
        value.share = 0.55
        return Row(name, value, gap=8)

    def _option(self, option: GameOption) -> Box:
        return Cycle(
            f"option.{option.id}", tuple((each.id, each.name) for each in option.choices), self.chosen[option.id],
            partial(self.chosen.__setitem__, option.id), option.usual, tip=escape(option.text),
            focus=option is self.options[0],
        )  # fmt: skip

    def answer(self, value: Any) -> None:
        """End with what is chosen, with nothing but the usual, or called off."""
        self.pop({"keep": self.chosen, "usual": {}}.get(value))
