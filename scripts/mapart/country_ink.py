"""Lovecraft Country's ink work: roads, fields, woods, hills, marshes, towns, monsters, the bridge: all ornament."""

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage as ndi
from scipy.interpolate import CubicSpline

from .country_paint import Ground
from .country_shape import HEIGHT, UNIT, WIDTH
from .engraving import strewn
from .marks import Marks
from .ornaments import Ornaments
from .quiet import Quiet

FINE = 2  # drawn at this multiple, then reduced
K = UNIT * FINE
SIZE = UNIT * 0.92  # marks and ornaments are that much larger than on the Earth
Point = tuple[float, float]


class Ink:
    """Draws everything on the painted ground; ``taken`` is where roads and towns leave no room for woods."""

    def __init__(self, table: dict, ground: Ground, quiet: Quiet) -> None:
        self.table, self.ground, self.shapes, self.quiet = table, ground, ground.shapes, quiet
        self.sheet = Image.new("RGBA", (WIDTH * FINE, HEIGHT * FINE))
        self.pen = ImageDraw.Draw(self.sheet, "RGBA")
        self.taken = np.zeros((HEIGHT, WIDTH), bool)
        self.towns = {town["id"]: tuple(town["at"]) for town in table["towns"]}
        self.names = [area["id"] for area in table["areas"]]

    def over(self, picture: Image.Image) -> Image.Image:
        """The picture with all of it."""
        self.tones = np.asarray(picture)
        self._roads()
        for town in self.table["towns"]:
            x, y = (c / FINE for c in _at(town["at"]))
            self._take(x, y - 3 * UNIT, 32 * UNIT, 21 * UNIT)
        ornaments = self._ornaments()
        self.taken |= ornaments.taken
        large = picture.resize(self.sheet.size, Image.BICUBIC)
        large.paste(self.sheet, (0, 0), self.sheet)
        self._wilderness(large)
        self.sheet = Image.new("RGBA", self.sheet.size)
        self.pen = ImageDraw.Draw(self.sheet, "RGBA")
        for town in self.table["towns"]:
            x, y = _at(town["at"])
            for dx, dy, half, wall, spire in town["houses"]:
                self._house(x + dx * K, y + dy * K, half * K, wall * K, spire * K)
        self._bridge()
        large.paste(self.sheet, (0, 0), self.sheet)
        made = large.resize((WIDTH, HEIGHT), Image.LANCZOS)
        ornaments.over(made)
        return made

    def _ornaments(self) -> Ornaments:
        """Monsters in the water and what stands on the hills."""
        ground, free = self.ground, ~(self.quiet.written | self.quiet.stood)
        room = np.where(ground.dry, ground.free, np.minimum(ground.to_dry, ground.to_border))
        made = Ornaments(free & ~ground.dry & (room > 5), free & self.shapes.land & (room > 5) & ~self.taken, SIZE)
        made.place(self.table, lambda u, v: (u * WIDTH, v * HEIGHT))
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

    def _wilderness(self, large: Image.Image) -> None:
        """From the back to the front."""
        rng = self.shapes.rng
        marks = [*self._woods(), *self._waves()]
        hills = self._hills()
        for x, y, _ in hills:
            marks = [mark for mark in marks if np.hypot(mark[1] - x, mark[0] - y) > 15 * UNIT]
        small, tall = Marks(large, FINE * SIZE, rng), Marks(large, FINE * SIZE * 1.9, rng)
        self._fields(small)
        every = [*marks, *((y, x, "hill") for x, y, _ in hills)]
        for y, x, kind in sorted(every):
            pen, size = (tall, SIZE * 1.9) if kind == "hill" else (small, SIZE)
            getattr(pen, kind)(x / size, y / size, self.tones[int(y), int(x)].astype(float))

    def _area_at(self, row: int, column: int) -> str:
        return self.names[self.shapes.ids[row, column]] if self.shapes.land[row, column] else ""

    def _woods(self) -> list[tuple[float, float, str]]:
        """Trees where woods are dense, reeds in Innsmouth where they are thin, grass elsewhere."""
        ground, rng, calm = self.ground, self.shapes.rng, self.quiet.ink()
        step, marks = 7.4 * UNIT, []
        for down in np.arange(step, HEIGHT - step, step * 0.7):
            for across in np.arange(step, WIDTH - step, step):
                x, y = across + rng.uniform(-0.4, 0.4) * step, down + rng.uniform(-0.4, 0.4) * step
                row, column, luck = int(y), int(x), rng.random()
                bare = not ground.dry[row, column] or ground.rocks[row, column] or self.taken[row, column]
                if bare or luck > calm[row, column] or ground.free[row, column] < 6:
                    continue
                area, dense = self._area_at(row, column), ground.woods[row, column]
                if dense > (0.58 if area else 0.50):
                    fir = ground.coarse[row, column] > 0.56 or (area == "dunwich" and luck < 0.3)
                    marks.append((y, x, "fir" if fir else "broad"))
                elif area == "innsmouth" and dense < 0.38 and luck < 0.30:
                    marks.append((y, x, "reeds"))
                elif luck < 0.10:
                    marks.append((y, x, "tuft"))
        return marks

    def _waves(self) -> list[tuple[float, float, str]]:
        """Ripples on open water."""
        ground = self.ground
        open_water = ~ground.dry & (ground.to_dry > 22) & (ground.to_border > 8)
        spots = strewn(self.shapes.rng, open_water * self.quiet.ink() * 0.5, 22 * UNIT)
        return [(float(y), float(x), "ripple") for x, y in spots]

    def _fields(self, marks: Marks) -> None:
        """Plots in a loose ring about every town."""
        rng = self.shapes.rng
        for u, v in self.towns.values():
            lean = rng.uniform(-0.3, 0.3)
            for i in range(-4, 5):
                for j in range(-4, 5):
                    x = u * WIDTH + (i * 17 + j * 5 * lean) * UNIT * 1.25
                    y = v * HEIGHT + (j * 12 + i * 8 * lean) * UNIT * 1.25
                    self._plot(marks, x, y, lean)

    def _plot(self, marks: Marks, x: float, y: float, lean: float) -> None:
        rng = self.shapes.rng
        wide, tall, luck, bright = 9 * UNIT, 6.3 * UNIT, rng.random(), rng.choice((0.76, 0.88, 1.1, 1.22))
        row, column = int(np.clip(y, 0, HEIGHT - 1)), int(np.clip(x, 0, WIDTH - 1))
        box = (slice(max(0, int(y - tall)), int(y + tall)), slice(max(0, int(x - wide)), int(x + wide)))
        crowded = self.taken[box].any() or self.ground.free[row, column] < 15 or not self.shapes.land[row, column]
        crowded = crowded or self._area_at(row, column) == "innsmouth"  # marshes
        if crowded or luck > 0.62 or self.ground.woods[row, column] > 0.52 or self.quiet.names[row, column] > 0.3:
            return
        turn = ((-wide, -tall), (wide, -tall), (wide, tall), (-wide, tall))
        corners = [((x + a + b * lean * 0.6) / SIZE, (y + b + a * lean * 0.5) / SIZE) for a, b in turn]
        marks.field(corners, self.tones[row, column].astype(float), bright)
        self._take(x, y, wide * 1.1, tall * 1.1)

    def _hills(self) -> list[tuple[float, float, float]]:
        """Round hills about Dunwich."""
        rng, made = self.shapes.rng, []
        for _ in range(120):
            x, y = rng.uniform(0.02, 0.29) * WIDTH, rng.uniform(0.18, 0.37) * HEIGHT
            row, column = int(y), int(x)
            fits = self.ground.free[row, column] > 17 and not self.taken[row, column]
            fits = fits and self.quiet.names[row, column] < 0.35
            apart = all(np.hypot(u - x, v - y) > 24 * UNIT for u, v, _ in made)
            if fits and apart and self._area_at(row, column) == "dunwich":
                made.append((x, y, 1.0))
        return made

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
