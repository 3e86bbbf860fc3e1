"""Cards on their way: dealt, played, turned up, captured. Found by comparing how the table lay before and after."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import pygame

from game.games.rites.screen import cards, relics
from game.games.rites.screen.layouts.ritelayout import Place
from game.games.rites.screen.paint import stamp
from game.games.rites.words.tableview import HIDDEN, CardTable
from game.ui.turnedcard import turned_card

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
        picture = relics.artifact(spot.card, whole) if spot.relic else cards.turned(spot.card, whole, 0)
        if width != whole:
            picture = pygame.transform.smoothscale(picture, (width, cards.height_of(width)))
        turn = self.start.turn + (self.end.turn - self.start.turn) * share
        if self.flips:
            picture = turned_card(picture, abs(1 - 2 * share))
        if round(turn):
            picture = pygame.transform.rotate(picture, -turn)
        stamp(target, picture, center=centre)


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

    def begin(self, before: Mapping[str, Spot], after: Mapping[str, Spot], sources: Mapping[str, Spot],
              leaving: Mapping[str, Spot], pace: float) -> None:  # fmt: skip
        """Set off what lies elsewhere than before.

        ``sources`` tells where cards come from that lay nowhere, ``leaving`` where those go that lie nowhere any more.
        """
        self.flights = []
        for name, now in after.items():
            was = before.get(name, sources.get(name))
            if was is not None:
                flips = name not in before and was.card == HIDDEN and now.card != HIDDEN
                away = pygame.Vector2(was.rect.center).distance_to(now.rect.center)
                near = away < max(now.rect.width * 0.5, 12)
                if flips or not near:
                    self._add(name, was, now, pace, flips, FLIP if near else SECONDS)
        for name, gone in leaving.items():
            self._add(f"gone.{name}", before[name], gone, pace, False, SECONDS)

    def _add(self, name: str, was: Spot, now: Spot, pace: float, flips: bool, seconds: float) -> None:
        delay = min(len(self.flights) * LATER, 0.5) * pace
        self.flights.append(Flight(name, was, now, delay, seconds * pace, flips))

    def advance(self, dt: float) -> bool:
        """Let time pass; true if anything moved."""
        moved = self.busy
        for flight in self.flights:
            flight.time += dt
        self.flights = [flight for flight in self.flights if not flight.over]
        return moved

    def finish(self) -> None:
        """Let everything be where it is going."""
        self.flights = []

    def draw(self, target: pygame.Surface) -> None:
        for flight in self.flights:
            flight.draw(target)


# From where and to where, told by how the table lay before and after -----------------------------


def lying(places: Iterable[Place]) -> dict[str, Place]:
    """The places where a card lies, by what to follow it by: its id while its face is seen, else the place's."""
    return {
        place.card if place.card != HIDDEN and not place.relic else f"@{place.id}": place
        for place in places
        if place.card
    }


def spots_of(places: Iterable[Place]) -> dict[str, Spot]:
    """Where every card of the middle lies that can be followed."""
    return {name: Spot(place.rect, place.card, place.turn, place.relic) for name, place in lying(places).items()}


def _upon(plate: pygame.Rect) -> Spot:
    """A card face down on a cultist's plate."""
    high = max(plate.height // 3, 24)
    return Spot(pygame.Rect(0, 0, round(high / 1.5), high).move_to(center=plate.center), HIDDEN)


def sources(old: CardTable, table: CardTable, places: Sequence[Place], hand: Iterable[str],
            plate: Callable[[int], pygame.Rect], before: Mapping[str, Spot], after: Mapping[str, Spot],
            ) -> dict[str, Spot]:  # fmt: skip
    """Where cards come from that lay nowhere: their place as a back, the deck, or the hand that has shrunk."""
    deck, own = next((place for place in places if place.id == "deck"), None), set(hand)
    shrunk = [
        cultist.side
        for cultist in old.cultists
        if len(table.cultists[cultist.side].hand) < len(cultist.hand) or cultist.side == old.active
    ]
    hider = next((side for side in shrunk if side != table.viewer), shrunk[0]) if shrunk else None
    found = {}
    for name in after.keys() - before.keys():
        spot = after[name]
        backs = (before.get(f"@{place.id}") for place in places if place.card == spot.card)
        was_back = next((back for back in backs if back is not None), None)
        if was_back is not None:
            found[name] = was_back
        elif name in own:
            if deck:
                found[name] = Spot(deck.rect, HIDDEN)
        elif not spot.relic and name != "@deck" and hider is not None:
            found[name] = _upon(plate(hider))
    return found


def leaving(
    table: CardTable, plate: Callable[[int], pygame.Rect], before: Mapping[str, Spot], after: Mapping[str, Spot]
) -> dict[str, Spot]:
    """Where cards go that lie nowhere any more: to whoever has captured them."""
    won = {card: cultist.side for cultist in table.cultists for card in cultist.won}
    return {
        name: replace(_upon(plate(won[name])), card=before[name].card)
        for name in before.keys() - after.keys()
        if name in won
    }
