"""Deeds of a monkey: raw events and changes of the window as plain data, to be written down and repeated.

A deed is a list: its name, then its particulars, e.g. ``["down", 200, 310, 1]`` or ``["size", 640, 360]``.
"""

from __future__ import annotations

from typing import Any

import pygame

Deed = list[Any]

BUTTON_MASK = {1: (1, 0, 0), 2: (0, 1, 0), 3: (0, 0, 1)}


def perform(app: Any, deed: Deed) -> None:
    """Post the event, or change the window; the frame after it is the caller's."""
    name, *more = deed
    _DEEDS[name](app, *more)


def _post(kind: int, **values: Any) -> None:
    pygame.event.post(pygame.event.Event(kind, **values))


def _motion(_: Any, x: int, y: int, button: int = 0) -> None:
    pygame.mouse.set_pos((x, y))
    # Setting the place of the mouse may post a motion of its own; one is enough.
    pygame.event.clear(pygame.MOUSEMOTION)
    _post(pygame.MOUSEMOTION, pos=(x, y), rel=(1, 1), buttons=BUTTON_MASK.get(button, (0, 0, 0)), touch=False)


def _down(_: Any, x: int, y: int, button: int) -> None:
    _post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button, touch=False)


def _up(_: Any, x: int, y: int, button: int) -> None:
    _post(pygame.MOUSEBUTTONUP, pos=(x, y), button=button, touch=False)


def _wheel(_: Any, steps: int) -> None:
    _post(pygame.MOUSEWHEEL, x=0, y=steps, precise_x=0.0, precise_y=float(steps), flipped=False, touch=False)


def _key(_: Any, code: int, mod: int, letter: str) -> None:
    _post(pygame.KEYDOWN, key=code, mod=mod, unicode=letter, scancode=0)
    if letter.isprintable() and letter and not mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
        _post(pygame.TEXTINPUT, text=letter)
    _post(pygame.KEYUP, key=code, mod=mod, unicode=letter, scancode=0)


def _size(app: Any, width: int, height: int) -> None:
    pygame.display.set_mode((width, height), pygame.RESIZABLE)
    app.measure_again()


def _scale(app: Any, interface: int, text: int) -> None:
    app.settings.interface_scale, app.settings.text_scale = interface, text
    app.measure_again()


def _palette(app: Any, name: str) -> None:
    app.settings.palette = name
    app.use_palette()


def _motionless(app: Any, wanted: bool) -> None:
    app.settings.reduced_motion = wanted


def _pace(app: Any, pace: str) -> None:
    app.settings.bot_pace = pace


def _rest(_: Any) -> None:
    """Only a frame goes by."""


_DEEDS = {
    "motion": _motion,
    "down": _down,
    "up": _up,
    "wheel": _wheel,
    "key": _key,
    "size": _size,
    "scale": _scale,
    "palette": _palette,
    "motionless": _motionless,
    "pace": _pace,
    "rest": _rest,
}
