"""A battle's panel painted before there is a battle: what of it takes longest is kept, and lies ready by then."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.games.wars.screen.battle.docking import strip_beside
from game.games.wars.screen.battle.panel import BattlePanel
from game.games.wars.screen.battle.places import usual_size
from game.games.wars.screen.map.glow import palette_of
from game.games.wars.screen.map.view import MapView, all_tokens
from game.games.wars.words.battle_course import Course
from game.games.wars.words.tableview import BattleSide, BattleView, Table
from game.ui import tokens
from game.ui.layout import Layout

Job = Callable[[], object]
_NO_ODDS = (1.0, 0.0, 0.0, 0.0)


def battle_jobs(map_: MapView, table: Table, layout: Callable[[], Layout]) -> list[Job]:
    """Jobs that paint the panel with each side in either place, for a table at which nobody fights yet."""
    factions = [side.faction for side in table.sides]

    def job(attacker: str, defender: str) -> Job:
        first, second = (BattleSide(side, side == attacker, (), (), 0, 0, 1, _NO_ODDS, _NO_ODDS)
                         for side in (attacker, defender))  # fmt: skip
        battle = BattleView(table.areas[0].id, "before", (first, second), ())
        return lambda: paint_ahead(map_, table, battle, None, layout())

    def piece(faction: str, kind: str, cls: str, state: tokens.State) -> Job:
        return lambda: tokens.token(faction, kind, usual_size(cls, layout()), state)

    states: tuple[tokens.State, ...] = ("plain", "can", "pained", "killed")
    pieces = [piece(*each, state) for state in states for each in all_tokens(table)]
    # Of a game still in its draft nobody is at the table.
    pairs = zip(factions, [*factions[1:], *factions[:1]], strict=True)
    return [lambda: palette_of("can", 100), *(job(*pair) for pair in pairs), *pieces]


def paint_ahead(map_: MapView, table: Table, battle: BattleView, course: Course | None, layout: Layout) -> None:
    """Paint the panel of a battle where nobody sees it, in the size it will have."""
    if map_.rect.width < 2:
        return
    panel = BattlePanel(lambda unit: None, lambda: None)
    panel.show(table, battle, None, course)
    box = strip_beside(map_, panel, battle.area, layout)[0]
    panel.lay(pygame.Rect((0, 0), box.inflate(-layout.px(8), -layout.px(8)).size), layout)
    unseen = pygame.Surface(panel.rect.size)
    panel.draw(unseen, layout)
    for spot in panel.spots:
        spot.draw(unseen, layout)


__all__ = ["battle_jobs", "paint_ahead"]
