"""What moves on the map: pieces on their way, gates that open, and Doom that rises where units fell."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

import pygame

from game.engine.event import Event
from game.games.wars.screen.map.shelf import stood
from game.games.wars.words.tableview import faction_of, kind_of, on_map, owner_of
from game.language.spoken import say
from game.ui import draw, theme, tokens
from game.ui.figures import gates, ring
from game.ui.figures.standing import Standing as Picture
from game.ui.glyphs import medal
from game.ui.layout import Layout

PictureOf = Callable[[str, str, int, tokens.State], Picture]

At = tuple[int, int]
Legs = tuple[tuple[At, At], ...]

SLIDE, APPEAR, VANISH, OPEN, CLOSE = "slide", "appear", "vanish", "open", "close"
SECONDS = {SLIDE: 0.55, APPEAR: 0.35, VANISH: 0.5, OPEN: 0.9, CLOSE: 0.7}
LIFTED = 0.5
"""How high a piece is lifted on its way, as a share of its width."""
GATE = -1
"""In the place of a unit's number."""


@dataclass(frozen=True)
class Standing:
    """A piece or a gate as it was or is shown: owner ("" for nobody's gate), kind, area, middle and width."""

    faction: str
    kind: str
    area: str
    at: tuple[int, int]
    px: int


@dataclass
class Motion:
    """One piece on its way, or one gate that opens or closes."""

    what: str
    unit: int
    piece: Standing
    pace: float
    legs: Legs = ()
    """The straight ways of what slides; more than one where it leaves the map and comes in again elsewhere."""
    time: float = 0.0

    @property
    def length(self) -> float:
        """How long it takes, in seconds."""
        return SECONDS[self.what] * self.pace

    @property
    def share(self) -> float:
        """How far along it is, eased at both ends."""
        t = min(self.time / self.length, 1.0)
        return t * t * (3 - 2 * t)

    @property
    def place(self) -> tuple[tuple[int, int], float]:
        """Where what slides is now, and how far from where it leaves the map or comes in."""
        lengths = [math.dist(*leg) for leg in self.legs]
        gone = self.share * sum(lengths)
        rims = list(accumulate(lengths))
        leg = min(bisect_left(rims, gone), len(rims) - 1)
        (x, y), (end_x, end_y) = self.legs[leg]
        part = (gone - rims[leg] + lengths[leg]) / max(lengths[leg], 1)
        left = min((abs(gone - rim) for rim in rims[:-1]), default=math.inf)
        return (round(x + (end_x - x) * part), round(y + (end_y - y) * part)), left

    def draw(self, target: pygame.Surface, picture_of: PictureOf = stood) -> None:
        """Paint the piece where it is now; ``picture_of`` gives its picture."""
        piece, share = self.piece, self.share
        if self.unit == GATE:
            self._draw_gate(target)
            return
        if self.what == SLIDE:
            at, left = self.place
            picture = picture_of(piece.faction, piece.kind, piece.px, "selected")
            under = ring.shade(max(piece.px, 6), 120)
            target.blit(under, under.get_rect(center=(at[0], at[1] + round(piece.px * 0.3))))
            if left < piece.px:
                picture = picture.faded(round(255 * left / piece.px))
            picture.draw(target, (at[0], at[1] - round(piece.px * LIFTED * math.sin(math.pi * share))))
            return
        state: tokens.State = "hover" if self.what == APPEAR else "killed"
        picture = picture_of(piece.faction, piece.kind, piece.px, state)
        shown, (x, y) = share if self.what == APPEAR else 1 - share, piece.at
        # What comes is set down; what goes sinks where it stood.
        y -= round(piece.px * LIFTED * (1 - share)) if self.what == APPEAR else 0
        picture.faded(round(255 * shown)).draw(target, (x, y))

    def _draw_gate(self, target: pygame.Surface) -> None:
        share = self.share if self.what == OPEN else 1 - self.share
        step = min(int(share * gates.OPENING), gates.OPENING - 1)
        gates.opening(gates.unit_of(self.piece.px), self.piece.faction, step).draw(target, self.piece.at)


def gate_changes(before: Mapping[str, Standing], after: Mapping[str, Standing], pace: float) -> list[Motion]:
    """Gates that open or close between two looks, both by area; a gate that only changes hands does neither."""
    opened = [Motion(OPEN, GATE, now, pace) for area, now in after.items() if area not in before]
    return opened + [Motion(CLOSE, GATE, was, pace) for area, was in before.items() if area not in after]


def opening(moving: Iterable[Motion | Rising]) -> set[str]:
    """The areas whose gate is opening: it is not to be painted as it will be."""
    return {each.piece.area for each in moving if each.what == OPEN}


def changes(
    before: Mapping[int, Standing], after: Mapping[int, Standing], pace: float, legs: Callable[[At, At], Legs]
) -> list[Motion]:
    """Motions that lead from one look to the next; ``pace`` shortens (below 1) or lengthens them.

    ``legs`` finds the ways between two places.
    """
    come = [Motion(APPEAR, unit, now, pace) for unit, now in after.items() if unit not in before]
    gone = [Motion(VANISH, unit, was, pace) for unit, was in before.items() if unit not in after]
    slid = [Motion(SLIDE, unit, now, pace, legs(before[unit].at, now.at)) for unit, now in after.items()
            if unit in before and before[unit].area != now.area]  # fmt: skip
    return come + slid + gone


RISING = 1.9
"""How long Doom won is shown, in seconds."""
_RISE = 26
_LOST = ("eliminated", "captured", "killed")


@dataclass(frozen=True)
class Gain:
    """Doom won by a faction for units lost in one area: how much, and the dearest of them by its unit number."""

    faction: str
    area: int
    amount: int
    unit: int


def gains(events: Iterable[Event]) -> list[Gain]:
    """The Doom that these events bring for losses, added up by winner and area."""
    found: dict[tuple[str, int], tuple[int, int, int]] = {}
    lost: tuple[int, int] | None = None
    for event in events:
        if event.kind in _LOST:
            unit, area = int(event.args[0]), int(event.args[1])
            lost = (unit, area) if on_map(area) else None
        elif event.kind == "doom" and event.args[2] in ("loss", "spared") and lost is not None:
            unit, area = lost
            key = (faction_of(int(event.args[0])), area)
            amount, most, dearest = found.get(key, (0, 0, unit))
            won = int(event.args[1])
            found[key] = (amount + won, max(most, won), unit if won > most else dearest)
    return [Gain(faction, area, amount, unit) for (faction, area), (amount, _, unit) in found.items()]


@dataclass
class Rising:
    """A gain on the map; goes among the map's motions. ``still`` keeps it in its place."""

    gain: Gain
    at: tuple[int, int]
    px: int
    layout: Layout
    room: pygame.Rect
    """Where on the window it stays: the map."""
    length: float
    still: bool = False
    time: float = 0.0
    what: str = "gain"
    unit: int = -2

    @cached_property
    def told(self) -> str:
        """The gain in words."""
        return say("wars-map-gain", doom=self.gain.amount)

    @property
    def piece(self) -> Standing:
        """The unit that was lost, as it stood."""
        return Standing(owner_of(self.gain.unit), kind_of(self.gain.unit), "", self.at, self.px)

    def draw(self, target: pygame.Surface, picture_of: PictureOf = stood) -> None:
        """Paint ghost, medal and number; they rise and fade."""
        share = min(self.time / self.length, 1.0)
        px = self.layout.px
        fade = 255 if self.still else round(255 * min(1.0, 2.4 * (1 - share)))
        ghost = picture_of(self.piece.faction, self.piece.kind, self.px, "ghost")
        ghost.faded(round(fade * (0.8 if self.still else 0.8 * (1 - share)))).draw(target, self.at)
        up = 0 if self.still else round(px(_RISE) * share)
        role = theme.BANNER
        size = self.layout.font_px(role)
        words = self.told
        side = round(size * 1.3)
        line = draw.text_surface(words, role, size, theme.PALE, 3)
        width = side + px(6) + line.get_width()
        made = pygame.Surface((width, max(side, line.get_height())), pygame.SRCALPHA)
        sign = medal(self.gain.faction, side)
        made.blit(sign, sign.get_rect(midleft=(0, made.get_height() // 2)))
        made.blit(line, line.get_rect(midleft=(side + px(6), made.get_height() // 2)))
        made.set_alpha(fade)
        box = made.get_rect(midbottom=(self.at[0], self.at[1] - self.px // 2 - up)).clamp(self.room)
        target.blit(made, box)


def rising(
    won: Sequence[Gain], places: Sequence[tuple[int, int]], px: int, layout: Layout, room: pygame.Rect, pace: float,
    still: bool,
) -> list[Rising]:
    """The gains as motions, each at its place on the window, several at one place below each other, in a room."""
    made: list[Rising] = []
    for gain, at in zip(won, places, strict=True):
        above = sum(other.at[0] == at[0] for other in made)
        spot = (at[0], at[1] + above * layout.px(34))
        made.append(Rising(gain, spot, px, layout, room, RISING * (1.0 if still else pace), still))
    return made
