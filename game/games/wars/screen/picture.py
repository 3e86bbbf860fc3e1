"""The small picture of a match for lists of saves, lessons and puzzles, painted from what everybody sees."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from io import BytesIO

import pygame

from game.games.wars.screen.map.atlas import atlas, fit
from game.games.wars.screen.map.shelf import stood
from game.games.wars.words.tableview import Area, Piece, Table, read_table
from game.match.session import Session
from game.ui import theme
from game.ui.figures import gates
from game.ui.pictures import NAME, WIDTH, glance_at_map

SUPER = 2
"""The picture is painted larger and made smaller, so that its edges are smooth."""
RADIUS = {"great_old_one": 7.5, "terror": 6.0, "monster": 5.0, "cultist": 4.2}
GATE = 6.5
"""Pixels in a picture of the usual width."""
ROW = 4
"""How many pieces stand beside each other."""
LARGE = 600
"""In pictures of this width and more pieces are told apart by their signs; in smaller ones they are dots."""
DETAILED = 1.5
"""How much larger than a dot such a piece is."""


@functools.lru_cache(maxsize=4)
def _ground(board: str, width: int) -> pygame.Surface | None:
    """The map alone, at the size that is painted on."""
    whole = glance_at_map(board)
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
    big, size = ground.copy(), (width, ground.get_height() // SUPER)
    if width < LARGE:
        _paint_areas(big, table, SUPER * width / WIDTH, _paint_dots)
    small = pygame.transform.smoothscale(big, size)
    if width >= LARGE:
        _paint_areas(small, table, width / WIDTH, _paint_pieces)
    data = BytesIO()
    pygame.image.save(small, data, NAME)
    return data.getvalue()


def _paint_areas(
    target: pygame.Surface, table: Table, unit: float,
    paint_area: Callable[[pygame.Surface, Area, tuple[int, int], float], None],
) -> None:  # fmt: skip
    """Paint what stands in each area round its middle, not too near the rim."""
    sheet = fit(atlas(table.map), target.get_rect())
    inner = target.get_rect().inflate(round(-20 * unit), round(-44 * unit))
    for area in table.areas:
        home = sheet.to_window(sheet.atlas.places[area.id].home)
        at = max(inner.left, min(home[0], inner.right)), max(inner.top, min(home[1], inner.bottom))
        paint_area(target, area, at, unit)


def _px(piece: Piece, unit: float) -> int:
    """How wide a piece is painted with its sign."""
    return round(2 * RADIUS[piece.cls] * DETAILED * unit)


def _paint_pieces(target: pygame.Surface, area: Area, home: tuple[int, int], unit: float) -> None:
    """The gate with its keeper, and the others in rows below it, as they look on the map."""
    step = round(2 * RADIUS["monster"] * DETAILED * unit)
    placed = [(piece, (home[0], home[1] - step)) for piece in area.pieces if piece.keeper]
    rest = sorted((piece for piece in area.pieces if not piece.keeper), key=_rank)
    for down, row in enumerate(rest[i : i + ROW] for i in range(0, len(rest), ROW)):
        left = home[0] - sum(_px(piece, unit) for piece in row) // 2
        for piece in row:
            placed.append((piece, (left + _px(piece, unit) // 2, home[1] + down * step)))
            left += _px(piece, unit)
    if area.gate:
        keeper = "" if area.gate == "abandoned" else area.gate
        picture = gates.gate(gates.unit_of(round(2 * GATE * DETAILED * unit)), keeper)
        picture.draw(target, (home[0], home[1] - step))
    for piece, at in placed:
        stood(piece.faction, piece.kind, _px(piece, unit)).draw(target, at)


def _rank(piece: Piece) -> tuple[float, str]:
    """The greatest first, those of a faction beside each other."""
    return -RADIUS[piece.cls], piece.faction


def _paint_dots(big: pygame.Surface, area: Area, home: tuple[int, int], unit: float) -> None:
    """Gate and pieces of an area in rows round its middle, the greatest first."""
    pieces = sorted(area.pieces, key=_rank)
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
    """Paint the map as everybody sees it, its pieces one by one before; nothing where the map's picture is missing."""
    table = read_table(session.match, None)
    shown = [piece for area in table.areas for piece in area.pieces] if width >= LARGE else []
    for faction, kind, px in sorted({(piece.faction, piece.kind, _px(piece, width / WIDTH)) for piece in shown}):
        stood(faction, kind, px)
        yield b""
    picture = paint(table, width)
    if picture is not None:
        yield picture
