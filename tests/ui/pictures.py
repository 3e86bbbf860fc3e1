"""Golden pictures: what every scene looked like when somebody last looked at it, pixel for pixel.

Of each picture the exact pixels' digest is kept, and the picture itself in few colours: enough to see by eye what
has changed, a tenth of the size.
"""

from __future__ import annotations

import hashlib
import json
import platform
import struct
import zlib
from pathlib import Path
from typing import Any

import pygame

from tests.ui.gallery import CARD_TABLES, OVERLAYS, PAGES, TABLES, Gallery

FOLDER = Path(__file__).parent / "golden"
INDEX = FOLDER / "index.json"
SMALL, LARGE = (1280, 720), (1920, 1080)
AT_LARGE = ("table",)
OF_OTHERS = ("league_draft", "table_five", "draft_eight", "end_winner")
"""Of the screens of campaigns the one with most on it is kept; and those of more sides than the first four."""
LOOKED_AT_ONLY = ("custom_3", "custom_duel", "custom_rites", "draft", "lessons", "newgame_again", "table_thinking")
"""Scenes too like others to keep a picture of, or that change with every lesson."""
SCENES = [name for name in (*PAGES, *TABLES, *OVERLAYS, *OF_OTHERS) if name not in LOOKED_AT_ONLY]
WANTED = [*((name, SMALL) for name in SCENES), *((name, LARGE) for name in (*AT_LARGE, *CARD_TABLES))]

Size = tuple[int, int]
LEVELS = (0, 12, 22, 34, 52, 80, 120, 170, 225)
_FEW = bytes(min(LEVELS, key=lambda level: abs(level - value)) for value in range(256))


def versions() -> dict[str, str]:
    """What decides how pixels come out: pictures are compared only where all of it is the same."""
    return {
        "pygame-ce": pygame.version.ver,
        "SDL": ".".join(map(str, pygame.get_sdl_version())),
        "SDL_ttf": ".".join(map(str, pygame.font.get_sdl_ttf_version())),
        "SDL_image": ".".join(map(str, pygame.image.get_sdl_image_version() or ())),
        "scaling": pygame.transform.get_smoothscale_backend(),
        "machine": platform.machine(),
    }


def name_of(name: str, size: Size) -> str:
    """File name without ending."""
    return f"{name}_{size[0]}"


def index() -> dict[str, Any]:
    """Versions and digests of the golden pictures; empty when there are none."""
    found: dict[str, Any] = json.loads(INDEX.read_text(encoding="utf-8")) if INDEX.exists() else {}
    return found


def why_not() -> str:
    """Why pictures cannot be compared here; empty when they can."""
    kept, here = index().get("versions"), versions()
    if not kept:
        return "there are no golden pictures: run scripts/goldens.py"
    other = [f"{what} {here[what]} instead of {kept.get(what)}" for what in here if here[what] != kept.get(what)]
    return f"golden pictures are of other versions: {', '.join(other)}" if other else ""


def picture(gallery: Gallery, name: str, size: Size, kept: str = "") -> bytes:
    """The pixels of a scene, red green blue; ``kept`` is the digest of those it had."""
    gallery.resize(size)
    gallery.show(name)
    gallery.driver.move((3, size[1] - 3))
    gallery.settle(lambda pixels: digest(pixels) == kept)
    return pygame.image.tobytes(gallery.app.surface, "RGB")


def digest(pixels: bytes) -> str:
    """A short name that no other picture has."""
    return hashlib.sha256(pixels).hexdigest()[:32]


def few_colours(pixels: bytes) -> bytes:
    """The same picture in few colours."""
    return pixels.translate(_FEW)


def write_png(path: Path, pixels: bytes, size: Size) -> None:
    """Write a picture as small as zlib makes it."""
    width, height = size
    row = width * 3
    raw = b"".join(b"\x00" + pixels[y * row : (y + 1) * row] for y in range(height))

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = zlib.compress(raw, 9)
    signature = b"\x89PNG\r\n\x1a\n"
    path.write_bytes(signature + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b""))


def read_pixels(path: Path) -> bytes:
    """The pixels of a picture in a file, none when there is no such file."""
    if not path.exists():
        return b""
    return pygame.image.tobytes(pygame.image.load(str(path)), "RGB")


def differing(one: bytes, other: bytes) -> float:
    """The share of pixels in which two pictures differ, 1.0 when they have not the same size."""
    if len(one) != len(other):
        return 1.0
    if one == other:
        return 0.0
    apart = sum(a != b or c != d or e != f for a, b, c, d, e, f in zip(
        one[::3], other[::3], one[1::3], other[1::3], one[2::3], other[2::3], strict=True))  # fmt: skip
    return apart / (len(one) // 3)
