"""Moments of a creature: it rises, it falls, it stands against another, it has won."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from game.ui import theme
from game.ui.figures.index import figure_of
from game.ui.stagecraft.forms import SHADE, Form
from game.ui.stagecraft.light import Size, clear, large, lay, light
from game.ui.stagecraft.timeline import hit, smooth, swell
from game.ui.theme import RGB

LINE = 0.79
"""Where the fog lies closed, as a share of the window's height."""


class Ray(NamedTuple):
    """What ``light`` makes a light from."""

    name: str
    size: Size
    color: RGB
    strength: float
    flip: bool = False


class Rise(Form):
    """A creature rises out of a whirl and fog, rays behind it; then its name."""

    SECONDS = 1.75
    GOES, DEEP = 0.22, 0.07
    BLOWS: tuple[tuple[float, float], ...] = ((0.20, 4), (0.34, 3))
    SPOKEN = (0.75, 1.05)
    SHOWN = 0.74
    """How much of it is seen above the fog."""
    FOG: RGB | None = None

    def made(self) -> None:
        (w, h), k = self.size, self.px
        color = self.color
        high = round(h * (0.98 if self.near else 0.90))
        figure = figure_of(*self.act.figures[0]) if self.act.figures else None
        self.body, self.eyes = large(figure, high, self.way < 0) if figure else (clear((1, high)), [])
        self.body, self.eyes = _kept_within(self.body, self.eyes, round(w * 0.9))
        self._darkened()
        self.line = round(h * LINE)
        bright = theme.mix(color, (255, 255, 255), 0.18)
        halo, rays = self.behind()
        # Both in one picture: they come together, and one is laid down in half the time.
        wide, tall = max(halo.size[0], rays.size[0]), max(round(halo.size[1] * 0.82), rays.size[1])
        self.back = clear((wide, tall))
        for ray, low in ((halo, 0.82), (rays, 1.0)):
            made = light(*ray)
            self.back.blit(made, ((wide - made.get_width()) // 2, tall - round(made.get_height() * low)))
            del made  # before the next one: each takes five megabytes
        self.swirl = light("swirl", (k(1500), k(380)), bright, 0.72, self.way < 0)
        self.mist = light("fog", (round(w * 1.3), round(h * 0.44)), self.FOG or theme.mix(color, SHADE, 0.52), 0.96)
        self.low = light("fog", (round(w * 1.3), round(h * 0.30)), theme.mix(self.FOG or color, SHADE, 0.80), 1.0, True)
        self.rim = light("swirl", (k(1180), k(230)), theme.mix(color, (255, 255, 255), 0.35), 0.60, self.way > 0)
        self.lap = light("glow", (k(860), k(150)), bright, 0.55)
        self.gaze = [(x, y, light("glow", (round(r * 6 + k(34)),) * 2, (255, 206, 112), 0.62)) for x, y, r in self.eyes]

    def behind(self) -> tuple[Ray, Ray]:
        """The glow behind it, and its rays."""
        k = self.px
        rays = Ray("rays", (k(1500), k(880)), theme.mix(self.color, (255, 255, 255), 0.18), 0.75, self.way < 0)
        return Ray("glow", (k(1300), k(1000)), self.color, 0.50), rays

    def _darkened(self) -> None:
        """Lay some dark behind the body, so that it stands out from its light: one picture of both."""
        body, above = self.body, self.px(60)
        hole = light("glow", (self.px(900), self.px(860)), SHADE, 0.44)
        self.body = clear((max(body.get_width(), hole.get_width()), body.get_height() + above))
        left = (self.body.get_width() - body.get_width()) // 2
        self.body.blit(hole, ((self.body.get_width() - hole.get_width()) // 2, 0))
        self.body.blit(body, (left, above))
        self.eyes = [(x + left, y + above, r) for x, y, r in self.eyes]

    def scene(self, target: pygame.Surface, t: float, there: float) -> None:
        (w, h), up = self.size, smooth(0.15, 0.95, t)
        shown = up * there
        middle = w / 2
        top = self.line - self.back.get_height() + self.px(20)
        lay(target, self.back, (middle - self.back.get_width() / 2, top), shown * (0.88 + 0.12 * math.sin(5 * t)))
        at = self.line + self.px(20) - self.swirl.get_height() / 2
        lay(target, self.swirl, (middle - self.swirl.get_width() / 2, at), smooth(0.05, 0.5, t) * there)
        self._creature(target, t, up, there)
        drift = self.way * self.px(60) * t
        left = (w - self.mist.get_width()) / 2 + drift
        lay(target, self.mist, (left, self.line - self.px(150)), smooth(0.05, 0.6, t) * there)
        box = pygame.Rect(round(w * 0.18), self.px(60), round(w * 0.64), self.line - self.px(30))
        self.sparks(target, t, 90, box, shown)
        lay(target, self.low, (left - 2 * drift, h - self.low.get_height()), smooth(0.1, 0.6, t) * there)
        # Where it breaks through, light runs round it.
        for ring in (self.lap, self.rim):
            upper = middle - ring.get_width() / 2, self.line + self.px(16) - ring.get_height() / 2
            lay(target, ring, upper, smooth(0.25, 0.8, t) * there * 0.75)

    def _creature(self, target: pygame.Surface, t: float, up: float, there: float) -> None:
        body, above = self.body, self.px(60)
        grown = round((body.get_height() - above) * self.SHOWN)
        x = (self.size[0] - body.get_width()) / 2
        y = self.line - grown + (1 - up) * grown * 0.62 - self.px(10) * math.sin(1.6 * t) - above
        seen = min(smooth(0.18, 0.60, t), there)
        cut = pygame.Rect(0, 0, body.get_width(), max(min(round(self.line + self.px(60) - y), body.get_height()), 1))
        lay(target, body, (x, y), seen, cut)
        for ex, ey, gaze in self.gaze:
            side = gaze.get_width() / 2
            lay(target, gaze, (x + ex - side, y + ey - side), swell(0.55, 0.95, 2.6, t) * there)


def _kept_within(body: pygame.Surface, eyes: list[tuple[float, float, float]],
                 wide: int) -> tuple[pygame.Surface, list[tuple[float, float, float]]]:  # fmt: skip
    """A figure no wider than the window has room for."""
    share = wide / body.get_width()
    if share >= 1:
        return body, eyes
    small = pygame.transform.smoothscale(body, (wide, round(body.get_height() * share)))
    return small, [(x * share, y * share, r * share) for x, y, r in eyes]


class Won(Rise):
    """The winner's greatest creature in light of brass, others of its side beside it."""

    SECONDS = 2.0
    SPOKEN = (0.8, 1.1)
    BLOWS = ()
    INK = theme.mix(theme.GOLD, (255, 255, 255), 0.45)
    FOG = theme.mix(theme.GOLD_DEEP, SHADE, 0.62)
    BESIDE = ((-0.255, 0.46), (0.265, 0.42), (-0.39, 0.34), (0.40, 0.36))
    """How far from the middle the others stand, as a share of the width, and how high."""

    def made(self) -> None:
        super().made()
        k, (w, h) = self.px, self.size
        self.spark = light("glow", (max(k(10), 5),) * 2, theme.mix(theme.GOLD, (255, 255, 255), 0.4))
        self.others = []
        for side, (away, tall) in zip(self.act.figures[1:], self.BESIDE, strict=False):
            figure = figure_of(*side)
            if figure is not None:
                body, _ = large(figure, round(h * tall), (away > 0) == (self.way > 0))
                body.fill((196, 190, 178, 255), special_flags=pygame.BLEND_RGBA_MULT)
                self.others.append((round(w / 2 + self.way * away * w), body))

    def behind(self) -> tuple[Ray, Ray]:
        k = self.px
        halo = Ray("glow", (k(1600), k(1150)), theme.mix(self.color, theme.GOLD, 0.7), 0.60)
        return halo, Ray("rays", (k(1800), k(940)), theme.GOLD, 1.0, self.way < 0)

    def _creature(self, target: pygame.Surface, t: float, up: float, there: float) -> None:
        for place, (x, body) in reversed(list(enumerate(self.others))):
            come = smooth(0.30 + 0.10 * place, 0.95 + 0.10 * place, t)
            y = self.line + self.px(34) - body.get_height() * (0.70 + 0.30 * come)
            cut = pygame.Rect(0, 0, body.get_width(), min(round(self.line + self.px(60) - y), body.get_height()))
            lay(target, body, (x - body.get_width() / 2, y), come * there, cut)
        super()._creature(target, t, up, there)


class Fall(Form):
    """A blow of light goes through a creature; it goes gray and sinks."""

    SECONDS = 1.7
    COMES = 0.25
    SPOKEN = (0.72, 1.0)
    DEEP = 0.07
    STRUCK = 0.46
    BLOWS = ((STRUCK, 12),)
    BLOOD: RGB = (150, 26, 22)

    def made(self) -> None:
        (w, h), k = self.size, self.px
        figure = figure_of(*self.act.figures[0]) if self.act.figures else None
        high = round(h * (0.90 if self.near else 0.82))
        body, _ = large(figure, high, self.way < 0) if figure else (clear((1, high)), [])
        body, _ = _kept_within(body, [], round(w * 0.8))
        gray = pygame.transform.grayscale(pygame.transform.rotozoom(body, 7 * self.way, 1.0))
        gray.fill((104, 92, 90, 255), special_flags=pygame.BLEND_RGBA_MULT)
        self.body, self.gray = body, gray
        self.line = round(h * LINE)
        self.halo = light("glow", (k(1300), k(1000)), self.BLOOD, 0.85)
        deep = theme.mix(self.BLOOD, SHADE, 0.74)
        self.mist = light("fog", (round(w * 1.3), round(h * 0.46)), deep, 1.0, self.way > 0)
        self.cut = pygame.transform.rotozoom(light("glow", (k(1900), k(44)), (255, 226, 196), 1.0), 27 * self.way, 1.0)
        self.flash = light("glow", (k(1500), k(1100)), (255, 120, 84), 0.85)
        self.spark = light("glow", (max(k(9), 4),) * 2, (255, 120, 60), 0.9)

    def scene(self, target: pygame.Surface, t: float, there: float) -> None:
        w = self.size[0]
        come, gone = smooth(0.05, 0.30, t) * there, smooth(self.STRUCK, 1.35, t)
        lay(target, self.halo, ((w - self.halo.get_width()) / 2, self.line - self.halo.get_height() * 0.85),
            come * (1 - 0.7 * gone))  # fmt: skip
        struck = smooth(self.STRUCK, self.STRUCK + 0.16, t)
        self._standing(target, self.body, come * (1 - struck), gone)
        self._standing(target, self.gray, come * struck * (1 - 0.5 * smooth(1.0, 1.7, t)), gone)
        middle = self.line - self.body.get_height() * 0.46
        shine = swell(self.STRUCK - 0.05, self.STRUCK + 0.03, self.STRUCK + 0.34, t)
        lay(target, self.flash, ((w - self.flash.get_width()) / 2, middle - self.flash.get_height() / 2), shine * 0.7)
        slash = swell(self.STRUCK - 0.07, self.STRUCK, self.STRUCK + 0.24, t)
        lay(target, self.cut, ((w - self.cut.get_width()) / 2, middle - self.cut.get_height() / 2), slash)
        left = (w - self.mist.get_width()) / 2 - self.way * self.px(50) * t
        lay(target, self.mist, (left, self.line - self.px(170)), come)
        box = pygame.Rect(round(w * 0.25), self.px(120), round(w * 0.5), self.line - self.px(120))
        self.sparks(target, t, 70, box, struck * there * (1 - 0.5 * gone))

    def _standing(self, target: pygame.Surface, body: pygame.Surface, share: float, gone: float) -> None:
        """Its feet are in the fog, and it sinks into it."""
        high = self.body.get_height()
        x = (self.size[0] - body.get_width()) / 2 + self.px(46) * self.way * gone
        y = self.line - high * (0.86 - 0.34 * gone) - (body.get_height() - high) / 2
        cut = pygame.Rect(0, 0, body.get_width(), max(min(round(self.line + self.px(70) - y), body.get_height()), 1))
        lay(target, body, (x, y), share, cut)


class Clash(Form):
    """Two creatures come from both sides into a band over the window and stand against each other."""

    SECONDS = 1.05
    COMES, GOES, SPOKEN = 0.18, 0.2, (0.34, 0.5)
    TITLE_PX, LINE_PX = 66, 27
    LEFT, SAID_AT, DEEP = 0.34, 0.735, 0.08
    MET = 0.38
    BLOWS = ((MET, 10),)

    def nearing(self, t: float) -> float:
        """The camera is drawn in by the blow."""
        return (0.7 * hit(0.05, self.MET + 0.1, t) + 0.3 * smooth(self.MET, 0.95, t)) * (1 - smooth(0.8, 1.04, t))

    def made(self) -> None:
        (w, h), k = self.size, self.px
        self.band = pygame.Rect(0, round(h * (0.20 if self.way > 0 else 0.17)), w, round(h * 0.46))
        self.bodies = []
        for place in range(2):
            side = self.act.figures[place] if place < len(self.act.figures) else None
            figure = figure_of(*side) if side else None
            tall = 0.80 if figure is not None and figure.tall > 2 else 0.62
            made, _ = large(figure, round(h * tall), place == 1) if figure else (clear((1, 1)), [])
            self.bodies.append(made)
        self.floor = clear(self.band.size)
        self.floor.fill((*SHADE, 205))
        for place, color in enumerate((*self.act.colors, self.color)[:2]):
            glow = light("glow", (round(w * 0.95), round(self.band.height * 1.9)), color, 0.62)
            self.floor.blit(glow, (round(w * (0.5 * place - 0.25)) - round(w * 0.06) + round(w * 0.12 * place) * 2
                                   - round(w * 0.1), -round(self.band.height * 0.45)))  # fmt: skip
            for edge in (0, self.band.height - max(k(3), 1)):
                part = pygame.Rect(round(w * 0.5 * place), edge, round(w * 0.5), max(k(3), 1))
                self.floor.fill((*theme.mix(color, (255, 255, 255), 0.2), 255), part)
        self.flash = light("glow", (k(520), round(self.band.height * 2.1)), (255, 238, 205), 0.65)

    def scene(self, target: pygame.Surface, t: float, there: float) -> None:
        w, band = self.size[0], self.band
        open_ = hit(0.0, 0.22, t) * there
        if open_ <= 0.02:
            return
        seen = band.inflate(0, -round(band.height * (1 - open_)))
        before = target.get_clip()
        target.set_clip(seen)
        lay(target, self.floor, band.topleft)
        push = self.px(30) * smooth(0.36, 1.05, t) + self.px(46) * swell(self.MET - 0.07, self.MET, self.MET + 0.3, t)
        for place, body in enumerate(self.bodies):
            side = 1 if place else -1
            # One of them is a little ahead, never twice the same.
            come = hit(0.06, 0.30, t) if side == self.way else hit(0.12, 0.38, t)
            rest = w / 2 + side * (self.px(400) - push)
            x = rest + side * (1 - come) * w * 0.45 - body.get_width() / 2
            lay(target, body, (x, band.y + band.height * 0.10 + (0 if self.near else self.px(14))))
        shine = swell(self.MET - 0.05, self.MET + 0.02, self.MET + 0.38, t)
        lay(target, self.flash, (w / 2 - self.flash.get_width() / 2, band.centery - self.flash.get_height() / 2), shine)
        target.set_clip(before)
