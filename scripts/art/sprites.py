"""Sprites out of figures: traced finer than needed, painted, brought down to size, cut to what is seen."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageFilter

from art.figure import Figure, fit, seen
from art.kept import traced
from art.moods import Mood
from art.paint import paint
from art.paints import Light

SHEAR, FLAT, BLUR, DEPTH = 1.05, 0.42, 0.045, 0.50
"""A cast shadow: how far it leans to the right, how flat it lies, how soft (units) and how dark it is."""


@dataclass(frozen=True)
class Sprite:
    """A picture with alpha, where the figure's foot is in it (px): the middle of its base's top."""

    picture: Image.Image
    foot: tuple[float, float]
    head: tuple[float, float, float]


def down(rgba: np.ndarray, share: float) -> Image.Image:
    """A painted picture brought down, its colors weighed by alpha."""
    ready = np.concatenate([rgba[..., :3] * rgba[..., 3:], rgba[..., 3:]], -1)
    planes = [Image.fromarray(np.ascontiguousarray(ready[..., i]), "F") for i in range(4)]
    size = (round(planes[0].width * share), round(planes[0].height * share))
    small = np.stack([np.asarray(plane.resize(size, Image.Resampling.LANCZOS)) for plane in planes], -1)
    small = np.clip(small, 0, 1)
    alpha = small[..., 3:]
    small[..., :3] = np.where(alpha > 0.004, small[..., :3] / np.maximum(alpha, 0.004), 0)
    return Image.fromarray((np.clip(small, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")


def sprites(figure: Figure, unit: float, owns: Sequence[Light], mood: Mood, swift: bool = False) -> list[Sprite]:
    """A figure at ``unit`` px per unit, painted after each of some colors.

    ``swift`` traces it past the parts near each ray alone: all but the same in half the time.
    """
    frame = fit(figure, unit * mood.over, mood.tilt, mood.yaw) if swift else None
    got, centre = traced(figure, unit * mood.over, mood.tilt, mood.yaw, frame)
    x, y = seen((0, 0, 0), mood.tilt, mood.yaw)
    high, wide = (size / mood.over / 2 for size in got.shape[:2])
    at = (float(wide + (x - centre[0]) * unit), float(high - (y - centre[1]) * unit))
    u, v = seen(figure.head[:3], mood.tilt, mood.yaw)
    head = (round(u - x, 3), round(v - y, 3), figure.head[3])
    return [_cut(down(rgba, 1 / mood.over), at, head, mood.sharp) for rgba in paint(got, owns, mood)]


def sprite(figure: Figure, unit: float, own: Light, mood: Mood, swift: bool = False) -> Sprite:
    """A figure painted after one color."""
    return sprites(figure, unit, [own], mood, swift)[0]


def _cut(picture: Image.Image, at: tuple[float, float], head: tuple[float, float, float], sharp: int) -> Sprite:
    """Sharpened, and no larger than what is seen of it with a clear px all round."""
    if sharp:
        crisp = picture.filter(ImageFilter.UnsharpMask(1.0, sharp, 0))
        crisp.putalpha(picture.getchannel("A"))
        picture = crisp
    alpha = picture.getchannel("A").point(lambda v: 0 if v <= 3 else v)
    left, top, right, low = alpha.getbbox() or (1, 1, 2, 2)
    picture = Image.composite(picture, Image.new("RGBA", picture.size), alpha.point(lambda v: 255 if v else 0))
    cut = picture.crop((left - 1, top - 1, right + 1, low + 1))
    return Sprite(cut, (round(at[0] - left + 1, 2), round(at[1] - top + 1, 2)), head)


def shadow(made: Sprite, unit: float) -> tuple[Image.Image, tuple[float, float]]:
    """The shadow that a sprite throws to the lower right, at half its size, and where the foot is in it."""
    alpha, (fx, fy) = made.picture.getchannel("A"), made.foot
    half = unit / 2
    pad = int(half * BLUR * 3) + 2
    w, h = alpha.width / 2, alpha.height / 2 * FLAT
    size = (int(w + h * SHEAR) + 2 * pad, int(h) + 2 * pad)
    at = (pad + fx / 2, pad + fy / 2 * FLAT)
    # From a px of the shadow back to one of the sprite.
    rows = (2, 2 * SHEAR, fx - 2 * at[0] - 2 * SHEAR * at[1], 0, 2 / FLAT, fy - 2 / FLAT * at[1])
    found = alpha.transform(size, Image.Transform.AFFINE, rows, Image.Resampling.BILINEAR)
    found = found.filter(ImageFilter.GaussianBlur(half * BLUR)).point(lambda v: int(v * DEPTH))
    cast = Image.new("RGBA", size, (4, 6, 10, 0))
    cast.putalpha(found)
    return cast, (round(at[0], 2), round(at[1], 2))
