"""Entries of the rules reference set as text: a widget to read them in, and what it is filled with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.match.cards import Ref
from game.match.reference import Entry, Hit, Page, marked
from game.ui import draw, theme
from game.ui.cards.linked import LinkedText
from game.ui.cards.sheet import Part, ref_of
from game.ui.layout import Layout
from game.ui.rich import RichText, rich

MOST_HITS = 40
FLASH = 1.6
"""How long the entry that was gone to is framed, in seconds."""

Block = tuple[str, Part]
"""An entry's id, or nothing for what is no entry, and the part that shows it."""


def _part(texts: Sequence[tuple[RichText, int]], gap: int) -> Part:
    """Texts below each other, each so far from the left, with a gap at the end."""
    placed: list[tuple[RichText, int, int]] = []
    links: list[tuple[pygame.Rect, Ref]] = []
    y = 0
    for text, x in texts:
        placed.append((text, x, y))
        links += [(rect.move(x, y), ref_of(link)) for rect, link in text.links]
        y += text.height

    def paint(target: pygame.Surface, left: int, top: int) -> None:
        for text, x, down in placed:
            text.draw(target, (left + x, top + down))

    return Part(y + gap, paint, links)


def _entry(entry: Entry, layout: Layout, width: int, query: str, page: Page | None = None) -> Part:
    """An entry: title, what it is, text, source; with ``page`` the way to its page."""
    px = layout.font_px
    title = marked(entry.title, query)
    head = theme.TITLE_SMALL
    texts = [(rich(title, head, px(head), width, theme.TEXT), 0)]
    if entry.note:
        texts.append((rich(f"__{marked(entry.note, query)}__", theme.BODY, px(theme.BODY), width,
                           theme.TEXT_SECOND, spacing=0.95), 0))  # fmt: skip
    texts.append((rich(marked(entry.text, query), theme.CARD, px(theme.CARD), width, theme.TEXT, spacing=1.0), 0))
    below = marked(entry.source.replace("; ", " · "), query)
    if entry.ref:
        below += f" · <@{entry.ref[0]}/{entry.ref[1]}>its card</>"
    if page:
        below += f" · in <@rules/{page.id}>{page.title}</>"
    texts.append((rich(below, theme.BODY_ITALIC, px(theme.BODY_ITALIC), width, theme.TEXT_THIRD), 0))
    return _part(texts, layout.px(20))


def page_blocks(page: Page, layout: Layout, width: int) -> list[Block]:
    """A page: its name, and its entries under their headings."""
    colour = theme.faction_text(page.faction) if page.faction else theme.GOLD
    px = layout.font_px
    blocks: list[Block] = [
        ("", _part([(rich(page.title, theme.TITLE, px(theme.TITLE), width, colour), 0)], layout.px(14)))
    ]
    group = ""
    for entry in page.entries:
        if entry.group != group:
            group = entry.group
            made = rich(group, theme.HEAD_LARGE, px(theme.HEAD_LARGE), width, theme.GOLD)
            blocks.append(("", _part([(made, 0)], layout.px(8))))
        blocks.append((entry.id, _entry(entry, layout, width, "")))
    return blocks


def hit_blocks(query: str, hits: Sequence[Hit], layout: Layout, width: int) -> list[Block]:
    """What a search has found, the best first."""
    px = layout.font_px
    shown = query.strip().replace("<", "‹").replace("*", "").replace("{", "(")
    if not hits:
        words = f"Nothing is said about **{shown}**. Fewer or shorter words may find more."
    elif len(hits) == 1:
        words = f"One entry speaks of **{shown}**."
    elif len(hits) > MOST_HITS:
        words = f"{len(hits)} entries speak of **{shown}**; the first {MOST_HITS} are shown."
    else:
        words = f"{len(hits)} entries speak of **{shown}**."
    made = rich(words, theme.BODY, px(theme.BODY), width, theme.TEXT_SECOND)
    blocks: list[Block] = [("", _part([(made, 0)], layout.px(16)))]
    blocks += [(hit.entry.id, _entry(hit.entry, layout, width, query, hit.page)) for hit in hits[:MOST_HITS]]
    return blocks


class Reading(LinkedText):
    """Blocks of text under each other that scroll; ``on_link`` gets what a pressed link points to.

    ``make`` sets the blocks for a layout and a width, and is asked again when either changes.
    """

    aside = 0

    def __init__(self, on_link: Callable[[Ref], None]) -> None:
        super().__init__()
        self.on_link = on_link
        self.blocks: list[Block] = []
        self._make: Callable[[Layout, int], list[Block]] | None = None
        self._found = ""
        self._flash = 0.0
        self._fitted: tuple[tuple[int, int], Layout] | None = None
        """The size and layout the text was set for."""

    # What is shown ----------------------------------------------------------------------------

    def read(self, make: Callable[[Layout, int], list[Block]], offset: int = 0, entry: str = "") -> None:
        """Show other blocks, scrolled so far, or so that an entry stands at the top."""
        self._make, self.offset, self._over, self._chosen = make, offset, None, -1
        self._found, self._flash = entry, FLASH if entry else 0.0
        self._fitted = None
        if self.rect.width:
            self.place(self.rect)

    def fit(self, layout: Layout) -> None:
        """Set the text for a layout from now on."""
        self._layout = layout

    def place(self, rect: pygame.Rect) -> None:
        """Take a place; the text is set anew where it is another."""
        super().place(rect)
        if self._layout and self._fitted != (rect.size, self._layout):
            self._fitted = (rect.size, self._layout)
            self._set()

    def _set(self) -> None:
        assert self._layout is not None
        room = self.rect.width - self._layout.px(18)
        self.blocks = self._make(self._layout, room) if self._make else []
        y = 0
        for name, part in self.blocks:
            if name and name == self._found:
                self.offset = max(y - self._layout.px(6), 0)
                break
            y += part.height
        self.long = sum(part.height for _, part in self.blocks)
        self.scroll_to(self.offset)

    @property
    def entries(self) -> list[str]:
        return [name for name, _ in self.blocks if name]

    def links(self) -> list[tuple[pygame.Rect, Ref]]:
        """Every link with its place in the window, in reading order."""
        found = []
        y = self.rect.y - self.offset
        for _, part in self.blocks:
            found += [(rect.move(self.rect.x, y), ref) for rect, ref in part.links]
            y += part.height
        return found

    def follow(self, ref: Ref) -> None:
        self.on_link(ref)

    # Time and drawing -------------------------------------------------------------------------

    def advance(self, dt: float) -> bool:
        """Let time pass over the frame round the entry that was gone to; true when it has just gone."""
        if self._flash <= 0:
            return False
        self._flash -= dt
        return self._flash <= 0

    @property
    def next_wake(self) -> float | None:
        """Seconds until the frame goes; None if there is none."""
        return max(self._flash, 0.02) if self._flash > 0 else None

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        before = target.get_clip()
        target.set_clip(self.rect.inflate(layout.px(12), 0).clip(before))
        y = self.rect.y - self.offset
        for name, part in self.blocks:
            if y < self.rect.bottom and y + part.height > self.rect.y:
                if self._flash > 0 and name == self._found:
                    box = pygame.Rect(self.rect.x - layout.px(6), y - layout.px(4), self.rect.width - layout.px(2),
                                      part.height - layout.px(8))  # fmt: skip
                    draw.outline(target, box, theme.BRASS, layout.px(4), 1, 200)
                part.paint(target, self.rect.x, y)
            y += part.height
        for place, (rect, ref) in enumerate(self.links()):
            self._mark_link(target, layout, place, rect, ref)
        target.set_clip(before)
        super().draw(target, layout)

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        """Paint a thin ring: the text is large."""
        draw.outline(target, self.rect.inflate(layout.px(14), 6), theme.PALE, 4, 1, 150)


def reading_of(page: Page) -> Callable[[Layout, int], list[Block]]:
    """What sets a page's blocks."""
    return partial(page_blocks, page)


def reading_of_hits(query: str, hits: Sequence[Hit]) -> Callable[[Layout, int], list[Block]]:
    """What sets the blocks of a search."""
    return partial(hit_blocks, query, hits)
