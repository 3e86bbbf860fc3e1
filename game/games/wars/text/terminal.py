"""What can be looked at in the terminal: the question, the table, the map, cards, rules, what has happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.games.wars.text import end as text_end
from game.games.wars.text import lookup as text_lookup
from game.games.wars.text import table as text_table
from game.games.wars.text.asked import Asked
from game.games.wars.words.card_now import Situation
from game.games.wars.words.digest import digest
from game.games.wars.words.tableview import Table, faction_of, read_table
from game.match.match import Match
from game.match.outside_text import whole_number
from game.match.phrases import Line
from game.match.session import Session
from game.match.words import chronicle, plain, words
from game.terminal.stopping import Stopper


@dataclass(frozen=True)
class Command:
    """Something that can be typed: its words, what may follow, and what it does. True goes on to the next question."""

    names: tuple[str, ...]
    takes: str
    tells: str
    do: Callable[[Sequence[str]], bool | None]


class Looks:
    """The session at the keyboard as somebody sees it who is asked; every command that changes nothing."""

    def __init__(
        self, session: Session, read: Callable[[str], str], write: Callable[[str], None], stopper: Stopper
    ) -> None:
        self.session = session
        self.read = read
        self.write = write
        self._stopper = stopper
        # Of a game that was left the chronicle is told only when asked for.
        self._told = session.match.event_count if session.match.entries else 0
        self._seated = -1
        self._since: dict[int, tuple[int, Table]] = {}
        self._asked = self._new_asked()
        self.commands: list[Command] = []

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.session.match

    def _new_asked(self) -> Asked:
        """What puts the open question into words."""
        return Asked(self.match)

    def _line(self, prompt: str) -> str | None:
        try:
            with self._stopper.waiting():
                return self.read(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            # What follows begins on a line of its own.
            self.write("")
            return None

    def _lines(self, start: int, seat: int | None) -> list[Line]:
        events = self.match.events_since(start)
        seen = [event.seen_by(seat) for event in events]
        return chronicle(self.match.rules, [event for event in seen if event is not None])

    @property
    def table(self) -> Table:
        """The table as whoever is asked sees it."""
        decision = self.match.decision
        return read_table(self.match, decision.seat if decision else None)

    def _say(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.write(line)

    def _question(self) -> None:
        self._say(self._asked.question())

    def _help(self, said: Sequence[str]) -> None:
        if said and (number := whole_number(said[0])) is not None:
            self._say(self._asked.explain(number))
            return
        self.write("A number answers the question. Besides:")
        for each in self.commands:
            self.write(f"  {' or '.join(each.names) + ' ' + each.takes:34} {each.tells}")

    def _whole(self, said: Sequence[str]) -> None:
        self._say(text_table.whole(self.table))

    def _tracks(self, said: Sequence[str]) -> None:
        self._say(text_table.tracks(self.table))

    def _battle(self, said: Sequence[str]) -> None:
        self._say(text_table.battle(self.table))

    def _figures(self, said: Sequence[str]) -> None:
        self._say(text_end.figures(self.match))

    def _rules(self, said: Sequence[str]) -> None:
        self._say(text_lookup.search(" ".join(said)))

    def _board(self, said: Sequence[str]) -> None:
        table = self.table
        faction = text_table.find_faction(table, said)
        if said and not faction:
            self.write(f"No faction here is called {' '.join(said)!r}.")
        for side in table.sides:
            if not said or side.faction == faction:
                self._say(text_table.board(side))

    def _map(self, said: Sequence[str]) -> None:
        table = self.table
        area = text_table.find_area(table, said)
        if said and not area:
            self.write(f"No area, or more than one, is called {' '.join(said)!r}.")
        for each in table.areas:
            if not said or each.id == area:
                self._say(text_table.area_lines(each, self.match.rules.map))  # type: ignore[attr-defined]

    def _odds(self, said: Sequence[str]) -> None:
        table, decision = self.table, self.match.decision
        area = text_table.find_area(table, said)
        if said and not area:
            self.write(f"No area, or more than one, is called {' '.join(said)!r}.")
        elif decision:
            self._say(text_table.odds(self.match, table, faction_of(decision.side), area))

    def _log(self, said: Sequence[str]) -> None:
        asked_for = whole_number(said[0]) if said else None
        count = 20 if asked_for is None else asked_for
        self._say([plain(line.text) for line in self._lines(0, self._seated)[-count:]] if count else [])

    def _news(self, said: Sequence[str]) -> None:
        start, before = self._since.get(self._seated, (0, self.table))
        if start > self.match.event_count:
            start = self.match.event_count
        events = self.match.events_since(start, self._seated)
        own = [side.number for side in before.sides if side.seat == self._seated]
        found = digest(words(), self.match.rules, events, before, self.table, own)
        self._say([text_table.clean(news.text) for news in found] or ["Nothing that concerns you."])

    def _look(self, said: Sequence[str]) -> None:
        self._say(text_lookup.look(" ".join(said), Situation(self.match, self.table, True)))
