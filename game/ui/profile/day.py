"""The game of the day: what it is, the days of the month that were played, and the way to its table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date

import pygame

from game.games.registry import game_name
from game.language.spoken import say
from game.language.values import day_of
from game.match.achievements import Own, games_of
from game.match.daily import game_of_the_day, played, told
from game.match.profiles import Profile
from game.match.seats import NAMELESS
from game.match.session import Session
from game.ui import theme
from game.ui.kit.areas import Scroll
from game.ui.kit.box import Box, Column, Line, Space, Text
from game.ui.kit.controls import Button
from game.ui.kit.painting import Painting
from game.ui.layout import Layout
from game.ui.profile import parts
from game.ui.scene import Program
from game.ui.scenes.boxed import ClosableDialog
from game.ui.scenes.positions import day_picture
from game.ui.scenes.setup import NAMES

HIGH, ROUND = 560, 190
"""In windows lower than this, in design units, the month and what is told scroll; what stands round them."""

PICTURED = 700
"""From this height on there is a picture above."""


def days_played(own: Sequence[Own], today: date) -> dict[date, bool]:
    """The days of this month whose game was finished, and whether the first try was won."""
    won: dict[date, bool] = {}
    games = [each.game for each in own]
    for day in (today.replace(day=number) for number in range(1, today.day + 1)):
        if first := played(day, games)[:1]:
            won[day] = next(each.won for each in own if each.game is first[0])
    return won


def day_parts(won: Mapping[date, bool], today: date, play: Callable[[], object]) -> Sequence[Box]:
    """The month, today's game in a sentence, and the button that begins it."""
    spec = game_of_the_day(today, NAMES)
    note = say("profiles-day-told", game=game_name(spec.game), table=told(spec))
    return (
        parts.head(say("profiles-day"), say("times-date", date=day_of(today))), parts.month(today, won),
        Text(say("profiles-day-legend"), theme.SMALL, theme.TEXT_SECOND) if won else Space(h=0),
        Text(note, theme.BODY), Text(say("profiles-day-same"), theme.SMALL, theme.TEXT_SECOND),
        Text(say("profiles-day-done"), theme.SMALL, theme.TEXT_SECOND) if today in won else Space(h=0),
        Button("today", say("profiles-day-play"), play, "primary", key="D", h=44),
    )  # fmt: skip


def begin_today(program: Program, today: date, profile: Profile) -> Session:
    """The game of the day with a person at its first seat; ``ValueError`` where it cannot begin."""
    own = profile.name if profile.name != NAMELESS else NAMES[0]
    return program.services.start(game_of_the_day(today, (own, *(name for name in NAMES if name != own))))


class DayScene(ClosableDialog):
    """The game of the day, over the title."""

    titled = "day"
    WIDTH = 420.0

    def __init__(self) -> None:
        super().__init__()
        self.today = date.today()
        self.won: dict[date, bool] = {}

    def enter(self, app: Program) -> None:
        super().enter(app)
        profile = app.services.profiles.current
        chronicle = app.services.store.chronicle
        app.aside("day", lambda: days_played(games_of(profile, chronicle.list().games), self.today), self._found)

    def _found(self, won: dict[date, bool]) -> None:
        self.won = won
        self.redraw()

    def panel(self, layout: Layout) -> Sequence[Box | None]:
        heading = Text(say("profiles-day"), theme.TITLE, theme.GOLD)
        *told, play = day_parts(self.won, self.today, self.play)[1:]
        whole: Box = Column(*told, gap=10)
        if layout.height_du < HIGH * layout.frame:
            whole = Scroll("day.scroll", whole, h=layout.height_du - ROUND * layout.frame)
        picture = day_picture(self.today) if layout.height_du >= PICTURED * layout.frame else ""
        return (Painting(picture, fades="bottom", h=160) if picture else None), heading, Line(120), whole, play

    def keys(self) -> Mapping[int, Callable[[], object]]:
        return {pygame.K_d: self.play, pygame.K_RETURN: self.play}

    def play(self) -> None:
        """Sit down at it."""
        profile = self.app.services.profiles.current
        self.sit_down(lambda: begin_today(self.app, self.today, profile), say("error-page-game-begin"))
