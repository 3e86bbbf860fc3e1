"""Picture-sized fields shared by the other modules: smooth labels, distances, edges, noise."""

import numpy as np
from PIL import Image
from scipy import ndimage as ndi


def smooth_labels(labels: np.ndarray, count: int, sigma: float) -> np.ndarray:
    """Round the borders of a label picture (0 = nothing, 1..count); every pixel gets the strongest label."""
    best = np.zeros(labels.shape, np.float32)
    out = np.zeros(labels.shape, np.uint8)
    pad = int(4 * sigma) + 1
    for i, found in enumerate(ndi.find_objects(labels, count), 1):
        if found is None:
            continue
        box = tuple(slice(max(0, s.start - pad), s.stop + pad) for s in found)
        strength = ndi.gaussian_filter((labels[box] == i).astype(np.float32), sigma, mode="nearest")
        wins = strength > best[box]
        best[box][wins] = strength[wins]
        out[box][wins] = i
    return out


def fill_near(labels: np.ndarray) -> np.ndarray:
    """Every empty pixel takes the label of the nearest one that has any."""
    if labels.all():
        return labels
    near = ndi.distance_transform_edt(labels == 0, return_distances=False, return_indices=True)
    return labels[tuple(near)]


def distance(mask: np.ndarray) -> np.ndarray:
    """Distance to the nearest True pixel."""
    if not mask.any():
        return np.full(mask.shape, 1e4, np.float32)
    return ndi.distance_transform_edt(~mask).astype(np.float32)


def edges(labels: np.ndarray, where: np.ndarray) -> np.ndarray:
    """Pixels on both sides of a change of label, inside `where`."""
    out = np.zeros(labels.shape, bool)
    d = (labels[1:] != labels[:-1]) & where[1:] & where[:-1]
    out[1:] |= d
    out[:-1] |= d
    d = (labels[:, 1:] != labels[:, :-1]) & where[:, 1:] & where[:, :-1]
    out[:, 1:] |= d
    out[:, :-1] |= d
    return out


def noise(rng: np.random.Generator, shape: tuple, base: int, octaves: int = 6, fall: float = 0.55) -> np.ndarray:
    """Smooth noise 0..1: octaves of random grids, each twice as fine and `fall` times as strong."""
    h, w = shape
    out = np.zeros(shape, np.float32)
    strength = 1.0
    for k in range(octaves):
        n = base * 2**k
        grid = rng.random((n * 9 // 16 + 2, n + 2), dtype=np.float32)
        out += strength * np.asarray(Image.fromarray(grid).resize((w, h), Image.BICUBIC))
        strength *= fall
    out -= out.min()
    return out / out.max()
