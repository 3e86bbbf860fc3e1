"""The tables of the rites: wood, stone and cloth by candle light, as pictures that are read and scaled aside."""

from __future__ import annotations

import pygame

from game.games.rites.screen.layouts.registry import layout_of
from game.games.rites.screen.layouts.ritelayout import HEIGHT, WIDTH, Canvas, RiteLayout
from game.ui import draw
from game.ui.figures.store import STORE
from game.ui.layout import Layout

FOLDER = "rites/tables"
BETWEEN = "between"
"""The table while no rite is performed."""


def table(rite: str, layout: Layout) -> pygame.Surface:
    """The table of a rite, as large as the window; the ground of every scene until it is here."""
    found = STORE.picture(f"{FOLDER}/{rite or BETWEEN}.jpg", layout.width, layout.height, alone=True)
    return found or draw.backdrop(layout.width, layout.height)


def laid(rite: str, shown: RiteLayout, canvas: Canvas) -> pygame.Surface | None:
    """What lies on a rite's table at the places of its layout, or is let into it; its middle is the canvas's.

    Nothing while another layout is shown, or this one in a row.
    """
    if not rite or shown is not layout_of(rite) or (canvas.low and shown.in_a_row):
        return None
    return STORE.picture(f"{FOLDER}/{rite}_laid.webp", canvas.px(WIDTH), canvas.px(HEIGHT), alone=True)
