"""The end: who has won and why, the course of the game, and where to go from here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.games.wars.screen.dialogs import PASSED_ON, ask_rematch
from game.games.wars.screen.end_pages import CHARTS, chart_data, deeds_page, dice_page, result_page
from game.games.wars.screen.end_turning import TurningPage
from game.games.wars.words.card_now import Situation
from game.games.wars.words.statistics import Outcome, statistics
from game.games.wars.words.tableview import Table
from game.language.spoken import has, say
from game.match.handedover import names_at_end
from game.match.session import Session
from game.ui import charts
from game.ui.kit.box import Box, Column, Row
from game.ui.kit.controls import Choice, Held
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scene import Program
from game.ui.scenes.card import CardScene
from game.ui.table.end.overlay import EndOverlay

RESULT, COURSE, DICE, DEEDS, TURNING = "result", "course", "dice", "deeds", "turning"
ALL = "all"
PAGES = (RESULT, COURSE, DICE, DEEDS, TURNING)
VEILED, SURVIVED = "stones", "dawn"
"""Paintings: before the result is told, and where humanity survives."""
SIGN_SECONDS, ALL_SIGNS_SECONDS = 0.45, 6.0
"""How long an Elder Sign takes to be opened, and all of them together at most."""


class EndScene(EndOverlay):
    """Pops with ``title``, ``new``, ``review``, ``("look", entry)``, the session of a rematch, or None for the table.

    The Elder Signs opened with the end are turned over one by one first; a click or a key opens the rest,
    and with ``opened`` none is face down any more.
    """

    def __init__(self, session: Session, table: Table, opened: bool = False) -> None:
        super().__init__(session)
        self.table = table
        named = enumerate(names_at_end(session.match), 1)
        names = [escape(person) or say("seats-player", number=number) for number, person in named]
        self._outcome = Outcome(session.match, names)
        self.course = statistics(session.match)
        self.which = ALL
        self.charts = {what: charts.Chart(chart_data(self.course, what)) for what in CHARTS}
        self._time = 0.0
        self.unopened = 0 if opened else sum(len(deeds.opened) for deeds in self.course.deeds.values())
        self._pace = min(SIGN_SECONDS, ALL_SIGNS_SECONDS / max(self.unopened, 1))

    @property
    def anew(self) -> str:
        return say("wars-end-rematch")

    @property
    def veiled(self) -> bool:
        """Until the last Elder Sign is open, goals that only a winner reaches are not shown."""
        return self.unopened > 0

    # Pages ---------------------------------------------------------------------------------------

    def enter(self, app: Program) -> None:
        """Without motion everything is open at once."""
        if app.settings.reduced_motion:
            self.unopened = 0
        self.turning = TurningPage(self.session, app.post, lambda entry: self.pop(("look", entry)), self.redraw)
        super().enter(app)

    def leave(self) -> None:
        """Look for turning points no longer."""
        self.turning.close()
        super().leave()

    def names(self) -> Sequence[tuple[str, str, str]]:
        """The result, the course of the game, dice, deeds, and what decided it."""
        return [(page, say(f"wars-end-page-{page}"), say(_short(f"wars-end-page-{page}"))) for page in PAGES]

    def pictures(self) -> Sequence[str]:
        """The winners' greatest creatures; nobody's while Elder Signs are opened, and none where all have lost."""
        return (VEILED,) if self.veiled else self.result.sides or (SURVIVED,)

    def turn_to(self, page: str) -> None:
        """Open a page; Elder Signs still face down are opened with it."""
        self._open_all()
        super().turn_to(page)
        if page == TURNING:
            self.turning.open()

    def shown(self, layout: Layout, wide: float, high: float) -> Box:
        if self.page == COURSE:
            return self._course(wide, high, 24 * layout.frame)
        if self.page == DICE:
            return dice_page(self.course, wide, high)
        if self.page == DEEDS:
            return deeds_page(self.course, layout, wide, high)
        if self.page == TURNING:
            return self.turning.describe(wide, high)
        return result_page(self.table, self.course, self.result.sides, self.closed_signs(), self.headline(),
                           self.reason(), layout, wide, high, self.aside > 0)  # fmt: skip

    def _course(self, wide: float, high: float, below: float) -> Box:
        """One chart or, where there is room, all four; ``below`` them, so high, whose line is whose."""
        tall = wide >= 760 and high >= 470
        which = self.which if tall or self.which != ALL else "doom"
        one = ((what, say(f"wars-end-chart-{what}.short")) for what in CHARTS)
        options = (*(((ALL, say("wars-end-chart-all")),) if tall else ()), *one)
        choice = Choice("which", options, which, self._show, w=min(wide, 620), h=34 if tall else 30)
        room = high - below - (54 if tall else 50)
        held = [Held(f"chart.{what}", chart, grow=1, at="fill")
                for what, chart in self.charts.items() if which in (ALL, what)]  # fmt: skip
        each = (room - 9) / 2 if which == ALL else room
        rows = (Row(*held[n : n + 2], gap=18, h=each) for n in range(0, len(held), 2))
        lines = self.charts["doom"].data.lines
        return Column(Row(choice), Column(*rows, gap=9), charts.legend(lines, below), gap=10)

    def _show(self, what: str) -> None:
        self.which = what

    # What can be done -------------------------------------------------------------------------

    def _rematch(self) -> None:
        self.push(ask_rematch(self.session), self._begin_again)

    def _begin_again(self, how: Any) -> None:
        if how is not None:
            self._start(lambda: self.session.rematch(rotated=how == PASSED_ON))

    # Elder Signs one by one -------------------------------------------------------------------

    def _open_all(self) -> None:
        if self.unopened:
            self.unopened = 0
            self.redraw()

    def handle(self, event: pygame.event.Event) -> bool:
        """A click or a key that nothing else wants opens the remaining Elder Signs."""
        if self._card(event):
            return True
        taken = super().handle(event)
        if event.type == pygame.KEYDOWN or (event.type == pygame.MOUSEBUTTONDOWN and event.button == 1):
            self._open_all()
        return taken

    def _card(self, event: pygame.event.Event) -> bool:
        """Open the card of what is pointed at, as on the table: right or middle click, or the key I."""
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button in (2, 3)
        if not clicked and not (event.type == pygame.KEYDOWN and event.key == pygame.K_i):
            return False
        ref = self.root.thing_at(event.pos if clicked else pygame.mouse.get_pos())
        if ref is None:
            return False
        self.push(CardScene(ref, Situation(self.session.match, self.table, False).about, self.table.map))
        return True

    def update(self, dt: float) -> None:
        """Turn over the next Elder Sign when its time has come."""
        super().update(dt)
        if not self.unopened:
            return
        self._time += dt
        while self.unopened and self._time >= self._pace:
            self._time -= self._pace
            self.unopened -= 1
            self.redraw()

    @property
    def next_wake(self) -> float | None:
        """Until the next Elder Sign, or a tooltip."""
        waits = [wait for wait in (super().next_wake,) if wait is not None]
        if self.unopened:
            waits.append(max(self._pace - self._time, 0.01))
        return min(waits, default=None)

    def closed_signs(self) -> dict[str, int]:
        """How many Elder Signs of every faction are still face down; they are opened faction by faction."""
        left = self.unopened
        found = {}
        for faction in reversed(self.course.factions):
            found[faction] = min(left, len(self.course.deeds[faction].opened))
            left -= found[faction]
        return found

    # Words ------------------------------------------------------------------------------------

    def headline(self) -> str:
        """Who has won, in a line."""
        return self._outcome.headline()

    def reason(self) -> str:
        """Why the game is over, and why this side and no other has won, as rich text."""
        return self._outcome.reason()

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the panel, and over everything the values of a turn."""
        super().draw(surface)
        for what, chart in self.charts.items():
            if self.root.shows(f"chart.{what}"):
                chart.draw_values(surface, self.app.layout)


def _short(key: str) -> str:
    """A message's shorter form, if it has one."""
    return f"{key}.short" if has(f"{key}.short") else key
