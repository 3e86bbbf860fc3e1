"""The end: who has won and why, the course of the game, and where to go from here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.games.wars.screen.end_course import CHARTS, chart_data, draw_deeds, draw_dice
from game.games.wars.screen.end_result import ResultTable
from game.games.wars.screen.end_turning import TurningPage
from game.games.wars.screen.rematch import PASSED_ON, ask_rematch
from game.games.wars.words.card_now import Situation
from game.games.wars.words.outcome import Outcome
from game.games.wars.words.statistics import statistics
from game.games.wars.words.tableview import Table
from game.match.session import Session
from game.ui import charts, draw, theme
from game.ui.app import App
from game.ui.glyphs import medal
from game.ui.rich import escape, rich
from game.ui.scenes.card import CardScene
from game.ui.table.end.overlay import EndOverlay
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Segments

RESULT, COURSE, DICE, DEEDS, TURNING = "result", "course", "dice", "deeds", "turning"
ALL = "all"
PAGES = (
    (RESULT, "Result", "Result"), (COURSE, "Course of the game", "Course"), (DICE, "Dice", "Dice"),
    (DEEDS, "Deeds", "Deeds"), (TURNING, "Turning points", "Turning points"),
)  # fmt: skip
SIGN_SECONDS, ALL_SIGNS_SECONDS = 0.45, 6.0
"""How long an Elder Sign takes to be opened, and all of them together at most."""


class EndScene(EndOverlay):
    """Pops with ``title``, ``new``, ``review``, ``("look", entry)``, the session of a rematch, or None for the table.

    The Elder Signs opened with the end are turned over one by one first; a click or a key opens the rest,
    and with ``opened`` none is face down any more.
    """

    anew = "The same table, other dice"
    tab = 144

    def __init__(self, session: Session, table: Table, opened: bool = False) -> None:
        super().__init__(session)
        self.table = table
        names = [escape(seat.name) or f"Player {number + 1}" for number, seat in enumerate(session.match.seats)]
        self._outcome = Outcome(session.match, names)
        self.course = statistics(session.match)
        self.shown = ALL
        self._rows = pygame.Rect(0, 0, 0, 0)
        self._time = 0.0
        self.unopened = 0 if opened else sum(len(deeds.opened) for deeds in self.course.deeds.values())
        self._pace = min(SIGN_SECONDS, ALL_SIGNS_SECONDS / max(self.unopened, 1))

    # Widgets ----------------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        """Without motion everything is open at once."""
        if app.settings.reduced_motion:
            self.unopened = 0
        super().enter(app)

    def leave(self) -> None:
        """Look for turning points no longer."""
        self.turning.close()
        super().leave()

    def names(self) -> Sequence[tuple[str, str, str]]:
        """The result, the course of the game, dice, deeds, and what decided it."""
        return PAGES

    def furnish(self) -> Sequence[Widget]:
        """Charts, and the turning points."""
        self.which = Segments(((ALL, "All"), *CHARTS), self.shown, self._show).called("which")
        self.charts = [charts.Chart(chart_data(self.course, what)).called(f"chart.{what}") for what, _ in CHARTS]
        self.turning = TurningPage(self.session, self.app.post, lambda entry: self.close(("look", entry)), self._placed)
        return [self.which, *self.charts, self.turning.boxes]

    def turn_to(self, page: str) -> None:
        """Open a page; Elder Signs still face down are opened with it."""
        self._open_all()
        self.turning.turn(page == TURNING)
        super().turn_to(page)

    def lay_pages(self) -> None:
        """Place charts and turning points."""
        self._arrange_charts()
        self.turning.lay(self.app.layout, self.content)

    def _placed(self) -> None:
        self.lay_pages()
        self.redraw()

    def _show(self, what: str) -> None:
        self.shown = what
        self._placed()

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
        ref = self.thing_at(event.pos if clicked else pygame.mouse.get_pos())
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

    # Places -----------------------------------------------------------------------------------

    def _arrange_charts(self) -> None:
        layout, content = self.app.layout, self.content
        px = layout.px
        on = self.page == COURSE
        tall = content.width >= px(760) and content.height >= px(470)
        names = [("doom", "Doom"), ("power", "Power"), ("gates", "Gates"), ("books", "Spellbooks")]
        self.which.options = [(ALL, "All four"), *names] if tall else names
        if not tall and self.which.value == ALL:
            self.which.value = "doom"
        elif tall:
            self.which.value = self.shown
        self.which.visible = on
        high = px(34 if tall else 30)
        self.which.place(pygame.Rect(content.x, content.y, min(content.width, px(620)), high))
        lower = px(28)
        area = pygame.Rect(content.x, content.y + high + px(10), content.width, content.height - high - px(10) - lower)
        self.legend = pygame.Rect(content.x, content.bottom - px(24), content.width, px(24))
        gap = px(18)
        half = (area.width - gap) // 2, (area.height - gap // 2) // 2
        for place, (chart, (what, _)) in enumerate(zip(self.charts, CHARTS, strict=True)):
            row, column = divmod(place, 2)
            if self.which.value == ALL:
                at = (area.x + column * (half[0] + gap), area.y + row * (half[1] + gap // 2))
                chart.lay(layout, pygame.Rect(at, half))
            else:
                chart.lay(layout, area)
            chart.visible = on and self.which.value in (ALL, what)

    # Words ------------------------------------------------------------------------------------

    def headline(self) -> str:
        """Who has won, in a line."""
        return self._outcome.headline()

    def reason(self) -> str:
        """Why the game is over, and why this side and no other has won, as rich text."""
        return self._outcome.reason()

    # Drawing ----------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the panel, and over everything the values of a turn."""
        super().draw(surface)
        for chart in self.charts:
            chart.draw_values(surface, self.app.layout)

    def paint(self, surface: pygame.Surface) -> None:
        """The page that is open."""
        layout = self.app.layout
        if self.page == RESULT:
            self._paint_result(surface)
        elif self.page == COURSE:
            charts.legend(surface, layout, self.charts[0].data.lines, self.legend)
        elif self.page == DICE:
            draw_dice(surface, layout, self.course, self.content)
        elif self.page == DEEDS:
            draw_deeds(surface, layout, self.course, self.content)

    def _paint_result(self, surface: pygame.Surface) -> None:
        layout, content = self.app.layout, self.content
        px = layout.px
        opening = bool(self.unopened)
        y = content.y
        if content.height >= px(380):
            y += self._paint_medals(surface, y, min(px(132), content.height // 5), opening)
        role = theme.TITLE_LARGE if not layout.narrow else theme.TITLE_SMALL
        size = layout.font_px(role)
        line = draw.shorten(
            "The last Elder Signs are opened" if opening else self.headline(), role, size, content.width
        )
        draw.text(surface, line, role, size, theme.GOLD, (content.centerx, y), "center")
        y += draw.line_height(role, size)
        # Room is kept for the words while the signs are opened, so that nothing jumps.
        wide = min(content.width, px(860))
        text = rich(self.reason(), theme.BODY, layout.font_px(theme.BODY), wide, theme.TEXT_SECOND, align="center")
        if not opening:
            text.draw(surface, (content.centerx - wide // 2, y))
        y += text.height + px(16 if content.height >= px(400) else 8)
        self._rows = pygame.Rect(content.x, y, content.width, content.bottom - y)
        self._result_table().draw(surface, self._rows)

    def _result_table(self) -> ResultTable:
        return ResultTable(self.app.layout, self.table, self.course, self.result.sides, self.closed_signs())

    def thing_at(self, point: tuple[int, int]) -> tuple[str, str] | None:
        """What of the game stands at a point of the result: a side, or a column's matter."""
        return self._result_table().thing_at(self._rows, point) if self.page == RESULT else None

    def _paint_medals(self, surface: pygame.Surface, y: int, size: int, opening: bool) -> int:
        """The winners' medals, large and lit; everybody's before that, and dark ones when humanity survives."""
        px = self.app.layout.px
        won = list(self.result.sides) if not opening else []
        shown = won or list(self.course.factions)
        each = size if won else round(size * 0.75)
        pitch = each + px(18)
        x = self.content.centerx - (len(shown) - 1) * pitch // 2
        for faction in shown:
            box = pygame.Rect(0, 0, each, each)
            box.center = (x, y + size // 2)
            if won:
                draw.glow(surface, box.inflate(-px(8), -px(8)), theme.GOLD, px(12), each // 2, 130)
            surface.blit(medal(faction, each, bool(won) or opening), box)
            x += pitch
        return size + px(8)
