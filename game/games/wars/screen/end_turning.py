"""The turning points on the end screen: choices that cost most, when the chances turned; each leads to its moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from game.games.wars.words.tableview import faction_of
from game.games.wars.words.turning import Costly, Swing, Turning, judged_seats, searching
from game.language.spoken import say
from game.language.values import markup
from game.match.counsel import text
from game.match.seats import seat_name
from game.match.session import Session
from game.ui import charts, theme
from game.ui.kit.areas import Press, Scroll
from game.ui.kit.box import Bar, Box, Column, Drawn, Row, Text
from game.ui.kit.controls import Choice
from game.ui.layout import Layout
from game.ui.table.advice.pondering import Pondering
from game.ui.table.log import dressed

SIDE_BY_SIDE = 820
"""Width in design units from which both lists stand beside each other."""
CURVE, TALL_CURVE, TALLEST_CURVE = 76, 140, 380
LISTS = 360
"""How high lists of three moments, with what stands between, are at most."""
TOLD_EVERY = 4
"""How many moments are looked at between two tellings of how far it is."""


class TurningPage:
    """The page. Its search begins when it is first opened, goes on elsewhere, and is kept for each seat.

    ``look`` is called with the number of entries before the moment that is to be looked at; ``changed`` whenever the
    page has to be painted anew.
    """

    def __init__(
        self, session: Session, post: Callable[[Callable[[], None]], None], look: Callable[[int], None],
        changed: Callable[[], None],
    ) -> None:  # fmt: skip
        self._session = session
        self._changed = changed
        self._pondering = Pondering(session, post)
        self.seats = judged_seats(session.match)
        self.seat = self.seats[0]
        self._found: dict[int, Turning] = {}
        self._done, self._count, self._failed = 0, 0, False
        self._look = look

    @property
    def found(self) -> Turning | None:
        """What has been found of the seat that is chosen."""
        return self._found.get(self.seat)

    def open(self) -> None:
        """Search, unless that has been done or is going on."""
        if self.found is None and not self._pondering.busy:
            self._search()

    def _choose(self, seat: str) -> None:
        self.seat = int(seat)
        if self.found is None:
            self._search()
        self._changed()

    def _search(self) -> None:
        self._done, self._count, self._failed = 0, 0, False

        def told(numbers: tuple[int, ...]) -> None:
            if numbers[0] % TOLD_EVERY == 0:
                self._done, self._count = numbers
                self._changed()

        def failed() -> None:
            self._failed = True
            self._changed()

        self._pondering.begin(searching(self._session.match, self.seat), self.take_up, failed, told)

    def take_up(self, turning: Turning) -> None:
        """Show what has been found of a seat."""
        self._found[turning.seat] = turning
        self._changed()

    def close(self) -> None:
        """Search no longer."""
        self._pondering.cancel()

    # What is shown ----------------------------------------------------------------------------

    def describe(self, wide: float, high: float) -> Box:
        """Both lists beside each other or one below the other, a curve of the chances at the foot."""
        found, gap = self.found, 10
        which = None
        if len(self.seats) > 1:
            names = tuple((str(seat), self._name(seat)) for seat in self.seats)
            which = Row(Choice("seat", names, str(self.seat), self._choose, w=150 * len(names), h=30))
        if found is None:
            return Column(which, self._working(), gap=gap)
        costly = found.costly if found.person else ()
        name = self._name(self.seat)
        none = text("turning", "none", name=name) if found.person else text("turning", "nobody")
        lists = (self._list("lost", none, [self._costly(place, each) for place, each in enumerate(costly[:3])]),
                 self._list("swings", text("turning", "still"),
                            [self._swing(place, each) for place, each in enumerate(found.swings[:3], 3)]))  # fmt: skip
        beside = wide >= SIDE_BY_SIDE
        both = Row(*lists, gap=20, across="start") if beside else Column(*lists, gap=gap)
        parts: list[Box | None] = [which, Scroll("moments", both, grow=1)]
        if high >= (460 if which else 420):
            said = say("wars-end-turning-chance", person=self._name(self.seat))
            parts.append(Column(
                Text(said, theme.SMALL, theme.TEXT_SECOND, line=True),
                Drawn(self.seat, self._draw_curve, h=self._tall(high, beside, bool(which))),
            ))  # fmt: skip
        return Column(*parts, gap=gap)

    @staticmethod
    def _tall(high: float, beside: bool, which: bool) -> float:
        """How high the curve is on a page: it takes what three moments beside each other leave."""
        if not beside or high < 480:
            return CURVE
        return max(TALL_CURVE, min(high - LISTS - 40 * which, TALLEST_CURVE))

    def _name(self, seat: int) -> str:
        return seat_name(self._session.match.seats, seat)

    def _working(self) -> Box:
        """How far the search is."""
        said = text("turning", "working", done=self._done, all=self._count)
        said = text("text", "failed") if self._failed else said if self._count else text("heading", "thinking")
        return Column(
            Text(said, theme.NOTE, theme.TEXT_SECOND),
            Bar(self._done / max(self._count, 1), w=420), across="center", pack="center", gap=8, grow=1,
        )  # fmt: skip

    def _list(self, heading: str, none: str, rows: Sequence[Box]) -> Box:
        """A heading and its rows, or why there are none."""
        empty = Text(none, theme.BODY, theme.TEXT_SECOND)
        head = Text(text("turning", heading), theme.HEAD, theme.BRASS, line=True)
        return Column(head, *(rows or [empty]), gap=6, grow=1)

    def _costly(self, place: int, found: Costly) -> Box:
        """A choice: what it cost, and what would have been better."""
        better = text("text", "rather", other=markup(found.counsel.other))
        cost = found.counsel.signed(-found.lost) or say("wars-end-turning-match")
        lost = Text(cost, theme.BODY_BOLD, theme.KILL, "center", line=True)
        return self._moment(place, lost, f"<third>{found.when}</>\n{dressed(found.counsel.deed)}\n{dressed(better)}")

    def _swing(self, place: int, found: Swing) -> Box:
        """The chances before and after, and what turned them."""
        colour = theme.FREE if found.after > found.before else theme.KILL
        figures = Column(
            Text(f"{charts.percent(found.before)} →", theme.BODY_BOLD, theme.TEXT_SECOND, "center", line=True),
            Text(charts.percent(found.after), theme.BODY_BOLD, colour, "center", line=True),
        )
        return self._moment(place, figures, f"<third>{found.when}</>\n{dressed(found.deed)}")

    def _moment(self, place: int, figures: Box, told: str) -> Box:
        """A moment of the match; pressing looks at it."""
        figures.w = 66
        row = Row(figures, Text(told, theme.SMALL, theme.TEXT_SECOND, grow=1), gap=7)
        return Press(f"moment.{place}", row, partial(self._look_at, place), look="tile", pad=(5, 6),
                     tip=say("wars-end-turning-look"))  # fmt: skip

    def _look_at(self, place: int) -> None:
        assert self.found is not None
        self._look(self.found.swings[place - 3].look if place >= 3 else self.found.costly[place].entry)

    def _draw_curve(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """The chance to win through the whole match, with a dot at each turn."""
        assert self.found is not None
        rules: Any = self._session.match.rules
        side = next(each for each in rules.sides if rules.seat_of[each] == self.seat)
        dots = [(swing.entry, swing.before) for swing in self.found.swings]
        charts.draw_chances(self.found.chances, dots, theme.faction_colour(faction_of(side)), target, rect, layout)
