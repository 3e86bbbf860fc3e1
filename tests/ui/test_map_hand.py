"""The hand on the map: carrying pieces, shifting and zooming, trays, and what tooltips foretell."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.games.wars.screen.map.tips import Tip, tip_of
from game.games.wars.screen.map.ways import rims, way
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot
from tests.ui.playing import BG, CC, GC, YS, Opener, settle

Open = Callable[..., tuple[Robot, MatchScene]]
Point = tuple[int, int]

SPREAD: dict[str, Any] = {
    "phase": "action",
    "slot": GC,
    "turn": 3,
    "power": {GC: 5, CC: 5, BG: 3, YS: 4},
    "units": {
        GC: {"cthulhu": ["south_pacific"], "starspawn": ["south_pacific"], "deep_one": ["south_pacific"] * 2,
             "acolyte": ["south_pacific"]},
        CC: {"flying_polyp": ["indian_ocean"] * 2, "nightgaunt": ["indian_ocean"], "acolyte": ["indian_ocean"]},
        BG: {"acolyte": ["west_africa"] * 3},
        YS: {"acolyte": ["europe"] * 2, "undead": ["scandinavia"] * 3},
    },
    "gates": {"indian_ocean": "crawling_chaos/acolyte/0", "south_pacific": "great_cthulhu/acolyte/0"},
}  # fmt: skip
CROWD: dict[str, Any] = SPREAD | {
    "units": {
        GC: {"cthulhu": ["europe"], "starspawn": ["europe"], "deep_one": ["europe"] * 2, "shoggoth": ["europe"],
             "acolyte": ["europe", "south_asia"]},
        CC: {"flying_polyp": ["europe"], "nightgaunt": ["europe"], "acolyte": ["europe"], "nyarlathotep": ["europe"]},
        BG: {"acolyte": ["europe"] * 2, "dark_young": ["europe"], "fungi": ["europe"], "ghoul": ["europe"]},
        YS: {"acolyte": ["europe"] * 2, "undead": ["europe"] * 3, "byakhee": ["europe"]},
    },
    "gates": {"europe": "yellow_sign/acolyte/0"},
}  # fmt: skip


@pytest.fixture
def open_table(tmp_path: Path) -> Iterator[Open]:
    """Opens a window with a match on the table, without hints over the map."""
    opener = Opener(tmp_path)

    def make(setup: dict[str, Any] = SPREAD, **given: Any) -> tuple[Robot, MatchScene]:
        driver, scene = opener(setup, **given)
        scene.app.settings.hints = False
        return driver, scene

    yield make
    opener.close()


def told(scene: MatchScene, area: str) -> Tip:
    """The map's tooltip of an area."""
    return tip_of(("area", area), scene.stage.table, scene.stage.question)


def unit_of(scene: MatchScene, faction: str, kind: str) -> int:
    return next(p.unit for p in scene.stage.table.pieces.values() if (p.faction, p.kind) == (faction, kind))


def still(driver: Robot, scene: MatchScene) -> None:
    settle(driver, lambda: not scene.stage.map.busy and not scene.stage.map.camera.moving)


def choose(driver: Robot, scene: MatchScene, kind: str) -> None:
    driver.press(f"option.{kind}")
    still(driver, scene)


def hold(driver: Robot, point: Point) -> None:
    driver.move(point)
    driver.frames()
    driver.post(pygame.MOUSEBUTTONDOWN, pos=point, button=1)


def drag(driver: Robot, start: Point, end: Point) -> None:
    for step in range(1, 6):
        at = (start[0] + (end[0] - start[0]) * step // 5, start[1] + (end[1] - start[1]) * step // 5)
        driver.post(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0))


def let_go(driver: Robot, point: Point) -> None:
    driver.post(pygame.MOUSEBUTTONUP, pos=point, button=1)
    driver.frames()


def place_of(scene: MatchScene, kind: str) -> list[str]:
    return [place for place in scene.session.match.state_dict()["units"][GC][kind] if place != "pool"]


# Carrying ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zoom", [0, 2])
def test_a_piece_is_moved_by_dragging_it_to_an_area(open_table: Open, zoom: int) -> None:
    driver, scene = open_table()
    scene.stage.map.calm = True
    scene.stage.map.camera_turn(
        zoom, scene.stage.map.sheet.to_window(scene.stage.map.atlas.places["south_pacific"].home)
    )
    choose(driver, scene, "move")
    start = scene.stage.map.point_of(("unit", unit_of(scene, GC, "starspawn")))
    hold(driver, start)
    drag(driver, start, (start[0] + 40, start[1] - 40))
    assert scene.question and scene.question.kind == "move_area" and scene.stage.map.carried
    end = scene.stage.map.point_of(("area", "south_america" if zoom else "indian_ocean"))
    drag(driver, start, end)
    assert scene.stage.map.over and scene.stage.map.can(scene.stage.map.over)
    let_go(driver, end)
    assert place_of(scene, "starspawn") == ["south_america" if zoom else "indian_ocean"]
    assert scene.stage.map.carried is None and scene.question and scene.question.kind == "move_unit"


def test_a_piece_let_go_over_a_wrong_place_says_why_and_goes_back(open_table: Open) -> None:
    driver, scene = open_table()
    choose(driver, scene, "move")
    start = scene.stage.map.point_of(("unit", unit_of(scene, GC, "starspawn")))
    hold(driver, start)
    end = scene.stage.map.point_of(("area", "north_asia"))
    drag(driver, start, end)
    let_go(driver, end)
    assert scene.question and scene.question.kind == "move_unit"
    assert place_of(scene, "starspawn") == ["south_pacific"]
    assert scene.stage.notices.said


def test_escape_puts_a_carried_piece_back(open_table: Open) -> None:
    driver, scene = open_table()
    choose(driver, scene, "move")
    start = scene.stage.map.point_of(("unit", unit_of(scene, GC, "cthulhu")))
    hold(driver, start)
    drag(driver, start, (start[0] + 90, start[1] - 60))
    assert scene.stage.map.carried
    driver.key("esc")
    assert scene.stage.map.carried is None and scene.question and scene.question.kind == "move_unit"


def test_a_piece_that_is_selected_already_can_be_dragged(open_table: Open) -> None:
    driver, scene = open_table()
    choose(driver, scene, "move")
    unit = unit_of(scene, GC, "cthulhu")
    driver.click(scene.stage.map.point_of(("unit", unit)))
    assert scene.question and scene.question.kind == "move_area"
    start = scene.stage.map.point_of(("unit", unit))
    hold(driver, start)
    wrong = scene.stage.map.point_of(("area", "europe"))
    drag(driver, start, wrong)
    let_go(driver, wrong)
    assert scene.question.kind == "move_area"
    hold(driver, start)
    end = scene.stage.map.point_of(("area", "antarctica"))
    drag(driver, start, end)
    let_go(driver, end)
    assert place_of(scene, "cthulhu") == ["antarctica"]


def test_a_trembling_click_still_picks(open_table: Open) -> None:
    driver, scene = open_table()
    choose(driver, scene, "move")
    start = scene.stage.map.point_of(("unit", unit_of(scene, GC, "cthulhu")))
    hold(driver, start)
    driver.post(pygame.MOUSEMOTION, pos=(start[0] + 3, start[1] + 2), rel=(1, 1), buttons=(1, 0, 0))
    let_go(driver, (start[0] + 3, start[1] + 2))
    assert scene.question and scene.question.kind == "move_area" and scene.stage.map.carried is None


# Shifting and zooming ------------------------------------------------------------------------------


@pytest.mark.parametrize("button", [1, 2])
def test_the_zoomed_map_is_shifted_by_dragging_it(open_table: Open, button: int) -> None:
    driver, scene = open_table()
    point = driver.rect("map").center
    driver.move(point)
    driver.wheel(2)
    still(driver, scene)
    assert scene.stage.map.camera.zoom > 1.5
    before, serial = scene.stage.map.sheet.frame.topleft, scene.session.match.serial
    driver.post(pygame.MOUSEBUTTONDOWN, pos=point, button=button)
    drag(driver, point, (point[0] + 60, point[1] + 40))
    driver.post(pygame.MOUSEBUTTONUP, pos=(point[0] + 60, point[1] + 40), button=button)
    assert scene.stage.map.sheet.frame.topleft == (before[0] + 60, before[1] + 40)
    assert scene.session.match.serial == serial


def test_keys_and_buttons_zoom(open_table: Open) -> None:
    driver, scene = open_table()
    driver.key("+")
    still(driver, scene)
    driver.press("nearer")
    still(driver, scene)
    assert scene.stage.map.camera.zoom > 1.6
    driver.key("-")
    still(driver, scene)
    assert 1.2 < scene.stage.map.camera.zoom < 1.4
    driver.press("whole")
    still(driver, scene)
    assert scene.stage.map.camera.zoom == 1
    driver.key("+")
    driver.key("0")
    still(driver, scene)
    assert scene.stage.map.camera.zoom == 1


# Trays ---------------------------------------------------------------------------------------------


def test_a_crowd_is_folded_and_its_tray_shows_every_piece(open_table: Open) -> None:
    driver, scene = open_table(CROWD)
    choose(driver, scene, "move")
    disc = next(spot for spot in scene.stage.map.spots if spot.item.what == "more")
    assert disc.area == "europe" and len(disc.item.pieces) > 3
    driver.click(disc.at)
    tray = scene.stage.map.tray
    assert tray and len(tray.pieces) == len(scene.stage.table.by_area["europe"].pieces)
    assert driver.rect("map").contains(tray.rect)
    serial = scene.session.match.serial
    driver.key("esc")
    assert scene.stage.map.tray is None and scene.session.match.serial == serial
    driver.click(disc.at)
    driver.click(scene.stage.map.sheet.to_window(scene.stage.map.atlas.places["antarctica"].home))
    assert scene.stage.map.tray is None and scene.session.match.serial == serial
    driver.click(disc.at)
    driver.click(scene.stage.map.point_of(("unit", unit_of(scene, GC, "shoggoth"))))
    assert scene.question and scene.question.kind == "move_area" and scene.stage.map.tray is None
    moved = scene.stage.map.marks.selected
    assert moved is not None and scene.stage.table.pieces[moved].kind == "shoggoth"


def test_a_long_press_on_a_stack_opens_the_tray(open_table: Open) -> None:
    driver, scene = open_table()
    choose(driver, scene, "move")
    point = scene.stage.map.point_of(("unit", unit_of(scene, GC, "deep_one")))
    hold(driver, point)
    settle(driver, lambda: scene.stage.map.tray is not None)
    let_go(driver, point)
    assert scene.stage.map.tray and scene.question and scene.question.kind == "move_unit"
    kinds = [piece.kind for piece in scene.stage.map.tray.pieces]
    assert kinds.count("deep_one") == 2


def test_the_tray_is_played_by_keyboard(open_table: Open) -> None:
    driver, scene = open_table(CROWD)
    choose(driver, scene, "move")
    scene.board.set_focus(scene.stage.map)
    scene.stage.map.over = ("area", "europe")
    driver.key(".")
    assert scene.stage.map.tray
    driver.key("right")
    assert scene.stage.map.over in scene.stage.map.choices()
    driver.key("enter")
    assert scene.question and scene.question.kind == "move_area" and scene.stage.map.tray is None


# Words and ways ------------------------------------------------------------------------------------


def test_a_target_tells_cost_what_is_left_whom_one_meets_and_what_stays(open_table: Open) -> None:
    driver, scene = open_table()
    choose(driver, scene, "move")
    driver.click(scene.stage.map.point_of(("unit", unit_of(scene, GC, "starspawn"))))
    tip = told(scene, "indian_ocean")
    assert tip.heading == "Move Starspawn to Indian Ocean"
    text = tip.text
    assert "Costs **1 Power** · 4 left" in text
    assert "2 Flying Polyps" in text and "1 Nightgaunt" in text and "the keeper" in text
    assert "3 dice against 2" in text
    assert "The gate stays with" in text
    assert "Not now" in told(scene, "europe").text


def test_a_keeper_that_leaves_its_gate_says_so(open_table: Open) -> None:
    driver, scene = open_table()
    choose(driver, scene, "move")
    driver.click(scene.stage.map.point_of(("unit", unit_of(scene, GC, "acolyte"))))
    assert "without its keeper" in told(scene, "antarctica").text


def test_tooltips_hide_neither_what_is_pointed_at_nor_pieces_where_there_is_room(open_table: Open) -> None:
    driver, scene = open_table(size=(1920, 1080))
    choose(driver, scene, "move")
    driver.click(scene.stage.map.point_of(("unit", unit_of(scene, GC, "starspawn"))))
    for area in scene.stage.map.marks.areas:
        point = scene.stage.map.point_of(("area", area))
        driver.move(point)
        settle(driver, lambda area=area: scene.stage.tips.target == ("area", area))
        driver.frames()
        box = scene.stage.tips.box
        assert scene.app.layout.window.contains(box) and box.width and not box.collidepoint(point)
        assert not any(box.contains(spot.rect) for spot in scene.stage.map.spots), area


def test_a_ghost_stands_on_no_other_piece(open_table: Open) -> None:
    driver, scene = open_table()
    choose(driver, scene, "move")
    unit = unit_of(scene, GC, "starspawn")
    driver.click(scene.stage.map.point_of(("unit", unit)))
    for area in scene.stage.map.marks.areas:
        ghost = scene.stage.map.ghost_of(scene.stage.table.pieces[unit], area)
        assert ghost
        assert ghost.rect.inflate(-8, -8).collidelist([s.rect for s in scene.stage.map.spots]) < 0, area


def test_the_way_leads_round_the_world_where_that_is_shorter(open_table: Open) -> None:
    _, scene = open_table()
    atlas = scene.stage.map.atlas
    home = {name: place.home for name, place in atlas.places.items()}
    around = way(atlas, home["south_pacific"], home["indian_ocean"])
    assert len(around) == 2
    out, back = around[0][-1], around[1][0]
    assert out[1] == back[1]
    rim = rims(atlas, out[1])
    assert rim and out[0] == pytest.approx(rim[0], abs=2) and back[0] == pytest.approx(rim[1], abs=2)
    assert len(way(atlas, home["south_pacific"], home["south_america"])) == 1
    assert len(way(atlas, home["europe"], home["arabia"])) == 1
