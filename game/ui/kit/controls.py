"""Boxes that are pressed or chosen from: each is a widget of the board, found again by its id.

What a control does (``on`` and the like) is not compared: it must follow from the id and what is compared. A control
that acts on the third row says so in its id (``seat.2``), not only in its function.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, TypeVar

import pygame

from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.kit.base import Control, Laid, Laying, Shown
from game.ui.kit.caps import cap
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import ACTIVATE, Pressable, Widget

Options = tuple[tuple[str, str], ...]
"""What can be chosen: its value and its label."""


def nothing(*_: object) -> None:
    """Do nothing: what a control does that nobody listens to."""


class Plate(Pressable):
    """The widget of a button: its label, perhaps with an icon and a key cap."""

    box: Button

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        radius = min(layout.px(22), self.rect.height // 2)
        self._ground(target, layout, radius)
        px = layout.font_px(self.box.role)
        size = round(px * 0.95)
        gap, room = layout.px(8) if self.label else 0, self.rect.width - layout.px(16)
        # Where there is no room for both, words say more than a picture.
        least = draw.text_width(self.label, self.box.role, theme.SMALLEST_PX) if self.label else 0
        icon_ = self.box.icon if not self.label or least <= room - size - gap else ""
        room -= size + gap if icon_ else 0
        label, px = draw.fitted(self.label, self.box.role, px, room) if self.label else ("", px)
        width = draw.text_width(label, self.box.role, px) if label else 0
        total = width + (size + gap if icon_ else 0)
        key = self._key_width(layout) if self.box.key else 0
        key = key if total + max(layout.px(70), key + layout.px(12)) < self.rect.width else 0
        x = self.rect.centerx - (total + key) // 2
        colour = self._colour()
        if icon_:
            picture = icon(icon_, size, colour)
            target.blit(picture, picture.get_rect(midleft=(x, self.rect.centery)))
            x += size + gap
        if label:
            draw.text(target, label, self.box.role, px, colour, (x, self.rect.centery), middle=True)
        if key:
            at = pygame.Rect(x + width + layout.px(10), 0, key - layout.px(10), layout.px(20))
            at.centery = self.rect.centery
            draw.outline(target, at, colour, layout.px(3), 1, 190)
            draw.text(target, cap(self.box.key), theme.TINY_BOLD, layout.font_px(theme.TINY_BOLD), colour, at.center,
                      "center", middle=True)  # fmt: skip

    def _key_width(self, layout: Layout) -> int:
        return draw.text_width(cap(self.box.key), theme.TINY, layout.font_px(theme.TINY)) + layout.px(22)

    def _colour(self) -> theme.RGB:
        if not self.enabled:
            return theme.TEXT_THIRD
        if self.box.kind == "primary":
            return theme.rgb("#1b1408")
        if self.box.kind == "danger":
            return theme.PASS_TEXT
        return theme.GOLD if self.hovered else theme.TEXT

    def _ground(self, target: pygame.Surface, layout: Layout, radius: int) -> None:
        if self.box.kind == "quiet":
            if self.hovered and self.enabled:
                draw.fill(target, self.rect, theme.BUTTON_TOP, theme.BUTTON_BOTTOM, radius)
            return
        if not self.enabled:
            draw.fill(target, self.rect, theme.BLOCKED, None, radius)
            draw.outline(target, self.rect, theme.BRASS_LINE, radius, 1, 70)
        elif self.box.kind == "primary":
            light = 0.12 if self.hovered else 0.0
            draw.glow(target, self.rect, theme.GOLD, layout.px(7 if self.hovered else 5), radius, 110)
            top = theme.mix(theme.rgb("#d9b063"), (255, 255, 255), light)
            draw.fill(target, self.rect, top, theme.mix(theme.rgb("#8a652c"), top, light), radius)
            draw.outline(target, self.rect, theme.GOLD, radius, 1)
        elif self.box.kind == "danger":
            draw.fill(target, self.rect, theme.PASS_FILL, None, radius)
            draw.outline(target, self.rect, theme.KILL if self.hovered else theme.PASS_RIM, radius, 1)
        else:
            draw.fill(target, self.rect, theme.BUTTON_TOP, theme.BUTTON_BOTTOM, radius)
            rim = theme.GOLD if self.hovered else theme.BRASS_LINE
            draw.outline(target, self.rect, rim, radius, 1, 255 if self.hovered else 170)

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 22) -> None:
        ring = self.rect.inflate(layout.px(6), layout.px(6))
        round_by = min(layout.px(22), self.rect.height // 2) + layout.px(3)
        draw.outline(target, ring, theme.PALE, round_by, max(layout.px(2), 2), 230)


@dataclass
class Button(Control):
    """A button. ``kind``: ``plain``, ``primary`` (the way on), ``danger``, ``quiet``; ``key``: the key that presses it,
    as its cap says it."""

    label: str
    on: Callable[[], object] = field(default=nothing, compare=False)
    kind: Literal["plain", "primary", "danger", "quiet"] = "plain"
    key: str = ""
    icon: str = ""
    role: theme.Role = theme.BODY

    def wide(self, lay: Laying, room: int) -> int:
        px = lay.layout.font_px(self.role)
        wide = draw.text_width(self.label, self.role, px) + lay.px(28)
        if self.key:
            wide += draw.text_width(cap(self.key), theme.TINY, lay.layout.font_px(theme.TINY)) + lay.px(44)
        return wide + (round(px * 0.95) + lay.px(8) if self.icon else 0)

    def high(self, lay: Laying, width: int) -> int:
        return lay.line(self.role)

    def narrowest(self, lay: Laying) -> int:
        return draw.text_width(self.label, self.role, theme.SMALLEST_PX) + lay.px(16) if self.label else 0

    def lowest(self, lay: Laying) -> int:
        return lay.layout.font_px(self.role) + 4 if self.label else 0

    def make(self) -> Plate:
        return Plate(nothing)

    def fill(self, widget: Plate, laid: Laid, was: Control | None) -> None:
        widget.box, widget.label, widget.on_press = self, self.label, self.on


class Switch(Shown["Toggle"]):
    """A sliding knob."""

    ROLE = "toggle"

    def things(self) -> Iterable[Thing]:
        yield self.thing()._replace(selected=self.box.value)

    def handle(self, event: pygame.event.Event) -> bool:
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if not clicked and not (event.type == pygame.KEYDOWN and event.key in ACTIVATE):
            return False
        Widget.pressed()
        self.box.on(not self.box.value)
        return True

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        on, height = self.box.value, min(layout.px(22), self.rect.height)
        track = pygame.Rect(0, 0, layout.px(42), height)
        track.midright = self.rect.midright
        draw.fill(target, track, theme.rgb("#6b5222") if on else theme.FIELD, None, height // 2)
        draw.outline(target, track, theme.GOLD if on or self.hovered else theme.BRASS_LINE, height // 2, 1, 220)
        knob = track.inflate(-layout.px(6), -layout.px(6))
        knob.width = knob.height
        if on:
            knob.right = track.right - layout.px(3)
        draw.fill(target, knob, theme.PALE if on else theme.TEXT_THIRD, None, knob.height // 2)


@dataclass
class Toggle(Control):
    """On or off."""

    value: bool
    on: Callable[[bool], object] = field(default=nothing, compare=False)
    WIDGET: ClassVar[type[Shown[Any]]] = Switch

    def wide(self, lay: Laying, room: int) -> int:
        return lay.px(48)


# One of several ---------------------------------------------------------------------------------


@dataclass
class Valued(Control):
    """One of several values."""

    options: Options
    value: str
    on: Callable[[str], object] = field(default=nothing, compare=False)

    @property
    def index(self) -> int:
        """Position of the value."""
        return next((place for place, (key, _) in enumerate(self.options) if key == self.value), 0)

    def widest(self, lay: Laying, role: theme.Role = theme.BODY) -> int:
        """Width of the longest label in pixels."""
        return max(draw.text_width(label, role, lay.layout.font_px(role)) for _, label in self.options)


V = TypeVar("V", bound=Valued)

LEAST_ROOM = 6
"""Pixels that are kept beside the words of a value in a capsule."""


class Chooser(Shown[V]):
    """The widget of a control with one of several values."""

    def things(self) -> Iterable[Thing]:
        """The control with the label of its value."""
        yield self.thing(self.box.options[self.box.index][1] if self.box.options else "")

    def choose(self, value: str) -> None:
        """Report another value; until the description says so too, the one it says is shown."""
        if value != self.box.value:
            Widget.pressed()
            self.box.on(value)


@functools.lru_cache(maxsize=512)
def _cells(labels: tuple[str, ...], width: int) -> tuple[int, ...]:
    """Where values side by side begin and end, as parts of a width: equal, or by their words if one would be cut."""
    least = [_least(label) + LEAST_ROOM for label in labels]
    if max(least, default=0) * len(least) <= width or not all(labels):
        return tuple(range(len(labels) + 1))
    return tuple(itertools.accumulate(least, initial=0))


def _least(label: str) -> int:
    """How wide a value is in the smallest type, whether it is chosen or not: plain letters may be the wider ones."""
    return max(draw.text_width(label, role, theme.SMALLEST_PX) for role in (theme.BODY, theme.BODY_BOLD))


class Segments(Chooser["Choice"]):
    """Values side by side in a capsule."""

    ROLE = "choice"
    _over: int | None = None

    def things(self) -> Iterable[Thing]:
        yield from super().things()
        for place, (key, label) in enumerate(self.box.options):
            option = self.part("option", key, self._cell(place), label, key == self.box.value)
            yield option._replace(enabled=self.enabled and key not in self.box.blocked)

    def _cell(self, index: int) -> pygame.Rect:
        labels = tuple("" if key in self.box.pictures else label for key, label in self.box.options)
        parts, (x, y, wide, high) = _cells(labels, self.rect.width), self.rect
        left, right = (x + wide * part // parts[-1] for part in parts[index : index + 2])
        return pygame.Rect(left, y, right - left, high)

    def handle(self, event: pygame.event.Event) -> bool:
        """Choose by click, or by left and right."""
        if event.type == pygame.MOUSEMOTION:
            over = next((i for i in range(len(self.box.options)) if self._cell(i).collidepoint(event.pos)), None)
            changed, self._over = over != self._over, over
            self.tell()
            return changed
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            for index, (key, _) in enumerate(self.box.options):
                if self._cell(index).collidepoint(event.pos) and key not in self.box.blocked:
                    self.choose(key)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT, *ACTIVATE):
            able = [place for place, (key, _) in enumerate(self.box.options) if key not in self.box.blocked]
            before = [place for place in able if place < self.box.index]
            after = [place for place in able if place > self.box.index]
            around = after[:1] or able[:1]
            for place in {pygame.K_LEFT: before[-1:], pygame.K_RIGHT: after[:1]}.get(event.key, around):
                self.choose(self.box.options[place][0])
            return True
        return False

    def tell(self) -> None:
        """Have the tooltip tell of the value that is pointed at, or why it cannot be chosen."""
        over = self._over
        key = self.box.options[over][0] if over is not None and over < len(self.box.options) else ""
        self.tooltip = self.box.blocked.get(key) or self.box.notes.get(key, self.box.tip)

    @property
    def tip_near(self) -> pygame.Rect:
        """The cell that is pointed at."""
        return self._cell(self._over) if self._over is not None else self.rect

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        radius = self.rect.height // 2
        draw.fill(target, self.rect, theme.FIELD, None, radius)
        draw.outline(target, self.rect, theme.BRASS_LINE, radius, 1, 150)
        px = layout.font_px(theme.BODY)
        # One height for all, so that no choice looks weightier than another.
        px = min((draw.fitting(label, role, px, self._room(place, layout)) for role in (theme.BODY, theme.BODY_BOLD)
                  for place, (_, label) in enumerate(self.box.options)), default=px)  # fmt: skip
        for index, (key, label) in enumerate(self.box.options):
            cell = self._cell(index)
            chosen = key == self.box.value
            if chosen:
                draw.fill(target, cell, theme.rgb("#6b5222"), theme.rgb("#46351a"), radius)
                draw.outline(target, cell, theme.GOLD if self.enabled else theme.BRASS_LINE, radius, 1)
            over = self.hovered and self._over == index and self.enabled
            colour = theme.PALE if chosen else theme.GOLD if over else theme.TEXT_SECOND
            if key in self.box.blocked and not chosen:
                colour = theme.mix(theme.TEXT_THIRD, theme.FIELD, 0.4)
            if key in self.box.pictures:
                size = min(round(cell.height * 0.78), round(cell.width * 0.86))
                picture = self.box.pictures[key](size, colour)
                target.blit(picture, picture.get_rect(center=cell.center))
                continue
            role = theme.BODY_BOLD if chosen else theme.BODY
            words = draw.shorten(label, role, px, self._room(index, layout))
            draw.text(target, words, role, px, colour, cell.center, "center", middle=True)

    def _room(self, index: int, layout: Layout) -> int:
        """How wide the words of a value may be: with less beside them where they would be cut."""
        wide = self._cell(index).width
        room = wide - layout.px(8)
        return room if _least(self.box.options[index][1]) <= room else wide - LEAST_ROOM // 2

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        ring = self.rect.inflate(layout.px(6), layout.px(6))
        draw.outline(target, ring, theme.PALE, ring.height // 2, max(layout.px(2), 2), 230)


@dataclass
class Choice(Valued):
    """One of a few, side by side in a capsule. ``notes``: tooltips of values; ``blocked``: why one cannot be chosen.

    A value of ``pictures`` shows one in the place of its label, painted for a size and a colour.
    """

    blocked: Mapping[str, str] = field(default_factory=dict)
    notes: Mapping[str, str] = field(default_factory=dict)
    pictures: Mapping[str, Callable[[int, theme.RGB], pygame.Surface]] = field(default_factory=dict, compare=False)
    WIDGET: ClassVar[type[Shown[Any]]] = Segments

    def fill(self, widget: Segments, laid: Laid, was: Control | None) -> None:
        super().fill(widget, laid, was)
        # Something else on the page may have changed meanwhile: what is pointed at is told on.
        widget.tell()

    def wide(self, lay: Laying, room: int) -> int:
        return (self.widest(lay, theme.BODY_BOLD) + lay.px(16)) * len(self.options)

    def narrowest(self, lay: Laying) -> int:
        return 0 if self.pictures else sum(_least(label) + LEAST_ROOM for _, label in self.options)


STEPS = {pygame.K_LEFT: -1, pygame.K_MINUS: -1, pygame.K_RIGHT: 1, pygame.K_PLUS: 1}


class Wheel(Chooser["Cycle"]):
    """A value between two arrows: click, wheel, or left and right go to the next."""

    ROLE = "cycle"

    def things(self) -> Iterable[Thing]:
        yield from super().things()
        for name, rect in zip(("back", "on"), self._ends(), strict=True):
            yield self.part("button", name, rect)

    def _ends(self) -> tuple[pygame.Rect, pygame.Rect]:
        side = self.rect.height
        left = pygame.Rect(self.rect.x, self.rect.y, side, side)
        return left, left.move(self.rect.width - side, 0)

    def _able(self, by: int) -> bool:
        return not self.box.bounded or 0 <= self.box.index + by < len(self.box.options)

    def _step(self, by: int) -> None:
        if by and self._able(by):
            self.choose(self.box.options[(self.box.index + by) % len(self.box.options)][0])

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            left, right = (end.collidepoint(event.pos) for end in self._ends())
            self._step((right if self.box.bounded else not left) - left)
        elif event.type == pygame.MOUSEWHEEL:
            self._step(1 if event.y > 0 else -1)
        elif event.type == pygame.KEYDOWN and event.key in STEPS:
            self._step(STEPS[event.key])
        else:
            return False
        return True

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the value, and the arrows: dark where they lead nowhere."""
        box, rect, lit = self.box, self.rect, self.hovered
        draw.fill(target, rect, theme.FIELD, None, layout.px(6))
        draw.outline(target, rect, theme.GOLD if lit else theme.BRASS_LINE, layout.px(6), 1, 255 if lit else 180)
        left, right = self._ends()
        reach = layout.px(5)
        for end, turn in ((left, -1), (right, 1)):
            x, y = end.center
            back = x - turn * reach // 2
            points = [(back, y - reach), (x + turn * reach // 2, y), (back, y + reach)]
            tone = theme.BUTTON_TOP if not self._able(turn) else theme.GOLD if lit else theme.BRASS
            pygame.draw.lines(target, tone, False, points, max(layout.px(2), 2))
        px = layout.font_px(theme.BODY)
        shown, px = draw.fitted(box.options[box.index][1], theme.BODY, px, right.x - left.right)
        colour = theme.TEXT if box.options[box.index][0] == box.usual else theme.GOLD
        draw.text(target, shown, theme.BODY, px, colour, rect.center, "center", middle=True)


@dataclass
class Cycle(Valued):
    """One of several values between two arrows; gold if it is not the ``usual`` one. ``bounded``: it has two ends."""

    usual: str = ""
    bounded: bool = False
    WIDGET: ClassVar[type[Shown[Any]]] = Wheel

    def wide(self, lay: Laying, room: int) -> int:
        return self.widest(lay) + 2 * lay.line() + lay.px(8)


@dataclass
class Held(Control):
    """A widget of the scene's own in the tree: a map, a chart that is drawn, a strip that moves. It takes what there is
    where no sizes are named."""

    widget: Widget

    def high(self, lay: Laying, width: int) -> int:
        return 0

    def make(self) -> Widget:
        return self.widget

    def fill(self, widget: Widget, laid: Laid, was: Control | None) -> None:
        """It is the scene's own."""

    @property
    def stretches(self) -> bool:
        """Without a height it takes what a column has left."""
        return self.h is None
