"""Cthulhu Wars on the screen of the theatre: the table's own stage, with the deck where banner and choices stand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.event import Event
from game.games.wars.screen.stage import MapStage
from game.games.wars.words.tableview import Table, faction_of, read_open, read_table
from game.language.spoken import name, say
from game.match.match import Match
from game.match.session import Session
from game.match.theatre import OPEN, Timeline, Told, View
from game.ui.glyphs import medal
from game.ui.scenes.rules import RulesScene
from game.ui.theatre.deck import Face
from game.ui.theatre.showing import IDLE, WatchedStage

if TYPE_CHECKING:
    from game.ui.theatre.scene import TheatreScene


def _medals(factions: tuple[str, ...], px: int) -> pygame.Surface:
    """The medals of one seat's sides, side by side."""
    if len(factions) == 1:
        return medal(factions[0], px)
    each = px * 2 // 3
    made = pygame.Surface((px, px), pygame.SRCALPHA)
    for place, faction in enumerate(factions[:2]):
        made.blit(medal(faction, each), (place * (px - each), place * (px - each)))
    return made


class WatchedMap(MapStage, WatchedStage):
    """The table with a map, showing moments of a match nobody plays at; cards and boards can be opened."""

    def __init__(self, theatre: TheatreScene, timeline: Timeline) -> None:
        super().__init__(theatre, Session(timeline.match_at(0)), IDLE)
        for strip in self.strips:
            strip.lays_open = True
        self.buttons = self.way_on(lambda: theatre.push(RulesScene()), say("wars-screen-rules"))
        self.log.on_line = theatre.jump
        self.annals.news = False
        self.warming.add(self.map.rehearsals())

    @property
    def hidden(self) -> str:
        return say("wars-screen-hidden")

    def faces(self, timeline: Timeline) -> Sequence[Face]:
        """The seats: the medals of their sides, who sat there first."""
        rules: Any = timeline.rules
        found = []
        for number, seat in enumerate(timeline.end.seats):
            factions = [faction_of(side) for side in rules.sides if rules.seat_of[side] == number]
            sides = [name("faction", faction) for faction in factions]
            told = say("wars-screen-seat.nobody", sides=sides)
            if seat.name:
                told = say("wars-screen-seat", sides=sides, person=seat.name)
            found.append(Face(told, partial(_medals, tuple(factions))))
        return found

    def lay_past(self) -> None:
        """The deck takes the places of banner, actions and digest."""
        self.deck.lay(self.grid.banner, self.grid.actions, self.grid.digest, self.app.layout)

    # What is shown ------------------------------------------------------------------------------

    def _read(self, then: Match, view: View) -> Table:
        return read_open(then) if view == OPEN else read_table(then, view if isinstance(view, int) else None)

    def throw(self, then: Match, view: View, pace: float) -> bool:
        now, self.session.match = self.session.match, then
        self.fought.pace = pace
        rolls = self.fought.rolled and self.roll(self._read(then, view), pace)
        self.session.match = now
        return rolls

    def watch(self, then: Match, view: View, pace: float, step: bool) -> list[Event]:
        heard = self.turn_to(then, view, step)
        self.fought.pace = pace if step else 0.0
        if not step:
            self.motions.finish()
            self.fought.close()
        self.present(self._read(then, view), None, self.at_keyboard, pace if step else 0.0)
        for strip in self.strips:
            strip.here = False
        self.sounds.step(heard, False, not step)
        self.compose()
        return heard

    def tell(self, told: Told, view: View) -> None:
        own = frozenset(side.number for side in self.table.sides if side.seat == view)
        self.annals.tell(told.lines, 0, None, own)

    # Events -------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """What is typed into the search, then what steers, then cards, then the widgets."""
        steered = self.annals.take(event) or (not self.board.typing and self._steered(event))
        return steered or self.inspector.take(event) or self.to_widgets(event)

    def _steered(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_f and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.find()
            return True
        if pygame.K_F5 <= event.key <= pygame.K_F8:
            return self.open_board(event.key - pygame.K_F5)
        if event.key == pygame.K_i:
            self.inspector.open_here()
            return True
        keyed_map = self.board.by_keyboard and self.map.focused
        if (keyed_map or event.key in (pygame.K_PLUS, pygame.K_MINUS, pygame.K_0)) and self.map.key(event):
            return True
        if self.deck.take(event, self.board, [self.map, self.log]):
            return True
        return self.map.key(event)
