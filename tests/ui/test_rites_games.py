"""Two games of Rites of Cthulhu through the window, by real events of the mouse."""

from typing import Any

from game.games.rites.screen.end import CardEnd
from game.games.rites.screen.powers import CardCurtain
from game.match.match import Seat
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot
from tests.ui.ritesplaying import ANNA, CardOpener, choice, settle, take

FIFTH: dict[str, Any] = {
    "step": "deal",
    "number": 4,
    "used": ["cthulhu_rises", "the_tree_on_the_hill", "out_of_the_aeons", "at_the_mountains_of_madness"],
    "ends": [
        ["cthulhu_rises", 0, "overthrow"],
        ["the_tree_on_the_hill", 1, "emptied"],
        ["out_of_the_aeons", 0, "all_bid"],
        ["at_the_mountains_of_madness", 1, "emptied"],
    ],
    "caches": [["silver_key", "black_stone"], ["brain_cylinder", "zanns_viol"]],
}
"""Two cultists before their fifth rite, with artifacts to invoke once more."""


def play(driver: Robot, scene: MatchScene) -> int:
    """Play to the end with the mouse; returns how often a curtain fell."""
    count = curtains = 0
    settle(driver, scene)
    while not scene.flow.over:
        opened = scene.session.match.decision
        assert opened is not None and scene.question is not None
        assert scene.viewer == opened.seat
        take(driver, scene, choice(opened, count))
        count += 1
        if isinstance(driver.scene, CardCurtain):
            curtains += 1
            assert scene.stage.fan.cards == () and not scene.stage.table.knows, "behind the curtain nothing is shown"
        settle(driver, scene)
    return curtains


def happened(scene: MatchScene, kind: str) -> list[tuple[Any, ...]]:
    return [event.args for event in scene.session.match.events if event.kind == kind]


def second_invocations(scene: MatchScene) -> list[tuple[Any, ...]]:
    """Artifacts invoked in a later rite than the one they appeared in, by whom."""
    found: list[tuple[Any, ...]] = []
    appeared: set[Any] = set()
    for event in scene.session.match.events:
        if event.kind == "rite_begins":
            appeared = set()
        elif event.kind == "excavated":
            appeared.add(event.args[0])
        elif event.kind == "invoked" and event.args[1] not in appeared:
            found.append(event.args)
    return found


def test_one_person_plays_a_whole_game_against_three_bots(cards: CardOpener) -> None:
    """Anna initiates a power-play, knocks, psychs out and invokes an artifact again, all with the mouse."""
    driver, scene = cards(seed=204)
    assert play(driver, scene) == 0, "no curtain where one person plays"
    for kind in ("power_play", "psyched_out"):
        assert any(args[0] == 0 for args in happened(scene, kind)), kind
    knocks = happened(scene, "knocked") + happened(scene, "answered_knock")
    assert any(args[0] == 0 for args in knocks)
    assert any(args[0] == 0 for args in second_invocations(scene))
    assert isinstance(driver.scene, CardEnd)
    assert len(scene.stage.table.ends) == 4


def test_two_people_play_at_one_keyboard_behind_the_curtain(cards: CardOpener) -> None:
    """Both last rites of a game for two: every change of hands is behind the curtain, and secrets stay with theirs."""
    driver, scene = cards(seats=(ANNA, Seat("", "Bert")), seed=1, setup=FIFTH)
    assert play(driver, scene) > 10
    for kind in ("power_play", "answered_knock", "psyched_out"):
        assert happened(scene, kind), kind
    assert second_invocations(scene)
    assert isinstance(driver.scene, CardEnd)
