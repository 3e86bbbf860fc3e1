"""What the layouts of several rites have: piles, the Coveted Artifacts, rings, captions."""

from __future__ import annotations

import functools
import math

import pygame

from game.games.rites.screen.glow import small_light
from game.games.rites.screen.place import Canvas, Place
from game.games.rites.words.faces import artifact_face
from game.games.rites.words.tableview import CardTable
from game.ui import draw, theme
from game.ui.theme import RGB, mix


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
    """Draw a ring in a fine line round a point of the canvas, perhaps with ticks inside it, on the dark ground.

    Straight onto the ground: a surface as large as a wide ring would take longer to make than a frame lasts.
    """
    cx, cy = canvas.at(x, y)
    wide, high = canvas.px(radius_x), canvas.px(radius_y)
    ink = mix(theme.INK, colour, alpha / 255)
    for n in range(line):
        turns = [math.radians(part / 2) for part in range(720)]
        points = [(cx + (wide - n) * math.cos(a), cy + (high - n) * math.sin(a)) for a in turns]
        pygame.draw.aalines(target, ink, True, points)
    for n in range(ticks):
        a = math.radians(n * 360 / ticks)
        dx, dy = math.cos(a), math.sin(a)
        reach = 9 if n % 5 == 0 else 5
        start, end = (cx + dx * wide, cy + dy * high), (cx + dx * (wide - reach), cy + dy * (high - reach))
        pygame.draw.aaline(target, ink, start, end)


@functools.lru_cache(maxsize=24)
def disc_light(radius_x: int, radius_y: int, colour: RGB, alpha: int) -> pygame.Surface:
    """A soft light, strongest in the middle."""
    size = max(2 * radius_x, 2), max(2 * radius_y, 2)
    return pygame.transform.smoothscale(small_light(40, 1.4, colour, alpha), size)


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
