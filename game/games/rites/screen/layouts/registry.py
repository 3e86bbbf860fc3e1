"""Which layout shows what."""

from __future__ import annotations

from functools import cache

from game.games.rites.screen.layouts.choosing import ArtifactsLayout, TabletsLayout
from game.games.rites.screen.layouts.ritescreen import RitePanel, RiteScreen
from game.games.rites.screen.picking import Ask
from game.games.rites.screen.place import RiteLayout
from game.games.rites.words.ritewords import NAMES, part
from game.games.rites.words.tableview import CardTable, place_of

BETWEEN_RITES = RiteScreen(TabletsLayout())


@cache
def screen_of(rite: str) -> RiteScreen:
    """What the window shows of a rite by its id, or between rites."""
    found: RiteScreen = part(rite, "screen.rite:SCREEN") if rite else BETWEEN_RITES
    return found


def panels() -> list[RitePanel]:
    """The panels that rites have beside the table, called by their rites' ids."""
    found = [(rite, screen_of(rite).panel) for rite in NAMES]
    return [panel().called(rite) for rite, panel in found if panel is not None]


def layout_for(table: CardTable, ask: Ask | None) -> RiteLayout:
    """The layout of the middle for a table and the question that is open."""
    if ask is not None and ask.kind in ("steal", "trade", "trade_for"):
        names = [place_of(table.rite, option).partition(":")[2] for option in ask.options if option.kind == "artifact"]
        return ArtifactsLayout(tuple(names))
    return screen_of("" if ask is not None and ask.kind == "rite" else table.rite).layout
