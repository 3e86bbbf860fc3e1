"""Rivers, lakes and currents, and a place for every monster, ship, ruin and town where nothing is hidden by it."""

import tomllib
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage as ndi

from . import ruins, seacreatures
from .fields import distance, edges
from .projection import Projection
from .stamps import Stamp, curve

TABLE = Path(__file__).resolve().parent / "scenery.toml"
STEP = 5  # px between the places tried
OVER_SEA, OVER_LAND = 0.62, 0.94  # how strongly ornaments are laid over the ground
SMALLER = (1.0, 0.84, 0.7)  # where there is no room for all of it
BRAID = 4.5  # px between the three lines of a current
FINE = 3  # lines are drawn at this multiple of the picture


class Scenery:
    """Lines drawn in degrees, the same for all boards: shares 0..1 in the size of the finished picture."""

    def __init__(self, shape: tuple[int, int]) -> None:
        self.table = tomllib.loads(TABLE.read_text(encoding="utf-8"))
        self.shape = shape
        self.projection = Projection(shape[1], shape[0])
        self.rng = np.random.default_rng(5)
        self.rivers = self._drawn(self._rivers)
        self.lakes = self._drawn(self._lakes)
        self.currents = self._drawn(self._currents)
        wet = self.lakes > 0.5
        self.banks = np.exp(-((distance(edges(wet, np.ones_like(wet))) / 1.2) ** 2))

    def _way(self, points: list, count: int) -> np.ndarray:
        """Degrees as a smooth line in px."""
        return np.array(curve([self.projection.forward(lon, lat) for lon, lat in points], count))

    def _drawn(self, draw: Callable[[ImageDraw.ImageDraw], None]) -> np.ndarray:
        sheet = Image.new("L", (self.shape[1] * FINE, self.shape[0] * FINE))
        draw(ImageDraw.Draw(sheet))
        return np.asarray(sheet.resize((self.shape[1], self.shape[0]), Image.BOX), np.float32) / 255

    def _rivers(self, pen: ImageDraw.ImageDraw) -> None:
        """Winding, and broader towards the mouth."""
        for river in self.table["rivers"].values():
            way = self._way(river["way"], 36 * len(river["way"]))
            long = len(way)
            wind = sum(
                ndi.gaussian_filter1d(self.rng.normal(0, 1, long), reach) * reach**0.5 * size
                for reach, size in ((3, 2.2), (9, 5.0))
            )
            ahead = np.gradient(way, axis=0)
            side = np.stack([-ahead[:, 1], ahead[:, 0]], 1) / (np.linalg.norm(ahead, axis=1)[:, None] + 1e-6)
            way = way + side * (wind * np.sin(np.linspace(0, np.pi, long)) ** 0.5)[:, None]
            for i in range(long - 1):
                wide = (0.7 + (river["broad"] - 0.7) * (i / long) ** 0.8) * FINE
                ends = [tuple(p) for p in way[i : i + 2] * FINE]
                pen.line(ends, fill=255, width=max(2, round(wide)))

    def _lakes(self, pen: ImageDraw.ImageDraw) -> None:
        for ring in self.table["lakes"].values():
            way = self._way([*ring, ring[0]], 12 * len(ring)) + self.rng.uniform(-0.8, 0.8, (12 * len(ring), 2))
            pen.polygon([tuple(p) for p in way * FINE], fill=255)

    def _currents(self, pen: ImageDraw.ImageDraw) -> None:
        """Three lines that begin and end apart, the middle one with a barb."""
        for points in self.table["currents"].values():
            way = self._way(points, 30 * len(points))
            ahead = np.gradient(way, axis=0)
            ahead /= np.linalg.norm(ahead, axis=1)[:, None] + 1e-6
            side = np.stack([-ahead[:, 1], ahead[:, 0]], 1)
            long = len(way)
            wave = np.sin(np.linspace(0, 0.9 * len(points) * np.pi, long))[:, None] * side * 3
            for lane, (start, end) in zip((-1, 0, 1), ((0.12, 0.86), (0.0, 1.0), (0.2, 0.93)), strict=True):
                line = (way + wave + side * lane * BRAID)[int(start * long) : int(end * long)] * FINE
                for i in range(len(line) - 1):
                    faint = int(255 * min(1, 6 * (i + 2) / len(line)))
                    pen.line([tuple(line[i]), tuple(line[i + 1])], fill=faint, width=FINE)
            tip, back = way[-1] + wave[-1], -ahead[-1] * 9
            for lean in (-1, 1):
                pen.line([tuple(tip * FINE), tuple((tip + back + side[-1] * lean * 4.5) * FINE)], fill=255, width=FINE)


class Ornaments:
    """Finds places on one board; ``sea`` and ``land`` are where nothing would be hidden, ``unit`` how large all is."""

    def __init__(self, sea: np.ndarray, land: np.ndarray, unit: float = 1.0) -> None:
        self.sea, self.land, self.unit = sea, land, unit
        self.taken = np.zeros(land.shape, bool)
        self.placed: list[tuple[dict, Stamp, tuple[int, int]]] = []

    def place(self, table: dict, forward: Callable[[float, float], tuple[float, float]]) -> None:
        """Every ornament of a table that finds room; ``forward`` turns the table's places into px."""
        for free, drawn, part in ((self.sea, seacreatures.DRAWN, "sea"), (self.land, ruins.DRAWN, "land")):
            for row in table[part]:
                self._place(row, free, drawn[row["what"]], forward(*row["at"]))

    def _place(self, row: dict, free: np.ndarray, draw: Callable[[float], Stamp], at: tuple[float, float]) -> None:
        for share in SMALLER:
            stamp = draw(row.get("size", 1.0) * share * self.unit)
            spot = self._spot(free, at, stamp, row["reach"])
            if spot is not None:
                break
        else:
            return
        self.placed.append((row, stamp, spot))
        (x, y), k = spot, stamp.scale
        box = (
            slice(max(0, int(y - stamp.up * k)), int(y + stamp.down * k)),
            slice(max(0, int(x - stamp.half * k)), int(x + stamp.half * k)),
        )
        free[box] = False
        self.taken[box] = True

    @staticmethod
    def _spot(free: np.ndarray, at: tuple[float, float], stamp: Stamp, reach: int) -> tuple[int, int] | None:
        """The nearest place where a stamp hides nothing."""
        k, (tall, wide) = stamp.scale, free.shape
        half, up, down = (round(v * k * 0.94) for v in (stamp.half, stamp.up, stamp.down))
        x0, y0 = max(0, round(at[0]) - reach - half), max(0, round(at[1]) - reach - up)
        part = ~free[y0 : round(at[1]) + reach + down + 1, x0 : round(at[0]) + reach + half + 1]
        full = np.pad(np.cumsum(np.cumsum(part, axis=0), axis=1), ((1, 0), (1, 0)))
        steps = range(-reach, reach + 1, STEP)
        tries = sorted((dx * dx + dy * dy, dx, dy) for dx in steps for dy in steps)
        for far, dx, dy in tries:
            x, y = round(at[0]) + dx, round(at[1]) + dy
            left, top, right, bottom = x - half, y - up, x + half, y + down
            if far > reach * reach or left < 0 or top < 0 or right >= wide or bottom >= tall:
                continue
            left, top, right, bottom = left - x0, top - y0, right - x0, bottom - y0
            if full[bottom, right] - full[top, right] - full[bottom, left] + full[top, left] == 0:
                return x, y
        return None

    def over(self, picture: Image.Image) -> None:
        """Draw all that were placed, from the back to the front."""
        for row, stamp, (x, y) in sorted(self.placed, key=lambda each: each[2][1]):
            sheet = stamp.made(row.get("flip", False))
            share = OVER_SEA if row["what"] in seacreatures.DRAWN else OVER_LAND
            mask = sheet.getchannel("A").point([int(v * share) for v in range(256)])
            k = stamp.scale
            picture.paste(sheet.convert("RGB"), (round(x - stamp.half * k), round(y - stamp.up * k)), mask)
