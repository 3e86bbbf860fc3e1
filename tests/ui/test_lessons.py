"""Learning to play through the window: the path of lessons, and lessons at their tables."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.games.rites.screen.plates import plate
from game.language.spoken import say
from game.match.lessons.about import lessons_about
from game.match.lessons.course import Course, begin
from game.match.lessons.files import shipped_lessons
from game.match.lessons.format import Lesson
from game.match.profiles import LessonDone
from game.match.reference import pages
from game.match.seats import NAMELESS
from game.ui.doors import scene_named
from game.ui.kit.areas import told
from game.ui.kit.controls import nothing
from game.ui.lessons.panel import LessonPanel
from game.ui.scenes.keys import KeysScene
from game.ui.table.bindings import LEARNING
from scripts.window.learner import Learner
from scripts.window.robot import Robot
from tests.ui.playing import quiet_window, to_the_title

LESSONS = shipped_lessons().lessons
PAPER = Path(__file__).resolve().parents[2] / "docs" / "lessons.md"
EXAMPLE = PAPER.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
SIZE = (1280, 720)


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Robot]:
    with quiet_window(tmp_path_factory.mktemp("lessons"), SIZE) as opened:
        yield opened


@pytest.fixture
def driver(window: Robot) -> Iterator[Robot]:
    """The window at its title, with nothing learned yet."""
    window.app.services.profiles.current.lessons.clear()
    yield window
    to_the_title(window, SIZE)


def path(driver: Robot, chosen: str = "") -> Any:
    """The path, once the lessons have been found."""
    scene: Any = scene_named("lessons", chosen)
    driver.scene.push(scene)
    driver.until(lambda: driver.scene is scene and scene.found)
    return scene


def far(driver: Robot, lesson: str) -> LessonDone:
    return driver.app.services.profiles.current.lesson(lesson)


def test_the_path_shows_every_lesson_how_far_it_is_and_the_one_to_go_on_with(driver: Robot) -> None:
    first, begun = LESSONS[0], LESSONS[-1]
    far(driver, first.id).finished, far(driver, begun.id).step = True, 1
    scene = path(driver)
    assert {thing.id for thing in driver.find(id="stop.*")} == {f"stop.{each.id}" for each in LESSONS}
    assert scene.chosen == begun.id and driver.thing("begin").label == "Continue at step 2"
    driver.until(lambda: scene.pictured)
    assert scene.next_wake is None, "its table is painted, and nothing more is to do"
    driver.press("over")
    assert driver.scene.course.number == 0


def test_arrows_go_along_the_path_round_its_bends_and_enter_begins(driver: Robot) -> None:
    scene = path(driver, LESSONS[0].id)
    seen = [scene.chosen]
    for _ in LESSONS[1:]:
        driver.key("left" if scene.backwards(scene.lesson) else "right")
        seen.append(scene.chosen)
    assert seen == [each.id for each in LESSONS] and (len(seen) == 1 or driver.focus == f"stop.{seen[-1]}")
    driver.key("enter")
    assert driver.scene.lesson.id == seen[-1]


def test_a_lesson_is_marked_as_known_and_begins_by_a_second_press(driver: Robot) -> None:
    lesson = LESSONS[0].id
    path(driver, lesson)
    driver.press("known")
    assert far(driver, lesson).known
    driver.press("known")
    assert not far(driver, lesson).known
    driver.press(f"stop.{lesson}")
    assert driver.scene.lesson.id == lesson
    driver.scene.quit()
    driver.until(lambda: getattr(driver.scene, "found", None))
    assert driver.scene.chosen == lesson


def test_bad_lesson_files_are_told_in_a_sentence_and_narrow_windows_have_a_list(driver: Robot) -> None:
    folder = driver.app.services.lessons.folder
    folder.mkdir(exist_ok=True)
    (folder / "mine.lesson.toml").write_text("kind = 1")
    scene = path(driver)
    assert any("mine.lesson.toml" in problem for problem in scene.found.problems)
    driver.resize(640, 360)
    driver.frames(2)
    driver.press(f"stop.{LESSONS[3].id}")
    driver.press("begin")
    assert driver.scene.lesson.id == LESSONS[3].id
    (folder / "mine.lesson.toml").unlink()


STUCK = (
    EXAMPLE.replace("first_gate", "stuck").replace('about = ["gate"]', "")
    .replace('"build_gate", { area = "australia" }', '"battle"').replace("least = 1 }", "least = 99 }")
)  # fmt: skip
"""A lesson whose second step nothing can finish, with a third behind it."""


def test_a_lesson_whose_answers_do_not_finish_a_step_says_so_at_its_table(driver: Robot) -> None:
    folder = driver.app.services.lessons.folder
    folder.mkdir(exist_ok=True)
    last = '[[steps]]\ntitle = "Last"\ntext = "The last."\n'
    (folder / "stuck.lesson.toml").write_text(STUCK + last)
    far(driver, "stuck").step = 2
    path(driver, "stuck")
    driver.press("begin")
    course = driver.scene.course
    assert course.number == 1 and course.said == say("lessons-reply-stuck")
    for key in ("show", "skip"):
        course.said = ""
        driver.press(f"lesson.{key}")
        assert course.number == 1 and course.said == say("lessons-reply-stuck")
    (folder / "stuck.lesson.toml").unlink()


# From cards and rules -----------------------------------------------------------------------------


def test_what_a_lesson_is_about_leads_to_it() -> None:
    """Every id is that of a page or an entry of the rules, or of a card, and the index knows what the files say."""
    known = {page.id for page in pages()} | {entry.id for page in pages() for entry in page.entries}
    for lesson in LESSONS:
        assert set(lesson.about) <= known, lesson.id
    for thing in known:
        wanted = [(one.id, one.title) for one in LESSONS if thing in one.about]
        assert [(head.id, head.title) for head in lessons_about(thing)] == wanted


def test_cards_and_rules_lead_to_the_players_own_lessons_too(driver: Robot) -> None:
    folder = driver.app.services.lessons.folder
    folder.mkdir(exist_ok=True)
    mine = EXAMPLE.replace("first_gate", "mine")
    (folder / "mine.lesson.toml").write_text(mine)
    (folder / "twice.lesson.toml").write_text(mine.replace('"mine"', '"wars_2_gates"'))
    (folder / "hidden.lesson.toml").write_text(mine.replace('"mine"', '"hid"').replace("A first gate", "A\u202e gate"))
    path(driver)
    assert [head.id for head in lessons_about("gate")] == ["wars_2_gates", "mine"]
    rules: Any = scene_named("rules", "gate")
    driver.scene.push(rules)
    driver.until(lambda: driver.scene is rules)
    driver.click(driver.rects("link", "text.lesson.mine")[0].center)
    driver.until(lambda: hasattr(driver.scene, "lesson"))
    assert driver.scene.lesson.id == "mine"
    for each in folder.iterdir():
        each.unlink()
    driver.app.services.lessons.learn_ways()
    assert [head.id for head in lessons_about("gate")] == ["wars_2_gates"]


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_rules_lead_to_a_lesson_and_it_leads_back(driver: Robot, by: str) -> None:
    far(driver, "wars_6_battle").step = 1
    rules: Any = scene_named("rules", "battle")
    driver.scene.push(rules)
    driver.until(lambda: driver.scene is rules)
    if by == "mouse":
        driver.click(driver.rects("link", "text.lesson.wars_6_battle")[0].center)
    else:
        rules.board.set_focus(rules.text)
        driver.key("right")
        driver.key("enter")
    driver.until(lambda: hasattr(driver.scene, "lesson"))
    lesson: Any = driver.scene
    assert lesson.lesson.id == "wars_6_battle" and lesson.course.number == 1
    if by == "mouse":
        lesson.next_lesson()
        driver.until(lambda: driver.scene.lesson.id == "wars_7_capture")
        driver.press("lesson.leave")
    else:
        driver.key("f10")
        driver.press("leave")
    driver.frames(2)
    assert driver.scene is rules and rules.page_id == "battle"


# Lessons played -----------------------------------------------------------------------------------


def test_where_a_window_has_no_column_the_panel_does_not_lie_on_what_is_lit(driver: Robot) -> None:
    driver.resize(900, 640)
    for lesson, step, left in (("wars_7_capture", 6, True), ("wars_1_board", 0, False)):
        scene = sit_down(driver, lesson_named(lesson), step)
        driver.frames(3)
        lit = scene.stage.lights.shapes("lesson")
        assert scene.panel.boxes.over and scene.panel.left == left
        (covered,) = scene.panel.covers()
        assert covered.collidelist([rect for rect in lit if scene.panel.boxes.rect.contains(rect)]) < 0


def lesson_named(name: str) -> Lesson:
    return next(one for one in LESSONS if one.id == name)


def sit_down(driver: Robot, lesson: Lesson, step: int = 0) -> Any:
    """A lesson's table."""
    scene = scene_named("lesson", driver.app.services.lessons, lesson, step)
    driver.scene.push(scene)
    driver.until(lambda: driver.scene is scene)
    return scene


def unlit(scene: Any) -> list[str]:
    """What the step that stands lights and is not to be seen on the table."""
    stage, step = scene.stage, scene.course.step
    lit = stage.lights.lit_by("lesson")
    assert len(lit) == len(step.light) and set(step.bright) <= set(step.light)
    unseen = [each.id for each in lit if stage.shape_of(each.role, each.id) is None]
    return unseen + [id for id in step.way if stage.shape_of("", id) is None]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_is_finished_by_the_answers_it_asks_for_and_what_it_lights_is_on_the_table(
    driver: Robot, lesson: Lesson
) -> None:
    scene, begun = sit_down(driver, lesson), []

    def begin() -> None:
        begun.append(scene.course.number)
        assert lesson.whole_game or not unlit(scene), (scene.course.number + 1, scene.course.step.title, unlit(scene))

    learner = Learner(driver, scene)
    learner.finish(begin)
    assert not learner.misled, "whatever is asked for is lit until it is done"
    assert lesson.whole_game or begun == list(range(len(lesson.steps)))
    assert driver.sees("lesson.again") and (lesson.whole_game or far(driver, lesson.id).finished)


@pytest.mark.parametrize("lesson", ["wars_6_battle", "duel_2_decay", "rites_2_tree"])
def test_skipping_leads_to_the_end(driver: Robot, lesson: str) -> None:
    """Each step ends by what its own answers lead to, in every lesson alike: one of each game is skipped through."""
    scene = sit_down(driver, lesson_named(lesson))
    for number in range(len(scene.lesson.steps)):
        driver.until(lambda: scene.question is not None or scene.flow.over)
        assert scene.course.number == number
        driver.press("lesson.skip")
    assert scene.course.over and driver.sees("lesson.again")


@pytest.mark.parametrize(
    ("lesson", "how"), [("wars_2_gates", "lit"), ("rites_2_tree", "lit"), ("wars_3_power", "random")]
)
def test_whoever_reads_nothing_is_led_through(driver: Robot, lesson: str, how: str) -> None:
    scene = sit_down(driver, lesson_named(lesson))
    Learner(driver, scene, how).finish()
    assert far(driver, lesson).finished


def test_somebody_who_has_said_no_name_is_you(driver: Robot) -> None:
    cards = sit_down(driver, lesson_named("rites_2_tree"))
    assert cards.session.match.seats[0].name == NAMELESS, "nobody has said a name"
    table, layout = cards.stage.table, driver.app.layout
    assert next(told(cards.stage.banner(layout))) == "Choose a card to play"
    assert "You" in told(plate(table, table.cultists[0], False, layout, lambda: None))
    map_ = sit_down(driver, lesson_named("wars_1_board"))
    assert "You" in driver.thing("strip.great_cthulhu").tip and map_.session.match.seats[0].name == NAMELESS


def at_rest(driver: Robot, scene: Any) -> None:
    """Wait until the learner's answer has been judged, and nothing is shown any more."""
    driver.until(lambda: scene.course.free and not scene.at_work and not scene.stage.watched)


def test_what_does_not_help_is_taken_back_with_a_reply_and_in_the_end_shown(driver: Robot) -> None:
    scene = sit_down(driver, lesson_named("wars_2_gates"), 1)
    course, match = scene.course, scene.session.match
    before, reply = len(match.entries), course.step.could[0]
    assert reply.answer == "build_gate" and not match.can_redo
    lit = []
    for tries in (1, 2, 3):
        driver.press("option.build_gate")
        at_rest(driver, scene)
        assert (course.tries, course.said, len(match.entries)) == (tries, reply.say, before)
        assert match.can_redo, "it was played before it was taken back"
        lit.append(course.helps)
    assert lit == [False, True, True], "two answers that did not help light the way on"
    driver.press("option.build_gate")
    driver.until(lambda: course.number == 2)
    assert match.state_dict()["units"]["great_cthulhu"]["acolyte"].count("south_atlantic") == 1


def test_what_cannot_be_pressed_says_why(driver: Robot) -> None:
    scene = sit_down(driver, lesson_named("wars_1_board"), 3)
    before = len(scene.session.match.entries)
    driver.press("option.build_gate")
    assert scene.course.said == scene.course.step.cannot[0].say
    assert len(scene.session.match.entries) == before and scene.course.tries == 0


def test_the_first_game_hands_over_to_goals_and_coach_after_its_steps(
    driver: Robot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver.app.settings, "goals", "first_games")
    monkeypatch.setattr(driver.app.settings, "coach", "first_games")
    scene = sit_down(driver, next(one for one in LESSONS if one.whole_game))
    entries = len(scene.session.match.entries)
    while not scene.course.over:
        driver.press("lesson.skip")
    assert scene.guide is None and scene.panel.drawn and len(scene.session.match.entries) == entries
    driver.press("lesson.next")
    guide = scene.guide
    assert scene.stage.side is guide.goals and guide.goals.on and scene.stage.coach is guide
    assert driver.sees("goals") and scene.question is not None, "the same game goes on"


def test_what_is_lit_is_painted_when_everything_has_come_to_rest(
    driver: Robot, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = lesson_named("wars_1_board")
    number = next(place for place, each in enumerate(lesson.steps) if each.bright == ["option.done"])
    monkeypatch.setattr(driver.app.settings, "reduced_motion", False)
    monkeypatch.setattr(driver.app.settings, "bot_pace", "normal")
    scene = sit_down(driver, lesson, number - 1)
    driver.until(lambda: scene.question is not None)
    driver.key("f3")
    driver.until(lambda: scene.stage.moving, "a move")
    while scene.course.number != number or scene.stage.moving or scene.animating:
        driver.frames()
    driver.frames(2)
    ring = driver.rect("light.option.done").inflate(16, 16).clip(driver.app.surface.get_rect())
    seen = driver.app.surface.subsurface(ring).copy()
    scene.redraw()
    driver.frames()
    assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(driver.app.surface.subsurface(ring), "RGB")


def test_every_listed_key_of_lessons_and_puzzles_does_what_it_says(driver: Robot) -> None:
    told = {"link"}  # test_the_rules_lead_to_a_lesson_and_it_leads_back
    listed = path(driver, "wars_1_board")
    driver.key("right")
    assert listed.chosen == "wars_2_gates"
    driver.key("left")
    driver.key("enter")
    scene: Any = driver.scene
    assert scene.lesson.id == "wars_1_board"
    told |= {"along", "begin"}
    driver.key("f2")
    assert isinstance(driver.scene, KeysScene) and driver.scene.page == "lessons"
    driver.key("f2")
    for key in ("space", "enter", "space"):
        driver.key(key)
    assert scene.course.number == 3
    driver.key("f3")
    driver.until(lambda: scene.course.number == 4)
    driver.key("ctrl+z")
    assert scene.course.number == 3
    driver.key("f10")
    assert driver.sees("again") and driver.sees("leave")
    driver.key("esc")
    told |= {"continue", "show", "lesson_undo", "lesson_menu"}
    puzzle: Any = scene_named("puzzle", driver.app.services.lessons, next(
        one for one in shipped_lessons().puzzles if one.id == "sixth_book"))  # fmt: skip
    scene.replace(puzzle)
    driver.until(lambda: driver.scene is puzzle and puzzle.question is not None)
    driver.key("h")
    assert puzzle.attempt.helped
    driver.press("puzzle.show")
    driver.until(lambda: puzzle.settled)
    driver.key("space")
    assert driver.scene is not puzzle and driver.scene.puzzle.id != "sixth_book"
    driver.key("f10")
    assert driver.scene.chosen
    told |= {"puzzle_hint", "puzzle_over"}
    assert told == {row.deed for row in LEARNING.rows}


@pytest.mark.parametrize("game", sorted({one.table.game for one in LESSONS}))
def test_the_button_that_leads_on_has_one_place_in_every_step(driver: Robot, game: str) -> None:
    lessons = [one for one in LESSONS if one.table.game == game]
    columns = []
    for size in (SIZE, (1920, 1080)):
        driver.resize(*size)
        driver.scene.push(scene_named("lesson", driver.app.services.lessons, lessons[0], 0))
        driver.frames(2)
        scene: Any = driver.scene
        columns.append((scene.panel.boxes.rect.copy(), driver.app.layout))
        scene.pop()
        driver.frames()
    places: list[Counter[tuple[int, ...]]] = [Counter(), Counter()]
    for lesson in lessons:
        course = Course(lesson, begin(lesson.table, "", lesson.whole_game))
        panel = LessonPanel(course, 1, 1, "", defaultdict(lambda: nothing), nothing, lesson.whole_game)
        while not course.over:
            for found, (column, layout) in zip(places, columns, strict=True):
                panel.lay(column, layout)
                found.update(tuple(each.rect) for each in panel.boxes.inner
                             if each.id in ("lesson.continue", "lesson.show"))  # fmt: skip
            course.finish_step()
    assert [len(found) for found in places] == [1, 1]
    assert all(found.total() > len(lessons) for found in places)
