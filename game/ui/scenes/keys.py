"""What each key does, at the table and everywhere else."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui import draw, theme
from game.ui.app import App
from game.ui.rich import RichText
from game.ui.scenes.page import PageScene
from game.ui.scenes.veil import Veil
from game.ui.table.bindings import CARD_TABLE, CHOOSING, EVERYWHERE, MENUS, TABLE, THEATRE, Group
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Segments, key_cap

BETWEEN = ("–", "or")
"""What stands between key caps without a frame."""
Columns = tuple[tuple[Group, ...], ...]
PAGES: dict[str, tuple[str, Columns]] = {
    "table": ("At the table", ((CHOOSING,), (TABLE, EVERYWHERE))),
    "cards": ("Cards and replays", ((CARD_TABLE, EVERYWHERE), (THEATRE,))),
    "menus": ("Menus and lists", ((MENUS,), (EVERYWHERE,))),
}
"""By page: what it is called, and its columns."""


class KeysScene(PageScene):
    """The keys over the scene below, opened by F2 or the question mark from anywhere; the same keys close it."""

    overlay = True
    title = "Keys"

    def __init__(self) -> None:
        super().__init__()
        self._veil = Veil()
        self.page = "menus"

    def enter(self, app: App) -> None:
        """Open the page of the scene over which the list is opened."""
        below = (scene.keys_page for scene in reversed(app.stack.scenes))
        self.page = next((page for page in below if page), self.page)
        super().enter(app)

    def build(self) -> Sequence[Widget]:
        """The pages to choose from."""
        self.tabs = Segments([(page, name) for page, (name, _) in PAGES.items()], self.page, self._turn_to).called(
            "page"
        )
        return [self.tabs]

    def _turn_to(self, page: str) -> None:
        self.page = page
        self.scroll = 0
        self.place_all()
        self.redraw()

    def keeps_below(self, size: tuple[int, int]) -> bool:
        """The veil keeps it."""
        return self._veil.keeps(size)

    def paint_back(self, surface: pygame.Surface) -> None:
        """The scene below, blurred and dark."""
        self._veil.draw(surface, self.below_painted)

    def handle(self, event: pygame.event.Event) -> bool:
        """Left and right turn the pages: there is nothing else to go to."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            pages = list(PAGES)
            step = 1 if event.key == pygame.K_RIGHT else -1
            self.tabs.choose(pages[(pages.index(self.page) + step) % len(pages)])
            return True
        return super().handle(event)

    def shortcut(self, event: pygame.event.Event) -> bool:
        """The keys that opened it close it."""
        if event.key == pygame.K_F2 or event.unicode == "?":
            self.pop()
            return True
        return False

    # Places and drawing -------------------------------------------------------------------------

    def arrange(self, body: pygame.Rect) -> int:
        """The pages to choose from; two columns side by side, one below the other on narrow windows."""
        layout = self.app.layout
        gap = layout.px(12)
        self.panels: list[tuple[Group, pygame.Rect]] = []
        self.lines: list[tuple[tuple[str, ...], RichText, pygame.Rect]] = []
        wide = body.width >= layout.px(820) * max(layout.text, 1.0)
        width = min(body.width, layout.px(1280))
        each = (width - gap) // 2 if wide else width
        high = max(layout.px(34), layout.font_px(theme.BODY) + layout.px(12))
        across = min(max(self.tabs.wants(layout), layout.px(480)), width)
        self.tabs.place(pygame.Rect(body.centerx - across // 2, body.y, across, high))
        top = body.y + high + gap
        x, y, low = body.centerx - width // 2, top, top
        for groups in PAGES[self.page][1]:
            for group in groups:
                y = self._lay(group, pygame.Rect(x, y, each, 0)) + gap
            low = max(low, y)
            if wide:
                x, y = x + each + gap, top
        return low - body.y

    def _lay(self, group: Group, at: pygame.Rect) -> int:
        """Place a group's lines below a corner; returns the height reached."""
        layout = self.app.layout
        margin = layout.px(18)
        px = layout.font_px(theme.BODY)
        room = max(self._caps_width(row.caps) for row in group.rows) + layout.px(14)
        least = self._cap_height() + layout.px(4)
        y = at.y + layout.px(14) + draw.line_height(theme.HEAD_LARGE, layout.font_px(theme.HEAD_LARGE))
        for binding in group.rows:
            text = RichText(binding.words, theme.BODY, px, at.width - 2 * margin - room, theme.TEXT, spacing=0.92)
            row = pygame.Rect(at.x + margin, y, at.width - 2 * margin, max(text.height + layout.px(5), least))
            self.lines.append((binding.caps, text, row))
            row.width = room
            y = row.bottom
        y += layout.px(10)
        self.panels.append((group, pygame.Rect(at.x, at.y, at.width, y - at.y)))
        return y

    def _cap_height(self) -> int:
        layout = self.app.layout
        return max(layout.px(21), draw.line_height(theme.TINY_BOLD, layout.font_px(theme.TINY_BOLD)) + layout.px(4))

    def _cap_width(self, key: str) -> int:
        layout = self.app.layout
        room = layout.px(2 if key in BETWEEN else 14)
        width = draw.text_width(key, theme.TINY_BOLD, layout.font_px(theme.TINY_BOLD)) + room
        return width if key in BETWEEN else max(width, self._cap_height())

    def _caps_width(self, keys: tuple[str, ...]) -> int:
        return sum(self._cap_width(key) for key in keys) + self.app.layout.px(5) * (len(keys) - 1)

    def paint(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Paint panels, key caps and words."""
        layout = self.app.layout
        head = layout.font_px(theme.HEAD_LARGE)
        for group, panel in self.panels:
            draw.panel(surface, panel, draw.PanelStyle(line_alpha=160))
            at = (panel.x + layout.px(18), panel.y + layout.px(10))
            draw.text(surface, group.heading, theme.HEAD_LARGE, head, theme.GOLD, at)
        for keys, text, row in self.lines:
            self._caps(surface, keys, row)
            text.draw(surface, (row.right, row.centery - text.height // 2))

    def _caps(self, surface: pygame.Surface, keys: tuple[str, ...], row: pygame.Rect) -> None:
        layout = self.app.layout
        px = layout.font_px(theme.TINY_BOLD)
        x = row.x
        for key in keys:
            cap = pygame.Rect(x, 0, self._cap_width(key), self._cap_height())
            # Letters stand a little below the middle of their line.
            cap.centery = row.centery + layout.px(2)
            if key in BETWEEN:
                draw.text(surface, key, theme.TINY_BOLD, px, theme.TEXT_SECOND, cap.center, "center", middle=True)
            else:
                draw.fill(surface, cap, theme.BUTTON_TOP, theme.BUTTON_BOTTOM, layout.px(3))
                key_cap(surface, layout, cap, key, theme.BRASS)
            x = cap.right + layout.px(5)
