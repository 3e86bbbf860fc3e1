"""A seat's handicap: the box in its row, and the dialog that sets it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from game.match.handicap import signed
from game.match.lobby import DOOM_LIMITS, NO_HANDICAP, POWER_LIMITS, Handicap
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.kit.box import Box, Icon, Row, Text
from game.ui.kit.controls import Cycle
from game.ui.layout import Layout
from game.ui.scenes.message import Answer, AskingScene
from game.ui.widgets.buttons import Pressable

BOOK_AT_ONCE = 4
"""With so much more Power than the 8 everybody gathers, Crawling Chaos has met a requirement."""


class HandicapBox(Pressable):
    """What a seat begins with besides the usual; pressed, it opens the dialog."""

    def __init__(self, handicap: Handicap, on_press: Callable[[], None]) -> None:
        super().__init__(on_press, "Power after the first Gather and Doom from the start, more than the rules give.")
        self.handicap = handicap

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint a field with the numbers and a small arrow."""
        rect = self.rect
        draw.fill(target, rect, theme.FIELD, None, layout.px(5))
        lit = self.hovered
        draw.outline(target, rect, theme.GOLD if lit else theme.BRASS_LINE, layout.px(5), 1, 255 if lit else 180)
        px = layout.font_px(theme.BODY)
        x = rect.x + layout.px(10)
        if self.handicap == NO_HANDICAP:
            draw.text(target, "none", theme.BODY, px, theme.TEXT_SECOND, (x, rect.centery), middle=True)
        for sign, number in (("power", self.handicap.power), ("doom", self.handicap.doom)):
            if not number:
                continue
            picture = icon(sign, round(px * 0.85), theme.BRASS)
            target.blit(picture, picture.get_rect(midleft=(x, rect.centery)))
            x += picture.get_width() + layout.px(3)
            bold = layout.font_px(theme.BODY_BOLD)
            at = (x, rect.centery)
            x = draw.text(target, signed(number), theme.BODY_BOLD, bold, theme.TEXT, at, middle=True).right
            x += layout.px(8)
        size = layout.px(5)
        tip = (rect.right - layout.px(14), rect.centery + size // 2)
        if x < tip[0] - 2 * size:
            points = [(tip[0] - size, tip[1] - size), (tip[0] + size, tip[1] - size), tip]
            pygame.draw.polygon(target, theme.GOLD if lit else theme.BRASS, points)


class HandicapScene(AskingScene):
    """Asks for a handicap; pops with it, None when called off."""

    WIDTH = 560

    def __init__(self, name: str, faction: str, handicap: Handicap) -> None:
        answers = (
            Answer(None, "Cancel", key="Esc"),
            Answer(NO_HANDICAP, "None", id="none"),
            Answer("", "Give", "primary", "Enter"),
        )
        words = "To even out a table: everybody sees it, and it is kept with the game."
        super().__init__(f"Handicap for {name}", words, answers)
        self.faction = faction
        self.handicap = handicap

    def between(self) -> Sequence[Box]:
        """The two numbers and a note."""
        return (
            self._number("power", "Power, once, after the first Gather", self.handicap.power, POWER_LIMITS),
            self._number("doom", "Doom from the start", self.handicap.doom, DOOM_LIMITS),
            Text(self.note(), theme.BODY_ITALIC, theme.TEXT_SECOND, h=46),
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
        if self.faction == "crawling_chaos" and self.handicap.power >= BOOK_AT_ONCE:
            return "With 12 Power Crawling Chaos has met its first requirement before anybody acts."
        if self.handicap.power < 0:
            return "The fewest Power to begin with is 4, half of what everybody gathers."
        return ""
