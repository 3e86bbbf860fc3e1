"""Sounds, ambience and music: opened behind the window's back, and nothing but silence where there is no card."""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections.abc import Callable, Mapping
from pathlib import Path

import pygame

from game.match.settings import Settings
from game.shipped import asset, go_without
from game.ui.music import Music, Pieces

log = logging.getLogger(__name__)

VOICE = "voice_"
"""What the names of the factions' voices begin with; the faction's id follows."""
EFFECTS = ("click", "move", "dice", "page", "kill", "pain", "capture", "gate", "book", "sign", "ritual", "awakening",
           "card", "deal", "knock", "battle", "sixth_book", "fallen", "instant_death", "victory", "defeat", "rite_won",
           "rising", "power_play", "doom", "lift", "set_down",
           *(VOICE + faction for faction in ("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign",
                                             "windwalker", "opener_of_the_way", "ancients", "sleeper")))  # fmt: skip
AMBIENCE = "ambience"
GAINS: Mapping[str, float] = {
    "click": 0.26, "lift": 0.25, "doom": 0.3, "card": 0.4, "set_down": 0.45, "move": 0.48, "page": 0.48, "sign": 0.55,
    "deal": 0.56, "capture": 0.6, "knock": 0.6, "book": 0.6, "pain": 0.6, "kill": 0.7, "power_play": 0.6,
    "gate": 0.75, "dice": 0.8, "battle": 0.8, "rite_won": 0.8, "sixth_book": 0.8, AMBIENCE: 0.6,
}  # fmt: skip
"""How much softer than its file a sound is played, 1 where it is not: all files are as loud as each other."""
VOICES_GAIN = 0.7
RATE = 44_100
BUFFER = 1024
"""Samples mixed at a time: a fiftieth of a second, late enough to cost little and early enough not to be noticed."""
CHANNELS = 12
GAP_MS = 90
"""A sound that began less than this ago is not begun again: two at once are only louder."""
FADE_IN_MS, FADE_OUT_MS = 2500, 600


def card_in_sight(environ: Mapping[str, str], root: Path = Path("/")) -> bool:
    """Whether a Linux system has anything that could play sound: a card, a sound server, or a setting that names one.

    Asked first, because ALSA, when there is nothing, says so in dozens of lines on the terminal.
    """
    if any(environ.get(name) for name in ("SDL_AUDIODRIVER", "SDL_AUDIO_DRIVER", "PULSE_SERVER", "PIPEWIRE_REMOTE")):
        return True
    if any((root / "dev/snd").glob("pcm*p")):
        return True
    home = Path(environ.get("HOME") or "/nonexistent")
    runtime = Path(environ["XDG_RUNTIME_DIR"]) if environ.get("XDG_RUNTIME_DIR") else None
    places = [root / "etc/asound.conf", root / "run/pulse/native", home / ".asoundrc"]
    if runtime:
        places += [runtime / "pulse/native", runtime / "pipewire-0"]
    return any(place.exists() for place in places)


def gain_of(name: str) -> float:
    """How much softer than its file a sound is played."""
    return GAINS.get(name, VOICES_GAIN if name.startswith(VOICE) else 1.0)


class Sound:
    """What the program lets hear. Every call returns at once, and is harmless before ``begin`` and without a card.

    The mixer is opened and the files are read in a thread; until that is done there is silence. With all volumes
    at 0 nothing is opened at all.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._thread: threading.Thread | None = None
        self._open = False
        self._closing = False
        self._wanted = False
        self._playing = False
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._last: dict[str, int] = {}
        self._music = Music()

    # Opening and closing ----------------------------------------------------------------------

    def begin(self) -> None:
        """Open the mixer in a thread, unless that was done or nothing is to be heard. Call it after the first frame."""
        settings = self._settings
        if self._thread is None and (settings.effects_volume or settings.ambience_volume or settings.music_volume):
            self._thread = threading.Thread(target=self._prepare, name="sound", daemon=True)
            self._thread.start()

    @property
    def open(self) -> bool:
        return self._open

    def wait(self, seconds: float) -> bool:
        """Wait until all is read; whether that is so."""
        if self._thread:
            self._thread.join(seconds)
        return self._thread is not None and not self._thread.is_alive()

    def _prepare(self) -> None:
        if sys.platform == "linux" and not card_in_sight(os.environ):
            log.info("There is no sound card: the game plays silently.")
            return
        try:
            pygame.mixer.init(RATE, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(1)
        except (NotImplementedError, pygame.error) as problem:
            # NotImplementedError: a pygame that was built without its mixer.
            log.warning("No sound can be played (%s): the game plays silently.", problem)
            return
        self._open = True
        self._read()
        if not self._closing:
            self._keep_ambience()

    def _read(self) -> None:
        for name in (*EFFECTS, AMBIENCE):
            if self._closing:
                return
            try:
                self._sounds[name] = pygame.mixer.Sound(str(asset("sounds", f"{name}.ogg")))
            except (OSError, pygame.error) as problem:
                go_without(f"assets/sounds/{name}.ogg", problem)

    def close(self) -> None:
        """Be silent for good."""
        self._closing = True
        if self._thread:
            # The mixer must not be opened after pygame has been left.
            self._thread.join(5)
        if self._open:
            self._open = False
            self._sounds.clear()
            pygame.mixer.music.stop()
            pygame.mixer.quit()

    # Being heard ------------------------------------------------------------------------------

    def play(self, name: str) -> bool:
        """Begin one of ``EFFECTS``; whether it is heard. ``ValueError`` for any other name."""
        if name not in EFFECTS:
            raise ValueError(f"there is no sound {name!r}")
        volume = self._settings.effects_volume
        sound = self._sounds.get(name)
        now = pygame.time.get_ticks()
        if not self._open or not volume or sound is None or now - self._last.get(name, -GAP_MS) < GAP_MS:
            return False
        self._last[name] = now
        sound.set_volume(volume / 100 * gain_of(name))
        return sound.play() is not None

    def start_background(self) -> None:
        """Let ambience and music be heard."""
        self._wanted = True
        self._keep_ambience()

    def stop_background(self) -> None:
        """Let ambience and music die away until they are started again."""
        self._wanted = False
        self._keep_ambience()

    def go_on(self, pieces: Pieces, strain: Callable[[], float]) -> None:
        """Keep the music of a place going; call it every frame. ``strain`` tells how near the end of its game is."""
        if self._open:
            self._music.go_on(pieces, strain, self._settings.music_volume if self._wanted else 0)

    def volumes_changed(self) -> None:
        """Take up other volumes; a mixer not opened yet is opened now if it is needed."""
        self.begin()
        self._keep_ambience()
        if self._open:
            self._music.volume_changed(self._settings.music_volume)

    def _keep_ambience(self) -> None:
        """Start, stop or tune the ambience as it is wanted."""
        sound = self._sounds.get(AMBIENCE)
        if not self._open or sound is None:
            return
        volume = self._settings.ambience_volume
        channel = pygame.mixer.Channel(0)
        if not self._wanted or not volume:
            # The channel counts as busy while it fades, and must not be taken for playing then.
            self._playing = False
            if channel.get_volume():
                channel.fadeout(FADE_OUT_MS)
            else:
                # SDL does not fade what has only begun to fade in: it would go on and become loud.
                channel.stop()
            return
        sound.set_volume(volume / 100 * gain_of(AMBIENCE))
        if not self._playing:
            self._playing = True
            channel.play(sound, loops=-1, fade_ms=FADE_IN_MS)
