"""Rites of Cthulhu on the screen of the theatre: the card table's own stage, with the deck where one would answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.games.rites.screen.ahead import table_jobs
from game.games.rites.screen.grid import Grid, card_grid
from game.games.rites.screen.seals import seal
from game.games.rites.screen.stage import CardStage
from game.games.rites.words.tableview import CardTable, read_cards, read_cards_open
from game.match.match import Match
from game.match.session import Session
from game.match.theatre import OPEN, Timeline, Told, View
from game.ui import theme
from game.ui.rich import escape
from game.ui.scenes.rules import RulesScene
from game.ui.table.bar_buttons import BarButton
from game.ui.theatre.deck import Face
from game.ui.theatre.showing import IDLE, WatchedStage

if TYPE_CHECKING:
    from game.ui.theatre.scene import TheatreScene


class WatchedCards(CardStage, WatchedStage):
    """The card table with the deck below the middle; a hand lies there only while a seat's eyes are used."""

    hidden = "**cards** that nobody else knows"

    def __init__(self, theatre: TheatreScene, timeline: Timeline) -> None:
        super().__init__(theatre, Session(timeline.match_at(0)), IDLE)
        self.listed: pygame.Rect | None = None
        self.buttons = self._buttons()
        self.log.on_line = theatre.jump

    def _buttons(self) -> dict[str, BarButton]:
        made = {
            "log": BarButton("chronicle", "Log", self.toggle_log).called("log"),
            "summary": BarButton("spellbook", "Rite", self.open_summary).called("summary"),
        }
        made["log"].tooltip = "What happened  <third>L</>"
        made["summary"].tooltip = "The rite in short  <third>R</>"
        return made | self.way_on(self._rules, "Every rite, power-play and artifact")

    def faces(self, timeline: Timeline) -> Sequence[Face]:
        """The cultists: their seals, and who sits there."""
        return [Face(escape(each.name), partial(seal, each)) for each in read_cards(timeline.end, None).cultists]

    # Places -------------------------------------------------------------------------------------

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
        marks = px(46) + len(self.deck.kinds) * max(px(27), layout.font_px(theme.LOG) + px(6))
        self.listed = pygame.Rect(grid.actions.x, grid.actions.bottom - marks, grid.actions.width, marks)
        log = pygame.Rect(grid.log.x, grid.log.y, grid.log.width, self.listed.y - px(10) - grid.log.y)
        return replace(grid, hand=hand, centre=centre, log=log)

    def lay_past(self) -> None:
        """The deck stands below the middle, its marks in the place of the buttons."""
        self.buttons["log"].visible = self.grid.folded
        self.deck.lay(self.slot, self.box, self.listed, self.app.layout)

    # What is shown ------------------------------------------------------------------------------

    def _read(self, match: Match, view: View) -> CardTable:
        return read_cards_open(match) if view == OPEN else read_cards(match, view if isinstance(view, int) else None)

    def watch(self, then: Match, view: View, pace: float, step: bool) -> None:
        heard = self.turn_to(then, view, step)
        decision = then.position.decision
        must = decision.side if decision is not None and not decision.secret else -1
        self.present(self._read(then, view), None, must, pace if step else 0.0)
        self.sounds.step(heard, False, not step)
        self.buttons["summary"].enabled = bool(self.table.rite)

    def look_ahead(self, then: Match, view: View) -> None:
        """Paint the ground and the cards: those take longest."""
        self.ahead.add(table_jobs(self, self._read(then, view)))

    def tell(self, told: Told, view: View) -> None:
        self.log.show([])
        self.log.show(told.lines)

    def _rules(self) -> None:
        self.host.push(RulesScene(self.rules_page))

    # Events -------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """What steers first, then the widgets."""
        if event.type == pygame.KEYDOWN:
            if self.deck.take(event, self.board, [self.fan, self.log]):
                return True
            deeds = {pygame.K_F1: self._rules, pygame.K_r: self.open_summary, pygame.K_l: self.toggle_log}
            if event.key in deeds and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
                deeds[event.key]()
                return True
        return self.point(event)
