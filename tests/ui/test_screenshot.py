"""The screenshot key: a picture in the data folder, and a sentence that says where, or why not."""

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.language.spoken import say
from game.ui.scenes.message import confirm
from game.ui.screenshot import Screenshots
from game.ui.table.notices import NOTICE_SECONDS
from scripts.window.robot import Robot
from tests.ui.fakes import FakeServices
from tests.ui.playing import full


def f12(driver: Robot) -> str:
    """Press the key and wait for the sentence; the latest there is."""
    driver.key("f12")
    driver.until(lambda: driver.app.shots.telling)
    return driver.app.shots.notices.said[-1]


def test_f12_writes_what_the_window_shows_and_says_where(title: Robot, services: FakeServices) -> None:
    before = title.app.surface.copy()
    told = f12(title)
    (path,) = (services.store.folder / "screenshots").glob("*.png")
    assert told == say("trouble-picture-kept", file=str(path))
    kept = pygame.image.load(str(path))
    assert pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(before, "RGB")


def test_the_sentence_is_on_the_window_and_not_in_the_next_picture(title: Robot, services: FakeServices) -> None:
    clean = pygame.image.tobytes(title.app.surface, "RGB")
    f12(title)
    assert pygame.image.tobytes(title.app.surface, "RGB") != clean
    f12(title)
    title.until(lambda: len(list((services.store.folder / "screenshots").glob("*.png"))) == 2)
    title.until(lambda: len(title.app.shots.notices.said) == 1)
    pictures = [pygame.image.load(str(path)) for path in (services.store.folder / "screenshots").glob("*.png")]
    assert [pygame.image.tobytes(picture, "RGB") == clean for picture in pictures] == [True, True]


def test_the_sentence_goes_after_a_while_even_if_the_window_slept(
    title: Robot, monkeypatch: pytest.MonkeyPatch
) -> None:
    clean = pygame.image.tobytes(title.app.surface, "RGB")
    f12(title)
    now = pygame.time.get_ticks()
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now + round(NOTICE_SECONDS * 1000) + 50)
    title.frames(2)
    assert not title.app.shots.telling
    assert pygame.image.tobytes(title.app.surface, "RGB") == clean


def test_f12_works_over_a_dialog(title: Robot, services: FakeServices) -> None:
    title.scene.push(confirm("Really?", "Words.", "Yes"))
    title.frames(2)
    f12(title)
    assert len(list((services.store.folder / "screenshots").glob("*.png"))) == 1


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_may_not_be_written_is_told(tmp_path: Path, open_app: Callable[..., Robot]) -> None:
    driver = open_app()
    driver.app.services.store.folder.chmod(0o500)
    told = f12(driver)
    driver.app.services.store.folder.chmod(0o700)
    assert say("error-why-denied") in told


def test_a_folder_that_cannot_be_made_is_told(title: Robot, services: FakeServices) -> None:
    (services.store.folder / "screenshots").write_text("a file")
    sentence = f12(title)
    folder = str(services.store.folder / "screenshots")
    assert sentence == say("error-trouble-picture", folder=folder, reason=say("error-why-exists"))


def test_a_full_disk_is_told(title: Robot, services: FakeServices, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.image, "save", full)
    assert f12(title).endswith(f"{say('error-why-full')}.")
    assert list((services.store.folder / "screenshots").iterdir()) == []


def test_pictures_of_one_second_have_names_of_their_own(tmp_path: Path) -> None:
    pygame.display.init()
    said: list[str] = []
    shots = Screenshots(tmp_path, lambda name, job, then: said.append(job()), lambda: None)
    for _ in range(3):
        shots.take(pygame.Surface((8, 8)))
    assert len(set(said)) == len(list(tmp_path.glob("*.png"))) == 3
