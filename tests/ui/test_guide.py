"""What helps a newcomer at the window: the card before the first question, goals that light the way, the coach."""

from typing import Any

import pygame
import pytest

from game.match.gamewords import words_for
from game.match.guide import GameGoals
from game.ui import draw
from game.ui.kit.box import Column
from game.ui.kit.boxes import Boxes
from game.ui.layout import Layout
from game.ui.scenes.card import CardScene
from game.ui.scenes.title import TitleScene
from game.ui.table.guide.card import OpeningScene
from game.ui.table.lights import Lights, Lit, Shape
from game.ui.table.scene import MatchScene
from tests.ui.playing import ADA, BG, BOTS, GC, YS, Opener

POSITION: dict[str, Any] = {
    "turn": 2, "phase": "action", "slot": GC, "first_player": GC, "clockwise": True, "power": {GC: 4, BG: 3, YS: 5},
    "doom": {GC: 3},
    "units": {GC: {"acolyte": ["south_pacific", "south_pacific", "north_pacific", "indian_ocean"],
                   "cthulhu": ["south_pacific"]},
              BG: {"acolyte": ["africa"], "fungi": ["africa"]}, YS: {"acolyte": ["europe"]}},
    "gates": {"south_pacific": f"{GC}/acolyte/0", "north_pacific": f"{GC}/acolyte/2",
              "indian_ocean": f"{GC}/acolyte/3", "africa": f"{BG}/acolyte/0"},
    "requirements": {GC: ["gc_first_doom", "gc_awaken", "gc_ocean_gates"]},
    "books": {GC: ["dreams", "submerge", "yha_nthlei"]},
}  # fmt: skip
"""The Fungi in Africa can reach the keeper of the Indian Ocean, which has no guard."""
THREE: dict[str, Any] = {"players": 3, "factions": [GC, BG, YS], "seats": (ADA, *BOTS[:2])}


FIRST: dict[str, Any] = {"first_cards": True, "goals": "first_games", "coach": "first_games"}
"""The settings of somebody who has never played."""


def test_a_card_stands_before_the_first_question_once_in_a_match(table: Opener) -> None:
    driver, scene = table(settings=FIRST, **THREE)
    assert isinstance(driver.scene, OpeningScene) and driver.scene.card.name == "Great Cthulhu"
    driver.press("coach")
    assert scene.app.settings.coach == "never"
    driver.key("enter")
    assert driver.scene is scene and driver.sees("goals")
    services: Any = driver.app.services
    scene.replace(TitleScene())
    driver.frames(3)
    driver.scene.replace(MatchScene(services.load(services.continue_info().path)))
    driver.frames(3)
    assert isinstance(driver.scene, MatchScene), "resumed, it is not shown again"
    driver.press("menu")
    driver.key("c")
    driver.frames(2)
    assert isinstance(driver.scene, OpeningScene) and not driver.sees("coach")
    driver.press("begin")
    assert isinstance(driver.scene, MatchScene)
    driver.key("f1")
    driver.frames(2)
    driver.press("about")
    assert isinstance(driver.scene, OpeningScene), "from the rules, too"


def test_goals_light_the_way_lead_to_cards_and_fold(table: Opener) -> None:
    driver, scene = table(POSITION, settings=FIRST, **THREE)
    lights, settings = scene.stage.lights, scene.app.settings
    assert [goal.id for group in scene.guide.goals.groups for goal in group.goals if goal.need] == [
        "goal.doom", "goal.books", "goal.gc_five_books"
    ]  # fmt: skip
    driver.press("goal.gc_kill_1")
    driver.frames(2)
    assert {lit.id for lit in lights.lit_by("goals")} >= {"option.move", "area.africa"}
    assert any(thing.id == "light.area.africa" for thing in driver.find("light"))
    driver.press("goal.gc_kill_1.card")
    assert isinstance(driver.scene, CardScene)
    driver.key("esc")
    driver.press("goal.gc_kill_1")
    assert not lights.lit_by("goals")
    chronicle = driver.rect("chronicle").height
    driver.press("goals.fold")
    driver.frames(2)
    assert settings.goals_folded and not driver.sees("goal.doom") and driver.rect("chronicle").height > chronicle
    driver.key("ctrl+g")
    driver.frames(2)
    assert not settings.goals_folded and driver.sees("goal.doom")


def test_an_open_drawer_of_goals_makes_way_for_the_only_pieces_that_can_be_chosen(table: Opener) -> None:
    there: dict[str, Any] = {"units": POSITION["units"] | {GC: {"acolyte": ["australia", "australia"]}},
                             "gates": {"australia": f"{GC}/acolyte/0"}}  # fmt: skip
    driver, scene = table(POSITION | there, settings=FIRST, size=(900, 560), **THREE)

    def lit() -> list[Any]:
        return [thing for thing in driver.find("piece") if thing.enabled]

    driver.press("goals.tab")
    assert not scene.guide.goals.left
    driver.press("option.move")
    assert driver.sees("goals.fold") and scene.guide.goals.left and len(lit()) == 2
    driver.press(lit()[0].id)
    assert scene.question.kind == "move_area"


def test_an_open_drawer_of_goals_shuts_where_both_corners_lie_over_all_that_can_be_chosen(table: Opener) -> None:
    there: dict[str, Any] = {"units": POSITION["units"] | {GC: {"acolyte": ["africa", "africa"]}},
                             "gates": {"africa": f"{GC}/acolyte/0"}}  # fmt: skip
    driver, _ = table(POSITION | there, settings=FIRST | {"text_scale": 150}, size=(640, 480), **THREE)
    driver.press("goals.tab")
    driver.press("option.move")
    assert driver.sees("goals.tab") and any(thing.enabled for thing in driver.find("piece"))


def test_goals_are_described_once_for_a_position(table: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    driver, scene = table(POSITION, settings=FIRST, **THREE)
    asked: list[int] = []
    speech = words_for("wars")
    goals = speech.goals
    monkeypatch.setattr(type(speech), "goals", lambda self, *given: asked.append(1) or goals(*given))
    scene.sync()
    driver.frames(10)
    assert not asked
    driver.press("option.move")
    driver.frames(10)
    assert len(asked) == 1
    driver.press("goals.fold")
    driver.key("esc")
    driver.frames(5)
    assert len(asked) == 1, "what is folded away is not described"


def test_the_coach_says_one_thing_shows_it_says_why_and_can_be_silenced(table: Opener) -> None:
    driver, scene = table(POSITION, settings=FIRST, **THREE)
    settings, coach = scene.app.settings, scene.guide.coach
    assert coach.remark.kind == "lone_keeper" and "Indian Ocean" in coach.remark.text
    assert not driver.sees("hint") and settings.hints_seen == [], "a hint waits, and counts as told once it is read"
    driver.press("goal.gc_kill_1")
    assert scene.stage.lights.lit_by("goals")
    driver.press("coach.show")
    driver.frames(2)
    assert not scene.stage.lights.lit_by("goals"), "one help lights its way at a time"
    card = driver.rect("coach")
    assert card.collidelist(driver.rects("light")) < 0 and driver.rect("map").contains(card)
    assert {lit.id for lit in scene.stage.lights.lit_by("coach") if lit.strong} == {coach.remark.shine.strong[0]}
    driver.press("coach.why")
    driver.frames(2)
    driver.press("coach.more")
    assert isinstance(driver.scene, CardScene)
    driver.key("esc")
    driver.press("coach.quiet")
    driver.frames(2)
    assert settings.coach_quiet == ["lone_keeper"] and not driver.sees("coach.show")
    assert driver.sees("hint") and settings.hints_seen == ["action"]
    assert not scene.stage.lights.lit_by("coach") and scene.stage.lights.lit_by("goals")
    assert "lone_keeper" in settings.guided.kinds and settings.guided.match == scene.session.kept.match_id


def test_the_coach_goes_where_least_stands(table: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    driver, scene = table(POSITION, settings=FIRST, **THREE)
    coach, layout, slot = scene.guide.coach, scene.app.layout, driver.rect("map")
    monkeypatch.setattr(coach, "_named", list)
    for corner in ("bottomright", "topleft"):
        taken = pygame.Rect(0, 0, slot.width // 2, slot.height // 2).move_to(**{corner: getattr(slot, corner)})
        monkeypatch.setattr(scene.stage.hint, "kept", lambda taken=taken: [taken])
        assert not coach._corner(slot, [], layout).colliderect(taken)


def test_pointing_at_pass_is_answered(table: Opener) -> None:
    safe = {GC: {"acolyte": ["south_pacific"] * 2 + ["north_pacific"] * 2 + ["indian_ocean"] * 2,
                 "cthulhu": ["south_pacific"]}}
    keepers = {"north_pacific": f"{GC}/acolyte/2", "indian_ocean": f"{GC}/acolyte/4"}
    driver, scene = table(POSITION | {"units": safe | {BG: {"acolyte": ["africa"]}, YS: {"acolyte": ["europe"]}},
                                      "gates": POSITION["gates"] | keepers}, settings=FIRST, **THREE)  # fmt: skip
    assert scene.guide.coach.remark is None
    driver.hover("option.pass")
    driver.frames(4)
    assert scene.guide.coach.remark.kind == "passing" and "4 Power" in scene.guide.coach.remark.text


def test_whoever_has_played_is_left_alone_but_can_ask(table: Opener) -> None:
    driver, scene = table(**THREE)
    assert driver.scene is scene and not driver.sees("goals") and not driver.sees("coach")
    driver.key("ctrl+g")
    driver.frames(2)
    assert driver.sees("goal.doom")


def test_a_game_that_says_no_goals_has_no_list_of_them(table: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(words_for("wars")), "goals", GameGoals.goals)
    driver, scene = table(POSITION, settings=FIRST, **THREE)
    driver.key("ctrl+g")
    driver.frames(2)
    assert driver.scene is scene and not driver.sees("goals")


def test_after_three_games_of_a_kind_there_is_no_help(table: Opener) -> None:
    driver, scene = table(POSITION, settings=FIRST | {"finished": {"wars": 3}}, **THREE)
    assert driver.scene is scene and not driver.sees("goals") and not driver.sees("coach")
    driver, scene = table(settings=FIRST | {"finished": {"wars": 3}}, first=True, **THREE)
    assert isinstance(driver.scene, OpeningScene) and driver.sees("begin"), "but a first game is one for everybody"
    driver, scene = table(POSITION, settings=FIRST | {"finished": {"wars": 3}}, **THREE)
    scene.app.settings.goals = scene.app.settings.coach = "always"
    scene.sync()
    driver.frames(2)
    assert driver.sees("goals") and driver.sees("coach")


@pytest.mark.parametrize("size", [(1280, 720), (640, 360)])
def test_rites_have_card_goals_and_drawer(table: Opener, size: tuple[int, int]) -> None:
    driver, scene = table(game="rites", seats=(ADA, *BOTS[:2]), size=size, settings=FIRST)
    window = pygame.Rect(0, 0, *size)
    assert isinstance(driver.scene, OpeningScene) and window.contains(driver.rect("begin"))
    driver.press("begin")
    driver.frames(4)
    if driver.sees("continue"):
        # The rite that opens is explained, too.
        driver.key("enter")
        driver.frames(2)
    if size == (640, 360):
        driver.press("goals.tab")
        driver.frames(2)
    assert driver.sees("goal.points") and window.contains(driver.rect("goals.fold"))
    assert "card.rites.game" in scene.app.settings.hints_seen




def test_an_area_at_both_ends_of_a_portal_is_lit_at_both(table: Opener) -> None:
    driver, scene = table(seats=(ADA, BOTS[0]), settings=FIRST | {"first_cards": False}, game="duel", factions=(GC, BG))
    driver.press("goal.gc_ocean_gates")
    driver.frames(2)
    cove = "area.loblolly_cove_mystic_river"
    assert "Ocean gates" in driver.thing("goal.gc_ocean_gates").label
    assert len(scene.stage.shape_of("", cove).also) == 1 and not scene.stage.shape_of("", "area.martins_cove").also


def test_a_word_on_a_light_stands_where_no_card_covers_it(display: None, monkeypatch: pytest.MonkeyPatch) -> None:
    said, ring = list[tuple[int, int]](), pygame.Rect(300, 300, 80, 60)
    lights = Lights(lambda role, id: Shape(ring), lambda start, end: [], lambda: False)
    lights.show("advice", [Lit("piece", "piece.1", tag="Advice")], tone="pale")
    monkeypatch.setattr(draw, "text", lambda target, words, role, px, colour, at, *_, **__: said.append(at))
    card = Boxes(lambda layout: Column())
    for covered in (None, pygame.Rect(250, 200, 200, 120), pygame.Rect(250, 200, 200, 300)):
        card.rect = covered or pygame.Rect(0, 0, 0, 0)
        lights.over = [card]
        lights.draw(pygame.display.get_surface(), Layout(1280, 720))
    assert len(said) == 2
    assert abs(said[0][1] - ring.top) < 3 and abs(said[1][1] - ring.bottom) < 3
