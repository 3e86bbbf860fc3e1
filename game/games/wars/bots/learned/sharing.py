"""A search on several cores: helpers play the same actions on with luck of their own, and the sums are put together."""

import json
import queue
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from game.bots.protocol import Job, Purse
from game.bots.workers.helpers import Helper
from game.engine.chance import Chance
from game.engine.position import determinise
from game.games.wars.bots.greedy import rules_of
from game.games.wars.bots.learned.chances import chances
from game.games.wars.bots.learned.even import judge_for
from game.games.wars.bots.learned.policy import policy_for
from game.games.wars.bots.learned.search import Manner, Search, Sums, Try
from game.games.wars.rules.rules import WarsRules

WORK = "game.games.wars.bots.learned.sharing:played"
_TURN = 0.06
"""Seconds a helper plays before it tells what came of it, and hears which actions are left."""
_LEAST = 0.02
"""Seconds below which nobody is asked any more."""


class Sharing:
    """Has helpers play on the actions of one search from a view."""

    def __init__(
        self, helpers: Sequence[Helper], view: dict[str, Any], manner: Manner, chance: Chance, from_even: bool = True
    ) -> None:  # fmt: skip
        """``from_even``: sides without records are judged so (``even.py``)."""
        self._helpers = helpers
        self._view = view
        self._manner = manner
        self._chance = chance
        self._from_even = from_even
        self._done: queue.SimpleQueue[Sums] = queue.SimpleQueue()

    def ask(self, tries: Sequence[Try], left: Sequence[int], seconds: float) -> None:
        """Give whoever is free something to do; the search has so many seconds left."""
        if seconds < _LEAST:
            return
        for helper in self._helpers:
            if helper.free:
                given = (self._view, tuple(tries), tuple(left), self._manner, self._chance.bits(), min(seconds, _TURN),
                         self._from_even)  # fmt: skip
                helper.begin(Job(WORK, given, _read), self._done)

    def told(self) -> Iterator[Sums]:
        """What has come of it since last asked."""
        while True:
            try:
                yield self._done.get_nowait()
            except queue.Empty:
                return

    def stop(self) -> None:
        """Nothing more is wanted."""
        for helper in self._helpers:
            helper.cancel()


def _read(text: str) -> Sums:
    left, totals, counts = json.loads(text)
    return Sums(left, totals, counts)


@lru_cache(maxsize=4)
def _rules(setup: str) -> WarsRules:
    return rules_of(json.loads(setup))


def played(
    job: Job[Any], view: dict[str, Any], tries: Sequence[Try], left: Sequence[int], manner: Manner, seed: int,
    seconds: float, from_even: bool,
) -> str:  # fmt: skip
    """In a helper: playouts of the actions that are left, for so many seconds; their sums as text."""
    chance = Chance.seeded(seed)
    pos = determinise(_rules(json.dumps(view["setup"])), view, chance)
    purse = Purse(("seconds", seconds))
    purse.open(job.cancelled)
    judge = judge_for(chances(), pos) if from_even else chances()
    search = Search(pos, policy_for(pos.rules), judge, purse, chance, manner)
    return json.dumps(search.sums(tries, left))
