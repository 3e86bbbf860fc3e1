"""What the layouts of several rites have: piles, the Coveted Artifacts, cards face down, low canvases in one row."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.games.rites.screen.layouts.ritelayout import HEIGHT, Canvas, Place
from game.games.rites.screen.paint import Point
from game.games.rites.words.faces import artifact_face, face_of
from game.games.rites.words.tableview import HIDDEN, CardTable
from game.language.spoken import say
from game.language.values import markup

STEP = 0.44
"""How far an artifact lies above the next one of a column, in widths of it: its coin stays in sight."""
MARGIN = 70.0
Y_OF_ROW = -40.0
"""Where cards of a row have their middle: below them there is room for a line of words."""


def draw_pile(table: CardTable, canvas: Canvas, x: float, y: float, width: float = 92) -> Place:
    """The draw pile with its count; its outline where it is used up."""
    left = table.deck
    return Place("deck", canvas.card(x, y, width), HIDDEN if left else "", empty=not left,
                 caption=say("rites-place-pile.caption", left=left), deep=min(1 + left // 6, 5),
                 note=say("rites-place-pile", left=left))  # fmt: skip


def coveted(table: CardTable, canvas: Canvas, x: float, y: float, width: float = 112) -> list[Place]:
    """The Coveted Artifacts, side by side."""
    count = len(table.coveted)
    step = min(width * 0.62, 170 / max(count - 1, 1))
    spots = [(x + (n - (count - 1) / 2) * step, y) for n in range(count)]
    return _coveted(table, canvas, spots, width, count // 2)


def coveted_column(table: CardTable, canvas: Canvas, x: float, y: float, width: float) -> list[Place]:
    """The Coveted Artifacts one above the other, the last one lowest, at ``y``, and on top."""
    last = len(table.coveted) - 1
    step = min(STEP, (y + HEIGHT / 2 - width * 0.75) / width / max(last, 1))
    return _coveted(table, canvas, [(x, y - (last - n) * width * step) for n in range(last + 1)], width, last)


def _coveted(table: CardTable, canvas: Canvas, spots: Sequence[Point], width: float, told: int) -> list[Place]:
    """The artifacts at these points; the one in place ``told`` says what they are."""
    found = []
    for n, (name, spot) in enumerate(zip(table.coveted, spots, strict=True)):
        face = artifact_face(name)
        when = say("rites-place-when", when="before" if face.before else "during")
        timing = say("rites-place-timing", when=when,
                     whose=say("rites-place-all" if face.everyone else "rites-place-all.may"))  # fmt: skip
        note = "\n".join((artifact_note(name), timing))
        caption = say("rites-place-coveted", count=len(spots)) if n == told else ""
        found.append(Place(f"artifact:{name}", canvas.card(*spot, width), name, True, caption=caption, note=note))
    return found


def artifact_note(name: str) -> str:
    """What a hover says of an artifact: its name and points, and below that its power."""
    face = artifact_face(name)
    return "\n".join((say("rites-place-worth", name=markup(face.name), points=face.value), face.text))


def face_down(table: CardTable, id: str, rect: pygame.Rect, name: str, card: str, unseen: str, others: str = "",
              caption: str = "") -> Place:  # fmt: skip
    """A card face down that the viewer may have seen; ``unseen`` is said of one nobody has, ``others`` of those."""
    if card == HIDDEN:
        return Place(id, rect, HIDDEN, caption=caption, note=f"**{name}**\n{unseen}")
    seen, watched = face_of(card), table.viewer is None
    told = say("rites-place-seen.watched" if watched else "rites-place-seen", card=markup(seen.name), rank=seen.rank)
    if others and not watched:
        told = markup(f"{told} {others}")
    return Place(id, rect, HIDDEN, known=card, caption=caption, note=f"**{name}**\n{told}")


def around(table: CardTable) -> dict[int, float]:
    """At which angle from the middle each cultist sits: whoever is at the keyboard below, the others clockwise."""
    order = table.clockwise(table.viewer or 0)
    return {cultist.side: math.radians(90 + 360 * n / len(order)) for n, cultist in enumerate(order)}


@dataclass(frozen=True)
class Row:
    """Columns of one card each across a low canvas, from the left. ``card`` is the width of one, in units."""

    left: float
    pitch: float
    card: float

    def x(self, column: float) -> float:
        """The middle of a column."""
        return self.left + (column + 0.5) * self.pitch


def row_of(canvas: Canvas, columns: int) -> Row:
    """A row of so many columns, as large as the canvas has room for."""
    wide = canvas.box.width / canvas.unit - MARGIN
    card = min(wide / columns * 0.88, HEIGHT * 0.76 / 1.5)
    pitch = min(wide / columns, card * 1.3)
    return Row(-pitch * columns / 2, pitch, card)
