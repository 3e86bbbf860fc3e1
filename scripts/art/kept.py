"""Keep what was traced, so that a figure is traced anew only where it changed: files in build/art, not committed."""

import hashlib
from pathlib import Path

import numpy as np

from art import shapes
from art import trace as tracing
from art.figure import Figure, fit
from art.trace import CHANNELS, HIT, TILT, YAW, X, Z, trace

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "art"
_CODE = b"".join(Path(module.__file__ or "").read_bytes() for module in (shapes, tracing))
_EXACT = list(range(X, Z + 1))
_REST = [i for i in range(CHANNELS) if i != HIT and i not in _EXACT]


NARROW = 0.16
"""Units: what is framed, as cards are, is traced past no more parts than it needs."""
Frame = tuple[int, int, tuple[float, float]]
"""Width and height of a picture in px, and the point of the figure (in units) in its middle."""


def traced(figure: Figure, unit: float, tilt: float = TILT, yaw: float = YAW,
           frame: Frame | None = None) -> tuple[np.ndarray, tuple[float, float]]:  # fmt: skip
    """The figure traced at ``unit`` px per unit, and the point of it (in units) in the middle of the picture.

    All of it, unless a ``frame`` says what is seen.
    """
    parts, mats = figure.arrays()
    w, h, centre = frame or fit(figure, unit, tilt, yaw)
    view = [unit, w, h, *centre, *(() if (tilt, yaw) == (TILT, YAW) else (tilt, yaw))]
    used = mats[np.unique(parts[:, 3].astype(int))]
    sign = hashlib.sha256(_CODE + parts.tobytes() + used.tobytes() + np.array(view).tobytes())
    path = FOLDER / f"{sign.hexdigest()[:20]}.npz"
    if path.exists():
        with np.load(path) as kept:
            found = np.zeros((h, w, CHANNELS), np.float32)
            at = np.unpackbits(kept["at"], count=h * w).reshape(h, w).astype(bool)
            rows = np.ones((int(at.sum()), CHANNELS), np.float32)
            rows[:, _EXACT], rows[:, _REST] = kept["exact"], kept["rest"]
            found[at] = rows
            return found, centre
    found = trace(parts, mats, w, h, unit=unit, centre=centre, tilt=tilt, yaw=yaw, narrow=NARROW if frame else 0.0)
    at = found[..., HIT] > 0.5
    rows = found[at]
    rows[:, _REST] = rows[:, _REST].astype(np.float16)
    found[at] = rows
    FOLDER.mkdir(parents=True, exist_ok=True)
    np.savez(path, at=np.packbits(at), exact=rows[:, _EXACT], rest=rows[:, _REST].astype(np.float16))
    return found, centre
