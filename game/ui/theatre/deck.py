"""What a game that is watched is steered with: what is told just now, the slider, the player's buttons, the views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import pygame

from game.match.gamerecords import Mark, MarkKind
from game.match.phrases import Line
from game.match.theatre import View
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import rich
from game.ui.theatre.eyes import Eyes, Face
from game.ui.theatre.reel import LABELS, Reel
from game.ui.theatre.signs import SignButton
from game.ui.theatre.slider import TimeSlider
from game.ui.widgets.base import Board, Widget
from game.ui.widgets.buttons import Pressable, Segments
from game.ui.widgets.painted import Painted

SIGNS = (
    ("first", "To the beginning", "Home"), ("leap_back", "The last thing worth seeing", "["),
    ("step_back", "One step back", "←"), ("play", "Play", "Space"), ("step", "One step on", "→"),
    ("leap", "The next thing worth seeing", "]"), ("last", "To the end", "End"),
)  # fmt: skip


class NowBanner(Painted):
    """In the banner's place: the time, and the chronicle's line of what is just seen."""

    def __init__(self) -> None:
        super().__init__()
        self.when = ""
        self.line: Line | None = None
        self.colour: theme.RGB = theme.BRASS_LINE
        self.place_words = ""
        self.dressed: Callable[[str], str] = str

    def key(self) -> Any:
        """What it shows."""
        return (self.when, self.line, self.colour, self.place_words)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        px = layout.px
        style = draw.PanelStyle(line=self.colour, line_alpha=200, radius=px(3), wash=self.colour, wash_alpha=36)
        draw.panel(target, rect, style)
        small = layout.font_px(theme.SMALL_ITALIC)
        right = rect.right - px(14)
        if rect.width > px(560):
            at = (right, rect.centery)
            found = draw.text(target, self.place_words, theme.SMALL_ITALIC, small, theme.TEXT_SECOND, at, "right",
                              middle=True)  # fmt: skip
            right = found.left - px(14)
        role = theme.BANNER_PLAIN
        size = layout.font_px(role)
        x = rect.x + px(16)
        when = draw.shorten(self.when, role, size, (right - x) if self.line is None else max((right - x) // 2, px(120)))
        x = draw.text(target, when, role, size, theme.GOLD, (x, rect.centery), middle=True).right + px(14)
        if self.line is None or right - x < px(90):
            return
        target.fill(theme.BRASS_LINE, (x, rect.y + px(10), 1, rect.height - px(20)))
        x += px(14)
        for kind in (theme.BODY, theme.LOG, theme.SMALL):
            words = rich(self.dressed(self.line.text), kind, layout.font_px(kind), right - x, theme.TEXT)
            if words.height <= rect.height - px(4):
                break
        before = target.get_clip()
        target.set_clip(rect.inflate(-px(4), -px(2)).clip(before))
        words.draw(target, (x, max(rect.centery - words.height // 2, rect.y + px(3))))
        target.set_clip(before)


class MarkRow(Pressable):
    """One kind of marks: sign, name, how many; a press leads to the next of them."""

    def __init__(self, kind: MarkKind, count: int, on_press: Callable[[], None]) -> None:
        super().__init__(on_press, f"To the next {kind.many.lower()}" if count else "")
        self.kind = kind.id
        self.label = kind.many
        self.icon = kind.icon
        self.count = count
        self.enabled = bool(count)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        px, size = layout.px, layout.font_px(theme.LOG)
        lit = self.hovered and self.enabled
        if lit:
            draw.fill(target, self.rect, theme.BUTTON_TOP, theme.BUTTON_BOTTOM, px(4))
        colour = theme.GOLD if lit else theme.TEXT_SECOND if self.enabled else theme.TEXT_THIRD
        picture = icon(self.icon, px(17), theme.GOLD if lit else theme.BRASS)
        target.blit(picture, picture.get_rect(center=(self.rect.x + px(18), self.rect.centery)))
        draw.text(target, self.label, theme.LOG, size, colour, (self.rect.x + px(36), self.rect.centery), middle=True)
        at = (self.rect.right - px(12), self.rect.centery)
        draw.text(target, str(self.count), theme.LOG, size, colour, at, "right", middle=True)


class MarksPanel(Painted):
    """The frame round the kinds of marks."""

    def key(self) -> Any:
        """It never changes."""
        return ()

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        draw.panel(target, rect)
        size = layout.font_px(theme.HEAD)
        at = (rect.x + layout.px(12), rect.y + layout.px(20))
        draw.text(target, "Worth seeing", theme.HEAD, size, theme.BRASS, at, middle=True)


class Deck:
    """The steering of a reel. ``moved`` is called when another moment is to be shown: by one step, or by a leap.

    ``words_of`` gives the words of a moment, or of a mark, for the slider’s tooltip.
    """

    def __init__(
        self,
        reel: Reel,
        faces: Sequence[Face],
        colour_of: Callable[[int | None], theme.RGB],
        words_of: Callable[[int, Mark | None], str],
        moved: Callable[[bool], None],
        look_with: Callable[[View], None],
        deeds: Mapping[int, Callable[[], None]],
    ) -> None:
        self.reel = reel
        self._moved = moved
        self._deeds = dict(deeds)
        self.wanted: int | None = None
        """Where a drag of the slider wants to be; taken up once a frame."""
        timeline = reel.timeline
        kinds = timeline.records.marks
        self.banner = NowBanner().called("now")
        self.slider = TimeSlider(len(timeline), kinds, timeline.marks, self._seek, colour_of, words_of).called("time")
        presses: dict[str, Callable[[], None]] = {
            "first": lambda: self.go(0), "last": lambda: self.go(len(timeline)), "play": self.play,
            "step": lambda: self.step(1), "step_back": lambda: self.step(-1),
            "leap": lambda: self.leap(1), "leap_back": lambda: self.leap(-1),
        }  # fmt: skip
        self.buttons = {
            name: SignButton(name, presses[name], f"{words}  <third>{key}</>").called(name)
            for name, words, key in SIGNS
        }
        rates = [(str(place), label) for place, label in enumerate(LABELS)]
        tip = "How fast it plays  <third>1 – 5</>"
        self.speeds = Segments(rates, str(reel.speed), lambda value: self.set_speed(int(value)), tip).called("speed")
        self.eyes = Eyes(faces, look_with).called("eyes")
        self.panel = MarksPanel().called("marks")
        counts = Counter(mark.kind for mark in timeline.marks)
        self.rows = [
            MarkRow(kind, counts[kind.id], partial(self.leap, 1, (kind.id,))).called(f"mark.{kind.id}")
            for kind in kinds
        ]
        self._listed = False

    # Steering -----------------------------------------------------------------------------------

    def _seek(self, n: int) -> None:
        self.reel.pause()
        self.wanted = n

    def take_up(self) -> None:
        """Go where the slider has been dragged to."""
        n, self.wanted = self.wanted, None
        if n is not None and self.reel.seek(n):
            self._moved(False)

    def go(self, n: int) -> None:
        """Go to a moment and stand still there."""
        self.reel.pause()
        self.reel.seek(n)
        self._moved(False)

    def step(self, by: int) -> None:
        """One step on or back."""
        self.reel.pause()
        if self.reel.step(by):
            self._moved(by > 0)
        self.show()

    def leap(self, by: int, kinds: tuple[str, ...] = ()) -> None:
        """To the next thing worth seeing, or back to the last; from the last one of a kind on to the first."""
        self.reel.pause()
        if self.reel.leap(by, kinds) is None and kinds:
            self.reel.seek(0)
            self.reel.leap(by, kinds)
        self._moved(False)

    def turn(self, by: int) -> None:
        """To the beginning of a turn."""
        self.reel.pause()
        if self.reel.turn(by):
            self._moved(False)

    def play(self) -> None:
        """Play or pause."""
        n = self.reel.n
        self.reel.play()
        if n != self.reel.n:
            self._moved(False)
        self.show()

    def set_speed(self, speed: int) -> None:
        """Play as fast as that."""
        self.reel.speed = speed
        self.speeds.value = str(speed)

    def show(self) -> None:
        """Show where the reel stands."""
        reel = self.reel
        self.slider.n = reel.n
        play = self.buttons["play"]
        play.sign, play.lit = ("pause", True) if reel.playing else ("play", not reel.at_end)
        play.tooltip = f"{'Pause' if reel.playing else 'Play'}  <third>Space</>"
        at_start = reel.n <= reel.timeline.first
        for name in ("first", "leap_back", "step_back"):
            self.buttons[name].enabled = not at_start
        for name in ("last", "leap", "step"):
            self.buttons[name].enabled = not reel.at_end
        self.banner.place_words = f"answer {reel.n} of {len(reel.timeline)}"

    # Keys ---------------------------------------------------------------------------------------

    def take(self, event: pygame.event.Event, board: Board, own: Sequence[Widget]) -> bool:
        """Take a key that steers; ``own`` widgets have arrows and pages to themselves while the keyboard is in them."""
        if event.type != pygame.KEYDOWN or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
            return False
        keyed = board.focus if board.by_keyboard else None
        if event.key == pygame.K_SPACE and isinstance(keyed, Pressable):
            return False
        if keyed in own and event.key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END,
                                          pygame.K_PAGEUP, pygame.K_PAGEDOWN):  # fmt: skip
            return False
        if isinstance(keyed, Segments) and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        steers: dict[int, Callable[[], None]] = {
            pygame.K_SPACE: self.play,
            pygame.K_LEFT: lambda: self.leap(-1) if event.mod & pygame.KMOD_SHIFT else self.step(-1),
            pygame.K_RIGHT: lambda: self.leap(1) if event.mod & pygame.KMOD_SHIFT else self.step(1),
            pygame.K_LEFTBRACKET: lambda: self.leap(-1),
            pygame.K_RIGHTBRACKET: lambda: self.leap(1),
            pygame.K_PAGEUP: lambda: self.turn(-1),
            pygame.K_PAGEDOWN: lambda: self.turn(1),
            pygame.K_HOME: lambda: self.go(0),
            pygame.K_END: lambda: self.go(len(self.reel.timeline)),
            pygame.K_v: self.eyes.next,
            **{pygame.K_1 + place: lambda place=place: self.set_speed(place) for place in range(len(LABELS))},  # type: ignore[misc]
            **self._deeds,
        }
        if event.key not in steers:
            return False
        steers[event.key]()
        return True

    # Places -------------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        """Everything, in tab order."""
        listed: list[Widget] = [self.panel, *self.rows] if self._listed else []
        return [self.banner, self.slider, *self.buttons.values(), self.speeds, self.eyes, *listed]

    def lay(self, banner: pygame.Rect, box: pygame.Rect, listed: pygame.Rect | None, layout: Layout) -> None:
        """Take the places of banner, actions and, where there is one, digest."""
        px = layout.px
        self.banner.place(banner)
        low = min(px(42 if not layout.compact else 34), round(box.height * 0.46))
        gap = px(6)
        self.slider.lay(pygame.Rect(box.x, box.y, box.width, box.height - low - gap), layout)
        row = pygame.Rect(box.x, box.bottom - low, box.width, low)
        side = min(px(48 if not layout.compact else 38), (row.width * 45 // 100) // len(self.buttons))
        eyes_wide = min(px(46 if not layout.compact else 36) * len(self.eyes.views), row.width * 30 // 100)
        speeds_wide = min(px(240 if not layout.compact else 190), row.width * 25 // 100)
        x = row.x
        for name, button in self.buttons.items():
            wide = round(side * 1.3) if name == "play" else side
            button.place(pygame.Rect(x, row.y, wide - px(3), row.height))
            x += wide
        self.eyes.place(pygame.Rect(row.right - eyes_wide, row.y, eyes_wide, row.height))
        room = self.eyes.rect.x - x
        speed = pygame.Rect(0, row.y + px(2), min(speeds_wide, room - 2 * gap), row.height - px(4))
        speed.centerx = x + room // 2
        self.speeds.place(speed)
        self._listed = listed is not None
        if listed is not None:
            self._lay_rows(listed, layout)

    def _lay_rows(self, box: pygame.Rect, layout: Layout) -> None:
        px = layout.px
        self.panel.place(box)
        top = box.y + px(34)
        high = (box.bottom - px(8) - top) // len(self.rows)
        for place, row in enumerate(self.rows):
            row.place(pygame.Rect(box.x + px(6), top + place * high, box.width - px(12), high))

