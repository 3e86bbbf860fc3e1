"""The map: rows of pieces, light, names, and what a seat's view says of the table."""

import random
import time
from functools import partial
from itertools import pairwise

import pygame
import pytest

from game.api import new_match
from game.games.wars.screen.grid import table_grid
from game.games.wars.screen.map.atlas import atlas, fit
from game.games.wars.screen.map.glow import _kept, bounds, patches
from game.games.wars.screen.map.motion import APPEAR, SLIDE, VANISH, Standing, changes
from game.games.wars.screen.map.names import called, in_rows, name_lines
from game.games.wars.screen.map.points import points_of
from game.games.wars.screen.map.targets import Marks
from game.games.wars.screen.map.view import MapView
from game.games.wars.screen.map.ways import legs
from game.games.wars.words.tableview import read_table
from game.language.spoken import speak
from game.ui.figures.store import STORE
from game.ui.layout import Layout
from scripts.window.robot import PATIENCE
from tests.ui.test_places import together

pytestmark = pytest.mark.usefixtures("display")
BOARDS = ("earth_3", "earth_4_west3_east5", "earth_4_west5_east3")


def midgame(board: str, seed: int, steps: int):
    """A match some random answers after its beginning."""
    match = new_match("wars", players=3 if board == "earth_3" else 4, map=board, seed=seed)
    luck = random.Random(seed)
    for _ in range(steps):
        if match.decision:
            choices = [o for o in match.decision.options if o.kind != "pass"] or match.decision.options
            match.answer(luck.choice(choices))
    return match


def view_of(board: str, width: int = 1920, height: int = 1080, calm: bool = False) -> MapView:
    layout = Layout(width, height)
    made = MapView(board, lambda target: None, lambda: None)
    made.calm = calm
    made.lay(table_grid(layout).map, layout)
    return made


def wait_for_light(view: MapView, *areas: str) -> None:
    """Until the lights of areas can be shown."""
    end = time.monotonic() + PATIENCE
    while any(view.ground.board.glow.get(area) is None for area in areas):
        assert time.monotonic() < end, "there is no light"
        pygame.time.wait(5)


def painted(view: MapView) -> bytes:
    """The window with the map alone."""
    assert view.layout
    shown = pygame.Surface((view.layout.width, view.layout.height))
    view.draw(shown, view.layout)
    assert STORE.ready()
    while view.shelf.wanting:
        view.shelf.work(9)
    view.draw(shown, view.layout)
    return pygame.image.tobytes(shown, "RGB")


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_every_piece_stands_in_its_own_area_and_on_no_other_base(board: str, size: tuple[int, int]) -> None:
    view = view_of(board, *size)
    for seed in range(4):
        table = read_table(midgame(board, seed, 250), None)
        view.show(table, Marks())
        assert set(view.standing()) == {piece.unit for area in table.areas for piece in area.pieces}
        for area in table.areas:
            spots = [spot for spot in view.spots if spot.area == area.id]
            for index, spot in enumerate(spots):
                assert view.sheet.area_at(spot.foot) == area.id, (area.id, spot)
                for other in spots[index + 1 :]:
                    assert together(spot, other) > 0.85, (area.id, spot, other)
    view.close()


@pytest.mark.parametrize("board", BOARDS)
def test_a_point_of_every_area_and_piece_belongs_to_it(board: str) -> None:
    view = view_of(board)
    table = read_table(midgame(board, 7, 300), None)
    view.show(table, Marks())
    for area in table.areas:
        assert view.target_at(view.point_of(("area", area.id))) == ("area", area.id)
    for spot in view.spots:
        if spot.item.pieces:
            found = view.target_at(view.grip(spot))
            assert found and found[1] in {piece.unit for piece in spot.item.pieces}
    view.close()


def _corner(patch):
    """Where a patch of light begins, in the shown part of the picture."""
    return patch.at[0] + patch.inside[0], patch.at[1] + patch.inside[1]


@pytest.mark.parametrize("board", BOARDS)
def test_every_area_gets_its_light(board: str) -> None:
    made = atlas(board)
    boxes = bounds(made)
    for area in made.order:
        place = made.places[area]
        inside = (round(place.home[0]) - made.crop.x, round(place.home[1]) - made.crop.y)
        # Kept for the windows of other tests: their threads would make it again.
        light = _kept(board)[area] = tuple(patches(made, area, boxes[place.number]))
        there = [p for p in light if p.strength.get_rect(topleft=_corner(p)).collidepoint(inside)]
        assert len(there) == 1, area
        patch = there[0]
        assert patch.strength.get_at_mapped(tuple(a - b for a, b in zip(inside, _corner(patch), strict=True))) > 0
        assert max(max(p.strength.get_buffer().raw) for p in light) > 200, area


def test_areas_of_the_picture_are_those_of_the_rules() -> None:
    for board in BOARDS:
        match = new_match("wars", players=3 if board == "earth_3" else 4, map=board, seed=1)
        assert {area.id for area in read_table(match, None).areas} == set(atlas(board).order)
        assert set(bounds(atlas(board))) == set(range(len(atlas(board).order)))


def test_the_shown_part_fills_the_slot_in_its_own_ratio() -> None:
    sheet = fit(atlas("earth_3"), pygame.Rect(318, 88, 1308, 766))
    assert abs(sheet.frame.width / sheet.frame.height - 2458 / 1440) < 0.01
    assert sheet.frame.width >= 1300


def test_points_of_an_area_are_in_it_and_in_sight_the_nearest_to_its_home_first() -> None:
    sheet = fit(atlas("earth_3"), pygame.Rect(0, 0, 654, 383))
    west = pygame.Rect(*sheet.frame.topleft, sheet.frame.width // 2, sheet.frame.height)
    for seen in (sheet.frame, west):
        points = points_of("earth_3", (*sheet.frame,), (*seen,))
        for area, place in sheet.atlas.places.items():
            (x, y), near = sheet.to_window(place.home), [*points.near(area)]
            assert [*points.near(area)] == near, "asked again it gives the same"
            assert all(sheet.area_at(at) == area and seen.collidepoint(at) for at in (*near, *points.anywhere(area)))
            away = [max(abs(at[0] - x), abs(at[1] - y)) for at in near]
            assert away == sorted(away) and (not seen.collidepoint(x, y) or near[0] == (x, y))
            assert points.anywhere(area) or seen is west
    assert not [*points.near("asia")] and not points.anywhere("asia")


def test_motions_tell_going_coming_and_leaving() -> None:
    there = Standing("black_goat", "ghoul", "europe", (10, 10), 40)
    moved = Standing("black_goat", "ghoul", "arabia", (90, 10), 40)
    shifted = Standing("black_goat", "ghoul", "europe", (14, 10), 40)
    found = changes({1: there, 2: there, 4: there}, {1: moved, 3: there, 4: shifted}, 1.0, lambda *ends: (ends,))
    assert {(each.unit, each.what) for each in found} == {(1, SLIDE), (3, APPEAR), (2, VANISH)}


def test_a_piece_leaves_at_one_edge_of_the_world_and_comes_in_at_the_other() -> None:
    sheet = fit(atlas("earth_3"), pygame.Rect(0, 0, 1308, 766))
    start, end = (sheet.to_window(sheet.atlas.places[area].home) for area in ("south_pacific", "australia"))
    (moving,) = changes({1: Standing("great_cthulhu", "cthulhu", "south_pacific", start, 40)},
                        {1: Standing("great_cthulhu", "cthulhu", "australia", end, 40)}, 1.0,
                        partial(legs, sheet))  # fmt: skip
    seen = []
    for tick in range(61):
        moving.time = moving.length * tick / 60
        seen.append(moving.place)
    areas = {sheet.area_at(at) for at, _ in seen} - {None}
    assert areas <= {"south_pacific", "australia", "indian_ocean", "north_pacific"}
    assert seen[0][0] == start and seen[-1][0] == end and min(left for _, left in seen) < 20, "it fades at the edge"
    assert max(abs(one[0] - other[0]) for (one, _), (other, _) in pairwise(seen)) > 1000, "and never flies across"


def test_a_seat_sees_its_own_signs_only_and_a_passer_by_none() -> None:
    setup = {"signs": {"great_cthulhu": [1, 3], "yellow_sign": [2]}}
    match = new_match("wars", players=4, seed=1, setup=setup)
    own = read_table(match, 0).by_faction
    assert own["great_cthulhu"].signs == (1, 3) and own["yellow_sign"].signs == (0,)
    assert [side.signs for side in read_table(match, None).sides] == [(0, 0), (), (), (0,)]


def test_two_tables_that_differ_in_hidden_signs_look_alike() -> None:
    tables = [
        read_table(new_match("wars", players=4, seed=1, setup={"signs": {"black_goat": [value]}}), 0)
        for value in (1, 2, 3)
    ]
    assert tables[0].sides == tables[1].sides == tables[2].sides


def test_secret_events_lose_their_secret() -> None:
    match = midgame("earth_4_west3_east5", 11, 400)
    signs = [event for event in match.events_since(0) if event.kind == "sign"]
    assert signs
    assert all(event.seen_by(None).args[1] == 0 for event in signs)


def test_names_on_the_map_are_those_of_the_language_that_is_spoken() -> None:
    view = view_of("earth_4_west5_east3")
    english = [name.picture for name in view.sight.names]
    speak("de")
    try:
        assert name_lines("area-north-america-west", 2) == ["West-", "Nordamerika"]
        country = atlas("lovecraft_country")
        bay = called(country, "loblolly_cove_mystic_river", 1)
        assert name_lines(bay, 2) == ["Loblolly-", "Bucht"]
        german = [name.picture for name in view.sight.names]
        assert not {id(each) for each in german} & {id(each) for each in english}
    finally:
        speak("en")
    assert name_lines("area-north-america-west", 2) == ["North America", "West"]
    assert in_rows("South Atlantic", 2) == ["South", "Atlantic"] and in_rows("Südatlantik", 2) == ["Südatlantik"]
