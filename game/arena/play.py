"""Plays one game of a contest and takes down what the figures need."""

import multiprocessing
import time
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from game.arena.schedule import Contest, Pairing, pairings
from game.bots import Question, make
from game.engine.chance import Chance
from game.engine.position import Position
from game.match.driver import bot_seed
from game.match.games import rules_for

BUCKETS = 2.0 ** 0.25
"""Times of decisions are counted in buckets, each so many times as long as the one before."""
SHORTEST = 0.01
"""Milliseconds of the first bucket."""


class Game(NamedTuple):
    """One game as it went. Lists by seat: place in the field, side, share of the win, Doom, spellbooks, times."""

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


def bucket(milliseconds: float) -> int:
    """The bucket a time falls into."""
    number = 0
    edge = SHORTEST
    while milliseconds > edge and number < 80:
        edge *= BUCKETS
        number += 1
    return number


def bucket_time(number: int) -> float:
    """The upper edge of a bucket in milliseconds."""
    return float(SHORTEST * BUCKETS**number)


def play(contest: Contest, paired: Pairing) -> Game:
    """Play a game to its end; mistakes of rules and bots pass through."""
    rules = rules_for(paired.inputs)
    seed = paired.inputs["seed"]
    seats = [contest.field[place] for place in paired.seats]
    bots = [make(bot_id, bot_seed(seed, seat), contest.budget) for seat, bot_id in enumerate(seats)]
    pos = Position.start(rules, Chance.seeded(seed))
    times: list[dict[str, int]] = [{} for _ in seats]
    spent, longest = [0.0] * len(seats), [0.0] * len(seats)
    count = 0
    began = time.perf_counter()
    while (asked := pos.decision) is not None:
        seat = asked.seat
        bot = bots[seat]
        started = time.perf_counter()
        question = Question(asked, pos.view)
        shown = bot.reveals(question)
        answer = None if shown is not None else bot.choose(question)
        took = 1000 * (time.perf_counter() - started)
        if answer is None:
            assert shown is not None
            pos.reveal(*shown)
            continue
        if len(asked.options) > 1:
            key = str(bucket(took))
            times[seat][key] = times[seat].get(key, 0) + 1
            spent[seat] += took
            longest[seat] = max(longest[seat], round(took, 2))
        pos.answer(answer)
        count += 1
    seconds = time.perf_counter() - began
    return _taken_down(pos, paired, count, seconds, (times, spent, longest))


def _taken_down(
    pos: Position,
    paired: Pairing,
    count: int,
    seconds: float,
    clocks: tuple[list[dict[str, int]], list[float], list[float]],
) -> Game:
    result = pos.rules.result(pos)
    seats = range(len(paired.seats))
    factions = [list(seat) for seat in pos.rules.setup["factions"]]
    return Game(
        number=paired.number,
        bots=list(paired.seats),
        sides=["+".join(sides) for sides in factions],
        shares=[1 / len(result.winners) if seat in result.winners else 0.0 for seat in seats],
        doom=[sum(result.doom[side] for side in sides) for sides in factions],
        books=[sum(result.books[side] for side in sides) for sides in factions],
        humanity=result.humanity,
        reason=result.reason,
        turns=getattr(pos.state, "turn", 0),
        decisions=count,
        seconds=round(seconds, 2),
        times=clocks[0],
        spent=[round(one, 2) for one in clocks[1]],
        longest=clocks[2],
    )


def played(contest: Contest, start: int, games: int, jobs: int) -> Iterator[Game]:
    """Games ``start`` to ``games``, as they end; in the order of their numbers."""
    todo = pairings(contest, start, games)
    if jobs <= 1:
        for paired in todo:
            yield play(contest, paired)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(partial(play, contest), todo)


def plain(game: Game) -> dict[str, Any]:
    """A game as plain data for a file."""
    return game._asdict()
