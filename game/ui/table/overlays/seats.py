"""Who plays each seat, and standing orders: which questions people skip."""

from __future__ import annotations

from functools import partial

from game.language.spoken import say
from game.match.gamewords import words_of
from game.match.levels import joined, level_of, offered, temperament_of
from game.match.session import Session
from game.ui import theme
from game.ui.kit.base import Control
from game.ui.kit.box import Box, Column, Either, Row, Space, Text
from game.ui.kit.controls import Choice, Options, Toggle
from game.ui.kit.medal import Portrait
from game.ui.kit.painting import Painting
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scenes.boxed import Page
from game.ui.scenes.form import form, group
from game.ui.scenes.message import error
from game.ui.scenes.seatrow import temperaments_list, who_plays

PICTURED, PICTURE = 1400, 270
"""From what width of a window on a picture stands below the seats, and how high it is, in design units."""


class SeatsScene(Page):
    """Who plays each seat, and what people let the program answer for them; every change holds at once."""

    titled = "seats"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def body(self, layout: Layout) -> Box:
        """A choice for every seat, and the orders of every person."""
        session = self.session
        speech = words_of(session.match.rules)
        # In a game for two a person plays two factions.
        played: dict[int, list[str]] = {}
        for name, _, seat in speech.seated(session.match):
            played.setdefault(seat, []).append(name)
        seats = group(say("orders-seats"), *(self._seat(seat, names) for seat, names in played.items()),
                      Text(say("orders-seats.note"), theme.SMALL, theme.TEXT_SECOND))  # fmt: skip
        ordering = session.people if speech.orders else ()
        orders = [self._group(seat) for seat in ordering]
        first, last = [seats, *orders[:-1]], orders[-1:]
        if orders and layout.width_du >= PICTURED * layout.frame:
            # Below the column that ends first: the seats, or the orders of the last of several people.
            below = Painting("circle", focus=(0.5, 0.62), fades="top left right bottom", tall=PICTURE)
            (first if len(orders) == 1 else last).append(below)
        return form(layout, first, last)

    def _seat(self, seat: int, names: list[str]) -> Box:
        """What a seat plays, under whose name, and who plays it."""
        match = self.session.match
        sides = words_of(match.rules).factions_of(match, seat)
        name = Text(say("orders-seat", names=names), theme.FACTION_NAME,
                    theme.faction_text(sides[0]) if len(sides) == 1 else theme.TEXT, line=True)  # fmt: skip
        bot = match.seats[seat].bot or ""
        who = who_plays(self.app.services, match.rules.game, f"seat.{seat}", bot, partial(self._change, seat))
        able = offered(match.rules.game, level_of(bot), len(match.seats)) if bot else ()
        controls: Box = who
        if able:
            change = partial(self._change_temperament, seat)
            liking = temperaments_list(f"seat.{seat}.temperament", temperament_of(bot), able, change)
            controls = Column(who, liking, gap=4)
        controls.share = 0.42
        plays = Text(escape(match.seats[seat].name), theme.NOTE, theme.TEXT_SECOND, line=True)
        return Row(*(Portrait(each, 40, above=6) for each in sides), Column(name, plays, grow=1), controls, gap=12)

    def _group(self, seat: int) -> Box:
        """The orders of a person."""
        return group(say("orders-of", name=self.session.match.seats[seat].name),
                     Text(say("orders-of.note"), theme.SMALL, theme.TEXT_SECOND), *self._orders(seat))  # fmt: skip

    def _orders(self, seat: int) -> list[Box]:
        orders, speech = self.session.driver.orders.of(seat), words_of(self.session.match.rules)
        gates = Toggle(f"orders.{seat}.gates", orders.auto_gates, partial(self.session.set_auto_gates, seat))
        rows = [_order(say("orders-gates"), say("orders-gates.note"), gates)]
        for ability, name, note in speech.orders_of(self.session.match, seat):
            hows: Options = tuple((how, say(f"orders-{how}")) for how in speech.hows(ability))
            how = orders.answers.get(ability, speech.usual(orders, ability))
            how = how if how in dict(hows) else "ask"
            change = partial(self.session.set_order, seat, ability)
            choice = Choice(f"orders.{seat}.{ability}", hows, how, change)
            rows.append(_order(name, note, choice))
        return rows

    def _change_temperament(self, seat: int, temperament: str) -> None:
        self._change(seat, joined(level_of(self.session.match.seats[seat].bot), temperament))

    def _change(self, seat: int, bot: str) -> None:
        try:
            self.session.change_seat(seat, bot or None)
        except ValueError as problem:
            self.push(error(say("orders-problem"), problem))


def _order(name: str, note: str, control: Control) -> Box:
    """An order beside its name, and below both what is asked and when."""
    title = Text(escape(name), theme.BODY_BOLD, line=True)
    told = Text(escape(note), theme.SMALL, theme.TEXT_SECOND)
    return Column(Either(Row(title, Space(grow=1), control, gap=12), Column(title, control, gap=2)), told, gap=3)
