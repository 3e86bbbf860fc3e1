"""Which layout shows what."""

from __future__ import annotations

from functools import cache

from game.games.rites.screen.layouts.choosing import ArtifactsLayout, TabletsLayout
from game.games.rites.screen.layouts.ritelayout import RiteLayout
from game.games.rites.screen.picking import Ask
from game.games.rites.words.ritewords import part, place_of
from game.games.rites.words.tableview import CardTable

BETWEEN_RITES = TabletsLayout()


@cache
def layout_of(rite: str) -> RiteLayout:
    """The layout of a rite by its id, or that between rites."""
    found: RiteLayout = part(rite, "screen.layout:LAYOUT") if rite else BETWEEN_RITES
    return found


def layout_for(table: CardTable, ask: Ask | None) -> RiteLayout:
    """The layout of the middle for a table and the question that is open."""
    if ask is not None and ask.kind in ("steal", "trade", "trade_for"):
        names = [place_of(table.rite, option).partition(":")[2] for option in ask.options if option.kind == "artifact"]
        return ArtifactsLayout(tuple(names))
    return layout_of("" if ask is not None and ask.kind == "rite" else table.rite)
