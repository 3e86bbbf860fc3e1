"""The table as somebody in front of it meets it: what is offered, clicked, taken back, revealed and kept."""

from typing import Any

import pytest

from game.games.wars.screen.board import BoardScene
from game.games.wars.screen.end import EndScene
from game.games.wars.screen.map.tips import tip_of
from game.games.wars.screen.signs import SignsScene
from game.match.match import Seat
from game.ui.scenes.load import LoadScene
from game.ui.scenes.message import MessageScene, PromptScene
from game.ui.scenes.title import TitleScene
from game.ui.table.overlays.curtain import CurtainScene
from game.ui.table.overlays.menu import MenuScene
from game.ui.table.overlays.seats import SeatsScene
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot
from tests.ui.playing import ADA, BG, BOTS, CC, FIGHT, GC, YS, Opener, settle


def press(driver: Robot, scene: MatchScene, kind: str) -> None:
    """Click the button of an option."""
    driver.press(f"option.{kind}")


def on_map(driver: Robot, scene: MatchScene, target: tuple[str, str | int]) -> None:
    """Click an area or a piece on the map, once pieces stand still."""
    settle(driver, lambda: not scene.stage.map.busy)
    driver.click(scene.stage.map.point_of(target))


def unit_of(scene: MatchScene, faction: str, kind: str) -> int:
    """Some piece of a kind on the map."""
    return next(p.unit for p in scene.stage.table.pieces.values() if (p.faction, p.kind) == (faction, kind))


# Moving --------------------------------------------------------------------------------------------


def test_a_piece_is_moved_by_clicks_on_button_piece_and_area(table: Opener) -> None:
    driver, scene = table(FIGHT)
    press(driver, scene, "move")
    assert scene.question and scene.question.kind == "move_unit"
    on_map(driver, scene, ("unit", unit_of(scene, GC, "cthulhu")))
    assert scene.question.kind == "move_area"
    assert scene.stage.map.marks.areas == {"antarctica", "arabia", "australia", "east_africa", "north_pacific",
                                     "south_asia", "south_atlantic", "south_pacific"}  # fmt: skip
    on_map(driver, scene, ("area", "antarctica"))
    assert scene.session.match.state_dict()["units"][GC]["cthulhu"] == ["antarctica"]
    assert scene.stage.table.by_faction[GC].power == 4


def test_any_of_several_like_pieces_can_be_clicked(table: Opener) -> None:
    driver, scene = table(FIGHT)
    press(driver, scene, "move")
    deep_ones = [p.unit for p in scene.stage.table.pieces.values() if p.kind == "deep_one"]
    offered = [option.unit for option in scene.session.match.decision.options]
    assert len(deep_ones) == 3 and sum(unit in offered for unit in deep_ones) == 1
    for unit in deep_ones:
        meant = scene.question.option_for(("unit", unit), scene.stage.table)
        assert [option.unit in deep_ones for option in meant] == [True]


def test_each_spellbook_says_what_it_does_below_or_behind_its_name(table: Opener) -> None:
    for size, said in (((640, 360), False), ((1280, 720), True), ((1920, 1080), True)):
        driver, scene = table(FIGHT | {"slot": CC}, seats=(BOTS[0], ADA, *BOTS[1:]), size=size)
        while not driver.sees("option.cc_pay_4"):
            driver.press("page.later")
        press(driver, scene, "cc_pay_4")
        assert [choice.kind for choice in scene.question.choices] == ["book"] * 6
        shown = " ".join(getattr(each.box, "words", "") for each in scene.stage.bar.laid.all())
        for choice in scene.question.choices:
            assert choice.label in shown and (choice.text in shown) is said, (size, choice.label)


def test_every_option_has_a_button_whatever_the_window(table: Opener) -> None:
    """Nothing is out of reach: turning pages shows each option exactly once."""
    for size in ((640, 400), (1024, 640), (1280, 720), (1920, 1080)):
        driver, scene = table(FIGHT, size=size)
        for kind in ("move", None):
            seen, ends = [], {f"option.{each.kind}" for each in scene.question.choices if each.place == "end"}
            if not scene.stage.bar.numbered:
                driver.press("all_options")
            for _ in range(scene.stage.bar.pages):
                assert all(map(scene.app.layout.window.contains, driver.rects(id="option.*"))), size
                assert min(rect.width for rect in driver.rects(id="option.*")) >= 40
                for card in driver.find(id="option.*"):
                    seen += [(card.id, card.label)] if card.enabled and card.id not in ends else []
                scene.stage.bar.turn(1)
                driver.frames()
            able = [each for each in scene.question.choices if each.option is not None]
            assert sorted(each.option for each in able) == sorted(scene.session.match.decision.options)
            others = [(f"option.{each.kind}", each.label) for each in able if each.place != "end"]
            assert sorted(seen) == sorted(others), size
            if kind:
                while not driver.sees(f"option.{kind}"):
                    scene.stage.bar.turn(1)
                    driver.frames()
                press(driver, scene, kind)


def test_a_blocked_action_says_why_and_cannot_be_pressed(table: Opener) -> None:
    driver, scene = table(FIGHT)
    assert not driver.thing("option.awaken").enabled
    serial = scene.session.match.serial
    driver.press("option.awaken")
    assert scene.session.match.serial == serial


def test_areas_out_of_reach_tell_why(table: Opener) -> None:
    driver, scene = table(FIGHT)
    press(driver, scene, "move")
    on_map(driver, scene, ("unit", unit_of(scene, GC, "cthulhu")))
    assert "Not now" in str(tip_of(("area", "europe"), scene.stage.table, scene.stage.question))
    assert "Costs" in str(tip_of(("area", "antarctica"), scene.stage.table, scene.stage.question))


def test_escape_and_the_right_button_take_a_step_back(table: Opener) -> None:
    driver, scene = table(FIGHT)
    press(driver, scene, "move")
    driver.key("esc")
    assert scene.question.kind == "action"
    press(driver, scene, "move")
    driver.click((600, 300), button=3)
    assert scene.question.kind == "action"
    driver.key("esc")
    assert isinstance(driver.scene, MenuScene)


def test_the_map_can_be_played_by_keyboard(table: Opener) -> None:
    driver, scene = table(FIGHT)
    assert scene.stage.bar.cards[0].key == "1" and scene.stage.bar.cards[0].choice.kind == "move"
    driver.key("1")
    assert scene.question.kind == "move_unit"
    driver.go_to("map")
    driver.key("right")
    assert scene.stage.map.over in scene.stage.map.choices()
    driver.key("enter")
    assert scene.question.kind == "move_area"


def test_passing_asks_first(table: Opener) -> None:
    driver, scene = table(FIGHT)
    press(driver, scene, "pass")
    assert isinstance(driver.scene, MessageScene) and "5 Power" in driver.scene.words
    driver.key("esc")
    assert scene.stage.table.by_faction[GC].power == 5
    press(driver, scene, "pass")
    driver.press("yes")
    assert scene.stage.table.by_faction[GC].power == 0


# Battle --------------------------------------------------------------------------------------------


def test_a_battle_shows_pieces_dice_and_step_and_takes_results(table: Opener) -> None:
    driver, scene = table(FIGHT, dice=[6] * 4 + [1] * 8 + [6, 5] + [1] * 30)
    press(driver, scene, "battle")
    battle = scene.stage.table.battle
    assert battle and battle.area == "indian_ocean" and battle.step == "before"
    assert scene.stage.battle.visible
    assert [side.dice_count for side in battle.sides] == [12, 2]
    press(driver, scene, "done")
    settle(driver, lambda: scene.question is not None and scene.question.kind == "assign_kill")
    assert scene.stage.table.battle.step == "kills"
    assert driver.thing("fighter.great_cthulhu.deep_one").enabled
    assert all(map(scene.stage.battle_box().contains, driver.rects("piece", "fighter.*")))
    driver.press("fighter.great_cthulhu.deep_one")
    assert "kill" in [f.result for side in scene.stage.table.battle.sides for f in side.fighters
                      if f.piece.kind == "deep_one"]  # fmt: skip


def test_the_fought_area_stays_beside_the_panel(table: Opener) -> None:
    for area in ("indian_ocean", "south_pacific", "north_atlantic", "south_atlantic"):
        setup = FIGHT | {
            "units": {GC: {"cthulhu": [area]}, CC: {"acolyte": [area]}, BG: {"acolyte": ["west_africa"]},
                      YS: {"acolyte": ["europe"]}},
            "gates": {},
        }  # fmt: skip
        driver, scene = table(setup, size=(1024, 600))
        press(driver, scene, "battle")
        assert scene.stage.table.battle is not None and not scene.stage.battle.staged
        spots = [spot for spot in scene.stage.map.spots if spot.area == area]
        assert spots
        assert all(not scene.stage.battle_box().collidepoint(spot.at) for spot in spots), area
        assert all(driver.rect("map").collidepoint(spot.at) for spot in spots), area


def test_a_battle_is_saved_loaded_and_gone_on_with(table: Opener) -> None:
    driver, scene = table(FIGHT, over_title=True)
    press(driver, scene, "battle")
    before = scene.session.match.position.key()
    driver.press("menu")
    assert isinstance(driver.scene, MenuScene)
    driver.press("save")
    assert isinstance(driver.scene, PromptScene)
    driver.type("Tonight")
    driver.press("yes")
    settle(driver, lambda: any(save.name == "Tonight" for save in scene.app.services.list_saves()))
    scene.commands.load()
    driver.frames(3)
    load = driver.scene
    assert isinstance(load, LoadScene)
    settle(driver, lambda: not load.busy)
    load.list.pick(next(i for i, row in enumerate(load.list.items) if row.save and row.save.name == "Tonight"))
    load.open()
    driver.frames(3)
    again = driver.scene
    assert isinstance(again, MatchScene) and again is not scene
    assert again.session.match.position.key() == before
    assert again.stage.table.battle and again.question and again.question.kind == "pre_battle"


# Undo ----------------------------------------------------------------------------------------------


def test_undo_and_redo_buttons_go_over_the_bots_answers(table: Opener) -> None:
    driver, scene = table(FIGHT)
    before = scene.session.match.position.key()
    press(driver, scene, "recruit")
    settle(driver, lambda: scene.question is not None)
    by_bots = [entry for entry in scene.session.match.entries if getattr(entry, "by", "") == "bot"]
    assert by_bots and scene.session.match.position.key() != before
    while scene.session.match.position.key() != before:
        assert scene.stage.buttons["undo"].enabled
        driver.press("undo")
    assert scene.stage.buttons["redo"].enabled
    driver.press("redo")
    assert scene.session.match.position.key() != before


def test_the_chronicle_forgets_what_was_undone(table: Opener) -> None:
    driver, scene = table(FIGHT)
    lines = [line.text for line in scene.stage.log.lines]
    press(driver, scene, "recruit")
    if scene.question and scene.question.kind == "recruit_area":
        on_map(driver, scene, ("area", sorted(scene.stage.map.marks.areas)[0]))
    settle(driver, lambda: scene.question is not None)
    assert [line.text for line in scene.stage.log.lines] != lines
    while scene.session.can_undo(0):
        scene.undo()
    assert [line.text for line in scene.stage.log.lines] == lines


# Elder Signs ---------------------------------------------------------------------------------------


def test_signs_are_looked_at_and_revealed_even_in_a_battle(table: Opener) -> None:
    driver, scene = table(FIGHT)
    press(driver, scene, "battle")
    assert scene.stage.table.battle
    driver.press("signs")
    signs = driver.scene
    assert isinstance(signs, SignsScene) and sorted(value for _, value in signs.signs) == [1, 3]
    assert scene.stage.table.by_faction[YS].signs == (0,), "what others hold is not shown"
    assert "2" not in "".join(line.text for line in scene.stage.log.lines if "Elder" in line.text)
    driver.press(label="3")
    driver.press("reveal")
    assert scene.stage.table.by_faction[GC].doom == 3
    assert scene.stage.table.by_faction[GC].signs == (1,) and scene.stage.table.battle


def test_with_two_people_a_curtain_hides_all_and_names_who_looks(table: Opener) -> None:
    driver, scene = table(FIGHT, seats=(ADA, Seat("random", "Bram"), Seat("random", "Cora"), Seat("", "Bruno")))
    assert isinstance(driver.scene, CurtainScene) and driver.scene.name == "Ada"
    assert scene.question is None and all(set(side.signs) <= {0} for side in scene.stage.table.sides)
    driver.key("enter")
    assert scene.viewer == 0 and scene.stage.table.by_faction[GC].signs == (1, 3)
    scene.stage.open_signs()
    driver.frames(2)
    signs = driver.scene
    assert isinstance(signs, SignsScene) and not signs.signs
    driver.press("seat.3")
    assert isinstance(driver.scene, CurtainScene) and driver.scene.name == "Bruno"
    driver.key("enter")
    assert [value for _, value in signs.signs] == [2]


# People and bots -----------------------------------------------------------------------------------


@pytest.mark.parametrize("curtain", ["always", "needed", "never"])
def test_what_was_told_to_one_person_is_gone_when_another_is_asked(table: Opener, curtain: str) -> None:
    """An Elder Sign's value stands in its owner's chronicle alone; a curtain falls before who has something to hide."""
    setup = {
        "phase": "action",
        "slot": GC,
        "power": {GC: 12, CC: 5, BG: 0, YS: 0},
        "units": {GC: {"acolyte": ["south_pacific"]}, CC: {"acolyte": ["south_asia"]}},
        "gates": {"south_pacific": GC},
    }
    driver, scene = table(setup, seats=(ADA, Seat("", "Bea"), *BOTS[:2]))
    assert not isinstance(driver.scene, CurtainScene) and scene.viewer == 0, "nobody hides anything yet"
    scene.app.settings.curtain = curtain
    while scene.session.match.decision is not None and scene.session.match.decision.seat == 0:
        told = [line.text for line in scene.stage.log.lines]
        options = scene.session.match.decision.options
        scene.answer(next((each for each in options if each.kind in ("awaken", "done")), options[0]))
        driver.frames(2)
    assert any("worth" in text for text in told)
    assert isinstance(driver.scene, CurtainScene) is (curtain == "always"), "Bea has nothing to hide"
    assert not any("worth" in line.text for line in scene.stage.log.lines)
    driver.key("enter") if curtain == "always" else None
    assert scene.viewer == 1
    assert not any("worth" in line.text for line in scene.stage.log.lines)
    assert scene.session.match.undo(0)
    scene.changed(anew=True)
    driver.frames(2)
    assert isinstance(driver.scene, CurtainScene) is (curtain != "never"), "Ada has"
    assert scene.viewer == (0 if curtain == "never" else 1)


def test_bots_alone_play_before_a_passer_by(table: Opener) -> None:
    driver, scene = table(seats=(Seat("random", "A"), *BOTS))
    assert scene.viewer is None and scene.question is None
    settle(driver, lambda: len(scene.session.match.entries) > 20)
    assert all(set(side.signs) <= {0} for side in scene.stage.table.sides)


def test_the_window_goes_on_while_a_bot_thinks(table: Opener) -> None:
    """Thinking happens in another thread: frames pass and the mouse is answered in the meantime."""
    import threading

    driver, scene = table(FIGHT)
    gate = threading.Event()
    threads = []
    think = scene.session.think

    def slow(request: Any) -> Any:
        threads.append(threading.current_thread())
        gate.wait(60)
        return think(request)

    scene.session.think = slow  # type: ignore[method-assign]
    press(driver, scene, "pass")
    driver.press("yes")
    settle(driver, lambda: bool(threads))
    entries = len(scene.session.match.entries)
    driver.press(f"strip.{CC}")
    assert isinstance(driver.scene, BoardScene)
    driver.key("esc")
    assert len(scene.session.match.entries) == entries
    assert threads[0] is not threading.main_thread()
    gate.set()
    settle(driver, lambda: len(scene.session.match.entries) > entries)


def test_a_seat_is_handed_to_a_bot_and_back(table: Opener) -> None:
    driver, scene = table(FIGHT)
    scene.commands.fulfil("seats")
    driver.frames(2)
    seats = driver.scene
    assert isinstance(seats, SeatsScene)
    driver.choose("seat.1", "")
    driver.key("esc")
    assert scene.session.match.seats[1].bot == ""
    assert isinstance(driver.scene, CurtainScene) or scene.viewer == 0


def test_new_dice_only_after_going_back(table: Opener) -> None:
    driver, scene = table(FIGHT)
    press(driver, scene, "move")
    driver.key("esc")
    scene.menu()
    driver.frames(2)
    assert isinstance(driver.scene, MenuScene) and driver.thing("dice").enabled
    driver.press("dice")
    assert not scene.session.match.can_redo


# The end -------------------------------------------------------------------------------------------


def test_the_end_screen_tells_who_won_and_leads_to_the_title(table: Opener) -> None:
    setup = FIGHT | {"doom": {GC: 29, CC: 3}}
    driver, scene = table(setup, over_title=True)
    scene.stage.reveal((GC, (1,)))
    settle(driver, lambda: isinstance(driver.scene, EndScene))
    end = driver.scene
    assert isinstance(end, EndScene)
    assert end.result.reason == "reveal" and end.headline() == "Humanity survives"
    driver.press("title")
    assert isinstance(driver.scene, TitleScene)


@pytest.mark.parametrize("size", [(640, 400), (1024, 640), (1280, 720), (1920, 1080), (3440, 1440)])
def test_every_overlay_opens_at_every_size(table: Opener, size: tuple[int, int]) -> None:
    driver, scene = table(FIGHT, size=size)
    for faction in (GC, CC, BG, YS):
        scene.stage.open_faction(faction)
        driver.frames(2)
        assert isinstance(driver.scene, BoardScene)
        assert all(map(scene.app.layout.window.contains, (driver.rect("head"), driver.rect("close"))))
        driver.key("esc")
    for open_, kind in ((scene.menu, MenuScene), (scene.stage.open_signs, SignsScene)):
        open_()
        driver.frames(2)
        assert isinstance(driver.scene, kind)
        assert all(map(scene.app.layout.window.contains, driver.rects())), size
        driver.key("esc")
    assert driver.scene is scene


def test_resizing_keeps_the_question(table: Opener) -> None:
    driver, scene = table(FIGHT)
    press(driver, scene, "move")
    for size in ((800, 500), (1920, 1080), (640, 400)):
        driver.resize(*size)
        assert scene.question.kind == "move_unit"
        assert scene.stage.map.choices()
