"""The hand on the map while an action is to be chosen: menus at pieces, drags before Move, the way back, by events."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from game.games.wars.screen.map.overlay import Mark
from scripts.window.robot import Robot
from tests.ui.playing import BG, CC, FIGHT, GC, YS, Opener, hit, settle


class Played:
    """A table at which Great Cthulhu is to choose an action."""

    def __init__(self, driver: Robot, scene: Any) -> None:
        self.driver, self.scene = driver, scene
        scene.app.settings.hints = False

    @property
    def asked(self) -> str:
        """The kind of the open question."""
        return str(self.scene.question.kind) if self.scene.question else ""

    @property
    def entries(self) -> int:
        return len(self.scene.session.match.entries)

    def piece(self, kind: str, faction: str = GC) -> str:
        pieces = self.scene.stage.table.pieces.values()
        return next(f"piece.{each.unit}" for each in pieces if (each.faction, each.kind) == (faction, kind))

    def rest(self) -> None:
        settle(self.driver, lambda: not self.scene.stage.moving)


@pytest.fixture(scope="module")
def open_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """One window for all tests: each leads back to where it began, without a trace."""
    with closing(Opener(Path(tmp_path_factory.mktemp("hand")))) as opener:
        yield Played(*opener(FIGHT, size=(1280, 720)))


@pytest.fixture
def table(open_table: Played) -> Iterator[Played]:
    open_table.driver.move((640, 5))
    before = open_table.scene.session.match.position.key()
    yield open_table
    assert open_table.asked == "action" and not open_table.driver.sees("offers")
    assert open_table.scene.session.match.position.key() == before and open_table.entries == 0


def test_a_click_on_a_piece_tells_what_can_be_done_with_it_and_leads_back_without_a_trace(table: Played) -> None:
    driver = table.driver
    for close in ("esc", "button", "right", "beside"):
        driver.press(table.piece("cthulhu"))
        rows = {thing.id.removeprefix("offers.") for thing in driver.find("row", "offers.*")}
        assert {f"battle.{CC}", f"capture.{CC}", "recruit", "card", "who", "close"} <= rows
        assert any(row.startswith("move.") for row in rows)
        assert driver.rect("map").contains(driver.rect("offers"))
        assert not driver.rect("offers").collidepoint(driver.spot(table.piece("flying_polyp", CC)))
        if close == "esc":
            driver.key("esc")
        elif close == "button":
            driver.press("offers.close")
        else:
            driver.click(driver.spot("area.north_america"), 3 if close == "right" else 1)
        assert not driver.sees("offers"), close


def test_an_entry_answers_up_to_the_next_choice_and_escape_takes_it_all_back(table: Played) -> None:
    driver = table.driver
    driver.press(table.piece("cthulhu"))
    driver.press(driver.find("row", "offers.move*")[0].id)
    table.rest()
    assert table.asked == "move_area" and table.entries == 2
    assert table.piece("cthulhu") == f"piece.{table.scene.question.marks.selected}"
    driver.key("esc")
    table.rest()


def test_keys_alone_open_it_and_choose(table: Played) -> None:
    driver = table.driver
    driver.hover(table.piece("starspawn"))
    driver.go_to("map")
    driver.key("down")
    assert driver.thing(table.piece("deep_one")).focused, "arrows go from one piece or area to the next"
    driver.key("enter")
    assert driver.focus.startswith("offers.move")
    hit(driver, "down down")
    assert driver.focus == "offers.recruit"
    hit(driver, "up enter")
    table.rest()
    assert table.scene.session.match.position.state.battle is not None, "the focus was on Battle"
    driver.press("undo")
    table.rest()


def test_a_long_press_opens_it(table: Played) -> None:
    driver = table.driver
    driver.move(driver.spot(table.piece("deep_one")))
    driver.hand.button(True, 1)
    driver.until(lambda: driver.sees("offers"))
    driver.hand.button(False, 1)
    driver.frames(2)
    assert driver.sees("offers") and driver.scene is table.scene, "no card and no tray came with it"
    driver.key("esc")


def test_a_piece_is_dragged_before_move_has_been_pressed(table: Played) -> None:
    driver = table.driver
    driver.drag(table.piece("starspawn"), "area.north_asia")
    table.rest()
    assert table.entries == 0 and table.scene.stage.notices.said, "too far: told, and taken back"
    driver.drag(table.piece("starspawn"), "area.australia")
    table.rest()
    unit = int(table.piece("starspawn").rpartition(".")[2])
    assert table.asked == "move_unit" and table.scene.stage.table.pieces[unit].place == "australia"
    while table.entries:
        driver.press("undo")
        table.rest()


def test_the_menu_of_an_enemy_tells_what_can_be_done_to_it(table: Played) -> None:
    driver = table.driver
    driver.press(table.piece("flying_polyp", CC))
    rows = {thing.id for thing in driver.find("row", "offers.*")} - {"offers.card", "offers.who", "offers.close"}
    assert rows == {f"offers.battle.{CC}", f"offers.capture.{CC}"}
    driver.key("esc")


def test_a_battle_is_named_with_its_odds_before_it_is_declared(table: Played) -> None:
    driver, stage = table.driver, table.scene.stage
    battle = next(each for each in table.scene.question.choices if each.kind == "battle")
    assert battle.note == f"{{glyph:{CC}}} 12 : 2", "the only enemy and the dice stand on the button"
    driver.hover(table.piece("flying_polyp", CC))
    driver.until(lambda: stage.tips.target is not None)
    driver.frames(2)
    assert stage.tips.told.duel.defender == CC and stage.tips.told.duel.told.odds.attacker.dice == 12
    driver.hover(table.piece("acolyte", BG))
    driver.until(lambda: stage.tips.target == ("unit", int(table.piece("acolyte", BG).rpartition(".")[2])))
    driver.frames(2)
    assert stage.tips.told.duel is None, "nobody of one's own stands there"


def test_who_can_come_is_shown_of_what_is_pointed_at_until_it_is_put_away(table: Played) -> None:
    driver = table.driver
    hit(driver, "ctrl+r")
    driver.hover("area.south_asia")
    driver.frames(2)
    assert driver.sees("reach") and driver.sees("light.area.south_asia")
    arrows = table.scene.stage.demands.overlay.arrows
    comers = {(table.piece("cthulhu"), GC), (table.piece("flying_polyp", CC), CC)}
    assert {(arrow.start, arrow.faction) for arrow in arrows} == comers, "one for all of a side, from the greatest"
    driver.hover(table.piece("cthulhu"))
    driver.frames(2)
    assert len(table.scene.stage.map.shown) == 8 and driver.sees(f"light.{table.piece('cthulhu')}")
    hit(driver, "ctrl+r")
    stage = table.scene.stage
    assert not driver.sees("reach") and not stage.map.shown and not stage.lights.lit_by("reach")
    driver.press("map.reach")
    assert driver.thing("map.reach").selected and driver.sees("reach")
    driver.key("esc")
    assert not driver.sees("reach") and driver.scene is table.scene


def test_signs_and_trails_are_turned_on_and_off_by_key_and_button(table: Played) -> None:
    driver, stage, settings = table.driver, table.scene.stage, table.scene.app.settings
    hit(driver, "ctrl+a")
    assert stage.demands.overlay.signs["europe"] == "ys_claw"
    driver.press("map.area_signs")
    assert not stage.demands.overlay.signs
    hit(driver, "ctrl+t")
    assert settings.trails is False and not driver.thing("map.trails").selected
    driver.press("map.trails")
    assert settings.trails is True and driver.thing("map.trails").selected


def test_a_trails_number_tells_what_it_stands_for_and_a_click_on_it_is_the_maps(table: Played) -> None:
    driver, overlay = table.driver, table.scene.stage.demands.overlay
    overlay.marks = (Mark(1, YS, "arabia", "europe", "An Acolyte to Arabia"), Mark(2, CC, "south_asia", "", "A gate"))
    driver.hover("area.north_america")
    driver.frames(2)
    assert driver.thing("trail.1").label == "An Acolyte to Arabia"
    assert not driver.rect("trail.1").colliderect(driver.rect("trail.2"))
    assert driver.rect("trail.1").collidelist(driver.rects("piece")) < 0, "it lies on no piece"
    names = table.scene.stage.map.name_boxes()
    assert not any(driver.rect(f"trail.{number}").collidelist(names) >= 0 for number in (1, 2)), "nor on a name"
    beside = driver.rect("trail.2").inflate(18, 18)
    assert beside.collidelist(driver.rects("piece")) >= 0, "it is beside what came"
    driver.hover("trail.1")
    assert overlay.tooltip == "An Acolyte to Arabia"
    driver.press("trail.1")
    assert driver.sees("offers"), "the area below has been clicked"
    driver.key("esc")
    overlay.marks = ()


def test_the_past_shows_nothing_of_now(table: Played) -> None:
    driver, stage = table.driver, table.scene.stage
    driver.drag(table.piece("starspawn"), "area.australia")
    table.rest()
    hit(driver, "ctrl+r")
    driver.hover("area.south_asia")
    table.scene.lookback.open(stage.log.told()[-1])
    driver.frames(2)
    assert table.scene.lookback.on and not stage.demands.overlay.visible and not stage.lights.lit_by("reach")
    table.scene.lookback.close()
    driver.frames(2)
    assert stage.demands.overlay.visible
    hit(driver, "ctrl+r")
    while table.entries:
        driver.press("undo")
        table.rest()
