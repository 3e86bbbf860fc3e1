"""The picture of a board: ink ocean with currents and monsters, land lit by one lamp and engraved, brass borders."""

from pathlib import Path

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

from . import look
from .climate import Climate, smooth
from .engraving import Engraving
from .fields import distance, edges, noise
from .geometry import Geometry
from .ornaments import Ornaments, Scenery
from .quiet import Quiet

SEED = 7
STRIP = 240  # rows painted at once, to spare memory
WATER_LINES = (11, 20, 30, 41)  # px from the coast
ASHORE, AFLOAT = 7, 12  # px between ornaments and the next coast, border or frame
GAIN = 1.13  # what the lamp adds to land
BRIGHTEST, UNDER_NAMES = 0.18, 0.095  # how bright land may be, as linear light, and under names


def colour(c: tuple) -> np.ndarray:
    return np.array(c, np.float32)


def mix(image: np.ndarray, c: np.ndarray, share: np.ndarray) -> np.ndarray:
    """Move every pixel towards a colour."""
    return image + (c - image) * np.clip(share, 0, 1)[..., None]


def line(d: np.ndarray, width: float) -> np.ndarray:
    """A soft line where the distance is 0."""
    return np.exp(-((d / width) ** 2))


def dimmed(image: np.ndarray, most: np.ndarray) -> np.ndarray:
    """The picture no brighter than so much linear light, softly: what is dark stays as it is."""
    light = (np.clip(image, 0, 255) / 255) ** 2.2 @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    return image * ((1 + (light / most) ** 3) ** (-1 / 6.6))[..., None]


class Ground:
    """Climate, light and lines: the same for all boards."""

    def __init__(self, geo: Geometry) -> None:
        rng = np.random.default_rng(SEED)
        self.climate = Climate(geo)
        self.rough = noise(rng, geo.shape, 5, 7)
        self.grain = rng.normal(0, 1, geo.shape).astype(np.float32)
        self.graticule = self._graticule(geo)
        self.swell = self.climate.swell()
        self.scenery = Scenery(geo.shape)

    @staticmethod
    def _graticule(geo: Geometry) -> np.ndarray:
        """Lines of every 30th degree, 0..1."""
        out = np.zeros(geo.shape, np.float32)
        for degrees in (geo.lon, geo.lat):
            dy, dx = np.gradient(degrees)
            per_px = np.hypot(dx, dy)
            per_px[per_px > 5] = 1e9  # the jump at 180 degrees
            away = np.abs((degrees + 15) % 30 - 15) / np.maximum(per_px, 1e-6)
            out = np.maximum(out, line(away, 0.55))
        return out * geo.ok


class Painter:
    """Paints one board: strip by strip, then what is engraved, then names' shade and frame.

    ``geo`` is reduced; ``anchors`` are the board's areas as anchors.json has them.
    """

    def __init__(self, geo: Geometry, ground: Ground, areas: list[dict], anchors: dict, fonts: Path) -> None:
        self.geo, self.ground = geo, ground
        land_lookup, _ = geo.lookups(areas)
        self.land_number = land_lookup[geo.land_label]
        self.tint = np.zeros((256, 3), np.float32)
        for number, area in enumerate(areas):
            self.tint[number] = look.LAND_TINT.get(area["id"], (0, 0, 0))
        self.sea_tint = np.zeros((256, 3), np.float32)
        for i, sea in enumerate(geo.sea_ids, 1):
            self.sea_tint[i] = look.SEA_TINT[sea]
        self.to_land_border = ndi.gaussian_filter(distance(edges(self.land_number, geo.is_land)), 0.9)
        self.quiet = Quiet(geo.shape, anchors, fonts)
        self.ornaments, self.engraving = self._drawing()

    def _drawing(self) -> tuple[Ornaments, Engraving]:
        """What is drawn onto the painted ground, and where."""
        g, climate, scenery = self.geo, self.ground.climate, self.ground.scenery
        border = np.where(g.is_land, self.to_land_border, g.to_sea_border)
        shore = np.where(g.is_land | g.is_ghost, climate.inland, climate.shore)
        beside_lake = np.where(g.lake_soft > 0.1, 0, g.to_lake_rim)
        room = np.minimum.reduce([shore, border, g.to_frame * 0.8, beside_lake])
        barred = self.quiet.written | self.quiet.stood
        dry = g.is_land | g.is_ghost
        ornaments = Ornaments(~barred & ~dry & (room > AFLOAT), ~barred & dry & (room > ASHORE) & (scenery.lakes < 0.1))
        ornaments.place(scenery.table, scenery.projection.forward)
        wet = ndi.maximum_filter(np.maximum(scenery.rivers, scenery.lakes), 5) > 0.25
        return ornaments, Engraving(climate, self.quiet, room, wet | ornaments.taken)

    def picture(self) -> Image.Image:
        """The board."""
        h, w = self.geo.shape
        out = np.empty((h, w, 3), np.uint8)
        strips = [slice(top, min(h, top + STRIP)) for top in range(0, h, STRIP)]
        for rows in strips:
            img = mix(self._sea(rows), self._land(rows), self.geo.land_soft[rows])
            out[rows] = np.clip(self._lake_and_coast(img, rows), 0, 255)
        drawn = self.engraving.over(Image.fromarray(out))
        self.ornaments.over(drawn)
        out = np.array(drawn)
        for rows in strips:
            out[rows] = np.clip(self._frame(self._shaded(out[rows].astype(np.float32), rows), rows), 0, 255)
        return Image.fromarray(out)

    def _sea(self, rows: slice) -> np.ndarray:
        """Ocean with shelf, swell, currents, water lines, ornament islands and borders between seas."""
        g, away, rough = self.geo, self.geo.to_land[rows], self.ground.rough[rows]
        pad = slice(max(0, rows.start - 32), rows.stop + 32)
        hue = ndi.gaussian_filter(self.sea_tint[g.sea_label[pad]], (8, 8, 0))
        img = hue[rows.start - pad.start :][: rows.stop - rows.start]
        ghost = g.ghost_soft[rows]
        shore = np.minimum(away, g.to_ghost[rows])
        img = mix(img, colour(look.DEEP), (0.05 + rough * 0.60) * (0.7 + 0.3 * smooth(40, 260, shore)))
        img = img * (1 + 0.075 * self.ground.swell[rows])[..., None]
        img = mix(img, colour(look.SHELF), np.exp(-shore / 30) * 0.62 * (0.7 + 0.6 * rough))
        for k, r in enumerate(WATER_LINES):
            img = mix(img, colour(look.WATER_LINE), line(shore - r, 1.1) * (0.26 - 0.05 * k))
        current = self.ground.scenery.currents[rows] * (1 - 0.85 * self.quiet.names[rows]) * smooth(20, 60, shore)
        img = mix(img, colour(look.CURRENT), current * 0.34)
        img = mix(img, self._bare(rows) * 0.5 + colour(look.ORNAMENT) * 0.32, ghost)
        rim = np.minimum(g.to_ghost[rows] + g.to_ghost_rim[rows], 50)
        img = mix(img, colour(look.INK), line(rim - 1, 1.9) * 0.6)
        img = mix(img, colour(look.BRASS), line(rim - 1, 1.0) * 0.45)
        border = g.to_sea_border[rows]
        img = mix(img, colour(look.COAST), (line(border, 1.5) * 0.48 + np.exp(-border / 5) * 0.05) * (1 - ghost))
        return img * (1 - 0.62 * self.ground.climate.shade[rows] * (1 - ghost))[..., None]

    def _bare(self, rows: slice) -> np.ndarray:
        """Ground that belongs to nobody, in the lamp's light."""
        return self.ground.climate.bare[rows] * self.ground.climate.light[rows][..., None]

    def _land(self, rows: slice) -> np.ndarray:
        """Land: what grows there, a share of the area's tint, light, rivers, a darker shore and borders."""
        g, border, scenery = self.geo, self.to_land_border[rows], self.ground.scenery
        light, tint = self.ground.climate.light[rows], self.tint[self.land_number[rows]]
        img = mix(self.ground.climate.bare[rows], tint, np.full(border.shape, look.LAND_TINT_SHARE))
        img = mix(img, tint * 1.04, np.exp(-np.minimum(border, 60) / 14) * 0.22)
        water = np.maximum(scenery.rivers[rows], scenery.lakes[rows]) * smooth(2, 7, border)
        img = mix(img * light[..., None] * GAIN, colour(look.INK), ndi.gaussian_filter(water, 1.5) * 0.5)
        img = mix(img, colour(look.LAKE) * (0.8 + 0.3 * light[..., None]), water)
        img = mix(img, colour(look.COAST), scenery.banks[rows] * 0.42 * smooth(2, 7, border))
        to_water = g.to_water[rows]
        img = img * (1 - 0.50 * np.exp(-to_water / 5) - 0.12 * np.exp(-to_water / 22))[..., None]
        img = mix(img, colour(look.INK), line(border, 4.2) * 0.60 + np.exp(-border / 9) * 0.18)
        return mix(img, colour(look.BORDER), line(border, 1.25) * 0.72)

    def _lake_and_coast(self, img: np.ndarray, rows: slice) -> np.ndarray:
        """The lake of no area, and the hairline along every coast."""
        g = self.geo
        lake = g.lake_soft[rows]
        img = mix(img, colour((20, 44, 56)), lake)
        img = mix(img, colour(look.COAST), line(g.to_lake_rim[rows] - 0.5, 1.2) * 0.62 * (lake > 0.3))
        to_land, to_water = g.to_land[rows], g.to_water[rows]
        shore = np.where(g.is_land[rows], to_water - 0.5, to_land)
        open_coast = lake < 0.2
        img = mix(img, colour(look.COAST), np.exp(-to_land / 3.5) * 0.14 * open_coast * ~g.is_land[rows])
        img = mix(img, colour(look.COAST), line(shore, 1.2) * 0.68 * open_coast)
        return mix(img, colour(look.WATER_LINE), self.ground.graticule[rows] * 0.045)

    def _shaded(self, img: np.ndarray, rows: slice) -> np.ndarray:
        """Nothing glares, and least of all under names."""
        names = self.quiet.names[rows]
        most = BRIGHTEST * (UNDER_NAMES / BRIGHTEST) ** names
        return dimmed(img, most) * (1 - 0.08 * names * (self.geo.land_soft[rows] > 0.5))[..., None]

    def _frame(self, img: np.ndarray, rows: slice) -> np.ndarray:
        """Darker towards the rim, double brass line, the window's colour outside."""
        g = self.geo
        to_frame, to_inside, ok = g.to_frame[rows], g.to_inside[rows], g.ok[rows]
        img = img * (1 - 0.45 * np.exp(-to_frame / 48))[..., None]
        img = img + self.ground.grain[rows][..., None] * 1.3
        shape = np.broadcast_to(colour(look.OUTSIDE), img.shape)
        img = mix(shape, img, np.clip(to_frame, 0, 1) * ok)
        rim = line(np.where(ok, to_frame, to_inside), 2.0) * 0.95 + line(to_inside - 7, 1.1) * 0.5 * ~ok
        return mix(img, colour(look.BRASS) * 1.15, rim)
