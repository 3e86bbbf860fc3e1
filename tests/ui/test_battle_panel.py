"""The battle beside the map: what its panel tells at each step, and what a hand does to it."""

from dataclasses import replace
from typing import Any

import pytest

from game.games.wars.screen.battle.drawn import percent
from game.games.wars.screen.battle.odds import chances, duels, expected_words, odds_card, often, one_in, risk_words
from game.games.wars.words.battle_course import forecast
from game.language.spoken import say
from game.ui.kit.areas import told
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot, Ticking
from tests.ui.playing import BG, CC, FIGHT, GC, YS, Opener, settle

SIX = [6] * 4 + [1] * 8 + [6, 5] + [1] * 40
"""Great Cthulhu's 12 dice bring 4 Kills; the 2 of Crawling Chaos bring a Kill and a Pain."""
DEEP_ONE = "fighter.great_cthulhu.deep_one"
SIZES = [(640, 480), (1024, 640), (1280, 720), (1920, 1080)]


def asked(driver: Robot, scene: MatchScene, kind: str) -> None:
    settle(driver, lambda: scene.question is not None and scene.question.kind == kind)


def texts(scene: Any) -> list[str]:
    """All that the panel says."""
    return list(told(scene.stage.battle.laid.box))


def card_texts(scene: Any) -> dict[str, str]:
    """What stands on the cards below their labels."""
    return {each.label: each.text for each in scene.question.choices if each.option}


def rolled(table: Opener, setup: dict[str, Any] = FIGHT, dice: list[int] = SIX, **given: Any) -> Any:
    """A battle in which the dice have just been rolled and a Kill is to be placed."""
    driver, scene = table(setup, dice=dice, **given)
    driver.press("option.battle")
    driver.press("option.done")
    asked(driver, scene, "assign_kill")
    return driver, scene


def test_odds_before_the_roll_are_those_of_the_dice_that_will_be_rolled(table: Opener) -> None:
    driver, scene = table(FIGHT)
    told = forecast(scene.session.match, scene.stage.table.by_area["indian_ocean"].number, 0, 1)
    assert told is not None
    driver.press("option.battle")
    shown = scene.stage.battle.battle
    assert shown is not None and shown.step == "before"
    for side, odds in zip(shown.sides, told.odds, strict=True):
        assert side.kill_odds == pytest.approx(chances(odds.results, 0))
        assert side.pain_odds == pytest.approx(chances(odds.results, 1))


def test_odds_stay_after_the_roll_and_what_fell_is_known(table: Opener) -> None:
    _, scene = rolled(table)
    attacker, defender = scene.stage.battle.battle.sides
    assert attacker.kill_odds[0] == pytest.approx((5 / 6) ** 12) and sum(attacker.kill_odds) == pytest.approx(1)
    assert defender.pain_odds[0] == pytest.approx((2 / 3) ** 2)
    assert (attacker.rolled_kills, attacker.rolled_pains) == (4, 0)
    assert (defender.rolled_kills, defender.rolled_pains) == (1, 1)
    assert len(attacker.dice) == 12 and attacker.dice_count == 12


@pytest.mark.parametrize("size", SIZES)
def test_the_panel_and_its_pieces_fit_at_every_size(table: Opener, size: tuple[int, int]) -> None:
    driver, _ = rolled(table, size=size)
    assert driver.rect("map").contains(driver.rect("battle"))
    boxes = [driver.rect(f"battle.{faction}") for faction in (GC, CC)]
    for faction, box in zip((GC, CC), boxes, strict=True):
        mine = [piece.id for piece in driver.find("piece", f"fighter.{faction}.*")]
        assert mine and driver.untidy(box, *mine) == []
    assert not boxes[0].colliderect(boxes[1]) and driver.rect("battle").unionall(boxes) == driver.rect("battle")


def test_a_click_on_a_piece_in_the_panel_gives_it_the_kill(table: Opener) -> None:
    driver, scene = rolled(table)
    assert texts(scene).count("can take it") == 3
    driver.press(DEEP_ONE)
    assert driver.sees(f"{DEEP_ONE}.kill") and "Killed" in texts(scene)


def test_cards_say_what_follows_and_who_stays(table: Opener) -> None:
    driver, scene = rolled(table)
    texts = card_texts(scene)
    assert texts["Deep One"].startswith("is lost") and "Cthulhu" in texts["Deep One"] and "survive" in texts["Deep One"]
    driver.press(DEEP_ONE)
    asked(driver, scene, "assign_pain")
    assert card_texts(scene)["Cthulhu"] == "retreats to one of 7 areas\n<second>2 Deep Ones and a Starspawn stay</>"


def test_a_card_takes_back_the_last_result(table: Opener) -> None:
    dice = [1] * 12 + [6, 6] + [1] * 40
    driver, scene = rolled(table, dice=dice)
    driver.press(DEEP_ONE)
    assert driver.sees(f"{DEEP_ONE}.kill")
    driver.press("option.undo")
    assert scene.question.kind == "assign_kill" and not driver.sees(f"{DEEP_ONE}.kill")


def test_results_nobody_has_room_for_are_told(table: Opener) -> None:
    driver, scene = rolled(table, dice=[6] * 12 + [6, 5] + [1] * 40)
    assert not scene.stage.battle.lost_words()
    driver.press(DEEP_ONE)
    asked(driver, scene, "assign_pain")
    assert "9 Kills" in scene.stage.battle.lost_words() and scene.stage.battle.lost_words() in texts(scene)


def test_abilities_used_name_whose_they_are_and_the_devoured_is_told(table: Opener) -> None:
    driver, scene = table(FIGHT, dice=SIX)
    driver.press("option.battle")
    driver.press("option.devour")
    asked(driver, scene, "assign_kill")
    assert scene.stage.battle.abilities() == [(GC, "Devour")]
    assert "Devour" in texts(scene) and say("wars-battle-fate-devour") in texts(scene)


def test_the_panel_folds_to_its_head_and_opens_again(table: Opener) -> None:
    driver, _ = rolled(table)
    whole = driver.rect("battle").copy()
    driver.press("fold")
    assert driver.rect("battle").height < whole.height / 3 and not driver.sees(DEEP_ONE)
    driver.press("fold")
    assert driver.rect("battle") == whole and driver.sees(DEEP_ONE)


def test_every_part_of_the_panel_can_be_inspected(table: Opener) -> None:
    driver, scene = rolled(table)
    box, thing_at = driver.rect("battle"), scene.stage.inspector.thing_at
    assert thing_at(driver.rect("fighter.great_cthulhu.starspawn").center) == ("unit", "starspawn")
    assert thing_at((box.centerx, driver.rect(f"fighter.{CC}.acolyte").y - 4)) == ("faction", CC)
    assert thing_at((box.centerx, box.y + 4)) == ("term", "kill")


def test_retreats_are_chosen_on_the_map_beside_the_panel(table: Opener) -> None:
    driver, scene = rolled(table)
    driver.press(DEEP_ONE)
    asked(driver, scene, "assign_pain")
    driver.press("fighter.great_cthulhu.starspawn")
    asked(driver, scene, "retreat_area")
    assert "antarctica" in scene.stage.map.marks.areas
    settle(driver, lambda: not scene.stage.map.animating)
    driver.press("area.antarctica")
    settle(driver, lambda: scene.stage.table.battle is None)
    assert scene.session.match.state_dict()["units"][GC]["starspawn"][0] == "antarctica"


# After the battle ----------------------------------------------------------------------------------


def test_a_battle_settled_by_one_answer_stays_in_sight_for_a_moment(table: Opener) -> None:
    lone = {GC: {"cthulhu": ["indian_ocean"]}, CC: {"acolyte": ["indian_ocean", "south_asia"]}}
    setup = FIGHT | {"units": FIGHT["units"] | lone, "gates": {}}
    driver, scene = table(setup, dice=[6] + [1] * 60, pace="normal")
    Ticking(driver.app)
    driver.press("option.battle")
    driver.press("option.done")
    panel = scene.stage.battle
    settle(driver, lambda: scene.stage.table.battle is None)
    assert panel.visible and panel.battle is not None
    killed = [f for side in panel.battle.sides for f in side.fighters if f.result == "kill"]
    assert [each.piece.kind for each in killed] == ["acolyte"]
    assert panel.battle.sides[0].rolled_kills == 1
    driver.frames(200)
    assert not panel.visible and panel.battle is None


def test_undoing_a_battle_takes_it_out_of_sight(table: Opener) -> None:
    driver, scene = table(FIGHT, pace="normal")
    driver.press("option.battle")
    assert scene.stage.battle.visible
    driver.key("esc")
    assert not scene.stage.battle.visible and not scene.stage.fought.lingering


# Before it -----------------------------------------------------------------------------------------

TWO = FIGHT | {"units": FIGHT["units"] | {YS: {"undead": ["indian_ocean"], "acolyte": ["europe"] * 2}}}


def test_the_card_of_an_enemy_shows_the_exact_odds_as_a_picture(table: Opener) -> None:
    driver, scene = table(TWO)
    driver.press("option.battle")
    if scene.question.kind == "battle_area":
        driver.press("area.indian_ocean")
    assert scene.question.kind == "battle_enemy"
    layout = scene.app.layout
    pictures = [each.tip_picture(layout) for each in scene.stage.bar.areas if not each.card.blocked]
    assert all(picture is not None for picture in pictures)
    assert pictures[0].get_size() != pictures[1].get_size() or pictures[0].get_view() != pictures[1].get_view()
    place = next(place for place, card in enumerate(driver.find(id="option.*")) if card.enabled)
    driver.hover(driver.rects(id="option.*")[place].center)
    settle(driver, lambda: scene.board.tip_shown)
    assert all(picture.get_width() <= layout.width for picture in pictures)


def test_an_area_to_attack_shows_the_odds_against_each_enemy_there(table: Opener) -> None:
    far = {GC: FIGHT["units"][GC] | {"shoggoth": ["south_asia"]}}
    driver, scene = table(TWO | {"units": TWO["units"] | far})
    driver.press("option.battle")
    assert scene.question.kind == "battle_area"
    card = next(c for c in scene.question.choices if c.target == ("area", "indian_ocean"))
    assert [(duel.attacker, duel.defender) for duel in card.battles()] == [(GC, CC), (GC, YS)]
    driver.move(scene.stage.map.point_of(("area", "indian_ocean")))
    settle(driver, lambda: scene.stage.tips.target == ("area", "indian_ocean"))
    driver.frames()


def test_the_words_of_the_odds_are_those_of_the_forecast(table: Opener) -> None:
    _, scene = table(FIGHT)
    (duel,) = duels(scene.session.match, scene.stage.table, "indian_ocean", GC)
    mine, theirs = duel.told.odds
    assert f"{mine.killed:.1f}" in expected_words(duel) and f"{theirs.killed:.1f}" in expected_words(duel)
    struck = 1 - chances(theirs.results, 0)[0]
    assert say("wars-battle-risk-some", often=often(struck)) in risk_words(duel)
    assert odds_card(scene.app.layout, [duel]) is odds_card(scene.app.layout, [duel])


def test_without_dice_of_theirs_there_is_no_risk(table: Opener) -> None:
    units = FIGHT["units"] | {CC: {"acolyte": ["indian_ocean"]}, BG: {"acolyte": ["west_africa"]}}
    _, scene = table(FIGHT | {"units": units})
    (duel,) = duels(scene.session.match, scene.stage.table, "indian_ocean", GC)
    assert say("wars-battle-risk-none") in risk_words(duel) and "lose nothing" in expected_words(duel)


@pytest.mark.parametrize(
    ("chance", "told"),
    [(1 / 6, (1, 6)), (0.5, (1, 2)), (2 / 3, (2, 3)), (0.01, (1, 100)), (0.7, (7, 10))],
)
def test_chances_are_told_in_small_numbers(chance: float, told: tuple[int, int]) -> None:
    assert one_in(chance) == told and often(chance) == say("wars-battle-often", count=told[0], all=told[1])
    assert often(0.99) == say("wars-battle-often.always")


def test_percentages_never_claim_more_than_is_true() -> None:
    assert [percent(each) for each in (0.0, 0.001, 0.304, 0.999, 1.0)] == ["–", "<1%", "30%", ">99%", "100%"]


def test_dice_lie_with_whoever_rolled_them_if_the_defender_of_one_battle_attacks_in_the_next(table: Opener) -> None:
    driver, scene = rolled(table)
    panel = scene.stage.battle
    attacker, defender = panel.battle.sides
    turned = (replace(defender, attacker=True), replace(attacker, attacker=False))
    panel.show(scene.stage.table, replace(panel.battle, sides=turned), None)
    scene.stage.lay()
    driver.frames(2)
    for row, side in zip(panel._dice_rows, turned, strict=True):
        assert len(row.faces) == len(side.dice) and driver.rect(f"battle.{side.faction}").contains(row.rect)
