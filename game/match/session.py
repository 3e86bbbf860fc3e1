"""A match at the table: what the window talks to. Match, driver and what is kept on the disk in one handle."""

import logging
import secrets
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from game.bots import BOTS, Budget
from game.bots.protocol import Bot, Cancelled, Carry, Job, here
from game.bots.shipped import SEARCHING, playable, unknown
from game.bots.steady import Tell, guarded
from game.bots.temperaments import by_lot, check, level_of
from game.bots.thirdparty import is_third_party
from game.engine.chance import Chance
from game.engine.errors import IllegalAnswer, quoted
from game.engine.option import Option
from game.games.mistakes import told_of
from game.language.spoken import say
from game.match import saves
from game.match.driver import AskBot, Driver, Thought, Waiting
from game.match.game_options import once_more
from game.match.gamewords import words_of
from game.match.keptgame import KeptGame
from game.match.lobby import NewGameSpec
from game.match.match import Match, Seat
from game.match.orders import How, Orders
from game.match.outside_text import shown
from game.match.store import Store

log = logging.getLogger(__name__)
T = TypeVar("T")

AUTOSAVE = "Autosave"
LONGEST = 20_000
"""Entries after which seats and dice stay as they are, and a game begins its history anew when it is next opened.

No game has so many answers: what can be repeated without end must not make it longer than a save may be.
"""

KeeperOf = Callable[[str, int, Budget | None, Tell | None], Bot]
"""Makes a bot that always answers: ``game.bots.steady.guarded``, or ``in_worker`` for a window."""


class Thinking(NamedTuple):
    """Where bots think, and what those that search may spend on a slot, asked again for every question.

    ``carry`` says where jobs are carried out: ``here``, or ``game.bots.workers.crew.in_worker`` for a window.
    """

    keeper: KeeperOf = guarded
    budget: Callable[[], Budget | None] = lambda: None
    carry: Carry = here


class Wanted(NamedTuple):
    """What a game is for in its campaign, said anew whenever it is asked: another language may be spoken."""

    purpose: Callable[[], str]
    aims: Callable[[], tuple[tuple[str, str], ...]]


class Session:
    """A match being played at this computer.

    All methods are called from one thread, the one that owns the session, and none waits
    for a disk. What goes wrong with files becomes a sentence in ``messages``; ``woken``,
    if set, is called from another thread when one has come. The match itself is
    ``match`` (read it freely, change it only through the session). Of third parties' bots
    only those ``allowed`` are run; ``strangers`` names the others.
    """

    def __init__(
        self,
        match: Match,
        store: Store | None = None,
        orders: Orders | None = None,
        *,
        match_id: str | None = None,
        name: str = AUTOSAVE,
        thumbnail: bytes | None = None,
        notice: str = "",
        kept: bool = False,
        thinking: Thinking | None = None,
        allowed: Iterable[str] = (),
        campaign: str = "",
    ) -> None:
        self.match = match
        self.wanted: Wanted | None = None
        """What the game is for, if it is one of a campaign."""
        self.woken: Callable[[], None] | None = None
        self._messages: deque[str] = deque()
        if len(match.entries) > LONGEST:
            match.forget("long")
            notice = notice or match.loss
        elif not match.rebuild():
            notice = notice or match.loss
        if match.scripted and (match.entries or match.start is not None or campaign):
            # A program's or somebody's file: once what was written down has run out, nothing could be answered.
            match.roll_on("scripted")
            notice = notice or match.loss
        # A bot's dice are its own: whoever knows the seed of the match must not know the bot's mind.
        self.driver = Driver(match, orders, secrets.randbits(48), self._bot, allowed)
        self._thinking = thinking or Thinking()
        self._budget = self._thinking.budget()
        if notice:
            self.tell(notice)
        self.kept = KeptGame(
            match,
            store,
            self.tell,
            match_id=match_id or secrets.token_hex(8),
            name=name,
            campaign=campaign,
            thumbnail=thumbnail,
            kept=kept,
        )

    @property
    def purpose(self) -> str:
        """What the game is for in its campaign, a sentence for the menu; empty in any other game."""
        return self.wanted.purpose() if self.wanted else ""

    @property
    def aims(self) -> tuple[tuple[str, str], ...]:
        """The aim of the chapter that the game is, and what goes beyond it: heads and what is to be reached."""
        return self.wanted.aims() if self.wanted else ()

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.match.seats) if not seat.bot)

    def rematch(self, rotated: bool = False) -> NewGameSpec:
        """The same game once more, with other dice; ``rotated``: everybody plays the faction of the seat before."""
        return once_more(self.match, self.driver.orders, self.driver.allowed or (), rotated)

    def messages(self) -> list[str]:
        """Sentences for the player that have come since last asked; what the disk takes again is kept again first."""
        self.kept.attend()
        return [self._messages.popleft() for _ in range(len(self._messages))]

    def waiting(self) -> Waiting:
        """What the match waits for: a person, a bot, the end; or a standing order that has just answered.

        A bot that cannot be had gives its seat to a person.
        """
        if (budget := self._thinking.budget()) != self._budget:
            self._budget = budget
            self.driver.forget_bots()
        try:
            return self.driver.waiting()
        except ValueError as problem:
            asked = self.match.decision
            assert asked is not None
            seat = self.match.seats[asked.seat]
            self.tell(say("error-game-no-bot", name=seat.name, problem=str(problem)))
            self.match.seat_change(asked.seat, "")
            return self.driver.waiting()

    def think(self, request: AskBot) -> Thought:
        """Let a bot think, in any thread. A bot that fails is told about in ``messages``, and the level below chooses.

        Where the answer is no longer wanted, the thought is empty.
        """
        try:
            return request.think()
        except Cancelled:
            return Thought(request.serial, None, None)
        except Exception as problem:
            # The match must go on, whatever is wrong with the bots that keep it going.
            log.warning("the bot %s failed", request.bot.id, exc_info=True)
            return self._at_random(request, told_of(problem))

    def carry_out(self, job: Job[T]) -> T:
        """What comes of a job; in any thread. Raises ``Cancelled`` if it was, or whatever went wrong."""
        return job.read(self._thinking.carry(job))

    def time_for(self, bot: Bot) -> float:
        """The seconds a bot that takes its time may think about an action; 0 for all others."""
        kind, amount = self._budget or ("", 0.0)
        if kind != "seconds" or level_of(playable(str(self.match.inputs["game"]), bot.id)) not in SEARCHING:
            return 0.0
        return amount

    def _bot(self, bot_id: str, seed: int) -> Bot:
        return self._thinking.keeper(bot_id, seed, self._budget, self.tell)

    def _at_random(self, request: AskBot, reason: str) -> Thought:
        options = request.question.options
        self.tell(say("error-game-bot-mistake", bot=request.bot.id, problem=reason[:200]))
        return Thought(request.serial, options[Chance.seeded(request.serial).below(len(options))], None)

    def done(self, request: AskBot, thought: Thought) -> bool:
        """Carry out a bot's thought; false if it came too late and is dropped."""
        try:
            return self.driver.done(thought)
        except IllegalAnswer as problem:
            return self.driver.done(self._at_random(request, str(problem)))

    def answer(self, chosen: Option, serial: int) -> None:
        """A person's answer. Raises ``StaleAnswer`` or ``IllegalAnswer`` with nothing changed."""
        self.match.answer(chosen, serial, "person")

    def new_dice(self) -> None:
        """Let dice and draws from here on fall anew. ``IllegalAnswer`` with a sentence when they have to stay."""
        if len(self.match.entries) >= LONGEST:
            raise IllegalAnswer(say("error-game-longer"))
        self.match.new_dice()

    def change_seat(self, seat: int, bot: str | None, name: str | None = None) -> None:
        """Hand a seat to a bot, or to a person (``None``). ``ValueError`` with a sentence for an unknown bot."""
        if len(self.match.entries) >= LONGEST:
            raise ValueError(say("error-game-longer"))
        if bot:
            if not is_third_party(bot):
                if level_of(bot) not in BOTS:
                    raise unknown(bot)
                check(bot)
            self.driver.allow([bot])
            bot = self._by_lot(seat, bot)
        self.match.seat_change(seat, bot or "", name)

    def _by_lot(self, seat: int, bot: str) -> str:
        """A bot for a seat, its temperament drawn if it is to be: one that nobody else at the table has."""
        bots = [bot if number == seat else each.bot for number, each in enumerate(self.match.seats)]
        seed = int(self.match.inputs["seed"] or 0) + len(self.match.entries)
        return by_lot(bots, str(self.match.inputs["game"]), seed)[seat]

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether ``match.undo(seat)`` would do anything."""
        return self.match.undo_target(seat) is not None

    def undo_obstacle(self, left: int) -> str:
        """Why ``match.undo_to(left)`` is not possible, in a sentence; empty if it is."""
        obstacle = self.match.undo_obstacle(left)
        return say(f"error-undo-{obstacle}") if obstacle else ""

    def set_auto_gates(self, seat: int, wanted: bool) -> None:
        """Take free gates for a seat automatically, or not."""
        self.driver.orders.of(seat).auto_gates = wanted

    def set_order(self, seat: int, ability: str, how: How) -> None:
        """Give a standing order. ``ValueError`` if there is none about such a thing."""
        if ability not in words_of(self.match.rules).orders:
            raise ValueError(f"there are no standing orders about {quoted(ability)}")
        if how not in ("ask", "matters", "never"):
            raise ValueError(f"a standing order is ask, matters or never, not {quoted(how)}")
        self.driver.orders.of(seat).answers[ability] = how

    def close(self) -> None:
        """Leave the table: autosave, and wait until it is on the disk."""
        self.kept.close()

    def tell(self, sentence: str) -> None:
        """Have a sentence among ``messages``; from any thread."""
        if sentence:
            self._messages.append(shown(sentence))
        if self.woken is not None:
            self.woken()


def begin(
    inputs: Mapping[str, Any],
    seats: Sequence[Seat],
    store: Store | None = None,
    orders: Orders | None = None,
    name: str = AUTOSAVE,
    thinking: Thinking | None = None,
    campaign: str = "",
) -> Session:
    """Start a match at the table; raises ``SetupError`` when the inputs make no sense.

    Temperaments that are left to the lot are drawn by its seed. Third parties' bots on its seats were named by whoever
    begins it: they may be run.
    """
    if inputs.get("seed") is None:
        inputs = {**inputs, "seed": secrets.randbits(48)}
    seats = drawn(seats, inputs)
    allowed = [seat.bot for seat in seats]
    match = Match.new(inputs, seats)
    return Session(match, store, orders, name=name, thinking=thinking, allowed=allowed, campaign=campaign)


def drawn(seats: Sequence[Seat], inputs: Mapping[str, Any]) -> list[Seat]:
    """The seats of a match that begins, every temperament drawn that is left to the lot."""
    seed = inputs["seed"]
    bots = by_lot([seat.bot for seat in seats], str(inputs.get("game")), seed if isinstance(seed, int) else 0)
    return [seat._replace(bot=bot) for seat, bot in zip(seats, bots, strict=True)]


def resume(
    path: Path, store: Store | None = None, orders: Orders | None = None, thinking: Thinking | None = None
) -> Session:
    """Go on with a saved match; raises ``SaveError`` with a sentence.

    An autosave is gone on with under its own identity. A named save begins a branch, so
    that what was played after it keeps its autosaves.
    """
    opened = saves.open_save(path)
    header = opened.header
    if store is not None and opened.match.ironman:
        store.check_only_save(path, header)
    # A game of Ironman stays the same one wherever its save comes from.
    own = opened.match.ironman or (store is not None and store.is_autosave(path))
    return Session(
        opened.match,
        store,
        orders,
        match_id=header.match if own else None,
        name=header.name,
        thumbnail=header.thumbnail,
        notice=opened.notice,
        kept=not opened.notice,
        thinking=thinking,
        # A game gone on with from a named save is another one, and none of the campaign.
        campaign=header.campaign if own else "",
    )
