"""Names that cannot be shown, in every list of the window: the program starts, shows them and goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from game.language.spoken import say
from game.match.campaign.files import encode, path_of
from game.match.chronicle import records
from game.match.chronicle.making import record_of
from game.match.driver import make_bots, play_out
from game.match.journal import Journal
from game.match.match import Seat
from game.match.record import SeatRecord
from game.match.replayfile import Replays
from game.match.saves import write_save
from game.match.services import Services
from game.ui import draw, theme
from game.ui.app import App
from game.ui.campaign.hall import CampaignsScene
from game.ui.chronicle.scene import ChronicleScene
from game.ui.fonts import role_face
from game.ui.gamescreen import opening_of
from game.ui.rich import RichText, escape
from game.ui.scene import Scene
from game.ui.scenes.custom import CustomGameScene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.message import PromptScene
from game.ui.scenes.title import TitleScene
from game.ui.theatre.replays import ReplaysScene
from scripts.window.robot import Robot
from tests.match.campaigning import league_of
from tests.match.matchtools import played
from tests.ui.playing import silent

ODD = ["A\0da\u200b", "\u200b", "\u202e<gold>**Clara**", "Z" + "\u0328\u0301" * 10]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder in which everything has names that cannot be shown, as another program might have left it."""
    folder: Path = tmp_path_factory.mktemp("odd")
    services = Services(folder)
    match = played(0)
    play_out(match, make_bots(["random"] * 4, 1))
    match.seats = match.first_seats = [Seat("", name) for name in ODD]  # type: ignore[assignment]
    record = record_of(match, "cd" * 8)
    (services.store.chronicle.folder / f"{record.summary.stem}.game").write_bytes(records.encode(record))
    going = played(20)
    going.seats = going.first_seats = [Seat("", name) for name in ODD]  # type: ignore[assignment]
    write_save(going, services.store.saves / "odd.save", name="\0")
    Journal(services.store.journal("ab" * 8), going, "ab" * 8, "\u200b").close()
    shared = Replays(services.store.folder / "elsewhere").share(going, "x")
    services.replays.take_in(shared)
    run = services.campaigns.begin_league("Evening", league_of("ABC"))
    players = [SeatRecord(player.bot, name) for player, name in zip(run.league.players, ODD, strict=False)]  # type: ignore[union-attr]
    odd = msgspec.structs.replace(run, name="\u202e", league=msgspec.structs.replace(run.league, players=players))
    path_of(services.campaigns.folder, run.id).write_bytes(encode(odd))
    services.settings.last_game = {"names": ODD, "seats": [{"name": name, "person": True} for name in ODD]}
    services.settings.save()
    services.close()
    return folder


@pytest.fixture
def home(folder: Path) -> Iterator[Robot]:
    """The program at its title, with such names in its folder."""
    services = silent(Services(folder))
    app = App(services, open_table=opening_of)
    app.start(TitleScene())
    driver = Robot(app)
    driver.frames(3)
    yield driver
    app.close()
    services.close()


@pytest.mark.parametrize("scene", [LoadScene, ReplaysScene, ChronicleScene, CampaignsScene, CustomGameScene])
def test_a_folder_of_names_that_cannot_be_shown_is_shown(scene: Callable[[], Scene], home: Robot) -> None:
    assert isinstance(home.scene, TitleScene) and home.sees("continue")
    home.scene.push(scene())
    home.until(lambda: not getattr(home.scene, "busy", False))
    home.frames(3)
    assert isinstance(home.scene, scene)  # type: ignore[arg-type]


def test_the_game_left_last_with_such_names_goes_on(home: Robot) -> None:
    home.key("enter")
    home.until(lambda: any(hasattr(scene, "session") for scene in home.app.stack.scenes))
    home.frames(3)


@pytest.mark.parametrize("text", ["A\0da", "\0", "\u200b", "\ufe0f", "\ud800", "", "\x1b\n"])
def test_no_text_is_beyond_what_can_be_painted(text: str, open_app: Callable[[], Robot]) -> None:
    """Should one come past the gate, it is shown without what cannot be set."""
    surface = open_app().app.surface
    for px in (16, 60):
        face = role_face(theme.BODY, px)
        assert face.line(text, theme.TEXT).get_height() and face.width(text) >= 0
        draw.text(surface, text, theme.BODY, px, theme.TEXT, (10, 10))
        RichText(escape(text), theme.BODY, px, 200).draw(surface, (10, 40))
        RichText(text, theme.BODY, px, 200).draw(surface, (10, 40))


def test_a_name_that_cannot_be_kept_is_refused_where_it_is_typed(open_app: Callable[[Scene], Robot]) -> None:
    driver = open_app(PromptScene("Save as", "A name for this game:", "", "Save"))
    prompt = driver.scene
    assert isinstance(prompt, PromptScene)
    driver.type("**Friday**")
    driver.key("enter")
    told = say("error-typed-marks", what=say("error-typed-name"))
    assert driver.scene is prompt and told in prompt.words, "it stays open and says why"
    driver.frames(2)
    driver.type("\0\u200b\x1b.")
    assert prompt.text == "**Friday**."


def test_what_is_pasted_comes_in_without_what_cannot_be_seen(
    open_app: Callable[[Scene], Robot], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = open_app(PromptScene("Save as", "A name for this game:", "", "Save"))
    prompt = driver.scene
    assert isinstance(prompt, PromptScene)
    for pasted, shows in (("Fri\u200bday\u2069", "Friday"), ("\u200b", "Friday"), ("\tnight\x1b", "Friday night")):
        monkeypatch.setattr("game.ui.widgets.line.clipboard_paste", lambda text=pasted: text)
        driver.key("ctrl+v")
        driver.frames()
        assert prompt.text == shows
