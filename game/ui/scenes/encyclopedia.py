"""The encyclopedia: every unit, spellbook, area and card of all games with its picture, its card beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.language.spoken import say, spoken
from game.match.cards import Card, Ref, card
from game.match.reference import Page as Chapter
from game.match.reference import pages, search
from game.ui import theme
from game.ui.cards.emblem import sign_of
from game.ui.cards.plate import SCENE, art_box
from game.ui.cards.view import CardView
from game.ui.doors import scene_named
from game.ui.figures.index import figure_of
from game.ui.kit.areas import Press, Scroll
from game.ui.kit.base import Laying
from game.ui.kit.box import Box, Column, Grid, Icon, Row, Space, Text
from game.ui.kit.controls import Held
from game.ui.kit.entry import DropDown, Field, asks_to_search
from game.ui.kit.frame import PANEL
from game.ui.kit.medal import Piece, Portrait
from game.ui.kit.rows import Listed, Rows
from game.ui.layout import Layout
from game.ui.lessons.link import KIND, open_lesson
from game.ui.rich import escape
from game.ui.scenes.boxed import HEAD_HIGH, Page
from game.ui.scenes.card import CardScene

WIDE, MIDDLE = 1120, 720
"""From these widths on, in design units, the card stands beside its shelf, and the contents do."""
CARD_WIDE = 430.0
SIDES, GAP, PAD = (40, 16), 12, 14
"""Beside a page, which is less in compact windows, between its parts, and within the shelf."""
SIGNS, SCENES = (*range(240, 92, -8), 92), (*range(420, 92, -12), 92)
"""How high the pictures on the shelf of a large window may be, the highest that leaves all things in sight; scenes,
which are wide, higher than others."""
SMALL_SIGNS = (*range(150, 62, -8), 62)
"""The same in compact windows."""
WORDS = 58
"""What a thing has at least below and around its picture, in design units."""
MOST_FOUND = 40
"""Of so many things that a search has found pictures are shown."""
MOST_KEPT = 60
_fitting: dict[object, int] = {}
"""How high pictures are, by shelf, window and language: to find that out takes five milliseconds."""
MARGIN = 12
"""Of a page, above and below."""


def shelves() -> tuple[Chapter, ...]:
    """The pages of the rules that have things with cards, in reading order."""
    return tuple(page for page in pages() if any(entry.ref for entry in page.entries))


class EncyclopediaScene(Page):
    """A shelf of things; one that is chosen lies open beside it, or over it where there is no room.

    It opens on a ``thing``, else on a ``shelf``, else on that of one's ``own`` faction, else on the first faction's.
    """

    titled = "encyclopedia"
    uses_gui = True

    def __init__(self, shelf: str = "", own: str = "", thing: Ref | None = None) -> None:
        super().__init__()
        self.shelves = shelves()
        self.words = ""
        ids = [each.id for each in self.shelves]
        holding = next((each.id for each in self.shelves if any(one.ref == thing for one in each.entries)), "")
        first = next((each.id for each in self.shelves if each.faction), ids[0])
        wanted = (holding if thing else "", shelf, own)
        self.at = ids.index(next((each for each in wanted if each in ids), first))
        self.contents: Listed[Chapter] = Listed(lambda page: page.id, self._pick)
        self.contents.items, self.contents.at = self.shelves, self.at
        opened = card(*thing).ref if thing and holding else self.refs[0]
        self.view = CardView(opened, None, self._elsewhere, self.redraw, fills=True)

    def reworded(self) -> None:
        self.shelves = self.contents.items = shelves()
        self.view.turn_over()

    @property
    def refs(self) -> Sequence[Ref]:
        """What lies on the open shelf, each once; of a search all that it has found, the best first."""
        if self.words.strip():
            found = (hit.entry.ref for hit in search(self.words))
            return tuple(dict.fromkeys(card(*ref).ref for ref in found if ref))[:MOST_FOUND]
        return tuple(dict.fromkeys(card(*entry.ref).ref for entry in self.shelves[self.at].entries if entry.ref))

    # What is shown ------------------------------------------------------------------------------

    def body(self, layout: Layout) -> Box:
        wide = layout.width_du / layout.frame
        refs = self.refs
        title = say("rulebook-found", count=len(refs), words=self.words.strip()) if self.words.strip() else \
            self.shelves[self.at].title
        heading = Text(escape(title), theme.TITLE_SMALL, theme.GOLD)
        tiles: Box = self._tiles(self._size(layout), layout) if refs else Space(h=1)
        field = Field("search", self.words, self._search, say("buttons-search"), 40)
        if wide < MIDDLE:
            chosen = self.shelves[self.at].id
            chooser = DropDown("shelves", tuple((each.id, each.title) for each in self.shelves), chosen, self.show,
                               focus=True)  # fmt: skip
            chooser.grow = field.grow = 1
            return Column(Row(chooser, field, gap=12), tiles, gap=10)
        shelf = Column(heading, Scroll("shelf", tiles, grow=1), frame=PANEL, pad=PAD, gap=10, grow=1)
        rows = Rows("contents", self.contents, self._row, pad=(10, 4), focus=True, picture="almanac", tall=1.2)
        side = Column(field, rows, frame=PANEL, pad=12, gap=12, w=self._contents(layout))
        beside = Held("card", self.view, w=CARD_WIDE) if wide >= WIDE else None
        return Row(side, shelf, beside, gap=GAP, across="fill", h=layout.height_du - HEAD_HIGH - 1 - 2 * MARGIN)

    @staticmethod
    def _contents(layout: Layout) -> float:
        """How wide the list of shelves is."""
        return 250 * layout.frame if layout.compact else 320

    def _row(self, page: Chapter) -> Box:
        colour = theme.faction_text(page.faction) if page.faction else theme.TEXT
        return Row(Text(f"{{glyph:{page.faction}}}") if page.faction else None,
                   Text(escape(page.title), theme.BODY, colour, line=True, grow=1), gap=8)  # fmt: skip

    def _tiles(self, size: int, layout: Layout) -> Grid:
        """The things on the open shelf, with pictures so high."""
        cards = [card(*ref) for ref in self.refs]
        across = size * SCENE + 20 if any(each.scene for each in cards) else size + WORDS
        tiles = (self._tile(ref, each, size, layout) for ref, each in zip(self.refs, cards, strict=True))
        return Grid(*tiles, cell=max(152 * layout.frame, across), gap=8, gap_y=8)

    def _tile(self, ref: Ref, about: Card, size: int, layout: Layout) -> Box:
        told = Column(Row(self._sign(ref, about, size), pack="center"), Text(about.name, theme.LABEL, align="center"),
                      Text(about.kind, theme.SMALL, theme.TEXT_SECOND, align="center", spacing=0.92),
                      pad=(6, 10), gap=5)  # fmt: skip
        chosen = layout.width_du / layout.frame >= WIDE and ref == self.view.ref
        return Press(f"thing.{ref[0]}.{ref[1]}", told, partial(self.open, ref), chosen=chosen)

    def _size(self, layout: Layout) -> int:
        """How high the pictures on the open shelf are."""
        key = self.shelves[self.at].id, self.words, layout, spoken()
        if key not in _fitting:
            if len(_fitting) > MOST_KEPT:
                _fitting.clear()
            _fitting[key] = self._fit(layout)
        return _fitting[key]

    def _fit(self, layout: Layout) -> int:
        """The largest pictures with which the whole shelf is in sight; else the least."""
        small, open_beside = layout.compact, layout.width_du / layout.frame >= WIDE
        beside = 2 * SIDES[small] + self._contents(layout) + (CARD_WIDE + GAP if open_beside else 0) + GAP + 2 * PAD
        wide = layout.px(layout.width_du - beside)
        high = layout.px(layout.height_du - HEAD_HIGH - 2 * MARGIN - 2 * PAD - 2 * GAP) - layout.font_px(theme.TITLE)
        sizes: Sequence[int] = SMALL_SIGNS if small else SCENES if card(*self.refs[0]).scene else SIGNS
        lay, count = Laying(layout, {}), len(self.refs)
        for size in sizes[:-1]:
            # Where not even pictures have room, words need not be measured.
            if wide > 0 and layout.px(size + WORDS) ** 2 * count < wide * high * 1.3:
                tiles = self._tiles(size, layout)
                if tiles.cell <= wide / layout.scale and lay.high(lay.keep(tiles), wide) <= high:
                    return size
        return sizes[-1]

    def _sign(self, ref: Ref, about: Card, size: int) -> Box:
        """A small picture of a thing: a head, a figure, a painting, else its icon."""
        faction = about.faction or (self.shelves[self.at].faction if ref[0] == "unit" else "")
        if ref[0] == "faction":
            return Portrait(about.faction, size * 0.86, above=10, h=size)
        if ref[0] == "unit" and figure_of(faction, ref[1]):
            return Piece(ref[1], size * 0.86, faction=faction, h=size)
        if about.art or about.scene:
            return art_box(about, size)
        colour = theme.faction_text(about.faction) if about.faction else theme.CREAM
        return Icon(sign_of(about), size * 0.62, colour, h=size)

    # Deeds --------------------------------------------------------------------------------------

    def show(self, shelf: str) -> None:
        """Open a shelf by its id."""
        self.at, self.words = [each.id for each in self.shelves].index(shelf), ""
        self.contents.at = self.at
        self.view.show(self.refs[0])

    def _search(self, words: str) -> None:
        """Show what is found instead of a shelf; of one's words nothing, the shelf again."""
        if words != self.words:
            self.words = words
            if self.refs:
                self.view.show(self.refs[0])
            self.redraw()

    def _pick(self) -> None:
        self.show(self.shelves[self.contents.at].id)

    def open(self, ref: Ref) -> None:
        """Lay a thing's card open."""
        if self.app.layout.width_du / self.app.layout.frame >= WIDE:
            self.view.show(ref)
        else:
            self.push(CardScene(ref))

    def _elsewhere(self, ref: Ref) -> None:
        """A card may lead to a lesson, or to the rules: to a page, or to a ruling."""
        if ref[0] == KIND:
            open_lesson(self, ref[1])
            return
        page, entry = ("rulings", ref[1]) if ref[0] == "ruling" else (ref[1], self.view.ref[1])
        self.push(scene_named("rules", page, entry))

    def keys(self) -> Mapping[int, Callable[[], object]]:
        return {pygame.K_BACKSPACE: self.view.back}

    def shortcut(self, event: pygame.event.Event) -> bool:
        """Ctrl+F and the slash go to the search, as in the rules."""
        if asks_to_search(event):
            self.board.set_focus(self.root.control("search"))
            return True
        return super().shortcut(event)
