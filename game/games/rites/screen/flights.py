"""Cards on their way: dealt, played, turned up, captured. Found by comparing how the table lay before and after."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from game.games.rites.screen import cards, relics

SECONDS = 0.42
FLIP = 0.34
LATER = 0.05
"""How much later each further card sets off."""


@dataclass(frozen=True)
class Spot:
    """Where a card lies: ``card`` an entity's id, ``?`` or an artifact's where ``relic``."""

    rect: pygame.Rect
    card: str
    turn: int = 0
    relic: bool = False


@dataclass
class Flight:
    """A card on its way; turned over on the way where ``flips``. ``at`` is what lies at its end."""

    at: str
    start: Spot
    end: Spot
    delay: float
    seconds: float
    flips: bool = False
    time: float = 0.0

    @property
    def share(self) -> float:
        """How much of the way is done, eased."""
        done = max(0.0, min((self.time - self.delay) / max(self.seconds, 0.01), 1.0))
        return done * done * (3 - 2 * done)

    @property
    def over(self) -> bool:
        """Whether it has arrived."""
        return self.time >= self.delay + self.seconds

    def draw(self, target: pygame.Surface) -> None:
        """Paint the card where it is."""
        share = self.share
        start, end = self.start.rect, self.end.rect
        width = max(round(start.width + (end.width - start.width) * share), 10)
        centre = (
            round(start.centerx + (end.centerx - start.centerx) * share),
            round(start.centery + (end.centery - start.centery) * share - 26 * 4 * share * (1 - share)),
        )
        spot = self.end if share > 0.5 or not self.flips else self.start
        # Painting a card anew for every width would take longer than a frame.
        whole = max(start.width, end.width)
        picture = relics.artifact(spot.card, whole) if spot.relic else _face(spot.card, whole)
        if width != whole:
            picture = pygame.transform.smoothscale(picture, (width, cards.height_of(width)))
        turn = self.start.turn + (self.end.turn - self.start.turn) * share
        if self.flips:
            thin = max(abs(1 - 2 * share), 0.04)
            picture = pygame.transform.scale(picture, (max(round(picture.get_width() * thin), 1), picture.get_height()))
        if round(turn):
            picture = pygame.transform.rotate(picture, -turn)
        target.blit(picture, picture.get_rect(center=centre))


def _face(card: str, width: int) -> pygame.Surface:
    return cards.back(width) if card == "?" else cards.entity(card, width)


class Flights:
    """All cards that are on their way."""

    def __init__(self) -> None:
        self.flights: list[Flight] = []

    @property
    def busy(self) -> bool:
        """Whether any card is on its way."""
        return bool(self.flights)

    @property
    def hidden(self) -> frozenset[str]:
        """What is not to be painted where it lies, since it has not arrived."""
        return frozenset(flight.at for flight in self.flights)

    def begin(
        self,
        before: Mapping[str, Spot],
        after: Mapping[str, Spot],
        sources: Mapping[str, Spot],
        leaving: Mapping[str, Spot],
        pace: float,
    ) -> None:
        """Set off what lies elsewhere than before.

        ``sources`` tells where cards come from that lay nowhere, ``leaving`` where those go that lie nowhere any more.
        """
        self.flights = []
        if pace <= 0:
            return
        for name, now in after.items():
            was = before.get(name)
            flips = False
            if was is None:
                was = sources.get(name)
                flips = was is not None and was.card == "?" and now.card != "?"
            if was is None or (was.rect.center == now.rect.center and not flips):
                continue
            near = pygame.Vector2(was.rect.center).distance_to(now.rect.center) < max(now.rect.width * 0.5, 12)
            if near and not flips:
                continue
            self._add(name, was, now, pace, flips, FLIP if near else SECONDS)
        for name, gone in leaving.items():
            if name in before:
                self._add(f"gone {name}", before[name], gone, pace, False, SECONDS)

    def _add(self, name: str, was: Spot, now: Spot, pace: float, flips: bool, seconds: float) -> None:
        delay = min(len(self.flights) * LATER, 0.5) * pace
        self.flights.append(Flight(name, was, now, delay, seconds * pace, flips))

    def advance(self, dt: float) -> bool:
        """Let time pass; true if anything moved."""
        if not self.flights:
            return False
        for flight in self.flights:
            flight.time += dt
        self.flights = [flight for flight in self.flights if not flight.over]
        return True

    def finish(self) -> None:
        """Let everything be where it is going."""
        self.flights = []

    def draw(self, target: pygame.Surface) -> None:
        """Paint them."""
        for flight in self.flights:
            flight.draw(target)
