"""The processes that play a contest's games, and the order in which the games come out of them."""

import contextlib
import logging
import signal
from collections.abc import Generator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import NamedTuple

from game.arena.play import Game, play
from game.arena.schedule import Contest, pairing, pairings


class CrewError(RuntimeError):
    """A game could not be played, or the process that played it has ended; says which and how, in a sentence."""


class _Hand(NamedTuple):
    """A process and the way to talk with it."""

    process: BaseProcess
    talk: Connection


def played(contest: Contest, start: int, games: int, jobs: int) -> Generator[Game, None, None]:
    """Games ``start`` to ``games`` in the order of their numbers, whichever process played them.

    Raises ``CrewError`` when a process has ended or the rules have failed. Close the iterator to stop: processes are
    ended, games not yet over are lost.
    """
    _quiet()
    if jobs <= 1 or games - start <= 1:
        return _alone(contest, start, games)
    return _by_crew(contest, start, games, min(jobs, games - start))


def _alone(contest: Contest, start: int, games: int) -> Generator[Game, None, None]:
    for paired in pairings(contest, start, games):
        try:
            game = play(contest, paired)
        except Exception as problem:
            raise CrewError(_failed(paired.number, _said(problem))) from problem
        yield game


def _by_crew(contest: Contest, start: int, games: int, jobs: int) -> Generator[Game, None, None]:
    hands: list[_Hand] = []
    early: dict[int, Game] = {}
    at_work: dict[Connection, int] = {}
    following, wanted = start, start
    try:
        for _ in range(jobs):
            hand = _hire(contest)
            hands.append(hand)
            if following < games:
                hand.talk.send(following)
                at_work[hand.talk] = following
                following += 1
        while wanted < games:
            for talk in wait(list(at_work)):
                assert isinstance(talk, Connection)
                game = _result(talk, at_work.pop(talk))
                early[game.number] = game
                if following < games:
                    talk.send(following)
                    at_work[talk] = following
                    following += 1
            while wanted in early:
                yield early.pop(wanted)
                wanted += 1
    finally:
        for hand in hands:
            _dismiss(hand)


def _hire(contest: Contest) -> _Hand:
    context = get_context("spawn")
    talk, theirs = context.Pipe()
    # No daemon: a bot of somebody else may need a process of its own.
    process = context.Process(target=_work, args=(contest, theirs), name="arena")
    process.start()
    theirs.close()
    return _Hand(process, talk)


def _dismiss(hand: _Hand) -> None:
    hand.talk.close()
    hand.process.terminate()
    hand.process.join()


def _result(talk: Connection, number: int) -> Game:
    try:
        found = talk.recv()
    except (EOFError, OSError) as problem:
        raise CrewError(f"the process that played game {number} has ended before the game did") from problem
    if isinstance(found, str):
        raise CrewError(_failed(number, found))
    assert isinstance(found, Game)
    return found


def _work(contest: Contest, talk: Connection) -> None:
    """What a process does: play the games it is told the numbers of, until nobody tells it any."""
    # Ctrl-C goes to every process of a terminal; the one that collects the games decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _quiet()
    with contextlib.suppress(EOFError, OSError):
        while True:
            number = talk.recv()
            try:
                game: Game | str = play(contest, pairing(contest, number))
            except Exception as problem:
                game = _said(problem)
            talk.send(game)


def _said(problem: Exception) -> str:
    return " ".join(f"{type(problem).__name__}: {problem}".split())


def _failed(number: int, said: str) -> str:
    return f"game {number} could not be played: {said}"


def _quiet() -> None:
    """Keep what bots get wrong out of the terminal: it is counted and told in the end."""
    log = logging.getLogger("game.bots")
    if not log.handlers:
        log.addHandler(logging.NullHandler())
