"""What is heard: the sounds that ship, the silence without a card, volumes, and which event makes which sound."""

import array
import ast
import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain, pairwise
from pathlib import Path

import pygame
import pytest

from game.engine.event import Event
from game.engine.result import Result
from game.games.wars.rules.units import FACTIONS
from game.games.wars.screen.voices import sounds_of
from game.match.match import Seat
from game.match.settings import Settings, read_settings, write_settings
from game.shipped import asset
from game.ui import sound as sound_module
from game.ui.scenes.settings import SettingsScene
from game.ui.sound import AMBIENCE, EFFECTS, GAINS, VOICE, Sound, card_in_sight
from game.ui.table.sounds import ASKED, BY_KIND, BY_WORD, INSTEAD, LIFT, MOST, SET_DOWN, SOUNDS, TableSounds
from scripts.window.robot import Robot
from tests.ui.fakes import FakeServices
from tests.ui.playing import FIGHT, GC, Opener

GAMES = Path(__file__).resolve().parents[2] / "game" / "games"
LOUDEST = 32767


@pytest.fixture
def opened() -> Iterator[Callable[..., Sound]]:
    """Makes sounds, ready to be heard by a card that is not there, and closes them at the end."""
    made: list[Sound] = []

    def make(settings: Settings | None = None) -> Sound:
        sound = Sound(settings or Settings())
        made.append(sound)
        sound.begin()
        sound.wait(60)
        return sound

    yield make
    for sound in made:
        sound.close()


@pytest.fixture
def mixer() -> Iterator[None]:
    """A mixer that gives samples as they are in the files."""
    pygame.mixer.init(sound_module.RATE, -16, 2, allowedchanges=0)
    yield
    pygame.mixer.quit()


# The files --------------------------------------------------------------------------------------


def samples(name: str) -> "array.array[int]":
    """A sound's samples, left and right in turn."""
    return array.array("h", pygame.mixer.Sound(str(asset("sounds", f"{name}.ogg"))).get_raw())


def test_the_folder_holds_the_sounds_the_program_knows_and_no_others() -> None:
    assert {path.stem for path in asset("sounds").iterdir()} == {*EFFECTS, AMBIENCE}


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_opens_is_short_and_neither_clips_nor_clicks(name: str, mixer: None) -> None:
    path = asset("sounds", f"{name}.ogg")
    assert path.stat().st_size <= 30_000
    wave = samples(name)
    assert 0.05 < len(wave) / 2 / sound_module.RATE < 3.3
    assert 0.2 * LOUDEST < max(map(abs, wave)) < 0.88 * LOUDEST
    # It begins and ends in silence: a sound cut off would crack.
    assert max(map(abs, wave[:32])) < 0.01 * LOUDEST
    assert max(map(abs, wave[-128:])) < 0.01 * LOUDEST


def test_the_ambience_is_small_soft_and_goes_round_without_a_jump(mixer: None) -> None:
    assert asset("sounds", f"{AMBIENCE}.ogg").stat().st_size <= 200_000
    wave = samples(AMBIENCE)
    assert len(wave) == 24 * 2 * sound_module.RATE
    assert max(map(abs, wave)) < 0.5 * LOUDEST
    for side in (0, 1):
        channel = wave[side::2]
        steps = max(abs(after - before) for before, after in pairwise(channel))
        assert abs(channel[0] - channel[-1]) <= steps


# Opening ----------------------------------------------------------------------------------------


def test_sounds_are_heard_once_everything_is_read(opened: Callable[..., Sound]) -> None:
    sound = opened()
    assert sound.open and all(sound.play(name) for name in EFFECTS[:4])
    assert pygame.mixer.get_busy()


def test_the_same_sound_twice_at_once_is_heard_once(
    opened: Callable[..., Sound], monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = opened()
    now = pygame.time.get_ticks()
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now)
    assert sound.play("kill")
    assert not sound.play("kill")


def test_a_name_that_is_no_sound_is_a_mistake(opened: Callable[..., Sound]) -> None:
    for sound in (opened(), Sound(Settings())):
        with pytest.raises(ValueError, match="no sound 'kil'"):
            sound.play("kil")


def test_before_the_mixer_is_open_there_is_silence() -> None:
    sound = Sound(Settings())
    sound.start_background()
    assert not sound.play("dice")
    sound.stop_background()
    sound.close()
    assert not pygame.mixer.get_init()


def test_after_closing_there_is_silence(opened: Callable[..., Sound]) -> None:
    sound = opened()
    sound.close()
    assert not sound.play("dice")
    sound.start_background()
    assert not pygame.mixer.get_init()


def test_nothing_is_opened_while_all_volumes_are_off(opened: Callable[..., Sound]) -> None:
    volumes = Settings(effects_volume=0, ambience_volume=0, music_volume=0)
    sound = opened(volumes)
    assert not sound.open
    assert not pygame.mixer.get_init()
    volumes.effects_volume = 50
    sound.volumes_changed()
    sound.wait(60)
    assert sound.play("dice")


def refuse(*_: object) -> None:
    raise pygame.error("ALSA: Couldn't open audio device: No such file or directory")


def test_a_mixer_that_cannot_be_opened_is_told_in_one_line(
    opened: Callable[..., Sound], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pygame.mixer, "init", refuse)
    with caplog.at_level(logging.INFO):
        sound = opened()
        sound.start_background()
        sound.volumes_changed()
    assert not sound.open
    assert not any(sound.play(name) for name in EFFECTS)
    (line,) = [record.getMessage() for record in caplog.records]
    assert "silently" in line
    assert "Couldn't open" in line


@pytest.mark.skipif(not sound_module.sys.platform.startswith("linux"), reason="only Linux is looked at beforehand")
def test_without_a_card_the_mixer_is_not_even_tried(
    opened: Callable[..., Sound], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[int] = []
    monkeypatch.setattr(pygame.mixer, "init", lambda *_: tried.append(1))
    monkeypatch.setattr(sound_module, "card_in_sight", lambda _: False)
    with caplog.at_level(logging.INFO):
        sound = opened()
        sound.begin()
    assert not tried
    assert not sound.play("move")
    assert [record.getMessage() for record in caplog.records] == ["There is no sound card: the game plays silently."]


def test_missing_and_broken_files_are_silent_and_told_in_a_line_each(
    opened: Callable[..., Sound], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.ogg"
    broken.write_bytes(b"OggS and no more")

    def found(kind: str, name: str) -> Path:
        if name == "dice.ogg":
            raise FileNotFoundError(f"this installation lacks assets/{kind}/{name}")
        return broken if name == f"{AMBIENCE}.ogg" else asset(kind, name)

    monkeypatch.setattr(sound_module, "asset", found)
    with caplog.at_level(logging.INFO):
        sound = opened()
        sound.start_background()
    assert not sound.play("dice")
    assert sound.play("move")
    assert not pygame.mixer.Channel(0).get_busy()
    first, second = sorted(record.getMessage() for record in caplog.records)
    assert AMBIENCE in first
    assert "dice" in second


def test_a_card_or_a_server_is_seen(tmp_path: Path) -> None:
    home, root, runtime = tmp_path / "home", tmp_path / "root", tmp_path / "run"
    environ = {"HOME": str(home), "XDG_RUNTIME_DIR": str(runtime)}
    assert not card_in_sight({}, root)
    assert not card_in_sight(environ, root)
    (root / "dev/snd").mkdir(parents=True)
    (root / "dev/snd/timer").touch()
    (root / "dev/snd/pcmC0D0c").touch()
    assert not card_in_sight(environ, root), "a timer and a microphone play nothing"
    for place in ("root/dev/snd/pcmC0D0p", "root/etc/asound.conf", "home/.asoundrc", "run/pulse/native",
                  "run/pipewire-0"):  # fmt: skip
        path = tmp_path / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        assert card_in_sight(environ, root), place
        path.unlink()
    for name in ("SDL_AUDIODRIVER", "PULSE_SERVER"):
        assert card_in_sight({name: "dummy"}, root)


# Volumes ----------------------------------------------------------------------------------------


def playing() -> list[float]:
    """How loud the effects are that are heard now."""
    channels = map(pygame.mixer.Channel, range(1, sound_module.CHANNELS))
    return [channel.get_sound().get_volume() for channel in channels if channel.get_busy()]


def test_effects_are_as_loud_as_the_settings_say(opened: Callable[..., Sound]) -> None:
    volumes = Settings(effects_volume=50)
    sound = opened(volumes)
    assert sound.play("ritual") and playing() == pytest.approx([0.5], abs=0.01)
    volumes.effects_volume = 100
    assert sound.play("victory") and playing()[-1] == 1
    assert sound.play("click") and playing()[-1] == pytest.approx(GAINS["click"], abs=0.01), "its file is louder"
    volumes.effects_volume = 0
    assert not sound.play("sign")


def test_the_ambience_goes_round_and_stops_at_nothing(opened: Callable[..., Sound]) -> None:
    volumes = Settings(ambience_volume=40)
    sound = opened(volumes)
    channel = pygame.mixer.Channel(0)
    assert not channel.get_busy(), "nobody has asked for it"
    sound.start_background()
    assert channel.get_sound().get_length() == pytest.approx(24, abs=0.1)
    assert channel.get_sound().get_volume() == pytest.approx(0.4 * GAINS[AMBIENCE], abs=0.01)
    volumes.ambience_volume = 80
    sound.volumes_changed()
    assert channel.get_sound().get_volume() == pytest.approx(0.8 * GAINS[AMBIENCE], abs=0.01)
    volumes.ambience_volume = 0
    sound.volumes_changed()
    assert silent(channel)
    volumes.ambience_volume = 10
    sound.volumes_changed()
    assert channel.get_busy()
    sound.stop_background()
    assert silent(channel)


def silent(channel: pygame.mixer.Channel) -> bool:
    """Whether a channel falls silent in due course."""
    end = pygame.time.get_ticks() + 100 * sound_module.FADE_OUT_MS
    while channel.get_busy() and pygame.time.get_ticks() < end:
        pygame.time.wait(10)
    return not channel.get_busy()


def test_effects_leave_the_ambience_its_channel(opened: Callable[..., Sound]) -> None:
    sound = opened()
    for name in EFFECTS:
        sound.play(name)
    assert not pygame.mixer.Channel(0).get_busy()


def test_volumes_are_kept(tmp_path: Path) -> None:
    assert (Settings().effects_volume, Settings().ambience_volume, Settings().music_volume) == (70, 30, 40)
    kept = Settings(effects_volume=0, ambience_volume=100, music_volume=15)
    assert write_settings(tmp_path / "settings.json", kept) == ""
    found, problem = read_settings(tmp_path / "settings.json")
    assert (found.effects_volume, found.ambience_volume, found.music_volume, problem) == (0, 100, 15, "")


@pytest.mark.parametrize("volume", [b"-1", b"101", b'"loud"', b"0.5"])
def test_a_volume_that_is_none_is_refused(tmp_path: Path, volume: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(b'{"effects_volume": ' + volume + b"}")
    found, problem = read_settings(tmp_path / "settings.json")
    assert found == Settings()
    assert "damaged" in problem


# The window -------------------------------------------------------------------------------------


def test_the_mixer_waits_for_the_first_frame(
    open_app: Callable[..., Robot], services: FakeServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    flip = pygame.display.flip
    monkeypatch.setattr(pygame.display, "flip", lambda: (order.append("frame"), flip()))
    monkeypatch.setattr(Sound, "_prepare", lambda _: order.append("mixer"))
    services.settings.effects_volume = 70
    driver = open_app(SettingsScene())
    driver.app.sound.wait(60)
    assert order[:1] == ["frame"] and order.count("mixer") == 1


def test_the_settings_page_sets_each_volume(
    open_app: Callable[..., Robot], services: FakeServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = open_app(SettingsScene())
    played: list[str] = []
    monkeypatch.setattr(Sound, "play", lambda _, name: played.append(name))
    for name, key, volume in (("effects", "effects_volume", 15), ("music", "music_volume", 15),
                              ("ambience", "ambience_volume", 15)):
        saved = services.settings.saved
        driver.go_to(name)
        driver.key("right")
        assert getattr(services.settings, key) == volume
        assert services.settings.saved > saved
    assert played == ["click", "move", "click", "click"], "the player hears how loud it is now"
    driver.app.sound.wait(60)
    assert driver.app.sound.open
    assert pygame.mixer.Channel(0).get_busy()


def test_the_ambience_is_silent_while_the_window_is_put_away(
    open_app: Callable[..., Robot], services: FakeServices
) -> None:
    services.settings.ambience_volume = 30
    driver = open_app()
    driver.app.sound.wait(60)
    channel = pygame.mixer.Channel(0)
    assert channel.get_busy()
    driver.post(pygame.WINDOWMINIMIZED)
    assert silent(channel)
    driver.post(pygame.WINDOWRESTORED)
    assert channel.get_busy()


# The table --------------------------------------------------------------------------------------


def emitted() -> tuple[set[str], set[str]]:
    """The kinds of events that the games' rules report, and every word that stands in those rules."""
    kinds, words = set(), set()
    for path in GAMES.glob("**/rules/**/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("emit", "emit_secret"):
                kinds |= {part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)}
    return kinds, words


def test_only_events_that_are_reported_have_a_sound_and_every_sound_has_a_use() -> None:
    kinds, words = emitted()
    assert set(BY_KIND) <= kinds
    assert {kind for kind, _ in BY_WORD} <= kinds
    assert {word for _, word in BY_WORD} <= words
    own = {"defeat", "sixth_book", "fallen", "rite_won", VOICE}
    used = {*BY_KIND.values(), *BY_WORD.values(), ASKED, SET_DOWN, *own}
    assert used == set(SOUNDS)
    voices = {name for name in EFFECTS if name.startswith(VOICE)}
    assert used - {VOICE} | {"click", LIFT} | voices == set(EFFECTS)
    assert {VOICE + kind for kind in FACTIONS} == voices
    assert {*INSTEAD, *chain(*INSTEAD.values()), *GAINS} <= {*EFFECTS, AMBIENCE}


@pytest.fixture
def heard() -> tuple[TableSounds, list[str]]:
    """A table's sounds, and what is heard of them."""
    played: list[str] = []
    return TableSounds(played.append), played


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ([Event("moved", (3, 1, 2, "move"))], ["move"]),
        ([Event("placed", (3, 1, "summon"))], ["move"]),
        ([Event("placed", (3, 1, "awaken"))], ["awakening"]),
        ([Event("assigned", (3, "pain"))], ["pain"]),
        ([Event("assigned", (3, "kill"))], []),
        ([Event("battle", (0, 1, 5))], ["battle"]),
        ([Event("doom", (0, 3, "gates"))], ["doom"]),
        ([Event("ended", ("doom_30",))], ["victory"]),
        ([Event("ended", ("instant_death",))], ["instant_death"]),
        ([Event("power_play", (0, 1))], ["power_play"]),
        ([Event("rolled", (0, 6, 6)), Event("rolled", (1, 1))], ["dice"]),
        ([Event("sign", (0, 0, "ritual")), Event("ritual", (0, 5, 2, 1))], ["ritual", "sign"]),
        ([Event("power", (0, 3, "gather")), Event("paid", (0, 1, "move"))], []),
    ],
)
def test_events_and_their_sounds(
    heard: tuple[TableSounds, list[str]], events: list[Event], expected: list[str]
) -> None:
    sounds, played = heard
    sounds.step(events, asked=False)
    assert played == expected


def test_a_step_is_never_louder_than_three_sounds(heard: tuple[TableSounds, list[str]]) -> None:
    sounds, played = heard
    sounds.step([Event(kind, ()) for kind in BY_KIND] * 2, asked=False)
    assert played == ["victory", "rising", "ritual"]
    assert len(played) == MOST


def test_what_says_more_is_heard_instead() -> None:
    own = {"book": ("sixth_book", "voice_sleeper"), "ended": ("defeat", "voice_ancients")}
    played: list[str] = []
    sounds = TableSounds(played.append, lambda event: own.get(event.kind, ()))
    sounds.step([Event("book", (0, "dreams"))], asked=False)
    assert played == ["voice_sleeper", "sixth_book"]
    played.clear()
    sounds.step([Event("ended", ("doom_30",))], asked=False)
    assert played == ["defeat", "voice_ancients"]


def test_a_piece_set_down_by_hand_is_not_heard_to_move(heard: tuple[TableSounds, list[str]]) -> None:
    sounds, played = heard
    sounds.lift()
    sounds.set_down()
    for _ in range(2):
        sounds.step([Event("moved", (3, 1, 2, "move"))], asked=False)
    assert played == ["lift", "set_down", "move"]


def test_a_faction_is_heard_when_it_awakens_has_all_its_spellbooks_or_wins(table: Opener) -> None:
    _, scene = table(FIGHT)
    now = scene.stage.table
    unit = next(piece.unit for piece in now.pieces.values() if piece.faction == GC)
    own = now.by_faction[GC]

    def heard(event: Event, books: tuple[str, ...] = (), won: str = GC) -> list[str]:
        sides = tuple(replace(side, books=books) if side is own else side for side in now.sides)
        result = Result((0,), (won,), False, False, "doom_30")
        return list(sounds_of(event, replace(now, sides=sides), result))

    assert heard(Event("placed", (unit, 3, "awaken"))) == [VOICE + GC]
    assert heard(Event("placed", (unit, 3, "summon"))) == []
    assert heard(Event("book", (own.number, "dreams")), own.all_books[:5]) == []
    assert heard(Event("book", (own.number, "dreams")), own.all_books) == ["sixth_book", VOICE + GC]
    great = next(piece.unit for piece in now.pieces.values() if piece.cls == "great_old_one")
    assert heard(Event("killed", (great, 3, 1))) == ["fallen"]
    assert heard(Event("killed", (next(p.unit for p in now.pieces.values() if p.kind == "deep_one"), 3, 1))) == []
    assert heard(Event("ended", ("doom_30",)), won="sleeper") == [VOICE + "sleeper"]
    assert heard(Event("ended", ("doom_30",)), won="quiet_star") == [], "a faction of others may have no voice"


def test_the_music_of_a_table_grows_with_doom(table: Opener) -> None:
    _, scene = table({**FIGHT, "doom": {GC: 24}})
    assert (scene.music, scene.strain) == (("wars_deep", "wars_stars"), 0.8)


def test_whoever_is_asked_hears_it_once(heard: tuple[TableSounds, list[str]]) -> None:
    sounds, played = heard
    for asked in (True, False, False, True, True, False, True):
        sounds.step([], asked)
    assert played == [ASKED, ASKED]


def test_nothing_is_heard_while_moves_are_skipped(heard: tuple[TableSounds, list[str]]) -> None:
    sounds, played = heard
    sounds.step([Event("killed", (3, 1, 0))], asked=False, skipping=True)
    assert played == []


def test_the_table_sounds_what_happens_now_and_not_what_is_told_anew(
    table: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str] = []
    monkeypatch.setattr(Sound, "play", lambda _, name: played.append(name))
    seats = tuple(Seat("", name) for name in ("Ada", "Bram", "Cora", "Dion"))
    driver, scene = table(FIGHT | {"units": {**FIGHT["units"], GC: {"acolyte": ["south_pacific"] * 2}}}, seats)
    assert played == [], "what has happened before the table was opened is history"
    driver.key("enter")  # the curtain
    assert played[-1:] == [ASKED]
    played.clear()
    driver.press("option.build_gate")
    assert "gate" in played
    played.clear()
    scene.undo()
    driver.frames(2)
    assert "gate" not in played
