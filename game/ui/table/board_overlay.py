"""A faction's board: pieces with their numbers, abilities, captives, and six spellbooks or what they ask for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.match.tableview import Requirement, Side, Table
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.glyphs import glyph, medal
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import RichText, escape, rich
from game.ui.table.choices import Question
from game.ui.table.overlay import Overlay
from game.ui.widgets.base import Widget
from game.ui.widgets.lists import ScrollList

Painter = Callable[[pygame.Surface, pygame.Rect, bool], None]
Row = tuple[int, Painter]
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

    def _entries(self) -> list[tuple[str, Requirement | None]]:
        """Earned books first, then what is still asked for."""
        open_ = [need for need in self.side.requirements if not need.met]
        owed = 6 - len(self.side.books) - len(open_)
        earned: list[tuple[str, Requirement | None]] = [(book, None) for book in self.side.books]
        return earned + [("", None)] * owed + [("", need) for need in open_]

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
        self._left_rows = self._pieces(layout, self.left.rect.width - px(16))
        self._right_rows = self._books(layout, self.right.rect.width - px(16))
        self.left.set_rows([high for high, _ in self._left_rows])
        self.right.set_rows([high for high, _ in self._right_rows])

    def layout_changed(self) -> None:
        """The books have the keyboard at first."""
        super().layout_changed()
        if self.board.focus is None:
            self.board.set_focus(self.right)

    # Left column ------------------------------------------------------------------------------

    def _pieces(self, layout: Layout, room: int) -> list[Row]:
        px = layout.px
        rows: list[Row] = [(px(34), self._columns)]
        high = px(52 if not layout.compact else 38)
        rows += [(high, self._piece(index)) for index in range(len(self.side.kinds))]
        rows.append((px(42), self._head("Abilities")))
        speech = words()
        for ability in self.side.abilities:
            text = f"**{speech.name('ability', ability)}.** {speech.text('ability', ability)}"
            rows.append(self._text(text, layout, room))
        for row in self.side.kinds:
            if row.cls == "great_old_one":
                text = f"**{speech.name('unit', row.kind)}.** {speech.text('unit', row.kind)}"
                rows.append(self._text(text, layout, room))
        if self.side.captives:
            rows.append((px(42), self._head("Held captive")))
            for piece in self.side.captives:
                owner = speech.name("faction", piece.faction)
                text = f"{speech.name('unit', piece.kind)} of {{glyph:{piece.faction}}} **{owner}**, worth 1 Power"
                rows.append(self._text(text, layout, room))
        if self.side.submerged:
            rows.append((px(42), self._head("Under the sea")))
            text = ", ".join(speech.name("unit", piece.kind) for piece in self.side.submerged)
            rows.append(self._text(text, layout, room))
        if self.side.revealed:
            rows.append((px(42), self._head("Elder Signs revealed")))
            rows.append(self._text(", ".join(str(value) for value in self.side.revealed), layout, room))
        return rows

    def _text(self, markup: str, layout: Layout, room: int) -> Row:
        text = rich(markup, theme.BODY, layout.font_px(theme.BODY), room - layout.px(8))

        def paint(target: pygame.Surface, row: pygame.Rect, over: bool) -> None:
            text.draw(target, (row.x + layout.px(6), row.y))

        return text.height + layout.px(8), paint

    def _head(self, name: str) -> Painter:
        layout = self.app.layout

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

    def _cells(self, row: pygame.Rect) -> list[int]:
        """Middles of the four columns of numbers."""
        left = row.x + round(row.width * 0.56)
        step = (row.right - left) // 4
        return [left + step * place + step // 2 for place in range(4)]

    def _columns(self, target: pygame.Surface, row: pygame.Rect, over: bool) -> None:
        layout = self.app.layout
        self._head("Pieces")(target, row.move(0, -layout.px(4)), over)
        px = layout.font_px(theme.SMALL)
        for x, name in zip(self._cells(row), ("Cost", "Combat", "Map", "Pool"), strict=True):
            draw.text(target, name, theme.SMALL, px, theme.TEXT_SECOND, (x, row.centery), "center", middle=True)

    def _piece(self, index: int) -> Painter:
        layout = self.app.layout
        entry = self.side.kinds[index]

        def paint(target: pygame.Surface, row: pygame.Rect, over: bool) -> None:
            if index % 2 == 0:
                draw.fill(target, row, theme.BUTTON_BOTTOM, None, layout.px(3))
            size = min(row.height - layout.px(8), layout.px(44))
            picture = tokens.token(self.side.faction, entry.kind, size)
            target.blit(picture, picture.get_rect(center=(row.x + layout.px(10) + size // 2, row.centery)))
            px = layout.font_px(theme.BODY_BOLD)
            cells = self._cells(row)
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

    # Right column -----------------------------------------------------------------------------

    def _books(self, layout: Layout, room: int) -> list[Row]:
        rows = []
        inline = not self.card.width
        speech = words()
        least = layout.px(96 if not layout.compact else 64)
        for index, (book, need) in enumerate(self._entries()):
            table = speech.tables["things"]
            if book:
                entry = table["book"][book]
                name, kind = entry["name"], entry.get("kind", "")
                words_ = entry["text"] if inline else entry.get("short", entry["text"])
            elif need:
                name, kind = speech.name("requirement", need.id), ""
                words_ = speech.text("requirement", need.id)
            else:
                name, kind, words_ = "A book is earned", "", "It is picked when the present business is over."
            width = room - layout.px(96 if not layout.compact else 70)
            text = rich(
                words_, theme.BODY, layout.font_px(theme.BODY), width, theme.TEXT if book else theme.TEXT_SECOND
            )
            high = max(least, text.height + layout.px(46 if not layout.compact else 38)) + layout.px(8)
            if need and need.need:
                high += layout.px(14)
            rows.append((high, self._book(index, name, kind, text, book, need)))
        return rows

    def _book(self, index: int, name: str, kind: str, text: RichText, book: str, need: Requirement | None) -> Painter:
        layout = self.app.layout
        px = layout.px
        colour = theme.faction_colour(self.side.faction)

        def paint(target: pygame.Surface, row: pygame.Rect, over: bool) -> None:
            box = pygame.Rect(row.x, row.y, row.width, row.height - px(8))
            chosen = index == self.chosen and self.card.width > 0
            if book:
                draw.fill(target, box, theme.mix(theme.INK, colour, 0.36), theme.mix(theme.INK, colour, 0.20), px(4))
                draw.outline(target, box, theme.GOLD if chosen or over else colour, px(4), 1)
            else:
                draw.fill(target, box, theme.FIELD, None, px(4))
                draw.outline(
                    target, box, theme.GOLD if chosen or over else theme.BRASS_LINE, px(4), 1, 255 if chosen else 110
                )
            size = px(44 if not layout.compact else 34)
            sign = book or (need.id if need else "spellbook")
            picture = icon(sign, size, theme.CREAM if book else theme.TEXT_THIRD)
            column = px(76 if not layout.compact else 54)
            target.blit(picture, picture.get_rect(center=(box.x + column // 2, box.centery)))
            x = box.x + column
            role = theme.FACTION_NAME if book else theme.BODY_BOLD
            draw.text(target, name, role, layout.font_px(role), theme.TEXT, (x, box.y + px(18)), middle=True)
            if kind:
                draw.text(
                    target,
                    kind.lower(),
                    theme.SMALL_ITALIC,
                    layout.font_px(theme.SMALL_ITALIC),
                    theme.faction_text(self.side.faction),
                    (box.right - px(12), box.y + px(18)),
                    "right",
                    middle=True,
                )
            text.draw(target, (x, box.y + px(32)))
            if need and need.need:
                bar = pygame.Rect(x, box.bottom - px(12), box.right - x - px(60), max(px(4), 3))
                draw.outline(target, bar.inflate(2, 2), theme.BRASS_LINE, 2, 1, 120)
                share = bar.width * need.have // need.need
                if share:
                    target.fill(theme.BRASS, (bar.x, bar.y, share, bar.height))
                draw.text(
                    target,
                    f"{need.have} of {need.need}",
                    theme.TINY,
                    layout.font_px(theme.TINY),
                    theme.TEXT_SECOND,
                    (box.right - px(10), bar.centery),
                    "right",
                    middle=True,
                )

        return paint

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
            self._paint_card(surface)

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

    def _paint_card(self, surface: pygame.Surface) -> None:
        """The chosen book, large."""
        layout = self.app.layout
        px = layout.px
        card = self.card
        book, need = self._entries()[min(self.chosen, len(self._entries()) - 1)]
        faction = self.side.faction
        colour = theme.faction_colour(faction)
        draw.panel(surface, card, draw.PanelStyle(line=theme.GOLD, line_alpha=230))
        draw.fill(
            surface,
            pygame.Rect(card.x + 1, card.y + 1, card.width - 2, px(270)),
            theme.mix(theme.PANEL_TOP, colour, 0.2),
            theme.PANEL_TOP,
        )
        middle = (card.centerx, card.y + px(150))
        for radius, line in ((px(104), theme.BRASS), (px(92), theme.BRASS_LINE), (px(80), theme.BRASS_LINE)):
            ring = pygame.Rect(0, 0, 2 * radius, 2 * radius)
            ring.center = middle
            draw.outline(surface, ring, line, radius, 1, 190)
        sign = icon(book or (need.id if need else "spellbook"), px(110), theme.CREAM if book else theme.TEXT_SECOND)
        surface.blit(sign, sign.get_rect(center=middle))
        mark = glyph(faction, px(44), theme.mix(colour, theme.INK, 0.2))
        for x in (card.x + px(56), card.right - px(56)):
            surface.blit(mark, mark.get_rect(center=(x, middle[1])))
        speech = words()
        table = speech.tables["things"]
        entry = (
            table["book"][book]
            if book
            else table["requirement"][need.id]
            if need
            else {"name": "A book to pick", "text": ""}
        )
        y = card.y + px(290)
        role = theme.TITLE
        name = draw.shorten(entry["name"], role, layout.font_px(role), card.width - px(30))
        draw.text(surface, name, role, layout.font_px(role), theme.TEXT, (card.centerx, y), "center", middle=True)
        kind = f"Spellbook of {speech.name('faction', faction)}" if book else "What a spellbook asks for"
        if entry.get("kind"):
            kind += f" · {entry['kind'].lower()}"
        draw.text(
            surface,
            draw.shorten(kind, theme.CHAPTER, layout.font_px(theme.CHAPTER), card.width - px(20)),
            theme.CHAPTER,
            layout.font_px(theme.CHAPTER),
            theme.faction_text(faction),
            (card.centerx, y + px(32)),
            "center",
            middle=True,
        )
        draw.hairline(surface, (card.x + px(30), y + px(54)), card.width - px(60), theme.BRASS_LINE, 110)
        text = rich(entry["text"], theme.CARD, layout.font_px(theme.CARD), card.width - px(64), spacing=1.05)
        text.draw(surface, (card.x + px(32), y + px(72)))
        below = y + px(84) + text.height
        if book and self.question and self.question.faction == faction:
            self._usable(surface, book, below)
        source = entry.get("source", "")
        if source:
            draw.text(
                surface,
                source,
                theme.BODY_ITALIC,
                layout.font_px(theme.BODY_ITALIC),
                theme.TEXT_THIRD,
                (card.x + px(30), card.bottom - px(28)),
                middle=True,
            )

    def _usable(self, surface: pygame.Surface, book: str, y: int) -> None:
        """Whether the book's action can be taken now, or why not."""
        assert self.question is not None
        found = next((choice for choice in self.question.choices if choice.kind == book), None)
        if found is None:
            return
        layout = self.app.layout
        px = layout.px
        words_ = "**You can use it now.**" if found.option else f"Not now: {found.reason}."
        colour = theme.FREE if found.option else theme.REASON
        text = rich(words_, theme.BODY, layout.font_px(theme.BODY), self.card.width - px(90), colour)
        box = pygame.Rect(self.card.x + px(24), y, self.card.width - px(48), text.height + px(20))
        draw.outline(surface, box, colour, px(4), 1, 140)
        text.draw(surface, (box.x + px(16), box.y + px(10)))
