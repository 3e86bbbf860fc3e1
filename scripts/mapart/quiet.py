"""Where a board's names, gates and pieces stand: the ground is darker there, with less ink, and no ornament at all."""

import math
from pathlib import Path

import numpy as np

from .anchors import TOKEN, font_of

# Names are about twice as large on the ground of a small window, and longer in other languages.
LONGER, TALLER = 1.75, 1.5
KEPT = 5  # places of pieces of each area where no ornament stands


class Quiet:
    """Shares 0..1 in the size of the finished picture: ``names`` under names, ``pieces`` about homes and gates."""

    def __init__(self, shape: tuple[int, int], areas: dict, fonts: Path) -> None:
        self.shape = shape
        self.names = np.zeros(shape, np.float32)
        self.inked = np.zeros(shape, np.float32)
        self.written = np.zeros(shape, bool)
        self.pieces = np.zeros(shape, np.float32)
        self.stood = np.zeros(shape, bool)
        for area in areas.values():
            for label in [area["label"], *area["extra_labels"]]:
                self._name(label, area["terrain"], fonts)
            spots = [(*spot, TOKEN * 0.55) for spot in area["home"].get("slots", [])[:KEPT]]
            spots.append((area["home"]["x"], area["home"]["y"], TOKEN * 0.9))
            if "gate" in area:
                spots.append((area["gate"]["x"], area["gate"]["y"], area["gate"]["size"] * 0.75))
            for x, y, reach in spots:
                self._stand(x, y, reach)

    def bar(self, spots: list, reach: float) -> None:
        """Keep further places free."""
        for x, y in spots:
            self._stand(x, y, reach)

    def _name(self, label: dict, terrain: str, fonts: Path) -> None:
        """A name's room, along its arch."""
        font = font_of(terrain, label["size"], fonts)
        capitals = terrain == "land"
        long = max(
            font.getlength(words.upper() if capitals else words) + label["spacing"] * len(words)
            for words in label["lines"]
        )
        tall = label["size"] * (0.55 + 0.55 * len(label["lines"]))
        turn = math.radians(label["angle"])
        reach = long * LONGER + tall * TALLER
        part, dx, dy = self._round(label["x"], label["y"], reach)
        along, across = dx * math.cos(turn) + dy * math.sin(turn), dy * math.cos(turn) - dx * math.sin(turn)
        if abs(label["bend"]) > 0.1:
            across = across - along**2 / (2 * long / math.radians(label["bend"]))
        far = (along / (long * 0.5 * LONGER)) ** 4 + (across / (tall * TALLER)) ** 4
        self.names[part] = np.maximum(self.names[part], np.exp(-far))
        near = (along / (long * 0.64)) ** 6 + (across / tall) ** 6
        self.inked[part] = np.maximum(self.inked[part], np.exp(-near))
        self.written[part] |= (np.abs(along) < long * 0.66) & (np.abs(across) < tall * 1.15)

    def _stand(self, x: float, y: float, reach: float) -> None:
        part, dx, dy = self._round(x, y, reach * 2)
        away = np.hypot(dx, dy)
        self.pieces[part] = np.maximum(self.pieces[part], np.exp(-((away / reach) ** 4)))
        self.stood[part] |= away < reach

    def _round(self, x: float, y: float, reach: float) -> tuple[tuple[slice, slice], np.ndarray, np.ndarray]:
        """The part about a point, and how far its pixels are from that: to the right, and down."""
        top, left = max(0, int(y - reach)), max(0, int(x - reach))
        part = slice(top, int(y + reach)), slice(left, int(x + reach))
        tall, wide = self.names[part].shape
        down, right = np.mgrid[top : top + tall, left : left + wide].astype(np.float32)
        return part, right - x, down - y

    def ink(self) -> np.ndarray:
        """How much ink may be drawn: 1 everywhere else."""
        return (1 - 0.92 * self.inked) * (1 - 0.3 * self.names) * (1 - 0.4 * self.pieces)
