"""The games of a contest in the order of their numbers, played by as many processes as wanted."""

import logging
from collections.abc import Generator

import msgspec

from game.arena.hands import CrewError, failed, in_order
from game.arena.play import Game, play
from game.arena.schedule import Contest, pairing
from game.bots.jobs import Job


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
        raise failed(number, f"{type(problem).__name__}: {problem}") from problem


def play_job(job: "Job[Game]", contest: Contest, number: int) -> str:
    """One game, as text; a job."""
    return msgspec.json.encode(_play(contest, number)).decode()


def _play(contest: Contest, number: int) -> Game:
    log = logging.getLogger("game.bots")
    if not log.handlers:
        # What bots get wrong is counted and told in the end.
        log.addHandler(logging.NullHandler())
    return play(contest, pairing(contest, number))


__all__ = ["CrewError", "played"]
