"""Rites of Cthulhu on the screen of the theatre: the card table's own stage, with the deck where one would answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.games.rites.screen.ahead import table_jobs
from game.games.rites.screen.grid import Grid, card_grid
from game.games.rites.screen.seals import COLOURS, seal
from game.games.rites.screen.stage import CardStage, Deeds
from game.games.rites.screen.summary import CultistScene, SummaryScene
from game.games.rites.words.ritewords import words_of
from game.games.rites.words.tableview import CardTable, Cultist, named, read_cards, read_cards_open
from game.match.match import Match
from game.match.session import Session
from game.match.theatre import OPEN, Timeline, Told, View
from game.ui import theme
from game.ui.app import App
from game.ui.rich import escape
from game.ui.scenes.rules import RulesScene
from game.ui.table.bar_buttons import BarButton
from game.ui.table.sounds import TableSounds
from game.ui.table.warming import Warming
from game.ui.theatre.deck import Deck
from game.ui.theatre.eyes import Face
from game.ui.theatre.screen import Screen
from game.ui.theatre.showing import Stagehand


class RitesGame:
    """How Rites of Cthulhu is shown."""

    hidden = "**cards** that nobody else knows"

    def __init__(self) -> None:
        self._table: CardTable | None = None

    def faces(self, timeline: Timeline) -> Sequence[Face]:
        """The cultists: their seals, and who sits there."""
        self._table = read_cards(timeline.end, None)
        return [Face(escape(each.name), partial(seal, each)) for each in self._table.cultists]

    def colour(self, side: int | None) -> theme.RGB:
        """A cultist's colour."""
        return theme.BRASS if side is None else COLOURS[side]

    def dressed(self, text: str) -> str:
        """A line with the cultists' own names in their colours."""
        return named(text, self._table, _written) if self._table else text

    def open(self, hand: Stagehand, timeline: Timeline, deck: Deck) -> RitesShowing:
        """The screen."""
        return RitesShowing(hand, timeline, deck)


def _written(cultist: Cultist) -> str:
    return f"**<{cultist.id}>{escape(cultist.name)}</>**"


class WatchStage(CardStage):
    """The card table with the deck below the middle; a hand lies there only while a seat's eyes are used."""

    def __init__(self, app: App, session: Session, deeds: Deeds, look_at: Callable[[int], None], deck: Deck) -> None:
        super().__init__(app, session, deeds, lambda option: None, look_at)
        self.deck = deck
        self.listed: pygame.Rect | None = None

    def regions(self) -> Grid:
        """The table's regions, with room for the deck at the bottom and for the marks instead of the buttons."""
        layout = self.app.layout
        px = layout.px
        grid = card_grid(layout, len(self.plates), 3)
        wide = not layout.compact and not grid.folded
        high = px(96 if wide else 82) if not grid.folded else max(px(70), layout.font_px(theme.SMALL) * 4)
        inner = grid.hand
        self.box = pygame.Rect(inner.x, inner.bottom - high - px(8), inner.width, high)
        taken = 0 if self.table.viewer is None else round(grid.hand.height * (0.86 if not grid.folded else 0.7))
        hand = pygame.Rect(inner.x, self.box.y - px(6) - taken, inner.width, taken)
        top = grid.banner.bottom + px(6)
        centre = pygame.Rect(inner.x, top, inner.width, hand.y - top - px(8))
        self.slot = pygame.Rect(inner.x, grid.banner.y, inner.width, grid.banner.height)
        if grid.folded:
            self.listed = None
            return replace(grid, hand=hand, centre=centre, log=grid.log.unionall([centre]).clip(
                pygame.Rect(grid.log.x, centre.y, grid.log.width, centre.height)))  # fmt: skip
        marks = px(46) + len(self.deck.rows) * max(px(27), layout.font_px(theme.LOG) + px(6))
        self.listed = pygame.Rect(grid.actions.x, grid.actions.bottom - marks, grid.actions.width, marks)
        log = pygame.Rect(grid.log.x, grid.log.y, grid.log.width, self.listed.y - px(10) - grid.log.y)
        return replace(grid, hand=hand, centre=centre, log=log)

    def compose(self) -> None:
        """Put the widgets on the board in tab order, the deck for what a player has."""
        self.deck.lay(self.slot, self.box, self.listed, self.app.layout)
        self.buttons["log"].visible = self.grid.folded
        self.fan.focusable = bool(self.fan.cards)
        self.centre.focusable = False
        self.board.set([self.top, self.centre, self.fan, *self.plates, *self.deck.widgets(),
                        *self.buttons.values(), *self.parts, self.panel, self.log])  # fmt: skip


class RitesShowing(Screen):
    """The card table's stage, showing moments of a match nobody plays at."""

    stage: WatchStage

    def __init__(self, hand: Stagehand, timeline: Timeline, deck: Deck) -> None:
        super().__init__(hand, timeline, deck)
        self.table = read_cards(self.session.match, None)
        names = ("undo", "redo", "save", "rules", "menu", "signs", "summary", "pause", "step", "skip", "log")
        idle: Deeds = dict.fromkeys(names, lambda: None)
        self.stage = WatchStage(self.app, self.session, idle, self._look_at_cultist, deck)
        self.stage.redraw = hand.redraw
        self.stage.buttons = self._buttons()
        self.stage.log.on_line = hand.jump
        self.board = self.stage.board
        self._sounds = TableSounds(self.app.sound.play)

    def _buttons(self) -> dict[str, BarButton]:
        made = {
            "log": BarButton("chronicle", "Log", self._toggle_log).called("log"),
            "summary": BarButton("spellbook", "Rite", self._summary).called("summary"),
        }
        made["log"].tooltip = "What happened  <third>L</>"
        made["summary"].tooltip = "The rite in short  <third>R</>"
        return made | self.way_on(self._rules, "Every rite, power-play and artifact")

    # What is shown ------------------------------------------------------------------------------

    def show(self, then: Match, view: View, pace: float, step: bool) -> None:
        """Show a moment."""
        heard = self.turn_to(then, view, step)
        self.table = self._read(then, view)
        decision = then.position.decision
        must = decision.side if decision is not None and not decision.secret else -1
        self.stage.show(self.table, None, must, pace if step else 0.0)
        self._sounds.step(heard, False, not step)
        self.stage.buttons["summary"].enabled = bool(self.table.rite)

    def foresee(self, then: Sequence[Match], view: View) -> None:
        """Paint the ground and the cards: those take longest."""
        self._ahead = Warming([partial(self._look_ahead, each, view) for each in then])

    def _look_ahead(self, then: Match, view: View) -> None:
        self._ahead.add(table_jobs(self.stage, self._read(then, view)))

    def _read(self, match: Match, view: View) -> CardTable:
        return read_cards_open(match) if view == OPEN else read_cards(match, view if isinstance(view, int) else None)

    def tell(self, told: Told, view: View) -> None:
        """Show the chronicle."""
        log = self.stage.log
        log.table = self.table
        log.show([])
        log.show(told.lines)

    @property
    def busy(self) -> bool:
        """Whether cards are on their way."""
        return self.stage.flights.busy

    def lay(self) -> None:
        """Place everything."""
        self.stage.skip_flights()
        self.stage.lay()

    # What can be looked up ----------------------------------------------------------------------

    def _rules(self) -> None:
        self.hand.push(RulesScene(words_of(self.table.rite).page))

    def _summary(self) -> None:
        if self.table.rite:
            self.hand.push(SummaryScene(self.table))

    def _look_at_cultist(self, side: int) -> None:
        self.hand.push(CultistScene(self.table, side))

    def _toggle_log(self) -> None:
        self.stage.log_open = not self.stage.log_open
        self.stage.lay()

    # Events -------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """What steers first, then the widgets."""
        stage = self.stage
        if event.type == pygame.KEYDOWN:
            if self.deck.take(event, self.board, [stage.fan, stage.log]):
                return True
            deeds = {pygame.K_F1: self._rules, pygame.K_r: self._summary, pygame.K_l: self._toggle_log}
            if event.key in deeds and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
                deeds[event.key]()
                return True
        taken = self.board.handle(event)
        if event.type == pygame.MOUSEMOTION:
            if not stage.fan.hovered and not stage.fan.focused:
                taken = stage.fan.leave_pointer() or taken
            if not stage.centre.hovered:
                taken = stage.centre.leave_pointer() or taken
        return taken

    # Time and drawing ---------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        """Whether cards are on their way."""
        return self.stage.flights.busy

    @property
    def next_wake(self) -> float | None:
        """Seconds until something is to be done."""
        waits = [part.next_wake for part in (self.board, self._notices, self._ahead)]
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, dt: float, fresh: bool) -> bool:
        """Let cards fly, tooltips come, notices go."""
        changed = self.stage.advance(dt)
        changed = self.board.update(dt) or changed
        if not self.stage.flights.busy and not fresh:
            self._ahead.work()
        return self._notices.update(dt) or changed

    def draw(self, surface: pygame.Surface, whole: bool) -> None:
        """Paint the table."""
        self.stage.draw(surface)
        self._notices.draw(surface, self.app.layout, self.stage.grid.centre)


__all__ = ["RitesGame", "RitesShowing"]
