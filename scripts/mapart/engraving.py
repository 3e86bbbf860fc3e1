"""Strews engraved marks over a board: peaks, woods, dunes, hills, grass, ice, thinned under names and pieces."""

import numpy as np
from PIL import Image

from .climate import Climate, smooth
from .marks import Marks
from .quiet import Quiet

SEED = 21
FINE = 2  # drawn at this multiple of the picture, then reduced
EDGE = 9  # px that marks keep from coasts and borders


def strewn(rng: np.random.Generator, chance: np.ndarray, gap: float) -> list[tuple[int, int]]:
    """Points no nearer to each other than a gap, likelier where ``chance`` is high; nearest the upper edge first."""
    tall, wide = chance.shape
    count = int(wide * tall / gap / gap * 2.2)
    xs, ys = rng.uniform(0, wide, count), rng.uniform(0, tall, count)
    kept = rng.random(count) < chance[ys.astype(int), xs.astype(int)]
    found: list[tuple[int, int]] = []
    grid: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for x, y in zip(xs[kept], ys[kept], strict=True):
        column, row = int(x / gap), int(y / gap)
        near = (p for i in (-1, 0, 1) for j in (-1, 0, 1) for p in grid.get((column + i, row + j), ()))
        if not any((u - x) ** 2 + (v - y) ** 2 < gap * gap for u, v in near):
            grid.setdefault((column, row), []).append((x, y))
            found.append((int(x), int(y)))
    return found


class Engraving:
    """``room`` is how far the next coast or border is, ``taken`` where rivers, lakes, towns and ruins are."""

    def __init__(self, climate: Climate, quiet: Quiet, room: np.ndarray, taken: np.ndarray) -> None:
        self.climate, self.rng = climate, np.random.default_rng(SEED)
        self.ink = quiet.ink()
        self.inside = climate.is_land * (room > EDGE) * ~taken * self.ink
        self.sea = ~climate.is_land * (np.minimum(climate.shore, room) > 16) * ~taken * self.ink

    def over(self, picture: Image.Image) -> Image.Image:
        """The picture with all of it, drawn from the back to the front."""
        tones = np.asarray(picture)
        large = picture.resize((picture.width * FINE, picture.height * FINE), Image.BICUBIC)
        marks = Marks(large, FINE, self.rng)
        for y, x, kind in self._all():
            tone = tones[y, x].astype(float)
            if kind == "peak":
                # Not in the tone of the slope it stands on, which may lie in shadow.
                marks.peak(x, y, tone * 0.35 + self.climate.bare[y, x] * 0.65, float(self.climate.height[y, x]))
            else:
                getattr(marks, kind)(x, y, tone)
        return large.resize(picture.size, Image.LANCZOS)

    def _all(self) -> list[tuple[int, int, str]]:
        """Every mark as row, column and kind."""
        c = self.climate
        low, bare = c.height < 0.36, 1 - np.clip(c.ice * 1.4, 0, 1)
        wooded = (
            smooth(0.36, 0.72, c.forest)
            * (0.35 + 0.65 * smooth(0.32, 0.55, c.fine))
            * (c.height < 0.5)
            * self.inside
            * bare
        )
        north, hot = np.abs(c.lat) > 48, np.abs(c.lat) < 17
        open_land = (c.forest < 0.4) * (c.desert < 0.5) * (c.ice < 0.3) * low
        crest = smooth(0.15, 0.44, c.height * (0.5 + 0.8 * c.ridge))
        # A peak needs room above its foot too.
        high_up = np.minimum(self.inside, np.roll(self.inside, 16, axis=0))
        chances = {
            "peak": (crest * high_up * (1 - 0.4 * c.ice), 13.5),
            "fir": (wooded * north, 7), "palm": (wooded * hot, 7.2), "broad": (wooded * ~north * ~hot, 7.6),
            "dune": (smooth(0.40, 0.9, c.desert) * low * self.inside * 0.8, 21),
            "hill": ((c.ridge > 0.70) * open_land * self.inside * 0.6, 21),
            "tuft": ((c.fine > 0.45) * open_land * (c.ridge < 0.72) * self.inside * 0.6, 15),
            "crack": ((c.ice > 0.5) * self.inside * 0.7, 27),
            "floe": (smooth(0.5, 0.95, c.ice + 0.35 * (c.fine - 0.5)) * self.sea * 0.6, 15),
            "ripple": (self.sea * (c.shore > 46) * (c.ice < 0.5) * 0.4, 34),
        }  # fmt: skip
        found = [(y, x, kind) for kind, (chance, gap) in chances.items() for x, y in strewn(self.rng, chance, gap)]
        return sorted(found)
