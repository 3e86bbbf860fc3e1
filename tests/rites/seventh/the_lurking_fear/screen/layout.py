"""The Lurking Fear on the window."""

from game.games.rites.screen.layouts.common import coveted, draw_pile
from game.games.rites.screen.layouts.ritelayout import Place, RiteLayout


class DenLayout(RiteLayout):
    """The den in a row."""

    def places(self, table, canvas):
        den = table.state["den"]
        den = [Place(f"den:{n}", canvas.card(100 * n - 150, -60, 84), card) for n, card in enumerate(den)]
        return [draw_pile(table, canvas, -500, 180), *coveted(table, canvas, 480, 180), *den]


LAYOUT = DenLayout()
