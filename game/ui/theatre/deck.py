"""What a game that is watched is steered with: what is told just now, the slider, the player's buttons, the views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.language.spoken import say
from game.language.values import markup
from game.match.gamerecords import END, TURN, Mark, MarkKind
from game.match.phrases import Line as Told
from game.match.theatre import ONLOOKER, OPEN, View
from game.ui import theme
from game.ui.icons import icon
from game.ui.kit.areas import Press
from game.ui.kit.base import Laying
from game.ui.kit.box import Box, Column, Fitted, Icon, Line, Row, Space, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.caps import with_key
from game.ui.kit.controls import Choice
from game.ui.kit.frame import PANEL, Frame
from game.ui.kit.groups import FAR
from game.ui.kit.sliding import Sign, Slider, Stop
from game.ui.layout import Layout
from game.ui.table.stage import Added
from game.ui.table.turns.pace import BACK, sign_box
from game.ui.theatre.reel import LABELS, Reel
from game.ui.widgets.base import Board, Pressable, Widget

SIGNS = (
    ("first", "theatre-first", "Home"), ("leap_back", "theatre-leap-back", "["),
    ("step_back", "theatre-step-back", "←"), ("play", "theatre-play", "Space"), ("step", "theatre-step", "→"),
    ("leap", "theatre-leap", "]"), ("last", "theatre-last", "End"),
)  # fmt: skip
"""The player's buttons: their ids, what they say, and their keys as written."""

SIDEWAYS = (pygame.K_LEFT, pygame.K_RIGHT)
PAGES = (pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN)


class Face(NamedTuple):
    """A seat as it is shown here: what it is called, as rich text, and its picture of a size."""

    words: str
    picture: Callable[[int], pygame.Surface]


class Deck(Added):
    """The steering of a reel. ``moved`` is called when another moment is to be shown: by one step, or by a leap.

    ``words_of`` gives the words of a moment, or of a mark, for the slider’s tooltip; ``dressed`` a line’s looks.
    """

    def __init__(
        self,
        reel: Reel,
        faces: Sequence[Face],
        colour_of: Callable[[int | None], theme.RGB],
        words_of: Callable[[int, Mark | None], str],
        dressed: Callable[[str], str],
        moved: Callable[[bool], None],
        look_with: Callable[[View], None],
        deeds: Mapping[int, Callable[[], None]],
    ) -> None:
        self.reel, self.when = reel, ""
        self.view: View = ONLOOKER
        self.line: Told | None = None
        self.wanted: int | None = None
        """Where a drag of the slider wants to be; taken up once a frame."""
        self.over: Sequence[Widget] = ()
        """What is painted after what stands beside the middle."""
        self._faces, self._colour_of, self._dressed = faces, colour_of, dressed
        self._moved, self._look_with = moved, look_with
        self.kinds = reel.timeline.records.marks
        icons = {END: "crown"} | {kind.id: kind.icon for kind in self.kinds}
        weight = list(icons)
        marks = [mark for mark in reel.timeline.marks if mark.kind != TURN]
        marks.sort(key=lambda mark: weight.index(mark.kind))
        self._signs = tuple(Sign(mark.n, icons[mark.kind], colour_of(mark.side), mark.kind) for mark in marks)
        self._turns = tuple(Stop(mark.n, str(mark.number)) for mark in reel.timeline.marks if mark.kind == TURN)
        self._tell = lambda n, sign: words_of(n, None if sign is None else marks[sign])
        self._counts = Counter(mark.kind for mark in marks)
        self._views: dict[str, View] = {str(view): view for view in (OPEN, ONLOOKER, *range(len(faces)))}
        self._presses: dict[str, Callable[[], None]] = {
            "first": lambda: self.go(0), "last": lambda: self.go(len(reel.timeline)), "play": self.play,
            "step": lambda: self.step(1), "step_back": lambda: self.step(-1),
            "leap": lambda: self.leap(1), "leap_back": lambda: self.leap(-1),
        }  # fmt: skip
        self._steers: dict[int, Callable[[], None]] = {
            pygame.K_SPACE: self.play,
            pygame.K_LEFT: self._presses["step_back"],
            pygame.K_RIGHT: self._presses["step"],
            pygame.K_LEFTBRACKET: self._presses["leap_back"],
            pygame.K_RIGHTBRACKET: self._presses["leap"],
            pygame.K_PAGEUP: lambda: self.turn(-1),
            pygame.K_PAGEDOWN: lambda: self.turn(1),
            pygame.K_HOME: self._presses["first"],
            pygame.K_END: self._presses["last"],
            pygame.K_v: self.next_view,
            **{pygame.K_1 + place: partial(self.set_speed, place) for place in range(len(LABELS))},
            **deeds,
        }
        self._banner = Boxes(self._now, steady=True).called("now")
        self._steering = Boxes(self._steer)
        self._worth = Boxes(self._listed, steady=True).called("marks")

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
        self.reel.pause()
        if self.reel.step(by):
            self._moved(by > 0)

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
        n = self.reel.n
        self.reel.play()
        if n != self.reel.n:
            self._moved(False)

    def set_speed(self, speed: int) -> None:
        """Play as fast as that."""
        self.reel.speed = speed

    def next_view(self) -> None:
        """Look with the next eyes."""
        views = list(self._views.values())
        self._look_with(views[(views.index(self.view) + 1) % len(views)])

    def take(self, event: pygame.event.Event, board: Board, own: Sequence[Widget]) -> bool:
        """Take a key that steers; ``own`` widgets have arrows and pages to themselves while the keyboard is in them."""
        if event.type != pygame.KEYDOWN or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
            return False
        keyed, sideways = board.focus if board.by_keyboard else None, event.key in SIDEWAYS
        if event.key == pygame.K_SPACE and isinstance(keyed, Pressable):
            return False
        if keyed in own and (sideways or event.key in PAGES):
            return False
        if (keyed and keyed.id == "speed" and sideways) or event.key not in self._steers:
            return False
        if sideways and event.mod & pygame.KMOD_SHIFT:
            self.leap(1 if event.key == pygame.K_RIGHT else -1)
        else:
            self._steers[event.key]()
        return True

    # What stands where --------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        return [self._banner, self._steering, *([self._worth] if self._worth.rect.width else [])]

    def over_middle(self) -> list[Widget]:
        """What is painted later than what it lies over."""
        return [*self.over]

    def lay(self, banner: pygame.Rect, box: pygame.Rect, listed: pygame.Rect | None, layout: Layout) -> None:
        """Take the places of banner, actions and, where there is one, digest."""
        self._banner.lay(banner, layout)
        self._steering.lay(box, layout)
        self._worth.lay(listed or pygame.Rect(), layout)

    def _now(self, layout: Layout) -> Box:
        """In the banner's place: the time, and the chronicle's line of what is just seen."""
        line, reel = self.line, self.reel
        colour = theme.BRASS_LINE if line is None or line.side is None else self._colour_of(line.side)
        place = say("theatre-at", number=reel.n, count=len(reel.timeline))
        when = Text(self.when, theme.BANNER_PLAIN, theme.GOLD, line=True)
        counted = Text(place, theme.NOTE, theme.TEXT_SECOND, line=True)
        told = Text(self._dressed(line.text) if line else "", theme.SMALL)
        # On a narrow window the number makes way for what is told: the slider shows it, too.
        whole = Row(when, told, counted, gap=16, pad=16).wide(Laying(layout, {}), FAR)
        return Row(
            when,
            *((Line(255, upright=True, rank=1), Fitted(self._dressed(line.text), grow=1, least=90, rank=1,
                                                          smaller=(theme.LOG, theme.SMALL, theme.TINY)))
              if line else (Space(grow=1),)),
            counted if whole <= self._banner.rect.width or self._banner.rect.width > layout.px(760) else None,
            frame=Frame(line=colour, alpha=200, radius=3, wash=colour), pad=(16, 3), gap=14,
        )  # fmt: skip

    def _steer(self, layout: Layout) -> Box:
        """The slider, and below it the player's buttons, how fast it plays, and with whose eyes one looks."""
        reel, small = self.reel, layout.compact
        room = self._steering.rect.height / layout.scale
        low = min(34 if small else 42, room * 0.46)
        numbered = room - low - 6 >= 26 + layout.font_px(theme.SMALL) / layout.scale
        turns = self._turns if numbered else tuple(stop._replace(label="") for stop in self._turns)
        speeds = tuple((str(place), label) for place, label in enumerate(LABELS))
        views = tuple((view, self._view_words(each)) for view, each in self._views.items())
        return Column(
            Slider("time", reel.n, len(reel.timeline), self._seek, turns, self._signs, self._tell, keys=False, grow=1),
            Row(
                *(self._button(id, message, key, small) for id, message, key in SIGNS),
                Space(grow=1, least=6),
                Choice("speed", speeds, str(reel.speed), lambda value: self.set_speed(int(value)),
                       w=190 if small else 240, tip=with_key(say("theatre-speed.tip"), "1 – 5")),
                Space(grow=1, least=6),
                Choice("eyes", views, str(self.view), lambda view: self._look_with(self._views[view]),
                       notes={view: f"{words}\n<third>V: {say('theatre-view.tip')}</>" for view, words in views},
                       pictures={view: partial(self._picture, view) for view in self._views},
                       w=len(views) * (36 if small else 46)),
                gap=3, h=low, across="fill"), gap=6,
        )  # fmt: skip

    def _button(self, id: str, message: str, key: str, small: bool) -> Box:
        reel = self.reel
        able = id == "play" or (reel.n > reel.timeline.first if id in BACK else not reel.at_end)
        lit = id == "play" and (reel.playing or not reel.at_end)
        colour = theme.GOLD if lit else theme.TEXT if able else theme.mix(theme.TEXT_THIRD, theme.INK, 0.45)
        sign = id
        if id == "play" and reel.playing:
            sign, message = "pause", "theatre-pause"
        picture = sign_box(sign, colour, 18 if small else 23)
        wide = 38 if small else 48
        return Press(id, Row(picture, pack="center"), self._presses[id], enabled=able, chosen=lit, look="tile",
                     w=wide * 1.3 if id == "play" else wide - 3, tip=with_key(say(message), key))  # fmt: skip

    def _view_words(self, view: View) -> str:
        if view == OPEN:
            return say("theatre-view.open")
        if view == ONLOOKER:
            return say("theatre-view.onlooker")
        return say("theatre-view.seat", side=markup(self._faces[int(view)].words))

    def _picture(self, view: str, size: int, colour: theme.RGB) -> pygame.Surface:
        if view in (OPEN, ONLOOKER):
            return icon("signs" if view == OPEN else "person", round(size * 0.8), colour)
        return self._faces[int(view)].picture(size)

    def _listed(self, layout: Layout) -> Box:
        """How many of each kind of marks there are; a press leads to the next of them."""
        head = Text(say("theatre-highlights"), theme.HEAD, theme.BRASS)
        return Column(head, *map(self._kind, self.kinds), frame=PANEL, pad=(6, 8))

    def _kind(self, kind: MarkKind) -> Box:
        count = self._counts[kind.id]
        colour = theme.TEXT_SECOND if count else theme.TEXT_THIRD
        row = Row(Icon(kind.icon, 17, theme.BRASS), Text(say(kind.message), theme.LOG, colour, line=True, grow=1),
                  Text(str(count), theme.LOG, colour, line=True), gap=10)  # fmt: skip
        return Press(f"mark.{kind.id}", row, partial(self.leap, 1, (kind.id,)), enabled=bool(count), pad=(8, 0), grow=1,
                     tip=say("theatre-next-kind", kind=say(kind.message)) if count else "")  # fmt: skip
