"""Icons by our own ids: white SVG pictures rasterised at the size they are shown, tinted and cached."""

import functools
import tomllib
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame

from game.shipped import asset, go_without
from game.ui.theme import CREAM, RGB


@functools.cache
def catalogue() -> dict[str, dict[str, Any]]:
    """What ``assets/icons/icons.toml`` says of each icon: file, authors, licence, by our id."""
    try:
        data = tomllib.loads(asset("icons", "icons.toml").read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        go_without("assets/icons/icons.toml", problem)
        return {}
    entries: dict[str, dict[str, Any]] = {}
    _collect(data, entries)
    return entries


def _collect(table: dict[str, Any], entries: dict[str, dict[str, Any]]) -> None:
    for key, value in table.items():
        if isinstance(value, dict):
            if "file" in value:
                entries[key] = value
            else:
                _collect(value, entries)


def _file(icon_id: str) -> Path | None:
    entry = catalogue().get(icon_id)
    name = str(entry["file"]) if entry else icon_id
    if not name.endswith(".svg"):
        name += ".svg"
    try:
        return asset("icons", name)
    except FileNotFoundError as problem:
        go_without(f"assets/icons/{name}", problem)
        return None


@functools.cache
def _source(icon_id: str) -> bytes | None:
    """SVG text of an icon with everything in white, to be tinted by multiplication."""
    path = _file(icon_id)
    if path is None:
        return None
    try:
        return path.read_text(encoding="utf-8").replace("currentColor", "#ffffff").encode()
    except (OSError, ValueError) as problem:
        go_without(f"assets/icons/{path.name}", problem)
        return None


@functools.lru_cache(maxsize=2048)
def icon(icon_id: str, px: int, colour: RGB = CREAM) -> pygame.Surface:
    """Icon of a size in pixels and a colour; a drawn stand-in when its file is missing."""
    px = max(px, 4)
    source = _source(icon_id)
    if source is None:
        return _stand_in(px, colour)
    try:
        made = pygame.image.load_sized_svg(BytesIO(source), (px, px))
    except pygame.error as problem:
        go_without(f"assets/icons/{icon_id}.svg", problem)
        return _stand_in(px, colour)
    if pygame.display.get_surface():
        made = made.convert_alpha()
    made.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def has_icon(icon_id: str) -> bool:
    """Whether there is a picture of that id."""
    return icon_id in catalogue()


def _stand_in(px: int, colour: RGB) -> pygame.Surface:
    """A lozenge with a dot: visible, neutral, and nobody's sign."""
    size = px * 4
    big = pygame.Surface((size, size), pygame.SRCALPHA)
    middle, reach = size / 2, size * 0.4
    points = [(middle, middle - reach), (middle + reach, middle), (middle, middle + reach), (middle - reach, middle)]
    pygame.draw.polygon(big, (*colour, 255), points, max(size // 14, 1))
    pygame.draw.circle(big, (*colour, 255), (middle, middle), size * 0.1)
    return pygame.transform.smoothscale(big, (px, px))
