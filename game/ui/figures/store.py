"""Files of figures and other pictures, decoded in a thread of their own: whoever asks gets what is there and looks
again later.

The thread lives as long as there is something to decode. ``come`` counts what has arrived: pictures made of what was
there before are out of date when it has changed. ``missed`` counts how often somebody had to do without what may still
come: what was painted while it grew has stand-ins in it.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterable

import pygame

from game.shipped import asset, go_without
from game.ui import palette
from game.ui.figures import fine
from game.ui.figures.index import FINE, FOLDER, Figure, index
from game.ui.kept import Kept, bytes_of
from game.ui.pictures import cut_to_fill

MOST_PICTURES = 32_000_000
"""Bytes of pictures that have been scaled to where they are shown."""
MOST_SHEETS, MOST_LARGE = 18_000_000, 24_000_000
"""Bytes of sheets and of large and fine pictures that are kept: large ones of eight factions are about ten million."""
PROPS = "props"
"""The folder of what is no unit and has no palette."""
SHARED = ("gate", "die", "marks")
"""What of it is on every table."""
Key = tuple[str, ...]
SCALED = "scaled"
"""First in the keys of pictures that are scaled when they are read: file, width and height follow."""


def _load(parts: Key) -> pygame.Surface:
    """Decode one file; ready to be drawn from as it is."""
    if parts[0] == SCALED:
        whole = pygame.image.load(str(asset(*parts[1].split("/"))))
        clear = whole.get_flags() & pygame.SRCALPHA
        made = cut_to_fill(whole, int(parts[2]), int(parts[3]))
        if not pygame.display.get_surface():
            return made
        return made.convert_alpha() if clear else made.convert()
    if parts[-1] == FINE:
        return fine.read(parts[0], index().by_id["/".join(parts[1:3])])
    return fine.decoded(*parts)


class Store:
    """What has been decoded; a file that is missing or damaged is told of once and then never asked for again."""

    def __init__(self, load: Callable[[Key], pygame.Surface] = _load) -> None:
        self.arrived: Callable[[], object] = lambda: None
        """Called from the thread whenever a picture has come."""
        self.come = self.missed = 0
        self._load = load
        self._sheets: Kept[pygame.Surface] = Kept(MOST_SHEETS, bytes_of)
        self._large: Kept[pygame.Surface] = Kept(MOST_LARGE, bytes_of, 2.0)
        self._pictures: Kept[pygame.Surface] = Kept(MOST_PICTURES, bytes_of, 3.0)
        self._bad: set[Key] = set()
        self._wanted: deque[Key] = deque()
        self._asked: set[Key] = set()
        self._lock = threading.Lock()
        self._working = False
        palette.when_changed(self._forget)

    # Asking -------------------------------------------------------------------------------------

    def sheet(self, faction: str) -> pygame.Surface | None:
        """The small figures of a faction in the palette in use; None until they are here, and asked for."""
        return self._get(self._sheets, (palette.in_use().id, faction))

    def large(self, figure: Figure) -> pygame.Surface | None:
        """The large picture of a figure in the palette in use; None without one, or until it is here."""
        if figure.large_foot is None:
            return None
        return self._get(self._large, (palette.in_use().id, figure.faction, figure.unit))

    def fine(self, figure: Figure) -> pygame.Surface | None:
        """The picture of a figure for the largest windows; None without one, or until it is here."""
        if figure.fine_foot is None:
            return None
        return self._get(self._large, (palette.in_use().id, figure.faction, figure.unit, FINE))

    def picture(self, file: str, width: int, height: int, alone: bool = False) -> pygame.Surface | None:
        """A file of ``assets`` that fills a size; None until it is here.

        ``alone``: it is shown in one size at a time, so that those asked for before are not wanted any more.
        """
        key = (SCALED, file, str(max(width, 1)), str(max(height, 1)))
        if alone and key not in self._asked:
            with self._lock:
                old = {each for each in self._wanted if each[:2] == key[:2]}
                self._wanted = deque(each for each in self._wanted if each not in old)
                self._asked -= old
        return self._get(self._pictures, key)

    def prop(self, name: str) -> pygame.Surface | None:
        """The sheet of something that is no unit, the same in every palette; None until it is here."""
        return self._get(self._sheets, (PROPS, name))

    def want(self, factions: Iterable[str]) -> None:
        """Have sheets decoded before they are drawn from."""
        for faction in factions:
            if any(figure.faction == faction for figure in index().figures):
                self.sheet(faction)
        for name in SHARED:
            self.prop(name)

    def _get(self, kept: Kept[pygame.Surface], key: Key) -> pygame.Surface | None:
        with self._lock:
            found = kept.get(key)
            if found is not None or key in self._bad:
                return found
            self.missed += 1
            if key in self._asked:
                return None
            self._asked.add(key)
            self._wanted.append(key)
            if not self._working:
                self._working = True
                threading.Thread(target=self._work, name="figures", daemon=True).start()
        return None

    # Waiting ------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether anything that was asked for has not come yet."""
        return self._working

    def ready(self, seconds: float = 10.0) -> bool:
        """Wait until all that was asked for is here: for pictures that are made once; whether it is."""
        end = time.monotonic() + seconds
        while self._working and time.monotonic() < end:
            time.sleep(0.002)
        return not self._working

    # The thread ---------------------------------------------------------------------------------

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._wanted:
                    self._working = False
                    return
                key = self._wanted.popleft()
            made = self._decoded(key)
            with self._lock:
                self._asked.discard(key)
                if made is None:
                    self._bad.add(key)
                elif key[0] == SCALED:
                    self._pictures.put(key, made)
                    self.come += 1
                elif key[0] in (PROPS, palette.in_use().id):
                    (self._sheets if len(key) == 2 else self._large).put(key, made)
                    self.come += 1
            if made is not None:
                self.arrived()

    def _decoded(self, key: Key) -> pygame.Surface | None:
        try:
            return self._load(key)
        except (OSError, ValueError, pygame.error) as problem:
            go_without(self._file(key), problem)
            return None

    def _file(self, key: Key) -> str:
        """The file that a key stands for."""
        if key[0] == SCALED:
            return f"assets/{key[1]}"
        return f"assets/{FOLDER}/{'/'.join((FINE, *key[1:3]) if key[-1] == FINE else key)}.webp"

    def _forget(self) -> None:
        """Another palette: what was asked for in the old one is not wanted any more, and its files are others."""
        with self._lock:
            self._wanted.clear()
            self._asked.clear()
            self._bad.clear()
            self.come += 1


STORE = Store()
"""The one of the program: figures are the same in every window."""
