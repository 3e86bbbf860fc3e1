"""What is typed into, and the choice out of a list that opens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from game.match.outside_text import shown
from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import ACTIVATE, Widget
from game.ui.widgets.lists import ScrollList

if TYPE_CHECKING:
    from game.ui.widgets.gui import GuiHost
    from game.ui.widgets.line import TypedLine

HEAD = 54
"""What a page's head takes of the window, in design units; nothing that opens goes over it."""


class TextField(Widget):
    """One line of text to type; ``hint`` is shown while it is empty. Inside it is pygame_gui's line."""

    ROLE = "field"
    catches_text = True

    def __init__(self, text: str, on_change: Callable[[str], object], *, hint: str = "", limit: int = 40,
                 digits: bool = False, tooltip: str = "") -> None:  # fmt: skip
        super().__init__(tooltip)
        self.text = shown(text)
        self.on_change = on_change
        self.hint = hint
        self.limit = limit
        self.digits = digits
        self.gui: GuiHost | None = None
        self.element: TypedLine | None = None

    def things(self) -> Iterable[Thing]:
        yield self.thing(self.text)

    def attach(self, gui: GuiHost) -> None:
        self.gui = gui

    def detach(self) -> None:
        if self.element is not None:
            self.element.kill()  # type: ignore[no-untyped-call]
            self.element = None
        self.gui = None
        # The next place given must build it anew.
        self.rect = pygame.Rect(0, 0, 0, 0)

    def place(self, rect: pygame.Rect) -> None:
        same_size = rect.size == self.rect.size
        self.rect = rect
        if self.gui is None:
            return
        if self.element is None or not same_size:
            if self.element is not None:
                self.element.kill()  # type: ignore[no-untyped-call]
            self._build(self.gui)
        else:
            self.element.set_position(rect.topleft)
        self.gui.changed()

    def _build(self, gui: GuiHost) -> None:
        from game.ui.widgets.line import TypedLine

        self.element = TypedLine(self.rect, gui.manager, initial_text=self.text)
        self.element.set_text_length_limit(self.limit)
        if self.digits:
            self.element.set_allowed_characters("numbers")
        if not self.enabled:
            self.element.disable()  # type: ignore[no-untyped-call]
        if self.focused:
            gui.manager.set_focus_set(self.element)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        radius = layout.px(5)
        draw.fill(target, self.rect, theme.FIELD, None, radius)
        lit = self.focused or self.hovered
        draw.outline(target, self.rect, theme.GOLD if lit else theme.BRASS_LINE, radius, 1, 255 if lit else 180)
        if not self.text and not self.focused and self.hint:
            px = layout.font_px(theme.BODY_ITALIC)
            at = (self.rect.x + layout.px(11), self.rect.centery)
            draw.text(target, self.hint, theme.BODY_ITALIC, px, theme.TEXT_SECOND, at, middle=True)

    def set_text(self, text: str) -> None:
        """Show another text without reporting it."""
        self.text = text = shown(text)
        if self.element is not None:
            self.element.set_text(text)
        if self.gui is not None:
            self.gui.changed()

    def set_focus(self, on: bool) -> None:
        super().set_focus(on)
        if self.gui is None or self.element is None:
            return
        self.gui.changed()
        if on:
            self.gui.manager.set_focus_set(self.element)
        elif self.element in (self.gui.manager.focused_set or ()):
            self.gui.manager.set_focus_set(None)

    def handle(self, event: pygame.event.Event) -> bool:
        import pygame_gui

        if event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED and event.ui_element is self.element:
            self.text = event.text
            self.on_change(event.text)
            return True
        return False


class Dropdown(Widget):
    """One choice out of a list that opens. By keyboard left and right change it; Enter, Space or Alt Down open the
    list, up and down go through it, Enter takes the marked line and Escape leaves it.

    ``notes`` are words on the options, as rich text: those of the chosen one are the tooltip, those of the line marked
    or pointed at stand beside the opened list. ``coloured``: a faction's name stands in its colour.
    """

    ROLE = "dropdown"

    def __init__(
        self,
        options: Sequence[tuple[str, str]],
        value: str,
        on_change: Callable[[str], object],
        tooltip: str = "",
        coloured: bool = False,
        notes: Mapping[str, str] | None = None,
    ) -> None:
        self.notes = notes or {}
        super().__init__(self.notes.get(value, tooltip))
        self.options = list(options)
        self.value = value
        self.on_change = on_change
        self.coloured = coloured
        self.lines: ScrollList | None = None
        """The opened list."""
        self._layout: Layout | None = None

    def things(self) -> Iterable[Thing]:
        yield self.thing(self.options[self.index][1] if self.options else "")
        if self.lines:
            for place in self.lines.rows_in_sight():
                key, label = self.options[place]
                yield self.part("option", key, self.lines.row_rect(place), label, place == self.lit)

    @property
    def grabs(self) -> bool:
        return self.lines is not None

    @property
    def index(self) -> int:
        return next((i for i, (key, _) in enumerate(self.options) if key == self.value), 0)

    @property
    def lit(self) -> int:
        """Position of the line of the opened list that the eye is on; else the choice."""
        return self.lines.selected if self.lines else self.index

    @property
    def marked_words(self) -> tuple[str, pygame.Rect] | None:
        """The note of the line of the opened list that the eye is on, beside field and list."""
        note = self.notes.get(self.options[self.lit][0], "") if self.lines else ""
        return (note, self.rect.union(self.lines.rect)) if self.lines and note else None

    def place(self, rect: pygame.Rect) -> None:
        if rect != self.rect:
            self.lines = None
        self.rect = rect

    def set_value(self, value: str, options: Sequence[tuple[str, str]] | None = None) -> None:
        """Show another choice without reporting it."""
        if options is not None and list(options) != self.options:
            self.options, self.lines = list(options), None
        self.value = value
        self.tooltip = self.notes.get(value, self.tooltip)

    def release(self) -> None:
        self.lines = None

    def open(self) -> None:
        """Open the list to where there is room for it, else to where there is more, the choice marked."""
        if self.lines or self._layout is None:
            return
        layout, edge = self._layout, self._layout.px(4)
        line = max(layout.px(30), layout.font_px(theme.BODY) + layout.px(12))
        below, above = layout.height - self.rect.bottom - edge, self.rect.top - layout.px(HEAD) - edge
        wanted = len(self.options) * line
        upward = below < wanted and above > below
        high = max(min(wanted, above if upward else below), line)
        self.lines = ScrollList(self._draw_line)
        self.lines.place(pygame.Rect(self.rect.x, self.rect.y - high if upward else self.rect.bottom,
                                     self.rect.width, high))  # fmt: skip
        self.lines.set_rows([line] * len(self.options))
        self._mark(self.index)

    def _mark(self, index: int) -> None:
        if self.lines:
            self.lines.selected = min(max(index, 0), len(self.options) - 1)
            self.lines.show_row(self.lines.selected)

    def steer(self, event: pygame.event.Event) -> bool:
        """Take a key while the list is open."""
        steps = {pygame.K_UP: self.lit - 1, pygame.K_DOWN: self.lit + 1, pygame.K_HOME: 0,
                 pygame.K_END: len(self.options)}  # fmt: skip
        if event.key in steps:
            self._mark(steps[event.key])
            return True
        if event.key in ACTIVATE:
            marked = self.options[self.lit][0]
            self.release()
            self.choose(marked)
            return True
        return False

    def choose(self, value: str) -> None:
        if value != self.value:
            self.set_value(value)
            Widget.pressed()
            self.on_change(value)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if self.lines is None:
            opens = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
            if opens:
                self.open()
            return opens
        over = self.lines.row_at(event.pos) if event.type != pygame.MOUSEWHEEL else -1
        if event.type == pygame.MOUSEMOTION and over >= 0 and not self.lines.dragged:
            self.lines.selected = over
        elif event.type == pygame.MOUSEBUTTONDOWN and not self.lines.rect.collidepoint(event.pos):
            self.release()
            return True
        elif event.type == pygame.MOUSEBUTTONUP and over >= 0 and not self.lines.dragged:
            self.release()
            self.choose(self.options[over][0])
            return True
        return self.lines.handle(event)

    def _key(self, event: pygame.event.Event) -> bool:
        if event.key in ACTIVATE or (event.key == pygame.K_DOWN and event.mod & pygame.KMOD_ALT):
            self.open()
            return True
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            step = -1 if event.key == pygame.K_LEFT else 1
            self.choose(self.options[(self.index + step) % len(self.options)][0])
            return True
        return False

    # Painting ---------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        self._layout = layout
        lit = self.enabled and (self.hovered or self.grabs)
        radius = layout.px(5)
        draw.fill(target, self.rect, theme.CHOSEN_TOP if lit else theme.FIELD if self.enabled else theme.BLOCKED,
                  None, radius)  # fmt: skip
        draw.outline(target, self.rect, theme.GOLD if lit else theme.BRASS_LINE, radius, 1, 255 if lit else 180)
        colour = theme.PALE if lit else theme.TEXT if self.enabled else theme.TEXT_THIRD
        if self.coloured and self.value in theme.FACTION and self.enabled and not lit:
            colour = theme.faction_text(self.value)
        self._words(target, layout, self.rect, self.options[self.index][1] if self.options else "", colour)
        x, y, size = self.rect.right - layout.px(15), self.rect.centery, layout.px(5)
        peak = -size if self.grabs and self.lines and self.lines.rect.y < self.rect.y else size
        points = [(x - size, y - peak // 2), (x + size, y - peak // 2), (x, y + peak // 2 + peak % 2)]
        pygame.draw.polygon(target, theme.PALE if lit else theme.BRASS, points)

    def words_room(self, layout: Layout) -> int:
        """How long in pixels the words of a choice may be."""
        return self.rect.width - layout.px(38)

    def _words(
        self, target: pygame.Surface, layout: Layout, rect: pygame.Rect, words: str, colour: theme.RGB
    ) -> None:
        words, px = draw.fitted(words, theme.BODY, layout.font_px(theme.BODY), self.words_room(layout))
        draw.text(target, words, theme.BODY, px, colour, (rect.x + layout.px(11), rect.centery), middle=True)

    def _draw_line(self, target: pygame.Surface, row: pygame.Rect, index: int, over: bool) -> None:
        if self._layout is None or self.lines is None:
            return
        chosen = index == self.lines.selected
        if chosen:
            draw.fill(target, row, theme.CHOSEN_TOP, None)
        colour = theme.PALE if chosen else theme.GOLD if index == self.index else theme.TEXT
        self._words(target, self._layout, row, self.options[index][1], colour)

    def draw_over(self, target: pygame.Surface, layout: Layout) -> None:
        if self.lines:
            draw.glow(target, self.lines.rect, (0, 0, 0), layout.px(8), layout.px(4), 170)
            draw.fill(target, self.lines.rect, theme.FIELD, None)
            self.lines.draw(target, layout)
            draw.outline(target, self.lines.rect, theme.GOLD, 0)
