"""The loop around a match: whose move it is, and bots and standing orders that answer.

The window, the command line and the tests all use it.
"""

import hashlib
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.bots import make
from game.bots.protocol import Bot, Question
from game.bots.steady import STAND_IN
from game.bots.thirdparty import is_third_party
from game.engine.errors import DeadEnd, EngineError, IllegalAnswer
from game.engine.option import Option
from game.engine.position import Position
from game.engine.result import Result
from game.match.entries import Answer
from game.match.match import Match, OpenDecision
from game.match.orders import Orders

Maker = Callable[[str, int], Bot]
"""Makes the bot with an id from a seed; ``ValueError`` with a sentence when there is no such bot."""


class AskPerson(NamedTuple):
    """A person must answer: ``decision`` is put to its seat."""

    decision: OpenDecision


@dataclass(slots=True, eq=False)
class AskBot:
    """A bot must answer: ``think`` may run in any thread, its result goes to ``Driver.done``.

    Made in the caller's thread from a view only; it keeps nothing of the match, which may
    go on, be undone or closed meanwhile.
    """

    bot: Bot
    question: Question
    serial: int
    _turn: threading.Lock

    @property
    def seat(self) -> int:
        return self.question.seat

    def think(self) -> "Thought":
        """What the bot wants; takes as long as the bot takes.

        A bot thinks about one question at a time, even if an earlier one was overtaken by an undo.
        Raises ``Cancelled`` if a bot that always answers was told that nobody wants to know any more.
        """
        with self._turn:
            shown = self.bot.reveals(self.question)
            if shown is not None:
                return Thought(self.serial, None, (shown[0], tuple(shown[1])))
            return Thought(self.serial, self.bot.choose(self.question), None)

    def cancel(self) -> None:
        """Have the bot stop thinking: its answer is not wanted any more. In any thread."""
        self.question.cancel()


class Thought(NamedTuple):
    """A bot's answer to the decision with this serial number: an option, or (side, values) to reveal first."""

    serial: int
    option: Option | None
    reveal: tuple[int, tuple[int, ...]] | None


class Ordered(NamedTuple):
    """A standing order, or taking a free gate, has answered for a person: ``answer`` is in the history."""

    answer: Answer


class Over(NamedTuple):
    """The match has ended; ``result`` says how."""

    result: Result | None


Waiting = AskPerson | AskBot | Ordered | Over


class Driver:
    """Tells what a match waits for and carries out what needs no person.

    Bots are made by ``maker`` when first asked, one object for each seat and bot, from ``seed``, which has nothing to
    do with the match; without one, from what ``seed_for`` makes of the match's.
    ``allowed`` are the third parties' bots that may be run (``None``: all); for others a level
    that ships sits in.
    """

    def __init__(
        self,
        match: Match,
        orders: Orders | None = None,
        seed: int | None = None,
        maker: Maker = make,
        allowed: Iterable[str] | None = None,
    ) -> None:
        self.match = match
        self.maker = maker
        self.allowed = set(allowed) if allowed is not None else None
        self.orders = orders if orders is not None else Orders()
        self.seed = seed
        self._bots: dict[tuple[int, str], Bot] = {}
        self._turns: dict[tuple[int, str], threading.Lock] = {}

    def bot(self, seat: int) -> Bot | None:
        """The bot on a seat, ``None`` for a person."""
        bot_id = self.match.seats[seat].bot
        if not bot_id:
            return None
        if not self._may_run(bot_id):
            bot_id = STAND_IN
        found = self._bots.get((seat, bot_id))
        if found is None:
            found = self._bots[seat, bot_id] = self.maker(bot_id, self._seed_of(bot_id, seat))
        return found

    def _seed_of(self, bot_id: str, seat: int) -> int:
        entries = len(self.match.entries)
        if self.seed is not None:
            return bot_seed(self.seed, seat, entries)
        return seed_for(bot_id, int(self.match.inputs["seed"] or 0), seat, entries)

    def forget_bots(self) -> None:
        """Have every bot made anew when it is next asked."""
        self._bots.clear()

    def allow(self, bot_ids: Iterable[str]) -> None:
        """Run these third parties' bots from now on."""
        if self.allowed is not None:
            self.allowed.update(bot_ids)

    def _may_run(self, bot_id: str) -> bool:
        return self.allowed is None or bot_id in self.allowed or not is_third_party(bot_id)

    @property
    def strangers(self) -> list[str]:
        """The third parties' bots that sit at the table and may not be run, each once."""
        return [bot_id for bot_id in dict.fromkeys(seat.bot for seat in self.match.seats) if not self._may_run(bot_id)]

    def waiting(self) -> Waiting:
        """What the match waits for now. An order's answer is given at once, one for each call."""
        match = self.match
        opened = match.decision
        if opened is None:
            return Over(match.result())
        bot = self.bot(opened.seat)
        if bot is not None:
            turn = self._turns.setdefault((opened.seat, match.seats[opened.seat].bot), threading.Lock())
            return AskBot(bot, _seen_question(match), match.serial, turn)
        chosen = self.orders.answer(match)
        if chosen is None or self._taken_back(chosen):
            return AskPerson(opened)
        match.answer(chosen, by="order")
        answered = match.entries[-1]
        assert isinstance(answered, Answer)
        return Ordered(answered)

    def _taken_back(self, chosen: Option) -> bool:
        """Whether a person has just undone this very answer of an order: then he wants to be asked."""
        undone = self.match.next_undone
        return isinstance(undone, Answer) and undone.by == "order" and undone.option == chosen

    def done(self, thought: Thought) -> bool:
        """Carry out what a bot wants, in the thread that owns the match.

        Returns false, with nothing changed, if the match has gone on or back meanwhile.
        Raises ``IllegalAnswer`` if the bot wants what is not allowed.
        """
        match = self.match
        if thought.serial != match.serial:
            return False
        if thought.reveal is not None:
            match.reveal(thought.reveal[0], thought.reveal[1], by="bot")
        elif thought.option is not None:
            match.answer(thought.option, by="bot")
        else:
            raise IllegalAnswer("the bot has not answered")
        return True

    def run(self, limit: int = 1_000_000) -> Waiting:
        """Let bots and orders answer, thinking here and now, until a person is asked or the match is over."""
        for _ in range(limit):
            waiting = self.waiting()
            if isinstance(waiting, AskBot):
                self.done(waiting.think())
            elif not isinstance(waiting, Ordered):
                return waiting
        raise DeadEnd(f"the match is not over after {limit} answers")


def bot_seed(seed: int, seat: int, entries: int = 0) -> int:
    """The seed of the bot on a seat, different for every seat, seed and moment it sits down; nothing leads back."""
    told = b"the bot of seat %d in %d after %d" % (seat, seed, entries)
    return int.from_bytes(hashlib.blake2b(told, digest_size=8).digest()) >> 2


def seed_for(bot_id: str, seed: int, seat: int, entries: int = 0) -> int:
    """The seed of a bot in a match with this seed, the same whenever it is played again.

    That of somebody else's bot is made without the match's: a small number is found by trying all of them, however
    it was disguised.
    """
    return bot_seed(0 if is_third_party(bot_id) else seed, seat, entries)


def _seen_question(match: Match) -> Question:
    """The open decision with the seat's view already made, so that it may be read in another thread."""
    asked = match.position.decision
    assert asked is not None
    view = match.position.view(asked.seat)
    return Question(asked, lambda seat: view)


class PlayFailed(EngineError):
    """A match played by bots could not go on: ``decision`` is the number of answers before."""

    def __init__(self, decision: int, message: str) -> None:
        super().__init__(message)
        self.decision = decision


def make_bots(bot_ids: Sequence[str], seed: int) -> list[Bot]:
    """One bot for each seat of a match with this seed; ``ValueError`` for an unknown bot."""
    return [make(bot_id, seed_for(bot_id, seed, seat)) for seat, bot_id in enumerate(bot_ids)]


def let_act(pos: Position, bot: Bot) -> Option | None:
    """Have a bot answer the open decision of a position: its answer, or ``None`` where it revealed something first."""
    question = Question.of(pos)
    shown = bot.reveals(question)
    if shown is not None:
        pos.reveal(*shown)
        return None
    chosen = bot.choose(question)
    pos.answer(chosen)
    return chosen


def play_on(pos: Position, bots: Sequence[Bot]) -> Any:
    """Let bots, one for each seat, play a position to its end, and return the result; errors pass through."""
    while (asked := pos.decision) is not None:
        let_act(pos, bots[asked.seat])
    return pos.rules.result(pos)


def play_out(match: Match, bots: Sequence[Bot] | Mapping[int, Bot], limit: int = 1_000_000) -> int:
    """Let bots play a match to its end, here and now, and return the number of answers.

    ``bots`` has one for each seat. Costs little over ``Match.answer``; a match made
    without history is the fastest. Errors of the rules pass through.
    """
    position = match.position
    answer = match.answer
    count = 0
    while (asked := position.decision) is not None:
        if count >= limit:
            raise PlayFailed(count, f"the match is not over after {limit} answers")
        bot = bots[asked.seat]
        question = Question(asked, position.view)
        shown = bot.reveals(question)
        if shown is not None:
            match.reveal(shown[0], shown[1], by="bot")
        else:
            answer(bot.choose(question), by="bot")
            count += 1
        position = match.position
    return count
