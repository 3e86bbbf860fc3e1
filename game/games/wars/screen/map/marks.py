"""What lies on areas and is no unit, as it is drawn: buildings and ice stand there, desecrated ground is stained."""

from __future__ import annotations

import pygame

from game.games.wars.screen.map.pieces import Spot
from game.ui import theme, tokens
from game.ui.figures import marks
from game.ui.figures.standing import UNIT, standing

DESECRATES = "yellow_sign"


def draw_stain(target: pygame.Surface, spot: Spot) -> None:
    """Paint desecrated ground, below everything that stands there."""
    unit = spot.px * UNIT / spot.item.size
    found = marks.stain(unit, DESECRATES)
    if found:
        target.blit(found.surface, found.at(spot.at))
        return
    picture = tokens.warning(spot.px, theme.faction_colour(DESECRATES))
    target.blit(picture, picture.get_rect(center=spot.at))


def draw_token(target: pygame.Surface, spot: Spot) -> None:
    """Paint a building or a marker of a side: its sculpture, or a plate with its icon where it has none."""
    item = spot.item
    assert item.token is not None
    unit, kind = spot.px * UNIT / item.size, item.token.ref[1]
    picture = standing(item.faction, kind, spot.px, unit)
    if picture.figure is None:
        flat = tokens.plate(kind, spot.px, theme.faction_colour(item.faction), item.token.building)
        target.blit(flat, flat.get_rect(center=spot.at))
        return
    picture.draw(target, spot.at)
