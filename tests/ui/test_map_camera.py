"""Zoom and pan: what is looked at, where everything then is, and how the map makes way for a panel."""

import time
from collections.abc import Iterator

import pygame
import pytest

from game.games.wars.screen.grid import table_grid
from game.games.wars.screen.map.camera import STEPS
from game.games.wars.screen.map.glow import FLASH
from game.games.wars.screen.map.targets import Marks
from game.games.wars.screen.map.view import MapView
from game.games.wars.words.tableview import read_table
from game.ui.layout import Layout
from scripts.window.robot import PATIENCE
from tests.ui.test_table_map import BOARDS, midgame

pytestmark = pytest.mark.usefixtures("display")
SLOT = table_grid(Layout(1920, 1080)).map


@pytest.fixture
def view() -> Iterator[MapView]:
    """The map of a game that has gone on for a while."""
    made = map_of("earth_4_west3_east5")
    yield made
    made.close()


def map_of(board: str, calm: bool = True) -> MapView:
    made = MapView(board, lambda target: None, lambda: None)
    made.calm = calm
    made.lay(SLOT, Layout(1920, 1080))
    made.show(read_table(midgame(board, 7, 300), None), Marks())
    return made


def test_the_wheel_zooms_about_the_point_under_the_pointer(view: MapView) -> None:
    for point in ((700, 400), (1200, 700), (330, 100)):
        before = view.sheet.to_picture(point)
        for step in STEPS[1:]:
            assert view.camera_turn(1, point)
            assert view.camera.zoom == pytest.approx(step, abs=0.01)
            now = view.sheet.to_picture(point)
            assert pygame.Vector2(now).distance_to(before) < 3
        assert not view.camera_turn(1, point)
        assert view.camera_whole() and view.sheet.frame == view.camera.base


def test_no_side_of_the_slot_ever_looks_beyond_the_rim(view: MapView) -> None:
    view.camera_turn(2, (900, 400))
    for step in ((-900, 0), (0, -900), (5000, 0), (0, 5000), (-9000, -9000), (40, 25)):
        view.camera_pan(*step)
        assert view.sheet.frame.contains(SLOT)
    view.camera_whole()
    assert not view.camera.can_pan and not view.camera_pan(-50, 0)


def test_a_zoom_is_eased_and_at_once_where_motion_is_not_wanted() -> None:
    view = map_of("earth_3", calm=False)
    whole = view.sheet.frame.width
    view.camera_turn(1, SLOT.center)
    assert view.animating and view.sheet.frame.width == whole
    widths = []
    while view.camera.moving:
        view.advance(0.03)
        widths.append(view.sheet.frame.width)
    assert widths == sorted(widths) and whole == widths[0] < widths[1] < widths[-1] == view.camera.goal.width
    view.calm = True
    view.camera_whole()
    assert not view.camera.moving and view.sheet.frame.width == whole
    view.close()


@pytest.mark.parametrize("board", BOARDS)
def test_points_belong_to_their_areas_and_pieces_at_every_zoom(board: str) -> None:
    view = map_of(board)
    for _ in STEPS:
        for area in view.atlas.order:
            view.show_area(area)
            assert view.target_at(view.point_of(("area", area))) == ("area", area)
            for spot in view.spots:
                if spot.area == area and spot.item.pieces and SLOT.collidepoint(spot.at):
                    found = view.target_at(spot.at)
                    assert found and found[1] in {piece.unit for piece in spot.item.pieces}
        view.camera_turn(1)
    view.close()


def test_pieces_and_names_grow_less_than_the_ground(view: MapView) -> None:
    small = {spot.area: spot.px for spot in view.spots if spot.item.what == "gate"}
    names = {name.area: name.picture.get_height() for name in view.sight.names}
    view.camera_turn(9, SLOT.center)
    for spot in view.spots:
        if spot.item.what == "gate":
            assert small[spot.area] <= spot.px <= small[spot.area] * 2
    for name in view.sight.names:
        assert name.picture.get_height() <= names[name.area] * 2


def test_an_area_out_of_sight_is_brought_into_sight(view: MapView) -> None:
    view.camera_turn(9, (400, 700))
    for area in ("north_asia", "south_pacific", "antarctica", "europe"):
        view.show_area(area)
        assert SLOT.collidepoint(view.sheet.to_window(view.atlas.places[area].home))


def test_what_can_be_chosen_is_brought_into_sight_if_none_of_it_is(view: MapView) -> None:
    view.camera_turn(9, view.sheet.to_window(view.atlas.places["north_asia"].home))
    table = view.table
    assert table
    before = view.sheet.frame.copy()
    view.show(table, Marks(frozenset({"north_asia", "south_atlantic"})))
    assert view.sheet.frame == before
    view.show(table, Marks(frozenset({"south_atlantic"})))
    assert SLOT.collidepoint(view.sheet.to_window(view.atlas.places["south_atlantic"].home))


def test_choices_out_of_sight_are_pointed_to(view: MapView) -> None:
    table = view.table
    assert table
    view.show(table, Marks(frozenset({"north_america", "australia"})))
    assert not view.out_of_sight()
    view.camera_turn(9, view.sheet.to_window(view.atlas.places["north_america"].home))
    away = view.out_of_sight()
    assert len(away) == 1 and away[0][0] > SLOT.right


def test_arrows_bring_what_they_stand_on_into_sight(view: MapView) -> None:
    table = view.table
    assert table
    view.camera_turn(9, view.sheet.to_window(view.atlas.places["north_america"].home))
    view.show(table, Marks(frozenset({"north_america", "australia"})))
    for _ in range(3):
        view.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT))
    assert view.over == ("area", "australia")
    assert SLOT.collidepoint(view.sheet.to_window(view.atlas.places["australia"].home))


def test_a_resize_keeps_zoom_and_middle(view: MapView) -> None:
    view.camera_turn(2, (900, 400))
    zoom, middle = view.camera.zoom, view.sheet.to_picture(SLOT.center)
    layout = Layout(1280, 720)
    slot = table_grid(layout).map
    view.lay(slot, layout)
    assert view.camera.zoom == pytest.approx(zoom, abs=0.01)
    assert pygame.Vector2(view.sheet.to_picture(slot.center)).distance_to(middle) < 30


# Beside a panel ------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", [True, False])
def test_the_map_makes_way_for_a_panel_and_comes_back(view: MapView, left: bool) -> None:
    view.camera_turn(1, (800, 500))
    before = view.sheet.frame.copy()
    area, near = ("indian_ocean", ("australia", "south_asia")) if left else ("north_america", ("north_pacific",))
    box = pygame.Rect(SLOT.x if left else SLOT.right - 648, SLOT.y, 648, SLOT.height)
    free = pygame.Rect(box.right if left else SLOT.x, SLOT.y, SLOT.width - 648, SLOT.height)
    view.dock(free, box, area, near)
    for name in (area, *near):
        assert free.collidepoint(view.sheet.to_window(view.atlas.places[name].home)), name
    assert view.sheet.frame.left <= free.left and view.sheet.frame.right >= free.right
    for spot in view.spots:
        if view.drawn(spot):
            assert not box.collidepoint(spot.at)
    assert view.target_at(box.center) is None
    view.camera_pan(-30, 0)
    own = view.sheet.frame.copy()
    view.dock(free, box, area, near)
    assert view.sheet.frame == own
    view.undock()
    assert pygame.Vector2(view.sheet.frame.topleft).distance_to(before.topleft) < 4


# Flashes -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("calm", [True, False])
def test_a_flash_lights_an_area_for_a_moment(calm: bool) -> None:
    view = map_of("earth_3", calm)
    end = time.monotonic() + PATIENCE
    while view.ground.board.glow.get("europe") is None:
        assert time.monotonic() < end, "there is no light"
        pygame.time.wait(5)
    shown = pygame.Surface((1920, 1080))
    view.draw(shown, Layout(1920, 1080))
    while view.animating:
        view.advance(0.05)
    view.draw(shown, Layout(1920, 1080))
    dark = pygame.image.tobytes(shown, "RGB")
    view.flash("europe")
    assert view.animating
    view.advance(0.2)
    view.draw(shown, Layout(1920, 1080))
    assert pygame.image.tobytes(shown, "RGB") != dark
    view.advance(FLASH)
    assert not view.lighting.flashes
    view.draw(shown, Layout(1920, 1080))
    while view.ground.behind:
        view.pulse(0.05)
    view.draw(shown, Layout(1920, 1080))
    assert pygame.image.tobytes(shown, "RGB") == dark
    view.close()


def test_light_breathes_only_for_a_moment_and_never_where_motion_is_not_wanted() -> None:
    view = map_of("earth_3", calm=False)
    table = view.table
    assert table
    view.show(table, Marks(frozenset({"europe"})))
    seen = set()
    for _ in range(100):
        view.pulse(0.05)
        seen.add(view.lighting.percent)
    assert min(seen) == 92 and max(seen) == 100
    assert view.next_wake is None and not view.lighting.breathing
    view.calm = True
    view.show(table, Marks(frozenset({"south_pacific"})))
    assert view.lighting.percent == 100 and view.next_wake is None
    view.close()
