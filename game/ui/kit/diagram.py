"""Diagrams of the rules, drawn with a game's own units, icons and cards: steps in a row, each with a caption."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui import theme
from game.ui.kit.box import Box, Column, Grid, Icon, Row, Space, Text
from game.ui.kit.frame import Frame

GROUND = Frame(theme.FIELD, theme.VIGNETTE_BOTTOM, theme.BRASS_LINE, 150, radius=6, diamonds=False)
HIGH = 76.0
"""How high pictures of a diagram are, in design units."""


def step(picture: Box, caption: str, head: str = "", high: float = HIGH) -> Box:
    """A picture with a caption below it, and a word or two in bold between."""
    told = (Text(head, theme.LABEL, theme.GOLD, align="center") if head else None,
            Text(caption, theme.SMALL, theme.TEXT_SECOND, align="center"))  # fmt: skip
    return Column(Row(picture, pack="center", h=high, across="center"), *told, gap=4)


def arrow() -> Box:
    """What leads from one step to the next."""
    return Column(Icon("forward", 20, theme.BRASS), h=HIGH, pack="center")


def signs(*parts: Box, gap: float = 7) -> Box:
    """Pictures side by side in one step."""
    return Row(*parts, gap=gap, pack="center", across="center")


def diagram(*steps: Box, cell: float = 150, note: str = "") -> Box:
    """Steps beside each other as far as they have room, on a ground of their own."""
    below = (Space(h=2), Text(note, theme.SMALL, theme.TEXT, align="center")) if note else ()
    return Column(Grid(*steps, cell=cell, gap=10, gap_y=12), *below, frame=GROUND, pad=(14, 12), gap=6)


def course(steps: Sequence[Box]) -> Box:
    """Steps that follow each other."""
    return diagram(*(Row(each, arrow() if place < len(steps) - 1 else Space(w=20), gap=4) for place, each in
                     enumerate(steps)), cell=170)  # fmt: skip
