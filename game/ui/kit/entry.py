"""What is typed into, the choice out of a list that opens, and the list that opens over everything."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from game.match.outside_text import shown
from game.ui import draw, theme
from game.ui.kit.base import Box, Control, Laid, Laying, Shown
from game.ui.kit.box import Row, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.controls import Chooser, Options, Valued, nothing
from game.ui.kit.rows import Listed, RowList, Rows
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.things import Thing
from game.ui.widgets.base import ACTIVATE, Widget
from game.ui.widgets.gui import GuiHost

if TYPE_CHECKING:
    from game.ui.widgets.line import TypedLine

HEAD = 54
"""What a page's head takes of the window, in design units; nothing that opens goes over it."""
LINE = 30
"""Height of a line that opens, in design units."""


class Opened(Boxes):
    """Lines to choose from over everything else, under a field or above it; the one ``at`` a place is marked."""

    def __init__(self, options: Options, at: int, value: str = "") -> None:
        super().__init__(self._lines)
        self.options, self.value = options, value
        # A value may be empty, and an empty key would be a heading's.
        self.listed = Listed[tuple[str, str]](lambda option: (option[0],))
        self.listed.items, self.listed.at, self.listed.sought = options, at, at

    def _lines(self, layout: Layout) -> Box:
        return Rows("lines", self.listed, partial(self._line, _high(layout) / layout.scale), pad=(11, 0),
                    h=self.rect.height / layout.scale)  # fmt: skip

    def _line(self, high: float, option: tuple[str, str]) -> Box:
        colour = theme.GOLD if option[0] == self.value else theme.TEXT
        return Row(Text(escape(option[1]), theme.BODY, colour, line=True, grow=1), h=high)

    @property
    def list(self) -> RowList:
        """The widget of the lines."""
        found = self.control("lines")
        assert isinstance(found, RowList)
        return found

    def hang(self, field: pygame.Rect, layout: Layout) -> None:
        """Stand under a field where there is room for it, else where there is more."""
        line, edge = _high(layout), layout.px(4)
        below, above = layout.height - field.bottom - edge, field.top - layout.px(HEAD) - edge
        wanted = len(self.options) * line
        upward = below < wanted and above > below
        high = max(min(wanted, above if upward else below), line)
        self.lay(pygame.Rect(field.x, field.y - high if upward else field.bottom, field.width, high), layout)

    def mark(self, place: int) -> None:
        """Mark a line and bring it into sight."""
        self.listed.at = self.listed.sought = min(max(place, 0), len(self.options) - 1)
        self.again()

    def over(self, event: pygame.event.Event) -> int:
        """Mark the line the pointer is over; its place, -1 where there is none, for the wheel and while dragging."""
        over = -1 if event.type == pygame.MOUSEWHEEL or self.list.dragged else self.list.row_at(event.pos)
        if event.type == pygame.MOUSEMOTION and over >= 0:
            self.listed.at = over
        return over

    def options_of(self, field: Widget) -> Iterable[Thing]:
        """The lines in sight as things of a field."""
        for place, rect in self.list.in_sight():
            yield field.part("option", self.options[place][0], rect, self.options[place][1], place == self.listed.at)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        draw.glow(target, self.rect, (0, 0, 0), layout.px(8), layout.px(4), 170)
        draw.fill(target, self.rect, theme.FIELD, None)
        super().draw(target, layout)
        self.list.draw(target, layout)
        draw.outline(target, self.rect, theme.GOLD, 0)


def _high(layout: Layout) -> int:
    """The height of a line in pixels."""
    return max(layout.px(LINE), layout.font_px(theme.BODY) + layout.px(12))


# Typing -----------------------------------------------------------------------------------------


class TextField(Shown["Field"]):
    """One line of text to type, inside it pygame_gui's line; names offered hang under it while it has the keyboard."""

    ROLE = "field"
    catches_text = True

    def __init__(self, box: Field) -> None:
        super().__init__(box)
        self.text = shown(box.text)
        self.gui: GuiHost | None = None
        self.element: TypedLine | None = None
        self._away = False
        """Whether the names offered have been put away."""
        self._names: Opened | None = None
        self._layout: Layout | None = None

    def things(self) -> Iterable[Thing]:
        yield self.thing(self.text)
        if names := self._offer():
            yield from names.options_of(self)

    # The line -----------------------------------------------------------------------------------

    def attach(self, gui: GuiHost) -> None:
        self.gui = gui

    def detach(self) -> None:
        self._kill()
        self.gui = None
        # The next place given must build it anew.
        self.rect = pygame.Rect(0, 0, 0, 0)

    def _kill(self) -> None:
        if self.element is not None:
            self.element.kill()  # type: ignore[no-untyped-call]
            self.element = None

    def place(self, rect: pygame.Rect) -> None:
        same_size = rect.size == self.rect.size
        self.rect = rect
        if self.gui is None:
            return
        if self.element is None or not same_size:
            self._kill()
            self._build(self.gui)
        else:
            self.element.set_position(rect.topleft)
        self.gui.changed()

    def _build(self, gui: GuiHost) -> None:
        from game.ui.widgets.line import TypedLine

        self.element = TypedLine(self.rect, gui.manager, initial_text=self.text)
        self.element.set_text_length_limit(self.box.limit)
        if self.box.digits:
            self.element.set_allowed_characters("numbers")
        if not self.enabled:
            self.element.disable()  # type: ignore[no-untyped-call]
        if self.focused:
            self._lead_in(gui, self.element)

    @staticmethod
    def _lead_in(gui: GuiHost, line: TypedLine) -> None:
        """Give pygame_gui's line the keyboard, the caret behind its text."""
        line.edit_position = len(line.text)
        gui.manager.set_focus_set(line)

    def set_text(self, text: str) -> None:
        """Show another text without reporting it."""
        self.text = text = shown(text)
        if self.element is not None:
            self.element.set_text(text)
        if self.gui is not None:
            self.gui.changed()

    def set_focus(self, on: bool) -> None:
        super().set_focus(on)
        self._away = False
        if self.gui is None or self.element is None:
            return
        self.gui.changed()
        has = self.element in (self.gui.manager.focused_set or ())
        if on and not has:
            self._lead_in(self.gui, self.element)
        elif has and not on:
            self.gui.manager.set_focus_set(None)

    # Names --------------------------------------------------------------------------------------

    def _offer(self) -> Opened | None:
        """The names offered now."""
        names = self.box.offers if self.focused and not self._away else ()
        if not names or self._layout is None:
            self._names = None
        elif self._names is None or self._names.options != tuple((name, name) for name in names):
            self._names = Opened(tuple((name, name) for name in names), -1)
            self._names.hang(self.rect, self._layout)
        return self._names

    @property
    def opened(self) -> pygame.Rect | None:
        names = self._offer()
        return names.rect if names else None

    def steer(self, event: pygame.event.Event) -> bool:
        names = self._offer()
        assert names
        marked = names.listed.at
        if event.key == pygame.K_ESCAPE:
            self._away = True
        elif event.key == pygame.K_DOWN or (event.key == pygame.K_UP and marked > 0):
            names.mark(marked + (1 if event.key == pygame.K_DOWN else -1))
        elif event.key == pygame.K_UP and marked == 0:
            names.listed.at = -1
        elif event.key in ACTIVATE[:2] and marked >= 0:
            self._take(marked)
        else:
            return False
        return True

    def _take(self, place: int) -> None:
        """Take a name; the list goes until the field is entered again."""
        self._away = True
        Widget.pressed()
        self.box.on(self.box.offers[place])

    def handle(self, event: pygame.event.Event) -> bool:
        import pygame_gui

        if event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED and event.ui_element is self.element:
            self.text = event.text
            self.box.on(event.text)
            return True
        names = self._offer() if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN) else None
        over = names.over(event) if names else -1
        if over >= 0 and event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._take(over)
        return over >= 0

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint ground and rim, gold while it has the keyboard, and the hint while it is empty."""
        self._layout, radius = layout, layout.px(5)
        draw.fill(target, self.rect, theme.FIELD, None, radius)
        lit = self.focused or self.hovered
        draw.outline(target, self.rect, theme.GOLD if lit else theme.BRASS_LINE, radius, 1, 255 if lit else 180)
        if not self.text and not self.focused and self.box.hint:
            room = self.rect.width - 2 * layout.px(11)
            hint, px = draw.fitted(self.box.hint, theme.BODY_ITALIC, layout.font_px(theme.BODY_ITALIC), room)
            at = (self.rect.x + layout.px(11), self.rect.centery)
            draw.text(target, hint, theme.BODY_ITALIC, px, theme.TEXT_SECOND, at, middle=True)

    def draw_over(self, target: pygame.Surface, layout: Layout) -> None:
        if names := self._offer():
            names.hang(self.rect, layout)
            names.draw(target, layout)


def asks_to_search(event: pygame.event.Event) -> bool:
    """Whether a key goes to the search of a page: Ctrl+F or the slash."""
    return bool(event.key == pygame.K_SLASH or (event.key == pygame.K_f and event.mod & pygame.KMOD_CTRL))


@dataclass
class Field(Control):
    """A line to type in; ``hint`` stands in it while it is empty. ``text`` replaces what was typed when it changes.

    ``leads`` is the id of the list it searches: / leads into it, Enter and Down to the list, Escape empties it.
    ``offers`` are texts that hang under it while it has the keyboard: a click, or Down and Enter, takes one.
    """

    text: str
    on: Callable[[str], object] = field(default=nothing, compare=False)
    hint: str = ""
    limit: int = 40
    digits: bool = False
    leads: str = ""
    offers: tuple[str, ...] = ()
    WIDGET: ClassVar[type[Shown[Any]]] = TextField

    def fill(self, widget: TextField, laid: Laid, was: Control | None) -> None:
        super().fill(widget, laid, was)
        if isinstance(was, Field) and was.text != self.text != widget.text:
            widget.set_text(self.text)


# Choosing ---------------------------------------------------------------------------------------


class Dropdown(Chooser["DropDown"]):
    """One choice out of a list that opens. By keyboard left and right change it; Enter, Space or Alt Down open the
    list, up and down go through it, Enter takes the marked line and Escape leaves it."""

    ROLE = "dropdown"
    lines: Opened | None = None
    """The opened list."""
    _layout: Layout | None = None

    def things(self) -> Iterable[Thing]:
        yield from super().things()
        if self.lines:
            yield from self.lines.options_of(self)

    @property
    def grabs(self) -> bool:
        return self.lines is not None

    @property
    def opened(self) -> pygame.Rect | None:
        return self.lines.rect if self.lines else None

    @property
    def marked_words(self) -> tuple[str, pygame.Rect] | None:
        """The note of the line of the opened list that the eye is on, beside field and list."""
        note = self.box.notes.get(self.box.options[self.lines.listed.at][0], "") if self.lines else ""
        return (note, self.rect.union(self.lines.rect)) if self.lines and note else None

    def place(self, rect: pygame.Rect) -> None:
        if rect != self.rect:
            self.lines = None
        self.rect = rect

    def release(self) -> None:
        self.lines = None

    def _open(self) -> None:
        if self.lines is None and self._layout:
            self.lines = Opened(self.box.options, self.box.index, self.box.value)
            self.lines.hang(self.rect, self._layout)

    def steer(self, event: pygame.event.Event) -> bool:
        assert self.lines
        at = self.lines.listed.at
        steps = {pygame.K_UP: at - 1, pygame.K_DOWN: at + 1, pygame.K_HOME: 0, pygame.K_END: len(self.box.options)}
        if event.key in steps:
            self.lines.mark(steps[event.key])
        elif event.key in ACTIVATE:
            self._take(at)
        else:
            return False
        return True

    def _take(self, place: int) -> None:
        self.release()
        self.choose(self.box.options[place][0])

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type >= pygame.USEREVENT:
            # What wakes the window, or is told of others' elements, has no place on the screen.
            return False
        if self.lines is None:
            opens = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
            if opens:
                self._open()
            return opens
        over = self.lines.over(event)
        if event.type == pygame.MOUSEBUTTONDOWN and not self.lines.rect.collidepoint(event.pos):
            self.release()
        elif event.type == pygame.MOUSEBUTTONUP and over >= 0:
            self._take(over)
        elif over < 0:
            self.lines.list.handle(event)
            self.lines.again()
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        if event.key in ACTIVATE or (event.key == pygame.K_DOWN and event.mod & pygame.KMOD_ALT):
            self._open()
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            step = -1 if event.key == pygame.K_LEFT else 1
            self._take((self.box.index + step) % len(self.box.options))
        else:
            return False
        return True

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the choice, cut where it does not fit, and the arrow."""
        self._layout, box, radius = layout, self.box, layout.px(5)
        lit = self.enabled and (self.hovered or self.grabs)
        draw.fill(target, self.rect, theme.CHOSEN_TOP if lit else theme.FIELD if self.enabled else theme.BLOCKED,
                  None, radius)  # fmt: skip
        draw.outline(target, self.rect, theme.GOLD if lit else theme.BRASS_LINE, radius, 1, 255 if lit else 180)
        colour = theme.PALE if lit else theme.TEXT if self.enabled else theme.TEXT_THIRD
        if box.coloured and box.value in theme.FACTION and self.enabled and not lit:
            colour = theme.faction_text(box.value)
        words = box.options[box.index][1] if box.options else ""
        words, px = draw.fitted(words, theme.BODY, layout.font_px(theme.BODY), self.rect.width - layout.px(38))
        at = (self.rect.x + layout.px(11), self.rect.centery)
        draw.text(target, words, theme.BODY, px, colour, at, middle=True)
        above = self.lines is not None and self.lines.rect.y < self.rect.y
        draw.chevron(target, (self.rect.right - layout.px(15), self.rect.centery), layout.px(5),
                     theme.PALE if lit else theme.BRASS, above)  # fmt: skip

    def draw_over(self, target: pygame.Surface, layout: Layout) -> None:
        if self.lines:
            self.lines.draw(target, layout)


@dataclass
class DropDown(Valued):
    """One of many, in a list that opens. ``notes``: rich text on each value, shown for the chosen one under the
    pointer, for the line marked beside the opened list. ``coloured``: a faction in its colour."""

    notes: Mapping[str, str] = field(default_factory=dict)
    coloured: bool = False
    WIDGET: ClassVar[type[Shown[Any]]] = Dropdown

    @property
    def told(self) -> str:
        """What is said of the value chosen."""
        return self.notes.get(self.value, self.tip)

    def wide(self, lay: Laying, room: int) -> int:
        return self.widest(lay) + lay.px(56)

    def fill(self, widget: Dropdown, laid: Laid, was: Control | None) -> None:
        if isinstance(was, DropDown) and was.options != self.options:
            widget.lines = None
        super().fill(widget, laid, was)
        widget.tooltip = self.told
