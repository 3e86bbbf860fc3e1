"""The music: its files, their loudness and seams, which segment comes next, and what is asked of the mixer."""

import logging
from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.games.registry import games
from game.match.settings import Settings, read_settings
from game.shipped import asset
from game.ui import music as music_module
from game.ui.gamescreen import screen_of
from game.ui.music import CALM, FADE_MS, GAIN, REST_MS, TENSE, Music, Pieces, Programme
from game.ui.scenes.title import TitleScene
from game.ui.sound import EFFECTS, Sound

np = pytest.importorskip("numpy")

RATE, SECONDS = 22050, 24
LEAST_LOUD, MOST_LOUD = -23.0, -18.0
CEILING = 10 ** (-1 / 20)


PLACES: dict[str, Pieces] = {"title": TitleScene.music, **{game: screen_of(game).music for game in games()}}
TITLE, WARS, DUEL, RITES = (PLACES[place] for place in ("title", "wars", "duel", "rites"))


def names(place: str) -> list[str]:
    """All segments of a place."""
    tense = TENSE if place != "title" else 0
    return [name for piece in PLACES[place]
            for name in (*(f"{piece}_{number}" for number in range(1, CALM + 1)),
                         *(f"{piece}_tense_{number}" for number in range(1, tense + 1)))]  # fmt: skip


ALL = [name for place in PLACES for name in names(place)]


# The files --------------------------------------------------------------------------------------


@pytest.fixture
def levels(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The measuring of the scripts that made the sounds."""
    monkeypatch.syspath_prepend(str(Path(__file__).resolve().parents[2] / "scripts"))
    from soundart import levels

    return levels


@pytest.fixture
def mixer(request: pytest.FixtureRequest) -> Iterator[None]:
    """A mixer that gives samples as they are in the files of a rate."""
    pygame.mixer.init(getattr(request, "param", RATE), -16, 2, allowedchanges=0)
    yield
    pygame.mixer.quit()


def samples(kind: str, name: str) -> Any:
    """A file's samples, left and right."""
    raw = pygame.mixer.Sound(str(asset(kind, f"{name}.ogg"))).get_raw()
    return np.frombuffer(raw, dtype="<i2").reshape(-1, 2) / 32768


def test_the_folder_holds_the_segments_the_program_knows_and_no_others() -> None:
    assert sorted(path.name for path in asset("music").iterdir()) == sorted(f"{name}.ogg" for name in ALL)


def test_all_that_is_heard_is_small() -> None:
    folders = (asset("music"), asset("sounds"))
    assert sum(path.stat().st_size for folder in folders for path in folder.iterdir()) < 8_000_000


@pytest.mark.parametrize("name", ALL)
def test_a_segment_is_as_loud_as_the_others_does_not_clip_and_ends_softly(
    name: str, mixer: None, levels: Any
) -> None:
    wave = samples("music", name)
    assert len(wave) == pytest.approx(SECONDS * RATE, abs=RATE // 100)
    assert LEAST_LOUD <= levels.integrated(wave, RATE) <= MOST_LOUD
    assert np.abs(wave).max() < CEILING
    for end in (wave[: RATE // 10], wave[-RATE // 10 :]):
        assert 0 < np.sqrt((end**2).mean()) < 10 ** (-40 / 20)


@pytest.mark.parametrize("place", PLACES)
def test_any_segment_may_follow_any_other_without_a_jump(place: str, mixer: None) -> None:
    ends = [(wave[:200], wave[-200:]) for wave in (samples("music", name) for name in names(place))]
    for (_, before), (after, _) in product(ends, ends):
        steps = [np.abs(right - left).max() for left, right in pairwise(np.concatenate([before, after]))]
        usual = max(*steps[:198], *steps[-198:])
        # A step of a thousandth, 60 dB down, nobody hears.
        assert max(steps[198:201]) <= max(1.5 * usual, 0.001)


@pytest.mark.parametrize("mixer", [44100], indirect=True)
def test_every_effect_is_as_loud_as_the_others(mixer: None, levels: Any) -> None:
    for name in (*EFFECTS, "ambience"):
        wave = samples("sounds", name)
        assert LEAST_LOUD <= levels.integrated(wave) <= MOST_LOUD, name
        assert levels.true_peak(wave) < -1, name


# What comes next --------------------------------------------------------------------------------


def test_a_piece_goes_from_its_first_segment_to_its_last_then_rests_and_the_other_follows() -> None:
    programme = Programme()
    programme.go_to(WARS)
    heard = [programme.next(0.0) for _ in range(2 * (CALM + 1))]
    first, second = heard[: CALM + 1], heard[CALM + 1 :]
    assert first[-1] == second[-1] == ""
    assert {name.rsplit("_", 1)[0] for name in first[:-1]} != {name.rsplit("_", 1)[0] for name in second[:-1]}
    for piece in (first, second):
        assert [name[-1] for name in piece[:-1]] == ["1", "2", "3", "4"]


@pytest.mark.parametrize(("doom", "tense"), [(0, 0), (19, 0), (20, 2), (25, 2), (26, 4), (30, 4)])
def test_the_music_grows_tense_with_doom(doom: int, tense: int) -> None:
    programme = Programme()
    programme.go_to(DUEL)
    heard = [programme.next(doom / 30) for _ in range(CALM)]
    assert sum("tense" in name for name in heard) == tense
    assert set(heard) <= set(names("duel"))
    assert all(left != right for left, right in pairwise(heard))


def test_each_game_has_two_pieces_of_its_own() -> None:
    assert all(len(PLACES[game]) == 2 for game in games())
    assert len({piece for pieces in PLACES.values() for piece in pieces}) == 1 + 2 * len(games())


# The mixer --------------------------------------------------------------------------------------


class Stream:
    """What the mixer's stream does, without time."""

    def __init__(self) -> None:
        self.now: list[str] = []
        self.heard: list[str] = []
        self.at = 0
        self.volume = 0.0
        self.faded = 0

    def load(self, path: str) -> None:
        self.now = [Path(path).stem]

    def play(self) -> None:
        self.at = 0
        self.heard.append(self.now[0])

    def queue(self, path: str) -> None:
        self.now[1:] = [Path(path).stem]

    def end(self) -> None:
        """What plays is over."""
        self.now.pop(0)
        if self.now:
            self.play()

    def get_busy(self) -> bool:
        return bool(self.now)

    def get_pos(self) -> int:
        return self.at if self.now else -1

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    def fadeout(self, ms: int) -> None:
        self.faded += 1
        self.now.clear()

    def stop(self) -> None:
        self.now.clear()


@pytest.fixture
def stream(monkeypatch: pytest.MonkeyPatch) -> Stream:
    found = Stream()
    monkeypatch.setattr(pygame.mixer, "music", found)
    return found


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    ticks = [1000]
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: ticks[0])
    return ticks


def calm() -> float:
    return 0.0


def hear(music: Music, stream: Stream, place: Pieces, segments: int) -> None:
    """Let segments go by."""
    for _ in range(segments):
        for at in (0, FADE_MS, 12_000):
            stream.at = at
            music.go_on(place, calm, 40)
        stream.end()
        music.go_on(place, calm, 40)


def test_what_follows_is_handed_over_while_a_segment_plays(stream: Stream, now: list[int]) -> None:
    music = Music()
    music.go_on(TITLE, calm, 50)
    assert stream.heard == ["title_hall_1"] and stream.volume == 0.5 * GAIN
    stream.at = FADE_MS
    for _ in range(3):
        music.go_on(TITLE, calm, 50)
    assert stream.now == ["title_hall_1", "title_hall_2"]


def test_after_a_piece_there_is_silence_for_a_while(stream: Stream, now: list[int]) -> None:
    music = Music()
    music.go_on(TITLE, calm, 40)
    hear(music, stream, TITLE, CALM)
    assert stream.heard == [f"title_hall_{number}" for number in range(1, CALM + 1)]
    now[0] += REST_MS - 1
    music.go_on(TITLE, calm, 40)
    assert not stream.get_busy()
    now[0] += 1
    music.go_on(TITLE, calm, 40)
    assert stream.heard[-1] == "title_hall_1" and stream.get_busy()


def test_another_place_has_its_own_music_at_once(stream: Stream, now: list[int]) -> None:
    music = Music()
    music.go_on(TITLE, calm, 40)
    music.go_on(RITES, calm, 40)
    assert stream.faded == 1
    music.go_on(RITES, calm, 40)
    assert stream.heard[-1].startswith("rites_")


def test_at_volume_0_the_music_dies_away_and_nothing_more_is_read(stream: Stream, now: list[int]) -> None:
    music = Music()
    music.go_on(TITLE, calm, 40)
    for _ in range(3):
        music.go_on(TITLE, calm, 0)
    assert stream.faded == 1 and not stream.get_busy()
    now[0] += REST_MS
    music.go_on(TITLE, calm, 0)
    assert stream.heard == ["title_hall_1"]


def test_a_missing_file_is_told_once_and_then_there_is_no_music(
    stream: Stream, now: list[int], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def nowhere(kind: str, name: str) -> Path:
        raise FileNotFoundError(name)

    monkeypatch.setattr(music_module, "asset", nowhere)
    music = Music()
    with caplog.at_level(logging.INFO):
        for _ in range(3):
            music.go_on(TITLE, calm, 40)
    assert len(caplog.records) == 1 and not stream.heard


def test_the_real_mixer_goes_on_from_segment_to_segment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(music_module, "FADE_MS", 300)
    pygame.mixer.init(44100, -16, 2, 1024)
    music = Music()
    music.go_on(TITLE, calm, 40)
    pygame.mixer.music.set_pos(SECONDS - 0.2)
    pygame.mixer.music.queue(str(asset("music", "title_hall_2.ogg")))
    end = pygame.time.get_ticks() + 20_000
    at = before = pygame.mixer.music.get_pos()
    while at >= before and pygame.time.get_ticks() < end:
        pygame.time.wait(5)
        before, at = at, pygame.mixer.music.get_pos()
    assert at < before and pygame.mixer.music.get_busy()
    music.go_on(TITLE, calm, 0)
    while pygame.mixer.music.get_busy() and pygame.time.get_ticks() < end:
        pygame.time.wait(5)
    assert not pygame.mixer.music.get_busy()
    pygame.mixer.quit()


# Settings ---------------------------------------------------------------------------------------


def test_settings_from_before_the_music_have_it_at_its_usual_volume(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b'{"effects_volume": 10, "ambience_volume": 20}')
    found, problem = read_settings(tmp_path / "settings.json")
    assert (found.effects_volume, found.ambience_volume, found.music_volume, problem) == (10, 20, 40, "")


def test_music_alone_opens_the_mixer_and_is_not_heard_before(stream: Stream, now: list[int]) -> None:
    sound = Sound(Settings(effects_volume=0, ambience_volume=0, music_volume=40))
    sound.start_background()
    sound.go_on(TITLE, calm)
    assert not stream.heard
    sound.begin()
    sound.wait(60)
    sound.go_on(TITLE, calm)
    assert stream.heard == ["title_hall_1"]
    sound.stop_background()
    sound.go_on(TITLE, calm)
    assert not stream.get_busy()
    sound.close()
