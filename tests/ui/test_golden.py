"""Every scene looks as it did when somebody last looked at it, pixel for pixel, on the versions that were pinned."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui import pictures
from tests.ui.pictures import FOLDER, WANTED, differing, few_colours, name_of, read_pixels, write_png

ROOT = Path(__file__).parents[2]


def test_every_scene_looks_as_it_did() -> None:
    """In a process of its own: what others have painted and kept before would show in a few pixels."""
    if reason := pictures.why_not():
        pytest.skip(reason)
    kept = set(pictures.index()["pictures"])
    assert kept == {name_of(name, size) for name, size in WANTED}, "run scripts/goldens.py and look at what is new"
    command = [sys.executable, str(ROOT / "scripts" / "goldens.py"), "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


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
