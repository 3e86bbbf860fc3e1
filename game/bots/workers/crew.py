"""The worker processes of the program: who thinks in which, and how many may at a time."""

import atexit
import functools
import itertools
import logging
import os
import threading
import weakref
from typing import Any

from game.bots.protocol import BotFailed, Budget, Cancelled, Job, Question
from game.bots.shipped import BOTS
from game.bots.thirdparty import is_third_party
from game.bots.workers.place import Kept, Place
from game.bots.workers.wire import Reply
from game.engine.option import Option
from game.language.spoken import say

log = logging.getLogger(__name__)


class Crew:
    """All worker processes of the program; ``most`` bots think at the same time, as many more wait.

    Bots that ship share processes. Each third party's bot has one to itself, so that it can
    neither end nor touch another. Jobs are done where nobody thinks just now, in a process
    of their own if there is no such place: whoever waits for one sits in front of the window.
    """

    def __init__(self, most: int | None = None) -> None:
        self.most = most if most is not None else max(1, (os.cpu_count() or 2) - 1)
        self._thinking = threading.BoundedSemaphore(self.most)
        self._numbers = itertools.count(1)
        self._lock = threading.Lock()
        self._shared: list[Place] = []
        self._apart: dict[str, Place] = {}
        self._jobs: Place | None = None
        self._closed = False

    def place_for(self, bot_id: str) -> Place:
        """Where a bot is kept: for one that ships a place where nobody thinks just now, as long as there may be one."""
        with self._lock:
            if is_third_party(bot_id):
                return self._apart.setdefault(bot_id, self._new())
            return self._idle() or self._shared[0]

    def _idle(self) -> Place | None:
        """A shared place where nobody thinks just now, a new one as long as there may be more."""
        idle = next((place for place in self._shared if not place.busy), None)
        if idle is None and len(self._shared) < self.most:
            idle = self._new()
            self._shared.append(idle)
        return idle

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

    def carry_out(self, job: Job[Any]) -> str:
        """What comes of a job, in any thread. Raises ``BotFailed`` or ``Cancelled`` in place of its text."""
        with self._lock:
            place = self._idle()
            if place is None:
                place = self._jobs = self._jobs or self._new()
        reply = place.carry_out(job)
        if reply.kind != "done":
            log.info("%s", reply.trace)
            raise BotFailed(reply.text)
        return reply.text

    def warm(self) -> None:
        """Start a process in the background with all that ships loaded, so that the first question need not wait."""
        place = self.place_for(BOTS[-1])
        kept = self.kept(BOTS[-1], 0, None)
        threading.Thread(target=_warm, args=(place, kept), name="warm", daemon=True).start()

    @property
    def pids(self) -> list[int]:
        with self._lock:
            places = self._places
        return [place.pid for place in places if place.pid is not None]

    def close(self) -> None:
        """End every process."""
        with self._lock:
            self._closed = True
            places = self._places
        for place in places:
            place.close()

    @property
    def _places(self) -> list[Place]:
        return [*self._shared, *self._apart.values(), *([self._jobs] if self._jobs is not None else [])]


def _warm(place: Place, kept: Kept) -> None:
    try:
        place.load(kept)
        place.drop(kept.key)
    except (BotFailed, Cancelled) as problem:
        # Whoever asks the first question is told.
        log.warning("no worker process: %s", problem)


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
        raise BotFailed(say("error-bot-why-nonsense", answer=f"{list(reply.values)!r:.80}"))
    return Option._make(reply.values)


@functools.cache
def shared_crew() -> Crew:
    """The crew of this program; its processes end with it."""
    crew = Crew()
    atexit.register(crew.close)
    return crew


def in_worker(job: Job[Any]) -> str:
    """Carry out a job in a worker process of this program, as ``game.bots.protocol.here`` does in this one."""
    return shared_crew().carry_out(job)
