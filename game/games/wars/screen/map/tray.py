"""The tray of a crowded area: a small panel beside it that shows every piece by itself."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.games.wars.screen.map.motion import PictureOf
from game.games.wars.words.tableview import Area, Piece
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.layout import Layout

_ORDER = {"great_old_one": 0, "monster": 1, "cultist": 2}
_CELL = (78, 82)
_TOKEN = 40
_MOST_COLUMNS = 5

StateOf = Callable[[Piece], tokens.State]


@dataclass(frozen=True)
class Cell:
    """A piece in the tray and the room it has."""

    piece: Piece
    rect: pygame.Rect


class Tray:
    """The opened tray of an area, beside what it belongs to; the pieces of the faction ``first`` come first."""

    def __init__(self, area: Area, near: pygame.Rect, window: pygame.Rect, layout: Layout, first: str = "") -> None:
        self.area = area
        self._first = first
        self._near, self._window, self._layout = near, window, layout
        self.cells: list[Cell] = []
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._arrange()

    def _arrange(self) -> None:
        layout, px = self._layout, self._layout.px
        pieces = sorted(
            self.area.pieces,
            key=lambda p: (p.faction != self._first, p.faction, not p.keeper, _ORDER[p.cls], p.kind, p.unit),
        )
        width, height = (px(part * (0.86 if layout.compact else 1.0)) for part in _CELL)
        # At 13 px a name needs its room on any grid.
        width, height = max(width, 66), max(height, px(40) + 2 * layout.font_px(theme.TINY))
        room = max((self._window.width - px(24)) // width, 1)
        columns = max(min(len(pieces), _MOST_COLUMNS if len(pieces) <= 15 else 7, room), 1)
        rows = max(-(-len(pieces) // columns), 1)
        head, margin = px(34), px(10)
        box = pygame.Rect(0, 0, max(columns * width, px(190)) + 2 * margin, head + rows * height + margin)
        self.rect = _beside(box, self._near, self._window, px(10))
        left, top = self.rect.x + (self.rect.width - columns * width) // 2, self.rect.y + head
        self.cells = [
            Cell(piece, pygame.Rect(left + i % columns * width, top + i // columns * height, width, height))
            for i, piece in enumerate(pieces)
        ]

    def piece_at(self, point: tuple[int, int]) -> Piece | None:
        """The piece at a point of the window."""
        return next((cell.piece for cell in self.cells if cell.rect.collidepoint(point)), None)

    def middle_of(self, unit: int) -> tuple[int, int] | None:
        """Where a piece lies in the tray."""
        return next((self.token_at(cell) for cell in self.cells if cell.piece.unit == unit), None)

    def token_at(self, cell: Cell) -> tuple[int, int]:
        """The middle of a cell's token."""
        return cell.rect.centerx, cell.rect.y + self._layout.px(24 if not self._layout.compact else 20)

    def draw(self, target: pygame.Surface, layout: Layout, picture_of: PictureOf, state: StateOf) -> None:
        """Paint the tray."""
        px = layout.px
        draw.glow(target, self.rect, (0, 0, 0), px(10), px(5), 190)
        draw.panel(target, self.rect, draw.PanelStyle(line=theme.BRASS, line_alpha=235, radius=px(5), diamonds=False))
        count = len(self.cells)
        size = layout.font_px(theme.SMALL_BOLD)
        name = words().name("area", self.area.id)
        told = f"{count} pieces" if count != 1 else "1 piece"
        y = self.rect.y + px(18)
        head = draw.text(target, name, theme.SMALL_BOLD, size, theme.GOLD, (self.rect.x + px(12), y), middle=True)
        draw.text(target, told, theme.SMALL, layout.font_px(theme.SMALL), theme.TEXT_SECOND,
                  (head.right + px(8), y), middle=True)  # fmt: skip
        for cell in self.cells:
            self._draw_cell(target, layout, picture_of, cell, state(cell.piece))

    def _draw_cell(
        self, target: pygame.Surface, layout: Layout, picture_of: PictureOf, cell: Cell, state: tokens.State
    ) -> None:
        piece, at = cell.piece, self.token_at(cell)
        size = layout.px(_TOKEN * (0.86 if layout.compact else 1.0))
        if state in ("hover", "selected"):
            draw.fill(target, cell.rect.inflate(-2, -2), theme.BUTTON_TOP, theme.BUTTON_BOTTOM, layout.px(4), 255)
        if piece.keeper:
            gate = tokens.gate(round(size * 1.35), theme.faction_colour(piece.faction))
            target.blit(gate, gate.get_rect(center=at))
            size = round(size * 0.84)
        picture = picture_of(piece.faction, piece.kind, size, state)
        target.blit(picture, picture.get_rect(center=at))
        px = layout.font_px(theme.TINY)
        colour = theme.TEXT if state in ("can", "hover", "selected") else theme.TEXT_SECOND
        y = at[1] + layout.px(_TOKEN * 0.5) + px
        for line in _lines(words().name("unit", piece.kind), px, cell.rect.width - 4):
            draw.text(target, line, theme.TINY, px, colour, (cell.rect.centerx, y), "center", middle=True)
            y += px


@functools.lru_cache(maxsize=128)
def _lines(name: str, px: int, width: int) -> tuple[str, ...]:
    """A name in one line, or in two."""
    if draw.text_width(name, theme.TINY, px) <= width or " " not in name:
        return (draw.shorten(name, theme.TINY, px, width),)
    parts = name.split(" ")
    halves = [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))]
    both = min(halves, key=lambda half: max(draw.text_width(line, theme.TINY, px) for line in half))
    return tuple(draw.shorten(line, theme.TINY, px, width) for line in both)


def _beside(box: pygame.Rect, near: pygame.Rect, window: pygame.Rect, gap: int) -> pygame.Rect:
    """The box beside what it belongs to, wherever there is room, covering as little of that as can be."""
    room = window.inflate(-gap, -gap)
    places: list[tuple[int, int, pygame.Rect]] = []
    for attribute, point in (
        ("midleft", (near.right + gap, near.centery)),
        ("midright", (near.left - gap, near.centery)),
        ("midtop", (near.centerx, near.bottom + gap)),
        ("midbottom", (near.centerx, near.top - gap)),
    ):
        made = box.copy()
        setattr(made, attribute, point)
        made.clamp_ip(room)
        covered = made.clip(near)
        places.append((covered.width * covered.height, len(places), made))
    return min(places, key=lambda each: each[:2])[2]
