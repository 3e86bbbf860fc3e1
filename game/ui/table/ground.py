"""The ground of the map: the board's picture with the light of areas on it, scaled to the part that is looked at."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import pygame

from game.ui import theme
from game.ui.pictures import map_picture, spare_maps
from game.ui.table.atlas import Atlas, Sheet
from game.ui.table.glow import TILE, Glow, Mood, Patch, palette_of, tiles

Lighting = Mapping[str, tuple[Mood, int]]
"""The areas that are lit: how, and how strongly in percent."""


class Ground:
    """A board's ground. It is lit at the size of the picture, square by square, and only where the light changes.

    ``ready`` is called from another thread whenever the light of one more area can be shown.
    """

    def __init__(self, atlas: Atlas, ready: Callable[[], None]) -> None:
        self.atlas = atlas
        self.glow = Glow(atlas, ready)
        self.glow.want(atlas.order)
        self._plain: pygame.Surface | None = None
        self._lit: pygame.Surface | None = None
        self._lighting: dict[str, tuple[Mood, int]] = {}
        self._patches: dict[str, tuple[Patch, ...]] = {}
        self._tiles = {tile.topleft: tile for tile in tiles(atlas)}
        self._scratch = pygame.Surface((TILE, TILE), 0, 32)
        self._view: pygame.Surface | None = None
        self._view_of: object = None
        self._version = 0

    def close(self) -> None:
        """Let the light's thread end, and the pictures go: the table they belong to may stay for a while."""
        self.glow.close()
        self._plain = self._lit = self._view = None

    def light(self, wanted: Lighting) -> None:
        """Light these areas and no others, as far as their lights are ready."""
        able = {area: mood for area, mood in wanted.items() if self._has(area)}
        changed = {
            area for area in able.keys() | self._lighting.keys() if able.get(area) != self._lighting.get(area)
        }
        if not changed:
            return
        self._lighting = able
        self._version += 1
        if self._lit is not None:
            for at in {patch.at for area in changed for patch in self._patches[area]}:
                self._compose(at)

    def _has(self, area: str) -> bool:
        if area not in self._patches:
            light = self.glow.get(area)
            if light is None:
                return False
            self._patches[area] = light
        return True

    def _compose(self, at: tuple[int, int]) -> None:
        assert self._plain is not None and self._lit is not None
        tile = self._tiles[at]
        self._lit.blit(self._plain, tile, tile)
        for area, (mood, percent) in self._lighting.items():
            for patch in self._patches[area]:
                if patch.at == at:
                    patch.strength.set_palette(palette_of(mood, percent))
                    # Adding a picture with a palette is ten times as slow as adding what it looks like.
                    self._scratch.blit(patch.strength, (0, 0))
                    room = patch.strength.get_rect()
                    place = at[0] + patch.inside[0], at[1] + patch.inside[1]
                    self._lit.blit(self._scratch, place, room, special_flags=pygame.BLEND_RGB_ADD)

    def _picture(self) -> pygame.Surface:
        if self._lit is None:
            spare_maps(but=self.atlas.board)
            whole = map_picture(self.atlas.board)
            if whole is None:
                self._plain = pygame.Surface(self.atlas.crop.size)
                self._plain.fill(theme.SEA_DEEP)
            else:
                self._plain = whole.subsurface(self.atlas.crop)
            self._lit = pygame.Surface(self.atlas.crop.size)
            self._lit.blit(self._plain, (0, 0))
            for at in {patch.at for area in self._lighting for patch in self._patches[area]}:
                self._compose(at)
        return self._lit

    def draw(self, target: pygame.Surface, sheet: Sheet, slot: pygame.Rect) -> None:
        """Paint what of the board lies in a slot of the window."""
        seen = sheet.frame.clip(slot)
        if seen.width < 1 or seen.height < 1:
            return
        key = (tuple(sheet.frame), tuple(seen), self._version)
        scale = sheet.scale
        # Whole pixels of the picture, so that they stay on the same ones of the window while it is shifted.
        left, top = int((seen.x - sheet.frame.x) / scale), int((seen.y - sheet.frame.y) / scale)
        right = min(math.ceil((seen.right - sheet.frame.x) / scale), self.atlas.crop.width)
        bottom = min(math.ceil((seen.bottom - sheet.frame.y) / scale), self.atlas.crop.height)
        if self._view is None or self._view_of != key:
            part = self._picture().subsurface((left, top, max(right - left, 1), max(bottom - top, 1)))
            size = (max(round(part.get_width() * scale), 1), max(round(part.get_height() * scale), 1))
            if self._view is None or self._view.get_size() != size:
                self._view = pygame.Surface(size)
            pygame.transform.smoothscale(part, size, self._view)
            self._view_of = key
        clip = target.get_clip()
        target.set_clip(seen.clip(clip))
        target.blit(self._view, (sheet.frame.x + round(left * scale), sheet.frame.y + round(top * scale)))
        target.set_clip(clip)
