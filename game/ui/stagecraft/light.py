"""Light, fog and figures as pictures: decoded, tinted and scaled once for a moment, in the thread that prepares it."""

from __future__ import annotations

import pygame

from game.shipped import asset, go_without
from game.ui import palette
from game.ui.figures import fine
from game.ui.figures.index import FOLDER, Figure
from game.ui.theme import RGB

Size = tuple[int, int]
Eyes = tuple[tuple[float, float, float], ...]
STAGE = "stage"
HIGH, STANDS_HIGH = 1150, 600
"""px: what rises higher, or stands higher, is drawn from its fine picture.

In a window of 1920x1080 those are two creatures that clash and no others, to spare memory.
"""
_ROWS = 120


def decoded(*parts: str) -> pygame.Surface | None:
    """A picture that ships, ready to be drawn from; None, and one line in the log, where it is missing or damaged."""
    try:
        return pygame.image.load(str(asset(*parts[:-1], f"{parts[-1]}.webp"))).convert_alpha()
    except (OSError, pygame.error) as problem:
        go_without(f"assets/{'/'.join(parts)}.webp", problem)
        return None


def clear(size: Size) -> pygame.Surface:
    """A picture of nothing."""
    return pygame.Surface((max(size[0], 1), max(size[1], 1)), pygame.SRCALPHA)


def light(name: str, size: Size, color: RGB, strength: float = 1.0, flip: bool = False) -> pygame.Surface:
    """One of the lights of ``assets/stage`` in a color and a size."""
    found = decoded(STAGE, name)
    if found is None:
        return clear(size)
    made = pygame.transform.smoothscale(found, (max(size[0], 1), max(size[1], 1)))
    if flip:
        made = pygame.transform.flip(made, True, False)
    made.fill((*color, round(255 * min(strength, 1.0))), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def large(figure: Figure, high: int, flip: bool = False) -> tuple[pygame.Surface, list[tuple[float, float, float]]]:
    """A figure so high, as it rises where there is such a picture, and where its eyes are and how large."""
    found, eyes = _picture(figure, high)
    if found is None:
        return clear((1, high)), []
    share = high / found.get_height()
    made = pygame.transform.smoothscale(found, (max(round(found.get_width() * share), 1), high))
    placed = [(x * share, y * share, r * share) for x, y, r in eyes]
    if flip:
        made = pygame.transform.flip(made, True, False)
        placed = [(made.get_width() - x, y, r) for x, y, r in placed]
    return made, placed


def _picture(figure: Figure, high: int) -> tuple[pygame.Surface | None, Eyes]:
    """The picture of a figure that is to be so high, and the eyes in it: a fine one where the usual is too small."""
    folder, rise, fine_rise = (palette.in_use().id, figure.faction), figure.rise, figure.fine_rise
    if rise:
        if fine_rise and high > HIGH and (found := _fine(figure, True)):
            return found, fine_rise.eyes
        if found := decoded(FOLDER, *folder, f"{figure.unit}_rise"):
            return found, rise.eyes
    if figure.fine_foot and high > STANDS_HIGH and (found := _fine(figure, False)):
        return found, ()
    return decoded(FOLDER, *folder, figure.unit), ()


def _fine(figure: Figure, rises: bool) -> pygame.Surface | None:
    try:
        return fine.read(palette.in_use().id, figure, rises)
    except (OSError, pygame.error) as problem:
        go_without(f"assets/{FOLDER}/fine/{figure.id}.webp", problem)
        return None


def dimmed(shot: pygame.Surface, tint: RGB, left: float = 0.26, gray: float = 0.65) -> pygame.Surface:
    """A picture of the window gone dark, its colors nearly out."""
    under = shot.copy()
    for top in range(0, shot.get_height(), _ROWS):
        # In bands: a gray picture of the whole window would take as much memory again.
        band = pygame.Rect(0, top, shot.get_width(), _ROWS).clip(shot.get_rect())
        made = pygame.transform.grayscale(shot.subsurface(band))
        made.set_alpha(round(255 * gray))
        under.blit(made, band)
    under.fill([round(255 * left)] * 3, special_flags=pygame.BLEND_RGB_MULT)
    under.fill([round(each * 0.06) for each in tint], special_flags=pygame.BLEND_RGB_ADD)
    return under


def lay(target: pygame.Surface, picture: pygame.Surface, at: tuple[float, float], share: float = 1.0,
        area: pygame.Rect | None = None) -> None:  # fmt: skip
    """Blit a picture by its upper left corner; ``share`` is how much of it is seen through."""
    if share <= 0.004:
        return
    if share < 0.996:
        picture.set_alpha(round(255 * share))
    else:
        # A picture without transparency takes a hundred times as long with an alpha of 255 as with none.
        picture.set_alpha(255 if picture.get_masks()[3] else None)
    target.blit(picture, (round(at[0]), round(at[1])), area)
