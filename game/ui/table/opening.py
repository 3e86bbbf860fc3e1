"""The scene a match opens with: the table, or the draft before there is one."""

from __future__ import annotations

from game.games.wars.words.drafting import drafting
from game.match.session import Session
from game.ui.rites.scene import CardTableScene
from game.ui.scene import Scene
from game.ui.table.draft import DraftScene
from game.ui.table.scene import TableScene


def table_of(session: Session) -> Scene:
    """The card table for Rites of Cthulhu; else the draft while factions are divided, then the table.

    Draft and table make way for each other by themselves.
    """
    if session.match.rules.game == "rites":
        return CardTableScene(session, table_of)
    return DraftScene(session, table_of) if drafting(session.match) else TableScene(session, table_of)
