#!/usr/bin/env python3
"""Draw the window's icon, assets/icon.png: a gate of nine stones with a gold star in it."""

import math
import sys
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter

OUT = Path(__file__).resolve().parent.parent / "assets" / "icon.png"
SIZE, FINE = 256, 4  # px, and how much larger it is drawn
STONES = 9
NIGHT, DEEP, STONE, STONE_DARK = (10, 14, 21), (24, 52, 66), (214, 202, 172), (126, 116, 96)
BRASS, GOLD, PALE = (201, 168, 101), (240, 205, 132), (255, 243, 208)


def at(radius: float, degrees: float) -> tuple[float, float]:
    """A point round the middle, 0 degrees at the top, in px of the large drawing."""
    a = math.radians(degrees)
    middle = SIZE * FINE / 2
    return middle + radius * FINE * math.sin(a), middle - radius * FINE * math.cos(a)


def ring(draw: ImageDraw.ImageDraw, radius: float, **how: object) -> None:
    low, high = (SIZE / 2 - radius) * FINE, (SIZE / 2 + radius) * FINE
    draw.ellipse([low, low, high, high], **how)


def background() -> Image.Image:
    """A dark disc with light deep inside."""
    image = Image.new("RGBA", (SIZE * FINE, SIZE * FINE))
    draw = ImageDraw.Draw(image)
    ring(draw, 126, fill=NIGHT)
    for step in range(60):
        share = step / 59
        ring(draw, 78 - 72 * share, fill=tuple(int(n + (d - n) * share) for n, d in zip(NIGHT, DEEP, strict=True)))
    ring(draw, 125, outline=BRASS, width=3 * FINE)
    return image


def stones(image: Image.Image) -> None:
    """Nine blocks: a dark one, and a lighter one on it moved up and left."""
    draw = ImageDraw.Draw(image)
    step = 360 / STONES
    for i in range(STONES):
        for colour, inner, outer, gap, lift in ((STONE_DARK, 84, 117, 2.5, 0), (STONE, 86, 115, 3.6, -2 * FINE)):
            edges = [i * step - step / 2 + gap, i * step + step / 2 - gap]
            angles = [edges[0] + (edges[1] - edges[0]) * t / 12 for t in range(13)]
            shape = [at(outer, a) for a in angles] + [at(inner, a) for a in reversed(angles)]
            draw.polygon([(x + lift / 2, y + lift) for x, y in shape], fill=colour)


def star(image: Image.Image) -> None:
    """A glowing star of five points with a dark eye."""
    points = [at(60 if i % 2 == 0 else 25, i * 36) for i in range(10)]
    glow = Image.new("RGBA", image.size)
    ImageDraw.Draw(glow).polygon(points, fill=(*GOLD, 190))
    image.alpha_composite(glow.filter(ImageFilter.GaussianBlur(12 * FINE)))
    draw = ImageDraw.Draw(image)
    draw.polygon(points, fill=GOLD)
    for i in range(0, 10, 2):  # the lit half of every point
        draw.polygon([at(60, i * 36), at(25, i * 36 - 36), (SIZE * FINE / 2, SIZE * FINE / 2)], fill=PALE)
    eye = [at(0, 0)[0], at(0, 0)[1]]
    draw.ellipse([eye[0] - 15 * FINE, eye[1] - 9 * FINE, eye[0] + 15 * FINE, eye[1] + 9 * FINE], fill=NIGHT)
    draw.ellipse([eye[0] - 4 * FINE, eye[1] - 8 * FINE, eye[0] + 4 * FINE, eye[1] + 8 * FINE], fill=GOLD)


def main() -> int:
    image = background()
    stones(image)
    star(image)
    OUT.parent.mkdir(parents=True, exist_ok=True)
    image.resize((SIZE, SIZE), Image.LANCZOS).save(OUT, optimize=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
