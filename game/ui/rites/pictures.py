"""The small picture of a card table for the list of saves, painted from what everybody sees."""

from __future__ import annotations

import logging
from io import BytesIO

import pygame

from game.match.rites_view import read_cards
from game.match.session import Session
from game.ui import draw
from game.ui.layout import Layout
from game.ui.rites.centre import Centre
from game.ui.rites.layouts.registry import layout_for

log = logging.getLogger(__name__)

SIZE = (960, 620)
WIDTH = 320
SECONDS_BETWEEN = 15.0


def paint(session: Session) -> bytes:
    """The middle of the table as a JPEG."""
    big = pygame.Surface(SIZE)
    layout = Layout(*SIZE)
    big.blit(draw.backdrop(*SIZE), (0, 0))
    table = read_cards(session.match, None)
    centre = Centre(lambda name: None, lambda: None)
    centre.place(big.get_rect().inflate(-20, -20))
    centre.show(table, layout_for(table, None), layout)
    centre.draw(big, layout)
    small = pygame.transform.smoothscale(big, (WIDTH, WIDTH * SIZE[1] // SIZE[0]))
    data = BytesIO()
    pygame.image.save(small, data, "thumbnail.jpg")
    return data.getvalue()


class CardPictures:
    """Gives a session a picture now and then, so that autosaves carry one that is not old."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._serial = 0
        self._next = 0.0

    def look(self) -> None:
        """Take a picture in a quiet moment, unless the last one is young or nothing has changed."""
        now = pygame.time.get_ticks() / 1000
        if self._session.match.serial != self._serial and now >= self._next:
            self._next = now + SECONDS_BETWEEN
            self.take()

    def take(self) -> None:
        """Take a picture of the match as it is."""
        self._serial = self._session.match.serial
        try:
            self._session.thumbnail = paint(self._session)
        except pygame.error as problem:
            log.warning("the match's picture could not be painted: %s", problem)
