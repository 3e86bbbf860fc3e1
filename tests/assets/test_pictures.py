"""The painted pictures in assets/pictures: one for each faction in each palette, one for each chapter."""

import tomllib
from pathlib import Path

import pygame
import pytest

from game.match.levels import levels, rank
from game.shipped import shipped
from game.ui import palette, theme
from game.ui.paintings import PLACE, Paintings, painted

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "assets" / "pictures"
MOST = 6_000_000
"""Bytes of all together."""


def test_every_faction_has_a_picture_in_each_palette() -> None:
    factions = [path.name for path in (ROOT / "assets" / "figures" / "standard").iterdir() if path.is_dir()]
    assert len(factions) == 8
    for each in palette.PALETTES:
        for form in ("", PLACE):
            assert [name for name in factions if not (FOLDER / each / f"{name}{form}.webp").is_file()] == []
    assert all(map(painted, factions)) and painted(factions[0] + PLACE)


def test_every_chapter_that_ships_has_a_picture() -> None:
    told = tomllib.loads((shipped("saves") / "the-stars-align.campaign.toml").read_text(encoding="utf-8"))
    assert [each["id"] for each in told["chapters"] if not painted(f"story_{each['id']}")] == []


def test_every_lesson_and_scenario_that_ships_has_a_picture() -> None:
    lessons = [path.name.partition(".")[0] for path in ROOT.glob("game/games/*/lessons/*.lesson.toml")]
    assert len(lessons) >= 24 and [name for name in lessons if not painted(f"lesson_{name}")] == []
    scenarios = [path.name.partition(".")[0].replace("-", "_") for path in shipped("saves").glob("*.scenario.json")]
    assert len(scenarios) == 4
    assert [name for name in scenarios if not (painted(f"scenario_{name}") or painted(f"story_{name}"))] == []


def test_every_puzzle_that_ships_has_a_picture_and_a_small_one() -> None:
    puzzles = [path.name.partition(".")[0] for path in ROOT.glob("game/games/*/lessons/*.puzzle.toml")]
    names = [f"puzzle_{name}{form}" for name in puzzles for form in ("", "_small")]
    assert len(puzzles) >= 17 and [name for name in names if not painted(name)] == []


def test_every_level_has_a_face() -> None:
    sheet = pygame.image.load(str(FOLDER / "levels.webp"))
    assert sheet.get_width() == len(levels()) * sheet.get_height()
    assert [rank(level.id) for level in levels()] == list(range(len(levels())))
    assert rank("somebody.elses:Bot") == -1


def test_they_are_not_too_heavy() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.webp")) < MOST


def test_one_is_cut_to_its_place_and_kept() -> None:
    fresh, name = Paintings(), next(iter(theme.ARMS))
    assert fresh.cut(name, (80, 50), None, "right", 0) is None
    assert fresh.ready()
    made = fresh.cut(name, (80, 50), None, "right", 0)
    assert made is not None and made.get_size() == (80, 50)
    assert made.get_at((20, 25)).a == 255 and made.get_at((79, 25)).a < 30
    assert fresh.cut(name, (80, 50), None, "right", 0) is made


def test_without_one_nothing_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.image, "load", None)
    fresh = Paintings()
    assert not painted("nobody") and fresh.whole("nobody") is None and not fresh.busy


def test_every_faction_has_a_fine_picture_in_the_usual_palette() -> None:
    assert {path.stem for path in (FOLDER / "fine").iterdir()} == set(theme.ARMS)
    assert all(painted(name, fine=True) for name in theme.ARMS) and not painted("dawn", fine=True)


@pytest.mark.parametrize("in_palette", palette.PALETTES)
def test_a_large_place_is_cut_out_of_the_fine_picture_in_the_palettes_colors(
        in_palette: str, monkeypatch: pytest.MonkeyPatch) -> None:
    palette.use(in_palette)
    name, read = "black_goat", []
    fresh = Paintings()
    load = fresh._load
    monkeypatch.setattr(fresh, "_load", lambda key: read.append(key[2]) or load(key))
    means = []
    for size in ((712, 801), (1424, 1602)):
        fresh.cut(name, size, None, "", 0)
        assert fresh.ready()
        made = fresh.cut(name, size, None, "", 0)
        assert made is not None and made.get_size() == size
        means.append(pygame.transform.average_color(made)[:3])
    palette.use("standard")
    assert read == ["", "fine"], "a window of 1920x1080 needs no fine one"
    assert all(abs(one - other) < 4 for one, other in zip(*means, strict=True)), means
