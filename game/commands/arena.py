"""``arena``: bots play each other from every seat and side; who is stronger, and how sure that is."""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from game.arena import schedule, store
from game.arena.figures import decided, figures, in_words, results_of
from game.arena.hands import CrewError
from game.arena.intervals import share_of
from game.arena.play import Game, played
from game.arena.schedule import Contest, entrant
from game.bots import make
from game.commands.console import DIFFERENT, DONE
from game.games.registry import facts_of
from game.terminal import BadInput
from game.terminal.files import check_place, refuse_to_replace
from game.terminal.stopping import Stopped, Stopper

WRITE_EVERY = 20.0
"""Seconds between two writings of the file."""
STOPPED = 130
"""The exit code after Ctrl-C."""

Tell = Callable[[Callable[[], str]], None]
"""Gets what makes the line of progress; whether it is made is for the one told to say."""

ALL = "all"
"""What stands for every faction there is."""


class Outcome(NamedTuple):
    """The games there are now, and whether somebody has stopped the contest before its end."""

    games: list[Game]
    stopped: bool


def check(contest: Contest, until_significant: bool = False) -> None:
    """Refuse a contest that cannot be played; raises ``ValueError`` or ``SetupError`` with a sentence."""
    schedule.check(contest)
    for name in dict.fromkeys(contest.field):
        who = entrant(name)
        make(who.bot, 0, who.budget(contest.budget))
        if who.times > 1 and contest.budget is None:
            raise BadInput(f"{name} has {who.times} times a budget that is not given: --slot-seconds or --nodes")
    if until_significant and len(set(contest.field)) == 1:
        raise BadInput("the field has one kind of bot only: nothing can become significant")


def run(
    contest: Contest,
    games: int,
    jobs: int,
    until_significant: bool,
    keep: Path | None,
    tell: Tell,
    least: int = 0,
) -> Outcome:
    """Play up to ``games`` games, going on with those the file ``keep`` has.

    ``until_significant`` stops earlier, but not before ``least`` games. Ctrl-C stops, or a signal that asks the program
    to end; the file has all games by then.
    """
    check(contest, until_significant)
    check_place(keep)
    done = store.read(keep, contest) if keep else []
    began, had, written = time.monotonic(), len(done), time.monotonic()
    stopped, stopper = False, Stopper()
    source = played(contest, had, games, jobs)
    try:
        with stopper.listening():
            while len(done) < games and not (until_significant and len(done) >= least and decided(contest, done)):
                with stopper.waiting():
                    game = next(source)
                done.append(game)
                now = time.monotonic()
                tell(partial(progress, contest, done, had, games, now - began))
                if keep and now - written > WRITE_EVERY:
                    store.write(keep, contest, done)
                    written = now
    except (KeyboardInterrupt, Stopped):
        stopped = True
    finally:
        source.close()
        if keep and len(done) > had:
            store.write(keep, contest, done)
    return Outcome(done, stopped)


def progress(contest: Contest, done: list[Game], had: int, games: int, seconds: float) -> str:
    """How far a contest has come: games, the first bot's share so far, time left at most."""
    share = share_of(results_of(contest, done, contest.field[0]))
    left = seconds / max(1, len(done) - had) * (games - len(done))
    return (
        f"{len(done)}/{games} games, {contest.field[0]} {100 * share.share:.1f} % "
        f"({100 * share.low:.1f} to {100 * share.high:.1f}), {_duration(left)} left"
    )


def _duration(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"


class Ticker:
    """Shows the latest line of progress: over the one before on a terminal, else now and then a line."""

    ON_TERMINAL = 0.2
    ELSEWHERE = 15.0

    def __init__(self) -> None:
        self._stream = sys.stderr
        self._terminal = self._stream.isatty()
        self._last = -1e9
        self._shown = False

    def __call__(self, line: Callable[[], str]) -> None:
        now = time.monotonic()
        if now - self._last < (self.ON_TERMINAL if self._terminal else self.ELSEWHERE):
            return
        self._last = now
        self._stream.write("\r" + line().ljust(100) if self._terminal else line() + "\n")
        self._stream.flush()
        self._shown = True

    def close(self) -> None:
        """End the line."""
        if self._terminal and self._shown:
            self._stream.write("\n")
        self._shown = False


def command(given: argparse.Namespace) -> int:
    """Play the contest that the arguments say and print the figures; returns the exit code."""
    players = given.players or len(given.field)
    maps = tuple(name.strip() for name in given.map.split(",")) if given.map else facts_of(given.game).maps(players)
    budget = ("seconds", given.slot_seconds) if given.slot_seconds else ("nodes", given.nodes) if given.nodes else None
    factions = facts_of(given.game).sides() if given.factions == (ALL,) else given.factions or ()
    contest = Contest(
        given.game, players, given.field, maps, given.edition, factions, given.seed or 0, budget, tuple(given.option),
    )  # fmt: skip
    games, keep, to_json = given.games, given.resume, given.json
    check_place(to_json)
    if to_json and str(to_json) != "-":
        refuse_to_replace(to_json, given.overwrite or _same(to_json, keep))
    ticker = Ticker()
    try:
        outcome = run(contest, games, given.jobs, given.until_significant, keep, ticker)
    except CrewError as problem:
        print(f"The contest has stopped: {problem}", file=sys.stderr)
        return DIFFERENT
    finally:
        ticker.close()
    found = figures(contest, outcome.games)
    if to_json and str(to_json) != "-" and not _same(to_json, keep):
        # Written like the file to go on with, so that any of them serves for that.
        store.write(to_json, contest, outcome.games)
    if outcome.games:
        print(json.dumps(found, indent=1) if to_json and str(to_json) == "-" else in_words(found))
    if not outcome.stopped:
        return DONE
    kept = keep or (to_json if to_json and str(to_json) != "-" else None)
    where = f"--resume {kept} goes on from there" if kept else "nothing was kept: --resume FILE would have"
    print(f"Stopped after {len(outcome.games)} of {games} games; {where}.", file=sys.stderr)
    return STOPPED


def _same(one: Path, other: Path | None) -> bool:
    return other is not None and os.path.realpath(one) == os.path.realpath(other)
