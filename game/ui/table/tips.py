"""What the map answers when it is pointed at: what a click would do, what it costs, or why it cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.option import Option
from game.match.forecast import forecast
from game.match.tableview import faction_of, side_of
from game.match.words import capital, words
from game.ui.layout import Layout
from game.ui.table.choices import area_tip, unit_tip
from game.ui.table.map_view import Target
from game.ui.widgets.base import Board, draw_tooltip

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

_MOVES = {"move_area": 1}
_COSTS = {"recruit_area": 1, "gate_area": 3, "battle_area": 1, "capture_area": 1}


class Pointing:
    """What is pointed at on the map, and for how long: only a target dwelt on is told about."""

    def __init__(self) -> None:
        self._target: Target | None = None
        self._time = 0.0

    @property
    def next_wake(self) -> float | None:
        """Seconds until the tooltip comes; None if none is on its way."""
        if self._target and self._time < Board.TOOLTIP_DELAY:
            return Board.TOOLTIP_DELAY - self._time + 0.01
        return None

    @property
    def dwelt_on(self) -> Target | None:
        """The target whose tooltip is to be shown."""
        return self._target if self._time >= Board.TOOLTIP_DELAY else None

    def turn_to(self, target: Target | None) -> bool:
        """Point at a target, or at none; true if it is another one than before."""
        if target == self._target:
            return False
        self._target, self._time = target, 0.0
        return True

    def dwell(self, dt: float) -> bool:
        """Let time pass; true if the tooltip has come by it."""
        before = self.dwelt_on
        if self._target:
            self._time += dt
        return self.dwelt_on != before


class Tips:
    """Tooltips of the map; the words of one target are kept until the question changes."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._kept: tuple[object, str] | None = None

    def draw(self, surface: pygame.Surface, layout: Layout, target: Target) -> None:
        """Paint the tooltip of a target beside it."""
        view = self.scene.map
        point = view.point_of(target) if target[0] == "unit" or view.focused else pygame.mouse.get_pos()
        near = pygame.Rect(0, 0, layout.px(44), layout.px(44))
        near.center = point
        draw_tooltip(surface, layout, self.text(target), near, 330)

    def text(self, target: Target) -> str:
        """The words for a target."""
        key = (target, self.scene.session.match.serial, self.scene.at_keyboard)
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, self._area(str(target[1])) if target[0] == "area" else self._unit(int(target[1])))
        return self._kept[1]

    def _area(self, area: str) -> str:
        scene = self.scene
        question = scene.question
        about = area_tip(area, scene.table)
        if question is None:
            return about
        options = question.option_for(("area", area), scene.table)
        if options:
            lines = [about, *self._deed(options[0], area), "<third>Click to choose</>"]
            return "\n".join(lines)
        why = question.blocked_areas.get(area)
        return f"{about}\n<reason>Not now: {why}.</>" if why else about

    def _deed(self, option: Option, area: str) -> list[str]:
        """What choosing an area does, in a line or two."""
        scene = self.scene
        question = scene.question
        assert question is not None
        lines = [f"<gold>{capital(question.prompt)}</> here"]
        cost = _COSTS.get(question.kind, _MOVES.get(question.kind, 0))
        if cost and question.power is not None:
            left = question.power - cost
            lines = [f"{{icon:power}} Costs **{cost} Power**, {left} left"]
        if question.kind == "move_area":
            lines += self._meets(area)
        if question.kind == "battle_area":
            lines += self.odds(option.area, side_of(question.faction))
        return lines

    def _meets(self, area: str) -> list[str]:
        """Whom a piece would meet: named already in the list of who stands there."""
        scene = self.scene
        assert scene.question is not None
        enemies = {p.faction for p in scene.table.by_area[area].pieces if p.faction != scene.question.faction}
        return ["{icon:battle} There are enemies here"] if enemies else []

    def odds(self, area: int, attacker: int, defender: int | None = None) -> list[str]:
        """What a battle would bring, against one enemy or each of them."""
        scene = self.scene
        place = scene.table.areas[area]
        enemies = sorted({side_of(p.faction) for p in place.pieces} - {attacker})
        lines = []
        for enemy in enemies if defender is None else [defender]:
            told = forecast(scene.session.match, area, attacker, enemy)
            if told is None:
                continue
            mine, theirs = told.odds
            name = words().name("faction", faction_of(enemy))
            lines.append(
                f"{{icon:dice}} **{mine.dice}** dice against **{theirs.dice}** of {{glyph:{faction_of(enemy)}}} {name}"
            )
            lines.append(
                f"<second>You may expect to lose {mine.killed:.1f} and to kill {theirs.killed:.1f}; "
                f"{mine.pained:.1f} of yours and {theirs.pained:.1f} of theirs retreat</>"
            )
        return lines

    def _unit(self, unit: int) -> str:
        scene = self.scene
        question = scene.question
        piece = scene.table.pieces.get(unit)
        about = unit_tip(unit)
        if piece and piece.keeper:
            about += "\n{icon:gate} Keeps the gate"
        if question is None:
            return about
        if question.option_for(("unit", unit), scene.table):
            return about + "\n<third>Click to choose</>"
        why = question.blocked_units.get(unit)
        return f"{about}\n<reason>Not now: {why}.</>" if why else about
