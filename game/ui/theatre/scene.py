"""The theatre's scene: has a game played through in another thread, then shows any moment of it."""

from __future__ import annotations

import gc
import logging
from bisect import bisect_left
from collections.abc import Callable, Iterable
from typing import Any

import pygame

from game.match.gamerecords import Mark, When
from game.match.gamewords import words_of
from game.match.match import Match
from game.match.phrases import HEADING, Line
from game.match.record import Recording, recording
from game.match.theatre import ONLOOKER, OPEN, Timeline, Told, View, play_through
from game.ui import draw, theme
from game.ui.app import App
from game.ui.gamescreen import screen_of
from game.ui.layout import Layout
from game.ui.scene import Scene
from game.ui.scenes.message import confirm, error
from game.ui.table.turns.flow import pace_of
from game.ui.theatre.deck import Deck
from game.ui.theatre.goon import GoOnScene, share
from game.ui.theatre.reel import Reel
from game.ui.theatre.showing import WatchedStage
from game.ui.things import Thing
from game.ui.widgets.base import Board

log = logging.getLogger(__name__)

Found = Match | Recording | Timeline
Source = Found | Callable[[], Found]
"""A game to watch, or what fetches one in another thread."""


class TheatreScene(Scene):
    """A game watched. Pops with the session of a game gone on with from there, or None.

    Nothing here changes the game. Only what the chosen view allows is shown, told or heard; for a game still going
    on, another view than one's own is asked about first.
    """

    title = "Theatre"
    keys_page = "replays"

    def __init__(self, source: Source, start: int | None = None, *, name: str = "", view: View | None = None) -> None:
        super().__init__()
        self._source = source
        self._start = start or 0
        self._name = name
        self.view: View = ONLOOKER
        self._first_view = view
        self.timeline: Timeline | None = None
        self.stage: WatchedStage | None = None
        self.reel: Reel | None = None
        self.deck: Deck | None = None
        self._told: Told | None = None
        self._done = 0
        self._gone = False
        self._warned = False
        self._bare = Board()
        self._unpainted = False

    # Beginning and end ------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        """Have the game played through elsewhere."""
        super().enter(app)
        source = self._source
        self._frozen = gc.get_freeze_count() > 0
        # A match goes on changing: what it is now is taken down here.
        self._run(recording(source) if isinstance(source, Match) else source)

    def _run(self, source: Recording | Timeline | Callable[[], Found]) -> None:
        def work() -> tuple[Timeline, View, Told] | None:
            found = source() if callable(source) else source
            if isinstance(found, Match):
                found = recording(found)
            made = play_through(found, lambda: not self._gone, self._tick) if isinstance(found, Recording) else found
            if made is None:
                return None
            view = self._view_of(made)
            return made, view, made.told(view)

        self.app.aside("theatre", work, self._arrived, self._failed)

    def _tick(self, done: int) -> None:
        self._done = done

    def _failed(self, problem: Exception) -> None:
        if not self._gone:
            self.push(error("This game cannot be watched", problem), lambda _: self.pop())

    def _view_of(self, timeline: Timeline) -> View:
        """The view to begin with: a game still going on keeps its secrets."""
        if self._first_view is not None:
            return self._first_view
        if timeline.over:
            return OPEN
        people = self._people(timeline)
        return people[0] if len(people) == 1 else ONLOOKER

    def _people(self, timeline: Timeline) -> list[int]:
        return [number for number, seat in enumerate(timeline.end.seats) if not seat.bot]

    def _arrived(self, made: tuple[Timeline, View, Told] | None) -> None:
        if self._gone or made is None:
            return
        timeline, view, told = self.timeline, self.view, self._told = made
        self.reel = reel = Reel(timeline, self._start)
        stage = screen_of(timeline.rules.game).watched(self, timeline)
        deeds = {pygame.K_ESCAPE: self.quit, pygame.K_g: self.go_on, pygame.K_e: self.share}
        self.stage = stage
        self.deck = Deck(reel, stage.faces(timeline), self._colour, self._words_of, stage.dressed, self._moved,
                         self._look_with, deeds)  # fmt: skip
        self.deck.view = view
        stage.steer(self.deck)
        stage.watch(timeline.match_at(reel.n), view, 0.0, False)
        stage.tell(told, view)
        stage.lay()
        self._moved(False)
        # The thousands of positions that are kept now need not be looked through again and again.
        gc.freeze()

    def leave(self) -> None:
        """Let everything go."""
        self._gone = True
        if self.stage is not None:
            self.stage.close()
        gc.unfreeze()
        if self._frozen:
            gc.freeze()

    def quit(self) -> None:
        """Leave the theatre."""
        self.pop()

    # What is shown ----------------------------------------------------------------------------

    def _moved(self, step: bool) -> None:
        """Show the moment the reel is at; ``step``: it follows the one shown."""
        reel, deck, stage, timeline = self.reel, self.deck, self.stage, self.timeline
        assert reel and deck and stage and timeline is not None
        pace = min(pace_of(self.app.settings, 1.0 / reel.rate), 1.0)
        stage.watch(timeline.match_at(reel.n), self.view, pace, step)
        line = self._line_at(reel.n)
        stage.mark(line)
        when = self._time_of(line) if line else timeline.when(reel.n)
        deck.when, deck.line = words_of(timeline.rules).time(when) if when.phase else "", line
        self.redraw()

    def _colour(self, side: int | None) -> theme.RGB:
        assert self.stage is not None
        return theme.BRASS if side is None else self.stage.colour(side)

    def _time_of(self, line: Line) -> When:
        """The time at which what a line tells began."""
        assert self.timeline is not None and self._told
        return self.timeline.when_event(self._told.first[self._told.lines.index(line)])

    def _line_at(self, n: int) -> Line | None:
        """The line that tells of what has happened last."""
        assert self.timeline is not None and self._told
        told = self._told
        place = bisect_left(told.first, self.timeline.events_at(n)) - 1
        while place >= 0 and told.lines[place].kind == HEADING:
            place -= 1
        return told.lines[place] if place >= 0 else None

    def _words_of(self, n: int, mark: Mark | None) -> str:
        """The tooltip of a moment of the slider: its time, and what the mark there tells."""
        assert self.timeline is not None and self._told and self.stage
        speech = words_of(self.timeline.rules)
        if mark is None:
            when = self.timeline.when(n)
            return speech.time(when) if when.phase else f"Answer {n}"
        told, when = self._told, self.timeline.when_event(mark.event)
        lines = (line for line, first, behind in zip(told.lines, told.first, told.behind, strict=True)
                 if first <= mark.event < behind and line.side == mark.side)  # fmt: skip
        line = next(lines, None)
        text = f"<second>{speech.time(when)}</>" if when.phase else ""
        return f"{self.stage.dressed(line.text)}\n{text}" if line else text

    def jump(self, line: Line) -> None:
        """Go to where all that a line tells has happened."""
        assert self.timeline is not None and self._told and self.deck
        if line in self._told.lines:
            self.deck.go(self.timeline.moment_of(self._told.behind[self._told.lines.index(line)]))

    # Views ------------------------------------------------------------------------------------

    def _look_with(self, view: View) -> None:
        """Look with other eyes; for a game still going on asks first whether secrets are to be seen."""
        assert self.timeline is not None and self.stage
        own = view == ONLOOKER or [view] == self._people(self.timeline)
        if view == self.view:
            return
        if self.timeline.over or own or self._warned:
            self._turn_to(view)
            return
        if self.reel:
            self.reel.pause()
        question = confirm(
            "See what is hidden?",
            f"This game is not over. With these eyes you see {self.stage.hidden}.",
            "Show them",
            danger=True,
        )
        self.push(question, lambda yes: self._allowed(view) if yes else None)

    def _allowed(self, view: View) -> None:
        self._warned = True
        self._turn_to(view)

    def _turn_to(self, view: View) -> None:
        timeline = self.timeline
        assert timeline is not None

        self.app.aside("telling", lambda: timeline.told(view), lambda told: self._turned(view, told), self._failed)

    def _turned(self, view: View, told: Told) -> None:
        if self._gone or not (self.stage and self.deck):
            return
        self.view, self._told, self.deck.view = view, told, view
        self._moved(False)
        self.stage.tell(told, view)
        self.stage.mark(self._line_at(self.reel.n if self.reel else 0))

    # What can be made of it -------------------------------------------------------------------

    def go_on(self) -> None:
        """Ask who goes on from this moment, and begin a game of one's own."""
        if self.reel is None or self.timeline is None:
            return
        self.reel.pause()
        if self.timeline.match_at(self.reel.n).decision is None:
            self._notice("The game is over here. Go back to a moment from which it can go on.")
            return
        self.push(GoOnScene(self.timeline, self.reel.n), self._begin)

    def _begin(self, how: Any) -> None:
        if how is None:
            return
        seats, dice = how
        timeline, reel = self.timeline, self.reel
        assert timeline is not None and reel
        n = reel.n
        self.app.aside("going on", lambda: timeline.go_on(n, seats, dice), self._begun,
                       lambda problem: self.push(error("This game cannot go on from here", problem)))  # fmt: skip

    def _begun(self, match: Match) -> None:
        if not self._gone:
            self.pop(self.app.services.go_on_with(match, self._name or "Autosave"))

    def share(self) -> None:
        """Ask for a name and write the whole game into a file."""
        if self.timeline is None or self.reel is None:
            return
        self.reel.pause()
        share(self.app, self.timeline.end, self._name, self.push, self._notice)

    def _notice(self, sentence: str) -> None:
        if self.stage is not None and not self._gone:
            self.stage.notices.add(sentence)
            self.redraw()

    # Life -------------------------------------------------------------------------------------

    def layout_changed(self) -> None:
        """Place everything."""
        if self.stage is not None:
            self.stage.resized()

    def handle(self, event: pygame.event.Event) -> bool:
        """Hand it to whatever shows; while nothing does, Escape leaves."""
        if self.stage is None:
            if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
                self.quit()
                return True
            return False
        taken = self.stage.handle(event)
        if taken:
            self.redraw()
        return taken

    @property
    def typing(self) -> bool:
        """Whether letters go into the search."""
        return self.board.typing

    @property
    def board(self) -> Board:
        """All that stands on the screen."""
        return self.stage.board if self.stage is not None else self._bare

    def things(self) -> Iterable[Thing]:
        """What its widgets hold."""
        return self.board.things()

    @property
    def animating(self) -> bool:
        """Whether something moves."""
        return self.stage is not None and self.stage.animating and not self._unpainted

    @property
    def next_wake(self) -> float | None:
        """Until the next moment, or whatever the showing waits for."""
        if self.stage is None or self.reel is None:
            return 0.1
        waits = [0.001 if self._unpainted else None, self.stage.next_wake]
        waits.append(None if self.stage.watched else self.reel.next_wake)
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, dt: float) -> None:
        """Play on."""
        stage, reel, deck = self.stage, self.reel, self.deck
        if stage is None or reel is None or deck is None:
            self.redraw()
            return
        if self._unpainted:
            self.redraw()
        painted, self._unpainted = not self.dirty, False
        deck.take_up()
        if reel.update(dt, stage.watched):
            self._moved(True)
            # Taking up a moment and painting it are two frames' work.
            self._unpainted = painted
            self.dirty = not painted
            return
        fresh = self.dirty or self._unpainted
        changed = stage.advance(dt)
        changed = stage.update(dt) or changed
        if not stage.moving and not fresh:
            stage.warming.work()
        stage.settled(changed or fresh)
        if changed:
            self.redraw()

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the screen, or how far the game has been played through."""
        if self.stage is not None:
            self.stage.draw(surface, self.dirty or self.app.stack.top is not self)
            return
        layout = self.app.layout
        surface.blit(draw.backdrop(layout.width, layout.height), (0, 0))
        self._draw_waiting(surface, layout)

    def _draw_waiting(self, surface: pygame.Surface, layout: Layout) -> None:
        x, y = layout.window.center
        px = layout.font_px(theme.SUBTITLE)
        draw.text(surface, "The game is played through …", theme.SUBTITLE, px, theme.TEXT_SECOND, (x, y), "center",
                  middle=True)  # fmt: skip
        if self._done:
            small = layout.font_px(theme.SMALL)
            at = (x, y + layout.px(40))
            words_ = f"{self._done} answers"
            draw.text(surface, words_, theme.SMALL, small, theme.TEXT_THIRD, at, "center", middle=True)
