"""Rules: contents and search on the left, the text on the right, and the way back and forward through it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.match.cards import Ref
from game.match.reference import page_of, pages, search
from game.ui import draw, theme
from game.ui.cards.view import Lookup
from game.ui.glyphs import glyph
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.scenes.card import CardScene
from game.ui.scenes.page import PageScene
from game.ui.scenes.rules_text import Reading, reading_of, reading_of_hits
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Pressable
from game.ui.widgets.entry import Dropdown, TextField
from game.ui.widgets.lists import ScrollList

BACK_BUTTON, FORWARD_BUTTON = 6, 7
"""The mouse's own buttons for back and forward."""


@dataclass
class Place:
    """Where one has been reading: a page or a search, and how far it was scrolled."""

    page: str
    query: str = ""
    offset: int = 0


class Step(Pressable):
    """An arrow in the page's head: back to where one was reading, or forward again."""

    def __init__(self, icon_id: str, on_press: Callable[[], None], tooltip: str) -> None:
        super().__init__(on_press, tooltip)
        self.icon_id = icon_id
        self.fixed = True

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the arrow, dim where it leads nowhere."""
        lit = self.hovered and self.enabled
        radius = layout.px(5)
        draw.fill(target, self.rect, theme.BUTTON_TOP, theme.BUTTON_BOTTOM, radius)
        draw.outline(target, self.rect, theme.GOLD if lit else theme.BRASS_LINE, radius, 1, 230 if self.enabled else 70)
        colour = theme.GOLD if lit else theme.TEXT if self.enabled else theme.mix(theme.TEXT_THIRD, theme.INK, 0.4)
        picture = icon(self.icon_id, round(self.rect.height * 0.42), colour)
        target.blit(picture, picture.get_rect(center=self.rect.center))


class RulesScene(PageScene):
    """Every rule, unit, book, requirement and ruling; opened by F1 from anywhere.

    ``page`` opens it at a section (``battle``) or a faction (``black_goat``), ``entry`` at an entry of that page.
    ``lookup`` tells the cards opened from here what is true now.
    """

    title = "Rules"
    uses_gui = True

    def __init__(self, page: str = "", entry: str = "", lookup: Lookup | None = None, map_id: str = "") -> None:
        super().__init__()
        self.pages = pages()
        first, found = page_of(page or self.pages[0].id, entry)
        self.index = self.pages.index(first)
        self.words = ""
        self.lookup, self.map_id = lookup, map_id
        self._first_entry = found.id if found else ""
        self._behind: list[Place] = []
        self._ahead: list[Place] = []

    def build(self) -> Sequence[Widget]:
        """Make search field, contents and text."""
        self.field = TextField(self.words, self._search, hint="Search", limit=40).called("search")
        self.contents = ScrollList(self._draw_line, on_pick=self._pick).called("contents")
        self.contents.selected = self.index
        self.chooser = Dropdown([(page.id, page.title) for page in self.pages], self.page_id, self.show).called("page")
        self.text = Reading(self.follow).called("text")
        self.text.read(reading_of(self.pages[self.index]), entry=self._first_entry)
        self.go_back = Step("back", self.behind, "Where you were  <third>Alt ←</>").called("behind")
        self.go_on = Step("forward", self.ahead, "Forward again  <third>Alt →</>").called("ahead")
        self._enable()
        return [self.field, self.contents, self.chooser, self.text, self.go_back, self.go_on]

    @property
    def page_id(self) -> str:
        """Id of the page on show."""
        return self.pages[self.index].id

    # What is shown ------------------------------------------------------------------------------

    def _here(self) -> Place:
        return Place(self.page_id, self.words, self.text.offset)

    def _read(self, place: Place, entry: str = "") -> None:
        """Show a place, and have contents and search say so."""
        page, _ = page_of(place.page)
        self.index, self.words = self.pages.index(page), place.query
        if self.field.text != place.query:
            self.field.set_text(place.query)
        self.contents.selected = self.index
        self.contents.show_row(self.index)
        if self.chooser.visible:
            self.chooser.set_value(self.page_id)
        if place.query.strip():
            made = reading_of_hits(place.query, search(place.query))
        else:
            made = reading_of(page)
        self.text.read(made, place.offset, entry)
        self._enable()
        self.redraw()

    def _go(self, place: Place, entry: str = "") -> None:
        """Read elsewhere, with a way back."""
        self._behind.append(self._here())
        self._ahead.clear()
        self._read(place, entry)

    def _enable(self) -> None:
        self.go_back.enabled, self.go_on.enabled = bool(self._behind), bool(self._ahead)

    def behind(self) -> None:
        """Go back to where one was reading."""
        if self._behind:
            self._ahead.append(self._here())
            self._read(self._behind.pop())

    def ahead(self) -> None:
        """Go forward again."""
        if self._ahead:
            self._behind.append(self._here())
            self._read(self._ahead.pop())

    def _search(self, words: str) -> None:
        if words == self.words:
            return
        if bool(words.strip()) != bool(self.words.strip()):
            self._behind.append(self._here())
            self._ahead.clear()
        self.words = words
        self._read(Place(self.page_id, words))

    def _pick(self, index: int) -> None:
        if index != self.index or self.words:
            self._go(Place(self.pages[index].id))

    def show(self, page: str, entry: str = "") -> None:
        """Show a page by its id, as a link does; at an entry of it, if one is named."""
        found, one = page_of(page, entry)
        self._go(Place(found.id), one.id if one else "")

    def follow(self, ref: Ref) -> None:
        """Follow a link: to a page, to a ruling, or to a card."""
        if ref[0] == "rules":
            self.show(ref[1])
        elif ref[0] == "ruling":
            self.show("rulings", ref[1])
        else:
            self.push(CardScene(ref, self.lookup, self.map_id, in_rules=True))

    def resume(self, result: Any) -> None:
        """A card may send one to a page."""
        super().resume(result)
        if isinstance(result, tuple) and result and result[0] == "rules":
            self.show(result[1], result[2])

    # Places and drawing -------------------------------------------------------------------------

    def layout_changed(self) -> None:
        """Fit the text to the new size."""
        super().layout_changed()
        if self.board.focus is None:
            self.board.set_focus(self.contents if self.contents.visible else self.chooser)

    def arrange(self, body: pygame.Rect) -> int:
        """Contents beside the text; a drop-down above it where the window is narrow."""
        layout = self.app.layout
        gap = layout.px(12)
        high = max(layout.px(38), layout.font_px(theme.BODY) + layout.px(16))
        narrow = layout.width_du < 860
        self.contents.visible, self.chooser.visible = not narrow, narrow
        if narrow:
            half = (body.width - gap) // 2
            self.side = pygame.Rect(body.x, body.y, 0, 0)
            self.chooser.place(pygame.Rect(body.x, body.y, half, high))
            self.field.place(pygame.Rect(body.x + half + gap, body.y, half, high))
            self.main = pygame.Rect(body.x, body.y + high + gap, body.width, body.height - high - gap)
        else:
            width = layout.px(270 if layout.compact else 360)
            # On a wide window both columns stand in its middle: longer lines would be hard to read.
            spare = max(body.width - width - gap - layout.px(1100), 0)
            body = body.move(spare // 2, 0)
            self.side = pygame.Rect(body.x, body.y, width, body.height)
            inner = self.side.inflate(-2 * gap, -2 * gap)
            self.field.place(pygame.Rect(inner.x, inner.y, inner.width, high))
            self.contents.set_rows([self._line_height()] * len(self.pages))
            top = inner.y + high + gap
            self.contents.place(pygame.Rect(inner.x, top, inner.width, inner.bottom - top))
            left = self.side.right + gap
            self.main = pygame.Rect(left, body.y, min(body.width - width - gap, layout.px(1100)), body.height)
        self._place_steps()
        margin = layout.px(22 if not layout.narrow else 14)
        text = pygame.Rect(self.main.x + margin, self.main.y + layout.px(14), 0, 0)
        text.width = self.main.right - layout.px(10) - text.x
        text.height = self.main.bottom - text.y - layout.px(10)
        self.text.lay(text, layout)
        return body.height

    def _place_steps(self) -> None:
        """The arrows stand in the head, left of the button that leaves."""
        layout = self.app.layout
        high = self.back.rect.height
        self.go_on.place(pygame.Rect(self.back.rect.x - high - layout.px(14), self.back.rect.y, high, high))
        self.go_back.place(self.go_on.rect.move(-high - layout.px(6), 0))

    def _line_height(self) -> int:
        layout = self.app.layout
        usual = draw.line_height(theme.BODY, layout.font_px(theme.BODY)) + layout.px(10)
        room = self.side.height - layout.px(36) - self.field.rect.height
        return max(min(usual, room // len(self.pages)), layout.font_px(theme.BODY) + layout.px(4))

    def handle(self, event: pygame.event.Event) -> bool:
        """The mouse's own buttons for back and forward come first, and the same with Alt."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (BACK_BUTTON, FORWARD_BUTTON):
            (self.behind if event.button == BACK_BUTTON else self.ahead)()
            return True
        alt = event.type == pygame.KEYDOWN and event.mod & pygame.KMOD_ALT
        if alt and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            (self.behind if event.key == pygame.K_LEFT else self.ahead)()
            return True
        return super().handle(event)

    def update(self, dt: float) -> None:
        """Let time pass."""
        super().update(dt)
        if self.text.advance(dt):
            self.redraw()

    @property
    def next_wake(self) -> float | None:
        """Until a tooltip or the text cursor, or until the frame round an entry goes."""
        waits = (super().next_wake, self.text.next_wake)
        return min((wait for wait in waits if wait is not None), default=None)

    def shortcut(self, event: pygame.event.Event) -> bool:
        """F1 closes again; Ctrl+F and the slash go to the search; Backspace goes back."""
        if event.key == pygame.K_F1:
            self.pop()
            return True
        if event.key == pygame.K_SLASH or (event.key == pygame.K_f and event.mod & pygame.KMOD_CTRL):
            self.board.set_focus(self.field)
            return True
        if event.key == pygame.K_BACKSPACE:
            self.behind()
            return True
        return False

    def paint(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Paint both panels."""
        style = draw.PanelStyle(line_alpha=140)
        if self.side.width:
            draw.panel(surface, self.side, style)
        draw.panel(surface, self.main, style)

    def _draw_line(self, target: pygame.Surface, row: pygame.Rect, index: int, over: bool) -> None:
        layout = self.app.layout
        page = self.pages[index]
        chosen = index == self.index and not self.words
        if chosen or over:
            top = theme.CHOSEN_TOP if chosen else theme.BUTTON_TOP
            bottom = theme.CHOSEN_BOTTOM if chosen else theme.BUTTON_BOTTOM
            draw.fill(target, row, top, bottom, layout.px(4))
        if chosen:
            draw.outline(target, row, theme.GOLD, layout.px(4))
        px = layout.font_px(theme.BODY)
        x = row.x + layout.px(10)
        if page.faction:
            sign = glyph(page.faction, px)
            target.blit(sign, sign.get_rect(midleft=(x, row.centery)))
            x += px + layout.px(8)
        role = theme.BODY_BOLD if chosen else theme.BODY
        colour = theme.faction_text(page.faction) if page.faction else theme.PALE if chosen else theme.TEXT
        words, px = draw.fitted(page.title, role, px, row.right - x - layout.px(4))
        draw.text(target, words, role, px, colour, (x, row.centery), middle=True)
