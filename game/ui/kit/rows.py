"""Lists of any length: what is picked and marked, found again by its key; only the rows in sight are laid out."""

from __future__ import annotations

import bisect
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar

import pygame

from game.ui import draw, theme
from game.ui.kit.base import Box, Control, Laid, Laying
from game.ui.kit.box import Text
from game.ui.kit.controls import nothing
from game.ui.kit.frame import row_ground
from game.ui.kit.painting import Painting
from game.ui.kit.scrolling import BAR, Scroller
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import ACTIVATE, Widget

T = TypeVar("T")


class Listed(Generic[T]):
    """Items in order. ``key`` tells them apart; one whose key is empty is a heading and is neither picked nor marked.

    ``on_pick`` is called after another item was picked by hand.
    """

    def __init__(self, key: Callable[[T], Hashable], on_pick: Callable[[], object] = lambda: None) -> None:
        self.key = key
        self.on_pick = on_pick
        self.on_over: Callable[[int], object] = nothing
        """Called with the place of the item that is pointed at, -1 for none."""
        self.items: Sequence[T] = ()
        self.at = -1
        """Place of the item picked; -1 for none."""
        self.marks: set[Hashable] = set()
        self.offset = 0
        """How far the list is scrolled, in pixels."""
        self.sought = -1
        """Place of the item to be brought into sight."""
        self.tops: dict[int, list[int]] = {}
        """Where every row begins, by the list's width, in pixels; for ``measured``."""
        self.measured: tuple[object, object] = (None, None)
        """The items and the layout ``tops`` are of."""
        self._anchor = 0

    def can_pick(self, place: int) -> bool:
        """Whether there is an item at a place that is no heading."""
        return 0 <= place < len(self.items) and bool(self.key(self.items[place]))

    @property
    def picked(self) -> T | None:
        return self.items[self.at] if self.can_pick(self.at) else None

    @property
    def marked(self) -> list[T]:
        """The marked items, in the order shown."""
        return [item for item in self.items if self.key(item) in self.marks] if self.marks else []

    @property
    def meant(self) -> list[T]:
        """The marked items, or the one picked."""
        return self.marked or ([] if self.picked is None else [self.picked])

    def show(self, items: Sequence[T]) -> None:
        """Show other items: what was picked or marked stays so, or the one after it is picked, or the last."""
        was = None if self.picked is None else self.key(self.picked)
        self.items = items
        places = {key: place for place, item in enumerate(items) if (key := self.key(item))}
        self.marks &= places.keys()
        after = (place for place in places.values() if place >= self.at)
        self.at = places[was] if was in places else next(after, max(places.values(), default=-1))
        self.sought = self.at if self.at > 1 else 0

    def find(self, key: Hashable) -> None:
        """Pick the item with a key, where there is one."""
        for place, item in enumerate(self.items):
            if key and self.key(item) == key:
                self.at = self.sought = place

    def pick(self, place: int) -> None:
        """Pick the item at a place by hand."""
        self.at = self.sought = place
        self.on_pick()

    # Marking ------------------------------------------------------------------------------------

    def toggle(self, place: int) -> None:
        """Pick an item and mark it, or no longer."""
        self.marks ^= {self.key(self.items[place])}
        self._anchor = place
        self.pick(place)

    def mark_to(self, place: int) -> None:
        """Pick an item and mark all from where marking began to it."""
        low, high = sorted((self._anchor, place))
        self.marks |= {self.key(self.items[each]) for each in range(low, high + 1) if self.can_pick(each)}
        self.pick(place)

    def mark_all(self) -> None:
        """Mark every item, or none where all are."""
        every = {key for item in self.items if (key := self.key(item))}
        self.marks = set() if self.marks == every else every

    def take(self, place: int) -> None:
        """Pick an item alone: nothing is marked any more."""
        self._anchor, self.marks = place, set()
        self.pick(place)

    def step(self, by: int, marking: bool = False) -> bool:
        """Go to the next item that is no heading, marking on the way or not; False where there is none."""
        place = self.at + by
        while 0 <= place < len(self.items) and not self.can_pick(place):
            place += by
        if not self.can_pick(place):
            return False
        if not marking:
            self._anchor = place
            self.pick(place)
        else:
            if not self.marks:
                self._anchor = self.at
            self.mark_to(place)
        return True

    def end(self, last: bool) -> bool:
        self.at = len(self.items) if last else -1
        return self.step(-1 if last else 1)


LEAST_HIGH = 160
"""Height of a list on a page that has no room for more, in design units."""
BARE = 200
"""With so much height below the last row a picture stands there, in design units."""
MARK = 40
"""Width of the place that marks a row, in design units."""
TWICE = 400
"""Two clicks within so many milliseconds open a row."""


def in_view(tops: Sequence[int], offset: int, high: int) -> range:
    """The places of the rows of which something is in sight, given where they begin and the last one ends."""
    count = len(tops) - 1
    if not count:
        return range(0)
    first = min(max(bisect.bisect_right(tops, offset) - 1, 0), count - 1)
    return range(first, min(max(bisect.bisect_left(tops, offset + high, first), first + 1), count))


@dataclass
class Rows(Control, Generic[T]):
    """A list: ``row`` makes the boxes of an item of ``listed``, which says what is picked and marked.

    Clicks and arrows pick, Enter and a double click call ``on_open``; with ``marks`` rows have boxes, and Ctrl, Shift,
    Space and Ctrl+A mark. Rows of one ``kind`` are equally high: without it all are, but for headings. ``empty`` is
    said where there is nothing, below the painting ``picture``; few rows have that below them, ``tall`` times as high
    as wide. ``pad`` is the room in a row, at its sides and above and below.
    """

    listed: Listed[T]
    row: Callable[[T], Box] = field(compare=False)
    on_open: Callable[[], object] = field(default=nothing, compare=False)
    marks: bool = False
    kind: Callable[[T], Hashable] | None = field(default=None, compare=False)
    empty: str = ""
    pad: tuple[float, float] = (14, 10)
    picture: str = ""
    tall: float = 0.5
    clips: ClassVar[bool] = True

    def __post_init__(self) -> None:
        self.grow = self.grow or 1.0
        self.items = self.listed.items
        self.offset, self.sought = self.listed.offset, self.listed.sought
        self.tops = [0]
        self.first = 0

    def __eq__(self, other: object) -> bool:
        """Whether the same rows stand at the same place."""
        if not isinstance(other, Rows) or (self.offset, self.sought) != (other.offset, other.sought):
            return False
        return self.items == other.items and (self.id, self.enabled, self.empty) == (
            other.id, other.enabled, other.empty,
        )  # fmt: skip

    def high(self, lay: Laying, width: int) -> int:
        """A few rows: the rest is scrolled."""
        return lay.px(LEAST_HIGH)

    @property
    def stretches(self) -> bool:
        return self.h is None

    def _inner(self, lay: Laying, row: pygame.Rect) -> pygame.Rect:
        """What the boxes of a row have of it."""
        x, y = map(lay.px, self.pad)
        left = lay.px(MARK) if self.marks else x
        return pygame.Rect(row.x + left, row.y + y, row.width - left - x, row.height - 2 * y)

    def _tops(self, lay: Laying, width: int) -> list[int]:
        """Where every row begins and the last one ends; one row of each kind is measured, and once only."""
        listed = self.listed
        if listed.measured[0] is not self.items or listed.measured[1] != lay.layout:
            listed.measured, listed.tops = (self.items, lay.layout), {}
        if width in listed.tops and len(listed.tops[width]) == len(self.items) + 1:
            return listed.tops[width]
        inner = self._inner(lay, pygame.Rect(0, 0, width, 0))
        kind, heights, tops = self.kind or (lambda item: bool(listed.key(item))), dict[Hashable, int](), [0]
        for item in self.items:
            known = kind(item)
            if known not in heights:
                heights[known] = lay.high(lay.keep(self.row(item)), inner.width) - inner.height
            tops.append(tops[-1] + heights[known])
        listed.tops[width] = tops
        return tops

    def place(self, lay: Laying, rect: pygame.Rect) -> tuple[Laid, ...]:
        if not self.items:
            self.tops = [0]
            words = lay.keep(Text(self.empty, theme.SUBTITLE, theme.TEXT_SECOND, align="center"))
            room = rect.inflate(-lay.px(40), 0)
            room.height = lay.high(words, room.width)
            sky = rect.inflate(-2, -2)
            sky.height = round(min(rect.height * 0.7, rect.width * 0.5)) if self.picture else 0
            room.top = rect.top + (rect.height - room.height) // 2 if not sky.height else sky.bottom + lay.px(8)
            painting = lay.keep(Painting(self.picture, fades="bottom left right"))
            return (lay.lay(painting, sky), lay.lay(words, room))
        width = rect.width
        self.tops = self._tops(lay, width)
        if self.tops[-1] > rect.height:
            width -= lay.px(BAR + 4)
            self.tops = self._tops(lay, width)
        tops, offset = self.tops, self._offset(rect.height)
        seen = in_view(tops, offset, rect.height)
        self.first = seen.start
        rows = [
            lay.lay(lay.keep(self.row(self.items[place])), self._inner(lay, pygame.Rect(
                rect.x, rect.y + tops[place] - offset, width, tops[place + 1] - tops[place])))
            for place in seen
        ]  # fmt: skip
        below = pygame.Rect(rect.x, rect.bottom, rect.width, 0)
        below.height = min(rect.height - tops[-1] - lay.px(20), round(rect.width * self.tall))
        if self.picture and below.height >= lay.px(BARE):
            below.bottom = rect.bottom
            rows.append(lay.lay(lay.keep(Painting(self.picture, fades="top left right")), below))
        return tuple(rows)

    def _offset(self, high: int) -> int:
        """How far it is scrolled, with what is sought in sight; a heading belongs to the row under it."""
        tops, offset, place = self.tops, self.offset, self.sought
        if 0 <= place < len(self.items):
            upper = place - 1 if place and not self.listed.can_pick(place - 1) else place
            offset = min(max(offset, tops[place + 1] - high), tops[upper])
        self.offset = self.listed.offset = max(0, min(offset, tops[-1] - high))
        self.sought = self.listed.sought = -1
        return self.offset

    def make(self) -> RowList:
        return RowList(self)

    def fill(self, widget: RowList, laid: Laid, was: Control | None) -> None:
        widget.rows, widget.parts = self, laid.parts
        widget.long, widget.offset = self.tops[-1], self.offset
        widget.focusable = bool(self.items)


class RowList(Scroller):
    """The widget of a list: rows that are picked, marked and opened."""

    ROLE = "list"
    focusable = True
    hit = Widget.hit

    def __init__(self, rows: Rows[Any]) -> None:
        super().__init__()
        self.rows = rows
        self.parts: tuple[Laid, ...] = ()
        self._over = -1
        self._mark_wide = MARK
        self._bar_room = BAR + 4
        self._last_click = (-1, 0)

    @property
    def listed(self) -> Listed[Any]:
        return self.rows.listed

    def scroll_to(self, offset: int) -> bool:
        """Scroll to a distance from the top; True when that changed anything."""
        offset = max(0, min(offset, self.limit))
        changed, self.offset, self.listed.offset = offset != self.offset, offset, offset
        return changed

    def row_rect(self, place: int) -> pygame.Rect:
        """Where a row is on the window."""
        tops = self.rows.tops
        wide = self.rect.width - (self._bar_room if self.limit else 0)
        return pygame.Rect(self.rect.x, self.rect.y + tops[place] - self.offset, wide, tops[place + 1] - tops[place])

    def row_at(self, point: tuple[int, int]) -> int:
        """Place of the item at a point, -1 for none."""
        place = bisect.bisect_right(self.rows.tops, point[1] - self.rect.y + self.offset) - 1
        known = self.rect.collidepoint(point) and 0 <= place < len(self.rows.tops) - 1
        return place if known and self.row_rect(place).collidepoint(point) else -1

    def in_sight(self) -> Iterator[tuple[int, pygame.Rect]]:
        """The places of the rows in sight, and what is seen of them."""
        # Rows taken away since the last painting, as by undoing, are in sight no more.
        last = min(self.rows.first + len(self.parts), len(self.rows.tops) - 1) if self.rows.items else 0
        return ((place, self.row_rect(place).clip(self.rect)) for place in range(self.rows.first, last))

    def things(self) -> Iterable[Thing]:
        """The list, and the rows in sight by their places."""
        yield self.thing()
        for place, rect in self.in_sight():
            part = self.parts[place - self.rows.first]
            words = next((each.box.words for each in part.all() if isinstance(each.box, Text)), "")
            yield self.part("row", place, rect, words, place == self.listed.at)

    # Events -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return self._key(event.key, event.mod)
        if event.type == pygame.MOUSEMOTION and not self.dragged:
            over = self.row_at(event.pos)
            changed, self._over = over != self._over, over
            if changed:
                self.listed.on_over(over)
            return changed
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self.on_bar(event.pos):
            self._click(self.row_at(event.pos), event.pos)
            return True
        return super().handle(event)

    def _click(self, place: int, point: tuple[int, int]) -> None:
        if not self.listed.can_pick(place):
            return
        mods = pygame.key.get_mods() if self.rows.marks else 0
        if mods & pygame.KMOD_CTRL or (self.rows.marks and point[0] < self.rect.x + self._mark_wide):
            Widget.pressed()
            self.listed.toggle(place)
        elif mods & pygame.KMOD_SHIFT:
            self.listed.mark_to(place)
        else:
            now = pygame.time.get_ticks()
            twice = self._last_click[0] == place and now - self._last_click[1] < TWICE
            self._last_click = (place, now)
            self.listed.take(place)
            if twice:
                self.rows.on_open()

    def _key(self, key: int, mod: int) -> bool:
        listed, marks, step = self.listed, self.rows.marks, {pygame.K_DOWN: 1, pygame.K_UP: -1}.get(key)
        if not any(map(listed.can_pick, range(len(listed.items)))):
            return step is not None and self.scroll_to(self.offset + step * self.rect.height // 7)
        if step:
            return listed.step(step, marks and bool(mod & pygame.KMOD_SHIFT))
        if key in (pygame.K_HOME, pygame.K_END):
            return listed.end(key == pygame.K_END)
        if marks and key == pygame.K_a and mod & pygame.KMOD_CTRL:
            listed.mark_all()
            return True
        if listed.picked is None or key not in ACTIVATE:
            return False
        if marks and key == pygame.K_SPACE:
            Widget.pressed()
            listed.toggle(listed.at)
        else:
            self.rows.on_open()
        return True

    # Drawing ----------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        self._mark_wide, self._bar_room = layout.px(MARK), layout.px(BAR + 4)
        before = target.get_clip()
        target.set_clip(self.rect.clip(before))
        for place, part in enumerate(self.parts, self.rows.first):
            if place < len(self.rows.items) and self.listed.can_pick(place):
                self._ground(target, layout, place)
            part.paint(target, layout)
        target.set_clip(before)
        super().draw(target, layout)

    def _ground(self, target: pygame.Surface, layout: Layout, place: int) -> None:
        row = self.row_rect(place).inflate(-layout.px(4), -layout.px(min(self.rows.pad[1] - 2, 6)))
        chosen, over = place == self.listed.at, self.hovered and place == self._over
        marked = self.listed.key(self.listed.items[place]) in self.listed.marks
        row_ground(target, layout, row, chosen, over, marked)
        if self.rows.marks:
            centre = row.x + self._mark_wide // 2, row.centery
            paint_mark(target, layout, centre, marked, bool(self.listed.marks) or over or chosen)

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        """Paint a thin ring: lists are large."""
        draw.outline(target, self.rect.inflate(6, 6), theme.PALE, 4, 1, 180)


def paint_mark(target: pygame.Surface, layout: Layout, centre: tuple[int, int], marked: bool, seen: bool) -> None:
    """Paint the box of a row, ticked when it is marked; ``seen`` makes it stand out."""
    side = layout.px(18)
    square = pygame.Rect(0, 0, side, side)
    square.center = centre
    draw.fill(target, square, theme.FIELD, None, layout.px(3))
    rim = theme.GOLD if marked else theme.BRASS if seen else theme.BRASS_LINE
    draw.outline(target, square, rim, layout.px(3), 1, 255 if seen or marked else 110)
    if marked:
        x, y = square.center
        arm = side // 4
        points = [(x - arm, y), (x - arm // 4, y + arm), (x + arm + 1, y - arm)]
        pygame.draw.lines(target, theme.GOLD, False, points, max(layout.px(2), 2))
