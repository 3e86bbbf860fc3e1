"""The window and its main loop: events in, scenes drawn, asleep while nothing moves."""

from __future__ import annotations

import contextlib
import gc
import signal
import sys
from collections.abc import Callable
from functools import partial

import pygame

from game.games.registry import allowed
from game.language.spoken import say
from game.match.services import Services
from game.shipped import BrokenInstallation, lacking
from game.ui import fonts
from game.ui.doors import scene_named
from game.ui.scene import OpenTable, Program, Scene
from game.ui.trouble import Reporter, Troubles
from game.ui.widgets.base import Widget
from game.ui.window import GENERATIONS

FRAMES_PER_SECOND = 60
LONGEST_SLEEP = 0.5
RESTED_MS = 3000
"""After so long in the window a start has come off."""
SWITCH_SECONDS = 0.001
"""How long another thread, one that reads or writes files, may keep Python to itself while the window's wants it."""
OPENING: OpenTable = partial(scene_named, "opening")


class App(Program):
    """The running program: its loop, and what is done about errors."""

    def __init__(self, services: Services, open_table: OpenTable = OPENING) -> None:
        super().__init__(services, open_table)
        self._echo = ""
        self._begun = pygame.time.get_ticks()
        self._rested = self._told_of_lacking = False
        self._clock = pygame.time.Clock()
        self._pace = pygame.time.Clock()
        self.reporter = Reporter(self)
        self.trouble = Troubles(self, self.reporter)
        Widget.pressed = self._click

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

    # The loop ---------------------------------------------------------------------------------

    def start(self, scene: Scene) -> None:
        self.running = True
        # A frame lets go of Python many times; five milliseconds of waiting each time would be felt.
        sys.setswitchinterval(SWITCH_SECONDS)
        gc.set_threshold(*GENERATIONS)
        self.stack.start(scene)

    def run(self) -> None:
        """Run until the last scene is gone or the window is closed."""
        self.trouble.watch()
        try:
            while self.running and len(self.stack):
                self.round()
        except BrokenInstallation:
            # A scene that is only half made may not be able to end.
            with contextlib.suppress(Exception):
                self.close()
            raise
        else:
            self.close()
        finally:
            self.trouble.unwatch()

    def round(self) -> None:
        """One frame; an error nobody expected is shown instead of ending the program."""
        try:
            self.frame(self._next_events())
            self._rest()
        except BrokenInstallation:
            # Nothing can be shown without it, and all that was played is on the disk.
            raise
        except BaseException as problem:
            # Nothing of the program's own raises anything else; what others wrote may raise whatever they like.
            if not isinstance(problem, Exception) and (not allowed() or isinstance(problem, KeyboardInterrupt)):
                raise
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
        # Time goes on for the scene that is seen now, which has no work in advance to do for one that has left.
        self._settle()
        seconds = min(self._clock.tick() / 1000, 0.1)
        if top := self.stack.top:
            top.update(seconds)
        self.shots.update()
        self._settle()
        self._draw()
        self._play_music()

    def _play_music(self) -> None:
        """Keep the music going of the topmost scene that has any."""
        scene = next((each for each in reversed(self.stack.scenes) if each.music), None)
        if scene is not None:
            self.sound.go_on(scene.music, lambda: scene.strain)

    @property
    def _typing(self) -> bool:
        return self.stack.top is not None and self.stack.top.typing

    def _settle(self) -> None:
        if self.stack.settle():
            self._dirty = True
            self.name_window()

    def _next_events(self) -> list[pygame.event.Event]:
        top = self.stack.top
        if top is None:
            return []
        if top.animating:
            self._pace.tick(FRAMES_PER_SECOND)
            return pygame.event.get()
        wakes = [LONGEST_SLEEP, *(wake for wake in (top.next_wake, self.shots.next_wake) if wake is not None)]
        return self.wait(min(wakes))

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
        self._tell_of_lacking()
        while self._when_painted:
            self.post(self._when_painted.pop(0))

    def _tell_of_lacking(self) -> None:
        """Say once that pictures or sounds are missing; which, doctor and the log tell."""
        if not self._told_of_lacking and lacking():
            self._told_of_lacking = True
            self.post(lambda: self.shots.say(say("trouble-lacking")))

    def _dispatch(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE):
            self.measure_again()
        elif event.type == pygame.WINDOWDISPLAYCHANGED:
            self.other_screen()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._dirty = True
            self.sound.start_background()
        elif event.type == pygame.WINDOWMINIMIZED:
            self.sound.stop_background()
        elif self.stack.top:
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
