"""Pictures that will be needed, made while nothing else is to be done."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

import pygame

from game.games.wars.screen.map.pieces import GATE, piece_scale
from game.games.wars.screen.map.view import MapView, all_tokens
from game.games.wars.words.tableview import Table
from game.ui import theme, tokens
from game.ui.app import App

WARM_MS = 3
"""How long of a frame may be spent on pictures that are not needed yet."""
_SIZES = {"great_old_one": tokens.GREAT_OLD_ONE, "monster": tokens.MONSTER, "cultist": tokens.CULTIST}


class Warming:
    """Small jobs to be done in advance, in order, a few in every quiet frame."""

    def __init__(self, jobs: Iterable[Callable[[], object]] = ()) -> None:
        self._jobs = deque(jobs)

    def add(self, jobs: Iterable[Callable[[], object]]) -> None:
        """Put more jobs behind those that wait."""
        self._jobs += jobs

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next job; None when all are done."""
        return 0.002 if self._jobs else None

    def work(self) -> None:
        """Do jobs for ``WARM_MS``."""
        started = pygame.time.get_ticks()
        while self._jobs and pygame.time.get_ticks() - started < WARM_MS:
            self._jobs.popleft()()


def token_jobs(app: App, map_: MapView, table: Table) -> list[Callable[[], object]]:
    """A job for each picture of a piece in each of its common states, in the size the map then has."""

    def job(faction: str, kind: str, cls: str, state: tokens.State) -> Callable[[], object]:
        def make() -> object:
            unit = app.layout.scale * piece_scale(map_.sheet, app.layout)
            return tokens.token(faction, kind, round(_SIZES[cls] * unit), state)

        return make

    states: tuple[tokens.State, ...] = ("can", "plain", "selected", "hover", "killed")
    pieces = [job(faction, kind, cls, state) for state in states for faction, kind, cls in all_tokens(table)]
    return pieces + _gate_jobs(app, map_, table)


def _gate_jobs(app: App, map_: MapView, table: Table) -> list[Callable[[], object]]:
    """A job for each picture of each side's gate that opens."""

    def job(faction: str, step: int) -> Callable[[], object]:
        def make() -> object:
            px = round(GATE * app.layout.scale * piece_scale(map_.sheet, app.layout))
            return tokens.gate_opening(px, theme.faction_colour(faction), step)

        return make

    return [job(side.faction, step) for side in table.sides for step in range(tokens.OPENING)]
