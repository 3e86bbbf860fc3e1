"""The picture of a board: dark ink ocean, water lines, land in brown tints, hairline coasts and borders."""

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage as ndi

from . import look
from .fields import distance, edges, noise
from .geometry import Geometry
from .projection import HEIGHT, WIDTH

SEED = 7
STRIP = 240  # rows painted at once, to spare memory
WATER_LINES = (11, 20, 30, 41)  # px from the coast


def colour(c: tuple) -> np.ndarray:
    return np.array(c, np.float32)


def mix(image: np.ndarray, c: np.ndarray, share: np.ndarray) -> np.ndarray:
    """Move every pixel towards a colour."""
    return image + (c - image) * np.clip(share, 0, 1)[..., None]


def line(d: np.ndarray, width: float) -> np.ndarray:
    """A soft line where the distance is 0."""
    return np.exp(-((d / width) ** 2))


class Ground:
    """Noise, relief and graticule: the same for all boards."""

    def __init__(self, geo: Geometry) -> None:
        rng = np.random.default_rng(SEED)
        self.coarse, self.fine = noise(rng, geo.shape, 5, 7), noise(rng, geo.shape, 9, 7)
        self.relief = self._relief(geo, rng)
        self.grain = rng.normal(0, 1, geo.shape).astype(np.float32)
        self.graticule = self._graticule(geo)

    @staticmethod
    def _relief(geo: Geometry, rng: np.random.Generator) -> np.ndarray:
        """Shaded relief -1..1: mountain lines by hand, broken up by ridged noise."""
        total = np.zeros((1800, 3600), np.float32)
        for width, height, points in look.RANGES:
            img = Image.new("L", (3600, 1800), 0)
            path = [((x + 180) * 10, (90 - y) * 10) for x, y in points]
            ImageDraw.Draw(img).line(path, fill=255, width=max(2, int(width * 4)), joint="curve")
            soft = ndi.gaussian_filter(np.asarray(img, np.float32) / 255, width * 5)
            total = np.maximum(total, height * soft * 1.5)
        where = [(90 - geo.lat) * 10, (geo.lon + 180) % 360 * 10]
        height = np.clip(ndi.map_coordinates(total, where, order=1, mode="nearest"), 0, 1.2)
        big, small = (1 - np.abs(noise(rng, geo.shape, base, 5, 0.6) * 2 - 1) for base in (64, 30))
        big = big**2
        z = height * (0.10 + 1.25 * big + 0.35 * small) + 0.07 * small + 0.05 * big
        z = ndi.gaussian_filter(z, 0.8 * geo.scale)
        slope = np.gradient(z, axis=1) * 0.8 + np.gradient(z, axis=0)
        return np.tanh(-slope * 14 * geo.scale).astype(np.float32)

    @staticmethod
    def _graticule(geo: Geometry) -> np.ndarray:
        """Lines of every 30th degree, 0..1."""
        out = np.zeros(geo.shape, np.float32)
        for degrees in (geo.lon, geo.lat):
            dy, dx = np.gradient(degrees)
            per_px = np.hypot(dx, dy)
            per_px[per_px > 5] = 1e9  # the jump at 180 degrees
            away = np.abs((degrees + 15) % 30 - 15) / np.maximum(per_px, 1e-6)
            out = np.maximum(out, line(away, 0.55 * geo.scale))
        return out * geo.ok


class Painter:
    """Paints one board, strip by strip."""

    def __init__(self, geo: Geometry, ground: Ground, areas: list[dict]) -> None:
        self.geo, self.ground = geo, ground
        land_lookup, _ = geo.lookups(areas)
        self.land_number = land_lookup[geo.land_label]
        self.tint = np.zeros((256, 3), np.float32)
        for number, area in enumerate(areas):
            self.tint[number] = look.LAND_TINT.get(area["id"], (0, 0, 0))
        self.sea_tint = np.zeros((256, 3), np.float32)
        for i, sea in enumerate(geo.sea_ids, 1):
            self.sea_tint[i] = look.SEA_TINT[sea]
        border = distance(edges(self.land_number, geo.is_land))
        self.to_land_border = ndi.gaussian_filter(border, 0.8 * geo.scale) / geo.scale

    def picture(self) -> Image.Image:
        """The board in its final size."""
        h, w = self.geo.shape
        out = np.empty((h, w, 3), np.uint8)
        for top in range(0, h, STRIP):
            rows = slice(top, min(h, top + STRIP))
            img = self._sea(rows)
            img = mix(img, self._land(rows), self.geo.land_soft[rows])
            img = self._lake_and_coast(img, rows)
            out[rows] = np.clip(self._frame(img, rows), 0, 255)
        full = Image.fromarray(out)
        return full if self.geo.scale == 1 else full.resize((WIDTH, HEIGHT), Image.LANCZOS)

    def _sea(self, rows: slice) -> np.ndarray:
        """Ocean with shelf, water lines, ornament islands and borders between seas."""
        g, s, away = self.geo, self.geo.scale, self.geo.to_land[rows]
        rough = self.ground.coarse[rows]
        pad = slice(max(0, rows.start - 32 * s), rows.stop + 32 * s)
        hue = ndi.gaussian_filter(self.sea_tint[g.sea_label[pad]], (8 * s, 8 * s, 0))
        img = hue[rows.start - pad.start :][: rows.stop - rows.start]
        img = mix(img, colour(look.DEEP), 0.05 + rough * 0.60)
        ghost = g.ghost_soft[rows]
        shore = np.minimum(away, g.to_ghost[rows])
        img = mix(img, colour(look.SHELF), np.exp(-shore / 30) * 0.62 * (0.75 + 0.5 * self.ground.fine[rows]))
        for k, r in enumerate(WATER_LINES):
            img = mix(img, colour(look.WATER_LINE), line(shore - r, 1.1) * (0.26 - 0.05 * k))
        img = mix(img, colour(look.ORNAMENT) * (0.85 + 0.3 * self.ground.relief[rows])[..., None], ghost)
        rim = np.minimum(g.to_ghost[rows] + g.to_ghost_rim[rows], 50)
        img = mix(img, colour(look.INK), line(rim - 1, 1.9) * 0.6)
        img = mix(img, colour(look.BRASS), line(rim - 1, 1.0) * 0.45)
        border = g.to_sea_border[rows]
        return mix(img, colour(look.COAST), (line(border, 1.5) * 0.48 + np.exp(-border / 5) * 0.05) * (1 - ghost))

    def _land(self, rows: slice) -> np.ndarray:
        """Land: half common ground, half tint, with relief, a darker shore and borders."""
        g, border = self.geo, self.to_land_border[rows]
        tint = self.tint[self.land_number[rows]]
        shade = np.clip(self.ground.fine[rows] * 0.8 + self.ground.coarse[rows] * 0.45 - 0.15, 0, 1)
        low, high = colour(look.LAND_LOW), colour(look.LAND_HIGH)
        img = low + (high - low) * (0.35 + 0.55 * shade)[..., None]
        img = mix(img, tint * (0.74 + 0.34 * shade)[..., None], np.full(shade.shape, look.LAND_TINT_SHARE))
        img = mix(img, tint * 1.04, np.exp(-np.minimum(border, 60) / 16) * 0.35)
        img *= (1 + 0.24 * self.ground.relief[rows])[..., None]
        img = mix(img, colour(look.INK), np.exp(-g.to_water[rows] / 9) * 0.42 + np.exp(-border / 4.5) * 0.38)
        img = mix(img, colour(look.INK), line(border, 2.6) * 0.95)
        return mix(img, colour(look.BRASS), line(border, 1.0) * 0.85)

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
        img = mix(img, colour(look.COAST), line(shore, 1.2) * 0.62 * open_coast)
        return mix(img, colour(look.WATER_LINE), self.ground.graticule[rows] * 0.045)

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
