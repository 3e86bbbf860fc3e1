"""The strips at the left: each faction's person, Power, Doom, Elder Signs, six books, pool and captives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pygame

from game.match.tableview import Side
from game.ui import draw, theme, tokens
from game.ui.glyphs import medal
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.services import Words
from game.ui.table.painted import Painted


def who(side: Side, words: Words, here: bool) -> str:
    """Who sits there: "Ada · you", "Bot · Adept", "Bruno"."""
    if side.bot:
        try:
            bot = words.name("bot", side.bot)
        except KeyError:
            bot = side.bot
        return f"Bot · {bot}" if not side.name or side.name.startswith("Player ") else f"{side.name} · {bot}"
    return f"{side.name} · you" if here else side.name


class Strip(Painted):
    """One faction; a click opens its board."""

    def __init__(self, faction: str, words: Words, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.faction = faction
        self.words = words
        self.side: Side | None = None
        self.deciding = False
        self.here = False
        self.first = False
        self.folded = False

    def show(self, side: Side, deciding: bool, here: bool, first: bool) -> None:
        """Show a side: whether it must choose, belongs to whoever is at the keyboard, goes first."""
        self.side, self.deciding, self.here, self.first = side, deciding, here, first
        name = self.words.name("faction", side.faction)
        signs = f"{len(side.signs)} Elder Sign{'s' if len(side.signs) != 1 else ''} face down"
        person = escape(who(side, self.words, here))
        self.tooltip = (
            f"**{name}**  <second>{person}</>\n{{icon:power}} **{side.power}** Power   {{icon:doom}} **{side.doom}** "
            f"Doom\n{signs}, {len(side.books)} of 6 spellbooks, {side.gates} gate{'s' if side.gates != 1 else ''}"
            "\n<third>Click: the faction's board</>"
        )

    def key(self) -> Any:
        """What the strip shows."""
        return (self.side, self.deciding, self.here, self.first, self.folded)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint the strip in one of its three sizes."""
        if self.side is None:
            return
        colour = theme.faction_colour(self.faction)
        rim = colour if self.deciding else theme.BRASS if self.hovered else theme.BRASS_LINE
        if self.deciding:
            draw.glow(target, rect, colour, 3, 1, 120)
        draw.panel(target, rect, draw.PanelStyle(line=rim, line_alpha=255 if self.deciding else 150))
        if self.folded:
            self._folded(target, rect, layout)
            return
        wide = not layout.compact
        px = layout.px
        head = pygame.Rect(rect.x + 1, rect.y + 1, rect.width - 2, px(62 if wide else 44))
        if rect.height < px(100):
            head.height = px(38)
        target.blit(draw.side_fade(head.width, head.height, colour, 105 if self.deciding else 70, 10), head)
        self._head(target, head, layout)
        y = head.bottom + px(24 if wide else 18)
        self._numbers(target, rect, y, layout)
        y += px(24 if wide else 17)
        slot = px(42 if wide else 24)
        if y + slot * 1.34 + px(4) < rect.bottom:
            self._books(target, rect, y, slot, layout)
            y += round(slot * 1.34) + px(10 if wide else 5)
        if y + px(26) <= rect.bottom:
            if wide:
                draw.hairline(target, (rect.x + px(12), y), rect.width - px(24), theme.BRASS_LINE, 90)
            self._pool(target, rect, (y + rect.bottom) // 2, layout)

    def _folded(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        assert self.side is not None
        size = min(layout.px(34), rect.height // 2)
        picture = medal(self.faction, size)
        high = rect.height >= layout.px(86)
        target.blit(picture, picture.get_rect(center=(rect.centerx, rect.y + size // 2 + layout.px(5))))
        y = rect.y + size + layout.px(17)
        px = layout.font_px(theme.LABEL)
        for name, value, colour in (
            ("power", self.side.power, theme.faction_text(self.faction)),
            ("doom", self.side.doom, theme.TEXT),
        ):
            sign = icon(name, layout.px(14), colour)
            if high:
                x = rect.centerx - layout.px(18)
                target.blit(sign, sign.get_rect(midleft=(x, y)))
                draw.text(target, str(value), theme.LABEL, px, theme.TEXT, (x + layout.px(18), y), middle=True)
                y += layout.px(20)
            else:
                x = rect.x + layout.px(4 if name == "power" else 34)
                target.blit(sign, sign.get_rect(midleft=(x, y)))
                draw.text(target, str(value), theme.LABEL, px, theme.TEXT, (x + layout.px(14), y), middle=True)

    def _head(self, target: pygame.Surface, head: pygame.Rect, layout: Layout) -> None:
        assert self.side is not None
        px = layout.px
        wide = not layout.compact
        size = px(48 if wide else 34)
        size = min(size, head.height - px(4))
        picture = medal(self.faction, size)
        target.blit(picture, picture.get_rect(midleft=(head.x + px(10 if wide else 7), head.centery)))
        x = head.x + size + px(20 if wide else 14)
        name = self.words.name("faction", self.faction)
        role = theme.FACTION_NAME if wide else theme.BODY_BOLD
        name_px = layout.font_px(role)
        line = draw.shorten(name, role, name_px, head.right - x - px(4))
        draw.text(target, line, role, name_px, theme.TEXT, (x, head.y + round(head.height * 0.36)), middle=True)
        small = layout.font_px(theme.SMALL)
        below = head.y + round(head.height * 0.74)
        note = "to decide" if self.deciding else "first player" if self.first else ""
        room = head.right - x - px(10)
        if note and wide:
            tone = theme.faction_text(self.faction) if self.deciding else theme.TEXT_SECOND
            found = draw.text(
                target, note, theme.SMALL_ITALIC, small, tone, (head.right - px(12), below), "right", middle=True
            )
            room -= found.width + px(6)
        person = draw.shorten(who(self.side, self.words, self.here), theme.SMALL, small, room)
        draw.text(target, person, theme.SMALL, small, theme.TEXT_SECOND, (x, below), middle=True)

    def _numbers(self, target: pygame.Surface, rect: pygame.Rect, y: int, layout: Layout) -> None:
        assert self.side is not None
        px = layout.px
        wide = not layout.compact
        x = rect.x + px(14 if wide else 9)
        px_number = layout.font_px(theme.NUMBER)
        for name, label, value, colour in (
            ("power", "Power", self.side.power, theme.faction_text(self.faction)),
            ("doom", "Doom", self.side.doom, theme.mix(theme.TEXT, theme.BRASS, 0.4)),
        ):
            size = px(24 if wide else 18)
            sign = icon(name, size, colour)
            target.blit(sign, sign.get_rect(midleft=(x, y)))
            found = draw.text(
                target, str(value), theme.NUMBER, px_number, theme.TEXT, (x + size + px(5), y), middle=True
            )
            if wide:
                tiny = layout.font_px(theme.SMALL)
                draw.text(
                    target, label, theme.SMALL, tiny, theme.TEXT_SECOND, (found.right + px(6), y + px(3)), middle=True
                )
                x += px(116)
            else:
                x += px(48)
        self._signs(target, rect.right - px(12 if wide else 8), y, layout, rect.right - x - px(8))

    def _signs(self, target: pygame.Surface, right: int, y: int, layout: Layout, room: int) -> None:
        """Backs of cards, overlapping, the first at the right."""
        assert self.side is not None
        count = len(self.side.signs)
        if not count:
            return
        width = layout.px(19 if not layout.compact else 14)
        step = min(round(width * 0.8), max((room - width) // max(count - 1, 1), 3))
        for place in range(count - 1, -1, -1):
            back = tokens.sign_back(width)
            target.blit(back, back.get_rect(midright=(right - place * step, y)))

    def _books(self, target: pygame.Surface, rect: pygame.Rect, y: int, slot: int, layout: Layout) -> None:
        assert self.side is not None
        wide = not layout.compact
        open_ = [need for need in self.side.requirements if not need.met]
        step = layout.px(47 if wide else 27)
        x = rect.x + layout.px(12 if wide else 9)
        for place in range(6):
            if place < len(self.side.books):
                picture = tokens.book_slot(self.faction, self.side.books[place], slot, True)
            else:
                index = place - len(self.side.books)
                need = open_[index] if index < len(open_) else None
                progress = f"{need.have}/{need.need}" if need and need.need and wide else ""
                picture = tokens.book_slot(self.faction, need.id if need else "spellbook", slot, False, progress)
            target.blit(picture, (x + place * step, y))

    def _pool(self, target: pygame.Surface, rect: pygame.Rect, y: int, layout: Layout) -> None:
        assert self.side is not None
        px = layout.px
        wide = not layout.compact
        small = layout.font_px(theme.SMALL)
        x = rect.x + px(12 if wide else 8)
        if wide:
            x = draw.text(target, "Pool", theme.SMALL, small, theme.TEXT_SECOND, (x, y), middle=True).right + px(10)
        size = px(25 if wide else 19)
        held = Counter((piece.faction, piece.kind) for piece in self.side.captives)
        right = rect.right - px(10)
        for (faction, kind), count in held.items():
            picture = tokens.captive(faction, kind, size)
            if count > 1:
                right -= draw.text(
                    target, str(count), theme.COUNT, small, theme.TEXT, (right, y), "right", middle=True
                ).width
            target.blit(picture, picture.get_rect(center=(right - size // 2, y)))
            right -= size + px(3)
        stock = [row for row in self.side.kinds if row.in_pool]
        step = min(px(44 if wide else 34), (right - x) // max(len(stock), 1))
        for row in stock:
            picture = tokens.token(self.faction, row.kind, size)
            target.blit(picture, picture.get_rect(center=(x + size // 2, y)))
            if step >= size + px(8):
                draw.text(target, str(row.in_pool), theme.COUNT, small, theme.TEXT, (x + size + px(2), y), middle=True)
            x += step
