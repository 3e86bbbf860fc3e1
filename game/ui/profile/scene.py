"""A profile for each person at this computer: games, goals achieved, lessons, puzzles, and the game of the day."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial

import pygame

from game.language.spoken import say
from game.match.achievements import Progress, games_of, personal, progress
from game.match.chronicle.records import Summary
from game.match.lessons.files import Found, games_by_id
from game.match.profiles import MOST, Profile
from game.ui import theme
from game.ui.kit.box import Box, Column, Grid, Line, Row, Text
from game.ui.kit.controls import Button
from game.ui.kit.frame import PANEL
from game.ui.kit.painting import Painting
from game.ui.layout import Layout
from game.ui.profile import parts
from game.ui.profile.day import begin_today, day_parts, days_played
from game.ui.scene import Program
from game.ui.scenes.boxed import Page
from game.ui.scenes.message import PromptScene, ask_name, ask_to_delete, error
from game.ui.scenes.positions import day_picture

WIDE, MIDDLE = 1180, 760
"""From these widths on, in design units, there are three columns, or two."""


class ProfileScene(Page):
    """What a person has done; another may be chosen, and a new one be told."""

    titled = "profile"

    def __init__(self) -> None:
        super().__init__()
        self.games: Sequence[Summary] = ()
        self.lessons = Found((), ())
        self.today = date.today()

    def enter(self, app: Program) -> None:
        self.profiles = app.services.profiles
        self._count()
        super().enter(app)
        services = app.services
        app.aside("profile", lambda: (services.store.chronicle.list().games, services.lessons.all()), self._listed)

    def reworded(self) -> None:
        self.lessons = self.app.services.lessons.known
        self._count()

    def _listed(self, found: tuple[Sequence[Summary], Found]) -> None:
        self.games, self.lessons = found
        self._count()

    def _count(self) -> None:
        """Count the games of whoever is chosen: once, for there may be thousands, and the page is described often."""
        own = games_of(self._profile, self.games)
        self.told, self.reached = personal(own), self.goals()
        self.won = days_played(own, self.today)
        self.redraw()

    @property
    def _profile(self) -> Profile:
        return self.profiles.current

    def goals(self) -> list[Progress]:
        """How far the person is with every goal."""
        return progress(self._profile, self.games, games_by_id(self.lessons))

    # What is shown ------------------------------------------------------------------------------

    def body(self, layout: Layout) -> Box:
        profile = self._profile
        # What is left of the column is the picture of the side that has won most.
        picture = Painting(parts.favorite(self.told), fades="top bottom", grow=1)
        first = Column(parts.numbers(profile, self.told), *parts.games(self.told), picture, frame=PANEL, pad=20, gap=9)
        circle = Painting("circle", focus=(0.5, 0.7), fades="top bottom left right", light=0.8, low=170, grow=1)
        second = Column(*parts.goals(self.reached), circle, frame=PANEL, pad=20, gap=12)
        wide = layout.width_du / layout.frame
        rest = Painting(day_picture(self.today), fades="top bottom", grow=1) if wide >= WIDE else None
        third = Column(*parts.lessons(profile, self.lessons), *parts.puzzles(profile, self.lessons), *self._day(), rest,
                       frame=PANEL, pad=20, gap=10)  # fmt: skip
        if wide >= WIDE:
            first.grow, second.grow, third.grow = 27, 46, 26
            columns: Box = Row(first, second, third, gap=14, across="fill", grow=1)
        elif wide >= MIDDLE:
            left = Column(first, third, gap=14, grow=42)
            second.grow = 58
            columns = Row(left, second, gap=14, across="start")
        else:
            columns = Column(first, third, second, gap=14)
        return Column(self._people(layout), columns, gap=14)

    def _people(self, layout: Layout) -> Box:
        chosen = self._profile.name
        each = [
            Button(f"person.{number}", person.called, partial(self._choose, person.name),
                   "primary" if person.name == chosen else "plain", h=38)
            for number, person in enumerate(self.profiles.people)
        ]  # fmt: skip
        more = len(self.profiles.people) < MOST
        return Grid(
            *each, Button("new", say("profiles-new"), self._new, h=38, icon="new_game") if more else None,
            Button("rename", say("buttons-rename"), self._rename, "quiet", h=38),
            Button("remove", say("profiles-remove"), self._remove, "quiet", h=38),
            Row(Text(say("profiles-local"), theme.NOTE, theme.TEXT_SECOND)), cell=130, gap=8, gap_y=8,
        )  # fmt: skip

    def _day(self) -> Sequence[Box]:
        """Today's game, and the month with those that were played."""
        return (Line(90), *day_parts(self.won, self.today, self.play))

    def keys(self) -> Mapping[int, Callable[[], object]]:
        return {pygame.K_d: self.play}

    # Deeds --------------------------------------------------------------------------------------

    def play(self) -> None:
        """Begin the game of the day."""
        self.sit_down(lambda: begin_today(self.app, self.today, self._profile), say("error-page-game-begin"))

    def _choose(self, name: str) -> None:
        self.profiles.choose(name)
        self._count()

    def _new(self) -> None:
        asked = PromptScene(say("profiles-new"), say("profiles-new.asked"), "", say("profiles-new.create"))
        self.push(asked, lambda name: self._try(name, self.profiles.add))

    def _rename(self) -> None:
        profile = self._profile
        ask_name(self, profile.called, lambda name: self._try(name, partial(self.profiles.rename, profile)))

    def _try(self, name: str | None, deed: Callable[[str], object]) -> None:
        if not name:
            return
        try:
            deed(name)
        except ValueError as problem:
            self.push(error(say("error-profiles-name"), problem))
        self._count()

    def _remove(self) -> None:
        profile = self._profile

        def forget() -> None:
            self.profiles.remove(profile)
            self._count()

        heading = say("profiles-remove.asked", name=profile.called)
        ask_to_delete(self, heading, say("profiles-remove.text", name=profile.called), forget)
