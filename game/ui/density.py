"""How dense the screen is that a window stands on, as the system says."""

from __future__ import annotations

import ctypes
import logging
import os
import sys
from typing import Any

import pygame

log = logging.getLogger(__name__)

USUAL_DPI = 96.0
MOST = 4.0
"""What says more than this is not believed."""


def density() -> float:
    """How many pixels the system wants for one of a usual screen: 2.0 for twice as dense; 1.0 if it says nothing.

    Where windows are measured in points (macOS, Wayland) the system enlarges them by itself: nothing is to be added.
    """
    driver = pygame.display.get_driver()
    try:
        found = _WAYS[driver]() if driver in _WAYS else 1.0
    except (OSError, AttributeError, ValueError, KeyError) as problem:
        log.debug("the screen's density is not known: %s", problem)
        return 1.0
    return found if 1.0 <= found <= MOST else 1.0


def _on_windows() -> float:
    """The scale of the screen the window is on."""
    library: Any = getattr(ctypes, "windll").user32  # noqa: B009  there is none elsewhere
    return float(library.GetDpiForWindow(pygame.display.get_wm_info()["window"])) / USUAL_DPI


def _on_x11() -> float:
    """What the desktop has told programs, or what it was started with: the screens' own measures are often wrong."""
    for name in ("GDK_SCALE", "QT_SCALE_FACTOR"):
        if os.environ.get(name):
            return float(os.environ[name])
    return _resource("Xft", "dpi") / USUAL_DPI


def _resource(program: str, name: str) -> float:
    library = ctypes.CDLL("libX11.so.6")
    library.XOpenDisplay.restype = library.XGetDefault.restype = ctypes.c_void_p
    library.XGetDefault.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p)
    library.XCloseDisplay.argtypes = (ctypes.c_void_p,)
    display = library.XOpenDisplay(None)
    if not display:
        return USUAL_DPI
    found = library.XGetDefault(display, program.encode(), name.encode())
    told = ctypes.string_at(found).decode("ascii", "replace") if found else ""
    library.XCloseDisplay(display)
    return float(told) if told else USUAL_DPI


_WAYS = {"windows": _on_windows, "x11": _on_x11} if sys.platform != "darwin" else {}
"""By SDL's driver. (X11 on a Mac counts points, too.)"""
