"""The picture at a card's head: a figure in its faction's own place, a painting in its frame, a sign over a place.

It takes what height the card leaves it.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.match.cards import Card
from game.ui import draw, theme
from game.ui.cards.emblem import draw_emblem
from game.ui.figures.index import figure_of, index
from game.ui.figures.standing import fitted
from game.ui.figures.store import STORE
from game.ui.kit.box import Box, Drawn, Stack
from game.ui.kit.painting import Painting
from game.ui.paintings import PLACE, painted

Painter = Callable[[pygame.Surface, pygame.Rect, Card], None]
ANY = "stones"
"""The picture behind what is no faction's."""
KIN = ((-0.36, 0.70), (0.36, 0.70), (-0.19, 0.85), (0.19, 0.85), (0.0, 1.0))
"""Where a unit stands that several factions have, in shares of the width, and how large: far ones first."""
DIM = 0.62
"""How much light a place has behind a sign."""
SCENE = 2.1
"""How much wider than high a scene is."""
SHARPEST = 1.5
"""So many times its size a picture is enlarged at most."""


def pictured(card: Card) -> bool:
    """Whether a card shows the thing itself, and not only a sign of it."""
    return bool(card.art or card.scene) or card.ref[0] in ("faction", "unit")


def plate(card: Card, high: float) -> Box:
    """The picture of a card, so high."""
    kind = card.ref[0]
    if card.scene:
        return Painting(card.scene, focus=card.middle, fades="bottom", h=high)
    if card.art:
        return Stack(Painting(_ground(card), fades="bottom", light=0.4, h=high), _drawn(card, high, _framed))
    if kind == "faction" and painted(card.faction):
        return Painting(card.faction, fades="bottom", h=high)
    if kind == "unit" and figure_of(card.faction, card.ref[1]):
        return Stack(Painting(_ground(card), focus=(0.5, 0.66), fades="bottom", h=high), _drawn(card, high, _figure))
    if kind == "unit" and _owners(card):
        return Stack(Painting(ANY, focus=(0.5, 0.7), fades="bottom", light=DIM, h=high), _drawn(card, high, _kin))
    ground = Painting(_ground(card), focus=(0.5, 0.6), fades="bottom", light=DIM, h=high)
    return Stack(ground, _drawn(card, high, _sign))


def art_box(card: Card, high: float) -> Box:
    """The painting of a card by itself, small."""
    if card.scene:
        return Painting(card.scene, focus=card.middle, w=high * SCENE, h=high, radius=4)
    return _drawn(card, high, _framed, w=high)


def _ground(card: Card) -> str:
    """The picture behind what a card shows."""
    own = card.faction + PLACE
    return own if painted(own) else ANY


def _drawn(card: Card, high: float, paint: Painter, w: float | None = None) -> Box:
    return Drawn((card.ref, high), lambda target, rect, layout: paint(target, rect, card), w=w, h=high)


def _sign(target: pygame.Surface, rect: pygame.Rect, card: Card) -> None:
    """The sign in its ruled circle."""
    radius = round(min(rect.height * 0.42, rect.width * 0.24))
    draw_emblem(target, card, rect.center, radius, rect.width)


def _figure(target: pygame.Surface, rect: pygame.Rect, card: Card) -> None:
    """The figure as large as there is room, standing on the ground of its place."""
    found = figure_of(card.faction, card.ref[1])
    assert found is not None
    px = round(min(rect.height * 0.74, rect.width * 0.68, found.tall * index().large * SHARPEST))
    made = fitted(card.faction, card.ref[1], px)
    below = made.surface.get_height() - made.middle[1]
    made.draw(target, (rect.centerx, rect.bottom - round(rect.height * 0.06) - below))


def _owners(card: Card) -> list[str]:
    """The factions that have figures of a unit that is not one faction's own."""
    return [] if card.faction else [each for each in theme.ARMS if figure_of(each, card.ref[1])]


def _kin(target: pygame.Surface, rect: pygame.Rect, card: Card) -> None:
    """The unit as several factions have it, one before the other."""
    for faction, (aside, share) in zip(_owners(card), KIN, strict=False):
        made = fitted(faction, card.ref[1], round(min(rect.height * 0.70, rect.width * 0.5) * share))
        below = made.surface.get_height() - made.middle[1]
        foot = rect.bottom - round(rect.height * (0.05 + 0.30 * (1 - share)))
        made.draw(target, (rect.centerx + round(aside * min(rect.width, rect.height * 1.6)), foot - below))


def _framed(target: pygame.Surface, rect: pygame.Rect, card: Card) -> None:
    """The painting in a frame of brass, its shadow on what is behind it."""
    high = round(rect.height * 0.86)
    wide = min(round(high * 0.87), round(rect.width * 0.84))
    place = pygame.Rect(0, 0, wide, high)
    place.center = rect.centerx, rect.y + round(rect.height * 0.52)
    draw.glow(target, place.move(0, 4), (0, 0, 0), 12, 2, 220)
    picture = STORE.picture(card.art, wide, high)
    if picture is None:
        draw.fill(target, place, theme.SEA_DEEP, theme.INK)
    else:
        target.blit(picture, place)
    for out, colour in ((0, theme.INK), (3, theme.BRASS), (5, theme.BRASS_LINE)):
        pygame.draw.rect(target, colour, place.inflate(2 * out, 2 * out), 2)
