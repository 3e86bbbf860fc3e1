"""What grows where on the Earth: woods, deserts, ice, heights; the bare ground's colour and the light on it."""

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage as ndi

from . import look
from .fields import noise
from .geometry import Geometry

SEED = 4
DARKEST, LIGHTEST = 0.46, 1.7  # of slopes, where level ground is 1
WARP = 26  # px by which ridges wander, so that they do not run in rows
# lon, lat, reach east and north in degrees, strength
FOREST = (
    (-100, 56, 40, 7, 1), (-80, 40, 9, 6, 0.7), (-122, 46, 5, 8, 0.8), (-62, -4, 13, 9, 1.2), (-52, -25, 6, 5, 0.5),
    (22, 1, 9, 6, 1.2), (-8, 7, 8, 3, 0.8), (20, 61, 14, 5, 1), (45, 60, 16, 5, 1), (95, 60, 32, 7, 1),
    (125, 52, 10, 6, 0.8), (103, 18, 8, 8, 0.9), (114, 1, 6, 5, 1.2), (102, 0, 5, 4, 1), (141, -5, 7, 3, 1),
    (110, 27, 9, 5, 0.5), (10, 50, 9, 4, 0.6), (145, -38, 5, 3, 0.6), (146, -17, 3, 4, 0.6), (78, 22, 5, 4, 0.5),
    (-90, 16, 5, 3, 0.8), (172, -42, 4, 5, 0.7), (138, 37, 4, 4, 0.8), (38, -12, 6, 5, 0.4),
)  # fmt: skip
DESERT = (
    (5, 24, 22, 7, 1.3), (30, 24, 8, 7, 1.2), (47, 24, 9, 7, 1.2), (58, 39, 9, 5, 0.8), (103, 42, 12, 4, 1),
    (84, 39, 6, 3, 0.8), (132, -25, 12, 6, 1.2), (-112, 34, 7, 6, 0.9), (-69, -23, 3, 7, 0.8), (20, -23, 6, 5, 0.9),
    (46, 6, 5, 5, 0.6), (72, 27, 4, 3, 0.7), (-69, -43, 3, 6, 0.5), (60, 31, 6, 4, 0.7),
)  # fmt: skip


def smooth(low: float, high: float, x: np.ndarray) -> np.ndarray:
    """From 0 at ``low`` to 1 at ``high``, softly."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def patches(lon: np.ndarray, lat: np.ndarray, rows: tuple) -> np.ndarray:
    """How strongly something grows, from its patches."""
    out = np.zeros(lon.shape, np.float32)
    for x, y, east, north, strength in rows:
        dx = (lon - x + 180) % 360 - 180
        out = np.maximum(out, strength * np.exp(-((dx / east) ** 2 + ((lat - y) / north) ** 2) / 1.6))
    return out


class Climate:
    """The fields, 0..1 or so."""

    def __init__(self, geo: Geometry) -> None:
        rng = np.random.default_rng(SEED)
        self.lon, self.lat, self.is_land = geo.lon, geo.lat, geo.is_land
        dry = self.is_land | geo.is_ghost
        self.inland = np.where(self.is_land, geo.to_water, geo.to_ghost_rim)
        self.shore = np.minimum(geo.to_land, geo.to_ghost)
        shape = self.lon.shape
        self.coarse, self.fine = noise(rng, shape, 9, 6), noise(rng, shape, 34, 6)
        self.ridge = self._ridges(rng)
        self.height = self._heights()
        wander = (self.coarse - 0.5) * 16
        here = (self.lon + wander, self.lat + wander * 0.6)
        self.forest = np.clip(patches(*here, FOREST) * (0.50 + 1.25 * self.fine), 0, 1.2)
        self.desert = np.clip(patches(*here, DESERT), 0, 1.2)
        self.ice = np.maximum(smooth(-63, -66, self.lat), smooth(73, 78, self.lat + wander * 0.5) * 0.9)
        greenland = (self.lon > -58) & (self.lon < -18) & (self.lat > 60)
        self.ice = np.maximum(self.ice, ndi.gaussian_filter(greenland.astype(np.float32), 4) * 0.95)
        self.tundra = smooth(60, 68, self.lat + wander * 0.5)
        self.light = np.clip(self._light(), DARKEST, LIGHTEST)
        self.bare = self.ground()
        self.shade = self._shade(dry)

    def _ridges(self, rng: np.random.Generator) -> np.ndarray:
        """Crests of two sizes, bent."""
        shape = self.lon.shape
        yy, xx = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
        where = [yy + (self.fine - 0.5) * WARP, xx + (self.coarse - 0.5) * WARP * 2]
        crests = [1 - np.abs(noise(rng, shape, base, 4, 0.55) * 2 - 1) for base in (38, 92)]
        big, small = (ndi.map_coordinates(c, where, order=1, mode="nearest") for c in crests)
        return np.clip(big * 0.8 + small * 0.2 * big**2 + 0.02, 0, 1)

    def _heights(self) -> np.ndarray:
        """Mountains along their lines, broken up."""
        plane = np.zeros((900, 1800), np.float32)
        for width, high, points in look.RANGES:
            drawn = Image.new("L", (1800, 900), 0)
            path = [((x + 180) * 5, (90 - y) * 5) for x, y in points]
            ImageDraw.Draw(drawn).line(path, fill=255, width=max(2, int(width * 2)), joint="curve")
            soft = ndi.gaussian_filter(np.asarray(drawn, np.float32) / 255, width * 2.4)
            plane = np.maximum(plane, high * soft * 1.6)
        wander = (self.fine - 0.5) * 3
        where = [(90 - self.lat + wander) * 5, (self.lon + 180 + wander) % 360 * 5]
        return np.clip(ndi.map_coordinates(plane, where, order=1, mode="nearest"), 0, 1.2)

    def _light(self) -> np.ndarray:
        """The lamp stands at the upper left: 1 on level ground, more on slopes that face it, less on others."""
        z = self.height * (0.20 + 1.30 * self.ridge**2) + 0.09 * self.ridge + 0.15 * self.coarse + 0.06 * self.fine
        z += 0.012 * self.desert * np.sin((self.lat * 5 + self.lon * 2 + 14 * self.coarse) * 2.6)
        z += 0.18 * (1 - np.exp(-self.inland / 16))  # land stands out of the sea
        down, across = np.gradient(ndi.gaussian_filter(z, 1.1) * 27)
        return (0.52 * (across + down) + 0.68) / np.sqrt(1 + across**2 + down**2) / 0.68

    def _shade(self, dry: np.ndarray) -> np.ndarray:
        """The land's shadow on the water, away from the lamp."""
        soft = ndi.gaussian_filter(dry.astype(np.float32), 5)
        return ndi.shift(soft, (9, 9), order=0, mode="nearest")

    def ground(self) -> np.ndarray:
        """The colour of the bare ground, before light falls on it."""
        made = np.broadcast_to(self._tone("plain"), (*self.lon.shape, 3)) * (0.82 + 0.36 * self.coarse[..., None])
        warm = np.abs(self.lat) < 16
        for name, share in (
            ("tundra", self.tundra * 0.8), ("steppe", smooth(0.06, 0.45, self.desert) * 0.7),
            ("desert", smooth(0.25, 0.85, self.desert) * 0.95), ("forest", smooth(0.30, 0.75, self.forest) * 0.9),
            ("jungle", smooth(0.35, 0.9, self.forest) * ndi.gaussian_filter(warm.astype(np.float32), 30) * 0.6),
            ("rock", smooth(0.22, 0.75, self.height) * 0.75), ("ice", self.ice * (0.86 + 0.2 * self.fine)),
            ("ice", smooth(0.62, 1.0, self.height * self.ridge**2 + 0.1) * 0.6),
        ):  # fmt: skip
            made = made + (self._tone(name) - made) * np.clip(share, 0, 1)[..., None]
        return made * (0.90 + 0.20 * self.fine)[..., None]

    @staticmethod
    def _tone(name: str) -> np.ndarray:
        return np.array(look.GROUND[name], np.float32)

    def swell(self) -> np.ndarray:
        """The long waves of the open sea, -1..1, and its floor."""
        waves = np.sin((self.fine * 9 + self.coarse * 26) * 3.0) * smooth(30, 90, self.shore)
        floor = ndi.gaussian_filter(self.ridge, 3)
        slope = np.tanh((np.gradient(floor, axis=0) + np.gradient(floor, axis=1)) * 16)
        return waves * 0.6 + slope * 0.9
