"""A saved game watched, or shared."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from game.match.lobby import SaveInfo
from game.match.match import Match
from game.match.saves import SaveError, read_save
from game.ui.app import App
from game.ui.rich import escape
from game.ui.scene import Scene
from game.ui.scenes.message import MessageScene, error
from game.ui.theatre.door import open_theatre
from game.ui.theatre.goon import share


def watch_save(app: App, save: SaveInfo, then: Callable[[Any], None] | None = None) -> None:
    """Watch a saved game from its beginning."""
    path, name = save.path, "" if save.autosave else save.name
    open_theatre(app, lambda: read_save(path), then=then, name=name)


def share_save(app: App, save: SaveInfo, push: Callable[..., None]) -> None:
    """Write a saved game into a file to share, asking for its name; ``push`` opens a dialog over the asker."""
    asker = app.stack.top

    def tell(sentence: str) -> None:
        if app.stack.top is asker:
            push(MessageScene("Share this game", escape(sentence)))

    def read(match: Match | None, problem: str) -> None:
        if app.stack.top is not asker:
            return
        if match is None:
            push(error("This game cannot be shared", problem))
        else:
            share(app, match, "" if save.autosave else save.name, ask, tell)

    def ask(scene: Scene, then: Callable[[Any], None]) -> None:
        push(scene, then)

    def work() -> None:
        try:
            match: Match = read_save(save.path)
        except SaveError as problem:
            told = str(problem)
            app.post(lambda: read(None, told))
            return
        app.post(lambda: read(match, ""))

    threading.Thread(target=work, name="share", daemon=True).start()
