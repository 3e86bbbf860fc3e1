"""Which layout shows what."""

from __future__ import annotations

from functools import cache

from game.games.rites.screen.layouts.choosing import ArtifactsLayout, TabletsLayout
from game.games.rites.screen.layouts.ritelayout import RiteLayout, RitePanel
from game.games.rites.screen.picking import Ask
from game.games.rites.words.ritewords import NAMES, part, place_of
from game.games.rites.words.tableview import CardTable

BETWEEN_RITES = TabletsLayout()


@cache
def layout_of(rite: str) -> RiteLayout:
    """The layout of a rite by its id, or that between rites."""
    found: RiteLayout = part(rite, "screen.layout:LAYOUT") if rite else BETWEEN_RITES
    return found


def panels() -> list[RitePanel]:
    """The panels that rites have beside the table, called by their rites' ids."""
    found = [(rite, layout_of(rite).panel) for rite in NAMES]
    return [panel().called(rite) for rite, panel in found if panel is not None]


def layout_for(table: CardTable, ask: Ask | None) -> RiteLayout:
    """The layout of the middle for a table and the question that is open."""
    if ask is not None and ask.kind in ("steal", "trade", "trade_for"):
        names = [place_of(table.rite, option).partition(":")[2] for option in ask.options if option.kind == "artifact"]
        return ArtifactsLayout(tuple(names))
    return layout_of("" if ask is not None and ask.kind == "rite" else table.rite)
