"""The side panel of a table: a lesson or goals in the chronicle's column, or a drawer where a window has no column."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence

import pygame

from game.language.spoken import say
from game.ui import theme
from game.ui.kit.areas import Press
from game.ui.kit.box import Box, Column, Either, Icon, Line, Row, Space, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.caps import with_key
from game.ui.kit.controls import Held
from game.ui.kit.frame import CARD, PANEL
from game.ui.layout import Layout
from game.ui.scenes.form import chevron
from game.ui.widgets.base import Widget

DRAWER = 300.0
"""How wide an open drawer is, in design units."""
LEAST_LEFT = 90.0
"""Less of the column than this, in design units, is of no use to the chronicle: the panel takes it, too."""
GAP = 8.0
EDGE = 6.0
BUTTONS = 38.0
"""How high the buttons in the middle's upper left corner are with the room around them, in design units."""


class Drawer(Boxes):
    """Laid in a column, or ``over`` the whole middle of a table, of which only the boxes in its corner take clicks."""

    def __init__(self, describe: Callable[[Layout], Box], made_of: Callable[[], object]) -> None:
        super().__init__(describe)
        self.over = False
        self._made_from = made_of

    def made_of(self) -> object:
        return self._made_from()

    def hit(self, point: tuple[int, int]) -> bool:
        """Whether a point is on what is seen of it: a drawer leaves the rest of the middle alone."""
        if not self.over:
            return super().hit(point)
        return any(laid.framed and laid.rect.collidepoint(point) for shown in self.shown for laid in shown.all())


class SidePanel(ABC):
    """One panel beside a table: ``stage.side = panel; stage.lay()`` puts it there, ``None`` takes it away.

    A subclass gives ``heading`` and ``icon``, describes what stands below its head (``body``), and says with ``share``
    how much of the column it wants: 1.0 is all of it, without any chronicle; 2 / 3 leaves the chronicle the lower
    third. ``wide`` is the narrowest column, in design units, in which it reads well: a compact table makes room for it.
    With ``folds`` its head has a button that folds it to the head, and the chronicle has its place back. What
    ``yields`` makes way as a drawer for what can be chosen below it.

    Where a window has no column, the panel is a drawer in an upper corner of the table's middle: a tab, opened
    and shut by ``toggle`` (what the tab, the button in its head and the owner's key do). ``drawn`` says whether it is
    open. Its things are ``<id>`` (the panel), ``<id>.fold`` and ``<id>.tab``.

    ``relay`` is called after each folding: it has the stage laid out anew. Whatever else changes in ``body`` is seen by
    itself at the next painting, as in all boxes; a change of ``on`` or ``share`` needs ``stage.lay()``.
    """

    id = "side"
    icon = "help"
    key = ""
    """The key that folds it, as it is written: ``Ctrl G``."""
    share = 1.0
    wide = 210.0
    folds = False
    yields = False

    def __init__(self, relay: Callable[[], None]) -> None:
        self._relay = relay
        self.on = True
        """Whether it stands beside the table at all."""
        self.folded = self.drawn = False
        self.left = False
        """Whether an open drawer has the upper left corner."""
        self.boxes = Drawer(self._describe, self._made_of).called(self.id)

    @property
    @abstractmethod
    def heading(self) -> str:
        """What stands in its head."""

    @abstractmethod
    def body(self, layout: Layout) -> Box:
        """What stands below the head, and has all the height that is left: what may be long is a ``Scroll``."""

    def made_of(self) -> object:
        """All that ``body`` is made of, where that is less to compare: it is not made while that is equal."""
        return None

    def toggle(self) -> None:
        """Fold or unfold it in its column; open or shut the drawer."""
        if self.boxes.over:
            self.drawn = not self.drawn
        elif self.folds:
            self.folded = not self.folded
        self._relay()

    # Places: what a stage asks ------------------------------------------------------------------

    @property
    def _taken(self) -> float:
        """The share of a column that it takes now; 0 while it is folded to its head, or is not there."""
        return self.share if self.on and not (self.folds and self.folded) else 0.0

    @property
    def spread(self) -> bool:
        """Whether it has more than its head in a column."""
        return self._taken > 0

    def high(self, room: float, layout: Layout) -> float:
        """How many design units of a column with so much ``room`` it takes, the gap below it left out."""
        if not self.on:
            return 0.0
        if not self.spread:
            return max(40.0, layout.font_px(theme.HEAD) / layout.scale + 20)
        taken = room * self._taken
        return room if room - taken - GAP < LEAST_LEFT else taken

    def lay(self, rect: pygame.Rect, layout: Layout, over: bool = False) -> None:
        """Stand in a part of the column, or as a drawer ``over`` the middle of the table."""
        self.boxes.over = over
        self.boxes.lay(rect, layout)

    def room(self, layout: Layout) -> float:
        """How many design units there are for its height."""
        return self.boxes.rect.h / layout.scale - (BUTTONS + EDGE if self.boxes.over and self.left else 2 * EDGE)

    def covers(self) -> list[pygame.Rect]:
        """What it covers of the table's middle: the drawer or its tab."""
        over = self.boxes.laid if self.on and self.boxes.over else None
        return [laid.rect for laid in over.all() if laid.framed][:1] if over else []

    def keep_clear(self, lit: Iterable[pygame.Rect]) -> None:
        """Have an open drawer take the corner of the middle from which less of what is lit lies on its side."""
        room = self.boxes.rect
        inside = [each.centerx > room.centerx for each in lit if room.collidepoint(each.center)]
        self.left = inside.count(True) > inside.count(False)

    def make_way(self, asked: Sequence[tuple[int, int]], shuts: bool) -> bool:
        """Have an open drawer that hides all that can be chosen take the other corner, or shut, if it ``shuts``, where
        it would hide all from there, too; true if it was hiding all.
        """
        if not (self.yields and asked and self._hides(asked)):
            return False
        self.left = not self.left
        self.boxes.again()
        if self._hides(asked):
            self.left, self.drawn = not self.left, not shuts
            self.boxes.again()
        return True

    def _hides(self, points: Sequence[tuple[int, int]]) -> bool:
        """Whether it lies as an open drawer over every one of some points."""
        return self.drawn and any(all(map(rect.collidepoint, points)) for rect in self.covers())

    def widgets(self) -> list[Widget]:
        """What of it stands on the board."""
        return [self.boxes] if self.on else []

    # Boxes --------------------------------------------------------------------------------------

    def _made_of(self) -> object:
        made = self.made_of()
        return None if made is None else (made, self.boxes.over, self.folded, self.drawn, self.on, self.left)

    def _describe(self, layout: Layout) -> Box:
        over = self.boxes.over
        if over and not self.drawn:
            sign = Row(Icon(self.icon, 20, theme.GOLD), pack="center", pad=(0, 8), frame=PANEL)
            tab = Press(f"{self.id}.tab", sign, self.toggle, look="panel", tip=self._tip(self.heading), w=38)
            return Row(tab, pack="end", across="start", pad=6)
        named = Either(*(Text(self.heading, role, line=True) for role in (theme.HEAD, theme.SMALL_BOLD)), grow=1)
        head = Row(Space(w=7), named, self._fold(), gap=1, h=32)
        below = (Column(Line(110), pad=(6, 0)), self.body(layout)) if over or self.spread else ()
        panel = Column(head, *below, pad=(4, 4), frame=CARD if over else PANEL)
        if not over:
            return panel
        panel.w = DRAWER * layout.frame
        if self.left:
            # The buttons of the map stay in sight above it.
            return Row(panel, across="start", pad=(EDGE, BUTTONS))
        return Row(panel, pack="end", across="start", pad=EDGE)

    def _fold(self) -> Box | None:
        if not (self.folds or self.boxes.over):
            return None
        shut = not self.boxes.over and not self.spread
        return Press(f"{self.id}.fold", Row(chevron(up=not shut), pack="center", across="center"), self.toggle,
                     w=28, h=26, tip=self._tip(say("table-unfold" if shut else "table-fold")))  # fmt: skip

    def _tip(self, said: str) -> str:
        return with_key(said, self.key) if self.key else said


def shared(side: SidePanel | None, slot: Widget, rest: Box, layout: Layout) -> Box:
    """A column of boxes with a panel's place in it: ``slot`` gets that, ``rest`` what the panel leaves."""
    if side is None or not side.on:
        return rest
    if not side.spread:
        return Column(Held("slot.side", slot, h=side.high(0, layout)), rest, gap=GAP, grow=1)
    if side.share >= 1.0:
        return Held("slot.side", slot, grow=1)
    rest.grow, place = 1 - side.share, Held("slot.side", slot, grow=side.share)
    return Column(place, rest, gap=GAP, grow=1)


def alone(side: SidePanel | None, slot: Widget, layout: Layout) -> Box | None:
    """A panel's place in a column that has no chronicle to leave room for: all there is, or its head."""
    if side is None or not side.on:
        return None
    return Held("slot.side", slot, grow=1) if side.spread else Held("slot.side", slot, h=side.high(0, layout))
