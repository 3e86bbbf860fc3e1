"""Finding lines of the chronicle: a small field to type in, and small buttons for a panel's head."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import Pressable, Widget

LONGEST = 40


class HeadButton(Pressable):
    """A picture in a panel's head that can be pressed; ``lit`` while what it opens is open."""

    def __init__(self, icon_id: str, on_press: Callable[[], None], tooltip: str) -> None:
        super().__init__(on_press, tooltip)
        self.icon_id = icon_id
        self.lit = False

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the picture."""
        if self.hovered or self.lit:
            draw.fill(target, self.rect, theme.BUTTON_TOP, None, layout.px(4))
        colour = theme.GOLD if self.hovered or self.lit else theme.TEXT_SECOND
        picture = icon(self.icon_id, round(self.rect.height * 0.62), colour)
        target.blit(picture, picture.get_rect(center=self.rect.center))


class SearchField(Widget):
    """A line to type a few words in. ``on_change`` gets them with every change; ``count`` says what was found."""

    ROLE = "field"
    catches_text = True

    def __init__(self, on_change: Callable[[str], None], count: Callable[[], str]) -> None:
        super().__init__()
        self.text = ""
        self.on_change = on_change
        self._count = count

    def things(self) -> Iterable[Thing]:
        """The field with what stands in it."""
        yield self.thing(self.text)

    def set_text(self, text: str) -> None:
        """Have other words in it."""
        text = text[:LONGEST]
        if text != self.text:
            self.text = text
            self.on_change(text)

    def take(self, event: pygame.event.Event) -> bool:
        """Take what is typed while the field has the keyboard."""
        if not self.focused:
            return False
        if event.type == pygame.TEXTINPUT:
            self.set_text(self.text + "".join(letter for letter in event.text if letter.isprintable()))
            return True
        if event.type != pygame.KEYDOWN:
            return False
        control = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if event.key == pygame.K_BACKSPACE:
            self.set_text("" if control else self.text[:-1])
            return True
        # Letters come again as text; alone they must not be taken for the table's keys.
        return not control and bool(event.unicode) and event.unicode.isprintable()

    def handle(self, event: pygame.event.Event) -> bool:
        """A click gives it the keyboard; what is typed comes through ``take``."""
        return event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the words, a cursor, and what was found."""
        px = layout.px
        draw.fill(target, self.rect, theme.FIELD, None, px(4))
        draw.outline(target, self.rect, theme.GOLD if self.focused else theme.BRASS_LINE, px(4), 1, 220)
        small = layout.font_px(theme.LOG)
        right = self.rect.right - px(8)
        count = self._count()
        if count:
            found = draw.text(target, count, theme.SMALL, layout.font_px(theme.SMALL), theme.TEXT_SECOND,
                              (right, self.rect.centery), "right", middle=True)  # fmt: skip
            right = found.left - px(6)
        x = self.rect.x + px(8)
        shown = self.text
        while shown and draw.text_width(shown, theme.LOG, small) > right - x - px(4):
            shown = shown[1:]
        if shown or self.focused:
            end = draw.text(target, shown, theme.LOG, small, theme.TEXT, (x, self.rect.centery), middle=True).right
        else:
            hint = draw.shorten("Find in the chronicle", theme.LOG, small, right - x)
            end = draw.text(target, hint, theme.LOG, small, theme.TEXT_THIRD, (x, self.rect.centery), middle=True).right
        if self.focused:
            high = round(self.rect.height * 0.55)
            target.fill(theme.GOLD, (max(end, x) + 1, self.rect.centery - high // 2, max(px(1), 1), high))
