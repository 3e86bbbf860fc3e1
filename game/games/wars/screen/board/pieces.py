"""The left column of a faction's board: its pieces with their numbers, abilities, captives and what else it holds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.games.wars.screen.board.rows import Painter, Row, links_of
from game.games.wars.words.card_now import combat_now, cost_now
from game.games.wars.words.keywords import link
from game.games.wars.words.tableview import Piece, Side, Table
from game.match.cards import Ref
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.layout import Layout
from game.ui.rich import RichText, rich

IsShown = Callable[[Row], bool]


def piece_rows(layout: Layout, table: Table, side: Side, room: int, is_shown: IsShown) -> list[Row]:
    """The rows of the left column, set in ``room`` pixels of width: first the pieces, last what is true only now."""
    px = layout.px
    speech = words()
    rows = [Row(px(34), _columns(layout))]
    high = px(60 if not layout.compact else 40)
    for index, kind in enumerate(side.kinds):
        row = Row(high, lambda target, rect, over: None, ("unit", kind.kind))
        row.paint = _piece(layout, table, side, index, _asks(is_shown, row))
        rows.append(row)
    rows.append(heading(layout, "Abilities"))
    for ability in side.abilities:
        name = speech.name("ability", ability)
        rows.append(_text(_linked(name, speech.text("ability", ability), ("ability", ability)), layout, room,
                          ("ability", ability)))  # fmt: skip
    for kind in side.kinds:
        if kind.cls == "great_old_one":
            name = speech.name("unit", kind.kind)
            rows.append(_text(_linked(name, speech.text("unit", kind.kind), ("unit", kind.kind)), layout, room,
                              ("unit", kind.kind)))  # fmt: skip
    rows += _held(layout, side, room)
    return rows


def heading(layout: Layout, name: str) -> Row:
    """The head of a part of a column."""
    return Row(layout.px(48 if not layout.compact else 38), _head(layout, name))


def _asks(is_shown: IsShown, row: Row) -> Callable[[], bool]:
    return lambda: is_shown(row)


def _held(layout: Layout, side: Side, room: int) -> list[Row]:
    """What the faction holds or has hidden at this moment, each under its head; nothing where there is nothing."""
    speech = words()
    rows: list[Row] = []
    if side.captives:
        rows.append(heading(layout, "Held captive"))
        rows += [_captive(layout, piece, room) for piece in side.captives]
    if side.submerged:
        rows.append(heading(layout, "Under the sea"))
        text = ", ".join(speech.name("unit", piece.kind) for piece in side.submerged)
        rows.append(_text(text, layout, room, ("term", "submerged")))
    if side.revealed:
        rows.append(heading(layout, "Elder Signs revealed"))
        rows.append(_text(", ".join(map(str, side.revealed)), layout, room, ("term", "elder_sign")))
    return rows


def _linked(name: str, text: str, about: Ref) -> str:
    return f"**{name}.** <second>{link(text, about)}</>"


def _text(markup: str, layout: Layout, room: int, ref: Ref) -> Row:
    px = layout.px
    text = rich(markup, theme.BODY, layout.font_px(theme.BODY), room - px(16), spacing=0.98)
    at = (px(8), px(5))
    return Row(text.height + px(12), _words(layout, text, at), ref, links_of(text, at))


def _words(layout: Layout, text: RichText, at: tuple[int, int]) -> Painter:
    def paint(target: pygame.Surface, row: pygame.Rect, over: bool) -> None:
        if over:
            draw.outline(target, row, theme.BRASS, layout.px(4), 1, 130)
        text.draw(target, (row.x + at[0], row.y + at[1]))

    return paint


def _captive(layout: Layout, piece: Piece, room: int) -> Row:
    """A captive behind bars, whose it is, and what it is worth."""
    px = layout.px
    speech = words()
    owner = speech.name("faction", piece.faction)
    size = px(38 if not layout.compact else 28)
    whose = f"{{glyph:{piece.faction}}} **<{piece.faction}>{owner}</>**"
    markup = f"{_a(speech.name('unit', piece.kind))} of {whose}, worth 1 Power"
    text = rich(markup, theme.BODY, layout.font_px(theme.BODY), room - size - px(26))
    height = max(text.height, size) + px(12)

    def paint(target: pygame.Surface, row: pygame.Rect, over: bool) -> None:
        if over:
            draw.outline(target, row, theme.BRASS, px(4), 1, 130)
        picture = tokens.captive(piece.faction, piece.kind, size)
        target.blit(picture, picture.get_rect(center=(row.x + px(8) + size // 2, row.centery)))
        text.draw(target, (row.x + px(18) + size, row.centery - text.height // 2))

    return Row(height, paint, ("term", "captive"))


def _a(name: str) -> str:
    return f"{'An' if name[0] in 'AEIOU' else 'A'} {name}"


def _head(layout: Layout, name: str) -> Painter:
    def paint(target: pygame.Surface, row: pygame.Rect, over: bool) -> None:
        at = (row.x + layout.px(8), row.centery + layout.px(6))
        draw.text(target, name, theme.HEAD, layout.font_px(theme.HEAD), theme.GOLD, at, middle=True)

    return paint


def _cells(row: pygame.Rect) -> list[int]:
    """Middles of the four columns of numbers."""
    left = row.x + round(row.width * 0.48)
    step = (row.right - left) // 4
    return [left + step * place + step // 2 for place in range(4)]


def _columns(layout: Layout) -> Painter:
    def paint(target: pygame.Surface, row: pygame.Rect, over: bool) -> None:
        _head(layout, "Pieces")(target, row.move(0, -layout.px(6)), over)
        px = layout.font_px(theme.SMALL)
        for x, name in zip(_cells(row), ("Cost", "Combat", "Map", "Pool"), strict=True):
            draw.text(target, name, theme.SMALL, px, theme.TEXT_SECOND, (x, row.centery), "center", middle=True)

    return paint


def _piece(layout: Layout, table: Table, side: Side, index: int, is_shown: Callable[[], bool]) -> Painter:
    entry = side.kinds[index]
    entry = replace(entry, cost=cost_now(side, entry.kind, entry.cost))
    combat = combat_now(table, side, entry)

    def paint(target: pygame.Surface, row: pygame.Rect, over: bool) -> None:
        px = layout.px
        if index % 2 == 0:
            draw.fill(target, row, theme.mix(theme.BUTTON_BOTTOM, theme.BUTTON_TOP, 0.4), None, px(3))
        if over or is_shown():
            draw.outline(target, row, theme.GOLD if is_shown() else theme.BRASS, px(3), 1, 200)
        great = entry.cls == "great_old_one"
        size = min(row.height - px(2), px((56 if great else 44) if not layout.compact else (40 if great else 32)))
        picture = tokens.token(side.faction, entry.kind, size)
        column = px(72 if not layout.compact else 50)
        target.blit(picture, picture.get_rect(center=(row.x + column // 2, row.centery)))
        name_px = layout.font_px(theme.BODY_BOLD)
        cells = _cells(row)
        x = row.x + column
        name = draw.shorten(words().name("unit", entry.kind), theme.BODY_BOLD, name_px, cells[0] - x - px(14))
        draw.text(target, name, theme.BODY_BOLD, name_px, theme.TEXT, (x, row.centery), middle=True)
        values = (str(entry.cost), combat, str(entry.on_map), str(entry.in_pool))
        for middle, value in zip(cells, values, strict=True):
            colour = theme.TEXT_THIRD if value == "0" else theme.TEXT
            draw.text(target, value, theme.LABEL, layout.font_px(theme.LABEL), colour, (middle, row.centery + px(2)),
                      "center", middle=True)  # fmt: skip

    return paint
