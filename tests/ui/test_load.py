"""The list of saved games: groups, order, search, marks, and what can be done with files."""

import threading
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from game.games.facts import Handicap
from game.language.spoken import say
from game.match.lobby import SaveInfo
from game.match.scenarios import scenarios
from game.match.store import DiskUse
from game.ui import draw
from game.ui.paintings import of_position
from game.ui.scenes.load import LoadScene
from game.ui.scenes.message import MessageScene, PromptScene
from game.ui.scenes.savelist import NAME, NEWEST, TURN, rows, size_words
from game.ui.scenes.title import TitleScene
from scripts.window.robot import Robot
from tests.ui.fakes import PLAYERS, FakeServices, TableStandIn

DEEDS = ("open", "watch", "share", "rename", "duplicate", "delete")
NOON = datetime(2026, 11, 21, 12, 0)


def save(name: str, hours: int = 0, match: str = "", **more: object) -> SaveInfo:
    """A save that is so many hours old."""
    date = NOON - timedelta(hours=hours)
    return SaveInfo(Path(f"{name}.save"), name, "wars", PLAYERS, 3, "Action", date, match=match, **more)  # type: ignore[arg-type]


EVENING = [
    save("Third", 5, "aa"),
    save("Autosave", 1, "aa", autosave=True),
    save("Other", 3, "bb"),
    save("First", 2, "aa"),
]


def told(saves: list[SaveInfo], sort: str = NEWEST, search: str = "") -> list[str]:
    """The rows in words: headings with their note, saves by name, indented under a heading."""
    made = rows(saves, sort, search, NOON)
    return [("  " if r.under else "") + r.save.name if r.save else f"{r.heading} {r.note}".strip() for r in made]


def names(scene: LoadScene) -> list[str]:
    """The saves that are shown."""
    return [row.save.name for row in scene.list.items if row.save]


def marked(scene: LoadScene) -> list[str]:
    """The names of the saves that are marked."""
    return [row.save.name for row in scene.list.marked if row.save]


def opened(driver: Robot) -> LoadScene:
    """The list, from the title, filled."""
    driver.key("l")
    scene = driver.scene
    assert isinstance(scene, LoadScene)
    driver.until(lambda: not scene.busy)
    return scene


# Rows -------------------------------------------------------------------------------------------


def test_saves_of_a_match_stand_together_and_its_autosave_last() -> None:
    assert told(EVENING) == ["Cthulhu Wars 3 saves", "  First", "  Third", "  Autosave", "Other"]


def test_dates_at_the_rims_of_the_calendar_are_sorted_like_others() -> None:
    rims = [replace(save(name), date=date) for name, date in (("Old", datetime.min), ("Late", datetime.max))]
    assert told([rims[0], save("Now"), rims[1]]) == ["Late", "Now", "Old"]


def test_a_heading_names_the_players() -> None:
    assert rows(EVENING)[0].players == PLAYERS


def test_saves_are_sorted_by_name_and_by_turn() -> None:
    some = [save("beta", 1), replace(save("Alpha", 2), turn=9), replace(save("gamma", 3), turn=5)]
    assert told(some, NAME) == ["Alpha", "beta", "gamma"]
    assert told(some, TURN) == ["Alpha", "gamma", "beta"]
    assert told(some, NEWEST) == ["beta", "Alpha", "gamma"]


@pytest.mark.parametrize(
    ("search", "found"),
    [("oth", ["Other"]), ("RUTH oTher", ["Other"]), ("black goat", 4), ("yesterday", []), ("today", 4), ("turn 3", 4),
     ("autosave", ["Autosave"]), ("nothing", [])],
)  # fmt: skip
def test_every_word_sought_must_be_in_it(search: str, found: list[str] | int) -> None:
    made = [row.save.name for row in rows(EVENING, NEWEST, search, NOON) if row.save]
    assert (len(made) if isinstance(found, int) else made) == found


def test_what_cannot_be_opened_and_what_was_shipped_come_last() -> None:
    some = [save("Bad", 0, problem="cut off"), save("Scene", 0, shipped=True), *EVENING]
    assert told(some)[-4:] == ["Cannot be opened", "Bad", "Came with the program", "Scene"]


def test_sizes_are_said_as_people_say_them() -> None:
    assert [size_words(size) for size in (0, 640_200, 12_440_000)] == ["0 kB", "640 kB", "12.4 MB"]


# The screen -------------------------------------------------------------------------------------


def test_without_saves_there_is_nothing_to_continue(services: FakeServices, open_app: Callable[..., Robot]) -> None:
    services.saves = []
    driver = open_app()
    assert isinstance(driver.scene, TitleScene)
    assert not driver.sees("continue")
    scene = opened(driver)
    assert not scene.list.items and not any(driver.thing(id).enabled for id in DEEDS)
    driver.key("esc")
    assert isinstance(driver.scene, TitleScene)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is written on the window."""
    found: list[str] = []
    real = draw.text
    monkeypatch.setattr(draw, "text", lambda target, string, *rest, **more: (
        found.append(string), real(target, string, *rest, **more))[1])  # fmt: skip
    return found


def test_load_shows_why_a_file_is_damaged(title: Robot, services: FakeServices, written: list[str]) -> None:
    scene = opened(title)
    title.key("end")
    title.frames()
    assert any("cut off after 120 bytes" in line for line in written)
    assert scene.chosen is not None and scene.chosen.problem
    assert not title.thing("open").enabled and title.thing("delete").enabled
    title.key("enter")
    assert isinstance(title.scene, MessageScene)
    assert not services.calls


def test_handicaps_are_told_with_the_players(title: Robot, services: FakeServices, written: list[str]) -> None:
    players = (replace(PLAYERS[0], handicap=Handicap(2, 0)), *PLAYERS[1:])
    services.saves = [replace(services.saves[0], players=players)]
    opened(title)
    title.frames()
    assert "+2 Power" in written


def test_load_rename_and_delete(title: Robot, services: FakeServices) -> None:
    scene = opened(title)
    title.key("down")
    title.key("r")
    assert isinstance(title.scene, PromptScene)
    title.type("!")
    title.key("enter")
    title.until(lambda: bool(services.calls) and not scene.busy)
    assert services.calls[0][0] == "rename"
    assert "!" in services.calls[0][2]
    title.press("delete")
    title.key("esc")
    assert title.scene is scene and len(services.saves) == 4
    title.press("delete")
    title.press("yes")
    title.until(lambda: len(services.saves) == 3 and not scene.busy)
    assert len(scene.list.items) == 4


def test_a_copy_is_asked_for_by_key(title: Robot, services: FakeServices) -> None:
    scene = opened(title)
    title.key("d")
    title.until(lambda: not scene.busy)
    assert services.calls == [("duplicate", scene.chosen.path)]


def test_many_are_marked_with_ctrl_and_shift_and_deleted_after_one_question(
    title: Robot, services: FakeServices
) -> None:
    services.saves = [save(f"Game {number}", number) for number in range(12)]
    scene = opened(title)
    title.press("saves.1")
    pygame.key.set_mods(pygame.KMOD_SHIFT)
    title.press("saves.3")
    pygame.key.set_mods(pygame.KMOD_CTRL)
    title.press("saves.0")
    title.press("saves.2")
    pygame.key.set_mods(0)
    assert marked(scene) == ["Game 0", "Game 1", "Game 3"]
    assert title.thing("delete").label == "Delete 3" and not title.thing("open").enabled
    title.press("delete")
    assert title.scene.heading == "Delete 3 games?" and "Game 3" in title.scene.words
    title.press("yes")
    title.until(lambda: not scene.busy)
    assert names(scene)[:3] == ["Game 2", "Game 4", "Game 5"] and len(services.saves) == 9
    assert not marked(scene)


def test_a_box_marks_and_a_plain_click_unmarks(title: Robot, services: FakeServices) -> None:
    scene = opened(title)
    for index in (0, 2):
        title.click(title.rect(f"saves.{index}").move(20, 0).midleft)
    assert len(marked(scene)) == 2
    assert "2 marked" in scene.note()
    title.press("saves.1")
    assert not marked(scene) and scene.list.at == 1


def test_marking_by_keyboard(title: Robot, services: FakeServices) -> None:
    services.saves = [save(f"Game {number}", number) for number in range(8)]
    scene = opened(title)
    title.key("space")
    title.key("shift+down")
    title.key("shift+down")
    assert marked(scene) == ["Game 0", "Game 1", "Game 2"]
    title.key("ctrl+a")
    assert len(marked(scene)) == 8
    title.key("delete")
    assert "and 2 more" in title.scene.words
    title.key("enter")
    assert title.scene is scene and len(services.saves) == 8, "Enter loses nothing"
    title.key("delete")
    title.key("d")
    title.until(lambda: not scene.busy)
    assert not services.saves and not scene.list.items


def test_arrows_pass_over_headings(title: Robot, services: FakeServices) -> None:
    services.saves = list(EVENING)
    scene = opened(title)
    assert scene.chosen is not None and scene.chosen.name == "First"
    for _ in range(3):
        title.key("down")
    assert scene.chosen.name == "Other"
    title.key("home")
    assert scene.chosen.name == "First"
    title.press("saves.0")
    assert scene.chosen.name == "First"


def test_search_narrows_the_list_and_leads_back_to_it(title: Robot, services: FakeServices) -> None:
    services.saves = list(EVENING)
    scene = opened(title)
    title.key("/")
    title.type("nothing at all")
    assert not scene.list.items
    title.key("esc")
    assert title.scene is scene and len(names(scene)) == 4, "escape empties the search first"
    title.type("other")
    assert names(scene) == ["Other"]
    title.key("enter")
    title.key("enter")
    assert services.calls == [("load", Path("Other.save"))]


def test_the_order_is_changed_by_mouse_and_what_is_picked_stays_picked(title: Robot, services: FakeServices) -> None:
    services.saves = [save("beta", 1), save("Alpha", 2)]
    scene = opened(title)
    title.press("order.name")
    assert names(scene) == ["Alpha", "beta"] and scene.sort == NAME
    assert scene.chosen is not None and scene.chosen.name == "beta"


def test_a_file_that_cannot_be_deleted_says_so_and_the_others_go(title: Robot, services: FakeServices) -> None:
    real = services.store.delete

    def stubborn(path: Path) -> None:
        if path.name == "evening.save":
            raise ValueError("evening.save cannot be removed: permission denied.")
        real(path)

    services.store.delete = stubborn  # type: ignore[method-assign]
    scene = opened(title)
    title.key("ctrl+a")
    title.key("delete")
    title.press("yes")
    title.until(lambda: isinstance(title.scene, MessageScene) and not scene.busy)
    assert "permission denied" in title.scene.words
    title.key("esc")
    assert [each.path.name for each in services.saves] == ["evening.save"]


def test_a_scenario_that_came_with_the_program_is_opened_and_not_changed(title: Robot, services: FakeServices) -> None:
    services.saves = [replace(services.saves[0], shipped=True)]
    scene = opened(title)
    assert title.thing("open").enabled
    assert not any(title.thing(id).enabled for id in DEEDS[1:])
    title.key("delete")
    title.key("d")
    title.key("r")
    assert title.scene is scene and len(services.saves) == 1 and not services.calls


def test_positions_that_came_with_the_program_have_the_pictures_painted_for_them() -> None:
    found = [of_position(path) for path, _ in scenarios()]
    assert all(found) and len({*found}) == len(found) >= 4
    assert not of_position(Path("evening.save"))


def test_load_opens_by_double_click(title: Robot, services: FakeServices) -> None:
    opened(title)
    title.double_click(title.rect("saves.1").center)
    assert services.calls == [("load", services.saves[1].path)]
    assert isinstance(title.scene, TableStandIn)


def test_the_list_opens_before_the_files_are_read(title: Robot, services: FakeServices) -> None:
    gate = threading.Event()
    real = services.list_saves

    def slow() -> list[SaveInfo]:
        gate.wait(60)
        return real()

    services.list_saves = slow  # type: ignore[method-assign]
    title.key("l")
    scene = title.scene
    assert scene.busy and not scene.list.items
    title.key("enter")
    title.frames(2)
    assert title.scene is scene
    gate.set()
    title.until(lambda: not scene.busy)
    assert len(names(scene)) == 4


def test_leaving_while_files_are_read_is_no_trouble(title: Robot, services: FakeServices) -> None:
    title.key("l")
    title.key("esc")
    title.frames(5)
    assert isinstance(title.scene, TitleScene)


def test_pictures_are_read_off_the_windows_thread_for_rows_in_sight(title: Robot, services: FakeServices) -> None:
    picture = BytesIO()
    pygame.image.save(pygame.Surface((320, 187)), picture, "p.jpg")
    services.saves = [
        replace(save(f"Game {number}", number), thumbnail=picture.getvalue() + bytes([number])) for number in range(60)
    ]
    scene = opened(title)
    title.frames(2)
    title.until(lambda: not scene.thumbs.busy)
    title.frames(2)
    assert 3 <= len(scene.thumbs.made) < 20
    assert all(made is not None for made in scene.thumbs.made.values())


# Campaigns, autosaves, clocks -------------------------------------------------------------------

LEAGUE = "The Winter League"


def test_games_of_a_campaign_stand_together_under_its_name() -> None:
    some = [save("Other", 1, "bb"), save("Second", 2, "cc", campaign=LEAGUE), save("First", 4, "aa", campaign=LEAGUE),
            save("Autosave", 3, "aa", campaign=LEAGUE, autosave=True)]  # fmt: skip
    assert told(some) == ["Other", f"{LEAGUE} 2 games", "Second", "Cthulhu Wars 2 saves", "  First", "  Autosave"]
    assert [row.within for row in rows(some)] == [False, False, True, True, True, True]
    assert told(some, search="winter first") == [f"{LEAGUE} 1 game", "First"]


def test_named_saves_and_autosaves_are_shown_apart(title: Robot, services: FakeServices) -> None:
    services.saves = [*EVENING, save("Scene", 0, shipped=True)]
    scene = opened(title)
    title.press("kind.named")
    assert names(scene) == ["First", "Third", "Other"]
    title.key("right")
    assert names(scene) == ["Autosave"]
    title.key("left")
    title.key("left")
    assert len(names(scene)) == 5


def test_what_is_kept_what_room_it_takes_and_dates_of_the_future_are_told(title: Robot, services: FakeServices) -> None:
    assert opened(title).note() == "4 saves of 4 games · 480 kB on disk"
    title.key("esc")
    services.store.disk_use = lambda: DiskUse(5, 2_400_000, 1_100_000)  # type: ignore[method-assign]
    services.saves = [replace(services.saves[0], date=datetime.now() + timedelta(days=2))]
    note = opened(title).note()
    assert "2.4 MB on disk (1.1 MB autosaves)" in note
    assert say("load-note-late") in note
