"""Fonts from ``assets/fonts``, cached by family, weight, slant and size in pixels."""

import functools
import logging
from pathlib import Path

import pygame

from game.match.resources import asset
from game.ui.theme import SMALLEST_PX, Role

log = logging.getLogger(__name__)

WEIGHTS = (400, 500, 600, 700, 800)


@functools.cache
def _files() -> dict[str, Path]:
    """Font files by name without ending."""
    try:
        folder = asset("fonts")
    except FileNotFoundError:
        return {}
    return {path.stem: path for path in sorted(folder.rglob("*")) if path.suffix.lower() in (".ttf", ".otf")}


def file_name(family: str, weight: int, italic: bool = False) -> str:
    """Name of a face's file without ending: ``EBGaramond-500i``."""
    return f"{family}-{weight}{'i' if italic else ''}"


@functools.cache
def face_path(family: str, weight: int, italic: bool = False) -> Path | None:
    """File of a face, or of the family's nearest weight in the same slant; None when there is none."""
    files = _files()
    for near in sorted(WEIGHTS, key=lambda other: abs(other - weight)):
        if found := files.get(file_name(family, near, italic)):
            return found
    if not italic:
        log.warning("The font %s is missing from this installation; a plain one is used.", family)
    return None


@functools.lru_cache(maxsize=256)
def font(family: str, weight: int, px: int, italic: bool = False) -> pygame.font.Font:
    """Font of a face at a height in pixels, never under the smallest legible one."""
    if not pygame.font.get_init():
        pygame.font.init()
    path = face_path(family, weight, italic)
    slanted = path is not None
    # A family without an italic is slanted by the renderer.
    path = path or face_path(family, weight)
    made = pygame.font.Font(str(path) if path else None, max(px, SMALLEST_PX))
    made.set_italic(italic and not slanted)
    made.set_bold(weight >= 700 and path is None)
    return made


def role_font(role: Role, px: int) -> pygame.font.Font:
    """Font of a text role at a height in pixels."""
    return font(role.family, role.weight, px, role.italic)


def forget() -> None:
    """Drop every cached font; needed after ``pygame.quit``."""
    font.cache_clear()
