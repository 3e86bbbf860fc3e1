"""The panel of a dig in The Hound: both diggers, what they have laid, and how far it is."""

from __future__ import annotations

from typing import Any

import pygame

from game.games.rites.screen import cards
from game.games.rites.screen.emblems import CULT_COLOUR, cult_sign
from game.games.rites.screen.layouts.ritelayout import RitePanel
from game.games.rites.screen.seals import seal
from game.games.rites.words.faces import face, face_of
from game.games.rites.words.tableview import NOT_YET, NOTHING, UNSEEN, CardTable
from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.rich import RichText, rich

DUG = theme.rgb("#7fd0b8")
STEPS = ("Turn", "Lay", "Show", "Loot")
LOOTS = "The higher total loots."


class DigPanel(RitePanel):
    """Shown while two dig. It tells nothing of a card laid before both have answered."""

    def __init__(self) -> None:
        super().__init__()
        self.focusable = False
        self.table: CardTable | None = None
        self.dig: tuple[Any, ...] | None = None

    def show(self, table: CardTable) -> None:
        """Show the dig that is going on, if one is."""
        self.table, self.dig = table, table.frame("rites_dig")

    @property
    def on(self) -> bool:
        """Whether two are digging."""
        return self.dig is not None

    def hit(self, point: tuple[int, int]) -> bool:
        """It is no button."""
        return False

    def key(self) -> Any:
        """What it shows."""
        return (str(self.dig), self.table.viewer if self.table else None)

    @property
    def _laying(self) -> bool:
        assert self.dig is not None
        return NOT_YET in list(self.dig[2])

    # Drawing ----------------------------------------------------------------------------------

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint it."""
        assert self.dig is not None and self.table is not None
        px = layout.px
        grave, sides = int(self.dig[0]), list(self.dig[1])
        draw.panel(target, rect, draw.PanelStyle(line=DUG, line_alpha=230, radius=px(8), diamonds=False))
        size = layout.font_px(theme.HEAD)
        y = rect.y + px(22)
        worth = f"worth {face_of(self.table.state['plots'][grave]).rank}"
        bold = layout.font_px(theme.BODY_BOLD)
        head = f"Dig at grave {grave + 1}"
        room = rect.width - px(42) - draw.text_width(worth, theme.BODY_BOLD, bold)
        if draw.text_width(head, theme.HEAD, size) > room:
            head = f"Grave {grave + 1}"
        draw.text(target, head, theme.HEAD, size, theme.BRASS, (rect.x + px(16), y), middle=True)
        draw.text(target, worth, theme.BODY_BOLD, bold, theme.TEXT, (rect.right - px(16), y), "right", middle=True)
        self._steps(target, rect, layout, y + px(26))
        top = y + px(50)
        made = self._said(layout, rect)
        foot = max(made.height + px(12), px(66)) if made else px(8)
        high = (rect.bottom - foot - top - px(8)) // 2
        for n, side in enumerate(sides):
            row = pygame.Rect(rect.x + px(12), top + n * (high + px(8)), rect.width - px(24), high)
            self._digger(target, row, layout, n, side)
        if made:
            made.draw(target, (rect.x + px(14), rect.bottom - foot + px(6)))

    def _said(self, layout: Layout, rect: pygame.Rect) -> RichText | None:
        """What digging is about, in as many words as there is room for below the diggers."""
        role = theme.SMALL_ITALIC
        for words in (f"{LOOTS} Show a card of your ghoul’s cult, or keep another down: a bluff.", LOOTS):
            made = rich(words, role, layout.font_px(role), rect.width - layout.px(28), theme.TEXT_SECOND)
            if made.height <= rect.height - layout.px(204):
                return made
        return None

    def _steps(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout, y: int) -> None:
        px = layout.px
        now = 1 if self._laying else 2
        wide = (rect.width - px(24) - px(6) * (len(STEPS) - 1)) // len(STEPS)
        for n, step in enumerate(STEPS):
            pill = pygame.Rect(rect.x + px(12) + n * (wide + px(6)), y - px(11), wide, px(22))
            lit = n == now
            draw.fill(target, pill, theme.CHOSEN_TOP if lit else theme.BUTTON_BOTTOM, None, pill.height // 2)
            draw.outline(
                target, pill, theme.GOLD if lit else theme.BRASS_LINE, pill.height // 2, 1, 255 if lit else 110
            )
            colour = theme.TEXT if n <= now else theme.TEXT_THIRD
            small = layout.font_px(theme.TINY)
            draw.text(target, step, theme.TINY, small, colour, pill.center, "center", middle=True)

    def _digger(self, target: pygame.Surface, row: pygame.Rect, layout: Layout, n: int, side: int) -> None:
        assert self.dig is not None and self.table is not None
        px = layout.px
        cultist = self.table.cultists[side]
        draw.outline(target, row, theme.BRASS_LINE, px(5), 1, 110)
        ghoul = face_of(next(card for owner, card in self.table.state["ghouls"][int(self.dig[0])] if owner == side))
        size = min(px(30), row.height - px(10))
        mark = seal(cultist, size)
        target.blit(mark, mark.get_rect(midleft=(row.x + px(8), row.centery)))
        x = row.x + size + px(16)
        slot = self._slot(target, row, layout, int(self.dig[2][n]), side == self.table.viewer)
        number = layout.font_px(theme.NUMBER)
        box = draw.text(
            target,
            f"{ghoul.counts} +",
            theme.NUMBER,
            number,
            theme.TEXT,
            (slot.x - px(8), row.centery),
            "right",
            middle=True,
        )
        room = box.x - x - px(6)
        role = theme.BODY_BOLD
        if draw.text_width(cultist.name, role, theme.SMALLEST_PX) > room:
            role = theme.SMALL_BOLD
        called = cultist.name
        if draw.text_width(called, role, theme.SMALLEST_PX) > room:
            called = called.partition(" ")[0]
        name, name_px = draw.fitted(called, role, layout.font_px(role), room)
        draw.text(target, name, role, name_px, theme.TEXT, (x, row.y + row.height * 3 // 10), middle=True)
        small = layout.font_px(theme.SMALL_ITALIC)
        sign = cult_sign(ghoul.cult, small, theme.mix(CULT_COLOUR[ghoul.cult], theme.CREAM, 0.4))
        y = row.y + row.height * 7 // 10
        target.blit(sign, sign.get_rect(midleft=(x, y)))
        if draw.text_width(ghoul.short, theme.SMALL_ITALIC, small) <= room - small - px(4):
            at = (x + small + px(4), y)
            draw.text(target, ghoul.short, theme.SMALL_ITALIC, small, theme.TEXT_SECOND, at, middle=True)

    def _slot(self, target: pygame.Surface, row: pygame.Rect, layout: Layout, laid: int, own: bool) -> pygame.Rect:
        """The henchman: not told before both have answered, face down, none, or one's own."""
        px = layout.px
        high = min(row.height - px(8), px(52))
        slot = pygame.Rect(0, 0, round(high / 1.5), high)
        slot.midright = (row.right - px(8), row.centery)
        if own and laid >= 0:
            target.blit(cards.entity(face(laid).id, slot.width), slot)
        elif laid == UNSEEN and not self._laying:
            target.blit(cards.back(slot.width), slot)
        else:
            waiting = self._laying
            draw.outline(target, slot, theme.GOLD if waiting and own else theme.BRASS_LINE, px(3), 1, 200)
            words = "?" if waiting else "–" if laid == NOTHING else "?"
            size = layout.font_px(theme.BODY_BOLD)
            draw.text(target, words, theme.BODY_BOLD, size, theme.TEXT_SECOND, slot.center, "center", middle=True)
        return slot
