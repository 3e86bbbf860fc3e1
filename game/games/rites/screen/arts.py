"""The pictures on cards: sculpted persons, creatures and things, read aside and fitted to a card."""

from __future__ import annotations

import pygame

from game.ui.figures.store import STORE
from game.ui.pictures import cut_to_fill

FOLDER = "rites/cards"
SMALL, MIDDLE, LARGE = (232, 267), (280, 322), (420, 483)
"""In pixels, as they are kept: as large as cards of a hand are in a window of 1920 x 1080 and in the largest; and as
files are, for moments."""
_ENOUGH = 1.15
"""How many times as wide as its picture a card may be before a larger one is read."""


def art(card: str, width: int = 0) -> pygame.Surface | None:
    """The picture of an entity or an artifact by its id, for a card of a width; None until it is here.

    A large card shows the small picture while the large one is being read.
    """
    file = f"{FOLDER}/{card}.webp"
    size = SMALL if width <= SMALL[0] else MIDDLE if width <= _ENOUGH * MIDDLE[0] else LARGE
    return STORE.picture(file, *size) or STORE.picture(file, *SMALL)


def fitted(picture: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """A picture that fills a size; where that is low, more is cut from below than from the head."""
    wide = max(width, 1)
    high = max(round(wide * picture.get_height() / picture.get_width()), height, 1)
    made = cut_to_fill(picture, wide, high)
    return made.subsurface(pygame.Rect(0, (high - height) // 4, wide, max(height, 1)))
