"""Leaving a table whose answers the disk has refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.match.session import Session
from game.ui.doors import scene_named
from game.ui.rich import escape
from game.ui.scene import Scene
from game.ui.scenes.message import confirm

HEADING = "This game is not kept"
Push = Callable[[Scene, Callable[[Any], None]], None]


def leave(scene: Scene, session: Session, go: Callable[[], None]) -> None:
    """Do ``go`` if everything answered is kept, or if whoever is asked lets it be lost."""
    if may_leave(session, scene.push, go):
        go()


def leave_for_title(scene: Scene, session: Session) -> None:
    """Leave a match's scene for the one below it, or for the title where there is none."""
    leave(scene, session, scene.pop if len(scene.app.stack) > 1 else lambda: scene.replace(scene_named("title")))


def may_leave(session: Session, push: Push, go: Callable[[], None]) -> bool:
    """Whether everything answered is kept. If not, asks whether it is to be lost, and does ``go`` if it is."""
    unkept = "" if session.kept.closed else session.kept.try_to_keep()
    if not unkept:
        return True
    words = (
        f"{escape(unkept)} Whoever leaves now loses what the disk has not taken. "
        "Make room on the disk, put its folder back, or stay at the table."
    )

    def then(leave: Any) -> None:
        if leave:
            session.kept.let_go()
            go()

    push(confirm(HEADING, words, "Leave all the same", "Stay", danger=True), then)
    return False
