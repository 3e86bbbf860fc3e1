"""The chronicle of a match: events told in sentences, those of one action together.

A chronicle is a list of blocks. A block takes in events as long as they belong to what it
tells; the first event it does not take opens the next block. Which blocks there are is a
matter of each game (``wars_chronicle``).
"""

from collections.abc import Callable, Collection, Iterable
from typing import Any, NamedTuple

from game.engine.event import Event
from game.engine.result import Result

HEADING, LINE, PRIVATE = "heading", "line", "private"


class Line(NamedTuple):
    """One line of the chronicle.

    ``text`` has the window's marks in it (``plain`` takes them out). ``side`` is the side
    whose doing it is, if one's. ``kind`` is "heading", "line" or "private" (only the seats
    that know may see it). ``weight`` is 0 for what happens all the time, 1, or 2 for what
    nobody should miss. ``number`` is the place of its first event among those fed, ``end``
    the place behind the last one of the action it belongs to. ``hits`` are the sides that
    suffered by it at another's hands.
    """

    text: str
    side: int | None = None
    kind: str = LINE
    weight: int = 1
    number: int = 0
    end: int = 0
    hits: tuple[int, ...] = ()


class Block:
    """A run of events told together; ``asides`` came in between and are told behind it.

    ``number`` is the place of its first event, ``end`` the place behind its last one.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self.end = number + 1
        self.place = 0
        """Which of its chronicle's blocks it is."""
        self.altered: Callable[[Block], None] | None = None
        """Called when it must be told anew; set by its chronicle."""
        self.events: list[Event] = []
        self.asides: list[Any] = []
        self._told: list[Line] | None = None

    def put(self, event: Event) -> None:
        self.events.append(event)
        self.changed()

    def changed(self) -> None:
        """Note that something it tells has changed: tell it anew when asked."""
        self._told = None
        if self.altered is not None:
            self.altered(self)

    def takes(self, event: Event) -> bool:
        return False

    def tell(self) -> list[Line]:
        """The lines of the events taken in so far; may be none."""
        return []

    def tell_asides(self) -> list[Line]:
        """The lines of what came in between."""
        return [line for aside in self.asides for line in aside.tell()]

    def hits(self) -> tuple[int, ...]:
        """The sides that suffer by what it tells."""
        return ()

    @property
    def lines(self) -> list[Line]:
        """All lines, told once and kept."""
        if self._told is None:
            number, end, hits = self.number, self.end, self.hits()
            told = [line._replace(number=number, end=end, hits=hits) for line in self.tell()]
            self._told = told + [line._replace(number=number, end=end) for line in self.tell_asides()]
        return self._told


class Teller:
    """What a game does to its chronicle: opens blocks, and sets aside what belongs to none."""

    def tell_to(self, sides: Collection[int]) -> None:
        """Tell from now on as whoever plays these sides reads it: "You move", "captures your Acolyte"."""

    def tell_result(self, result: Result | None) -> None:
        """How the match has ended, if it has, for the line of its end; said before that event is fed."""

    def skips(self, event: Event) -> bool:
        """Whether nothing is told of the event and it ends no block."""
        raise NotImplementedError

    def aside(self, event: Event, block: Block) -> bool:
        """Hang the event on the open block if it can come in the middle of anything; whether it did."""
        raise NotImplementedError

    def open(self, event: Event, number: int) -> list[Block]:
        """The blocks that begin with this event; the last one is open and has taken it in."""
        raise NotImplementedError


class Chronicle:
    """The chronicle so far as a teller tells it, growing with the events it is fed; the last lines may still change.

    After an undo make a new one: events that were taken back cannot be untold.
    """

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self._blocks: list[Block] = []
        self._count = 0
        self._lines: list[Line] = []
        self._starts: list[int] = []
        self._altered = 0

    def tell_to(self, sides: Collection[int]) -> None:
        """Whom it is told to, by the sides they play; to be said before it is fed."""
        self._teller.tell_to(sides)

    def tell_result(self, result: Result | None) -> None:
        """How the match has ended, if it has: events name the reason alone, not who has won with what."""
        self._teller.tell_result(result)

    def feed(self, events: Iterable[Event]) -> None:
        """Tell what happened next; for a seat, feed events as that seat may see them."""
        teller, blocks = self._teller, self._blocks
        for number, event in enumerate(events, self._count):
            self._count = number + 1
            if teller.skips(event):
                continue
            block = blocks[-1] if blocks else None
            if block is not None and block.takes(event):
                block.end = number + 1
                block.put(event)
            elif block is None or not teller.aside(event, block):
                for made in teller.open(event, number):
                    made.place, made.altered = len(blocks), self._note
                    blocks.append(made)
                    self._note(made)
            else:
                block.end = number + 1

    def _note(self, block: Block) -> None:
        self._altered = min(self._altered, block.place)

    def update(self) -> int:
        """Tell what has changed since the last call; returns the number of the first line that is new or another."""
        first = self._altered
        starts, lines = self._starts, self._lines
        start = starts[first] if first < len(starts) else len(lines)
        del starts[first:], lines[start:]
        for block in self._blocks[first:]:
            starts.append(len(lines))
            lines += block.lines
        self._altered = len(self._blocks)
        return start

    @property
    def lines(self) -> list[Line]:
        """All lines, oldest first: the chronicle's own list, to be read only."""
        self.update()
        return self._lines
