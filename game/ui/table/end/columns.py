"""Numbers of the end screens in rows and columns: what everybody has done, the most of each in gold."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.rich import RichText, rich

Column = tuple[str, str, Sequence[int]]
"""Head where there is room, a shorter one where there is not, and a value for every row."""


def draw_columns(
    surface: pygame.Surface,
    layout: Layout,
    rect: pygame.Rect,
    columns: Sequence[Column],
    names: Sequence[str],
    ground: Callable[[pygame.Rect, int], int],
) -> None:
    """Paint them into a rectangle; ``ground`` paints below a row, by its place, and says where its name begins."""
    px = layout.px
    wide = rect.width >= px(900)
    first = px(220) if wide else px(48)
    pitch = (rect.width - first - px(10)) / len(columns)
    heads = _heads(layout, [long if wide else short for long, short, _ in columns], max(round(pitch) - px(2), 10))
    head = max(text.height for text in heads) + px(6)
    for number, text in enumerate(heads):
        x = rect.x + first + round(pitch * number) + px(1)
        text.draw(surface, (x, rect.y + head - text.height - px(4)))
    step = min(px(116), (rect.height - head) // len(names))
    role = theme.BANNER if step >= px(60) else theme.LABEL
    for place, name in enumerate(names):
        row = pygame.Rect(rect.x, rect.y + head + place * step, rect.width, max(step - px(8), px(16)))
        x = ground(row, place)
        if wide:
            size = layout.font_px(theme.BODY_BOLD)
            name, size = draw.fitted(name, theme.BODY_BOLD, size, rect.x + first - x)
            draw.text(surface, name, theme.BODY_BOLD, size, theme.TEXT, (x, row.centery), middle=True)
        for number, (_, _, values) in enumerate(columns):
            value = values[place]
            colour = theme.GOLD if value and value == max(values) else theme.TEXT if value else theme.TEXT_THIRD
            at = (rect.x + first + round(pitch * (number + 0.5)), row.centery)
            draw.text(surface, str(value), role, layout.font_px(role), colour, at, "center", middle=True)


def _heads(layout: Layout, labels: Sequence[str], width: int) -> list[RichText]:
    """The columns' heads, in letters so small that every word fits its column."""
    longest = [word for label in labels for word in label.split()]
    size = min(draw.fitting(word, theme.TINY, layout.font_px(theme.TINY), width) for word in longest)
    return [rich(f"<second>{label}</>", theme.TINY, size, width, align="center") for label in labels]
