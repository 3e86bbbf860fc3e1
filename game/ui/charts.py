"""Line charts drawn by hand: a line a faction over the turns, told apart by colour, dashes and marks.

The picture is drawn large, scaled down and kept; what the pointer shows is drawn over it.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.language.spoken import say
from game.language.values import markup
from game.ui import draw, theme
from game.ui.glyphs import medal
from game.ui.kit.box import Box, Drawn, Either, Row, Text
from game.ui.kit.medal import Medal
from game.ui.layout import Layout
from game.ui.theme import RGB
from game.ui.widgets.base import Widget
from game.ui.widgets.tooltips import draw_tooltip

SUPER = 2
Point = tuple[float, float]


def percent(share: float) -> str:
    """A share in whole percent, as the language writes it."""
    return say("chronicle-percent", number=round(100 * share))



DASHES: tuple[tuple[float, ...], ...] = (
    (), (9, 5), (15, 4, 3, 4), (3, 4), (22, 7), (9, 4, 3, 4, 3, 4), (15, 4, 9, 4), (5, 8),
)  # fmt: skip
"""Lengths of strokes and gaps of the factions' lines, in du; empty is a whole line."""
MARKS = ((0, 0.0), (4, 45.0), (3, 0.0), (4, 0.0), (-4, 0.0), (-5, 0.0), (-4, 45.0), (3, 180.0))
"""Corners and turn of the marks at their points: disc, square, triangle, lozenge, stars (below 0), triangle on its tip.
"""
STAR = 0.42
"""How far a star reaches between its points, as a share of their reach."""
LEAST_SCALE = 4
"""Columns of dice are drawn as if a face had fallen so often at least: one die is no tower."""
APART = 4.2
"""How far lines that run over each other are set apart, in du."""


@dataclass(frozen=True)
class Line:
    """A faction's values, one for each turn, and its colour."""

    faction: str
    name: str
    colour: RGB
    values: tuple[int, ...]

    @property
    def style(self) -> int:
        """Which dashes and marks it has: as many as there are kinds of them differ."""
        return [*theme.FACTION, self.faction].index(self.faction) % len(DASHES)


@dataclass(frozen=True)
class ChartData:
    """What a chart shows: head, number of the first turn, lines, and perhaps a height that means something."""

    title: str
    first: int
    lines: tuple[Line, ...]
    limit: int = 0
    limit_label: str = ""

    @property
    def turns(self) -> int:
        return max((len(line.values) for line in self.lines), default=0)


@dataclass(frozen=True)
class Plot:
    """Where a chart's values stand on its picture, in pixels."""

    data: ChartData
    layout: Layout
    size: tuple[int, int]

    @functools.cached_property
    def area(self) -> pygame.Rect:
        """The part of the picture the lines are in."""
        layout, (width, height) = self.layout, self.size
        tiny = layout.font_px(theme.TINY)
        left = draw.text_width(str(self.top), theme.TINY, tiny) + layout.px(12)
        upper = draw.line_height(theme.FACTION_NAME, layout.font_px(theme.FACTION_NAME)) + layout.px(12)
        lower = draw.line_height(theme.TINY, tiny) + layout.px(6)
        right = layout.px(34)
        return pygame.Rect(left, upper, max(width - left - right, 10), max(height - upper - lower, 10))

    @functools.cached_property
    def step(self) -> int:
        """Distance of the horizontal lines: a round number that gives at most five."""
        highest = max((value for line in self.data.lines for value in line.values), default=0)
        return next(step for step in _round_numbers() if highest <= 5 * step)

    @property
    def top(self) -> int:
        """The highest value there is room for."""
        highest = max((value for line in self.data.lines for value in line.values), default=0)
        return max(math.ceil(highest / self.step), 1) * self.step

    def x(self, index: int) -> float:
        """Where a turn stands, counted from 0."""
        if self.data.turns < 2:
            return self.area.centerx
        return self.area.left + self.area.width * index / (self.data.turns - 1)

    def y(self, value: float) -> float:
        """Where a value stands."""
        return self.area.bottom - self.area.height * value / self.top

    def points(self, line: Line) -> list[Point]:
        """A line's points, set apart where others have the same value in the same turn."""
        apart = self.layout.px(APART)
        made = []
        for index, value in enumerate(line.values):
            same = [other for other in self.data.lines if index < len(other.values) and other.values[index] == value]
            # On the ground they are stacked, elsewhere spread to both sides.
            shift = same.index(line) - ((len(same) - 1) / 2 if value else 0)
            made.append((self.x(index), self.y(value) - shift * apart))
        return made

    def nearest(self, x: float) -> int:
        """The turn nearest to a place, counted from 0."""
        if self.data.turns < 2:
            return 0
        share = (x - self.area.left) / self.area.width * (self.data.turns - 1)
        return max(0, min(round(share), self.data.turns - 1))


def _round_numbers() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50 and on."""
    for power in itertools.count():
        yield from (10**power, 2 * 10**power, 5 * 10**power)


def dashed(points: Sequence[Point], pattern: Sequence[float]) -> list[list[Point]]:
    """A line through points cut into strokes; the pattern runs on round the corners."""
    if not pattern:
        return [list(points)]
    strokes: list[list[Point]] = []
    place, left, drawing = 0, pattern[0], True
    stroke = [points[0]]
    for start, end in itertools.pairwise(points):
        length = math.dist(start, end)
        gone = 0.0
        while length - gone > left:
            gone += left
            share = gone / length
            at = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            if drawing:
                strokes.append([*stroke, at])
            place = (place + 1) % len(pattern)
            left, drawing = pattern[place], not drawing
            stroke = [at]
        left -= length - gone
        stroke.append(end)
    if drawing and len(stroke) > 1:
        strokes.append(stroke)
    return strokes


def _mark(target: pygame.Surface, line: Line, centre: Point, radius: float) -> None:
    """A line's mark on a dark rim, so that it stands out from lines."""
    corners, turn = MARKS[line.style]
    for reach, paint in ((radius * 1.25, theme.PANEL_BOTTOM), (radius, line.colour)):
        if not corners:
            pygame.draw.circle(target, paint, centre, reach)
            continue
        reaches = (reach * 1.2,) if corners > 0 else (reach * 1.5, reach * 1.5 * STAR)
        many = abs(corners) * len(reaches)
        shape = [pygame.Vector2(0, -reaches[n % len(reaches)]).rotate(turn + 360 / many * n) + centre
                 for n in range(many)]  # fmt: skip
        pygame.draw.polygon(target, paint, shape)


def _large(point: Point) -> Point:
    return point[0] * SUPER, point[1] * SUPER


def _draw_line(big: pygame.Surface, layout: Layout, line: Line, points: Sequence[Point]) -> None:
    """A line with its dashes on a picture ``SUPER`` times as large."""
    width = max(round(2.6 * layout.scale * SUPER), 2)
    pattern = [length * layout.scale * SUPER for length in DASHES[line.style]]
    for stroke in dashed([_large(point) for point in points], pattern):
        draw.polyline(big, stroke, line.colour, width)


def _draw_marks(big: pygame.Surface, layout: Layout, line: Line, points: Sequence[Point]) -> None:
    """A line's marks; drawn after all lines, so that none is crossed out."""
    for point in points:
        _mark(big, line, _large(point), 3.8 * layout.scale * SUPER)


@functools.lru_cache(maxsize=24)
def picture(data: ChartData, layout: Layout, size: tuple[int, int]) -> pygame.Surface:
    """A chart on a clear ground."""
    plot = Plot(data, layout, size)
    area = plot.area
    big = pygame.Surface((size[0] * SUPER, size[1] * SUPER), pygame.SRCALPHA)
    # A dark clear ground: scaling down would else bleed black round every line.
    big.fill((*theme.PANEL_BOTTOM, 0))
    for value in range(0, plot.top + 1, plot.step):
        y = plot.y(value) * SUPER
        colour = (*theme.BRASS_LINE, 150 if value == 0 else 60)
        pygame.draw.line(big, colour, (area.left * SUPER, y), (area.right * SUPER, y), SUPER)
    shown_limit = bool(data.limit and data.limit <= plot.top)
    if shown_limit:
        y = plot.y(data.limit) * SUPER
        for start, end in dashed([(area.left * SUPER, y), (area.right * SUPER, y)], [6 * SUPER, 5 * SUPER]):
            pygame.draw.line(big, (*theme.GOLD, 200), start, end, SUPER)
    shown = [(line, plot.points(line)) for line in data.lines if line.values]
    for line, points in shown:
        _draw_line(big, layout, line, points)
    for line, points in shown:
        _draw_marks(big, layout, line, points)
    made = pygame.transform.smoothscale(big, size)
    _labels(made, plot, shown_limit)
    _medals(made, plot)
    return made


def _labels(made: pygame.Surface, plot: Plot, shown_limit: bool) -> None:
    """The head, the values at the left, the turns below."""
    layout, area, data = plot.layout, plot.area, plot.data
    px = layout.px
    tiny = layout.font_px(theme.TINY)
    room = made.get_width() - area.left
    head, high = draw.fitted(data.title, theme.FACTION_NAME, layout.font_px(theme.FACTION_NAME), room)
    draw.text(made, head, theme.FACTION_NAME, high, theme.GOLD, (area.left, px(2)))
    for value in range(0, plot.top + 1, plot.step):
        at = (area.left - px(7), round(plot.y(value)))
        draw.text(made, str(value), theme.TINY, tiny, theme.TEXT_SECOND, at, "right", middle=True)
    if shown_limit:
        at = (area.left + px(6), round(plot.y(data.limit)) - draw.line_height(theme.TINY, tiny) - px(1))
        draw.text(made, data.limit_label, theme.TINY, tiny, theme.GOLD, at)
    room = draw.text_width(say("boxed-chart-turn", turn=88), theme.TINY, tiny)
    every = next(n for n in _round_numbers() if n * area.width >= room * max(data.turns - 1, 1))
    for index in range(0, data.turns, every):
        label = say("boxed-chart-turn", turn=data.first + index) if index == 0 else str(data.first + index)
        at = (round(plot.x(index)), area.bottom + px(4))
        half = draw.text_width(label, theme.TINY, tiny) // 2
        at = (max(at[0], half), at[1])
        draw.text(made, label, theme.TINY, tiny, theme.TEXT_SECOND, at, "center")


def _medals(made: pygame.Surface, plot: Plot) -> None:
    """Whose line it is, at its end; medals that would cover each other are pushed apart."""
    layout, area = plot.layout, plot.area
    size = layout.px(18)
    ends = sorted((plot.points(line)[-1][1], line.faction) for line in plot.data.lines if line.values)
    places: list[float] = []
    for y, _ in ends:
        places.append(max(y, places[-1] + size + 1) if places else y)
    over = places[-1] - (area.bottom - size / 4) if places else 0
    if over > 0:
        # Too low: push back up from below.
        lowest = area.bottom - size / 4
        for index in range(len(places) - 1, -1, -1):
            places[index] = min(places[index], lowest)
            lowest = places[index] - size - 1
    for y, (_, faction) in zip(places, ends, strict=True):
        sign = medal(faction, size)
        made.blit(sign, sign.get_rect(midleft=(area.right + layout.px(10), round(y))))


@functools.lru_cache(maxsize=16)
def sample(line: Line, layout: Layout, width: int) -> pygame.Surface:
    """A short piece of a line with its mark, for a legend."""
    height = layout.px(16)
    big = pygame.Surface((width * SUPER, height * SUPER), pygame.SRCALPHA)
    big.fill((*theme.PANEL_BOTTOM, 0))
    _draw_line(big, layout, line, [(2, height / 2), (width - 2, height / 2)])
    _draw_marks(big, layout, line, [(width / 2, height / 2)])
    return pygame.transform.smoothscale(big, (width, height))


def legend(lines: Sequence[Line], high: float | None = None, rank: int = 0) -> Box:
    """Medal, piece of line and name of every faction, in a row; names are left out where there is no room."""

    def entry(line: Line, named: bool) -> Box:
        piece = Drawn(line, partial(_draw_sample, line), w=44, h=16)
        name = Text(line.name, theme.SMALL, line=True) if named else None
        return Row(Medal(line.faction, 20), piece, name, gap=6, across="center")

    rows = (Row(*(entry(line, named) for line in lines), gap=20 if named else 14, pack="center", across="center")
            for named in (True, False))  # fmt: skip
    return Either(*rows, h=high, rank=rank)


def _draw_sample(line: Line, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
    target.blit(sample(line, layout, rect.width), rect)


class Chart(Widget):
    """A chart to be pointed at, or gone through with left and right: it tells the values of a turn."""

    ROLE = "chart"

    def __init__(self, data: ChartData) -> None:
        super().__init__()
        self.data = data
        self.at = max(data.turns - 1, 0)
        self._by_keys = False
        self._layout: Layout | None = None

    @property
    def telling(self) -> bool:
        """Whether the values of a turn are shown."""
        return self.visible and (self.hovered or (self.focused and self._by_keys))

    def set_focus(self, on: bool) -> None:
        """Values stay shown only while the keyboard is here."""
        super().set_focus(on)
        self._by_keys = False

    def handle(self, event: pygame.event.Event) -> bool:
        """Follow the pointer; left and right go from turn to turn."""
        if event.type == pygame.MOUSEMOTION and self._layout:
            self._by_keys = False
            return self._go(self._plot().nearest(event.pos[0] - self.rect.x))
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._by_keys = True
            self._go(self.at + (1 if event.key == pygame.K_RIGHT else -1))
            return True
        return False

    def _go(self, index: int) -> bool:
        before, self.at = self.at, max(0, min(index, self.data.turns - 1))
        return self.at != before

    def _plot(self) -> Plot:
        assert self._layout
        return Plot(self.data, self._layout, self.rect.size)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        self._layout = layout
        target.blit(picture(self.data, layout, self.rect.size), self.rect)
        if not self.telling or not self.data.turns:
            return
        plot = self._plot()
        x = self.rect.x + round(plot.x(self.at))
        pygame.draw.line(
            target, theme.GOLD, (x, self.rect.y + plot.area.top), (x, self.rect.y + plot.area.bottom), layout.px(1)
        )
        for line in self.data.lines:
            at = plot.points(line)[self.at]
            ring = pygame.Rect(0, 0, layout.px(15), layout.px(15))
            ring.center = (self.rect.x + round(at[0]), self.rect.y + round(at[1]))
            draw.outline(target, ring, theme.PALE, ring.width // 2, max(layout.px(2), 1), 220)

    def values(self) -> str:
        """What the turn's values are, as rich text, the highest first."""
        lines = sorted(self.data.lines, key=lambda line: -line.values[self.at])
        told = [
            say("boxed-chart-value", sign=markup(f"{{glyph:{line.faction}}}"), name=line.name,
                value=markup(f"<{line.faction}>{line.values[self.at]}</>")) for line in lines
        ]
        head = say("boxed-chart-head", title=self.data.title, turn=self.data.first + self.at)
        return "\n".join([f"<gold>**{head}**</>", *told])

    def draw_values(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint a card with the values beside the turn; to be called when everything else is painted."""
        if not self.telling or not self.data.turns:
            return
        plot = self._plot()
        turn = pygame.Rect(self.rect.x + round(plot.x(self.at)), self.rect.y + plot.area.centery, 1, 1)
        draw_tooltip(target, layout, self.values(), turn.inflate(layout.px(12), 0), 284, sideways=True)


def draw_faces(faces: Sequence[int], surface: pygame.Surface, box: pygame.Rect, layout: Layout) -> None:
    """How often each face of a die fell, as columns, with a dashed line where a fair die would stand."""
    px = layout.px
    tiny = layout.font_px(theme.TINY)
    line = draw.line_height(theme.TINY, tiny)
    ground = box.bottom - line - px(4)
    high = max(ground - box.y - line, px(10))
    most = max(*faces, LEAST_SCALE)
    pitch = box.width / 6
    middles = [round(box.x + pitch * (face - 0.5)) for face in range(1, 7)]
    tops = [ground - round(high * count / most) for count in faces]
    for face, (x, top) in enumerate(zip(middles, tops, strict=True), 1):
        draw.text(surface, str(face), theme.TINY, tiny, theme.TEXT_SECOND, (x, ground + px(3)), "center")
        column = pygame.Rect(0, top, max(round(pitch * 0.6), 4), ground - top)
        column.centerx = x
        colour = theme.KILL if face == 6 else theme.PAIN if face > 3 else theme.NOBODY
        if column.height:
            draw.fill(surface, column, theme.mix(colour, theme.INK, 0.15), theme.mix(colour, theme.INK, 0.55))
    draw.hairline(surface, (box.x, ground), box.width)
    if sum(faces):
        y = ground - high * sum(faces) / 6 / most
        for start, end in dashed([(box.x, y), (box.right, y)], [px(5), px(4)]):
            pygame.draw.line(surface, theme.PALE, start, end, px(1))
    for count, x, top in zip(faces, middles, tops, strict=True):
        if count:
            draw.text(surface, str(count), theme.TINY_BOLD, tiny, theme.TEXT, (x, top - line // 2), "center", True, 2)


def draw_chances(
    chances: Sequence[Point], dots: Sequence[Point], colour: RGB, target: pygame.Surface, rect: pygame.Rect,
    layout: Layout,
) -> None:  # fmt: skip
    """A chance from 0 to 1 through a match, by the number of entries, as a curve with some dots on it."""
    px, tiny = layout.px, layout.font_px(theme.TINY)
    plot = pygame.Rect(rect.x + px(40), rect.y + px(8), rect.width - px(46), rect.height - px(16))
    for share in (0.0, 0.5, 1.0):
        y = plot.bottom - round(plot.height * share)
        draw.hairline(target, (plot.x, y), plot.width, theme.BRASS_LINE, 90)
        at = (plot.x - px(6), y)
        draw.text(target, percent(share), theme.TINY, tiny, theme.TEXT_THIRD, at, "right", middle=True)
    last = max(chances[-1][0], 1)

    def place(point: Point) -> tuple[int, int]:
        return (plot.x + round(plot.width * point[0] / last), plot.bottom - round(plot.height * point[1]))

    if len(chances) > 1:
        pygame.draw.lines(target, colour, False, [*map(place, chances)], max(px(2), 2))
    for dot in map(place, dots):
        pygame.draw.circle(target, theme.VIGNETTE_BOTTOM, dot, px(5))
        pygame.draw.circle(target, theme.PALE, dot, px(4))
