"""What the scenes of a match share, at whichever table: the match kept going, and what a person asks of it."""

from __future__ import annotations

import gc
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from game.engine.errors import EngineError
from game.engine.option import Option
from game.match.opened import OpenDecision
from game.match.session import Session
from game.ui.app import App
from game.ui.scene import Scene
from game.ui.table.advice.advisor import Advisor
from game.ui.table.bar_buttons import BarButton
from game.ui.table.commands import Wishes
from game.ui.table.log.telling import Telling
from game.ui.table.lookback import LookBack
from game.ui.table.notices import Notices
from game.ui.table.overlays.curtain import CurtainScene
from game.ui.table.overlays.leaving import HEADING, may_leave
from game.ui.table.turns.flow import GLIDE, Flow, pace_of
from game.ui.things import Thing
from game.ui.widgets.base import Board

log = logging.getLogger(__name__)

Deeds = dict[str, Callable[[], None]]


class Asked(Protocol):
    """The question put to whoever sits at the keyboard, as far as every table knows it."""

    @property
    def serial(self) -> int:
        """Which question of the match it is."""

    @property
    def seat(self) -> int:
        """Who is asked."""


class Laid(Protocol):
    """A table's stage, as far as every table has it."""

    board: Board
    buttons: dict[str, BarButton]

    def close(self) -> None:
        """Let widgets and threads go."""


class Pictured(Protocol):
    """Gives the save a small picture of the match."""

    def take(self) -> None:
        """Take a picture of the match as it is."""


class MatchScene(Scene, ABC):
    """A match shown and kept going: the person at the keyboard is asked, bots think, everybody's answers are taken up.

    ``viewer`` is the seat at the keyboard; behind a ``curtain`` nobody's secrets are shown. Subclasses make stage,
    ``lookback``, ``advisor``, pictures and wishes in ``furnish`` and before, and show the match in ``show_match``.
    """

    question: Asked | None
    stage: Laid
    lookback: LookBack
    advisor: Advisor
    _wishes: Wishes
    _pictures: Pictured

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        people = session.people
        self.viewer: int | None = people[0] if len(people) == 1 else None
        self.curtain = False
        self._telling = Telling(session)
        self._notices = Notices()
        self._handed_on = False
        """Whether another scene goes on with the session."""
        self._end_shown = False

    # What a table says ------------------------------------------------------------------------

    @abstractmethod
    def furnish(self, app: App, deeds: Deeds) -> None:
        """Make the stage and all that stands on it; ``deeds`` are what its buttons and keys do."""

    @abstractmethod
    def show_match(self, glide: bool) -> None:
        """Read the table for whoever may see it, lay the question open, and show both."""

    @abstractmethod
    def curtain_for(self, decision: OpenDecision) -> CurtainScene:
        """What hides the table until whoever is asked sits down."""

    @abstractmethod
    def finish_motion(self) -> None:
        """Have everything where it belongs at once."""

    @abstractmethod
    def paced(self) -> None:
        """Show anew how the bots' turns go on."""

    @abstractmethod
    def rules(self) -> None:
        """Open the rules."""

    def answered(self) -> None:
        """The open question, which is kept until the answer is taken up, has been answered."""

    def hand_on(self) -> bool:
        """Whether the match is no longer one for this table: if so, asks for the scene that is to go on with it."""
        return False

    def things(self) -> Iterable[Thing]:
        """What the widgets of its stage hold."""
        return self.stage.board.things()

    # Beginning and end ------------------------------------------------------------------------

    def deeds(self) -> Deeds:
        """What buttons and keys do, by name."""
        return {
            "undo": self.undo,
            "redo": self.redo,
            "rules": self.rules,
            "menu": self.menu,
            "save": self.save,
            "skip": self.skip_bots,
            "pause": self.pause_bots,
            "step": self.step_bots,
            "seats": lambda: self._wishes.fulfil("seats"),
            "advice": lambda: self.advisor.hint(),
            "why": lambda: self.advisor.why_latest(),
        }

    def enter(self, app: App) -> None:
        """Build the widgets and see whose turn it is."""
        super().enter(app)
        self.flow = Flow(self.session, app.post)
        self.furnish(app, self.deeds())
        self.session.woken = lambda: app.post(self._take_messages)
        self._take_messages()
        self.flow.refresh()
        self.sync(glide=False)
        # Once the table is on the screen: it takes as long as painting all of it.
        app.post_painted(self._keep_loaded)

    def _keep_loaded(self) -> None:
        """What is loaded by now stays: looking through it again and again would cost whole frames."""
        if self in self.app.stack.scenes:
            gc.collect()
            gc.freeze()

    def leave(self) -> None:
        """Let threads and files go; the match is kept."""
        gc.unfreeze()
        self.flow.close()
        self.session.woken = None
        self.keep_picture()
        if not self._handed_on:
            self.session.close()
        self.stage.close()

    def may_quit(self) -> bool:
        """The window may close at any time, as every answer is kept already; if the disk refused them it asks first."""
        top = self.app.stack.top or self
        if getattr(top, "heading", "") == HEADING:
            return False
        return may_leave(self.session, top.push, self.app.quit)

    def unfocused(self) -> None:
        """Every answer reaches the disk."""
        self.session.sync()

    def keep_picture(self) -> None:
        """Give the save a small picture of the table as everybody sees it."""
        self._pictures.take()

    # What is shown ----------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The table's widgets."""
        return self.stage.board

    @property
    def at_keyboard(self) -> int | None:
        """The seat whose secrets may be shown: nobody's behind a curtain."""
        return None if self.curtain else self.viewer

    def sync(self, glide: bool = True) -> None:
        """Take up what the match has become."""
        self.lookback.end()
        self._seat_viewer()
        self.show_match(glide)
        self.redraw()
        if self.flow.over and not self._end_shown:
            self._end_shown = True
            self._wishes.show_result()
        elif not self.flow.over:
            self._end_shown = False

    def _glide(self) -> float:
        """How long pieces or cards are on their way: not at all where motion is not wanted, or nobody watches."""
        settings = self.app.settings
        return 0.0 if self.flow.skipping else pace_of(settings, GLIDE.get(settings.bot_pace, 1.0))

    def _enable(self) -> None:
        """Undo and Redo are there only while they mean something."""
        buttons, open_ = self.stage.buttons, not self.curtain
        buttons["undo"].enabled = open_ and self.session.can_undo(self.viewer)
        buttons["redo"].enabled = open_ and self.session.can_redo

    def _seat_viewer(self) -> None:
        """Whoever is asked sits at the keyboard; with several people a curtain falls in between."""
        people, before = self.session.people, self.at_keyboard
        asked = self.flow.asked
        if len(people) == 1:
            self.viewer = people[0]
        elif self.viewer not in people:
            self.viewer = None
        falls = asked is not None and asked.decision.seat != self.viewer and not self.curtain
        self.curtain = self.curtain or falls
        if self.at_keyboard != before:
            # What was told to one person must not stand there for the next.
            self._telling.tell_another()
        if asked is None or not falls:
            return
        seat = asked.decision.seat

        def seated(_: Any) -> None:
            self.viewer, self.curtain = seat, False
            self.begin_anew()
            self.sync(glide=False)

        self.push(self.curtain_for(asked.decision), seated)

    def begin_anew(self) -> None:
        """Have everything told anew: to another, or after an undo."""
        self._telling.begin_anew()

    # What a person does -----------------------------------------------------------------------

    def answer(self, option: Option) -> None:
        """Answer the open question."""
        if self.question is None:
            return
        try:
            self.session.answer(option, self.question.serial)
        except EngineError as problem:
            log.warning("an answer was refused: %s", problem)
            self.notice(str(problem))
            return
        self.answered()
        self.changed()

    def changed(self, anew: bool = False) -> None:
        """Take up a change of the match; ``anew`` by something that is no move, so that nothing glides or flies."""
        self.flow.refresh()
        if self.hand_on():
            self._handed_on = True
            return
        if anew:
            self.begin_anew()
        self.sync(glide=not anew)

    def undo(self) -> None:
        """Back to the last own choice; without anybody at the keyboard, back by one answer."""
        if self.session.undo(self.viewer):
            self.changed()

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.session.redo(self.viewer):
            self.changed()

    def skip_bots(self) -> None:
        """Play on to the next person's turn without showing each move."""
        if self.flow.thinking:
            self.flow.skip()
            self.finish_motion()
            self.paced()

    def pause_bots(self) -> None:
        """Have the bots wait, or let them go on."""
        if self.flow.thinking and not self.lookback.on:
            self.flow.pause()
            self.paced()

    def step_bots(self) -> None:
        """Let the bots do one thing more and wait again."""
        if self.flow.thinking and not self.lookback.on:
            self.flow.single_step()
            self.paced()

    def review(self) -> None:
        """Look back from the first line of the chronicle on."""
        self.lookback.go(0)

    def look_at(self, entry: int) -> None:
        """Show how things stood before an entry of the history, and say what there is to say of it."""
        if self.lookback.open_before(entry):
            self.advisor.why_latest()

    def menu(self) -> None:
        """Open the menu."""
        self._wishes.menu(self._wishes.fulfil)

    def save(self) -> None:
        """Ask for a name and save."""
        self._wishes.save()

    # Messages ---------------------------------------------------------------------------------

    def notice(self, sentence: str) -> None:
        """Show a sentence for a few seconds."""
        self._notices.add(sentence)
        self.redraw()

    def _take_messages(self) -> None:
        said = self.session.messages()
        lasting = self._notices.lasting = self.session.lasting
        for sentence in said:
            if sentence != lasting:
                self.notice(sentence)
        self.redraw()
