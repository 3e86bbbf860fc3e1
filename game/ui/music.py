"""Music: slow segments streamed one after another, calm or tense by how near the end of the game is."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.shipped import asset, go_without

Pieces = tuple[str, ...]
"""The pieces of a place, by name. All their segments stand on one drone, so any may follow any other."""
CALM, TENSE = 4, 2
"""How many segments a piece has of each sort; those of a place that knows no strain are all calm."""
UNEASY_FROM, TENSE_FROM = 20 / 30, 26 / 30
"""From what strain on every second segment is tense, and every one."""
GAIN = 0.8
REST_MS = 25_000
"""After each piece there is so much silence: what never stops is no longer heard."""
FADE_MS = 1500


class Programme:
    """Which segment comes next: a piece from its first to its last, then a rest, then the place's other piece."""

    def __init__(self) -> None:
        self.pieces: Pieces = ()
        self._piece = self._done = self._tense = 0

    def go_to(self, pieces: Pieces) -> None:
        """Begin with a piece of another place; one that is left and come back to goes on with its next."""
        self.pieces, self._done = pieces, 0
        self._piece += 1

    def next(self, strain: float) -> str:
        """The name of the next segment; empty where the music rests. ``strain`` is 0 at first and 1 at the end."""
        if self._done == CALM:
            self._done = 0
            self._piece += 1
            return ""
        piece, self._done = self.pieces[self._piece % len(self.pieces)], self._done + 1
        if strain >= TENSE_FROM or (strain >= UNEASY_FROM and not self._done % 2):
            self._tense = self._tense % TENSE + 1
            return f"{piece}_tense_{self._tense}"
        return f"{piece}_{self._done}"


class Music:
    """Plays a programme through the mixer's stream; call ``go_on`` every frame, with the mixer open."""

    def __init__(self) -> None:
        self._programme = Programme()
        self._playing = self._queued = self._broken = False
        self._last = False
        """Whether what plays is the last segment of its piece."""
        self._at = 0
        self._rests_until = 0

    def go_on(self, pieces: Pieces, strain: Callable[[], float], volume: int) -> None:
        """Keep what is to be heard going: the music of a place at a volume; with none of either it fades.

        The next segment is handed over while one plays, so that nothing is missing between them.
        """
        if self._broken:
            return
        if pieces != self._programme.pieces:
            self._programme.go_to(pieces)
            self._rests_until = 0
            self._fade()
        if not volume or not pieces:
            self._fade()
        elif pygame.mixer.music.get_busy():
            self._hand_over(strain)
        elif self._last:
            self._last, self._rests_until = False, pygame.time.get_ticks() + REST_MS
        elif pygame.time.get_ticks() >= self._rests_until:
            self._begin(strain, volume)

    def volume_changed(self, volume: int) -> None:
        """Take up another volume."""
        pygame.mixer.music.set_volume(volume / 100 * GAIN)

    def _begin(self, strain: Callable[[], float], volume: int) -> None:
        self._playing = self._queued = False
        name = self._programme.next(strain())
        try:
            pygame.mixer.music.load(str(asset("music", f"{name}.ogg")))
            pygame.mixer.music.set_volume(volume / 100 * GAIN)
            pygame.mixer.music.play()
        except (OSError, pygame.error) as problem:
            self._give_up(name, problem)
            return
        self._playing, self._at = True, 0

    def _hand_over(self, strain: Callable[[], float]) -> None:
        """Name what follows the segment that plays, once; the last of a piece is followed by nothing."""
        at = pygame.mixer.music.get_pos()
        if at < self._at:
            # What was handed over plays by now.
            self._queued = False
        self._at = at
        if not self._playing or self._queued or at < FADE_MS:
            return
        self._queued = True
        name = self._programme.next(strain())
        self._last = not name
        if self._last:
            return
        try:
            pygame.mixer.music.queue(str(asset("music", f"{name}.ogg")))
        except (OSError, pygame.error) as problem:
            self._give_up(name, problem)

    def _fade(self) -> None:
        """Let what plays die away; what was to follow it does not come."""
        if self._playing:
            self._playing = self._queued = self._last = False
            pygame.mixer.music.fadeout(FADE_MS)

    def _give_up(self, name: str, problem: Exception) -> None:
        go_without(f"assets/music/{name}.ogg", problem)
        self._broken = True
