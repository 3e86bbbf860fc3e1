"""Six spellbooks in a faction's strip: as slots, or with their names; and large beside what is pointed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.games.wars.screen.motions import Turns
from game.games.wars.screen.strip_drawn import narrowed
from game.games.wars.screen.strip_tips import Thing, part_tip
from game.games.wars.words.tableview import Requirement, Side
from game.language.spoken import say, spoken
from game.match.words import words
from game.ui import draw, palette, theme, tokens
from game.ui.kit.areas import Press, PressArea
from game.ui.kit.base import Control, Laid
from game.ui.kit.box import Box, Column, Drawn, Grid, Icon, Row, Text
from game.ui.kit.boxes import pictured
from game.ui.kit.frame import Frame
from game.ui.layout import Layout
from game.ui.rich import escape, rich

NAMED = 126
"""The least height of six spellbooks with their names below each other on a wide strip, in design units."""
APART = 3
"""How far spellbooks of two lines stand apart."""
ROOMY = 20
"""The height of a spellbook's line from which on its name is as large as other small words."""
DIM = 95
"""How much of a spellbook that is used up is seen, of 255."""
Entry = tuple[str, Requirement | None]
"""A book earned; or what one asks for; or neither, for a book earned and not yet picked."""


def entries(side: Side) -> list[Entry]:
    """Earned books first, then what is still asked for."""
    open_ = [need for need in side.requirements if not need.met]
    owed = 6 - len(side.books) - len(open_)
    earned: list[Entry] = [(book, None) for book in side.books]
    return earned + [("", None)] * owed + [("", need) for need in open_]


def part(side: Side, thing: Thing, box: Box) -> Box:
    """A part that tells of something of the game."""
    box.card, box.tip = thing, f"{part_tip(side, thing)}\n{say('wars-strip-opens')}"
    return box


def slots(side: Side, turns: Turns, shares: tuple[float, ...], high: float, wide: bool) -> Box:
    """Six books, or what they ask for; ``shares`` is how far those are that turn over."""
    return Row(*(_slot(side, turns, book, need, high) for book, need in entries(side)[:6]),
               gap=5 if wide else 3, pad=(12 if wide else 8, 0))  # fmt: skip


def named(side: Side, high: float, across: int, wide: bool, room: int, px: int) -> Box:
    """Six books with their names, below each other or in two columns; of those still to be earned what they ask for.

    ``room`` is how many pixels a line has for the name with how far it is, which is left to the tip where both are
    too long; ``px`` is how high small letters are.
    """
    shown = entries(side)[:6]
    if across > 1:
        each = (high - 2 * APART) / 3
        cells = (_two_lines(side, book, need, each, room, px) for book, need in shown)
        return Grid(*cells, columns=(1,) * across, gap=6, gap_y=APART, pad=(12, 0), h=high)
    each = (high - 10) / 6 if not wide else 19 * high / NAMED
    rows = (_named(side, book, need, each, room, wide) for book, need in shown)
    return Column(*rows, gap=2 * high / NAMED if wide else 2, pad=(12 if wide else 8, 0), h=high)


def _two_lines(side: Side, book: str, need: Requirement | None, high: float, room: int, px: int) -> Box:
    """A book in one of two columns: its sign, its name in up to two lines, and how far it is behind that."""
    asked = f" <second>{need.have}/{need.need}</>" if need and need.need else ""
    role = theme.TINY_BOLD if book else theme.TINY
    whole, brief = escape(_called(book, need)), escape(_called(book, need, 1))
    ways = (whole + asked, whole, brief + asked, brief)
    fits = (each for each in ways if rich(each, role, px, room, spacing=0.86).lines <= 2)
    told = Text(next(fits, brief), role, _tone(side, book), spacing=0.86, grow=1)
    return _line(side, book, need, Row(_sign(book, need, 18), told, gap=5, pad=(5, 0), h=high, across="center",
                                       frame=_ground(side, book)))  # fmt: skip


def _named(side: Side, book: str, need: Requirement | None, high: float, room: int, wide: bool) -> Box:
    """A line: a book in its side's color, or dark what one asks for, and how far that is."""
    called = _called(book, need, room)
    asked = f"{need.have}/{need.need}" if need and need.need else ""
    plain, bold = (theme.SMALL, theme.SMALL_BOLD) if high >= ROOMY else (theme.TINY, theme.TINY_BOLD)
    long = sum(draw.text_width(each, plain, theme.SMALLEST_PX) for each in (called, asked)) > room
    told = Text(asked, bold, theme.TEXT_SECOND, line=True) if asked and not long else None
    return _line(side, book, need, Row(
        _sign(book, need, min(high * 0.8, 24)),
        Text(called, bold if book else plain, _tone(side, book), line=True, grow=1), told,
        gap=7 if wide else 5, pad=(6 if wide else 4, 0), h=high, frame=_ground(side, book)))  # fmt: skip


def _called(book: str, need: Requirement | None, room: int = 0) -> str:
    """What a book is called, or what one asks for; by its short name where the other has not so many pixels."""
    kind, key = _thing(book, need)
    if not key:
        return ""
    whole = words().name(kind, key)
    fits = not room or draw.text_width(whole, theme.TINY_BOLD if book else theme.TINY, theme.SMALLEST_PX) <= room
    return whole if fits else words().short(kind, key) or whole


def _thing(book: str, need: Requirement | None) -> Thing:
    return ("book", book) if book or not need else ("requirement", need.id)


def _tone(side: Side, book: str) -> theme.RGB:
    return theme.TEXT_SECOND if not book or book in side.used else theme.TEXT


def _sign(book: str, need: Requirement | None, size: float) -> Icon:
    return Icon(_thing(book, need)[1] or "spellbook", size, theme.CREAM if book else theme.TEXT_SECOND)


def _ground(side: Side, book: str) -> Frame:
    tone = theme.faction_colour(side.faction)
    ground = theme.mix(theme.INK, tone, 0.34 if book else 0.06)
    return Frame(ground, ground, tone, 150 if book else 60, radius=3, diamonds=False)


def _line(side: Side, book: str, need: Requirement | None, row: Row) -> Box:
    return part(side, _thing(book, need), row) if book or need else row


def _slot(side: Side, turns: Turns, book: str, need: Requirement | None, high: float) -> Box:
    used = book in side.used
    key = book, need, turns.of(("book", book)), used
    box = Drawn(key, partial(_paint_slot, side.faction, turns, book, need, used), w=round(high * 0.75), h=high)
    if not book and not need:
        return box
    return part(side, ("book", book) if book or not need else ("requirement", need.id), box)


def _paint_slot(
    faction: str, turns: Turns, book: str, need: Requirement | None, used: bool,
    target: pygame.Surface, rect: pygame.Rect, layout: Layout,
) -> None:  # fmt: skip
    """A slot; a book on its way over shows the slot's back first, one that is ``used`` up is dim."""
    share = turns.of(("book", book)) if book else 1.0
    progress = f"{need.have}/{need.need}" if need and need.need and not layout.compact else ""
    sign = book if book and share >= 0.5 else need.id if need else "spellbook"
    picture = tokens.book_slot(faction, sign, rect.width, bool(book) and share >= 0.5, progress)
    if used:
        picture = picture.copy()
        picture.set_alpha(DIM)
    narrowed(target, picture, rect, abs(2 * share - 1))


# Large, beside what is pointed at ------------------------------------------------------------------

LARGE, SMALLER = 64, 36
"""How wide the sign of the one that is pointed at is, and those of all six, in design units."""
CARD = Frame(line=theme.BRASS, alpha=230, diamonds=False)


class StripArea(PressArea):
    """A strip that can be pressed. What a slot is stands large beside it, and all six where the keyboard is."""

    side: Side
    signs_alone = False
    """Whether its spellbooks stand there without their names."""
    _last: tuple[object, pygame.Surface] | None = None

    def tip_picture(self, layout: Layout) -> pygame.Surface | None:
        """The sign of the spellbook that is pointed at, large, with what is told of it."""
        thing = self.thing_at(self._point) if self._point else None
        shown = [entry for entry in entries(self.side) if _thing(*entry) == thing]
        return self._card(layout, shown, LARGE, 250) if thing and shown and self.signs_alone else None

    def focus_picture(self, layout: Layout) -> pygame.Surface | None:
        """All six, where they have no names."""
        return self._card(layout, entries(self.side)[:6], SMALLER, 430) if self.signs_alone else None

    def _card(self, layout: Layout, shown: Sequence[Entry], size: float, wide: float) -> pygame.Surface:
        """These spellbooks below each other, each with its sign and its words; names alone where all is too high."""
        key = self.side, tuple(shown), size, layout, palette.in_use().id, spoken()
        if self._last is None or self._last[0] != key:
            told, named = (pictured(self._column(layout, shown, size, wide, whole), layout) for whole in (True, False))
            self._last = key, told if told.get_height() <= layout.height - layout.px(16) else named
        return self._last[1]

    def _column(self, layout: Layout, shown: Sequence[Entry], size: float, wide: float, whole: bool) -> Box:
        rows = (_large(self.side, book, need, size, whole) for book, need in shown)
        return Column(*rows, gap=8 if whole else 2, pad=12, w=min(wide + size + 36, layout.width_du - 24), frame=CARD)


def _large(side: Side, book: str, need: Requirement | None, size: float, whole: bool) -> Box:
    """A spellbook as a large sign, with all its words or the first line of them."""
    thing = _thing(book, need)
    told = part_tip(side, thing) if thing[1] else say("wars-strip-book-open")
    size = size if whole else min(size, 26)
    sign = Drawn((thing, size), partial(_paint_large, side.faction, book, need), w=size, h=round(size * 1.34))
    return Row(sign, Text(told if whole else told.partition("\n")[0], theme.SMALL, grow=1), gap=12, across="center")


def _paint_large(
    faction: str, book: str, need: Requirement | None, target: pygame.Surface, rect: pygame.Rect, layout: Layout
) -> None:
    sign = _thing(book, need)[1] or "spellbook"
    progress = f"{need.have}/{need.need}" if need and need.need and rect.width >= layout.px(LARGE) else ""
    target.blit(tokens.book_slot(faction, sign, rect.width, bool(book), progress), rect)


class StripPress(Press):
    """A strip as a whole, which opens its faction's board."""

    def __init__(self, side: Side, signs_alone: bool, part: Box, on: Callable[[], object], tip: str) -> None:
        super().__init__(f"strip.{side.faction}", part, on, look="panel", tip=tip)
        self.side, self.signs_alone = side, signs_alone

    def make(self) -> StripArea:
        return StripArea(self.on)

    def fill(self, widget: StripArea, laid: Laid, was: Control | None) -> None:
        widget.side, widget.signs_alone = self.side, self.signs_alone
        super().fill(widget, laid, was)
