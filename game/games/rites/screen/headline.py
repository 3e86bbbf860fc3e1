"""The bar on top of the card table, and the banner below it."""

from __future__ import annotations

from typing import Any

import pygame

from game.games.rites.screen.seals import COLOURS, seal
from game.games.rites.screen.standing import headline, subtitle
from game.games.rites.words.tableview import CardTable, Cultist
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.table.bar_buttons import IRON
from game.ui.widgets.painted import Painted


class TopLine(Painted):
    """The program's and the rite's name at the left, how the game stands in the middle; buttons stand at the right."""

    def __init__(self) -> None:
        super().__init__()
        self.table: CardTable | None = None
        self.room = 0
        """Pixels at the right that belong to the buttons."""
        self.ironman = False

    def show(self, table: CardTable) -> None:
        """Show how a table stands."""
        self.table = table
        grand = table.cultists[table.grand].name if table.number else ""
        told = " · ".join(headline(table))
        self.tooltip = f"**{subtitle(table)}**\n{told}" + (f"\nGrand Cultist: **{grand}**" if grand else "")
        self.tooltip += f"\n{IRON}" if self.ironman else ""

    def key(self) -> Any:
        """What it shows."""
        table = self.table
        return table and (
            subtitle(table),
            headline(table),
            table.cultists[table.grand].name,
            table.number,
            self.room,
            self.ironman,
        )

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint it."""
        px, table = layout.px, self.table
        if table is None:
            return
        draw.hairline(target, (rect.x, rect.bottom - 1), rect.width, theme.BRASS_LINE, 170)
        y = rect.centery
        x = rect.x + px(24 if not layout.compact else 10)
        right = rect.right - self.room
        if rect.width > px(1100):
            role = theme.FACTION_NAME
            box = draw.text(target, "MYTHOS TABLE", role, layout.font_px(role), theme.BRASS, (x, y), middle=True)
            pygame.draw.line(
                target, theme.BRASS_LINE, (box.right + px(14), y - px(12)), (box.right + px(14), y + px(12))
            )
            x = box.right + px(28)
        role = theme.BODY_ITALIC
        name = f"Rites of Cthulhu  ·  {subtitle(table)}" if rect.width > px(900) else subtitle(table)
        x = draw.text(target, name, role, layout.font_px(role), theme.TEXT_SECOND, (x, y), middle=True).right
        if self.ironman:
            sign = icon("lock", px(18 if not layout.compact else 15), theme.BRASS)
            x = target.blit(sign, sign.get_rect(midleft=(x + px(8), y))).right
        self._middle(target, rect, layout, x + px(16), right - px(10))

    def _middle(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout, left: int, right: int) -> None:
        px, table = layout.px, self.table
        assert table is not None
        parts = [(words, theme.BODY_BOLD if n == 0 else theme.BODY) for n, words in enumerate(headline(table))]
        if table.number:
            parts.append((f"Grand Cultist: {table.cultists[table.grand].name}", theme.BODY))
        while parts:
            wide = sum(draw.text_width(words, role, layout.font_px(role)) for words, role in parts)
            wide += px(18) * (len(parts) - 1)
            if wide <= right - left:
                break
            parts.pop()
        else:
            return
        x = max(min(rect.centerx - wide // 2, right - wide), left)
        for words, role in parts:
            size = layout.font_px(role)
            x = draw.text(target, words, role, size, theme.TEXT, (x, rect.centery), middle=True).right + px(18)


class CardBanner(Painted):
    """Who must decide what, in a capsule: gold for whoever sits at the keyboard, else in the cultist's colour."""

    def __init__(self) -> None:
        super().__init__()
        self.cultist: Cultist | None = None
        self.words = ""
        self.hint = ""
        self.own = False

    def say(self, cultist: Cultist | None, words: str, hint: str = "", own: bool = False) -> None:
        """Show a sentence; without a cultist it is about nobody alone."""
        self.cultist, self.words, self.hint, self.own = cultist, words, hint, own
        name = f"**{cultist.name}** " if cultist else ""
        self.tooltip = f"{name}{words}" + (f"\n<second>{hint}</>" if hint else "")

    def wide(self, layout: Layout) -> int:
        """How wide it has to be to say all of it."""
        words = f"{self.cultist.name}, {self.words}" if self.cultist else self.words
        told = draw.text_width(words, theme.BANNER, layout.font_px(theme.BANNER))
        hint = draw.text_width(self.hint, theme.SEA, layout.font_px(theme.SEA)) + layout.px(14) if self.hint else 0
        return told + hint + layout.px(110)

    def key(self) -> Any:
        """What it shows."""
        return (self.cultist and (self.cultist.side, self.cultist.name), self.words, self.hint, self.own)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint it."""
        px = layout.px
        radius = rect.height // 2
        line = theme.GOLD if self.own else COLOURS[self.cultist.side] if self.cultist else theme.BRASS_LINE
        if self.own:
            draw.fill(target, rect, theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, radius)
        else:
            draw.fill(target, rect, theme.PANEL_TOP, theme.PANEL_BOTTOM, radius)
        draw.outline(target, rect, line, radius, max(px(1.5), 1), 255 if self.own else 190)
        x = rect.x + px(10)
        if self.cultist:
            size = rect.height - px(12)
            mark = seal(self.cultist, size)
            target.blit(mark, mark.get_rect(midleft=(x, rect.centery)))
            x += size + px(12)
        right = rect.right - px(20)
        role = theme.BANNER
        size = layout.font_px(role)
        words = self.words
        if self.cultist:
            words = f"{self.cultist.name}, {self.words}" if self.own else f"{self.cultist.name} {self.words}"
        words, size = draw.fitted(words, role, size, right - x)
        box = draw.text(target, words, role, size, theme.TEXT, (x, rect.centery), middle=True)
        role = theme.SEA
        small = layout.font_px(role)
        room = right - box.right - px(14)
        if self.hint and draw.text_width(self.hint, role, small) <= room:
            colour = theme.mix(theme.GOLD, theme.TEXT_SECOND, 0.4)
            draw.text(target, self.hint, role, small, colour, (box.right + px(14), rect.centery), middle=True)
