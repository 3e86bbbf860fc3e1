"""The window at every size of interface and letters, where a program may have few files open (256 on macOS)."""

import os
from collections.abc import Callable, Iterator

import pytest

from game.ui.scenes.custom import CustomGameScene
from game.ui.scenes.settings import SettingsScene
from scripts.window.robot import Robot

resource = pytest.importorskip("resource")

SPARE = 24
"""Files that may be opened beside those that are open at first."""


@pytest.fixture
def few_files() -> Iterator[None]:
    """All but some of the files this process may open are taken."""
    free = [os.open(os.devnull, os.O_RDONLY) for _ in range(SPARE)]
    for each in free:
        os.close(each)
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(free) + 1, limits[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, limits)


def test_twenty_changes_of_size_leave_no_font_file_open(open_app: Callable[..., Robot], few_files: None) -> None:
    driver = open_app(SettingsScene())
    scene = driver.scene
    assert isinstance(scene, SettingsScene)
    for width in range(1300, 1900, 30):
        driver.resize(width, round(width * 0.5625))
        scene.push(CustomGameScene())
        driver.frames(2)
        driver.scene.pop()
        driver.frames(2)
    assert driver.scene is scene
