"""The window and its main loop: events in, scenes drawn, asleep while nothing moves."""

from __future__ import annotations

import logging
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import pygame

from game.match.services import Services
from game.ui import draw, fonts, memory, palette
from game.ui.doors import scene_named
from game.ui.layout import MIN_HEIGHT, MIN_WIDTH, Layout
from game.ui.scene import Scene, SceneStack
from game.ui.screenshot import Screenshots
from game.ui.sound import Sound
from game.ui.trouble import UNSEEN_DRIVERS, Reporter, Troubles
from game.ui.widgets.base import Widget
from game.ui.widgets.gui import GuiPool

log = logging.getLogger(__name__)
T = TypeVar("T")

NAME = "Mythos Table"
FRAMES_PER_SECOND = 60
LONGEST_SLEEP = 0.5
USUAL_SIZE = (1280, 720)
RESTED_MS = 3000
"""After so long in the window a start has come off."""
SWITCH_SECONDS = 0.001
"""How long another thread, one that reads or writes files, may keep Python to itself while the window's wants it."""
DRAWING_VARIABLE = "SDL_FRAMEBUFFER_ACCELERATION"

OpenTable = Callable[[Any], Scene]
"""Makes the scene with which a match opens."""
OPENING: OpenTable = partial(scene_named, "opening")


class NoDisplay(RuntimeError):
    """There is no screen to open a window on."""


class WrongPygame(RuntimeError):
    """The pygame found is not pygame-ce, or is too old."""


def check_pygame() -> None:
    """Raise ``WrongPygame`` with advice unless pygame-ce is what ``import pygame`` finds."""
    if not getattr(pygame, "IS_CE", False):
        raise WrongPygame(
            f"Mythos Table needs pygame-ce, but the older pygame {pygame.version.ver} is installed in its place. "
            "Uninstall both (pip uninstall pygame pygame-ce), then install pygame-ce alone."
        )


class App:
    """The running window; scenes get it in ``enter``.

    ``services`` is the program behind it, ``layout`` the measures to draw by, ``sound`` what is heard, ``guis`` where
    text fields and lists are hung, and ``open_table`` makes the table's scene.
    """

    def __init__(self, services: Services, open_table: OpenTable = OPENING) -> None:
        check_pygame()
        memory.give_back_large_blocks()
        self.services = services
        self.settings = services.settings
        self.open_table = open_table
        self.stack = SceneStack(self)
        self.running = False
        self._posted: queue.SimpleQueue[Callable[[], object]] = queue.SimpleQueue()
        self._when_painted: list[Callable[[], None]] = []
        self._wake_event = 0
        self._echo = ""
        self._begun = pygame.time.get_ticks()
        self._rested = False
        self._clock = pygame.time.Clock()
        self._pace = pygame.time.Clock()
        self._dirty = True
        self.surface = self._open_window()
        self.layout = self._measure()
        palette.use(self.settings.palette)
        self.guis = GuiPool()
        self.sound = Sound(self.settings)
        self.sound.start_ambience()
        self.shots = Screenshots(services.store.folder / "screenshots", self.aside, self._repaint)
        self.trouble = Troubles(self)
        self.reporter = Reporter(self)
        Widget.pressed = self._click

    # The window -------------------------------------------------------------------------------

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
            raise NoDisplay(f"No window can be opened here: {problem}.") from problem
        if pygame.display.get_driver() in UNSEEN_DRIVERS and "SDL_VIDEODRIVER" not in os.environ:
            # SDL falls back to these by itself, and the program would run where nobody can see or close it.
            pygame.quit()
            raise NoDisplay("No window can be opened here: there is no screen (DISPLAY is not set).")
        pygame.display.set_caption(NAME)
        pygame.key.set_repeat(400, 40)
        self._wake_event = pygame.event.custom_type()
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
        return Layout(width, height, self.settings.interface_scale / 100, self.settings.text_scale / 100)

    def measure_again(self) -> None:
        """Take up a new window size or scale, and tell the scenes."""
        self.surface = pygame.display.get_surface() or self.surface
        measured = self._measure()
        if measured != self.layout:
            self.layout = measured
            draw.forget_sizes()
            self.stack.layout_changed()
        self._dirty = True

    def use_palette(self) -> None:
        """Take up the palette the settings name, and paint every scene anew in it."""
        if palette.use(self.settings.palette):
            self.stack.layout_changed()
            self._dirty = True

    def toggle_fullscreen(self) -> None:
        """Change between window and full screen."""
        if not self.settings.fullscreen:
            self.settings.window_width, self.settings.window_height = self.surface.get_size()
        self.settings.fullscreen = not self.settings.fullscreen
        self.settings.save()
        self.surface = self._set_mode()
        self.measure_again()

    def screenshot(self) -> None:
        """Write the window as a picture into the data folder, and say where it is or why it is not."""
        self._show_bare()
        self.shots.take(self.surface)

    def report(self) -> None:
        """Write a report of the running game and of the last errors, and say where it is or why it is not."""
        self._show_bare()
        self.reporter.write(list(self.trouble.failures), self.surface)

    def _show_bare(self) -> None:
        """Paint the window without what was said about the last picture, which does not belong into the next one."""
        if self.shots.telling:
            self.shots.hush()
        self._draw()

    def _repaint(self) -> None:
        if self.stack.top:
            self.stack.top.redraw()
        self._dirty = True

    # Work from other threads ------------------------------------------------------------------

    def post(self, work: Callable[[], object]) -> None:
        """Have ``work`` called in the window's thread; may be called from any thread, wakes the loop."""
        self._posted.put(work)
        try:
            pygame.event.post(pygame.event.Event(self._wake_event))
        except pygame.error:
            # A full event queue or a window just closed: the loop empties the queue of work by itself.
            log.debug("could not wake the window")

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

    # The loop ---------------------------------------------------------------------------------

    def start(self, scene: Scene) -> None:
        self.running = True
        # A frame lets go of Python many times; five milliseconds of waiting each time would be felt.
        sys.setswitchinterval(SWITCH_SECONDS)
        self.stack.start(scene)

    def run(self) -> None:
        """Run until the last scene is gone or the window is closed."""
        self.trouble.watch()
        try:
            while self.running and len(self.stack):
                self.round()
        finally:
            self.trouble.unwatch()
            self.close()

    def round(self) -> None:
        """One frame; an error nobody expected is shown instead of ending the program."""
        try:
            self.frame(self._next_events())
            self._rest()
        except Exception as problem:
            self._begun = pygame.time.get_ticks()
            self.trouble.caught(problem)

    def _rest(self) -> None:
        """Tell the services once the first screens have stood for a while without an error."""
        if not self._rested and pygame.time.get_ticks() - self._begun >= RESTED_MS:
            self._rested = True
            self.services.started()

    def frame(self, events: list[pygame.event.Event]) -> None:
        """One round: events, posted work, time, changes of scene, and drawing if anything changed."""
        for event in events:
            if event.type == pygame.TEXTINPUT and event.text == self._echo:
                self._echo = ""
                continue
            typing = self._typing
            self._dispatch(event)
            # A request made by one event must be obeyed before the next event finds its scene.
            self._settle()
            if event.type == pygame.KEYDOWN:
                # The key that leads into a text field is not yet a letter for it.
                self._echo = event.unicode if self._typing and not typing else ""
        self._run_posted()
        seconds = min(self._clock.tick() / 1000, 0.1)
        if top := self.stack.top:
            top.update(seconds)
        self.shots.update()
        self._settle()
        self._draw()

    @property
    def _typing(self) -> bool:
        return self.stack.top is not None and self.stack.top.typing

    def _settle(self) -> None:
        if self.stack.settle():
            self._dirty = True
            if self.stack.top:
                pygame.display.set_caption(f"{self.stack.top.title} - {NAME}" if self.stack.top.title else NAME)

    def _next_events(self) -> list[pygame.event.Event]:
        top = self.stack.top
        if top is None:
            return []
        if top.animating:
            self._pace.tick(FRAMES_PER_SECOND)
            return pygame.event.get()
        wakes = [LONGEST_SLEEP, *(wake for wake in (top.next_wake, self.shots.next_wake) if wake is not None)]
        wake = min(wakes)
        first = pygame.event.wait(max(1, round(wake * 1000)))
        return ([] if first.type == pygame.NOEVENT else [first]) + pygame.event.get()

    def _draw(self) -> None:
        top = self.stack.top
        if top is None or not (self._dirty or self.stack.dirty or top.animating):
            return
        self._dirty = False
        self.stack.draw(self.surface)
        self.shots.draw(self.surface, self.layout)
        pygame.display.flip()
        # Only now: opening the mixer must not hold up the first frame.
        self.sound.begin()
        while self._when_painted:
            self.post(self._when_painted.pop(0))

    def _dispatch(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE):
            self.measure_again()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._dirty = True
            self.sound.start_ambience()
        elif event.type == pygame.WINDOWMINIMIZED:
            self.sound.stop_ambience()
        elif event.type != self._wake_event and self.stack.top:
            if event.type == pygame.WINDOWFOCUSLOST:
                for scene in self.stack.scenes:
                    scene.unfocused()
            if self.stack.top.handle(event):
                self._dirty = True
            elif event.type == pygame.KEYDOWN:
                self._key(event)

    def _key(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_F11:
            self.toggle_fullscreen()
        elif event.key == pygame.K_F12 and event.mod & pygame.KMOD_SHIFT:
            self.report()
        elif event.key == pygame.K_F12:
            self.screenshot()
        elif event.key == pygame.K_F1 and self.stack.top:
            self.stack.top.push(scene_named("rules"))
        elif self.stack.top and self._asks_for_keys(event, self.stack.top):
            self.stack.top.push(scene_named("keys"))

    def _asks_for_keys(self, event: pygame.event.Event, top: Scene) -> bool:
        return event.key == pygame.K_F2 or (event.unicode == "?" and not top.typing)

    def _click(self) -> None:
        self.sound.play("click")

    def quit(self) -> None:
        """Close the window unless a scene refuses; scenes save what must be saved when asked."""
        if all(scene.may_quit() for scene in reversed(self.stack.scenes)):
            self.running = False

    def close(self) -> None:
        """End every scene and close the window."""
        self.stack.clear()
        if pygame.display.get_init() and not self.settings.fullscreen:
            self.settings.window_width, self.settings.window_height = self.surface.get_size()
            self.settings.save()
        self.sound.close()
        fonts.forget()
        pygame.quit()


def close_with_the_terminal() -> None:
    """Have the window close when the terminal it was started from does: SDL sees to the other signals."""
    hangup = getattr(signal, "SIGHUP", None)
    if hangup is not None and signal.getsignal(hangup) is signal.SIG_DFL:
        signal.signal(hangup, lambda *_: pygame.event.post(pygame.event.Event(pygame.QUIT)))


def run(
    services: Services,
    open_table: OpenTable = OPENING,
    first: Callable[[], Scene] | None = None,
    versions: Callable[[], str] | None = None,
) -> int:
    """Open the window, show the title (or ``first``) and return when it is closed; 1 if errors have ended it.

    ``versions`` says, from any thread, what the program runs on, for a report.

    Raises ``NoDisplay`` or ``WrongPygame``, each with a sentence for the player.
    """
    app = App(services, open_table)
    app.reporter.versions = versions or app.reporter.versions
    app.start(first() if first else scene_named("title"))
    close_with_the_terminal()
    app.run()
    if app.trouble.ending:
        app.trouble.tell_end()
    return 1 if app.trouble.ending else 0
