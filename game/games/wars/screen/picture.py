"""The small picture of a match for the list of saves, painted from what everybody sees."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from io import BytesIO

import pygame

from game.games.wars.screen.map.atlas import atlas, fit
from game.games.wars.words.tableview import Area, Table, read_table
from game.match.session import Session
from game.ui import theme
from game.ui.pictures import NAME, WIDTH, map_picture

SUPER = 2
"""The picture is painted larger and made smaller, so that its edges are smooth."""
RADIUS = {"great_old_one": 7.5, "monster": 5.0, "cultist": 4.2}
GATE = 6.5
"""Pixels in a picture of the usual width."""
ROW = 4
"""How many pieces stand beside each other."""


@functools.lru_cache(maxsize=4)
def _ground(board: str, width: int) -> pygame.Surface | None:
    """The map alone, at the size that is painted on."""
    whole = map_picture(board)
    if whole is None:
        return None
    crop = atlas(board).crop
    size = (width * SUPER, max(round(width * SUPER * crop.height / crop.width), 2))
    return pygame.transform.smoothscale(whole.subsurface(crop), size)


def paint(table: Table, width: int = WIDTH) -> bytes | None:
    """The picture as a JPEG; None where the map's picture is missing."""
    ground = _ground(table.map, width)
    if ground is None:
        return None
    big, unit = ground.copy(), SUPER * width / WIDTH
    sheet = fit(atlas(table.map), big.get_rect())
    inner = big.get_rect().inflate(round(-20 * unit), round(-44 * unit))
    for area in table.areas:
        home = sheet.to_window(sheet.atlas.places[area.id].home)
        at = max(inner.left, min(home[0], inner.right)), max(inner.top, min(home[1], inner.bottom))
        _paint_area(big, area, at, unit)
    small = pygame.transform.smoothscale(big, (width, big.get_height() // SUPER))
    data = BytesIO()
    pygame.image.save(small, data, NAME)
    return data.getvalue()


def _paint_area(big: pygame.Surface, area: Area, home: tuple[int, int], unit: float) -> None:
    """Gate and pieces of an area in rows round its middle, the greatest first."""
    pieces = sorted(area.pieces, key=lambda piece: (-RADIUS[piece.cls], piece.faction))
    step = round(2 * RADIUS["monster"] * unit)
    rows = [pieces[i : i + ROW] for i in range(0, len(pieces), ROW)]
    if area.gate:
        colour = theme.BRASS if area.gate == "abandoned" else theme.faction_colour(area.gate)
        _disc(big, (home[0], home[1] - step), GATE * unit, theme.INK, colour, unit)
    for down, row in enumerate(rows):
        for along, piece in enumerate(row):
            at = (round(home[0] + (along - (len(row) - 1) / 2) * step), home[1] + down * step)
            great = piece.cls == "great_old_one"
            rim = theme.PALE if great else theme.INK
            _disc(big, at, RADIUS[piece.cls] * unit, theme.faction_colour(piece.faction), rim, unit)


def _disc(big: pygame.Surface, at: tuple[int, int], radius: float, fill: theme.RGB, rim: theme.RGB,
          unit: float) -> None:  # fmt: skip
    pygame.draw.circle(big, theme.INK, at, round(radius + 0.8 * unit))
    pygame.draw.circle(big, rim, at, round(radius))
    pygame.draw.circle(big, fill, at, round(radius - 1.2 * unit))


def prepare(session: Session) -> None:
    """Make the ground in advance: it takes longer than all the rest."""
    _ground(session.match.rules.setup["map"], WIDTH)


def pieces(session: Session, width: int = WIDTH) -> Iterator[bytes]:
    """Paint the map as everybody sees it, in one piece; nothing where the map's picture is missing."""
    picture = paint(read_table(session.match, None), width)
    if picture is not None:
        yield picture
