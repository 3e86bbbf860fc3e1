"""Lovecraft Country's ground in the Earth's hand: ink water, water lines, tinted land, glowing coasts, borders."""

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage as ndi

from .country_shape import HEIGHT, UNIT, WIDTH, Shapes
from .fields import distance, edges
from .paint import colour, dimmed, line, mix
from .quiet import Quiet

WATER_LINES = (4.5, 9.5, 16, 24.5, 35)
DEEP, MIDDLE, SHALLOW, WATER_GLOW = (9, 16, 27), (17, 37, 53), (38, 88, 100), (140, 205, 190)
LOW, HIGH, EDGE, MARSH, ROCK = (72, 63, 49), (118, 105, 79), (12, 10, 8), (66, 80, 62), (40, 43, 44)
GOLD, DARK, CORE = (214, 190, 120), (16, 10, 6), (226, 196, 132)
WOOD, BARE = (50, 66, 42), (128, 108, 74)
TINT_SHARE = 0.36
STEEP, DARKEST, LIGHTEST = 17, 0.5, 1.55  # how strongly the lamp tells slopes, and its bounds
BRIGHTEST, UNDER_NAMES = 0.19, 0.10  # how bright land may be, as linear light, and under names
DENSER = {"dunwich": 0.10, "boston": -0.16, "rockport": -0.16, "innsmouth": -0.12}
# middle (shares of the sheet), how many rocks, slope of the row: the two reefs
REEFS = ((0.862, 0.068, 17, 0.2), (0.9, 0.955, 15, -0.22))


class Ground:
    """What the ink is drawn on: the painted picture, and where there is room for ornament."""

    def __init__(self, shapes: Shapes) -> None:
        self.shapes = shapes
        fbm, land = shapes.fbm, shapes.land
        north = shapes.of("merrimac_river")
        yy, xx = shapes.yy / UNIT, shapes.xx / WIDTH
        # A far bank, so that the Merrimac is a river and not a gulf.
        self.bank = north & (yy < 64 * np.clip(fbm(5, 6) - 0.12, 0, None))
        self.bank |= north & (yy < 62 * np.clip(fbm(4, 7) - 0.18, 0, None) * (xx < 0.5))
        self.rocks = self._reefs() & ~land
        self.islets = self._islets()
        self.dry = land | self.bank | self.islets | self.rocks
        self.to_dry, self.to_wet = distance(self.dry) / UNIT, distance(~self.dry) / UNIT
        self.coarse, self.fine = fbm(6, 5), fbm(6, 9)
        between = edges(shapes.parts, land) | edges(shapes.parts, ~land)
        self.to_border = distance(between) / UNIT
        self.woods = fbm(4, 9) + self._density()
        self.light = self._light()
        soft = ndi.gaussian_filter(self.dry.astype(np.float32), 4 * UNIT)
        self.shade = ndi.shift(soft, (6 * UNIT, 6 * UNIT), order=0, mode="nearest")
        # Room to the next shore or border.
        self.free = np.minimum(self.to_wet, np.where(land, self.to_border, 99))

    def _reefs(self) -> np.ndarray:
        """Broken rows of rock."""
        image = Image.new("L", (WIDTH, HEIGHT))
        pen, rng = ImageDraw.Draw(image), self.shapes.rng
        for u, v, count, slope in REEFS:
            for index in range(count):
                along = (index - count / 2) * 9.5 * UNIT
                x = u * WIDTH + along + rng.normal(0, 4) * UNIT
                y = v * HEIGHT + slope * along + rng.normal(0, 7) * UNIT
                r = rng.uniform(1.6, 5.4) * UNIT
                turns = np.linspace(0, 2 * np.pi, 10)[:-1]
                across, down = rng.uniform(0.6, 1.2, (2, len(turns)))
                ring = zip(x + r * 1.35 * np.cos(turns) * across, y + r * 0.8 * np.sin(turns) * down, strict=True)
                pen.polygon(list(ring), fill=255)
        return np.asarray(image) > 0

    def _islets(self) -> np.ndarray:
        """A few small islands near the shores, of no area of their own."""
        shapes = self.shapes
        river = self._rivers()
        to_border = distance(edges(shapes.parts, np.ones_like(river)))
        found = ~shapes.land & (shapes.fbm(4, 34) > np.where(river, 0.79, 0.80)) & (to_border > 9 * UNIT)
        found &= (distance(shapes.land) < 95 * UNIT) & (shapes.yy > 44 * UNIT)
        pieces, _ = ndi.label(found)
        size = np.bincount(pieces.ravel())
        return found & ((size > 50 * UNIT**2) & (size < 700 * UNIT**2))[pieces]

    def _density(self) -> np.ndarray:
        """How much denser or thinner woods are in single areas."""
        out = np.zeros(self.shapes.ids.shape, np.float32)
        for area, more in DENSER.items():
            number = [each["id"] for each in self.shapes.areas].index(area)
            out[self.shapes.land & (self.shapes.ids == number)] = more
        return ndi.gaussian_filter(out, 6 * UNIT)

    def _light(self) -> np.ndarray:
        """The lamp at the upper left: 1 on level ground."""
        fbm = self.shapes.fbm
        ridges = 1 - np.abs(fbm(7, 9) * 2 - 1)
        z = ridges * 0.42 + fbm(6, 22) * 0.5 + 0.2 * (1 - np.exp(-self.to_wet / 12))
        down, across = np.gradient(ndi.gaussian_filter(z, 1.1 * UNIT) * STEEP * UNIT * 0.5)
        light = (0.52 * (across + down) + 0.68) / np.sqrt(1 + across**2 + down**2) / 0.68
        return np.clip(light, DARKEST, LIGHTEST)

    def _rivers(self) -> np.ndarray:
        return self.shapes.of(*(part["id"] for part in self.shapes.part_table if part.get("river")))

    def picture(self) -> np.ndarray:
        """Water, land, coasts and borders, 0..255."""
        soft = ndi.gaussian_filter(self.dry.astype(np.float32), 0.7 * UNIT)
        image = mix(self._water(), self._land(), soft)
        coast = line(self.to_dry, 1.0) * ~self.dry + line(self.to_wet, 1.0) * self.dry
        image = mix(image, colour(EDGE), coast * 0.85)
        return self._borders(image)

    def _water(self) -> np.ndarray:
        d = self.to_dry
        rivers = ndi.gaussian_filter(self._rivers().astype(np.float32), 12 * UNIT)
        image = np.broadcast_to(colour(MIDDLE), (*d.shape, 3))
        image = mix(image, colour(DEEP), self.coarse * 1.1)
        image = mix(image, colour(SHALLOW), np.exp(-d / 34) * 0.78 * (0.7 + 0.6 * self.fine) + rivers * 0.16)
        swell = np.sin((self.fine * 9 + self.coarse * 22) * 3.0) * np.clip((d - 20) / 40, 0, 1)
        image = image * (1 + 0.06 * swell)[..., None]
        for index, reach in enumerate(WATER_LINES):
            image = mix(image, colour(WATER_GLOW), line(d - reach, 0.7) * (0.40 - 0.075 * index))
        image = mix(image, colour(WATER_GLOW), np.exp(-d / 4) * 0.42)
        return image * (1 - 0.55 * self.shade)[..., None]

    def _land(self) -> np.ndarray:
        shapes = self.shapes
        share = np.clip(self.fine * 0.75 + self.coarse * 0.45 - 0.1, 0, 1)
        image = mix(np.broadcast_to(colour(LOW), (*share.shape, 3)), colour(HIGH), share)
        image = mix(image, colour(BARE), np.clip((self.coarse - 0.5) * 3, 0, 1) * 0.35)
        for number, area in enumerate(shapes.areas):
            if area["terrain"] == "land":
                own = ndi.gaussian_filter((shapes.ids == number).astype(np.float32), 2 * UNIT)
                image = mix(image, colour(area["tint"]) * 0.86, own * TINT_SHARE)
        marsh = ndi.gaussian_filter((self.dry & ~shapes.land).astype(np.float32), 2 * UNIT)
        image = mix(image, colour(MARSH), marsh * 0.7)
        image = mix(image, colour(WOOD), np.clip((self.woods - 0.52) * 7, 0, 1) * 0.6)
        image = mix(image, colour(ROCK), ndi.gaussian_filter(self.rocks.astype(np.float32), 0.8 * UNIT))
        image = image * (self.light * (0.88 + 0.24 * self.fine))[..., None]
        shore = np.exp(-self.to_wet / 4) * 0.4 + np.exp(-self.to_wet / 12) * 0.2
        return mix(image, colour(EDGE), shore * ~self.rocks)

    def _borders(self, image: np.ndarray) -> np.ndarray:
        """Gold between waters, dark with a thin light core between lands."""
        land, d = self.shapes.land, self.to_border
        wet = ~land & ~self.islets & ~self.bank
        image = mix(image, colour(GOLD), (line(d, 1.0) * 0.8 + np.exp(-d / 7) * 0.2) * wet)
        image = mix(image, colour(DARK), (line(d, 1.7) * 0.92 + np.exp(-d / 7) * 0.4) * land)
        return mix(image, colour(CORE), line(d, 0.55) * 0.55 * land)


def finish(image: np.ndarray, shapes: Shapes, quiet: Quiet) -> Image.Image:
    """Nothing glares, least of all under names; darker towards the rim, with a little grain."""
    image = dimmed(image, BRIGHTEST * (UNDER_NAMES / BRIGHTEST) ** quiet.names)
    u, v = shapes.xx / WIDTH * 2 - 1, shapes.yy / HEIGHT * 2 - 1
    rim = np.clip(np.maximum(np.abs(u), np.abs(v)) - 0.80, 0, 1)
    image = image * np.clip(1 - 1.36 * rim, 0.6, 1)[..., None]
    image = image + shapes.rng.normal(0, 1.6, shapes.ids.shape)[..., None]
    return Image.fromarray(np.clip(image, 0, 255).astype(np.uint8))
