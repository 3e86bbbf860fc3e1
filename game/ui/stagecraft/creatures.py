"""Moments of a creature: it rises, it falls, it stands against another, it has won."""

from __future__ import annotations

import math

import pygame

from game.ui import theme
from game.ui.figures.index import figure_of
from game.ui.stagecraft.forms import SHADE, Form
from game.ui.stagecraft.light import clear, large, lay, light
from game.ui.stagecraft.timeline import hit, smooth, swell
from game.ui.theme import RGB

LINE = 0.79
"""Where the fog lies closed, as a share of the window's height."""


class Rise(Form):
    """A creature rises out of a whirl and fog, rays behind it; then its name."""

    SECONDS = 1.75
    GOES = 0.22
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
        self.line = round(h * LINE)
        bright = theme.mix(color, (255, 255, 255), 0.18)
        self.rays = light("rays", (k(1500), k(880)), bright, 0.75, self.way < 0)
        self.swirl = light("swirl", (k(1500), k(380)), bright, 0.72, self.way < 0)
        self.halo = light("glow", (k(1300), k(1000)), color, 0.50)
        self.hole = light("glow", (k(900), k(860)), SHADE, 0.55)
        self.mist = light("fog", (round(w * 1.3), round(h * 0.44)), self.FOG or theme.mix(color, SHADE, 0.52), 0.96)
        self.low = light("fog", (round(w * 1.3), round(h * 0.30)), theme.mix(color, SHADE, 0.86), 1.0, True)
        self.gaze = [(x, y, light("glow", (round(r * 8 + k(40)),) * 2, (255, 214, 120), 0.75)) for x, y, r in self.eyes]

    def scene(self, target: pygame.Surface, t: float, there: float) -> None:
        (w, h), up = self.size, smooth(0.15, 0.95, t)
        shown = up * there
        middle = w / 2
        lay(target, self.halo, (middle - self.halo.get_width() / 2, self.line - self.halo.get_height() * 0.82), shown)
        top = self.line - self.rays.get_height() + self.px(20)
        lay(target, self.rays, (middle - self.rays.get_width() / 2, top), shown * (0.85 + 0.15 * math.sin(5 * t)))
        at = self.line + self.px(20) - self.swirl.get_height() / 2
        lay(target, self.swirl, (middle - self.swirl.get_width() / 2, at), smooth(0.05, 0.5, t) * there)
        self._creature(target, t, up, there)
        drift = self.way * self.px(60) * t
        left = (w - self.mist.get_width()) / 2 + drift
        lay(target, self.mist, (left, self.line - self.px(150)), smooth(0.05, 0.6, t) * there)
        box = pygame.Rect(round(w * 0.18), self.px(60), round(w * 0.64), self.line - self.px(30))
        self.sparks(target, t, 90, box, shown)
        lay(target, self.low, (left - 2 * drift, h - self.low.get_height()), smooth(0.1, 0.6, t) * there)

    def _creature(self, target: pygame.Surface, t: float, up: float, there: float) -> None:
        body = self.body
        grown = round(body.get_height() * self.SHOWN)
        x = (self.size[0] - body.get_width()) / 2
        y = self.line - grown + (1 - up) * grown * 0.62 - self.px(10) * math.sin(1.6 * t)
        seen = min(smooth(0.18, 0.60, t), there)
        lay(target, self.hole, (self.size[0] / 2 - self.hole.get_width() / 2, y - self.px(60)), seen * 0.8)
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
    """The winner's greatest creature in light of brass."""

    SECONDS = 2.0
    SPOKEN = (0.8, 1.1)

    def made(self) -> None:
        super().made()
        k = self.px
        self.rays = light("rays", (k(1700), k(900)), theme.GOLD, 0.80, self.way < 0)
        self.halo = light("glow", (k(1400), k(1000)), theme.mix(self.color, theme.GOLD, 0.5), 0.45)


class Fall(Form):
    """A creature goes gray and sinks, and the light goes out of it."""

    SECONDS = 1.6
    SPOKEN = (0.55, 0.85)
    BLOOD: RGB = (150, 26, 22)

    def made(self) -> None:
        (w, h), k = self.size, self.px
        figure = figure_of(*self.act.figures[0]) if self.act.figures else None
        high = round(h * (0.80 if self.near else 0.72))
        body, _ = large(figure, high, self.way < 0) if figure else (clear((1, high)), [])
        body, _ = _kept_within(body, [], round(w * 0.8))
        body = pygame.transform.rotozoom(body, 5 * self.way, 1.0)
        gray = pygame.transform.grayscale(body)
        gray.fill((96, 88, 86, 255), special_flags=pygame.BLEND_RGBA_MULT)
        self.body, self.gray = body, gray
        self.line = round(h * LINE)
        self.halo = light("glow", (k(1200), k(900)), self.BLOOD, 0.75)
        deep = theme.mix(self.BLOOD, SHADE, 0.72)
        self.mist = light("fog", (round(w * 1.3), round(h * 0.46)), deep, 1.0, self.way > 0)
        self.spark = light("glow", (max(k(8), 4),) * 2, (255, 120, 60), 0.9)

    def scene(self, target: pygame.Surface, t: float, there: float) -> None:
        w, body = self.size[0], self.body
        come, gone = smooth(0.05, 0.35, t) * there, smooth(0.40, 1.15, t)
        lay(target, self.halo, ((w - self.halo.get_width()) / 2, self.line - self.halo.get_height() * 0.85),
            come * (1 - 0.75 * gone))  # fmt: skip
        x = (w - body.get_width()) / 2 + self.px(30) * self.way * gone
        y = self.line - body.get_height() * 0.92 + gone * body.get_height() * 0.26
        cut = pygame.Rect(0, 0, body.get_width(), max(min(round(self.line + self.px(70) - y), body.get_height()), 1))
        if gone < 1:
            lay(target, body, (x, y), come, cut)
        lay(target, self.gray, (x, y), come * gone * (1 - 0.45 * smooth(0.9, 1.6, t)), cut)
        left = (w - self.mist.get_width()) / 2 - self.way * self.px(50) * t
        lay(target, self.mist, (left, self.line - self.px(160)), come)
        box = pygame.Rect(round(w * 0.25), self.px(120), round(w * 0.5), self.line - self.px(120))
        self.sparks(target, t, 60, box, come * (1 - gone * 0.6))


class Clash(Form):
    """Two creatures come from both sides into a band over the window and stand against each other."""

    SECONDS = 1.05
    COMES, GOES, SPOKEN = 0.18, 0.2, (0.34, 0.5)
    TITLE_PX, LINE_PX = 66, 27
    LEFT, SAID_AT = 0.34, 0.735

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
        push = self.px(40) * smooth(0.36, 1.05, t)
        for place, body in enumerate(self.bodies):
            side = 1 if place else -1
            # One of them is a little ahead, never twice the same.
            come = hit(0.06, 0.30, t) if side == self.way else hit(0.12, 0.38, t)
            rest = w / 2 + side * (self.px(400) - push)
            x = rest + side * (1 - come) * w * 0.45 - body.get_width() / 2
            lay(target, body, (x, band.y + band.height * 0.10 + (0 if self.near else self.px(14))))
        shine = swell(0.30, 0.37, 0.72, t)
        lay(target, self.flash, (w / 2 - self.flash.get_width() / 2, band.centery - self.flash.get_height() / 2), shine)
        target.set_clip(before)
