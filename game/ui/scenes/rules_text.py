"""Entries of the rules reference set as text: a widget to read them in, and what it is filled with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.games.registry import games
from game.language.spoken import say
from game.language.values import markup
from game.match.reference import Entry, Hit, Page, marked
from game.ui import theme
from game.ui.gamescreen import screen_of
from game.ui.kit.box import Box, Column, Text
from game.ui.kit.frame import FIELD
from game.ui.kit.linked import LinkedText, Ref
from game.ui.kit.painting import Painting
from game.ui.layout import Layout
from game.ui.lessons.link import lesson_links

MOST_HITS = 40
FLASH = 1.6
"""How long the entry that was gone to is lit, in seconds."""
BARE, ABOVE = 110, 24
"""With so much height below a text a picture stands there, so far below it, in design units."""
FOOT = Painting("vigil", focus=(0.5, 0.75), fades="top left right", light=0.85)

Block = tuple[str, Box]
"""An entry's id, or nothing for what is no entry, and the box that shows it."""


def _entry(entry: Entry, query: str, page: Page | None = None, above: str = "") -> Box:
    """An entry: title, what it is, text, source, lessons but those ``above``; with ``page`` the way to its page."""
    below = [marked(entry.source.replace("; ", " · "), query)]
    if entry.ref:
        below.append(f"<@{entry.ref[0]}/{entry.ref[1]}>{say('rulebook-card')}</>")
    if page:
        below.append(say("rulebook-page", page=markup(f"<@rules/{page.id}>{page.title}</>")))
    lessons = lesson_links(entry.id)
    if lessons != above:
        below.append(lessons)
    note = marked(entry.note, query)
    return Column(
        Text(marked(entry.title, query), theme.TITLE_SMALL),
        Text(note, theme.BODY, theme.TEXT_SECOND, spacing=0.95) if entry.note else None,
        Text(marked(entry.text, query), theme.CARD),
        Text(" · ".join(filter(None, below)), theme.NOTE, theme.TEXT_SECOND),
        pad=(0, 6),
    )


def page_blocks(page: Page) -> list[Block]:
    """A page: its name, the lessons about it, and its entries under their headings."""
    blocks: list[Block] = [
        ("", Text(page.title, theme.TITLE, theme.faction_text(page.faction) if page.faction else theme.GOLD))
    ]
    lessons = lesson_links(page.id)
    if lessons:
        blocks.append(("", Text(lessons, theme.BODY)))
    group, drawn = "", _diagrams()
    for entry in page.entries:
        if entry.group != group:
            group = entry.group
            blocks.append(("", Text(group, theme.HEAD_LARGE, theme.GOLD)))
        blocks.append((entry.id, _entry(entry, "", above=lessons)))
        if entry.id in drawn:
            blocks.append(("", drawn[entry.id]()))
    return blocks


def _diagrams() -> dict[str, Callable[[], Box]]:
    """The diagrams of all games, by the entry that each stands below."""
    return {entry: made for game in games() for entry, made in screen_of(game).diagrams().items()}


def hit_blocks(query: str, hits: Sequence[Hit]) -> list[Block]:
    """What a search has found, the best first."""
    words = say("rulebook-found", count=len(hits), words=query.strip())
    if len(hits) > MOST_HITS:
        words = say("rulebook-found-most", count=len(hits), words=query.strip(), shown=MOST_HITS)
    told = [(hit.entry.id, _entry(hit.entry, query, hit.page)) for hit in hits[:MOST_HITS]]
    return [("", Text(words, theme.BODY, theme.TEXT_SECOND)), *told]


class Reading(LinkedText):
    """Blocks of text below each other that scroll; ``on_link`` gets what a pressed link points to."""

    aside = 0

    def __init__(self, on_link: Callable[[Ref], None]) -> None:
        super().__init__()
        self.on_link = on_link
        self.blocks: list[Block] = []
        self._found = ""
        self._flash = 0.0
        self._fitted: object = None
        """The size and layout in which the entry that was gone to has been sought."""

    def follow(self, ref: Ref) -> None:
        self.on_link(ref)

    def read(self, blocks: list[Block], offset: int = 0, entry: str = "") -> None:
        """Show other blocks, scrolled so far, or so that an entry stands at the top."""
        self.blocks, self.offset, self._over, self._chosen = blocks, offset, None, -1
        self._found, self._flash, self._fitted = entry, FLASH if entry else 0.0, None
        self._describe()

    def _describe(self) -> None:
        lit = self._found if self._flash > 0 else ""
        boxes = (Column(box, frame=FIELD if name and name == lit else None, pad=(6, 0)) for name, box in self.blocks)
        self.text = Column(*boxes, gap=8, pad=(6, 0))
        self.fit(self._layout)

    def fit(self, layout: Layout | None) -> None:
        super().fit(layout)
        if self._found in self.entries and self._fitted != (self.rect.size, layout):
            self._fitted = self.rect.size, layout
            self.show_part([name for name, _ in self.blocks].index(self._found))

    @property
    def entries(self) -> list[str]:
        """The ids of the entries on show, in order."""
        return [name for name, _ in self.blocks if name]

    # Time and drawing -------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the text, and a picture below what is short."""
        super().draw(target, layout)
        bare = self.rect.inflate(0, -2 * layout.px(4))
        bare.height -= self.long + layout.px(ABOVE)
        bare.bottom = self.rect.bottom
        if bare.height >= layout.px(BARE):
            FOOT.paint(target, bare, layout)

    def advance(self, dt: float) -> bool:
        """Let time pass over the frame round the entry that was gone to; true when it has just gone."""
        if self._flash <= 0:
            return False
        self._flash -= dt
        if self._flash <= 0:
            self._describe()
        return self._flash <= 0

    @property
    def next_wake(self) -> float | None:
        """Seconds until the frame goes; None if there is none."""
        return max(self._flash, 0.02) if self._flash > 0 else None
