"""Which pixel of the picture belongs to which small area, and how far it is from coasts and borders."""

from copy import copy

import numpy as np
from scipy import ndimage as ndi

from .atlas import GHOST as GHOST_CODE
from .atlas import LAKE, RASTER, Countries, land_plane, sea_plane
from .fields import distance, edges, fill_near, smooth_labels
from .projection import HEIGHT, WIDTH, Projection

NO_AREA = 255
SPECK = 110  # smaller islands (px of the picture) are left out
SCRAP = 400  # smaller cut-off pieces of sea (px) go to the sea they touch
SMOOTH_COAST, SMOOTH_LAND, SMOOTH_SEA = 0.9, 3.2, 6.0  # px


class Geometry:
    """Everything that is the same for all boards, at `scale` times the size of the picture."""

    def __init__(self, shapes: dict, countries: Countries, scale: int) -> None:
        self.scale = scale
        self.shape = (HEIGHT * scale, WIDTH * scale)
        self.land_ids, self.sea_ids = list(shapes["land"]), list(shapes["water"])
        land, sea = self._warp(land_plane(shapes, countries), sea_plane(shapes))
        self._coasts(land)
        self._labels(land, sea)
        self._absorb_scraps()
        self._distances()

    def _warp(self, land: np.ndarray, sea: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The two planes as seen through the projection."""
        h, w = self.shape
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        lon, lat, self.ok = Projection(w, h).inverse(xx + 0.5, yy + 0.5)
        self.lon, self.lat = lon.astype(np.float32), lat.astype(np.float32)
        ix = ((self.lon + 180) % 360 * RASTER).astype(np.int32) % (360 * RASTER)
        iy = np.clip((90 - self.lat) * RASTER, 0, 180 * RASTER - 1).astype(np.int32)
        return land[iy, ix], sea[iy, ix]

    def _coast(self, mask: np.ndarray) -> np.ndarray:
        """A shape blurred a little: its half level is the coast, its values the soft edge."""
        return ndi.gaussian_filter(mask.astype(np.float32), SMOOTH_COAST * self.scale, mode="nearest")

    def _without_specks(self, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Blurred and solid form of a shape, without its smallest islands."""
        soft = self._coast(mask)
        pieces, _ = ndi.label(soft > 0.5)
        keep = np.bincount(pieces.ravel()) >= SPECK * self.scale**2
        keep[0] = False
        solid = keep[pieces]
        soft[~ndi.binary_dilation(solid, iterations=3 * self.scale)] = 0
        return soft, solid

    def _coasts(self, land: np.ndarray) -> None:
        """Land, lakes and ornament islands."""
        self.land_soft, self.is_land = self._without_specks((land > 0) & (land <= len(self.land_ids)))
        self.lake_soft = self._coast(land == LAKE)
        self.is_lake = (self.lake_soft > 0.5) & ~self.is_land
        self._fill_puddles()
        self.ghost_soft, is_ghost = self._without_specks(land == GHOST_CODE)
        self.is_ghost = is_ghost & ~self.is_land

    def _fill_puddles(self) -> None:
        """Leftovers of water inside land, too small to be seen as sea, become land."""
        pieces, _ = ndi.label(~self.is_land & ~self.is_lake)
        small = np.bincount(pieces.ravel()) < SPECK * self.scale**2
        small[0] = False
        puddle = small[pieces] & self.ok
        self.is_land |= puddle
        self.land_soft[ndi.binary_dilation(puddle, iterations=2 * self.scale)] = 1

    def _labels(self, land: np.ndarray, sea: np.ndarray) -> None:
        """Small land areas and seas with rounded borders."""
        land = np.where(land <= len(self.land_ids), land, 0).astype(np.uint8)
        near = distance(self.is_land) < 14 * self.scale
        full = fill_near(land)
        full[~near] = 0
        self.land_label = smooth_labels(full, len(self.land_ids), SMOOTH_LAND * self.scale)
        self.sea_label = smooth_labels(fill_near(sea), len(self.sea_ids), SMOOTH_SEA * self.scale)

    def _absorb_scraps(self) -> None:
        """Small pieces of sea cut off from their own sea go to the sea they touch."""
        wet = ~self.is_land & ~self.is_lake & self.ok
        eight = ndi.generate_binary_structure(2, 2)
        for sea in range(1, len(self.sea_ids) + 1):
            pieces, n = ndi.label(wet & (self.sea_label == sea))
            size = np.bincount(pieces.ravel(), minlength=n + 1)
            for i, found in enumerate(ndi.find_objects(pieces), 1):
                if size[i] >= SCRAP * self.scale**2:
                    continue
                box = tuple(slice(max(0, s.start - 1), s.stop + 1) for s in found)
                mine = pieces[box] == i
                ring = ndi.binary_dilation(mine, eight) & ~mine & wet[box]
                others = self.sea_label[box][ring]
                others = others[others != sea]
                if others.size:
                    self.sea_label[box][mine] = np.bincount(others).argmax()

    def _distances(self) -> None:
        """Distances in px of the finished picture."""
        s = self.scale
        self.to_land = distance(self.is_land) / s
        self.to_water = distance(~self.is_land) / s
        open_sea = ~(self.is_land | self.is_lake) & self.ok
        self.to_sea_border = ndi.gaussian_filter(distance(edges(self.sea_label, open_sea)), 0.8 * s) / s
        self.to_frame, self.to_inside = distance(~self.ok) / s, distance(self.ok) / s
        self.to_ghost, self.to_ghost_rim = distance(self.is_ghost) / s, distance(~self.is_ghost) / s
        self.to_lake_rim = np.where(self.is_lake, distance(~self.is_lake), distance(self.is_lake)) / s

    def reduced(self) -> "Geometry":
        """The same in the size of the finished picture: distances as means, labels and masks as picked."""
        made, old = copy(self), self.shape
        made.scale, made.shape = 1, (HEIGHT, WIDTH)
        for name, field in vars(self).items():
            if isinstance(field, np.ndarray) and field.shape == old:
                setattr(made, name, _reduced(field, self.scale))
        return made

    def lookups(self, areas: list[dict]) -> tuple[np.ndarray, np.ndarray]:
        """Small land area -> area number of a board, small sea -> area number."""
        land, sea = np.full(256, NO_AREA, np.uint8), np.full(256, NO_AREA, np.uint8)
        for number, area in enumerate(areas):
            for part in area["parts"]:
                if part in self.land_ids:
                    land[self.land_ids.index(part) + 1] = number
                else:
                    sea[self.sea_ids.index(part) + 1] = number
        return land, sea

    def area_numbers(self, areas: list[dict]) -> np.ndarray:
        """The id picture of a board, in the size of the finished picture."""
        land, sea = self.lookups(areas)
        ids = np.where(self.is_land, land[self.land_label], sea[self.sea_label])
        ids[self.is_lake | ~self.ok] = NO_AREA
        half = self.scale // 2
        return np.ascontiguousarray(ids[half :: self.scale, half :: self.scale])


def _reduced(field: np.ndarray, scale: int) -> np.ndarray:
    if field.dtype == np.float32:
        tall, wide = (side // scale for side in field.shape)
        return field.reshape(tall, scale, wide, scale).mean(axis=(1, 3))
    half = scale // 2
    return np.ascontiguousarray(field[half::scale, half::scale])
