"""A card over the table for what happens for the first time: an icon, a few sentences, and on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.language.spoken import say
from game.match.firsts import First
from game.ui import theme
from game.ui.kit.areas import Scroll
from game.ui.kit.box import Box, Column, Icon, Row, Space, Text
from game.ui.kit.controls import Button, Toggle
from game.ui.layout import Layout
from game.ui.scenes.boxed import Dialog, is_low

GO_ON = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class FirstCard(Dialog):
    """An explanation. A switch on it has no more of these come; ``dressed`` gives names their looks."""

    WIDTH = 620.0

    def __init__(self, first: First, dressed: Callable[[str], str], heading: str = "") -> None:
        super().__init__()
        self.heading = heading or say("table-first")
        self.first = first
        self._text = dressed(first.text)

    @property
    def title(self) -> str:
        return self.first.title

    def keys(self) -> Mapping[int, Callable[[], object]]:
        return dict.fromkeys(GO_ON, self.pop)

    def panel(self, layout: Layout) -> Sequence[Box | None]:
        wide = not layout.narrow
        sign = Icon(self.first.icon or "help", 64 if wide else 40, theme.GOLD, at="start")
        head = Column(Text(self.heading, theme.CHAPTER, theme.BRASS, line=True),
                      Text(self.title, theme.TITLE, theme.GOLD), gap=2, grow=1)  # fmt: skip
        told: tuple[Box, ...] = Row(sign, head, gap=18), Text(self._text, theme.BODY)
        if is_low(layout):
            # Words higher than the window are scrolled, and the way on stays below them.
            told = (Scroll("told", Column(*told, gap=8)),)
        return (
            *told,
            Space(h=4),
            Row(no_more(self), Space(grow=1), go_on(self), gap=14),
        )


def go_on(card: Dialog, label: str = "", wide: float = 170) -> Box:
    """The button that puts a card away."""
    told = label or say("table-first.on")
    return Button("continue", told, card.pop, "primary", key="Enter", w=wide, h=44, focus=True)


def no_more(card: Dialog) -> Box:
    """The switch for cards of this kind."""

    def switch(value: bool) -> None:
        card.app.settings.first_cards = value
        card.app.settings.save()

    told = Text(say("table-first.switch"), theme.SMALL, theme.TEXT_SECOND)
    return Row(Toggle("first_cards", card.app.settings.first_cards, switch), told, gap=10, most=330)
