"""A card's picture: its sculpture before a ground of the cult's color, in light that comes from behind it too."""

from dataclasses import replace

import numpy as np
from PIL import Image, ImageFilter

from art.cards.table import CARDS
from art.cards.view import Card
from art.figure import seen
from art.kept import traced
from art.moods import LARGE, Mood
from art.paint import paint
from art.paints import linear
from art.sprites import down
from art.tables.stuff import noise, smooth

RATIO = 1.15
"""How high a picture is beside its width."""
CULTS = {"g": "#3f9a6c", "b": "#4f79c4", "y": "#b58a2e", "w": "#9aa0ad", "a": "#a8793c"}
"""The color that the pieces of a cult are painted after; ``a``: artifacts."""
MOOD = replace(LARGE, exposure=1.42, rim=1.15, ambient=1.15, tilt=9.0, stands=False)


def _ground(size: tuple[int, int], cult: str, seed: int) -> np.ndarray:
    """A dark ground, lit behind the middle, each cult's in its own way."""
    w, h = size
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    x, y = (xx - w / 2) / w, (yy - h * 0.42) / h
    smoke = noise(size, (w * 0.5, h * 0.45), seed, 5)
    glow = np.exp(-((x / 0.42) ** 2) - (y / 0.40) ** 2) * (0.35 + 0.95 * smoke)
    a = np.arctan2(y * 1.15, x)
    if cult in "ya":
        glow *= 1 + 0.22 * np.maximum(np.cos(a * 13 + seed), 0) ** 3
    elif cult == "g":
        glow *= 1 + 0.16 * np.sin(yy / h * 52 + 5 * noise(size, (w * 0.3, h * 0.3), seed + 1, 2))
    elif cult == "b":
        glow += 0.7 * smooth(0.965, 0.99, noise(size, (3, 3), seed + 2, 1)) * smoke
    else:
        glow *= 0.75 + 0.6 * smooth(0.4, 0.7, noise(size, (w * 0.7, h * 0.12), seed + 3, 4))
    own = linear(CULTS[cult])
    found = own * (0.018 + 0.36 * glow)[..., None]
    return np.asarray(found * (1 - 0.75 * smooth(0.62, 1.02, yy / h))[..., None], np.float32)


def _figure(card: Card, cult: str, size: tuple[int, int], over: float) -> Image.Image:
    """The sculpture as it is seen on the card."""
    dim, wash = MOOD.ambient * (1 - card.shade), MOOD.wash + (1 - MOOD.wash) * card.shade
    mood: Mood = replace(MOOD, over=over, yaw=card.yaw, tilt=card.tilt, exposure=MOOD.exposure * card.light,
                         ambient=dim, wash=wash)  # fmt: skip
    unit = size[0] * card.zoom * over
    w, h = (round(side * over) for side in size)
    u, v = seen(card.look, mood.tilt, mood.yaw)
    got, _ = traced(card.make(), unit, mood.tilt, mood.yaw, (w, h, (float(u), float(v - 0.03 * h / unit))))
    tones = {material: linear(code) for material, code in card.tones.items()}
    return down(paint(got, [linear(card.color or CULTS[cult])], mood, tones)[0], 1 / over).resize(size)


def _softened(picture: Image.Image) -> Image.Image:
    """The picture with its hard edges softened: one ray for each pixel leaves steps."""
    gray = picture.convert("L")
    kinds = (ImageFilter.MinFilter, ImageFilter.MaxFilter)
    low, high = (np.asarray(gray.filter(kind(3)), np.float32) for kind in kinds)
    share = Image.fromarray((smooth(40, 110, high - low) * 200).astype(np.uint8))
    return Image.composite(picture.filter(ImageFilter.GaussianBlur(0.75)), picture, share)


def card(name: str, wide: int, over: float = 1.0) -> Image.Image:
    """The picture of a card, ``wide`` px wide."""
    size = (wide, round(wide * RATIO))
    cult = name[0] if name[1:].isdigit() else "a"
    ground = _ground(size, cult, sum(name.encode()) * 7)
    made = Image.fromarray((np.clip(ground, 0, 1) ** (1 / 2.2) * 255).astype(np.uint8)).convert("RGBA")
    layer = _figure(CARDS[name], cult, size, over)
    halo = layer.getchannel("A").filter(ImageFilter.GaussianBlur(wide * 0.030))
    dark = Image.new("RGBA", size, (3, 4, 6, 0))
    dark.putalpha(halo.point(lambda v: int(v * 0.75)))
    made.alpha_composite(dark)
    made.alpha_composite(layer)
    shade = np.asarray(_softened(made.convert("RGB")), np.float32)
    rows = np.linspace(0, 1, size[1], dtype=np.float32)
    columns = np.abs(np.linspace(-1, 1, size[0], dtype=np.float32))
    shade = (
        shade
        * (1 - 0.65 * smooth(0.60, 1.06, rows))[:, None, None]
        * (1 - 0.35 * smooth(0.72, 1.05, columns))[None, :, None]
    )
    return Image.fromarray(np.clip(shade, 0, 255).astype(np.uint8))
