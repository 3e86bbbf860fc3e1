"""Cthulhu Rises on the window."""

from game.games.rites.screen.layouts.ritescreen import RiteScreen
from game.games.rites.tablets.cthulhu_rises.screen.layout import GateLayout
from game.games.rites.words.faces import face_of
from game.games.rites.words.tableview import CardTable


def _dimmed(table: CardTable, out: list[str]) -> str:
    """Why these cards are not played on the gate."""
    if not table.state["gate"]:
        first = len(out) > 1 or out[0] != "g11"
        return "The first gate is not opened with green." if first else "Not on the first gate."
    if all(card == "g11" for card in out):
        return "Cthulhu is not played on the first gate."
    return f"You hold the {face_of(table.state['gate'][0][1]).cult_name}: other cults must wait."


SCREEN = RiteScreen(GateLayout(), dimmed={"gate": _dimmed})
