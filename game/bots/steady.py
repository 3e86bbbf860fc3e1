"""Bots that always answer: where one fails, the level below chooses in its place."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from game.bots.players import RandomBot, players_of
from game.bots.protocol import Bot, BotFailed, Budget, Cancelled, Question
from game.bots.shipped import BOTS, make_shipped, unknown
from game.bots.temperaments import check, joined, level_of, parted
from game.bots.thirdparty import is_third_party
from game.bots.workers.crew import WorkerBot
from game.bots.workers.place import NotLoaded
from game.engine.errors import kind_of, quoted
from game.engine.option import Option
from game.games.mistakes import said_by
from game.language.spoken import name, say

T = TypeVar("T")
log = logging.getLogger(__name__)

STAND_IN = "adept"
"""The level that takes the place of a third party's bot."""
FAILURES = 3
"""A bot that has failed so often gives up its seat to the level below."""
_LONGEST = 200
_STEP = 0x9E3779B97F4A7C15
_SEED_MASK = (1 << 62) - 1

Tell = Callable[[str], None]
"""Takes a sentence about a bot that has failed; called in the thread it thinks in."""


def level_below(bot_id: str) -> str:
    """Who plays on where a bot fails: the level below, with the same temperament."""
    level, temperament = parted(bot_id)
    if level not in BOTS:
        return STAND_IN
    below = BOTS[max(0, BOTS.index(level) - 1)]
    return joined(below, temperament) if below != BOTS[0] else below


@dataclass(eq=False)
class SteadyBot:
    """A bot on a seat, with the level below behind it.

    ``_first`` and ``_below`` make the two from ``_seed``; ``_bot`` is the first, if it is made
    already. A bot that raises, hangs, ends its process or answers what is not allowed is a
    line in the log and a sentence for ``_tell``; the level below answers the question, and
    the bot is made anew for the next one. Never raises but for ``Cancelled``; a bot whose
    question was cancelled begins anew too, for how far it has come nobody can say.
    ``failures`` counts.
    """

    id: str
    _seed: int
    _first: Callable[[int], Bot]
    _below: Callable[[int], Bot]
    _tell: Tell | None = None
    _bot: Bot | None = None
    failures: int = 0
    _stand_in: Bot | None = None
    _given_up: bool = False
    _failed_at: Question | None = None

    def reveals(self, question: Question) -> tuple[int, list[int]] | None:
        """What the bot reveals, if that is allowed."""
        return self._asked(question, lambda bot: bot.reveals(question), allowed)

    def choose(self, question: Question) -> Option:
        """What the bot chooses, if that is offered."""
        return self._asked(question, lambda bot: bot.choose(question), offered)

    def _asked(self, question: Question, ask: Callable[[Bot], T], checked: Callable[[Question, T], T]) -> T:
        """What comes of asking the bot; where it fails, of asking the level below."""
        if not self._given_up and self._failed_at is not question:
            try:
                if self._bot is None:
                    self._bot = self._first(self._seed)
                told = ask(self._bot)
                if question.cancelled():
                    raise Cancelled
                return checked(question, told)
            except Cancelled:
                self._anew()
                raise
            except Exception as problem:
                self._failed(question, problem)
        if self._stand_in is None:
            self._stand_in = self._below(self._seed)
        return ask(self._stand_in)

    def _anew(self) -> None:
        self._bot = None
        self._seed = (self._seed + _STEP) & _SEED_MASK

    def _failed(self, question: Question, problem: Exception) -> None:
        self._failed_at = question
        self.failures += 1
        self._anew()
        said = said_by(problem, _LONGEST)
        if isinstance(problem, NotLoaded):
            told = say("error-bot-not-loaded", why=said)
            self._given_up = True
        elif isinstance(problem, BotFailed):
            told = say("error-bot-failed", bot=self.id, why=said)
        else:
            key = "error-bot-raised" if said else "error-bot-raised.bare"
            told = say(key, bot=self.id, kind=kind_of(problem), why=said)
        self._given_up = self._given_up or self.failures >= FAILURES
        level = name("bot", level_below(self.id))
        follows = say("error-bot-from-now" if self._given_up else "error-bot-once", level=level)
        sentence = f"{told} {follows}"
        log.warning("%s", sentence, exc_info=None if isinstance(problem, BotFailed) else problem)
        if self._tell is not None:
            self._tell(sentence)


def allowed(question: Question, shown: tuple[int, list[int]] | None) -> tuple[int, list[int]] | None:
    """What a bot wants to reveal; ``BotFailed`` if it does not have it."""
    if shown is not None and not players_of(question.view["game"]).may_reveal(question, *shown):
        raise BotFailed(say("error-bot-why-reveal"))
    return shown


def offered(question: Question, chosen: object) -> Option:
    """The option of the question that the answer means; ``BotFailed`` if there is none."""
    for choice in question.options:
        if choice == chosen:
            return choice
    raise BotFailed(say("error-bot-why-not-offered", answer=quoted(chosen, 80)))


def guarded(bot_id: str, seed: int, budget: Budget | None = None, tell: Tell | None = None) -> Bot:
    """A bot for a match that must go on, thinking in this process; a third party's in one of its own.

    Nothing of a third party's bot is run before it is asked. Raises ``ValueError`` with a
    sentence for an unknown level.
    """
    if level_of(bot_id) == BOTS[0]:
        return RandomBot(seed)
    if is_third_party(bot_id):
        return in_worker(bot_id, seed, budget, tell)
    return SteadyBot(
        bot_id,
        seed,
        lambda fresh: make_shipped(bot_id, fresh, budget),
        lambda fresh: guarded(level_below(bot_id), fresh, budget, tell),
        tell,
        make_shipped(bot_id, seed, budget),
    )


def in_worker(bot_id: str, seed: int, budget: Budget | None = None, tell: Tell | None = None) -> Bot:
    """A bot for a match that must go on, thinking in a worker process, as all those do that may take its place.

    Nothing waits and nothing of a third party's bot is run before it is asked. Raises
    ``ValueError`` with a sentence for an unknown level.
    """
    if level_of(bot_id) == BOTS[0]:
        return RandomBot(seed)
    if not is_third_party(bot_id):
        if level_of(bot_id) not in BOTS:
            raise unknown(bot_id)
        check(bot_id)
    return SteadyBot(
        bot_id,
        seed,
        lambda fresh: WorkerBot(bot_id, fresh, budget),
        lambda fresh: in_worker(level_below(bot_id), fresh, budget, tell),
        tell,
    )


def third_party(bot_id: str, seed: int, budget: Budget | None = None) -> Bot:
    """A third party's bot, loaded in a worker process now; ``ValueError`` with a sentence when it cannot be."""
    bot = WorkerBot(bot_id, seed, budget)
    try:
        bot.load()
    except BotFailed as problem:
        raise ValueError(str(problem)) from problem
    return SteadyBot(
        bot_id,
        seed,
        lambda fresh: WorkerBot(bot_id, fresh, budget),
        lambda fresh: guarded(STAND_IN, fresh, budget),
        None,
        bot,
    )
