"""Names on crowded boards: figures stand beside them, and those without a free place lie over figures."""

from __future__ import annotations

import random

import pygame
import pytest

from game.games.wars.rules.factions import NAMES
from game.games.wars.rules.maps import MAPS
from game.games.wars.screen.grid import table_grid
from game.games.wars.screen.map import look
from game.games.wars.screen.map.aside import filled, labels_of
from game.games.wars.screen.map.targets import Marks
from game.games.wars.screen.map.view import MapView
from game.games.wars.words.tableview import Table, read_table
from game.match.match import Match, Seat
from game.ui.layout import Layout
from tests.match.matchtools import stepped

pytestmark = pytest.mark.usefixtures("display")
FULL = 0.3
"""No more than so much of a name lies over figures, however full its area is."""


def begun(board: str, seed: int) -> Match:
    """A match on a board; five play on the largest."""
    luck, players = random.Random(seed), {"earth_3": 3, "earth_5": 5, "lovecraft_country": 2}.get(board, 4)
    inputs = {"game": "duel"} if players == 2 else {"game": "wars", "players": players, "map": board}
    if players == 5:
        inputs = {"game": "wars", "factions": luck.sample(NAMES, 5)}
    return Match.new({**inputs, "seed": seed}, [Seat("", f"Player {number}") for number in range(players)])


def shown(board: str, *tables: Table) -> MapView:
    """A map on which these have been shown one after the other."""
    layout, made = Layout(1280, 720), MapView(board, lambda target: None, lambda: None)
    made.lay(table_grid(layout, len(tables[0].sides)).map, layout)
    for table in tables:
        made.show(table, Marks())
        made.names()
    return made


@pytest.fixture(params=(*MAPS, "lovecraft_country"))
def view(request: pytest.FixtureRequest) -> MapView:
    return shown(request.param, read_table(stepped(begun(request.param, 7), 400, 7), None))


def test_figures_cover_no_name_but_where_an_area_is_full(view: MapView) -> None:
    names, (left, top) = view.names(), view.camera.goal.topleft
    bodies = [body.move(-left, -top) for body in filled(view.goal_spots)]
    labels = [[names[number] for number in label] for label in labels_of(names)]
    for rows in labels:
        if not rows[0].over:
            assert all(not _lost(row.covers, bodies) > 0.02 * row.covers.width * row.covers.height for row in rows)
        assert sum(_lost(row.covers, bodies) for row in rows) \
            <= FULL * sum(row.covers.width * row.covers.height for row in rows), rows[0].area  # fmt: skip
    assert sum(rows[0].over for rows in labels) <= len(labels) / 4
    rooms = [(name.area, name.covers) for name in names]
    for area, room in rooms:
        assert not any(room.colliderect(other) for name, other in rooms if name != area), area


def test_names_stand_where_they_would_whatever_was_shown_before() -> None:
    match = begun("earth_5", 8)
    tables = [read_table(stepped(match, answers, 8), None) for answers in (300, 1, 1, 4)]
    places = []
    for many in (tables, tables[-1:]):
        look._SIGHTS.clear()
        places.append([(name.at, name.over, name.dark) for name in shown("earth_5", *many).names()])
    assert places[0] == places[1]


def test_a_board_that_was_looked_at_is_known_when_a_table_is_opened_again() -> None:
    table = read_table(begun("earth_5", 8), None)
    assert shown("earth_5", table).sight is shown("earth_5", table).sight


def _lost(room: pygame.Rect, bodies: list[pygame.Rect]) -> int:
    return sum(part.width * part.height for part in map(room.clip, bodies))
