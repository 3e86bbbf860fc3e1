"""The card table's scene: keeps a match of Rites of Cthulhu going and does what the person at the keyboard wishes."""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable
from typing import Any

import pygame

from game.engine.errors import EngineError
from game.engine.option import Option
from game.match.rites_view import CardTable, read_cards
from game.match.session import Session
from game.ui.app import App
from game.ui.rich import escape
from game.ui.rites.advisor import CardAdvisor
from game.ui.rites.curtain import CardCurtain
from game.ui.rites.initiating import Initiating
from game.ui.rites.keys import RitesKeys
from game.ui.rites.lookback import CardLookBack
from game.ui.rites.picking import Ask, ask_of
from game.ui.rites.pictures import CardPictures
from game.ui.rites.stage import CardStage
from game.ui.rites.summary import CultistScene, SummaryScene
from game.ui.rites.warming import CardWarming
from game.ui.rites.wishes import CardWishes
from game.ui.scene import Scene
from game.ui.scenes.rules import RulesScene
from game.ui.table.flow import GLIDE, Flow
from game.ui.table.motions import pace_of
from game.ui.table.notices import Notices
from game.ui.table.sounds import TableSounds
from game.ui.table.telling import Telling
from game.ui.widgets.base import Board

log = logging.getLogger(__name__)

RULES = {
    "cthulhu_rises": "rite_cthulhu_rises",
    "the_tree_on_the_hill": "rite_tree",
    "the_dunwich_horror": "rite_dunwich",
    "at_the_mountains_of_madness": "rite_mountains",
    "out_of_the_aeons": "rite_aeons",
    "the_hound": "rite_hound",
}
"""The rules' page of each rite."""


class CardTableScene(Scene):
    """A match of Rites of Cthulhu. Shows what the person at the keyboard may see, or anybody when only bots play.

    ``viewer`` is the seat at the keyboard; behind a ``curtain`` nobody's secrets are shown.
    """

    title = "Card table"
    keys_page = "cards"

    def __init__(self, session: Session, opening: Callable[[Session], Scene] | None = None) -> None:
        super().__init__()
        self.session = session
        people = session.people
        self.viewer: int | None = people[0] if len(people) == 1 else None
        self.curtain = False
        self.table: CardTable = read_cards(session.match, self.viewer)
        self.question: Ask | None = None
        self._telling = Telling(session)
        self._since: dict[int, int] = {}
        self._wishes = CardWishes(self, opening or CardTableScene)
        self._notices = Notices()
        self._end_shown = False

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
            "menu": self.menu,
            "save": self.save,
            "signs": lambda: self.initiating.powers(),
            "summary": self.summary,
            "log": self.toggle_log,
            "skip": self.skip_bots,
            "pause": self.pause_bots,
            "step": self.step_bots,
            "seats": lambda: self._wishes.fulfil("seats"),
            "advice": lambda: self.advisor.hint(),
            "why": lambda: self.advisor.why_latest(),
        }
        self.stage = CardStage(app, session, deeds, self.answer, self._look_at_cultist)
        self.stage.redraw = self.redraw
        self.keys = RitesKeys(self.stage, self.flow, deeds)
        self.stage.past = self.lookback = CardLookBack(self, self._telling)
        self.stage.log.on_line = self.lookback.open
        self.advisor = CardAdvisor(self, self.lookback.open, self._telling.whole)
        self.initiating = Initiating(self)
        self.sounds = TableSounds(app.sound.play)
        self._pictures = CardPictures(session)
        self._warming = CardWarming(app, self.stage)
        session.woken = lambda: app.post(self._take_messages)
        self._take_messages()
        self.flow.refresh()
        self.sync(glide=False)
        gc.collect()
        gc.freeze()

    def leave(self) -> None:
        """Let threads and files go; the match is kept."""
        gc.unfreeze()
        self.flow.close()
        self.session.woken = None
        self.keep_picture()
        self.session.close()
        self.stage.close()

    def may_quit(self) -> bool:
        """The window may close at any time: every answer is kept already."""
        return True

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
        flow = self.flow
        self.lookback.end()
        self._seat_viewer()
        self.table = read_cards(self.session.match, self.at_keyboard)
        self.question = ask_of(self.session, self.table) if flow.asked and not self.curtain else None
        self.stage.actions.thinking = flow.thinking
        self._tell()
        self.stage.show(self.table, self.question, self._must(), self._glide() if glide else 0.0)
        self._say()
        self.stage.fit_banner()
        self._enable()
        self._warming.meet()
        self.advisor.follow()
        self.redraw()
        if flow.over and not self._end_shown:
            self._end_shown = True
            self._wishes.show_result()
        elif not flow.over:
            self._end_shown = False

    def _must(self) -> int:
        """The cultist whose plate says that she is to act; nobody's while all choose in secret."""
        decision = self.session.match.position.decision
        if decision is None:
            return -1
        if decision.secret:
            return decision.side if self.question is not None else -1
        return decision.side

    def _say(self) -> None:
        banner, table = self.stage.banner, self.table
        decision = self.session.match.position.decision
        if self.flow.over or decision is None:
            banner.say(None, "The game is over.")
            return
        if self.question is not None:
            banner.say(table.cultists[self.question.side], self.question.prompt, self.question.hint, own=True)
            return
        if decision.secret:
            banner.say(None, "All choose in secret …", "nothing shows until everybody has")
            return
        cultist = table.cultists[decision.side]
        banner.say(cultist, "is thinking …" if cultist.bot else "is asked …")

    def _glide(self) -> float:
        settings = self.app.settings
        return 0.0 if self.flow.skipping else pace_of(settings, GLIDE.get(settings.bot_pace, 1.0))

    def _enable(self) -> None:
        """What is there only while it means something; the power-play looks alike whoever holds one."""
        stage, open_ = self.stage, not self.curtain
        stage.buttons["undo"].enabled = open_ and self.session.can_undo(self.viewer)
        stage.buttons["redo"].enabled = open_ and self.session.can_redo
        actions = stage.actions
        actions.power.enabled = open_ and self.at_keyboard is not None and not self.flow.over
        able = bool(self.initiating.able())
        wanted = self.at_keyboard is not None and bool(self.table.state["requests"][self.at_keyboard])
        actions.power.lit = able or wanted
        actions.power.label = "Power-play asked for" if wanted else "Power-play"
        actions.power.tooltip = (
            "Asked for: it is carried out at the next turn. Press to take it back."
            if wanted
            else "You hold the cards of a power-play."
            if able
            else "You hold no power-play: a 0 with the 13, the 1, or both, all of one cult."
        )
        actions.summary.enabled = bool(self.table.rite)
        actions.pace.show(self.flow, "", "", bool(self.session.people))

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

        table = read_cards(self.session.match, None)
        decision = self.session.match.position.decision
        self.push(CardCurtain(table.cultists[seat], bool(decision and decision.secret)), seated)

    def _tell(self) -> None:
        """Feed the chronicle what is new, or tell it all anew after an undo."""
        seat = self.at_keyboard
        events = self._telling.go_on(seat)
        before = self.stage.log.count
        self.stage.log.table = self.table
        since = self._since.get(seat) if seat is not None else None
        self.stage.log.since = self._telling.told_before(since) if since is not None else -1
        first = self._telling.update()
        self.stage.log.show(self._telling.lines, first)
        if self.stage.log.count > before:
            self.flow.told()
        self.sounds.step(events, self.question is not None, self.flow.skipping)

    def layout_changed(self) -> None:
        """Place everything."""
        self.stage.skip_flights()
        self.stage.lay()

    # What a person does -----------------------------------------------------------------------

    def answer(self, option: Option) -> None:
        """Answer the open question."""
        ask = self.question
        if ask is None:
            return
        try:
            self.session.answer(option, ask.serial)
        except EngineError as problem:
            log.warning("an answer was refused: %s", problem)
            self.notice(str(problem))
            return
        self._since[ask.seat] = self.session.match.event_count
        self.changed()

    def changed(self, anew: bool = False) -> None:
        """Take up a change of the match; ``anew`` by something that is no move, so that nothing flies."""
        self.flow.refresh()
        if anew:
            self.begin_anew()
        self.sync(glide=not anew)

    def begin_anew(self) -> None:
        """Have everything told anew with the next ``sync``: to another, or after an undo."""
        self._telling.begin_anew()

    def undo(self) -> None:
        """Back to the last own choice; without anybody at the keyboard, back by one answer."""
        if self.session.undo(self.viewer):
            self._since = {}
            self.changed(anew=True)

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.session.redo(self.viewer):
            self.changed()

    def skip_bots(self) -> None:
        """Play on to the next person's turn without showing each move."""
        if self.flow.thinking:
            self.flow.skip()
            self.stage.skip_flights()
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
        self._enable()
        self.redraw()

    # Looking things up ------------------------------------------------------------------------

    def rules(self) -> None:
        """Open the rules of the rite that is performed."""
        self.push(RulesScene(RULES.get(self.table.rite, "rites_game")))

    def summary(self) -> None:
        """The rite in short."""
        if self.table.rite:
            self.push(SummaryScene(self.table))

    def _look_at_cultist(self, side: int) -> None:
        self.push(CultistScene(self.table, side))

    def toggle_log(self) -> None:
        """Open the log over a small window, or close it."""
        self.stage.log_open = not self.stage.log_open
        self.stage.lay()
        self.redraw()

    def menu(self) -> None:
        """Open the menu."""
        self._wishes.menu(self._wishes.fulfil)

    def save(self) -> None:
        """Ask for a name and save."""
        self._wishes.save()

    def review(self) -> None:
        """Show the match from its beginning, line by line."""
        self.lookback.go(0)

    def look_at(self, entry: int) -> None:
        """Show how things stood before an entry of the history, and say what there is to say of it."""
        if self.lookback.open_before(entry):
            self.advisor.why_latest()

    # Messages ---------------------------------------------------------------------------------

    def notice(self, sentence: str) -> None:
        """Show a sentence for a few seconds."""
        self._notices.add(sentence)
        self.redraw()

    def _take_messages(self) -> None:
        for sentence in self.session.messages():
            self.notice(escape(sentence))

    # Events, time, drawing --------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Keys first that mean the table as a whole, then the widgets."""
        taken = self.advisor.take(event) or self.lookback.take(event) or self.keys.take(event)
        if taken:
            self.redraw()
        return taken

    @property
    def animating(self) -> bool:
        """Whether cards are on their way."""
        return self.stage.flights.busy or self.stage.fan.carried is not None

    @property
    def next_wake(self) -> float | None:
        """Until the next bot's move, a tooltip, or a notice goes."""
        parts = (self.stage.board, self.flow, self._notices, self._telling, self._warming, self._pictures)
        waits = [part.next_wake for part in parts]
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, dt: float) -> None:
        """Let cards fly, carry out bots' answers, let tooltips come and notices go."""
        stage = self.stage
        if stage.advance(dt):
            self.redraw()
        if not stage.flights.busy and self.flow.step(dt, self.app.settings.bot_pace):
            self.sync()
        if self._telling.work():
            stage.log.show(self._telling.lines, self._telling.update())
            self.redraw()
        if stage.board.update(dt) or self._notices.update(dt):
            self.redraw()
        if not stage.flights.busy:
            self._pictures.look()
            self._warming.work()

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table."""
        self.stage.draw(surface)
        self._notices.draw(surface, self.app.layout, self.stage.grid.centre)
