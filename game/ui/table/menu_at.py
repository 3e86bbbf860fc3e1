"""The small menu at a thing of the table: what can be done with it, by mouse, keys and long press.

A game says what stands in it and where it is laid; how it looks, is stepped through and is left is the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.language.spoken import say
from game.ui import theme
from game.ui.kit.areas import Press, Scroll
from game.ui.kit.box import Box, Column, Either, Icon, Line, Row, Space, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.caps import cap
from game.ui.kit.frame import CAP, Frame
from game.ui.layout import Layout
from game.ui.widgets.base import STEPS, Board, Widget

ID = "offers"
WIDTH, COMPACT_WIDTH = 300.0, 272.0
_FRAME = Frame(line=theme.BRASS, alpha=235, radius=6, diamonds=False, shadow=12)
_MOST_NUMBERED = 9


@dataclass(frozen=True)
class Entry:
    """Something that is offered; ``on`` does it.

    ``price`` stands beside the label, ``note`` below it, and ``below`` under both.
    """

    id: str
    label: str
    on: Callable[[], object]
    picture: Box | None = None
    note: str = ""
    price: Box | None = None
    below: Sequence[Box] = ()


@dataclass(frozen=True)
class Deed:
    """Something else that can be done from the foot of the menu, with its key."""

    id: str
    label: str
    key: str
    on: Callable[[], object]


@dataclass(frozen=True)
class Menu:
    """What stands in a menu: what it belongs to, what is offered, and what is not and why."""

    head: Box
    entries: Sequence[Entry]
    closed: Sequence[str] = ()
    nothing: str = ""
    """What is said where nothing is offered."""
    deeds: Sequence[Deed] = ()


class MenuAt:
    """Shows one menu at a time on a board.

    ``close`` is what Escape does: it puts the menu away and leads back; ``leave`` does so because something else has
    been pressed. A ``numbered`` menu takes the digits.
    """

    def __init__(
        self, board: Board, close: Callable[[], None], leave: Callable[[], None] | None = None, numbered: bool = True
    ) -> None:
        self._board, self._close, self._leave, self._numbered = board, close, leave or close, numbered
        self._made: Callable[[], Menu] | None = None
        self.boxes = Boxes(self._describe).called(ID)
        self.beside = False
        """Whether the press that goes on has put a menu away."""

    @property
    def open(self) -> bool:
        """Whether a menu is shown."""
        return self._made is not None

    def show(self, made: Callable[[], Menu]) -> None:
        """Open a menu; ``made`` tells what stands in it now."""
        self._made = made

    def put_away(self) -> None:
        """Show none."""
        self._made = None

    def widgets(self) -> list[Widget]:
        """What stands on the board."""
        return [self.boxes] if self.open else []

    # Events -------------------------------------------------------------------------------------

    def take(self, event: pygame.event.Event) -> bool:
        """Take what means the menu; a press beside it puts it away, and does what it does there besides."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.beside = False
        if not self.open:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and not self.boxes.rect.collidepoint(event.pos):
            (self._close if event.button == 3 else self._leave)()
            self.beside = True
            return bool(event.button == 3)
        if event.type == pygame.MOUSEWHEEL and not self.boxes.rect.collidepoint(pygame.mouse.get_pos()):
            self._leave()
            return False
        return event.type == pygame.KEYDOWN and self._key(event)

    def _key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_ESCAPE:
            self._close()
            return True
        if event.key in STEPS or event.key == pygame.K_TAB:
            back = event.key in (pygame.K_UP, pygame.K_LEFT) or bool(event.mod & pygame.KMOD_SHIFT)
            self._step(-1 if back else 1)
            return True
        sign = event.unicode if self._numbered else ""
        if self._made and sign.isdecimal() and sign != "0" and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            entries = self._made().entries
            if int(sign) <= len(entries):
                entries[int(sign) - 1].on()
            return True
        return False

    def focus_first(self) -> None:
        """Give the first entry the keyboard, if whoever opened the menu uses it."""
        if self._board.by_keyboard:
            self._focus(0)

    def _focus(self, place: int) -> None:
        rows = self._rows()
        if rows:
            self._board.by_keyboard = True
            self._board.set_focus(rows[place % len(rows)])

    def _rows(self) -> list[Widget]:
        return [each for each in self.boxes.inner if each.focusable and each.ROLE == "row"]

    def _step(self, by: int) -> None:
        rows, focus = self._rows(), self._board.focus
        self._focus(rows.index(focus) + by if focus in rows else 0)

    # What is shown ------------------------------------------------------------------------------

    def _describe(self, layout: Layout) -> Box:
        if self._made is None:
            return Space()
        menu = self._made()
        rows: list[Box] = [self._entry(place, each) for place, each in enumerate(menu.entries)]
        if not rows and menu.nothing:
            rows = [Text(menu.nothing, theme.SMALL, theme.TEXT_SECOND)]
        if menu.closed:
            rows += [*([Line(90)] if rows else ()), *map(_closed, menu.closed)]
        deeds = [*menu.deeds, Deed("close", say("menu-at-close"), "Esc", self._close)]
        foot = Either(_foot(deeds), _foot(deeds, keys=False), Column(*(_deed(each, False) for each in deeds)))
        wide = COMPACT_WIDTH if layout.compact else WIDTH
        return Column(menu.head, Scroll(f"{ID}.rows", Column(*rows, gap=3)), Line(90), foot, frame=_FRAME,
                      pad=(10, 8), gap=6, w=wide)  # fmt: skip

    def _entry(self, place: int, entry: Entry) -> Box:
        number = Text(str(place + 1), theme.TINY_BOLD, theme.TEXT_SECOND, "center", line=True, w=12)
        numbered = self._numbered and place < _MOST_NUMBERED
        head = Row(Text(entry.label, theme.SMALL_BOLD, grow=1), entry.price,
                   Row(number, frame=CAP, pad=(3, 0)) if numbered else None, gap=6)  # fmt: skip
        note = Text(entry.note, theme.SMALL, theme.TEXT_SECOND, spacing=0.92) if entry.note else None
        body = Column(head, note, *entry.below, gap=2, grow=1)
        return Press(f"{ID}.{entry.id}", Row(entry.picture, body, gap=9, pad=(6, 4)), entry.on, tip="")


def _closed(told: str) -> Box:
    return Row(Icon("lock", 12, theme.TEXT_THIRD), Text(told, theme.TINY, theme.REASON, grow=1), gap=7, pad=(6, 0))


def _foot(deeds: Sequence[Deed], keys: bool = True) -> Box:
    made = [_deed(each, keys) for each in deeds]
    return Row(*made[:-1], Space(grow=1), made[-1], gap=4)


def _deed(deed: Deed, keys: bool) -> Box:
    key = Row(Text(cap(deed.key), theme.TINY, theme.TEXT_SECOND, line=True), frame=CAP, pad=(4, 0)) if keys else None
    part = Row(Text(deed.label, theme.TINY, theme.TEXT_SECOND, line=True), key, gap=4, pad=(3, 2))
    return Press(f"{ID}.{deed.id}", part, deed.on)
