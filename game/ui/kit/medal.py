"""A faction's medal and its pieces in a description, and players as medals and names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

import pygame

from game.match.levels import rank
from game.ui import theme
from game.ui.figures.bust import bust, face
from game.ui.figures.gates import asleep
from game.ui.figures.standing import caged, fitted
from game.ui.glyphs import medal
from game.ui.kit.base import Laying
from game.ui.kit.box import Box, Either, Icon, Row, Text
from game.ui.layout import Layout
from game.ui.paintings import PAINTINGS
from game.ui.rich import escape

GATE_WIDE, GATE_HIGH = 2.4, 1.6
"""A gate in units of sculptures."""
LEAST_FACE = 16
"""Pixels a face has at least."""
_BEGINS = re.compile(r"\{glyph:([a-z_]+)\}")
"""The sign of who begins a line."""
HEADS = "levels"
"""The sheet with the portraits of all levels."""


@dataclass
class Medal(Icon):
    """A faction's medal, ``size`` wide and high; without a name that of nobody yet."""

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        made = medal(self.name or None, min(layout.px(self.size), rect.width))
        target.blit(made, made.get_rect(center=rect.center))


@dataclass
class Portrait(Icon):
    """A faction's medal with the head of its greatest figure on it; ``lit`` unless it rests.

    The head may reach ``above`` the medal, in design units: not beyond what is painted with it.
    """

    lit: bool = field(default=True, kw_only=True)
    above: float = field(default=60, kw_only=True)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        px = min(layout.px(self.size), rect.width)
        made = bust(self.name or None, px, self.lit)
        cut = max((made.get_height() - px) // 2 - int(self.above * layout.scale), 0)
        whole = made.get_rect(center=rect.center)
        target.blit(made, whole.move(0, cut), (0, cut, *made.get_size()))


@dataclass
class Head(Icon):
    """The portrait of the level of the bot that is named; the sign of bots for one of somebody else."""

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        place, sheet = rank(self.name), PAINTINGS.whole(HEADS)
        if place < 0 or sheet is None:
            replace(self, name="bot").paint_icon(target, rect, layout)
            return
        side = sheet.get_height()
        px = min(layout.px(self.size), rect.width)
        made = pygame.transform.smoothscale(sheet.subsurface((side * place, 0, side, side)), (px, px))
        target.blit(made, made.get_rect(center=rect.center))

    def paint_icon(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint the sign that its name says."""
        super().paint(target, rect, layout)


@dataclass
class Headed(Text):
    """Rich text that begins with a side's sign: the face of its greatest figure lies over that, where it is known.

    It takes no more of the line, but of the room ``before`` the words and of the ``pad`` above, in design units.
    """

    before: float = field(default=8, kw_only=True)
    pad: float = field(default=3, kw_only=True)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint the words, and the head over the sign."""
        super().paint(target, rect, layout)
        begins, sign = _BEGINS.match(self.words), self._set(layout, rect.width).sign
        if begins is None or sign is None:
            return
        pad = layout.px(self.pad)
        px = max(min(sign.height + pad, layout.px(self.before) + sign.width), LEAST_FACE)
        made = face(begins[1], px)
        if made:
            target.blit(made, (rect.x + sign.right + 1 - px, rect.y + (sign.height - pad - px) // 2))


@dataclass
class Piece(Icon):
    """A faction's piece of the kind that is named, as it stands on the map, or ``captive`` behind bars.

    In a place that is too narrow pieces lie over each other.
    """

    faction: str = field(default="", kw_only=True)
    captive: bool = field(default=False, kw_only=True)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint it in the middle."""
        (caged if self.captive else fitted)(self.faction, self.name, layout.px(self.size)).draw(target, rect.center)


@dataclass
class GateAsleep(Icon):
    """The gate of the faction that is named as it sleeps off the map, ``size`` high."""

    def wide(self, lay: Laying, room: int) -> int:
        return lay.px(self.size * GATE_WIDE / GATE_HIGH)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint it in the middle."""
        asleep(layout.px(self.size) / GATE_HIGH, self.name).draw(target, rect.center)


def people(told: Iterable[tuple[Iterable[str], str, bool, str]]) -> Box:
    """Players in a line: each with factions, name, whether it is a person, and a note on it.

    Notes and then names are left out where there is no room.
    """
    known = [(tuple(factions), name, person, note) for factions, name, person, note in told]

    def line(names: bool, notes: bool) -> Box:
        return Row(*(
            Row(*(Medal(each, 23) for each in factions),
                Text(escape(name), theme.BODY, theme.TEXT if person else theme.TEXT_SECOND, line=True)
                if names else None,
                Text(escape(note), theme.NOTE, theme.TEXT_SECOND, line=True) if notes and note else None, gap=6)
            for factions, name, person, note in known
        ), gap=12 if names else 6)  # fmt: skip

    if not any(factions for factions, *_ in known):
        return line(names=True, notes=False)
    return Either(line(names=True, notes=True), line(names=True, notes=False), line(names=False, notes=False))
