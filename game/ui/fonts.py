"""Fonts from ``assets/fonts``, cached by family, weight, slant and size in pixels."""

import functools
import logging
from pathlib import Path

import pygame

from game.match.resources import asset
from game.ui.theme import SMALLEST_PX, Role

log = logging.getLogger(__name__)

WEIGHT_NAMES = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold"}


@functools.cache
def _files() -> dict[str, Path]:
    """Font files by name without ending."""
    try:
        folder = asset("fonts")
    except FileNotFoundError:
        return {}
    return {path.stem: path for path in sorted(folder.rglob("*")) if path.suffix.lower() in (".ttf", ".otf")}


def file_name(family: str, weight: int, italic: bool = False) -> str:
    """Name of a face's file without ending, as its publisher spells it: ``Cinzel_700Bold``."""
    return f"{family}_{weight}{WEIGHT_NAMES[weight]}" + ("_Italic" if italic else "")


@functools.cache
def face_path(family: str, weight: int, italic: bool = False) -> Path | None:
    """File of a face, or of the nearest weight of the family; None when the family is not installed."""
    files = _files()
    for slant in (italic, not italic):
        for near in sorted(WEIGHT_NAMES, key=lambda other: abs(other - weight)):
            found = files.get(file_name(family, near, slant))
            if found:
                return found
    log.warning("The font %s is missing from this installation; a plain one is used.", family)
    return None


@functools.lru_cache(maxsize=256)
def font(family: str, weight: int, px: int, italic: bool = False) -> pygame.font.Font:
    """Font of a face at a height in pixels, never under the smallest legible one."""
    if not pygame.font.get_init():
        pygame.font.init()
    path = face_path(family, weight, italic)
    made = pygame.font.Font(str(path) if path else None, max(px, SMALLEST_PX))
    if path is None:
        made.set_bold(weight >= 700)
        made.set_italic(italic)
    return made


def role_font(role: Role, px: int) -> pygame.font.Font:
    """Font of a text role at a height in pixels."""
    return font(role.family, role.weight, px, role.italic)


def forget() -> None:
    """Drop every cached font; needed after ``pygame.quit``."""
    font.cache_clear()
