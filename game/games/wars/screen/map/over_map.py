"""What lies over the map: letters at what can be chosen, its two buttons, and where the card of advice goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.games.wars.screen.answers.letters import area_letters, codes_for
from game.games.wars.screen.answers.question import Question
from game.games.wars.screen.map.targets import Target
from game.games.wars.screen.map.view import MapView
from game.games.wars.words.tableview import Table
from game.language.spoken import say
from game.match.counsel import Counsel
from game.match.words import words
from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.table.advice.advisor import Advisor
from game.ui.table.bar_buttons import SquareButton
from game.ui.widgets.base import Widget


class Badges(Widget):
    """Lies over the map. ``codes`` are the letters of every target that can be chosen, shown while ``lit``.

    ``covered`` is what the battle panel takes of the map: no badge is written over it.
    """

    focusable = False

    def __init__(self, map_: MapView, lit: Callable[[], bool], covered: Callable[[], pygame.Rect]) -> None:
        super().__init__()
        self._map = map_
        self._lit = lit
        self._covered = covered
        self._letters: dict[str, str] = {}
        self.codes: dict[str, Target] = {}

    def show(self, question: Question | None, table: Table) -> None:
        """Give codes to what a question can be answered with on the map."""
        if not self._letters:
            self._letters = area_letters({area.id: words().name("area", area.id) for area in table.areas})
        targets = [choice.target for choice in question.choices if choice.target] if question else []
        areas = [str(target[1]) for target in targets if target[0] == "area"]
        pieces = [int(target[1]) for target in targets if target[0] == "unit" and target[1] in table.pieces]
        self.codes = codes_for(self._letters, areas, pieces)

    def code_of(self, target: Target | None) -> str:
        """What is to be typed for a target; empty if nothing is."""
        return next((code for code, each in self.codes.items() if each == target), "")

    def hit(self, point: tuple[int, int]) -> bool:
        """Never: what lies below is pointed at."""
        return False

    def places(self, layout: Layout) -> dict[str, tuple[int, int]]:
        """Where each badge stands, middle in pixels; those out of sight are left out."""
        found = {code: self._at(target, layout) for code, target in self.codes.items()}
        return {code: at for code, at in found.items() if self._free(at, layout)}

    def _at(self, target: Target, layout: Layout) -> tuple[int, int]:
        map_ = self._map
        if target[0] == "unit":
            spot = map_.spot_of(int(target[1]))
            shift = round(spot.px * 0.4) if spot else 0
            return (spot.at[0] - shift, spot.at[1] - shift) if spot else (-1, -1)
        name = map_.name_box(str(target[1]))
        at = (name.left - layout.px(13), name.centery) if name else (-1, -1)
        return at if self._free(at, layout) else map_.point_of(target)

    def _free(self, at: tuple[int, int], layout: Layout) -> bool:
        room = layout.px(8)
        return self._map.rect.inflate(-2 * room, -2 * room).collidepoint(at) and not self._covered().collidepoint(at)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the badges."""
        if not self.codes or not self._lit() or self._map.busy:
            return
        px = layout.font_px(theme.SMALL_BOLD)
        high = max(layout.px(19), px + layout.px(3))
        for code, at in self.places(layout).items():
            word = code.upper()
            box = pygame.Rect(0, 0, max(high, draw.text_width(word, theme.SMALL_BOLD, px) + layout.px(9)), high)
            box.center = at
            _label(target, layout, box, word, theme.SMALL_BOLD, theme.GOLD)


def _label(
    target: pygame.Surface, layout: Layout, box: pygame.Rect, words: str, role: theme.Role, line: theme.RGB
) -> None:
    """Paint a word on a small dark plate."""
    draw.fill(target, box, theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, layout.px(4), 240)
    draw.outline(target, box, line, layout.px(4), 1)
    draw.text(target, words, role, layout.font_px(role), theme.PALE, box.center, "center", middle=True)


_SIDE, _GAP = 34, 6


class MapButtons:
    """Both buttons, in the corner of what is seen of the map; room is kept beside them for those in ``more``."""

    def __init__(self, map_: MapView) -> None:
        self._map = map_
        nearer = f"{say('wars-map-nearer')}  <third>{say('wars-map-nearer.keys')}</>"
        self._nearer = SquareButton("zoom_in", nearer, self._step).called("nearer")
        self._whole = SquareButton("fit", f"{say('wars-map-whole')}  <third>0</>", map_.camera_whole).called("whole")
        self.parts = [self._nearer, self._whole]
        self.more: list[SquareButton] = []

    @property
    def shown(self) -> list[SquareButton]:
        """Those of the map that can be seen: none while a panel covers all of it."""
        return self.parts if self._map.covered != self._map.rect else []

    def _step(self) -> None:
        """A step nearer; at the last one back to the whole map."""
        if not self._map.camera_turn(1):
            self._map.camera_whole()

    def lay(self, layout: Layout) -> None:
        """Take their places: at the upper left, beside a panel in the corner where they hide least."""
        px, window = layout.px, self._map.camera.window
        side = px(_SIDE if not layout.compact else 26)
        buttons = [*self.shown, *self.more]
        if not buttons:
            return
        box = pygame.Rect(0, 0, len(buttons) * (side + px(_GAP)) - px(_GAP), side)
        room = window.inflate(-2 * px(10), -2 * px(8))
        corners = [room.topleft, (room.right - box.width, room.y), (room.x, room.bottom - side)]
        x, y = corners[0]
        if window != self._map.camera.slot:
            hidden = [*(spot.body for spot in self._map.goal_spots), *self._map.name_boxes()]
            x, y = min(corners, key=lambda at: len(box.move(at).collidelistall(hidden)))
        for part in buttons:
            part.place(pygame.Rect(x, y, side, side))
            x += side + px(_GAP)


def room_on(map_: MapView, layout: Layout) -> pygame.Rect:
    """What is seen of the map, a little smaller: where cards may lie over it."""
    return map_.camera.window.inflate(-layout.px(16), -layout.px(16))


def lay_advice(
    advice: Advisor, map_: MapView, buttons: MapButtons, layout: Layout, lit: Sequence[pygame.Rect] = ()
) -> None:
    """The card goes into the corner where it hides least of what it tells of or is ``lit``, and no button."""
    if not advice.mode:
        return
    px, asking = layout.px, advice.button.rect
    slot = map_.camera.window.inflate(-px(16), -px(16))
    size = advice.card.wanted(slot, layout).size
    right, bottom = slot.right - size[0], slot.bottom - size[1]
    # A card too high to stand below the buttons stands beside them.
    corners = ((right, slot.y), (right, bottom), (slot.x, min(asking.bottom + px(6), bottom)), (slot.x, bottom),
               (asking.right + px(8), bottom))  # fmt: skip
    named = [rect for counsel in advice.counsels[:1] for rect in _named(counsel, map_)] + list(lit)
    kept = [button.rect for button in (*buttons.shown, advice.button)]

    def hides(corner: pygame.Rect) -> tuple[bool, int]:
        return corner.collidelist(kept) >= 0, len(corner.inflate(px(20), px(20)).collidelistall(named))

    advice.card.lay(min((pygame.Rect(corner, size) for corner in corners), key=hides), layout)


def _named(counsel: Counsel, map_: MapView) -> list[pygame.Rect]:
    """Where on the window the pieces and places are that a counsel speaks of."""
    boxes = [box for area in counsel.areas for box in map_.name_boxes(area)[:1]]
    pieces = [map_.spot_of(unit) for unit in counsel.units]
    return boxes + [spot.body for spot in map_.spots if spot in pieces or spot.area in counsel.areas]
