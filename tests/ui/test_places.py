"""Where pieces stand on the maps: in their own areas, beside each other, and as large as map and window allow."""

from __future__ import annotations

import math
from itertools import combinations

import pygame
import pytest

from game.games.wars.rules.maps import MAPS
from game.games.wars.screen.map import pieces
from game.games.wars.screen.map import rows as rows_module
from game.games.wars.screen.map.atlas import Sheet, atlas, fit
from game.games.wars.screen.map.camera import STEPS, growth
from game.games.wars.screen.map.costs import Taken, size_of
from game.games.wars.screen.map.formations import formations
from game.games.wars.screen.map.names import name_px, names_on
from game.games.wars.screen.map.pieces import Item, Spot, piece_unit
from game.games.wars.screen.map.rows import Rows
from game.games.wars.screen.map.ways import sign_boxes
from game.games.wars.words.tableview import Piece
from game.ui import theme, tokens
from game.ui.layout import Layout, automatic_scale
from tests.ui.playing import CC, FIGHT, Opener, settle

GATE, LARGE = Item("gate", pieces.GATE), Item("stack", tokens.GREAT_OLD_ONE)
MONSTER, CULTIST = Item("stack", tokens.MONSTER), Item("stack", tokens.CULTIST)
CROWDS = {
    "cultists": (CULTIST, CULTIST),
    "a gate": (GATE, CULTIST),
    "a Great Old One": (GATE, LARGE, MONSTER, CULTIST),
    "a battle": (GATE, LARGE, LARGE, MONSTER, MONSTER, CULTIST, CULTIST),
}
MAPS_OF = {(1280, 720): (892, 530), (1920, 1080): (1308, 766), (3840, 2160): (2616, 1532)}
"""The map's slot in windows of a size."""


@pytest.fixture(scope="module", autouse=True)
def _screen() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def rows_on(board: str, window: tuple[int, int], zoom: float = 1.0) -> Rows:
    """A board as a window shows it."""
    return rows_in(board, Layout(*window, automatic_scale(*window) / 100), MAPS_OF[window], zoom)


def rows_in(board: str, layout: Layout, slot: tuple[int, int], zoom: float) -> Rows:
    """A board as a slot for the map shows it."""
    width, height = fit(atlas(board), pygame.Rect((0, 0), slot)).frame.size
    flat = Sheet(atlas(board), pygame.Rect(0, 0, round(width * zoom), round(height * zoom)))
    names = [(name.area, name.covers) for name in names_on(flat, layout)]
    signs = [("", box) for box in sign_boxes(flat, layout)]
    return Rows(flat, [*names, *signs], piece_unit(width, layout) * growth(zoom))


def share_off(rows: Rows, spot: Spot) -> float:
    """How much of a piece's rim on the ground lies where the board is not."""
    points = rim(spot)
    return sum(rows.sheet.area_at(point) is None for point in points) / len(points)


def rim(spot: Spot) -> list[tuple[float, float]]:
    """Points round a piece's base."""
    (x, y), base = spot.foot, spot.base
    turns = [pygame.Vector2(0.5, 0).rotate(angle) for angle in range(0, 360, 15)]
    return [(x + base.width * turn.x, y + base.height * turn.y) for turn in turns]


def share_inside(rows: Rows, spot: Spot) -> float:
    """How much of what a piece takes of the ground lies in its own area."""
    ids, number = rows.sheet.atlas.ids, rows.sheet.atlas.places[spot.area].number
    (x, y), base, steps = spot.foot, spot.base, range(-4, 5)
    points = [(x + across * base.width / 9, y + down * base.height / 9) for across in steps for down in steps
              if across * across + down * down <= 20]  # fmt: skip
    there = [tuple(map(int, rows.sheet.to_picture(point))) for point in points]
    return sum(ids.get_rect().collidepoint(at) and ids.get_at_mapped(at) == number for at in there) / len(there)


def together(one: Spot, other: Spot) -> float:
    """How far two bases are apart: 1 where they touch."""
    x, y = pygame.Vector2(one.foot) - other.foot
    wide, high = one.base.width + other.base.width, one.base.height + other.base.height
    return pygame.Vector2(2 * x / wide, 2 * y / high).length()


@pytest.mark.parametrize("window", MAPS_OF)
@pytest.mark.parametrize("board", MAPS)
def test_crowds_stand_in_their_own_areas_and_beside_each_other(board: str, window: tuple[int, int]) -> None:
    rows = rows_on(board, window)
    for crowd, items in CROWDS.items():
        spots = rows.place_all(dict.fromkeys(rows.sheet.atlas.places, items), (0, 0))
        strayed = [(spot.area, spot.item.size) for spot in spots if share_inside(rows, spot) <= 0.5]
        assert not strayed, crowd
        near = [(one.area, other.area) for one, other in combinations(spots, 2) if together(one, other) < 0.72]
        assert not near, crowd


@pytest.mark.parametrize("board", MAPS)
def test_a_gate_with_five_units_does_not_run_over_the_rim_of_the_board(board: str) -> None:
    usual, larger = rows_on(board, (1920, 1080)), rows_in(board, Layout(1920, 1080, 1.25), (1056, 766), 1.3)
    for rows, five in ((usual, (*3 * (MONSTER,), *2 * (CULTIST,))), (larger, 5 * (CULTIST,))):
        for area in rows.sheet.atlas.places:
            assert all(share_off(rows, spot) < 0.27 for spot in rows.place(area, (GATE, *five))), area


@pytest.mark.parametrize("board", ("earth_3", "earth_5"))
@pytest.mark.parametrize("great", (("windwalker", "ithaqua"), ("crawling_chaos", "nyarlathotep")))
def test_a_great_one_in_the_arctic_ocean_keeps_its_head_on_the_board(great: tuple[str, str], board: str) -> None:
    items = [GATE, figure(tokens.CULTIST, "windwalker", "acolyte"), figure(tokens.GREAT_OLD_ONE, *great)]
    for window in MAPS_OF:
        spots = rows_on(board, window).place("arctic_ocean", items)
        assert spots[-1].body.top >= -1, window
        assert spots[-1].px > 1.4 * spots[1].px, window


def figure(size: int, faction: str, kind: str) -> Item:
    """A piece that stands by itself."""
    return Item("stack", size, faction, kind, (Piece(1, faction, kind, "", "arctic_ocean"),))


@pytest.mark.parametrize("area", ("indian_ocean", "europe", "arabia"))
def test_no_place_is_better_than_the_one_that_was_chosen(area: str) -> None:
    rows, builds = rows_on("earth_5", (1280, 720)), tuple(item.build for item in CROWDS["a Great Old One"])
    near = rows.sheet.to_window(rows.sheet.atlas.places[area].home)
    taken = Taken(*2 * ((pygame.Rect(near[0] - 30, near[1] - 20, 30, 24),),))
    costs = []
    for shrink, small in rows_module._SHRINKS[:3]:
        sizes = [size_of(build, rows.unit * shrink) for build in builds]
        for formation in formations(builds):
            feet = [(x * rows.unit * shrink, y * rows.unit * shrink) for x, y in formation.feet]
            for point in rows._points(area):
                hidden = sum(rows._costs.hides(area, size, point.at[0] + dx, point.at[1] + dy, taken)
                             for size, (dx, dy) in zip(sizes, feet, strict=True))  # fmt: skip
                strayed = rows._costs.strayed(area, sizes, feet, point.at, math.inf)
                costs.append(formation.cost + small * min(len(builds), 3) / 2 + point.away + strayed + hidden)
    assert rows._search(area, builds, taken).cost <= min(costs) + 1e-9


@pytest.mark.parametrize("window", MAPS_OF)
def test_hastur_stands_in_arabia_and_a_row_in_the_south_atlantic_off_the_coast(window: tuple[int, int]) -> None:
    rows = rows_on("earth_4_west3_east5", window)
    for area, items in (("arabia", (LARGE, MONSTER)), ("south_atlantic", CROWDS["a Great Old One"])):
        assert all(share_inside(rows, spot) > 0.85 for spot in rows.place(area, items)), area


def test_pieces_and_names_grow_with_window_and_zoom() -> None:
    sizes, letters = [], []
    for window in MAPS_OF:
        rows, layout = rows_on("earth_5", window), Layout(*window, automatic_scale(*window) / 100)
        sizes.append(rows.place("indian_ocean", (GATE,))[0].px / rows.sheet.frame.width)
        label = rows.sheet.atlas.places["europe"].labels[0]
        letters.append(name_px(layout, theme.LAND, label, rows.sheet) / rows.sheet.frame.width)
    assert max(sizes) - min(sizes) < 0.004 and max(letters) - min(letters) < 0.004, "a share of the map"
    zoomed = [rows_on("earth_5", (1920, 1080), zoom) for zoom in STEPS]
    gates = [rows.place("indian_ocean", (GATE,))[0].px for rows in zoomed]
    names = [name_px(Layout(1920, 1080), theme.LAND, label, rows.sheet) for rows in zoomed]
    assert gates == sorted(set(gates)) and gates[-1] > 1.7 * gates[0]
    assert names == sorted(names) and names[-1] > 1.5 * names[0]


def test_a_scale_chosen_small_on_a_large_screen_leaves_pieces_as_large_as_the_map_wants() -> None:
    small, usual = (piece_unit(3000, Layout(3840, 2160, scale)) for scale in (0.75, 1.0))
    assert small == usual > 2


def test_pieces_on_the_table_are_as_large_as_four_turns_of_the_wheel_allow(table: Opener) -> None:
    driver, scene = table(FIGHT)

    def width() -> int:
        return next(spot.px for spot in scene.stage.map.spots if spot.item.faction == CC and spot.area == "south_asia")

    before = width()
    for _ in range(4):
        driver.key("+")
        settle(driver, lambda: not scene.stage.map.animating)
    assert width() > 1.6 * before
