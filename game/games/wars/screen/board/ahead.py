"""Factions' boards painted before anybody opens one: what of them takes longest is kept, and lies ready by then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.games.wars.screen.board.overlay import BoardScene
from game.games.wars.screen.stage import MapStage

Job = Callable[[], object]


def board_jobs(stage: MapStage) -> list[Job]:
    """A job for each board that sets it and then adds small ones that paint its parts where nobody sees it."""

    def job(faction: str) -> Job:
        def lay_out() -> None:
            scene = BoardScene(stage.table, faction, stage.inspector.lookup, stage.at_keyboard)
            scene.enter(stage.app)
            scene.layout_changed()
            stage.warming.add(list(_parts(scene)))

        return lay_out

    return [job(side.faction) for side in stage.table.sides]


def _parts(scene: BoardScene) -> Iterator[Job]:
    unseen = pygame.Surface((8, 8))
    layout = scene.app.layout
    yield partial(scene.paint, unseen)
    if scene.card.visible:
        yield partial(scene.card.draw, unseen, layout)
    for column in (scene.left, scene.right):
        for row in column.rows:
            room = pygame.Rect(column.rect.x, column.rect.y, column.rect.width, row.height)
            yield partial(row.paint, unseen, room, False)
    yield scene.leave


__all__ = ["board_jobs"]
