"""The page of games and bots by other authors: what is installed, what allowing means, what cannot be loaded."""

from collections.abc import Callable

from game.language.spoken import say
from game.ui.kit.box import Text
from game.ui.scenes.boxed import BoxScene
from game.ui.scenes.settings import SettingsScene
from scripts.window.robot import Robot
from tests.ui.fakes import FakeServices


def told(driver: Robot) -> str:
    """All the words of the page."""
    driver.frames(2)
    assert isinstance(driver.scene, BoxScene) and driver.scene.root.laid
    return " ".join(laid.box.words for laid in driver.scene.root.laid.all() if isinstance(laid.box, Text))


def test_what_is_installed_is_allowed_one_by_one(open_app: Callable[..., Robot], services: FakeServices) -> None:
    driver = open_app(SettingsScene())
    driver.press("others")
    assert say("settings-others-warning") in told(driver)
    assert say("settings-others-from", package="coin-box") in told(driver)
    on = {name: driver.thing(name).selected for name in ("game.coin", "game.boom", "bot.cunning")}
    assert on == {"game.coin": False, "game.boom": False, "bot.cunning": True}
    driver.press("game.coin")
    driver.press("bot.cunning")
    assert services.others.allowed == [("game", "coin")]
    assert driver.thing("game.coin").selected and not driver.thing("bot.cunning").selected


def test_a_game_that_cannot_be_loaded_says_why_and_stays_off(open_app: Callable[..., Robot]) -> None:
    driver = open_app(SettingsScene())
    driver.press("others")
    assert "RuntimeError" not in told(driver)
    driver.press("game.boom")
    assert "RuntimeError: no" in told(driver) and not driver.thing("game.boom").selected


def test_of_very_many_the_page_tells_the_rest(open_app: Callable[..., Robot], services: FakeServices) -> None:
    services.others.more = 9_900
    driver = open_app(SettingsScene())
    driver.press("others")
    assert say("settings-others-more", count=9_900) in told(driver)
