"""Scenes and the stack that shows them."""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import pygame

from game.language.spoken import say
from game.match.services import Services
from game.ui.music import Pieces
from game.ui.paintings import missed
from game.ui.window import NAME, Window

if TYPE_CHECKING:
    from game.ui.things import Thing

log = logging.getLogger(__name__)


Request = Callable[["SceneStack"], None]
"""What a scene asks for; obeyed while it is on top."""


class Scene:
    """One screen of the program: title, table, a dialog.

    Its life, driven by ``SceneStack`` alone::

        enter(app)      once, before anything else; build widgets here
        layout_changed  after enter, and whenever window size, scales, palette or language changed
        reworded        another language is spoken; ``layout_changed`` follows
        pause()         another scene has been put on top
        resume(result)  it is gone; ``result`` is what it was popped with
        leave()         once, at the end; let go of widgets, threads, files

    Between them, every frame and on the topmost scene only:

        handle(event)   True: taken, the window is redrawn; False: not for this scene
        update(dt)      seconds since the last frame; may change what is shown
        draw(surface)   paints the whole window (an ``overlay``: over the scene below) and changes nothing

    A scene never touches the stack: it asks (``push``, ``pop``, ``replace``) and the stack obeys between
    frames, in the order asked, and only while the asker is on top. What a covered scene asks waits until it
    is on top again; what a scene that has left asked is dropped. So a double click cannot close two scenes.

    The window sleeps unless the topmost scene is ``animating`` (60 frames a second) or names a ``next_wake``
    (seconds until ``update`` is wanted although nothing moves). Outside events, ask for ``redraw()``.
    """

    overlay = False
    """Whether the scene below shows through."""
    titled = ""
    """Which of the catalog's titles the window's title bar shows while the scene is on top; empty: none."""
    keys_page = ""
    """Which page of the list of keys is opened over the scene; empty: that of the scene below, or the last one."""

    music: Pieces = ()
    """What music is played while the scene is on top, or covered by scenes without any."""

    below_painted = True
    """Set by the stack before ``draw`` of an overlay: False when nothing was painted because of ``keeps_below``."""

    app: Program

    @property
    def title(self) -> str:
        """What the window's title bar says while the scene is on top."""
        return say(f"pages-{self.titled}") if self.titled else ""

    @property
    def strain(self) -> float:
        """How near the end of its game what is shown is, 0 to 1, as the music tells it."""
        return 0.0

    def __init__(self) -> None:
        self.dirty = True
        self.lacks = False
        """Whether it was painted with stand-ins for pictures that may still come; kept by the stack."""
        self._requests: deque[tuple[Scene, Request]] | None = None
        self._early: list[Request] = []
        self._then: Callable[[Any], object] | None = None

    def enter(self, app: Program) -> None:
        """Begin: called once, with the application."""
        self.app = app

    def leave(self) -> None:
        """End: called once."""

    def pause(self) -> None:
        """Another scene has been put on top."""

    def resume(self, result: Any) -> None:
        """The scene above is gone; ``result`` is what it was popped with, and goes to what ``push`` named for it."""
        then, self._then = self._then, None
        if then:
            then(result)

    def layout_changed(self) -> None:
        """The window's size or a scale changed; also called once after ``enter``."""

    def reworded(self) -> None:
        """Another language is spoken: let go of all words that are kept, and of what was made with them.

        Descriptions are asked anew in any case.
        """

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event (True) or leave it to the application (False)."""
        return False

    def update(self, dt: float) -> None:
        """Let time pass."""

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the window; changes nothing."""

    def things(self) -> Iterable[Thing]:
        """What can be reached on it, for tests and scripts that use the window."""
        return ()

    def keeps_below(self, size: tuple[int, int]) -> bool:
        """Whether an overlay has a picture of what is below it, of a size, and will paint that itself."""
        return False

    def may_quit(self) -> bool:
        """Asked when the window is being closed: save what must be saved, False to stay open."""
        return True

    def unfocused(self) -> None:
        """Called when the window is no longer the one that is typed into: have what must be kept reach the disk."""

    @property
    def typing(self) -> bool:
        """Whether letters belong to a text field just now, so that the window takes none of them for a key."""
        return False

    @property
    def animating(self) -> bool:
        """Whether something moves on its own right now."""
        return False

    @property
    def next_wake(self) -> float | None:
        """Seconds until ``update`` is wanted although nothing moves."""
        return None

    def redraw(self) -> None:
        """Have the window painted before it sleeps again."""
        self.dirty = True

    def ask(self, request: Request) -> None:
        """Hand a request to the stack."""
        if self._requests is None:
            self._early.append(request)
        else:
            self._requests.append((self, request))

    def push(self, scene: Scene, then: Callable[[Any], object] | None = None) -> None:
        """Ask for a scene on top of this one; ``then`` gets what it ends with."""
        if then:
            self._then = then
        self.ask(lambda stack: stack.push(scene))

    def pop(self, result: Any = None) -> None:
        """Ask to end this scene."""
        self.ask(lambda stack: stack.pop(result))

    def replace(self, scene: Scene) -> None:
        """Ask for another scene in place of this one."""
        self.ask(lambda stack: stack.replace(scene))


class SceneStack:
    """The scenes on show, the topmost one active; changes happen in ``settle`` alone."""

    def __init__(self, app: Program) -> None:
        self._app = app
        self._scenes: list[Scene] = []
        self._requests: deque[tuple[Scene, Request]] = deque()

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The active scene."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, the lowest first."""
        return tuple(self._scenes)

    def start(self, scene: Scene) -> None:
        self._enter(scene)

    def settle(self) -> bool:
        """Obey what was asked for since the last frame; True when anything changed."""
        changed = False
        waiting: list[tuple[Scene, Request]] = []
        while self._requests:
            asker, request = self._requests.popleft()
            if asker not in self._scenes:
                log.debug("dropped what a scene asked for that has left: %s", type(asker).__name__)
            elif asker is not self.top:
                waiting.append((asker, request))
            else:
                request(self)
                changed = True
                # Something that was covered may be on top now.
                self._requests.extendleft(reversed(waiting))
                waiting = []
        self._requests.extend(waiting)
        return changed

    def clear(self) -> None:
        """End every scene, the topmost first."""
        while self._scenes:
            self._leave()
        self._requests.clear()

    def cut(self, keep: int, scene: Scene | None = None) -> None:
        """End all but the lowest ``keep`` scenes, whatever they raise, and put ``scene`` in their place."""
        while len(self._scenes) > keep:
            try:
                self._leave()
            except Exception:
                log.warning("a scene that had failed could not be left in order", exc_info=True)
        if scene is not None:
            self._enter(scene)

    def layout_changed(self) -> None:
        """Tell every scene that the window's measures changed."""
        for scene in self._scenes:
            scene.layout_changed()
            scene.redraw()

    def reworded(self) -> None:
        """Tell every scene that another language is spoken."""
        for scene in self._scenes:
            scene.reworded()
        self.layout_changed()

    @property
    def dirty(self) -> bool:
        """Whether any visible scene wants to be painted."""
        return any(scene.dirty for scene in self._visible())

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the topmost scene over those that show through below it, from the first that must be painted."""
        visible = self._visible()
        first = 0
        for index, scene in enumerate(visible):
            if index and scene.keeps_below(surface.get_size()) and not any(s.dirty for s in visible[:index]):
                first = index
        for index, scene in enumerate(visible[first:]):
            scene.below_painted = bool(index) or first == 0
            before = missed()
            scene.draw(surface)
            scene.dirty = False
            scene.lacks |= missed() != before

    def pictures_came(self) -> None:
        """Have the topmost scene painted anew, and every scene that lacked pictures: some of them are here now."""
        for scene in self._scenes:
            if scene.lacks or scene is self.top:
                scene.lacks = False
                scene.redraw()

    def _visible(self) -> list[Scene]:
        lowest = len(self._scenes) - 1
        while lowest > 0 and self._scenes[lowest].overlay:
            lowest -= 1
        return self._scenes[max(lowest, 0) :]

    def push(self, scene: Scene) -> None:
        """Put a scene on top; the one below pauses."""
        if self.top:
            self.top.pause()
        self._enter(scene)

    def pop(self, result: Any) -> None:
        """End the topmost scene and hand ``result`` to the one below."""
        self._leave()
        if self.top:
            self.top.resume(result)
            self.top.redraw()

    def replace(self, scene: Scene) -> None:
        """End the topmost scene and show another in its place."""
        self._leave()
        self._enter(scene)

    def _enter(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene._requests = self._requests
        scene.enter(self._app)
        self._requests.extend((scene, request) for request in scene._early)
        scene._early.clear()
        scene.layout_changed()
        scene.redraw()

    def _leave(self) -> None:
        scene = self._scenes.pop()
        scene.leave()


OpenTable = Callable[[Any], Scene]
"""Makes the scene with which a match opens."""


class Program(Window):
    """The program as its scenes know it: a window and the ``stack`` of scenes in it.

    It is ``running`` until it is to end; ``open_table`` makes the scene of a match.
    """

    def __init__(self, services: Services, open_table: OpenTable) -> None:
        self.stack = SceneStack(self)
        self.running = False
        self.open_table = open_table
        super().__init__(services)

    @abstractmethod
    def screenshot(self) -> None:
        """Write the window as a picture into the data folder, and say where it is or why it is not."""

    @abstractmethod
    def report(self) -> None:
        """Write a report of the running game and of the last errors, and say where it is or why it is not."""

    def quit(self) -> None:
        """Close the window unless a scene refuses; scenes save what must be saved when asked."""
        if all(scene.may_quit() for scene in reversed(self.stack.scenes)):
            self.running = False

    def _remeasured(self) -> None:
        self.stack.layout_changed()

    def _reworded(self) -> None:
        self.stack.reworded()
        self.name_window()

    def name_window(self) -> None:
        """Have the window's title bar say what is on top."""
        if self.stack.top:
            pygame.display.set_caption(f"{self.stack.top.title} - {NAME}" if self.stack.top.title else NAME)

    def _repaint(self) -> None:
        if self.stack.top:
            self.stack.top.redraw()
        super()._repaint()

    def _pictures_came(self) -> None:
        self.stack.pictures_came()
        super()._pictures_came()
