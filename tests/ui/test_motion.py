"""Motion: what glides, counts, turns and tumbles; how fast; that nobody has to wait for it; what is painted for it."""


import re
from dataclasses import replace

import pygame
import pytest

from game.engine.event import Event
from game.games.wars.screen.battle.dice import SECONDS, Tumble
from game.games.wars.screen.map.motion import APPEAR, CLOSE, OPEN, SLIDE, Motion, Standing, gate_changes, opening
from game.games.wars.screen.motions import Count, Turns
from game.ui.kit.areas import told
from game.ui.sound import Sound
from game.ui.table.scene import MatchScene
from game.ui.table.sounds import TableSounds
from game.ui.table.turns.flow import pace_of
from scripts.window.robot import Robot
from tests.ui.fakes import FakeSettings
from tests.ui.playing import CC, FIGHT, GC, Opener, settle

BUILDER = FIGHT | {
    "power": {GC: 8, CC: 5},
    "units": FIGHT["units"] | {GC: {"acolyte": ["south_pacific", "antarctica"], "cthulhu": ["south_pacific"]}},
}


def start(table: Opener, setup: dict = BUILDER, **given: object) -> tuple[Robot, MatchScene]:
    """A table whose frames are 16 ms long, with nothing under way."""
    driver, scene = table(setup, pace="normal", **given)
    settle(driver, lambda: not scene.animating)
    return driver, scene


def build_gate(driver: Robot, scene: MatchScene) -> None:
    """Build a gate in Antarctica, which costs 3 Power."""
    driver.press("option.build_gate")
    if scene.question and scene.question.kind == "gate_area":
        driver.press("area.antarctica")


# Numbers and cards ---------------------------------------------------------------------------------


def test_a_number_counts_from_where_it_is_to_where_it_goes() -> None:
    count = Count(2)
    count.go(10, 1.0)
    seen = []
    while count.busy:
        seen.append(count.shown)
        count.advance(0.1)
    assert seen[0] == 2 and seen == sorted(seen) and len(set(seen)) > 4 and count.shown == 10
    count.go(4, 1.0)
    count.advance(0.5)
    assert count.shown == 7
    count.go(4, 1.0)
    assert count.shown == 7, "what is on its way there already is not sent again"
    count.finish()
    assert count.shown == 4


def test_cards_turn_one_after_the_other_and_then_lie() -> None:
    turns = Turns()
    turns.begin(["a", "b"], 1.0)
    turns.advance(0.3)
    assert 0 < turns.of("b") < turns.of("a") < 1
    turns.advance(0.6)
    assert not turns.busy and turns.of("a") == turns.of("b") == 1


def test_power_counts_down_in_the_strip_and_doom_medals_slide(table: Opener) -> None:
    driver, scene = start(table)
    strip = scene.stage.strips[0]
    driver.clock.milliseconds = 0
    build_gate(driver, scene)
    assert scene.stage.table.by_faction[GC].power == 5 and strip.power.shown == 8
    driver.clock.milliseconds = 16
    seen = []
    while strip.busy:
        seen.append(strip.power.shown)
        driver.frames()
    assert seen == sorted(seen, reverse=True) and {8, 7, 6} <= set(seen) and strip.power.shown == 5
    driver.clock.milliseconds = 0
    scene.stage.reveal((GC, (3,)))
    assert scene.stage.topbar.track.busy and strip.doom.shown == 0
    before = driver.rect(f"top.ruler.{GC}").x
    driver.clock.milliseconds = 16
    settle(driver, lambda: not scene.stage.topbar.track.busy)
    assert driver.rect(f"top.ruler.{GC}").x > before


def test_equal_doom_stands_upward_inside_the_bar(table: Opener) -> None:
    for size in ((1280, 720), (1920, 1080)):
        driver, _ = table(FIGHT, size=size)
        medals = driver.rects("medal")
        assert len({each.x for each in medals}) == 1 and [each.y for each in medals] == sorted(
            (each.y for each in medals), reverse=True)  # fmt: skip
        assert driver.rect("top").top <= medals[-1].top


def test_a_new_elder_sign_and_a_new_book_turn_over(table: Opener) -> None:
    _, scene = start(table)
    strip = scene.stage.strips[0]
    side = strip.side
    more = replace(side, signs=(*side.signs, 0), books=("dreams",))
    strip.show(more, True, True, False, pace=1.0)
    assert strip.turns.keys == [("book", "dreams"), ("sign", 2)]
    strip.advance(5)
    assert not strip.turns.busy


def test_a_piece_on_its_way_is_lifted_and_what_comes_is_set_down() -> None:
    class Seen:
        def __init__(self) -> None:
            self.at: list[tuple[int, int]] = []

        def faded(self, _: int) -> "Seen":
            return self

        def draw(self, _: pygame.Surface, at: tuple[int, int]) -> None:
            self.at.append(at)

    target, piece = pygame.Surface((300, 100)), Standing(GC, "deep_one", "europe", (100, 50), 40)

    def heights(what: str) -> list[int]:
        """How far above the ground it is painted, in tenths of its time."""
        motion, seen = Motion(what, 0, piece, 1.0, (((100, 50), (200, 50)),)), Seen()
        for tenth in range(11):
            motion.time = motion.length * tenth / 10
            motion.draw(target, lambda *_: seen)  # type: ignore[arg-type, return-value]
        return [50 - y for _, y in seen.at]

    slid, come = heights(SLIDE), heights(APPEAR)
    assert slid[0] == slid[-1] == 0 and max(slid) == slid[5] >= 15
    assert come[0] >= 15 and come[-1] == 0 and come == sorted(come, reverse=True)


# Gates ---------------------------------------------------------------------------------------------


def test_a_gate_that_is_built_opens_and_one_that_goes_closes() -> None:
    gate = Standing(GC, "gate", "europe", (5, 5), 40)
    opened, closed = gate_changes({}, {"europe": gate}, 1.0), gate_changes({"europe": gate}, {}, 1.0)
    assert [each.what for each in opened] == [OPEN] and opening(opened) == {"europe"}
    assert [each.what for each in closed] == [CLOSE] and opening(closed) == set()
    assert gate_changes({"europe": gate}, {"europe": Standing("", "gate", "europe", (5, 5), 40)}, 1.0) == []


def test_building_a_gate_opens_it_on_the_map(table: Opener) -> None:
    driver, scene = start(table)
    driver.clock.milliseconds = 0
    build_gate(driver, scene)
    assert opening(scene.stage.map.moving) == {"antarctica"}
    driver.clock.milliseconds = 16
    settle(driver, lambda: not scene.stage.map.busy)
    assert any(spot.area == "antarctica" and spot.item.what == "gate" for spot in scene.stage.map.spots)


# Dice ----------------------------------------------------------------------------------------------


def test_dice_settle_one_after_the_other_and_count_only_then() -> None:
    tumble = Tumble()
    tumble.begin(1.0)
    seen = []
    while tumble.busy:
        seen.append(tumble.settled(6))
        tumble.advance(SECONDS / 20)
    assert seen[0] == 0 and seen == sorted(seen) and tumble.settled(6) == 6


def thrown(
    table: Opener, monkeypatch: pytest.MonkeyPatch, dice: list[int]
) -> tuple[Robot, MatchScene, list[str], tuple[object, ...]]:
    """A battle whose dice tumble; what has been heard of them, and what the window told before."""
    heard: list[str] = []
    monkeypatch.setattr(Sound, "play", lambda self, name: None if name == "click" else heard.append(name))
    driver, scene = start(table, FIGHT, dice=dice + [1] * 40)
    driver.press("option.battle")
    before = told_of(scene)
    driver.clock.milliseconds = 0
    heard.clear()
    driver.press("option.done")
    settle(driver, lambda: scene.stage.rolling)
    return driver, scene, heard, before


def told_of(scene: MatchScene) -> tuple[object, ...]:
    """What the window tells of the match: lines, pieces on the map, numbers of the sides."""
    return list(scene.stage.log.lines), scene.stage.map.spots, [strip.side for strip in scene.stage.strips]


def test_dice_tell_nothing_before_they_lie(table: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    driver, scene, heard, before = thrown(table, monkeypatch, [6, 5] + [1] * 10 + [6])
    assert heard == ["dice"] and scene.question is None and told_of(scene) == before
    said = set(told(scene.stage.battle.laid.box))
    assert not [each for each in said if re.search(r"takes|fell|\d (Kill|Pain)", each)]
    assert said >= {"12 dice", "2 dice"} and driver.find("button", "option.*") == []
    assert not [each for each in driver.find("piece") if each.id.endswith((".kill", ".pain"))]
    driver.clock.milliseconds = 16
    settle(driver, lambda: not scene.stage.rolling and scene.question is not None)
    assert scene.question.kind == "assign_kill" and heard.count("dice") == 1 and told_of(scene) != before
    assert "takes 1 Kill" in told(scene.stage.battle.laid.box)


def test_a_battle_that_one_answer_settles_tells_nothing_before_its_dice_lie(
    table: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, scene, _, before = thrown(table, monkeypatch, [6] * 12 + [1, 1])
    assert told_of(scene) == before
    driver.clock.milliseconds = 16
    settle(driver, lambda: not scene.stage.rolling and told_of(scene) != before)


@pytest.mark.parametrize("how", ["key", "click"])
def test_a_key_or_a_click_lets_the_dice_lie_and_shows_all_at_once(
    table: Opener, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    driver, scene, _, before = thrown(table, monkeypatch, [6] + [1] * 13)
    answers = len(scene.session.match.entries)
    driver.key("space") if how == "key" else driver.click(driver.rect("battle").center)
    driver.frames(2)
    assert not scene.stage.rolling and told_of(scene) != before and len(scene.session.match.entries) >= answers


def test_undo_takes_back_a_roll_that_is_still_going_on(table: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    driver, scene, _, before = thrown(table, monkeypatch, [1] * 12 + [6, 6])
    driver.key("ctrl+z")
    driver.frames(3)
    assert not scene.stage.rolling and scene.question is not None and scene.question.kind == "pre_battle"
    assert told_of(scene)[1:] == before[1:]


def test_a_sound_that_was_heard_with_the_dice_is_not_heard_again() -> None:
    heard: list[str] = []
    sounds = TableSounds(heard.append)
    sounds.throw()
    for _ in range(2):
        sounds.step([Event("rolled", (0, 6)), Event("killed", (3, 1, 0))], asked=True)
    assert heard == ["dice", "kill", "kill", "dice"]


# Input and motion ----------------------------------------------------------------------------------


def test_a_click_while_pieces_glide_is_obeyed_at_once(table: Opener) -> None:
    driver, scene = start(table)
    driver.press("option.move")
    driver.clock.milliseconds = 0
    unit = next(p.unit for p in scene.stage.table.pieces.values() if p.kind == "cthulhu")
    driver.click(scene.stage.map.point_of(("unit", unit)))
    driver.press("area.antarctica")
    assert scene.stage.map.busy and scene.question.kind == "move_unit"
    driver.press("option.done")
    assert scene.question is None or scene.question.kind != "move_unit"


def test_bots_wait_until_what_happened_has_been_seen(table: Opener) -> None:
    driver, scene = start(table)
    driver.clock.milliseconds = 0
    build_gate(driver, scene)
    settle(driver, lambda: scene.stage.map.busy)
    entries = len(scene.session.match.entries)
    driver.frames(20)
    assert len(scene.session.match.entries) == entries


# How fast ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("speed", "reduced", "pace"), [(100, False, 1.0), (300, False, 1 / 3), (50, False, 2.0),
                                                        (0, False, 0.0), (100, True, 0.0)])  # fmt: skip
def test_motion_is_as_fast_as_the_settings_say(speed: int, reduced: bool, pace: float) -> None:
    assert pace_of(FakeSettings(motion_speed=speed, reduced_motion=reduced)) == pytest.approx(pace)


@pytest.mark.parametrize("still", ["reduced", "off"])
def test_without_motion_everything_is_there_at_once(table: Opener, still: str) -> None:
    driver, scene = start(table)
    scene.app.settings.reduced_motion = still == "reduced"
    scene.app.settings.motion_speed = 0 if still == "off" else 100
    build_gate(driver, scene)
    assert not scene.stage.map.busy and not scene.stage.motions.busy
    assert scene.stage.strips[0].power.shown == 5


# Painting ------------------------------------------------------------------------------------------


def test_painting_only_what_moves_gives_the_same_window_as_painting_it_all(table: Opener) -> None:
    for size in ((1280, 720), (1920, 1080)):
        driver, scene = start(table, size=size)
        driver.move((2, 2))
        driver.clock.milliseconds = 0
        build_gate(driver, scene)
        driver.move((2, 2))
        driver.clock.milliseconds = 40
        partly = 0
        for _ in range(60):
            driver.frames()
            if not scene.animating:
                break
            if scene.stage.partly:
                partly += 1
                alone = scene.app.surface.copy()
                kept, driver.clock.milliseconds = driver.clock.milliseconds, 0
                scene.stage.partly = False
                scene.draw(scene.app.surface)
                driver.clock.milliseconds = kept
                assert alone.get_buffer().raw == scene.app.surface.get_buffer().raw, (size, partly)
        assert partly > 3
