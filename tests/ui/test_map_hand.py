"""The hand on the map: carrying pieces, shifting and zooming, trays, and what tooltips foretell."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.games.wars.screen.map.motion import SLIDE
from game.games.wars.screen.map.tips import Tip, tip_of
from game.games.wars.screen.map.view import SLACK
from game.games.wars.screen.map.ways import rims, way
from game.ui.table.scene import MatchScene
from game.ui.widgets.longpress import LONG
from scripts.window.robot import Robot
from tests.ui.playing import BG, CC, GC, YS, Opener, settle
from tests.ui.test_places import together

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


class Played:
    """A table whose question is which piece moves, without hints over the map."""

    def __init__(self, driver: Robot, scene: MatchScene) -> None:
        self.driver, self.scene, self.map = driver, scene, scene.stage.map
        scene.app.settings.hints = False
        # A bot before the person thinks once the table is on the screen.
        driver.until(lambda: driver.sees("option.move"))
        driver.press("option.move")
        self.rest()

    def rest(self) -> None:
        """Wait until nothing moves."""
        settle(self.driver, lambda: not self.map.busy and not self.map.camera.moving)

    @property
    def asked(self) -> str:
        """The kind of the open question."""
        return self.scene.question.kind if self.scene.question else ""

    def unit(self, kind: str) -> int:
        return next(p.unit for p in self.scene.stage.table.pieces.values() if (p.faction, p.kind) == (GC, kind))

    def piece(self, kind: str) -> str:
        return f"piece.{self.unit(kind)}"

    def stands(self, kind: str) -> list[str]:
        return [place for place in self.scene.session.match.state_dict()["units"][GC][kind] if place != "pool"]

    def told(self, area: str) -> Tip:
        """The map's tooltip of an area."""
        return tip_of(("area", area), self.scene.stage.table, self.scene.stage.question)

    def hold(self, kind: str, away: tuple[int, int]) -> None:
        """Press on a piece and go a little away."""
        x, y = self.driver.spot(self.piece(kind))
        self.driver.move((x, y))
        self.driver.hand.button(True, 1)
        self.driver.move((x + away[0], y + away[1]))


Open = Callable[..., Played]


@pytest.fixture
def open_table(tmp_path: Path) -> Iterator[Open]:
    """Opens a window with a match on the table."""
    opener = Opener(tmp_path)
    yield lambda setup=SPREAD, **given: Played(*opener(setup, **given))
    opener.close()


# Carrying ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("zoom", "end"), [(0, "indian_ocean"), (2, "south_america")])
def test_a_piece_is_moved_by_dragging_it_to_an_area(open_table: Open, zoom: int, end: str) -> None:
    table = open_table()
    table.map.calm = True
    table.map.camera_turn(zoom, table.map.sheet.to_window(table.map.atlas.places["south_pacific"].home))
    table.hold("starspawn", (40, -40))
    assert table.asked == "move_area" and table.map.carried
    table.driver.hover(f"area.{end}")
    assert table.map.can(table.map.over)
    table.driver.hand.button(False, 1)
    assert table.stands("starspawn") == [end]
    assert table.map.carried is None and table.asked == "move_unit"


@pytest.mark.parametrize(("end", "stands"), [("indian_ocean", "indian_ocean"), ("north_asia", "south_pacific")])
def test_a_piece_is_set_down_from_where_the_hand_was(open_table: Open, end: str, stands: str) -> None:
    table = open_table(pace="normal")
    settle(table.driver, lambda: not table.map.busy)
    table.hold("starspawn", (40, -40))
    table.driver.hover(f"area.{end}")
    x, y = table.map.carried or (0, 0)
    table.driver.clock.milliseconds = 0
    table.driver.hand.button(False, 1)
    assert table.stands("starspawn") == [stands]
    (slid,) = [each for each in table.map.moving if each.what == SLIDE]
    assert slid.legs[0][0][0] == x and abs(slid.legs[0][0][1] - y) < 12


def test_a_piece_let_go_over_a_wrong_place_says_why_and_goes_back(open_table: Open) -> None:
    table = open_table()
    table.driver.drag(table.piece("starspawn"), "area.north_asia")
    assert table.asked == "move_unit" and table.stands("starspawn") == ["south_pacific"]
    assert table.scene.stage.notices.said


def test_escape_puts_a_carried_piece_back(open_table: Open) -> None:
    table = open_table()
    table.hold("cthulhu", (90, -60))
    assert table.map.carried
    table.driver.key("esc")
    assert table.map.carried is None and table.asked == "move_unit"


def test_a_piece_that_is_selected_already_can_be_dragged(open_table: Open) -> None:
    table = open_table()
    table.driver.press(table.piece("cthulhu"))
    assert table.asked == "move_area"
    table.driver.drag(table.piece("cthulhu"), "area.europe")
    assert table.asked == "move_area"
    table.driver.drag(table.piece("cthulhu"), "area.antarctica")
    assert table.stands("cthulhu") == ["antarctica"]


def test_a_trembling_click_still_picks(open_table: Open) -> None:
    table = open_table()
    table.hold("cthulhu", (3, 2))
    table.driver.hand.button(False, 1)
    assert table.asked == "move_area" and table.map.carried is None


# Shifting and zooming ------------------------------------------------------------------------------


@pytest.mark.parametrize("button", [1, 2])
def test_the_zoomed_map_is_shifted_by_dragging_it(open_table: Open, button: int) -> None:
    table = open_table()
    x, y = table.driver.rect("map").center
    table.driver.move((x, y))
    table.driver.wheel(2)
    table.rest()
    assert table.map.camera.zoom > 1.5
    before, serial = table.map.sheet.frame.topleft, table.scene.session.match.serial
    table.driver.drag((x, y), (x + 60, y + 40), button)
    # The first steps might still have been a click.
    assert table.map.sheet.frame.topleft == pytest.approx((before[0] + 60, before[1] + 40), abs=SLACK)
    assert table.scene.session.match.serial == serial


def test_keys_and_buttons_zoom(open_table: Open) -> None:
    table = open_table()
    key, press = table.driver.key, table.driver.press
    for do, what, least, most in ((key, "+", 1.2, 1.4), (press, "nearer", 1.6, 1.8), (key, "-", 1.2, 1.4),
                                  (press, "whole", 1, 1), (key, "+", 1.2, 1.4), (key, "0", 1, 1)):  # fmt: skip
        do(what)
        table.rest()
        assert least <= table.map.camera.zoom <= most


# Trays ---------------------------------------------------------------------------------------------


def test_a_crowd_is_folded_and_its_tray_shows_every_piece(open_table: Open) -> None:
    table = open_table(CROWD)
    disc = next(spot for spot in table.map.spots if spot.item.what == "more")
    assert disc.area == "europe" and len(disc.item.pieces) > 3
    serial = table.scene.session.match.serial
    for close in (lambda: table.driver.key("esc"), lambda: table.driver.press("area.antarctica")):
        table.driver.click(disc.at)
        tray = table.map.tray
        assert tray and len(tray.pieces) == len(table.scene.stage.table.by_area["europe"].pieces)
        assert table.driver.rect("map").contains(tray.rect)
        close()
        assert table.map.tray is None and table.scene.session.match.serial == serial
    table.driver.click(disc.at)
    table.driver.press(table.piece("shoggoth"))
    assert table.asked == "move_area" and table.map.tray is None
    assert table.map.marks.selected == table.unit("shoggoth")


def test_a_long_press_on_a_stack_opens_the_tray(open_table: Open) -> None:
    table = open_table()
    table.hold("deep_one", (0, 0))
    table.driver.frames(round(LONG / 0.016) + 10)
    table.driver.hand.button(False, 1)
    assert table.map.tray and table.asked == "move_unit"
    assert [piece.kind for piece in table.map.tray.pieces].count("deep_one") == 2


def test_the_tray_is_played_by_keyboard(open_table: Open) -> None:
    table = open_table(CROWD)
    table.scene.board.set_focus(table.map)
    table.map.over = ("area", "europe")
    table.driver.key(".")
    assert table.map.tray
    table.driver.key("right")
    assert table.map.over in table.map.choices()
    table.driver.key("enter")
    assert table.asked == "move_area" and table.map.tray is None


# Words and ways ------------------------------------------------------------------------------------


def test_a_target_tells_cost_what_is_left_whom_one_meets_and_what_stays(open_table: Open) -> None:
    table = open_table()
    table.driver.press(table.piece("starspawn"))
    tip = table.told("indian_ocean")
    assert tip.heading == "Move the Starspawn to the Indian Ocean"
    for words in ("Costs **1 Power** · 4 left", "2 Flying Polyps", "a Nightgaunt", "the keeper", "3 dice against 2",
                  "controls the gate until its keeper is gone"):  # fmt: skip
        assert words in str(tip)
    assert "Not now" in str(table.told("europe"))


def test_a_keeper_that_leaves_its_gate_says_so(open_table: Open) -> None:
    table = open_table()
    table.driver.press(table.piece("acolyte"))
    assert "without its keeper" in str(table.told("antarctica"))


def test_tooltips_hide_neither_what_is_pointed_at_nor_pieces_where_there_is_room(open_table: Open) -> None:
    table = open_table(size=(1920, 1080))
    table.driver.press(table.piece("starspawn"))
    tips = table.scene.stage.tips
    for area in table.map.marks.areas:
        point = table.driver.spot(f"area.{area}")
        table.driver.move(point)
        settle(table.driver, lambda area=area: tips.target == ("area", area))
        table.driver.frames()
        assert table.scene.app.layout.window.contains(tips.box) and tips.box.width
        assert not tips.box.collidepoint(point)
        assert not any(tips.box.contains(spot.body) for spot in table.map.spots), area


def test_a_ghost_stands_on_no_other_piece(open_table: Open) -> None:
    table = open_table()
    table.driver.press(table.piece("starspawn"))
    assert table.map.selected
    for area in table.map.marks.areas:
        ghost = table.map.ghost_of(table.map.selected, area)
        assert all(together(ghost, spot) > 0.85 for spot in table.map.spots), area


def test_the_way_leads_round_the_world_where_that_is_shorter(open_table: Open) -> None:
    atlas = open_table().map.atlas
    home = {name: place.home for name, place in atlas.places.items()}
    around = way(atlas, home["south_pacific"], home["indian_ocean"])
    assert len(around) == 2
    out, back = around[0][-1], around[1][0]
    assert out[1] == back[1]
    rim = rims(atlas, out[1])
    assert rim and out[0] == pytest.approx(rim[0], abs=2) and back[0] == pytest.approx(rim[1], abs=2)
    assert len(way(atlas, home["south_pacific"], home["south_america"])) == 1
    assert len(way(atlas, home["europe"], home["arabia"])) == 1
