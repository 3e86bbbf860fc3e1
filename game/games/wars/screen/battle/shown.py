"""Which battle the panel shows: the one being fought, or for a moment the one that has just ended."""

from __future__ import annotations

import itertools

from game.games.wars.words.battle_course import Course, aftermath, read_course
from game.games.wars.words.tableview import BattleSide, BattleView, Fighter, Side, Table, chances
from game.match.session import Session

LINGER = 2.6
"""Seconds a battle stays in sight after it has ended, at the usual pace, its roll included."""


class Fought:
    """Reads the battle off the match. One that ended since the last look is shown for ``LINGER`` times ``pace``.

    So a battle is seen that was declared, rolled and settled by one single answer. ``pace`` 0 lets none linger.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._seen = session.match.event_count
        self._last: tuple[BattleView, Course] | None = None
        self._left = 0.0
        self.pace = 0.0

    @property
    def lingering(self) -> bool:
        """Whether a battle is shown that has ended."""
        return self._last is not None

    @property
    def rolled(self) -> bool:
        """Whether a battle's dice have been thrown since the last look."""
        count = self._session.match.event_count
        return count > self._seen and any(e.kind == "rolled" for e in self._session.match.events_since(self._seen))

    def look(self, before: Table, now: Table) -> tuple[BattleView | None, Course | None]:
        """The battle to show and its course; ``before`` is the table of the last look."""
        match = self._session.match
        seen, self._seen = self._seen, match.event_count
        news = match.events_since(seen) if self._seen > seen else []
        course = read_course(match)
        if self._seen != seen:
            self._last = None
        if now.battle is not None:
            return now.battle, course
        ended = any(event.kind == "battle_over" for event in news)
        if ended and course is not None and course.dice and self.pace > 0:
            self._last, self._left = (aftermath(course, before, now), course), LINGER * self.pace
        return self._last or (None, None)

    def close(self) -> None:
        """Show an ended battle no longer."""
        self._last = None

    @property
    def next_wake(self) -> float | None:
        """Seconds until an ended battle goes; None while none is shown."""
        return max(self._left, 0.01) if self._last else None

    def update(self, dt: float) -> bool:
        """Let time pass; true when an ended battle has just gone."""
        if self._last is None:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self._last = None
        return True


TURNS = (("before", (), ("", "kill", "pain")), ("kills", (6, 4, 1), ("kill", "pain", "")),
         ("retreat", (6, 4, 1), ("pain", "", "kill")))  # fmt: skip
"""Imagined battles: the step, what either side has rolled, and what becomes of its pieces in turn."""


def imagined(table: Table, attacker: Side, defender: Side, turn: int) -> BattleView:
    """A battle as it might be fought: a piece of each kind on either side, and what becomes of them goes by turns."""
    step, dice, fates = TURNS[turn]

    def part(side: Side) -> BattleSide:
        kinds = {piece.kind: piece for piece in table.pieces.values() if piece.faction == side.faction}
        pieces = zip(kinds.values(), itertools.cycle(fates), strict=False)
        fighters = tuple(Fighter(piece, fate, False, "in") for piece, fate in pieces)
        return BattleSide(side.faction, side is attacker, fighters, dice, 0, 0, 3, *chances(3))

    return BattleView(table.areas[0].id, step, (part(attacker), part(defender)), ())
