"""Rules: contents and search on the left, the text on the right, and the way back and forward through it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from game.language.spoken import say
from game.match.cards import Ref
from game.match.reference import Page as Chapter
from game.match.reference import page_of, pages, search
from game.ui import draw, theme
from game.ui.cards.view import Lookup
from game.ui.doors import scene_named
from game.ui.kit.box import Box, Column, Row, Text
from game.ui.kit.controls import Button, Held
from game.ui.kit.entry import DropDown, Field, asks_to_search
from game.ui.kit.frame import PANEL
from game.ui.kit.rows import Listed, Rows
from game.ui.layout import Layout
from game.ui.lessons.link import KIND, open_lesson
from game.ui.rich import escape
from game.ui.scenes.boxed import Page
from game.ui.scenes.card import CardScene
from game.ui.scenes.rules_text import Reading, hit_blocks, page_blocks

SIDE = (360.0, 270.0)
"""Width of the contents, and on the compact grid."""

BACK_BUTTON, FORWARD_BUTTON = 6, 7
"""The mouse's own buttons for back and forward."""


@dataclass
class Place:
    """Where one has been reading: a page or a search, and how far it was scrolled."""

    page: str
    query: str = ""
    offset: int = 0


class RulesScene(Page):
    """Every rule, unit, book, requirement and ruling; opened by F1 from anywhere.

    ``page`` opens it at a section (``battle``) or a faction (``black_goat``), ``entry`` at an entry of that page.
    ``lookup`` tells the cards opened from here what is true now; ``about`` opens the card of whoever reads, and the
    encyclopedia opens on the shelf of the ``own`` faction where the page has none.
    """

    titled = "rules"
    uses_gui = True

    def __init__(
        self, page: str = "", entry: str = "", lookup: Lookup | None = None, map_id: str = "",
        about: Callable[[], object] | None = None, own: str = "",
    ) -> None:  # fmt: skip
        super().__init__()
        self.about, self.own = about, own
        self.pages = pages()
        first, found = page_of(page or self.pages[0].id, entry)
        self.index = self.pages.index(first)
        self.words = ""
        self.lookup, self.map_id = lookup, map_id
        self.contents: Listed[Chapter] = Listed(lambda page: page.id, self._pick)
        self.contents.items, self.contents.at = self.pages, self.index
        self.text = Reading(self.follow)
        self.entry = found.id if found else ""
        """The entry that was gone to last."""
        self.text.read(page_blocks(first), entry=self.entry)
        self._behind: list[Place] = []
        self._ahead: list[Place] = []

    def reworded(self) -> None:
        self.pages = self.contents.items = pages()
        self._read(self._here())

    @property
    def page_id(self) -> str:
        return self.pages[self.index].id

    # What is shown ------------------------------------------------------------------------------

    def body(self, layout: Layout) -> Box:
        self.text.fit(layout)
        field = Field("search", self.words, self._search, say("buttons-search"), 40)
        # Long lines would be hard to read: on a wide window both columns stand in its middle.
        text = Column(Held("text", self.text, grow=1), frame=PANEL, pad=(14 if layout.narrow else 22, 14), grow=1,
                      most=1100)  # fmt: skip
        if layout.width_du < 860:
            field.grow = 1
            chapters = tuple((page.id, page.title) for page in self.pages)
            chooser = DropDown("page", chapters, self.page_id, self.show, focus=True, grow=1)
            return Column(Row(chooser, field, gap=12), text, gap=12)
        rows = Rows("contents", self.contents, partial(self._row, layout), pad=(10, 3 if layout.compact else 5),
                    kind=lambda page: page.title, focus=True)  # fmt: skip
        side = Column(field, rows, frame=PANEL, pad=12, gap=12, w=SIDE[layout.compact])
        return Row(side, text, gap=12, across="fill", pack="center", grow=1)

    def _row(self, layout: Layout, page: Chapter) -> Box:
        chosen = page.id == self.page_id and not self.words
        colour = theme.faction_text(page.faction) if page.faction else theme.PALE if chosen else theme.TEXT
        role = theme.BODY_BOLD if chosen else theme.BODY
        # A title that is too long however small it is set has two lines.
        room = layout.px(SIDE[layout.compact] - 68)
        line = draw.text_width(page.title, theme.BODY_BOLD, theme.SMALLEST_PX) <= room
        return Row(
            Text(f"{{glyph:{page.faction}}}") if page.faction else None,
            Text(escape(page.title), role, colour, line=line, grow=1), gap=8,
        )  # fmt: skip

    def tools(self, layout: Layout) -> Sequence[Box]:
        label = say("menu-card") if self.about else ""
        narrow = layout.width_du < 760
        return (
            *((Button("about", label, self.about, h=36, rank=1),) if self.about else ()),
            Button("encyclopedia", "" if narrow else say("rulebook-encyclopedia"), self._encyclopedia, icon="cards",
                   w=42 if narrow else None, h=36, tip=say("rulebook-encyclopedia.tip")),
            Button("behind", "", self.behind, icon="back", enabled=bool(self._behind), w=42, h=36,
                   tip=say("rulebook-behind")),
            Button("ahead", "", self.ahead, icon="forward", enabled=bool(self._ahead), w=42, h=36,
                   tip=say("rulebook-ahead")),
        )  # fmt: skip

    def _encyclopedia(self) -> None:
        gone_to = next((each.ref for each in self.pages[self.index].entries if each.id == self.entry), None)
        self.push(scene_named("encyclopedia", self.page_id, self.own, gone_to))

    def _here(self) -> Place:
        return Place(self.page_id, self.words, self.text.offset)

    def _read(self, place: Place, entry: str = "") -> None:
        """Show a place, and have contents and search say so."""
        page, _ = page_of(place.page)
        self.entry = entry
        self.index, self.words = self.pages.index(page), place.query
        self.contents.at = self.contents.sought = self.index
        if place.query.strip():
            made = hit_blocks(place.query, search(place.query))
        else:
            made = page_blocks(page)
        self.text.read(made, place.offset, entry)
        self.redraw()

    def _go(self, place: Place, entry: str = "") -> None:
        """Read elsewhere, with a way back."""
        self._behind.append(self._here())
        self._ahead.clear()
        self._read(place, entry)

    def behind(self) -> None:
        if self._behind:
            self._ahead.append(self._here())
            self._read(self._behind.pop())

    def ahead(self) -> None:
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

    def _pick(self) -> None:
        if self.contents.at != self.index or self.words:
            self._go(Place(self.pages[self.contents.at].id))

    def show(self, page: str, entry: str = "") -> None:
        """Show a page by its id, as a link does; at an entry of it, if one is named."""
        found, one = page_of(page, entry)
        self._go(Place(found.id), one.id if one else "")

    def follow(self, ref: Ref) -> None:
        """Follow a link: to a page, to a ruling, to a lesson, or to a card."""
        if ref[0] == "rules":
            self.show(ref[1])
        elif ref[0] == "ruling":
            self.show("rulings", ref[1])
        elif ref[0] == KIND:
            open_lesson(self, ref[1])
        else:
            self.push(CardScene(ref, self.lookup, self.map_id, in_rules=True))

    def resume(self, result: Any) -> None:
        """A card may send one to a page."""
        super().resume(result)
        if isinstance(result, tuple) and result and result[0] == "rules":
            self.show(result[1], result[2])

    # Events and time ----------------------------------------------------------------------------

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
        if asks_to_search(event):
            self.board.set_focus(self.root.control("search"))
            return True
        if event.key == pygame.K_BACKSPACE:
            self.behind()
            return True
        return super().shortcut(event)
