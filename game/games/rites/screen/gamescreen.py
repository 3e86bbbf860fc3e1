"""Rites of Cthulhu on the window: what the program asks of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from io import BytesIO

import pygame

from game.match.session import Session
from game.ui import draw
from game.ui.gamescreen import GameScreen
from game.ui.kit.base import Box
from game.ui.layout import Layout
from game.ui.pictures import NAME, WIDTH
from game.ui.table.bindings import CARD_PAGE

SIZE = (960, 620)
ROOM = pygame.Rect((10, 10, 940, 600))
"""Where the middle of the table is painted in a small picture, before that is made small."""


class RitesScreen(GameScreen):
    """Rites of Cthulhu on the window."""

    keys = CARD_PAGE
    music = ("rites_candles", "rites_velvet")
    played = "game.games.rites.screen.played:PlayedCards"
    watched = "game.games.rites.screen.theatre:WatchedCards"

    def small_picture(self, session: Session, width: int = WIDTH) -> Iterator[bytes]:
        from game.games.rites.screen.centre import Centre
        from game.games.rites.screen.layouts.registry import layout_for
        from game.games.rites.words.tableview import read_cards

        big, layout, table = pygame.Surface(SIZE), Layout(*SIZE), read_cards(session.match, None)
        big.blit(draw.backdrop(*SIZE), (0, 0))
        centre = Centre(lambda name: None)
        centre.place(ROOM)
        centre.show(table, layout_for(table, None), layout)
        for place in centre.places:
            if place.card:
                centre.picture(place)
                yield b""
        centre.draw(big, layout)
        yield b""
        small = pygame.transform.smoothscale(big, (width, width * SIZE[1] // SIZE[0]))
        data = BytesIO()
        pygame.image.save(small, data, NAME)
        yield data.getvalue()

    def picture(self, width: int, height: int) -> pygame.Surface:
        from game.games.rites.screen.cards import spread

        return spread(width, height)

    def diagrams(self) -> Mapping[str, Callable[[], Box]]:
        from game.games.rites.screen.diagrams import DIAGRAMS

        return DIAGRAMS


SCREEN = RitesScreen()
