"""Light a traced figure in the paint of one faction, in one palette after the other, with numpy."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from art.figure import NAMES
from art.moods import Mood
from art.paints import Light, Paint, paints
from art.skin import blotches, scales
from art.trace import (
    EDGE,
    HIT,
    HOLLOW,
    KEY,
    MAT,
    NX,
    NZ,
    OPEN,
    SECOND,
    SHADOW,
    SHARE,
    THICK,
    X,
    Z,
)

LAMP = np.array([2.55, 2.20, 1.68], np.float32)
SKY = np.array([0.055, 0.075, 0.120], np.float32)
DIM = np.array([0.030, 0.036, 0.055], np.float32)
GRAY = np.array([0.30, 0.59, 0.11], np.float32)


def _unit(*v: float) -> np.ndarray:
    found = np.array(v, np.float32)
    return found / np.linalg.norm(found)


def smooth(a: float, b: float, x: np.ndarray) -> np.ndarray:
    """0 up to ``a``, 1 from ``b`` on, smooth between."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


class _Points:
    """What was traced, point by point, with the pattern of its surface, and what each is painted with."""

    def __init__(self, q: np.ndarray, table: list[Paint], mood: Mood) -> None:
        self.q, self.paints = q, table
        self.mat = q[:, MAT].astype(int)
        self.place = np.ascontiguousarray(q[:, X : Z + 1])
        self.normal = q[:, NX : NZ + 1].copy()
        self.seam = np.ones(len(q), np.float32)
        self.spot = smooth(0.50, 0.66, blotches(self.place))
        _engrave(self, mood)

    def of(self, field: str) -> np.ndarray:
        """A number of each point's paint."""
        return np.array([getattr(paint, field) for paint in self.paints], np.float32)[self.mat]


def _color(points: _Points, mood: Mood) -> np.ndarray:
    """The paint itself: two materials melted, blotches, thin parts darker, feet darker than heads."""
    q, mat = points.q, points.mat
    rgb = np.array([paint.rgb for paint in points.paints], np.float32)
    other = np.array([paint.rgb if paint.mottle is None else paint.mottle for paint in points.paints], np.float32)
    spot = points.spot * points.of("spots") * (0.45 + 0.55 * mood.texture)
    found = rgb[mat] + (other[mat] - rgb[mat]) * spot[:, None]
    tip = np.array([paint.rgb if paint.tip is None else paint.tip for paint in points.paints], np.float32)
    found += (tip[mat] - rgb[mat]) * (1 - smooth(0.008, 0.052, q[:, THICK]))[:, None]
    share = q[:, SHARE : SHARE + 1]
    found = found * (1 - share) + rgb[q[:, SECOND].astype(int)] * share
    return found * (0.80 + 0.34 * smooth(-0.1, 1.9, points.place[:, 1]))[:, None]


def _engrave(points: _Points, mood: Mood) -> None:
    """Bend the normals by the pattern of each material, and keep where its seams are.

    Where two materials melt their patterns do too, by each one's share.
    """
    second, share = points.q[:, SECOND].astype(int), points.q[:, SHARE]
    bend = np.zeros_like(points.normal)
    for i, paint in enumerate(points.paints):
        freq, deep = paint.scales
        much = np.where(points.mat == i, 1 - share, np.where(second == i, share, 0))
        mine = much > 0
        if not freq or not mine.any():
            continue
        p = points.place[mine]
        here = scales(p, freq)
        step = 0.12 / freq
        slope = np.stack([scales(p + np.array(v, np.float32) * step, freq) - here
                          for v in ((1, 0, 0), (0, 1, 0), (0, 0, 1))], 1)  # fmt: skip
        bend[mine] += slope * (much[mine] * deep * 0.8 * mood.texture)[:, None]
        points.seam[mine] -= much[mine] * (1 - here) * min(deep * 1.4, 0.6) * mood.texture
    bent = points.normal - bend
    points.normal = bent / np.linalg.norm(bent, axis=1, keepdims=True)


def _lit(points: _Points, own: Light, mood: Mood) -> np.ndarray:
    """Linear light of each point."""
    q, n = points.q, points.normal
    rim = own * 1.25 + 0.02
    ny, nz = n[:, 1], n[:, 2]
    ao, hollow, edge, thick, shade = (q[:, i] for i in (OPEN, HOLLOW, EDGE, THICK, SHADOW))
    base = _color(points, mood)
    alb = base * points.seam[:, None]

    def facing(*way: float, wrap: float = 0.0) -> np.ndarray:
        return np.clip((n @ _unit(*way) + wrap) / (1 + wrap), 0, 1)

    sky = 0.5 + 0.5 * ny
    lamp = facing(*KEY, wrap=0.06) * shade
    light = lamp[:, None] * LAMP * mood.lamp
    if mood.below:
        light = light + rim * mood.below * facing(0.05, -0.62, 0.42, wrap=0.20)[:, None] * (0.3 + 0.7 * ao)[:, None]
    light = light + (DIM + SKY * sky[:, None]) * mood.ambient * (ao**1.5)[:, None]
    light = light + rim * (np.clip(-ny, 0, 1) * 0.35 + 0.05)[:, None] * 0.30 * ao[:, None]
    wash = (1 - mood.wash + mood.wash * ao**1.35) * (1 - 0.95 * mood.wash * hollow)
    raised = 0.9 * edge * (0.3 + 0.7 * sky) * points.of("dry")
    pale = base + (base.max(1, keepdims=True) - base) * 0.25 * raised[:, None]
    col = (alb + (pale - base)) * light * wash[:, None] * (1 + raised)[:, None]
    # Thin parts let the lamp through.
    through = (1 - smooth(0.0, 0.09, thick)) * points.of("thin") * np.clip(-(n @ KEY.astype(np.float32)), 0, 1)
    col += base * np.array([1.5, 1.0, 0.7], np.float32) * (through * 0.55 * ao)[:, None]
    # The owner's light from behind, only along the silhouette.
    along = 1 - np.clip(nz, 0, 1)
    behind = 2.0 * facing(0.80, 0.42, -0.45) * along**1.8 + 0.8 * facing(-0.85, 0.10, -0.35) * along**2.2
    tinted = 0.35 + 0.65 * alb / np.maximum(alb.max(1, keepdims=True), 0.02)
    col += mood.rim * rim * behind[:, None] * tinted * (ao * 0.7 + 0.3)[:, None]
    if mood.cold:
        edge_light = mood.cold * facing(-0.80, 0.50, -0.30) * along**1.5
        col += alb * np.array([0.70, 0.85, 1.05], np.float32) * edge_light[:, None]
    half = _unit(*(KEY + np.array([0, 0, 1.0])))
    wet = np.clip(n @ half, 0, 1) ** (points.of("gloss") * 1.6) * points.of("spec") * shade * (0.4 + 0.6 * points.seam)
    col += wet[:, None] * LAMP * 0.5 * max(mood.lamp, 0.3) * ao[:, None]
    col += (points.of("glow") * (0.20 + 0.80 * np.clip(nz, 0, 1) ** 2.5))[:, None] * base
    if not mood.stands:
        return col
    return col * np.where(points.place[:, 1] < 0, 1.0, 0.62 + 0.42 * smooth(-0.05, 0.8, points.place[:, 1]))[:, None]


def _toned(own: Paint, tone: Light | None) -> Paint:
    """A paint in another color."""
    return own if tone is None else replace(own, rgb=tone, mottle=None if own.mottle is None else tone * 0.55)


def paint(
    traced: np.ndarray, owns: Sequence[Light], mood: Mood, tones: Mapping[str, Light] | None = None
) -> list[np.ndarray]:
    """Red, green, blue and alpha from 0 to 1 of each point traced, for each color of the faction's arms.

    ``tones`` are materials with a color of their own.
    """
    hit = traced[..., HIT] > 0.5
    tables = [[_toned(paints(own)[name], (tones or {}).get(name)) for name in NAMES] for own in owns]
    points = _Points(traced[hit], tables[0], mood)
    found = []
    for own, table in zip(owns, tables, strict=True):
        points.paints = table
        x = np.maximum(_lit(points, own, mood) * mood.exposure, 0)
        x = np.clip((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)  # as film takes light
        gray = (x @ GRAY)[:, None]
        out = np.zeros((*hit.shape, 4), np.float32)
        out[hit, :3] = np.clip(gray + (x - gray) * mood.saturation, 0, 1) ** (1 / 2.2)
        out[hit, 3] = 1
        found.append(out)
    return found
