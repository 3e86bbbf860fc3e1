"""Factions' boards painted before anybody opens one: what of them takes longest is kept, and lies ready by then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.games.wars.screen.board.overlay import BoardScene
from game.games.wars.words.tableview import Table
from game.ui.app import App
from game.ui.cards.view import Lookup

Job = Callable[[], object]


def board_jobs(app: App, table: Callable[[], Table], lookup: Lookup, here: Callable[[], int | None],
               add: Callable[[list[Job]], None]) -> list[Job]:  # fmt: skip
    """A job for each board that sets it and then adds small ones that paint its parts where nobody sees it.

    Table and seat are asked for as they are by then.
    """

    def job(faction: str) -> Job:
        def lay_out() -> None:
            scene = BoardScene(table(), faction, lookup, here())
            scene.enter(app)
            scene.layout_changed()
            add(list(_parts(scene)))

        return lay_out

    return [job(side.faction) for side in table().sides]


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
