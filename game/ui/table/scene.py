"""The scene of a match being played, whatever the game: keeps it going, and does what a person asks of it."""

from __future__ import annotations

import gc
import logging
from functools import partial
from typing import Any

import pygame

from game.engine.errors import EngineError
from game.engine.option import Option
from game.games.game import loaded
from game.language.spoken import say
from game.match.session import Session
from game.ui.gamescreen import screen_of
from game.ui.memory import give_back_free_pages
from game.ui.pictures import spare_maps
from game.ui.scene import Program
from game.ui.scenes.rules import RulesScene
from game.ui.table.advice.advisor import Advisor
from game.ui.table.commands import Commands
from game.ui.table.dramatic import DramaticScene
from game.ui.table.firsts.explainer import Explainer
from game.ui.table.guide.guide import GUIDED, Guide
from game.ui.table.log import Telling
from game.ui.table.lookback import LookBack
from game.ui.table.overlays.curtain import curtain_falls
from game.ui.table.overlays.menu import may_leave
from game.ui.table.pictures import Pictures
from game.ui.table.stage import Asked, Deeds, PlayedScene, Waking
from game.ui.table.turns.flow import GLIDE, Flow, pace_of

log = logging.getLogger(__name__)


class MatchScene(DramaticScene, PlayedScene):
    """A match shown and kept going: the person at the keyboard is asked, bots think, everybody's answers are taken up.

    ``viewer`` is the seat at the keyboard; behind a ``curtain`` nobody's secrets are shown. What stands on the window
    is the game's ``stage``; the scene knows no game.
    """

    titled = "table"
    guided = True
    """Whether newcomers are helped with a card, goals and a coach."""
    guide: Guide | None = None
    settled = False
    """Whether nothing is asked any more, though the match is not over."""
    verdict = ""
    """What is said then in the place of who is to act."""
    _bare = False
    """Whether it has not been on the screen yet."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.screen = screen_of(session.match.rules.game)
        self.keys_page, self.music = self.screen.keys.id, self.screen.music
        people = session.people
        self.viewer = people[0] if len(people) == 1 else None
        self.curtain = False
        self.commands = Commands(self)
        self._pictures = Pictures(session, self.screen.small_picture)
        self._handed_on = False
        """Whether another scene goes on with the session."""
        self._end_shown = False
        self._rolls = False
        """Whether dice tumble, and the match is shown when they lie."""

    # Beginning and end ------------------------------------------------------------------------

    def deeds(self) -> Deeds:
        return {
            "undo": self.undo,
            "redo": self.redo,
            "rules": self.rules,
            "menu": self.menu,
            "save": self.commands.save,
            "skip": self.skip_bots,
            "pause": self.pause_bots,
            "step": self.step_bots,
            "seats": lambda: self.commands.fulfil("seats"),
            "advice": lambda: self.advisor.hint(),
            "why": lambda: self.advisor.why_latest(),
            "hint": lambda: self.explainer.turn(),
            **{name: partial(self._guide, name) for name in GUIDED},
        }

    def enter(self, app: Program) -> None:
        """Build the widgets and see whose turn it is."""
        super().enter(app)
        self.flow = Flow(self.session, app.post)
        self.set_up()
        self.explainer = Explainer(self)
        self.session.woken = lambda: app.post(self._take_messages)
        self._take_messages()
        self.flow.refresh()
        self.begin_to_show()

    def set_up(self) -> None:
        self._telling = Telling(self.session)
        self.stage = stage = loaded(self.screen.played)(self, self.deeds())
        stage.past = self.lookback = LookBack(self, self._telling)
        self.advisor = Advisor(self, self.lookback, self._telling.whole)
        self.guide = Guide(self) if self.guided or self.guide else None
        stage.log.on_line = self.lookback.open

    def begin_to_show(self) -> None:
        """Show the match on a stage that has just been set up. Bots think when it is on the screen, not meanwhile."""
        self._bare = True
        self.sync(glide=False)
        # Once the table is on the screen: it takes as long as painting all of it.
        self.app.post_painted(self._keep_loaded)

    def reworded(self) -> None:
        self.lookback.end()
        self.advisor.close()
        said = self.guide.coach.remark if self.guide else None
        # Else what stands there would stay with what is kept for good.
        gc.unfreeze()
        super().reworded()
        self.explainer.reworded()
        self.begin_to_show()
        if self.guide and said:
            self.guide.say_again(said)

    def _keep_loaded(self) -> None:
        """What is loaded by now stays: looking through it again and again would cost whole frames."""
        self._bare = False
        if self in self.app.stack.scenes:
            spare_maps()
            gc.collect()
            give_back_free_pages()
            gc.freeze()

    def leave(self) -> None:
        """Let threads and files go; the match is kept."""
        gc.unfreeze()
        # Else its pictures would still be there while another table is opened.
        self.app.post(gc.collect)
        self.flow.close()
        self.moments.finish()
        self.session.woken = None
        self.keep_picture()
        if not self._handed_on:
            self.session.close()
        self.stage.close()

    def may_quit(self) -> bool:
        """The window may close at any time, as every answer is kept already; if the disk refused them it asks first."""
        top = self.app.stack.top or self
        if getattr(top, "heading", "") == say("menu-unkept"):
            return False
        return may_leave(self.session, top.push, self.app.quit)

    def unfocused(self) -> None:
        """Every answer reaches the disk."""
        self.session.kept.sync()

    def keep_picture(self) -> None:
        self._pictures.take()

    # What is shown ----------------------------------------------------------------------------

    @property
    def question(self) -> Asked | None:
        return self.stage.question

    @property
    def strain(self) -> float:
        return self.stage.strain

    @property
    def at_keyboard(self) -> int | None:
        return None if self.curtain else self.viewer

    def sync(self, glide: bool = True) -> None:
        self.lookback.end()
        self.redraw()
        self._rolls = glide and self.stage.throw(self._glide(), self._linger())
        if self._rolls:
            self.lead_in(self._telling.coming(self.at_keyboard), self._glide())
            self._enable()
            if self.guide:
                # What was remarked on is decided.
                self.guide.coach.say(None)
            return
        self._seat_viewer()
        self._show_match(glide)
        if self.flow.over and not self._end_shown:
            self._end_shown = True
            self.when_seen(self.commands.show_result)
        elif not self.flow.over:
            self._end_shown = False
            self.unsay()

    def _show_match(self, glide: bool) -> None:
        """Show table, question, log, and what can be done."""
        flow, stage = self.flow, self.stage
        flow.halted = self.settled
        asked = flow.asked.decision if flow.asked and not self.curtain and not self.settled else None
        stage.show(asked, self._glide() if glide else 0.0, self._linger() if glide else 0.0)
        events = self._telling.go_on(self.at_keyboard)
        if stage.tell(self._telling, self.at_keyboard):
            flow.told()
        stage.hear(events, flow.skipping, self._glide())
        self.play(events, self._glide())
        self._enable()
        stage.show_pace(flow)
        self.advisor.follow()
        if self.guide:
            self.guide.follow()
        self.explainer.follow(events)
        stage.make_way()
        stage.compose()

    @property
    def remarked(self) -> str:
        remark = self.guide.coach.remark if self.guide else None
        return remark.kind if remark else ""

    def _glide(self) -> float:
        """How long pieces or cards are on their way: not at all where motion is not wanted, or nobody watches."""
        settings = self.app.settings
        return 0.0 if self.flow.skipping else pace_of(settings, GLIDE.get(settings.bot_pace, 1.0))

    def _linger(self) -> float:
        """How long what has ended stays in sight, as a share of the usual time."""
        return 0.0 if self.flow.skipping else GLIDE.get(self.app.settings.bot_pace, 1.0)

    def _enable(self) -> None:
        """Undo and Redo are there only while they mean something."""
        buttons, open_ = self.stage.buttons, not self.curtain
        buttons["undo"].enabled = open_ and self.session.can_undo(self.viewer)
        buttons["redo"].enabled = open_ and self.session.match.can_redo
        self.stage.enable(open_)

    def _seat_viewer(self) -> None:
        """Whoever is asked sits at the keyboard; a curtain falls in between where the settings and secrets want it."""
        people, before = self.session.people, self.at_keyboard
        asked = self.flow.asked
        if len(people) == 1:
            self.viewer = people[0]
        elif self.viewer not in people:
            self.viewer = None
        falls = asked is not None and asked.decision.seat != self.viewer and not self.curtain
        if falls and asked and not self._curtain_before(asked.decision.seat):
            self.viewer, falls = asked.decision.seat, False
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

        self.push(self.stage.curtain(asked.decision), seated)

    def _curtain_before(self, seat: int) -> bool:
        return curtain_falls(self.app.settings, self.session.match, seat, self.viewer)

    def begin_anew(self) -> None:
        """Have everything told anew: to another, or after an undo."""
        self._telling.begin_anew()

    # What a person does -----------------------------------------------------------------------

    def answer(self, option: Option) -> None:
        if self.question is None:
            return
        try:
            self.session.answer(option, self.question.serial)
        except EngineError as problem:
            log.warning("an answer was refused: %s", problem)
            self.notice(say("error-game-refused"))
            return
        self.stage.answered(self.question)
        self.changed()

    def changed(self, anew: bool = False) -> None:
        self.flow.refresh()
        before = self.screen.before(self.session)
        if before is not None:
            # Undone to where there is no table.
            self._handed_on = True
            self.replace(before)
            return
        if anew:
            self.begin_anew()
        self.sync(glide=not anew)

    def undo(self) -> None:
        """Back to the last own choice; without anybody at the keyboard, back by one answer."""
        if self.session.match.undo(self.viewer):
            self.changed(anew=not self.stage.glides_back)

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.session.match.redo(self.viewer):
            self.changed()

    def skip_bots(self) -> None:
        """Play on to the next person's turn without showing each move."""
        if self.flow.thinking:
            self.flow.skip()
            self.stage.finish_motion()
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
        self.lookback.go(0)

    def look_at(self, entry: int) -> None:
        if self.lookback.open_before(entry) and self.stage.explains_moments:
            self.advisor.why_latest()

    def paced(self) -> None:
        """Show anew how the bots' turns go on."""
        self.stage.show_pace(self.flow)
        self.stage.compose()
        self.redraw()

    def helped(self, event: pygame.event.Event) -> bool:
        """Let what helps a newcomer take an event before the table does."""
        return self.guide is not None and self.guide.take(event)

    def _guide(self, deed: str) -> None:
        """Do what helps a newcomer, where there is such help."""
        if self.guide:
            self.guide.do(deed)

    def menu(self) -> None:
        self.commands.menu()

    def rules(self) -> None:
        about = partial(self._guide, "about") if self.guide and self.at_keyboard is not None else None
        self.push(RulesScene(self.stage.rules_page, about=about, own=self.stage.own_shelf))

    # Messages ---------------------------------------------------------------------------------

    def _take_messages(self) -> None:
        said = self.session.messages()
        lasting = self.stage.notices.lasting = self.session.kept.lasting
        for sentence in said:
            if sentence != lasting:
                self.notice(sentence)
        self.redraw()

    # Time -------------------------------------------------------------------------------------

    def pulses(self) -> tuple[Waking, ...]:
        return self.flow, self._telling, self._pictures, self.explainer

    def beat(self, dt: float) -> bool:
        """Carry out bots' answers, and go on telling; show what dice have brought once they lie."""
        lie = self._rolls and not self.stage.rolling and not self.lookback.on
        if lie:
            self.sync()
        if not self.moments.busy:
            self.explainer.look()
        waits = self._bare or self.moments.busy or self.stage.watched or self.explainer.waiting or self.settled
        went = not waits and self.flow.step(dt, self.app.settings.bot_pace)
        if went:
            self.sync()
        if self.flow.ticked():
            self.stage.show_pace(self.flow)
            self.redraw()
        if self._telling.work():
            self.stage.tell(self._telling, self.at_keyboard)
            self.redraw()
        return lie or (went and not self.flow.over and not self.curtain)

    def rest(self) -> None:
        super().rest()
        if self.guide:
            self.guide.heed(self.stage.pointed)
        if self.quiet:
            self._pictures.look()
