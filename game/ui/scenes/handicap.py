"""A seat's handicap: the box in its row, and the dialog that sets it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.match.handicap import signed
from game.match.lobby import DOOM_LIMITS, POWER_LIMITS
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import rich
from game.ui.scenes.message import Answer, MessageScene
from game.ui.services import NO_HANDICAP, Handicap
from game.ui.widgets.base import ACTIVATE, Widget
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


class Stepper(Widget):
    """A number between two limits: a minus, the number, a plus; left and right by keyboard."""

    def __init__(self, label: str, icon_id: str, value: int, limits: tuple[int, int],
                 on_change: Callable[[int], None]) -> None:  # fmt: skip
        super().__init__()
        self.label = label
        self.icon_id = icon_id
        self.value = value
        self.limits = limits
        self.on_change = on_change

    def ends(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Where minus and plus are."""
        side = self.rect.height
        plus = pygame.Rect(self.rect.right - side, self.rect.y, side, side)
        return plus.move(-round(2.4 * side), 0), plus

    def step(self, by: int) -> None:
        """Go up or down, not beyond the limits."""
        value = max(self.limits[0], min(self.value + by, self.limits[1]))
        if value != self.value:
            self.value = value
            Widget.pressed()
            self.on_change(value)

    def handle(self, event: pygame.event.Event) -> bool:
        """Step by click, wheel, or left and right."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            minus, plus = self.ends()
            self.step(plus.collidepoint(event.pos) - minus.collidepoint(event.pos))
            return True
        if event.type == pygame.MOUSEWHEEL:
            self.step(1 if event.y > 0 else -1)
            return True
        steps = {pygame.K_LEFT: -1, pygame.K_MINUS: -1, pygame.K_RIGHT: 1, pygame.K_PLUS: 1}
        if event.type == pygame.KEYDOWN and event.key in steps:
            self.step(steps[event.key])
            return True
        return False

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint label, both ends (dark at a limit) and the number between them."""
        rect = self.rect
        px = layout.font_px(theme.BODY)
        picture = icon(self.icon_id, layout.px(22), theme.BRASS)
        target.blit(picture, picture.get_rect(midleft=rect.midleft))
        minus, plus = self.ends()
        x = rect.x + layout.px(32)
        label = draw.shorten(self.label, theme.BODY, px, minus.x - x - layout.px(8))
        draw.text(target, label, theme.BODY, px, theme.TEXT, (x, rect.centery), middle=True)
        for end, sign, limit in ((minus, "−", self.limits[0]), (plus, "+", self.limits[1])):
            able = self.value != limit
            draw.fill(target, end, theme.BUTTON_TOP if able else theme.BLOCKED, theme.BUTTON_BOTTOM, layout.px(6))
            draw.outline(target, end, theme.GOLD if able and self.hovered else theme.BRASS_LINE, layout.px(6), 1, 190)
            colour = theme.TEXT if able else theme.TEXT_THIRD
            draw.text(
                target, sign, theme.BANNER, layout.font_px(theme.BANNER), colour, end.center, "center", middle=True
            )
        middle = ((minus.right + plus.x) // 2, rect.centery)
        words = signed(self.value) if self.value else "0"
        colour = theme.GOLD if self.value else theme.TEXT_SECOND
        draw.text(target, words, theme.BANNER, layout.font_px(theme.BANNER), colour, middle, "center", middle=True)


class HandicapScene(MessageScene):
    """Asks for a handicap; pops with it, None when called off."""

    WIDTH = 560

    def __init__(self, name: str, faction: str, handicap: Handicap) -> None:
        answers = (
            Answer(None, "Cancel", key="Esc"),
            Answer(NO_HANDICAP, "None"),
            Answer("", "Give", "primary", "Enter"),
        )
        words = "To even out a table: everybody sees it, and it is kept with the game."
        super().__init__(f"Handicap for {name}", words, answers)
        self.faction = faction
        self.power = Stepper(
            "Power, once, after the first Gather", "power", handicap.power, POWER_LIMITS, self._changed
        ).called("power")
        self.doom = Stepper("Doom from the start", "doom", handicap.doom, DOOM_LIMITS, self._changed).called("doom")

    def _changed(self, value: int) -> None:
        self.redraw()

    def extra_widgets(self) -> list[Widget]:
        """The two numbers."""
        return [self.power, self.doom]

    def first_focus(self) -> Widget | None:
        """The first number."""
        return self.power

    def answer(self, value: Any) -> None:
        """End with the numbers, without any, or called off."""
        self.pop(Handicap(self.power.value, self.doom.value) if value == "" else value)

    def _row(self) -> int:
        layout = self.app.layout
        return max(layout.px(40), layout.font_px(theme.BODY) + layout.px(16))

    def extra_height(self) -> int:
        """Room for two rows and a note."""
        note = draw.line_height(theme.BODY_ITALIC, self.app.layout.font_px(theme.BODY_ITALIC))
        return 2 * (self._row() + self.app.layout.px(10)) + 2 * note + self.app.layout.px(10)

    def layout_changed(self) -> None:
        """Place the numbers below the words."""
        super().layout_changed()
        layout = self.app.layout
        margin = layout.px(24)
        assert self._text is not None
        y = self.body_top + self._text.height + layout.px(12)
        for widget in (self.power, self.doom):
            widget.place(pygame.Rect(self.box.x + margin, y, self.box.width - 2 * margin, self._row()))
            y += self._row() + layout.px(10)

    def note(self) -> str:
        """What is special about these numbers."""
        if self.faction == "crawling_chaos" and self.power.value >= BOOK_AT_ONCE:
            return "With 12 Power Crawling Chaos has met its first requirement before anybody acts."
        if self.power.value < 0:
            return "The fewest Power to begin with is 4, half of what everybody gathers."
        return ""

    def handle(self, event: pygame.event.Event) -> bool:
        """Enter on a number gives it."""
        enter = event.type == pygame.KEYDOWN and event.key in ACTIVATE
        if enter and self.board.focus in (self.power, self.doom):
            self.answer("")
            return True
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the dialog and the note."""
        super().draw(surface)
        layout = self.app.layout
        width = self.box.width - 2 * layout.px(24)
        px = layout.font_px(theme.BODY_ITALIC)
        told = rich(self.note(), theme.BODY_ITALIC, px, width, theme.TEXT_SECOND)
        told.draw(surface, (self.box.x + layout.px(24), self.doom.rect.bottom + layout.px(8)))
