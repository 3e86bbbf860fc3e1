"""The games for two in the window: advice and reasons, the theatre, Decay in small windows, what is told shortly."""

from typing import Any

import pytest

from game.engine.event import Event
from game.games.duel.words.gamewords import PHASES
from game.games.wars.words.tableview import read_open
from game.language.spoken import say
from game.match.match import Match, Seat
from game.match.words import words
from game.ui.rich import plain
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot
from tests.ui.playing import ADA, BG, CC, FIGHT, GC, YS, House, Opener, settle
from tests.ui.test_advisor import key, thought
from tests.ui.test_table import press
from tests.ui.test_two import DUEL, duel

ADEPT = Seat("adept", "Bram")
BEFORE: dict[str, Any] = {**DUEL, "decay": 0, "power": {GC: 5, BG: 4}}


def told(driver: Robot, scene: MatchScene, name: str) -> Any:
    """Ask by F3 what a hierophant would do, or by F4 why a bot has moved as it did."""
    key(driver, name)
    return thought(driver, scene)


def after_the_bot(driver: Robot, scene: MatchScene) -> None:
    """Answer for Ada until her bot has moved and she is to choose an action again."""

    def come() -> bool:
        question, decision = scene.question, scene.session.match.decision
        moved = any(getattr(each, "by", "") == "bot" and each.kind != "done" for each in scene.session.match.entries)
        if question is not None and decision is not None and not (moved and question.kind in ("action", "slot_side")):
            scene.answer(decision.default or decision.options[0])
        return moved and question is not None and question.kind in ("action", "slot_side")

    settle(driver, come)


def test_advice_and_reasons_in_a_duel(table: Opener) -> None:
    driver, scene = duel(table, BEFORE, seats=(ADA, ADEPT))
    best = told(driver, scene, "f3")
    decision = scene.session.match.decision
    assert decision is not None and best.parts and best.steps[0].answer in decision.options
    driver.press("counsel.do")
    assert scene.session.match.entries[0].kind == best.steps[0].answer.kind
    after_the_bot(driver, scene)
    why = told(driver, scene, "f4")
    assert why.faction == BG and why.deed
    driver.press("counsel.close")
    driver.press("log.why.newest")
    assert scene.advisor.mode == "why", "the newest line of the bot asks the same"


def test_advice_and_reasons_in_wars_for_two(table: Opener) -> None:
    setup = {"phase": "action", "turn": 2, "power": {GC: 3, YS: 3, BG: 3, CC: 3},
             "units": {GC: {"acolyte": ["south_pacific"] * 2}, YS: {"acolyte": ["europe"] * 2},
                       BG: {"acolyte": ["west_africa"] * 2}, CC: {"acolyte": ["south_asia"] * 2}}}  # fmt: skip
    driver, scene = table(setup, seats=(ADA, ADEPT), factions=[[GC, YS], [BG, CC]])
    best = told(driver, scene, "f3")
    decision = scene.session.match.decision
    assert decision is not None and best.steps[0].answer in decision.options
    driver.press("counsel.do")
    assert scene.session.match.entries and not scene.advisor.mode
    after_the_bot(driver, scene)
    why = told(driver, scene, "f4")
    assert why.faction in (BG, CC) and why.deed


# The theatre ---------------------------------------------------------------------------------------


@pytest.fixture
def watched(house: House) -> tuple[Robot, Any]:
    """The theatre with a Duel in which Decay rises."""
    match = Match.new({"game": "duel", "seed": 5, "setup": {**DUEL, "decay": 0}}, [Seat("random", "A")] * 2)
    while match.decision is not None and match.serial < 24:
        options = [each for each in match.decision.options if each.kind != "pass"]
        match.answer((options or match.decision.options)[0])
    return house.watch(match)


def test_a_duel_is_watched_step_by_step_with_its_decay(watched: tuple[Robot, Any]) -> None:
    driver, scene = watched

    def decays() -> tuple[int | None, int | None]:
        return scene.stage.table.decay, read_open(scene.timeline.match_at(scene.reel.n)).decay

    seen = [decays()]
    while scene.reel.n < len(scene.timeline) and len(seen) < 9:
        driver.key("right")
        seen.append(decays())
    assert all(shown == true for shown, true in seen) and len(set(seen)) > 1
    assert driver.rect("decay").bottom <= scene.app.layout.height
    for before in reversed(seen[:-1]):
        driver.key("left")
        assert decays() == before


# Small windows, and few words ----------------------------------------------------------------------


def test_decay_is_told_in_the_bar_where_its_plate_has_no_room(table: Opener) -> None:
    driver, scene = duel(table, size=(640, 360))
    assert not driver.sees("decay")
    assert scene.app.layout.window.contains(driver.rect("top.decay"))
    driver.hover("top.decay")
    assert "lost **2 Power** to Decay" in driver.thing("top").tip
    assert scene.stage.banner.hint.startswith(
        f"{say('duel-decay-took', number=2)} · {say('duel-decay-next', number=3)}"
    )


def test_the_phases_of_a_duel_stand_in_a_row_where_there_is_room(table: Opener) -> None:
    driver, _ = duel(table, size=(1920, 1080))
    pills = [driver.rect(f"top.{phase}") for phase in PHASES]
    assert [pill.x for pill in pills] == sorted(pill.x for pill in pills) and len({pill.y for pill in pills}) == 1
    driver.press("top.action", button=3)
    assert driver.scene.view.ref == ("phase", "action")  # type: ignore[attr-defined]


def test_orders_in_a_row_share_a_short_line() -> None:
    match = Match.new({"game": "duel", "seed": 5, "setup": DUEL}, [ADA, ADEPT])
    told = words().chronicle(match.rules)
    told.feed(match.events)
    told.feed([Event("ordered", (0, kind, "done"), 1, ()) for kind in ("devolve", "reveal", "devolve")])
    told.feed([Event("ordered", (0, "action", "control_gate"), 1, ())])

    def lines() -> list[str]:
        return [plain(line.text) for line in told.lines if line.kind == "private"]

    assert lines() == ["Answered for you: no Devolve, your Elder Signs stay hidden."]
    # That a turn ends is seen, and the same answer is told once in a turn.
    told.feed([Event("slot", (2,)), Event("slot", (0,))])
    told.feed([Event("ordered", (0, kind, "done"), 1, ()) for kind in ("action", "devolve")])
    assert len(lines()) == 1
    told.feed([Event("phase", ("gather", 5)), Event("slot", (0,)), Event("ordered", (0, "devolve", "done"), 1, ())])
    assert lines()[1:] == ["Answered for you: no Devolve."]


def test_news_that_are_read_do_not_take_the_map_away_from_a_battle(table: Opener) -> None:
    driver, scene = table(FIGHT)
    press(driver, scene, "battle")
    settle(driver, lambda: scene.stage.battle.visible)
    look = scene.stage.map.camera.goal.copy()
    assert scene.stage.map.covered.width
    scene.stage.annals.digest.on_place("north_pacific")
    assert scene.stage.map.camera.goal == look
