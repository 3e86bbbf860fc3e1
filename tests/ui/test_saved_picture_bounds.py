"""Pictures in saves come from outside: none is decoded that the program would not have written itself."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from game.ui import pictures
from game.ui.app import App
from game.ui.pictures import thumbnail
from game.ui.scenes.load import LoadScene
from game.ui.scenes.title import TitleScene
from scripts.window.robot import Robot
from tests.ui.fakes import FakeServices, some_saves


def picture(width: int = 320, height: int = 200, name: str = pictures.NAME) -> bytes:
    """A picture as the program would write one, of any size."""
    data = BytesIO()
    pygame.image.save(pygame.Surface((width, height)), data, name)
    return data.getvalue()


def said_to_be(width: int, height: int) -> bytes:
    """A small JPEG whose header names another size."""
    data = picture()
    at = data.index(b"\xff\xc0") + 5
    return data[:at] + height.to_bytes(2) + width.to_bytes(2) + data[at + 4 :]


def progressive() -> bytes:
    """A JPEG said to come in many scans."""
    return picture().replace(b"\xff\xc0", b"\xff\xc2", 1)


def twice_scanned() -> bytes:
    """A JPEG whose scan stands in it a second time."""
    data = picture()
    return data + data[data.index(b"\xff\xda") :]


def two_sizes() -> bytes:
    """A JPEG with a second size behind the first."""
    data = picture()
    at = data.index(b"\xff\xc0")
    return data[: at + 19] + said_to_be(65000, 65000)[at:]


WIDE_AND_HIGH = (65535).to_bytes(2, "little") * 2
GIF = b"GIF89a" + WIDE_AND_HIGH + b"\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\xff\xff\xff\xff\0\x02\x02D\x01\0;"
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="40000" height="40000"><rect width="1" height="1"/></svg>'
ODD = {
    "gif": GIF,
    "svg": SVG,
    "png": lambda: picture(name="p.png"),
    "wide": lambda: said_to_be(65535, 1),
    "huge": lambda: said_to_be(65000, 65000),
    "flat": lambda: said_to_be(640, 1),
    "nothing": lambda: said_to_be(0, 0),
    "progressive": progressive,
    "scans": twice_scanned,
    "two sizes": two_sizes,
    "cut off": lambda: picture()[:160],
    "filled": lambda: b"\xff\xd8" + b"\xff" * 400,
    "no length": lambda: b"\xff\xd8\xff\xe0\0\0" + picture()[2:],
}


@pytest.fixture
def never_decoded(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on decoding a picture from outside fails."""

    real = pygame.image.load

    def load(source: str | BytesIO, *name: str) -> pygame.Surface:
        assert isinstance(source, str), "a picture was decoded before its size was known to be right"
        return real(source, *name)

    monkeypatch.setattr(pictures.pygame.image, "load", load)


@pytest.fixture
def window(tmp_path: Path) -> Iterator[tuple[Robot, FakeServices]]:
    """The title over one saved game."""
    services = FakeServices(tmp_path, some_saves(tmp_path)[:1])
    app = App(services)
    yield Robot(app), services
    app.close()


@pytest.mark.parametrize("kind", ODD)
def test_a_picture_the_program_does_not_write_is_not_decoded(kind: str, never_decoded: None) -> None:
    made = ODD[kind]
    assert pictures.decoded(made if isinstance(made, bytes) else made()) is None  # type: ignore[operator]


def test_the_programs_own_picture_is_measured_and_decoded() -> None:
    for size in ((320, 180), (320, 206), (64, 640)):
        data = picture(*size)
        made = pictures.decoded(data)
        assert pictures.size_of(data) == size and made is not None and made.get_size() == size


@pytest.mark.parametrize("data", [GIF, SVG, b"rubbish"])
def test_title_and_list_show_medals_in_the_place_of_such_a_picture(
    window: tuple[Robot, FakeServices], data: bytes, never_decoded: None
) -> None:
    driver, services = window
    thumbnail.cache_clear()
    services.saves = [replace(services.saves[0], thumbnail=data)]
    driver.app.start(TitleScene())
    driver.frames(2)
    driver.key("l")
    scene = driver.scene
    assert isinstance(scene, LoadScene)
    driver.until(lambda: not scene.busy and not scene.thumbs.busy and bool(scene.thumbs.made))
    assert list(scene.thumbs.made.values()) == [None]
