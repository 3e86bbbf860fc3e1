"""What can be done with games of the chronicle besides watching: written into a file, taken out for good."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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

Thread = Callable[[Callable[[], None]], None]


class Deeds:
    """Asks, and has it done in a thread. ``wanted`` says whether the scene is still there to be told."""

    def __init__(self, scene: Scene, app: App, thread: Thread, wanted: Callable[[], bool]) -> None:
        self._scene = scene
        self._app = app
        self._thread = thread
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

        def write() -> None:
            try:
                said, done = str(services.export_games(games, how)), True
            except (OSError, ValueError) as problem:
                said, done = str(problem), False
            self._app.post(lambda: self._exported(said, done))

        self._thread(write)

    def _exported(self, said: str, done: bool) -> None:
        if not self._wanted():
            return
        if done:
            # A path has few places to break at: after each folder there is one.
            path = escape(said).replace("/", "/\u200b").replace("\\", "\\\u200b")
            self._scene.push(MessageScene("The games are written", f"They are in this file:\n**{path}**"))
        else:
            self._scene.push(error("The games are not written", said))

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

        def work() -> None:
            said = ""
            try:
                services.forget_games(ids, files)
            except (OSError, ValueError) as problem:
                said = str(problem)
            self._app.post(lambda: self._deleted(said, then))

        self._thread(work)

    def _deleted(self, said: str, then: Callable[[], None]) -> None:
        if not self._wanted():
            return
        then()
        if said:
            self._scene.push(error("Not everything is deleted", said))
