"""Moments without a creature: a gate opens, books are gathered, a ritual burns, a sign turns, all comes to its end."""

from __future__ import annotations

import math

import pygame

from game.ui import theme, tokens
from game.ui.figures.index import figure_of
from game.ui.glyphs import medal
from game.ui.icons import icon
from game.ui.stagecraft.act import Act
from game.ui.stagecraft.forms import SHADE, Form
from game.ui.stagecraft.light import large, lay, light
from game.ui.stagecraft.timeline import hit, smooth, swell
from game.ui.turnedcard import turned_card

WHITE: theme.RGB = (255, 255, 255)
STONE: theme.RGB = (92, 82, 74)
"""The edge of a tablet."""


# What is kept for others is copied here: pictures of a moment are seen through.


def _middle(picture: pygame.Surface, x: float, y: float) -> tuple[float, float]:
    """Where a picture lies whose middle is to be there."""
    return x - picture.get_width() / 2, y - picture.get_height() / 2


def _cultist(act: Act, high: int, flip: bool) -> pygame.Surface | None:
    """The first figure of an act, as one sees it that stands before a light."""
    figure = figure_of(*act.figures[0]) if act.figures else None
    if figure is None:
        return None
    body, _ = large(figure, high, flip)
    body.fill((150, 146, 142, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return body


class Gate(Form):
    """A whirl opens where the gate stands, light breaks out of it, and whoever opened it stands before it."""

    SECONDS = 1.25
    SPOKEN = (0.40, 0.62)
    TITLE_PX, LINE_PX, LEFT = 66, 28, 0.34

    def made(self) -> None:
        (w, h), k = self.size, self.px
        x, y = self.act.at or (w // 2, round(h * 0.55))
        self.at = min(max(x, k(260)), w - k(260)), min(max(y, k(330)), round(h * 0.70))
        bright = theme.mix(self.color, WHITE, 0.25)
        self.swirl = light("swirl", (k(620), k(250)), bright, 0.95, self.way < 0)
        self.floor = light("glow", (k(900), k(420)), self.color, 0.85)
        self.rays = light("rays", (k(860 if self.near else 760), k(620)), bright, 0.95, self.way < 0)
        self.throat = light("glow", (k(260), k(110)), SHADE, 1.0)
        self.keeper = _cultist(self.act, k(168 if self.near else 148), self.way < 0)
        self.sign = medal(self.act.signs[0], k(104)).copy() if self.act.signs else None

    def scene(self, target: pygame.Surface, t: float, there: float) -> None:
        x, y = self.at
        opened, lit = hit(0.10, 0.62, t), smooth(0.22, 0.60, t) * there
        lay(target, self.floor, _middle(self.floor, x, y), lit)
        share = max(opened, 0.06)
        size = max(round(self.swirl.get_width() * share), 2), max(round(self.swirl.get_height() * share), 2)
        whirl = pygame.transform.smoothscale(self.swirl, size)
        lay(target, whirl, _middle(whirl, x, y), smooth(0.05, 0.25, t) * there)
        lay(target, self.throat, _middle(self.throat, x, y), lit * 0.8)
        lay(target, self.rays, (x - self.rays.get_width() / 2, y - self.rays.get_height() + self.px(26)), lit)
        if self.sign:
            up = self.px(70) + self.px(120) * hit(0.28, 0.80, t)
            lay(target, self.sign, _middle(self.sign, x, y - up), smooth(0.30, 0.55, t) * there)
        if self.keeper:
            left = x + self.way * self.px(150) - self.keeper.get_width() / 2
            lay(target, self.keeper, (left, y + self.px(84) - self.keeper.get_height()), smooth(0.12, 0.35, t) * there)
        reach = self.px(190)
        box = pygame.Rect(x - reach, y - self.px(420), 2 * reach, self.px(420))
        self.sparks(target, t, 50, box, lit)


class Books(Form):
    """The six spellbooks light up one after another round their side's greatest creature."""

    SECONDS = 1.7
    SPOKEN = (0.85, 1.10)

    def made(self) -> None:
        (w, h), k = self.size, self.px
        side, *books = self.act.signs or ("",)
        self.at = w // 2, round(h * 0.42)
        pale = theme.mix(self.color, WHITE, 0.78)
        self.icons = [icon(book, k(96), pale).copy() for book in books]
        self.disc = light("glow", (k(250), k(250)), SHADE, 1.0)
        self.lamp = light("glow", (k(240), k(240)), self.color, 0.95)
        self.flash = light("glow", (k(330), k(330)), theme.mix(self.color, WHITE, 0.6), 0.95)
        self.circle = light("circle", (k(840), k(620)), self.color, 0.55, self.way < 0)
        self.sign = self._reader() or medal(side, k(210)).copy()
        self.halo = light("glow", (k(1500), k(900)), self.color, 0.40)
        self.gold = light("glow", (k(1000), k(800)), theme.mix(self.color, theme.GOLD, 0.6), 0.80)

    def _reader(self) -> pygame.Surface | None:
        """Whose books they are: within the ring of them."""
        figure = figure_of(*self.act.figures[0]) if self.act.figures else None
        if figure is None:
            return None
        body, _ = large(figure, self.px(440 if self.near else 410), self.way < 0)
        share = min(self.px(580) / body.get_width(), 1.0)
        return body if share == 1 else pygame.transform.smoothscale_by(body, share)

    def scene(self, target: pygame.Surface, t: float, there: float) -> None:
        x, y = self.at
        come = smooth(0.05, 0.4, t) * there
        full = smooth(0.85, 1.15, t) * there
        lay(target, self.halo, _middle(self.halo, x, y), come * (0.6 + 0.4 * full))
        lay(target, self.gold, _middle(self.gold, x, y), full * 0.7)
        lay(target, self.circle, _middle(self.circle, x, y), come)
        lay(target, self.sign, _middle(self.sign, x, y), come)
        for place, picture in enumerate(self.icons):
            # Every other time the ring stands on a gap, and runs the other way round.
            step = 360 / max(len(self.icons), 1)
            turn = math.radians(self.way * step * place - 90 + (step / 2 if self.way < 0 else 0))
            at = x + self.px(408) * math.cos(turn), y + self.px(302) * math.sin(turn)
            begin = 0.22 + 0.11 * place
            lit = smooth(begin, begin + 0.16, t) * there
            lay(target, self.disc, _middle(self.disc, *at), come)
            lay(target, self.lamp, _middle(self.lamp, *at), lit * 0.8)
            lay(target, self.flash, _middle(self.flash, *at), swell(begin, begin + 0.07, begin + 0.35, t) * there)
            lay(target, picture, _middle(picture, *at), max(lit, come * 0.18))
        reach = self.px(560)
        self.sparks(target, t, 60, pygame.Rect(x - reach, y - self.px(380), 2 * reach, self.px(760)), full)


class Ritual(Form):
    """A circle on the floor burns, light stands up out of it, and those who called it stand round it."""

    SECONDS = 1.35
    SPOKEN = (0.42, 0.66)
    TITLE_PX = 72
    ROUND = ((-0.47, -0.10, 0.76), (0.45, -0.16, 0.72), (-0.31, 0.30, 1.0), (0.37, 0.24, 0.94))
    """Where they stand, as shares of the circle's width and height from its middle, and how large; others first."""

    def made(self) -> None:
        (w, h), k = self.size, self.px
        self.at = w // 2, round(h * 0.63)
        bright = theme.mix(self.color, WHITE, 0.35)
        wide = k(1120 if self.near else 960)
        self.circle = light("circle", (wide, round(wide * 0.40)), bright, 1.0, self.way < 0)
        self.floor = light("glow", (round(wide * 1.25), round(wide * 0.6)), self.color, 0.75)
        self.rays = light("rays", (k(1200), k(800)), bright, 0.85, self.way < 0)
        self.pillar = light("glow", (k(420), k(1250)), theme.mix(self.color, theme.GOLD, 0.35), 0.75)
        self.sign = medal(self.act.signs[0], k(190)).copy() if self.act.signs else None
        self.callers = []
        for across, along, share in self.ROUND:
            body = _cultist(self.act, k(round(186 * share)), self.way * across > 0)
            if body:
                at = round(self.at[0] + self.way * across * wide), round(self.at[1] + along * 0.4 * wide)
                self.callers.append((at, body))

    def scene(self, target: pygame.Surface, t: float, there: float) -> None:
        x, y = self.at
        drawn, burns = smooth(0.05, 0.40, t) * there, smooth(0.34, 0.62, t) * there
        lay(target, self.floor, _middle(self.floor, x, y), drawn * 0.5 + burns * 0.5)
        share = 0.80 + 0.20 * hit(0.05, 0.9, t)
        size = round(self.circle.get_width() * share), round(self.circle.get_height() * share)
        floor = pygame.transform.smoothscale(self.circle, size)
        lay(target, floor, _middle(floor, x, y), drawn)
        lay(target, self.pillar, (x - self.pillar.get_width() / 2, y - self.pillar.get_height() * 0.72), burns * 0.8)
        lay(target, self.rays, (x - self.rays.get_width() / 2, y - self.rays.get_height() + self.px(40)), burns)
        if self.sign:
            up = self.px(110) + self.px(190) * hit(0.34, 1.0, t)
            lay(target, self.sign, _middle(self.sign, x, y - up), burns)
        for (foot_x, foot_y), body in self.callers:
            lay(target, body, (foot_x - body.get_width() / 2, foot_y - body.get_height() + self.px(24)), drawn)
        reach = self.px(430)
        self.sparks(target, t, 80, pygame.Rect(x - reach, y - self.px(560), 2 * reach, self.px(600)), burns)


class Sign(Form):
    """The back of an Elder Sign turns over in the air: never a number."""

    SECONDS = 0.9
    COMES, GOES, SPOKEN = 0.18, 0.2, (0.26, 0.44)
    TITLE_PX, LINE_PX, LEFT, SAID_AT = 56, 27, 0.42, 0.74

    def made(self) -> None:
        (w, h), k = self.size, self.px
        self.at = round(w * (0.5 + 0.03 * self.way)), round(h * 0.42)
        self.card = tokens.sign_back(k(270 if self.near else 235)).copy()
        self.halo = light("glow", (k(900), k(900)), theme.mix(self.color, theme.GOLD, 0.5), 0.75)

    def scene(self, target: pygame.Surface, t: float, there: float) -> None:
        x, y = self.at
        come = smooth(0.0, 0.2, t) * there
        lay(target, self.halo, _middle(self.halo, x, y), come * (0.55 + 0.45 * swell(0.2, 0.42, 0.8, t)))
        turn = math.cos(math.tau * hit(0.0, 0.62, t))
        card = turned_card(self.card, abs(turn), STONE, 0.16)
        # Its edge is seen on the side that comes toward whoever looks.
        if (turn < 0) == (self.way > 0):
            card = pygame.transform.flip(card, True, False)
        lay(target, card, _middle(card, x, y + self.px(150) * (1 - hit(0.0, 0.4, t))), come)


class Death(Form):
    """The window burns away from its edges inward: one picture of fire, nearer all the time."""

    SECONDS = 1.9
    COMES, GOES, LEFT, DEEP = 0.8, 0.25, 0.12, 0.09
    SPOKEN = (0.62, 0.92)
    SAID_AT, TITLE_PX, LINE_PX = 0.50, 108, 36
    BLOWS = ((0.10, 5), (0.55, 8))
    FAR = 0.62
    """By how much of its size the fire comes nearer."""
    FIRE: theme.RGB = (255, 128, 44)

    def made(self) -> None:
        w, h = self.size
        flip = self.way < 0
        self.fire = light("char", (w, h), (5, 3, 3), 1.0, flip)
        lay(self.fire, light("embers", (w, h), self.FIRE, 1.0, flip), (0, 0))
        self.drawn = self.fire.copy()
        self.floor = light("glow", (round(w * 1.3), round(h * 0.9)), (150, 30, 14), 0.60)
        self.spark = light("glow", (max(self.px(10), 5),) * 2, (255, 150, 70), 1.0)

    def scene(self, target: pygame.Surface, t: float, there: float) -> None:
        w, h = self.size
        breath = 0.88 + 0.12 * math.sin(7 * t)
        lay(target, self.floor, _middle(self.floor, w / 2, h * 1.02), smooth(0.2, 0.9, t) * there * breath)
        near = 1 / (1 + self.FAR * (1 - hit(0.0, 1.05, t)) + 0.03 * (1 - smooth(0.8, 1.9, t)))
        part = pygame.Rect(0, 0, round(w * near), round(h * near))
        part.center = w // 2, h // 2
        pygame.transform.scale(self.fire.subsurface(part.clip(self.fire.get_rect())), self.size, self.drawn)
        lay(target, self.drawn, (0, 0), smooth(0.0, 0.22, t) * there * (0.94 + 0.06 * math.sin(11 * t)))
        self.sparks(target, t, 120, pygame.Rect(0, 0, w, h), smooth(0.2, 0.8, t) * there)


class Cards(Form):
    """Cards are thrown into the light and burn: a power-play."""

    SECONDS = 1.15
    COMES, SPOKEN = 0.2, (0.42, 0.62)
    TITLE_PX, LINE_PX, LEFT, SAID_AT = 66, 29, 0.34, 0.82

    def made(self) -> None:
        (w, h), k = self.size, self.px
        self.at = w // 2, round(h * 0.42)
        found = self.pictures
        turns = [(place - (len(found) - 1) / 2) * -8 * self.way for place in range(len(found))]
        self.fan = [pygame.transform.rotozoom(card, turn, k(430) / max(card.get_height(), 1))
                    for card, turn in zip(found, turns, strict=True)]  # fmt: skip
        self.halo = light("glow", (k(1500), k(1000)), self.color, 0.65)
        self.rays = light("rays", (k(1400), k(820)), theme.mix(self.color, theme.GOLD, 0.5), 0.8, self.way < 0)
        self.flash = light("glow", (k(1100), k(800)), (255, 240, 210), 0.9)

    def scene(self, target: pygame.Surface, t: float, there: float) -> None:
        x, y = self.at
        lit = smooth(0.15, 0.45, t) * there
        lay(target, self.halo, _middle(self.halo, x, y), lit)
        low = round(self.size[1] * self.SAID_AT)
        lay(target, self.rays, (x - self.rays.get_width() / 2, low - self.rays.get_height()), lit)
        for place, card in enumerate(self.fan):
            come = hit(0.05 + 0.09 * place, 0.34 + 0.09 * place, t)
            away = place - (len(self.fan) - 1) / 2
            left = 1 - come
            at = (x + away * self.px(312) + self.way * left * self.px(300),
                  y + self.way * abs(away) * self.px(26) + left * self.px(620))  # fmt: skip
            lay(target, card, _middle(card, *at), min(come * 2, 1.0) * there)
        lay(target, self.flash, _middle(self.flash, x, y), swell(0.34, 0.44, 0.80, t) * 0.8 * there)
        reach = self.px(480)
        self.sparks(target, t, 70, pygame.Rect(x - reach, y - self.px(420), 2 * reach, self.px(700)), lit)


class Prize(Form):
    """What was won turns up out of the dark, light of brass behind it."""

    SECONDS = 1.5
    SPOKEN = (0.50, 0.78)
    TITLE_PX, LINE_PX, SAID_AT = 74, 31, 0.84

    def made(self) -> None:
        (w, h), k = self.size, self.px
        self.at = w // 2, round(h * (0.41 if self.near else 0.43))
        self.won = [pygame.transform.smoothscale(
            each, (max(round(each.get_width() * k(460) / max(each.get_height(), 1)), 1), k(460)))
            for each in self.pictures[:3]]  # fmt: skip
        self.circle = light("circle", (k(820), k(820)), theme.mix(self.color, theme.GOLD, 0.6), 0.75, self.way < 0)
        self.halo = light("glow", (k(1400), k(1100)), theme.GOLD, 0.45)
        self.rays = light("rays", (k(1500), k(860)), theme.GOLD, 0.75, self.way < 0)

    def scene(self, target: pygame.Surface, t: float, there: float) -> None:
        x, y = self.at
        lit, come = smooth(0.10, 0.55, t) * there, hit(0.12, 0.70, t)
        lay(target, self.halo, _middle(self.halo, x, y), lit)
        low = round(self.size[1] * self.SAID_AT)
        lay(target, self.rays, (x - self.rays.get_width() / 2, low - self.rays.get_height()), lit)
        lay(target, self.circle, _middle(self.circle, x, y), lit * 0.9)
        for place, each in enumerate(self.won):
            away = place - (len(self.won) - 1) / 2
            at = x + away * self.px(350), y + (1 - come) * self.px(120)
            lay(target, each, _middle(each, *at), lit)
        reach = self.px(460)
        self.sparks(target, t, 60, pygame.Rect(x - reach, y - self.px(460), 2 * reach, self.px(800)), lit)
