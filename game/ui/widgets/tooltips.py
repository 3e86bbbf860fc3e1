"""Where a tooltip stands, and how it is painted."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.rich import rich


def beside(layout: Layout, size: tuple[int, int], near: pygame.Rect, sideways: bool = False,
           clear: Sequence[pygame.Rect] = ()) -> pygame.Rect:  # fmt: skip
    """Where a tooltip of a size stands: inside the window, and not over what it tells of if that can be helped.

    What is to stay ``clear`` it evades, upward or else downward.
    """
    gap, box = layout.px(8), pygame.Rect((0, 0), size)
    box.midtop = (near.centerx, near.bottom + gap)
    if box.bottom > layout.height - gap:
        box.midbottom = (near.centerx, near.top - gap)
    sideways = sideways or box.top < gap
    if sideways and near.right + box.width + gap <= layout.width:
        box.midleft = (near.right + gap, near.centery)
    elif sideways and near.left - box.width - gap >= 0:
        box.midright = (near.left - gap, near.centery)
    room = layout.window.inflate(-2 * gap, -2 * gap)
    box.clamp_ip(room)
    evading = (_evading(box, clear, gap, up) for up in (True, False))
    return next((there for there in evading if room.contains(there)), box)


def _evading(box: pygame.Rect, clear: Sequence[pygame.Rect], gap: int, up: bool) -> pygame.Rect:
    """A box moved as far up or down as it takes to cover nothing that is to stay clear."""
    there = box.copy()
    while (hit := there.collidelist(clear)) >= 0:
        if up:
            there.bottom = clear[hit].top - gap
        else:
            there.top = clear[hit].bottom + gap
    return there


def draw_tooltip(target: pygame.Surface, layout: Layout, markup: str, near: pygame.Rect, width: int = 300,
                 sideways: bool = False, clear: Sequence[pygame.Rect] = ()) -> pygame.Rect:  # fmt: skip
    """Paint a tooltip below or above a rectangle; with ``sideways`` to the right or the left, where there is room."""
    margin = layout.px(12)
    text = rich(markup, theme.SMALL, layout.font_px(theme.SMALL), layout.px(width) - 2 * margin)
    box = beside(layout, (text.size[0] + 2 * margin, text.height + 2 * margin), near, sideways, clear)
    draw.glow(target, box, (0, 0, 0), layout.px(8), layout.px(6), 170)
    draw.panel(target, box, draw.PanelStyle(line=theme.BRASS, line_alpha=230, radius=layout.px(5), diamonds=False))
    text.draw(target, (box.x + margin, box.y + margin))
    return box
