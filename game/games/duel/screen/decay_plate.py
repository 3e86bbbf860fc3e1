"""The plate below the strips of a Duel: the Decay marker on its track, what it costs, what losses are worth."""

from __future__ import annotations

from typing import Any

import pygame

from game.games.duel.words.decay import decay_tip, decay_told, spoils
from game.games.wars.screen.grid import TableGrid
from game.games.wars.screen.plate import Plate
from game.games.wars.words.tableview import Table
from game.match.match import Match
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import rich

LEAST = 96
HIGH, COMPACT_HIGH = 368, 236
"""How high it is where there is room, in design units."""
LONGEST = 14
STEPS = 9
"""Steps of the track that are shown: so many turns without Power hardly ever come."""


def _short(kind: str) -> str:
    """A unit's name; of a long one the first word."""
    name = words().name("unit", kind)
    return name if len(name) <= LONGEST else name.split()[0]


class DecayPlate(Plate):
    """Told to anybody: it holds nothing hidden."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table | None = None
        self.spoils: dict[str, list[tuple[str, int]]] = {}
        self.focusable = False
        self.visible = False

    def show(self, table: Table, match: Match) -> None:
        """Show a table."""
        self.table = table
        if table.decay is not None and not self.spoils:
            self.spoils = spoils(match)
        self.tooltip = decay_tip(table)

    def lay(self, grid: TableGrid, layout: Layout) -> None:
        """Take what is free below the strips; nowhere where that is too little."""
        box = pygame.Rect(0, 0, 0, 0)
        if self.table is not None and self.table.decay is not None and grid.strips and not layout.one_column:
            last = grid.strips[-1]
            top = last.bottom + layout.px(10 if not layout.compact else 7)
            # As far down as the strips of four would reach.
            bottom = layout.height - layout.px(14 if not layout.compact else 8)
            high = min(bottom - top, round(layout.px(HIGH if not layout.compact else COMPACT_HIGH) * layout.frame))
            if high >= layout.px(LEAST) and not grid.strips_folded:
                box = pygame.Rect(last.x, top, last.width, high)
        self.visible = box.width > 0
        self.place(box)

    def thing_at(self, point: tuple[int, int]) -> tuple[str, str]:
        """What of the game stands at a point of the plate, as the texts name it."""
        return ("term", "decay")

    def key(self) -> Any:
        """What the plate shows."""
        table = self.table
        if table is None:
            return None
        return (table.decay, table.phase, table.acting, tuple(bool(side.power) for side in table.sides))

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint head, track, words and what losses are worth."""
        table = self.table
        if table is None or table.decay is None:
            return
        px, wide = layout.px, not layout.compact
        hot = table.decay > 0
        line = theme.GOLD if hot else theme.BRASS_LINE
        draw.panel(target, rect, draw.PanelStyle(line=line, line_alpha=210 if hot else 150))
        margin = px(14 if wide else 9)
        x, width = rect.x + margin, rect.width - 2 * margin
        size = layout.font_px(theme.CHAPTER)
        y = rect.y + px(22 if wide else 16)
        sign = icon("pass", px(24 if wide else 17), theme.GOLD if hot else theme.TEXT_THIRD)
        target.blit(sign, sign.get_rect(midleft=(x, y)))
        at = (x + sign.get_width() + px(8), y)
        draw.text(target, words().tables["games"]["decay"]["name"], theme.CHAPTER, size, theme.GOLD, at, middle=True)
        number = layout.font_px(theme.NUMBER)
        tone = theme.GOLD if hot else theme.TEXT_SECOND
        draw.text(target, str(table.decay), theme.NUMBER, number, tone, (rect.right - margin, y), "right", middle=True)
        y += px(20 if wide else 14)
        y = self._track(target, pygame.Rect(x, y, width, px(26 if wide else 18)), layout, table.decay)
        for told, colour in zip(decay_told(table), (theme.TEXT, theme.TEXT_SECOND), strict=True):
            made = rich(told, theme.SMALL, layout.font_px(theme.SMALL), width, colour)
            if y + made.height > rect.bottom - px(4):
                return
            made.draw(target, (x, y))
            y += made.height + px(3)
        self._worth(target, pygame.Rect(x, y + px(4), width, rect.bottom - y - px(10)), layout)

    def _track(self, target: pygame.Surface, box: pygame.Rect, layout: Layout, marker: int) -> int:
        """Cells 0 to 8 and the marker on one of them; returns the height below."""
        first = max(0, marker - STEPS + 2)
        step = box.width / STEPS
        small = layout.font_px(theme.TINY)
        for place in range(STEPS):
            value = first + place
            cell = pygame.Rect(round(box.x + place * step), box.y, round(step) - layout.px(3), box.height)
            lit = value == marker
            if lit:
                draw.fill(target, cell, theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, layout.px(3))
            draw.outline(target, cell, theme.GOLD if lit else theme.BRASS_LINE, layout.px(3), 1, 255 if lit else 110)
            role = theme.TINY_BOLD if lit else theme.TINY
            tone = theme.PALE if lit else theme.TEXT_THIRD if value < marker else theme.TEXT_SECOND
            draw.text(target, str(value), role, small, tone, cell.center, "center", middle=True)
        return box.bottom + layout.px(8)

    def _worth(self, target: pygame.Surface, box: pygame.Rect, layout: Layout) -> None:
        """Each side's units with the Doom the enemy gains by their loss: named below each other where there is room."""
        px = layout.px
        size = px(25 if not layout.compact else 18)
        row = size + px(8)
        head = layout.font_px(theme.SMALL_ITALIC)
        line = draw.line_height(theme.SMALL_ITALIC, head)
        if box.height < line + row * len(self.spoils):
            return
        draw.hairline(target, (box.x, box.y), box.width, theme.BRASS_LINE, 90)
        told = draw.shorten(words().tables["games"]["worth"]["head"], theme.SMALL_ITALIC, head, box.width)
        draw.text(target, told, theme.SMALL_ITALIC, head, theme.TEXT_SECOND, (box.x, box.y + px(5)))
        top = box.y + px(5) + line
        most = max((len(kinds) for kinds in self.spoils.values()), default=0)
        if layout.compact or box.bottom - top < row * most or len(self.spoils) != 2:
            self._in_rows(target, box.move(0, top - box.y), layout, size)
            return
        small = layout.font_px(theme.SMALL)
        needs = [max(draw.text_width(_short(kind), theme.SMALL, small) for kind, _ in kinds)
                 for kinds in self.spoils.values()]  # fmt: skip
        # Longer names get more of the room.
        first = min(max((box.width - px(12)) // 2 - (needs[1] - needs[0]) // 2, box.width // 3), 2 * box.width // 3)
        for number, (faction, kinds) in enumerate(self.spoils.items()):
            left, width = (box.x + first + px(12), box.width - first - px(12)) if number else (box.x, first)
            for place, (kind, worth) in enumerate(kinds):
                where = pygame.Rect(left, top + place * row, width, row)
                self._named(target, where, layout, faction, kind, worth)

    @staticmethod
    def _named(target: pygame.Surface, row: pygame.Rect, layout: Layout, faction: str, kind: str, worth: int) -> None:
        """A unit with its name and its Doom."""
        picture = tokens.token(faction, kind, row.height - layout.px(8))
        target.blit(picture, picture.get_rect(midleft=(row.x - (picture.get_width() - row.height) // 2, row.centery)))
        small, number = layout.font_px(theme.SMALL), layout.font_px(theme.COUNT)
        draw.text(target, str(worth), theme.COUNT, number, theme.TEXT, row.midright, "right", middle=True)
        x = row.x + row.height
        name = draw.shorten(_short(kind), theme.SMALL, small, row.right - layout.px(14) - x)
        draw.text(target, name, theme.SMALL, small, theme.TEXT_SECOND, (x, row.centery), middle=True)

    def _in_rows(self, target: pygame.Surface, box: pygame.Rect, layout: Layout, size: int) -> None:
        """A row of small tokens for each side, with nothing but the numbers."""
        px = layout.px
        y = box.y + (size + px(8)) // 2
        small = layout.font_px(theme.COUNT)
        for faction, kinds in self.spoils.items():
            step = box.width / max(len(kinds), 5)
            for place, (kind, worth) in enumerate(kinds):
                middle = (round(box.x + place * step + size / 2), y)
                picture = tokens.token(faction, kind, size)
                target.blit(picture, picture.get_rect(center=middle))
                at = (middle[0] + size // 2 + px(2), y)
                draw.text(target, str(worth), theme.COUNT, small, theme.TEXT, at, middle=True)
            y += size + px(8)
