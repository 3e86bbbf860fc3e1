"""What of a table with a map is painted where nobody sees it, ahead of when it is looked at."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.games.wars.screen import picture
from game.games.wars.screen.battle.shown import TURNS, imagined
from game.games.wars.screen.board import BoardScene
from game.games.wars.screen.stage import MapStage
from game.ui.kit.boxes import rehearsed


def rehearsals(stage: MapStage) -> list[Callable[[], object]]:
    """Small jobs for the time when nothing else is to be done."""
    return [partial(picture.prepare, stage.session), *stage.inspector.jobs(),
            *(partial(_rehearse_board, stage, strip.faction) for strip in stage.strips),
            *(partial(_rehearse_battle, stage, place, turn) for turn in range(len(TURNS))
              for place in range(len(stage.strips))),
            partial(_rehearse_names, stage)]  # fmt: skip


def _rehearse_names(stage: MapStage) -> None:
    """Set names for each zoom, last of all: a map is zoomed first, and of pictures made the oldest are dropped."""
    stage.warming.add(stage.map.rehearsals())


def _rehearse_board(stage: MapStage, faction: str) -> None:
    """Paint a faction's board where nobody sees it: first sights of words and signs are half of its opening."""
    board, layout = BoardScene(stage.table, faction, stage.inspector.lookup, stage.at_keyboard), stage.app.layout
    board.app = stage.app
    stage.warming.add(rehearsed(board.root, layout.window, layout))


def _rehearse_battle(stage: MapStage, place: int, turn: int) -> None:
    """Paint the panel of a battle between neighbours in the order where nobody sees it."""
    table, sides = stage.table, stage.table.sides
    battle = imagined(table, sides[place - 1], sides[place], turn)
    stage.warming.add(stage.battle.rehearsal(table, battle, stage.map, stage.app.layout))
