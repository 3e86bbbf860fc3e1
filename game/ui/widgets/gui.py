"""pygame_gui's side of the window: managers themed from our colours and scales, handed from scene to scene."""

from __future__ import annotations

from typing import Any

import pygame

from game.ui import theme
from game.ui.fonts import face_path, opened
from game.ui.layout import Layout
from game.ui.theme import SMALLEST_PX, hexcode

CLEAR = "#00000000"
STATES = ("normal", "hovered", "active", "selected", "disabled")


def typed_theme(layout: Layout) -> dict[str, Any]:
    """Looks of the line that is typed into. Ground and rim are the field's own, which shows hint, hover and focus."""
    colours = {f"{state}_{part}": CLEAR for state in STATES for part in ("bg", "border")}
    colours |= {f"{state}_text": hexcode(theme.PALE) for state in STATES}
    colours |= {
        "dark_bg": CLEAR, "normal_text": hexcode(theme.TEXT), "disabled_text": hexcode(theme.TEXT_THIRD),
        "selected_bg": hexcode(theme.rgb("#6b5222")), "text_cursor": hexcode(theme.GOLD),
    }  # fmt: skip
    factor = layout.scale * layout.letters * (0.9 if layout.compact else 1.0)
    font = {"name": "body", "size": str(max(round(19 * factor), SMALLEST_PX + 1))}
    if path := face_path("EBGaramond", 500, False):
        font["regular_path"] = str(path)
    misc = {"shape": "rectangle", "border_width": "0", "shadow_width": "0",
            "padding": ",".join(str(max(round(part * factor), 1)) for part in (10, 4))}  # fmt: skip
    return {"text_entry_line": {"colours": colours, "font": font, "misc": misc}}


class GuiHost:
    """A pygame_gui manager that fits a layout; widgets hang their elements into it."""

    BLINK = 0.25

    def __init__(self, layout: Layout) -> None:
        # The import costs a fifth of a second; scenes without such elements do without.
        import pygame_gui
        from pygame_gui.core import gui_font_pygame

        # Its fonts would each keep a file open.
        gui_font_pygame.Font = opened  # type: ignore[assignment, attr-defined]
        self.layout = layout
        self._stale = True
        self._since = 0.0
        """Seconds since the text cursor was last shown as it is."""
        size = (layout.width, layout.height)
        self.manager = pygame_gui.UIManager(size, typed_theme(layout), enable_live_theme_updates=False)

    def process(self, event: pygame.event.Event) -> bool:
        """Let pygame_gui have an event; True when it took it."""
        # Tab and Escape are the board's: focus goes round all widgets, not only pygame_gui's.
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_TAB, pygame.K_ESCAPE):
            return False
        if event.type == pygame.MOUSEMOTION:
            self.manager.process_events(event)
            # Scroll bars are dragged by motion; whatever is under the pointer is the board's affair too.
            dragged = bool(any(event.buttons) and self.active)
            self._stale = self._stale or dragged
            return dragged
        taken = bool(self.manager.process_events(event))
        self._stale = self._stale or taken
        return taken

    def update(self, dt: float) -> bool:
        """Let time pass; True when a text cursor may have blinked or an element wants to be painted."""
        self.manager.update(dt)
        self._since += dt
        if not (self._stale or (self.active and self._since >= self.BLINK)):
            return False
        # An element takes up in one update what the one before has made of an event.
        self.manager.update(0.0)
        self._stale, self._since = False, 0.0
        return True

    def changed(self) -> None:
        """An element was made or altered: have it up to date before the next painting."""
        self._stale = True

    def fits(self, layout: Layout) -> bool:
        return self.layout == layout

    @property
    def active(self) -> bool:
        """Whether one of the elements has the keyboard."""
        return bool(self.manager.focused_set)

    @property
    def next_wake(self) -> float | None:
        """Seconds until the text cursor blinks."""
        return max(self.BLINK - self._since, 0.02) if self.active else None

    def draw(self, target: pygame.Surface) -> None:
        if self._stale:
            # pygame_gui shows a new element only after an update.
            self.manager.update(0.0)
        self.manager.draw_ui(target)

    def close(self) -> None:
        self.manager.set_focus_set(None)
        self.manager.clear_and_reset()  # type: ignore[no-untyped-call]
        self._stale = True


class GuiPool:
    """The manager no scene is using, kept for the next one: reading theme and fonts costs 50 ms each time.

    Scenes that lie over each other have one each, so that neither paints or hears the other's elements.
    """

    def __init__(self) -> None:
        self._free: GuiHost | None = None

    def ready(self, layout: Layout) -> None:
        """Make one in advance."""
        self.give_back(self.take(layout))

    def take(self, layout: Layout) -> GuiHost:
        """A manager without elements that fits a layout."""
        host, self._free = self._free, None
        return host if host is not None and host.fits(layout) else GuiHost(layout)

    def give_back(self, host: GuiHost) -> None:
        """Keep one whose scene has ended."""
        host.close()
        self._free = host
