"""Leaving a table whose answers the disk has refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.match.session import Session
from game.ui.rich import escape
from game.ui.scene import Scene
from game.ui.scenes.message import confirm

HEADING = "This game is not kept"
Push = Callable[[Scene, Callable[[Any], None]], None]


def may_leave(session: Session, push: Push, go: Callable[[], None]) -> bool:
    """Whether everything answered is kept. If not, asks whether it is to be lost, and does ``go`` if it is."""
    unkept = "" if session.closed else session.try_to_keep()
    if not unkept:
        return True
    words = (
        f"{escape(unkept)} Whoever leaves now finds the game again as it was when the disk last took it. "
        "Make room on the disk, or stay at the table."
    )

    def then(leave: Any) -> None:
        if leave:
            session.let_go()
            go()

    push(confirm(HEADING, words, "Leave all the same", "Stay", danger=True), then)
    return False
