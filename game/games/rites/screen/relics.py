"""Artifacts painted at any size: as cards, and as chips on a cultist's plate."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable
from functools import partial

import pygame

from game.games.rites.screen import cards
from game.games.rites.screen.emblems import depth
from game.games.rites.screen.seals import picture
from game.games.rites.words.faces import ArtifactFace, artifact_face
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.kit.box import Box
from game.ui.rich import rich
from game.ui.theme import RGB, mix, rgb


@functools.lru_cache(maxsize=128)
def artifact(artifact_id: str, width: int, spent: bool = False) -> pygame.Surface:
    """An artifact, ``width`` pixels wide; one that is ``spent`` is dim."""
    face = artifact_face(artifact_id)
    width = max(width, 24)
    height = cards.height_of(width)
    made = pygame.Surface((width, height))
    made.blit(depth(width, height, mix(cards.LAMP, cards.EBONY, 0.3 if not spent else 0.75), cards.EBONY), (0, 0))
    rim = theme.BRASS_LINE if spent else cards.GOLD_RIM
    ink = theme.TEXT_THIRD if spent else theme.CREAM
    full = width >= cards.SMALL_FORM
    _artifact_picture(made, face, width, ink, rim)
    coin = round(width * (0.22 if full else 0.27))
    _coin(made, (round(width * 0.05) + coin // 2, round(width * 0.05) + coin // 2), coin, face.value, spent)
    _hoods(made, face, width, coin, ink)
    _artifact_words(made, face, width, ink, full)
    return _clip_corners(made, round(width * 0.07), rim)


def _artifact_picture(target: pygame.Surface, face: ArtifactFace, width: int, ink: RGB, rim: RGB) -> None:
    full = width >= cards.SMALL_FORM
    side = round(width * (0.42 if full else 0.50))
    middle = (width // 2, round(width * (0.53 if full else 0.66 if width >= cards.BARE_FORM else 0.80)))
    light = cards.shine(round(side * 2.0), rgb("#d09a4c"), 110)
    target.blit(light, light.get_rect(center=middle))
    radius = round(side * 0.70)
    if width >= cards.BARE_FORM:
        ring = pygame.Surface(((radius * 2 + 6) * 3, (radius * 2 + 6) * 3), pygame.SRCALPHA)
        c = ring.get_width() / 2
        pygame.draw.circle(ring, (*rim, 150), (c, c), radius * 3, 4)
        for n in range(36):
            a = math.radians(n * 10)
            pygame.draw.line(
                ring,
                (*rim, 120),
                (c + math.cos(a) * radius * 3, c + math.sin(a) * radius * 3),
                (c + math.cos(a) * radius * 2.88, c + math.sin(a) * radius * 2.88),
                3,
            )
        small = pygame.transform.smoothscale(ring, (ring.get_width() // 3, ring.get_width() // 3))
        target.blit(small, small.get_rect(center=middle))
    picture = icon(f"artifact_{face.id}", side, mix(ink, rgb("#ffdf9a"), 0.25))
    target.blit(picture, picture.get_rect(center=middle))


def _coin(target: pygame.Surface, middle: tuple[int, int], size: int, value: int, dim: bool) -> None:
    big = pygame.Surface((size * 4, size * 4), pygame.SRCALPHA)
    c = size * 2
    gold = mix(rgb("#d8b062"), cards.EBONY, 0.5 if dim else 0.0)
    pygame.draw.circle(big, mix(gold, cards.EBONY, 0.35), (c, c), c - 2)
    pygame.draw.circle(big, gold, (c, c), c - max(size // 4, 5))
    pygame.draw.circle(big, mix(gold, cards.EBONY, 0.45), (c, c), c - max(size // 2, 9), 3)
    small = pygame.transform.smoothscale(big, (size, size))
    target.blit(small, small.get_rect(center=middle))
    px = max(round(size * 0.62), theme.SMALLEST_PX)
    draw.text(target, str(value), cards.RANK_FACE, px, rgb("#2a1a08"), middle, "center", middle=True)


def _hoods(target: pygame.Surface, face: ArtifactFace, width: int, coin: int, ink: RGB) -> None:
    """One hooded head, or three: whom the power is for."""
    size = round(coin * 0.92)
    right = width - round(width * 0.06)
    y = round(width * 0.05) + coin // 2
    hood = icon("one_hood", size, ink)
    if face.everyone:
        small = icon("one_hood", round(size * 0.72), mix(ink, cards.EBONY, 0.25))
        target.blit(small, small.get_rect(midleft=(right - size - round(size * 0.30), y + size // 8)))
        target.blit(small, small.get_rect(midright=(right, y + size // 8)))
        target.blit(hood, hood.get_rect(center=(right - round(size * 0.64), y)))
    else:
        target.blit(hood, hood.get_rect(midright=(right, y)))


def _artifact_words(target: pygame.Surface, face: ArtifactFace, width: int, ink: RGB, full: bool) -> None:
    height = target.get_height()
    if width < cards.BARE_FORM:
        return
    if not full:
        box = pygame.Rect(round(width * 0.07), round(height * 0.74), round(width * 0.86), round(height * 0.22))
        cards.two_lines(target, face.short, cards.NAME_SMALL, max(round(width * 0.135), theme.SMALLEST_PX), box, ink)
        return
    box = pygame.Rect(round(width * 0.05), round(height * 0.585), round(width * 0.9), round(height * 0.07))
    cards.two_lines(target, face.name, cards.NAME, round(width * 0.078), box, ink)
    px = max(round(width * 0.066), theme.SMALLEST_PX)
    top, foot = round(height * 0.675), height - round(height * 0.075)
    while True:
        made = rich(face.text, cards.POWER, px, round(width * 0.86), ink, align="center")
        if made.height <= foot - top - 4 or px <= theme.SMALLEST_PX:
            break
        px -= 1
    made.draw(target, (round(width * 0.07), top))
    when = "before the rite" if face.before else "during the rite"
    words = f"{when} · {'all cultists' if face.everyone else 'one cultist'}"
    small = max(round(width * 0.056), theme.SMALLEST_PX)
    draw.text(
        target,
        words,
        cards.CULT_LINE,
        small,
        theme.BRASS,
        (width // 2, height - round(height * 0.062)),
        "center",
        middle=True,
    )


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
    picture = icon(f"artifact_{artifact_id}", round(width * 0.62), ink)
    target_y = round(height * 0.40)
    made.blit(picture, picture.get_rect(center=(width // 2, target_y)))
    px = max(round(width * 0.42), theme.SMALLEST_PX)
    draw.text(
        made,
        str(face.value),
        cards.RANK_FACE,
        px,
        theme.TEXT_THIRD if spent else cards.GOLD_RIM,
        (width // 2, round(height * 0.80)),
        "center",
        middle=True,
    )
    return _clip_corners(made, round(width * 0.16), theme.BRASS_LINE if spent else cards.GOLD_RIM)


def chips(names: Iterable[str], spent: Iterable[str], wide: float) -> list[Box]:
    """Artifacts as small as on a cultist's plate."""
    return [
        picture((name, name in spent), partial(artifact_chip, name, spent=name in spent), wide, wide * 1.37)
        for name in names
    ]
