"""What the surface of a figure shows up close, found at points in space: scales or weave, and slow blotches."""

import math

import numpy as np
from numba import njit, prange

from art.shapes import hashed, noise


@njit(fastmath=True, cache=True)
def _cell(x, y, z):
    """How far the seam of the cell is that a point lies in: 0 at the seam."""
    xi, yi, zi = math.floor(x), math.floor(y), math.floor(z)
    a, b = 9.0, 9.0
    for i in range(-1, 2):
        for j in range(-1, 2):
            for k in range(-1, 2):
                u, v, w = xi + i, yi + j, zi + k
                dx = u + hashed(u, v, w) - x
                dy = v + hashed(u + 57, v + 113, w) - y
                dz = w + hashed(u, v + 31, w + 271) - z
                d = math.sqrt(dx * dx + dy * dy + dz * dz)
                if d < a:
                    b, a = a, d
                elif d < b:
                    b = d
    return b - a


@njit(fastmath=True, cache=True, parallel=True)
def scales(p, freq):
    """For each point 0 at the seams of scales, 1 in their middle."""
    out = np.empty(p.shape[0], np.float32)
    for i in prange(p.shape[0]):
        x, y, z = p[i, 0], p[i, 1], p[i, 2]
        wx, wy = noise(x * 5, y * 5, z * 5) - 0.5, noise(x * 5 + 9, y * 5, z * 5) - 0.5
        out[i] = min(_cell((x + 0.06 * wx) * freq, (y + 0.06 * wy) * freq, z * freq) * 2.2, 1.0)
    return out


@njit(fastmath=True, cache=True, parallel=True)
def blotches(p):
    """For each point slow noise from 0 to 1."""
    out = np.empty(p.shape[0], np.float32)
    for i in prange(p.shape[0]):
        m, amp, f = 0.0, 0.5, 3.0
        for _ in range(4):
            m += amp * noise(p[i, 0] * f + 17, p[i, 1] * f, p[i, 2] * f)
            amp *= 0.5
            f *= 2.1
        out[i] = m
    return out
