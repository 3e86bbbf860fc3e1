"""Rules: contents and search on the left, the text on the right."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui import draw, theme
from game.ui.glyphs import glyph
from game.ui.scenes.page import PageScene
from game.ui.scenes.rules_text import hits_html, page_html, pages, search
from game.ui.widgets.base import Widget
from game.ui.widgets.entry import Dropdown, HtmlText, TextField
from game.ui.widgets.lists import ScrollList


class RulesScene(PageScene):
    """Every rule, unit, book, requirement and ruling; opened by F1 from anywhere.

    ``page`` opens it at a section (``battle``) or a faction (``black_goat``).
    """

    title = "Rules"
    uses_gui = True

    def __init__(self, page: str = "") -> None:
        super().__init__()
        self.pages = pages()
        self.index = next((i for i, known in enumerate(self.pages) if known.id == page), 0)
        self.words = ""

    def build(self) -> Sequence[Widget]:
        """Make search field, contents and text."""
        self.field = TextField(self.words, self._search, hint="Search", limit=40)
        self.contents = ScrollList(self._draw_line, on_pick=self._pick)
        self.contents.selected = self.index
        self.chooser = Dropdown([(page.id, page.title) for page in self.pages], self.page_id, self.show)
        self.text = HtmlText("", self.show)
        return [self.field, self.contents, self.chooser, self.text]

    @property
    def page_id(self) -> str:
        """Id of the page on show."""
        return self.pages[self.index].id if self.pages else ""

    # What is shown ------------------------------------------------------------------------------

    def _facts(self, unit: str) -> str:
        return self.app.services.unit_facts(unit)

    def _refresh(self) -> None:
        """Put the page, or what the search found, into the text."""
        self.text.set_html(self._html())
        self.redraw()

    def _html(self) -> str:
        px = self.app.layout.font_px(theme.TITLE_SMALL)
        if self.words.strip():
            return hits_html(self.words, search(self.words), self._facts, px)
        return page_html(self.pages[self.index], self._facts, px) if self.pages else ""

    def _search(self, words: str) -> None:
        self.words = words
        self._refresh()

    def _pick(self, index: int) -> None:
        if index == self.index and not self.words:
            return
        self.index = index
        if self.words:
            self.words = ""
            self.field.set_text("")
        if self.chooser.visible:
            self.chooser.set_value(self.page_id)
        self._refresh()

    def show(self, page: str) -> None:
        """Show a page by its id, as a link does."""
        for index, known in enumerate(self.pages):
            if known.id == page:
                self.contents.select(index)
                self._pick(index)

    # Places and drawing -------------------------------------------------------------------------

    def layout_changed(self) -> None:
        """Fit the text to the new size."""
        # The headings' size must fit the new fonts before the text is built.
        self.text.html = self._html()
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
            self.side = pygame.Rect(body.x, body.y, width, body.height)
            inner = self.side.inflate(-2 * gap, -2 * gap)
            self.field.place(pygame.Rect(inner.x, inner.y, inner.width, high))
            self.contents.set_rows([self._line_height()] * len(self.pages))
            top = inner.y + high + gap
            self.contents.place(pygame.Rect(inner.x, top, inner.width, inner.bottom - top))
            left = self.side.right + gap
            self.main = pygame.Rect(left, body.y, min(body.right - left, layout.px(1100)), body.height)
        self.text.place(self.main.inflate(-2 * layout.px(14), -2 * layout.px(10)))
        return body.height

    def _line_height(self) -> int:
        layout = self.app.layout
        return draw.line_height(theme.BODY, layout.font_px(theme.BODY)) + layout.px(10)

    def shortcut(self, event: pygame.event.Event) -> bool:
        """F1 closes again; Ctrl+F and the slash go to the search."""
        if event.key == pygame.K_F1:
            self.pop()
            return True
        if event.key == pygame.K_SLASH or (event.key == pygame.K_f and event.mod & pygame.KMOD_CTRL):
            self.board.set_focus(self.field)
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
        words = draw.shorten(page.title, role, px, row.right - x - layout.px(4))
        draw.text(target, words, role, px, colour, (x, row.centery), middle=True)
