"""The small picture of a card table for the list of saves, painted from what everybody sees."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

import pygame

from game.games.rites.screen.centre import Centre
from game.games.rites.screen.layouts.registry import layout_for
from game.games.rites.words.tableview import read_cards
from game.match.session import Session
from game.ui import draw
from game.ui.layout import Layout
from game.ui.saved_picture import NAME
from game.ui.table.pictures import WIDTH

SIZE = (960, 620)
ROOM = pygame.Rect((10, 10, 940, 600))


def pieces(session: Session) -> Iterator[bytes]:
    """Paint the middle of the table piece by piece; the last thing given is the picture as a JPEG, before it nothing.

    No piece takes as long as a frame lasts, so that one can be painted in each quiet frame.
    """
    big = pygame.Surface(SIZE)
    layout = Layout(*SIZE)
    big.blit(draw.backdrop(*SIZE), (0, 0))
    table = read_cards(session.match, None)
    centre = Centre(lambda name: None, lambda: None)
    centre.place(ROOM)
    centre.show(table, layout_for(table, None), layout)
    for place in centre.places:
        if place.card:
            centre.picture(place)
            yield b""
    centre.draw(big, layout)
    yield b""
    small = pygame.transform.smoothscale(big, (WIDTH, WIDTH * SIZE[1] // SIZE[0]))
    data = BytesIO()
    pygame.image.save(small, data, NAME)
    yield data.getvalue()
