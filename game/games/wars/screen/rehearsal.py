"""What the table with a map will show soon, painted in small pieces while nothing else is to be done."""

from __future__ import annotations

from collections.abc import Callable

from game.games.wars.screen.battle.ahead import battle_jobs
from game.games.wars.screen.map.pieces import GATE, piece_scale
from game.games.wars.screen.map.view import MapView, all_tokens
from game.games.wars.screen.stage import MapStage
from game.games.wars.words.tableview import Table
from game.ui import theme, tokens
from game.ui.app import App

_SIZES = {"great_old_one": tokens.GREAT_OLD_ONE, "monster": tokens.MONSTER, "cultist": tokens.CULTIST}


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


def rehearsals(stage: MapStage) -> list[Callable[[], object]]:
    """A job for everything that is shown when others must decide, so that it lies ready by then."""
    # A map is zoomed sooner than a battle is fought.
    return [*stage.map.rehearsals(), *battle_jobs(stage.map, stage.table, lambda: stage.app.layout)]
