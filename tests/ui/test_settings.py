"""The settings page: scales that fit, a sample of what is chosen, and where the window is too small for it."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pygame
import pytest

from game.language.spoken import say, speak
from game.match.settings import Settings, read_settings
from game.ui.kit.areas import told
from game.ui.layout import SCALES, Layout, automatic_scale, fitting_scale, scale_fits, window_for
from game.ui.scenes.settings import SettingsScene
from scripts.window.robot import Robot
from tests.ui.fakes import FakeServices

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]


@pytest.mark.parametrize("size", SIZES)
def test_scales_are_offered_where_960_by_540_units_remain(size: tuple[int, int]) -> None:
    for percent in SCALES:
        layout = Layout(*size, percent / 100)
        if scale_fits(percent, *size):
            assert layout.scale >= percent / 100
            assert layout.width_du >= 959.5 and layout.height_du >= 539.5
        else:
            assert window_for(percent)[0] > size[0] or window_for(percent)[1] > size[1]


def test_every_scale_fits_the_window_it_is_said_to_need() -> None:
    assert window_for(300) == (2880, 1620)
    for percent in SCALES:
        width, height = window_for(percent)
        assert scale_fits(percent, width, height)
        assert not scale_fits(percent, width - 20, height)


def test_a_scale_too_large_for_the_window_falls_to_the_largest_that_fits() -> None:
    assert fitting_scale(200, 1280, 720) == 125
    assert fitting_scale(200, 640, 360) == 100
    assert fitting_scale(75, 1280, 720) == 75
    assert Layout(1280, 720, 2.0).scale == 1.25


@pytest.mark.parametrize("size", [(640, 360), (900, 500), (640, 1000), (1279, 800)])
def test_where_smaller_letters_could_not_shrink_with_it_nothing_is_made_smaller(size: tuple[int, int]) -> None:
    for percent in (75, 90):
        assert not scale_fits(percent, *size) and fitting_scale(percent, *size) == 100
        assert Layout(*size, percent / 100).scale == 1.0


def test_large_screens_enlarge_by_themselves() -> None:
    assert Layout(2560, 1440).scale == 1.0
    assert Layout(3840, 2160).scale == pytest.approx(4 / 3)
    assert Layout(3840, 2160, 3.0).width_du == pytest.approx(960)


@pytest.mark.parametrize(("size", "density", "percent"), [
    ((640, 360), 1.0, 100), ((1280, 720), 2.0, 100), ((1366, 768), 1.25, 100), ((1920, 1080), 1.0, 100),
    ((1920, 1080), 1.5, 150), ((2560, 1440), 1.0, 125), ((2560, 1440), 2.0, 200), ((2880, 1800), 2.0, 200),
    ((3440, 1440), 1.0, 125), ((3840, 2160), 1.0, 150), ((3840, 2160), 3.0, 200), ((7680, 4320), 1.0, 150),
])  # fmt: skip
def test_a_window_finds_a_scale_of_its_own(size: tuple[int, int], density: float, percent: int) -> None:
    assert automatic_scale(*size, density) == percent
    layout = Layout(*size, percent / 100)
    assert percent == 100 or (layout.width_du >= 1279 and layout.height_du >= 719)


def test_the_scale_follows_window_and_screen_until_one_is_chosen(
    open_app: Callable[..., Robot], services: FakeServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = open_app(SettingsScene())
    driver.resize(2560, 1440)
    layout = driver.app.layout
    assert layout.scale == 1.25
    assert say("settings-interface.automatic", percent=125) in set(told(driver.scene.describe(layout)))
    monkeypatch.setattr("game.ui.window.density", lambda: 1.75)
    pygame.event.post(pygame.event.Event(pygame.WINDOWDISPLAYCHANGED, display_index=1))
    driver.frames(2)
    assert driver.app.layout.scale == 1.75, "moved to a denser screen"
    driver.press("interface.100")
    assert driver.app.layout.scale == 1.0 and services.settings.chosen_scale == 100
    driver.resize(1920, 1080)
    driver.press("interface_automatic")
    assert services.settings.chosen_scale is None and driver.app.layout.scale == 1.5
    driver.press("interface_automatic")
    assert services.settings.chosen_scale == 150, "switched off, what was shown stays"


def test_a_scale_kept_by_an_earlier_program_is_a_choice_unless_it_was_the_usual_one(tmp_path: Path) -> None:
    for percent, chosen in ((125, 125), (100, None)):
        (tmp_path / "settings.json").write_text(f'{{"interface_scale": {percent}}}')
        assert read_settings(tmp_path / "settings.json")[0].chosen_scale == chosen
    assert msgspec.convert({"interface_scale": 100, "scale_chosen": True}, Settings).chosen_scale == 100


def test_scales_that_do_not_fit_are_greyed_and_say_why(open_app: Callable[..., Robot], services: FakeServices) -> None:
    driver = open_app(SettingsScene())
    assert [scale for scale in SCALES if not driver.thing(f"interface.{scale}").enabled] == [150, 175, 200, 250, 300]
    driver.press("interface.300")
    assert services.settings.interface_scale == 100
    assert "2880 × 1620" in driver.scene.root.control("interface").tooltip
    driver.press("interface.125")
    assert services.settings.interface_scale == 125
    driver.key("right")
    assert services.settings.interface_scale == 125, "the keyboard stops where the window ends"


def test_a_window_made_smaller_keeps_the_setting_and_shows_what_fits(
    open_app: Callable[..., Robot], services: FakeServices
) -> None:
    services.settings.interface_scale = 200
    services.settings.window_width, services.settings.window_height = 1920, 1080
    driver = open_app(SettingsScene())
    assert driver.app.layout.scale == 2.0
    driver.resize(1280, 720)
    assert driver.app.layout.scale == 1.25
    assert services.settings.interface_scale == 200
    assert any("1920 × 1080" in each for each in told(driver.scene.describe(driver.app.layout)))


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_settings_fit_a_window_of_1280_by_720(open_app: Callable[..., Robot], language: str) -> None:
    driver = open_app(SettingsScene())
    try:
        driver.choose("language", language)
        driver.frames(2)
        assert driver.scene.root.scrollers[0].limit == 0
    finally:
        speak("en")


def test_the_sample_moves_as_fast_as_motion_is_set(open_app: Callable[..., Robot], services: FakeServices) -> None:
    driver = open_app(SettingsScene())
    scene = driver.scene
    usual = scene.glide_seconds()
    scene.board.set_focus(scene.root.control("speed"))
    driver.key("right")
    assert services.settings.motion_speed == 150
    assert scene.glide_seconds() == pytest.approx(usual / 1.5)
    assert scene.animating
    scene.update(usual)
    assert not scene.animating
    scene.board.set_focus(scene.root.control("reduced_motion"))
    driver.key("space")
    assert services.settings.reduced_motion
    assert not scene.animating, "nothing glides where motion is not wanted"
