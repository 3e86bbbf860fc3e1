"""A faction's board: its head, two columns, and where there is room the card of what is chosen beside them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.games.wars.screen.board.books import book_rows
from game.games.wars.screen.board.pieces import heading, piece_rows
from game.games.wars.screen.board.rows import Column, Row
from game.games.wars.words.tableview import Side, Table
from game.match.cards import Ref
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.cards.emblem import cast_shadow
from game.ui.cards.view import CardView, Lookup
from game.ui.doors import scene_named
from game.ui.glyphs import medal
from game.ui.icons import icon
from game.ui.rich import escape
from game.ui.scenes.boxed import Veil
from game.ui.scenes.card import CardScene
from game.ui.scenes.overlay import Overlay
from game.ui.widgets.base import Widget

WIDE_BOARD, WIDE_CARD, BETWEEN = 1140, 490, 35
PLACES = ("first", "second", "third", "fourth", "fifth")


class BoardScene(Overlay):
    """The board. Pressing a piece, ability, book or requirement shows its card: beside the board, or else over it.

    ``lookup`` tells what is true of a thing now; ``here`` is the seat at the keyboard.
    """

    title = "Faction board"
    size = (WIDE_BOARD + WIDE_CARD + BETWEEN, 888)

    def __init__(self, table: Table, faction: str, lookup: Lookup | None = None, here: int | None = None,
                 first: Ref | None = None) -> None:  # fmt: skip
        super().__init__()
        self.table = table
        self.faction = faction
        self.side: Side = table.by_faction[faction]
        self.lookup = lookup
        self.here = here
        self.left = Column(self.show).called("left")
        self.right = Column(self.show)
        shown = first or (("book", self.side.books[0]) if self.side.books else ("faction", faction))
        self.card = CardView(shown, lookup, self._to_rules, self.redraw, table.map).called("card")
        self._veil = Veil()

    def build(self) -> Sequence[Widget]:
        """Two columns and the card."""
        return [self.right, self.left, self.card]

    # Cards ------------------------------------------------------------------------------------

    def show(self, ref: Ref) -> None:
        """Show the card of a thing."""
        if self.card.visible:
            self.card.show(ref)
            self.redraw()
        else:
            self.push(CardScene(ref, self.lookup, self.table.map))

    def _to_rules(self, ref: Ref) -> None:
        page, entry = ("rulings", ref[1]) if ref[0] == "ruling" else (ref[1], self.card.ref[1])
        self.push(scene_named("rules", page, entry, self.lookup, self.table.map))

    def _is_shown(self, row: Row) -> bool:
        return self.card.visible and row.ref == self.card.ref

    def handle(self, event: pygame.event.Event) -> bool:
        """Escape and the right button go back along the cards first; the middle button and I open a card."""
        back = (event.type == pygame.KEYDOWN and event.key in (pygame.K_ESCAPE, pygame.K_BACKSPACE)) or (
            event.type == pygame.MOUSEBUTTONDOWN and event.button == 3
        )
        if back and self.card.visible and self.card.back():
            return True
        ref: Ref | None = None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 2:
            ref = self._thing_at(event.pos)
        elif event.type == pygame.KEYDOWN and event.unicode == "i":
            ref = self._thing_at(pygame.mouse.get_pos())
        if ref:
            self.show(ref)
            return True
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if pressed and self.head.collidepoint(event.pos) and not self.cross.hit(event.pos):
            self.show(("faction", self.side.faction))
            return True
        return super().handle(event)

    def _thing_at(self, point: tuple[int, int]) -> Ref | None:
        return self.left.thing_at(point) or self.right.thing_at(point)

    # Places -----------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Board and card, or the board alone."""
        layout = self.app.layout
        px = layout.px
        window = layout.window.inflate(-px(16 if layout.narrow else 40), -px(16 if layout.narrow else 40))
        self.card.visible = layout.width_du >= 1500
        total = min(px(WIDE_BOARD + WIDE_CARD + BETWEEN) if self.card.visible else px(WIDE_BOARD + 60), window.width)
        whole = pygame.Rect(0, 0, total, min(px(888), window.height))
        whole.center = window.center
        self.box = whole
        if self.card.visible:
            width = min(px(WIDE_CARD), round(total * 0.3))
            self.card.lay(pygame.Rect(whole.right - width, whole.y, width, whole.height), layout)
            self.box = pygame.Rect(whole.x, whole.y, total - width - px(BETWEEN), whole.height)
        side = px(26)
        self.cross.place(pygame.Rect(self.box.right - side - px(14), self.box.y + px(14), side, side))
        head = px(112 if not layout.compact else 74)
        if self.box.height < px(420):
            head = px(52)
        self.head = pygame.Rect(self.box.x, self.box.y, self.box.width, head)
        columns_head = px(40 if not layout.compact else 32)
        body = pygame.Rect(self.box.x + px(14), self.box.y + head + px(6), self.box.width - px(28),
                           self.box.height - head - px(20))  # fmt: skip
        self.right.visible = not layout.narrow
        if layout.narrow:
            self._one_column(body)
            return
        split = round(body.width * 0.44)
        self.left.place(pygame.Rect(body.x, body.y, split - px(14), body.height))
        self.books_head = pygame.Rect(body.x + split, body.y, body.width - split, columns_head)
        self.right.place(pygame.Rect(body.x + split, body.y + columns_head, body.width - split,
                                     body.height - columns_head))  # fmt: skip
        self.left.show(piece_rows(layout, self.table, self.side, self.left.rect.width - px(14), self._is_shown))
        self.right.show(book_rows(layout, self.table, self.side, self.right.rect, is_shown=self._is_shown))

    def _one_column(self, body: pygame.Rect) -> None:
        """Where two columns would be too narrow the books follow below the rest."""
        layout = self.app.layout
        self.left.place(body)
        self.books_head = pygame.Rect(body.x, body.bottom, 0, 0)
        room = body.width - layout.px(14)
        rows = piece_rows(layout, self.table, self.side, room, self._is_shown)
        rows.append(heading(layout, "Spellbooks"))
        rows += book_rows(layout, self.table, self.side, pygame.Rect(0, 0, body.width, 0), self._is_shown)
        self.left.show(rows)

    def layout_changed(self) -> None:
        """The books have the keyboard at first."""
        super().layout_changed()
        if self.board.focus is None or not self.board.focus.visible:
            self.board.set_focus(self.right if self.right.visible else self.left)

    # Drawing ----------------------------------------------------------------------------------

    def keeps_below(self, size: tuple[int, int]) -> bool:
        """The veil keeps it."""
        return self._veil.keeps(size)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint board and card over the blurred table."""
        self._veil.draw(surface, self.below_painted)
        layout = self.app.layout
        for box in [self.box, *([self.card.rect] if self.card.visible else [])]:
            cast_shadow(surface, box)
        draw.panel(surface, self.box, self.style())
        self.paint(surface)
        self.board.draw(surface, layout)

    def paint(self, surface: pygame.Surface) -> None:
        """Head, and the line between the columns."""
        layout = self.app.layout
        px = layout.px
        colour = theme.faction_colour(self.side.faction)
        surface.blit(draw.side_fade(self.head.width - 2, self.head.height - 1, colour, 105, 10), self.head.move(1, 1))
        line = pygame.Rect(self.head.x + px(14), self.head.bottom, self.head.width - px(28), 1)
        draw.hairline(surface, line.topleft, line.width, theme.BRASS_LINE, 130)
        self._name(surface)
        self._numbers(surface)
        if not self.right.visible:
            return
        x = self.books_head.x - px(8)
        surface.fill(theme.mix(theme.BRASS_LINE, theme.PANEL_BOTTOM, 0.7),
                     (x, self.books_head.y + px(10), 1, self.box.bottom - self.books_head.y - px(40)))  # fmt: skip
        y = self.books_head.centery
        draw.text(surface, "Spellbooks", theme.HEAD, layout.font_px(theme.HEAD), theme.GOLD,
                  (self.books_head.x + px(8), y), middle=True)  # fmt: skip
        draw.text(surface, f"{len(self.side.books)} of 6 earned", theme.SMALL_ITALIC,
                  layout.font_px(theme.SMALL_ITALIC), theme.TEXT_SECOND, (self.books_head.right - px(26), y), "right",
                  middle=True)  # fmt: skip

    def _name(self, surface: pygame.Surface) -> None:
        layout, side = self.app.layout, self.side
        px = layout.px
        size = min(self.head.height - px(16), px(84))
        picture = medal(side.faction, size)
        surface.blit(picture, picture.get_rect(midleft=(self.head.x + px(26), self.head.centery)))
        x = self.head.x + px(44) + size
        role = theme.TITLE_LARGE if not layout.compact else theme.TITLE_SMALL
        y = self.head.centery - px(18 if not layout.compact else 11)
        name = words().name("faction", side.faction)
        draw.text(surface, name, role, layout.font_px(role), theme.TEXT, (x, y), middle=True)
        body = layout.font_px(theme.BODY)
        room = self.numbers_left() - x - px(10)
        told = [said for said in self._person() if draw.text_width(said, theme.BODY, body) <= room]
        line = told[0] if told else draw.shorten(self._person()[-1], theme.BODY, body, room)
        y = self.head.centery + px(20 if not layout.compact else 13)
        draw.text(surface, line, theme.BODY, body, theme.TEXT_SECOND, (x, y), middle=True)

    def _person(self) -> tuple[str, str, str]:
        """Who plays it and when in the order, in less and less words."""
        side = self.side
        name = escape(side.name)
        more = ", at this keyboard" if side.seat == self.here else ""
        if side.bot:
            bot = words().name("bot", side.bot) if words().has("bot", side.bot) else side.bot
            more = f", the bot {bot}"
        place = PLACES[self.table.order.index(side.faction)]
        return f"{name}{more} · {place} in the order", f"{name} · {place} in the order", name

    def numbers_left(self) -> int:
        """Where the head's numbers begin."""
        return self.head.right - round(self.head.width * (0.46 if self.box.width > self.app.layout.px(620) else 0.36))

    def _numbers(self, surface: pygame.Surface) -> None:
        """Power, Doom and the backs of Elder Signs, each with its name below."""
        layout, side = self.app.layout, self.side
        px = layout.px
        left = self.numbers_left()
        room = self.cross.rect.left - px(20) - left
        shown: list[tuple[str, str, int, theme.RGB, float]] = [
            ("power", "Power", side.power, theme.faction_text(side.faction), 0.0),
            ("doom", "Doom", side.doom, theme.mix(theme.TEXT, theme.BRASS, 0.4), 0.27),
        ]
        low = self.head.height < px(60)
        y = self.head.centery - (0 if low else px(12 if not layout.compact else 8))
        below = self.head.centery + px(26 if not layout.compact else 17)
        small = layout.font_px(theme.SMALL)
        size = px(34 if not layout.compact else 22)
        for name, caption, value, tone, share in shown:
            x = left + round(room * share)
            sign = icon(name, size, tone)
            surface.blit(sign, sign.get_rect(midleft=(x, y)))
            number_px = layout.font_px(theme.NUMBER)
            found = draw.text(surface, str(value), theme.NUMBER, number_px, theme.TEXT, (x + size + px(4), y),
                              middle=True)  # fmt: skip
            if not low:
                draw.text(surface, caption, theme.SMALL, small, theme.TEXT_SECOND, ((x + found.right) // 2, below),
                          "center", middle=True)  # fmt: skip
        count = len(side.signs)
        width = px(32 if not layout.compact else 20)
        middle = left + round(room * 0.74)
        step = min(width + px(6), (room - round(room * 0.5)) // max(count, 1))
        x = middle - (step * (count - 1) + width) // 2
        for place in range(count):
            back = tokens.sign_back(width)
            surface.blit(back, back.get_rect(midleft=(x + step * place, y)))
        if not low:
            line = "Elder Signs, face down" if count else "no Elder Signs"
            if draw.text_width(line, theme.SMALL, small) > round(room * 0.52):
                line = "Elder Signs" if count else "no Signs"
            draw.text(surface, line, theme.SMALL, small, theme.TEXT_SECOND, (middle, below), "center", middle=True)
