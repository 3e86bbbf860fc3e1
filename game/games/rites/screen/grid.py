"""Regions of the card table in pixels, for wide windows and small ones."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.layout import Layout

TOP = 58


@dataclass(frozen=True)
class Grid:
    """Where everything stands. ``plates`` go clockwise from whoever sits at the keyboard, that one first.

    In a ``folded`` grid plates stand in a row above, the log is behind its key, actions stand in a row over the hand.
    """

    top: pygame.Rect
    banner: pygame.Rect
    centre: pygame.Rect
    hand: pygame.Rect
    plates: tuple[pygame.Rect, ...]
    log: pygame.Rect
    actions: pygame.Rect
    folded: bool


def card_grid(layout: Layout, cultists: int, buttons: int) -> Grid:
    """The regions for so many cultists, with so many buttons in the panel of actions."""
    if layout.width_du < 1000 * layout.frame or layout.height_du < 560 * layout.frame:
        return _folded(layout, cultists, buttons)
    px, width, height = layout.px, layout.width, layout.height
    wide = not layout.compact
    margin = px(24 if wide else 10)
    column = min(px(300 * layout.frame), max(round(width * 0.158), px(196 * layout.frame)))
    top = pygame.Rect(0, 0, width, px(TOP if wide else 48))
    left, right = margin, width - margin - column
    body = pygame.Rect(
        left, top.bottom + px(12 if wide else 8), width, height - top.bottom - px(12 if wide else 8) - margin
    )
    gap = px(14 if wide else 8)
    count_left = min(3, cultists // 2)
    plate = min(px(170), round((body.height - gap * count_left) / (count_left + 1)), round(body.height * 0.21))
    plates = [pygame.Rect(left, body.bottom - plate, column, plate)]
    pitch = plate + gap
    upper = body.height - plate - gap
    for n in range(count_left):
        # From just above one's own plate up to the corner.
        free = upper - count_left * plate
        step = plate + min(free // max(count_left, 1), px(90))
        plates.append(pygame.Rect(left, body.y + (count_left - 1 - n) * max(step, pitch), column, plate))
    y = body.y
    for _ in range(cultists - 1 - count_left):
        plates.append(pygame.Rect(right, y, column, plate))
        y += pitch
    line = px(46 if wide else 36)
    actions = max(buttons, 2) * (line + px(8)) + px(30 if wide else 22)
    actions = min(actions, round(body.height * 0.62))
    panel = pygame.Rect(right, body.bottom - actions, column, actions)
    log = pygame.Rect(right, y, column, panel.y - gap - y)
    inner = pygame.Rect(left + column + gap, top.bottom, right - gap - left - column - gap, height - top.bottom)
    banner_high = px(52 if wide else 40)
    banner = pygame.Rect(0, 0, min(px(860), inner.width), banner_high)
    banner.midtop = (inner.centerx, top.bottom + px(12 if wide else 6))
    hand_high = round(height * 0.245)
    hand = pygame.Rect(inner.x, height - hand_high, inner.width, hand_high)
    centre = pygame.Rect(inner.x, banner.bottom + px(6), inner.width, hand.y - banner.bottom - px(10))
    return Grid(top, banner, centre, hand, tuple(plates), log, panel, False)


def _folded(layout: Layout, cultists: int, buttons: int) -> Grid:
    px, width, height = layout.px, layout.width, layout.height
    low = layout.height_du < 440 * layout.frame
    top = pygame.Rect(0, 0, width, px(44 if low else 46))
    margin = px(3 if layout.height_du < 440 * layout.frame else 6)
    across = cultists if width >= px(110) * cultists else (cultists + 1) // 2
    rows = -(-cultists // across)
    wide = (width - margin * (across + 1)) // across
    high = px(34 if low else 44)
    plates = []
    for n in range(cultists):
        row, column = divmod(n, across)
        plates.append(
            pygame.Rect(margin + column * (wide + margin), top.bottom + margin + row * (high + margin), wide, high)
        )
    y = top.bottom + margin + rows * (high + margin)
    banner = pygame.Rect(margin, y, width - 2 * margin, px(28 if low else 34))
    hand_high = round(height * (0.21 if low else 0.23))
    hand = pygame.Rect(margin, height - hand_high, width - 2 * margin, hand_high)
    lines = 1 if width >= px(620) or buttons <= 3 else 2
    line = px(30 if low else 40)
    actions = pygame.Rect(margin, hand.y - line * lines - margin, width - 2 * margin, line * lines)
    centre = pygame.Rect(margin, banner.bottom + margin, width - 2 * margin, actions.y - banner.bottom - 2 * margin)
    log = pygame.Rect(width // 2, y, width - width // 2 - margin, hand.y - y - margin)
    return Grid(top, banner, centre, hand, tuple(plates), log, actions, True)
