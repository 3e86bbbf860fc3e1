"""The bar of the bots' turns: who thinks, how fast they play, pause, one step, and on to the next own choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

import pygame

from game.match.lobby import PACES
from game.match.settings import Settings
from game.ui import draw, theme
from game.ui.glyphs import medal
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, Pressable, key_cap
from game.ui.widgets.painted import Painted

LABELS = {"slow": "Slow", "normal": "Normal", "fast": "Fast", "at_once": "At once"}


class Pulse(Protocol):
    """What the bar shows of the match's course."""

    paused: bool
    skipping: bool
    stepping: bool

    @property
    def thinking(self) -> bool:
        """Whether a bot is to answer."""


class Thinker(Painted):
    """Who is to move: medal, name, and what is going on."""

    def __init__(self) -> None:
        super().__init__()
        self.faction = ""
        self.person = ""
        self.state = ""

    def key(self) -> Any:
        """What it shows."""
        return (self.faction, self.person, self.state)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint it."""
        if not self.faction:
            return
        px = layout.px
        size = min(rect.height - px(10), px(64))
        picture = medal(self.faction, size)
        target.blit(picture, picture.get_rect(midleft=(rect.x + px(2), rect.centery)))
        x = rect.x + size + px(14)
        room = rect.right - x
        role = theme.FACTION_NAME if not layout.compact else theme.BODY_BOLD
        for words, kind, colour, place in (
            (self.person, role, theme.faction_text(self.faction), 0.32),
            (self.state, theme.SMALL_ITALIC, theme.TEXT_SECOND, 0.68),
        ):
            size_px = layout.font_px(kind)
            line = draw.shorten(words, kind, size_px, room)
            at = (x, rect.y + round(rect.height * place))
            draw.text(target, line, kind, size_px, colour, at, middle=True)


class PaceSlider(Widget):
    """How fast bots play, from slow to at once: a knob on a line, by mouse or by left and right."""

    ROLE = "slider"

    def __init__(self, value: str, on_change: Callable[[str], None]) -> None:
        super().__init__("How long each of the bots’ moves is shown")
        self.value = value
        self.on_change = on_change
        self._held = False

    def things(self) -> Iterable[Thing]:
        """The slider, and every pace where its knob would stand."""
        yield self.thing()
        for place, key in enumerate(PACES):
            at = pygame.Rect(0, 0, 3, 3)
            at.center = self.stop(place)
            yield self.part("option", key, at, "", key == self.value)

    @property
    def index(self) -> int:
        """Which pace it stands on, from the left."""
        return next((i for i, key in enumerate(PACES) if key == self.value), 1)

    def stop(self, index: int) -> tuple[int, int]:
        """Where on the window a pace is."""
        margin = self.rect.width // (2 * len(PACES))
        x = self.rect.x + margin + (self.rect.width - 2 * margin) * index // (len(PACES) - 1)
        return x, self.rect.y + round(self.rect.height * 0.34)

    def choose(self, index: int) -> None:
        """Move the knob; what is out of reach is the nearest end."""
        key = PACES[max(0, min(index, len(PACES) - 1))]
        if key != self.value:
            self.value = key
            self.on_change(key)

    def handle(self, event: pygame.event.Event) -> bool:
        """Drag the knob, or step it."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = True
        elif event.type == pygame.MOUSEBUTTONUP:
            self._held = False
            return True
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.choose(self.index + (1 if event.key == pygame.K_RIGHT else -1))
            return True
        elif not (event.type == pygame.MOUSEMOTION and self._held):
            return False
        self.choose(min(range(len(PACES)), key=lambda index: abs(self.stop(index)[0] - event.pos[0])))
        return True

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint line, stops and knob, with the names below."""
        px = layout.px
        (left, y), (right, _) = self.stop(0), self.stop(len(PACES) - 1)
        thick = max(px(4), 3)
        whole = pygame.Rect(left, y - thick // 2, right - left, thick)
        draw.fill(target, whole, theme.FIELD, None, thick // 2)
        draw.outline(target, whole, theme.BRASS_LINE, thick // 2, 1, 160)
        done = pygame.Rect(left, y - thick // 2, self.stop(self.index)[0] - left, thick)
        draw.fill(target, done, theme.GOLD_DEEP, None, thick // 2)
        small = layout.font_px(theme.SMALL)
        room = (right - left) // (len(PACES) - 1) - px(4)
        for index, key in enumerate(PACES):
            x = self.stop(index)[0]
            on = index == self.index
            size = px(18 if on else 8)
            knob = pygame.Rect(0, 0, size, size)
            knob.center = (x, y)
            lit = on and (self.hovered or self._held)
            draw.fill(target, knob, theme.PALE if lit else theme.GOLD if on else theme.BRASS_LINE, None, size // 2)
            if on:
                draw.outline(target, knob, theme.INK, size // 2, 1, 200)
            words, small = draw.fitted(LABELS[key], theme.SMALL, small, room)
            colour = theme.GOLD if on else theme.TEXT_SECOND
            draw.text(target, words, theme.SMALL, small, colour, (x, self.rect.y + round(self.rect.height * 0.76)),
                      "center", middle=True)  # fmt: skip


class TransportButton(Pressable):
    """A round button with a sign like a player's: ``pause``, ``play`` or ``step``; its key below."""

    def __init__(self, sign: str, label: str, key: str, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.sign = sign
        self.label = label
        self.key = key
        self.lit = False

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint it."""
        px = layout.px
        radius = min(px(6), self.rect.height // 2)
        top, bottom = (theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM) if self.lit else (theme.BUTTON_TOP, theme.BUTTON_BOTTOM)
        draw.fill(target, self.rect, top, bottom, radius)
        rim = theme.GOLD if self.lit or self.hovered else theme.BRASS_LINE
        draw.outline(target, self.rect, rim, radius, 1, 255 if self.lit or self.hovered else 170)
        colour = theme.GOLD if self.lit or self.hovered else theme.TEXT
        tall = self.rect.height >= px(60)
        side = px(22 if tall else 16)
        middle = (self.rect.centerx, self.rect.y + round(self.rect.height * (0.36 if tall else 0.5)))
        if not tall:
            wide = draw.text_width(self.label, theme.SMALL, layout.font_px(theme.SMALL)) + px(8) + side
            named = wide + px(8) < self.rect.width
            middle = (self.rect.centerx - (wide - side) // 2, self.rect.centery) if named else self.rect.center
            if named:
                at = (middle[0] + side // 2 + px(8), self.rect.centery)
                draw.text(target, self.label, theme.SMALL, layout.font_px(theme.SMALL), colour, at, middle=True)
        target.blit(sign_picture(self.sign, side, colour), (middle[0] - side // 2, middle[1] - side // 2))
        if tall:
            small = layout.font_px(theme.SMALL)
            y = self.rect.y + round(self.rect.height * 0.76)
            wide = draw.text_width(self.label, theme.SMALL, small)
            cap = pygame.Rect(0, 0, px(20), px(18))
            x = self.rect.centerx - (wide + px(6) + cap.width) // 2
            draw.text(target, self.label, theme.SMALL, small, colour, (x, y), middle=True)
            cap.midleft = (x + wide + px(6), y)
            key_cap(target, layout, cap, self.key, theme.TEXT_THIRD)


def sign_picture(sign: str, side: int, colour: theme.RGB) -> pygame.Surface:
    """A player's sign: two bars, a triangle, or a triangle before a bar."""
    size = side * 4
    big = pygame.Surface((size, size), pygame.SRCALPHA)
    bar = size // 5
    if sign == "pause":
        for x in (round(size * 0.2), round(size * 0.6)):
            big.fill(colour, (x, size // 8, bar, size * 3 // 4))
    else:
        right = size * 0.68 if sign == "step" else size * 0.86
        pygame.draw.polygon(big, colour, [(size * 0.2, size * 0.1), (right, size / 2), (size * 0.2, size * 0.9)])
        if sign == "step":
            big.fill(colour, (round(size * 0.7), size // 8, round(bar * 0.8), size * 3 // 4))
    return pygame.transform.smoothscale(big, (side, side))


class PaceBar:
    """Stands in the actions' place while bots think.

    ``on_pause``, ``on_step`` and ``on_skip`` are what its buttons do; the pace goes into the settings at once.
    """

    def __init__(
        self, settings: Settings, on_pause: Callable[[], None], on_step: Callable[[], None], on_skip: Callable[[], None]
    ) -> None:
        self._settings = settings
        self.on = False
        self.thinker = Thinker().called("thinker")
        self.slider = PaceSlider(settings.bot_pace, self._set_pace).called("pace")
        self.pause = TransportButton("pause", "Pause", "P", on_pause).called("pause")
        self.step = TransportButton("step", "Step", ".", on_step).called("step")
        self.skip = Button("To my turn", on_skip, icon_id="skip", key="Space", role=theme.LABEL).called("skip")
        self._box = pygame.Rect(0, 0, 0, 0)

    def _set_pace(self, pace: str) -> None:
        self._settings.bot_pace = next(each for each in PACES if each == pace)
        self._settings.save()

    def show(self, pulse: Pulse, faction: str, person: str, people: bool) -> None:
        """Show who thinks and how things go on; ``people`` tells whether anybody's turn can come."""
        self.on = pulse.thinking
        self.slider.value = self._settings.bot_pace
        self.thinker.faction, self.thinker.person = faction, person
        going = "is thinking …"
        if pulse.paused and not pulse.stepping:
            going = "waits for you: P to go on"
        elif pulse.skipping:
            going = "plays on unwatched …"
        self.thinker.state = going
        self.pause.sign, self.pause.label = ("play", "Go on") if pulse.paused else ("pause", "Pause")
        self.pause.lit = pulse.paused
        self.pause.tooltip = "Let the bots play on" if pulse.paused else "Have the bots wait after this move"
        self.step.lit = pulse.stepping
        self.step.tooltip = "One thing at a time: the next that the chronicle has to tell, then wait again"
        self.skip.label = "To my turn" if people else "To the end"
        self.skip.enabled = not pulse.skipping
        self.skip.tooltip = (
            "Let the bots play on without watching each move" if people else "Play to the end without watching"
        )

    def widgets(self) -> list[Widget]:
        """What stands on the table now, in tab order."""
        return [self.thinker, self.slider, self.pause, self.step, self.skip] if self.on else []

    def lay(self, box: pygame.Rect, layout: Layout) -> None:
        """Take the place of the actions."""
        px = layout.px
        high = min(box.height - px(4), px(84))
        y = box.centery - high // 2
        wide = not layout.compact
        button = px(98 if wide else 84) if box.width > px(700) else px(60)
        skip = px(210 if wide else 168) if box.width > px(700) else px(112)
        gap = px(12 if wide else 8)
        low = min(high, px(50))
        x = box.right
        tall = high if wide else low
        for widget, width, height in ((self.skip, skip, low), (self.step, button, tall), (self.pause, button, tall)):
            x -= width
            rect = pygame.Rect(x, 0, width, height)
            rect.centery = box.centery
            widget.place(rect)
            x -= gap
        left = box.x
        portrait = min(px(320 if wide else 230), (x - left) // 2)
        if x - left < px(330):
            portrait = 0
        self.thinker.place(pygame.Rect(left, y, portrait, high))
        room = x - left - portrait - gap
        slider = pygame.Rect(left + portrait + gap, 0, min(room, px(460)), min(high, px(64)))
        slider.centery = box.centery
        slider.x += (room - slider.width) // 2
        self.slider.place(slider)
