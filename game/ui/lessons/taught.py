"""A table at which something is learned: answers are played before one's eyes, each lit before it is given."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.option import Option
from game.match.counsel import Counsel, Step
from game.match.lessons.desk import Lessons
from game.match.session import Session
from game.ui.table.lights import Ends, Lit
from game.ui.table.scene import MatchScene
from game.ui.table.turns.flow import GLIDE

SHOWN_FOR = 1.0
"""Seconds for which an answer is lit before it is given."""


class TaughtScene(MatchScene):
    """A match in which answers may be shown to the learner; ``showing``: they are being given."""

    explains = False
    guided = False
    dramatic = False

    def __init__(self, lessons: Lessons, session: Session) -> None:
        super().__init__(session)
        self._lessons = lessons
        self.keys_page = "lessons"
        self.showing = False
        self.shown_next: Option | None = None
        """The answer that is lit before it is given."""
        self._wait = 0.0

    def next_shown(self) -> Option | None:
        """The learner's next answer of what is shown; ``None`` ends the showing."""
        raise NotImplementedError

    def relight(self) -> None:
        """Light ``shown_next``, or what is lit without it."""
        raise NotImplementedError

    def lights_of(self, answer: Option) -> tuple[Sequence[Lit], Sequence[Ends]]:
        """What of the window gives an answer, as advice lights it, but in nobody's name."""
        asked = self.session.match.decision
        kind = asked.kind if asked is not None else ""
        units = (answer.unit,) if answer.unit >= 0 else ()
        lits, ways = self.stage.advised(Counsel("", "", steps=(Step(kind, (answer,), answer),), units=units))
        return [lit._replace(tag="") for lit in lits], ways

    def begin_showing(self) -> None:
        """Have answers given, one after the other."""
        self.showing, self.shown_next = True, None
        self.redraw()

    def stop_showing(self) -> None:
        """Give no more of them."""
        self.showing, self.shown_next = False, None

    @property
    def next_wake(self) -> float | None:
        waits = (super().next_wake, max(self._wait, 0.005) if self.showing else None)
        return min((wait for wait in waits if wait is not None), default=None)

    def beat(self, dt: float) -> bool:
        went = super().beat(dt)
        if self.showing and not went and not self.stage.watched:
            self.follow_up(dt)
        return went

    def follow_up(self, dt: float) -> None:
        """Light the next answer that is shown, once it is the learner's turn, and then give it."""
        if self.question is None:
            return
        if self.shown_next is None:
            self.shown_next = self.next_shown()
            if self.shown_next is None:
                self.stop_showing()
                return
            self._wait = SHOWN_FOR * GLIDE.get(self.app.settings.bot_pace, 1.0)
            self.relight()
            self.redraw()
            return
        self._wait -= dt
        if self._wait <= 0:
            answer, self.shown_next = self.shown_next, None
            super().answer(answer)
