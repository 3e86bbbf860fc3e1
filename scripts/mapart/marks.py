"""How single hills, trees, dunes and floes are engraved: small marks in the tone of the ground they stand on."""

import numpy as np
from PIL import Image, ImageDraw

Point = tuple[float, float]
RGBA = tuple[int, int, int, int]
SNOW = (214, 220, 222)


def shade(tone: np.ndarray, alpha: float = 1.0) -> RGBA:
    red, green, blue = (int(v) for v in np.clip(tone, 0, 255))
    return red, green, blue, int(255 * alpha)


class Marks:
    """Draws on a picture that is ``scale`` times as large as the lengths given; the lamp stands at the upper left."""

    def __init__(self, picture: Image.Image, scale: float, rng: np.random.Generator) -> None:
        self.pen = ImageDraw.Draw(picture, "RGBA")
        self.k, self.rng = scale, rng

    def _fill(self, points: list[Point], colour: RGBA) -> None:
        self.pen.polygon([(x * self.k, y * self.k) for x, y in points], fill=colour)

    def _line(self, points: list[Point], colour: RGBA, width: float) -> None:
        self.pen.line([(x * self.k, y * self.k) for x, y in points], fill=colour, width=max(1, round(width * self.k)))

    def _oval(self, x: float, y: float, across: float, down: float, colour: RGBA) -> None:
        k = self.k
        self.pen.ellipse([(x - across) * k, (y - down) * k, (x + across) * k, (y + down) * k], fill=colour)

    # Heights ----------------------------------------------------------------------------------

    def peak(self, x: float, y: float, tone: np.ndarray, high: float) -> None:
        """A mountain: a broken crest, its left face lit, its right one dark and hatched, snow on the highest."""
        size = self.rng.uniform(0.82, 1.2)
        half, tall = (10 + 9 * high) * size, (12 + 16 * high) * size
        top = (x + self.rng.uniform(-2.5, 2.5), y - tall)
        left = self._flank((x - half, y), top)
        right = self._flank(top, (x + half, y - 0.5))
        crest = self._crest(top, (x + half * self.rng.uniform(-0.05, 0.3), y + 0.8))
        self._fill([(x - half, y), *left, top, *right, (x + half, y - 0.5), (x + half * 0.2, y + 2)], shade(tone * 0.9))
        self._fill([(x - half, y), *left, top, *crest], shade(tone * 1.42 + 14, 0.9))
        self._fill([top, *right, (x + half, y - 0.5), *reversed(crest)], shade(tone * 0.42, 0.9))
        self._hatch(crest, [top, *right, (x + half, y - 0.5)], tone)
        if high > 0.5:
            self._snow(top, left, right, crest, high)
        self._line([top, *crest], shade(tone * 0.3, 0.55), 0.6)
        self._line([top, *right, (x + half, y - 0.5)], shade(tone * 0.22, 0.8), 0.7)
        self._line([(x - half, y), *left, top], shade(tone * 0.35, 0.5), 0.6)

    def _flank(self, start: Point, end: Point) -> list[Point]:
        """A ragged slope between two points, without them."""
        shares = (0.24, 0.42, 0.6, 0.8)
        sag = 0.08 * abs(end[1] - start[1])
        return [
            (start[0] + (end[0] - start[0]) * t + self.rng.uniform(-0.7, 0.7),
             start[1] + (end[1] - start[1]) * t + sag * (1 - abs(2 * t - 1)) + self.rng.uniform(-1.0, 1.0))
            for t in shares
        ]  # fmt: skip

    def _crest(self, top: Point, foot: Point) -> list[Point]:
        """The edge between light and shadow, from the top down."""
        shift = (1.2, -1.6, 1.4, -0.6, 0.0)
        tall = foot[1] - top[1]
        return [
            (top[0] + (foot[0] - top[0]) * t + s * tall * 0.06, top[1] + tall * t)
            for t, s in zip((0.2, 0.4, 0.62, 0.82, 1.0), shift, strict=True)
        ]

    def _hatch(self, crest: list[Point], edge: list[Point], tone: np.ndarray) -> None:
        ink = shade(tone * 0.2, 0.6)
        for (x, y), (u, v) in zip(crest[:-1], edge[1:], strict=False):
            for part in (0.0, 0.5):
                start = (x + (u - x) * (0.15 + part * 0.3), y + (v - y) * 0.15)
                self._line([start, (start[0] + (u - x) * 0.5, start[1] + (v - y) * 0.55 + 2.2)], ink, 0.5)

    def _snow(self, top: Point, left: list[Point], right: list[Point], crest: list[Point], high: float) -> None:
        cold = np.array(SNOW, float)
        down = 2 if high > 0.8 else 1
        self._fill([*left[-down:], top, *crest[:down]], shade(cold, 0.85))
        self._fill([top, *right[:down], *reversed(crest[:down])], shade(cold * 0.62, 0.8))

    def hill(self, x: float, y: float, tone: np.ndarray) -> None:
        """A round back with a shadow and three strokes."""
        half = 8.5 * self.rng.uniform(0.8, 1.2)
        turns = np.linspace(np.pi, 0, 13)
        dome = [(x + half * float(np.cos(t)), y - half * 0.62 * float(np.sin(t)) ** 0.9) for t in turns]
        self._fill([*dome[6:], (x + half * 1.35, y + 1), (x, y + 1)], shade(tone * 0.5, 0.45))
        self._fill(dome, shade(tone * 0.98, 0.9))
        self._fill([*dome[:7], (x - half * 0.25, y)], shade(tone * 1.22 + 6, 0.55))
        self._line(dome[:7], shade(tone * 0.5, 0.5), 0.6)
        self._line(dome[6:], shade(tone * 0.28, 0.8), 0.8)
        for index in (8, 9, 10):
            u, v = dome[index]
            self._line([(u, v), (u + 1.4, v + 3.4)], shade(tone * 0.3, 0.6), 0.5)

    # What grows -------------------------------------------------------------------------------

    def broad(self, x: float, y: float, tone: np.ndarray) -> None:
        """A broad-leaved tree: a crown of three lumps over its shadow."""
        q = 4.1 * self.rng.uniform(0.78, 1.2)
        self._oval(x + q * 0.5, y, q * 1.15, q * 0.42, shade(tone * 0.25, 0.55))
        self._line([(x, y), (x, y - q * 0.6)], shade(tone * 0.25), 0.9)
        for dx, dy, r in ((-0.55, -0.75, 0.62), (0.55, -0.7, 0.62), (0, -1.25, 0.75)):
            self._oval(x + q * dx, y + q * dy, q * r, q * r * 0.92, shade(tone * 0.52))
        self._oval(x - q * 0.28, y - q * 1.4, q * 0.55, q * 0.48, shade(tone * 1.02 + (2, 6, 2)))
        self._oval(x - q * 0.42, y - q * 1.52, q * 0.26, q * 0.22, shade(tone * 1.35 + (8, 14, 4)))

    def fir(self, x: float, y: float, tone: np.ndarray) -> None:
        """A fir: two skirts, the left half lit."""
        q = 3.7 * self.rng.uniform(0.8, 1.25)
        self._oval(x + q * 0.7, y, q * 1.15, q * 0.36, shade(tone * 0.25, 0.5))
        for low, high, wide in ((0, 1.9, 1.15), (1.1, 3.0, 0.85)):
            foot, tip = y - q * low, y - q * high
            self._fill([(x - q * wide, foot), (x, tip), (x + q * wide, foot)], shade(tone * 0.42))
            self._fill([(x - q * wide, foot), (x, tip), (x + q * 0.05, foot)], shade(tone * 1.18 + (2, 9, 7)))

    def palm(self, x: float, y: float, tone: np.ndarray) -> None:
        """A tree of the hot woods: taller, dark under a bright edge."""
        q = 4.4 * self.rng.uniform(0.8, 1.2)
        self._oval(x + q * 0.5, y, q * 1.2, q * 0.42, shade(tone * 0.22, 0.55))
        self._line([(x, y), (x + q * 0.1, y - q)], shade(tone * 0.25), 0.9)
        self._oval(x, y - q * 1.1, q * 1.02, q * 0.62, shade(tone * 0.45))
        self._oval(x - q * 0.1, y - q * 1.35, q * 0.8, q * 0.42, shade(tone * 0.85 + (0, 4, 0)))
        self._oval(x - q * 0.3, y - q * 1.48, q * 0.42, q * 0.2, shade(tone * 1.3 + (6, 14, 2)))

    def tuft(self, x: float, y: float, tone: np.ndarray) -> None:
        """Grass: three strokes."""
        for lean in (-2.2, 0, 2.2):
            self._line([(x + lean * 0.5, y), (x + lean, y - 3.4)], shade(tone * 0.45, 0.5), 0.6)
        self._line([(x - 3, y + 0.4), (x + 4, y + 0.4)], shade(tone * 1.3, 0.25), 0.6)

    def reeds(self, x: float, y: float, tone: np.ndarray) -> None:
        """A tuft that stands in a glint of water."""
        for lean in (-3.2, -1.2, 1.0, 3.2):
            self._line([(x + lean * 0.6, y), (x + lean, y - 5 + abs(lean) * 0.3)], shade(tone * 0.36, 0.8), 0.8)
        self._line([(x - 7, y + 1), (x + 7, y + 1)], (128, 168, 158, 105), 0.7)
        self._line([(x - 3, y + 2.4), (x + 9, y + 2.4)], (128, 168, 158, 60), 0.6)

    # Sand and ice -----------------------------------------------------------------------------

    def dune(self, x: float, y: float, tone: np.ndarray) -> None:
        """A sickle of sand: its back in light, its hollow in shadow."""
        w = 11 * self.rng.uniform(0.75, 1.2)
        turns = np.linspace(np.pi * 1.02, -0.08, 12)
        back = [(x + w * float(np.cos(t)), y - w * 0.46 * float(np.sin(t))) for t in turns]
        hollow = [(x + w * 0.12 + w * 0.86 * float(np.cos(t)), y + 0.4 - w * 0.2 * float(np.sin(t))) for t in turns]
        self._fill([*back, *reversed(hollow)], shade(tone * 1.18 + 6, 0.55))
        self._fill([*back[6:], *reversed(hollow[6:])], shade(tone * 0.55, 0.5))
        self._line(back, shade(tone * 1.4 + 10, 0.6), 0.6)
        self._line(hollow, shade(tone * 0.45, 0.55), 0.6)

    def crack(self, x: float, y: float, tone: np.ndarray) -> None:
        """A step in the ice, lit along its edge."""
        w = 13 * self.rng.uniform(0.7, 1.3)
        j = self.rng.uniform(-1.5, 1.5, 5) + np.array((3, 0, 1, -2, -3))
        path = [(x + w * t, y + s) for t, s in zip((-1, -0.45, 0.05, 0.5, 1), j, strict=True)]
        self._fill([*path, *((u + 2.5, v + 4.5) for u, v in reversed(path))], shade(tone * 0.66, 0.5))
        self._line(path, shade(np.clip(tone * 1.3 + 16, 0, 226), 0.8), 0.8)

    def floe(self, x: float, y: float, tone: np.ndarray) -> None:
        """Drifting ice: a pale plate with a dark side."""
        r = 5.5 * self.rng.uniform(0.45, 1.25)
        turns = np.sort(self.rng.uniform(0, 2 * np.pi, 7))
        ring = [(x + r * 1.3 * float(np.cos(t)), y + r * 0.7 * float(np.sin(t))) for t in turns]
        self._fill([(u + 0.6, v + 1.8) for u, v in ring], shade(tone * 0.45, 0.7))
        self._fill(ring, shade(tone * 0.45 + (62, 76, 80), 0.75))

    # Water and fields -------------------------------------------------------------------------

    def ripple(self, x: float, y: float, tone: np.ndarray) -> None:
        """Two small waves."""
        w = 5 * self.rng.uniform(0.7, 1.4)
        for dx, dy, share in ((0, 0, 0.34), (w * 0.9, 2.6, 0.22)):
            turns = np.linspace(np.pi, 0, 7)
            arc = [(x + dx + w * float(np.cos(t)), y + dy - w * 0.3 * float(np.sin(t))) for t in turns]
            self._line(arc, shade(tone * 0.6 + (70, 92, 90), share), 0.6)

    def field(self, corners: list[Point], tone: np.ndarray, bright: float) -> None:
        """A ploughed plot within its hedge."""
        self._fill(corners, shade(tone * bright + (2, 5 * (bright < 1), 0), 0.75))
        a, b, c, d = (np.array(corner) for corner in corners)
        for t in np.linspace(0.12, 0.88, 6):
            self._line([tuple(a + (b - a) * t), tuple(d + (c - d) * t)], shade(tone * bright * 0.72, 0.5), 0.5)
        for start, end in ((a, b), (b, c), (c, d), (d, a)):
            for t in np.arange(0, 1, 1.7 / max(1.7, float(np.hypot(*(end - start))))):
                x, y = start + (end - start) * t + self.rng.uniform(-0.4, 0.4, 2)
                self._oval(float(x), float(y), 1.0, 0.85, shade(tone * 0.5 + (0, 4, 0), 0.6))
