"""A description on a board: laid out when it changes, painted, its controls among the board's widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import ParamSpec, TypeVar

import pygame

from game.language.spoken import spoken
from game.ui import palette
from game.ui.kit.base import Box, C, Control, Group, Laid, Laying, Telling
from game.ui.kit.controls import Button
from game.ui.kit.leaves import Space
from game.ui.kit.linked import LinkedText
from game.ui.kit.scrolling import Scroller
from game.ui.layout import Layout
from game.ui.paintings import Lack
from game.ui.things import Thing
from game.ui.widgets.base import Widget
from game.ui.widgets.gui import GuiHost

P = ParamSpec("P")
T = TypeVar("T")
CAPS: dict[str, tuple[int, ...]] = {
    "Enter": (pygame.K_RETURN, pygame.K_KP_ENTER), "Del": (pygame.K_DELETE,), "Space": (pygame.K_SPACE,), "Esc": (),
    "←": (pygame.K_LEFT,), "→": (pygame.K_RIGHT,),
}  # fmt: skip
"""The keys of caps that are no letter. Escape is the scene's own."""


def _look() -> tuple[object, ...]:
    """Palette and language: where any changes, everything is laid out and painted anew."""
    return palette.in_use().id, spoken()


def steadily(make: Callable[P, T]) -> Callable[P, T]:
    """Remember the last answer of a function that depends on its arguments, on what ``_look`` tells, and on pictures.

    A large part of a description stays the same box while it would be equal: it is neither made nor compared again.
    """
    last: list[tuple[object, T]] = []
    lack = Lack()

    def made(*args: P.args, **named: P.kwargs) -> T:
        given = *_look(), args, named
        if not last or last[0][0] != given or lack.over:
            lack.forget()
            with lack.noted():
                last[:] = [(given, make(*args, **named))]
        return last[0][1]

    return made


class Boxes(Telling):
    """Shows what ``describe`` returns; it is asked before every painting, and the answer laid out if it is another."""

    focusable = False

    def __init__(self, describe: Callable[[Layout], Box], steady: bool = False) -> None:
        super().__init__()
        self.describe = describe
        self.steady = steady
        self.inner: Sequence[Widget] = ()
        self.laid: Laid | None = None
        self.count = 0
        """How many descriptions have been laid out."""
        self._controls: dict[str, tuple[Control, Widget, Laid]] = {}
        self._offsets: dict[str, int] = {}
        self._gui: GuiHost | None = None
        self._shown: tuple[object, ...] = ()
        self._anew = 0
        """How often pictures have come that it had lacked."""
        self._layout: Layout | None = None

    def things(self) -> Iterable[Thing]:
        """The boxes as a whole and what has a card, if they have a name; controls are things by themselves."""
        if self.id:
            yield self.thing()
            yield from self.told_things()

    # Laying out ---------------------------------------------------------------------------------

    def wanted(self, slot: pygame.Rect, layout: Layout) -> pygame.Rect:
        """What the description takes up in a slot, at its upper left."""
        lay, box = Laying(layout, self._offsets), self.describe(layout)
        wide = lay.wide(box, slot.width)
        return pygame.Rect(slot.x, slot.y, wide, min(lay.high(box, wide), slot.height))

    def lay(self, rect: pygame.Rect, layout: Layout) -> None:
        """Show the boxes in a rectangle from now on."""
        self.rect = rect
        self.refresh(layout)

    def place(self, rect: pygame.Rect) -> None:
        self.rect = rect
        self.again()

    def attach(self, gui: GuiHost) -> None:
        self._gui = gui
        for widget in self.inner:
            widget.attach(gui)
        self._shown = ()

    def detach(self) -> None:
        for widget in self.inner:
            widget.detach()
        self._gui = None

    def refresh(self, layout: Layout) -> bool:
        """Ask for the description and lay it out if it, the place or the layout is another; True when it was.

        What was painted with stand-ins is laid out and painted anew when pictures have come.
        """
        self._layout = layout
        if self.lack.over or any(widget.lack.over for widget in self.inner):
            self._anew += 1
            for widget in (self, *self.inner):
                widget.lack.forget()
        with self.lack.noted():
            described = self.describe(layout)
        where = (tuple(self.rect), (layout, self._anew, *_look()), tuple(self._offsets.items()))
        shown = (described, *where)
        if shown == self._shown:
            return False
        before, same_look = self.laid, shown[2:3] == self._shown[2:3]
        self._shown = shown
        lay = Laying(layout, self._offsets)
        self.laid = lay.lay(shown[0], self.rect.copy())
        self.tell_of(self.laid)
        self.count += 1
        if before and same_look:
            self.laid.take_pictures(before)
        self._bind(lay)
        return True

    def _bind(self, lay: Laying) -> None:
        """Give every control its widget: the one it had, by id, or a new one."""
        old, self._controls = self._controls, {}
        for box, laid in lay.controls:
            assert box.id not in self._controls, f"two controls are called {box.id}"
            was, widget, _ = old.pop(box.id, (None, None, None))
            if widget is None or type(was) is not type(box):
                if widget:
                    widget.detach()
                was, widget = None, box.make()
                if self._gui:
                    widget.attach(self._gui)
            widget.id, widget.tooltip, widget.enabled, widget.clip = box.id, box.tip, box.enabled, laid.clip
            if isinstance(widget, Telling):
                widget.steady = self.steady
            box.fill(widget, laid, was)
            widget.place(laid.rect)
            if isinstance(widget, Scroller) and box.id in lay.reach:
                widget.long, widget.offset = lay.reach[box.id]
                widget.on_scroll = partial(self._scrolled, box.id)
            self._controls[box.id] = box, widget, laid
        for _, widget, _ in old.values():
            widget.detach()
        self.inner = [widget for _, widget, _ in self._controls.values()]

    def place_again(self) -> None:
        """Put every control where it was laid: one that two descriptions share may have been put elsewhere since."""
        for _, widget, laid in self._controls.values():
            widget.place(laid.rect)

    def again(self) -> None:
        """Lay out what has changed at once."""
        if self._layout:
            self.refresh(self._layout)

    def _scrolled(self, id: str, offset: int | None) -> None:
        if offset is None:
            self._offsets.pop(id, None)
        else:
            self._offsets[id] = offset
        self.again()

    def scroll_up(self) -> None:
        """Show everything that scrolls from its top again."""
        self._offsets.clear()

    # Widgets ------------------------------------------------------------------------------------

    def shows(self, id: str) -> bool:
        """Whether a control is shown now."""
        return id in self._controls

    def control(self, id: str) -> Widget:
        """The widget of a control that is shown now."""
        return self._controls[id][1]

    def box_of(self, widget: Widget | None) -> Control | None:
        """The control a widget stands for."""
        return next((box for box, each, _ in self._controls.values() if each is widget), None)

    def press_key(self, key: int) -> bool:
        """Press the button that shows a key's cap; False where there is none that can be pressed."""
        for box, _ in self.of_kind(Button):
            if box.enabled and box.key and key in CAPS.get(box.key, (ord(box.key[0].lower()),)):
                box.on()
                return True
        return False

    @property
    def first(self) -> Widget | None:
        """The control that has the keyboard when the scene opens."""
        return next((widget for box, widget, _ in self._controls.values() if box.focus), None)

    @property
    def scrollers(self) -> list[Scroller]:
        """What can be scrolled, the outermost first."""
        return [widget for widget in self.inner if isinstance(widget, Scroller)]

    def of_kind(self, kind: type[C]) -> Iterator[tuple[C, Widget]]:
        """The controls of a kind that are shown now, with their widgets."""
        return ((box, widget) for box, widget, _ in self._controls.values() if isinstance(box, kind))

    def bring_in(self, focus: Widget) -> None:
        """Scroll so that a control, and the group it is seen with, is in sight."""
        found = next(((box.id, laid) for box, widget, laid in self._controls.values() if widget is focus), None)
        if found is None or not found[1].scroll:
            return
        scroller = self.control(found[1].scroll)
        assert isinstance(scroller, Scroller)
        if found[1].group and found[1].group.height <= scroller.rect.height:
            scroller.reveal(found[1].group)
        elif self._layout:
            scroller.reveal(found[1].rect.inflate(0, self._layout.px(16)))

    # Pointing and painting ------------------------------------------------------------------------

    def hit(self, point: tuple[int, int]) -> bool:
        """Where there is a panel or something to tell; controls are pointed at by themselves."""
        whole = self.laid and self.laid.framed and self.rect.collidepoint(point)
        told = (each for each in self.lying(point) if each.box.tip or each.box.card)
        return self.visible and bool(whole or any(told))

    def handle(self, event: pygame.event.Event) -> bool:
        """Note what is pointed at, for the tooltip."""
        if event.type == pygame.MOUSEMOTION:
            self.point_at(event.pos)
        return False

    def forget_pictures(self) -> None:
        """What lies below has changed: paint everything anew."""
        if self.laid:
            self.laid.drop_pictures()

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint what is no control."""
        self.refresh(layout)
        assert self.laid
        with self.lack.noted():
            self.laid.paint(target, layout, self.steady)


def painted_ahead(parts: Iterable[Laid], layout: Layout) -> list[Callable[[], object]]:
    """Small jobs, one a box, that paint each where nobody sees it, so that its words and signs are known later."""

    def paint(laid: Laid) -> None:
        size = laid.rect.size
        laid.box.paint(pygame.Surface(size), pygame.Rect((0, 0), size), layout)

    shown = (laid for laid in parts if laid.framed or not isinstance(laid.box, Group | Space))
    return [partial(paint, laid) for laid in shown if laid.rect.w > 0 and laid.rect.h > 0]


def rehearsed(boxes: Boxes, slot: pygame.Rect, layout: Layout) -> list[Callable[[], object]]:
    """Jobs that paint ahead what boxes would show in a slot; texts with links that they hold are laid out there too."""
    boxes.lay(slot, layout)
    assert boxes.laid
    held = (whole for widget in boxes.inner if isinstance(widget, LinkedText) for whole in widget.shown)
    return painted_ahead((each for whole in (boxes.laid, *held) for each in whole.all()), layout)


def pictured(box: Box, layout: Layout) -> pygame.Surface:
    """A description as a picture of its own, as large as it wants to be: for tooltips that are more than words."""
    lay = Laying(layout, {})
    wide = lay.wide(box, layout.width)
    made = pygame.Surface((wide, lay.high(box, wide)))
    lay.lay(box, made.get_rect()).paint(made, layout)
    return made
