"""The result as a table: every side's spellbooks, Doom before, Elder Signs opened, and the sum."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.games.wars.words.statistics import Statistics
from game.games.wars.words.tableview import Side, Table
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.glyphs import medal
from game.ui.icons import icon
from game.ui.layout import Layout

MATTERS = {"books": "spellbook", "doom": "doom", "signs": "elder_sign", "total": "doom"}
"""The terms whose cards tell about the columns."""


class ResultTable:
    """Rows of all sides; ``closed`` says how many Elder Signs of each are still face down.

    While any is, nobody is shown as ``winners`` and the sides stand as they sit.
    """

    def __init__(
        self, layout: Layout, table: Table, course: Statistics, winners: Sequence[str], closed: Mapping[str, int]
    ) -> None:
        self.layout = layout
        self.table = table
        self.course = course
        self.winners = winners
        self.closed = closed
        self.opening = any(closed.values())

    def _rows(self) -> list[Side]:
        """The sides in the order they are shown: round the table while signs are opened, then the best first."""
        if self.opening:
            return list(self.table.sides)
        return sorted(
            self.table.sides, key=lambda side: (side.faction not in self.winners, -side.doom, -len(side.books))
        )

    def _measure(self, content: pygame.Rect) -> tuple[pygame.Rect, bool, list[tuple[Side, pygame.Rect]]]:
        """The table's rectangle, whether it has room for long heads, and every side's row."""
        layout = self.layout
        px = layout.px
        width = min(content.width, px(1040))
        area = pygame.Rect(content.centerx - width // 2, content.y, width, content.height)
        head = draw.line_height(theme.TINY, layout.font_px(theme.TINY)) + px(4)
        step = min(px(72), (area.height - head) // len(self.table.sides))
        rows = [
            (side, pygame.Rect(area.x, area.y + head + place * step, width, max(step - px(7), px(18))))
            for place, side in enumerate(self._rows())
        ]
        return area, width >= px(720), rows

    def thing_at(self, content: pygame.Rect, point: tuple[int, int]) -> tuple[str, str] | None:
        """What of the game stands at a point: a column's matter, else the side of the row."""
        area, wide, rows = self._measure(content)
        columns = self._columns(area, wide)
        if rows and area.y <= point[1] <= rows[-1][1].bottom and point[0] > columns["books"][0] - self.layout.px(30):
            nearest = min(columns, key=lambda key: abs(columns[key][0] - point[0]))
            return ("term", MATTERS[nearest])
        return next((("faction", side.faction) for side, row in rows if row.collidepoint(point)), None)

    def draw(self, surface: pygame.Surface, content: pygame.Rect) -> None:
        """Paint heads and rows into a rectangle."""
        area, wide, rows = self._measure(content)
        tiny = self.layout.font_px(theme.TINY)
        columns = self._columns(area, wide)
        for x, long, short in columns.values():
            draw.text(surface, long if wide else short, theme.TINY, tiny, theme.TEXT_SECOND, (x, area.y), "center")
        for side, row in rows:
            self._paint_side(surface, row, side, {key: column[0] for key, column in columns.items()}, wide)

    def _columns(self, area: pygame.Rect, wide: bool) -> dict[str, tuple[int, str, str]]:
        """Middle and heads of the columns."""
        px = self.layout.px
        if wide:
            return {
                "books": (area.right - px(585), "Spellbooks", "Books"),
                "doom": (area.right - px(470), "Doom before", "Doom"),
                "signs": (area.right - px(280), "Elder Signs opened", "Signs"),
                "total": (area.right - px(60), "In all", "In all"),
            }
        return {
            "books": (area.right - px(290), "Spellbooks", "Books"),
            "doom": (area.right - px(230), "Doom before", "Doom"),
            "signs": (area.right - px(130), "Elder Signs opened", "Signs"),
            "total": (area.right - px(34), "In all", "In all"),
        }

    def _paint_side(
        self, surface: pygame.Surface, row: pygame.Rect, side: Side, at: dict[str, int], wide: bool
    ) -> None:
        layout = self.layout
        px = layout.px
        won = side.faction in self.winners and not self.opening
        style = draw.PanelStyle(
            wash=theme.faction_colour(side.faction), wash_alpha=46, radius=px(4), diamonds=False, line_alpha=90
        )
        if won:
            draw.glow(surface, row, theme.GOLD, px(5), px(4), 90)
        draw.panel(surface, row, style)
        if won:
            draw.outline(surface, row, theme.GOLD, px(4), px(2))
        size = min(row.height - px(4), px(42))
        sign = medal(side.faction, size)
        surface.blit(sign, sign.get_rect(midleft=(row.x + px(8), row.centery)))
        self._paint_name(surface, row, side, row.x + px(20) + size, at["books"] - px(40 if wide else 26))
        self._paint_numbers(surface, row, side, at, wide)

    def _paint_name(self, surface: pygame.Surface, row: pygame.Rect, side: Side, x: int, right: int) -> None:
        layout = self.layout
        role, below = theme.BODY_BOLD, theme.SMALL
        size, small = layout.font_px(role), layout.font_px(below)
        name, size = draw.fitted(words().name("faction", side.faction), role, size, right - x)
        two = row.height >= draw.line_height(role, size) + draw.line_height(below, small) and side.name
        # Both lines together stand in the row's middle.
        high, low = draw.line_height(role, size), draw.line_height(below, small)
        up, down = (low // 2 - layout.px(1), high // 2 - layout.px(1)) if two else (0, 0)
        draw.text(surface, name, role, size, theme.TEXT, (x, row.centery - up), middle=True)
        if two:
            told = f"{side.name} · handicap {side.handicap}" if side.handicap else side.name
            player = draw.shorten(told, below, small, right - x)
            draw.text(surface, player, below, small, theme.TEXT_SECOND, (x, row.centery + down), middle=True)

    def _paint_numbers(
        self, surface: pygame.Surface, row: pygame.Rect, side: Side, at: dict[str, int], wide: bool
    ) -> None:
        """Spellbooks, Doom without Elder Signs, the signs that are open so far, and the sum."""
        layout = self.layout
        deeds = self.course.deeds[side.faction]
        closed = self.closed[side.faction]
        opened = deeds.revealed[: len(deeds.revealed) - closed]
        all_six = len(side.books) == len(side.all_books)
        body = layout.font_px(theme.LABEL)
        sign = icon("doom", layout.px(18), theme.BRASS)
        for key, value, colour in (
            ("books", f"{len(side.books)}/{len(side.all_books)}", theme.FREE if all_six else theme.REASON),
            ("doom", str(side.doom - sum(deeds.revealed)), theme.TEXT),
        ):
            draw.text(surface, value, theme.LABEL, body, colour, (at[key], row.centery), "center", middle=True)
        self._paint_signs(surface, row, opened, closed, at["signs"], layout.px(250 if wide else 120))
        role = theme.BANNER if row.height >= layout.px(34) else theme.LABEL
        total = str(side.doom - sum(deeds.revealed) + sum(opened))
        found = draw.text(
            surface, total, role, layout.font_px(role), theme.GOLD, (at["total"], row.centery), "center", middle=True
        )
        if wide:
            surface.blit(sign, sign.get_rect(midright=(found.left - layout.px(8), row.centery)))

    def _paint_signs(
        self, surface: pygame.Surface, row: pygame.Rect, opened: Sequence[int], closed: int, middle: int, room: int
    ) -> None:
        """Elder Signs as cards, open ones with their value; many lie over each other."""
        layout = self.layout
        px = layout.px
        count = len(opened) + closed
        if not count:
            at = (middle, row.centery)
            draw.text(
                surface, "none", theme.SMALL, layout.font_px(theme.SMALL), theme.TEXT_THIRD, at, "center", middle=True
            )
            return
        width = min(px(26), round((row.height - px(6)) / 1.28))
        pitch = min(width + px(4), (room - width) // max(count - 1, 1))
        if pitch < px(14):
            told = f"{len(opened)} for {sum(opened)}" + (f", {closed} left" if closed else "")
            role, at = theme.SMALL_BOLD, (middle, row.centery)
            draw.text(surface, told, role, layout.font_px(role), theme.GOLD, at, "center", middle=True)
            return
        x = middle - (width + pitch * (count - 1)) // 2
        for place in range(count):
            back = tokens.sign_back(width, place < len(opened))
            card = back.get_rect(midleft=(x + place * pitch, row.centery))
            if place >= len(opened):
                surface.blit(back, card)
                continue
            draw.fill(surface, card, theme.PALE, theme.BRASS, px(3))
            draw.outline(surface, card, theme.GOLD_DEEP, px(3), 1)
            size = max(min(round(card.height * 0.66), px(20)), theme.SMALLEST_PX)
            draw.text(
                surface, str(opened[place]), theme.SMALL_BOLD, size, theme.INK, card.center, "center", middle=True
            )
