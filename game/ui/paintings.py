"""Painted pictures of screens out of ``assets/pictures``, decoded aside as figures are, kept by size.

A picture of a side is named by the side's id and has a file for each palette, all others have one. Some have a fine one
for the largest windows. Until a picture has come nothing is painted in its place, and what shows it looks again then
(``PAINTINGS.come``).
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from game.shipped import asset
from game.ui import draw, palette, theme
from game.ui.figures.fine import recolor
from game.ui.figures.index import FINE
from game.ui.figures.store import STORE, Key, Store
from game.ui.kept import Kept, bytes_of
from game.ui.pictures import Focus, cut_to_fill

FOLDER = "pictures"
MOST_WHOLE, MOST_CUT = 10_000_000, 10_000_000
"""Bytes of whole pictures and of those cut to their places that are kept."""
LARGEST = 1150
"""px: what is wider or higher is cut out of a fine picture. In a window of 1920x1080 no such picture is."""
PLACE = "_place"
"""How the name of a faction's place ends, where nobody stands; it has a file for each palette, too."""
MIDDLES: dict[str, Focus] = {
    "dawn": (0.36, 0.5), "story_ending": (0.5, 0.72), "story_the_house_at_innsmouth": (0.5, 0.48),
    "procession": (0.5, 0.7), "vigil": (0.5, 0.62), "story_ash_and_ink": (0.5, 0.5),
}  # fmt: skip
"""Round what a picture is cut where that is not a little above its middle."""


@functools.cache
def painted(name: str, fine: bool = False) -> bool:
    """Whether there is a picture of this name, or a fine one."""
    try:
        return asset(FOLDER, *((FINE, f"{name}.webp") if fine else _file(palette.STANDARD.id, name))).is_file()
    except FileNotFoundError:
        return False


def of_position(path: Path) -> str:
    """The name of the picture painted for a set position or for the chapter it is of; empty if there is none."""
    stem = path.name.partition(".")[0].replace("-", "_")
    return next(filter(painted, (f"scenario_{stem}", f"story_{stem}")), "")


def _file(in_palette: str, name: str) -> tuple[str, ...]:
    """Where a picture is in the folder."""
    file = f"{name}.webp"
    return (in_palette, file) if name.removesuffix(PLACE) in theme.ARMS else (file,)


def _load(key: Key) -> pygame.Surface:
    """Decode the picture of a palette and a name; a fine one is painted in the usual palette."""
    in_palette, name, size = key
    if size != FINE:
        return _decoded(*_file(in_palette, name))
    made = _decoded(FINE, f"{name}.webp")
    usual, own = (_file(each, name) for each in (palette.STANDARD.id, in_palette))
    if own != usual:
        recolor(made, _decoded(*usual), _decoded(*own), made.get_rect())
    return made


def _decoded(*parts: str) -> pygame.Surface:
    made = pygame.image.load(str(asset(FOLDER, *parts)))
    if not pygame.display.get_surface():
        return made
    return made.convert_alpha() if made.get_masks()[3] else made.convert()


class Paintings(Store):
    """The pictures that have been decoded."""

    def __init__(self) -> None:
        super().__init__(_load)
        self._large = Kept(MOST_WHOLE, bytes_of)
        self._cut: Kept[pygame.Surface] = Kept(MOST_CUT, bytes_of, 1.5)

    def whole(self, name: str, fine: bool = False) -> pygame.Surface | None:
        """A picture as it is, or the fine one; None until it is here, and asked for."""
        return self._get(self._large, (palette.in_use().id, name, FINE * fine)) if painted(name, fine) else None

    def _file(self, key: Key) -> str:
        in_palette, name, size = key
        return "/".join(("assets", FOLDER, *((FINE, f"{name}.webp") if size == FINE else _file(in_palette, name))))

    def _fine(self, name: str, size: tuple[int, int]) -> bool:
        """Whether a size is cut out of the fine picture: not where that is missing or damaged."""
        damaged = (palette.in_use().id, name, FINE) in self._bad
        return max(size) > LARGEST and painted(name, fine=True) and not damaged

    def cut(self, name: str, size: tuple[int, int], focus: Focus | None, fades: str,
            radius: int) -> pygame.Surface | None:  # fmt: skip
        """A picture that fills a size round its focus, its sides ``fades`` running out."""
        focus = focus or MIDDLES.get(name, (0.5, 0.42))
        fine = self._fine(name, size)
        key = (palette.in_use().id, name, size, focus, fades, radius, fine)
        found = self._cut.get(key)
        if found is not None:
            return found
        whole = self.whole(name, fine)
        return self._cut.put(key, _made(whole, size, focus, fades, radius)) if whole is not None else None


PAINTINGS = Paintings()


def come() -> int:
    """How many pictures of any kind have come: what was made before another one did may be out of date."""
    return STORE.come + PAINTINGS.come


def missed() -> int:
    """How often a picture of any kind that may still come was not there: what was painted meanwhile has stand-ins."""
    return STORE.missed + PAINTINGS.missed


class Lack:
    """Whether something was made or painted with stand-ins, and whether it can be made better now."""

    def __init__(self) -> None:
        self._come: int | None = None

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Note what is missed meanwhile."""
        before, here = missed(), come()
        yield
        if missed() != before:
            self._come = here

    @property
    def over(self) -> bool:
        """Whether pictures have come since something was missed."""
        return self._come is not None and self._come != come()

    def forget(self) -> None:
        """It is made anew."""
        self._come = None


def _made(whole: pygame.Surface, size: tuple[int, int], focus: Focus, fades: str, radius: int) -> pygame.Surface:
    scaled = cut_to_fill(whole, *size, focus)
    if not fades and not radius:
        return scaled
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.blit(scaled, (0, 0))
    if radius:
        made.blit(draw.rounded_mask(*size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    for side in fades.split():
        made.blit(_ramp(side, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def _ramp(side: str, size: tuple[int, int]) -> pygame.Surface:
    """White that runs out to a side over the last part of it."""
    steps = 64
    strip = pygame.Surface((steps, 1), pygame.SRCALPHA)
    for x in range(steps):
        share = min(x / (steps * 0.36), 1.0)
        strip.set_at((x, 0), (255, 255, 255, round(255 * share * share * (3 - 2 * share))))
    turned = {"left": 0, "bottom": 90, "right": 180, "top": 270}[side]
    return pygame.transform.smoothscale(pygame.transform.rotate(strip, turned), size)
