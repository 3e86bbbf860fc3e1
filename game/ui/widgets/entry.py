"""Widgets that pygame_gui does well: text field (clipboard, IME) and drop-down list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import pygame

from game.match.outside_text import shown
from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import ACTIVATE, Widget
from game.ui.widgets.gui import GuiHost

HEAD = 54
"""What a page's head takes of the window, in design units; nothing that opens goes over it."""


class _GuiWidget(Widget):
    """A widget whose inside is a pygame_gui element."""

    def __init__(self, tooltip: str = "") -> None:
        super().__init__(tooltip)
        self.gui: GuiHost | None = None
        self.element: Any = None

    def attach(self, gui: GuiHost) -> None:
        """Remember the manager; the element is built once the place is known."""
        self.gui = gui

    def detach(self) -> None:
        """Remove the element."""
        if self.element is not None:
            self.element.kill()
            self.element = None
        self.gui = None
        # The next place given must build it anew.
        self.rect = pygame.Rect(0, 0, 0, 0)

    def _build(self) -> None:
        raise NotImplementedError

    def place(self, rect: pygame.Rect) -> None:
        """Put the element where the widget is."""
        same_size = rect.size == self.rect.size
        self.rect = rect
        if self.gui is None:
            return
        if self.element is None or not same_size:
            self._rebuild()
        else:
            self.element.set_position(rect.topleft)
            self.gui.changed()

    def _rebuild(self) -> None:
        if self.gui is None:
            return
        if self.element is not None:
            self.element.kill()
        self._build()
        self.gui.changed()


class TextField(_GuiWidget):
    """One line of text to type; ``hint`` is shown while it is empty."""

    ROLE = "field"
    catches_text = True

    def __init__(self, text: str, on_change: Callable[[str], None], *, hint: str = "", limit: int = 40,
                 digits: bool = False, tooltip: str = "") -> None:  # fmt: skip
        super().__init__(tooltip)
        self.text = shown(text)
        self.on_change = on_change
        self.hint = hint
        self.limit = limit
        self.digits = digits

    def things(self) -> Iterable[Thing]:
        """The field with what stands in it."""
        yield self.thing(self.text)

    def _build(self) -> None:
        from game.ui.widgets.line import TypedLine

        assert self.gui is not None
        self.element = TypedLine(self.rect, self.gui.manager, initial_text=self.text)
        self.element.set_text_length_limit(self.limit)
        if self.digits:
            self.element.set_allowed_characters("numbers")
        if not self.enabled:
            self.element.disable()
        if self.focused:
            self.gui.manager.set_focus_set(self.element)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint ground and rim, gold while it has the keyboard, and the hint while it is empty."""
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
        """Gain or lose the keyboard, the element with it."""
        super().set_focus(on)
        if self.gui is None or self.element is None:
            return
        self.gui.changed()
        if on:
            self.gui.manager.set_focus_set(self.element)
        elif self.element in (self.gui.manager.focused_set or ()):
            self.gui.manager.set_focus_set(None)

    def handle(self, event: pygame.event.Event) -> bool:
        """Pass on what was typed."""
        import pygame_gui

        if event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED and event.ui_element is self.element:
            self.text = event.text
            self.on_change(event.text)
            return True
        return False


class Dropdown(_GuiWidget):
    """One choice out of a list that opens. By keyboard left and right change it; Enter, Space or Alt Down open the
    list, up and down go through it, Enter takes the marked line and Escape leaves it.

    ``notes`` are words on the options, as rich text: those of the chosen one are the tooltip, those of the line marked
    or pointed at stand beside the opened list.
    """

    ROLE = "dropdown"

    def __init__(
        self,
        options: Sequence[tuple[str, str]],
        value: str,
        on_change: Callable[[str], None],
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
        self._marked = 0
        self._by_keys = False

    def things(self) -> Iterable[Thing]:
        """The field with the label of its choice, and the lines of the opened list that are in sight."""
        yield self.thing(self.options[self.index][1] if self.options else "")
        if self.grabs:
            lines = self.element.menu_states["expanded"].options_selection_list.item_list
            for place, line in enumerate(lines):
                if button := line["button_element"]:
                    key, label = self.options[place]
                    yield self.part("option", key, button.rect, label, place == self.lit)

    @property
    def grabs(self) -> bool:
        """Whether the list is open."""
        return bool(self.element is not None and self.element.current_state is self.element.menu_states["expanded"])

    @property
    def index(self) -> int:
        """Position of the value."""
        return next((i for i, (key, _) in enumerate(self.options) if key == self.value), 0)

    @property
    def lit(self) -> int:
        """Position of the line of the opened list the keys have marked, or the mouse points at; else the choice."""
        if self._by_keys:
            return self._marked
        lines = self.element.menu_states["expanded"].options_selection_list.item_list
        over = (place for place, line in enumerate(lines) if (button := line["button_element"]) and button.hovered)
        return next(over, self.index)

    @property
    def marked_words(self) -> tuple[str, pygame.Rect] | None:
        """The note of the line of the opened list that the eye is on, beside field and list."""
        if not self.grabs:
            return None
        shown = self.element.menu_states["expanded"].options_selection_list
        note = self.notes.get(self.options[self.lit][0], "")
        return (note, self.rect.union(shown.rect)) if note else None

    def _build(self) -> None:
        from pygame_gui.core import ObjectID
        from pygame_gui.elements import UIDropDownMenu

        assert self.gui is not None
        # pygame_gui pairs are (shown, id).
        pairs: list[str | tuple[str, str]] = [(label, key) for key, label in self.options]
        known = self.coloured and self.value in theme.FACTION
        self.element = UIDropDownMenu(
            pairs, pairs[self.index], self.rect, self.gui.manager,
            object_id=ObjectID(object_id=f"#{self.value}") if known else None,
        )  # fmt: skip
        if not self.enabled:
            self.element.disable()
        self._direct()

    def place(self, rect: pygame.Rect) -> None:
        """Put the field where the widget is."""
        super().place(rect)
        self._direct()

    def _direct(self) -> None:
        """Have the list open to where there is room for it, else to where there is more."""
        if self.element is None or self.gui is None:
            return
        rect, layout = self.rect, self.gui.layout
        edge = layout.px(4)
        below, above = layout.height - rect.bottom - edge, rect.top - layout.px(HEAD) - edge
        # A line of the list is lower than the field, so that this much is enough.
        upward = below < len(self.options) * rect.height and above > below
        self.element.menu_states["expanded"].expand_direction = "up" if upward else "down"
        self.element.expansion_height_limit = max(above if upward else below, rect.height)

    def set_value(self, value: str, options: Sequence[tuple[str, str]] | None = None) -> None:
        """Show another choice without reporting it."""
        if options is not None:
            self.options = list(options)
        self.value = value
        self.tooltip = self.notes.get(value, self.tooltip)
        if self.element is not None:
            self._rebuild()

    def release(self) -> None:
        """Close the list without choosing."""
        self._by_keys = False
        self._rebuild()

    def open(self) -> None:
        """Open the list, the choice marked."""
        if self.element is None or self.grabs:
            return
        self.element.current_state.should_transition = True
        self.element.update(0.0)
        self._mark(self.index)

    def _mark(self, index: int) -> None:
        """Mark a line of the opened list and bring it into sight."""
        self._marked = index
        shown = self.element.menu_states["expanded"].options_selection_list
        if shown.scroll_bar is not None and len(self.options) > 1:
            room = shown.scroll_bar.visible_percentage
            share = min(max(index / len(self.options) - room / 2, 0.0), 1.0 - room)
            shown.scroll_bar.set_scroll_from_start_percentage(share)
            shown.scroll_bar.has_moved_recently = True
        if self.gui is not None:
            # The list makes its lines anew when it scrolls.
            self.gui.manager.update(0.0)
            self.gui.changed()
        for place, line in enumerate(shown.item_list):
            button = line["button_element"]
            line["selected"] = place == index
            if button is not None and place == index:
                button.select()
            elif button is not None:
                button.unselect()

    def steer(self, event: pygame.event.Event) -> bool:
        """Take a key while the list is open."""
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            self._by_keys = True
            step = 1 if event.key == pygame.K_DOWN else -1
            self._mark(min(max(self._marked + step, 0), len(self.options) - 1))
            return True
        if event.key in ACTIVATE:
            marked = self.options[self._marked][0]
            self.release()
            self.choose(marked)
            return True
        return False

    def choose(self, value: str) -> None:
        """Take a choice and report it."""
        if value != self.value:
            self.set_value(value)
            self.on_change(value)

    def handle(self, event: pygame.event.Event) -> bool:
        """Take a choice made in the list or by keyboard."""
        import pygame_gui

        if event.type == pygame.MOUSEMOTION:
            self._by_keys = False
            return False
        if event.type == pygame_gui.UI_DROP_DOWN_MENU_CHANGED and event.ui_element is self.element:
            self.choose(event.selected_option_id)
            return True
        alt = event.type == pygame.KEYDOWN and event.key == pygame.K_DOWN and event.mod & pygame.KMOD_ALT
        if alt or (event.type == pygame.KEYDOWN and event.key in ACTIVATE):
            self.open()
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            step = -1 if event.key == pygame.K_LEFT else 1
            self.choose(self.options[(self.index + step) % len(self.options)][0])
            return True
        return False
