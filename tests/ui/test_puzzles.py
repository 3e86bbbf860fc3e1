"""Puzzles through the window: each solved as its file says, lost and tried again, its stars and its list."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.engine.option import Option
from game.match.lessons.conditions import option_for
from game.match.lessons.files import shipped_lessons
from game.match.lessons.format import Answer, Puzzle
from game.match.profiles import PuzzleDone
from game.ui.app import App
from game.ui.doors import scene_named
from scripts.window.robot import Robot
from tests.ui.playing import quiet_window, to_the_title
from tests.ui.ritesplaying import take

PUZZLES = {puzzle.id: puzzle for puzzle in shipped_lessons().puzzles}


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Robot]:
    with quiet_window(tmp_path_factory.mktemp("puzzles"), (1280, 720)) as opened:
        yield opened


@pytest.fixture
def driver(window: Robot) -> Iterator[Robot]:
    """The window at its title, with nothing solved yet."""
    window.app.services.profiles.current.puzzles.clear()
    yield window
    to_the_title(window, (1280, 720))


def done(driver: Robot, puzzle: str) -> PuzzleDone:
    return driver.app.services.profiles.current.puzzle(puzzle)


def pose(driver: Robot, puzzle: str) -> Any:
    """A puzzle's table in the place of what is on the window."""
    scene = scene_named("puzzle", driver.app.services.lessons, PUZZLES[puzzle])
    (driver.scene.replace if len(driver.app.stack.scenes) > 1 else driver.scene.push)(scene)
    driver.frames(1)
    return scene


def asked(driver: Robot) -> Any:
    """What the player is asked, once the others have answered."""
    driver.until(lambda: driver.scene.settled or driver.scene.question is not None)
    return driver.scene


def listed(driver: Robot, chosen: str = "") -> Any:
    """The list, once the puzzles have been found."""
    scene: Any = scene_named("puzzles", chosen)
    driver.scene.push(scene)
    driver.until(lambda: driver.scene is scene and scene.found)
    return scene


def question(driver: Robot) -> Any:
    """The decision that is open, and the names of its options."""
    match = driver.scene.session.match
    return match.position.decision, match.rules


def wanted(driver: Robot, *answers: Answer) -> tuple[int, Option]:
    """The first answer, or what ends that which is to be ended before; whether it was the answer comes first."""
    decision, rules = question(driver)
    option = option_for(answers[0], decision.options, rules)
    return (1, option) if option else (0, option_for("done", decision.options, rules))


def give(driver: Robot, option: Option) -> None:
    """Answer by what stands on the table: a button, a piece, an area, a card."""
    decision, rules = question(driver)
    if rules.game == "rites" and option.kind != "no":
        take(driver, driver.scene, option)
    else:
        named, number = rules.name_option(option), [each for each in decision.options if each.kind == option.kind]
        piece, area = f"piece.{option.unit}", f"area.{named.get('area')}"
        while not (buttons := driver.rects(id=f"option.{option.kind}")) and not named.keys() & {"area", "unit"}:
            driver.press("page.later")
        if buttons:
            driver.click(buttons[number.index(option) if len(buttons) > 1 else 0].center)
        else:
            driver.press(piece if "unit" in named else area)
    if driver.sees("yes"):
        driver.press("yes")


def counted_as_painted(app: App) -> None:
    """Go on as after a frame: a match does once its table has been painted."""
    while app._when_painted:
        app.post(app._when_painted.pop(0))


def solve(driver: Robot, puzzle: Puzzle) -> None:
    """Give the answers of its file."""
    left = list(puzzle.answers)
    while not asked(driver).settled:
        taken, option = wanted(driver, *left)
        del left[:taken]
        give(driver, option)


def test_every_puzzle_is_solved_at_its_table_with_three_stars(driver: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    # Nobody looks at the tables; painting them is most of the time.
    monkeypatch.setattr(App, "_draw", counted_as_painted)
    for puzzle in PUZZLES.values():
        pose(driver, puzzle.id)
        solve(driver, puzzle)
        assert driver.sees("puzzle.again"), puzzle.id
        assert (puzzle.id, done(driver, puzzle.id).stars, done(driver, puzzle.id).tries) == (puzzle.id, 3, 1)


def test_a_puzzle_is_solved_by_hand_and_the_next_follows(driver: Robot) -> None:
    pose(driver, "sixth_book")
    while not asked(driver).settled:
        give(driver, question(driver)[0].options[0])
    assert done(driver, "sixth_book").stars == 3 and done(driver, "sixth_book").best == 32
    driver.key("enter")
    assert driver.scene.puzzle.id == "duel_before_it_bites"


def test_whoever_answers_anything_loses_or_solves_and_can_try_again(driver: Robot) -> None:
    luck = random.Random(11)
    for name in ("three_for_four", "save_cthulhu", "tree_out"):
        pose(driver, name)
        while not (scene := asked(driver)).settled:
            scene.answer(luck.choice(question(driver)[0].options))
            driver.frames(1)
        if scene.attempt.standing == "solved":
            continue
        assert done(driver, name).stars == 0 and driver.scene.question is None
        driver.press("puzzle.again")
        assert asked(driver).question is not None and done(driver, name).tries == 2


def test_a_hint_takes_the_second_star_and_an_undo_brings_back_what_was_lost(driver: Robot) -> None:
    scene = pose(driver, "tree_out")
    asked(driver)
    give(driver, wanted(driver, {"unit": "w8"})[1])
    driver.until(lambda: scene.settled)
    assert scene.attempt.standing == "lost" and driver.sees("puzzle.show") and not driver.sees("puzzle.hint")
    assert scene.stage.said.words == "Not this time" and not scene.flow.thinking, "nobody is said to think"
    driver.key("ctrl+z")
    assert asked(driver).question is not None and not scene.settled and scene.stage.said.own
    driver.key("h")
    assert scene.panel.hinted and not driver.thing("puzzle.hint").enabled
    solve(driver, PUZZLES["tree_out"])
    assert done(driver, "tree_out").stars == 1


def test_the_solution_is_shown_at_the_table_and_earns_nothing(driver: Robot) -> None:
    scene = pose(driver, "mountain_out")
    asked(driver)
    driver.press("puzzle.show")
    driver.until(lambda: scene.settled)
    assert scene.attempt.standing == "solved" and done(driver, "mountain_out").stars == 0
    driver.press("puzzle.leave")
    driver.until(lambda: getattr(driver.scene, "found", None))
    assert driver.scene.chosen == "mountain_out"


def test_the_list_shows_a_puzzle_its_hint_and_solution_and_enter_plays_it(driver: Robot) -> None:
    done(driver, "three_for_four").stars = 2
    scene = listed(driver)
    assert {thing.id for thing in driver.find(id="puzzle.*")} <= {f"puzzle.{name}" for name in PUZZLES}
    assert scene.chosen == "nobody_is_safe"
    driver.press("puzzle.two_gates_left" if driver.sees("puzzle.two_gates_left") else "puzzle.sixth_book")
    chosen = scene.chosen
    driver.key("h")
    assert scene.opened == "hint"
    driver.press("solution")
    assert scene.opened == "solution" and driver.sees("watch")
    driver.key("enter")
    assert driver.scene.puzzle.id == chosen and driver.scene.attempt.helped


def test_bad_puzzle_files_are_told_and_a_narrow_window_lays_the_chosen_one_open(driver: Robot) -> None:
    folder = driver.app.services.lessons.folder
    folder.mkdir(exist_ok=True)
    (folder / "mine.puzzle.toml").write_text("kind = 1")
    driver.resize(640, 360)
    scene = listed(driver, "three_for_four")
    assert any("mine.puzzle.toml" in problem for problem in scene.found.problems)
    driver.press("puzzle.nobody_is_safe")
    assert scene.chosen == "nobody_is_safe"
    driver.press("puzzle.nobody_is_safe")
    assert driver.scene.puzzle.id == "nobody_is_safe"
    (folder / "mine.puzzle.toml").unlink()
