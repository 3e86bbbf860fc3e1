"""Artifacts painted at any size: as cards, and as chips on a cultist's plate."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable
from functools import partial

import pygame

from game.games.rites.screen import cards
from game.games.rites.screen.arts import art, fitted
from game.games.rites.screen.emblems import depth
from game.games.rites.screen.paint import Point, light, stamp, words
from game.games.rites.screen.seals import picture
from game.games.rites.words.cards import all_of
from game.games.rites.words.faces import ArtifactFace, artifact_face
from game.language.spoken import recent_per_language, say
from game.ui import theme
from game.ui.icons import icon
from game.ui.kit.box import Box
from game.ui.rich import RichText, rich
from game.ui.theme import RGB, mix, rgb


def artifact(artifact_id: str, width: int, spent: bool = False) -> pygame.Surface:
    """An artifact, ``width`` pixels wide; one that is ``spent`` is dim."""
    return _artifact(artifact_id, max(width, 24), spent, art(artifact_id, width))


@recent_per_language(128)
def _artifact(artifact_id: str, width: int, spent: bool, shown: pygame.Surface | None) -> pygame.Surface:
    face = artifact_face(artifact_id)
    height = cards.height_of(width)
    made = pygame.Surface((width, height))
    made.blit(depth(width, height, mix(cards.LAMP, cards.EBONY, 0.3 if not spent else 0.75), cards.EBONY), (0, 0))
    rim = theme.BRASS_LINE if spent else cards.GOLD_RIM
    ink = theme.TEXT_THIRD if spent else theme.CREAM
    full, named = width >= cards.SMALL_FORM and _texts_fit(width), cards.named(face.narrow, width)
    if shown:
        _sculpted(made, shown, width, spent, 0.92 if full else 1.18 if named else 1.5)
    else:
        _artifact_picture(made, face, width, ink, rim, full)
    coin = max(round(width * (0.22 if full else 0.27)), round(theme.SMALLEST_PX * 1.75))
    middle = round(width * 0.05) + coin // 2
    _coin(made, (middle, middle), coin, face.value, spent)
    _hoods(made, face, width, middle, round(coin * 0.92), ink)
    if named:
        _artifact_words(made, face, width, ink, full)
    return _clip_corners(made, round(width * 0.07), rim)


@recent_per_language(16)
def _texts_fit(width: int) -> bool:
    """Whether every artifact's text has room on cards of a width, in the smallest letters: else none is printed."""
    high = cards.height_of(width)
    return all(_text(artifact_face(each), width, theme.SMALLEST_PX).height <= _room(high)
               for _, each in all_of("artifact"))


def _text(face: ArtifactFace, width: int, px: int, ink: RGB = theme.CREAM) -> RichText:
    """What an artifact does, as it is printed."""
    return rich(face.text, cards.POWER, px, round(width * 0.86), ink, align="center")


def _room(height: int) -> int:
    """How high the text may be on a card of a height."""
    return height - round(height * 0.075) - round(height * 0.675) - 4


def _sculpted(target: pygame.Surface, shown: pygame.Surface, width: int, spent: bool, share: float) -> None:
    """The artifact's picture to the rim of the card; below it fades into the ground of the words."""
    high = round(width * share)
    made = fitted(shown, width, high).convert_alpha()
    if high < target.get_height():
        made.blit(_fading(width, high), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if spent:
        made.fill((110, 110, 110, 255), special_flags=pygame.BLEND_RGBA_MULT)
    target.blit(made, (0, 0))


@functools.lru_cache(maxsize=16)
def _fading(width: int, height: int) -> pygame.Surface:
    """Nothing is left at the lower rim."""
    small = pygame.Surface((1, 24), pygame.SRCALPHA)
    for y in range(24):
        small.set_at((0, y), (255, 255, 255, round(255 * min(1.0, (23 - y) / 5))))
    return pygame.transform.smoothscale(small, (width, height))


def _artifact_picture(
    target: pygame.Surface, face: ArtifactFace, width: int, ink: RGB, rim: RGB, full: bool
) -> None:
    side = round(width * (0.42 if full else 0.50))
    middle = (width // 2, round(width * (0.53 if full else 0.66 if width >= cards.BARE_FORM else 0.80)))
    stamp(target, light(side * 2, side * 2, rgb("#d09a4c"), 110), center=middle)
    if width >= cards.BARE_FORM:
        radius = round(side * 0.70)
        size = radius * 2 + 6
        ring = pygame.Surface((size * 3, size * 3), pygame.SRCALPHA)
        c = size * 3 / 2
        pygame.draw.circle(ring, (*rim, 150), (c, c), radius * 3, 4)
        for n in range(36):
            x, y = math.cos(math.radians(n * 10)), math.sin(math.radians(n * 10))
            outer, inner = ((c + x * radius * reach, c + y * radius * reach) for reach in (3, 2.88))
            pygame.draw.line(ring, (*rim, 120), outer, inner, 3)
        stamp(target, pygame.transform.smoothscale(ring, (size, size)), center=middle)
    stamp(target, icon(f"artifact_{face.id}", side, mix(ink, rgb("#ffdf9a"), 0.25)), center=middle)


def _coin(target: pygame.Surface, middle: Point, size: int, value: int, dim: bool) -> None:
    big = pygame.Surface((size * 4, size * 4), pygame.SRCALPHA)
    c = size * 2
    gold = mix(rgb("#d8b062"), cards.EBONY, 0.5 if dim else 0.0)
    for inset, dark, line in ((2, 0.35, 0), (max(size // 4, 5), 0.0, 0), (max(size // 2, 9), 0.45, 3)):
        pygame.draw.circle(big, mix(gold, cards.EBONY, dark), (c, c), c - inset, line)
    stamp(target, pygame.transform.smoothscale(big, (size, size)), center=middle)
    words(target, str(value), cards.RANK_FACE, max(round(size * 0.62), theme.SMALLEST_PX), rgb("#2a1a08"), middle)


def _hoods(target: pygame.Surface, face: ArtifactFace, width: int, y: int, size: int, ink: RGB) -> None:
    """One hooded head, or three: whom the power is for."""
    right, hood = width - round(width * 0.06), icon("one_hood", size, ink)
    if not face.everyone:
        stamp(target, hood, midright=(right, y))
        return
    small = icon("one_hood", round(size * 0.72), mix(ink, cards.EBONY, 0.25))
    stamp(target, small, midleft=(right - size - round(size * 0.30), y + size // 8))
    stamp(target, small, midright=(right, y + size // 8))
    stamp(target, hood, center=(right - round(size * 0.64), y))


def _artifact_words(target: pygame.Surface, face: ArtifactFace, width: int, ink: RGB, full: bool) -> None:
    height = target.get_height()

    def name(told: str, role: theme.Role, size: float, left: float, top: float, high: float) -> None:
        px = max(round(width * size), theme.SMALLEST_PX)
        box = pygame.Rect(round(width * left), round(height * top), round(width * (1 - 2 * left)), round(height * high))
        cards.two_lines(target, told, role, px, box, ink)

    if width < cards.BARE_FORM:
        name(face.narrow, cards.NARROW, 0, 4 / width, 0.68, 0.30)
        return
    if not full:
        name(face.narrow, cards.NAME_SMALL, 0.135, 0.07, 0.74, 0.22)
        return
    name(face.name, cards.NAME, 0.078, 0.05, 0.585, 0.07)
    for px in range(max(round(width * 0.066), theme.SMALLEST_PX), theme.SMALLEST_PX - 1, -1):
        made = _text(face, width, px, ink)
        if made.height <= _room(height):
            break
    made.draw(target, (round(width * 0.07), round(height * 0.675)))
    told = say("rites-face-timing", when="before" if face.before else "during", whose="all" if face.everyone else "one")
    px = max(round(width * 0.056), theme.SMALLEST_PX)
    words(target, told, cards.CULT_LINE, px, theme.BRASS, (width // 2, height - round(height * 0.062)))


def _clip_corners(made: pygame.Surface, cut: int, rim: RGB) -> pygame.Surface:
    """Cut the corners straight and lay a double rim along the edge."""
    width, height = made.get_size()

    def outline(inset: int, scale: int = 1) -> list[tuple[float, float]]:
        a, b = inset, cut + inset * 0.42
        w, h = width, height
        points = [(b, a), (w - b, a), (w - a, b), (w - a, h - b), (w - b, h - a), (b, h - a), (a, h - b), (a, b)]
        return [(x * scale, y * scale) for x, y in points]

    big = pygame.Surface((width * 3, height * 3), pygame.SRCALPHA)
    pygame.draw.polygon(big, "white", outline(0, 3))
    mask = pygame.transform.smoothscale(big, (width, height))
    lines = pygame.Surface((width * 3, height * 3), pygame.SRCALPHA)
    outer = max(round(width * 0.016), 1)
    pygame.draw.polygon(lines, rim, outline(outer, 3), outer * 4)
    if width >= cards.BARE_FORM:
        pygame.draw.polygon(lines, (*rim, 130), outline(outer * 4, 3), 3)
    shaped = made.convert_alpha()
    shaped.blit(pygame.transform.smoothscale(lines, (width, height)), (0, 0))
    shaped.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return shaped


@functools.lru_cache(maxsize=128)
def artifact_chip(artifact_id: str, width: int, spent: bool) -> pygame.Surface:
    """An artifact on a cultist's plate: its icon and value."""
    face = artifact_face(artifact_id)
    height = round(width * 52 / 38)
    made = pygame.Surface((width, height))
    made.blit(depth(width, height, mix(cards.LAMP, cards.EBONY, 0.8 if spent else 0.3), cards.EBONY), (0, 0))
    ink = theme.TEXT_THIRD if spent else theme.CREAM
    stamp(made, icon(f"artifact_{artifact_id}", round(width * 0.62), ink), center=(width // 2, round(height * 0.40)))
    px, gold = max(round(width * 0.42), theme.SMALLEST_PX), theme.TEXT_THIRD if spent else cards.GOLD_RIM
    words(made, str(face.value), cards.RANK_FACE, px, gold, (width // 2, round(height * 0.80)))
    return _clip_corners(made, round(width * 0.16), theme.BRASS_LINE if spent else cards.GOLD_RIM)


def chips(names: Iterable[str], spent: Iterable[str], wide: float) -> list[Box]:
    """Artifacts as small as on a cultist's plate."""
    return [
        picture((name, name in spent), partial(artifact_chip, name, spent=name in spent), wide, wide * 1.37)
        for name in names
    ]
