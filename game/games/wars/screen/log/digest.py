"""The digest: what happened since the last own choice, each line leading to its place on the map."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.engine.event import Event
from game.games.wars.words.asking import after_draft
from game.games.wars.words.digest import News, digest
from game.games.wars.words.gamewords import WORDS
from game.games.wars.words.tableview import Table, faction_of, read_table
from game.language.spoken import say
from game.match.entries import Answer
from game.match.history import History
from game.match.session import Session
from game.match.words import words
from game.ui import theme
from game.ui.kit.box import Box, Either, Icon, Row, Tall, Text
from game.ui.kit.box import Line as Rule
from game.ui.kit.rows import Listed, Rows
from game.ui.table.log import HIT, dressed, flat

BETWEEN = {"slow": 0.75, "normal": 0.5, "fast": 0.3}
"""Seconds from the light on one line's place to the light on the next one's; none where bots play at once."""
MOST_LIT = 5
OWN_TONES = ("doom", "ritual", "pass", "elder_sign")
"""Signs that never have a faction's colour."""


class Digest:
    """Lines of news, the weightiest first. What harms whoever looks stands on red.

    ``on_place`` gets the area of a line that is pointed at or picked.
    """

    def __init__(self, on_place: Callable[[str], None]) -> None:
        self.on_place = on_place
        self.heading = ""
        self.listed = Listed[News](lambda news: news.text, lambda: self._light(self.listed.at))
        self.listed.on_over = self._light

    @property
    def news(self) -> Sequence[News]:
        return self.listed.items

    @property
    def hits(self) -> int:
        """How many of the lines tell of harm."""
        return sum(1 for each in self.news if each.hit)

    def show(self, news: Sequence[News], heading: str) -> None:
        """Show these lines."""
        if tuple(news) != self.news or heading != self.heading:
            self.listed.items, self.heading, self.listed.at = tuple(news), heading, -1

    def point(self, row: int) -> None:
        """Mark a line and light its place; -1 for none."""
        self.listed.at = self.listed.sought = row
        self._light(row)

    def _light(self, row: int) -> None:
        if 0 <= row < len(self.news) and self.news[row].area:
            self.on_place(self.news[row].area)

    def box(self) -> Box:
        """Heading and lines."""
        head = Either(*(Text(told, theme.HEAD, theme.BRASS, line=True)
                        for told in (self.heading or say("wars-log-since"), say("wars-log-since.short"))))
        none = Text(say("wars-log-since.nothing"), theme.LOG, theme.TEXT_SECOND, grow=1)
        lines = Rows("digest", self.listed, self._row, kind=lambda news: news.text, pad=(6, 1)) if self.news else none
        # It has as much room as there is: lines of more than one row are scrolled to, not laid over its rim.
        return Tall(Row(head, pad=(12, 0)), lines if self.news else Row(none, pad=(14, 0)), gap=6, grow=1)

    def _row(self, news: News) -> Box:
        tone = theme.KILL if news.hit else theme.TEXT_SECOND
        if news.side is not None and news.icon not in OWN_TONES and not news.hit:
            tone = theme.faction_text(faction_of(news.side))
        text = Text(dressed(news.text, named=False), theme.LOG, theme.TEXT_SECOND, grow=1)
        bar = Rule(255, theme.KILL, upright=True, w=2) if news.hit else None
        told = Row(Icon(news.icon, 20, tone, at="start"), text, gap=8, pad=(6, 3), grow=1)
        return Row(bar, told, across="fill", frame=flat(HIT) if news.hit else None)


class Tour:
    """Lights the places of a digest's lines one after the other."""

    def __init__(self, digest: Digest) -> None:
        self._digest = digest
        self._rows: list[int] = []
        self._rest = 0.0
        self._between = 0.5
        self._on = False

    def begin(self, pace: str) -> None:
        """Go through the lines that have a place, at the bots' pace; not at all where they play at once."""
        self.stop()
        if pace in BETWEEN:
            self._between = BETWEEN[pace]
            self._rows = [index for index, each in enumerate(self._digest.news) if each.area][:MOST_LIT]

    def stop(self) -> None:
        """Leave off: whoever looks has chosen something, or points at a line."""
        self._rows, self._rest, self._on = [], 0.0, False
        self._digest.point(-1)

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next line's turn."""
        return max(self._rest, 0.005) if self._rows or self._on else None

    def update(self, dt: float) -> bool:
        """Let time pass; true when another line is lit, or none any more."""
        if not self._rows and not self._on:
            return False
        self._rest -= dt
        if self._rest > 0:
            return False
        self._on = bool(self._rows)
        self._digest.point(self._rows.pop(0) if self._rows else -1)
        self._rest = self._between
        return True


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
