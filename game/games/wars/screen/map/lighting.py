"""How the areas of the map are lit: what can be chosen breathes for a moment, what is told of flashes."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from game.games.wars.screen.map.glow import Mood

FLASH = 1.2
"""How long a flash of an area lasts, in seconds."""
BREATH, BREATHS = 1.6, 2
"""How long the light of what can be chosen breathes once, and how often after a question has come."""
_PULSE = 0.07


@dataclass
class Flash:
    """An area whose outline is shown for a moment, and for how long already."""

    area: str
    time: float = 0.0


class Lighting:
    """The light of the areas as time passes; nothing moves in it while it is ``calm``.

    Light breathes only for some seconds after a question has come: an idle table is not painted at all.
    """

    def __init__(self) -> None:
        self.calm = False
        self.flashes: list[Flash] = []
        self._breath = BREATH * BREATHS

    def breathe(self) -> None:
        """Begin to breathe: something else can be chosen now."""
        self._breath = 0.0

    def flash(self, area: str) -> None:
        """Light an area's outline pale for ``FLASH`` seconds; again from the beginning if it is lit already."""
        self.flashes = [each for each in self.flashes if each.area != area] + [Flash(area)]

    def advance(self, dt: float) -> None:
        """Let flashes fade."""
        for flash in self.flashes:
            flash.time += dt
        self.flashes = [flash for flash in self.flashes if flash.time < FLASH]

    @property
    def breathing(self) -> bool:
        """Whether light is going up and down."""
        return not self.calm and self._breath < BREATH * BREATHS

    @property
    def next_wake(self) -> float | None:
        """Seconds until ``pulse`` is wanted; None while nothing breathes."""
        return _PULSE if self.breathing else None

    def pulse(self, dt: float) -> bool:
        """Let light breathe; true if it is stronger or weaker by it."""
        before = self.percent
        if self.breathing:
            self._breath += dt
        return self.percent != before

    @property
    def percent(self) -> int:
        """How strong the light of what can be chosen is, in steps of two so that it is seldom made anew."""
        if not self.breathing:
            return 100
        return 100 - 2 * round(4 * (1 - math.cos(self._breath / BREATH * 2 * math.pi)) / 2)

    def moods(self, areas: Iterable[str], fought: str, over: str) -> dict[str, tuple[Mood, int]]:
        """The areas that are lit, how and how strongly: those to choose, the one pointed at, those told of.

        The fought one is lit only while no area is to be chosen: else it would look like one of them.
        """
        found: dict[str, tuple[Mood, int]] = dict.fromkeys(areas, ("can", self.percent))
        if fought and not found:
            found[fought] = ("can", 100)
        if over:
            found[over] = ("hover", 100)
        for flash in self.flashes:
            found[flash.area] = ("flash", self._strength(flash.time))
        return found

    def _strength(self, time: float) -> int:
        """How strong a flash is after so long, in percent: soon full, then fading."""
        if self.calm:
            return 100
        return max(10 * round(10 * min(time / 0.12, (FLASH - time) / (FLASH * 0.6), 1.0)), 0)
