"""One hint line the first time each kind of decision is met; free good things are recalled before a turn ends."""

from typing import Any

import pytest

from game.games.wars.rules.units import BOOKS
from game.games.wars.screen.signs import SignsScene
from game.games.wars.words.arguments import QUESTIONS
from game.games.wars.words.firsts import hint_of as line_of
from game.games.wars.words.orders import ends_slot, reminders, winning_total
from game.language.spoken import ids
from game.match.match import Match, Seat
from game.match.orders import Orders
from game.match.settings import Settings
from game.ui.scenes.message import MessageScene
from game.ui.scenes.settings import SettingsScene
from game.ui.table.firsts.card import FirstCard
from scripts.window.robot import Robot
from tests.ui.playing import ADA, BG, BOTS, CC, FIGHT, GC, YS, Opener, hit
from tests.ui.test_table import press


def hint_of(kind: str) -> str:
    return line_of(kind, ("wars",))


# Hints ---------------------------------------------------------------------------------------------


def test_every_kind_of_decision_has_a_hint() -> None:
    kinds = set(QUESTIONS)
    lines = {kind.replace("-", "_") for kind in ids("wars-hint-")}
    assert kinds == {kind.removesuffix("_theirs") for kind in lines} and lines >= kinds
    for kind in lines:
        assert 30 < len(hint_of(kind)) < 140, kind


def test_a_hint_comes_the_first_time_and_never_again(table: Opener) -> None:
    driver, scene = table(FIGHT)
    hint = scene.stage.hint
    assert driver.sees("hint") and hint.text == hint_of("action")
    press(driver, scene, "move")
    assert hint.text == hint_of("move_unit")
    driver.key("esc")
    assert scene.question.kind == "action" and not driver.sees("hint")
    press(driver, scene, "move")
    assert not driver.sees("hint")
    assert scene.app.settings.hints_seen == ["action", "move_unit"]


def test_hints_are_put_away_by_a_click_and_never_in_the_way(table: Opener) -> None:
    for size in ((1280, 720), (1920, 1080)):
        driver, scene = table(FIGHT, size=size)
        hint = driver.rect("hint")
        assert driver.rect("map").contains(hint)
        driver.click((hint.x - 4, hint.centery))
        assert driver.sees("hint"), "what lies below the words can be clicked"
        driver.key("esc")  # what can be done there is offered
        driver.press("hint")
        assert not driver.sees("hint") and scene.question.kind == "action"
    # It takes another corner where it would hide a piece.
    line = scene.stage.hint
    line.say("One action a turn.")
    (first,), map_ = line.covers(), driver.rect("map")
    assert first.left < map_.centerx and first.top > map_.centery
    line.kept = lambda: [first]
    line.say("One action a turn.")
    (second,) = line.covers()
    assert second.left > map_.centerx and map_.contains(second)
    line.kept = lambda: [first, second]
    line.say("One action a turn.")
    (third,) = line.covers()
    assert third.bottom < map_.centery and map_.contains(third)


def test_without_hints_none_comes_but_h_shows_one(table: Opener) -> None:
    driver, scene = table(FIGHT)
    scene.app.settings.hints = False
    press(driver, scene, "move")
    assert not driver.sees("hint")
    driver.key("h")
    assert scene.stage.hint.text == hint_of("move_unit")


def test_seen_hints_are_kept_with_the_settings_and_shown_again_from_there(title: Robot) -> None:
    assert Settings().hints and Settings().hints_seen == []
    settings = title.app.settings
    settings.hints_seen.append("action")
    scene = SettingsScene()
    title.scene.push(scene)
    title.frames(3)
    scene.board.set_focus(scene.root.control("hints"))
    title.key("enter")
    assert not settings.hints and settings.hints_seen == ["action"]
    title.key("enter")
    assert settings.hints and settings.hints_seen == []


LAST = FIGHT | {"power": {GC: 1, CC: 0, BG: 0, YS: 0}}


def test_what_happens_for_the_first_time_comes_on_the_line_and_as_a_card_that_the_bots_wait_for(table: Opener) -> None:
    driver, scene = table(LAST)
    settings, hint = scene.app.settings, scene.stage.hint
    settings.first_cards = True
    driver.key("h")
    assert not driver.sees("hint"), "the first action's line is put away"
    press(driver, scene, "pass")
    driver.press("yes")
    driver.until(lambda: isinstance(driver.scene, FirstCard), "the card of the Doom phase")
    assert driver.scene.title == "The Doom phase" and "card.wars.doom_phase" in settings.hints_seen
    assert "1 for each Cultist" in hint.text and "wars.gather" in settings.hints_seen
    entries = len(scene.session.match.entries)
    driver.frames(5)
    assert len(scene.session.match.entries) == entries, "nothing goes on below it"
    driver.key("enter")
    assert driver.scene is scene
    # The line stays beside the question that comes next, and goes with its answer.
    driver.until(lambda: scene.question is not None, "the next question")
    assert "1 for each Cultist" in hint.text
    scene.review()
    driver.frames(2)
    assert scene.lookback.on and not driver.sees("hint"), "the past has no hints"
    driver.key("esc")
    assert driver.sees("hint")
    driver.key("h")
    assert not driver.sees("hint")
    driver.key("h")
    assert driver.sees("hint") and "1 for each Cultist" not in hint.text, "the question's own line"


def test_the_duel_begins_with_its_portals_and_the_card_has_no_more_come(table: Opener) -> None:
    driver, scene = table(game="duel", seats=(ADA, BOTS[0]), size=(640, 360))
    scene.app.settings.first_cards = True
    scene.sync()
    driver.until(lambda: isinstance(driver.scene, FirstCard), "the card of the portals")
    assert "one area" in driver.scene.first.text
    driver.press("first_cards")
    driver.press("continue")
    assert driver.scene is scene and not scene.app.settings.first_cards
    scene.app.settings.hints_seen.clear()
    scene.sync()
    driver.frames(5)
    assert driver.scene is scene


# Reminders -----------------------------------------------------------------------------------------

SIX = {GC: list(BOOKS[0])}


def match(**changes: Any) -> Match:
    """A position in Great Cthulhu's slot."""
    inputs = {"game": "wars", "players": 4, "seed": 3, "setup": FIGHT | changes}
    return Match.new(inputs, [ADA, *BOTS])


def recalled(made: Match, kind: str, orders: Orders | None = None) -> list[str]:
    return [each.kind for each in reminders(made, made.find(kind)[0], orders)]


def test_signs_that_win_are_recalled_before_a_pass() -> None:
    won = match(doom={GC: 27}, books=SIX)
    assert winning_total(won.position, 0) == 31
    assert recalled(won, "pass") == ["signs"]


@pytest.mark.parametrize("changes", [
    {"doom": {GC: 25}, "books": SIX},
    {"doom": {GC: 27}},
    {"doom": {GC: 27, YS: 30}, "books": SIX | {YS: list(BOOKS[3])}},
    {"doom": {GC: 30}, "books": SIX, "signs": {}},
])  # fmt: skip
def test_signs_are_not_recalled_unless_they_are_sure_to_win(changes: dict[str, Any]) -> None:
    assert recalled(match(**changes), "pass") == []


def test_nothing_is_recalled_in_the_middle_of_a_turn() -> None:
    won = match(doom={GC: 27}, books=SIX)
    assert recalled(won, "move") == [] and not ends_slot(won, won.find("move")[0])


def test_the_thousand_forms_are_recalled_before_a_pass() -> None:
    able = {"slot": CC, "books": {CC: ["thousand_forms"]}, "gates": {},
            "units": FIGHT["units"] | {CC: {"nyarlathotep": ["south_asia"], "acolyte": ["south_asia"]}}}  # fmt: skip
    assert recalled(match(**able), "pass") == ["thousand_forms"]


def test_a_free_gate_is_recalled_only_to_who_takes_gates_himself() -> None:
    made = match(units=FIGHT["units"] | {GC: {"acolyte": ["antarctica"]}}, gates={"antarctica": "abandoned"})
    orders = Orders()
    assert recalled(made, "pass", orders) == []
    orders.of(0).auto_gates = False
    assert recalled(made, "pass", orders) == ["control_gate"]


def test_the_reminder_leads_there_or_lets_go_or_is_silenced(table: Opener) -> None:
    setup = FIGHT | {"doom": {GC: 27}, "books": SIX}
    driver, scene = table(setup)
    press(driver, scene, "pass")
    dialog = driver.scene
    assert isinstance(dialog, MessageScene) and "31 Doom" in dialog.words
    assert len(driver.find("button")) == 3
    hit(driver, "enter")
    assert isinstance(driver.scene, SignsScene)
    driver.key("esc")
    press(driver, scene, "pass")
    hit(driver, "esc")
    assert driver.scene is scene and scene.stage.table.by_faction[GC].power == 5
    press(driver, scene, "pass")
    driver.press("quiet")
    driver.frames(2)
    assert "5 Power" in driver.scene.words, "the usual question of a Pass follows"
    driver.key("esc")
    press(driver, scene, "pass")
    assert "5 Power" in driver.scene.words, "no reminder any more"


def test_a_reminder_tells_nothing_to_another_person(table: Opener) -> None:
    setup = FIGHT | {"doom": {GC: 27, BG: 3}, "books": SIX, "slot": BG}
    seats = [ADA, BOTS[0], Seat("", "Eve"), BOTS[2]]
    made = Match.new({"game": "wars", "players": 4, "seed": 3, "setup": setup}, seats)
    assert recalled(made, "pass") == []
