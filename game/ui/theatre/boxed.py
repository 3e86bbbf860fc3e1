"""A game whose table is described in boxes, in the theatre: its stage with the deck below the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.match.match import Match
from game.match.session import Session
from game.match.theatre import OPEN, Timeline, Told, View
from game.ui.icons import icon
from game.ui.rich import escape
from game.ui.scenes.rules import RulesScene
from game.ui.table.boxed import ANYBODY, BoxStage, seen_by
from game.ui.theatre.deck import Face
from game.ui.theatre.showing import WatchedStage

if TYPE_CHECKING:
    from game.ui.boxscreen import BoxScreen
    from game.ui.theatre.scene import TheatreScene


class WatchedBoxes(BoxStage, WatchedStage):
    """The table with the deck in the place of banner and choices."""

    hidden = "**what is hidden** from others"

    def __init__(self, screen: BoxScreen, theatre: TheatreScene, timeline: Timeline) -> None:
        super().__init__(screen, theatre, Session(timeline.match_at(0)))
        self.seen = seen_by(self.shown, ANYBODY)
        self.buttons = self.way_on(lambda: theatre.push(RulesScene(self.rules_page)), "The rules")
        self.log.on_line = theatre.jump

    def faces(self, timeline: Timeline) -> Sequence[Face]:
        return [Face(escape(seat.name), partial(icon, "person", colour=self.colour(number)))
                for number, seat in enumerate(timeline.end.seats)]  # fmt: skip

    def watch(self, then: Match, view: View, pace: float, step: bool) -> None:
        self.sounds.step(self.turn_to(then, view, step), False, not step)
        self.present(then, None if view == OPEN else view if isinstance(view, int) else ANYBODY)

    def tell(self, told: Told, view: View) -> None:
        self.log.show([])
        self.log.show(told.lines)

    def lay_past(self) -> None:
        self.deck.lay(self.slots["banner"].rect, self.slots["foot"].rect, None, self.app.layout)

    def handle(self, event: pygame.event.Event) -> bool:
        steered = event.type == pygame.KEYDOWN and self.deck.take(event, self.board, [self.log])
        return steered or super().handle(event)
