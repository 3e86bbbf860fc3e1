"""What is pointed at, anywhere on the table, and the card that tells about it.

A right click opens the card while no action is in progress; within one the right button steps back, as Escape
does, so there the middle button, the key I or a long press open it. Those three do so at any time.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.games.wars.screen.answers.barcards import ChoiceArea
from game.games.wars.screen.answers.question import Choice
from game.games.wars.screen.map.targets import GRIP, Target
from game.games.wars.screen.map.view import MapView
from game.games.wars.words import cards
from game.games.wars.words.card_now import Situation
from game.games.wars.words.keywords import card_of, has_card, keywords
from game.games.wars.words.tableview import kind_of
from game.language.spoken import say
from game.match.cards import Now, Ref
from game.ui.scene import Scene
from game.ui.scenes.card import CardScene
from game.ui.widgets.base import Board, Widget

LONG = 0.6
"""How long a press lasts before it opens a card, in seconds; the map's own long press, for trays, is shorter."""
SLACK = 8


def thing_of_choice(choice: Choice) -> Ref | None:
    """What an option's button is about."""
    picture = choice.picture
    if picture.what == "token":
        return ("unit", picture.id)
    if choice.target and choice.target[0] == "area":
        return ("area", str(choice.target[1]))
    if picture.what == "medal":
        return ("faction", picture.faction)
    kind = choice.kind
    for ref in (("book", picture.id), card_of("action", kind), ("ability", kind), ("requirement", kind),
                ("term", _TERMS.get(kind, ""))):  # fmt: skip
        if has_card(ref):
            return ref
    return None


_TERMS = {"pledge": "pledge", "signs": "elder_sign", "reveal": "elder_sign", "power": "power", "direction": "order",
          "ritual": "ritual"}  # fmt: skip


def thing_on_map(view: MapView, point: tuple[int, int]) -> Ref | None:
    """The piece, gate, marker or area at a point of the map."""
    target = view.target_at(point)
    if target is None:
        return None
    if view.tray and view.tray.rect.collidepoint(point):
        return _of_target(target)
    stood = view.spot_of(int(target[1])) if target[0] == "unit" else None
    if stood and (view.reaches(stood, point, GRIP) or stood.item.what == "more"):
        return _of_target(target)
    for spot in reversed(view.spots):
        seen = spot.body.collidepoint(point) if spot.item.token else spot.covers(point)
        if spot.item.what == "mark" and seen and view.drawn(spot):
            return spot.item.token.ref if spot.item.token else ("term", "desecration")
    for spot in view.spots:
        # The keeper stands in the ring; the ring itself is the gate.
        if spot.item.what == "gate" and spot.stands_on(point) and view.drawn(spot):
            return ("term", "gate" if spot.item.faction else "abandoned")
    return _of_target(target)


def _of_target(target: Target) -> Ref:
    return ("area", str(target[1])) if target[0] == "area" else ("unit", kind_of(int(target[1])))


class Inspector:
    """Opens cards over a table. ``situation`` tells what is true of a thing as the viewer sees it.

    While ``steps_back`` tells that the right button means that, it opens no card.
    """

    def __init__(
        self, board: Board, map_: MapView, push: Callable[[Scene], None], situation: Callable[[], Situation],
        steps_back: Callable[[], bool],
    ) -> None:
        self._board, self._map, self._push = board, map_, push
        self._situation, self._steps_back = situation, steps_back
        self._press: tuple[int, int] | None = None
        self._held = 0.0
        self._serial = -1
        self.taken: Callable[[], bool] = lambda: False
        """Whether a long press has been taken by something else."""

    def jobs(self) -> list[Callable[[], object]]:
        """Small jobs that read what cards are made of, so that the first one opens as fast as the others."""
        return [lambda: keywords(""), lambda: cards.rulings_about(("term", "gate"))]

    # What is there ----------------------------------------------------------------------------

    def thing_at(self, point: tuple[int, int]) -> Ref | None:
        """What of the game stands at a point of the window."""
        widget = self._board.at(point)
        return self.thing_of(widget, point) if widget else None

    def thing_of(self, widget: Widget, point: tuple[int, int]) -> Ref | None:
        """What of the game a widget shows at a point."""
        if isinstance(widget, MapView):
            return thing_on_map(widget, point)
        if isinstance(widget, ChoiceArea):
            return thing_of_choice(widget.card.choice)
        found = widget.thing_at(point)
        return found if found and has_card(card_of(*found)) else None

    def focused(self) -> Ref | None:
        """What the keyboard stands on."""
        widget = self._board.focus
        if widget is None or not self._board.by_keyboard:
            return None
        if isinstance(widget, MapView):
            return _of_target(widget.over) if widget.over else None
        return self.thing_of(widget, widget.rect.center)

    def hint(self, widget: Widget) -> str:
        """What a tooltip says of the card, if there is one."""
        return f"<third>{say('wars-tips-card')}</>" if self.thing_of(widget, pygame.mouse.get_pos()) else ""

    # Opening ----------------------------------------------------------------------------------

    def lookup(self, ref: Ref) -> Now | None:
        """What is true of a thing now, as the person at the keyboard sees it."""
        return self._situation().about(ref)

    def open(self, ref: Ref | None) -> bool:
        """Open the card of a thing; false if there is none."""
        if ref is None:
            return False
        self._press = None
        self._push(CardScene(ref, self.lookup, self._map.atlas.board))
        return True

    def open_target(self, target: Target) -> bool:
        """Open the card of a piece or an area of the map."""
        return self.open(_of_target(target))

    def open_here(self) -> None:
        """Open the card of what the keyboard stands on, else of what is pointed at."""
        self.open(self.focused() or self.thing_at(pygame.mouse.get_pos()))

    # Events and time --------------------------------------------------------------------------

    def take(self, event: pygame.event.Event) -> bool:
        """Open a card if an event asks for one; presses that may become long ones go on to their widgets."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._press, self._held = (event.pos, 0.0) if event.button in (1, 2) else (None, 0.0)
            self._serial = self._situation().match.serial
            if event.button == 3 and not self._steps_back():
                return self.open(self.thing_at(event.pos))
        elif event.type == pygame.MOUSEBUTTONUP:
            press, self._press = self._press, None
            if event.button == 2 and press and math.dist(event.pos, press) <= SLACK:
                # Whatever was pressed is told that the press is over.
                self._board.handle(event)
                return self.open(self.thing_at(event.pos))
        elif event.type == pygame.MOUSEMOTION and self._press and math.dist(event.pos, self._press) > SLACK:
            self._press = None
        return False

    @property
    def next_wake(self) -> float | None:
        """Seconds until a press has become a long one; None if none is held."""
        return max(LONG - self._held, 0.02) if self._press else None

    def update(self, dt: float) -> None:
        """Let time pass over a press."""
        if self._press is None:
            return
        self._held += dt
        if self._held < LONG:
            return
        point, self._press = self._press, None
        if self.taken():
            return
        if self._situation().match.serial == self._serial and not self._map.tray and not self._map.doing:
            ref = self.thing_at(point)
            if ref:
                # Let go outside, so that nothing is pressed by it.
                self._board.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(-9, -9), button=1))
                self.open(ref)
