"""Looking back from the chronicle, by real events: the table as it was, nothing to choose, undo to there."""

from typing import Any

import pytest

from game.engine.event import Event
from game.games.wars.words.tableview import read_table
from game.match.history import History
from game.match.match import Seat
from game.match.phrases import Line
from game.ui.scenes.message import MessageScene
from scripts.window.robot import Robot
from tests.match.matchtools import whole
from tests.ui.playing import ADA, BOTS, FIGHT, GC, Opener, click_line, settle


def played(table: Opener, **given: Any) -> tuple[Robot, Any]:
    """A table at which Ada has moved Cthulhu twice over, and must choose again."""
    driver, scene = table(FIGHT, **given)
    for kind in ("move", "unit", "area", "done"):
        option = next(each for each in scene.session.match.decision.options if each.kind == kind)
        scene.answer(option)
        driver.frames(2)
    settle(driver, lambda: asked_again(scene))
    settle(driver, lambda: not scene.stage.motions.busy)
    return driver, scene


def asked_again(scene: Any) -> bool:
    """Whether Ada is to choose an action; anything else she is asked before, she answers."""
    if scene.question is not None and scene.question.kind != "action":
        scene.answer(scene.session.match.decision.options[0])
        return False
    return scene.question is not None


def move_line(scene: Any) -> Line:
    """The line of Ada's move."""
    return next(line for line in scene.stage.log.told() if line.side == 0 and "move" in line.text)


def test_a_click_on_a_line_shows_the_table_as_it_was(table: Opener) -> None:
    driver, scene = played(table)
    line = move_line(scene)
    click_line(driver, scene, line)
    back = scene.lookback
    assert back.on
    then = read_table(History(scene.session.match).match_at(back.n), 0)
    on_map = {piece.unit: spot.area for spot in scene.stage.map.spots for piece in spot.item.pieces}
    assert on_map == {piece.unit: area.id for area in then.areas for piece in area.pieces}
    assert scene.stage.strips[0].side == then.by_faction[GC]
    assert back.when == "Turn 3, Great Cthulhu: action 1" and driver.sees("past")
    assert not driver.sees("banner") and scene.question is None


def test_escape_brings_the_present_back_as_it_was(table: Opener) -> None:
    driver, scene = played(table)
    before, question = whole(scene.session.match), scene.question
    click_line(driver, scene, move_line(scene))
    driver.key("esc")
    assert not scene.lookback.on and scene.question == question and whole(scene.session.match) == before
    assert scene.stage.table == read_table(scene.session.match, 0) and driver.sees("banner")


def test_arrows_and_buttons_go_from_line_to_line(table: Opener) -> None:
    driver, scene = played(table)
    lines = scene.stage.log.told()
    click_line(driver, scene, lines[-1])
    driver.key("left")
    assert scene.stage.log.marked == lines[-2]
    driver.press("earlier")
    assert scene.stage.log.marked == lines[-3]
    driver.key("right")
    driver.press("later")
    assert scene.stage.log.marked == lines[-1] and not driver.thing("later").enabled


def test_in_the_past_nothing_can_be_chosen(table: Opener) -> None:
    driver, scene = played(table)
    before = whole(scene.session.match)
    click_line(driver, scene, move_line(scene))
    for key in ("1", "2", "x", "d", "v", "space", "p", "."):
        driver.key(key)
    driver.key("ctrl+z")
    driver.key("ctrl+y")
    for area in ("indian_ocean", "antarctica"):
        driver.press(f"area.{area}")
    driver.press("undo")
    driver.press("signs")
    assert whole(scene.session.match) == before and scene.lookback.on and driver.scene is scene
    assert scene.stage.bar.by_kind("move") is None


def test_a_bots_answer_waits_until_the_present_is_back(table: Opener) -> None:
    driver, scene = table(seats=(*BOTS[:1], *BOTS))
    settle(driver, lambda: len(scene.stage.log.told()) > 10)
    scene.app.settings.bot_pace = "slow"
    entries = len(scene.session.match.entries)
    settle(driver, lambda: len(scene.session.match.entries) > entries)
    # The next answer comes after a pause of many frames, so that the lines stand still for the click.
    click_line(driver, scene, scene.stage.log.told()[3])
    entries, shown = len(scene.session.match.entries), scene.stage.table
    settle(driver, lambda: scene.flow.ready)
    driver.frames(120)
    assert scene.lookback.on and len(scene.session.match.entries) == entries and scene.stage.table is shown
    driver.key("esc")
    settle(driver, lambda: len(scene.session.match.entries) > entries)


def test_others_secrets_stay_hidden_in_the_past(table: Opener) -> None:
    driver, scene = played(table, seats=(ADA, *BOTS))
    click_line(driver, scene, move_line(scene))
    assert scene.stage.table.by_faction[GC].signs == (1, 3)
    assert scene.stage.table.by_faction["yellow_sign"].signs == (0,)


def test_undo_to_here_asks_says_whose_and_redo_brings_all_back(table: Opener) -> None:
    driver, scene = played(table)
    before = whole(scene.session.match)
    click_line(driver, scene, move_line(scene))
    n, total = scene.lookback.n, len(scene.session.match.entries)
    assert n < total
    driver.key("u")
    dialog = driver.scene
    assert isinstance(dialog, MessageScene) and f"**{total - n} " in dialog.words
    named = {scene.session.match.seats[seat].name for seat in History(scene.session.match).answers_since(n)}
    assert named and all(name in dialog.words for name in named)
    driver.key("esc")
    assert scene.lookback.on and whole(scene.session.match) == before
    driver.press("undo_to_here")
    driver.press("yes")
    driver.frames(3)
    assert not scene.lookback.on and len(scene.session.match.entries) == n
    for _ in range(40):
        # Bots wait, so that what was undone can still follow.
        driver.frames()
    assert len(scene.session.match.entries) == n
    while scene.session.match.can_redo:
        driver.key("ctrl+y")
    assert whole(scene.session.match) == before


def test_strict_undo_refuses_with_its_reason(table: Opener) -> None:
    people = tuple(Seat("", name) for name in ("Ada", "Bea", "Cleo", "Dan"))
    driver, scene = table(FIGHT, seats=people, strict=True)
    driver.key("enter")
    driver.frames(2)
    for _ in range(12):
        scene.answer(scene.session.match.decision.options[-1])
        driver.frames(2)
        if driver.scene is not scene:
            driver.key("enter")
            driver.frames(2)
    before = whole(scene.session.match)
    click_line(driver, scene, scene.stage.log.told()[0])
    assert not driver.thing("undo_to_here").enabled
    assert "another person has made a choice" in scene.board.at(driver.spot("undo_to_here")).tooltip
    driver.key("u")
    assert driver.scene is scene and whole(scene.session.match) == before


def test_a_line_is_found_though_not_all_is_told_to_whoever_looks(
    table: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines count the events that were told; which of all events those are is found again."""
    whole_sight = Event.seen_by
    monkeypatch.setattr(Event, "seen_by", lambda self, seat: None if self.kind == "paid" else whole_sight(self, seat))
    _, scene = played(table)
    events, history = scene.session.match.events_since(0), History(scene.session.match)
    line = move_line(scene)
    scene.lookback.open(line)
    n = scene.lookback.n
    assert history.events_at(n) > line.end, "not all was told"
    assert any(event.kind == "moved" for event in events[history.events_at(n - 1) : history.events_at(n)])
    assert scene.lookback.open_before(n) and scene.lookback.n == n


def test_everything_fits_at_every_size(table: Opener) -> None:
    driver, scene = played(table)
    click_line(driver, scene, move_line(scene))
    for size in ((960, 540), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440)):
        driver.resize(*size)
        mine = [id for id in ("past", "line", "earlier", "later", "undo_to_here", "now") if driver.sees(id)]
        assert "now" in mine and driver.untidy(scene.app.layout.window, *mine) == [], size
