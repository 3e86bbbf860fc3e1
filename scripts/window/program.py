"""The program in a window of this process, with somebody in front of it: opened, given time, photographed, closed."""

from __future__ import annotations

import contextlib
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from game.match.services import Services
from game.ui.app import App
from game.ui.gamescreen import opening_of
from game.ui.scenes.title import TitleScene
from game.ui.table.scene import MatchScene
from scripts.window.hand import PostedHand, XHand, x_is_there
from scripts.window.offers import labelled
from scripts.window.steady import FRAME_MS, Steady

PATIENCE = 20.0
TABLES = (MatchScene,)


class Stuck(AssertionError):
    """The window did not do what it should have done."""


class Program:
    """The window and the hand before it. Use it in a ``with``.

    ``posted``: events go into the window's own queue and its clock is steady, so that a seed always leads to the
    same game. Else the hand is xdotool's, and time is real. ``folder``: where the program keeps its files, else in one
    of its own that is gone afterwards.
    """

    def __init__(self, size: tuple[int, int], seed: int, posted: bool, shots: Path | None = None,
                 pace: str = "fast", folder: Path | None = None) -> None:  # fmt: skip
        self.size = size
        self.posted = posted or not x_is_there()
        self.shots = shots
        self.pace = pace
        self.folder = folder
        self.seen: Counter[str] = Counter()
        self.frames: list[float] = []
        self.shot_number = 0
        self._steady = Steady(seed) if self.posted else None
        self._close = contextlib.ExitStack()

    def __enter__(self) -> Program:
        folder = self.folder or Path(self._close.enter_context(tempfile.TemporaryDirectory()))
        if self._steady:
            self._close.enter_context(self._steady)
        self.services = Services(folder)
        self._close.callback(self.services.close)
        settings = self.services.settings
        settings.window_width, settings.window_height = self.size
        settings.bot_pace = self.pace
        settings.effects_volume = settings.ambience_volume = 0
        self.app = App(self.services, open_table=opening_of)
        self._close.callback(self.app.close)
        if self._steady:
            self._steady.hold(self.app)
        self.hand = (PostedHand if self.posted else XHand)(self.pump)
        self.app.start(TitleScene())
        self.pump(0.3)
        return self

    def __exit__(self, *_: object) -> None:
        self._close.close()

    @property
    def top(self) -> Any:
        """The scene on top."""
        return self.app.stack.top

    @property
    def table(self) -> Any:
        """The table's scene, wherever it is on the stack; None if there is none."""
        return next((scene for scene in self.app.stack.scenes if isinstance(scene, TABLES)), None)

    # Time -----------------------------------------------------------------------------------------

    def pump(self, seconds: float = 0.0) -> None:
        """Let the window live for a while, at least one frame."""
        if self._steady:
            for _ in range(max(1, round(seconds * 1000 / FRAME_MS))):
                self._frame()
                self._steady.settle([self.table.session] if self.table else [])
            return
        end = time.monotonic() + seconds
        while True:
            self._frame()
            left = end - time.monotonic()
            if left <= 0:
                return
            time.sleep(min(0.004, left))

    def _frame(self) -> None:
        events = pygame.event.get()
        for event in events:
            if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL):
                self.seen["mouse events that came"] += 1
        moving = isinstance(self.top, TABLES) and self.top.animating
        started = time.perf_counter()
        self.app.frame(events)
        if moving:
            self.frames.append(1000 * (time.perf_counter() - started))

    def until(self, done: Callable[[], Any], what: str) -> None:
        """Wait for something; give up with a picture of what was there instead."""
        end = time.monotonic() + PATIENCE
        tries = 2000
        while not done():
            tries -= 1
            if tries < 0 if self._steady else time.monotonic() > end:
                self.shot("stuck")
                raise Stuck(f"waited in vain for {what}; on top is {type(self.top).__name__}")
            self.pump(0.01)

    def until_top(self, kind: type, what: str) -> Any:
        """Wait until a scene of a kind is on top, and return it."""
        self.until(lambda: isinstance(self.top, kind), what)
        self.pump(0.15)
        return self.top

    # Looking --------------------------------------------------------------------------------------

    def thing(self, id: str) -> Any:
        """The thing on top that is called so."""
        return next(thing for thing in self.top.things() if thing.id == id)

    def labelled(self, *labels: str) -> Any:
        """The widget on top with one of these words on it; ``Stuck`` if there is none."""
        widget = labelled(self.top, *labels)
        if widget is None:
            self.shot("stuck")
            raise Stuck(f"there is no button {labels[0]!r} on {type(self.top).__name__}")
        return widget

    def shot(self, name: str) -> None:
        """Keep a picture of the window, if pictures are wanted."""
        if self.shots:
            self.shots.mkdir(parents=True, exist_ok=True)
            self.shot_number += 1
            pygame.image.save(self.app.surface, str(self.shots / f"{self.shot_number:02}_{name}.png"))

    def once(self, name: str) -> None:
        """Keep a picture the first time only."""
        if not self.seen[f"shot {name}"]:
            self.seen[f"shot {name}"] += 1
            self.pump(0.4)
            self.shot(name)

    def told(self) -> str:
        """The times of frames while something moved, in a sentence; empty if nothing did."""
        if not self.frames:
            return ""
        times = sorted(self.frames)
        return (f"frames while something moved: {len(times)}, median {times[len(times) // 2]:.1f} ms, "
                f"99 % under {times[int(len(times) * 0.99)]:.1f} ms")  # fmt: skip
