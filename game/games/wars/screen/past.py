"""Where the past stands on the table with a map, while somebody looks back."""

from __future__ import annotations

import pygame

from game.games.wars.screen.grid import TableGrid
from game.ui.layout import Layout
from game.ui.table.lookback import LookBack


def lay_past(past: LookBack, grid: TableGrid, layout: Layout) -> None:
    """Take the banner's and the actions' places."""
    px = layout.px
    past.age.place(grid.map)
    past.age.boxes = [*grid.strips]
    past.banner.place(grid.banner)
    box = grid.actions
    high = min(px(46), box.height - px(4))
    small = box.width < px(760)
    wide = min(px(120 if layout.compact else 150), (box.width - px(30)) // 4)
    gap = px(8)
    x = box.right
    for button, share in zip(reversed(past.buttons), (1.15, 1.35, 1.0, 1.0), strict=True):
        each = wide if small else round(wide * share)
        x -= each
        rect = pygame.Rect(x, 0, each, high)
        rect.centery = box.centery if not small else box.bottom - high // 2
        button.place(rect)
        x -= gap
    if small:
        # The line is told in the chronicle too; here only where it can be read.
        rest = box.height - high - gap
        past.card.place(pygame.Rect(box.x, box.y, box.width, rest if rest >= px(26) else 1))
    else:
        past.card.place(pygame.Rect(box.x, box.y, x - box.x - gap, box.height))
