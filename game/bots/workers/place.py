"""A place for one worker process: what goes on in it, how long that may take, and what is done when it fails."""

import itertools
import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

from game.bots.protocol import BotFailed, Budget, Cancellable, Cancelled, Job, Question
from game.bots.thirdparty import is_third_party
from game.bots.workers.cores import cores
from game.bots.workers.link import Link
from game.bots.workers.wire import Ask, Do, Drop, Make, Message, Reply, Share, Speak, Stop
from game.language.spoken import Speech, say, speech

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
JOB_PATIENCE = 60.0
"""Seconds after which a job that has told nothing of itself hangs, in all likelihood."""
JOB_GRACE = 5.0
"""As ``GRACE``: a job of the program's own ends soon, and a process is dear to begin."""


class NotLoaded(BotFailed):
    """There is no such bot, or it cannot be made."""


class Limits(NamedTuple):
    """How long a bot may take for one answer, in seconds: when it is told to stop, and when it is ended.

    ``grace`` is how long it may take to stop when its answer is no longer wanted.
    """

    stop: float
    end: float
    grace: float = GRACE


JOB_LIMITS = Limits(JOB_PATIENCE, JOB_PATIENCE, JOB_GRACE)
"""The limits of a job, which begin anew with every step it tells of."""


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

    One question or job at a time: ``ask`` and ``carry_out`` may be called in any thread and wait for their turn.
    Whoever thinks there may use the cores that there are for it if it ``shares``.
    """

    def __init__(self, numbers: "itertools.count[int]", shares: bool = True) -> None:
        self._numbers = numbers
        self.shares = shares
        self._turn = threading.Lock()
        self._link: Link | None = None
        self._made: set[int] = set()
        self._speech = Speech()
        """How the process speaks."""
        self._cores = 1
        """On how many cores a search may think there."""
        self._unneeded: deque[int] = deque()
        self.closed = False

    @property
    def busy(self) -> bool:
        """Whether somebody thinks here."""
        return self._turn.locked()

    @property
    def pid(self) -> int | None:
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
            return self._told(
                link,
                question,
                lambda number: _asked(number, kept.key, question, reveals),
                kept.limits,
                ready=lambda: self._ready(kept, question),
            )

    def carry_out(self, job: Job[Any]) -> Reply:
        """What comes of a job. Raises ``BotFailed``, or ``Cancelled`` when the job was cancelled meanwhile."""
        with self._turn:
            link = self._running()
            return self._told(link, job, lambda number: Do(number, job.work, job.given), JOB_LIMITS, job.told)

    def _told(
        self,
        link: Link,
        asked: Cancellable,
        message: Callable[[int], Message],
        given: Limits,
        step: Callable[..., None] | None = None,
        ready: Callable[[], None] | None = None,
    ) -> Reply:
        """What the process replies to a message, sent when it is ``ready``."""
        asked.on_cancel = link.wake
        try:
            if asked.cancelled():
                raise Cancelled
            if ready is not None:
                ready()
            number = next(self._numbers)
            link.send(message(number))
            if asked.cancelled():
                link.wake()
            return self._heard(link, number, asked, given, step)
        finally:
            asked.on_cancel = None

    def _heard(
        self, link: Link, number: int, asked: Cancellable, given: Limits, step: Callable[..., None] | None
    ) -> Reply:
        """Wait for the reply with this number, telling whoever thinks to stop and ending it in good time."""
        now = time.monotonic()
        stop, end = now + given.stop, now + given.end
        told = False
        while True:
            heard = link.hear(end if told else min(stop, end))
            if isinstance(heard, Reply):
                if heard.number != number:
                    continue
                if heard.kind == "step" and step is not None:
                    if not asked.cancelled():
                        step(*heard.values)
                        now = time.monotonic()
                        stop, end = now + given.stop, now + given.end
                    continue
                if asked.cancelled():
                    raise Cancelled
                return heard
            if heard == "ended":
                how = self._end()
                if asked.cancelled() or self.closed:
                    raise Cancelled
                raise BotFailed(say("error-bot-why-ended", how=how) if how else say("error-bot-why-ended.bare"))
            now = time.monotonic()
            if now >= end:
                self._end()
                if asked.cancelled():
                    raise Cancelled
                raise BotFailed(say("error-bot-why-late", seconds=f"{given.end:.3g}"))
            if not told and (asked.cancelled() or now >= stop):
                link.send(Stop(number))
                told = True
            if heard == "woken" and asked.cancelled():
                end = min(end, now + given.grace)

    def _running(self) -> Link:
        """The process, started if there is none; not while its place is closed."""
        if self._link is not None and not self._link.alive:
            self._end()
        if self._link is None and not self.closed:
            self._link = Link()
            self._made, self._speech, self._cores = set(), Speech(), 1
            log.info("worker process %s started", self._link.pid)
        if self.closed:
            self._end()
        if self._link is None:
            raise Cancelled
        if (now := speech()) != self._speech:
            self._link.send(Speak(now))
            self._speech = now
        if self.shares and cores() != self._cores:
            self._cores = cores()
            self._link.send(Share(self._cores))
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
                ended = say("error-bot-why-ended", how=self._end())
                raise NotLoaded(say("error-bot-load.it", bot=kept.bot_id, why=ended))
            if heard == "late":
                self._end()
                raise NotLoaded(say("error-bot-load-late", bot=kept.bot_id, seconds=f"{LOADING:g}"))
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
