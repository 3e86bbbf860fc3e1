"""Drives the window as a person would: real pygame events, one frame after each."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.ui.app import App
from game.ui.scene import Scene
from tests.ui.ticking import Ticking

KEYS = {"enter": pygame.K_RETURN, "tab": pygame.K_TAB, "esc": pygame.K_ESCAPE, "space": pygame.K_SPACE,
        "left": pygame.K_LEFT, "right": pygame.K_RIGHT, "up": pygame.K_UP, "down": pygame.K_DOWN,
        "f1": pygame.K_F1, "f2": pygame.K_F2, "pagedown": pygame.K_PAGEDOWN, "delete": pygame.K_DELETE,
        "home": pygame.K_HOME, "end": pygame.K_END}  # fmt: skip

PATIENCE = 60.0
"""Seconds anything is waited for: only a test that fails waits so long, however busy the machine is."""


class Driver:
    """Hands and eyes in front of a window, in which every frame is as long as on a machine that has time for it."""

    def __init__(self, app: App) -> None:
        self.app = app
        Ticking(app)

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        assert self.app.stack.top is not None
        return self.app.stack.top

    def frames(self, count: int = 1) -> None:
        """Let frames pass."""
        for _ in range(count):
            self.app.frame(pygame.event.get())

    def until(self, done: Callable[[], bool]) -> None:
        """Let frames pass until something that goes on in another thread has come about."""
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, "it did not come about"
            self.frames()
            pygame.time.wait(1)

    def post(self, kind: int, **values: object) -> None:
        """Post one event and let a frame pass."""
        pygame.event.post(pygame.event.Event(kind, **values))
        self.frames()

    def move(self, point: tuple[int, int]) -> None:
        """Move the mouse."""
        pygame.mouse.set_pos(point)
        self.post(pygame.MOUSEMOTION, pos=point, rel=(1, 1), buttons=(0, 0, 0))

    def click(self, point: tuple[int, int], button: int = 1) -> None:
        """Move there and click."""
        self.move(point)
        self.frames()
        self.post(pygame.MOUSEBUTTONDOWN, pos=point, button=button)
        self.post(pygame.MOUSEBUTTONUP, pos=point, button=button)
        self.frames()

    def double_click(self, point: tuple[int, int]) -> None:
        """Click twice, so fast that it counts as one wish however slow the machine is."""
        now = pygame.time.get_ticks()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(pygame.time, "get_ticks", lambda: now)
            self.click(point)
            self.click(point)

    def wheel(self, steps: int) -> None:
        """Turn the wheel, up is positive."""
        self.post(pygame.MOUSEWHEEL, x=0, y=steps, precise_x=0.0, precise_y=float(steps), flipped=False)

    def key(self, name: str, mod: int = 0) -> None:
        """Press a key by name or letter."""
        code = KEYS.get(name) or ord(name)
        letter = name if len(name) == 1 else ""
        self.post(pygame.KEYDOWN, key=code, mod=mod, unicode=letter, scancode=0)
        self.post(pygame.KEYUP, key=code, mod=mod, unicode=letter, scancode=0)

    def type(self, text: str) -> None:
        """Type text into whatever has the keyboard."""
        for letter in text:
            self.post(pygame.TEXTINPUT, text=letter)
        self.frames()

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        pygame.display.set_mode((width, height), pygame.RESIZABLE)
        self.app.measure_again()
        self.frames()

    def shot(self, path: Path) -> None:
        """Write what the window shows."""
        pygame.image.save(self.app.surface, str(path))
