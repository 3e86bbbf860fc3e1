"""The Hound on the window."""

from collections.abc import Iterable

from game.games.rites.screen.layouts.ritescreen import RiteScreen
from game.games.rites.screen.picking import Ask
from game.games.rites.tablets.the_hound.screen.dig import DigPanel
from game.games.rites.tablets.the_hound.screen.layout import GraveyardLayout
from game.games.rites.words.faces import face_of
from game.games.rites.words.tableview import HIDDEN, CardTable


def _bluffs(ask: Ask, table: CardTable, live: Iterable[str]) -> frozenset[str]:
    """Cards that may be presented but never shown: not of the cult of one's ghoul."""
    own = [card for side, card in table.state["ghouls"][int(ask.about[1])] if side == table.viewer]
    cult = face_of(own[0]).cult if own else ""
    return frozenset(card for card in live if face_of(card).cult != cult)


SCREEN = RiteScreen(
    GraveyardLayout(),
    {"plots": [HIDDEN] * 5, "open": [], "ghouls": []},
    bluffs={"present": _bluffs},
    bluffing="Of another cult than your ghoul: can be laid, never shown. A bluff.",
    panel=DigPanel,
)
