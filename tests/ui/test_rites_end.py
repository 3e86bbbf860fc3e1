"""The end screen of Rites of Cthulhu: who has won and why, the course of the game, and every way on from there."""

from typing import Any

import pytest

from game.games.rites.rules.cards import points
from game.games.rites.screen.end import CardEnd
from game.games.rites.screen.sheet import CultistScene
from game.games.rites.words.statistics import RitesOutcome, rites_course
from game.games.rites.words.tableview import read_cards
from game.language.spoken import say, tell
from game.match.driver import make_bots, play_out
from game.match.match import Match, Seat
from game.match.session import Session
from game.ui.scenes.message import MessageScene, PromptScene
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot
from tests.ui.playing import House

SEATS = (Seat("", "Anna"), Seat("random", "Ruth"), Seat("random", "Crane"), Seat("random", "Vane"))


def played_out(players: int = 4, seed: int = 3, **more: Any) -> Match:
    """A whole game of bots."""
    match = Match.new({"game": "rites", "players": players, "seed": seed, **more}, SEATS[:players])
    play_out(match, make_bots(["random"] * players, seed))
    return match


def over(house: House, match: Match | None = None, size: tuple[int, int] = (1280, 720)) -> tuple[Robot, CardEnd]:
    """A window with a finished match."""
    driver = house(size=size, reduced_motion=True)
    driver.scene.replace(MatchScene(Session(match or played_out(), driver.app.services.store)))
    driver.until(lambda: isinstance(driver.scene, CardEnd))
    assert isinstance(driver.scene, CardEnd)
    return driver, driver.scene


# Words and numbers --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("caches", "winners", "reason"),
    [
        ([["silver_key"], ["black_stone"]], (0,),
             ("rites-won-next", {"points": 7, "count": 1, "names": ["Ruth"], "less": 5})),
        (
            [["silver_key"], ["camera_obscura", "jade_amulet"]], (1,),
            ("rites-won-more", {"points": 7, "name": "Anna", "less": 1, "more": 2}),
        ),
        (
            [["jade_amulet", "black_stone"], ["camera_obscura", "scroll_of_tyog"]], (1,),
            ("rites-won-higher", {"points": 9, "name": "Anna", "less": 5, "more": 6}),
        ),
        ([[], []], (0, 1), ("rites-won-shared", {"points": 0})),
    ],
)  # fmt: skip
def test_what_made_the_difference_is_told(
    caches: list[list[str]], winners: tuple[int, ...], reason: tuple[str, dict[str, Any]]
) -> None:
    setup = {"step": "deal", "caches": caches}
    match = Match.new({"game": "rites", "players": 2, "seed": 1, "setup": setup}, SEATS[:2])
    outcome = RitesOutcome(read_cards(match, None), winners)
    said = "Anna and Ruth share the victory" if len(winners) > 1 else f"{SEATS[winners[0]].name} wins"
    assert (outcome.headline(), outcome.reason(), outcome.order[0].side) == (said, tell(*reason), winners[0])


@pytest.mark.parametrize("players", [2, 4])
def test_the_course_adds_up_to_the_result(players: int) -> None:
    for seed in range(3):
        match = played_out(players, seed)
        course, table = rites_course(match), read_cards(match, None)
        assert tuple((told.rite, told.winner, told.reason) for told in course.rites) == table.ends
        assert course.rites[-1].points == tuple(points(cache) for cache in match.position.state.caches)
        assert [deeds.artifacts for deeds in course.deeds] == [len(each.cache) for each in table.cultists]
        spoils = [name for told in course.rites for name in (*told.taken, *(name for _, name in told.stolen))]
        assert sorted(spoils) == sorted(name for each in table.cultists for name in each.cache)


# Pages --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "text"), [((640, 360), 150), ((1280, 720), 100)])
def test_nothing_overlaps_or_leaves_the_panel(house: House, size: tuple[int, int], text: int) -> None:
    driver, end = over(house, size=size)
    driver.app.settings.text_scale = text
    driver.app.measure_again()
    box = driver.app.layout.window
    driver.go_to("page")
    for key in ("", "right", "right"):
        if key:
            driver.key(key)
        rows = [thing.id for thing in driver.find() if thing.id.startswith(("cultist.", "rite."))]
        others = [thing.id for thing in driver.whole() if thing.id not in rows]
        # Rows scroll: where there are many, they reach below the part that shows them.
        assert driver.untidy(box, *others) == [] == driver.untidy(box.inflate(0, 999), *rows), end.page
        assert bool(rows) is (end.page != "deeds")
    assert end.page == "deeds"


def test_a_rite_leads_to_the_table_before_its_last_card(house: House) -> None:
    driver, end = over(house)
    driver.press("page.course")
    rite = end.course.rites[1].rite
    driver.press("rite.1")
    scene: Any = driver.scene
    assert isinstance(scene, MatchScene) and scene.lookback.on
    assert scene.stage.table.rite == rite and len(scene.stage.table.ends) == 1 and not scene.advisor.mode


def test_a_cultists_artifacts_are_laid_open_from_the_result(house: House) -> None:
    driver, end = over(house)
    driver.press(driver.find(id="cultist.*")[0].id)
    assert isinstance(driver.scene, CultistScene) and driver.scene.cultist.side == end.outcome.order[0].side
    driver.key("esc")
    assert driver.scene is end


def test_a_single_rite_has_no_course(house: House) -> None:
    driver, end = over(house, played_out(options={"rite": "the_hound"}))
    assert [thing.id for thing in driver.find(id="page.*")] == ["page.result", "page.deeds"]
    assert "The Hound: all graves are looted." in end.outcome.reason()


# Ways on ------------------------------------------------------------------------------------------


def test_the_game_is_reviewed_by_keyboard_from_its_first_line(house: House) -> None:
    driver, end = over(house, size=(640, 360))
    driver.go_to("review")
    driver.key("enter")
    scene: Any = driver.scene
    assert isinstance(scene, MatchScene) and scene.lookback.on and not end.session.kept.closed
    first = scene.lookback.n
    for _ in range(12):
        driver.key("right")
    assert scene.lookback.n > first and not scene.stage.table.ends
    driver.key("esc")
    assert not scene.lookback.on and len(scene.stage.table.ends) == 4


def test_the_game_is_shared_into_a_file(house: House) -> None:
    driver, end = over(house)
    driver.press("share")
    assert isinstance(driver.scene, PromptScene)
    driver.type("Us")
    driver.key("enter")
    driver.until(lambda: bool(end.said))
    assert [info.name for info in driver.app.services.replays.listing()] == ["Us"]
    assert driver.scene is end
    driver.key("tab")
    assert not end.said, "what has been read goes"


@pytest.mark.parametrize("full", [False, True])
def test_what_becomes_of_a_save_is_told_here(house: House, full: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    driver, end = over(house)

    def refuse(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    if full:
        monkeypatch.setattr("game.match.saves.write_whole", refuse)
    driver.press("save")
    driver.type("Us")
    driver.key("enter")
    driver.until(lambda: bool(end.said))
    assert driver.scene is end
    assert (say("error-why-full") in end.said) if full else (end.said == say("saves-saved", name="Us"))


def test_what_nobody_has_heard_yet_is_told_at_the_table(house: House) -> None:
    driver, end = over(house)
    woken, end.session.woken = end.session.woken, None
    end.session.tell("Something about a file.")
    end.session.woken = woken
    driver.press("look")
    scene: Any = driver.scene
    assert isinstance(scene, MatchScene)
    end.session.tell("And another.")
    driver.frames()
    assert scene.stage.notices.said == ["Something about a file.", "And another."]


def test_a_rematch_that_cannot_begin_says_so_and_stays(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    driver, end = over(house)

    def start(spec: object) -> object:
        raise ValueError("There is no bot like that.")

    monkeypatch.setattr(driver.app.services, "start", start)
    driver.press("rematch")
    driver.key("enter")
    assert isinstance(driver.scene, MessageScene) and driver.scene.heading == say("error-end-rematch")
    driver.key("esc")
    assert driver.scene is end and not end.session.kept.closed
