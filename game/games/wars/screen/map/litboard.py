"""A board's picture with the light of areas on it, at the picture's own size."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.games.wars.screen.map.atlas import Atlas
from game.games.wars.screen.map.glow import TILE, Glow, Mood, Patch, palette_of, tiles
from game.ui import theme
from game.ui.pictures import map_picture, spare_maps

Lighting = Mapping[str, tuple[Mood, int]]
"""The areas that are lit: how, and how strongly in percent."""


class LitBoard:
    """A board lit square by square, and only where its light changes: at once, or a square at a time by ``step``.

    ``ready`` is called from another thread whenever the light of one more area can be shown. ``version`` counts the
    changes of its light.
    """

    def __init__(self, atlas: Atlas, ready: Callable[[], None]) -> None:
        self.atlas = atlas
        self.glow = Glow(atlas, ready)
        self.glow.want(atlas.order)
        self.version = 0
        self.lighting: dict[str, tuple[Mood, int]] = {}
        self._plain: pygame.Surface | None = None
        self._lit: pygame.Surface | None = None
        self._patches: dict[str, tuple[Patch, ...]] = {}
        self._tiles = {tile.topleft: tile for tile in tiles(atlas)}
        self._unlit: set[tuple[int, int]] = set()
        self._scratch = pygame.Surface((TILE, TILE), 0, 32)

    def close(self) -> None:
        """Let the light's thread end, and the pictures go."""
        self.glow.close()
        self._plain = self._lit = None

    # Light ------------------------------------------------------------------------------------

    def able(self, wanted: Lighting) -> dict[str, tuple[Mood, int]]:
        """What of a lighting can be shown: the areas whose lights are ready."""
        return {area: mood for area, mood in wanted.items() if self._has(area)}

    def _has(self, area: str) -> bool:
        if area not in self._patches:
            light = self.glow.get(area)
            if light is None:
                return False
            self._patches[area] = light
        return True

    def light(self, able: dict[str, tuple[Mood, int]]) -> None:
        """Take up another lighting of what is ``able``: it is on the picture once ``step`` or ``settle`` is done."""
        before, self.lighting = self.lighting, able
        changed = {area for area in able.keys() | before.keys() if able.get(area) != before.get(area)}
        self.version += bool(changed)
        if self._lit is not None:
            self._unlit |= {patch.at for area in changed for patch in self._patches[area]}

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
        assert self._plain is not None and self._lit is not None
        tile = self._tiles[at]
        self._lit.blit(self._plain, tile, tile)
        for area, (mood, percent) in self.lighting.items():
            for patch in self._patches[area]:
                if patch.at == at:
                    patch.strength.set_palette(palette_of(mood, percent))
                    # Adding a picture with a palette is ten times as slow as adding what it looks like.
                    self._scratch.blit(patch.strength, (0, 0))
                    room = patch.strength.get_rect()
                    place = at[0] + patch.inside[0], at[1] + patch.inside[1]
                    self._lit.blit(self._scratch, place, room, special_flags=pygame.BLEND_RGB_ADD)

    # Pictures ---------------------------------------------------------------------------------

    def picture(self) -> pygame.Surface:
        """The board as far as it has been lit: all of it only after ``settle``."""
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
            self._unlit = {patch.at for area in self.lighting for patch in self._patches[area]}
        return self._lit
