"""Small letters on the map at what can be chosen, for whoever plays by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.games.wars.screen.answers.choices import Question
from game.games.wars.screen.answers.letters import area_letters, codes_for
from game.games.wars.screen.map.view import MapView, Target
from game.games.wars.words.tableview import Table
from game.match.words import words
from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.widgets.base import Widget

Box = Callable[[], pygame.Rect]


class Badges(Widget):
    """Lies over the map. ``codes`` are the letters of every target that can be chosen, shown while ``lit``.

    ``covered`` is what the battle panel takes of the map: no badge is written over it.
    """

    focusable = False

    def __init__(self, map_: MapView, lit: Callable[[], bool], covered: Box) -> None:
        super().__init__()
        self._map = map_
        self._lit = lit
        self._covered = covered
        self._letters: dict[str, str] = {}
        self._places: dict[str, tuple[int, int]] = {}
        self._kept: Any = None
        self.codes: dict[str, Target] = {}

    def show(self, question: Question | None, table: Table) -> None:
        """Give codes to what a question can be answered with on the map."""
        if not self._letters:
            self._letters = area_letters({area.id: words().name("area", area.id) for area in table.areas})
        targets = [choice.target for choice in question.choices if choice.target] if question else []
        areas = [str(target[1]) for target in targets if target[0] == "area"]
        pieces = [int(target[1]) for target in targets if target[0] == "unit" and target[1] in table.pieces]
        self.codes = codes_for(self._letters, areas, pieces)
        self._kept = None

    def code_of(self, target: Target | None) -> str:
        """What is to be typed for a target; empty if nothing is."""
        return next((code for code, each in self.codes.items() if each == target), "")

    def hit(self, point: tuple[int, int]) -> bool:
        """Never: what lies below is pointed at."""
        return False

    def places(self, layout: Layout) -> dict[str, tuple[int, int]]:
        """Where each badge stands, middle in pixels; those out of sight are left out."""
        map_ = self._map
        key = (map_.sheet.frame.topleft, map_.sheet.frame.size, map_.rect.size, self._covered().size, len(map_.spots))
        if self._kept != key:
            self._kept = key
            found = {code: self._at(target, layout) for code, target in self.codes.items()}
            self._places = {code: at for code, at in found.items() if at is not None}
        return self._places

    def _at(self, target: Target, layout: Layout) -> tuple[int, int] | None:
        map_ = self._map
        at: tuple[int, int] | None = None
        if target[0] == "unit":
            spot = next((s for s in map_.spots if any(p.unit == target[1] for p in s.item.pieces)), None)
            if spot:
                shift = round(spot.px * 0.4)
                at = (spot.at[0] - shift, spot.at[1] - shift)
        else:
            name = map_.name_box(str(target[1]))
            at = (name.left - layout.px(13), name.centery) if name else None
            if at is None or not self._free(at, layout):
                at = map_.point_of(target)
        return at if at and self._free(at, layout) else None

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
            draw.fill(target, box, theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, layout.px(4), 235)
            draw.outline(target, box, theme.GOLD, layout.px(4), 1)
            draw.text(target, word, theme.SMALL_BOLD, px, theme.PALE, box.center, "center", middle=True)
