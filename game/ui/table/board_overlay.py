"""A faction's board: its head, two columns, and where there is room a card beside them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.match.tableview import Side, Table
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.glyphs import medal
from game.ui.icons import icon
from game.ui.rich import escape
from game.ui.table.board_books import book_rows, entries
from game.ui.table.board_card import draw_card
from game.ui.table.board_pieces import Row, piece_rows
from game.ui.table.choices import Question
from game.ui.table.overlay import Overlay
from game.ui.widgets.base import Widget
from game.ui.widgets.lists import ScrollList

WIDE_BOARD, WIDE_CARD = 1140, 490


class BoardScene(Overlay):
    """The board; where there is room, the book chosen lies beside it as a card."""

    title = "Faction board"
    size = (WIDE_BOARD + WIDE_CARD + 35, 888)

    def __init__(self, table: Table, faction: str, question: Question | None = None) -> None:
        super().__init__()
        self.table = table
        self.side: Side = table.by_faction[faction]
        self.question = question
        self.chosen = 0
        self._left_rows: list[Row] = []
        self._right_rows: list[Row] = []
        self.left = ScrollList(lambda s, r, i, o: self._left_rows[i][1](s, r, o))
        self.right = ScrollList(lambda s, r, i, o: self._right_rows[i][1](s, r, o), on_pick=self._pick)
        self.right.selected = 0
        self.card = pygame.Rect(0, 0, 0, 0)

    def build(self) -> Sequence[Widget]:
        """Two lists."""
        return [self.right, self.left]

    def _pick(self, index: int) -> None:
        self.chosen = index
        self.redraw()

    # Places -----------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Board and card, two columns, or one under the other."""
        layout = self.app.layout
        px = layout.px
        window = layout.window.inflate(-px(16 if layout.narrow else 40), -px(16 if layout.narrow else 40))
        with_card = layout.width_du >= 1500
        total = min(px(WIDE_BOARD + WIDE_CARD + 35) if with_card else px(WIDE_BOARD), window.width)
        high = min(px(888), window.height)
        whole = pygame.Rect(0, 0, total, high)
        whole.center = window.center
        if with_card:
            width = min(px(WIDE_CARD), round(total * 0.3))
            self.card = pygame.Rect(whole.right - width, whole.y, width, high)
            self.box = pygame.Rect(whole.x, whole.y, total - width - px(35), high)
        else:
            self.card = pygame.Rect(0, 0, 0, 0)
            self.box = whole
        side = px(26)
        self.cross.place(pygame.Rect(self.box.right - side - px(10), self.box.y + px(10), side, side))
        head = px(108 if not layout.compact else 74)
        if self.box.height < px(420):
            head = px(52)
        self.head = pygame.Rect(self.box.x, self.box.y, self.box.width, head)
        body = pygame.Rect(
            self.box.x + px(14), self.box.y + head + px(8), self.box.width - px(28), self.box.height - head - px(20)
        )
        split = round(body.width * 0.44)
        self.left.place(pygame.Rect(body.x, body.y, split - px(14), body.height))
        self.right.place(pygame.Rect(body.x + split, body.y, body.width - split, body.height))
        self._left_rows = piece_rows(layout, self.side, self.left.rect.width - px(16))
        self._right_rows = book_rows(
            layout,
            self.side,
            self.right.rect.width - px(16),
            inline=not self.card.width,
            is_chosen=lambda index: index == self.chosen and self.card.width > 0,
        )
        self.left.set_rows([high for high, _ in self._left_rows])
        self.right.set_rows([high for high, _ in self._right_rows])

    def layout_changed(self) -> None:
        """The books have the keyboard at first."""
        super().layout_changed()
        if self.board.focus is None:
            self.board.set_focus(self.right)

    # Head and card ----------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface) -> None:
        """Head, line between the columns, and the card."""
        layout = self.app.layout
        px = layout.px
        side = self.side
        colour = theme.faction_colour(side.faction)
        surface.blit(draw.side_fade(self.head.width - 2, self.head.height, colour, 95, 10), self.head.move(1, 1))
        draw.hairline(surface, (self.head.x, self.head.bottom), self.head.width, theme.BRASS_LINE, 130)
        size = min(self.head.height - px(20), px(84))
        picture = medal(side.faction, size)
        surface.blit(picture, picture.get_rect(midleft=(self.head.x + px(22), self.head.centery)))
        x = self.head.x + px(40) + size
        role = theme.TITLE_LARGE if not layout.compact else theme.TITLE_SMALL
        y = self.head.centery - px(16 if not layout.compact else 10)
        draw.text(
            surface, words().name("faction", side.faction), role, layout.font_px(role), theme.TEXT, (x, y), middle=True
        )
        person = escape(side.name) + (", a bot" if side.bot else "")
        draw.text(
            surface,
            person,
            theme.BODY,
            layout.font_px(theme.BODY),
            theme.TEXT_SECOND,
            (x, self.head.centery + px(22 if not layout.compact else 14)),
            middle=True,
        )
        self._head_numbers(surface)
        if self.card.width:
            books = entries(self.side)
            shown = books[min(self.chosen, len(books) - 1)]
            draw_card(surface, layout, self.card, self.side, shown, self.question)

    def _head_numbers(self, surface: pygame.Surface) -> None:
        layout = self.app.layout
        px = layout.px
        x = self.head.right - px(60)
        back = tokens.sign_back(px(26 if not layout.compact else 18))
        if self.box.width > px(620):
            for place in range(len(self.side.signs)):
                surface.blit(
                    back, back.get_rect(midright=(x - place * round(back.get_width() * 0.8), self.head.centery))
                )
            x -= round(back.get_width() * 0.8) * max(len(self.side.signs), 1) + px(40)
        for name, value, tone in (
            ("doom", self.side.doom, theme.BRASS),
            ("power", self.side.power, theme.faction_text(self.side.faction)),
        ):
            found = draw.text(
                surface,
                str(value),
                theme.NUMBER,
                layout.font_px(theme.NUMBER),
                theme.TEXT,
                (x, self.head.centery),
                "right",
                middle=True,
            )
            sign = icon(name, px(26 if not layout.compact else 18), tone)
            surface.blit(sign, sign.get_rect(midright=(found.left - px(6), self.head.centery)))
            x = found.left - px(60 if not layout.compact else 44)
