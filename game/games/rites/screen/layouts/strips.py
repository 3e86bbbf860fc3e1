"""Help for layouts beside wide pictures: artifacts in a column, and canvases so low that all lies in one row."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.games.rites.screen.layouts.common import coveted
from game.games.rites.screen.place import HEIGHT, Canvas, Place
from game.games.rites.words.tableview import CardTable

LOW = 2.6
"""From this width in heights on a canvas is low."""
STEP = 0.44
"""How far an artifact lies above the next one, in widths of it: its coin stays in sight."""


def is_low(canvas: Canvas) -> bool:
    """Whether the canvas is so low that everything should lie in one row."""
    return canvas.box.width > LOW * canvas.box.height


def coveted_column(table: CardTable, canvas: Canvas, x: float, y: float, width: float) -> list[Place]:
    """The Coveted Artifacts one above the other, the last one lowest, at ``y``, and on top."""
    found = coveted(table, canvas, x, y, width)
    last = len(found) - 1
    step = min(STEP, (y + HEIGHT / 2 - width * 0.75) / width / max(last, 1))
    return [
        replace(
            place,
            rect=canvas.card(x, y - (last - n) * width * step, width),
            caption=("Coveted Artifacts" if last else "Coveted Artifact") if n == last else "",
        )
        for n, place in enumerate(found)
    ]


@dataclass(frozen=True)
class Row:
    """Columns of one card each across a low canvas, from the left. ``card`` is the width of one, in units."""

    left: float
    pitch: float
    card: float

    def x(self, column: float) -> float:
        """The middle of a column."""
        return self.left + (column + 0.5) * self.pitch


MARGIN = 70.0
Y_OF_ROW = -40.0
"""Where cards of a row have their middle: below them there is room for a line of words."""


def row_of(canvas: Canvas, columns: int) -> Row:
    """A row of so many columns, as large as the canvas has room for."""
    wide = canvas.box.width / canvas.unit - MARGIN
    card = min(wide / columns * 0.88, HEIGHT * 0.76 / 1.5)
    pitch = min(wide / columns, card * 1.3)
    return Row(-pitch * columns / 2, pitch, card)
