"""Zoom, pan and light: what is looked at, where everything then is, and a ground that is in time for every frame."""

import random
from collections.abc import Iterator

import pygame
import pytest

from game.games.wars.screen.grid import table_grid
from game.games.wars.screen.map.atlas import atlas
from game.games.wars.screen.map.camera import STEPS
from game.games.wars.screen.map.glow import FLASH
from game.games.wars.screen.map.ground import Ground, rescale
from game.games.wars.screen.map.targets import Marks
from game.games.wars.screen.map.view import MapView
from game.games.wars.words.tableview import read_table
from game.ui.layout import Layout
from tests.ui.test_table_map import BOARDS, midgame, painted, view_of, wait_for_light

pytestmark = pytest.mark.usefixtures("display")
LIT = frozenset(atlas("earth_3").order[:1])
"""The first whose light is made."""
SLOT = table_grid(Layout(1920, 1080)).map


@pytest.fixture
def view() -> Iterator[MapView]:
    """The map of a game that has gone on for a while."""
    made = map_of("earth_4_west3_east5")
    yield made
    made.close()


def map_of(board: str, calm: bool = True) -> MapView:
    made = view_of(board, calm=calm)
    made.show(read_table(midgame(board, 7, 300), None), Marks())
    return made


def mark(view: MapView, *areas: str) -> None:
    """Have areas be chosen."""
    assert view.table
    view.show(view.table, Marks(frozenset(areas)))


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
                    found = view.target_at(view.grip(spot))
                    assert found and found[1] in {piece.unit for piece in spot.item.pieces}
                    assert view.sheet.area_at(spot.foot) == area
        view.camera_turn(1)
    view.close()


def test_pieces_and_names_grow_less_than_the_ground(view: MapView) -> None:
    small = {spot.area: spot.px for spot in view.spots if spot.item.what == "gate"}
    names = [name.picture.get_height() for name in view.sight.names]
    view.camera_turn(9, SLOT.center)
    for spot in view.spots:
        if spot.item.what == "gate":
            # One that stood small, to be beside names, has room now.
            assert small[spot.area] * 1.6 <= spot.px <= small[spot.area] * 2 / 0.84
    for before, name in zip(names, view.sight.names, strict=True):
        assert before < name.picture.get_height() <= before * 2.2


def test_an_area_out_of_sight_is_brought_into_sight(view: MapView) -> None:
    view.camera_turn(9, (400, 700))
    for area in ("north_asia", "south_pacific", "antarctica", "europe"):
        view.show_area(area)
        assert SLOT.collidepoint(view.sheet.to_window(view.atlas.places[area].home))


def test_what_can_be_chosen_is_brought_into_sight_if_none_of_it_is(view: MapView) -> None:
    view.camera_turn(9, view.sheet.to_window(view.atlas.places["north_asia"].home))
    before = view.sheet.frame.copy()
    mark(view, "north_asia", "south_atlantic")
    assert view.sheet.frame == before
    mark(view, "south_atlantic")
    assert SLOT.collidepoint(view.sheet.to_window(view.atlas.places["south_atlantic"].home))


def test_choices_out_of_sight_are_pointed_to(view: MapView) -> None:
    mark(view, "north_america", "australia")
    assert not view.out_of_sight()
    view.camera_turn(9, view.sheet.to_window(view.atlas.places["north_america"].home))
    away = view.out_of_sight()
    assert len(away) == 1 and away[0][0] > SLOT.right


def test_arrows_bring_what_they_stand_on_into_sight(view: MapView) -> None:
    view.camera_turn(9, view.sheet.to_window(view.atlas.places["north_america"].home))
    mark(view, "north_america", "australia")
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


# Light and ground ----------------------------------------------------------------------------------


@pytest.mark.parametrize("calm", [True, False])
def test_a_flash_lights_an_area_for_a_moment(calm: bool) -> None:
    view = map_of("earth_3", calm)
    wait_for_light(view, "europe")
    painted(view)
    while view.animating:
        view.advance(0.05)
    dark = painted(view)
    view.flash("europe")
    assert view.animating
    view.advance(0.2)
    assert painted(view) != dark
    view.advance(FLASH)
    assert not view.lighting.flashes
    painted(view)
    while view.ground.behind:
        view.pulse(0.05)
    assert painted(view) == dark
    view.close()


def test_light_breathes_only_for_a_moment_and_never_where_motion_is_not_wanted() -> None:
    view = map_of("earth_3", calm=False)
    mark(view, "europe")
    seen = set()
    for _ in range(100):
        view.pulse(0.05)
        seen.add(view.lighting.percent)
    assert min(seen) == 92 and max(seen) == 100
    assert view.next_wake is None and not view.lighting.breathing
    view.calm = True
    mark(view, "south_pacific")
    assert view.lighting.percent == 100 and view.next_wake is None
    view.close()


@pytest.mark.parametrize("large", [(700, 400), (301, 211)])
def test_a_picture_scaled_in_steps_is_the_same_to_the_bit(large: tuple[int, int]) -> None:
    luck = random.Random(3)
    part = pygame.Surface(large)
    for _ in range(300):
        pygame.draw.line(part, [luck.randrange(256) for _ in range(3)], *([luck.randrange(700) for _ in range(2)]
                                                                          for _ in range(2)), 5)  # fmt: skip
    for size in ((373, 213), (large[0], 90), (97, large[1]), large, (900, 500), (120, 640)):
        into = pygame.Surface(size)
        assert sum(1 for _ in rescale(part, into)) > 1
        assert into.get_buffer().raw == pygame.transform.smoothscale(part, size).get_buffer().raw, size


def test_light_that_breathes_is_never_made_at_once_and_ends_as_it_should(monkeypatch: pytest.MonkeyPatch) -> None:
    views = still, view = [view_of("earth_3", 1280, 720, calm) for calm in (True, False)]
    for each in views:
        wait_for_light(each, *LIT)
        each.show(read_table(midgame("earth_3", 7, 60), None), Marks(LIT))
        painted(each)
    full = painted(still)
    assert painted(view) == full
    made = []
    monkeypatch.setattr(Ground, "_make", lambda ground, part: made.append(part))
    looks = set()
    while view.next_wake is not None:
        if view.pulse(0.05):
            looks.add(painted(view))
    assert len(looks) > 3 and not made
    assert painted(view) == full
    for each in views:
        each.close()


def test_a_zoom_by_the_wheel_rests_one_frame_after_its_ground_lies_where_it_went() -> None:
    view, again = (view_of("earth_3", 1280, 720, calm) for calm in (False, True))
    for each in (view, again):
        each.show(read_table(midgame("earth_3", 7, 60), None), Marks())
    pygame.mouse.set_pos(view.rect.center)
    view.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0, flipped=False))
    assert view.camera.moving
    while view.camera.moving:
        assert view.animating
        view.advance(0.016)
    assert view.sheet.frame == view.camera.goal and view.animating, "the window is painted round it one frame later"
    while view.animating:
        view.advance(0.016)
        painted(view)
    again.camera_turn(1, pygame.mouse.get_pos())
    assert painted(again) == painted(view)
    for each in (view, again):
        each.close()
