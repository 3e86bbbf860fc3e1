"""The course of a match of Rites of Cthulhu: how every rite ended and what it was worth, and every cultist's deeds.

Worked out from events alone. And how the match has ended, in words: who has won, and what made the difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.engine.event import Event
from game.games.rites.rules.cards import ARTIFACT_ID, RITE_ID, points
from game.games.rites.rules.state import NOBODY
from game.games.rites.words.faces import artifact_face, end_told
from game.games.rites.words.ritewords import every
from game.games.rites.words.tableview import CardTable, Cultist
from game.language.spoken import name, say
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
        self.counts = {"invoked": "invoked", "power_play": "power_plays"}
        for each in every():
            self.counts |= dict.fromkeys(each.bluffs, "psych_outs") | dict.fromkeys(each.knocks, "knocks")
            self.counts |= dict.fromkeys(each.captures, "captures")
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
        elif name := self.counts.get(event.kind):
            deeds = self.course.deeds[side]
            setattr(deeds, name, getattr(deeds, name) + 1)

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


class RitesOutcome:
    """The words of a finished game; ``winners`` are the cultists' sides, ``names`` what they are called at its end."""

    def __init__(self, table: CardTable, winners: tuple[int, ...], names: Sequence[str] = ()) -> None:
        self._table = table
        self._names = [names[side] if names else table.cultists[side].name for side in winners]
        self._won = [table.cultists[side] for side in winners]
        self.order = sorted(table.cultists, key=lambda each: (each.side not in winners, _below(each), each.side))
        """All cultists, the best first."""

    def headline(self) -> str:
        names = self._names
        return say("rites-won", count=len(names), names=names)

    def reason(self) -> str:
        """Why the game is over, and why this cultist and no other has won, as plain text."""
        table = self._table
        if table.single:
            rite, _, how = table.ends[-1]
            return say("rites-won-rite", rite=name("rites-rite", rite), reason=end_told(how))
        best = self._won[0]
        points, count = best.points, len(best.cache)
        if len(self._won) > 1:
            return say("rites-won-shared", points=points)
        next_ = self.order[1]
        if best.points > next_.points:
            after = [each.name for each in self.order[1:] if each.points == next_.points]
            return say("rites-won-next", points=points, count=len(after), names=after, less=next_.points)
        others = [each.name for each in self.order[1:] if each.points == best.points]
        if len(others) > 1:
            return say("rites-won-tied", points=points, names=others)
        if count > len(next_.cache):
            return say("rites-won-more", points=points, name=others[0], less=len(next_.cache), more=count)
        return say("rites-won-higher", points=points, name=others[0], less=_highest(next_), more=_highest(best))


def _highest(cultist: Cultist) -> int:
    """What the artifact of hers that is worth most is worth."""
    return max((artifact_face(name).value for name in cultist.cache), default=0)


def _below(cultist: Cultist) -> tuple[int, int, int]:
    """What she is placed by, the best with the least: points, then number of artifacts, then the highest."""
    return -cultist.points, -len(cultist.cache), -_highest(cultist)
