"""The battle as a stage: when it takes the map's place, where figures stand on it, and what is seen on them."""

import pytest

from game.games.wars.screen.battle.ranks import eased, ranks_of, stand, unit_for
from game.games.wars.words.tableview import Piece
from tests.ui.playing import BG, CC, FIGHT, GC, YS, Opener, settle
from tests.ui.test_battle_panel import DEEP_ONE, SIX, asked, rolled


def test_a_battle_takes_the_whole_map_until_the_map_is_needed(table: Opener) -> None:
    driver, scene = rolled(table)
    panel = scene.stage.battle
    assert panel.staged and driver.rect("battle") == driver.rect("map")
    assert not driver.find("area") and not [each for each in driver.find("piece") if each.id.startswith("piece.")]
    driver.press("fold")
    assert not panel.staged and driver.find("area"), "the map is there for who wants to look at it"
    driver.press("fold")
    driver.press(DEEP_ONE)
    asked(driver, scene, "assign_pain")
    assert panel.staged
    driver.press("fighter.great_cthulhu.starspawn")
    asked(driver, scene, "retreat_area")
    assert not panel.staged and driver.find("area")


def test_a_stage_is_whole_after_a_few_frames_and_then_nothing_is_painted(table: Opener) -> None:
    driver, scene = table(FIGHT, pace="normal", dice=SIX)
    options = scene.session.match.decision.options
    scene.answer(next(option for option in options if option.kind == "battle"))
    panel, bare = scene.stage.battle, []
    for _ in range(3):
        driver.frames()
        bare.append(panel.bare)
    assert panel.staged and bare == [True, False, False], "its ground is not made in its first frame"
    driver.until(lambda: not scene.animating)
    assert not any(ranks.wanting for ranks in panel.ranks)


def test_keys_do_not_go_to_a_map_that_is_not_seen(table: Opener) -> None:
    driver, scene = table(FIGHT, dice=SIX)
    scene.board.set_focus(scene.stage.map)
    driver.press("option.battle")
    assert scene.stage.battle.staged and scene.board.focus is not scene.stage.map
    for _ in range(30):
        driver.key("tab")
        assert scene.board.focus is not scene.stage.map
    driver.press("fold")
    assert scene.stage.map.focusable


def test_a_low_window_keeps_the_battle_beside_the_map(table: Opener) -> None:
    _, scene = rolled(table, size=(1024, 600))
    assert scene.stage.battle.visible and not scene.stage.battle.staged


def test_the_blow_falls_on_the_one_that_was_pressed(table: Opener) -> None:
    driver, scene = rolled(table, pace="normal")
    panel = scene.stage.battle
    mine = [each.piece.unit for each in panel.battle.sides[0].fighters if each.piece.kind == "deep_one"]
    places = {unit: panel.figure(unit) for unit in mine}
    pressed = next(unit for unit in reversed(mine) if panel.ranks[0].grip([unit]))
    driver.click(panel.ranks[0].grip([pressed]))
    settle(driver, lambda: scene.question is not None and scene.question.kind == "assign_pain")
    (fell,) = [each.piece.unit for each in panel.battle.sides[0].fighters if each.result == "kill"]
    assert panel.figure(fell) == places[pressed] and panel.ranks[0].looks[fell].state == "fallen"
    assert panel.blows.busy and panel.animating and not panel.busy, "nobody waits for it"


def test_every_figure_of_a_crowd_can_be_pointed_at(table: Opener) -> None:
    units = {
        GC: {"cthulhu": ["indian_ocean"], "starspawn": ["indian_ocean"] * 2, "shoggoth": ["indian_ocean"] * 2,
             "deep_one": ["indian_ocean"] * 4},
        CC: {"nyarlathotep": ["indian_ocean"], "flying_polyp": ["indian_ocean"] * 3, "nightgaunt": ["indian_ocean"] * 3,
             "hunting_horror": ["indian_ocean"] * 2, "acolyte": ["indian_ocean"] * 3},
        BG: {"acolyte": ["west_africa"]}, YS: {"acolyte": ["europe"]},
    }  # fmt: skip
    driver, scene = table(FIGHT | {"units": units, "gates": {}}, dice=SIX)
    driver.press("option.battle")
    panel = scene.stage.battle
    assert panel.staged and [len(side.fighters) for side in panel.battle.sides] == [9, 12]
    for ranks, side in zip(panel.ranks, panel.battle.sides, strict=True):
        assert all(driver.rect("battle").contains(body) for body in ranks.bodies())
        for fighter in side.fighters:
            at = ranks.grip([fighter.piece.unit])
            assert at and ranks.over(at) == fighter.piece.unit, fighter.piece.kind
    kinds = {fighter.piece.kind for fighter in panel.battle.sides[1].fighters}
    assert {each.id for each in driver.find("piece", f"fighter.{CC}.*")} == {f"fighter.{CC}.{kind}" for kind in kinds}


def _pieces(count: int, great: int) -> list[Piece]:
    kinds = ["cthulhu"] * great + ["acolyte"] * (count - great)
    cls = {"cthulhu": "great_old_one", "acolyte": "cultist"}
    return [Piece(unit, GC, kind, cls[kind], "arabia") for unit, kind in enumerate(kinds)]


@pytest.mark.parametrize("great", [0, 1])
@pytest.mark.parametrize("count", range(1, 19))
def test_ranks_hold_all_stand_apart_and_fit(count: int, great: int) -> None:
    ranks, room = ranks_of(_pieces(count, great)), (620, 430)
    assert sum(map(len, ranks)) == count and len(ranks) <= 3
    assert [len(rank) for rank in ranks] == sorted(len(rank) for rank in ranks)
    assert not great or ranks[0][0][0].kind == "cthulhu" or len(ranks[0]) > 1
    stands = stand(ranks, room, 30, unit_for(ranks, room, 30, 30, 122), True)
    assert len({each.piece.unit for each in stands}) == count
    for one in stands:
        assert 0 <= one.at[0] <= room[0] and one.top >= 0 and one.foot <= room[1]
        for other in stands:
            if one is not other and one.rank == other.rank:
                assert abs(one.at[0] - other.at[0]) >= (one.size.base + other.size.base) * one.unit - 2


def test_two_of_three_stand_beside_a_great_one_and_leave_its_face_to_be_seen() -> None:
    kinds = {"shub_niggurath": "great_old_one", "dark_young": "monster", "ghoul": "monster", "acolyte": "cultist"}
    ranks = ranks_of(Piece(unit, BG, kind, cls, "arabia") for unit, (kind, cls) in enumerate(kinds.items()))
    unit = unit_for(ranks, (640, 430), 30, 30, 125)
    great, *front = stand(ranks, (640, 430), 30, unit, left=False)
    ends = sorted(front, key=lambda each: each.at[0])[::2]
    assert all(abs(each.at[0] - great.at[0]) > 0.28 * great.size.wide * great.unit for each in ends)


def test_a_hint_hides_no_name_of_the_stage(table: Opener) -> None:
    _, scene = rolled(table, size=(1920, 1080))
    stage = scene.stage
    stage.hint.say("Each 4 or 5 is a Pain.")
    assert stage.battle.staged and stage.hint.covers()
    bare = [body for ranks in stage.battle.ranks for body in ranks.bodies()]
    assert sum(each.height for each in stage.battle.figures(scene.app.layout)) > sum(each.height for each in bare)
    assert not any(box.collidelistall(stage.battle.figures(scene.app.layout)) for box in stage.hint.covers())


def test_figures_as_large_as_there_is_room_keep_their_wings_inside() -> None:
    ranks, room = ranks_of(_pieces(2, 1)), (1420, 1400)
    usual, large, whole = (unit_for(ranks, room, 40, 40, *most) for most in ((160.0,), (400.0,), (400.0, 1480)))
    assert usual == 160.0 and 1.5 * usual < whole < large
    for each in stand(ranks, room, 40, whole, True):
        half = 0.62 * each.size.wide * whole
        assert each.at[0] - half >= -30 and each.at[0] + half <= 1450


def test_height_that_is_left_over_parts_ranks_and_keeps_heads_and_feet_inside() -> None:
    for count, great in ((2, 0), (5, 1), (9, 1)):
        ranks, room = ranks_of(_pieces(count, great)), (1420, 1400)
        unit = unit_for(ranks, room, 40, 40, 200)
        ease = eased(ranks, room[1] - 80, unit)
        usual, loose = (stand(ranks, room, 40, unit, True, each) for each in ((0.0, 0.0), ease))
        assert min(each.top for each in loose) >= 40 and max(each.foot for each in loose) <= room[1] - 40
        assert loose[0].at[1] < usual[0].at[1] and (len(ranks) == 1 or ease[0] > 0)
    assert eased(ranks, 100, unit) == (0.0, 0.0)
