"""Our own projection: a pseudocylindrical table that gives room to land, and lenses that enlarge crowded regions."""

import numpy as np
from scipy import ndimage as ndi
from scipy.interpolate import CubicSpline

WIDTH, HEIGHT = 2560, 1440
MARGIN_X, MARGIN_Y = 66, 16  # frame to picture edge
CROP = (51, 0, 2458, 1440)  # x, y, w, h that a view of 1.707:1 should show: frame and wrap marks fit inside

# x = u(lon) * X(lat), y = Y(lat); tables every 5 degrees (Robinson's), then bent a little
ROBINSON_X = (
    1, 0.9986, 0.9954, 0.99, 0.9822, 0.973, 0.96, 0.9427, 0.9216, 0.8962,
    0.8679, 0.835, 0.7986, 0.7597, 0.7186, 0.6732, 0.6213, 0.5722, 0.5322,
)  # fmt: skip
ROBINSON_Y = (
    0, 0.062, 0.124, 0.186, 0.248, 0.31, 0.372, 0.434, 0.4958, 0.5571,
    0.6176, 0.6769, 0.7346, 0.7903, 0.8435, 0.8936, 0.9394, 0.9761, 1,
)  # fmt: skip
POLE_WIDEN = 0.38  # 0 = Robinson, 1 = rectangle: more room in the corners
LON0 = 9  # central meridian: the seam runs through the Bering Strait (171 W)
LAT_TOP, LAT_BOTTOM = 84.5, -81.0  # no play area beyond

# room given to each degree, linear between the points: empty sea gives room to the land
LON_DENSITY = (
    (-171, 0.60), (-142, 0.62), (-126, 1), (-50, 1), (-37, 0.66),
    (-26, 0.66), (-16, 1), (150, 1), (160, 0.82), (189, 0.72),
)  # fmt: skip
LAT_DENSITY = (
    (-90, 1.25), (-68, 1.25), (-62, 0.50), (-50, 0.50), (-40, 1), (52, 1), (66, 1.22), (80, 1.35), (90, 1.35),
)  # fmt: skip
# lon, lat, strength, radius x, radius y (px of the picture); the centre is enlarged 1 / (1 - strength)
LENSES = (
    (-98, 47, 0.13, 250, 150),
    (-99, 22, 0.36, 170, 120),
    (-84, 12, 0.30, 130, 100),
    (-60, -19, 0.20, 150, 210),
    (24, 54, 0.32, 270, 150),
    (50, 31, 0.14, 190, 140),
    (133, -26, 0.30, 210, 150),
    (104, 32, 0.06, 250, 150),
)
LENS_FADE = 200  # px from the left and right edge over which the lenses fade out


def _weighted(x: np.ndarray, f: np.ndarray, density: tuple) -> np.ndarray:
    """The table f(x) with its steps multiplied by a density."""
    d = ndi.gaussian_filter1d(np.interp(x, *zip(*density, strict=True)), 60, mode="nearest")
    return np.concatenate([[0], np.cumsum(np.diff(f) * (d[1:] + d[:-1]) / 2)])


def _tables() -> tuple[np.ndarray, ...]:
    """lat, its Y, its X; lon, its u."""
    widths = np.array(ROBINSON_X) * (1 - POLE_WIDEN) + POLE_WIDEN
    heights = np.array(ROBINSON_Y)
    lat = np.linspace(-90, 90, 3601)
    mirrored = np.concatenate([-heights[:0:-1], heights])
    y = _weighted(lat, CubicSpline(np.arange(-90, 91, 5.0), mirrored)(lat), LAT_DENSITY)
    y -= np.interp(0, lat, y)
    # the outline keeps Robinson's curve: width belongs to the height on the picture, not to the latitude
    tall = 1.03 * max(np.interp([LAT_TOP, -LAT_BOTTOM], lat, np.abs(y)))
    even = np.linspace(0, 1, 400)
    x = np.interp(np.abs(y) / tall, even, CubicSpline(heights, widths)(even))
    lon = np.linspace(LON0 - 180, LON0 + 180, 7201)
    u = _weighted(lon, lon / 180, LON_DENSITY)
    return lat, y, x, lon, u - np.interp(LON0, lon, u)


LAT, LAT_Y, LAT_X, LON, LON_U = _tables()
U_MIN, U_MAX = LON_U[0], LON_U[-1]


class Projection:
    """Between degrees and px of a picture w x h (the same proportions as WIDTH x HEIGHT)."""

    def __init__(self, w: int, h: int) -> None:
        self.k = k = w / WIDTH
        self.top, self.bottom = np.interp([LAT_TOP, LAT_BOTTOM], LAT, LAT_Y)
        self.sx = (w - 2 * MARGIN_X * k) / (U_MAX - U_MIN)
        self.sy = (h - 2 * MARGIN_Y * k) / (self.top - self.bottom)
        self.cx = MARGIN_X * k - U_MIN * self.sx
        self.cy = MARGIN_Y * k + self.top * self.sy
        self.lenses = [(*self._plain(lon, lat), s, rx * k, ry * k) for lon, lat, s, rx, ry in LENSES]

    def _plain(self, lon: float, lat: float) -> tuple:
        """Degrees to px, without the lenses."""
        x = self.cx + np.interp(lon, LON, LON_U) * np.interp(lat, LAT, LAT_X) * self.sx
        return x, self.cy - np.interp(lat, LAT, LAT_Y) * self.sy

    def _unlens(self, x: np.ndarray, y: np.ndarray) -> tuple:
        """Picture to the plane without lenses; they fade sideways, so that both edges are exactly the seam."""
        width = np.interp((self.cy - y) / self.sy, LAT_Y, LAT_X) * self.sx
        inside = np.minimum(x - self.cx - U_MIN * width, self.cx + U_MAX * width - x)
        e = np.clip(inside / (LENS_FADE * self.k), 0, 1)
        e = e * e * (3 - 2 * e)
        dx = dy = 0
        for cx, cy, s, rx, ry in self.lenses:
            g = s * np.exp(-(((x - cx) / rx) ** 2) / 2 - ((y - cy) / ry) ** 2 / 2)
            dx, dy = dx + (x - cx) * g, dy + (y - cy) * g
        return x - dx * e, y - dy * e

    def inverse(self, x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """lon, lat, inside the frame: of picture points."""
        rx, ry = self._unlens(x, y)
        lat = np.interp((self.cy - ry) / self.sy, LAT_Y, LAT)
        u = (rx - self.cx) / self.sx / np.interp(lat, LAT, LAT_X)
        v0 = (self.cy - y) / self.sy
        u0 = (x - self.cx) / self.sx / np.interp(v0, LAT_Y, LAT_X)
        ok = (v0 <= self.top) & (v0 >= self.bottom) & (u0 >= U_MIN) & (u0 <= U_MAX)
        return np.interp(u, LON_U, LON), lat, ok

    def outline_point(self, side: int, t: float) -> list[float]:
        """A point of the frame: side -1 left, 1 right; t 0 bottom .. 1 top."""
        v = self.bottom + (self.top - self.bottom) * t
        u = U_MIN if side < 0 else U_MAX
        x = self.cx + u * np.interp(v, LAT_Y, LAT_X) * self.sx
        return [round(float(x), 1), round(float(self.cy - v * self.sy), 1)]

    def outline(self) -> list[list[float]]:
        """The frame as a ring."""
        up = [self.outline_point(-1, t) for t in np.linspace(0, 1, 25)]
        return up + [self.outline_point(1, t) for t in np.linspace(1, 0, 25)]

    def forward(self, lon: float, lat: float) -> tuple[float, float]:
        """Degrees to px (the lenses are undone step by step)."""
        px, py = self._plain(lon if lon >= LON0 - 180 else lon + 360, lat)
        x, y = px, py
        for _ in range(60):
            qx, qy = self._unlens(x, y)
            x, y = x + (px - qx) * 0.8, y + (py - qy) * 0.8
        return float(x), float(y)
