"""Lovecraft Country's ink work: roads, woods, hills, marshes, towns and the bridge, ornament all of it."""

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage as ndi
from scipy.interpolate import CubicSpline

from .country_paint import Ground
from .country_shape import HEIGHT, UNIT, WIDTH

FINE = 2  # drawn at this multiple, then reduced
K = UNIT * FINE
Point = tuple[float, float]


class Ink:
    """Draws on one transparent sheet; ``taken`` is where roads and towns leave no room for woods."""

    def __init__(self, table: dict, ground: Ground) -> None:
        self.table, self.ground, self.shapes = table, ground, ground.shapes
        self.sheet = Image.new("RGBA", (WIDTH * FINE, HEIGHT * FINE))
        self.pen = ImageDraw.Draw(self.sheet, "RGBA")
        self.taken = np.zeros((HEIGHT, WIDTH), bool)
        self.towns = {town["id"]: tuple(town["at"]) for town in table["towns"]}
        self.names = [area["id"] for area in table["areas"]]

    def over(self, picture: Image.Image) -> Image.Image:
        """The picture with all of it."""
        self._roads()
        for town in self.table["towns"]:
            x, y = (c / FINE for c in _at(town["at"]))
            self._take(x, y - 3 * UNIT, 32 * UNIT, 21 * UNIT)
        self._wilderness()
        for town in self.table["towns"]:
            x, y = _at(town["at"])
            for dx, dy, half, wall, spire in town["houses"]:
                self._house(x + dx * K, y + dy * K, half * K, wall * K, spire * K)
        self._bridge()
        made = picture.convert("RGB")
        small = self.sheet.resize((WIDTH, HEIGHT), Image.LANCZOS)
        made.paste(small, (0, 0), small)
        return made

    def _take(self, x: float, y: float, across: float, down: float) -> None:
        rows = slice(max(0, int(y - down)), int(y + down))
        self.taken[rows, max(0, int(x - across)) : int(x + across)] = True

    # Roads ------------------------------------------------------------------------------------

    def _roads(self) -> None:
        bridge = (self.shapes.cross[0] / WIDTH, self.shapes.cross[1] / HEIGHT)
        for road in self.table["roads"]:
            stops = [self.towns[road["from"]], *road["over"], self.towns[road["to"]]]
            points = [_at(bridge if stop == "bridge" else stop) for stop in stops]
            self._road(points, winding="bridge" not in stops)

    def _road(self, points: list[Point], winding: bool) -> None:
        """A dark line, on it dashes of light."""
        way = _curve(points)
        if winding:
            wave = ndi.gaussian_filter1d(self.shapes.rng.normal(0, 1, len(way)), 12) * 9 * K
            normal = np.gradient(way, axis=0)[:, ::-1] * [-1, 1]
            normal /= np.hypot(*normal.T)[:, None] + 1e-6
            way = way + normal * (wave * np.sin(np.linspace(0, np.pi, len(way))))[:, None]
        dots = [(float(x), float(y)) for x, y in way]
        self.pen.line(dots, fill=(20, 14, 8, 120), width=round(3.6 * K), joint="curve")
        for index in range(0, len(dots) - 4, 5):
            self.pen.line(dots[index : index + 4], fill=(206, 178, 124, 120), width=max(1, round(1.3 * K)))
        for x, y in dots:
            self._take(x / FINE, y / FINE, 8 * UNIT, 8 * UNIT)

    def _bridge(self) -> None:
        x, y = self.shapes.cross[0] * FINE, self.shapes.cross[1] * FINE
        ends = (-17 * K, 17 * K)
        arc = [
            (x + ends[0] + 34 * K * t / 12, y - 15 * K + 30 * K * t / 12 - 7 * K * np.sin(np.pi * t / 12))
            for t in range(13)
        ]
        shadow = [(u + 2 * K, v + 5 * K) for u, v in arc]
        for points, shade, width in (
            (shadow, (4, 6, 10, 170), 8), (arc, (20, 15, 10, 255), 9),
            (arc, (190, 166, 122, 255), 6.4), (arc, (120, 100, 70, 255), 2.2),
        ):  # fmt: skip
            self.pen.line(points, fill=shade, width=round(width * K), joint="curve")

    # Woods, hills, marshes --------------------------------------------------------------------

    def _wilderness(self) -> None:
        marks = self._woods()
        for x, y, size in self._hills():
            marks = [mark for mark in marks if np.hypot(mark[1] - x, mark[0] - y) > 17 * UNIT]
            marks.append((y, x, self._hill, size))
        for y, x, draw, size in sorted(marks, key=lambda mark: mark[:2]):
            draw(x * FINE, y * FINE, size * K)

    def _area_at(self, row: int, column: int) -> str:
        return self.names[self.shapes.ids[row, column]] if self.shapes.land[row, column] else ""

    def _woods(self) -> list:
        """Trees where the noise is dense, reeds in Innsmouth where it is thin."""
        ground, rng, wood = self.ground, self.shapes.rng, self.shapes.fbm(4, 9)
        denser = {"dunwich": 0.10, "boston": -0.16, "rockport": -0.16, "innsmouth": -0.12}
        step, marks = 8.5 * UNIT, []
        for down in np.arange(step, HEIGHT - step, step * 0.8):
            for across in np.arange(step, WIDTH - step, step):
                x, y = across + rng.uniform(-0.4, 0.4) * step, down + rng.uniform(-0.4, 0.4) * step
                row, column = int(y), int(x)
                if not ground.dry[row, column] or ground.rocks[row, column] or self.taken[row, column]:
                    continue
                area = self._area_at(row, column)
                dense = wood[row, column] + denser.get(area, 0)
                if dense > (0.60 if area else 0.52) and ground.free[row, column] > 7:
                    marks.append((y, x, self._tree, rng.uniform(0.85, 1.2)))
                elif area == "innsmouth" and dense < 0.36 and ground.free[row, column] > 6 and rng.random() < 0.32:
                    marks.append((y, x, self._reeds, 1.0))
        return marks

    def _hills(self) -> list[tuple[float, float, float]]:
        """Round hills about Dunwich."""
        rng, made = self.shapes.rng, []
        for _ in range(90):
            x, y = rng.uniform(0.02, 0.29) * WIDTH, rng.uniform(0.18, 0.37) * HEIGHT
            row, column = int(y), int(x)
            fits = self.ground.free[row, column] > 17 and not self.taken[row, column]
            apart = all(np.hypot(u - x, v - y) > 26 * UNIT for u, v, _ in made)
            if fits and apart and self._area_at(row, column) == "dunwich":
                made.append((x, y, rng.uniform(0.8, 1.15)))
        return made

    def _tree(self, x: float, y: float, z: float) -> None:
        pen = self.pen
        pen.ellipse((x - 2.3 * z, y - 1.2 * z, x + 5.5 * z, y + 5.2 * z), fill=(6, 8, 6, 105))
        pen.ellipse((x - 3.9 * z, y - 4.4 * z, x + 3.9 * z, y + 3.0 * z), fill=(30, 42, 27, 235))
        pen.ellipse((x - 3.0 * z, y - 3.9 * z, x + 1.2 * z, y + 0.2 * z), fill=(74, 90, 52, 210))

    def _reeds(self, x: float, y: float, z: float) -> None:
        width = max(1, round(K))
        for lean in (-4, 0, 4):
            self.pen.line([(x + lean * z, y), (x + lean * 1.3 * z, y - 4.5 * z)], fill=(34, 42, 34, 170), width=width)
        self.pen.line([(x - 7 * z, y + z), (x + 7 * z, y + z)], fill=(120, 150, 140, 90), width=width)

    def _hill(self, x: float, y: float, z: float) -> None:
        """A dome, shaded by hatching on its right."""
        dome = [(x + (t - 10) * 1.7 * z, y + 5 * z - 14 * z * np.cos((t - 10) * 0.15) ** 0.9) for t in range(21)]
        self.pen.polygon([(x + 19 * z, y + 6 * z), *dome[11:]], fill=(10, 12, 8, 90))
        self.pen.polygon(dome, fill=(88, 98, 60, 255))
        for t in range(11, 20):
            u, v = dome[t]
            end = (u + 2.5 * z, v + (7 - abs(t - 15) * 0.5) * z)
            self.pen.line([dome[t], end], fill=(20, 22, 14, 190), width=max(1, round(1.1 * z)))
        for t in range(3, 9, 2):
            u, v = dome[t]
            self.pen.line([dome[t], (u - 1.5 * z, v + 4 * z)], fill=(20, 22, 14, 120), width=max(1, round(0.8 * z)))
        self.pen.line(dome, fill=(16, 16, 10, 235), width=max(1, round(1.3 * z)), joint="curve")

    def _house(self, x: float, y: float, a: float, b: float, spire: float) -> None:
        """A gable with one lit window, perhaps with a steeple."""
        wall, dark, roof, ink = (176, 154, 116, 255), (104, 88, 64, 255), (46, 32, 26, 255), (14, 10, 8, 255)
        pen = self.pen
        pen.polygon([(x - a, y), (x - a, y - b), (x, y - b * 1.75), (x + a, y - b), (x + a, y)], fill=wall, outline=ink)
        pen.polygon([(x + a * 0.1, y), (x + a * 0.1, y - b * 1.6), (x + a, y - b), (x + a, y)], fill=dark)
        eaves = [(x - a * 1.2, y - b * 0.9), (x, y - b * 1.8), (x + a * 1.2, y - b * 0.9)]
        pen.line(eaves, fill=roof, width=round(2 * K))
        if spire:
            pen.rectangle((x - 1.8 * K, y - spire * 0.62, x + 1.8 * K, y - b * 1.2), fill=wall, outline=ink)
            pen.polygon([(x - 2.6 * K, y - spire * 0.6), (x, y - spire), (x + 2.6 * K, y - spire * 0.6)], fill=roof)
        pen.rectangle((x - a * 0.5, y - b * 0.62, x - a * 0.18, y - b * 0.25), fill=(246, 206, 120, 255))


def _at(share: tuple | list) -> Point:
    return share[0] * WIDTH * FINE, share[1] * HEIGHT * FINE


def _curve(points: list[Point], steps: int = 60) -> np.ndarray:
    """A smooth line through points."""
    table = np.array(points)
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(table, axis=0).T))]
    return CubicSpline(along, table)(np.linspace(0, along[-1], steps * len(table)))
