"""The strips at the left: each faction's person, Power, Doom, Elder Signs, six books, pool and captives."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.games.wars.screen.motions import COUNT_SECONDS, Count, Lively, Turns
from game.games.wars.screen.strip_books import StripPress, named, slots
from game.games.wars.screen.strip_drawn import NUMBER, SMALL_NUMBER, paint_clasp, paint_numbers
from game.games.wars.screen.strip_parts import Heights, head, heights, pool, told_numbers
from game.games.wars.screen.strip_tips import acts, whole_tip
from game.games.wars.words.tableview import Side, Table, faction_of
from game.match.words import words
from game.ui import draw, theme
from game.ui.kit.box import Box, Column, Drawn, Icon, Line, Row, Space, Stack, Text
from game.ui.kit.boxes import Boxes, steadily
from game.ui.kit.frame import Frame
from game.ui.kit.medal import Medal
from game.ui.layout import Layout


def seated(table: Table) -> list[Side]:
    """The sides as they stand below one another: those of a person together."""
    return sorted(table.sides, key=lambda side: side.seat)


def side_colour(side: int) -> theme.RGB:
    """The colour of a side by its number."""
    return theme.faction_colour(faction_of(side))


def partners(table: Table, side: Side) -> str:
    """Where a side of a person stands among several of that person: ``first``, ``last``, or empty if it is alone."""
    own = [other.faction for other in table.sides if other.seat == side.seat]
    return "" if len(own) < 2 else "first" if own[0] == side.faction else "last"


class Strip(Lively, Boxes):
    """One faction; a click opens its board. Numbers count to where they are now, new cards turn over."""

    def __init__(self, side: Side, on_press: Callable[[], None]) -> None:
        super().__init__(self._describe, steady=True)
        self.side, self.faction = side, side.faction
        self.on_press = on_press
        self.deciding = False
        self.here = False
        self.goes_first = False
        self.folded = False
        self.room = 0
        """How high the lowest of the strips is, in pixels: what has no room there stands on none of them."""
        self.lays_open = False
        """Whether the worth of Elder Signs that are known is shown on them."""
        self.partner = ""
        """Where it stands among the sides of one person: ``first`` or ``last``; empty for one alone."""
        self.next = False
        """Whether it acts after the other side of the same person."""
        self.power, self.doom = Count(side.power), Count(side.doom)
        self.turns = Turns()
        self._tip, self._head, self._told_numbers, self._slots, self._pool = (
            steadily(whole_tip), steadily(head), steadily(told_numbers), steadily(slots), steadily(pool)
        )
        self._named = steadily(named)  # fmt: skip
        self._whole = steadily(self._strip)

    def show(self, side: Side, deciding: bool, here: bool, first: bool, pace: float = 0.0) -> None:
        """Show a side: whether it must choose, belongs to whoever is at the keyboard, goes first.

        With a ``pace`` numbers count to where they are and new cards turn over (1 is the usual time).
        """
        before = self.side
        self.side, self.deciding, self.here, self.goes_first = side, deciding, here, first
        self.power.go(side.power, COUNT_SECONDS * pace)
        self.doom.go(side.doom, COUNT_SECONDS * pace)
        if not pace:
            self.turns.finish()
            return
        new: list[tuple[str, str | int]] = [("book", book) for book in side.books if book not in before.books]
        new += [("sign", place) for place in range(len(before.signs), len(side.signs))]
        self.turns.begin(new, pace)

    @property
    def movers(self) -> tuple[Count | Turns, ...]:
        return self.power, self.doom, self.turns

    def place_of(self, sort: str, layout: Layout) -> tuple[int, int]:
        """Where its Power or its Doom stands."""
        if self.folded:
            return self.rect.center
        wide = not layout.compact
        high = self._heights(layout, wide)
        along = (13 + 14 if wide else 9 + 9) + (0 if sort == "power" else NUMBER if wide else SMALL_NUMBER)
        return self.rect.x + layout.px(along), self.rect.y + layout.px(high.head + high.numbers / 2)

    # What is shown ----------------------------------------------------------------------------

    def _describe(self, layout: Layout) -> Box:
        counted = (self.power.shown, self.doom.shown) if self.folded else ()
        return self._whole(layout, self.rect.size, self.side, self.deciding, self.here, self.goes_first, self.folded,
                           self.lays_open, self.partner, self.next, self.turns.shares, counted)  # fmt: skip

    def _strip(self, layout: Layout, *_: object) -> Box:
        """The strip in one of its three sizes: folded, compact, wide. It is another when anything it is told is."""
        colour, wide = theme.faction_colour(self.faction), not layout.compact
        frame = Frame(line=colour if self.deciding else theme.BRASS_LINE, alpha=255 if self.deciding else 150,
                      light=colour if self.deciding else None)  # fmt: skip
        tip = self._tip(self.side, self.here)
        parts = self._folded(layout) if self.folded else self._parts(layout, wide, tip)
        clasp = Drawn(self.partner, partial(paint_clasp, self.partner, self.here)) if self.partner else None
        high = self._heights(layout, wide)
        # What counts is painted over the rest, which is kept as a picture.
        numbers = Drawn("numbers", partial(paint_numbers, self._numbers()), h=high.numbers)
        over = None if self.folded else Column(Space(h=high.head), numbers, pad=(13 if wide else 9, 1))
        whole = Stack(clasp, Column(*parts, frame=frame, pad=1, card=("faction", self.faction), tip=tip), over)
        return StripPress(self.side, self.folded or not high.across, whole, self.on_press, tip)

    def _numbers(self) -> tuple[tuple[str, str, Count, theme.RGB], ...]:
        """Power and Doom: icon, name, number, colour."""
        called = words().name
        return (("power", called("term", "power"), self.power, theme.faction_text(self.faction)),
                ("doom", called("term", "doom"), self.doom, theme.mix(theme.TEXT, theme.BRASS, 0.4)))  # fmt: skip

    def _folded(self, layout: Layout) -> list[Box]:
        """Medal, Power and Doom."""
        # Power that rests has the picture of why it does: there is no room for another.
        shown = {"power": self.side.rests or "power"}
        numbers = [Row(Icon(shown.get(sort, sort), 14, colour), Text(str(count.shown), theme.LABEL, line=True), gap=2)
                   for sort, _, count, colour in self._numbers()]  # fmt: skip
        high = self.rect.height >= layout.px(86)
        below: Box = Column(*numbers, across="center", gap=1) if high else Row(*numbers, gap=2, pack="center")
        return [Space(h=4), Row(Medal(self.faction, 34), pack="center"), Space(h=4), below]

    def _heights(self, layout: Layout, wide: bool) -> Heights:
        """The heights of its parts, in design units."""
        line = layout.font_px(theme.TINY) / (theme.TINY.size * layout.scale)
        return heights((self.room or self.rect.height) / layout.scale, layout.frame, wide, line)

    def _parts(self, layout: Layout, wide: bool, tip: str) -> list[Box]:
        """Head and numbers; books, pool and captives as far as there is room."""
        high = self._heights(layout, wide)
        note = acts(self.side, self.deciding, self.goes_first, self.next)
        parts = [
            self._head(self.side, self.here, self.deciding, note, high.head, wide, tip),
            self._told_numbers(self.side, self.turns, self.turns.shares, self.lays_open, high.numbers, wide, tip),
        ]
        if high.across:
            beside = 26 + 12 + 24 + 14 + 4 if wide else 18 + 8 + 13 + 5 + 2
            room = self.rect.width - layout.px(beside)
            if high.across > 1:
                room = (self.rect.width - layout.px(26 + 6)) // 2 - layout.px(10 + 18 + 5)
            parts.append(self._named(self.side, high.books, high.across, wide, room,
                                     layout.font_px(theme.TINY)))  # fmt: skip
        elif high.books:
            parts.append(self._slots(self.side, self.turns, self.turns.shares, high.books, wide))
        if high.pool:
            digit = draw.text_width("0", theme.COUNT, layout.font_px(theme.COUNT)) / layout.scale
            left = self.rect.height / layout.scale - high.head - high.numbers - high.books - high.gap
            line = Column(Line(90), pad=(12, 0)) if wide else None
            parts += [Space(h=max(high.gap - 10, 4) if wide else min(high.gap, 2)), *([line] if line else []),
                      self._pool(self.side, wide, digit, left, tip)]  # fmt: skip
        return parts
