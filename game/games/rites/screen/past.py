"""Where the past stands on the card table, while somebody looks back."""

from __future__ import annotations

import pygame

from game.games.rites.screen.grid import Grid
from game.ui.layout import Layout
from game.ui.table.lookback import LookBack


def lay_past(past: LookBack, grid: Grid, layout: Layout) -> None:
    """Take the banner's and the actions' places; earlier moments lie in the middle."""
    if not past.on:
        return
    px = layout.px
    past.age.place(grid.centre)
    past.age.boxes = [*grid.plates]
    wide = min(grid.centre.width, px(640))
    banner = pygame.Rect(0, 0, wide, grid.banner.height)
    banner.center = grid.banner.center
    past.banner.place(banner)
    if grid.folded:
        _lay_row(past, grid.actions, layout)
        line = pygame.Rect(grid.hand.x, grid.hand.y, grid.hand.width, min(grid.hand.height, px(44)))
    else:
        _lay_column(past, grid.actions, layout)
        # The line is lit beside the table.
        line = pygame.Rect(0, 0, 0, 0)
    past.card.place(line)
    past.card.visible = line.width > 0


def _lay_column(past: LookBack, box: pygame.Rect, layout: Layout) -> None:
    px = layout.px
    gap = px(8 if not layout.compact else 6)
    high = min(px(46 if not layout.compact else 36), (box.height - 2 * gap) // 3)
    y = box.bottom - 3 * high - 2 * gap
    half = (box.width - gap) // 2
    past.earlier.place(pygame.Rect(box.x, y, half, high))
    past.later.place(pygame.Rect(box.x + half + gap, y, box.width - half - gap, high))
    for n, button in enumerate((past.undo, past.now), 1):
        button.place(pygame.Rect(box.x, y + n * (high + gap), box.width, high))


def _lay_row(past: LookBack, box: pygame.Rect, layout: Layout) -> None:
    gap = layout.px(5)
    wide = (box.width - 3 * gap) // 4
    for n, button in enumerate((past.earlier, past.later, past.undo, past.now)):
        button.place(pygame.Rect(box.x + n * (wide + gap), box.y, wide, box.height))
