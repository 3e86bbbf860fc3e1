"""The dotted way from lesson to lesson on the path, and the stops on it: what is truly drawn there."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.ui import draw, theme
from game.ui.dotted import Spot, draw_dotted
from game.ui.icons import icon
from game.ui.kit.areas import Press, PressArea
from game.ui.kit.box import Box, Column, Drawn, Either, Row, Space, Stack, Text
from game.ui.layout import Layout

WAVE = (0.55, 0.1, 0.85, 0.3, 1.0, 0.45, 0.0, 0.7)
"""How far down the stops of a row stand, in shares of what the wave is high."""
STEPS = 24
DIM = 0.62
"""How much of the ground is in the dots of a way that nobody has gone yet."""


class Stop(NamedTuple):
    """A lesson on the path: what is written in its ring and below it, and how far it is."""

    id: str
    sign: str
    """A number, or the name of an icon."""
    title: str
    note: str
    done: bool = False
    begun: bool = False
    chosen: bool = False


class Measures(NamedTuple):
    """Lengths of a path in design units: a ring's width, how high the wave is, and a row with its words."""

    ring: float
    wave: float
    row: float


On = Callable[[str], Callable[[], object]]
"""What pressing a lesson does, by its id."""


def way(stops: list[Stop], across: int, lengths: Measures, on: On) -> Box:
    """Stops in rows of ``across``, the way running to and fro between them as on a board for goose."""
    rows = [stops[at : at + across] for at in range(0, len(stops), across)]
    # Rows of the same number of stops turn back; a shorter last one keeps its stops under those above.
    laid = (
        Row(*(_cell(stop, number, column, lengths, on) for column, stop in _in_columns(row, number, across)),
            across="start", h=lengths.row)
        for number, row in enumerate(rows)
    )  # fmt: skip
    done = tuple(stop.done for stop in stops)

    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        spots = [_middle(n, across, lengths, rect, layout) for n in range(len(done))]
        for n, (here, there) in enumerate(pairwise(spots)):
            turned = n // across != (n + 1) // across
            line = _turn(here, there, rect) if turned else _wave(here, there)
            clear = lengths.ring / 2 + 7
            colour = theme.GOLD if done[n] else theme.mix(theme.BRASS, theme.PANEL_BOTTOM, DIM)
            draw_dotted(target, [line], layout.scale, (layout.px(clear), layout.px(clear)), colour)

    return Stack(Drawn((done, across, lengths), paint), Column(*laid))


def _in_columns(row: list[Stop], number: int, across: int) -> list[tuple[int, Stop | None]]:
    """A row's stops by their columns, every other row from the right to the left."""
    full: list[Stop | None] = [*row, *[None] * (across - len(row))]
    return list(enumerate(reversed(full) if number % 2 else full))


def _cell(stop: Stop | None, row: int, column: int, lengths: Measures, on: On) -> Box:
    """A stop, as far down as the wave has it there."""
    if stop is None:
        return Space(grow=1)
    return Column(Space(h=_down(row, column) * lengths.wave), stop_box(stop, lengths.ring, on(stop.id)), grow=1)


def _down(row: int, column: int) -> float:
    return WAVE[(column + 3 * row) % len(WAVE)]


def _middle(number: int, across: int, lengths: Measures, rect: pygame.Rect, layout: Layout) -> Spot:
    """Where the ring of a stop has its middle."""
    row, along = divmod(number, across)
    column = across - 1 - along if row % 2 else along
    down = row * lengths.row + _down(row, column) * lengths.wave + 4 + lengths.ring / 2
    return round(rect.left + (column + 0.5) * rect.width / across), rect.top + layout.px(down)


def _wave(here: Spot, there: Spot) -> list[Spot]:
    """A line that leaves and arrives level."""
    across, down = there[0] - here[0], there[1] - here[1]
    shares = [step / STEPS for step in range(STEPS + 1)]
    return [(round(here[0] + across * t), round(here[1] + down * (1 - math.cos(math.pi * t)) / 2)) for t in shares]


def _turn(here: Spot, there: Spot, rect: pygame.Rect) -> list[Spot]:
    """A bow from a row's end to the next one, on the side of the window where both stand."""
    out = 1 if here[0] > rect.centerx else -1
    room = (rect.right - here[0]) if out > 0 else (here[0] - rect.left)
    reach = min(room * 0.92, abs(there[1] - here[1]) * 0.9)
    made = []
    for step in range(2 * STEPS + 1):
        t = step / (2 * STEPS)
        swing = math.sin(math.pi * t) ** 0.55 if 0 < t < 1 else 0.0
        x = here[0] + (there[0] - here[0]) * t + out * reach * swing
        made.append((round(x), round(here[1] + (there[1] - here[1]) * (t * t * (3 - 2 * t)))))
    return made


# Stops ------------------------------------------------------------------------------------------


class StopArea(PressArea):
    """A stop: its ring shines while it is pointed at."""

    def ground(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint light round the ring alone: the stop has no ground."""
        if self.chosen or self.hovered:
            radius = self._ring.height // 2
            draw.glow(target, self._ring, theme.GOLD, layout.px(9), radius, 170 if self.chosen else 100)

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        """Paint the keyboard's ring round the stop's own."""
        around = self._ring.inflate(layout.px(12), layout.px(12))
        draw.outline(target, around, theme.PALE, around.height // 2, max(layout.px(2), 2), 230)

    @property
    def _ring(self) -> pygame.Rect:
        return next(laid.rect for whole in self.shown for laid in whole.all() if isinstance(laid.box, Drawn))


class StopPress(Press):
    """The box of a stop."""

    def make(self) -> StopArea:
        return StopArea(lambda: None)


def stop_box(stop: Stop, ring: float, on: Callable[[], object]) -> Box:
    """A stop: its ring, and below it title and note."""
    title = theme.BODY_BOLD if stop.done or stop.begun or stop.chosen else theme.BODY
    note = theme.GOLD if stop.begun else theme.TEXT_SECOND
    ink = theme.PALE if stop.chosen else theme.TEXT
    parts = Column(
        ring_box(stop, ring, at="center"),
        Either(Text(stop.title, title, ink, "center"), Text(stop.title, theme.SMALL, ink, "center", spacing=0.86)),
        Text(stop.note, theme.NOTE, note, "center", line=True), gap=2,
    )  # fmt: skip
    return StopPress(f"stop.{stop.id}", parts, on, chosen=stop.chosen, look="bare", pad=(6, 4))


def ring_box(stop: Stop, size: float, at: str = "") -> Box:
    """A stop's ring, with a badge on its rim where it is done."""

    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        _paint_ring(target, rect, layout, stop)

    return Drawn((stop.sign, stop.done, stop.begun, stop.chosen), paint, w=size, h=size, at=at)


def _paint_ring(target: pygame.Surface, rect: pygame.Rect, layout: Layout, stop: Stop) -> None:
    radius = rect.height // 2
    lit = stop.chosen or stop.begun
    ground = (theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM) if stop.done or lit else (theme.PANEL_TOP, theme.INK)
    rim = theme.PALE if stop.chosen else theme.GOLD if stop.done or lit else theme.BRASS_LINE
    draw.fill(target, rect, *ground, radius)
    draw.outline(target, rect, rim, radius, max(layout.px(2.5 if stop.chosen else 2 if stop.done else 1), 1))
    ink: theme.RGB = theme.GOLD if stop.done or lit else theme.TEXT_SECOND
    if stop.sign.isdecimal():
        px = max(round(rect.height * 0.36), theme.SMALLEST_PX)
        draw.text(target, stop.sign, theme.COUNT, px, ink, rect.center, "center", middle=True)
    else:
        sign = icon(stop.sign, round(rect.height * 0.52), ink)
        target.blit(sign, sign.get_rect(center=rect.center))
    if stop.done:
        _paint_badge(target, rect, layout)


def _paint_badge(target: pygame.Surface, ring: pygame.Rect, layout: Layout) -> None:
    side = max(round(ring.height * 0.34), 12)
    badge = pygame.Rect(0, 0, side, side)
    badge.center = round(ring.centerx + ring.width * 0.37), round(ring.centery - ring.height * 0.37)
    draw.fill(target, badge, theme.INK, None, side // 2)
    draw.outline(target, badge, theme.GOLD, side // 2, max(layout.px(1), 1))
    tick = icon("check", round(side * 0.72), theme.GOLD)
    target.blit(tick, tick.get_rect(center=badge.center))


def mark_box(done: bool, now: bool, size: float = 16) -> Box:
    """The mark before a step in a list: a tick, a dot, or an empty ring."""

    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        if done:
            target.blit(icon("check", rect.height, theme.GOLD), rect)
            return
        radius = rect.height // 2
        draw.fill(target, rect, theme.INK, None, radius)
        draw.outline(target, rect, theme.PALE if now else theme.BRASS_LINE, radius, max(layout.px(1.5), 1))
        if now:
            side = max(rect.height // 2, 4)
            dot = pygame.Rect(0, 0, side, side)
            dot.center = rect.center
            draw.fill(target, dot, theme.GOLD, None, side // 2)

    return Drawn(("mark", done, now), paint, w=size, h=size)
