"""Portraits of the bots' levels: eleven hooded heads in brass medals, each of a higher rank than the one before."""

import math
from dataclasses import replace

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from art.figure import Figure
from art.moods import LARGE
from art.paints import linear
from art.sprites import sprite

SIDE = 160
"""px: as wide and as high as each is; they lie side by side on one sheet."""
COUNT = 11
UNIT = 190
OWN = "#b7a27a"


def _cowl(rank: int) -> Figure:
    """Shoulders and a cowl; eyes from the second rank on, a longer peak with each."""
    f = Figure(0.36)
    f.head = (0.0, 0.96, 0.10, 0.20)
    cloth = "cloth2" if rank % 3 == 2 else "cloth"
    f.robe((0, 0.24, -0.02), 0.52, 0.46, 0.22, cloth, 9, 0.10, 1.6)
    f.ball((0, 0.74, -0.01), (0.33, 0.12, 0.19), cloth, 0.08)
    f.ball((0, 0.95, 0.0), (0.215, 0.215, 0.20), cloth, 0.06, (-6, 0, 0))
    # The peak falls to the back and to a side.
    f.curve([(0.0, 1.10, -0.02, 0.11), (0.02, 1.17, -0.13, 0.065), (0.05, 1.12, -0.26, 0.015)], cloth, 0.07, 3)
    f.ball((0, 0.915, 0.190), (0.140, 0.165, 0.130), "dark", 0.03, (-6, 0, 0), cut=True)
    f.ring((0, 0.925, 0.150), 0.158, 0.026, cloth, 0.04, (82, 0, 0))
    if rank:
        wide = 0.014 + 0.001 * rank
        for s in (1, -1):
            f.ball((s * 0.052, 0.935, 0.085), (wide * 1.5 + 0.006, wide * 0.75, 0.016), "eye", 0, (0, 0, s * 14))
    return f


def _circlet(f: Figure, points: int) -> None:
    """A band round the cowl, with spikes that grow to the middle."""
    f.ring((0, 1.070, 0.02), 0.185, 0.020, "metal", 0.004, (-10, 0, 0))
    for number in range(points):
        turn = math.pi * (number + 0.5) / points
        x, z = 0.185 * math.cos(turn), 0.02 + 0.185 * math.sin(turn)
        high = 0.07 + 0.11 * math.sin(turn)
        f.limb((x, 1.05 + 0.02 * math.sin(turn), z), (x * 1.12, 1.06 + high, z), 0.026, 0.004, "metal", 0.002)


def _horns(f: Figure, long: float) -> None:
    """Horns that rise beside the cowl and bend together."""
    f.both(
        [
            (0.15, 1.06, 0.04, 0.050),
            (0.21 + 0.02 * long, 1.14, 0.02, 0.042),
            (0.20 + 0.03 * long, 1.18 + 0.10 * long, 0.03, 0.028),
            (0.13 + 0.02 * long, 1.22 + 0.16 * long, 0.06, 0.006),
        ],
        "horn",
        0.01,
        5,
    )


def _mask(f: Figure) -> None:
    f.ball((0, 0.915, 0.095), (0.110, 0.145, 0.060), "mask", 0.0)
    for s in (1, -1):
        f.ball((s * 0.044, 0.945, 0.150), (0.028, 0.014, 0.025), "dark", 0.003, cut=True)
    f.box((0, 0.845, 0.150), (0.028, 0.005, 0.03), "dark", 0.002, cut=True)


def _beard(f: Figure) -> None:
    """What hangs out of the cowl where a beard would be."""
    for number in range(5):
        x = (number - 2) * 0.034
        f.curve([(x, 0.86, 0.13, 0.026), (x * 1.5, 0.77, 0.21, 0.021), (x * 1.3 + 0.02, 0.69, 0.20, 0.015),
                 (x * 1.9, 0.64, 0.24, 0.005)], "slime", 0.01, 4)  # fmt: skip


def level(rank: int) -> Figure:
    """The head of a rank from 0 to 10."""
    f = _cowl(rank)
    if rank >= 2:
        f.ring((0, 0.71, 0.05), 0.215, 0.018, "metal", 0.004, (16, 0, 0))
    if rank in (3, 4, 5):
        f.ball((0, 0.62, 0.27), (0.046, 0.056, 0.026), "metal" if rank < 5 else "orb", 0.004)
    if rank in (4, 5, 6):
        f.ring((0, 1.070, 0.02), 0.185, 0.020, "metal", 0.004, (-10, 0, 0))
    if rank in (5, 7):
        _mask(f)
    if rank == 6:
        f.ball((0, 1.085, 0.205), (0.036, 0.036, 0.024), "eye", 0.002)
    if rank == 7:
        _circlet(f, 3)
    if rank == 8:
        _horns(f, 0.7)
    if rank == 9:
        _horns(f, 1.0)
        _circlet(f, 5)
    if rank == 10:
        _horns(f, 1.3)
        _circlet(f, 7)
        _beard(f)
    return f


def portrait(rank: int) -> Image.Image:
    """A head on its medal, breaking the rim above."""
    made = sprite(level(rank).bare(), UNIT, linear(OWN), replace(LARGE, over=1))
    size, fine = SIDE, 3
    ring = Image.new("RGBA", (size * fine, size * fine))
    pen = ImageDraw.Draw(ring)
    middle, reach = (size * fine / 2, size * fine * 0.57), size * fine * 0.42
    box = [middle[0] - reach, middle[1] - reach, middle[0] + reach, middle[1] + reach]
    bright = tuple(round(c * (0.62 + 0.038 * rank)) for c in (0xD8, 0xB4, 0x70))
    pen.ellipse(box, fill=(*bright, 255))
    inner = [edge + (1 if i < 2 else -1) * fine * (2.2 + 0.22 * rank) for i, edge in enumerate(box)]
    pen.ellipse(inner, fill=(22, 20, 20, 255))
    ring = ring.resize((size, size), Image.Resampling.LANCZOS)
    glow = Image.new("L", (size, size))
    ImageDraw.Draw(glow).ellipse((size * 0.30, size * 0.34, size * 0.70, size * 0.74), fill=90 + 8 * rank)
    warm = Image.new("RGBA", (size, size), (170, 128, 66, 0))
    warm.putalpha(glow.filter(ImageFilter.GaussianBlur(size * 0.10)))
    cut = Image.new("L", (size * fine, size * fine))
    pen = ImageDraw.Draw(cut)
    pen.ellipse(inner, fill=255)
    pen.rectangle((inner[0] + reach * 0.06, 0, inner[2] - reach * 0.06, middle[1]), fill=255)
    cut = cut.resize((size, size), Image.Resampling.LANCZOS)
    ring.alpha_composite(Image.composite(warm, Image.new("RGBA", (size, size)), ring.getchannel("A")))
    body = Image.new("RGBA", (size, size))
    head = made.foot[0] + made.head[0] * UNIT, made.foot[1] - made.head[1] * UNIT
    share = size * 0.205 / (made.head[2] * UNIT)
    small = made.picture.resize(
        (round(made.picture.width * share), round(made.picture.height * share)), Image.Resampling.LANCZOS
    )
    body.paste(small, (round(size / 2 - head[0] * share), round(size * 0.55 - head[1] * share)))
    alpha = np.minimum(np.asarray(body.getchannel("A")), np.asarray(cut))
    body.putalpha(Image.fromarray(alpha))
    ring.alpha_composite(body)
    return ring


def sheet() -> Image.Image:
    """All of them side by side, the lowest first."""
    made = Image.new("RGBA", (SIDE * COUNT, SIDE))
    for rank in range(COUNT):
        made.paste(portrait(rank), (SIDE * rank, 0))
    return made
