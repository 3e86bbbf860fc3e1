"""What a scene has done with files in a thread of its own, so that the window never waits for a disk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.ui.app import App
from game.ui.scene import Scene
from game.ui.scenes.boxed import Page
from game.ui.scenes.message import error


class Errands:
    """Runs one job after another for a scene. ``busy`` while one is under way; ``end`` when the scene goes."""

    def __init__(self, scene: Scene, app: App) -> None:
        self._scene = scene
        self._app = app
        self._gone = False
        self.busy = False

    def run(self, job: Callable[[], Any], then: Callable[[Any], None], fails: str) -> bool:
        """Do a job, and ``then`` with what came of it in the window's thread; false while another is under way.

        A problem is shown in a dialog headed ``fails``.
        """
        if self.busy or self._gone:
            return False
        self.busy = True

        def failed(problem: Exception) -> None:
            self._done(lambda: self._scene.push(error(fails, problem)))

        self._app.aside("campaigns", job, lambda found: self._done(lambda: then(found)), failed)
        return True

    def _done(self, then: Callable[[], None]) -> None:
        self.busy = False
        if not self._gone:
            then()
            self._scene.redraw()

    def end(self) -> None:
        """Nothing that is still under way is wanted any more."""
        self._gone = True


class ErrandScene(Page):
    """A page that has ``errands``, from when it is entered until it is left."""

    def enter(self, app: App) -> None:
        self.errands = Errands(self, app)
        super().enter(app)

    def leave(self) -> None:
        self.errands.end()
        super().leave()
