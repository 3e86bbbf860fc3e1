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

from game.language.library import SOURCE
from game.match.services import Services
from game.ui.app import App
from game.ui.gamescreen import opening_of
from game.ui.scenes.title import TitleScene
from game.ui.table.scene import MatchScene
from scripts.window.hand import PostedHand, XHand, x_is_there
from scripts.window.robot import Robot, unhelped
from scripts.window.steady import FRAME_MS, Steady

PATIENCE = 20.0


class Stuck(AssertionError):
    """The window did not do what it should have done."""


class Program(Robot):
    """A robot before a window of its own, with mouse and keyboard of either kind. Use it in a ``with``.

    ``posted``: events go into the window's own queue and its clock is steady, so that a seed always leads to the
    same game. Else the hand is xdotool's, and time is real. ``folder``: where the program keeps its files, else in one
    of its own that is gone afterwards. ``patience``: seconds (or hundredths of frames) anything is waited for.
    """

    def __init__(self, size: tuple[int, int], seed: int, posted: bool, shots: Path | None = None,
                 pace: str = "fast", folder: Path | None = None, patience: float = PATIENCE,
                 language: str = SOURCE) -> None:  # fmt: skip
        self.size = size
        self.posted = posted or not x_is_there()
        self.shots = shots
        self.pace = pace
        self.folder = folder
        self.patience = patience
        self.language = language
        self.seen: Counter[str] = Counter()
        self.times: list[float] = []
        self.shot_number = 0
        self._steady = Steady(seed) if self.posted else None
        self._close = contextlib.ExitStack()

    def __enter__(self) -> Program:
        folder = self.folder or Path(self._close.enter_context(tempfile.TemporaryDirectory()))
        if self._steady:
            self._close.enter_context(self._steady)
        self.services = Services(folder)
        self._close.callback(self.services.close)
        self.services.choose_language(self.language)
        settings = self.services.settings
        settings.window_width, settings.window_height = self.size
        settings.bot_pace = self.pace
        settings.first_cards = False
        settings.effects_volume = settings.ambience_volume = 0
        unhelped(settings)
        app = App(self.services, open_table=opening_of)
        self._close.callback(app.close)
        if self._steady:
            self._steady.hold(app)
        self.stand_before(app, (PostedHand if self.posted else XHand)(self.pump))
        self.app.start(TitleScene())
        self.pump(0.3)
        return self

    def __exit__(self, *_: object) -> None:
        self._close.close()

    @property
    def table(self) -> Any:
        """The table's scene, wherever it is on the stack; None if there is none."""
        return next((scene for scene in self.app.stack.scenes if isinstance(scene, MatchScene)), None)

    # Time -----------------------------------------------------------------------------------------

    def frames(self, count: int = 1) -> None:
        """Let as much time pass as so many frames take."""
        self.pump(count * 0.016)

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
        moving = isinstance(self.scene, MatchScene) and self.scene.animating
        started = time.perf_counter()
        self.app.frame(events)
        if moving:
            self.times.append(1000 * (time.perf_counter() - started))

    def until(self, done: Callable[[], Any], what: str = "it") -> None:
        """Wait for something; give up with a picture of what was there instead."""
        end = time.monotonic() + self.patience
        tries = int(100 * self.patience)
        while not done():
            tries -= 1
            if tries < 0 if self._steady else time.monotonic() > end:
                raise self.stuck(f"waited in vain for {what}")
            self.pump(0.01)

    def stuck(self, why: str) -> Stuck:
        """The error that there is no way on, with a picture of where."""
        self.keep("stuck")
        return Stuck(f"{why}; on top is {type(self.scene).__name__} with {[thing.id for thing in self.find()]}")

    # Looking --------------------------------------------------------------------------------------

    def keep(self, name: str) -> None:
        """Keep a picture of the window, if pictures are wanted."""
        if self.shots:
            self.shots.mkdir(parents=True, exist_ok=True)
            self.shot_number += 1
            self.shot(self.shots / f"{self.shot_number:02}_{name}.png")

    def once(self, name: str) -> None:
        """Keep a picture the first time only."""
        if not self.seen[f"shot {name}"]:
            self.seen[f"shot {name}"] += 1
            self.pump(0.4)
            self.keep(name)

    def told(self) -> str:
        """The times of frames while something moved, in a sentence; empty if nothing did."""
        times = sorted(self.times)
        return (f"frames while something moved: {len(times)}, median {times[len(times) // 2]:.1f} ms, "
                f"99 % under {times[int(len(times) * 0.99)]:.1f} ms") if times else ""  # fmt: skip
