"""The small picture of a match for the list of saves, painted from what everybody sees."""

from __future__ import annotations

import functools
import logging
from io import BytesIO

import pygame

from game.games.wars.screen.map.atlas import atlas, fit
from game.games.wars.words.tableview import Area, Table, read_table
from game.match.session import Session
from game.ui import theme
from game.ui.pictures import map_picture
from game.ui.saved_picture import NAME

log = logging.getLogger(__name__)

WIDTH = 320
SUPER = 2
"""The picture is painted larger and made smaller, so that its edges are smooth."""
SECONDS_BETWEEN = 15.0
RADIUS = {"great_old_one": 7.5, "monster": 5.0, "cultist": 4.2}
GATE = 6.5
ROW = 4
"""How many pieces stand beside each other."""


@functools.lru_cache(maxsize=4)
def _ground(board: str) -> pygame.Surface | None:
    """The map alone, at the size that is painted on."""
    whole = map_picture(board)
    if whole is None:
        return None
    crop = atlas(board).crop
    size = (WIDTH * SUPER, max(round(WIDTH * SUPER * crop.height / crop.width), 2))
    return pygame.transform.smoothscale(whole.subsurface(crop), size)


def paint(table: Table) -> bytes | None:
    """The picture as a JPEG; None where the map's picture is missing."""
    ground = _ground(table.map)
    if ground is None:
        return None
    big = ground.copy()
    sheet = fit(atlas(table.map), big.get_rect())
    inner = big.get_rect().inflate(-20 * SUPER, -44 * SUPER)
    for area in table.areas:
        home = sheet.to_window(sheet.atlas.places[area.id].home)
        at = max(inner.left, min(home[0], inner.right)), max(inner.top, min(home[1], inner.bottom))
        _paint_area(big, area, at)
    small = pygame.transform.smoothscale(big, (WIDTH, big.get_height() // SUPER))
    data = BytesIO()
    pygame.image.save(small, data, NAME)
    return data.getvalue()


def _paint_area(big: pygame.Surface, area: Area, home: tuple[int, int]) -> None:
    """Gate and pieces of an area in rows round its middle, the greatest first."""
    pieces = sorted(area.pieces, key=lambda piece: (-RADIUS[piece.cls], piece.faction))
    step = round(2 * RADIUS["monster"] * SUPER)
    rows = [pieces[i : i + ROW] for i in range(0, len(pieces), ROW)]
    if area.gate:
        colour = theme.BRASS if area.gate == "abandoned" else theme.faction_colour(area.gate)
        _disc(big, (home[0], home[1] - step), GATE, theme.INK, colour)
    for down, row in enumerate(rows):
        for along, piece in enumerate(row):
            at = (round(home[0] + (along - (len(row) - 1) / 2) * step), home[1] + down * step)
            great = piece.cls == "great_old_one"
            _disc(big, at, RADIUS[piece.cls], theme.faction_colour(piece.faction), theme.PALE if great else theme.INK)


def _disc(big: pygame.Surface, at: tuple[int, int], radius: float, fill: theme.RGB, rim: theme.RGB) -> None:
    pygame.draw.circle(big, theme.INK, at, round((radius + 0.8) * SUPER))
    pygame.draw.circle(big, rim, at, round(radius * SUPER))
    pygame.draw.circle(big, fill, at, round((radius - 1.2) * SUPER))


class Pictures:
    """Gives a session a picture now and then, so that autosaves carry one that is not old."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._serial = 0
        self._next = 0.0

    def prepare(self) -> None:
        """Make the ground in advance: it takes longer than all the rest."""
        _ground(self._session.match.rules.setup["map"])

    def look(self) -> None:
        """Take a picture in a quiet moment, unless the last one is young or nothing has changed."""
        now = pygame.time.get_ticks() / 1000
        if self._session.match.serial != self._serial and now >= self._next:
            self._next = now + SECONDS_BETWEEN
            self.take()

    def take(self) -> None:
        """Take a picture of the match as it is, whatever is looked at."""
        self._serial = self._session.match.serial
        try:
            picture = paint(read_table(self._session.match, None))
        except pygame.error as problem:
            log.warning("the match's picture could not be painted: %s", problem)
            return
        if picture is not None:
            self._session.thumbnail = picture
