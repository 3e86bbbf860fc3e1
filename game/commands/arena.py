"""``arena``: bots play each other from every seat and side; who is stronger, and how sure that is."""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

from game.arena import store
from game.arena.figures import decided, figures, results_of, share_of
from game.arena.play import Game, played
from game.arena.schedule import Contest, sides_of
from game.bots import make

WRITE_EVERY = 20.0
"""Seconds between two writings of the file."""


def check(contest: Contest) -> None:
    """Refuse a contest that cannot be played; raises ``ValueError`` or ``SetupError`` with a sentence."""
    sides_of(contest)
    for bot_id in dict.fromkeys(contest.field):
        make(bot_id, 0, contest.budget)


def run(
    contest: Contest,
    games: int,
    jobs: int,
    until_significant: bool,
    keep: Path | None,
    tell: Callable[[str], None],
) -> list[Game]:
    """Play up to ``games`` games, going on with those the file ``keep`` has; ``tell`` gets lines of progress."""
    check(contest)
    done = store.read(keep, contest) if keep else []
    began, had, written = time.monotonic(), len(done), time.monotonic()
    source = played(contest, had, games, jobs)
    try:
        while len(done) < games and not (until_significant and decided(contest, done)):
            game = next(source, None)
            if game is None:
                break
            done.append(game)
            now = time.monotonic()
            tell(progress(contest, done, had, games, now - began))
            if keep and now - written > WRITE_EVERY:
                store.write(keep, contest, done)
                written = now
    finally:
        source.close()
        if keep and len(done) > had:
            store.write(keep, contest, done)
    return done


def progress(contest: Contest, done: list[Game], had: int, games: int, seconds: float) -> str:
    """How far a contest has come: games, the first bot's share so far, time left."""
    share = share_of(results_of(contest, done, contest.field[0]))
    left = seconds / max(1, len(done) - had) * (games - len(done))
    return (
        f"{len(done)}/{games} games, {contest.field[0]} {100 * share.share:.1f} % "
        f"({100 * share.low:.1f} to {100 * share.high:.1f}), about {left / 60:.0f} min left"
    )


class Ticker:
    """Shows the latest line of progress: over the one before on a terminal, else now and then a line."""

    EVERY = 15.0

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._terminal = self._stream.isatty()
        self._last = 0.0

    def __call__(self, line: str) -> None:
        now = time.monotonic()
        if self._terminal:
            self._stream.write("\r" + line.ljust(100))
            self._stream.flush()
        elif now - self._last >= self.EVERY:
            self._stream.write(line + "\n")
            self._stream.flush()
            self._last = now

    def close(self) -> None:
        """End the line."""
        if self._terminal:
            self._stream.write("\n")


def summary(contest: Contest, games: list[Game]) -> dict[str, Any]:
    """The figures of ``arena --json``."""
    return figures(contest, games)
