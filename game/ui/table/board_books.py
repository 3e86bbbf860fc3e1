"""The right column of a faction's board: its six spellbooks, or what they ask for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.match.tableview import Requirement, Side
from game.match.words import words
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import RichText, rich
from game.ui.table.board_pieces import Painter, Row

Entry = tuple[str, Requirement | None]
"""A book earned; or what one asks for; or neither, for a book earned and not yet picked."""


def entries(side: Side) -> list[Entry]:
    """Earned books first, then what is still asked for."""
    open_ = [need for need in side.requirements if not need.met]
    owed = 6 - len(side.books) - len(open_)
    earned: list[Entry] = [(book, None) for book in side.books]
    return earned + [("", None)] * owed + [("", need) for need in open_]


def book_rows(layout: Layout, side: Side, room: int, *, inline: bool, is_chosen: Callable[[int], bool]) -> list[Row]:
    """The rows of the right column, one for each of ``entries``, set in ``room`` pixels of width.

    ``inline`` gives every book its whole text, for a board without a card; ``is_chosen`` is asked at every painting.
    """
    rows = []
    speech = words()
    least = layout.px(96 if not layout.compact else 64)
    for index, (book, need) in enumerate(entries(side)):
        table = speech.tables["things"]
        if book:
            entry = table["book"][book]
            name, kind = entry["name"], entry.get("kind", "")
            words_ = entry["text"] if inline else entry.get("short", entry["text"])
        elif need:
            name, kind = speech.name("requirement", need.id), ""
            words_ = speech.text("requirement", need.id)
        else:
            name, kind, words_ = "A book is earned", "", "It is picked when the present business is over."
        width = room - layout.px(96 if not layout.compact else 70)
        text = rich(words_, theme.BODY, layout.font_px(theme.BODY), width, theme.TEXT if book else theme.TEXT_SECOND)
        high = max(least, text.height + layout.px(46 if not layout.compact else 38)) + layout.px(8)
        if need and need.need:
            high += layout.px(14)
        rows.append((high, _book(layout, side, partial(is_chosen, index), (book, need), (name, kind, text))))
    return rows


def _book(
    layout: Layout, side: Side, is_chosen: Callable[[], bool], entry: Entry, shown: tuple[str, str, RichText]
) -> Painter:
    """Paints one book; ``shown`` is its name, its kind and its text."""
    book, need = entry
    name, kind, text = shown
    px = layout.px
    colour = theme.faction_colour(side.faction)

    def paint(target: pygame.Surface, row: pygame.Rect, over: bool) -> None:
        box = pygame.Rect(row.x, row.y, row.width, row.height - px(8))
        chosen = is_chosen()
        if book:
            draw.fill(target, box, theme.mix(theme.INK, colour, 0.36), theme.mix(theme.INK, colour, 0.20), px(4))
            draw.outline(target, box, theme.GOLD if chosen or over else colour, px(4), 1)
        else:
            draw.fill(target, box, theme.FIELD, None, px(4))
            draw.outline(
                target, box, theme.GOLD if chosen or over else theme.BRASS_LINE, px(4), 1, 255 if chosen else 110
            )
        size = px(44 if not layout.compact else 34)
        sign = book or (need.id if need else "spellbook")
        picture = icon(sign, size, theme.CREAM if book else theme.TEXT_THIRD)
        column = px(76 if not layout.compact else 54)
        target.blit(picture, picture.get_rect(center=(box.x + column // 2, box.centery)))
        x = box.x + column
        role = theme.FACTION_NAME if book else theme.BODY_BOLD
        draw.text(target, name, role, layout.font_px(role), theme.TEXT, (x, box.y + px(18)), middle=True)
        if kind:
            draw.text(
                target,
                kind.lower(),
                theme.SMALL_ITALIC,
                layout.font_px(theme.SMALL_ITALIC),
                theme.faction_text(side.faction),
                (box.right - px(12), box.y + px(18)),
                "right",
                middle=True,
            )
        text.draw(target, (x, box.y + px(32)))
        if need and need.need:
            bar = pygame.Rect(x, box.bottom - px(12), box.right - x - px(60), max(px(4), 3))
            draw.outline(target, bar.inflate(2, 2), theme.BRASS_LINE, 2, 1, 120)
            share = bar.width * need.have // need.need
            if share:
                target.fill(theme.BRASS, (bar.x, bar.y, share, bar.height))
            draw.text(
                target,
                f"{need.have} of {need.need}",
                theme.TINY,
                layout.font_px(theme.TINY),
                theme.TEXT_SECOND,
                (box.right - px(10), bar.centery),
                "right",
                middle=True,
            )

    return paint
