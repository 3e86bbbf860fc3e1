"""Cards as somebody at the table opens them: from anything in sight, by button and by key, and back again."""

import random

import pygame
import pytest

from game.games.rites.words.cards import all_of
from game.games.wars.screen.inspect import LONG
from game.games.wars.words.keywords import all_cards, has_card, link
from game.match.cards import Ref, card
from game.match.match import Seat
from game.ui import theme
from game.ui.lessons.table import LessonScene
from game.ui.rich import rich
from game.ui.scenes.card import CardScene
from game.ui.scenes.rules import RulesScene
from game.ui.table.overlays.menu import MenuScene
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot
from tests.ui.playing import FIGHT, GC, Opener, settle
from tests.ui.test_table import on_map, press, unit_of

BIG = (1920, 1080)


def shown(driver: Robot) -> Ref:
    """What the card on top is about."""
    assert isinstance(driver.scene, CardScene), driver.scene
    return driver.scene.view.ref


def close(driver: Robot, scene: MatchScene) -> None:
    """Close whatever is over the table."""
    for _ in range(6):
        if driver.scene is scene:
            return
        driver.key("esc")
    raise AssertionError(f"{driver.scene} stays open")


def find(scene: MatchScene, wanted: Ref) -> tuple[int, int]:
    """A point of the window at which a thing stands, beside the map."""
    boxes = [box for role, _, box, *_ in scene.things() if role not in ("map", "area", "piece")]
    # Nearly everything is large enough for the wide grid; the narrow one takes ten times as long.
    for step in (17, 5):
        for box in boxes:
            for y in range(box.y + 3, box.bottom - 2, step):
                for x in range(box.x + 3, box.right - 2, step):
                    if scene.stage.inspector.thing_at((x, y)) == wanted:
                        return (x, y)
    raise AssertionError(f"{wanted} is nowhere in sight")


def find_link(driver: Robot, wanted: Ref) -> tuple[int, int]:
    """Where a link of the card on top stands."""
    return driver.rect(f"card.{'.'.join(wanted)}").center


# Opening ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 720), BIG])
def test_a_piece_and_an_area_of_the_map_open_their_cards(table: Opener, size: tuple[int, int]) -> None:
    driver, scene = table(FIGHT, size=size)
    settle(driver, lambda: not scene.stage.map.busy)
    driver.click(scene.stage.map.point_of(("unit", unit_of(scene, GC, "starspawn"))), button=3)
    assert shown(driver) == ("unit", "starspawn")
    close(driver, scene)
    driver.click(scene.stage.map.point_of(("area", "antarctica")), button=3)
    assert shown(driver) == ("area", "antarctica")


def test_a_card_shows_how_in_a_lesson_while_the_game_waits(table: Opener) -> None:
    driver, scene = table(FIGHT, size=BIG)
    serial = scene.question.serial if scene.question else None
    driver.hover("option.move")
    driver.key("i")
    card_scene = driver.scene
    assert shown(driver) == ("action", "move")
    driver.click(find_link(driver, ("lesson", "wars_2_gates")))
    driver.until(lambda: isinstance(driver.scene, LessonScene), "the lesson")
    driver.press("lesson.leave")
    assert driver.scene is card_scene
    close(driver, scene)
    assert scene.question is not None and scene.question.serial == serial
    press(driver, scene, "move")
    assert scene.question.kind == "move_unit", "the game goes on where it was"


def test_gates_and_markers_on_the_map_open_theirs(table: Opener) -> None:
    driver, scene = table(FIGHT, size=BIG)
    gate = next(spot for spot in scene.stage.map.spots if spot.item.what == "gate" and spot.area == "europe")
    driver.click((gate.at[0] - round(gate.px * 0.44), gate.at[1]), button=3)
    assert shown(driver) == ("term", "gate")
    close(driver, scene)
    mark = next(spot for spot in scene.stage.map.spots if spot.item.what == "mark")
    driver.click(mark.at, button=3)
    assert shown(driver) == ("term", "desecration")


@pytest.mark.parametrize("thing", [("requirement", "gc_ocean_gates"), ("term", "elder_sign"), ("term", "doom_track"),
                                   ("term", "ritual_track"), ("unit", "shoggoth"), ("action", "recruit"),
                                   ("faction", "yellow_sign"), ("book", "dreams")])  # fmt: skip
def test_strips_tracks_and_actions_open_their_cards(table: Opener, thing: Ref) -> None:
    driver, scene = table(FIGHT | {"books": {GC: ["dreams"]}}, size=BIG)
    driver.click(find(scene, thing), button=3)
    assert shown(driver) == thing


def test_a_fighter_in_the_battle_opens_its_card_while_results_are_assigned(table: Opener) -> None:
    driver, scene = table(FIGHT, dice=[6] * 4 + [1] * 8 + [6, 5] + [1] * 30, size=BIG)
    press(driver, scene, "battle")
    settle(driver, lambda: scene.question is not None and scene.stage.battle.visible and not scene.stage.watched)
    serial = scene.session.match.serial
    driver.press("fighter.crawling_chaos.flying_polyp", button=2)
    assert shown(driver) == ("unit", "flying_polyp")
    assert scene.session.match.serial == serial


def test_a_word_of_the_chronicle_opens_its_card(table: Opener) -> None:
    driver, scene = table(FIGHT, size=BIG)
    press(driver, scene, "move")
    on_map(driver, scene, ("unit", unit_of(scene, GC, "cthulhu")))
    on_map(driver, scene, ("area", "antarctica"))
    driver.click(find(scene, ("unit", "cthulhu")), button=2)
    assert shown(driver) == ("unit", "cthulhu")


def test_the_key_opens_what_is_pointed_at_and_what_the_keyboard_stands_on(table: Opener) -> None:
    driver, scene = table(FIGHT, size=BIG)
    driver.move(find(scene, ("action", "move")))
    driver.key("i")
    assert shown(driver) == ("action", "move")
    driver.key("i")
    assert driver.scene is scene
    for _ in range(40):
        if scene.stage.inspector.focused() == ("action", "build_gate"):
            break
        driver.key("tab")
    driver.key("i")
    assert shown(driver) in (("action", "build_gate"), ("action", "move"))


def test_a_long_press_opens_the_card_and_presses_nothing(table: Opener) -> None:
    driver, scene = table(FIGHT, size=BIG)
    at = find(scene, ("action", "move"))
    serial = scene.session.match.serial
    driver.move(at)
    driver.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    settle(driver, lambda: isinstance(driver.scene, CardScene))
    assert LONG < 1
    driver.post(pygame.MOUSEBUTTONUP, pos=at, button=1)
    driver.frames(2)
    assert shown(driver) == ("action", "move") and scene.session.match.serial == serial


def test_within_an_action_the_right_button_steps_back_and_the_middle_one_opens_the_card(table: Opener) -> None:
    driver, scene = table(FIGHT, size=BIG)
    press(driver, scene, "move")
    driver.click(scene.stage.map.point_of(("area", "antarctica")), button=2)
    assert shown(driver) == ("area", "antarctica")
    close(driver, scene)
    driver.click(scene.stage.map.point_of(("area", "antarctica")), button=3)
    assert driver.scene is scene and scene.question is not None and scene.question.kind == "action"


# In the card --------------------------------------------------------------------------------------


def test_a_keyword_opens_the_next_card_and_escape_returns(table: Opener) -> None:
    driver, scene = table(FIGHT, size=BIG)
    scene.stage.inspector.open(("book", "dreams"))
    driver.frames(2)
    driver.click(find_link(driver, ("term", "pool")))
    assert shown(driver) == ("term", "pool")
    driver.click(find_link(driver, ("term", "captive")))
    assert shown(driver) == ("term", "captive")
    driver.press("card.back.")
    assert shown(driver) == ("term", "pool")
    driver.key("esc")
    assert shown(driver) == ("book", "dreams")
    driver.key("esc")
    assert driver.scene is scene
    driver.key("esc")
    assert isinstance(driver.scene, MenuScene)


def test_keywords_are_reached_by_keys(table: Opener) -> None:
    driver, scene = table(FIGHT)
    scene.stage.inspector.open(("book", "dreams"))
    driver.frames(2)
    driver.key("right")
    driver.key("enter")
    assert shown(driver) == ("term", "area")


def test_every_card_fits_the_window_and_its_links_can_be_brought_in_sight(table: Opener) -> None:
    for size in ((1280, 720), BIG, (640, 400)):
        driver, scene = table(FIGHT, size=size)
        for ref in all_cards()[::9]:
            scene.stage.inspector.open(ref)
            driver.frames(1)
            view = driver.scene.view
            box = driver.rect("card")
            assert scene.app.layout.window.contains(box), (ref, size)
            foot = box.y + view.seen
            assert view.seen > 60, (ref, size)
            assert all(rect.right <= box.right for rect, _ in view.links()), (ref, size)
            view.scroll_to(10_000)
            last = [rect for rect, _ in view.links() if rect.y < foot]
            assert all(rect.bottom <= foot + 1 for rect in last[-1:]), (ref, size)
            driver.key("esc")


def test_the_card_says_what_the_decision_says_through_a_game(table: Opener) -> None:
    driver, scene = table(None, seats=tuple(Seat("", name) for name in ("Ada", "Bram", "Cora", "Dion")))
    match, chance = scene.session.match, random.Random(4)
    for _ in range(40):
        assert match.decision is not None
        scene.curtain, scene.viewer = False, match.decision.seat
        # A standing order may answer by itself, so only now.
        scene.changed()
        decision = match.decision
        assert decision is not None
        if scene.question and decision.kind == "action":
            offered = {each.kind for each in decision.options}
            for kind in ("battle", "summon", "recruit", "build_gate"):
                told = scene.stage.inspector.lookup(("action", kind))
                assert told is not None and told.can is (kind in offered)
        match.answer(chance.choice(decision.options), match.serial)
    assert driver.scene is not None


def test_more_in_the_rules_opens_their_page_over_the_card(table: Opener) -> None:
    driver, scene = table(FIGHT, size=BIG)
    scene.stage.inspector.open(("book", "dreams"))
    driver.frames(2)
    driver.click(find_link(driver, ("rules", GC)))
    rules = driver.scene
    assert isinstance(rules, RulesScene) and rules.page_id == GC
    driver.key("esc")
    driver.click(find_link(driver, ("ruling", "r36")))
    assert isinstance(driver.scene, RulesScene) and driver.scene.page_id == "rulings"
    driver.key("esc")
    assert shown(driver) == ("book", "dreams")


# The rules ----------------------------------------------------------------------------------------


Rules = tuple[Robot, RulesScene]


@pytest.fixture
def rules(title: Robot) -> Rules:
    """The rules, opened over the title."""
    title.key("f1")
    assert isinstance(title.scene, RulesScene)
    return title, title.scene


def in_rules(driver: Robot, wanted: Ref) -> tuple[int, int]:
    """Where a link stands in the text of the rules."""
    return driver.rect(f"text.{'.'.join(wanted)}").center


def test_a_word_in_the_rules_opens_its_card_and_the_card_leads_to_the_rules(rules: Rules) -> None:
    title, scene = rules
    scene.show("gates")
    title.frames(2)
    title.click(in_rules(title, ("term", "control")))
    assert shown(title) == ("term", "control")
    title.click(find_link(title, ("term", "keeper")))
    title.click(find_link(title, ("rules", "gates")))
    assert title.scene is scene and scene.page_id == "gates"


def test_the_search_finds_beginnings_in_rulings_and_numbers_and_marks_them(rules: Rules) -> None:
    title, scene = rules
    for query, wanted in (("forty tur", "r8"), ("combat 3", "gnoph_keh"), ("r36", "r36"), ("abdu", "abduct")):
        scene.show("gates")
        title.frames()
        title.key("/")
        title.type(query)
        title.frames(2)
        assert wanted in scene.text.entries[:3], (query, scene.text.entries)
    marked = rich("<mark>abduct</>s", theme.BODY, 20, 300).surface
    assert pygame.mask.from_threshold(marked, theme.MARKED, (1, 1, 1, 255)).count() > 50


def test_the_bar_of_a_page_is_dragged_to_its_end_and_back(rules: Rules) -> None:
    title, scene = rules
    scene.show("battle")
    title.frames()
    text, box = scene.text, title.rect("text").copy()
    title.drag((box.right - 2, box.top + 4), (box.right - 2, box.bottom + 50))
    end = text.offset
    assert end > 0
    title.key("end")
    assert text.offset == end
    title.drag((box.right - 2, box.bottom - 4), (box.right - 2, box.top - 50))
    assert text.offset == 0


def test_reading_goes_back_and_forward(rules: Rules) -> None:
    title, scene = rules
    scene.show("battle")
    title.frames()
    scene.show("rulings", "r20")
    title.frames()
    assert scene.text.offset > 0
    title.press("behind")
    assert scene.page_id == "battle"
    title.key("alt+left")
    assert scene.page_id == "aim" and not title.thing("behind").enabled
    title.press("ahead")
    assert scene.page_id == "battle"


def test_the_contents_hold_every_chapter_and_every_card(rules: Rules) -> None:
    _, scene = rules
    told = {entry.ref for page in scene.pages for entry in page.entries if entry.ref}
    rites = {ref for kind in ("entity", "artifact", "rite") for ref in all_of(kind)}
    assert told == set(all_cards()) | rites
    assert len(scene.contents.items) == len(scene.pages)


# Links in texts -----------------------------------------------------------------------------------


def test_a_link_is_found_where_its_words_stand() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    text = rich(link("Each Shoggoth may eliminate any number of your Monsters"), theme.CARD, 20, 180)
    assert [ref for _, ref in text.links] == ["unit/shoggoth", "term/eliminated", "term/monster"]
    assert all(rect.right <= 181 for rect, _ in text.links)
    assert not any(rect.collidepoint(0, 0) for rect, _ in text.links)
    plain = rich("Each Shoggoth", theme.CARD, 20, 180)
    quiet = rich(link("Each Shoggoth", quiet=True), theme.CARD, 20, 180)
    assert plain.size == quiet.size and quiet.links[0][1] == "unit/shoggoth"


def test_every_thing_the_table_shows_has_a_card(table: Opener) -> None:
    _, scene = table(FIGHT, size=BIG)
    for side in scene.stage.table.sides:
        things = [("unit", row.kind) for row in side.kinds] + [("book", book) for book in side.all_books]
        things += [("requirement", need.id) for need in side.requirements]
        assert all(has_card(ref) and card(*ref).name for ref in things)
