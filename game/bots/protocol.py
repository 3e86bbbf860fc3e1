"""What a bot is asked, what it must be able to do, what a search may spend; and jobs, which another process can do."""

import time
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.position import Position
from game.games.game import loaded

Budget = tuple[str, float]
"""("seconds", how many) or ("nodes", positions looked at)."""
T = TypeVar("T")


class Cancellable:
    """Something that somebody waits for, who may change his mind."""

    __slots__ = ("_cancelled", "on_cancel")

    _cancelled: bool
    on_cancel: Callable[[], None] | None

    def cancel(self) -> None:
        """Say that the answer is no longer wanted or time is up; in any thread. ``on_cancel`` is called, if set."""
        self._cancelled = True
        if self.on_cancel is not None:
            self.on_cancel()

    def cancelled(self) -> bool:
        """Whether to stop thinking and return what there is."""
        return self._cancelled


class Question(Cancellable):
    """A decision as a bot gets it: who must choose what, and on request all that the seat knows.

    ``view`` is plain data (see ``game.engine.position.Position.view``); it is made when
    first looked at, since many bots and many questions need none.

    A bot that takes its time looks at ``cancelled`` now and then, a few times a second.
    """

    __slots__ = ("_look", "_view", "about", "default", "kind", "options", "seat", "side")

    def __init__(self, asked: Decision, look: Callable[[int], dict[str, Any]]) -> None:
        self.seat = asked.seat
        self.side = asked.side
        self.kind = asked.kind
        self.options = tuple(asked.options)
        self.about = asked.about
        self.default = asked.default
        self._look = look
        self._view: dict[str, Any] | None = None
        self._cancelled = False
        self.on_cancel = None

    @classmethod
    def of(cls, pos: Position) -> "Question":
        """The open decision of a position; ``ValueError`` when nothing is asked."""
        if pos.decision is None:
            raise ValueError("the match is over: nothing is asked")
        return cls(pos.decision, pos.view)

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat knows, as plain data."""
        if self._view is None:
            self._view = self._look(self.seat)
        return self._view


class Cancelled(Exception):
    """Raised in place of an answer that is no longer wanted."""


class BotFailed(Exception):
    """A bot has given no answer that can be used; the text goes on from the bot's name: "raised ..."."""


class Bot(Protocol):
    """A player without a body. One object plays one seat of one match.

    It is given questions and never the position; with the same seed and the same
    questions in the same order it must give the same answers.
    """

    id: str
    """What was asked of ``make``."""

    def choose(self, question: Question) -> Option:
        """One of ``question.options``."""
        ...

    def reveals(self, question: Question) -> tuple[int, list[int]] | None:
        """What to reveal before answering: (side, values), or ``None``; asked just before ``choose``."""
        ...


class Spent(Exception):
    """The budget is used up, or the answer no longer wanted."""


class Purse:
    """A budget being spent: ``nodes`` are counted up by whoever looks at positions.

    Time goes on between two questions of a slot; ``close`` leaves out what passes while others are asked. ``clock``
    tells the seconds.
    """

    def __init__(self, budget: Budget, clock: Callable[[], float] = time.perf_counter) -> None:
        unit, amount = budget
        self._clock = clock
        self._open = False
        self._most_nodes = int(amount) if unit == "nodes" else 0
        self._seconds = float(amount) if unit == "seconds" else 0.0
        self._until = 0.0
        self._cancelled: Callable[[], bool] = bool
        self.nodes = 0

    def open(self, cancelled: Callable[[], bool]) -> None:
        """Begin to spend on a question; ``cancelled`` says when its answer is no longer wanted."""
        self._cancelled = cancelled
        self._until = self._clock() + self._seconds
        self._open = True

    def close(self) -> float:
        """Stop spending until the next question of the slot; returns what has been spent since it was opened."""
        self._open = False
        if self._most_nodes:
            return self.nodes
        before, self._seconds = self._seconds, max(0.0, self._until - self._clock())
        return before - self._seconds

    def spent(self) -> float:
        """What part of it is spent while a question is open, from 0 to 1."""
        if self._most_nodes:
            return min(1.0, self.nodes / self._most_nodes)
        return min(1.0, 1.0 - (self._until - self._clock()) / self._seconds) if self._seconds else 1.0

    def seconds(self) -> float:
        """How many seconds are left while a question is open; none of a budget in nodes."""
        return 0.0 if self._most_nodes else max(0.0, self._until - self._clock())

    def check(self) -> None:
        """Raise ``Spent`` if there is nothing left."""
        if self._most_nodes:
            if self.nodes >= self._most_nodes:
                raise Spent
        elif self._clock() >= self._until:
            raise Spent
        if self._cancelled():
            raise Spent

    def keep_to_time(self) -> None:
        """Raise ``Spent`` if the time is up, or the answer no longer wanted; wherever a search is, it must end then.

        A budget in nodes goes by ``check`` alone, at which it is looked at always in the same places.
        """
        if self._open and not self._most_nodes and (self._clock() >= self._until or self._cancelled()):
            raise Spent


class Job(Cancellable, Generic[T]):
    """A function by its name, ``package.module:function``, and plain data that it is given behind the job itself.

    The function returns text; ``read`` makes of it what the job is for. It uses nothing that could have changed
    meanwhile, and changes nothing. ``on_step`` is called with the numbers it tells of, in the thread that waits.
    """

    __slots__ = ("given", "on_step", "read", "work")

    def __init__(self, work: str, given: tuple[Any, ...], read: Callable[[str], T]) -> None:
        self._cancelled = False
        self.on_cancel = None
        self.work = work
        self.given = given
        self.read = read
        self.on_step: Callable[[tuple[int, ...]], None] | None = None

    def step(self, *numbers: int) -> None:
        """Called by the function now and then: tells how far it is. Raises ``Cancelled`` once nobody waits for it."""
        if self._cancelled:
            raise Cancelled
        self.told(*numbers)

    def told(self, *numbers: int) -> None:
        """It is as far as these numbers say."""
        if self.on_step is not None:
            self.on_step(numbers)


Carry = Callable[[Job[Any]], str]
"""Carries out a job, in whatever thread calls it, and returns its text; raises ``Cancelled`` or whatever went wrong."""


def here(job: Job[Any]) -> str:
    """Carry out a job in this process."""
    text = loaded(job.work)(job, *job.given)
    if job.cancelled():
        raise Cancelled
    return str(text)
