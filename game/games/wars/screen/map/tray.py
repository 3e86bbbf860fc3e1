"""The tray of a crowded area: a small panel beside it that shows every piece by itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.games.wars.words.tableview import RANK, Area, Piece
from game.language.spoken import say
from game.match.words import words
from game.ui import theme, tokens
from game.ui.figures import gates
from game.ui.figures.standing import fitted
from game.ui.kit.base import Laid
from game.ui.kit.box import Box, Column, Drawn, Grid, Row, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.frame import Frame
from game.ui.layout import Layout

_FRAME = Frame(line=theme.BRASS, alpha=235, radius=5, diamonds=False, shadow=10)
_LIT = Frame(theme.BUTTON_TOP, theme.BUTTON_BOTTOM, alpha=0, radius=4, diamonds=False)
_TOKEN = 40


@dataclass
class Tray:
    """The opened tray of an area, beside what it belongs to; the pieces of the faction ``first`` come first."""

    area: Area
    near: pygame.Rect
    window: pygame.Rect
    layout: Layout
    first: str
    state_of: Callable[[Piece], tokens.State]

    def __post_init__(self) -> None:
        self.pieces = sorted(
            self.area.pieces,
            key=lambda p: (p.faction != self.first, p.faction, not p.keeper, RANK[p.cls], p.kind, p.unit),
        )
        self._boxes = Boxes(self._describe)
        gap = self.layout.px(10)
        size = self._boxes.wanted(self.window.inflate(-2 * gap, -2 * gap), self.layout).size
        self.rect = _beside(pygame.Rect((0, 0), size), self.near, self.window, gap)
        self._boxes.lay(self.rect, self.layout)

    def _describe(self, layout: Layout) -> Box:
        count, share = len(self.pieces), 0.86 if layout.compact else 1.0
        # A name needs its room at any size of text.
        wide = max(78 * share, 5.5 * layout.font_px(theme.TINY) / layout.scale)
        room = int((self.window.width / layout.scale - 40) / wide)
        columns = max(min(count, 5 if count <= 15 else 7, room), 1)
        told = say("wars-map-pieces", pieces=count)
        name = Text(words().name("area", self.area.id), theme.SMALL_BOLD, theme.GOLD)
        return Column(
            Row(name, Text(told, theme.SMALL, theme.TEXT_SECOND), gap=8),
            Grid(*(self._cell(piece, wide, share) for piece in self.pieces), columns=(None,) * columns, at="center"),
            frame=_FRAME, pad=(12, 8), gap=4,
        )  # fmt: skip

    def _cell(self, piece: Piece, wide: float, share: float) -> Box:
        state = self.state_of(piece)
        lit = state in ("hover", "selected")
        colour = theme.TEXT if lit or state == "can" else theme.TEXT_SECOND

        def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
            size = layout.px(_TOKEN * share)
            if piece.keeper:
                gate = gates.gate(gates.unit_of(round(size * 0.84)), piece.faction)
                target.blit(gate.surface, gate.surface.get_rect(midbottom=rect.midbottom))
                size = round(size * 0.84)
            fitted(piece.faction, piece.kind, size, state).draw(target, rect.center)

        name = Text(words().name("unit", piece.kind), theme.TINY, colour, align="center")
        token = Drawn((piece, state), paint, h=48 * share)
        return Column(token, name, frame=_LIT if lit else None, w=wide, pad=(2, 3), card=("unit", str(piece.unit)))

    def _cells(self) -> list[tuple[Piece, Laid]]:
        shown = [laid for laid in self._boxes.laid.all() if laid.box.card] if self._boxes.laid else []
        return list(zip(self.pieces, shown, strict=True))

    def piece_at(self, point: tuple[int, int]) -> Piece | None:
        """The piece at a point of the window."""
        return next((piece for piece, cell in self._cells() if cell.rect.collidepoint(point)), None)

    def middle_of(self, unit: int) -> tuple[int, int] | None:
        """Where a piece lies in the tray."""
        return next((cell.parts[0].rect.center for piece, cell in self._cells() if piece.unit == unit), None)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the tray."""
        self._boxes.draw(target, layout)


def _beside(box: pygame.Rect, near: pygame.Rect, window: pygame.Rect, gap: int) -> pygame.Rect:
    """The box beside what it belongs to, wherever there is room, covering as little of that as can be."""
    room = window.inflate(-gap, -gap)
    made = [box.copy() for _ in range(4)]
    made[0].midleft = (near.right + gap, near.centery)
    made[1].midright = (near.left - gap, near.centery)
    made[2].midtop = (near.centerx, near.bottom + gap)
    made[3].midbottom = (near.centerx, near.top - gap)

    def covered(place: pygame.Rect) -> int:
        part = place.clip(near)
        return part.width * part.height

    return min((place.clamp(room) for place in made), key=covered)
