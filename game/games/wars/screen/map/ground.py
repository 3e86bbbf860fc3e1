"""The ground of the map: the board's lit picture scaled to the part that is looked at."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

import pygame

from game.games.wars.screen.map.atlas import Atlas, Sheet
from game.games.wars.screen.map.glow import TILE, Glow, Mood, palette_of, tiles
from game.ui import theme
from game.ui.pictures import give_map, take_map

_SPARE = 8
"""Pixels a view's memory has more than it needs each way."""


class Key(NamedTuple):
    """What a view of the ground shows: where the board lies, what of it is seen, in which of its lights."""

    frame: tuple[int, ...]
    seen: tuple[int, ...]
    light: int


class Part(NamedTuple):
    """What of the board's picture is scaled, to which size, and where that lies on the window."""

    box: pygame.Rect
    size: tuple[int, int]
    at: tuple[int, int]


def part_of(sheet: Sheet, seen: pygame.Rect) -> Part:
    """The part that fills what is seen of a board.

    It begins and ends with whole pixels of the picture, so that they stay on the same ones of the window while it is
    shifted.
    """
    frame, scale, whole = sheet.frame, sheet.scale, sheet.atlas.crop
    left, top = int((seen.x - frame.x) / scale), int((seen.y - frame.y) / scale)
    right = min(math.ceil((seen.right - frame.x) / scale), whole.width)
    bottom = min(math.ceil((seen.bottom - frame.y) / scale), whole.height)
    box = pygame.Rect(left, top, max(right - left, 1), max(bottom - top, 1))
    size = max(round(box.width * scale), 1), max(round(box.height * scale), 1)
    return Part(box, size, (frame.x + round(left * scale), frame.y + round(top * scale)))


class Ground:
    """A board's ground. A light that only grows or fades is brought in by and by: until then its last one is shown.

    ``ready`` is called from another thread whenever the light of one more area can be shown.
    """

    def __init__(self, atlas: Atlas, ready: Callable[[], None]) -> None:
        self.atlas = atlas
        self.board = LitBoard(atlas, ready)
        self._room: pygame.Surface | None = None
        self._view: pygame.Surface | None = None
        self._view_of: Key | None = None
        self._steps: Iterator[None] | None = None
        """What is left to do of the same view in another light."""
        self._later: Lighting | None = None

    def close(self) -> None:
        """Let the light's thread end, and the pictures go: the table they belong to may stay for a while."""
        self.board.close()
        self._room = self._view = self._view_of = self._steps = self._later = None

    # Light ------------------------------------------------------------------------------------

    def light(self, wanted: Lighting, gently: bool = False) -> bool:
        """Light these areas and no others, as far as their lights are ready; true if that is to be painted now.

        ``gently``: light that only grows or fades, and what comes after a flash, is left to ``work``.
        """
        board = self.board
        able = board.able(wanted)
        if able == board.lighting:
            self._later = None
            return False
        if gently and self._view is not None and _fades(board.lighting, able):
            self._later = able
            return False
        self._later = self._steps = None
        board.light(able)
        return True

    @property
    def behind(self) -> bool:
        """Whether a light is on its way, for ``work`` to bring it in."""
        return self._view is not None and (self._steps is not None or self._later is not None)

    def work(self, milliseconds: float) -> bool:
        """Go on for about so long with a light that is on its way; true if it can be painted now."""
        started = time.perf_counter()
        while self.behind and 1000 * (time.perf_counter() - started) < milliseconds:
            if self._steps is None:
                assert self._later is not None and self._view_of is not None
                later, self._later = self._later, None
                self.board.light(self.board.able(later))
                self._steps = self._relighting(self._view_of)
            if next(self._steps, True):
                self._steps = None
                return True
        return False

    def _relighting(self, view_of: Key) -> Iterator[None]:
        """The steps in which a view is made again in the light the board has now, and taken up."""
        while self.board.step():
            yield
        part = part_of(Sheet(self.atlas, pygame.Rect(view_of.frame)), pygame.Rect(view_of.seen))
        made = pygame.Surface(part.size)
        yield from rescale(self.board.picture().subsurface(part.box), made)
        self._view = self._room = made
        self._view_of = Key(view_of.frame, view_of.seen, self.board.version)

    # Painting ---------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, sheet: Sheet, slot: pygame.Rect) -> None:
        """Paint what of the board lies in a slot of the window."""
        seen = sheet.frame.clip(slot)
        if seen.width < 1 or seen.height < 1:
            return
        key = Key(tuple(sheet.frame), tuple(seen), self.board.version)
        part = part_of(sheet, seen)
        awaited = self._steps is not None and self._view_of is not None and self._view_of[:2] == key[:2]
        if self._view is None or not (awaited or self._view_of == key):
            self._view = self._make(part)
            self._view_of = key
        clip = target.get_clip()
        target.set_clip(seen.clip(clip))
        target.blit(self._view, part.at)
        target.set_clip(clip)

    def _make(self, part: Part) -> pygame.Surface:
        """A view as the board is to be lit now, made at once."""
        self._steps = None
        board = self.board.picture()
        self.board.settle()
        made = self._room_for(part.size)
        pygame.transform.smoothscale(board.subsurface(part.box), part.size, made)
        return made

    def _room_for(self, size: tuple[int, int]) -> pygame.Surface:
        """The memory of the last view, or more of it: in a zoom each view is some pixels larger or smaller."""
        room = self._room
        fits = room is not None and size[0] <= room.get_width() <= size[0] + 2 * _SPARE
        if room is None or not fits or not size[1] <= room.get_height() <= size[1] + 2 * _SPARE:
            self._view = self._room = None
            room = self._room = pygame.Surface((size[0] + _SPARE, size[1] + _SPARE))
        return room.subsurface((0, 0), size)


def _fades(before: Lighting, after: Lighting) -> bool:
    """Whether from one lighting to another nothing is lit that was dark, and only flashes become anything else."""
    if not before.keys() >= after.keys():
        return False
    return all(mood == "flash" or (area in after and after[area][0] == mood) for area, (mood, _) in before.items())


Lighting = Mapping[str, tuple[Mood, int]]
"""The areas that are lit: how, and how strongly in percent."""


class LitBoard:
    """A board lit square by square, and only where its light changes: at once, or a square at a time by ``step``.

    Light is painted on the picture itself; of squares that have some, what is under it is kept. ``ready`` is called
    from another thread whenever the light of one more area can be shown. ``version`` counts the changes of its light.
    """

    def __init__(self, atlas: Atlas, ready: Callable[[], None]) -> None:
        self.atlas = atlas
        self.glow = Glow(atlas, ready)
        self.glow.want_all()
        self.version = 0
        self.lighting: dict[str, tuple[Mood, int]] = {}
        self._whole: pygame.Surface | None = None
        """The map's picture that was taken, if there is one, the board's part of which is painted on."""
        self._lit: pygame.Surface | None = None
        self._under: dict[tuple[int, int], pygame.Surface] = {}
        self._tiles = {tile.topleft: tile for tile in tiles(atlas)}
        self._unlit: set[tuple[int, int]] = set()
        self._scratch = pygame.Surface((TILE, TILE), 0, 32)

    def close(self) -> None:
        """Let the light's thread end, and the pictures go."""
        self.glow.close()
        if self._lit is not None and self._whole is not None:
            for at, under in self._under.items():
                self._lit.blit(under, at)
            give_map(self.atlas.board, self._whole)
        self._whole = self._lit = None
        self._under.clear()

    # Light ------------------------------------------------------------------------------------

    def able(self, wanted: Lighting) -> dict[str, tuple[Mood, int]]:
        """What of a lighting can be shown: the areas whose lights are ready."""
        return {area: mood for area, mood in wanted.items() if self.glow.get(area) is not None}

    def light(self, able: dict[str, tuple[Mood, int]]) -> None:
        """Take up another lighting of what is ``able``: it is on the picture once ``step`` or ``settle`` is done."""
        before, self.lighting = self.lighting, able
        changed = {area for area in able.keys() | before.keys() if able.get(area) != before.get(area)}
        self.version += bool(changed)
        if self._lit is not None:
            self._unlit |= {patch.at for area in changed for patch in self.glow.lights[area]}

    def step(self) -> bool:
        """Light one square anew; false if none is waiting for it."""
        if not self._unlit:
            return False
        self._compose(self._unlit.pop())
        return True

    def settle(self) -> None:
        """Light every square that is waiting for it."""
        while self.step():
            pass

    def _compose(self, at: tuple[int, int]) -> None:
        assert self._lit is not None
        under = self._under.pop(at, None)
        if under is not None:
            self._lit.blit(under, at)
        for area, (mood, percent) in self.lighting.items():
            for patch in self.glow.lights[area]:
                if patch.at == at:
                    if at not in self._under:
                        self._under[at] = under if under is not None else self._lit.subsurface(self._tiles[at]).copy()
                    patch.strength.set_palette(palette_of(mood, percent))
                    # Adding a picture with a palette is ten times as slow as adding what it looks like.
                    self._scratch.blit(patch.strength, (0, 0))
                    room = patch.strength.get_rect()
                    place = at[0] + patch.inside[0], at[1] + patch.inside[1]
                    self._lit.blit(self._scratch, place, room, special_flags=pygame.BLEND_RGB_ADD)

    # Pictures ---------------------------------------------------------------------------------

    def unlit(self, part: pygame.Rect) -> pygame.Surface:
        """A part of the board without any light."""
        made = self.picture().subsurface(part).copy()
        for at, under in self._under.items():
            made.blit(under, (at[0] - part.x, at[1] - part.y))
        return made

    def picture(self) -> pygame.Surface:
        """The board as far as it has been lit: all of it only after ``settle``."""
        if self._lit is None:
            self._whole = take_map(self.atlas.board)
            if self._whole is None:
                self._lit = pygame.Surface(self.atlas.crop.size)
                self._lit.fill(theme.SEA_DEEP)
            else:
                self._lit = self._whole.subsurface(self.atlas.crop)
            self._unlit = {patch.at for area in self.lighting for patch in self.glow.lights[area]}
        return self._lit


_ROWS = 160
_COLUMNS = 320


def rescale(part: pygame.Surface, into: pygame.Surface) -> Iterator[None]:
    """Do what ``pygame.transform.smoothscale(part, into.get_size(), into)`` does, to the bit, in steps of about a
    millisecond: ``into`` is ready when there is no further step. Both are of the window's format.

    That filter first goes along every row by itself and then along every column by itself, so that rows, and after
    them columns, may be done in any portions.
    """
    if part.get_bytesize() != 4:
        pygame.transform.smoothscale(part, into.get_size(), into)
        return
    (width, height), (wide, high) = part.get_size(), into.get_size()
    # Memory that costs nothing until it is written to, and is given back at once; a surface would be cleared here.
    between = pygame.Surface((wide, height), 0, into)
    for top in range(0, height, _ROWS):
        rows = pygame.Rect(0, top, width, min(_ROWS, height - top))
        band = between.subsurface((0, top, wide, rows.height))
        pygame.transform.smoothscale(part.subsurface(rows), band.get_size(), band)
        yield
    for left in range(0, wide, _COLUMNS):
        columns = min(_COLUMNS, wide - left)
        band = into.subsurface((left, 0, columns, high))
        pygame.transform.smoothscale(between.subsurface((left, 0, columns, height)), band.get_size(), band)
        yield
