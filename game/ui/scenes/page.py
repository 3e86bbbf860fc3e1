"""What the program's ordinary screens share: a head with the way back, a body that scrolls, the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame

from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.scenes.base import WidgetScene
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button

HEAD = 54
ONCE = pygame.Surface((0, 0))
"""In place of a page's kept picture: it has been painted once, and not been kept yet."""


class PageScene(WidgetScene):
    """A screen with a head line ("Mythos Table | Settings"), a Back button, and widgets below.

    Subclasses give ``title``, make widgets in ``build``, place them in ``arrange`` (which returns the height they
    take up) and paint what is not a widget in ``paint``. What does not fit is scrolled by the wheel, by Page Up and
    Page Down, and by the focus.
    """

    def __init__(self) -> None:
        super().__init__()
        self.back = Button("Back", self.pop, key="Esc").called("back")
        self.back.fixed = True
        self.scroll = 0
        self.body_height = 0
        self._ground: pygame.Surface | None = None

    # What subclasses say ------------------------------------------------------------------------

    def arrange(self, body: pygame.Rect) -> int:
        """Place the widgets from ``body``'s top on; returns the height needed."""
        return 0

    def paint(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Paint what lies below the widgets; done again only after something was pressed, typed or moved."""

    def paint_back(self, surface: pygame.Surface) -> None:
        """Paint what lies behind everything."""
        surface.blit(draw.backdrop(self.app.layout.width, self.app.layout.height), (0, 0))

    def keys(self) -> Mapping[int, Callable[[], object]]:
        """What a key does that no widget wanted."""
        return {}

    def shortcut(self, event: pygame.event.Event) -> bool:
        """Take a key that no widget wanted, if ``keys`` names it."""
        deed = self.keys().get(event.key)
        if deed is None:
            return False
        deed()
        return True

    # Life ---------------------------------------------------------------------------------------

    def way_out(self) -> Sequence[Widget]:
        """The way back."""
        return [self.back]

    def rebuild(self) -> None:
        """Make the widgets anew, after something about what is shown changed."""
        super().rebuild()
        self._ground = None

    def remake(self) -> None:
        """Make the widgets anew after a change that alters which there are; the focus stays on the same place."""
        focus = self.board.focus
        index = self.board.widgets.index(focus) if focus in self.board.widgets else -1
        kind = type(focus)
        self.rebuild()
        self.place_all()
        if 0 <= index < len(self.board.widgets) and type(self.board.widgets[index]) is kind:
            self.board.set_focus(self.board.widgets[index])
        self.redraw()

    def resume(self, result: Any) -> None:
        """The scene above may have changed what is shown."""
        self._ground = None
        super().resume(result)

    @property
    def body(self) -> pygame.Rect:
        """The window below the head, with margins."""
        layout = self.app.layout
        side = layout.px(16 if layout.compact else 40)
        top = layout.px(HEAD) + layout.px(12)
        width = layout.width - 2 * side
        return pygame.Rect(side, top, width, layout.height - top - layout.px(12))

    def layout_changed(self) -> None:
        """Place head and body."""
        self.board.rescale(self.app.layout)
        self.place_all()

    def place_all(self) -> None:
        """Place every widget for the present scroll."""
        self._ground = None
        layout = self.app.layout
        width = layout.px(118)
        height = layout.px(36)
        right = layout.width - layout.px(16)
        self.back.place(pygame.Rect(right - width, (layout.px(HEAD) - height) // 2, width, height))
        body = self.body
        self.board.clip = pygame.Rect(0, layout.px(HEAD) + 1, layout.width, layout.height - layout.px(HEAD) - 1)
        self.body_height = self.arrange(body.move(0, -self.scroll))
        limit = max(self.body_height - body.height, 0)
        if self.scroll > limit:
            self.scroll = limit
            self.arrange(body.move(0, -self.scroll))

    def scroll_by(self, step: int) -> bool:
        """Scroll the body; True when it moved."""
        limit = max(self.body_height - self.body.height, 0)
        target = max(0, min(self.scroll + step, limit))
        if target == self.scroll:
            return False
        self.scroll = target
        self.place_all()
        self.redraw()
        return True

    def show_focus(self) -> None:
        """Scroll so that the focused widget is in sight."""
        focus = self.board.focus
        if focus is None or focus is self.back or focus.rect.height > self.body.height:
            return
        seen = self.belongs_to(focus)
        if seen.top < self.body.top:
            self.scroll_by(seen.top - self.body.top)
        elif seen.bottom > self.body.bottom:
            self.scroll_by(seen.bottom - self.body.bottom)

    def belongs_to(self, focus: Widget) -> pygame.Rect:
        """What must be in sight while a widget has the keyboard: at least the widget."""
        return focus.rect

    # Events ----------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Widgets first, then scrolling, Escape and the screen's own keys."""
        if self.board.handle(event):
            if event.type == pygame.KEYDOWN:
                self.show_focus()
            if event.type != pygame.MOUSEMOTION:
                self._ground = None
            return True
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll_by(-round(event.precise_y * self.app.layout.px(70)))
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_ESCAPE:
            self.pop()
            return True
        page = round(self.body.height * 0.85)
        if event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            return self.scroll_by(page if event.key == pygame.K_PAGEDOWN else -page)
        return False if self.board.typing else self.shortcut(event)

    # Drawing ------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Paint ground, body, head and widgets."""
        layout = self.app.layout
        if self._ground is not None and self._ground.get_size() == surface.get_size():
            surface.blit(self._ground, (0, 0))
        else:
            self._paint_ground(surface, layout)
            # A copy costs milliseconds: not for the first frame, nor for each while the page scrolls.
            self._ground = ONCE if self._ground is None else surface.copy()
        self.board.draw(surface, layout)
        self._draw_bar(surface, layout)

    def _paint_ground(self, surface: pygame.Surface, layout: Layout) -> None:
        """Paint everything but the widgets; it is kept, for blitting one picture is cheaper than many panels."""
        self.paint_back(surface)
        surface.set_clip(self.board.clip)
        self.paint(surface, self.body.move(0, -self.scroll))
        surface.set_clip(None)
        self._draw_head(surface, layout)

    def _draw_head(self, surface: pygame.Surface, layout: Layout) -> None:
        height = layout.px(HEAD)
        head = pygame.Rect(0, 0, layout.width, height)
        draw.fill(surface, head, theme.PANEL_TOP, theme.PANEL_BOTTOM)
        draw.hairline(surface, (0, height), layout.width)
        x = layout.px(16 if layout.compact else 24)
        if layout.width_du >= 560:
            px = layout.font_px(theme.HEAD_LARGE)
            name = draw.text(surface, "Mythos Table", theme.HEAD_LARGE, px, theme.GOLD, (x, height // 2), middle=True)
            x = name.right + layout.px(14)
            line = pygame.Rect(x, layout.px(14), 1, height - layout.px(28))
            draw.fill(surface, line, theme.BRASS_LINE)
            x += layout.px(16)
        px = layout.font_px(theme.SEA)
        draw.text(surface, self.title, theme.SEA, px, theme.TEXT, (x, height // 2), middle=True)

    def _draw_bar(self, surface: pygame.Surface, layout: Layout) -> None:
        body = self.body
        if self.body_height <= body.height:
            return
        width = layout.px(5)
        track = pygame.Rect(layout.width - width - layout.px(3), body.top, width, body.height)
        thumb = track.copy()
        thumb.height = max(track.height * body.height // self.body_height, layout.px(30))
        thumb.y += (track.height - thumb.height) * self.scroll // max(self.body_height - body.height, 1)
        draw.fill(surface, track, theme.FIELD, None, width // 2)
        draw.fill(surface, thumb, theme.BRASS_LINE, None, width // 2)
