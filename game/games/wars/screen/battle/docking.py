"""Where the battle panel stands beside the fought area, and how the map makes way for it."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.games.wars.screen.answers.choices import Question
from game.games.wars.screen.map.atlas import fit
from game.games.wars.screen.map.view import MapView
from game.games.wars.words.tableview import BattleView
from game.ui.layout import Layout

_LEAST = 120
"""Below this width of what is left of the map, in design units, it does not make way."""


class Panel(Protocol):
    """What the docking needs of the panel."""

    visible: bool
    folded: bool
    battle: BattleView | None

    def width(self, layout: Layout, slot: pygame.Rect) -> int:
        """How wide the panel is in a map slot."""

    def lay(self, rect: pygame.Rect, layout: Layout) -> None:
        """Take a place on the window."""


def strip_beside(map_: MapView, panel: Panel, area: str, layout: Layout) -> tuple[pygame.Rect, bool]:
    """The strip of the map's slot that the panel of a battle in an area takes, and whether it is the left one."""
    slot = map_.rect
    home = fit(map_.atlas, slot).to_window(map_.atlas.places[area].home)
    width = panel.width(layout, slot)
    left = home[0] > slot.centerx
    return pygame.Rect(slot.x if left else slot.right - width, slot.y, width, slot.height), left


def dock(map_: MapView, panel: Panel, question: Question | None, layout: Layout) -> None:
    """Put the panel of a battle on the side of the map where the fought area is not.

    The map brings into the rest of the slot that area, and those a piece could retreat to while that is asked.
    """
    area, slot = panel.battle.area if panel.battle else None, map_.rect
    panel.visible = area is not None
    if slot.width < 2:
        return
    if area is None:
        map_.undock()
        return
    box, left = strip_beside(map_, panel, area, layout)
    panel.lay(box.inflate(-layout.px(8), -layout.px(8)), layout)
    free = pygame.Rect(box.right if left else slot.x, slot.y, slot.width - box.width, slot.height)
    if panel.folded or free.width < layout.px(_LEAST):
        map_.undock()
        return
    retreat = question is not None and question.kind == "retreat_area"
    map_.dock(free, box, area, sorted(question.marks.areas) if question and retreat else ())
