"""The table's scene: keeps the match going and does what the person at the keyboard wishes."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine.errors import EngineError
from game.engine.option import Option
from game.games.duel.words.decay import decay_hint
from game.games.wars.screen.answers.choices import Choice, Question, lay_open, with_way_back
from game.games.wars.screen.board.ahead import board_jobs
from game.games.wars.screen.board.overlay import BoardScene
from game.games.wars.screen.inspect import Inspector
from game.games.wars.screen.keys import Controls
from game.games.wars.screen.map.ahead import token_jobs
from game.games.wars.screen.map.drag import Carrying
from game.games.wars.screen.map.gains import gains
from game.games.wars.screen.map.tips import Pointing, Tips, pointed_at
from game.games.wars.screen.map.view import Target
from game.games.wars.screen.mappaint import MapPaint
from game.games.wars.screen.picture import Pictures
from game.games.wars.screen.reminding import Reminding
from game.games.wars.screen.stage import Stage
from game.games.wars.screen.strips import who
from game.games.wars.words.asking import asking
from game.games.wars.words.drafting import drafting
from game.games.wars.words.tableview import Table, read_table, side_of
from game.match.opened import OpenDecision
from game.match.session import Session
from game.match.words import words
from game.ui.app import App
from game.ui.scene import Scene
from game.ui.scenes.message import error
from game.ui.scenes.rules import RulesScene
from game.ui.table.advice.advisor import Advisor
from game.ui.table.commands import Wishes
from game.ui.table.lookback import LookBack
from game.ui.table.overlays.curtain import CurtainScene
from game.ui.table.scene import Deeds, MatchScene
from game.ui.table.turns.flow import GLIDE
from game.ui.table.warming import Warming


class TableScene(MatchScene):
    """A match on the table. Shows what the person at the keyboard may see, or what anybody may when only bots play.

    ``viewer`` is the seat at the keyboard; behind a ``curtain`` nobody's secrets are shown.
    """

    title = "Table"
    keys_page = "table"
    stage: Stage
    _pictures: Pictures

    def __init__(self, session: Session, opening: Callable[[Session], Scene] | None = None) -> None:
        super().__init__(session)
        self._opening = opening or TableScene
        """Makes the scene of a match that begins anew, or goes back into its draft."""
        self.table: Table = read_table(session.match, self.viewer)
        self.question: Question | None = None
        self._wishes = Wishes(self, self._opening)
        self._reminding = Reminding(session, self.push, self.answer, self.signs)
        self._pointing = Pointing()
        self._warming = Warming()
        self._pictures = Pictures(session)
        self._unpainted = False
        """Whether a bot's move has been taken up and is to be painted with the next frame."""

    # Beginning and end ------------------------------------------------------------------------

    def deeds(self) -> Deeds:
        """What buttons and keys do, by name."""
        return {
            **super().deeds(),
            "signs": self.signs,
            "find": lambda: self.stage.annals.search(),
            "hint": lambda: self.stage.hint.turn(),
            "card": lambda: self.inspector.open_here(),
        }

    def furnish(self, app: App, deeds: Deeds) -> None:
        """Make stage, map, cards and keys."""
        self.stage = Stage(app, self.session, deeds, self._picked_on_map, self._chosen, self._open_board)
        self.map, self.bar = self.stage.map, self.stage.bar
        self.controls = Controls(self.stage, self.flow, deeds, self.can_step_back, self._chosen)
        self.tips = Tips(self)
        self._paint = MapPaint(self.stage, self._notices, self._pointing, self.tips)
        self.stage.past = self.lookback = LookBack(self, self._telling)
        self.stage.log.on_line = self.lookback.open
        self.advisor = Advisor(self, self.lookback.open, self._telling.whole)
        self.inspector = Inspector(self)
        self.board.more = self.inspector.hint
        carrying = Carrying(self)
        self.map.on_lift, self.map.on_drop = carrying.lift, carrying.drop

    def enter(self, app: App) -> None:
        """Build the widgets and see whose turn it is."""
        super().enter(app)
        rehearsed = [*self.stage.rehearsals(), self._pictures.prepare, *token_jobs(app, self.map, self.table)]
        self._warming = Warming([*rehearsed, *self.inspector.jobs()])
        self._warming.add(board_jobs(app, lambda: self.table, self.inspector.lookup, lambda: self.at_keyboard,
                                     self._warming.add))  # fmt: skip

    # What is shown ----------------------------------------------------------------------------

    def show_match(self, glide: bool) -> None:
        """Show table, question, bots' pace and chronicle."""
        session, flow = self.session, self.flow
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

    def _show_pace(self) -> None:
        """Show how the bots' turns go on."""
        decision = self.session.decision
        side = next((s for s in self.table.sides if decision and s.number == decision.side), None)
        person = who(side, self.app.services.words, False) if side else ""
        self.stage.pace.show(self.flow, side.faction if side else "", person, bool(self.session.people))

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
        super()._enable()
        able = not self.curtain and bool(self.session.people) and not self.flow.over
        self.stage.buttons["signs"].enabled = able

    def curtain_for(self, decision: OpenDecision) -> CurtainScene:
        """In the colour of the side that is asked."""
        seat = decision.seat
        side = next(side for side in self.table.sides if side.number == decision.side)
        name = self.session.seats[seat].name or f"Player {seat + 1}"
        why = asking(self.session.match).why
        own = [words().name("faction", each.faction) for each in self.table.sides if each.seat == seat]
        return CurtainScene(name, side.faction, " and ".join(own), why)

    def _tell(self) -> None:
        """Feed the chronicle what is new, or tell it all anew after an undo."""
        events = self._telling.go_on(self.at_keyboard)
        if self.stage.tell(self._telling, self.at_keyboard):
            self.flow.told()
        if not self.flow.skipping and self.app.settings.bot_pace != "at_once":
            still = self.app.settings.reduced_motion
            self.map.rise(gains(events), self._glide() or 1.0, still)
        self.stage.sounds.step(events, self.question is not None, self.flow.skipping, self.stage.battle.busy)

    def begin_anew(self) -> None:
        """Tell everything anew: to another, or after an undo."""
        super().begin_anew()
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

    def answered(self) -> None:
        """An own action is what the next news are counted from."""
        assert self.question is not None
        if self.question.kind == "action":
            self.stage.annals.reports.own_choice(self.question.seat, self.table)

    def hand_on(self) -> bool:
        """Undone back into the draft: there is no table any more."""
        undone = drafting(self.session.match) is not None
        if undone:
            self.replace(self._opening(self.session))
        return undone

    def can_step_back(self) -> bool:
        """Whether Escape takes back a step of the action that is going on."""
        if self.question is None or self.question.kind == "action" or not self.session.match.entries:
            return False
        last = self.session.match.entries[-1]
        own = getattr(last, "by", "") == "person" and getattr(last, "seat", -1) == self.question.seat
        return own and self.session.can_undo(self.question.seat)

    def finish_motion(self) -> None:
        """Pieces stand where they belong, and the battle is over."""
        self.stage.motions.finish()
        self.stage.close_battle()

    def paced(self) -> None:
        """Show anew how the bots' turns go on."""
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

    def load(self) -> None:
        """Leave this match, which is kept, and choose another."""
        self._wishes.load()

    # Events -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Keys first that mean the table as a whole, then the widgets."""
        taken = self.inspector.take(event) or self.advisor.take(event) or self.controls.take(event)
        if taken and self.stage.annals.scrolls(event):
            self._paint.scrolled = True
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
        self._paint.look(self.dirty)

    def _update_tip(self, dt: float) -> None:
        if self._pointing.turn_to(pointed_at(self.map, self.board)):
            self.stage.light_cards()
            self.redraw()
        elif self._pointing.dwell(dt):
            self.redraw()

    # Drawing ----------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table."""
        self._paint.draw(surface, self.app.layout, self.dirty or self.app.stack.top is not self)
