"""Faces from ``assets/fonts``, cached by family, weight, slant and size in pixels, and how their letters are set."""

import functools
import io
import logging
import math
from pathlib import Path
from typing import IO, Any

import pygame

from game.match.outside_text import shown
from game.shipped import BrokenInstallation, asset, intact
from game.ui.theme import RGB, SMALLEST_PX, Role

log = logging.getLogger(__name__)

WEIGHTS = (400, 500, 600, 700, 800)
FINE = ((20, 4), (34, 3), (52, 2))
"""Up to which height in pixels letters are set how many times as large; above, the steps of a pixel are not seen."""


class Letters(pygame.font.Font):
    """The library's font, which sets any text: what cannot be shown is left out, as a soft hyphen that is not needed.

    The library itself raises for some of it, and for a text without width. Whatever way such a text has come, it must
    not keep the program from going on.
    """

    def size(self, text: str | bytes, /) -> tuple[int, int]:
        """Length and height of a line."""
        try:
            return super().size(text)
        except ValueError:
            return super().size(shown(str(text)))

    def render(self, text: str | bytes | None, *given: Any, **named: Any) -> pygame.Surface:
        """A line as a picture; where there is nothing to see, that of a blank."""
        try:
            return super().render(text, *given, **named)
        except (ValueError, pygame.error):
            return super().render(shown(str(text)) or " ", *given, **named)


class Face:
    """A face at a height in pixels that sets lines of letters at fractions of a pixel.

    The font library puts every letter at a whole pixel: at 14 pixels gaps come out up to a third too narrow or too
    wide, and "cl" reads like "d". So small letters are set two to four times as large and scaled down; the height
    of a line and where its letters stand are those of the size itself. Lengths are in pixels.
    """

    def __init__(self, path: Path, px: int, bold: bool = False, italic: bool = False) -> None:
        self.slanted = italic
        """Whether the renderer slants it: its letters reach further than they take the pen on."""
        self.times = next((times for most, times in FINE if px <= most), 1)
        self._plain = functools.partial(_styled, path, px, bold, italic)
        plain = self._plain()
        self._letters = _styled(path, px * self.times, bold, italic) if self.times > 1 else plain
        self.pitch, self.ascent = plain.get_linesize(), plain.get_ascent()
        # In some faces the library's pictures are as high as the line's pitch, which is more than what it calls height.
        self.height = max(plain.get_height(), self.pitch)
        self._letter = functools.lru_cache(4096)(self._measured)
        self._top = self.ascent * self.times - self._letters.get_ascent()

    @property
    def plain(self) -> Letters:
        """The library's own font, for pictures that are made large and scaled down as a whole."""
        return self._letters if self.times == 1 else self._plain()

    def width(self, text: str, gap: int = 0) -> int:
        """Length of a line; with a gap after every letter, kerning is given up, as it is in print."""
        if gap:
            return math.ceil(sum(map(self._letter, text)) / self.times) + gap * len(text)
        return math.ceil(self._letter(text) / self.times)

    def pen(self, word: str) -> tuple[float, float]:
        """How far a word takes the pen on, and how far its picture begins before it: the foot of an italic f.

        Words in a row stand evenly by this; by what they cover, an f would push its neighbours away.
        """
        # Between blanks nothing hangs over an end; what the renderer slants is wider than the pen goes.
        blank = self._letters.metrics(" ")[0]
        advance = self._letter(f" {word} ") - self._letter(" ") - (blank[4] if blank else self._letter(" "))
        first = next(iter(self._letters.metrics(word[0])), None) if word else None
        return advance / self.times, max(-first[0], 0) / self.times if first else 0.0

    def line(self, text: str, colour: RGB, gap: int = 0) -> pygame.Surface:
        """A line of text as a picture of :meth:`width` by ``height``."""
        if self.times == 1 and not gap:
            return self._set(text, colour)
        size = (max(self.width(text, gap), 1), self.height)
        large = pygame.Surface((size[0] * self.times, size[1] * self.times), pygame.SRCALPHA)
        at = 0
        for part in text if gap else (text,):
            picture = self._set(part, colour)
            large.blit(picture, (at, self._top), special_flags=pygame.BLEND_RGBA_MAX)
            at += self._letter(part) + gap * self.times if gap else 0
        made = large if self.times == 1 else pygame.transform.smoothscale(large, size)
        # Scaling has mixed the black of clear points into the edges; all ink is of one colour.
        made.fill(colour, special_flags=pygame.BLEND_RGB_MAX)
        return made

    def _measured(self, letters: str) -> int:
        return self._letters.size(letters)[0]

    def _set(self, text: str, colour: RGB) -> pygame.Surface:
        return self._letters.render(text, True, colour)


@functools.cache
def _bytes_of(path: str) -> bytes:
    """What is in a font file of ours. Raises ``BrokenInstallation`` where that is not as it shipped."""
    file = Path(path)
    try:
        data = file.read_bytes()
    except OSError as problem:
        raise BrokenInstallation(f"assets/fonts/{file.name}", "missing") from problem
    if not intact(f"fonts/{file.name}", data):
        raise BrokenInstallation(f"assets/fonts/{file.name}", "damaged")
    return data


def opened(file: str | IO[bytes] | None, px: int) -> Letters:
    """A font from a file that does not stay open; of a file that many are opened from, the bytes are kept once.

    By itself each font at each size holds an open file, and some systems allow a program 256 in all.
    """
    return Letters(io.BytesIO(_bytes_of(file)) if isinstance(file, str) else file, px)


def _styled(path: Path, px: int, bold: bool, italic: bool) -> Letters:
    made = opened(str(path), px)
    made.set_bold(bold)
    made.set_italic(italic)
    return made


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
    """File of a face, or of the family's nearest weight in the same slant; None when there is none slanted.

    Raises ``BrokenInstallation`` where the family is missing.
    """
    files = _files()
    for near in sorted(WEIGHTS, key=lambda other: abs(other - weight)):
        if found := files.get(file_name(family, near, italic)):
            return found
    if not italic:
        raise BrokenInstallation(f"assets/fonts/{file_name(family, weight)}.ttf", "missing")
    return None


@functools.lru_cache(maxsize=256)
def face(family: str, weight: int, px: int, italic: bool = False) -> Face:
    """A face at a height in pixels, never under the smallest legible one."""
    if not pygame.font.get_init():
        pygame.font.init()
    path = face_path(family, weight, italic)
    slanted = path is not None
    # A family without an italic is slanted by the renderer.
    path = path or face_path(family, weight)
    assert path is not None
    return Face(path, max(px, SMALLEST_PX), False, italic and not slanted)


def role_face(role: Role, px: int) -> Face:
    """Face of a text role at a height in pixels."""
    return face(role.family, role.weight, px, role.italic)


def forget() -> None:
    """Drop every cached face; needed after ``pygame.quit``."""
    face.cache_clear()
