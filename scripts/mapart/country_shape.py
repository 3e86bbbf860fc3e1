"""Lovecraft Country's coasts: which pixel of the sheet belongs to which part, and to which area."""

from collections import Counter

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage as ndi
from scipy.interpolate import RBFInterpolator

from .fields import distance, noise

WIDTH, HEIGHT = 2458, 1440
UNIT = WIDTH / 1216  # lengths below are for a sheet 1216 wide
SEED = 11
ROUNDING = 6  # how far corners are rounded
LEAST_BORDER = 24  # shorter contacts are no border anybody sees
CANVAS = 20  # pixels to a unit of the canvas the rings are given on
# u, v, reach across and down, share of the bending that is left out: spots that must keep their neighbours
CALM = ((0.56, 0.575, 0.035, 0.05, 0.85), (0.735, 0.365, 0.03, 0.04, 0.8))
STEADY = ((0.56, 0.575, 0.03, 0.05, 0.8), (0.15, 0.52, 0.25, 0.05, 0.5))


class Shapes:
    """Parts and areas of the board, pixel by pixel; ``cross`` is where the bridge crosses the strait.

    Raises ``ValueError`` when who touches whom is not what the table says.
    """

    def __init__(self, table: dict) -> None:
        self.areas, self.part_table = table["areas"], table["parts"]
        self.number = {part["id"]: index for index, part in enumerate(self.part_table)}
        owner = {part: index for index, area in enumerate(self.areas) for part in area["parts"]}
        self.owner = np.array([owner[part["id"]] for part in self.part_table], np.uint8)
        self.is_land = np.array([area["terrain"] == "land" for area in self.areas])
        self.rng = np.random.default_rng(SEED)
        self.yy, self.xx = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
        self.parts = _without_specks(self._bent(self._rounded(self._spread(table["pins"]))), len(self.part_table))
        self.cross = self._cut_strait()
        self.ids = self.owner[self.parts]
        self.land = self.is_land[self.ids]
        self.contacts = _contacts(self.ids)
        self._check(table)

    def fbm(self, octaves: int, base: int, fall: float = 0.55) -> np.ndarray:
        """Smooth noise 0..1 over the sheet."""
        return noise(self.rng, (HEIGHT, WIDTH), base, octaves, fall)

    def of(self, *names: str) -> np.ndarray:
        """Where these parts are."""
        return np.isin(self.parts, [self.number[name] for name in names])

    def _spread(self, pins: list) -> np.ndarray:
        """The rings on the canvas, bent by the pins."""
        flat = Image.new("L", (100 * CANVAS, 100 * CANVAS))
        pen = ImageDraw.Draw(flat)
        for index, part in enumerate(self.part_table):
            pen.polygon([(x * CANVAS, y * CANVAS) for x, y in part["ring"]], fill=index)
        table = np.array(pins)
        tall = HEIGHT / WIDTH
        spline = RBFInterpolator(table[:, 2:] * [1, tall], table[:, :2], kernel="thin_plate_spline")
        step = 8
        v, u = np.mgrid[0 : HEIGHT // step + 2, 0 : WIDTH // step + 2]
        coarse = spline(np.c_[u.ravel() * step / WIDTH, v.ravel() * step / WIDTH]).reshape((*v.shape, 2))
        where = [self.yy / step, self.xx / step]
        x, y = (ndi.map_coordinates(coarse[..., axis], where, order=1) for axis in (0, 1))
        most = 100 * CANVAS - 1
        rows, columns = (np.clip(np.rint(c * CANVAS), 0, most).astype(int) for c in (y, x))
        return np.asarray(flat)[rows, columns]

    def _rounded(self, parts: np.ndarray) -> np.ndarray:
        """Corners rounded: every pixel goes to the part that is strongest round it."""
        best = np.full(parts.shape, -1, np.float32)
        out = np.zeros(parts.shape, np.uint8)
        for index in range(len(self.part_table)):
            strength = ndi.gaussian_filter((parts == index).astype(np.float32), ROUNDING * UNIT, mode="nearest")
            wins = strength > best
            out[wins] = index
            best[wins] = strength[wins]
        return out

    def _quiet(self, spots: tuple) -> np.ndarray:
        out = np.ones((HEIGHT, WIDTH), np.float32)
        for u, v, across, down, share in spots:
            out *= 1 - np.exp(-(((self.xx / WIDTH - u) / across) ** 2 + ((self.yy / HEIGHT - v) / down) ** 2)) * share
        return out

    def _bent(self, parts: np.ndarray) -> np.ndarray:
        """Borders bent by smooth noise; where land meets water by fine noise too."""
        steady, calm = self._quiet(STEADY), self._quiet(CALM)
        dx = ((self.fbm(2, 7) - 0.5) * 74 + (self.fbm(2, 17) - 0.5) * 40) * UNIT * steady
        dy = ((self.fbm(2, 7) - 0.5) * 70 + (self.fbm(2, 17) - 0.5) * 40) * UNIT * steady
        fine_x, fine_y = ((self.fbm(5, 36, 0.66) - 0.5) * 46 * UNIT * calm for _ in (0, 1))
        smooth, rough = self._shifted(parts, dx, dy), self._shifted(parts, dx + fine_x, dy + fine_y)
        dry = self.is_land[self.owner]
        return np.where(dry[smooth] == dry[rough], smooth, rough)

    def _shifted(self, parts: np.ndarray, dx: np.ndarray, dy: np.ndarray) -> np.ndarray:
        rows = np.clip(np.rint(self.yy + dy), 0, HEIGHT - 1).astype(int)
        columns = np.clip(np.rint(self.xx + dx), 0, WIDTH - 1).astype(int)
        return parts[rows, columns]

    def _cut_strait(self) -> tuple[int, int]:
        """A channel from Devil's Reef to the reservoir where four areas meet; returns its middle."""
        corners = ("innsmouth", "rockport", "devils_reef", "gardner_reservoir")
        away = sum(distance(self.of(name)) for name in corners)
        y, x = (int(c) for c in np.unravel_index(np.argmin(away), away.shape))
        along = ((self.xx - x) - (self.yy - y)) / 2**0.5
        across = ((self.xx - x) + (self.yy - y)) / 2**0.5
        wave = np.sin(along / (9 * UNIT)) * 1.6 * UNIT
        channel = (np.abs(across - wave) < 5.5 * UNIT) & (np.abs(along) < 40 * UNIT)
        self.parts[channel & (along >= 0)] = self.number["devils_reef"]
        self.parts[channel & (along < 0)] = self.number["gardner_reservoir"]
        return x, y

    def _check(self, table: dict) -> None:
        names = [area["id"] for area in self.areas]
        want = {frozenset((area["id"], other)) for area in self.areas for other in area["adjacent"]}
        bridges, straits = ({frozenset(pair) for pair in table[key]} for key in ("bridges", "straits"))
        got = {frozenset(names[n] for n in pair): px for pair, px in self.contacts.items()}
        least = {pair: (5 if pair in straits else LEAST_BORDER) * UNIT for pair in want - bridges}
        missing = [sorted(pair) for pair, px in least.items() if got.get(pair, 0) < px]
        extra = [sorted(pair) for pair in got if pair not in want or pair in bridges]
        if missing or extra:
            raise ValueError(f"the borders are not those of the table: missing {missing}, too many {extra}")


def _contacts(ids: np.ndarray) -> Counter:
    """{pair of area numbers: pixels along which they touch}."""
    count: Counter = Counter()
    for one, two in ((ids[1:], ids[:-1]), (ids[:, 1:], ids[:, :-1])):
        met = one != two
        pairs = np.minimum(one, two)[met].astype(int) * 256 + np.maximum(one, two)[met]
        for key, px in zip(*np.unique(pairs, return_counts=True), strict=True):
            count[divmod(int(key), 256)] += int(px)
    return count


def _without_specks(parts: np.ndarray, count: int) -> np.ndarray:
    """Every part in one piece: what lies apart goes to what is nearest."""
    for index in range(count):
        pieces, found = ndi.label(parts == index)
        if found > 1:
            size = np.bincount(pieces.ravel())
            size[0] = 0
            apart = (pieces > 0) & (pieces != size.argmax())
            near = ndi.distance_transform_edt(apart, return_distances=False, return_indices=True)
            parts = parts[tuple(near)]
    return parts
