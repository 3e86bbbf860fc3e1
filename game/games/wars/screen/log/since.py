"""What mattered to a person since the last own choice: where each seat's digest begins, and its news."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.event import Event
from game.games.wars.words.asking import after_draft
from game.games.wars.words.digest import News, digest
from game.games.wars.words.gamewords import WORDS
from game.games.wars.words.tableview import Table, read_table
from game.match.entries import Answer
from game.match.history import History
from game.match.session import Session
from game.match.words import words


class Since(NamedTuple):
    """Start of a digest: the number of its first event, and the table as it stood then."""

    event: int
    table: Table


class Reports:
    """The news of a session since each person's last choice."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._since: dict[int, Since] = {}

    def own_choice(self, seat: int, table: Table) -> None:
        """Let the seat's digest begin here: its person has just chosen, before this table."""
        self._since[seat] = Since(self._session.match.event_count, table)

    def news(self, seat: int | None, table: Table) -> list[News]:
        """What mattered to a seat since its person's last choice; to a passer-by (``None``) in this turn."""
        match = self._session.match
        self._since = {each: since for each, since in self._since.items() if since.event <= match.event_count}
        if seat is None:
            return digest(words(), match.rules, self._events(self._turn_began(), None), table, table, ())
        since = self._since.get(seat)
        if since is None:
            since = self._since[seat] = self._last_choice(seat)
        sides = [side.number for side in table.sides if side.seat == seat]
        return digest(words(), match.rules, self._events(since.event, seat), since.table, table, sides)

    def _events(self, start: int, seat: int | None) -> list[Event]:
        shown = (event.seen_by(seat) for event in self._session.match.events_since(start))
        return [event for event in shown if event is not None]

    def _turn_began(self) -> int:
        events = self._session.match.events_since(0)
        begun = WORDS.records.turn_begun
        found = (n for n in range(len(events) - 1, -1, -1) if begun(events[n]) is not None)
        return next(found, 0)

    def _last_choice(self, seat: int) -> Since:
        """Where the digest of a match begins that was not played here."""
        history, entries = History(self._session.match), self._session.match.entries
        for n in range(len(entries) - 1, -1, -1):
            entry = entries[n]
            if isinstance(entry, Answer) and entry.seat == seat and entry.by == "person":
                asked = history.at(n).decision
                if asked is not None and asked.kind == "action":
                    return Since(history.events_at(n + 1), read_table(history.match_at(n), seat))
        return Since(0, read_table(history.match_at(after_draft(self._session.match)), seat))
