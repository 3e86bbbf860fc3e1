"""Where things stand in a faction's strip, in each of its three sizes, and what each of them is."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pygame

from game.games.wars.words.tableview import Requirement, Side
from game.match.words import Words as Texts
from game.match.words import words as texts
from game.ui import draw, theme
from game.ui.layout import Layout

Thing = tuple[str, str]
"""Something of the game, as the texts name it: (kind, id), e.g. ``("book", "dreams")``."""


class Held(NamedTuple):
    """Captives of one kind."""

    faction: str
    kind: str
    count: int  # type: ignore[assignment]
    middle: int


class Stock(NamedTuple):
    """Pieces of one kind in the pool; ``told`` whether there is room for their number."""

    kind: str
    count: int  # type: ignore[assignment]
    middle: int
    told: bool


class Slot(NamedTuple):
    """One of the six slots: a book, or what one asks for, or neither for a book earned and not yet picked."""

    book: str
    need: Requirement | None
    rect: pygame.Rect


class StripPlaces:
    """The measures of a strip at a rectangle of a window."""

    def __init__(self, side: Side, rect: pygame.Rect, layout: Layout) -> None:
        self.side, self.rect, self.layout = side, rect, layout
        px = layout.px
        self.wide = wide = not layout.compact
        # Larger text has larger strips, and needs the room in their heads.
        head = px((62 if wide else 44) * layout.frame) if rect.height >= px(100) else px(38)
        self.head = pygame.Rect(rect.x + 1, rect.y + 1, rect.width - 2, head)
        self.numbers = self.head.bottom + px((24 if wide else 18) * layout.frame)
        y = self.numbers + px((24 if wide else 17) * layout.frame)
        self.slot = px(42 if wide else 24)
        high = round(self.slot * 1.34)
        self.slots_y = y if y + high + px(4) < rect.bottom else 0
        if self.slots_y:
            y += high + px(10 if wide else 5)
        self.line = y
        self.pool_y = (y + rect.bottom) // 2 if y + px(26) <= rect.bottom else 0
        self.piece = px(27 if wide else 19)

    # Numbers ----------------------------------------------------------------------------------

    @property
    def number_at(self) -> tuple[int, int]:
        """Where Power's sign and Doom's begin."""
        first = self.rect.x + self.layout.px(14 if self.wide else 9)
        return first, first + self.layout.px(116 if self.wide else 48)

    @property
    def signs_room(self) -> tuple[int, int]:
        """Right end of the Elder Signs' row, and how wide it may be."""
        px = self.layout.px
        right = self.rect.right - px(12 if self.wide else 8)
        return right, right - self.number_at[1] - px(116 if self.wide else 48)

    def sign_rects(self) -> list[pygame.Rect]:
        """The backs of Elder Signs, overlapping, the first at the right."""
        count = len(self.side.signs)
        right, room = self.signs_room
        width = self.layout.px(19 if self.wide else 14)
        step = min(round(width * 0.8), max((room - width) // max(count - 1, 1), 3))
        high = round(width * 1.28)
        top = self.numbers - high // 2
        return [pygame.Rect(right - width - place * step, top, width, high) for place in range(count)]

    # Slots ------------------------------------------------------------------------------------

    def slots(self) -> list[Slot]:
        """The six slots, none where there is no room for them: earned books first."""
        if not self.slots_y:
            return []
        side = self.side
        open_ = [need for need in side.requirements if not need.met]
        owed = 6 - len(side.books) - len(open_)
        shown: list[tuple[str, Requirement | None]] = [(book, None) for book in side.books]
        shown += [("", None)] * owed + [("", need) for need in open_]
        step = self.layout.px(47 if self.wide else 27)
        x = self.rect.x + self.layout.px(12 if self.wide else 9)
        size = (self.slot, round(self.slot * 1.34))
        return [
            Slot(book, need, pygame.Rect((x + place * step, self.slots_y), size))
            for place, (book, need) in enumerate(shown[:6])
        ]

    # Pool and captives ------------------------------------------------------------------------

    @property
    def small(self) -> int:
        """Height of the small letters beside pieces."""
        return self.layout.font_px(theme.SMALL)

    @property
    def pool_x(self) -> int:
        """Where the pool's pieces begin."""
        px = self.layout.px
        x = self.rect.x + px(12 if self.wide else 8)
        return x + draw.text_width("Pool", theme.SMALL, self.small) + px(10) if self.wide else x

    def held(self) -> tuple[list[Held], int]:
        """Captives from the right, and where they begin."""
        px = self.layout.px
        right = self.rect.right - px(10)
        found = []
        captives = Counter((piece.faction, piece.kind) for piece in self.side.captives)
        for (faction, kind), count in captives.items():
            if count > 1:
                right -= draw.text_width(str(count), theme.COUNT, self.small) + px(2)
            found.append(Held(faction, kind, count, right - self.piece // 2))
            right -= self.piece + px(3)
        return found, right

    def stock(self) -> list[Stock]:
        """Pieces in the pool, from the left, as close as they must stand."""
        px = self.layout.px
        rows = [row for row in self.side.kinds if row.in_pool]
        held, right = self.held()
        if held and self.wide:
            right -= draw.text_width("Held", theme.SMALL, self.small) + px(8)
        x = self.pool_x
        step = min(px(44 if self.wide else 34), (right - x) // max(len(rows), 1))
        told = step >= self.piece + px(8)
        return [
            Stock(row.kind, row.in_pool, x + self.piece // 2 + place * step, told) for place, row in enumerate(rows)
        ]

    # Pointing ---------------------------------------------------------------------------------

    def thing_at(self, point: tuple[int, int]) -> Thing:
        """What stands at a point of the strip; the faction where nothing else does."""
        if self.head.collidepoint(point):
            return ("faction", self.side.faction)
        near = self.layout.px(22 if self.wide else 16)
        if abs(point[1] - self.numbers) <= near // 2 + 2:
            signs = self.sign_rects()
            if signs and signs[0].unionall(signs).collidepoint(point):
                return ("term", "elder_sign")
            _, doom = self.number_at
            if point[0] < doom + self.layout.px(100 if self.wide else 40):
                return ("term", "doom" if point[0] >= doom - 4 else "power")
        for slot in self.slots():
            if slot.rect.collidepoint(point):
                if slot.book:
                    return ("book", slot.book)
                return ("requirement", slot.need.id) if slot.need else ("faction", self.side.faction)
        if self.pool_y and abs(point[1] - self.pool_y) <= self.piece // 2 + 2:
            for held in self.held()[0]:
                if abs(point[0] - held.middle) <= self.piece // 2 + 2:
                    return ("unit", held.kind)
            for stock in self.stock():
                if -2 <= point[0] - stock.middle + self.piece // 2 <= self.piece + self.layout.px(12):
                    return ("unit", stock.kind)
        return ("faction", self.side.faction)


def part_tip(side: Side, thing: Thing) -> str:
    """A tooltip's words for a part of a strip; "" for the strip as a whole."""
    kind, key = thing
    speech = texts()
    if kind == "term":
        return _number_tip(side, key)
    if kind not in ("book", "requirement", "unit"):
        return ""
    head, text = f"**{speech.name(kind, key)}**", speech.text(kind, key)
    sort = speech.tables["things"][kind][key].get("kind", "")
    if sort:
        head += f"  <second>{sort}</>"
    more = ""
    if kind == "requirement":
        need = next(need for need in side.requirements if need.id == key)
        head = f"<second>A spellbook for:</> {head}"
        more = f"\n<gold>{need.have} of {need.need}</>" if need.need else ""
    if kind == "unit":
        more = _where(side, key, speech)
    return f"{head}\n{text}{more}"


def _where(side: Side, kind: str, speech: Texts) -> str:
    row = next((row for row in side.kinds if row.kind == kind), None)
    held = [piece for piece in side.captives if piece.kind == kind]
    lines = []
    if row and row.in_pool:
        lines.append(f"<gold>{row.in_pool} in the pool, {row.on_map} on the map</>")
    for faction, count in Counter(piece.faction for piece in held).items():
        lines.append(f"{{glyph:{faction}}} <gold>{count} of {speech.name('faction', faction)} held captive</>")
    return "".join(f"\n{line}" for line in lines)


def _number_tip(side: Side, key: str) -> str:
    if key == "elder_sign":
        count = len(side.signs)
        known = [value for value in side.signs if value]
        worth = f"\n<gold>Worth {' + '.join(map(str, known))}</>" if known else ""
        return f"**{count} Elder Sign{'s' if count != 1 else ''}** face down{worth}"
    if key == "power":
        return f"{{icon:power}} **{side.power} Power** to act with"
    return f"{{icon:doom}} **{side.doom} Doom**; 30 or more end the game"
