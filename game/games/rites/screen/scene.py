"""The card table's scene: keeps a match of Rites of Cthulhu going and does what the person at the keyboard wishes."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.games.rites.screen.advisor import CardAdvisor
from game.games.rites.screen.curtain import CardCurtain
from game.games.rites.screen.initiating import Initiating
from game.games.rites.screen.keys import RitesKeys
from game.games.rites.screen.lookback import CardLookBack
from game.games.rites.screen.picking import Ask, ask_of
from game.games.rites.screen.pictures import CardPictures
from game.games.rites.screen.stage import CardStage
from game.games.rites.screen.summary import CultistScene, SummaryScene
from game.games.rites.screen.warming import CardWarming
from game.games.rites.screen.wishes import CardWishes
from game.games.rites.words.ritewords import words_of
from game.games.rites.words.tableview import CardTable, read_cards
from game.match.opened import OpenDecision
from game.match.session import Session
from game.ui.app import App
from game.ui.scene import Scene
from game.ui.scenes.rules import RulesScene
from game.ui.table.overlays.curtain import CurtainScene
from game.ui.table.scene import Deeds, MatchScene
from game.ui.table.sounds import TableSounds


class CardTableScene(MatchScene):
    """A match of Rites of Cthulhu. Shows what the person at the keyboard may see, or anybody when only bots play.

    ``viewer`` is the seat at the keyboard; behind a ``curtain`` nobody's secrets are shown.
    """

    title = "Card table"
    keys_page = "cards"
    stage: CardStage
    lookback: CardLookBack
    _pictures: CardPictures

    def __init__(self, session: Session, opening: Callable[[Session], Scene] | None = None) -> None:
        super().__init__(session)
        self.table: CardTable = read_cards(session.match, self.viewer)
        self.question: Ask | None = None
        self._since: dict[int, int] = {}
        self._wishes = CardWishes(self, opening or CardTableScene)

    # Beginning and end ------------------------------------------------------------------------

    def deeds(self) -> Deeds:
        """What buttons and keys do, by name."""
        return {
            **super().deeds(),
            "signs": lambda: self.initiating.powers(),
            "summary": self.summary,
            "log": self.toggle_log,
        }

    def furnish(self, app: App, deeds: Deeds) -> None:
        """Make stage, keys and what shows the past and advice on it."""
        self.stage = CardStage(app, self.session, deeds, self.answer, self._look_at_cultist)
        self.stage.redraw = self.redraw
        self.keys = RitesKeys(self.stage, self.flow, deeds)
        self.stage.past = self.lookback = CardLookBack(self, self._telling)
        self.stage.log.on_line = self.lookback.open
        self.advisor = CardAdvisor(self, self.lookback.open, self._telling.whole)
        self.initiating = Initiating(self)
        self.sounds = TableSounds(app.sound.play)
        self._pictures = CardPictures(self.session)
        self._warming = CardWarming(app, self.stage)

    # What is shown ----------------------------------------------------------------------------

    def show_match(self, glide: bool) -> None:
        """Show table, question and what happened."""
        flow = self.flow
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

    def _enable(self) -> None:
        """What is there only while it means something; the power-play looks alike whoever holds one."""
        super()._enable()
        actions = self.stage.actions
        actions.power.enabled = not self.curtain and self.at_keyboard is not None and not self.flow.over
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

    def curtain_for(self, decision: OpenDecision) -> CurtainScene:
        """With the seal of the cultist who is asked, as everybody knows her."""
        table = read_cards(self.session.match, None)
        now = self.session.match.position.decision
        return CardCurtain(table.cultists[decision.seat], bool(now and now.secret))

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

    def answered(self) -> None:
        """What happens from here on is new to whoever has answered."""
        assert self.question is not None
        self._since[self.question.seat] = self.session.match.event_count

    def undo(self) -> None:
        """Back to the last own choice, from which on all is told anew."""
        if self.session.undo(self.viewer):
            self._since = {}
            self.changed(anew=True)

    def finish_motion(self) -> None:
        """Cards lie where they belong."""
        self.stage.skip_flights()

    def paced(self) -> None:
        """Show anew how the bots' turns go on."""
        self._enable()
        self.redraw()

    # Looking things up ------------------------------------------------------------------------

    def look_at(self, entry: int) -> None:
        """Show how the cards lay before an entry of the history, and nothing over them."""
        self.lookback.open_before(entry)

    def rules(self) -> None:
        """Open the rules of the rite that is performed."""
        self.push(RulesScene(words_of(self.table.rite).page))

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
