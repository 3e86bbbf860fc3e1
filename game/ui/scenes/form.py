"""Pages of named controls in groups: two columns where there is room, one that scrolls elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Unpack

import pygame

from game.language.spoken import say
from game.ui import draw, theme
from game.ui.kit.areas import Press
from game.ui.kit.base import Control
from game.ui.kit.box import Box, Column, Drawn, Either, Grid, Row, Sizes, Space, Text
from game.ui.kit.controls import Toggle
from game.ui.kit.frame import PANEL
from game.ui.kit.painting import Painting
from game.ui.layout import Layout

TALL = 1000
"""In windows from this height on, in design units, a picture fills what a form leaves below."""


def setting(name: str, note: str, control: Control | Row) -> Box:
    """A control with its name and a note on it; it stands below them where they have no room beside it."""
    title = Text(name, theme.BODY_BOLD)
    words = Text(note, theme.NOTE, theme.TEXT_SECOND, spacing=0.92) if note else None
    beside = Row(Column(title, words, grow=1), control, gap=20)
    if isinstance(control, Toggle):
        return beside
    noted = Text(note, theme.NOTE, theme.TEXT_SECOND, spacing=0.92, grow=1)
    return Either(beside, Column(Row(title, noted, gap=14, across="end"), control, gap=3))


def pairs(*rows: Box) -> Box:
    """Short rows, two side by side where there is room."""
    return Either(Grid(*rows, columns=2, gap=22, gap_y=4, least=520), Column(*rows, gap=12))


def group(heading: str, *rows: Box) -> Box:
    """Controls that belong together."""
    return Column(Text(heading, theme.HEAD_LARGE, theme.GOLD), *rows, frame=PANEL, pad=(20, 8), gap=12)


def form(layout: Layout, first: Sequence[Box], second: Sequence[Box] = (), foot: str = "",
         left: bool = False) -> Box:  # fmt: skip
    """Groups in one or two columns, a little below the top where there is room.

    ``foot`` stands under the last column, or under the ``left`` one.
    """
    words = Row(Text(foot, theme.BODY, theme.TEXT_SECOND, grow=1), pad=(20, 0)) if foot else None
    two = Row(
        Column(*first, words if left else None, gap=12, grow=1),
        Column(*second, None if left else words, gap=12, grow=1),
        gap=12, across="start", w=1360, least=1000 * layout.frame,
    )  # fmt: skip
    one = Column(*first, *second, words, gap=12, w=900)
    tall = layout.height_du >= TALL * layout.frame and layout.width_du >= 1400 * layout.frame
    rest: Box = Painting("vigil", focus=(0.5, 0.66), fades="top", light=0.8, grow=3) if tall else Space(grow=3)
    return Column(Space(grow=0.3 if tall else 1), Either(two, one) if second else one, rest, across="center")


def folder_words(folder: object) -> str:
    """Where games and settings are kept, and which keys help, as rich text."""
    return say("settings-folder", folder=str(folder))


def chevron(up: bool = False) -> Box:
    """A small arrow."""

    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        draw.chevron(target, rect.center, layout.px(5), theme.BRASS, up)

    return Drawn(("chevron", up), paint, w=12, h=12)


def opener(id: str, words: str, on: Callable[[], object], **sizes: Unpack[Sizes]) -> Press:
    """A field that says what is chosen and opens a dialog about it."""
    return Press(id, Row(Text(words, grow=1), chevron(), gap=4), on, look="tile", pad=(10, 7), **sizes)
