"""The right column of a faction's board: its six spellbooks, or what they ask for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.games.wars.screen.board.rows import Painter, Row
from game.games.wars.words.card_terms import missing
from game.games.wars.words.tableview import Requirement, Side, Table
from game.match.words import words
from game.ui import draw, theme
from game.ui.cards.sheet import progress_bar
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import RichText, rich

Entry = tuple[str, Requirement | None]
"""A book earned; or what one asks for; or neither, for a book earned and not yet picked."""

GAP = 9


def entries(side: Side) -> list[Entry]:
    """Earned books first, then what is still asked for."""
    open_ = [need for need in side.requirements if not need.met]
    owed = 6 - len(side.books) - len(open_)
    earned: list[Entry] = [(book, None) for book in side.books]
    return earned + [("", None)] * owed + [("", need) for need in open_]


def _ref(entry: Entry) -> tuple[str, str]:
    book, need = entry
    return ("book", book) if book else ("requirement", need.id) if need else ("term", "spellbook")


def _said(table: Table, side: Side, entry: Entry) -> tuple[str, str, str]:
    """A row's name, what kind of book it is, and its words in short: the card has them all."""
    speech = words()
    book, need = entry
    if book:
        told = speech.tables["things"]["book"][book]
        kind = told["kind"].split(" (")[0]
        return told["name"], kind, told["short"]
    if need is None:
        return "A book is earned", "", "It is picked when the present business is over."
    text = speech.text("requirement", need.id).split(". ")[0].rstrip(".") + "."
    return speech.name("requirement", need.id), "", missing(table, side, need.id) or text


def book_rows(
    layout: Layout, table: Table, side: Side, place: pygame.Rect, is_shown: Callable[[Row], bool]
) -> list[Row]:
    """The rows of the right column, one for each of ``entries``; together they fill the height of ``place``.

    ``is_shown`` is asked at every painting whether a row's card is the one on show.
    """
    px = layout.px
    column = px(96 if not layout.compact else 66)
    width = place.width - px(16)
    texts = []
    for entry in entries(side):
        name, kind, said = _said(table, side, entry)
        colour = theme.TEXT if entry[0] else theme.TEXT_SECOND
        text = rich(said, theme.BODY, layout.font_px(theme.BODY), width - column - px(14), colour, spacing=0.95)
        texts.append((entry, name, kind, text))
    least = max(place.height // max(len(texts), 1), px(58))
    rows: list[Row] = []
    for entry, name, kind, text in texts:
        bar = bool(entry[1] and entry[1].need)
        head = px(35 if not layout.compact else 29)
        high = max(least, head + text.height + px(GAP) + px(6) + (px(18) if bar else 0))
        row = Row(high, lambda target, rect, over: None, _ref(entry))
        row.paint = _book(layout, side, partial(is_shown, row), entry, (name, kind, text), column)
        rows.append(row)
    return rows


def _book(layout: Layout, side: Side, is_shown: Callable[[], bool], entry: Entry,
          said: tuple[str, str, RichText], column: int) -> Painter:  # fmt: skip
    """Paints one book."""
    book, need = entry
    name, kind, text = said
    px = layout.px

    def paint(target: pygame.Surface, row: pygame.Rect, over: bool) -> None:
        box = pygame.Rect(row.x + px(6), row.y + px(4), row.width - px(12), row.height - px(GAP))
        _ground(target, layout, side, box, earned=bool(book), shown=is_shown(), over=over)
        size = px(52 if not layout.compact else 36)
        sign = book or (need.id if need else "spellbook")
        picture = icon(sign, size, theme.CREAM if book else theme.TEXT_THIRD)
        target.blit(picture, picture.get_rect(center=(box.x + column // 2 + px(4), box.centery)))
        x = box.x + column + px(6)
        role = theme.FACTION_NAME if book else theme.BODY_BOLD
        y = box.y + px(20 if not layout.compact else 16)
        colour = theme.GOLD if is_shown() else theme.TEXT
        right = box.right - px(14)
        if kind:
            found = draw.text(target, kind.lower(), theme.SMALL_ITALIC, layout.font_px(theme.SMALL_ITALIC),
                              theme.faction_text(side.faction), (right, y), "right", middle=True)  # fmt: skip
            right = found.left - px(8)
        line = draw.shorten(name, role, layout.font_px(role), right - x)
        draw.text(target, line, role, layout.font_px(role), colour, (x, y), middle=True)
        text.draw(target, (x, y + px(14 if not layout.compact else 11)))
        if need and need.need:
            told = f"{need.have} of {need.need}"
            small = layout.font_px(theme.SMALL)
            wide = draw.text_width(told, theme.SMALL, small) + px(12)
            bar = pygame.Rect(x, box.bottom - px(16), box.right - x - px(16) - wide, max(px(7), 4))
            progress_bar(target, bar, need.have, need.need)
            draw.text(target, told, theme.SMALL, small, theme.TEXT_SECOND, (box.right - px(14), bar.centery), "right",
                      middle=True)  # fmt: skip

    return paint


def _ground(target: pygame.Surface, layout: Layout, side: Side, box: pygame.Rect, *, earned: bool, shown: bool,
            over: bool) -> None:  # fmt: skip
    """Fill and rim of a book: its faction's colour if earned, gold round the one whose card is on show."""
    px = layout.px
    colour = theme.faction_colour(side.faction)
    if shown:
        draw.glow(target, box, theme.GOLD, px(5), px(4), 90)
    if earned:
        draw.fill(target, box, theme.mix(theme.INK, colour, 0.36), theme.mix(theme.INK, colour, 0.20), px(4))
        draw.outline(target, box, theme.GOLD if shown or over else colour, px(4), 1, 255 if shown or over else 200)
        return
    draw.fill(target, box, theme.FIELD, None, px(4))
    if shown or over:
        draw.outline(target, box, theme.GOLD, px(4), 1)
    else:
        _dashed(target, box, theme.mix(theme.BRASS_LINE, theme.FIELD, 0.35), px(7), px(5))


def _dashed(target: pygame.Surface, box: pygame.Rect, colour: theme.RGB, dash: int, gap: int) -> None:
    """A rim of dashes: nothing lies there yet."""
    for x in range(box.x, box.right, dash + gap):
        width = min(dash, box.right - x)
        target.fill(colour, (x, box.y, width, 1))
        target.fill(colour, (x, box.bottom - 1, width, 1))
    for y in range(box.y, box.bottom, dash + gap):
        height = min(dash, box.bottom - y)
        target.fill(colour, (box.x, y, 1, height))
        target.fill(colour, (box.right - 1, y, 1, height))
