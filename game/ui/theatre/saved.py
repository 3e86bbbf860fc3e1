"""A saved game watched, or shared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.match.lobby import SaveInfo
from game.match.match import Match
from game.match.saves import read_save
from game.ui.app import App
from game.ui.rich import escape
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

    def ask(match: Match) -> None:
        if app.stack.top is asker:
            share(app, match, "" if save.autosave else save.name, push, tell)

    def failed(problem: Exception) -> None:
        if app.stack.top is asker:
            push(error("This game cannot be shared", problem))

    app.aside("share", lambda: read_save(save.path), ask, failed)
