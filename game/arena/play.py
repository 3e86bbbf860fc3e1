"""Plays one game of a contest and takes down what the figures need; many of them in as many processes as wanted."""

import logging
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence

import msgspec

from game.arena.hands import failed, in_order
from game.arena.schedule import Contest, Pairing, entrant, pairing
from game.bots import Bot, Budget, Question
from game.bots.protocol import Job
from game.bots.steady import Tell, guarded
from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.event import Event
from game.engine.position import Position
from game.games.mistakes import told_of
from game.games.registry import facts_of, rules_for
from game.match.driver import seed_for

BUCKETS = 2.0**0.25
"""Times are counted in buckets, each so many times as long as the one before."""
SHORTEST = 0.01
"""Milliseconds of the first bucket."""
MOST = 120
"""The last bucket holds all that is longer than some minutes."""
LONGEST_FAULT = 240
"""Letters kept of what a bot did wrong."""


def bucket(milliseconds: float) -> int:
    number = 0
    edge = SHORTEST
    while milliseconds > edge and number < MOST:
        edge *= BUCKETS
        number += 1
    return number


def bucket_time(number: int) -> float:
    """The upper edge of a bucket in milliseconds."""
    return float(SHORTEST * BUCKETS**number)


def allowed(budget_seconds: float) -> float:
    """What a slot may take at most with a budget, in milliseconds: a tenth more, and 50 for getting about."""
    return 1100 * budget_seconds + 50


class Clocks:
    """The times of all seats of one game, in milliseconds, lists by seat.

    A slot begins and ends with the game's own events; what the seat whose slot it is decides in it belongs to it,
    what others must decide in it (who of theirs dies) does not. ``seat_of`` is by side, ``budgets`` are seconds a slot,
    by seat.
    """

    def __init__(self, seat_of: Mapping[int, int], budgets: Sequence[float | None]) -> None:
        seats = len(budgets)
        self.times: list[dict[str, int]] = [{} for _ in range(seats)]
        """Decisions by bucket."""
        self.spent = [0.0] * seats
        self.longest = [0.0] * seats
        self.slots = [0] * seats
        self.longest_slot = [0.0] * seats
        self.late = [0] * seats
        """Slots that took more than a budget in seconds allows."""
        self._seat_of = seat_of
        self._most = [None if seconds is None else allowed(seconds) for seconds in budgets]
        self._owner = -1
        self._slot = 0.0

    def happened(self, events: Iterable[Event]) -> None:
        """Take note of what has happened in the game since last told."""
        for event in events:
            if event.kind == "slot":
                self.close()
                self._owner = self._seat_of[int(event.args[0])]
                self.slots[self._owner] += 1
            elif event.kind == "phase":
                self.close()

    def decided(self, seat: int, milliseconds: float) -> None:
        """Count a decision."""
        key = str(bucket(milliseconds))
        counted = self.times[seat]
        counted[key] = counted.get(key, 0) + 1
        self.spent[seat] += milliseconds
        self.longest[seat] = max(self.longest[seat], milliseconds)
        if seat == self._owner:
            self._slot += milliseconds

    def close(self) -> None:
        """End the slot that is going on, if one is."""
        seat = self._owner
        if seat < 0:
            return
        self.longest_slot[seat] = max(self.longest_slot[seat], self._slot)
        most = self._most[seat]
        if most is not None and self._slot > most:
            self.late[seat] += 1
        self._owner = -1
        self._slot = 0.0


class Game(msgspec.Struct, frozen=True):
    """One game as it went. Lists by seat: place in the field, side, share of the win, Doom, spellbooks, times.

    Of other games ``doom`` and ``books`` are a side's score and what else it has (``Tally``).
    """

    number: int
    bots: list[int]
    sides: list[str]
    shares: list[float]
    doom: list[int]
    books: list[int]
    humanity: bool
    reason: str
    turns: int
    decisions: int
    seconds: float
    times: list[dict[str, int]]
    """By seat: decisions by bucket of milliseconds."""
    spent: list[float]
    """By seat: milliseconds of all decisions together."""
    longest: list[float]
    """By seat: the longest decision, in milliseconds."""
    slots: list[int]
    """By seat: how many slots there were."""
    longest_slot: list[float]
    """By seat: what the longest slot took, in milliseconds."""
    late: list[int]
    """By seat: slots that took longer than a budget in seconds allows."""
    faults: list[dict[str, int]]
    """By seat: what the bot did wrong, and how often."""


Seating = Callable[[str, int, int, Budget | None, Tell], Bot]
"""Makes a bot by its id, the seed of the match, its seat, its budget, and whom it tells what it gets wrong."""
Heard = Callable[[Decision, object], None]
"""Gets each decision with what was revealed or answered, before that is done."""


def seated(bot_id: str, seed: int, seat: int, budget: Budget | None, tell: Tell) -> Bot:
    """A bot as players meet it: somebody else's thinks in a process of its own."""
    return guarded(bot_id, seed_for(bot_id, seed, seat), budget, tell)


class Seat:
    """A bot at its seat, with the level below behind it; what it gets wrong is counted in the words it is told in."""

    def __init__(self, name: str, seed: int, place: int, budget: Budget | None, seating: Seating) -> None:
        self.faults: Counter[str] = Counter()
        who = entrant(name)
        own = who.budget(budget)
        self.seconds = own[1] if own and own[0] == "seconds" else None
        self.bot = seating(who.bot, seed, place, own, self._wrong)

    def _wrong(self, sentence: str) -> None:
        self.faults[sentence[:LONGEST_FAULT]] += 1


def unheard(asked: Decision, told: object) -> None:
    """For those who do not listen."""


def play(contest: Contest, paired: Pairing, seating: Seating = seated, heard: Heard = unheard) -> Game:
    """Play a game to its end. Mistakes of the rules pass through; those of bots are counted."""
    rules = rules_for(paired.inputs)
    seed = paired.inputs["seed"]
    names = [contest.field[place] for place in paired.seats]
    seats = [Seat(name, seed, seat, contest.budget, seating) for seat, name in enumerate(names)]
    pos = Position.start(rules, Chance.seeded(seed))
    seat_of = {side: seat for seat in range(pos.rules.seats) for side in pos.rules.side_of_seat(seat)}
    clocks = Clocks(seat_of, [seat.seconds for seat in seats])
    count = 0
    began = time.perf_counter()
    while (asked := pos.decision) is not None:
        clocks.happened(pos.events)
        pos.events.clear()
        bot = seats[asked.seat].bot
        question = Question(asked, pos.view)
        started = time.perf_counter()
        shown = bot.reveals(question)
        answer = None if shown is not None else bot.choose(question)
        took = 1000 * (time.perf_counter() - started)
        if len(asked.options) > 1:
            clocks.decided(asked.seat, took)
        heard(asked, answer if shown is None else shown)
        if answer is not None:
            pos.answer(answer)
            count += 1
        elif shown is not None:
            pos.reveal(*shown)
    clocks.close()
    return _taken_down(pos, paired, count, time.perf_counter() - began, clocks, seats)


def _taken_down(
    pos: Position, paired: Pairing, count: int, seconds: float, clocks: Clocks, seated: Sequence[Seat]
) -> Game:
    result = pos.rules.result(pos)
    tally = facts_of(pos.rules.game).tally(pos, result)
    seats = range(len(paired.seats))
    factions = [list(seat) for seat in pos.rules.setup["factions"]]
    return Game(
        number=paired.number,
        bots=list(paired.seats),
        sides=["+".join(sides) for sides in factions],
        shares=[1 / len(result.winners) if seat in result.winners else 0.0 for seat in seats],
        doom=[sum(result.scores.get(side, 0) for side in sides) for sides in factions],
        books=[sum(tally.other.get(side, 0) for side in sides) for sides in factions],
        humanity=result.humanity,
        reason=result.reason,
        turns=tally.time,
        decisions=count,
        seconds=round(seconds, 2),
        times=clocks.times,
        spent=[round(one, 2) for one in clocks.spent],
        longest=[round(one, 2) for one in clocks.longest],
        slots=clocks.slots,
        longest_slot=[round(one, 2) for one in clocks.longest_slot],
        late=clocks.late,
        faults=[dict(seat.faults) for seat in seated],
    )


def played(contest: Contest, start: int, games: int, jobs: int) -> Generator[Game, None, None]:
    """Games ``start`` to ``games`` in the order of their numbers, whichever process played them.

    Raises ``CrewError`` when a process has ended or the rules have failed. Close the iterator to stop: processes are
    ended, games not yet over are lost.
    """
    numbers = range(start, games)
    if jobs <= 1 or len(numbers) <= 1:
        yield from (_alone(contest, number) for number in numbers)
    else:
        yield from in_order(f"{__name__}:play_job", (contest,), msgspec.json.Decoder(Game).decode, numbers, jobs)


def _alone(contest: Contest, number: int) -> Game:
    try:
        return _play(contest, number)
    except Exception as problem:
        raise failed(number, told_of(problem)) from problem


def play_job(job: "Job[Game]", contest: Contest, number: int) -> str:
    """One game, as text; a job."""
    return msgspec.json.encode(_play(contest, number)).decode()


def _play(contest: Contest, number: int) -> Game:
    log = logging.getLogger("game.bots")
    if not log.handlers:
        # What bots get wrong is counted and told in the end.
        log.addHandler(logging.NullHandler())
    return play(contest, pairing(contest, number))
