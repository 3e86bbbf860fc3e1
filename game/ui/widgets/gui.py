"""pygame_gui's side of the window: managers themed from our colours and scales, handed from scene to scene."""

from __future__ import annotations

import copy
import functools
import json
from typing import Any

import pygame

from game.match.resources import asset
from game.ui import palette, theme
from game.ui.fonts import face_path, opened
from game.ui.layout import Layout
from game.ui.theme import SMALLEST_PX, TITLE_SMALL

FONT_FAMILIES = {"body": "EBGaramond", "small": "AlegreyaSans", "title": "Cinzel"}
FACES = {
    "regular_path": (500, False),
    "bold_path": (700, False),
    "italic_path": (500, True),
    "bold_italic_path": (700, True),
}


@functools.cache
def _shipped_theme() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(asset("theme", "theme.json").read_text(encoding="utf-8"))
    return data


def scaled_theme(layout: Layout) -> dict[str, Any]:
    """The shipped theme with sizes in pixels for a layout and the paths of our fonts."""
    data = copy.deepcopy(_shipped_theme())
    for faction in theme.FACTION:
        # The shipped file has the standard palette's.
        data[f"#{faction}.@selected_option"]["colours"]["normal_text"] = theme.hexcode(theme.faction_text(faction))
    factor = layout.scale * layout.text * (0.9 if layout.compact else 1.0)
    for block in data.values():
        face = block.get("font")
        if face:
            face["size"] = str(max(round(float(face["size"]) * factor), SMALLEST_PX + 1))
            family = FONT_FAMILIES.get(face["name"], "EBGaramond")
            for key, (weight, italic) in FACES.items():
                if path := face_path(family, weight, italic) or face_path(family, weight):
                    face[key] = str(path)
        misc = block.get("misc", {})
        for key in ("list_item_height", "shape_corner_radius", "padding"):
            if key in misc:
                parts = misc[key].split(",")
                misc[key] = ",".join(str(max(round(float(part) * factor), 1)) for part in parts)
    return data


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
        self.palette = palette.in_use()
        self._stale = True
        size = (layout.width, layout.height)
        data = scaled_theme(layout)
        self.manager = pygame_gui.UIManager(size, data, enable_live_theme_updates=False)
        self._load_faces(int(data["text_box"]["font"]["size"]))

    def _load_faces(self, body: int) -> None:
        """Tell pygame_gui of the faces HTML text uses, which it does not find through the theme."""
        for name, family in FONT_FAMILIES.items():
            paths = [face_path(family, *face) or face_path(family, face[0]) for face in FACES.values()]
            regular, bold, italic, bold_italic = (str(path) if path else None for path in paths)
            if regular:
                self.manager.add_font_paths(name, regular, bold, italic, bold_italic)
        styles = ("bold", "italic", "bold_italic")
        self.manager.preload_fonts([{"name": "body", "point_size": body, "style": style} for style in styles])
        title = self.layout.font_px(TITLE_SMALL)
        sizes = {title, round(title * 1.15), round(title * 1.5)}
        self.manager.preload_fonts([{"name": "title", "point_size": size, "style": "regular"} for size in sizes])

    def process(self, event: pygame.event.Event) -> bool:
        """Let pygame_gui have an event; True when it took it."""
        # Tab and Escape are the board's: focus goes round all widgets, not only pygame_gui's.
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_TAB, pygame.K_ESCAPE):
            return False
        if event.type == pygame.MOUSEMOTION:
            self.manager.process_events(event)
            # Scroll bars are dragged by motion; whatever is under the pointer is the board's affair too.
            return bool(any(event.buttons) and self.active)
        taken = bool(self.manager.process_events(event))
        self._stale = self._stale or taken
        return taken

    def update(self, dt: float) -> bool:
        """Let time pass; True while a text cursor blinks or an element wants to be painted."""
        self.manager.update(dt)
        was, self._stale = self._stale, False
        return was or self.active

    def changed(self) -> None:
        """An element was made or altered: have it up to date before the next painting."""
        self._stale = True

    def fits(self, layout: Layout) -> bool:
        """Whether its elements are the right ones for a layout and the palette in use."""
        return self.layout == layout and self.palette is palette.in_use()

    @property
    def active(self) -> bool:
        """Whether one of the elements has the keyboard."""
        return bool(self.manager.focused_set)

    @property
    def next_wake(self) -> float | None:
        """Seconds until the text cursor blinks."""
        return self.BLINK if self.active else None

    def draw(self, target: pygame.Surface) -> None:
        """Paint all elements."""
        if self._stale:
            # pygame_gui shows a new element only after an update.
            self.manager.update(0.0)
        self.manager.draw_ui(target)

    def close(self) -> None:
        """Let every element go; afterwards it is as good as new."""
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
        """A manager without elements that fits a layout and the palette in use."""
        host, self._free = self._free, None
        return host if host is not None and host.fits(layout) else GuiHost(layout)

    def give_back(self, host: GuiHost) -> None:
        """Keep one whose scene has ended."""
        host.close()
        self._free = host
