"""A help on the page of a chapter: ticked to be taken along."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.match.campaign.progress import Held
from game.match.campaign.tidings import help_words
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.widgets.buttons import Pressable


class HelpBox(Pressable):
    """A help that can be used in the next chapter; a click takes it along or leaves it."""

    def __init__(self, held: Held, blocked: str, on_press: Callable[[], None]) -> None:
        super().__init__(on_press, blocked or f"From **{escape(held.origin)}**. It can be used once.")
        self.held = held
        self.chosen = False
        self.enabled = not blocked

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint it, gold once it is taken along."""
        rect, px = self.rect, layout.px
        lit = self.chosen or (self.hovered and self.enabled)
        top, bottom = (theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM) if self.chosen else (theme.PANEL_TOP, theme.PANEL_BOTTOM)
        draw.fill(target, rect, top, bottom, px(6))
        draw.outline(target, rect, theme.GOLD if lit else theme.BRASS_LINE, px(6), 1, 255 if lit else 110)
        side = px(20)
        square = pygame.Rect(rect.x + px(12), rect.centery - side // 2, side, side)
        draw.fill(target, square, theme.FIELD, None, px(3))
        draw.outline(target, square, theme.GOLD if lit else theme.BRASS_LINE, px(3), 1, 220 if self.enabled else 90)
        if self.chosen:
            picture = icon("check", side, theme.GOLD)
            target.blit(picture, picture.get_rect(center=square.center))
        x = square.right + px(12)
        room = rect.right - x - px(10)
        name, what = layout.font_px(theme.BODY_BOLD), layout.font_px(theme.BODY_ITALIC)
        colour = theme.TEXT if self.enabled else theme.TEXT_THIRD
        line = max(px(21), draw.line_height(theme.BODY_BOLD, name))
        words_, name = draw.fitted(self.held.help.name, theme.BODY_BOLD, name, room)
        draw.text(target, words_, theme.BODY_BOLD, name, colour, (x, rect.centery - line // 2), middle=True)
        told, what = draw.fitted(help_words(self.held.help), theme.BODY_ITALIC, what, room)
        draw.text(target, told, theme.BODY_ITALIC, what, theme.BRASS if self.enabled else theme.TEXT_THIRD,
                  (x, rect.centery + line // 2), middle=True)  # fmt: skip
