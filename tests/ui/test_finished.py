"""F4: the chronicle's screen, from the title: list, choices, pages, watching, writing out."""

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.language.spoken import say
from game.match.chronicle.keeping import Chronicle
from game.match.chronicle.making import record_of
from game.match.chronicle.records import RecordError, Summary
from game.match.chronicle.sieve import outcome
from game.ui.chronicle.scene import ChronicleScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.savelist import size_words
from game.ui.scenes.title import TitleScene
from game.ui.theatre.scene import TheatreScene
from scripts.window.robot import Robot
from tests.ui.chronicled import Shelf, made_up
from tests.ui.fakes import FakeServices
from tests.ui.gallery import played_match
from tests.ui.playing import Opener

UNREAD = (("bad.game", "bad.game was written by a newer version of Mythos Table, which is needed to read it."),)


@pytest.fixture
def shelf(services: FakeServices) -> Shelf:
    """Thirty games and a file that cannot be read."""
    made = Shelf(made_up(30), UNREAD)
    services.store.chronicle = made
    return made


def opened(driver: Robot) -> ChronicleScene:
    """The chronicle, from the title, filled."""
    driver.key("h")
    scene = driver.scene
    assert isinstance(scene, ChronicleScene)
    driver.until(lambda: not scene.busy)
    driver.frames(2)
    return scene


def settled(driver: Robot, scene: ChronicleScene) -> None:
    driver.until(lambda: not scene.busy)
    driver.frames()


def choose(driver: Robot, scene: ChronicleScene, what: str, value: str) -> None:
    driver.choose(what, value)
    settled(driver, scene)


# The list ---------------------------------------------------------------------------------------


def test_without_games_it_says_so(title: Robot) -> None:
    scene = opened(title)
    assert scene.nothing() == say("chronicle-none") and not title.thing("export").enabled
    title.key("e")
    title.key("esc")
    assert isinstance(title.scene, TitleScene)


def test_games_are_listed_the_latest_first_and_the_unread_last(shelf: Shelf, title: Robot) -> None:
    scene = opened(title)
    assert [row.game for row in scene.list.items[:30]] == shelf.games
    unread = [(row.heading, row.file) for row in scene.list.items[30:]]
    assert unread == [(say("chronicle-unreadable"), ""), ("", "bad.game")]
    parts = (say("chronicle-kept", count=30), say("chronicle-kept.size", size=size_words(126_000)),
             say("chronicle-kept.unread", count=1))  # fmt: skip
    assert scene.kept() == " · ".join(parts)
    assert scene.picked == shelf.games[0] and title.sees("chart")
    title.key("end")
    assert scene.picked is None and not title.sees("chart")


def test_the_screen_opens_before_the_files_are_read(shelf: Shelf, title: Robot) -> None:
    gate, real = threading.Event(), shelf.list

    def slow() -> Any:
        gate.wait(60)
        return real()

    shelf.list = slow  # type: ignore[method-assign]
    title.key("h")
    scene = title.scene
    assert isinstance(scene, ChronicleScene) and scene.reading and scene.nothing() == say("chronicle-reading")
    gate.set()
    title.until(lambda: not scene.busy)
    assert len(scene.games) == 30


def test_leaving_while_files_are_read_is_no_trouble(shelf: Shelf, title: Robot) -> None:
    title.key("h")
    title.key("esc")
    title.frames(5)
    assert isinstance(title.scene, TitleScene)


def test_words_narrow_the_list_and_escape_widens_it_again(shelf: Shelf, title: Robot) -> None:
    scene = opened(title)
    title.key("/")
    title.type("winter league")
    settled(title, scene)
    assert scene.games == [game for game in shelf.games if game.campaign] and len(scene.list.items) == len(scene.games)
    assert scene.kept().startswith("6 of 30 games")
    title.key("enter")
    assert title.focus == "games"
    title.key("esc")
    settled(title, scene)
    assert title.scene is scene and len(scene.games) == 30
    title.key("esc")
    assert isinstance(title.scene, TitleScene)


def test_choices_offer_what_there_is_and_narrow_together(shelf: Shelf, title: Robot) -> None:
    scene = opened(title)
    assert title.sees("person") and not title.sees("game")
    assert ("bruno", "Bruno") in scene.filters.options["person"]
    choose(title, scene, "person", "bruno")
    of_bruno = list(scene.games)
    assert of_bruno and all(any(sitter.name == "Bruno" for sitter in game.seats) for game in of_bruno)
    choose(title, scene, "result", "won")
    won = [game for game in of_bruno if any(game.seats[seat].name == "Bruno" for seat in game.winners)]
    assert scene.games == won and 0 < len(won) < len(of_bruno)


# Pages ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "tab"), [("2", "persons"), ("3", "bots"), ("4", "factions"), ("5", "maps")])
def test_pages_count_the_games_that_are_shown(key: str, tab: str, shelf: Shelf, title: Robot) -> None:
    scene = opened(title)
    choose(title, scene, "person", "bruno")
    title.key(key)
    settled(title, scene)
    assert scene.tab == tab and scene.tallies and scene.picked is scene.tallies[0]
    assert title.sees("chart") and scene.chart.data.lines
    before = scene.chart.data
    title.press("games.1")
    assert scene.picked is scene.tallies[1] and (scene.chart.data != before or tab == "maps")
    assert max(tally.games for tally in scene.tallies) <= len(scene.games)


def test_the_chart_tells_a_turn_that_is_pointed_at(shelf: Shelf, title: Robot) -> None:
    scene = opened(title)
    title.hover("chart")
    assert scene.chart.telling and "Doom, turn" in scene.chart.values()


# What can be done -------------------------------------------------------------------------------


def test_games_are_written_into_a_file_and_its_path_is_told(
    shelf: Shelf, services: FakeServices, title: Robot
) -> None:
    opened(title)
    title.key("e")
    assert isinstance(title.scene, MessageScene) and "30 games" in title.scene.words
    title.key("enter")
    title.until(lambda: isinstance(title.scene, MessageScene) and title.scene.heading == say("chronicle-export.done"))
    assert services.calls == [("export", 30, "csv")]
    assert isinstance(title.scene, MessageScene) and "games.csv" in title.scene.words


def test_a_folder_that_refuses_is_told(shelf: Shelf, services: FakeServices, title: Robot) -> None:
    def refuse(games: list[Summary], how: str) -> Path:
        raise RecordError("The games cannot be written to here: no space left on device.")

    services.export_games = refuse  # type: ignore[assignment,method-assign]
    opened(title)
    title.key("e")
    title.key("enter")
    title.until(lambda: isinstance(title.scene, MessageScene) and title.scene.heading == say("error-chronicle-export"))
    assert isinstance(title.scene, MessageScene) and "no space left" in title.scene.words


@pytest.fixture
def recorded(tmp_path: Path, services: FakeServices) -> None:
    """A game in the chronicle that can be played through again."""
    services.store.chronicle = Chronicle(tmp_path / "chronicle")
    services.store.chronicle.add(record_of(played_match(), "ab" * 8))


def test_a_game_is_watched_by_button_key_and_double_click(
    recorded: None, open_app: Callable[..., Robot], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The theatre gets what plays the game through again, with its whole history, and what it is called."""
    watched: list[tuple[Callable[[], Any], str]] = []
    driver = open_app()
    monkeypatch.setattr("game.ui.chronicle.scene.open_theatre", lambda app, load, name: watched.append((load, name)))
    scene = opened(driver)
    driver.press("watch")
    driver.key("enter")
    driver.double_click("games.0")
    assert len(watched) == 3
    load, name = watched[0]
    match = load()
    assert match.position.key() == played_match().position.key() and match.undo()
    assert name == outcome(scene.games[0])


def test_a_picked_game_opens_the_theatre(recorded: None, open_app: Callable[..., Robot]) -> None:
    driver = open_app()
    opened(driver)
    driver.press("watch")
    driver.until(lambda: isinstance(driver.scene, TheatreScene))


def test_a_picked_game_is_deleted_once_the_question_is_answered(
    shelf: Shelf, services: FakeServices, title: Robot
) -> None:
    scene = opened(title)
    first = shelf.games[0]
    title.key("delete")
    assert isinstance(title.scene, MessageScene) and outcome(first) in title.scene.words
    title.key("esc")
    assert services.calls == [] and len(shelf.games) == 30
    title.press("delete")
    title.press("yes")
    title.until(lambda: not scene.busy and len(scene.games) == 29)
    assert services.calls == [("forget", {first.id}, [])] and first not in scene.games


def test_several_games_are_marked_and_deleted_at_once_also_one_that_cannot_be_read(
    shelf: Shelf, services: FakeServices, title: Robot
) -> None:
    scene = opened(title)
    doomed = {game.id for game in shelf.games[:3]}
    title.click(title.rect("games.0").move(20, 0).midleft)
    title.key("space")
    assert not scene.list.marks
    title.key("space")
    title.key("shift+down")
    title.key("shift+down")
    title.key("end")
    title.key("space")
    assert len(scene.list.marks) == 4 and title.thing("delete").label == "Delete 4" and "4 marked" in scene.kept()
    title.key("delete")
    title.press("yes")
    title.until(lambda: not scene.busy and len(scene.games) == 27)
    assert services.calls == [("forget", doomed, ["bad.game"])] and not scene.found.unread and not scene.list.marks


def test_a_game_that_has_to_stay_is_told_of(shelf: Shelf, services: FakeServices, title: Robot) -> None:
    def refuse(match_ids: Any, files: Any) -> None:
        raise RecordError("A game that is still to be counted in its campaign stays in the chronicle.")

    services.forget_games = refuse  # type: ignore[method-assign]
    scene = opened(title)
    title.key("delete")
    title.press("yes")
    title.until(lambda: isinstance(title.scene, MessageScene) and "campaign" in title.scene.words)
    assert len(scene.games) == 30


def test_a_tally_is_neither_watched_nor_deleted(shelf: Shelf, title: Robot) -> None:
    scene = opened(title)
    title.key("2")
    settled(title, scene)
    for key in ("space", "delete", "enter"):
        title.key(key)
    assert title.scene is scene and not scene.list.marks and not title.sees("delete") and not title.sees("watch")


def test_a_game_that_ends_at_the_table_stands_in_the_chronicle(table: Opener) -> None:
    """The window writes it when the last decision is taken, with the program behind it as it is."""
    setup = {"phase": "doom", "turn": 6, "doom": {"great_cthulhu": 30}}
    driver, scene = table(setup)
    for _ in range(60):
        if scene.session.match.position.over:
            break
        driver.until(lambda: scene.question is not None or scene.session.match.position.over)
        if scene.question is not None:
            scene.answer(scene.session.match.decision.options[-1])
        driver.frames()
    assert scene.session.match.position.over
    driver.until(lambda: driver.app.services.store.chronicle.count() == 1)
    (game,) = driver.app.services.store.chronicle.list().games
    assert game.id == scene.session.kept.match_id and game.seats[0].name == "Ada"
