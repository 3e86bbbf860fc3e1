"""The border check: two areas touch on the id picture exactly when the table says so."""

from collections import Counter
from dataclasses import dataclass

import numpy as np

from .geometry import NO_AREA

MIN_TOUCH = 6  # shorter contacts (px) do not count as a border
Pair = tuple[int, int]


def seam(ids: np.ndarray) -> tuple[list[int], list[int]]:
    """Area numbers along the left and the right edge of the frame, row by row."""
    left, right = [], []
    for row in ids:
        x = np.flatnonzero(row != NO_AREA)
        left.append(int(row[x[0]]) if len(x) else NO_AREA)
        right.append(int(row[x[-1]]) if len(x) else NO_AREA)
    return left, right


def touches(ids: np.ndarray) -> Counter[Pair]:
    """{(a, b): contact in px} of neighbouring pixels, also across the left and right edge."""
    count: Counter[Pair] = Counter()
    for p, q in ((ids[1:], ids[:-1]), (ids[:, 1:], ids[:, :-1]), tuple(np.array(side) for side in seam(ids))):
        m = (p != q) & (p != NO_AREA) & (q != NO_AREA)
        low, high = np.minimum(p, q)[m].astype(int), np.maximum(p, q)[m]
        for key, n in zip(*np.unique(low * 256 + high, return_counts=True), strict=True):
            count[divmod(int(key), 256)] += int(n)
    return count


@dataclass
class Report:
    """What the check found on one board, in words."""

    borders: int
    missing: list[str]
    extra: list[str]
    points: list[str]
    shortest: list[str]

    @property
    def wrong(self) -> int:
        return len(self.missing) + len(self.extra)


def check_borders(areas: list[dict], ids: np.ndarray) -> Report:
    """Compare the contacts on the id picture with the table of one board."""
    number = {area["id"]: i for i, area in enumerate(areas)}
    want = {tuple(sorted((i, number[other]))) for i, area in enumerate(areas) for other in area["adjacent"]}
    count = touches(ids)
    got = {pair for pair, px in count.items() if px >= MIN_TOUCH}

    def words(pairs: list[Pair]) -> list[str]:
        return [f"{areas[a]['id']} - {areas[b]['id']} {count[a, b]} px" for a, b in pairs]

    return Report(
        borders=len(want),
        missing=words(sorted(want - got)),
        extra=words(sorted(got - want)),
        points=words(sorted(set(count) - got - want)),
        shortest=words(sorted(want & got, key=count.__getitem__)[:3]),
    )
