"""The small picture of a card table for the list of saves, painted from what everybody sees."""

from __future__ import annotations

import logging
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

log = logging.getLogger(__name__)

SIZE = (960, 620)
WIDTH = 320
SECONDS_BETWEEN = 15.0


def steps(session: Session) -> Iterator[bytes]:
    """Paint the middle of the table piece by piece; the last thing given is the picture as a JPEG, before it nothing.

    No piece takes as long as a frame lasts, so that one can be painted in each quiet frame.
    """
    big = pygame.Surface(SIZE)
    layout = Layout(*SIZE)
    big.blit(draw.backdrop(*SIZE), (0, 0))
    table = read_cards(session.match, None)
    centre = Centre(lambda name: None, lambda: None)
    centre.place(big.get_rect().inflate(-20, -20))
    centre.show(table, layout_for(table, None), layout)
    for place in centre.places:
        if place.card:
            centre.picture(place)
            yield b""
    for _ in centre.lay_ground(layout):
        yield b""
    centre.draw(big, layout)
    yield b""
    small = pygame.transform.smoothscale(big, (WIDTH, WIDTH * SIZE[1] // SIZE[0]))
    data = BytesIO()
    pygame.image.save(small, data, NAME)
    yield data.getvalue()


class CardPictures:
    """Gives a session a picture now and then, so that autosaves carry one that is not old."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._serial = 0
        self._next = 0.0
        self._painting: Iterator[bytes] | None = None

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next piece of a picture that is being painted."""
        return 0.002 if self._painting else None

    def look(self) -> None:
        """Paint a piece of a picture in a quiet moment, unless the last one is young or nothing has changed."""
        now = pygame.time.get_ticks() / 1000
        if self._painting is None and self._session.match.serial != self._serial and now >= self._next:
            self._next = now + SECONDS_BETWEEN
            self._serial = self._session.match.serial
            self._painting = steps(self._session)
        if self._painting is not None:
            self._piece(self._painting)

    def take(self) -> None:
        """Take a picture of the match as it is, at once."""
        self._serial = self._session.match.serial
        self._painting = painting = steps(self._session)
        while self._painting is not None:
            self._piece(painting)

    def _piece(self, painting: Iterator[bytes]) -> None:
        try:
            picture = next(painting)
        except pygame.error as problem:
            log.warning("the match's picture could not be painted: %s", problem)
            self._painting = None
            return
        if picture:
            self._session.thumbnail, self._painting = picture, None
