"""The card before the first question: who somebody is, how to win, what the pieces do, what to do first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from game.language.spoken import name, say
from game.language.values import markup
from game.match.guide import OpeningCard, Part, Point
from game.ui import theme
from game.ui.doors import DOORS
from game.ui.kit.areas import Scroll
from game.ui.kit.box import Box, Column, Icon, Line, Row, Stack, Text
from game.ui.kit.controls import Button, Toggle
from game.ui.kit.frame import DIALOG, Frame
from game.ui.kit.medal import Medal, Piece, Portrait
from game.ui.kit.painting import Painting
from game.ui.layout import Layout
from game.ui.paintings import painted
from game.ui.rich import escape
from game.ui.scenes.boxed import OverBelow

LESSONS = "lessons"
"""The door of the lessons; the card pops with it where they are wanted first."""
WIDTH, NARROW, PICTURE = 1260.0, 620.0, 460.0
NUMBER = Frame(theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, theme.GOLD, 255, radius=14, diamonds=False)


class OpeningScene(OverBelow):
    """Shown over the table. ``first``: before the first question, not because somebody wants to read it again.

    ``colour`` is that of whose card it is.
    """

    titled = "your-card"

    def __init__(self, card: OpeningCard, colour: theme.RGB, first: bool) -> None:
        super().__init__()
        self.card, self.colour, self.first = card, colour, first

    def begin(self) -> None:
        """Go to the table."""
        self.pop(True)

    def escape(self) -> None:
        self.begin()

    def keys(self) -> Mapping[int, Callable[[], object]]:
        return dict.fromkeys((pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE), self.begin)

    @property
    def _lessons(self) -> Box | None:
        """The way to the lessons, before the first question."""
        if not self.first or LESSONS not in DOORS:
            return None
        return Button("lessons", say("guide-card-lessons"), partial(self.pop, LESSONS), key="T", h=38)

    def _set_coach(self, on: bool) -> None:
        self.app.settings.coach = "first_games" if on else "never"
        self.app.settings.save()

    # Boxes --------------------------------------------------------------------------------------

    def describe(self, layout: Layout) -> Box:
        """Head, columns that scroll where a window is low, and the foot."""
        wide = layout.width_du >= 900 * layout.frame
        side = 30 if wide else 16
        width = min(WIDTH if wide else NARROW, layout.width_du - 24)
        pictured = bool(self.card.side) and painted(self.card.side) and \
            layout.width_du >= (WIDTH + PICTURE + 24) * layout.frame
        card = Column(
            self._head(layout, wide, pictured),
            Scroll("card.scroll", self._body(wide, not layout.compact), pad=(side, 16 if wide else 10)),
            Column(Line(), pad=(side, 0)),
            Column(self._foot(wide), pad=(side, 14 if wide else 8)),
            frame=None if pictured else DIALOG, w=width, at="fill" if pictured else "center",
        )  # fmt: skip
        if not pictured:
            return Stack(card, pad=12)
        shown = Painting(self.card.side, focus=(0.5, 0.5), fades="right", w=PICTURE)
        return Stack(Row(shown, card, frame=DIALOG, across="fill", w=width + PICTURE, at="center"), pad=12)

    def _head(self, layout: Layout, wide: bool, pictured: bool) -> Box:
        card, low = self.card, layout.height_du < 560 * layout.frame
        ground = Frame(theme.mix(theme.PANEL_TOP, self.colour, 0.30), theme.mix(theme.PANEL_BOTTOM, self.colour, 0.12),
                       self.colour, 70, diamonds=False)  # fmt: skip
        sign: Box | None = None
        if not low and not pictured:
            size = 92 if wide and not layout.compact else 60
            sign = Portrait(card.side, size, above=10) if card.side else Icon("ritual", size, theme.GOLD)
        name = Column(
            None if low else Text(say("guide-card-you-are").upper(), theme.SMALL_BOLD, self.colour, line=True),
            Text(escape(card.name), theme.TITLE, theme.PALE, line=True),
            None if low else Text(card.tagline, theme.BODY_ITALIC, theme.TEXT), gap=2, grow=1,
        )  # fmt: skip
        label = Text(say("guide-card-first-game").upper(), theme.SMALL_BOLD, theme.GOLD, "right", line=True)
        about = Column(label if self.first else None,
                       *(Text(line, theme.NOTE, theme.TEXT_SECOND, "right") for line in card.about),
                       gap=2, w=230, rank=1) if wide else None  # fmt: skip
        return Row(sign, name, about, frame=ground, pad=(30 if wide else 16, 8 if low else 16), gap=22)

    def _body(self, wide: bool, large: bool) -> Box:
        parts = [self._part(part, large) for part in self.card.parts]
        if wide:
            for part in parts:
                part.grow = 1
            return Row(*parts, gap=36, across="start")
        # What to do first comes first where not all is in sight.
        return Column(*reversed(parts), gap=18)

    def _part(self, part: Part, large: bool) -> Box:
        return Column(
            Text(part.heading, theme.HEAD_LARGE, theme.GOLD), Line(90),
            *(Row(self._picture(point, 34 if large else 26), Text(point.text, grow=1), gap=13, across="start")
              for point in part.points),
            Text(part.note, theme.NOTE, theme.TEXT_SECOND) if part.note else None,
            gap=13 if large else 8,
        )  # fmt: skip

    def _picture(self, point: Point, size: float) -> Box:
        kind, _, name = point.picture.partition(":")
        if kind == "piece":
            return Piece(name, size, faction=self.card.side)
        if kind == "number":
            number = Text(name, theme.SMALL_BOLD, theme.GOLD, "center", line=True)
            return Row(Row(number, frame=NUMBER, pack="center", w=28, h=28), pack="center", w=size)
        return Icon(name, size, theme.CREAM)

    def _foot(self, wide: bool) -> Box:
        """The rivals, the coach's switch, and the way to the table."""
        told = say("guide-card-begin" if self.first else "guide-card-close")
        begin = Button("begin", told, self.begin, "primary", key="Enter", focus=True, w=300 if wide else None,
                       h=54 if wide else 44)  # fmt: skip
        if not wide:
            return Column(Row(self._coach(), begin, gap=14), self._lessons, gap=6)
        rivals = Column(*(Row(Medal(side, 26), Text(_rival(side, told), theme.SMALL,
                                                    theme.TEXT_SECOND, grow=1), gap=9)
                          for side, told in self.card.others), gap=6, grow=1)  # fmt: skip
        return Row(rivals, Row(self._coach(), grow=1), Column(begin, self._lessons, gap=8), gap=26)

    def _coach(self) -> Box:
        """The coach's switch, before the first question; later where to find this card again."""
        if not self.first:
            return Text(say("guide-card-again"), theme.SMALL, theme.TEXT_SECOND, grow=1)
        toggle = Toggle("coach", self.app.settings.coach != "never", self._set_coach)
        return Row(Text(say("guide-card-coach"), theme.SMALL, theme.TEXT_SECOND, grow=1), toggle, gap=12, grow=1)


def _rival(side: str, told: str) -> str:
    return say("guide-card-rival", side=name("faction", side), told=markup(told))
