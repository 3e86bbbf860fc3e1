"""The course of a match of Rites of Cthulhu: how every rite ended and what it was worth, and every cultist's deeds.

Worked out from events alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.engine.event import Event
from game.games.rites.rules.cards import ARTIFACT_ID, RITE_ID, points
from game.games.rites.rules.state import NOBODY
from game.games.rites.words.ritewords import every
from game.match.history import course_of
from game.match.match import Match


@dataclass(slots=True)
class RiteTold:
    """A rite that is over: its name, who chose and who won it, -1 where nobody did, and how it ended.

    ``taken`` are the artifacts the winner got of the Coveted pile, ``stolen`` those stolen before, with their thieves;
    ``points`` is what every cultist's artifacts were worth afterwards, nothing of rites played before the history
    begins. ``end`` counts the events up to its end.
    """

    rite: str
    chooser: int
    winner: int
    reason: str
    taken: tuple[str, ...] = ()
    stolen: tuple[tuple[int, str], ...] = ()
    points: tuple[int, ...] = ()
    end: int = 0


@dataclass(slots=True)
class CultistDeeds:
    """What a cultist has done. ``captures`` are walls, prizes and graves; ``knocks`` first ones and answers to them."""

    rites: int = 0
    artifacts: int = 0
    invoked: int = 0
    power_plays: int = 0
    stolen: int = 0
    captures: int = 0
    knocks: int = 0
    psych_outs: int = 0


@dataclass(slots=True)
class RitesCourse:
    """All rites in order, and every cultist's deeds by side; ``first`` is what their artifacts were worth at first."""

    first: tuple[int, ...]
    rites: list[RiteTold] = field(default_factory=list)
    deeds: list[CultistDeeds] = field(default_factory=list)


def rites_course(match: Match) -> RitesCourse:
    """The course of a match so far; of one that is loaded, the history is rebuilt first. Tells nothing secret."""
    state, events = course_of(match)
    reader = _Reader(state)
    for number, event in enumerate(events, 1):
        reader.take(event, number)
    return reader.result()


class _Reader:
    """Reads the events one by one and keeps everybody's artifacts."""

    def __init__(self, state: Any) -> None:
        self.caches: list[int] = list(state.caches)
        self.course = RitesCourse(
            self._points(),
            [RiteTold(RITE_ID[rite], NOBODY, winner, reason) for rite, winner, reason in state.ends],
            [CultistDeeds() for _ in self.caches],
        )
        for told in self.course.rites:
            if told.winner != NOBODY:
                self.course.deeds[told.winner].rites += 1
        self.captures = {kind for each in every() for kind in each.captures}
        self.knocks = {kind for each in every() for kind in each.knocks}
        self.bluffs = {kind for each in every() for kind in each.bluffs}
        self.chooser = NOBODY
        self.stolen: tuple[tuple[int, str], ...] = ()

    def _points(self) -> tuple[int, ...]:
        return tuple(points(cache) for cache in self.caches)

    def take(self, event: Event, number: int) -> None:
        """Let an event count; ``number`` is how many there have been with it."""
        side = int(event.args[0]) if event.args and isinstance(event.args[0], int) else NOBODY
        if event.kind == "rite":
            self.chooser = side
        elif event.kind == "rite_over":
            self._over(event, number)
        elif event.kind in ("captured", "traded", "stole"):
            self._artifact(event, side)
        elif event.kind in self.captures:
            self.course.deeds[side].captures += 1
        elif event.kind == "invoked":
            self.course.deeds[side].invoked += 1
        elif event.kind == "power_play":
            self.course.deeds[side].power_plays += 1
        elif event.kind in self.knocks:
            self.course.deeds[side].knocks += 1
        elif event.kind in self.bluffs:
            self.course.deeds[side].psych_outs += 1

    def _over(self, event: Event, number: int) -> None:
        rite, winner, reason = RITE_ID[int(event.args[0])], int(event.args[1]), str(event.args[2])
        told = RiteTold(rite, self.chooser, winner, reason, (), self.stolen, self._points(), number)
        self.course.rites.append(told)
        self.stolen = ()
        if winner != NOBODY:
            self.course.deeds[winner].rites += 1

    def _artifact(self, event: Event, side: int) -> None:
        """An artifact goes into a cache: won or traded for, after a rite; or stolen while one is performed."""
        artifact = int(event.args[-1])
        self.caches[side] |= 1 << artifact
        if event.kind == "stole":
            self.stolen = (*self.stolen, (side, ARTIFACT_ID[artifact]))
            self.course.deeds[side].stolen += 1
            return
        told = self.course.rites[-1]
        if event.kind == "traded":
            given = int(event.args[1])
            self.caches[side] ^= 1 << given
            told.taken = tuple(name for name in told.taken if name != ARTIFACT_ID[given])
        told.taken = (*told.taken, ARTIFACT_ID[artifact])
        told.points = self._points()

    def result(self) -> RitesCourse:
        for deeds, cache in zip(self.course.deeds, self.caches, strict=True):
            deeds.artifacts = cache.bit_count()
        return self.course
