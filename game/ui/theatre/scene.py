"""The theatre's scene: has a game played through in another thread, then shows any moment of it."""

from __future__ import annotations

import gc
import logging
from bisect import bisect_left
from typing import Any

import pygame

from game.games.game import loaded
from game.language.spoken import say
from game.language.values import markup
from game.match.gamerecords import Mark, When
from game.match.gamewords import words_of
from game.match.match import Match
from game.match.phrases import HEADING, Line
from game.match.record import Recording, recording
from game.match.session import AUTOSAVE
from game.match.theatre import ONLOOKER, OPEN, Timeline, Told, View, play_through
from game.ui import theme
from game.ui.gamescreen import screen_of
from game.ui.kit.box import Box, Column, Text
from game.ui.layout import Layout
from game.ui.scene import Program
from game.ui.scenes.boxed import BoxScene
from game.ui.scenes.message import confirm, error
from game.ui.table.dramatic import DramaticScene
from game.ui.table.stage import Waking
from game.ui.table.turns.flow import pace_of
from game.ui.theatre.deck import Deck
from game.ui.theatre.door import Source
from game.ui.theatre.goon import GoOnScene, share
from game.ui.theatre.reel import Reel
from game.ui.theatre.showing import WatchedStage, WatchingScene

log = logging.getLogger(__name__)

LEAST_PACE = 0.4
"""Played faster than that, moments are left out: there is no time to see them."""


class PlayThrough(BoxScene):
    """Has a game played through in another thread, then makes way for the theatre.

    For a game still going on the view to begin with is that of its one person, or a passer-by's: it keeps its secrets.
    """

    titled = "theatre"
    keys_page = "replays"

    def __init__(self, source: Source, start: int | None = None, *, name: str = "", view: View | None = None) -> None:
        super().__init__()
        self._source, self._start, self._name, self._view = source, start or 0, name, view
        self._done = 0
        self._gone = False

    def enter(self, app: Program) -> None:
        super().enter(app)
        # A match goes on changing: what it is now is taken down here.
        source = recording(self._source) if isinstance(self._source, Match) else self._source

        def work() -> tuple[Timeline, View, Told] | None:
            found = source() if callable(source) else source
            if isinstance(found, Match):
                found = recording(found)
            made = play_through(found, lambda: not self._gone, self._tick) if isinstance(found, Recording) else found
            if made is None:
                return None
            people = people_of(made)
            usual: View = OPEN if made.over else people[0] if len(people) == 1 else ONLOOKER
            view = usual if self._view is None else self._view
            return made, view, made.told(view)

        app.aside("theatre", work, self._arrived, self._failed)

    def _tick(self, done: int) -> None:
        self._done = done

    def _failed(self, problem: Exception) -> None:
        if not self._gone:
            self.push(error(say("error-theatre-watch"), problem), lambda _: self.pop())

    def _arrived(self, made: tuple[Timeline, View, Told] | None) -> None:
        if not self._gone and made is not None:
            self.replace(TheatreScene(*made, self._start, self._name))

    def leave(self) -> None:
        self._gone = True
        super().leave()

    @property
    def next_wake(self) -> float | None:
        return 0.1

    def update(self, dt: float) -> None:
        super().update(dt)
        self.refresh()

    def describe(self, layout: Layout) -> Box:
        """How far the game has been played through."""
        told = say("theatre-loaded", choices=self._done) if self._done else ""
        done = Text(told, theme.SMALL, theme.TEXT_SECOND, "center")
        return Column(Text(say("theatre-loading"), theme.SUBTITLE, theme.TEXT_SECOND, "center"), done,
                      gap=14, pack="center")  # fmt: skip


def people_of(timeline: Timeline) -> list[int]:
    return [number for number, seat in enumerate(timeline.end.seats) if not seat.bot]


class TheatreScene(DramaticScene, WatchingScene):
    """A game watched. Pops with the session of a game gone on with from there, or None.

    Nothing here changes the game. Only what the chosen view allows is shown, told or heard; for a game still going
    on, another view than one's own is asked about first.
    """

    titled = "theatre"
    keys_page = "replays"
    stage: WatchedStage
    deck: Deck

    def __init__(self, timeline: Timeline, view: View, told: Told, start: int, name: str) -> None:
        super().__init__()
        self.timeline, self.view, self._told, self._name = timeline, view, told, name
        self.reel = Reel(timeline, start)
        self.music = screen_of(timeline.rules.game).music
        self._gone = False
        self._warned = False
        self._rolls = False
        """Whether dice tumble first, on the way to the moment the reel is at."""

    # Beginning and end ------------------------------------------------------------------------

    def enter(self, app: Program) -> None:
        super().enter(app)
        self._frozen = gc.get_freeze_count() > 0
        self.set_up()

    @property
    def strain(self) -> float:
        return self.stage.strain

    def reworded(self) -> None:
        self.reel.pause()
        self._told = self.timeline.told(self.view)
        gc.unfreeze()
        super().reworded()

    def set_up(self) -> None:
        """Make the stage, with the deck on it."""
        self.stage = stage = loaded(screen_of(self.timeline.rules.game).watched)(self, self.timeline)
        deeds = {pygame.K_ESCAPE: self.pop, pygame.K_g: self.go_on, pygame.K_e: self.share}
        faces = stage.faces(self.timeline)
        self.deck = Deck(
            self.reel, faces, self._colour, self._words_of, stage.dressed, self._moved, self._look_with, deeds
        )
        self.deck.view = self.view
        stage.steer(self.deck)
        stage.watch(self.timeline.match_at(self.reel.n), self.view, 0.0, False)
        stage.tell(self._told, self.view)
        stage.lay()
        self._moved(False)
        # The thousands of positions that are kept now need not be looked through again and again.
        gc.freeze()

    def leave(self) -> None:
        self._gone = True
        super().leave()
        self.stage.close()
        gc.unfreeze()
        if self._frozen:
            gc.freeze()

    # What is shown ----------------------------------------------------------------------------

    def _moved(self, step: bool) -> None:
        """Show the moment the reel is at; ``step``: it follows the one shown."""
        reel, deck, stage, timeline = self.reel, self.deck, self.stage, self.timeline
        pace = min(pace_of(self.app.settings, 1.0 / reel.rate), 1.0)
        self._rolls = step and pace > 0 and stage.throw(timeline.match_at(reel.n), self.view, pace)
        self.unsay()
        if self._rolls:
            self.moments.finish()
            self.lead_in(stage.coming(timeline.match_at(reel.n), self.view), pace if pace >= LEAST_PACE else 0.0)
            self.redraw()
            return
        heard = stage.watch(timeline.match_at(reel.n), self.view, pace, step)
        self.moments.finish()
        if pace >= LEAST_PACE:
            self.play(heard, pace)
        line = self._line_at(reel.n)
        stage.mark(line)
        when = self._time_of(line) if line else timeline.when(reel.n)
        deck.when, deck.line = words_of(timeline.rules).time(when) if when.phase else "", line
        self.redraw()

    def _colour(self, side: int | None) -> theme.RGB:
        return theme.BRASS if side is None else self.stage.colour(side)

    def _time_of(self, line: Line) -> When:
        """The time at which what a line tells began."""
        return self.timeline.when_event(self._told.first[self._told.lines.index(line)])

    def _line_at(self, n: int) -> Line | None:
        """The line that tells of what has happened last."""
        told = self._told
        place = bisect_left(told.first, self.timeline.events_at(n)) - 1
        while place >= 0 and told.lines[place].kind == HEADING:
            place -= 1
        return told.lines[place] if place >= 0 else None

    def _words_of(self, n: int, mark: Mark | None) -> str:
        """The tooltip of a moment of the slider: its time, and what the mark there tells."""
        speech = words_of(self.timeline.rules)
        if mark is None:
            when = self.timeline.when(n)
            return speech.time(when) if when.phase else say("theatre-moment", number=n)
        told, when = self._told, self.timeline.when_event(mark.event)
        lines = (line for line, first, behind in zip(told.lines, told.first, told.behind, strict=True)
                 if first <= mark.event < behind and line.side == mark.side)  # fmt: skip
        line = next(lines, None)
        text = f"<second>{speech.time(when)}</>" if when.phase else ""
        return f"{self.stage.dressed(line.text)}\n{text}" if line else text

    def jump(self, line: Line) -> None:
        """Go to where all that a line tells has happened."""
        if line in self._told.lines:
            self.deck.go(self.timeline.moment_of(self._told.behind[self._told.lines.index(line)]))

    # Views ------------------------------------------------------------------------------------

    def _look_with(self, view: View) -> None:
        """Look with other eyes; for a game still going on asks first whether secrets are to be seen."""
        own = view == ONLOOKER or [view] == people_of(self.timeline)
        if view == self.view:
            return
        if self.timeline.over or own or self._warned:
            self._turn_to(view)
            return
        self.reel.pause()
        question = confirm(
            say("theatre-secrets"),
            say("theatre-secrets.note", hidden=markup(self.stage.hidden)),
            say("theatre-secrets.yes"),
            danger=True,
        )
        self.push(question, lambda yes: self._allowed(view) if yes else None)

    def _allowed(self, view: View) -> None:
        self._warned = True
        self._turn_to(view)

    def _turn_to(self, view: View) -> None:
        self.app.aside("telling", lambda: self.timeline.told(view), lambda told: self._turned(view, told))

    def _turned(self, view: View, told: Told) -> None:
        if self._gone:
            return
        self.view, self._told, self.deck.view = view, told, view
        self._moved(False)
        self.stage.tell(told, view)
        self.stage.mark(self._line_at(self.reel.n))

    # What can be made of it -------------------------------------------------------------------

    def go_on(self) -> None:
        """Ask who goes on from this moment, and begin a game of one's own."""
        self.reel.pause()
        if self.timeline.match_at(self.reel.n).decision is None:
            self.notice(say("theatre-over"))
            return
        self.push(GoOnScene(self.timeline, self.reel.n), self._begin)

    def _begin(self, how: Any) -> None:
        if how is None:
            return
        seats, dice = how
        n = self.reel.n
        self.app.aside("going-on", lambda: self.timeline.go_on(n, seats, dice), self._begun,
                       lambda problem: self.push(error(say("error-theatre-go-on"), problem)))  # fmt: skip

    def _begun(self, match: Match) -> None:
        if not self._gone:
            self.pop(self.app.services.go_on_with(match, self._name or AUTOSAVE))

    def share(self) -> None:
        """Ask for a name and write the whole game into a file."""
        self.reel.pause()
        share(self.app, self.timeline.end, self._name, self.push, self.notice)

    def notice(self, sentence: str) -> None:
        if not self._gone:
            super().notice(sentence)

    # Time -------------------------------------------------------------------------------------

    @property
    def _held(self) -> bool:
        """Whether what is shown has not been seen to its end."""
        return self.stage.watched or self.moments.busy

    def pulses(self) -> tuple[Waking, ...]:
        return () if self._held else (self.reel,)

    def beat(self, dt: float) -> bool:
        self.deck.take_up()
        if self._rolls and not self.stage.rolling:
            self._moved(True)
        went = self.reel.update(dt, self._held)
        if went:
            self._moved(True)
        return went
