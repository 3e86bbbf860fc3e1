"""The table's scene: keeps the match going and does what the person at the keyboard wishes."""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from game.engine.errors import EngineError
from game.engine.option import Option
from game.match.asking import asking
from game.match.decay import decay_hint
from game.match.drafting import drafting
from game.match.session import Session
from game.match.tableview import Table, read_table, side_of
from game.match.words import words
from game.ui import draw
from game.ui.app import App
from game.ui.scene import Scene
from game.ui.scenes.message import error
from game.ui.scenes.rules import RulesScene
from game.ui.table.advisor import Advisor
from game.ui.table.board_overlay import BoardScene
from game.ui.table.choices import Choice, Question, lay_open, with_way_back
from game.ui.table.controls import Controls
from game.ui.table.curtain import CurtainScene
from game.ui.table.drag import Carrying
from game.ui.table.flow import GLIDE, Flow
from game.ui.table.gains import gains
from game.ui.table.inspect import Inspector
from game.ui.table.lookback import LookBack
from game.ui.table.map_view import Target
from game.ui.table.motions import pace_of
from game.ui.table.notices import Notices
from game.ui.table.picture import Pictures
from game.ui.table.reminding import Reminding
from game.ui.table.stage import Stage
from game.ui.table.strips import who
from game.ui.table.telling import Telling
from game.ui.table.tips import Pointing, Tips
from game.ui.table.warming import Warming, token_jobs
from game.ui.table.wishes import Wishes

log = logging.getLogger(__name__)


class TableScene(Scene):
    """A match on the table. Shows what the person at the keyboard may see, or what anybody may when only bots play.

    ``viewer`` is the seat at the keyboard; behind a ``curtain`` nobody's secrets are shown.
    """

    title = "Table"
    keys_page = "table"

    def __init__(self, session: Session, opening: Callable[[Session], Scene] | None = None) -> None:
        super().__init__()
        self.session = session
        self._opening = opening or TableScene
        """Makes the scene of a match that begins anew, or goes back into its draft."""
        self._handed_on = False
        people = session.people
        self.viewer: int | None = people[0] if len(people) == 1 else None
        self.curtain = False
        self.table: Table = read_table(session.match, self.viewer)
        self.question: Question | None = None
        self._telling = Telling(session)
        self._wishes = Wishes(self, self._opening)
        self._reminding = Reminding(session, self.push, self.answer, self.signs)
        self._notices = Notices()
        self._pointing = Pointing()
        self._warming = Warming()
        self._pictures = Pictures(session)
        self._end_shown = False
        self._scrolled = False
        """Whether nothing but the chronicle has been scrolled since the last painting."""
        self._unpainted = False
        """Whether a bot's move has been taken up and is to be painted with the next frame."""
        self._partly = False

    # Beginning and end ------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        """Build the widgets and see whose turn it is."""
        super().enter(app)
        session = self.session
        self.flow = Flow(session, app.post)
        deeds: dict[str, Callable[[], None]] = {
            "undo": self.undo,
            "redo": self.redo,
            "rules": self.rules,
            "signs": self.signs,
            "menu": self.menu,
            "skip": self.skip_bots,
            "pause": self.pause_bots,
            "step": self.step_bots,
            "find": lambda: self.stage.annals.search(),
            "save": self.save,
            "seats": lambda: self._wishes.fulfil("seats"),
            "hint": lambda: self.stage.hint.turn(),
            "card": lambda: self.inspector.open_here(),
            "advice": lambda: self.advisor.hint(),
            "why": lambda: self.advisor.why_latest(),
        }
        self.stage = Stage(app, session, deeds, self._picked_on_map, self._chosen, self._open_board)
        self.map, self.bar, self.board = self.stage.map, self.stage.bar, self.stage.board
        self.controls = Controls(self.stage, self.flow, deeds, self.can_step_back, self._chosen)
        self.tips = Tips(self)
        self.stage.past = self.lookback = LookBack(self, self._telling)
        self.stage.log.on_line = self.lookback.open
        self.advisor = Advisor(self, self.lookback.open, self._telling.whole)
        self.inspector = Inspector(self)
        self.board.more = self.inspector.hint
        carrying = Carrying(self)
        self.map.on_lift, self.map.on_drop = carrying.lift, carrying.drop
        session.woken = lambda: app.post(self._take_messages)
        self._take_messages()
        self.flow.refresh()
        self.sync(glide=False)
        # What is loaded by now stays: looking through it again and again would cost whole frames.
        gc.collect()
        gc.freeze()
        rehearsed = [*self.stage.rehearsals(), self._pictures.prepare, *token_jobs(app, self.map, self.table)]
        self._warming = Warming([*rehearsed, *self.inspector.jobs()])

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
        """The window may close at any time: every answer is kept already."""
        return True

    def keep_picture(self) -> None:
        """Give the save a small picture of the map as it is."""
        self._pictures.take()

    # What is shown ----------------------------------------------------------------------------

    @property
    def at_keyboard(self) -> int | None:
        """The seat whose secrets may be shown: nobody's behind a curtain."""
        return None if self.curtain else self.viewer

    def sync(self, glide: bool = True) -> None:
        """Take up what the match has become."""
        session, flow = self.session, self.flow
        self.lookback.end()
        self._seat_viewer()
        self.table = read_table(session.match, self.at_keyboard)
        asked = flow.asked
        self.question = None
        if asked and not self.curtain:
            self.question = lay_open(session.match, asked.decision, self.table, session.view(asked.decision.seat))
            if self.can_step_back():
                self.question = with_way_back(self.question)
        self.stage.fought.pace = 0.0 if flow.skipping or not glide else GLIDE.get(self.app.settings.bot_pace, 1.0)
        self.stage.show(self.table, self.question, self.viewer, self._glide() if glide else 0.0)
        self.stage.say(self.question, self._hint(), flow.over)
        self._enable()
        self._tell()
        self._show_pace()
        self.advisor.follow()
        self.stage.compose()
        self.redraw()
        if flow.over and not self._end_shown:
            self._end_shown = True
            self._wishes.show_result()
        elif not flow.over:
            self._end_shown = False

    def _show_pace(self) -> None:
        """Show how the bots' turns go on."""
        decision = self.session.decision
        side = next((s for s in self.table.sides if decision and s.number == decision.side), None)
        person = who(side, self.app.services.words, False) if side else ""
        self.stage.pace.show(self.flow, side.faction if side else "", person, bool(self.session.people))

    def _glide(self) -> float:
        """How long pieces glide: not at all where motion is not wanted, or nobody watches."""
        settings = self.app.settings
        return 0.0 if self.flow.skipping else pace_of(settings, GLIDE.get(settings.bot_pace, 1.0))

    def _hint(self) -> str:
        parts = [self.question.hint, decay_hint(self.table, self.question.faction)] if self.question else []
        hint = " · ".join(filter(None, parts))
        if self.can_step_back():
            hint = f"{hint} · Esc: step back" if hint else "Esc: step back"
        return hint

    def battle_box(self) -> pygame.Rect:
        """What the battle panel covers of the window; empty while nobody fights."""
        return self.stage.battle.rect if self.stage.battle.visible else pygame.Rect(0, 0, 0, 0)

    def _enable(self) -> None:
        """Undo, Redo and Signs are there only while they mean something."""
        buttons = self.stage.buttons
        open_ = not self.curtain
        buttons["undo"].enabled = open_ and self.session.can_undo(self.viewer)
        buttons["redo"].enabled = open_ and self.session.can_redo
        buttons["signs"].enabled = open_ and bool(self.session.people) and not self.flow.over

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
        side = next(side for side in self.table.sides if side.number == asked.decision.side)

        def seated(_: Any) -> None:
            self.viewer, self.curtain = seat, False
            self._retell()
            self.sync(glide=False)

        name = self.session.seats[seat].name or f"Player {seat + 1}"
        why = asking(self.session.match).why
        own = [words().name("faction", each.faction) for each in self.table.sides if each.seat == seat]
        self.push(CurtainScene(name, side.faction, " and ".join(own), why), seated)

    def _tell(self) -> None:
        """Feed the chronicle what is new, or tell it all anew after an undo."""
        events = self._telling.go_on(self.at_keyboard)
        if self.stage.tell(self._telling, self.at_keyboard):
            self.flow.told()
        if not self.flow.skipping and self.app.settings.bot_pace != "at_once":
            still = self.app.settings.reduced_motion
            self.map.rise(gains(events), self._glide() or 1.0, still)
        self.stage.sounds.step(events, self.question is not None, self.flow.skipping, self.stage.battle.busy)

    def _retell(self) -> None:
        self._telling.begin_anew()
        self._tell()

    def layout_changed(self) -> None:
        """Place everything."""
        self.stage.lay()

    # What a person does -----------------------------------------------------------------------

    def _picked_on_map(self, target: Target) -> None:
        if self.question is None:
            if self.flow.thinking and not self.lookback.on and not self.flow.paused:
                self.skip_bots()
            return
        options = self.question.option_for(target, self.table)
        if options:
            self._remind(options[0], lambda: self.answer(options[0]))

    def _chosen(self, choice: Choice) -> None:
        if choice.deed == "undo":
            self.undo()
        if choice.option is None or self.question is None:
            return
        option, power = choice.option, self.question.power
        if option.kind == "pass" and power:
            self._remind(option, lambda: self._wishes.confirm_pass(power, lambda: self.answer(option)))
        else:
            self._remind(option, lambda: self.answer(option))

    def _remind(self, option: Option, go_on: Callable[[], None]) -> None:
        assert self.question is not None
        self._reminding.before(option, self.question.seat, go_on)

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
        if self.question.kind == "action":
            self._telling.own_choice(self.question.seat, self.table)
        self.changed()

    def changed(self, anew: bool = False) -> None:
        """Take up a change of the match; ``anew`` by something that is no move, so that nothing glides."""
        self.flow.refresh()
        if drafting(self.session.match):
            # Undone back into the draft: there is no table any more.
            self._handed_on = True
            self.replace(self._opening(self.session))
            return
        if anew:
            self._retell()
        self.sync(glide=not anew)

    def can_step_back(self) -> bool:
        """Whether Escape takes back a step of the action that is going on."""
        if self.question is None or self.question.kind == "action" or not self.session.match.entries:
            return False
        last = self.session.match.entries[-1]
        own = getattr(last, "by", "") == "person" and getattr(last, "seat", -1) == self.question.seat
        return own and self.session.can_undo(self.question.seat)

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
            self.stage.motions.finish()
            self.stage.close_battle()
            self._paced()

    def pause_bots(self) -> None:
        """Have the bots wait, or let them go on."""
        if self.flow.thinking and not self.lookback.on:
            self.flow.pause()
            self._paced()

    def step_bots(self) -> None:
        """Let the bots do one thing more and wait again."""
        if self.flow.thinking and not self.lookback.on:
            self.flow.single_step()
            self._paced()

    def _paced(self) -> None:
        self._show_pace()
        self.stage.compose()
        self.redraw()

    def rules(self) -> None:
        """Open the rules."""
        self.push(RulesScene())

    def _open_board(self, faction: str) -> None:
        self.push(BoardScene(self.table, faction, self.inspector.lookup, self.at_keyboard))

    def _reveal(self, faction: str, values: tuple[int, ...]) -> None:
        try:
            self.session.reveal(side_of(faction), values)
        except EngineError as problem:
            self.push(error("This cannot be revealed", problem))
            return
        self.changed()

    def signs(self) -> None:
        """A private look at Elder Signs."""
        self._wishes.signs(self._reveal)

    def review(self) -> None:
        """Look back from the first line of the chronicle on."""
        self.lookback.go(0)

    def look_at(self, entry: int) -> None:
        """Show how things stood before an entry of the history, and say what there is to say of it."""
        if self.lookback.open_before(entry):
            self.advisor.why_latest()

    def menu(self) -> None:
        """Open the menu."""
        self._wishes.menu(self._from_menu)

    def _from_menu(self, wish: Any) -> None:
        self._wishes.fulfil(wish)

    def save(self) -> None:
        """Ask for a name and save."""
        self._wishes.save()

    def load(self) -> None:
        """Leave this match, which is kept, and choose another."""
        self._wishes.load()

    # Messages ---------------------------------------------------------------------------------

    def notice(self, sentence: str) -> None:
        """Show a sentence for a few seconds."""
        self._notices.add(sentence)
        self.redraw()

    def _take_messages(self) -> None:
        for sentence in self.session.messages():
            self.notice(sentence)

    # Events -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Keys first that mean the table as a whole, then the widgets."""
        taken = self.inspector.take(event) or self.advisor.take(event) or self.controls.take(event)
        if taken and self.stage.annals.scrolls(event):
            self._scrolled = True
        elif taken:
            self.redraw()
        return taken

    # Time -------------------------------------------------------------------------------------

    @property
    def typing(self) -> bool:
        """Whether letters go into the search."""
        return self.board.typing

    @property
    def animating(self) -> bool:
        """Whether pieces are on their way, or the map moves or is lit for a moment."""
        moving = self.map.animating or self.stage.motions.busy or self.stage.banner.sweeping
        return moving and not self._unpainted

    @property
    def next_wake(self) -> float | None:
        """Until the next bot's move, a tooltip, or a notice goes."""
        parts = (self.board, self.flow, self._warming, self._notices, self._pointing, self.stage.fought, self.map,
                 self.stage.annals, self.inspector, self._telling)  # fmt: skip
        waits = [0.001 if self._unpainted else None, *(part.next_wake for part in parts)]
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, dt: float) -> None:
        """Move pieces, carry out bots' answers, let tooltips come and notices go."""
        stage = self.stage
        if stage.advance(dt) or self._unpainted:
            self.redraw()
        painted, self._unpainted = not self.dirty, False
        if not stage.watched and self.flow.step(dt, self.app.settings.bot_pace):
            self.sync()
            # Taking up a move and painting it are two frames' work.
            self._unpainted = painted and not self.flow.over and not self.curtain
            self.dirty = not self._unpainted
        if self._telling.work():
            stage.tell(self._telling, self.at_keyboard)
            self.redraw()
        if self.board.update(dt) or self.stage.banner.advance(dt) or self.map.pulse(dt):
            self.redraw()
        self._update_tip(dt)
        self.inspector.update(dt)
        if self._notices.update(dt) or self.stage.annals.update(dt):
            self.redraw()
        if not stage.motions.busy:
            self._warming.work()
            self._pictures.look()
        # While something moves and nothing else has changed, what stands round it needs no painting.
        self._partly = bool(stage.motions.moved) and not self.dirty and not self.board.tip_shown
        # The map's own tooltip is not shown while pieces are on their way.
        self._partly = self._partly and (self.map.busy or not self._pointing.dwelt_on)

    def _update_tip(self, dt: float) -> None:
        over = self.map.over if self.map.hovered or (self.map.focused and self.board.by_keyboard) else None
        if self._pointing.turn_to(over):
            self.stage.light_cards()
            self.redraw()
        elif self._pointing.dwell(dt):
            self.redraw()

    # Drawing ----------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table."""
        layout = self.app.layout
        scrolled, self._scrolled = self._scrolled, False
        if (self._partly or scrolled) and not self.dirty and self.app.stack.top is self:
            if self._partly:
                notices = partial(self._notices.draw, surface, layout, self.map.rect)
                self.stage.motions.draw(surface, layout, self.board, self.stage.on_map(), notices)
            if scrolled:
                self.stage.annals.paint(surface, layout)
            return
        surface.blit(draw.backdrop(layout.width, layout.height), (0, 0))
        self.board.draw(surface, layout)
        target = self._pointing.dwelt_on
        if target and not self.map.busy:
            self.tips.draw(surface, layout, target)
        self._notices.draw(surface, layout, self.map.rect)
