"""What can be done with games of the chronicle besides watching: written into a file, taken out for good."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from game.match.chronicle import Summary
from game.match.chronicle.export import CSV, JSON
from game.match.chronicle.names import outcome
from game.ui.app import App
from game.ui.rich import escape
from game.ui.scene import Scene
from game.ui.scenes.message import Answer, MessageScene, confirm, error

MOST_NAMED = 5
"""How many games a question names before it only counts the rest."""
DONE_FOR = "It cannot be brought back: neither result nor moves, and it no longer counts in the statistics."
DONE_FOR_ALL = "They cannot be brought back: neither results nor moves, and they no longer count in the statistics."

class Deeds:
    """Asks, and has it done in a thread. ``wanted`` says whether the scene is still there to be told."""

    def __init__(self, scene: Scene, app: App, wanted: Callable[[], bool]) -> None:
        self._scene = scene
        self._app = app
        self._wanted = wanted

    # Into a file --------------------------------------------------------------------------------

    def export(self, games: Sequence[Summary]) -> None:
        """Ask in which form, write the games, and tell where they are."""
        count = len(games)
        words = (
            f"**{count} game{'s' if count != 1 else ''}** as shown here.\n"
            "**Table**: a line for each faction of each game, for any spreadsheet (CSV).\n"
            "**Everything**: all that is listed, Doom turn by turn included (JSON)."
        )
        answers = (
            Answer(None, "Cancel", key="Esc"),
            Answer(JSON, "Everything"),
            Answer(CSV, "Table", "primary", "Enter"),
        )
        heading = "Write these games into a file"
        self._scene.push(MessageScene(heading, words, answers), lambda how: self._export(games, how))

    def _export(self, games: Sequence[Summary], how: Any) -> None:
        if how is None:
            return
        services = self._app.services
        self._app.aside("chronicle", lambda: services.export_games(games, how), self._exported,
                        lambda problem: self._tell(error("The games are not written", problem)))  # fmt: skip

    def _exported(self, path: Path) -> None:
        # A path has few places to break at: after each folder there is one.
        told = escape(str(path)).replace("/", "/\u200b").replace("\\", "\\\u200b")
        self._tell(MessageScene("The games are written", f"They are in this file:\n**{told}**"))

    def _tell(self, scene: Scene) -> None:
        if self._wanted():
            self._scene.push(scene)

    # Out of the chronicle -----------------------------------------------------------------------

    def delete(self, games: Sequence[Summary], files: Sequence[str], then: Callable[[], None]) -> None:
        """Ask once, take the games and the files that cannot be read out, and call ``then`` in the window's thread."""
        names = [f"**{escape(outcome(game))}**" for game in games] + [f"**{escape(name)}**" for name in files]
        count = len(names)
        if count > MOST_NAMED + 1:
            names[MOST_NAMED:] = [f"{count - MOST_NAMED} more"]
        lost = DONE_FOR if count == 1 else DONE_FOR_ALL
        heading = "Delete this game?" if count == 1 else f"Delete {count} games?"
        ids = {game.id for game in games}
        self._scene.push(
            confirm(heading, "\n".join([*names, lost]), "Delete", danger=True),
            lambda yes: self._delete(ids, files, then) if yes else None,
        )

    def _delete(self, ids: set[str], files: Sequence[str], then: Callable[[], None]) -> None:
        services = self._app.services
        self._app.aside("chronicle", lambda: services.forget_games(ids, files), lambda _: self._deleted(then),
                        lambda problem: self._deleted(then, problem))  # fmt: skip

    def _deleted(self, then: Callable[[], None], problem: Exception | None = None) -> None:
        if self._wanted():
            then()
            if problem is not None:
                self._tell(error("Not everything is deleted", problem))
