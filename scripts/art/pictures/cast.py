"""Figures set into a picture: bases gone into the ground, edges lit from behind, dark or far ones as silhouettes."""

import json
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageFilter

from art.pictures.canvas import Array, Canvas, Color
from art.sheets import FINE, FINES, FOLDER, LARGE_UNIT


@dataclass(frozen=True)
class Actor:
    """A figure of a faction's unit: its foot ``at`` a place of the picture, so ``tall`` in shares of the height."""

    faction: str
    unit: str
    at: tuple[float, float]
    tall: float
    mirrored: bool = False
    light: float = 1.0
    sunk: float = 0.0
    """How much of its height is under ground: in shares of it."""
    rim: float = 0.5
    silhouette: Color | None = None
    gray: float = 0.0
    rises: bool = False
    """Seen as it rises: from below and without a base."""


def _sprite(actor: Actor, palette: str, fine: bool) -> tuple[Image.Image, tuple[float, float]]:
    file = f"{actor.unit}_rise.webp" if actor.rises else f"{actor.unit}.webp"
    picture = Image.open((FINES if fine else FOLDER / palette) / actor.faction / file).convert("RGBA")
    name = f"{actor.faction}/{actor.unit}"
    entry = json.loads((FOLDER / "index.json").read_text())["figures"][name]
    there = json.loads((FOLDER / "fine.json").read_text())["figures"][name] if fine else entry
    if actor.rises:
        x, y = there["rise"]["foot"]
        if actor.mirrored:
            picture, x = picture.transpose(Image.Transpose.FLIP_LEFT_RIGHT), picture.width - x
        return picture, (x, y)
    x, y = there["foot"] if fine else entry["large"]["foot"]
    base = entry["base"] * LARGE_UNIT * (FINE if fine else 1)
    # Feet stand before the middle of the base: what lies lower is plinth, and goes softly.
    rows = np.arange(picture.height, dtype=np.float32)
    pixels = np.asarray(picture, np.float32).copy()
    low = y + base * 0.34
    pixels[..., 3] *= np.clip((low - rows) / (base * 0.30), 0, 1)[:, None]
    # The plinth's rim left and right of the feet.
    columns = np.arange(picture.width, dtype=np.float32)
    below = np.clip((rows - (y - base * 0.30)) / (base * 0.25), 0, 1)[:, None]
    aside = np.clip((np.abs(columns - x) - base * 0.62) / (base * 0.30), 0, 1)[None, :]
    pixels[..., 3] *= 1 - below * aside
    made = Image.fromarray(pixels.astype(np.uint8), "RGBA")
    if actor.mirrored:
        made, x = made.transpose(Image.Transpose.FLIP_LEFT_RIGHT), made.width - x
    return made, (x, y)


def place(canvas: Canvas, actor: Actor, palette: str, glow: Color, fine: bool = False) -> Array:
    """Put a figure on the canvas, or a fine one of the usual palette; where it is, as a mask."""
    picture, foot = _sprite(actor, palette, fine)
    share = actor.tall * canvas.high / foot[1]
    size = round(picture.width * share), round(picture.height * share)
    picture = picture.convert("RGBa").resize(size, Image.Resampling.LANCZOS).convert("RGBA")
    if share > 1.15:
        picture = _crisp(picture)
    left = round(actor.at[0] * canvas.wide - foot[0] * share)
    top = round((actor.at[1] + actor.sunk * actor.tall) * canvas.high - foot[1] * share)
    whole = Image.new("RGBA", (canvas.wide, canvas.high))
    whole.paste(picture, (left, top))
    pixels = np.asarray(whole, np.float32) / 255
    mask, colors = pixels[..., 3], pixels[..., :3] * actor.light
    if actor.gray:
        colors = colors * (1 - actor.gray) + colors.mean(axis=2, keepdims=True) * actor.gray
    if actor.sunk:
        mask = mask * np.clip((actor.at[1] - canvas.y) / (0.12 * actor.tall) + 1, 0, 1)
    if actor.silhouette is not None:
        colors = np.broadcast_to(np.array(actor.silhouette, np.float32), colors.shape)
    halo = _soft(mask, canvas.wide * 0.018)
    canvas.add(np.clip(halo - mask * 0.6, 0, 1) * 0.35 * actor.rim, glow)
    canvas.pixels = canvas.pixels * (1 - mask[..., None]) + colors * mask[..., None]
    inner = np.clip(mask - _soft(mask, canvas.wide * 0.0045), 0, 1) * mask
    canvas.add(inner * actor.rim * 1.1, glow)
    return mask


def _crisp(picture: Image.Image) -> Image.Image:
    """Sharper where it was made larger, alpha as it is."""
    alpha = picture.getchannel("A")
    made = picture.convert("RGB").filter(ImageFilter.UnsharpMask(2.2, 90, 2))
    made.putalpha(alpha)
    return made


def _soft(mask: Array, radius: float) -> Array:
    image = Image.fromarray((np.clip(mask, 0, 1) * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(radius))
    return np.asarray(image, np.float32) / 255
