"""Hands in front of a window: xdotool on an X display, or events put into the window's own queue."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable
from typing import Any

import pygame

Pump = Callable[[float], None]
"""Lets the window live for so many seconds, at least one frame."""

KEYS = {
    "enter": ("Return", pygame.K_RETURN), "tab": ("Tab", pygame.K_TAB), "esc": ("Escape", pygame.K_ESCAPE),
    "space": ("space", pygame.K_SPACE), "left": ("Left", pygame.K_LEFT), "right": ("Right", pygame.K_RIGHT),
    "up": ("Up", pygame.K_UP), "down": ("Down", pygame.K_DOWN), "pageup": ("Prior", pygame.K_PAGEUP),
    "pagedown": ("Next", pygame.K_PAGEDOWN), "home": ("Home", pygame.K_HOME), "end": ("End", pygame.K_END),
    "backspace": ("BackSpace", pygame.K_BACKSPACE), "delete": ("Delete", pygame.K_DELETE),
    **{f"f{number}": (f"F{number}", pygame.K_F1 + number - 1) for number in range(1, 13)},
}  # fmt: skip
"""Keys that write no letter: what X calls them, and what pygame does."""
MODIFIERS = {"ctrl": pygame.KMOD_CTRL, "shift": pygame.KMOD_SHIFT, "alt": pygame.KMOD_ALT}


class Hand:
    """Sends what mouse and keyboard send, and counts it in ``sent``: ``mouse`` and ``keys``."""

    def __init__(self, pump: Pump) -> None:
        self.pump = pump
        self.sent: Counter[str] = Counter()

    def move(self, point: tuple[int, int]) -> None:
        """Move the mouse."""
        raise NotImplementedError

    def button(self, down: bool, number: int) -> None:
        """Press or let go of a mouse button where the mouse is."""
        raise NotImplementedError

    def turn(self, steps: int) -> None:
        """Turn the wheel, up is positive."""
        raise NotImplementedError

    def key(self, name: str) -> None:
        """Press a key: a letter, a digit, or one of ``KEYS``, perhaps held: ``enter``, ``shift+tab``, ``ctrl+z``."""
        raise NotImplementedError

    def type(self, text: str) -> None:
        """Type a text."""
        raise NotImplementedError

    def click(self, point: tuple[int, int], number: int = 1) -> None:
        """Go there and click."""
        self.move(point)
        self.button(True, number)
        self.button(False, number)

    def drag(self, start: tuple[int, int], end: tuple[int, int], number: int = 1) -> None:
        """Press at one point, go to another on the way there in steps, let go."""
        self.move(start)
        self.button(True, number)
        for part in (0.08, 0.3, 0.6, 1.0):
            self.move((round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part)))
        self.button(False, number)


class PostedHand(Hand):
    """Puts events into the window's queue, one frame after each."""

    def __init__(self, pump: Pump) -> None:
        super().__init__(pump)
        self._at = (0, 0)
        self._held: tuple[int, int, int] = (0, 0, 0)

    def post(self, kind: int, **values: Any) -> None:
        """Put any event into the queue, and let the window take it."""
        self.sent["mouse" if kind not in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT) else "keys"] += 1
        pygame.event.post(pygame.event.Event(kind, **values))
        self.pump(0.0)

    def move(self, point: tuple[int, int]) -> None:
        """Move the mouse."""
        pygame.mouse.set_pos(point)
        pygame.event.clear(pygame.MOUSEMOTION)
        self._at = point
        self.post(pygame.MOUSEMOTION, pos=point, rel=(1, 1), buttons=self._held, touch=False)

    def button(self, down: bool, number: int) -> None:
        """Press or let go."""
        self._held = (int(down and number == 1), 0, int(down and number == 3))
        kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
        self.post(kind, pos=self._at, button=number, touch=False)

    def turn(self, steps: int) -> None:
        """Turn the wheel."""
        self.post(pygame.MOUSEWHEEL, x=0, y=steps, precise_x=0.0, precise_y=float(steps), flipped=False, touch=False)

    def key(self, name: str) -> None:
        """Press a key."""
        *held, last = name.split("+") if len(name) > 1 else [name]
        mod = 0
        for each in held:
            mod |= MODIFIERS[each]
        code = KEYS[last][1] if last in KEYS else ord(last)
        letter = last if len(last) == 1 else {"enter": "\r", "space": " ", "backspace": "\b"}.get(last, "")
        if letter.isprintable() and letter and not mod & pygame.KMOD_CTRL:
            # As a system sends them: the letter comes right behind its key.
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=letter, scancode=0))
            self.post(pygame.TEXTINPUT, text=letter)
        else:
            self.post(pygame.KEYDOWN, key=code, mod=mod, unicode=letter, scancode=0)
        self.post(pygame.KEYUP, key=code, mod=mod, unicode=letter, scancode=0)

    def type(self, text: str) -> None:
        """Type a text."""
        for letter in text:
            self.key(letter)


class XHand(Hand):
    """Moves the X server's own mouse and keyboard with xdotool."""

    def _run(self, what: str, *words: str, wait: float) -> None:
        self.sent[what] += 1
        subprocess.run(["xdotool", *words], check=True)
        self.pump(wait)

    def move(self, point: tuple[int, int]) -> None:
        """Move the mouse."""
        x, y = pygame.display.get_window_position()
        self._run("mouse", "mousemove", str(point[0] + x), str(point[1] + y), wait=0.02)

    def button(self, down: bool, number: int) -> None:
        """Press or let go."""
        self._run("mouse", "mousedown" if down else "mouseup", str(number), wait=0.02)

    def turn(self, steps: int) -> None:
        """Turn the wheel."""
        for _ in range(abs(steps)):
            self._run("mouse", "click", "4" if steps > 0 else "5", wait=0.02)

    def key(self, name: str) -> None:
        """Press a key."""
        *held, last = name.split("+") if len(name) > 1 else [name]
        self._run("keys", "key", "+".join([*held, KEYS[last][0] if last in KEYS else last]), wait=0.03)

    def type(self, text: str) -> None:
        """Type a text."""
        self._run("keys", "type", "--delay", "15", text, wait=0.2)


def x_is_there() -> bool:
    """Whether there is an X display and xdotool to work on it."""
    return bool(os.environ.get("DISPLAY")) and shutil.which("xdotool") is not None
