"""``simulate``: bots play many matches; the outcome is counted and, if wanted, every position checked."""

import argparse
import contextlib
import json
import sys
import time
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.arena.hands import CrewError, in_order
from game.arena.schedule import by_seat
from game.bots import Question, check_bot
from game.bots.protocol import Job
from game.commands.console import DIFFERENT, DONE, PROGRAM
from game.engine.chance import Chance
from game.engine.errors import EngineError
from game.engine.position import Position
from game.engine.rules import Rules
from game.games.mistakes import told_of
from game.games.registry import facts_of, first_game, rules_for
from game.match.driver import let_act, make_bots, play_out
from game.match.folders import free
from game.match.match import Match, Seat
from game.match.saves import write_save

CODEC_EVERY = 10
"""With ``check``, copying and encoding are tried at every so many decisions."""
MOST_DECISIONS = 1_000_000


class Spec(NamedTuple):
    """The matches to be played: everything but the seed. Plain values, so that worker processes can be told."""

    game: str = first_game()
    players: int | None = None
    map: str | None = None
    edition: str | None = None
    factions: tuple[str, ...] | None = None
    bots: tuple[str, ...] = ("random",)
    check: bool = False
    options: tuple[tuple[str, str | bool], ...] = ()

    def inputs(self, seed: int | None = None) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "map": self.map,
            "edition": self.edition,
            "factions": None if self.factions is None else by_seat(self.factions),
            "seed": seed,
            "options": dict(self.options) or None,
        }


class Played(NamedTuple):
    """One match: who won (sides), why it ended, how long it took, and what was wrong.

    ``violations`` are (decision, invariant) pairs; ``seconds`` is the time the match alone took.
    """

    seed: int
    sides: tuple[str, ...]
    humanity: bool
    reason: str
    turns: int
    decisions: int
    violations: tuple[tuple[int, str], ...]
    seconds: float
    ends: tuple[str, ...] = ()
    """How the parts of a game ended that consists of several; else nothing."""


@lru_cache(maxsize=64)
def _rules(spec: Spec) -> Rules:
    return rules_for(spec.inputs())


def seats_of(spec: Spec) -> list[str]:
    """The bot of every seat; raises ``ValueError`` or ``SetupError`` with a sentence."""
    seats = _rules(spec).seats
    bots = spec.bots * seats if len(spec.bots) == 1 else spec.bots
    if len(bots) != seats:
        raise ValueError(f"{len(bots)} bots are named, but the match has {seats} seats")
    make_bots(bots, 0)
    for bot in bots:
        check_bot(spec.game, bot, seats)
    return list(bots)


def play(spec: Spec, seed: int) -> Played:
    """Play one match to its end. What the rules get wrong is noted, never raised."""
    rules = _rules(spec)
    bots = make_bots(seats_of(spec), seed)
    began = time.perf_counter()
    pos = Position.start(rules, Chance.seeded(seed))
    wrong: list[tuple[int, str]] = []
    count = 0
    try:
        while (asked := pos.decision) is not None and not wrong and count < MOST_DECISIONS:
            if spec.check:
                wrong += [(count, name) for name in check(pos, count)]
            if let_act(pos, bots[asked.seat]) is not None:
                count += 1
        if not pos.over and not wrong:
            wrong.append((count, "no_end"))
    except Exception as problem:
        # A mistake in the rules or in a bot must not end the other matches: it is reported with its seed.
        wrong.append((count, told_of(problem)))
    result = rules.result(pos)
    turns = getattr(pos.state, "turn", 0)
    seconds = time.perf_counter() - began
    if result is None:
        return Played(seed, (), False, "", turns, count, tuple(wrong), seconds)
    ends = getattr(result, "ends", ())
    return Played(seed, result.sides, result.humanity, result.reason, turns, count, tuple(wrong), seconds, ends)


def check(pos: Position, count: int) -> list[str]:
    """What is wrong with a position: broken invariants, and now and then a copy or a coded form that differs."""
    wrong = list(pos.rules.violations(pos))
    if count % CODEC_EVERY == 0:
        key = pos.key()
        if pos.copy().key() != key:
            wrong.append("copy_differs")
        if Position.decode(pos.rules, json.loads(json.dumps(pos.encode()))).key() != key:
            wrong.append("decoded_differs")
    return wrong


def played_all(spec: Spec, seeds: Sequence[int], jobs: int = 1) -> Iterator[Played]:
    """All matches in the order of their seeds, whichever process played them; ``CrewError`` if one has ended."""
    if jobs <= 1:
        yield from map(partial(play, spec), seeds)
        return
    yield from in_order(f"{__name__}:play_job", (spec,), msgspec.json.Decoder(Played).decode, seeds, jobs)


def play_job(job: Job[Played], spec: Spec, seed: int) -> str:
    """One match, as text; a job."""
    return msgspec.json.encode(play(spec, seed)).decode()


def summary(spec: Spec, played: list[Played], seconds: float) -> dict[str, Any]:
    """The figures of ``simulate --json``."""
    sides = [name for seat in _rules(spec).setup["factions"] for name in seat]
    wins = dict.fromkeys(sides, 0.0)
    ends = dict.fromkeys(facts_of(spec.game).ends, 0)
    for match in played:
        for side in match.sides:
            wins[side] = wins.get(side, 0.0) + 1 / len(match.sides)
        for reason in match.ends or (match.reason,):
            if reason:
                ends[reason] = ends.get(reason, 0) + 1
    games = len(played)
    decisions = sum(match.decisions for match in played)
    return {
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 2),
        "decisions_per_second": round(decisions / seconds),
        "wins": {side: round(share, 3) for side, share in wins.items()},
        "humanity": sum(match.humanity for match in played),
        "ends": ends,
        "mean_turns": round(sum(match.turns for match in played) / games, 2),
        "mean_decisions": round(decisions / games, 1),
        "violations": [
            {"seed": match.seed, "decision": decision, "invariant": name}
            for match in played
            for decision, name in match.violations
        ],
    }


def simulate(spec: Spec, games: int, seed: int, jobs: int) -> tuple[dict[str, Any], list[Played]]:
    """Play the matches with seeds from ``seed`` on; the figures, and the matches that went wrong."""
    began = time.perf_counter()
    played = list(played_all(spec, range(seed, seed + games), jobs))
    seconds = max(time.perf_counter() - began, 1e-9)
    return summary(spec, played, seconds), [match for match in played if match.violations]


def write_failed(spec: Spec, failed: Played, folder: Path) -> Path:
    """Play a match that went wrong again up to where it did, and save it; raises ``SaveError``."""
    bots = make_bots(seats_of(spec), failed.seed)
    match = Match.new(spec.inputs(failed.seed), [Seat(bot, bot) for bot in seats_of(spec)])
    # The match is kept as it stood before the answer that fails.
    with contextlib.suppress(EngineError, AssertionError, LookupError, TypeError, ValueError):
        play_out(match, bots, limit=failed.violations[0][0])
    path = free(folder / f"failed-{failed.seed}.save")
    write_save(match, path)
    return path


def explained(spec: Spec, seed: int, stop: int | None = None) -> Iterator[str]:
    """Play a match with its bots again and tell every choice with its three weightiest reasons; to ``stop`` decisions.

    A bot's own mistakes, and those of the rules, end it: they have been reported already.
    """
    from game.match.counsel import weighed
    from game.match.words import plain

    rules: Any = _rules(spec)
    bots = make_bots(seats_of(spec), seed)
    pos = Position.start(rules, Chance.seeded(seed))
    count = 0
    while (asked := pos.decision) is not None and (stop is None or count < stop):
        question = Question(asked, pos.view)
        bot = bots[asked.seat]
        try:
            shown = bot.reveals(question)
            if shown is not None:
                pos.reveal(*shown)
                continue
            chosen = bot.choose(question)
            if len(asked.options) > 1:
                told = weighed(pos, question, chosen, bot.id, seed + count)
                yield f"{seed}:{count} {asked.kind}, {bot.id}: " + " ".join(plain(line) for line in told)
            pos.answer(chosen)
        except Exception as problem:
            yield f"{seed}:{count} {asked.kind}, {bot.id}: {told_of(problem)}"
            return
        count += 1


def in_words(figures: dict[str, Any]) -> str:
    wins = ", ".join(f"{side} {share:g}" for side, share in figures["wins"].items())
    ends = ", ".join(f"{reason} {count}" for reason, count in figures["ends"].items() if count)
    # Only games with turns have them, and only there can humanity win.
    turns = f"{figures['mean_turns']} turns and " if figures["mean_turns"] else ""
    return "\n".join(
        (
            f"{figures['games']} games, {figures['decisions']} decisions in {figures['seconds']} s: "
            f"{figures['games_per_second']} games/s, {figures['decisions_per_second']} decisions/s",
            f"won: {wins}" + (f", humanity {figures['humanity']}" if figures["mean_turns"] else ""),
            f"ended by: {ends}; {turns}{figures['mean_decisions']} decisions a game",
        )
    )


def command(given: argparse.Namespace) -> int:
    """Play as the arguments say, print the figures and save what went wrong; returns the exit code."""
    spec = Spec(
        given.game, given.players, given.map, given.edition, given.factions, given.bots, given.check,
        tuple(given.option),
    )  # fmt: skip
    seats_of(spec)
    try:
        figures, failed = simulate(spec, given.games, given.seed or 0, given.jobs)
    except CrewError as problem:
        print(f"The simulation has stopped: {problem}", file=sys.stderr)
        return DIFFERENT
    if given.explain:
        told = (failed[0].seed, failed[0].violations[0][0] + 1) if failed else (given.seed or 0, None)
        for line in explained(spec, *told):
            print(line, file=sys.stderr if given.json else sys.stdout)
    print(json.dumps(figures, indent=1) if given.json else in_words(figures))
    for match in failed:
        decision, name = match.violations[0]
        print(f"seed {match.seed}, decision {decision}: {name}", file=sys.stderr)
        print(f"{PROGRAM} replay {write_failed(spec, match, given.data_dir or Path())}", file=sys.stderr)
    return DIFFERENT if failed else DONE
