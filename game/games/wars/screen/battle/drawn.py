"""What is drawn by hand in a battle: dice that tumble and settle, bars of odds, the arrows of the steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.games.wars.screen.motions import Timed
from game.language.spoken import say
from game.ui import charts, draw, theme
from game.ui.kit.box import Drawn
from game.ui.layout import Layout
from game.ui.palette import faction_cache
from game.ui.things import Thing
from game.ui.widgets.base import Widget

SECONDS = 0.75
"""How long a roll takes at the usual speed."""
_FIRST = 0.5
"""Share of that time after which the first die lies; the last one lies at its end."""
_TURNS = 12
"""Pictures of a die that turns, each a twelfth of a right angle further."""
UNDERLINE = 3
"""How high the line below a die that counts is, in design units."""
BARS = 4
"""How many bars of odds: the last one stands for all higher numbers too."""

FACES = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


class Tumble(Timed):
    """The time of one roll of both sides' dice. At rest every die lies."""

    def begin(self, pace: float) -> None:
        """Throw the dice; ``pace`` lengthens (above 1) or shortens the roll, 0 lets them lie at once."""
        self._time, self._length = 0.0, SECONDS * pace

    def left(self, place: int, count: int) -> float:
        """How much of its way a die still has before it: 1 thrown, 0 it lies; the first of a row lies first."""
        if not self.busy:
            return 0.0
        lies = self._length * (_FIRST + (1 - _FIRST) * (place + 1) / max(count, 1))
        return max(1 - self._time / lies, 0.0)

    def settled(self, count: int) -> int:
        """How many of a row of dice lie already."""
        return sum(1 for place in range(count) if not self.left(place, count))

    def draw(self, target: pygame.Surface, place: int, count: int, face: int, size: int, at: tuple[int, int],
             way: int = 1) -> None:  # fmt: skip
        """Paint one die of a row; ``at`` is the middle of where it will lie, ``way`` -1 throws it from the left."""
        left = self.left(place, count)
        if not left:
            picture = die(face, size)
            target.blit(picture, picture.get_rect(center=at))
            return
        # A throw that bounces twice; every die a little different, the same at each painting.
        odd = (place * 37 % 11) / 11
        bounce = abs((left * (3 + odd)) % 1 - 0.5) * 2
        x = at[0] + way * round(left * left * size * (5 + 4 * odd))
        y = at[1] - round(left * (1 - bounce * bounce) * size * (0.9 + odd * 0.5))
        step = int(left * (14 + 5 * odd))
        shown = (face + step * (place % 5 + 1)) % 6 + 1 if step else face
        picture = turned(shown, size, int(left * 40 * (1 + odd)) % _TURNS)
        target.blit(picture, picture.get_rect(center=(x, y)))


class DiceRow(Widget):
    """A row of dice, highest first; places for ``count`` of them where there are no ``faces`` yet."""

    focusable = False

    def __init__(self, tumble: Tumble) -> None:
        super().__init__()
        self._tumble = tumble
        self.faces: list[int] = []
        self.count = 0
        self.large = self.mirrored = False
        """On a stage dice fill the row's height, and those of the side at the right begin there."""

    def things(self) -> Iterable[Thing]:
        return ()

    def hit(self, point: tuple[int, int]) -> bool:
        return False

    def _places(self, layout: Layout) -> tuple[int, list[tuple[int, int]]]:
        """How large dice are, and their middles."""
        rect, count = self.rect, self.count
        if not self.large:
            size = min(layout.px(20 if layout.compact else 27), rect.height)
            step = min(size + layout.px(6), (rect.width - size) // max(count - 1, 1))
            return size, [(rect.x + size // 2 + place * step, rect.centery) for place in range(count)]
        # In one line as large as they go, in two where they would be smaller than in those.
        gap, line = layout.px(5), layout.px(UNDERLINE + 3)
        one = min(rect.height - line, (rect.width + gap) // max(count, 1) - gap)
        half = -(-count // 2)
        two = min((rect.height - 2 * line) // 2, (rect.width + gap) // max(half, 1) - gap)
        size, across = (one, count) if one >= two else (two, half)
        size = max(size, 6)
        top = rect.y + size // 2
        found = [(place % max(across, 1) * (size + gap) + size // 2, top + place // max(across, 1) * (size + line))
                 for place in range(count)]  # fmt: skip
        return size, [(rect.right - x if self.mirrored else rect.x + x, y) for x, y in found]

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        count, (size, places) = self.count, self._places(layout)
        before = target.get_clip()
        if not self.large:
            target.set_clip(self.rect.inflate(0, 2 * size).clip(before))
        way = -1 if self.large and not self.mirrored else 1
        for place in reversed(range(count)):
            middle = places[place]
            if not self.faces:
                box = pygame.Rect(0, 0, size, size)
                box.center = middle
                draw.outline(target, box, theme.BRASS_LINE, max(size // 6, 2), 1, 120)
                continue
            self._tumble.draw(target, place, count, self.faces[place], size, middle, way)
            if self.large and self.faces[place] >= 4 and not self._tumble.left(place, count):
                self._underline(target, size, middle, self.faces[place] == 6, layout)
        target.set_clip(before)

    @staticmethod
    def _underline(target: pygame.Surface, size: int, middle: tuple[int, int], kill: bool, layout: Layout) -> None:
        """A line below a die that counts: of a Kill whole, of a Pain half as long, not told by colour alone."""
        long = size - 2 if kill else size // 2
        line = pygame.Rect(0, 0, long, layout.px(UNDERLINE))
        line.midtop = middle[0], middle[1] + size // 2 + layout.px(2)
        draw.fill(target, line, theme.KILL if kill else theme.PAIN, None, layout.px(1))


@faction_cache(512)
def die(face: int, size: int) -> pygame.Surface:
    """A die that lies: red when it Kills, amber when it is a Pain, dark otherwise."""
    return _die(face, size, True)


@faction_cache(512)
def turned(face: int, size: int, step: int) -> pygame.Surface:
    """A die in the air: it means nothing yet, so it has no colour."""
    return pygame.transform.rotozoom(_die(face, size, False), step * 90 / _TURNS, 1.0)


def _die(face: int, size: int, lies: bool) -> pygame.Surface:
    big = size * 3
    dull = theme.mix(theme.BUTTON_TOP, theme.TEXT_THIRD, 0.25)
    colour = dull if not lies or face < 4 else theme.KILL if face == 6 else theme.PAIN
    picture = pygame.Surface((big, big), pygame.SRCALPHA)
    pygame.draw.rect(picture, theme.mix(colour, (255, 255, 255), 0.15), (0, 0, big, big), border_radius=big // 6)
    inner = picture.get_rect().inflate(-6, -6)
    ground = draw.gradient(big, big, theme.mix(colour, theme.INK, 0.22), theme.mix(colour, theme.INK, 0.5)).copy()
    body = pygame.Surface((big, big), pygame.SRCALPHA)
    pygame.draw.rect(body, (255, 255, 255), inner, border_radius=big // 7)
    body.blit(ground, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(body, (0, 0))
    pips = theme.CREAM if face >= 4 or not lies else theme.TEXT_SECOND
    for x, y in FACES[face]:
        pygame.draw.circle(picture, pips, (big / 2 + x * big * 0.26, big / 2 + y * big * 0.26), big * 0.085)
    return pygame.transform.smoothscale(picture, (size, size))


# Odds ------------------------------------------------------------------------------------------


def percent(chance: float) -> str:
    """A chance in whole percent; what is possible is never "0 %", what is not certain never "100 %"."""
    if 0 < chance < 0.005:
        return say("chronicle-percent", number="<1")
    if 0.995 < chance < 1 - 1e-9:
        return say("chronicle-percent", number=">99")
    return charts.percent(chance) if chance else "–"


def sign_fits(layout: Layout, wide: float, charts: Iterable[Sequence[float]]) -> bool:
    """Whether charts of a width in design units have room for "%" behind every chance: all have it or none."""
    tiny = layout.font_px(theme.TINY)
    told = (percent(chance) for odds in charts for chance in odds)
    return max(draw.text_width(words, theme.TINY_BOLD, tiny) for words in told) < layout.px(wide) // BARS


def bars(faction: str, odds: Sequence[float], fell: int, sign: bool) -> Drawn:
    """The chances of 0, 1, 2 and 3 or more results, their numbers below; ``sign`` writes "%" behind them.

    ``fell`` is the number that came, to be lit; -1 for none yet, and then all bars are half lit.
    """

    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        tiny = layout.font_px(theme.TINY)
        line = tiny + layout.px(3)
        foot, most = rect.bottom - line, max(rect.height - 2 * line, 4)
        step = rect.width // len(odds)
        for number, chance in enumerate(odds):
            lit = fell >= 0 and number == min(fell, BARS - 1)
            high = max(round(most * chance / (max(odds) or 1.0)), 1)
            bar = pygame.Rect(rect.x + number * step + 1, foot - high, max(step - layout.px(3), 3), high)
            target.blit(_bar(faction, bar.width, high, 2 if lit else 1 if fell < 0 else 0), bar)
            role, tone = (theme.TINY_BOLD, theme.TEXT) if lit else (theme.TINY, theme.TEXT_SECOND)
            words = percent(chance) if sign else percent(chance).rstrip("%\N{NO-BREAK SPACE}")
            draw.text(target, words, role, tiny, tone, (bar.centerx, bar.top - line // 2), "center", middle=True)
            label = f"{number}+" if number == BARS - 1 else str(number)
            tone = theme.GOLD if lit else theme.TEXT_SECOND
            draw.text(target, label, role, tiny, tone, (bar.centerx, foot + line // 2 + 1), "center", middle=True)

    return Drawn((faction, tuple(odds), fell, sign), paint, grow=1)


@faction_cache(256)
def _bar(faction: str, width: int, height: int, light: int) -> pygame.Surface:
    """A bar: 2 lit, 1 before anything has fallen, 0 what did not fall."""
    colour = theme.faction_colour(faction)
    share = (0.34, 0.62, 0.95)[light]
    top, bottom = theme.mix(theme.INK, colour, share), theme.mix(theme.INK, colour, share * 0.62)
    made = draw.gradient(width, height, top, bottom).copy()
    rim = theme.mix(colour, (255, 255, 255), 0.35) if light == 2 else theme.mix(theme.INK, colour, share + 0.12)
    pygame.draw.rect(made, rim, made.get_rect(), 1)
    return made


# Signs -----------------------------------------------------------------------------------------


def arrow(place: int, now: int) -> Drawn:
    """The ground of a step, pointing to the next; the first has no notch, the present one is lit."""

    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        box = rect.inflate(-2, -layout.px(4))
        point = box.height // 3
        points = [
            (box.left, box.top),
            (box.right - point, box.top),
            (box.right, box.centery),
            (box.right - point, box.bottom - 1),
            (box.left, box.bottom - 1),
        ]
        if place:
            points.append((box.left + point, box.centery))
        pygame.draw.polygon(target, theme.CHOSEN_TOP if place == now else theme.FIELD, points)
        later = theme.mix(theme.BRASS_LINE, theme.INK, 0.6)
        pygame.draw.aalines(
            target, theme.GOLD if place == now else theme.BRASS_LINE if place < now else later, True, points
        )

    return Drawn((place, now), paint, w=0)


def chevron(down: bool) -> Drawn:
    """The arrow of a panel that folds: up to fold, down to open."""

    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        (x, y), reach, way = rect.center, layout.px(6), -1 if down else 1
        points = [(x - reach, y + way * reach // 2), (x, y - way * reach // 2), (x + reach, y + way * reach // 2)]
        pygame.draw.lines(target, theme.TEXT_SECOND, False, points, max(layout.px(2), 2))

    return Drawn(down, paint, w=16, h=16)
