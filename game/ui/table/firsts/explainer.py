"""Explains at a table what its player meets for the first time: when, on the line of hints or as a card."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from game.engine.event import Event
from game.language.spoken import say
from game.language.values import markup
from game.match.firsts import Explained, First
from game.match.gamewords import words_of
from game.match.savenames import told_save
from game.match.session import Session
from game.ui.rich import escape
from game.ui.table.firsts.card import FirstCard
from game.ui.table.stage import PlayedScene

MOST_WAITING = 3
"""Lines that wait for their turn; what came before them is past."""


def aim_of(session: Session) -> First | None:
    """The aim of a chapter of a story, as a card for its beginning; None for other games, and once it has begun."""
    if not session.aims or any(getattr(entry, "by", "") == "person" for entry in session.match.entries):
        return None
    goals = (say("table-aim-goal", head=markup(head), goals=goals) for head, goals in session.aims)
    return First("", "aim", "\n".join(goals), say("table-aim"), "doom")


class Explainer:
    """What is explained now and what waits.

    A line that tells of what happened stays until a question has been answered that was put beside it. A line on a
    question goes with the question. Lines wait while the coach speaks, and what he speaks of needs none. Cards come one
    at a time, once nothing moves, and the bots wait for them.
    """

    def __init__(self, host: PlayedScene) -> None:
        self._host = host
        self._explained = Explained(host.app.settings)
        self._words = words_of(host.session.match.rules)
        self._line: First | None = None
        self._happened = False
        """Whether the line tells of what happened, not of a question."""
        self._serial: int | None = None
        self._beside: int | None = None
        """The question that was first put beside a line on what happened."""
        self._yields = False
        """Whether lines wait for the coach to be done."""
        self._lines: deque[First] = deque(maxlen=MOST_WAITING)
        self._cards: deque[First] = deque()
        self._aim = aim_of(host.session)
        self._events: Sequence[Event] = ()
        """What happened last."""
        host.stage.hint.on_close = self.put_away

    def reworded(self) -> None:
        """Another language is spoken on another stage: what is told and what waits is told in that."""
        host, shown = self._host, self._line
        host.stage.hint.on_close = self.put_away
        self._aim = aim_of(host.session) if self._aim else None
        seat = host.at_keyboard
        told = {} if seat is None else {
            first.key: first for first in self._words.firsts(host.session.match, seat, self._events)
        }  # fmt: skip
        self._lines = deque((told.get(each.key, each) for each in self._lines), MOST_WAITING)
        self._cards = deque(told.get(each.key, each) for each in self._cards)
        if shown is not None:
            asked = self._words.hint(host.session.match)
            again = asked if asked is not None and asked.key == shown.key else told.get(shown.key)
            self._show(again, self._happened)

    def follow(self, events: Sequence[Event]) -> None:
        """Take up what has just happened, as the seat at the keyboard may see it, and the question it is asked."""
        host = self._host
        self._events, seat = events or self._events, host.at_keyboard
        if seat is None or not host.explains:
            self._lines.clear()
            self._show(None)
            return
        waiting = {first.key for first in (*self._lines, *self._cards)}
        for first in self._words.firsts(host.session.match, seat, events):
            if first.key not in waiting and self._explained.new(first):
                waiting.add(first.key)
                (self._cards if first.title else self._lines).append(first)
        self._turn_to(host.question.serial if host.question else None)

    def _turn_to(self, serial: int | None) -> None:
        """Choose the line for the question that is open now, or for none."""
        if self._yielded(serial):
            self._serial = None
            return
        asked, self._serial = serial != self._serial, serial
        if self._line is not None and self._happened:
            if serial is None or self._beside in (None, serial):
                self._beside = serial if serial is not None else self._beside
                return
        elif self._line is not None and serial is not None:
            question = self._words.hint(self._host.session.match)
            if question is not None and question.name == self._line.name:
                return
        self._beside = serial
        if self._lines:
            self._show(self._lines.popleft(), happened=True)
        elif serial is None:
            self._show(None)
        elif asked or self._line is not None:
            first = self._words.hint(self._host.session.match)
            self._show(first if first is not None and self._explained.new(first) else None)

    def _yielded(self, serial: int | None) -> bool:
        """Leave the word to the coach while he speaks; two helps need not say the same."""
        spoken = self._host.remarked
        self._yields = bool(spoken)
        if spoken:
            self._lines = deque((first for first in self._lines if first.name != spoken), MOST_WAITING)
            hint = self._words.hint(self._host.session.match) if serial is not None else None
            if hint is not None and hint.name == spoken:
                self._explained.note(hint)
            self._show(None)
        return self._yields

    def _show(self, first: First | None, happened: bool = False) -> None:
        self._line, self._happened = first, happened
        self._host.stage.hint.say(self._host.stage.dressed(first.text) if first is not None else "")
        if first is not None:
            self._explained.note(first)

    # By hand ----------------------------------------------------------------------------------

    def put_away(self) -> None:
        """Put the line away; what waits comes with the next question."""
        self._show(None)
        self._host.redraw()

    def turn(self) -> None:
        """Put the line away, or bring that of the open question though it has been seen."""
        if self._line is not None:
            self.put_away()
        elif self._host.question is not None:
            self._show(self._words.hint(self._host.session.match))
            self._host.redraw()

    # Cards ------------------------------------------------------------------------------------

    @property
    def waiting(self) -> bool:
        """Whether a card is to be read before the game goes on."""
        wanted = self._aim is not None or bool(self._cards)
        return wanted and not self._host.flow.skipping and self._host.at_keyboard is not None

    @property
    def next_wake(self) -> float | None:
        """Seconds until a card or a line can come."""
        return 0.02 if self.waiting or self._unheard else None

    @property
    def _unheard(self) -> bool:
        """Whether the coach has begun or ended to speak since lines were chosen."""
        return bool(self._host.remarked) != self._yields

    def look(self) -> None:
        """Show the next card, if nothing moves and nothing else lies over the table; and lines if the coach is done."""
        host = self._host
        if self._unheard:
            self._turn_to(host.question.serial if host.question else None)
            host.redraw()
        past = host.stage.past
        if not self.waiting or host.stage.moving or host.app.stack.top is not host or (past is not None and past.on):
            return
        if self._aim is not None:
            aim, self._aim = self._aim, None
            if host.app.settings.first_cards:
                host.push(FirstCard(aim, str, escape(told_save(host.session.kept.name))))
            return
        first = self._cards.popleft()
        if self._explained.new(first):
            self._explained.note(first)
            host.push(host.stage.first_card(first))
