"""What stands about in pictures of lessons: maps and cards on a table, books, graves, figures in their light."""

import math
from pathlib import Path

import numpy as np
from PIL import Image

from art.pictures.canvas import INK, Array, Canvas, Color, mixed, rgb, scaled
from art.pictures.cast import Actor, place
from art.roster import code

ASSETS = Path(__file__).resolve().parent.parent.parent.parent / "assets"
PARCHMENT = rgb("#b9a67c")


def color(faction: str) -> Color:
    """What a faction shines in."""
    return rgb(code(faction, "standard"))


def stand(canvas: Canvas, faction: str, unit: str, x: float, y: float, tall: float, mirrored: bool = False,
          light: float = 0.85, sunk: float = 0.06, gray: float = 0.0, rim: float = 0.5) -> Array:  # fmt: skip
    """A figure in the light of its faction; where it is."""
    actor = Actor(faction, unit, (x, y), tall, mirrored, light, sunk, rim, None, gray)
    return place(canvas, actor, "standard", color(faction))


def lit(canvas: Canvas, faction: str, x: float, y: float, radius: float = 0.2, strength: float = 0.4) -> None:
    """The light of a faction in the air."""
    canvas.add(canvas.ball((x, y), radius, 1.4) * strength, color(faction))


def map_on_table(canvas: Canvas, board: str, top: float, foot: float, far: float, near: float, light: float) -> None:
    """A board laid on a table: ``far`` and ``near`` are how wide its edges are, the lamp above its middle."""
    sheet = np.asarray(Image.open(ASSETS / "maps" / f"{board}.jpg").convert("RGB"), np.float32) / 255
    down = np.clip((canvas.y - top) / (foot - top), 0, 1)
    wide = far + (near - far) * down
    v = (1 / far - 1 / wide) / (1 / far - 1 / near)
    u = (canvas.x - 0.5) / wide + 0.5
    inside = np.clip(np.minimum(u, 1 - u) * 160, 0, 1) * ((canvas.y > top) & (canvas.y < foot))
    rows = np.clip((v * sheet.shape[0]).astype(int), 0, sheet.shape[0] - 1)
    columns = np.clip((u * sheet.shape[1]).astype(int), 0, sheet.shape[1] - 1)
    lamp = np.exp(-(((canvas.x - 0.5) / (near * 0.42)) ** 2 + ((v - 0.5) / 0.6) ** 2))
    shown = sheet[rows, columns] * (0.18 + lamp * light)[..., None]
    share = inside[..., None]
    canvas.pixels = canvas.pixels * (1 - share) + shown * share


def card(canvas: Canvas, name: str, at: tuple[float, float], wide: float, turn: float, flat: float = 0.62,
         light: float = 0.9) -> None:  # fmt: skip
    """A card that lies on a table, ``turn`` degrees round."""
    art = Image.open(ASSETS / "rites" / "cards" / f"{name}.webp").convert("RGB")
    rim = max(art.width // 22, 2)
    whole = Image.new(
        "RGBA", (art.width + 2 * rim, round(art.height * 1.18)), (*(round(c * 255) for c in PARCHMENT), 255)
    )
    whole.paste(Image.new("RGB", (art.width + rim, art.height + rim), (96, 70, 36)), (rim // 2, rim // 2))
    whole.paste(art, (rim, rim))
    turned = whole.rotate(turn, Image.Resampling.BICUBIC, expand=True)
    share = wide * canvas.wide / whole.width
    size = round(turned.width * share), round(turned.height * share * flat)
    turned = turned.resize(size, Image.Resampling.LANCZOS)
    layer = Image.new("RGBA", (canvas.wide, canvas.high))
    layer.paste(turned, (round(at[0] * canvas.wide - size[0] / 2), round(at[1] * canvas.high - size[1] / 2)))
    pixels = np.asarray(layer, np.float32) / 255
    mask = pixels[..., 3:]
    shade = np.roll(pixels[..., 3], (canvas.high // 90, canvas.wide // 120), (0, 1))
    canvas.darken(shade * 0.55)
    canvas.pixels = canvas.pixels * (1 - mask) + pixels[..., :3] * light * mask


def book(canvas: Canvas, at: tuple[float, float], size: float, own: Color, lean: float = 0.0,
         beam: float = 1.0) -> None:  # fmt: skip
    """An open book in the air, so much light rising from its pages."""
    x, y = at
    high = size / canvas.tall
    canvas.add(canvas.ball((x, y - high * 0.2), size * 1.7, 1.3) * 0.5, own)
    for side in (-1, 1):
        tip = y - high * 0.10 + side * lean * high
        page = [(x, y), *((x + side * size * t, y - high * (0.20 * math.sin(t * math.pi) - 0.02) + (tip - y) * t)
                          for t in np.linspace(0, 1, 12))]  # fmt: skip
        low = [(px, py + high * 0.40) for px, py in page[::-1]]
        canvas.shape([(px + side * 0.004, py + 0.012) for px, py in page + low], mixed(INK, own, 0.10))
        canvas.shape(page + low, mixed(PARCHMENT, own, 0.25), 0.0006)
        for line in range(5):
            rule = [(px, py + high * (0.07 + 0.065 * line)) for px, py in page[2:-1]]
            canvas.darken(canvas.mask([*rule, *[(px, py + high * 0.018) for px, py in rule[::-1]]]) * 0.45)
    canvas.add(canvas.mask([(x - size * 0.8, y), (x - size * 1.1, y - high * 1.5), (x + size * 1.1, y - high * 1.5),
                            (x + size * 0.8, y)], 0.012) * np.clip((y - canvas.y) / (high * 1.5), 0, 1)
               * np.clip(1 - (y - canvas.y) / (high * 1.5), 0, 1) * 1.2 * beam, own)  # fmt: skip


def beam(canvas: Canvas, x: float, foot: float, top: float, wide: float, own: Color, strength: float = 0.7) -> None:
    """A column of light out of the ground."""
    across = np.exp(-(((canvas.x - x) / wide) ** 2))
    up = np.clip((foot - canvas.y) / (foot - top), 0, 1)
    share = np.where(canvas.y < foot, 1 - up**1.5, 0) * (canvas.y > top)
    canvas.add(across * share * strength, own)
    canvas.add(np.exp(-(((canvas.x - x) / (wide * 0.35)) ** 2)) * share * strength, mixed(own, (1, 1, 1), 0.6))


def grave(canvas: Canvas, x: float, foot: float, wide: float, tall: float, tone: Color, edge: Color) -> None:
    """A gravestone, some crooked, lit at its rim."""
    lean = (canvas.chance.random() - 0.5) * wide * 0.5
    bow = [(x + lean + wide * math.cos(a), foot - tall + wide / canvas.tall * (1 - math.sin(a)) * 0.8)
           for a in np.linspace(math.pi, 0, 14)]  # fmt: skip
    stone = [(x - wide, foot), *bow, (x + wide, foot)]
    canvas.shape(stone, tone)
    canvas.add(
        np.clip(canvas.mask(stone) - canvas.mask([(px + 0.003, py + 0.006) for px, py in stone]), 0, 1) * 0.5, edge
    )


def sea(canvas: Canvas, own: Color, level: float, strength: float = 1.0) -> None:
    """Water with the light on it."""
    mask = np.clip((canvas.y - level) / 0.008, 0, 1)
    canvas.cover(mask, mixed(INK, own, 0.10))
    waves = np.clip(canvas.noise(34, 4, 8.0) - 0.48, 0, 1) * 3.2
    canvas.add(mask * waves * np.exp(-(((canvas.x - 0.5) / 0.30) ** 2)) * 0.45 * strength, scaled(own, 0.9))
    canvas.add(mask * waves * 0.12, scaled(own, 0.8))
