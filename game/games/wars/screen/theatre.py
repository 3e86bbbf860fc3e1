"""Cthulhu Wars on the screen of the theatre: the table's own stage, with the deck where banner and choices stand."""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, cast

import pygame

from game.games.wars.screen.battle.ahead import paint_ahead
from game.games.wars.screen.board.overlay import BoardScene
from game.games.wars.screen.inspect import Inspector
from game.games.wars.screen.map.ahead import token_jobs
from game.games.wars.screen.map.camera import BATTLE_ZOOM
from game.games.wars.screen.map.tips import Pointing, Tips, let_go, pointed_at
from game.games.wars.screen.map.view import MapView
from game.games.wars.screen.mappaint import MapPaint
from game.games.wars.screen.stage import Stage
from game.games.wars.screen.strip_places import StripPlaces
from game.games.wars.screen.strips import Strip
from game.games.wars.words.battle_course import read_course
from game.games.wars.words.tableview import faction_of, read_open, read_table
from game.match.match import Match
from game.match.theatre import OPEN, Timeline, Told, View
from game.match.words import words
from game.ui import draw, theme
from game.ui.glyphs import medal
from game.ui.layout import Layout, TableGrid
from game.ui.rich import escape
from game.ui.scenes.rules import RulesScene
from game.ui.table.log.lines import dressed
from game.ui.table.warming import Warming
from game.ui.theatre.deck import Deck
from game.ui.theatre.eyes import Face
from game.ui.theatre.screen import Screen
from game.ui.theatre.showing import Stagehand
from game.ui.widgets.base import Widget

if TYPE_CHECKING:
    from game.games.wars.screen.scene import TableScene


class WarsGame:
    """How Cthulhu Wars is shown."""

    hidden = "**Elder Signs** that are still face down for others"

    def faces(self, timeline: Timeline) -> Sequence[Face]:
        """The seats: the medals of their sides, who sat there first."""
        rules = timeline.rules
        found = []
        for number, seat in enumerate(timeline.end.seats):
            factions = [faction_of(side) for side in rules.sides if rules.seat_of[side] == number]
            names = " and ".join(words().name("faction", faction) for faction in factions)
            told = f"{names}, {escape(seat.name)}" if seat.name else names
            found.append(Face(told, partial(_medals, tuple(factions))))
        return found

    def colour(self, side: int | None) -> theme.RGB:
        """A faction's colour."""
        return theme.BRASS if side is None else theme.faction_colour(faction_of(side))

    def dressed(self, text: str) -> str:
        """A line as the log shows it."""
        return dressed(text)

    def open(self, hand: Stagehand, timeline: Timeline, deck: Deck) -> WarsShowing:
        """The screen."""
        return WarsShowing(hand, timeline, deck)


def _medals(factions: tuple[str, ...], px: int) -> pygame.Surface:
    """The medals of one seat's sides, side by side."""
    if len(factions) == 1:
        return medal(factions[0], px)
    each = px * 2 // 3
    made = pygame.Surface((px, px), pygame.SRCALPHA)
    for place, faction in enumerate(factions[:2]):
        made.blit(medal(faction, each), (place * (px - each), place * (px - each)))
    return made


@functools.lru_cache(maxsize=64)
def sign_face(words: str, width: int, height: int) -> pygame.Surface:
    """An Elder Sign face up: its worth on brass."""
    made = pygame.Surface((width, height), pygame.SRCALPHA)
    box = made.get_rect()
    radius = max(min(width, height) // 8, 1)
    draw.fill(made, box, theme.mix(theme.BRASS, theme.PALE, 0.4), theme.BRASS, radius)
    draw.outline(made, box, theme.INK, radius, 1, 200)
    size = max(min(round(height * 0.66), width), 13)
    draw.text(made, words, theme.NUMBER, size, theme.INK, box.center, "center", middle=True)
    return made


LEAST = 11
"""Pixels below which no worth can be read off a card: then the sum stands on all of them together."""


class OpenSigns(Widget):
    """The worth of the Elder Signs whoever watches knows, over the backs in the strips."""

    focusable = False

    def __init__(self, strips: Sequence[Strip]) -> None:
        super().__init__()
        self._strips = strips

    def hit(self, point: tuple[int, int]) -> bool:
        """It is only to be seen."""
        return False

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the faces of the signs that lie, the first on top."""
        for strip in self._strips:
            if strip.side is None or strip.folded or not any(strip.side.signs):
                continue
            rects, values = StripPlaces(strip.side, strip.rect, layout).sign_rects(), strip.side.signs
            lying = [(rect, value) for place, (rect, value) in enumerate(zip(rects, values, strict=True))
                     if value and strip.turns.of(("sign", place)) >= 1]  # fmt: skip
            pitch = min([rects[0].width, *(abs(two.x - one.x) for one, two in pairwise(rects))])
            if pitch < LEAST and lying:
                whole = rects[0].unionall(rects)
                target.blit(sign_face(str(sum(value for _, value in lying)), *whole.size), whole)
                continue
            for rect, value in lying:
                target.blit(sign_face(str(value), pitch, rect.height), rect)


class _Steering:
    """The deck as the stage asks for it: in the place of banner and choices."""

    on = True

    def __init__(self, deck: Deck, signs: OpenSigns) -> None:
        self.deck = deck
        self._signs = signs

    def widgets(self) -> list[Widget]:
        """All of the deck."""
        return self.deck.widgets()

    def over_map(self) -> list[Widget]:
        """What is painted after the strips."""
        return [self._signs]

    def take(self, event: pygame.event.Event) -> bool:
        """The showing hands events to the deck itself."""
        return False

    def lay(self, grid: TableGrid, layout: Layout) -> None:
        """Take places."""
        self.deck.lay(grid.banner, grid.actions, grid.digest, layout)


class WarsShowing(Screen):
    """The table's stage, showing moments of a match nobody plays at. Nothing can be chosen; cards can be opened."""

    question = None
    stage: Stage

    def __init__(self, hand: Stagehand, timeline: Timeline, deck: Deck) -> None:
        super().__init__(hand, timeline, deck)
        self.table = read_table(self.session.match, None)
        self.at_keyboard: int | None = None
        deeds: defaultdict[str, Callable[[], None]] = defaultdict(lambda: lambda: None)
        self.stage = Stage(self.app, self.session, deeds, lambda target: None, lambda choice: None, self._board)
        self.map: MapView = self.stage.map
        self.board = self.stage.board
        self._signs = OpenSigns(self.stage.strips)
        self.stage.past = _Steering(deck, self._signs)
        self.stage.buttons = self.way_on(lambda: hand.push(RulesScene()), "Every rule, piece and spellbook")
        self.stage.log.on_line = hand.jump
        for part in (self.stage.annals.digest, self.stage.annals.news, self.stage.hint):
            part.visible = False
        self.inspector = Inspector(cast("TableScene", self))
        tips = Tips(cast("TableScene", self))
        self.board.more = self.inspector.hint
        self._pointing = Pointing()
        self._warming = Warming([*self.stage.rehearsals(), *token_jobs(self.app, self.map, self.table)])
        self._paint = MapPaint(self.stage, self._notices, self._pointing, tips, self._signs.draw)

    def _board(self, faction: str) -> None:
        self.hand.push(BoardScene(self.table, faction, self.inspector.lookup, self.at_keyboard))

    # What the inspector asks of a table ---------------------------------------------------------

    def push(self, scene: object) -> None:
        """Open an overlay."""
        self.hand.push(scene)  # type: ignore[arg-type]

    def can_step_back(self) -> bool:
        """There is no action to step back in."""
        return False

    # What is shown ------------------------------------------------------------------------------

    def show(self, then: Match, view: View, pace: float, step: bool) -> None:
        """Show a moment."""
        stage = self.stage
        heard = self.turn_to(then, view, step)
        self.at_keyboard = view if isinstance(view, int) else None
        self.table = read_open(then) if view == OPEN else read_table(then, self.at_keyboard)
        stage.fought.pace = pace if step else 0.0
        if not step:
            stage.motions.finish()
            stage.fought.close()
        stage.show(self.table, None, self.at_keyboard, pace if step else 0.0)
        for strip in stage.strips:
            strip.here = False
        stage.sounds.step(heard, False, not step, stage.battle.busy)
        stage.compose()

    def foresee(self, then: Sequence[Match], view: View) -> None:
        """Find the places of pieces, and paint the panels of battles: those take longest."""
        self._ahead = Warming([partial(self._look_ahead, each, view) for each in then])

    def _look_ahead(self, then: Match, view: View) -> None:
        table = read_open(then) if view == OPEN else read_table(then, view if isinstance(view, int) else None)
        zooms = {self.map.camera.zoom}
        if self.stage.battle.battle is not None or table.battle is not None:
            zooms |= {self.map.camera.kept_zoom, BATTLE_ZOOM}
        for zoom in sorted(zooms):
            self._ahead.add(self.map.spread.ahead(table, zoom))
        battle = table.battle
        if battle is not None:
            course = read_course(then)
            self._ahead.add([lambda: paint_ahead(self.map, table, battle, course, self.app.layout)])

    def tell(self, told: Told, view: View) -> None:
        """Show the chronicle."""
        own = frozenset(side.number for side in self.table.sides if side.seat == view)
        self.stage.annals.tell(told.lines, 0, None, own)

    @property
    def busy(self) -> bool:
        """Whether pieces are on their way, dice roll, or the last battle is still looked at."""
        return self.stage.watched

    def lay(self) -> None:
        """Place everything."""
        self.stage.lay()

    # Events -------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """What is typed into the search, then what steers, then cards, then the widgets."""
        stage = self.stage
        self._paint.scrolled = False
        if stage.annals.take(event) or (not self.board.typing and self._steered(event)) or self.inspector.take(event):
            return True
        if stage.column.take(event, self.board, [stage.log]):
            return True
        taken = self.board.handle(event)
        if taken and event.type == pygame.KEYDOWN:
            stage.column.show(self.board.focus)
        if event.type == pygame.MOUSEMOTION:
            taken = let_go(self.map, event.pos) or taken
        self._paint.scrolled = taken and stage.annals.scrolls(event)
        return taken

    def _steered(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_f and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.stage.annals.search()
            return True
        if pygame.K_F5 <= event.key <= pygame.K_F8:
            return self.stage.open_board(event.key - pygame.K_F5)
        if event.key == pygame.K_i:
            self.inspector.open_here()
            return True
        keyed_map = self.board.by_keyboard and self.map.focused
        if (keyed_map or event.key in (pygame.K_PLUS, pygame.K_MINUS, pygame.K_0)) and self.map.key(event):
            return True
        if self.deck.take(event, self.board, [self.map, self.stage.log]):
            return True
        return self.map.key(event)

    # Time and drawing ---------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        """Whether anything moves."""
        return self.map.animating or self.stage.motions.busy

    @property
    def next_wake(self) -> float | None:
        """Seconds until something is to be done."""
        parts = (self.board, self._notices, self._pointing, self.stage.fought, self.map, self.stage.annals,
                 self.inspector, self._warming, self._ahead)  # fmt: skip
        waits = [part.next_wake for part in parts]
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, dt: float, fresh: bool) -> bool:
        """Let pieces move, tooltips come, notices go."""
        stage = self.stage
        changed = stage.advance(dt)
        changed = self.board.update(dt) or changed
        changed = self.map.pulse(dt) or changed
        if self._pointing.turn_to(pointed_at(self.map, self.board)) or self._pointing.dwell(dt):
            changed = True
        self.inspector.update(dt)
        if self._notices.update(dt) or stage.annals.update(dt):
            changed = True
        if not stage.motions.busy and not fresh:
            (self._ahead if self._ahead.next_wake else self._warming).work()
        self._paint.look(changed or fresh)
        return changed

    def draw(self, surface: pygame.Surface, whole: bool) -> None:
        """Paint the table, or what has moved on it."""
        self._paint.draw(surface, self.app.layout, whole)


__all__ = ["WarsGame", "WarsShowing"]
