"""Grounds of groups: panels, cards, rows."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui import draw, theme
from game.ui.layout import Layout

MARKS = 4
"""How far in pixels marks on its corners, or the line below it, reach beyond a frame."""
RIM = 6
"""Room round a frame for its marks and its light, in pixels."""


@dataclass(frozen=True)
class Frame:
    """A ground with a line round it. ``radius`` and ``shadow`` are design units, ``wash`` a colour from the left.

    ``light`` is a colour that shines round it. ``dashed``: nothing lies there yet. ``edge`` draws only a line below,
    for heads of pages. ``kept``: it and all on it is kept as a picture although what lies below moves; there is no
    ``radius`` then.
    """

    top: theme.RGB = theme.PANEL_TOP
    bottom: theme.RGB = theme.PANEL_BOTTOM
    line: theme.RGB = theme.BRASS_LINE
    alpha: int = 140
    radius: float = 0.0
    wash: theme.RGB | None = None
    wash_alpha: int = 60
    diamonds: bool = True
    shadow: float = 0.0
    light: theme.RGB | None = None
    dashed: bool = False
    edge: bool = False
    kept: bool = False

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        if self.edge:
            draw.fill(target, rect, self.top, self.bottom)
            draw.hairline(target, rect.bottomleft, rect.width, self.line)
            return
        self.paint_around(target, rect, layout)
        draw.panel(target, rect, draw.PanelStyle(
            self.top, self.bottom, self.line, 0 if self.dashed else self.alpha,
            layout.px(self.radius) if self.radius else 0, self.wash, self.wash_alpha, self.diamonds,
        ))  # fmt: skip
        if self.dashed:
            draw.dashes(target, rect, self.line, layout.px(7), layout.px(5))

    def paint_around(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint shadow and light, below the ground."""
        if self.shadow:
            draw.glow(target, rect, (0, 0, 0), layout.px(self.shadow), layout.px(6), 190)
        if self.light:
            draw.glow(target, rect, self.light, RIM // 2, layout.px(self.radius), 150)

    def paint_kept(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout, picture: pygame.Surface,
                   at: pygame.Rect) -> None:  # fmt: skip
        """Paint a picture of the ground and all on it, with what reaches beyond the ground."""
        self.paint_around(target, rect, layout)
        if self.diamonds and not self.edge:
            draw.corner_diamonds(target, rect, self.line)
        target.blit(picture, at)


PANEL = Frame()
"""A part of a page."""
PLAIN = Frame(radius=8, diamonds=False)
LIT = Frame(line=theme.GOLD, alpha=190, radius=8, diamonds=False)
"""Parts of a page with round corners; lit where the way goes on."""
ROW = Frame(alpha=90, radius=6, diamonds=False)
"""One of several rows on such a part."""
DIALOG = Frame(line=theme.BRASS, alpha=220, shadow=14)
"""A panel that stands over a scene."""
CARD = Frame(line=theme.BRASS, alpha=230, radius=5, shadow=10)
"""A small panel over the table."""
CAP = Frame(theme.BUTTON_TOP, theme.BUTTON_BOTTOM, theme.BRASS, 190, radius=3, diamonds=False)
"""A key cap."""
HEAD = Frame(edge=True)
"""The head of a page."""
FIELD = Frame(theme.FIELD, theme.FIELD, alpha=150, radius=5, diamonds=False)
"""A sunken ground."""


def row_ground(target: pygame.Surface, layout: Layout, box: pygame.Rect, chosen: bool, over: bool,
               marked: bool = False) -> None:  # fmt: skip
    """Paint the ground of a row: gold round the chosen one, brass round marked ones and the one pointed at."""
    radius = layout.px(6)
    if chosen or marked:
        draw.fill(target, box, theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, radius)
        draw.outline(target, box, theme.GOLD if chosen else theme.BRASS, radius)
    elif over:
        draw.fill(target, box, theme.BUTTON_TOP, theme.BUTTON_BOTTOM, radius)
        draw.outline(target, box, theme.BRASS_LINE, radius)
