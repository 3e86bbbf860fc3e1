"""The worker processes of the program: who keeps which bot, how long it may think, and what is done when it fails."""

import atexit
import functools
import itertools
import logging
import os
import threading
import time
import weakref
from collections import deque
from typing import NamedTuple

from game.bots import BOTS, Budget
from game.bots.protocol import BotFailed, Cancelled, Question
from game.bots.thirdparty import is_third_party
from game.bots.workers.link import Link
from game.bots.workers.wire import Ask, Drop, Make, Reply, Stop
from game.engine.option import Option

log = logging.getLogger(__name__)

BUDGET = 2.0
"""Seconds a third party's bot may think about an answer, unless it is given another budget."""
BUDGETS = 3
"""After so many budgets a bot that still thinks is ended."""
PATIENCE = 10.0
"""Seconds after which a bot that ships and has no budget hangs, in all likelihood."""
NODES_PATIENCE = 120.0
"""The same for a bot whose budget is in nodes: how long they take nobody knows."""
LOADING = 20.0
"""Seconds a bot may take to be imported and made."""
GRACE = 0.5
"""Seconds a bot gets to stop when its answer is no longer wanted; then its process is ended."""


class NotLoaded(BotFailed):
    """There is no such bot, or it cannot be made."""


class Limits(NamedTuple):
    """How long a bot may take for one answer, in seconds: when it is told to stop, and when it is ended."""

    stop: float
    end: float


def limits(bot_id: str, budget: Budget | None) -> Limits:
    """The limits of a bot with this budget for a slot."""
    kind, amount = budget or ("", 0.0)
    if is_third_party(bot_id):
        stop = amount if kind == "seconds" else BUDGET
        return Limits(stop, BUDGETS * stop)
    if kind == "nodes":
        return Limits(NODES_PATIENCE, NODES_PATIENCE)
    end = max(PATIENCE, BUDGETS * amount)
    return Limits(end, end)


class Kept:
    """A bot that lives in a worker process: what is needed to make it there, again too if the process has ended."""

    def __init__(self, key: int, bot_id: str, seed: int, budget: Budget | None) -> None:
        self.key = key
        self.bot_id = bot_id
        self.seed = seed
        self.budget = budget
        self.limits = limits(bot_id, budget)


class Place:
    """A place for one worker process, which is started when needed and once more after it was ended.

    One question at a time: ``ask`` may be called in any thread and waits for its turn.
    """

    def __init__(self, numbers: "itertools.count[int]") -> None:
        self._numbers = numbers
        self._turn = threading.Lock()
        self._link: Link | None = None
        self._made: set[int] = set()
        self._unneeded: deque[int] = deque()
        self.closed = False

    @property
    def busy(self) -> bool:
        """Whether a bot thinks here."""
        return self._turn.locked()

    @property
    def pid(self) -> int | None:
        """The number of the process, if there is one."""
        return self._link.pid if self._link is not None else None

    def drop(self, key: int) -> None:
        """A bot is no longer needed. May be called in any thread and at any moment."""
        self._unneeded.append(key)

    def load(self, kept: Kept) -> None:
        """Have the bot made; raises ``NotLoaded`` when that is not possible."""
        with self._turn:
            self._running()
            self._ready(kept)

    def ask(self, kept: Kept, question: Question, reveals: bool) -> Reply:
        """What the bot answers. Raises ``BotFailed``, or ``Cancelled`` when the question was cancelled meanwhile."""
        with self._turn:
            link = self._running()
            question.on_cancel = link.wake
            try:
                if question.cancelled():
                    raise Cancelled
                self._ready(kept, question)
                number = next(self._numbers)
                link.send(_asked(number, kept.key, question, reveals))
                if question.cancelled():
                    link.wake()
                return self._heard(link, number, question, kept.limits)
            finally:
                question.on_cancel = None

    def _heard(self, link: Link, number: int, question: Question, given: Limits) -> Reply:
        """Wait for the reply with this number, telling the bot to stop and ending it in good time."""
        now = time.monotonic()
        stop, end = now + given.stop, now + given.end
        told = False
        while True:
            heard = link.hear(end if told else min(stop, end))
            if isinstance(heard, Reply):
                if heard.number != number:
                    continue
                if question.cancelled():
                    raise Cancelled
                return heard
            if heard == "ended":
                how = self._end()
                if question.cancelled() or self.closed:
                    raise Cancelled
                raise BotFailed(f"ended its process{f' ({how})' if how else ''}")
            now = time.monotonic()
            if now >= end:
                self._end()
                if question.cancelled():
                    raise Cancelled
                raise BotFailed(f"gave no answer within {given.end:.3g} seconds and was ended")
            if not told and (question.cancelled() or now >= stop):
                link.send(Stop(number))
                told = True
            if heard == "woken" and question.cancelled():
                end = min(end, now + GRACE)

    def _running(self) -> Link:
        """The process, started if there is none; not while its place is closed."""
        if self._link is not None and not self._link.alive:
            self._end()
        if self._link is None and not self.closed:
            self._link = Link()
            self._made = set()
            log.info("worker process %s started", self._link.pid)
        if self.closed:
            self._end()
        if self._link is None:
            raise Cancelled
        return self._link

    def _ready(self, kept: Kept, question: Question | None = None) -> None:
        """Make the bot in the running process, unless it is there; the question it is made for may be cancelled."""
        link = self._link
        assert link is not None
        if self._unneeded:
            keys = tuple(self._unneeded.popleft() for _ in range(len(self._unneeded)))
            link.send(Drop(keys))
            self._made.difference_update(keys)
        if kept.key in self._made:
            return
        number = next(self._numbers)
        link.send(Make(number, kept.key, kept.bot_id, kept.seed, kept.budget))
        until = time.monotonic() + LOADING
        while True:
            heard = link.hear(until)
            if isinstance(heard, Reply):
                if heard.number == number:
                    break
                continue
            if self.closed or (question is not None and question.cancelled()):
                self._end()
                raise Cancelled
            if heard == "ended":
                raise NotLoaded(f"the bot {kept.bot_id!r} cannot be loaded: it ends its process ({self._end()})")
            if heard == "late":
                self._end()
                raise NotLoaded(f"the bot {kept.bot_id!r} cannot be loaded within {LOADING:g} seconds")
        if heard.kind != "made":
            log.info("%s", heard.trace)
            raise NotLoaded(heard.text)
        self._made.add(kept.key)

    def _end(self) -> str:
        """End the process; how it ended, if it had ended by itself."""
        link, self._link = self._link, None
        self._made = set()
        return link.kill() if link is not None else ""

    def close(self) -> None:
        """End the process for good, whatever it does; a question it has is cancelled."""
        self.closed = True
        link = self._link
        if link is not None:
            link.close()


class Crew:
    """All worker processes of the program; ``most`` bots think at the same time, as many more wait.

    Bots that ship share processes. Each third party's bot has one to itself, so that it can
    neither end nor touch another.
    """

    def __init__(self, most: int | None = None) -> None:
        self.most = most if most is not None else max(1, (os.cpu_count() or 2) - 1)
        self._thinking = threading.BoundedSemaphore(self.most)
        self._numbers = itertools.count(1)
        self._lock = threading.Lock()
        self._shared: list[Place] = []
        self._apart: dict[str, Place] = {}
        self._closed = False

    def place_for(self, bot_id: str) -> Place:
        """Where a bot is kept: for one that ships a place where nobody thinks just now, as long as there may be one."""
        with self._lock:
            if is_third_party(bot_id):
                return self._apart.setdefault(bot_id, self._new())
            idle = next((place for place in self._shared if not place.busy), None)
            if idle is None and len(self._shared) < self.most:
                idle = self._new()
                self._shared.append(idle)
            return idle or self._shared[0]

    def _new(self) -> Place:
        place = Place(self._numbers)
        place.closed = self._closed
        return place

    def kept(self, bot_id: str, seed: int, budget: Budget | None) -> Kept:
        """A bot to be kept; made with the first question."""
        return Kept(next(self._numbers), bot_id, seed, budget)

    def ask(self, place: Place, kept: Kept, question: Question, reveals: bool) -> Reply:
        """``Place.ask``, when one more may think."""
        with self._thinking:
            return place.ask(kept, question, reveals)

    def warm(self) -> None:
        """Start a process in the background with all that ships loaded, so that the first question need not wait."""
        place = self.place_for(BOTS[-1])
        kept = self.kept(BOTS[-1], 0, None)
        threading.Thread(target=_warm, args=(place, kept), name="warm", daemon=True).start()

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes there are."""
        with self._lock:
            places = [*self._shared, *self._apart.values()]
        return [place.pid for place in places if place.pid is not None]

    def close(self) -> None:
        """End every process."""
        with self._lock:
            self._closed = True
            places = [*self._shared, *self._apart.values()]
        for place in places:
            place.close()


def _warm(place: Place, kept: Kept) -> None:
    try:
        place.load(kept)
        place.drop(kept.key)
    except (BotFailed, Cancelled) as problem:
        # Whoever asks the first question is told.
        log.warning("no worker process: %s", problem)


def _asked(number: int, key: int, question: Question, reveals: bool) -> Ask:
    return Ask(
        number,
        key,
        question.seat,
        question.side,
        question.kind,
        question.options,
        question.about,
        question.default,
        question.view,
        reveals,
    )


class WorkerBot:
    """A bot in a worker process. Raises ``BotFailed`` or ``Cancelled`` in place of an answer.

    What it answers is not yet known to be allowed. After it has raised it is of no more use.
    """

    def __init__(self, bot_id: str, seed: int, budget: Budget | None = None, crew: Crew | None = None) -> None:
        self.id = bot_id
        self._crew = crew if crew is not None else shared_crew()
        self._kept = self._crew.kept(bot_id, seed, budget)
        self._place: Place | None = None
        self._chosen: tuple[Question, Option] | None = None

    def load(self) -> None:
        """Have it made now; raises ``NotLoaded`` with a sentence."""
        self._at().load(self._kept)

    def _at(self) -> Place:
        if self._place is None:
            self._place = self._crew.place_for(self.id)
            weakref.finalize(self, self._place.drop, self._kept.key).atexit = False
        return self._place

    def reveals(self, question: Question) -> tuple[int, list[int]] | None:
        """What it reveals; if nothing, it has gone on and chosen, which is kept for ``choose``."""
        reply = self._ask(question, True)
        if reply.kind == "reveal":
            side, *values = (number for number in reply.values if isinstance(number, int))
            return side, values
        self._chosen = question, _option(reply)
        return None

    def choose(self, question: Question) -> Option:
        """What it chooses."""
        chosen, self._chosen = self._chosen, None
        if chosen is not None and chosen[0] is question:
            return chosen[1]
        return _option(self._ask(question, False))

    def _ask(self, question: Question, reveals: bool) -> Reply:
        reply = self._crew.ask(self._at(), self._kept, question, reveals)
        if reply.kind == "failed":
            log.info("%s", reply.trace)
            raise BotFailed(reply.text)
        return reply


def _option(reply: Reply) -> Option:
    if reply.kind != "option" or len(reply.values) != len(Option._fields):
        raise BotFailed(f"answered nonsense ({list(reply.values)!r:.80})")
    return Option._make(reply.values)


@functools.cache
def shared_crew() -> Crew:
    """The crew of this program; its processes end with it."""
    crew = Crew()
    atexit.register(crew.close)
    return crew
