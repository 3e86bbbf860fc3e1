"""What can be done with games of the chronicle besides watching: written into a file, taken out for good."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from game.match.chronicle.export import CSV, JSON
from game.match.chronicle.names import outcome
from game.match.chronicle.records import Summary
from game.ui.rich import escape
from game.ui.scenes.boxed import BoxScene
from game.ui.scenes.message import Answer, MessageScene, ask_to_delete

MOST_NAMED = 5
"""How many games a question names before it only counts the rest."""
DONE_FOR = "It cannot be brought back: neither result nor moves, and it no longer counts in the statistics."
DONE_FOR_ALL = "They cannot be brought back: neither results nor moves, and they no longer count in the statistics."


def export(scene: BoxScene, games: Sequence[Summary]) -> None:
    """Ask in which form, write the games in a thread, and tell where they are."""
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
    services = scene.app.services

    def written(path: Path) -> None:
        # A path has few places to break at: after each folder there is one.
        told = escape(str(path)).replace("/", "/\u200b").replace("\\", "\\\u200b")
        scene.push(MessageScene("The games are written", f"They are in this file:\n**{told}**"))

    def write(how: Any) -> None:
        if how is not None:
            scene.errand(lambda: services.export_games(games, how), written, "The games are not written")

    scene.push(MessageScene("Write these games into a file", words, answers), write)


def delete(scene: BoxScene, games: Sequence[Summary], files: Sequence[str], then: Callable[[], None]) -> None:
    """Ask once, take the games and the files that cannot be read out in a thread, and call ``then``."""
    names = [f"**{escape(outcome(game))}**" for game in games] + [f"**{escape(name)}**" for name in files]
    count = len(names)
    if count > MOST_NAMED + 1:
        names[MOST_NAMED:] = [f"{count - MOST_NAMED} more"]
    lost = DONE_FOR if count == 1 else DONE_FOR_ALL
    ids, services = {game.id for game in games}, scene.app.services

    def forget() -> None:
        scene.errand(lambda: services.forget_games(ids, files), lambda _: then(), "Not everything is deleted", then)

    ask_to_delete(scene, "this game" if count == 1 else f"{count} games", "\n".join([*names, lost]), forget)
