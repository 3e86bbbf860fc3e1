"""Which layout shows what."""

from __future__ import annotations

from game.games.rites.screen.layouts.choosing import ArtifactsLayout, TabletsLayout
from game.games.rites.screen.layouts.plain import PlainLayout
from game.games.rites.screen.picking import Ask
from game.games.rites.screen.place import RiteLayout
from game.games.rites.tablets.at_the_mountains_of_madness.screen.layout import MountainsLayout
from game.games.rites.tablets.cthulhu_rises.screen.layout import GateLayout
from game.games.rites.tablets.out_of_the_aeons.screen.layout import BiddingLayout
from game.games.rites.tablets.the_dunwich_horror.screen.layout import FarmhousesLayout
from game.games.rites.tablets.the_hound.screen.layout import GraveyardLayout
from game.games.rites.tablets.the_tree_on_the_hill.screen.layout import HillLayout
from game.games.rites.words.tableview import CardTable, place_of

PLAIN = PlainLayout()
TABLETS = TabletsLayout()
LAYOUTS: dict[str, RiteLayout] = {
    "cthulhu_rises": GateLayout(),
    "the_hound": GraveyardLayout(),
    "the_tree_on_the_hill": HillLayout(),
    "the_dunwich_horror": FarmhousesLayout(),
    "at_the_mountains_of_madness": MountainsLayout(),
    "out_of_the_aeons": BiddingLayout(),
}


def layout_for(table: CardTable, ask: Ask | None) -> RiteLayout:
    """The layout of the middle for a table and the question that is open."""
    if ask is not None and ask.kind in ("steal", "trade", "trade_for"):
        names = [place_of(table.rite, option).partition(":")[2] for option in ask.options if option.kind == "artifact"]
        return ArtifactsLayout(tuple(names))
    if not table.rite or (ask is not None and ask.kind == "rite"):
        return TABLETS
    return LAYOUTS.get(table.rite, PLAIN)
