"""Every scene looks as it did when somebody last looked at it, pixel for pixel, on the versions that were pinned."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui import pictures
from tests.ui.gallery import Gallery
from tests.ui.pictures import FOLDER, WANTED, differing, digest, few_colours, name_of, read_pixels, write_png


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """One window for all scenes."""
    made = Gallery(tmp_path_factory.mktemp("gallery"))
    yield made
    made.close()


@pytest.mark.parametrize(("name", "size"), WANTED, ids=[name_of(name, size) for name, size in WANTED])
def test_a_scene_looks_as_it_did(gallery: Gallery, name: str, size: tuple[int, int]) -> None:
    if reason := pictures.why_not():
        pytest.skip(reason)
    kept = pictures.index()["pictures"].get(name_of(name, size))
    assert kept, "there is no golden picture of this scene: run scripts/goldens.py and look at it"
    pixels = pictures.picture(gallery, name, size, kept)
    if digest(pixels) != kept:
        before = read_pixels(FOLDER / f"{name_of(name, size)}.png")
        share = differing(before, few_colours(pixels))
        pytest.fail(f"{share:.2%} of the pixels differ plainly: run scripts/goldens.py, and look at what it writes")


def test_no_golden_picture_is_left_over() -> None:
    wanted = {name_of(name, size) for name, size in WANTED}
    assert {path.stem for path in FOLDER.glob("*.png")} == wanted == set(pictures.index()["pictures"])


def test_golden_pictures_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.png")) < 8 * 1024 * 1024


def test_pictures_are_compared_on_the_pinned_versions_only(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = {"versions": {**pictures.versions(), "SDL": "1.2.3"}, "pictures": {}}
    monkeypatch.setattr(pictures, "index", lambda: kept)
    assert "SDL" in pictures.why_not() and "1.2.3" in pictures.why_not()
    monkeypatch.setattr(pictures, "versions", lambda: kept["versions"])
    assert pictures.why_not() == ""


def test_a_picture_in_few_colours_is_read_as_it_was_written(tmp_path: Path) -> None:
    pixels = few_colours(bytes(range(240)))
    path = tmp_path / "small.png"
    write_png(path, pixels, (10, 8))
    assert read_pixels(path) == pixels
    other = bytes([255]) + pixels[1:]
    assert differing(pixels, other) == pytest.approx(1 / 80)
    assert differing(pixels, pixels) == 0.0
