"""The window: opened, measured, in its palette and sound, and the one thread that may touch it."""

from __future__ import annotations

import gc
import logging
import os
import queue
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import pygame

from game.language.spoken import say
from game.match.services import Services
from game.ui import draw, memory, palette
from game.ui.density import density
from game.ui.figures.store import STORE
from game.ui.layout import MIN_HEIGHT, MIN_WIDTH, Layout, automatic_scale
from game.ui.paintings import PAINTINGS
from game.ui.screenshot import Screenshots
from game.ui.sound import Sound
from game.ui.widgets.gui import GuiPool

log = logging.getLogger(__name__)
T = TypeVar("T")

NAME = "Mythos Table"
USUAL_SIZE = (1280, 720)
LOOK_SECONDS, CALM_LOOK_SECONDS = 0.008, 0.04
"""How often a window looks for events while it waits, and when nobody has touched it for a while."""
CALM_SECONDS = 3.0
SPARE_SECONDS = 5.0
QUIET_SECONDS = 0.05
"""From so long a rest on there is time for what takes a few frames."""
GENERATIONS = 700, 10, 100
"""When Python looks for what is only held in circles: among all that has lasted, which takes 20 to 40 milliseconds, ten
times as seldom as by itself, since a window at rest does it."""
LASTED = 10
"""So often Python has looked among what has lasted a while when a window at rest looks among all."""
DRAWING_VARIABLE = "SDL_FRAMEBUFFER_ACCELERATION"
UNSEEN_DRIVERS = ("offscreen", "dummy", "evdev")
"""What SDL draws with where there is no screen."""


class NoDisplay(RuntimeError):
    """There is no screen to open a window on."""


class WrongPygame(RuntimeError):
    """The pygame found is not pygame-ce, or is too old."""


def check_pygame() -> None:
    """Raise ``WrongPygame`` with advice unless pygame-ce is what ``import pygame`` finds."""
    if not getattr(pygame, "IS_CE", False):
        raise WrongPygame(
            say("error-window-pygame", version=pygame.version.ver)
        )


class Window:
    """A window of the system, and what everything in it shares.

    ``services`` is the program behind it, ``layout`` the measures to draw by, ``sound`` what is heard, ``guis`` where
    text fields and lists are hung.
    """

    def __init__(self, services: Services) -> None:
        check_pygame()
        memory.give_back_large_blocks()
        self.services = services
        self.settings = services.settings
        self._posted: queue.SimpleQueue[Callable[[], object]] = queue.SimpleQueue()
        self._when_painted: list[Callable[[], None]] = []
        self._woken = threading.Event()
        self._spared = self._touched = 0.0
        self._dirty = True
        self.surface = self._open_window()
        self._density = density()
        self.layout = self._measure()
        palette.use(self.settings.palette)
        STORE.arrived = PAINTINGS.arrived = partial(self.post, self._pictures_came)
        self.guis = GuiPool()
        self.sound = Sound(self.settings)
        self.sound.start_background()
        self.shots = Screenshots(services.store.folder / "screenshots", self.aside, self._repaint)

    def _remeasured(self) -> None:
        """Have everything in the window placed and painted anew."""
        raise NotImplementedError

    def _reworded(self) -> None:
        """Have everything in the window said anew."""
        raise NotImplementedError

    def _repaint(self) -> None:
        self._dirty = True

    def _pictures_came(self) -> None:
        """Show pictures that were decoded aside: what was painted without them is painted anew."""
        self._dirty = True

    def _open_window(self) -> pygame.Surface:
        if self.settings.compatible_drawing:
            # Without a graphics card SDL would put every frame through a slow software OpenGL.
            os.environ.setdefault(DRAWING_VARIABLE, "0")
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        try:
            pygame.display.init()
            pygame.font.init()
            surface = self._set_mode()
        except pygame.error as problem:
            raise NoDisplay(say("error-window-none", problem=str(problem))) from problem
        if pygame.display.get_driver() in UNSEEN_DRIVERS and "SDL_VIDEODRIVER" not in os.environ:
            # SDL falls back to these by itself, and the program would run where nobody can see or close it.
            pygame.quit()
            raise NoDisplay(say("error-window-display"))
        pygame.display.set_caption(NAME)
        pygame.key.set_repeat(400, 40)
        return surface

    def _set_mode(self) -> pygame.Surface:
        try:
            return self._wanted_mode()
        except pygame.error as problem:
            # A window that cannot be had, from the settings, must not keep the program from starting.
            log.warning("no such window (%s); the usual one instead", problem)
            self.settings.fullscreen = False
            return pygame.display.set_mode(USUAL_SIZE, pygame.RESIZABLE)

    def _wanted_mode(self) -> pygame.Surface:
        if self.settings.fullscreen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        size = (max(self.settings.window_width, MIN_WIDTH), max(self.settings.window_height, MIN_HEIGHT))
        return pygame.display.set_mode(size, pygame.RESIZABLE)

    def _measure(self) -> Layout:
        width, height = self.surface.get_size()
        scale = self.settings.chosen_scale or self.automatic_scale
        return Layout(width, height, scale / 100, self.settings.text_scale / 100)

    @property
    def automatic_scale(self) -> int:
        """The interface scale, in percent, that goes with the window and the screen it stands on."""
        return automatic_scale(*self.surface.get_size(), self._density)

    def other_screen(self) -> None:
        """The window stands on another screen, or its screen has another density."""
        self._density = density()
        self.measure_again()

    def measure_again(self) -> None:
        """Take up a new window size or scale, and tell what is in it."""
        self.surface = pygame.display.get_surface() or self.surface
        measured = self._measure()
        if measured != self.layout:
            self.layout = measured
            draw.forget_sizes()
            self._remeasured()
        self._dirty = True

    def use_palette(self) -> None:
        """Take up the palette the settings name, and paint everything anew in it."""
        if palette.use(self.settings.palette):
            self._remeasured()
            self._dirty = True

    def choose_language(self, code: str) -> None:
        """Speak a language from now on, the system's for none, and say everything anew in it."""
        if self.services.choose_language(code):
            self._reworded()
            self._dirty = True

    def toggle_fullscreen(self) -> None:
        """Change between window and full screen."""
        if not self.settings.fullscreen:
            self.settings.window_width, self.settings.window_height = self.surface.get_size()
        self.settings.fullscreen = not self.settings.fullscreen
        self.settings.save()
        self.surface = self._set_mode()
        self.measure_again()

    # Work from other threads ------------------------------------------------------------------

    def post(self, work: Callable[[], object]) -> None:
        """Have ``work`` called in the window's thread; may be called from any thread, wakes the loop."""
        self._posted.put(work)
        self._woken.set()

    def wait(self, seconds: float) -> list[pygame.event.Event]:
        """The next events; none if there are none for so long, or work has been posted.

        ``pygame.event.wait`` looks for events every millisecond, which takes 2 % of a core.
        """
        end = time.monotonic() + seconds
        self._spare(end - seconds, seconds)
        while not (events := pygame.event.get()) and not self._woken.is_set():
            now = time.monotonic()
            if now >= end:
                break
            calm = now - self._touched > CALM_SECONDS
            self._woken.wait(min(end - now, CALM_LOOK_SECONDS if calm else LOOK_SECONDS))
        if events:
            self._touched = time.monotonic()
        self._woken.clear()
        return events

    def _spare(self, now: float, seconds: float) -> None:
        """Give memory back now and then, while nothing moves, before a rest of so many seconds."""
        if seconds >= QUIET_SECONDS and now - self._spared > SPARE_SECONDS:
            self._spared = now
            if gc.get_count()[2] >= LASTED:
                gc.collect()
            memory.give_back_free_pages()

    def aside(self, name: str, job: Callable[[], T], then: Callable[[T], object],
              failed: Callable[[Exception], object] | None = None) -> None:  # fmt: skip
        """Run a job in a thread of its own, and ``then`` with what it returns in the window's.

        ``failed`` gets an ``OSError`` or ``ValueError`` instead; without it no job may raise. ``name`` is the thread's.
        """

        def work() -> None:
            try:
                found = job()
            except (OSError, ValueError) as problem:
                if failed is None:
                    raise
                log.warning("%s: %s", name, problem)
                self.post(partial(failed, problem))
            else:
                self.post(partial(then, found))

        threading.Thread(target=work, name=name, daemon=True).start()

    def post_painted(self, work: Callable[[], None]) -> None:
        """Have ``work`` called, in the window's thread, in the frame after the next one that is painted."""
        self._when_painted.append(work)

    def _run_posted(self) -> None:
        while True:
            try:
                work = self._posted.get_nowait()
            except queue.Empty:
                return
            work()
            self._dirty = True
