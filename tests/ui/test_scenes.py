"""Every scene opens, is resized and closes; a person finds the way through them by mouse and by keyboard."""

import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.games.wars.screen.dialogs import ask_pass
from game.match.reference import page_of, search
from game.ui.app import App
from game.ui.chronicle.scene import ChronicleScene
from game.ui.scene import Scene
from game.ui.scenes.credits import CreditsScene, icon_authors
from game.ui.scenes.custom import CustomGameScene
from game.ui.scenes.keys import KeysScene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.message import MessageScene, PromptScene, confirm
from game.ui.scenes.newgame import NewGameScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.title import TitleScene
from game.ui.window import NoDisplay, WrongPygame, check_pygame
from scripts.window.robot import Robot
from tests.ui.fakes import FakeServices, TableStandIn

SIZES = [(1280, 720), (1920, 1080), (640, 400), (640, 360), (2560, 1440)]
SCENES: dict[str, Callable[[], Scene]] = {
    "title": TitleScene,
    "newgame": NewGameScene,
    "custom": CustomGameScene,
    "load": LoadScene,
    "chronicle": ChronicleScene,
    "settings": SettingsScene,
    "rules": RulesScene,
    "credits": CreditsScene,
    "keys": KeysScene,
    "confirm": lambda: confirm("Really?", "It will be **gone**.", "Yes", danger=True),
    "prompt": lambda: PromptScene("Rename", "A name:", "Evening", "Rename"),
}


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_opens_at_every_size_with_nothing_outside_and_closes(name: str, title: Robot) -> None:
    title.scene.push(SCENES[name]())
    title.frames(2)
    for size in SIZES:
        title.resize(*size)
        for rect in title.rects():
            assert rect.left >= 0 and rect.right <= size[0], (rect, size)
        title.move((size[0] // 2, size[1] // 2))
        title.wheel(-2)
        title.key("tab")
        title.frames(2)
    scene = title.scene
    scene.pop()
    title.frames(2)
    assert title.app.stack.scenes == (title.app.stack.scenes[0],)


@pytest.mark.parametrize("scales", [(75, 100), (200, 150)])
@pytest.mark.parametrize("name", SCENES)
def test_every_scene_works_at_extreme_scales(
    name: str, scales: tuple[int, int], services: FakeServices, open_app: Callable[..., Robot]
) -> None:
    services.settings.interface_scale, services.settings.text_scale = scales
    driver = open_app(SCENES[name]())
    driver.key("tab")
    driver.frames(2)


def test_escape_closes_an_open_list_first(title: Robot) -> None:
    title.key("n")
    title.key("g")
    scene = title.scene
    assert isinstance(scene, CustomGameScene)
    title.press("seat.0.faction")
    title.frames(2)
    assert title.find("option", "seat.0.faction.*")
    title.key("esc")
    assert title.scene is scene
    assert not title.find("option", "seat.0.faction.*")
    title.key("esc")
    assert isinstance(title.scene, NewGameScene)


def test_continue_opens_the_last_game(title: Robot, services: FakeServices) -> None:
    title.key("enter")
    assert services.calls == [("load", services.saves[0].path)]
    assert isinstance(title.scene, TableStandIn)


def test_the_title_says_what_went_wrong_with_the_folder(
    services: FakeServices, open_app: Callable[..., Robot]
) -> None:
    services.troubles = ["Another program is using the folder.", "Nothing will be kept."]
    driver = open_app()
    assert isinstance(driver.scene, MessageScene)
    assert "Another program" in driver.scene.words
    driver.key("enter")
    assert isinstance(driver.scene, TitleScene)
    driver.frames(3)
    assert isinstance(driver.scene, TitleScene)


def test_settings_take_effect_and_persist(title: Robot, services: FakeServices) -> None:
    title.key("s")
    scene = title.scene
    assert isinstance(scene, SettingsScene)
    title.go_to("interface")
    before = title.app.layout.scale
    title.key("right")
    assert services.settings.interface_scale == 110
    assert title.app.layout.scale > before
    assert services.settings.saved
    title.key("tab")
    title.key("right")
    assert services.settings.text_scale == 110


def test_rules_are_one_key_away_and_searchable(title: Robot) -> None:
    title.key("n")
    title.key("f1")
    scene = title.scene
    assert isinstance(scene, RulesScene)
    title.key("/")
    title.type("captive")
    title.frames(2)
    assert scene.text.entries[0] == "captive"
    assert any(ref[0] == "rules" for _, ref in scene.text.links())
    title.key("esc")
    assert isinstance(title.scene, NewGameScene)


def test_the_games_for_two_are_in_the_rules_and_found_by_their_words() -> None:
    for word, page in (("decay", "duel"), ("portal", "duel"), ("draft", "two"), ("phases", "duel"), ("losses", "duel")):
        hits = search(word)[:4]
        assert any(hit.page.id == page and word in hit.entry.title.casefold() for hit in hits), word
    told = page_of("duel")[0], page_of("two")[0]
    assert [page.title for page in told] == ["The Duel", "Cthulhu Wars for two"]


def test_rules_follow_links_and_contents(title: Robot) -> None:
    title.key("f1")
    scene = title.scene
    assert isinstance(scene, RulesScene)
    scene.show("black_goat")
    title.frames(2)
    assert "dark_young" in scene.text.entries
    title.key("up")
    assert scene.page_id == "crawling_chaos"


def test_credits_name_the_icons_authors(title: Robot) -> None:
    title.key("r")
    assert isinstance(title.scene, CreditsScene)
    assert {"Lorc", "Delapouite"} <= {author for author, _ in icon_authors()}


def test_no_display_is_said_in_a_sentence(services: FakeServices, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise pygame.error("no video device")

    monkeypatch.setattr(pygame.display, "init", fail)
    with pytest.raises(NoDisplay, match="No window can be opened"):
        App(services)


def test_a_driver_nobody_can_see_is_no_display(services: FakeServices, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    pygame.quit()
    for variable in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    if sys.platform == "linux":
        with pytest.raises(NoDisplay, match="No window can be opened"):
            App(services)


def test_old_pygame_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame, "IS_CE", 0)
    with pytest.raises(WrongPygame, match="pygame-ce"):
        check_pygame()


def test_window_size_is_kept(services: FakeServices, open_app: Callable[..., Robot], tmp_path: Path) -> None:
    driver = open_app()
    driver.resize(1000, 700)
    driver.app.close()
    assert (services.settings.window_width, services.settings.window_height) == (1000, 700)


def test_enter_never_loses_anything(title: Robot) -> None:
    """Not in the dialog before a pass, nor in any other that asks before something is lost."""
    for asked in (ask_pass(3), confirm("Delete?", "It will be **gone**.", "Delete", danger=True)):
        for key, answer in (("enter", False), ("esc", False), (asked.answers[-1].key.lower(), True)):
            given: list[bool] = []
            title.scene.push(MessageScene(asked.heading, asked.words, asked.answers, False), given.append)
            title.frames(2)
            title.key(key)
            title.frames(2)
            assert given == [answer] and isinstance(title.scene, TitleScene)
