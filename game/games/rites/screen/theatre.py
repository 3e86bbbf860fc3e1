"""Rites of Cthulhu on the screen of the theatre: the card table's own stage, with the deck where one would answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.event import Event
from game.games.rites.screen.grid import folds
from game.games.rites.screen.headline import banner_high
from game.games.rites.screen.seals import seal
from game.games.rites.screen.stage import CardStage
from game.games.rites.words.tableview import read_cards, read_cards_open
from game.language.spoken import say
from game.match.match import Match
from game.match.session import Session
from game.match.theatre import OPEN, Timeline, Told, View
from game.ui import theme
from game.ui.kit.box import Box, Column
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scenes.rules import RulesScene
from game.ui.table.bar_buttons import BarButton
from game.ui.theatre.deck import Face
from game.ui.theatre.showing import IDLE, WatchedStage

if TYPE_CHECKING:
    from game.ui.theatre.scene import TheatreScene


class WatchedCards(CardStage, WatchedStage):
    """The card table with the deck below the middle; a hand lies there only while a seat's eyes are used."""

    @property
    def hidden(self) -> str:
        return say("rites-theatre-hidden")

    def __init__(self, theatre: TheatreScene, timeline: Timeline) -> None:
        super().__init__(theatre, Session(timeline.match_at(0)), IDLE)
        self.buttons = {
            "log": BarButton(
                "chronicle", say("rites-bar-log"), self.toggle_log, say("rites-bar-log.tip")
            ).called("log"),
            "summary": BarButton(
                "spellbook", say("rites-bar-summary"), self.open_summary, say("rites-bar-summary.tip")
            ).called("summary"),
            **self.way_on(self._rules, say("rites-bar-all")),
        }
        self.log.on_line = theatre.jump

    def faces(self, timeline: Timeline) -> Sequence[Face]:
        return [Face(escape(each.name), partial(seal, each)) for each in read_cards(timeline.end, None).cultists]

    # Places -------------------------------------------------------------------------------------

    def banner(self, layout: Layout) -> Box:
        return self.slot("banner", banner_high(layout))

    def hand(self, layout: Layout) -> Box:
        """A hand only where a seat's eyes are used, and the deck below it."""
        small = folds(layout)
        high = max(70, layout.font_px(theme.SMALL) * 4 / layout.scale) if small else 82 if layout.compact else 96
        deck = self.slot("deck", high)
        hand = super().hand(layout)
        hand.h = 0 if self.table.viewer is None else (hand.h or 0) * (0.7 if small else 0.86)
        return Column(hand, deck, gap=6, pad=(0, 4))

    def below(self, layout: Layout) -> Box | None:
        """What is worth seeing, beside a table that is wide enough."""
        row = max(27, layout.font_px(theme.LOG) / layout.scale + 6)
        return None if folds(layout) else self.slot("foot", 46 + len(self.deck.kinds) * row)

    def lay_past(self) -> None:
        """The deck stands below the middle, what is worth seeing in the place of the buttons."""
        layout, slots = self.app.layout, self.slots
        self.buttons["log"].visible = folds(layout)
        listed = None if folds(layout) else slots["foot"].rect
        self.deck.lay(slots["banner"].rect, slots["deck"].rect, listed, layout)

    # What is shown ------------------------------------------------------------------------------

    def watch(self, then: Match, view: View, pace: float, step: bool) -> list[Event]:
        heard = self.turn_to(then, view, step)
        decision = then.position.decision
        must = decision.side if decision is not None and not decision.secret else -1
        table = read_cards_open(then) if view == OPEN else read_cards(then, view if isinstance(view, int) else None)
        self.present(table, None, must, pace if step else 0.0)
        self.sounds.step(heard, False, not step)
        self.buttons["summary"].enabled = bool(self.table.rite)
        return heard

    def tell(self, told: Told, view: View) -> None:
        self.log.show([])
        self.log.show(told.lines)

    def _rules(self) -> None:
        self.host.push(RulesScene(self.rules_page))

    # Events -------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            if self.deck.take(event, self.board, [self.fan, self.log]):
                return True
            deeds = {pygame.K_F1: self._rules, pygame.K_r: self.open_summary, pygame.K_l: self.toggle_log}
            if event.key in deeds and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
                deeds[event.key]()
                return True
        return self.point(event)
