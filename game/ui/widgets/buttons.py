"""Things that are pressed: button, choice of segments, toggle."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import pygame

from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.theme import RGB, Role
from game.ui.things import Thing
from game.ui.widgets.base import ACTIVATE, Widget


class Pressable(Widget):
    """A widget that calls ``on_press`` when clicked or pressed by Enter or Space."""

    ROLE = "button"

    def __init__(self, on_press: Callable[[], object], tooltip: str = "") -> None:
        super().__init__(tooltip)
        self.on_press = on_press
        self.down = False

    def handle(self, event: pygame.event.Event) -> bool:
        """Press on release inside, so that sliding off takes it back."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.down = True
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            was, self.down = self.down, False
            if was and self.hit(event.pos):
                Widget.pressed()
                self.on_press()
            return True
        if event.type == pygame.KEYDOWN and event.key in ACTIVATE and self.enabled:
            Widget.pressed()
            self.on_press()
            return True
        return False


class Button(Pressable):
    """A button with a label and perhaps an icon and a key cap.

    ``kind``: ``plain``, ``primary`` (gold: the way on), ``danger`` (red: takes something away), ``quiet`` (no frame).
    """

    def __init__(self, label: str, on_press: Callable[[], object], *, kind: str = "plain", icon_id: str = "",
                 key: str = "", tooltip: str = "", role: Role = theme.BODY) -> None:  # fmt: skip
        super().__init__(on_press, tooltip)
        self.label = label
        self.kind = kind
        self.icon_id = icon_id
        self.key = key
        self.role = role

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        radius = min(layout.px(22), self.rect.height // 2)
        self._ground(target, layout, radius)
        px = layout.font_px(self.role)
        size = round(px * 0.95)
        gap = layout.px(8) if self.label else 0
        room = self.rect.width - layout.px(16) - (size + gap if self.icon_id else 0)
        label, px = draw.fitted(self.label, self.role, px, room) if self.label else ("", px)
        width = draw.text_width(label, self.role, px) if label else 0
        total = width + (size + gap if self.icon_id else 0)
        cap = self._key_width(layout) if self.key and total + layout.px(70) < self.rect.width else 0
        x = self.rect.centerx - (total + cap) // 2
        colour = self._colour()
        if self.icon_id:
            picture = icon(self.icon_id, size, colour)
            target.blit(picture, picture.get_rect(midleft=(x, self.rect.centery)))
            x += size + gap
        if label:
            draw.text(target, label, self.role, px, colour, (x, self.rect.centery), middle=True)
        if cap:
            at = pygame.Rect(x + width + layout.px(10), 0, cap - layout.px(10), layout.px(20))
            at.centery = self.rect.centery
            key_cap(target, layout, at, self.key, colour)

    def _key_width(self, layout: Layout) -> int:
        return draw.text_width(self.key, theme.TINY, layout.font_px(theme.TINY)) + layout.px(22)

    def _colour(self) -> RGB:
        if not self.enabled:
            return theme.TEXT_THIRD
        if self.kind == "primary":
            return theme.rgb("#1b1408")
        if self.kind == "danger":
            return theme.PASS_TEXT
        return theme.GOLD if self.hovered else theme.TEXT

    def _ground(self, target: pygame.Surface, layout: Layout, radius: int) -> None:
        if self.kind == "quiet":
            if self.hovered and self.enabled:
                draw.fill(target, self.rect, theme.BUTTON_TOP, theme.BUTTON_BOTTOM, radius)
            return
        if not self.enabled:
            draw.fill(target, self.rect, theme.BLOCKED, None, radius)
            draw.outline(target, self.rect, theme.BRASS_LINE, radius, 1, 70)
        elif self.kind == "primary":
            light = 0.12 if self.hovered else 0.0
            draw.glow(target, self.rect, theme.GOLD, layout.px(7 if self.hovered else 5), radius, 110)
            top = theme.mix(theme.rgb("#d9b063"), (255, 255, 255), light)
            draw.fill(target, self.rect, top, theme.mix(theme.rgb("#8a652c"), top, light), radius)
            draw.outline(target, self.rect, theme.GOLD, radius, 1)
        elif self.kind == "danger":
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


def key_cap(target: pygame.Surface, layout: Layout, rect: pygame.Rect, key: str, colour: RGB) -> None:
    """Paint the name of a key in a small frame."""
    draw.outline(target, rect, colour, layout.px(3), 1, 190)
    draw.text(target, key, theme.TINY_BOLD, layout.font_px(theme.TINY_BOLD), colour, rect.center, "center", middle=True)


class Segments(Widget):
    """One choice out of a few, side by side in a capsule.

    ``blocked`` has a reason, as rich text, for each value that cannot be chosen now, ``notes`` the tooltips of others.
    A value of ``pictures`` shows one in the place of its label.
    """

    ROLE = "choice"

    def __init__(self, options: Sequence[tuple[str, str]], value: str, on_change: Callable[[str], object],
                 tooltip: str = "") -> None:  # fmt: skip
        super().__init__(tooltip)
        self.options = list(options)
        self.value = value
        self.on_change = on_change
        self.blocked: Mapping[str, str] = {}
        self.notes: Mapping[str, str] = {}
        self.pictures: Mapping[str, Callable[[int, RGB], pygame.Surface]] = {}
        self.own_tooltip = tooltip
        self._over: int | None = None

    def things(self) -> Iterable[Thing]:
        yield self.thing(self.options[self.index][1])
        for place, (key, label) in enumerate(self.options):
            option = self.part("option", key, self._cell(place), label, key == self.value)
            yield option._replace(enabled=self.enabled and key not in self.blocked)

    def wants(self, layout: Layout) -> int:
        """Width in pixels that shows every label whole."""
        px = layout.font_px(theme.BODY_BOLD)
        widest = max(draw.text_width(label, theme.BODY_BOLD, px) for _, label in self.options)
        return (widest + layout.px(16)) * len(self.options)

    @property
    def index(self) -> int:
        return next((i for i, (key, _) in enumerate(self.options) if key == self.value), 0)

    def choose(self, value: str) -> None:
        """Take a value and report it, unless it is blocked."""
        if value != self.value and value not in self.blocked:
            self.value = value
            Widget.pressed()
            self.on_change(value)

    def _able(self) -> list[int]:
        return [index for index, (key, _) in enumerate(self.options) if key not in self.blocked]

    def _cell(self, index: int) -> pygame.Rect:
        left = self.rect.x + self.rect.width * index // len(self.options)
        right = self.rect.x + self.rect.width * (index + 1) // len(self.options)
        return pygame.Rect(left, self.rect.y, right - left, self.rect.height)

    def handle(self, event: pygame.event.Event) -> bool:
        """Choose by click, or by left and right."""
        if event.type == pygame.MOUSEMOTION:
            over = next((i for i in range(len(self.options)) if self._cell(i).collidepoint(event.pos)), None)
            changed, self._over = over != self._over, over
            key = self.options[over][0] if over is not None else ""
            self.tooltip = self.blocked.get(key) or self.notes.get(key, self.own_tooltip)
            return changed
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            for index, (key, _) in enumerate(self.options):
                if self._cell(index).collidepoint(event.pos):
                    self.choose(key)
            return True
        if event.type == pygame.KEYDOWN:
            if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
                able = self._able()
                beyond = [i for i in able if (i > self.index) == (event.key == pygame.K_RIGHT) and i != self.index]
                if beyond:
                    self.choose(self.options[beyond[0] if event.key == pygame.K_RIGHT else beyond[-1]][0])
                return True
            if event.key in ACTIVATE:
                able = self._able()
                self.choose(self.options[next((i for i in able if i > self.index), able[0] if able else 0)][0])
                return True
        return False

    @property
    def tip_near(self) -> pygame.Rect:
        """The cell that is pointed at."""
        return self._cell(self._over) if self._over is not None else self.rect

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        radius = self.rect.height // 2
        draw.fill(target, self.rect, theme.FIELD, None, radius)
        draw.outline(target, self.rect, theme.BRASS_LINE, radius, 1, 150)
        px = layout.font_px(theme.BODY)
        room = self.rect.width // max(len(self.options), 1) - layout.px(8)
        # One height for all, so that no choice looks weightier than another.
        px = min((draw.fitting(label, theme.BODY_BOLD, px, room) for _, label in self.options), default=px)
        for index, (key, label) in enumerate(self.options):
            cell = self._cell(index)
            chosen = key == self.value
            if chosen:
                draw.fill(target, cell, theme.rgb("#6b5222"), theme.rgb("#46351a"), radius)
                draw.outline(target, cell, theme.GOLD if self.enabled else theme.BRASS_LINE, radius, 1)
            over = self.hovered and self._over == index and self.enabled
            colour = theme.PALE if chosen else theme.GOLD if over else theme.TEXT_SECOND
            if key in self.blocked and not chosen:
                colour = theme.mix(theme.TEXT_THIRD, theme.FIELD, 0.4)
            if key in self.pictures:
                size = min(round(cell.height * 0.78), round(cell.width * 0.86))
                picture = self.pictures[key](size, colour)
                target.blit(picture, picture.get_rect(center=cell.center))
                continue
            role = theme.BODY_BOLD if chosen else theme.BODY
            words = draw.shorten(label, role, px, cell.width - layout.px(8))
            draw.text(target, words, role, px, colour, cell.center, "center", middle=True)

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        ring = self.rect.inflate(layout.px(6), layout.px(6))
        draw.outline(target, ring, theme.PALE, ring.height // 2, max(layout.px(2), 2), 230)
