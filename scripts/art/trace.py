"""Trace a figure once: for each ray what light needs to know of the point it meets (a picture of ``CHANNELS`` numbers).

What is kept does not depend on colors or lamps' colors, so that every palette is painted from the same trace
(scripts/art/paint.py). Only the lamp's direction is settled here, since it throws shadows.
"""

import math

import numpy as np
from numba import njit, prange

from art.shapes import distance, noise

CHANNELS = 15
HIT, MAT, SECOND, SHARE, X, Y, Z, NX, NY, NZ, SHADOW, OPEN, HOLLOW, EDGE, THICK = range(CHANNELS)
TILE = 16
"""px: rays of a tile share a list of parts."""
REACH = 0.64
"""How far beside its ray a point looks at parts (``_around``, twice its longest step): less shows as seams of tiles."""
AWAY = 6.0
"""How far off rays begin, in units."""
KEY = np.array((-0.62, 0.74, 0.46)) / math.sqrt(0.62**2 + 0.74**2 + 0.46**2)
"""Where the lamp stands, seen by the viewer: at the upper left, in front."""
TILT, YAW = 26.0, -16.0
"""Degrees: how far from above pieces are seen, and how far they are turned."""


@njit(fastmath=True, cache=True)
def _grain(d, px, py, pz, row):
    """The distance with the roughness of its material."""
    amp, freq, kind = row[0], row[1], int(row[2])
    if kind == 1:
        return d + amp * (noise(px * freq * 0.35, py * freq * 0.35, pz * freq * 0.35) - 0.5)
    if kind == 2:  # bark and fur: streaks along y
        fine = noise(px * freq * 2.3, py * freq * 0.5, pz * freq * 2.3) - 0.5
        return d + amp * (noise(px * freq, py * freq * 0.22, pz * freq) - 0.5 + 0.6 * fine)
    if kind == 3:  # wrinkles
        return d + amp * abs(noise(px * freq, py * freq * 1.4, pz * freq) - 0.5) * 2
    return d


@njit(fastmath=True, cache=True)
def field(px, py, pz, parts, idx, count, mats, fine):
    """Distance to the figure, its material there, a second material that melts into it, and that one's share."""
    d, mat, mat2, share = 1e3, 0, 0, 0.0
    for j in range(count):
        q = parts[idx[j]]
        k = q[2]
        bound = math.sqrt((px - q[4]) ** 2 + (py - q[5]) ** 2 + (pz - q[6]) ** 2) - q[7]
        m = int(q[3])
        if q[1] > 0.5:
            if bound > k - d:
                continue
            e = -distance(px, py, pz, q)
            if e > d and m > 0:
                mat, share = m, 0.0
            d = max(d, e) if k <= 0 else max(d, e) + max(k - abs(d - e), 0.0) ** 2 / k * 0.25
            continue
        if bound > d + max(k, 0.03):
            continue
        e = distance(px, py, pz, q)
        soft = max(k, 0.012)
        melt = 0.5 * max(soft - abs(d - e), 0.0) / soft
        if mats[m, 3] != mats[mat, 3]:
            melt = 0.0
        if e < d:
            if m != mat:
                mat2, share, mat = mat, melt, m
        elif m != mat and melt > share:
            mat2, share = m, melt
        d = min(d, e) if k <= 0 else min(d, e) - max(k - abs(d - e), 0.0) ** 2 / k * 0.25
    if fine and d < 0.08 and mats[mat, 0] > 0:
        d = _grain(d, px, py, pz, mats[mat])
    return d, mat, mat2, share


@njit(fastmath=True, cache=True)
def _near(parts, idx, tu, tv, half, turn, kx, ky, strip):
    """List the parts by a tile's rays, or with ``strip`` those that can throw shadows on it."""
    ct, st, cy, sy = turn
    n = 0
    for i in range(parts.shape[0]):
        q = parts[i]
        mx, mz = q[4] * cy + q[6] * sy, -q[4] * sy + q[6] * cy
        u, v = mx - tu, q[5] * ct - mz * st - tv
        if strip:
            close = u * kx + v * ky > -half - q[7] and abs(u * ky - v * kx) < half - 0.3 + q[7]
        else:
            close = abs(u) < half + q[7] and abs(v) < half + q[7]
        if close:
            idx[n] = i
            n += 1
    return n


@njit(fastmath=True, cache=True)
def _normal(px, py, pz, parts, idx, n, mats):
    """Which way the surface looks."""
    e = 0.0022
    a = field(px + e, py - e, pz - e, parts, idx, n, mats, True)[0]
    b = field(px - e, py - e, pz + e, parts, idx, n, mats, True)[0]
    c = field(px - e, py + e, pz - e, parts, idx, n, mats, True)[0]
    d = field(px + e, py + e, pz + e, parts, idx, n, mats, True)[0]
    nx, ny, nz = a - b - c + d, -a - b + c + d, -a + b - c + d
    length = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
    return nx / length, ny / length, nz / length


@njit(fastmath=True, cache=True)
def _around(o, px, py, pz, nx, ny, nz, parts, idx, n, mats):
    """How open the place is, how hollow, how much of an edge, and how thick."""
    closed, scale = 0.0, 1.0
    for i in range(1, 7):
        h = 0.012 + 0.05 * i
        closed += (h - field(px + nx * h, py + ny * h, pz + nz * h, parts, idx, n, mats, False)[0]) * scale
        scale *= 0.82
    o[OPEN] = min(max(1.0 - 1.75 * closed, 0.0), 1.0)
    d = field(px + nx * 0.03, py + ny * 0.03, pz + nz * 0.03, parts, idx, n, mats, True)[0]
    o[HOLLOW] = min(max((0.03 - d) / 0.03, 0.0), 1.0)
    d = field(px - nx * 0.03, py - ny * 0.03, pz - nz * 0.03, parts, idx, n, mats, True)[0]
    o[EDGE] = min(max((0.03 + d) / 0.03, 0.0), 1.0)
    for i in range(1, 4):
        h = 0.05 * i
        o[THICK] = max(o[THICK], -field(px - nx * h, py - ny * h, pz - nz * h, parts, idx, n, mats, False)[0])


@njit(fastmath=True, cache=True)
def _shadow(px, py, pz, lx, ly, lz, parts, idx, n, mats):
    """How much of the lamp reaches a point, soft at the rims."""
    shade, s = 1.0, 0.03
    for _ in range(26):
        d = field(px + lx * s, py + ly * s, pz + lz * s, parts, idx, n, mats, False)[0]
        shade = min(shade, 11.0 * d / s)
        if shade < 0.02:
            break
        s += min(max(d, 0.02), 0.16)
        if s > 2.8:
            break
    shade = max(shade, 0.0)
    return shade * shade * (3 - 2 * shade)


@njit(fastmath=True, cache=True)
def _beside(own, u, v, parts, idx, n, turn, narrow):
    """List the parts that come nearer to a ray than ``narrow``."""
    ct, st, cy, sy = turn
    count = 0
    for j in range(n):
        q = parts[idx[j]]
        mx, mz = q[4] * cy + q[6] * sy, -q[4] * sy + q[6] * cy
        if (mx - u) ** 2 + (q[5] * ct - mz * st - v) ** 2 < (q[7] + narrow) ** 2:
            own[count] = idx[j]
            count += 1
    return count


@njit(fastmath=True, cache=True)
def _ray(o, u, v, parts, near, idx, n, cast, casts, mats, turn, key):
    """Follow one ray, past the parts of ``near``, and write down what it meets."""
    ct, st, cy, sy = turn
    own, owns = near
    oy, z = v * ct + AWAY * st, -v * st + AWAY * ct
    ox, oz = u * cy - z * sy, u * sy + z * cy
    dx, dy, dz = ct * sy, -st, -ct * cy
    t, d, mat, mat2, share = 2.0, 1.0, 0, 0, 0.0
    for _ in range(150):
        d, mat, mat2, share = field(ox + dx * t, oy + dy * t, oz + dz * t, parts, own, owns, mats, True)
        if d < 0.0010:
            break
        t += d * 0.80
        if t > 10:
            break
    if d >= 0.0010:
        return
    px, py, pz = ox + dx * t, oy + dy * t, oz + dz * t
    nx, ny, nz = _normal(px, py, pz, parts, own, owns, mats)
    _around(o, px, py, pz, nx, ny, nz, parts, idx, n, mats)
    ex, ez = nx * cy + nz * sy, -nx * sy + nz * cy
    vx, vy, vz = ex, ny * ct - ez * st, ny * st + ez * ct
    ly, lz = key[1] * ct + key[2] * st, -key[1] * st + key[2] * ct
    lx, lz = key[0] * cy - lz * sy, key[0] * sy + lz * cy
    lit = 1.0
    if vx * key[0] + vy * key[1] + vz * key[2] > -0.2:
        off = 0.012
        lit = _shadow(px + nx * off, py + ny * off, pz + nz * off, lx, ly, lz, parts, cast, casts, mats)
    o[HIT], o[MAT], o[SECOND], o[SHARE], o[X], o[Y], o[Z] = 1.0, mat, mat2, share, px, py, pz
    o[NX], o[NY], o[NZ], o[SHADOW] = vx, vy, vz, lit


@njit(fastmath=True, cache=True, parallel=True)
def _trace(parts, mats, width, height, cx, cy, unit, turn, key, narrow):
    out = np.zeros((height, width, CHANNELS), np.float32)
    across = (width + TILE - 1) // TILE
    flat = math.sqrt(key[0] ** 2 + key[1] ** 2) + 1e-9
    for tile in prange(across * ((height + TILE - 1) // TILE)):
        top, left = tile // across * TILE, tile % across * TILE
        tu = cx + (left + TILE / 2 - width / 2) / unit
        tv = cy - (top + TILE / 2 - height / 2) / unit
        half = TILE / 2 / unit + REACH
        idx = np.empty(parts.shape[0], np.int64)
        n = _near(parts, idx, tu, tv, half, turn, 0.0, 0.0, False)
        if n == 0:
            continue
        cast = np.empty(parts.shape[0], np.int64)
        own = np.empty(parts.shape[0], np.int64)
        casts = _near(parts, cast, tu, tv, half, turn, key[0] / flat, key[1] / flat, True)
        for pixel in range(TILE * TILE):
            row, col = top + pixel // TILE, left + pixel % TILE
            if row < height and col < width:
                u = cx + (col + 0.5 - width / 2) / unit
                v = cy - (row + 0.5 - height / 2) / unit
                near = (idx, n)
                if narrow > 0:
                    near = (own, _beside(own, u, v, parts, idx, n, turn, narrow))
                if near[1]:
                    _ray(out[row, col], u, v, parts, near, idx, n, cast, casts, mats, turn, key)
    return out


def trace(parts, mats, width, height, *, unit, centre, tilt=TILT, yaw=YAW, narrow=0.0):
    """A picture of ``CHANNELS`` numbers, ``unit`` px per unit, ``centre`` the point of the figure in its middle.

    Above 0, ``narrow`` is how far beside a ray parts are still looked at until it meets one: two to three times as
    fast, and all but the same.
    """
    turn = tuple(part(math.radians(angle)) for angle in (tilt, yaw) for part in (math.cos, math.sin))
    return _trace(parts, mats, width, height, centre[0], centre[1], unit, turn, KEY, narrow)
