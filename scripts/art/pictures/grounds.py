"""Places that figures stand in: a drowned city, dunes, woods, a court of spires, ice, the void, a nave, a cave.

Each paints sky and what stands far and near into a canvas; ``own`` is the color of its light, ``level`` where the
ground begins.
"""

import math
from collections.abc import Callable

import numpy as np

from art.pictures.canvas import INK, Canvas, Color, mixed, scaled

Points = list[tuple[float, float]]
Ground = Callable[[Canvas, Color, float], None]


def night(canvas: Canvas, own: Color, level: float, light: tuple[float, float] = (0.5, 0.45), strength: float = 0.55,
          beams: float = 0.45) -> None:  # fmt: skip
    """The sky all have in common: dark above, the side's light behind the middle, clouds and beams."""
    canvas.sky(((0, mixed(INK, own, 0.04)), (level * 0.7, mixed(INK, own, 0.16)), (level, mixed(INK, own, 0.26)),
                (1, mixed(INK, own, 0.05))))  # fmt: skip
    clouds = canvas.noise(3, 6, 1.8)
    canvas.add(np.clip(clouds - 0.45, 0, 1) * 0.5, scaled(own, 0.55))
    canvas.add(canvas.ball(light, 0.46, 1.5) * strength * 1.15, scaled(own, 0.85))
    canvas.add(canvas.ball(light, 0.20, 1.2) * strength * 0.8, mixed(own, (1, 0.95, 0.8), 0.35))
    canvas.rays(light, own, beams * 1.7, reach=0.62 / canvas.tall**0.4)


def ground(canvas: Canvas, own: Color, level: float, wet: float = 0.0) -> None:
    """The ground below the level: darker to the viewer, wet it mirrors the light above."""
    mask = np.clip((canvas.y - level) / 0.012, 0, 1)
    depth = np.clip((canvas.y - level) / max(1 - level, 0.01), 0, 1)
    near = np.array(mixed(INK, own, 0.015), np.float32)
    far = np.array(mixed(INK, own, 0.14), np.float32)
    share = (depth**0.6)[..., None]
    painted = far * (1 - share) + near * share
    rough = canvas.noise(14, 5, 5.0)[..., None]
    painted = painted * (0.6 + 0.8 * rough)
    canvas.pixels = canvas.pixels * (1 - mask[..., None]) + painted * mask[..., None]
    if wet:
        glints = np.clip(canvas.noise(30, 4, 9.0) - 0.52, 0, 1) * 3.5
        middle = np.exp(-(((canvas.x - 0.5) / 0.24) ** 2))
        canvas.add(mask * (1 - depth) ** 1.5 * (0.25 + glints) * middle * wet, scaled(own, 0.8))


def drowned(canvas: Canvas, own: Color, level: float) -> None:
    """Leaning blocks of a city that has come up out of the sea."""
    night(canvas, own, level)
    canvas.stars(120, (0.8, 0.95, 0.9), level * 0.7)
    for far, count, high, dark in ((0.55, 15, 0.36, 0.15), (0.25, 11, 0.27, 0.07), (0.0, 7, 0.17, 0.025)):
        color = mixed(INK, own, dark + 0.12 * far)
        for number in range(count):
            x = (number + canvas.chance.random()) / count
            away = abs(x - 0.5) * 2
            tall, wide = (
                high * (0.35 + 0.9 * away) * (0.6 + 0.7 * canvas.chance.random()),
                0.03 + 0.06 * canvas.chance.random(),
            )
            lean, cut = (canvas.chance.random() - 0.5) * 0.10, (canvas.chance.random() - 0.5) * 0.09
            top = level - tall
            canvas.shape(
                [
                    (x - wide, level + 0.03),
                    (x - wide * 0.75 + lean, top + cut),
                    (x + wide * 0.7 + lean, top - cut),
                    (x + wide, level + 0.03),
                ],
                color,
            )
        canvas.fog(level - 0.10, mixed(INK, own, 0.26 * (0.4 + far)), 0.5)
    ground(canvas, own, level, wet=0.9)


def dunes(canvas: Canvas, own: Color, level: float) -> None:
    """Black pyramids behind dunes, under a moon too large."""
    night(canvas, own, level, strength=0.4)
    canvas.stars(300, (0.85, 0.9, 1.0), level)
    moon(canvas, (0.5, 0.33), 0.21, own)
    for x, wide, tall, dark in ((0.13, 0.20, 0.27, 0.12), (0.90, 0.26, 0.34, 0.10), (0.32, 0.11, 0.14, 0.16)):
        side = mixed(INK, own, dark * 0.35)
        canvas.shape([(x - wide, level + 0.02), (x, level - tall), (x + wide, level + 0.02)], mixed(INK, own, dark))
        canvas.shape([(x, level - tall), (x + wide, level + 0.02), (x + wide * 0.25, level + 0.02)], side)
    canvas.fog(level - 0.08, mixed(INK, own, 0.2), 0.5)
    for number, (up, dark) in enumerate(((0.02, 0.14), (-0.05, 0.07), (-0.14, 0.03))):
        line = [(step / 40, level - up - 0.03 * math.sin(step / 40 * 5 + number * 2.1) * (1 + number * 0.5))
                for step in range(41)]  # fmt: skip
        canvas.shape([(0, 1), *line, (1, 1)], mixed(INK, own, dark))
        crest = canvas.mask([(0, 1), *line, (1, 1)]) - canvas.mask([(x, y + 0.006) for x, y in [(0, 1), *line, (1, 1)]])
        canvas.add(np.clip(crest, 0, 1) * 0.35, own)


def woods(canvas: Canvas, own: Color, level: float) -> None:
    """Bare trees, nearer ones darker, and a red light between them."""
    night(canvas, own, level, (0.5, 0.5), 0.6)
    for far, count, dark in ((0.7, 26, 0.20), (0.35, 15, 0.10), (0.0, 8, 0.025)):
        color = mixed(INK, own, dark)
        for number in range(count):
            x = (number + canvas.chance.random()) / count
            if far < 0.3 and abs(x - 0.5) < 0.26:
                continue
            tree(canvas, (x, level + 0.03 + 0.05 * (1 - far)), 0.75 - 0.25 * far, 0.016 * (1.4 - far), color)
        canvas.fog(level - 0.12, mixed(INK, own, 0.22 * (0.5 + far)), 0.55)
    ground(canvas, own, level)


def tree(canvas: Canvas, foot: tuple[float, float], tall: float, wide: float, color: Color) -> None:
    """One bare tree, its boughs growing out of each other."""

    def bough(x: float, y: float, turn: float, long: float, thick: float, left: int) -> None:
        bent = turn + (canvas.chance.random() - 0.5) * 0.5
        end = x + math.sin(bent) * long, y - math.cos(bent) * long / canvas.tall
        thin = thick * 0.66
        across = math.cos(bent), math.sin(bent)
        pieces.append(
            [
                (x - across[0] * thick, y - across[1] * thick),
                (end[0] - across[0] * thin, end[1] - across[1] * thin),
                (end[0] + across[0] * thin, end[1] + across[1] * thin),
                (x + across[0] * thick, y + across[1] * thick),
            ]
        )
        if left:
            for side in (-1, 1):
                bough(
                    *end,
                    bent + side * (0.28 + 0.4 * canvas.chance.random()),
                    long * (0.6 + 0.2 * canvas.chance.random()),
                    thin * 0.8,
                    left - 1,
                )

    pieces: list[Points] = []
    bough(*foot, (canvas.chance.random() - 0.5) * 0.15, tall * canvas.tall * 0.34, wide, 4)
    canvas.cover(canvas.masks(pieces), color)


def court(canvas: Canvas, own: Color, level: float) -> None:
    """Thin spires beyond a lake, and two moons before them."""
    night(canvas, own, level)
    canvas.stars(160, (1.0, 0.95, 0.8), level * 0.8)
    moon(canvas, (0.13, 0.20), 0.075, own)
    moon(canvas, (0.88, 0.31), 0.038, own)
    for far, count, high, dark in ((0.6, 24, 0.34, 0.16), (0.2, 17, 0.25, 0.06)):
        color = mixed(INK, own, dark)
        for number in range(count):
            x = (number + canvas.chance.random()) / count
            tall = high * (0.5 + 0.7 * canvas.chance.random()) * (0.6 + abs(x - 0.5))
            wide = 0.008 + 0.016 * canvas.chance.random()
            top = level - tall
            canvas.shape(
                [
                    (x - wide, level + 0.02),
                    (x - wide, top + wide * 5),
                    (x, top - wide * 4),
                    (x + wide, top + wide * 5),
                    (x + wide, level + 0.02),
                ],
                color,
            )
        canvas.fog(level - 0.09, mixed(INK, own, 0.24 * (0.4 + far)), 0.55)
    ground(canvas, own, level, wet=0.8)


def ice(canvas: Canvas, own: Color, level: float) -> None:
    """Peaks of ice under a wavering light, and snow in the air."""
    night(canvas, own, level, strength=0.4, beams=0.25)
    canvas.stars(220, (0.9, 0.95, 1.0), level * 0.7)
    for lift, hue in ((0.0, own), (0.07, mixed(own, (0.3, 0.9, 0.6), 0.5))):
        wave = 0.20 + lift + 0.06 * np.sin(canvas.x * 7 + lift * 40) + 0.10 * (canvas.noise(3, 3) - 0.5)
        curtain = np.exp(-(((canvas.y - wave) / np.where(canvas.y < wave, 0.16, 0.05)) ** 2)) * 0.9
        canvas.add(curtain * (0.3 + 0.7 * canvas.noise(40, 2, 0.05)) * 0.5, hue)
    for far, rough, high, dark in ((0.6, 9, 0.30, 0.30), (0.3, 6, 0.22, 0.16), (0.0, 5, 0.12, 0.06)):
        ridge(canvas, level + 0.02, high, rough, mixed(INK, own, dark), own)
        canvas.fog(level - 0.08, mixed(INK, own, 0.3 * (0.4 + far)), 0.5)
    ground(canvas, own, level)
    canvas.add(
        np.clip((canvas.y - level) / 0.02, 0, 1) * np.clip(canvas.noise(8, 5, 4.0) - 0.42, 0, 1) * 0.7,
        scaled(own, 0.45),
    )


def ridge(canvas: Canvas, level: float, high: float, rough: int, color: Color, light: Color) -> None:
    """A range of peaks, each lit on its left."""
    peaks: Points = []
    for number in range(rough * 2 + 1):
        x = number / (rough * 2) + (canvas.chance.random() - 0.5) * 0.04
        up = high * (0.45 + 0.55 * canvas.chance.random()) * (0.5 + abs(x - 0.5)) if number % 2 else high * 0.12
        peaks.append((x, level - up))
    canvas.shape([(-0.1, 1), (-0.1, level), *peaks, (1.1, level), (1.1, 1)], color)
    for (x, y), (left, low) in zip(peaks[1::2], peaks[0::2], strict=False):
        inner = x - (x - left) * 0.12, low
        canvas.add(canvas.mask([(x, y), (left, low), inner]) * 0.16, light)


def void(canvas: Canvas, own: Color, level: float) -> None:
    """Stars and spheres of light between standing stones: no ground but a ring."""
    night(canvas, own, level, (0.5, 0.42), 0.5, 0.3)
    turn = np.arctan2((canvas.y - 0.42) * canvas.tall, canvas.x - 0.5)
    away = np.hypot(canvas.x - 0.5, (canvas.y - 0.42) * canvas.tall)
    arms = 0.5 + 0.5 * np.sin(3 * turn + 9 * np.log(away + 0.05))
    canvas.add(arms**3 * np.exp(-((away / 0.42) ** 2)) * canvas.noise(5, 5) * 0.75, own)
    canvas.stars(500, (0.9, 0.85, 1.0), 1.0)
    for _ in range(16):
        at = canvas.chance.random(), canvas.chance.random() * level
        if abs(at[0] - 0.5) < 0.2:
            continue
        bubble(canvas, at, 0.012 + 0.05 * canvas.chance.random() ** 2, own)
    ground(canvas, own, level, wet=0.5)
    for x, tall in ((0.04, 0.34), (0.16, 0.26), (0.27, 0.19), (0.73, 0.20), (0.84, 0.27), (0.96, 0.33)):
        wide, lean = 0.035, (canvas.chance.random() - 0.5) * 0.04
        foot = level + 0.02 + 0.10 * abs(x - 0.5)
        canvas.shape(
            [
                (x - wide, foot),
                (x - wide * 0.7 + lean, foot - tall),
                (x + wide * 0.1 + lean, foot - tall - 0.015),
                (x + wide * 0.6 + lean, foot - tall + 0.01),
                (x + wide, foot),
            ],
            mixed(INK, own, 0.03),
        )


def bubble(canvas: Canvas, at: tuple[float, float], radius: float, own: Color) -> None:
    """A sphere of light: bright at its rim."""
    away = np.hypot(canvas.x - at[0], (canvas.y - at[1]) * canvas.tall) / radius
    canvas.add(np.where(away < 1, 0.12 + 0.55 * np.clip(away, 0, 1) ** 5, 0) * 0.9, mixed(own, (1, 1, 1), 0.25))
    canvas.add(
        canvas.ball((at[0] - radius * 0.35, at[1] - radius * 0.35 / canvas.tall), radius * 0.22), (0.8, 0.8, 0.9)
    )


def nave(canvas: Canvas, own: Color, level: float) -> None:
    """The nave of a huge cathedral: pillars and pointed arches that run to a light."""
    night(canvas, own, level, (0.5, 0.38), 0.7, 0.6)
    window = [(0.5 + 0.10 * math.cos(a), 0.33 + 0.13 * math.sin(a) / 1.0) for a in np.linspace(0, 2 * math.pi, 40)]
    canvas.add(canvas.mask(window, 0.003) * 0.55, mixed(own, (1, 1, 0.9), 0.5))
    for step in range(12):
        a = step * math.pi / 6
        spoke = [(0.5, 0.33), (0.5 + 0.11 * math.cos(a - 0.03), 0.33 + 0.14 * math.sin(a - 0.03)),
                 (0.5 + 0.11 * math.cos(a + 0.03), 0.33 + 0.14 * math.sin(a + 0.03))]  # fmt: skip
        canvas.shape(spoke, mixed(INK, own, 0.12), share=0.8)
    ground(canvas, own, level, wet=0.5)
    for near in (0.28, 0.42, 0.62, 0.92):
        color = mixed(INK, own, 0.20 * (1 - near) ** 1.4 + 0.012)
        half, wide = 0.5 * near + 0.03, 0.05 * near
        spring, foot = 0.40 - 0.22 * near, level + (1 - level) * near * 0.5
        for side in (-1, 1):
            x = 0.5 + side * half
            canvas.shape(
                [(x - wide, foot), (x - wide * 0.8, spring), (x + wide * 0.8, spring), (x + wide, foot)], color
            )
            canvas.shape(
                [
                    (x - wide * 1.5, foot),
                    (x - wide * 1.3, foot - 0.04 * near),
                    (x + wide * 1.3, foot - 0.04 * near),
                    (x + wide * 1.5, foot),
                ],
                color,
            )
            bow = [(side * math.cos(t) ** 0.8, math.sin(t)) for t in np.linspace(0, math.pi / 2, 14)]
            inner = [(0.5 + u * (half - wide), spring - (0.42 * near + 0.06) * v) for u, v in bow]
            outer = [(0.5 + u * (half + wide * 0.6), spring - (0.52 * near + 0.07) * v) for u, v in bow[::-1]]
            canvas.shape(inner + outer, color)
        canvas.fog(level - 0.02, mixed(INK, own, 0.2), 0.22)


def cave(canvas: Canvas, own: Color, level: float) -> None:
    """A cave with teeth of stone above and below, and a glow from its depth."""
    night(canvas, mixed(INK, own, 0.5), level, (0.5, 0.5), 0.65, 0.25)
    for far, count, dark in ((0.6, 19, 0.16), (0.3, 13, 0.08), (0.0, 9, 0.02)):
        color = mixed(INK, own, dark)
        reach = 0.10 + 0.16 * (1 - far)
        roof: Points = [(0, 0)]
        for number in range(count * 2 + 1):
            x = number / (count * 2)
            vault = reach * (0.35 + 2.6 * (x - 0.5) ** 2)
            roof.append((x, vault + (reach * (0.3 + canvas.chance.random()) if number % 2 else 0)))
        canvas.shape([*roof, (1, 0)], color)
        for side in (0, 1):
            edge = 0.05 + 0.10 * (1 - far)
            wall = (
                [(side, 0)]
                + [(abs(side - edge * (0.5 + canvas.chance.random() * 0.9)), step / 9) for step in range(10)]
                + [(side, 1)]
            )
            canvas.shape(wall, color)
        canvas.fog(level - 0.08, mixed(INK, own, 0.24 * (0.4 + far)), 0.45)
    ground(canvas, own, level, wet=0.6)
    for x in (0.06, 0.14, 0.87, 0.95):
        tall = 0.10 + 0.12 * canvas.chance.random()
        canvas.shape(
            [(x - 0.035, level + 0.09), (x, level + 0.09 - tall), (x + 0.03, level + 0.09)], mixed(INK, own, 0.02)
        )


def moon(canvas: Canvas, at: tuple[float, float], radius: float, own: Color) -> None:
    """A full moon with its seas and its light in the air."""
    away = np.hypot(canvas.x - at[0], (canvas.y - at[1]) * canvas.tall) / radius
    canvas.add(canvas.ball(at, radius * 2.4) * 0.4, scaled(own, 0.8))
    disc = np.clip((1 - away) * radius * canvas.wide * 0.7, 0, 1)
    face = mixed(own, (1.0, 0.93, 0.78), 0.62)
    seas = 0.85 + 0.45 * (canvas.noise(9, 4) - 0.4)
    lit = np.clip(seas * (1.05 - 0.3 * away**2), 0, 1)[..., None] * np.array(face, np.float32)
    canvas.pixels = canvas.pixels * (1 - disc[..., None]) + lit * disc[..., None]
