"""The scene a match opens with: the table, or the draft before there is one."""

from __future__ import annotations

from game.games.rites.screen.scene import CardTableScene
from game.games.wars.screen.draft import DraftScene
from game.games.wars.screen.scene import TableScene
from game.games.wars.words.drafting import drafting
from game.match.session import Session
from game.ui.scene import Scene


def table_of(session: Session) -> Scene:
    """The card table for Rites of Cthulhu; else the draft while factions are divided, then the table.

    Draft and table make way for each other by themselves.
    """
    if session.match.rules.game == "rites":
        return CardTableScene(session, table_of)
    return DraftScene(session, table_of) if drafting(session.match) else TableScene(session, table_of)
