"""Advice at the table, by real events: why a bot moved, what a hierophant would do, doing it, turning points."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.games.wars.bots.learned.foresight import Effort
from game.games.wars.screen.end import EndScene
from game.games.wars.screen.end_turning import TurningPage
from game.match.counsel import Counsel, Step, text, weigh
from game.match.match import Seat
from game.match.session import Session
from scripts.window.robot import Robot
from tests.ui.gallery import played_match
from tests.ui.playing import ADA, FIGHT, GC, Opener, settle


@pytest.fixture(autouse=True, scope="module")
def brief() -> Iterator[None]:
    """What the window does with advice does not depend on how often a line was played on."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.games.wars.words.counsel.THOROUGH", Effort(100, 2))
        patch.setattr("game.games.wars.words.counsel.QUICK", Effort(20, 2))
        yield


ADEPTS = (ADA, Seat("adept", "Bram"), Seat("adept", "Cora"), Seat("adept", "Dion"))
QUIET: dict[str, Any] = FIGHT | {"units": FIGHT["units"] | {GC: {"cthulhu": ["antarctica"]}}}


def key(driver: Robot, name: str) -> None:
    driver.key(name)
    driver.frames(2)


def thought(driver: Robot, scene: Any) -> Any:
    """Wait for the advice; the best of it."""
    driver.until(lambda: not scene.advisor.thinking)
    driver.frames(2)
    return scene.advisor.counsels[0]


def advised(table: Opener, **given: Any) -> tuple[Robot, Any]:
    """A table at which Ada has asked for advice."""
    driver, scene = table(FIGHT, **given)
    driver.press("advice")
    assert scene.advisor.mode == "hint"
    thought(driver, scene)
    return driver, scene


def moved(scene: Any) -> Counsel:
    """Advice to move a piece from the Indian Ocean to Antarctica."""
    trial, steps = scene.session.match.position.copy(), []
    for kind in ("move", "unit", "area"):
        found = [each for each in trial.decision.options if each.kind == kind]
        names = [area.id for area in scene.stage.table.areas]
        answer = next((each for each in found if kind == "area" and names[each.area] == "antarctica"), found[0])
        steps.append(Step(trial.decision.kind, tuple(trial.decision.options), answer))
        trial.answer(answer)
    unit = steps[1].answer.unit
    return Counsel(GC, "Move.", steps=tuple(steps), areas=("indian_ocean", "antarctica"), units=(unit,))


def after_bots(table: Opener) -> tuple[Robot, Any]:
    """A table at which adepts have moved, and Ada is asked again."""
    driver, scene = table(QUIET, seats=ADEPTS)
    for kind in ("move", "unit", "area", "done"):
        found = [each for each in scene.session.match.decision.options if each.kind == kind]
        if found and scene.question is not None:
            scene.answer(found[0])
            driver.frames(2)

    def asked() -> bool:
        if scene.question is not None and scene.question.kind != "action":
            scene.answer(scene.session.match.decision.default or scene.session.match.decision.options[0])
        return any(getattr(each, "by", "") == "bot" for each in scene.session.match.entries) and bool(scene.question)

    settle(driver, asked)
    return driver, scene


def test_the_button_shows_what_a_hierophant_would_do(table: Opener) -> None:
    driver, scene = advised(table)
    best = scene.advisor.counsels[0]
    assert best.parts and best.steps[0].answer in scene.session.match.decision.options
    assert driver.find("light")
    assert driver.rect("map").contains(driver.rect("counsel"))
    count = len(scene.session.match.entries)
    key(driver, "esc")
    assert not scene.advisor.mode and len(scene.session.match.entries) == count and driver.scene is scene


def test_doing_it_answers_all_that_was_foreseen(table: Opener) -> None:
    driver, scene = advised(table)
    steps = scene.advisor.counsels[0].steps
    driver.press("counsel.do")
    entries = scene.session.match.entries
    assert [entry.kind for entry in entries[: len(steps)]] == [step.answer.kind for step in steps]
    assert not scene.advisor.mode


def test_enter_does_it_with_or_without_the_keyboard_on_the_button(table: Opener) -> None:
    driver, scene = advised(table)
    first = scene.advisor.counsels[0].steps[0].answer.kind
    key(driver, "enter")
    assert scene.session.match.entries[0].kind == first
    driver, scene = table(FIGHT)
    driver.key("tab")
    key(driver, "f3")
    first = thought(driver, scene).steps[0].answer.kind
    assert driver.focus == "counsel.do"
    key(driver, "enter")
    assert scene.session.match.entries[0].kind == first


def test_another_answer_puts_the_advice_away(table: Opener) -> None:
    driver, scene = advised(table)
    scene.answer(next(each for each in scene.session.match.decision.options if each.kind == "move"))
    driver.frames(2)
    assert not scene.advisor.mode and not driver.find("light")


def test_advice_lies_over_nothing_it_speaks_of(table: Opener) -> None:
    for size in ((1280, 720), (1920, 1080)):
        driver, scene = advised(table, size=size)
        for area in scene.advisor.counsels[0].areas:
            assert not driver.rect("counsel").colliderect(scene.stage.map.name_box(area))
        for ring in driver.rects("light"):
            assert not driver.rect("counsel").colliderect(ring)


def test_a_piece_and_where_it_should_go_are_ringed_and_not_covered(
    table: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, scene = table(FIGHT)
    told = moved(scene)
    monkeypatch.setattr("game.match.counsel.weigh", lambda case, **rest: [told])
    driver.press("advice")
    thought(driver, scene)
    asked = [thing.id for thing in driver.find("light") if thing.selected]
    assert asked == ["light.area.antarctica"], "two rings are round the place alone"
    assert {"light.option.move", f"light.piece.{told.units[0]}"} < {thing.id for thing in driver.find("light")}
    assert driver.rect("counsel").collidelist(driver.rects("light")) < 0


def test_a_line_of_the_chronicle_says_why(table: Opener) -> None:
    driver, scene = after_bots(table)
    log = scene.stage.log
    lines = [each for each in log.told() if log.asks_why(each) and each.side != 0]
    driver.press("log.why.newest")
    assert scene.advisor.mode == "why" and log.newest == lines[-1], "the newest of a bot asks without being pointed at"
    assert thought(driver, scene).deed
    driver.press("counsel.close")
    line = lines[-2]
    log.show_line(line)
    driver.frames(2)
    driver.hover(f"log.{list(log.lines).index(line)}")
    driver.frames(2)
    driver.press("log.why")
    assert scene.advisor.mode == "why" and not scene.lookback.on
    assert thought(driver, scene).deed
    driver.press("counsel.look")
    assert scene.lookback.on and scene.stage.log.marked is line and not scene.advisor.mode
    scene.app.settings.hints = False
    scene.sync()
    driver.frames(2)
    assert not driver.sees("log.why.newest"), "where no help is wanted, only what is pointed at asks"


def test_the_last_move_of_a_bot_is_explained_by_a_key(table: Opener) -> None:
    driver, scene = after_bots(table)
    key(driver, "f4")
    found = thought(driver, scene)
    assert found.faction != GC and found.deed


def test_a_thought_that_is_not_waited_for_is_dropped(table: Opener) -> None:
    driver, scene = table(FIGHT)
    key(driver, "f3")
    key(driver, "f3")
    driver.frames(20)
    assert not scene.advisor.mode and not driver.find("light")


def test_what_cannot_be_explained_is_a_line_in_the_log_a_notice_and_no_more(
    table: Opener, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(case: Any) -> Any:
        raise RuntimeError("no reason")

    driver, scene = table(FIGHT)
    monkeypatch.setattr("game.match.counsel.weigh", fails)
    key(driver, "f3")
    driver.until(lambda: not scene.advisor.mode)
    assert "a move could not be explained" in caplog.text
    assert not scene.advisor.mode and text("text", "failed") in scene.stage.notices.said
    monkeypatch.setattr("game.match.counsel.weigh", weigh)
    key(driver, "f3")
    driver.until(lambda: bool(scene.advisor.counsels))


def test_the_end_tells_turning_points_and_leads_to_their_moments(table: Opener) -> None:
    driver, _ = table(FIGHT)
    from game.ui.table.scene import MatchScene

    scene = MatchScene(Session(played_match(), None))
    driver.app.start(scene)
    driver.frames(3)
    end = driver.scene
    assert isinstance(end, EndScene)
    driver.press("page.turning")
    page: TurningPage = end.turning
    assert page.found is None
    driver.until(lambda: page.found is not None)
    driver.frames(2)
    shown = driver.find(id="moment.*")
    assert shown and all(map(driver.app.layout.window.contains, driver.rects(id="moment.*")))
    moments = {each.entry for each in (*page.found.costly, *page.found.swings)}
    driver.press(shown[0].id)
    driver.frames(3)
    assert driver.scene is scene and scene.lookback.on and scene.lookback.n in moments
