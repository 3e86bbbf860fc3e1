"""The card that opens with a rite: how it is played in four small pictures, the hand it is played with, what it is for.

It comes by itself the first time each rite opens, and whenever it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.games.rites.screen import cards
from game.games.rites.screen.fan import sorted_hand
from game.games.rites.screen.layouts.registry import layout_of
from game.games.rites.screen.seals import picture
from game.games.rites.screen.sheet import SummaryScene
from game.games.rites.words.cards import card
from game.games.rites.words.faces import artifact_face, rite_name
from game.games.rites.words.ritewords import words_of
from game.games.rites.words.tableview import CardTable
from game.language.spoken import name, say
from game.match.lessons.format import Lesson
from game.ui import draw, theme
from game.ui.doors import scene_named
from game.ui.kit.areas import Scroll
from game.ui.kit.base import Laying
from game.ui.kit.box import Box, Column, Drawn, Either, Grid, Icon, Line, Row, Space, Stack, Text
from game.ui.kit.controls import Button
from game.ui.kit.frame import DIALOG, Frame
from game.ui.kit.painting import Painting
from game.ui.kit.scrolling import BAR
from game.ui.layout import Layout
from game.ui.scene import Program
from game.ui.scenes.boxed import Dialog
from game.ui.scenes.rules import RulesScene
from game.ui.table.firsts.card import go_on, no_more

HEAD = Frame(theme.rgb("#16352c"), theme.rgb("#0c1c1a"), alpha=0, diamonds=False)
BEFORE = Frame(theme.rgb("#2b2413"), theme.rgb("#221d12"), alpha=0, diamonds=False)
PANEL = Frame(line=theme.BRASS, alpha=130, radius=8, diamonds=False)
RING = Frame(theme.INK, theme.INK, theme.GOLD, 255, radius=16, diamonds=False)
CARD_WIDE, LEAST_WIDE = 84.0, 30.0
HAND_WIDE, HAND_LONG = 52.0, 340.0
"""How wide a card of the hand is, and how long the hand is at the most."""
LOW = 640.0
"""Windows less high than this, in design units, have the way on below what scrolls."""
PICTURED, PICTURE = 960.0, 220.0
"""In large windows from this height on the rite's picture stands above its name, so high or higher."""
ASKEW = (-6, 2, 7, -3)
"""How far cards that lie askew are turned, in degrees, one after the other."""


def opens(rite: str) -> bool:
    """Whether there is a card for a rite."""
    return bool(layout_of(rite).opening)


def rite_lesson(lessons: Sequence[Lesson], rite: str) -> Lesson | None:
    """The lesson that teaches a rite, if there is one."""
    taught = (one for one in lessons if one.table.game == "rites")
    return next((one for one in taught if one.id.startswith("rites_") and _rite_of(one) == rite), None)


def _rite_of(lesson: Lesson) -> str:
    told = (lesson.table.options or {}).get("rite") or (lesson.table.setup or {}).get("rite")
    return str(told or "")


class RiteCard(Dialog):
    """How a rite is played.

    ``first``: it has come by itself, as the rite opens for the first time. ``before`` says how the last one ended.
    """

    WIDTH = 1300.0

    def __init__(self, table: CardTable, first: bool, before: str = "") -> None:
        super().__init__()
        self.before = before
        self.table, self.first = table, first
        self.key = f"rites-opening-{table.rite.replace('_', '-')}"
        self._lessons: Sequence[Lesson] = ()

    @property
    def title(self) -> str:
        return rite_name(self.table.rite)

    def enter(self, app: Program) -> None:
        """Look for a lesson meanwhile."""
        super().enter(app)
        self.errand(lambda: app.services.lessons.all().lessons, self._found, say("rites-opening.no-lessons"))

    def _found(self, lessons: Sequence[Lesson]) -> None:
        self._lessons = lessons

    def keys(self) -> Mapping[int, Callable[[], object]]:
        on = (pygame.K_r, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
        return dict.fromkeys(on, self.pop)

    # The whole --------------------------------------------------------------------------------

    def describe(self, layout: Layout) -> Box:
        """Head, steps and foot, in the middle of the window; what has no room scrolls."""
        wide = min(self.WIDTH, layout.width_du - 16)
        low = layout.height_du < LOW
        on = go_on(self, say("rites-opening.begin" if self.first else "rites-opening.back"), 390)
        body = Column(self._steps(wide, layout), Line(90), self._foot(None if low else on), gap=14,
                      pad=(12, 12) if layout.narrow else (24, 16))  # fmt: skip
        shown = Column(self._picture(layout), self._head(layout), Line(150), self._before(layout),
                       Scroll("rite.scroll", body),
                       Row(on, pack="center", pad=8) if low else None, frame=DIALOG, w=wide, at="center")  # fmt: skip
        return Stack(shown, pad=8)

    def _picture(self, layout: Layout) -> Box | None:
        """What the rite is about, where the window has room above its name."""
        shown, spare = card("rite", self.table.rite), layout.height_du - PICTURED * layout.frame
        if shown is None or layout.compact or spare < 0:
            return None
        high = min(PICTURE + spare / 2, 300)
        return Painting(shown.scene, focus=shown.middle, fades="bottom", h=high)

    def _head(self, layout: Layout) -> Box:
        narrow, number = layout.narrow, self.table.number
        opens = say("rites-opening.alone") if self.table.rites == 1 else say("rites-opening", number=number)
        name = Column(Text(opens, theme.CHAPTER, theme.BRASS, line=True),
                      Text(self.title, theme.TITLE_SMALL if narrow else theme.TITLE, line=True), gap=0)  # fmt: skip
        tagline = Text(say(self.key), theme.SEA, theme.TEXT_SECOND, "center", rank=1, grow=1)
        return Row(Icon(f"rite_{self.table.rite}", 34 if narrow else 58, theme.GOLD), name,
                   None if narrow else tagline, gap=18, pad=(14, 6) if narrow else (26, 10), frame=HEAD)  # fmt: skip

    def _before(self, layout: Layout) -> Box | None:
        """How the rite before ended: nobody has been told otherwise, if it went fast."""
        if not self.before:
            return None
        told = Row(Icon("candle", 20, theme.GOLD), Text(self.before, theme.BODY, theme.PALE, grow=1), gap=10)
        return Column(told, pad=(14, 8) if layout.narrow else (26, 8), frame=BEFORE)

    def _steps(self, wide: float, layout: Layout) -> Box:
        """The steps beside each other, two by two, or below each other."""
        count = 4 if wide >= 1100 else 2 if wide >= 520 else 1
        room = (wide - (24 if layout.narrow else 48) - (BAR + 4) - (count - 1) * 14) / count
        most = 58.0 if layout.height_du < LOW else CARD_WIDE
        pictures = layout_of(self.table.rite).opening
        steps = [self._step(place, picture, room - 28, most, layout) for place, picture in enumerate(pictures, 1)]
        if count == 4:
            return Row(*steps, gap=14, across="fill")
        return Grid(*steps, columns=count, gap=14)

    def _step(self, place: int, picture: Sequence[str], room: float, most: float, layout: Layout) -> Box:
        number = Row(Text(str(place), theme.BODY_BOLD, theme.PALE, "center", line=True), pack="center", frame=RING,
                     w=30 * layout.frame, h=30 * layout.frame)  # fmt: skip
        key = f"{self.key}-{place}"
        called = say(f"{key}.head")
        named = Either(Text(called, theme.HEAD, line=True), Text(called, theme.SMALL_BOLD, spacing=0.86), grow=1)
        head = Row(number, named, gap=10)
        return Column(head, Line(70), drawn(picture, room, most, layout), Text(say(key), theme.BODY), frame=PANEL,
                      pad=(14, 10), gap=9, grow=1)  # fmt: skip

    def _foot(self, on: Box | None) -> Box:
        """The hand, what is at stake, and the ways on: in low windows the first of them stands below."""
        hand = self._hand()
        said = Column(Text(say(f"{self.key}.hand"), theme.BODY), self._at_stake(), gap=6, grow=1)
        ways = Column(on, self._ways(), no_more(self) if self.first else None, gap=10, w=390)
        return Either(Row(hand, said, ways, gap=24, least=900), Column(hand, said, ways, gap=12))

    def _hand(self) -> Box | None:
        table = self.table
        held = sorted_hand(table.cultists[table.viewer].hand) if table.viewer is not None else ()
        if not held:
            return None
        # Many lie over each other, so that of each its number and its cult stay in sight.
        gap = min(5.0, (HAND_LONG - HAND_WIDE) / max(len(held) - 1, 1) - HAND_WIDE)
        made = (picture((card,), partial(cards.entity, card), HAND_WIDE, HAND_WIDE * cards.RATIO) for card in held)
        row = Row(*made, gap=gap)
        return Column(Text(say("rites-opening.your-hand"), theme.LABEL, theme.BRASS, line=True), row, gap=6)

    def _at_stake(self) -> Box | None:
        faces = [artifact_face(name) for name in self.table.coveted]
        if not faces:
            return None
        told = [say("rites-opening-artifact", artifact=name("rites-artifact", face.id), points=face.value)
                for face in faces]  # fmt: skip
        said = say("rites-opening-at-stake", artifacts=told)
        return Text(f"{said} {faces[0].text}" if len(faces) == 1 else said, theme.BODY, theme.TEXT_SECOND)

    def _ways(self) -> Box:
        lesson = rite_lesson(self._lessons, self.table.rite)
        ways: list[tuple[str, str, Callable[[], object]]] = []
        if lesson:
            ways.append(("lesson", "T", partial(self._learn, lesson)))
        ways += [("in_words", "W", self._in_words), ("rules", "F1", self._rules)]
        return Row(*(Button(id, say(f"rites-opening.{id.replace('_', '-')}"), way, key=key, grow=1, h=36)
                     for id, key, way in ways), gap=8)  # fmt: skip

    def _learn(self, lesson: Lesson) -> None:
        self.push(scene_named("lesson", self.app.services.lessons, lesson, over=True))

    def _in_words(self) -> None:
        self.push(SummaryScene(self.table))

    def _rules(self) -> None:
        self.push(RulesScene(words_of(self.table.rite).page))


class Noted(Column):
    """A picture with a note below it: at least so wide that the note's words are whole in the smallest type."""

    def narrowest(self, lay: Laying) -> int:
        _, told = self.parts
        assert isinstance(told, Text)
        return max(lay.px(self.least), _least(told.words, told.role))


def _least(words: str, role: theme.Role) -> int:
    """How wide in pixels words are in the smallest type."""
    return draw.text_width(words, role, theme.SMALLEST_PX) + 2


# Pictures in a row ------------------------------------------------------------------------------


class Part(NamedTuple):
    """A card, an icon, a number or a sign of a picture, and the note below it."""

    what: str
    note: str
    lit: bool

    @property
    def is_card(self) -> bool:
        return self.what[0] in "gbyw?"

    @property
    def role(self) -> theme.Role:
        """The type of its note."""
        return theme.SMALL_BOLD if self.lit or not self.is_card else theme.SMALL

    @property
    def sign(self) -> float:
        """How wide a sign or a number is, in design units."""
        return 26 if len(self.what) < 2 else 34

    def wide(self, card: float, layout: Layout) -> float:
        """How wide it is in design units beside cards of a width, its note in the smallest type."""
        if not self.is_card and self.what[0] != "@":
            return self.sign
        return max(card + 4 if self.is_card else 72, _least(self.note, self.role) / layout.scale if self.note else 0)


def drawn(row: Sequence[str], room: float, most: float, layout: Layout) -> Box:
    """A picture of cards and signs in a row, as layouts write it, in so much room, with cards ``most`` wide.

    A card is its id (``*`` lights it, ``:note`` stands below: ``rites-opening-note-note``), ``?`` one face down,
    ``@icon``, ``#7`` a number, and signs; ``~`` as the first lets the cards lie askew.
    """
    askew = row[0] == "~"
    parts = [_read(part) for part in (row[1:] if askew else row)]
    wide = most
    while wide > LEAST_WIDE and sum(part.wide(wide, layout) for part in parts) + (len(parts) - 1) * 4 > room:
        wide -= 1
    boxes, turned = [], 0
    for part in parts:
        angle = ASKEW[turned % len(ASKEW)] if askew and part.is_card else 0
        turned += part.is_card
        boxes.append(_part(part, wide, angle))
    return Row(*boxes, gap=4, pack="center", h=most * cards.RATIO + 30)


def _read(part: str) -> Part:
    what, _, note = part.partition(":")
    told = say(f"rites-opening-note-{note.replace('_', '-')}") if note else ""
    return Part(what.rstrip("*").removeprefix("#"), told, what.endswith("*"))


def _part(part: Part, wide: float, angle: int) -> Box:
    """A card, an icon, a number or a sign, with its note below."""
    what, note, lit = part
    colour = theme.TEXT if not part.is_card else theme.GOLD if lit else theme.TEXT_SECOND
    told = Text(note, part.role, colour, "center", line=True)
    if what[0] == "@":
        sign: Box = Stack(Icon(what[1:], 34, theme.GOLD, at="center"), frame=RING, w=56, h=56, at="center")
        return Noted(sign, told, gap=6, least=72, across="center")
    if not part.is_card:
        if what == ">":
            return Drawn("arrow", _arrow, w=26, h=20)
        return Text(what, theme.TITLE_SMALL, theme.GOLD, "center", line=True, w=part.sign)
    make = cards.back if what == "?" else partial(_turned, what, angle)
    card = picture((what, angle), make, wide, wide * cards.RATIO)
    if not note:
        return Column(card, Space(h=16), gap=5, w=wide + 4)
    return Noted(card, told, gap=5, least=wide + 4, across="center")


def _arrow(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
    """What becomes of it."""
    (x, y), reach, thick = rect.center, layout.px(8), max(layout.px(2), 2)
    pygame.draw.line(target, theme.BRASS, (x - reach, y), (x + reach, y), thick)
    head = [(x + 2, y - reach + 2), (x + reach, y), (x + 2, y + reach - 2)]
    pygame.draw.lines(target, theme.BRASS, False, head, thick)


def _turned(card: str, angle: int, width: int) -> pygame.Surface:
    """A card that lies askew."""
    return cards.turned(card, width, -angle)
