"""Files that ship are missing or damaged: one sentence and exit code 2, or the program plays without them."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game import shipped
from game.cli import main
from game.commands import doctor
from game.commands.console import BAD_INPUT, DIFFERENT
from game.games.wars.screen.map import atlas as atlases
from game.language.spoken import SOURCE, say, speak
from game.shipped import LISTED, BrokenInstallation, go_without, lacking, listing
from game.ui import fonts
from tests.ui.playing import House

ASSETS = shipped.asset()


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The ``assets`` of an installation of the test's own; texts, fonts and maps are copies and may be harmed."""
    folder = tmp_path / "assets"
    folder.mkdir()
    for each in ASSETS.iterdir():
        if each.name in ("text", "fonts"):
            shutil.copytree(each, folder / each.name)
        elif each.name == "maps":
            (folder / "maps").mkdir()
            for path in each.iterdir():
                if path.suffix != ".jpg":
                    shutil.copy(path, folder / "maps")
        else:
            (folder / each.name).symlink_to(each)
    (tmp_path / "saves").symlink_to(shipped.shipped("saves"))
    kept = fonts._bytes_of, fonts._files, fonts.face_path, fonts.face, atlases.atlas, atlases._table
    forget = [each.cache_clear for each in kept]
    with monkeypatch.context() as patch:
        patch.setattr(shipped, "_roots", lambda: [tmp_path])
        patch.setenv("MYTHOS_TABLE_DATA", str(tmp_path / "data"))
        speak(SOURCE, strict=False)
        for each in forget:
            each()
        yield folder
    speak(SOURCE, strict=True)
    for each in forget:
        each()


def halve(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2])


def scribble(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 20)


@pytest.mark.parametrize(("harm", "file"), [
    (lambda folder: shutil.rmtree(folder / "text"), "assets/text"),
    (lambda folder: (folder / "text/en/bots.ftl").unlink(), "assets/text/en/bots.ftl"),
    (lambda folder: (folder / "text/en/bots.ftl").write_text(""), "assets/text/en/bots.ftl"),
    (lambda folder: scribble(folder / "text/en/menu.ftl"), "assets/text/en/menu.ftl"),
], ids=["no texts", "no catalog", "empty catalog", "no text"])  # fmt: skip
def test_a_command_without_its_texts_ends_with_a_sentence(
    assets: Path, capsys: pytest.CaptureFixture[str], harm: Callable[[Path], None], file: str
) -> None:
    harm(assets)
    assert main(["bots"]) == BAD_INPUT
    said = capsys.readouterr()
    (line,) = said.err.splitlines()
    assert f"cannot run without {file}, which is " in line and f"git checkout -- {file}" in line


def test_a_message_that_no_language_has_is_no_damage(assets: Path) -> None:
    assert say("title-nobody-has-written-this") == "title-nobody-has-written-this"


def test_the_sentence_is_in_the_player_s_language(assets: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (assets / "first_games.toml").unlink()
    with pytest.raises(BrokenInstallation) as found:
        shipped.asset_table("first_games")
    assert (found.value.file, found.value.reason) == ("assets/first_games.toml", "missing")
    speak("de")
    told = say("error-cli-broken", file="x", why="missing", remedy="packed", command="")
    assert "fehlt" in told and "Entpacke" in told


@pytest.mark.parametrize("harm", [Path.unlink, halve, scribble, lambda path: path.write_bytes(b"")])
def test_a_missing_or_damaged_font_is_named(assets: Path, harm: Callable[[Path], None]) -> None:
    for path in (assets / "fonts").glob("Cinzel*"):
        harm(path)
    with pytest.raises(BrokenInstallation, match=r"assets/fonts/Cinzel-[67]00\.ttf"):
        fonts.face("Cinzel", 700, 20)


@pytest.mark.parametrize("name", ["anchors.json", "earth_3_areas.png"])
@pytest.mark.parametrize("harm", ["missing", "damaged"])
def test_a_board_without_its_areas_is_named(assets: Path, name: str, harm: str) -> None:
    path = assets / "maps" / name
    data = path.read_bytes()
    path.unlink()
    if harm == "damaged":
        path.write_bytes(data[: len(data) // 2])
    with pytest.raises(BrokenInstallation) as found:
        atlases.atlas("earth_3")
    assert (found.value.file, found.value.reason) == (f"assets/maps/{name}", harm)


def test_doctor_lists_what_is_missing_or_damaged(assets: Path, tmp_path: Path) -> None:
    (assets / "sounds").unlink()
    scribble(assets / "fonts/Cinzel-700.ttf")
    (assets / "text/en/title.ftl").unlink()
    found = {finding.what: finding for finding in doctor.examine(tmp_path)}
    assert found["own files"].code == found["texts"].code == DIFFERENT
    told = found["own files"].state
    assert "assets/fonts/Cinzel-700.ttf is damaged" in told and "assets/sounds/ambience.ogg is missing" in told
    assert told.splitlines()[-1].endswith("more") and len(told.splitlines()) == doctor.MOST_TOLD + 2
    assert "assets/text/en/title.ftl is missing or damaged" in found["texts"].state
    assert found["fonts"].state == "Cinzel-700.ttf is damaged"


def test_the_list_of_what_ships_is_up_to_date() -> None:
    """If not: python3 scripts/list_assets.py"""
    assert listing(ASSETS) == shipped.listed()
    assert (ASSETS / LISTED).is_file()


def test_a_window_that_cannot_go_on_ends_with_what_is_missing(house: House) -> None:
    app = house().app

    def lacks() -> None:
        raise BrokenInstallation("assets/maps/anchors.json", "damaged")

    app.post(lacks)
    with pytest.raises(BrokenInstallation):
        app.run()
    assert not pygame.display.get_init()


def test_what_is_done_without_is_told_once(house: House) -> None:
    hand = house()
    go_without("assets/sounds/dice.ogg", "no sound")
    go_without("assets/sounds/dice.ogg", "no sound")
    go_without("assets/sounds/move.ogg", "no sound")
    # Whatever is painted next tells it.
    hand.app.measure_again()
    hand.frames()
    hand.frames()
    assert lacking() == ["assets/sounds/dice.ogg", "assets/sounds/move.ogg"]
    assert hand.app.shots.notices.said.count(say("trouble-lacking")) == 1
