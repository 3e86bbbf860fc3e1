"""What the bar on top tells of a Duel: its phases in a row and, where the plate has no room, Decay in short."""

from __future__ import annotations

import pygame

from game.games.duel.words.decay import PHASES
from game.match.words import words
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.widgets.painted import caption

_GAP = 6


def _widths(layout: Layout) -> list[int]:
    size = layout.font_px(theme.LABEL)
    return [draw.text_width(words().name("phase", phase), theme.LABEL, size) + layout.px(24) for phase in PHASES]


def phases_width(layout: Layout) -> int:
    """How wide the row of pills is, in pixels."""
    return sum(_widths(layout)) + layout.px(_GAP) * (len(PHASES) - 1)


def _pills(cell: pygame.Rect, layout: Layout) -> list[tuple[str, pygame.Rect]]:
    """Each phase and its pill, in their order."""
    found, x = [], cell.x
    for phase, width in zip(PHASES, _widths(layout), strict=True):
        pill = pygame.Rect(x, 0, width, layout.px(28))
        pill.centery = cell.y + layout.px(50)
        found.append((phase, pill))
        x += width + layout.px(_GAP)
    return found


def phase_at(point: tuple[int, int], cell: pygame.Rect, layout: Layout) -> str:
    """The phase whose pill is at a point; "" for none."""
    return next((phase for phase, pill in _pills(cell, layout) if pill.collidepoint(point)), "")


def paint_phases(target: pygame.Surface, cell: pygame.Rect, layout: Layout, now: str) -> None:
    """Paint the pills; the one of the phase that is going on is filled."""
    caption(target, layout, "PHASE", (cell.x, cell.y + layout.px(20)))
    size = layout.font_px(theme.LABEL)
    for phase, pill in _pills(cell, layout):
        radius = pill.height // 2
        lit = phase == now
        if lit:
            draw.fill(target, pill, theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, radius)
        draw.outline(target, pill, theme.GOLD if lit else theme.BRASS_LINE, radius, 1, 255 if lit else 140)
        tone = theme.PALE if lit else theme.TEXT_SECOND
        name = words().name("phase", phase)
        draw.text(target, name, theme.LABEL, size, tone, pill.center, "center", middle=True)


def paint_decay(target: pygame.Surface, cell: pygame.Rect, layout: Layout, decay: int) -> None:
    """Paint the Decay marker's number beside an hourglass."""
    caption(target, layout, "DECAY", (cell.x, cell.y + layout.px(14)))
    size = layout.font_px(theme.LABEL)
    tone = theme.GOLD if decay else theme.TEXT_SECOND
    sign = icon("pass", size, tone)
    at = (cell.x, cell.y + layout.px(33))
    target.blit(sign, sign.get_rect(midleft=at))
    draw.text(target, str(decay), theme.LABEL, size, tone, (at[0] + size + layout.px(5), at[1]), middle=True)
