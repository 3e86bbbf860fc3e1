"""The card beside a faction's board: the book chosen there, large, with its whole text."""

from __future__ import annotations

import pygame

from game.match.tableview import Side
from game.match.words import words
from game.ui import draw, theme
from game.ui.glyphs import glyph
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import rich
from game.ui.table.board_books import Entry
from game.ui.table.choices import Question


def draw_card(
    surface: pygame.Surface, layout: Layout, card: pygame.Rect, side: Side, shown: Entry, question: Question | None
) -> None:
    """Paint a book of a side, large, and whether the question leaves it usable now."""
    px = layout.px
    book, need = shown
    faction = side.faction
    colour = theme.faction_colour(faction)
    draw.panel(surface, card, draw.PanelStyle(line=theme.GOLD, line_alpha=230))
    draw.fill(
        surface,
        pygame.Rect(card.x + 1, card.y + 1, card.width - 2, px(270)),
        theme.mix(theme.PANEL_TOP, colour, 0.2),
        theme.PANEL_TOP,
    )
    middle = (card.centerx, card.y + px(150))
    for radius, line in ((px(104), theme.BRASS), (px(92), theme.BRASS_LINE), (px(80), theme.BRASS_LINE)):
        ring = pygame.Rect(0, 0, 2 * radius, 2 * radius)
        ring.center = middle
        draw.outline(surface, ring, line, radius, 1, 190)
    sign = icon(book or (need.id if need else "spellbook"), px(110), theme.CREAM if book else theme.TEXT_SECOND)
    surface.blit(sign, sign.get_rect(center=middle))
    mark = glyph(faction, px(44), theme.mix(colour, theme.INK, 0.2))
    for x in (card.x + px(56), card.right - px(56)):
        surface.blit(mark, mark.get_rect(center=(x, middle[1])))
    speech = words()
    table = speech.tables["things"]
    entry = (
        table["book"][book]
        if book
        else table["requirement"][need.id]
        if need
        else {"name": "A book to pick", "text": ""}
    )
    y = card.y + px(290)
    role = theme.TITLE
    name = draw.shorten(entry["name"], role, layout.font_px(role), card.width - px(30))
    draw.text(surface, name, role, layout.font_px(role), theme.TEXT, (card.centerx, y), "center", middle=True)
    kind = f"Spellbook of {speech.name('faction', faction)}" if book else "What a spellbook asks for"
    if entry.get("kind"):
        kind += f" · {entry['kind'].lower()}"
    draw.text(
        surface,
        draw.shorten(kind, theme.CHAPTER, layout.font_px(theme.CHAPTER), card.width - px(20)),
        theme.CHAPTER,
        layout.font_px(theme.CHAPTER),
        theme.faction_text(faction),
        (card.centerx, y + px(32)),
        "center",
        middle=True,
    )
    draw.hairline(surface, (card.x + px(30), y + px(54)), card.width - px(60), theme.BRASS_LINE, 110)
    text = rich(entry["text"], theme.CARD, layout.font_px(theme.CARD), card.width - px(64), spacing=1.05)
    text.draw(surface, (card.x + px(32), y + px(72)))
    below = y + px(84) + text.height
    if book and question and question.faction == faction:
        _usable(surface, layout, card, question, book, below)
    source = entry.get("source", "")
    if source:
        draw.text(
            surface,
            source,
            theme.BODY_ITALIC,
            layout.font_px(theme.BODY_ITALIC),
            theme.TEXT_THIRD,
            (card.x + px(30), card.bottom - px(28)),
            middle=True,
        )


def _usable(surface: pygame.Surface, layout: Layout, card: pygame.Rect, question: Question, book: str, y: int) -> None:
    """Whether the book's action can be taken now, or why not."""
    found = next((choice for choice in question.choices if choice.kind == book), None)
    if found is None:
        return
    px = layout.px
    words_ = "**You can use it now.**" if found.option else f"Not now: {found.reason}."
    colour = theme.FREE if found.option else theme.REASON
    text = rich(words_, theme.BODY, layout.font_px(theme.BODY), card.width - px(90), colour)
    box = pygame.Rect(card.x + px(24), y, card.width - px(48), text.height + px(20))
    draw.outline(surface, box, colour, px(4), 1, 140)
    text.draw(surface, (box.x + px(16), box.y + px(10)))
