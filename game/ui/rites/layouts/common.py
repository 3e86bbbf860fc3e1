"""What the layouts of several rites have: piles, the Coveted Artifacts, rings, captions."""

from __future__ import annotations

import functools
import math

import pygame

from game.match.rites_faces import artifact_face
from game.match.rites_view import CardTable
from game.ui import draw, theme
from game.ui.rites.place import Canvas, Place
from game.ui.theme import RGB


def draw_pile(table: CardTable, canvas: Canvas, x: float, y: float, width: float = 92) -> list[Place]:
    """The draw pile with its count; its outline where it is used up."""
    rect = canvas.card(x, y, width)
    note = f"**Draw pile**\n{table.deck} {'card' if table.deck == 1 else 'cards'} left."
    caption = f"draw pile · {table.deck}"
    return [
        Place(
            "deck",
            rect,
            "?" if table.deck else "",
            empty=not table.deck,
            caption=caption,
            deep=min(1 + table.deck // 6, 5),
            note=note,
        )
    ]


def coveted(table: CardTable, canvas: Canvas, x: float, y: float, width: float = 112) -> list[Place]:
    """The Coveted Artifacts, side by side."""
    found = []
    count = len(table.coveted)
    for n, name in enumerate(table.coveted):
        face = artifact_face(name)
        step = min(width * 0.62, 170 / max(count - 1, 1))
        at = x + (n - (count - 1) / 2) * step
        when = "before" if face.before else "during"
        whose = "every cultist must obey it" if face.everyone else "every cultist may use it in this rite"
        note = f"**{face.name}**, worth {face.value}\n{face.text}\n<second>{when} the rite · {whose}</>"
        caption = ""
        if n == count // 2:
            caption = "Coveted Artifact" if count == 1 else "Coveted Artifacts"
        found.append(Place(f"artifact:{name}", canvas.card(at, y, width), name, relic=True, caption=caption, note=note))
    return found


RING_MARGIN = 14
"""Pixels round a ring's picture."""


@functools.lru_cache(maxsize=24)
def ring(
    radius_x: int, radius_y: int, line: int, colour: RGB, alpha: int, ticks: int, part: tuple[int, int, int, int]
) -> pygame.Surface:
    """The ``part`` of the picture of an ellipse in a fine line, perhaps with ticks across it."""
    scale = 2
    x0, y0, *size = part
    big = pygame.Surface((size[0] * scale, size[1] * scale), pygame.SRCALPHA)
    cx, cy = (radius_x + RING_MARGIN - x0) * scale, (radius_y + RING_MARGIN - y0) * scale
    points = [
        (cx + radius_x * scale * math.cos(math.radians(a / 2)), cy + radius_y * scale * math.sin(math.radians(a / 2)))
        for a in range(720)
    ]
    pygame.draw.lines(big, (*colour, alpha), True, points, max(line * scale + 1, 2))
    for n in range(ticks):
        a = math.radians(n * 360 / ticks)
        x, y = math.cos(a), math.sin(a)
        reach = 9 if n % 5 == 0 else 5
        pygame.draw.line(
            big,
            (*colour, alpha),
            (cx + x * radius_x * scale, cy + y * radius_y * scale),
            (cx + x * (radius_x - reach) * scale, cy + y * (radius_y - reach) * scale),
            scale + 1,
        )
    return pygame.transform.smoothscale(big, size)


def put_ring(
    target: pygame.Surface,
    canvas: Canvas,
    x: float,
    y: float,
    radius_x: float,
    radius_y: float,
    colour: RGB = theme.BRASS,
    alpha: int = 150,
    line: int = 1,
    ticks: int = 0,
) -> None:
    """Lay a ring round a point of the canvas."""
    across, down = canvas.px(radius_x), canvas.px(radius_y)
    whole = pygame.Rect(0, 0, 2 * (across + RING_MARGIN), 2 * (down + RING_MARGIN))
    whole.center = canvas.at(x, y)
    # Of a ring as wide as a hill little is to be seen.
    seen = whole.clip(target.get_rect())
    if seen.width and seen.height:
        part = (seen.x - whole.x, seen.y - whole.y, seen.width, seen.height)
        target.blit(ring(across, down, line, colour, alpha, ticks, part), seen)


@functools.lru_cache(maxsize=24)
def disc_light(radius_x: int, radius_y: int, colour: RGB, alpha: int) -> pygame.Surface:
    """A soft light, strongest in the middle."""
    span = 40
    small = pygame.Surface((span, span), pygame.SRCALPHA)
    for y in range(span):
        for x in range(span):
            away = math.hypot(x - 19.5, y - 19.5) / 19.5
            small.set_at((x, y), (*colour, round(alpha * max(0.0, 1 - away) ** 1.4)))
    return pygame.transform.smoothscale(small, (max(2 * radius_x, 2), max(2 * radius_y, 2)))


def put_light(
    target: pygame.Surface,
    canvas: Canvas,
    x: float,
    y: float,
    radius_x: float,
    radius_y: float,
    colour: RGB,
    alpha: int,
) -> None:
    """Lay a soft light round a point of the canvas."""
    made = disc_light(canvas.px(radius_x), canvas.px(radius_y), colour, alpha)
    target.blit(made, made.get_rect(center=canvas.at(x, y)))


def caption(
    target: pygame.Surface,
    canvas: Canvas,
    words: str,
    x: float,
    y: float,
    colour: RGB = theme.TEXT_SECOND,
    role: theme.Role = theme.BODY_ITALIC,
) -> pygame.Rect:
    """Words in the middle of the table."""
    return draw.text(
        target, words, role, canvas.scale.font_px(role), colour, canvas.at(x, y), "center", middle=True, halo=2
    )
