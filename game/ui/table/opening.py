"""The scene a match opens with: the table, or the draft before there is one."""

from __future__ import annotations

from game.match.drafting import drafting
from game.match.session import Session
from game.ui.scene import Scene
from game.ui.table.draft import DraftScene
from game.ui.table.scene import TableScene


def table_of(session: Session) -> Scene:
    """The draft while factions are still divided, else the table; each makes way for the other by itself."""
    return DraftScene(session, table_of) if drafting(session.match) else TableScene(session, table_of)
