"""Every scene opens, is resized and closes; a person finds the way through them by mouse and by keyboard."""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.ui.app import App, NoDisplay, WrongPygame, check_pygame
from game.ui.scene import Scene
from game.ui.scenes.credits import CreditsScene, icon_authors
from game.ui.scenes.keys import KeysScene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.message import MessageScene, PromptScene, confirm
from game.ui.scenes.newgame import NewGameScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.title import TitleScene
from game.ui.services import NewGameSpec
from tests.ui.driver import Driver
from tests.ui.fakes import FakeServices, TableStandIn

SIZES = [(1280, 720), (1920, 1080), (640, 400), (640, 360), (2560, 1440)]
SCENES: dict[str, Callable[[], Scene]] = {
    "title": TitleScene,
    "newgame": NewGameScene,
    "load": LoadScene,
    "settings": SettingsScene,
    "rules": RulesScene,
    "credits": CreditsScene,
    "keys": KeysScene,
    "confirm": lambda: confirm("Really?", "It will be **gone**.", "Yes", danger=True),
    "prompt": lambda: PromptScene("Rename", "A name:", "Evening", "Rename"),
}


def spec_of(services: FakeServices) -> NewGameSpec:
    """What the game was begun with."""
    started = [call[1] for call in services.calls if call[0] == "start"]
    assert len(started) == 1
    spec = started[0]
    assert isinstance(spec, NewGameSpec)
    return spec


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_opens_at_every_size_and_closes(name: str, title: Driver) -> None:
    title.scene.push(SCENES[name]())
    title.frames(2)
    for size in SIZES:
        title.resize(*size)
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
    name: str, scales: tuple[int, int], services: FakeServices, open_app: Callable[..., Driver]
) -> None:
    services.settings.interface_scale, services.settings.text_scale = scales
    driver = open_app(SCENES[name]())
    driver.key("tab")
    driver.frames(2)


@pytest.mark.parametrize("name", SCENES)
def test_no_widget_stands_outside_the_window(name: str, title: Driver) -> None:
    title.scene.push(SCENES[name]())
    title.frames(2)
    for size in SIZES:
        title.resize(*size)
        board = title.scene.board  # type: ignore[attr-defined]
        for widget in board.widgets:
            if widget.visible:
                assert widget.rect.left >= 0, widget
                assert widget.rect.right <= size[0], (widget, size)


def test_new_game_by_mouse(title: Driver, services: FakeServices) -> None:
    assert isinstance(title.scene, TitleScene)
    title.click(title.scene.tiles[0].rect.center)
    scene = title.scene
    assert isinstance(scene, NewGameScene)
    three = scene.count.rect
    title.click((three.x + three.width // 4, three.centery))
    title.click(scene.begin.rect.center)
    spec = spec_of(services)
    assert (spec.game, spec.map, len(spec.seats), spec.seed) == ("wars", "earth_3", 3, None)
    assert spec.seats[0].bot is None
    assert {seat.bot for seat in spec.seats[1:]} == {"adept"}
    assert isinstance(title.scene, TableStandIn)
    assert title.scene.match == "handle"


def test_new_game_by_keyboard(title: Driver, services: FakeServices) -> None:
    title.key("n")
    assert isinstance(title.scene, NewGameScene)
    title.key("tab")  # from Begin to Back
    title.key("tab")  # to the number of players
    title.key("left")
    title.key("tab")
    title.key("tab")
    title.key("enter")  # random factions
    scene = title.scene
    assert isinstance(scene, NewGameScene)
    title.key("tab")
    title.key("tab")
    assert scene.board.focus is scene.rows[0].name
    title.type("m")
    scene.board.set_focus(scene.begin)
    title.key("enter")
    spec = spec_of(services)
    assert len(spec.seats) == 3
    assert {seat.faction for seat in spec.seats} == {"random"}
    assert "m" in spec.seats[0].name


def test_enter_begins_the_same_game_again(title: Driver, services: FakeServices) -> None:
    title.key("n")
    title.key("enter")
    assert len(spec_of(services).seats) == 4
    assert services.settings.last_game["players"] == 4


def test_seed_map_and_edition_reach_the_game(title: Driver, services: FakeServices) -> None:
    title.key("n")
    scene = title.scene
    assert isinstance(scene, NewGameScene)
    title.click(scene.maps[1].rect.center)
    edition = scene.edition.rect
    title.click((edition.right - 10, edition.centery))
    title.click(scene.seed.rect.center)
    title.type("12x3")
    title.click(scene.undo.rect.center)
    title.click(scene.begin.rect.center)
    spec = spec_of(services)
    assert (spec.map, spec.edition, spec.seed, spec.strict_undo) == ("earth_4_west5_east3", "later", 123, True)


def test_taking_a_faction_trades_it(title: Driver) -> None:
    title.key("n")
    scene = title.scene
    assert isinstance(scene, NewGameScene)
    before = [seat.faction for seat in scene.setup.seats]
    scene.board.set_focus(scene.rows[0].faction)
    title.key("right")
    after = [seat.faction for seat in scene.setup.seats]
    assert after[:2] == [before[1], before[0]]
    assert scene.rows[1].faction.value == before[0]


def test_factions_are_chosen_from_the_list(title: Driver) -> None:
    title.key("n")
    scene = title.scene
    assert isinstance(scene, NewGameScene)
    box = scene.rows[2].faction
    title.click((box.rect.x + 20, box.rect.centery))
    title.frames(2)
    assert box.grabs
    item = round(box.element.current_state.options_selection_list.rect.y + 10)
    title.click((box.rect.x + 20, item))
    title.frames(2)
    assert scene.setup.seats[2].faction == "great_cthulhu"
    assert scene.setup.seats[0].faction == "black_goat"


def test_escape_closes_an_open_list_first(title: Driver) -> None:
    title.key("n")
    scene = title.scene
    assert isinstance(scene, NewGameScene)
    box = scene.rows[0].faction
    title.click((box.rect.x + 20, box.rect.centery))
    title.frames(2)
    assert box.grabs
    title.key("esc")
    assert title.scene is scene
    assert not box.grabs
    title.key("esc")
    assert isinstance(title.scene, TitleScene)


def test_choices_are_kept_for_the_next_time(title: Driver, services: FakeServices) -> None:
    title.key("n")
    scene = title.scene
    assert isinstance(scene, NewGameScene)
    scene.board.set_focus(scene.rows[1].kind)
    title.key("left")
    title.key("esc")
    assert isinstance(title.scene, TitleScene)
    title.key("n")
    assert isinstance(title.scene, NewGameScene)
    assert title.scene.setup.seats[1].person


SPOILT = [{}, {"players": 9, "seats": "x"}, {"seats": [1, 2, 3, 4], "map": 7, "edition": []}, []]


@pytest.mark.parametrize("last", SPOILT)
def test_a_spoilt_memory_of_the_last_game_does_no_harm(
    last: object, services: FakeServices, open_app: Callable[..., Driver]
) -> None:
    services.settings.last_game = last  # type: ignore[assignment]
    driver = open_app(NewGameScene())
    driver.key("enter")
    assert len(spec_of(services).seats) == 4


def test_a_game_that_cannot_begin_says_why(title: Driver, services: FakeServices) -> None:
    def refuse(spec: NewGameSpec) -> object:
        raise ValueError("the seed is too large")

    services.start = refuse  # type: ignore[method-assign,assignment]
    title.key("n")
    title.key("enter")
    assert isinstance(title.scene, MessageScene)
    assert "seed is too large" in title.scene.words
    title.key("esc")
    assert isinstance(title.scene, NewGameScene)


def test_continue_opens_the_last_game(title: Driver, services: FakeServices) -> None:
    title.key("enter")
    assert services.calls == [("load", services.saves[0].path)]
    assert isinstance(title.scene, TableStandIn)


def test_without_saves_there_is_nothing_to_continue(services: FakeServices, open_app: Callable[..., Driver]) -> None:
    services.saves = []
    driver = open_app()
    assert isinstance(driver.scene, TitleScene)
    assert driver.scene.card is None
    driver.key("l")
    assert isinstance(driver.scene, LoadScene)
    driver.key("esc")
    assert isinstance(driver.scene, TitleScene)


def test_load_shows_why_a_file_is_damaged(
    title: Driver, services: FakeServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.ui import draw

    written: list[str] = []
    real = draw.text

    def note(target: pygame.Surface, string: str, *rest: object, **more: object) -> pygame.Rect:
        written.append(string)
        return real(target, string, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(draw, "text", note)
    title.key("l")
    title.frames()
    assert any("cut off after 120 bytes" in line for line in written)
    scene = title.scene
    assert isinstance(scene, LoadScene)
    title.key("down")
    title.key("down")
    assert not scene.open_button.enabled
    title.key("enter")
    assert isinstance(title.scene, MessageScene)
    assert not services.calls


def test_load_rename_and_delete(title: Driver, services: FakeServices) -> None:
    title.key("l")
    title.key("down")
    title.key("r")
    assert isinstance(title.scene, PromptScene)
    title.type("!")
    title.key("enter")
    title.frames(2)
    assert services.calls[0][0] == "rename"
    assert "!" in services.calls[0][2]
    scene = title.scene
    assert isinstance(scene, LoadScene)
    title.click(scene.delete_button.rect.center)
    assert isinstance(title.scene, MessageScene)
    title.key("esc")
    assert len(services.saves) == 4
    title.click(scene.delete_button.rect.center)
    title.key("enter")
    title.frames(2)
    assert len(services.saves) == 3


def test_a_scenario_that_came_with_the_program_is_opened_and_not_changed(
    title: Driver, services: FakeServices
) -> None:
    services.saves = [replace(services.saves[0], shipped=True)]
    title.key("l")
    scene = title.scene
    assert isinstance(scene, LoadScene)
    assert scene.open_button.enabled
    assert not scene.delete_button.enabled and not scene.rename_button.enabled
    scene.delete()
    title.frames(2)
    assert title.scene is scene and len(services.saves) == 1


def test_the_title_says_what_went_wrong_with_the_folder(
    services: FakeServices, open_app: Callable[..., Driver]
) -> None:
    services.troubles = ["Another program is using the folder.", "Nothing will be kept."]
    driver = open_app()
    assert isinstance(driver.scene, MessageScene)
    assert "Another program" in driver.scene.words
    driver.key("enter")
    assert isinstance(driver.scene, TitleScene)
    driver.frames(3)
    assert isinstance(driver.scene, TitleScene)


def test_load_opens_by_double_click(title: Driver, services: FakeServices) -> None:
    title.key("l")
    scene = title.scene
    assert isinstance(scene, LoadScene)
    place = scene.list.row_rect(1).center
    title.click(place)
    title.click(place)
    assert services.calls == [("load", services.saves[1].path)]


def test_settings_take_effect_and_persist(title: Driver, services: FakeServices) -> None:
    title.key("s")
    scene = title.scene
    assert isinstance(scene, SettingsScene)
    title.key("tab")
    before = title.app.layout.scale
    title.key("right")
    assert services.settings.interface_scale == 110
    assert title.app.layout.scale > before
    assert services.settings.saved
    title.key("tab")
    title.key("right")
    assert services.settings.text_scale == 110


def test_rules_are_one_key_away_and_searchable(title: Driver) -> None:
    title.key("n")
    title.key("f1")
    scene = title.scene
    assert isinstance(scene, RulesScene)
    title.key("/")
    title.type("captive")
    title.frames(2)
    assert "speak" in scene.text.html
    assert "href" in scene.text.html
    title.key("esc")
    assert isinstance(title.scene, NewGameScene)


def test_rules_follow_links_and_contents(title: Driver) -> None:
    title.key("f1")
    scene = title.scene
    assert isinstance(scene, RulesScene)
    scene.show("black_goat")
    title.frames(2)
    assert "Dark Young" in scene.text.html
    title.key("up")
    assert scene.page_id == "crawling_chaos"


def test_f12_writes_a_picture(title: Driver, services: FakeServices) -> None:
    title.post(pygame.KEYDOWN, key=pygame.K_F12, mod=0, unicode="", scancode=0)
    assert len(list((services.data_dir / "screenshots").glob("*.png"))) == 1


def test_credits_name_the_icons_authors(title: Driver) -> None:
    title.key("c")
    assert isinstance(title.scene, CreditsScene)
    assert {"Lorc", "Delapouite"} <= {author for author, _ in icon_authors()}


def test_no_display_is_said_in_a_sentence(services: FakeServices, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise pygame.error("no video device")

    monkeypatch.setattr(pygame.display, "init", fail)
    with pytest.raises(NoDisplay, match="No window can be opened here"):
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


def test_window_size_is_kept(services: FakeServices, open_app: Callable[..., Driver], tmp_path: Path) -> None:
    driver = open_app()
    driver.resize(1000, 700)
    driver.app.close()
    assert (services.settings.window_width, services.settings.window_height) == (1000, 700)
