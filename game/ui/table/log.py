"""The log beside the table: its lines, newest below, made only as far as they are in sight, and what tells them."""

from __future__ import annotations

import functools
import re
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence

import pygame

from game.engine.event import Event
from game.language.folding import folded
from game.language.spoken import per_language, say
from game.match.phrases import HEADING, Line
from game.match.session import Session
from game.match.words import plain, words
from game.ui import draw, theme
from game.ui.kit.base import Laid
from game.ui.kit.box import Box, Column, Row, Space, Stack, Text
from game.ui.kit.box import Line as Rule
from game.ui.kit.frame import Frame
from game.ui.kit.longlist import LongList
from game.ui.kit.medal import Headed
from game.ui.layout import Layout
from game.ui.things import Thing

AT_ONCE = 800
"""How many events are told without the window being painted in between."""
A_SLICE = 120
HIT = theme.rgb("#3a1519")
"""Ground of a line that tells of harm to whoever looks."""
ASKED = theme.rgb("#1f242b")
CHOSEN = theme.rgb("#3a2f17")
_SPAN = re.compile(r"\*\*<([a-z_]+)>([^<]*)</>\*\*|<gold>([^<]*)</>|\*\*([^*<{]+)\*\*")
"""A side, a place, or a thing, as the match layer marks them."""
_BEGINS = re.compile(r"(\w+ )(\{glyph:[a-z_]+\} )(?=\*\*<)")
"""An article, and behind it the sign of who begins a line."""
_BEFORE = re.compile(r"(\w+ )?")
"""What may stand before the name that begins a line: its article."""


@per_language
def why_button() -> Row:
    """The small button at the end of a line that asks why."""
    return Row(Text(say("table-why"), theme.TINY_BOLD, line=True), pad=(6, 2), at="right bottom",
               frame=Frame(theme.BUTTON_TOP, theme.BUTTON_BOTTOM, alpha=255, radius=4, diamonds=False))  # fmt: skip


@functools.lru_cache(maxsize=4096)
def dressed(text: str, named: bool = True) -> str:
    """A line as the column shows it: glyph and name for whoever begins it (if ``named``), the glyph alone for others.

    The glyph stands before the article, where there is one. Places are gold and bold, things bright; before an
    apostrophe a name stays.
    """

    def dress(found: re.Match[str]) -> str:
        faction, _, place, thing = found.groups()
        if place is not None:
            return f"**<gold>{place}</>**"
        if thing is not None:
            return f"**<text>{thing}</>**"
        if faction not in theme.FACTION or text[found.end() : found.end() + 1] == "’":
            return found.group()
        glyph = f"{{glyph:{faction}}}"
        begins = named and _BEFORE.fullmatch(text, 0, found.start())
        return f"{glyph} {found.group()}" if begins else glyph

    made = _SPAN.sub(dress, text)
    begins = _BEGINS.match(made) if named else None
    return f"{begins[2]}{begins[1]}{made[begins.end() :]}" if begins else made


def flat(ground: theme.RGB, rim: theme.RGB = theme.BRASS, alpha: int = 0) -> Frame:
    """The ground of a line, with a rim or without."""
    return Frame(ground, ground, rim, alpha, radius=3, diamonds=False)


class Log(LongList[Line]):
    """The lines, each with a bar in the colour of whose doing it was.

    ``own`` are the sides of whoever looks. ``asked`` is a last line of the present. With a ``query`` only lines with
    these words are shown, and the headings above them. ``colour`` gives the colour of a side.
    """

    GAP = 8
    """Between the sign and the words of a line, in design units."""

    def __init__(self, colour: Callable[[int], theme.RGB]) -> None:
        super().__init__()
        self._colour = colour
        self.on_line: Callable[[Line], None] = lambda line: None
        self.on_why: Callable[[Line], None] = lambda line: None
        self.asks_why: Callable[[Line], bool] = lambda line: False
        """Whether a line tells of a move that can be explained; then it has a small button while it is pointed at."""
        self.lines: Sequence[Line] = ()
        self.own: frozenset[int] = frozenset()
        self.query = ""
        self.newest: Line | None = None
        """The newest line of a bot: its small button that asks why stands there all the time."""
        self.marked: Line | None = None
        """The line that is looked back at."""
        self.count = 0
        """How many lines there are, whatever is found."""
        self._asked: Line | None = None
        self._words: list[str] = []

    # What is shown ----------------------------------------------------------------------------

    def show(self, lines: Sequence[Line], first: int = 0, asked: Line | None = None) -> None:
        """Show these lines, of which those before number ``first`` are as they were; the end stays in sight."""
        kept, self.count = min(first, self.count), len(lines)
        self.lines, self._asked = lines, asked
        del self._words[kept:]
        self._again(kept)

    def _again(self, kept: int = 0) -> None:
        if self.query:
            self.set_items(list(self._matching()))
        else:
            self.set_items([*self.lines, *filter(None, [self._asked])], kept)

    def find(self, query: str) -> None:
        """Show only lines with these words in them; all, when there are none."""
        query = folded(query.strip())
        if query != self.query:
            self.query = query
            self._again()
            self.scroll_to_end()

    def _matching(self) -> Iterator[Line]:
        self._words += [folded(plain(line.text)) for line in self.lines[len(self._words) :]]
        heading: Line | None = None
        for line, said in zip(self.lines, self._words, strict=True):
            if line.kind == HEADING:
                heading = line
            elif self.query in said:
                if heading is not None:
                    yield heading
                    heading = None
                yield line

    def ask_newest(self, line: Line | None) -> None:
        """Let the button that asks why stand on this line."""
        if line != self.newest:
            before, self.newest = self.newest, line
            changed = [self.items.index(each) for each in (before, line) if each is not None and each in self.items]
            if changed:
                self.set_items(self.items, min(changed))

    def told(self) -> list[Line]:
        """The lines that can be looked back at, in order: all but headings, those found while a search goes on."""
        return [line for line in self.items if line.kind != HEADING and line is not self._asked]

    def show_line(self, line: Line) -> None:
        """Bring a line into sight."""
        if line in self.items:
            self.show_row(self.items.index(line))

    # Rows -------------------------------------------------------------------------------------

    @property
    def follows(self) -> object:
        return self.own, self.marked, self.newest, self._asked

    def words(self, line: Line) -> str:
        """What a line says, as rich text."""
        return dressed(line.text)

    def text(self, line: Line) -> Text:
        return Headed(self.words(line), theme.LOG, theme.TEXT_SECOND, grow=1, before=self.GAP)

    def sign(self, line: Line) -> Box:
        """What stands before a line: whose doing it was."""
        side = line.side
        return Space(w=2) if side is None else Rule(255, self._colour(side), upright=True, w=2)

    def ground(self, line: Line, over: bool) -> Frame | None:
        """What a line stands on."""
        if line == self.marked:
            return flat(CHOSEN, alpha=200)
        if any(side in self.own for side in line.hits):
            return flat(theme.mix(HIT, theme.TEXT, 0.06) if over else HIT)
        return flat(ASKED) if line is self._asked else flat(theme.BUTTON_TOP) if over else None

    def row(self, item: Line, over: bool) -> Box:
        if item.kind == HEADING:
            rule, text = Rule(90, grow=1, rank=1), Text(self.words(item), theme.CHAPTER, theme.BRASS)
            return Row(rule, text, rule, gap=12, pad=(4, 5), pack="center")
        ground = self.ground(item, over)
        newest = item == self.newest
        told: Box = Column(self.text(item), Row(why_button(), pack="end"), grow=1) if newest else self.text(item)
        shown = Row(self.sign(item), told, gap=self.GAP, pad=(0, 3), across="fill", frame=ground)
        if newest:
            return shown
        return Stack(shown, why_button()) if over and item is not self._asked and self.asks_why(item) else shown

    def guesses(self, items: Sequence[Line], layout: Layout, width: int) -> list[int]:
        size = layout.font_px(theme.LOG)
        fits, pitch, gap = max(width / (size * 0.40), 4), draw.line_height(theme.LOG, size), layout.px(8)
        return [round(-(-len(line.text) * 0.8 // fits)) * pitch + gap for line in items]

    # Events -----------------------------------------------------------------------------------

    @property
    def _whys(self) -> list[tuple[Laid, Line]]:
        """The small buttons in sight, and the lines they are on."""
        why = why_button()
        found = [laid for part in self.parts for laid in part.all() if laid.box is why]
        return [(laid, self.items[self.row_at(laid.rect.center)]) for laid in found if self.rect.contains(laid.rect)]

    def things(self) -> Iterable[Thing]:
        """The lines, and the small buttons: on the one that is pointed at, and on the newest of a bot."""
        yield from super().things()
        for laid, line in self._whys:
            yield self.part("button", "why.newest" if line == self.newest else "why", laid.rect)

    def handle(self, event: pygame.event.Event) -> bool:
        """Scroll; a click on a line looks back at it, Enter at the last one."""
        if event.type == pygame.MOUSEBUTTONUP:
            line = next((line for laid, line in self._whys if laid.rect.collidepoint(event.pos)), None)
            if line is not None:
                self._down = -1
                self.on_why(line)
                return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            lines = self.told()
            if lines:
                self.on_line(lines[-1])
            return bool(lines)
        return super().handle(event)

    def open(self, item: Line) -> None:
        if item.kind != HEADING and item is not self._asked:
            self.on_line(item)


def _numbered(events: Iterable[Event], seat: int | None, first: int = 0) -> list[tuple[int, Event]]:
    """The same with their numbers among all; ``first`` is that of the first."""
    shown = ((number, event.seen_by(seat)) for number, event in enumerate(events, first))
    return [(number, event) for number, event in shown if event is not None]


class Telling:
    """The lines of a session's chronicle, fed with what is new.

    ``seat`` is always the seat whose secrets may be told: None tells only what anybody may know. Of a very long
    match only the beginning is told at once, the rest by and by with ``work``.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._chronicle = words().chronicle(session.match.rules)
        self._told, self._anew, self._fresh = 0, True, True
        self._news: int | None = None
        self._numbers: list[int] = []
        """Which of all events each of those that were told is."""
        self._taken = 0
        self._waiting: deque[Event] = deque()
        """What has happened and is not told yet, whole; it is told as ``_seat`` may see it."""
        self._seat: int | None = None

    # The chronicle ----------------------------------------------------------------------------

    @property
    def lines(self) -> list[Line]:
        """All lines told so far; to be read only."""
        return self._chronicle.lines

    def update(self) -> int:
        """Bring ``lines`` up to date; returns the number of the first that is new or another than before."""
        first = self._chronicle.update()
        if self._anew:
            self._anew, first = False, 0
        return first

    @property
    def next_wake(self) -> float | None:
        """Seconds until there is something to do."""
        return 0.002 if self._waiting else None

    def work(self) -> bool:
        """Tell a slice of what is left; true if there was anything."""
        return self._feed(A_SLICE)

    def _feed(self, most: int) -> bool:
        waiting = self._waiting
        if not waiting:
            return False
        raw = [waiting.popleft() for _ in range(min(most, len(waiting)))]
        shown = _numbered(raw, self._seat, self._taken)
        self._taken += len(raw)
        self._numbers += [number for number, _ in shown]
        self._chronicle.tell_result(self._session.match.result())
        self._chronicle.feed([event for _, event in shown])
        return True

    # Lines count the events that were told; not all are told to everybody -------------------------

    def whole(self, line: Line) -> Line:
        """A line with its place among all events in the place of that among those told."""
        numbers, end = self._numbers, min(line.end, len(self._numbers))
        if line.number >= len(numbers):
            # Told before something was taken back: it is about to go.
            return line
        return line._replace(number=numbers[line.number], end=numbers[end - 1] + 1 if end else 0)

    def told_before(self, events: int) -> int:
        """How many of the first ``events`` of all have been told."""
        return bisect_left(self._numbers, events)

    # What has just happened -----------------------------------------------------------------------

    def go_on(self, seat: int | None) -> list[Event]:
        """Tell what is new, or all anew after an undo; returns what has just happened, nothing if all was told anew."""
        count = self._session.match.event_count
        if count < self._told:
            self.begin_anew()
        start, anew, self._seat = self._told, self._fresh, seat
        self._fresh = False
        self._chronicle.tell_to(() if seat is None else self._session.match.rules.side_of_seat(seat))
        self._waiting += self._session.match.events_since(start)
        self._feed(AT_ONCE)
        news, self._news = self._news, None
        self._told = count
        if anew:
            return [] if news is None or news > count else self._events(news, seat)
        return self._events(start, seat)

    def coming(self, seat: int | None) -> list[Event]:
        """What has just happened and is not told yet; nothing if all is to be told anew."""
        start = self._news if self._fresh else self._told
        return [] if start is None or start > self._session.match.event_count else self._events(start, seat)

    def tell_another(self) -> None:
        """Forget all lines, told to another; what has happened since the last of them is still news."""
        news = self._told
        self.begin_anew()
        self._news = news

    def begin_anew(self) -> None:
        """Forget all lines: another seat is at the keyboard, or events were taken back."""
        self._chronicle = words().chronicle(self._session.match.rules)
        self._waiting.clear()
        self._numbers, self._taken = [], 0
        self._told, self._anew, self._fresh = 0, True, True

    def _events(self, start: int, seat: int | None) -> list[Event]:
        return [event for _, event in _numbered(self._session.match.events_since(start), seat)]
