"""The left column of a faction's board: its pieces with their numbers, abilities, captives and what else it holds."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.match.tableview import Side
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.layout import Layout
from game.ui.rich import rich

Painter = Callable[[pygame.Surface, pygame.Rect, bool], None]
Row = tuple[int, Painter]
"""A row of a column: its height in pixels, and what paints it (the last argument: the pointer is over it)."""


def piece_rows(layout: Layout, side: Side, room: int) -> list[Row]:
    """The rows of the left column, set in ``room`` pixels of width: first the pieces, last what is true only now."""
    px = layout.px
    rows: list[Row] = [(px(34), _columns(layout))]
    high = px(52 if not layout.compact else 38)
    rows += [(high, _piece(layout, side, index)) for index in range(len(side.kinds))]
    rows.append((px(42), _head(layout, "Abilities")))
    speech = words()
    for ability in side.abilities:
        text = f"**{speech.name('ability', ability)}.** {speech.text('ability', ability)}"
        rows.append(_text(text, layout, room))
    for row in side.kinds:
        if row.cls == "great_old_one":
            text = f"**{speech.name('unit', row.kind)}.** {speech.text('unit', row.kind)}"
            rows.append(_text(text, layout, room))
    if side.captives:
        rows.append((px(42), _head(layout, "Held captive")))
        for piece in side.captives:
            owner = speech.name("faction", piece.faction)
            text = f"{speech.name('unit', piece.kind)} of {{glyph:{piece.faction}}} **{owner}**, worth 1 Power"
            rows.append(_text(text, layout, room))
    if side.submerged:
        rows.append((px(42), _head(layout, "Under the sea")))
        text = ", ".join(speech.name("unit", piece.kind) for piece in side.submerged)
        rows.append(_text(text, layout, room))
    if side.revealed:
        rows.append((px(42), _head(layout, "Elder Signs revealed")))
        rows.append(_text(", ".join(str(value) for value in side.revealed), layout, room))
    return rows


def _text(markup: str, layout: Layout, room: int) -> Row:
    text = rich(markup, theme.BODY, layout.font_px(theme.BODY), room - layout.px(8))

    def paint(target: pygame.Surface, row: pygame.Rect, over: bool) -> None:
        text.draw(target, (row.x + layout.px(6), row.y))

    return text.height + layout.px(8), paint


def _head(layout: Layout, name: str) -> Painter:
    def paint(target: pygame.Surface, row: pygame.Rect, over: bool) -> None:
        draw.text(
            target,
            name,
            theme.HEAD,
            layout.font_px(theme.HEAD),
            theme.GOLD,
            (row.x + layout.px(6), row.centery + layout.px(4)),
            middle=True,
        )

    return paint


def _cells(row: pygame.Rect) -> list[int]:
    """Middles of the four columns of numbers."""
    left = row.x + round(row.width * 0.56)
    step = (row.right - left) // 4
    return [left + step * place + step // 2 for place in range(4)]


def _columns(layout: Layout) -> Painter:
    def paint(target: pygame.Surface, row: pygame.Rect, over: bool) -> None:
        _head(layout, "Pieces")(target, row.move(0, -layout.px(4)), over)
        px = layout.font_px(theme.SMALL)
        for x, name in zip(_cells(row), ("Cost", "Combat", "Map", "Pool"), strict=True):
            draw.text(target, name, theme.SMALL, px, theme.TEXT_SECOND, (x, row.centery), "center", middle=True)

    return paint


def _piece(layout: Layout, side: Side, index: int) -> Painter:
    entry = side.kinds[index]

    def paint(target: pygame.Surface, row: pygame.Rect, over: bool) -> None:
        if index % 2 == 0:
            draw.fill(target, row, theme.BUTTON_BOTTOM, None, layout.px(3))
        size = min(row.height - layout.px(8), layout.px(44))
        picture = tokens.token(side.faction, entry.kind, size)
        target.blit(picture, picture.get_rect(center=(row.x + layout.px(10) + size // 2, row.centery)))
        px = layout.font_px(theme.BODY_BOLD)
        cells = _cells(row)
        x = row.x + layout.px(22) + size
        name = draw.shorten(words().name("unit", entry.kind), theme.BODY_BOLD, px, cells[0] - x - layout.px(14))
        draw.text(target, name, theme.BODY_BOLD, px, theme.TEXT, (x, row.centery), middle=True)
        combat = "varies" if entry.formula else str(entry.combat)
        for x, value in zip(cells, (str(entry.cost), combat, str(entry.on_map), str(entry.in_pool)), strict=True):
            dim = value == "0"
            draw.text(
                target,
                value,
                theme.LABEL,
                layout.font_px(theme.LABEL),
                theme.TEXT_THIRD if dim else theme.TEXT,
                (x, row.centery),
                "center",
                middle=True,
            )

    return paint
