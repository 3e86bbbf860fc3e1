"""Doom won, shown for a moment where the unit fell: the winner's medal, the number, the piece as a fading ghost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

from game.engine.event import Event
from game.games.wars.screen.map.motion import PictureOf, Standing
from game.games.wars.words.tableview import faction_of, kind_of, owner_of
from game.ui import draw, theme, tokens
from game.ui.glyphs import medal
from game.ui.layout import Layout

SECONDS = 1.9
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
            lost = (int(event.args[0]), int(event.args[1]))
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
    length: float
    still: bool = False
    time: float = 0.0
    what: str = "gain"
    unit: int = -2

    @property
    def piece(self) -> Standing:
        """The unit that was lost, as it stood."""
        return Standing(owner_of(self.gain.unit), kind_of(self.gain.unit), "", self.at, self.px)

    def draw(self, target: pygame.Surface, picture_of: PictureOf = tokens.token) -> None:
        """Paint ghost, medal and number; they rise and fade."""
        share = min(self.time / self.length, 1.0)
        px = self.layout.px
        fade = 255 if self.still else round(255 * min(1.0, 2.4 * (1 - share)))
        ghost = picture_of(self.piece.faction, self.piece.kind, self.px, "ghost").copy()
        ghost.set_alpha(round(fade * (0.8 if self.still else 0.8 * (1 - share))))
        target.blit(ghost, ghost.get_rect(center=self.at))
        up = 0 if self.still else round(px(_RISE) * share)
        role = theme.BANNER
        size = self.layout.font_px(role)
        words = f"+{self.gain.amount} Doom"
        side = round(size * 1.3)
        line = draw.text_surface(words, role, size, theme.PALE, 3)
        width = side + px(6) + line.get_width()
        made = pygame.Surface((width, max(side, line.get_height())), pygame.SRCALPHA)
        sign = medal(self.gain.faction, side)
        made.blit(sign, sign.get_rect(midleft=(0, made.get_height() // 2)))
        made.blit(line, line.get_rect(midleft=(side + px(6), made.get_height() // 2)))
        made.set_alpha(fade)
        seen = target.get_clip()
        box = made.get_rect(midbottom=(self.at[0], self.at[1] - self.px // 2 - up)).clamp(seen)
        target.blit(made, box)


def rising(
    won: Sequence[Gain], places: Sequence[tuple[int, int]], px: int, layout: Layout, pace: float, still: bool
) -> list[Rising]:
    """The gains as motions, each at its place on the window, several at one place below each other."""
    made: list[Rising] = []
    for gain, at in zip(won, places, strict=True):
        above = sum(other.at[0] == at[0] for other in made)
        spot = (at[0], at[1] + above * layout.px(34))
        made.append(Rising(gain, spot, px, layout, SECONDS * (1.0 if still else pace), still))
    return made
