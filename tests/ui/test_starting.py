"""A start has come off once the first screens have stood for a while without an error."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.commands.window import open_window
from game.match.hold import ENDINGS
from game.match.match import Match
from game.match.saves import write_save
from game.match.services import Services
from game.ui import app as app_module
from game.ui.app import App
from game.ui.campaign.hall import CampaignsScene
from game.ui.chronicle.scene import ChronicleScene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.title import TitleScene
from game.ui.window import USUAL_SIZE, NoDisplay
from scripts.window.robot import Robot
from tests.ui.fakes import FakeServices
from tests.ui.playing import silent


def later(monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    """The window's clock shows so much more."""
    now = pygame.time.get_ticks()
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now + milliseconds)


def test_the_title_has_to_stand_for_a_while(
    title: Robot, services: FakeServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(title.app, "_next_events", list)
    title.app.round()
    assert not services.rested
    later(monkeypatch, app_module.RESTED_MS + 1000)
    title.app.round()
    assert services.rested


def test_a_window_that_cannot_be_had_is_replaced_by_the_usual_one(
    services: FakeServices, open_app: Callable[..., Robot], monkeypatch: pytest.MonkeyPatch
) -> None:
    services.settings.window_width, services.settings.window_height = 16_000, 16_000
    real = pygame.display.set_mode

    def set_mode(size: tuple[int, int], flags: int) -> pygame.Surface:
        if size[0] > 8000:
            raise pygame.error("Out of memory")
        return real(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    assert open_app().app.surface.get_size() == USUAL_SIZE


def test_an_error_begins_the_while_anew(title: Robot, services: FakeServices, monkeypatch: pytest.MonkeyPatch) -> None:
    later(monkeypatch, app_module.RESTED_MS + 1000)
    for events in (lambda: 1 / 0, list):
        monkeypatch.setattr(title.app, "_next_events", events)
        title.app.round()
    assert not services.rested


ENDS = [(0, False), (1, True), (NoDisplay("none"), False), (TypeError(), True)]


@pytest.mark.parametrize(("outcome", "failed"), ENDS)
def test_how_the_window_ends_says_whether_the_start_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, outcome: int | Exception, failed: bool
) -> None:
    def run(*_: object) -> int:
        assert (tmp_path / "starting").exists()
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    monkeypatch.setattr("game.commands.window.run", run)
    try:
        open_window(tmp_path, None, None)
    except (NoDisplay, TypeError) as problem:
        assert problem is outcome
    assert (tmp_path / "starting").exists() == failed


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_title_lists_and_halls_of_a_folder_full_of_odd_things_are_shown(tmp_path: Path) -> None:
    for place, endings in ENDINGS.items():
        folder = tmp_path / place
        folder.mkdir(parents=True)
        (folder / f"pipe{endings[0]}").mkdir()
        (folder / os.fsdecode(b"rubbish \xff\n**{icon:x}" + endings[0].encode())).write_bytes(b"\xff\0")
        (folder / f"link{endings[0]}").symlink_to(f"link{endings[0]}")
    write_save(Match.new({"game": "wars", "players": 3, "seed": 1}), tmp_path / "saves" / "good.save", name="Good")
    os.mkfifo(tmp_path / "settings.json")
    services = silent(Services(tmp_path))
    app = App(services)
    app.start(TitleScene())
    driver = Robot(app)
    driver.frames(2)
    assert isinstance(driver.scene, MessageScene), "what was set aside is said"
    driver.key("enter")
    for key, scene in (("l", LoadScene), ("h", ChronicleScene), ("c", CampaignsScene)):
        driver.key(key)
        assert isinstance(driver.scene, scene)
        driver.until(lambda: not getattr(driver.scene, "busy", False))
        driver.frames(2)
        if isinstance(driver.scene, LoadScene):
            assert "Good" in [row.save.name for row in driver.scene.list.items if row.save]
        driver.key("esc")
    assert not app.trouble.failures
    app.close()
    services.close()


def test_a_save_that_cannot_be_opened_is_no_failed_start(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        open_window(tmp_path, None, tmp_path / "none.save")
    assert not (tmp_path / "starting").exists()


OPENS = """
import sys
from collections.abc import Callable
from pathlib import Path
from game.match.match import Seat
from game.match.services import Services
from game.match.session import begin
from game.ui.app import App
from game.ui.gamescreen import opening_of

folder, game, players = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
app = App(Services(folder))
app.start(opening_of(begin({"game": game, "players": players, "seed": 3}, (Seat("", "Ada"),) * players, None)))
app.frame([])
print(*{name.split(".")[2] for name in sys.modules if name.startswith("game.games.") and ".screen." in name})
app.close()
"""


@pytest.mark.parametrize(("game", "players", "built_on"), [("wars", 4, ()), ("duel", 2, ("wars",)), ("rites", 4, ())])
def test_a_table_imports_no_other_games_screen(
    game: str, players: int, built_on: tuple[str, ...], tmp_path: Path
) -> None:
    """The first frame of a match does not wait for the modules of other games."""
    done = subprocess.run(
        [sys.executable, "-c", OPENS, tmp_path, game, str(players)], capture_output=True, text=True, check=True
    )
    assert set(done.stdout.splitlines()[-1].split()) == {game, *built_on}
