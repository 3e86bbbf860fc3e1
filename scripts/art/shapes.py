"""Distances to the soft shapes that figures are made of, and the noise of their surfaces; compiled by numba.

A part is a row of ``WIDTH`` numbers: kind, cut or not, softness, material, the sphere round it (4), then its own
numbers from ``OWN`` on. Axes: x right, y up, z to the viewer; the top of a base is y = 0, an Acolyte about 1 high.
"""

import math

from numba import njit

CONE, BALL, RING, BOX, SHEET, ROBE, PLINTH = range(7)
WIDTH = 32
OWN = 8


@njit(fastmath=True, cache=True, inline="always")
def hashed(x, y, z):
    """A number from 0 to 1 for a point of the whole-numbered grid."""
    n = (x * 73856093) ^ (y * 19349663) ^ (z * 83492791)
    n = (n ^ (n >> 13)) * 1274126177
    return ((n ^ (n >> 16)) & 0xFFFF) / 65535.0


@njit(fastmath=True, cache=True)
def noise(x, y, z):
    """Smooth noise from 0 to 1, one hill per unit."""
    xi, yi, zi = math.floor(x), math.floor(y), math.floor(z)
    fx, fy, fz = x - xi, y - yi, z - zi
    fx, fy, fz = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy), fz * fz * (3 - 2 * fz)
    a = hashed(xi, yi, zi) * (1 - fx) + hashed(xi + 1, yi, zi) * fx
    b = hashed(xi, yi + 1, zi) * (1 - fx) + hashed(xi + 1, yi + 1, zi) * fx
    c = hashed(xi, yi, zi + 1) * (1 - fx) + hashed(xi + 1, yi, zi + 1) * fx
    d = hashed(xi, yi + 1, zi + 1) * (1 - fx) + hashed(xi + 1, yi + 1, zi + 1) * fx
    return (a * (1 - fy) + b * fy) * (1 - fz) + (c * (1 - fy) + d * fy) * fz


@njit(fastmath=True, cache=True)
def _cone(px, py, pz, q):
    """A limb with round ends of two radii."""
    ax, ay, az, bx, by, bz, r1, r2 = q[8], q[9], q[10], q[11], q[12], q[13], q[14], q[15]
    dx, dy, dz = bx - ax, by - ay, bz - az
    l2 = dx * dx + dy * dy + dz * dz
    rr = r1 - r2
    a2 = l2 - rr * rr
    if a2 <= 1e-9:
        return math.sqrt((px - ax) ** 2 + (py - ay) ** 2 + (pz - az) ** 2) - max(r1, r2)
    il2 = 1.0 / l2
    x, y, z = px - ax, py - ay, pz - az
    yy = x * dx + y * dy + z * dz
    zz = yy - l2
    vx, vy, vz = x * l2 - dx * yy, y * l2 - dy * yy, z * l2 - dz * yy
    x2 = vx * vx + vy * vy + vz * vz
    y2 = yy * yy * l2
    z2 = zz * zz * l2
    k = math.copysign(1.0, rr) * rr * rr * x2
    if math.copysign(1.0, zz) * a2 * z2 > k:
        return math.sqrt(x2 + z2) * il2 - r2
    if math.copysign(1.0, yy) * a2 * y2 < k:
        return math.sqrt(x2 + y2) * il2 - r1
    return (math.sqrt(x2 * a2 * il2) + yy * rr) * il2 - r1


@njit(fastmath=True, cache=True, inline="always")
def _edge(ex, ey, ez, px, py, pz):
    """Squared distance from a point to an edge that begins at the origin."""
    t = min(max((ex * px + ey * py + ez * pz) / (ex * ex + ey * ey + ez * ez), 0.0), 1.0)
    return (ex * t - px) ** 2 + (ey * t - py) ** 2 + (ez * t - pz) ** 2


@njit(fastmath=True, cache=True)
def _sheet(px, py, pz, q):
    """A triangle with thickness."""
    ax, ay, az, bx, by, bz, cx, cy, cz = q[8], q[9], q[10], q[11], q[12], q[13], q[14], q[15], q[16]
    bax, bay, baz, pax, pay, paz = bx - ax, by - ay, bz - az, px - ax, py - ay, pz - az
    cbx, cby, cbz, pbx, pby, pbz = cx - bx, cy - by, cz - bz, px - bx, py - by, pz - bz
    acx, acy, acz, pcx, pcy, pcz = ax - cx, ay - cy, az - cz, px - cx, py - cy, pz - cz
    nx, ny, nz = bay * acz - baz * acy, baz * acx - bax * acz, bax * acy - bay * acx
    s = 0
    if (bay * nz - baz * ny) * pax + (baz * nx - bax * nz) * pay + (bax * ny - bay * nx) * paz > 0:
        s += 1
    if (cby * nz - cbz * ny) * pbx + (cbz * nx - cbx * nz) * pby + (cbx * ny - cby * nx) * pbz > 0:
        s += 1
    if (acy * nz - acz * ny) * pcx + (acz * nx - acx * nz) * pcy + (acx * ny - acy * nx) * pcz > 0:
        s += 1
    if s == 3 or s == 0:
        return abs(nx * pax + ny * pay + nz * paz) / math.sqrt(nx * nx + ny * ny + nz * nz) - q[17]
    d = min(_edge(bax, bay, baz, pax, pay, paz), _edge(cbx, cby, cbz, pbx, pby, pbz))
    return math.sqrt(min(d, _edge(acx, acy, acz, pcx, pcy, pcz))) - q[17]


@njit(fastmath=True, cache=True)
def _turned(x, y, z, kind, q):
    """Ellipsoids, rings and boxes, which have axes of their own."""
    u = x * q[14] + y * q[15] + z * q[16]
    v = x * q[17] + y * q[18] + z * q[19]
    w = x * q[20] + y * q[21] + z * q[22]
    a, b, c = q[11], q[12], q[13]
    if kind == 1:
        k0 = math.sqrt((u / a) ** 2 + (v / b) ** 2 + (w / c) ** 2)
        k1 = math.sqrt((u / (a * a)) ** 2 + (v / (b * b)) ** 2 + (w / (c * c)) ** 2)
        if k1 < 1e-6:
            return -min(a, min(b, c))
        return k0 * (k0 - 1.0) / k1
    if kind == 2:
        m = math.sqrt(u * u + w * w) - a
        return math.sqrt(m * m + v * v) - b
    r = q[23]
    u, v, w = abs(u) - a + r, abs(v) - b + r, abs(w) - c + r
    o = math.sqrt(max(u, 0.0) ** 2 + max(v, 0.0) ** 2 + max(w, 0.0) ** 2)
    return o + min(max(u, max(v, w)), 0.0) - r


@njit(fastmath=True, cache=True)
def _robe(x, y, z, q):
    """A bell of cloth: folds deepen towards the hem, which may be torn; it leans towards its top."""
    h, r0, r1, n, amp, power, ragged, lean = q[11], q[12], q[13], q[14], q[15], q[16], q[17], q[18]
    t = min(max(y / h, 0.0), 1.0)
    x -= lean * t * t
    angle = math.atan2(z, x)
    low = 1.0 - t
    r = r1 + (r0 - r1) * low**power
    r *= 1 + amp * (0.25 + 0.75 * low) * math.sin(n * angle + 1.7 * math.sin(2 * angle + q[19]) + q[19] + 2.0 * t)
    d = (math.sqrt(x * x + z * z) - r) * 0.62
    hem = 0.0
    if ragged > 0:
        hem = ragged * (0.5 + 0.5 * math.sin(n * 1.5 * angle + 2.2 * math.sin(3 * angle)))
    return max(d, max((hem - y) * 0.7, y - h))


@njit(fastmath=True, cache=True)
def _plinth(x, y, z, q):
    """A turned round base of dark stone."""
    rad, h, bevel = q[11], q[12], q[13]
    yy = y / h
    prof = 1.0
    if yy > 0.62:
        prof = 1.0 - 0.10 * (yy - 0.62) / 0.38
    elif yy > 0.40:
        prof = 0.955
    d = (math.sqrt(x * x + z * z) - rad * prof) * 0.75
    e = max(-y, y - h)
    m = min(max(d + bevel, e + bevel), 0.0)
    return m + math.sqrt(max(d + bevel, 0.0) ** 2 + max(e + bevel, 0.0) ** 2) - bevel


@njit(fastmath=True, cache=True)
def distance(px, py, pz, q):
    """From a point to one part."""
    kind = int(q[0])
    if kind == 0:
        return _cone(px, py, pz, q)
    if kind == 4:
        return _sheet(px, py, pz, q)
    x, y, z = px - q[8], py - q[9], pz - q[10]
    if kind == 5:
        return _robe(x, y, z, q)
    if kind == 6:
        return _plinth(x, y, z, q)
    return _turned(x, y, z, kind, q)
