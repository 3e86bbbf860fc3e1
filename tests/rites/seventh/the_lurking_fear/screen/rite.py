"""The Lurking Fear on the window."""

from game.games.rites.screen.layouts.common import coveted, draw_pile
from game.games.rites.screen.layouts.ritescreen import RiteScreen
from game.games.rites.screen.place import Place


class DenLayout:
    """The den in a row."""

    def places(self, table, canvas):
        den = [
            Place(f"den:{n}", canvas.card(100 * n - 150, -60, 84), card) for n, card in enumerate(table.state["den"])
        ]
        return [*draw_pile(table, canvas, -500, 180), *coveted(table, canvas, 480, 180), *den]

    def ground(self, target, table, canvas):
        """Bare earth."""

    def ground_key(self, table):
        return None

    def marks(self, target, table, canvas):
        """None."""


SCREEN = RiteScreen(DenLayout(), {"den": []}, dimmed={"lurk": lambda table, out: "Not now."})
