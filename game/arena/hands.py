"""Worker processes side by side: a function is called with one number after the other, the results come in order."""

import contextlib
import math
import queue
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, TypeVar

from game.bots.protocol import BotFailed
from game.bots.workers.link import Link
from game.bots.workers.wire import Do, Reply

T = TypeVar("T")
_GLANCE = 0.5
"""Seconds after which whoever waits looks up: on Windows Ctrl-C is not heard before."""


class CrewError(RuntimeError):
    """A game could not be played, or the process that played it has ended; says which and how, in a sentence."""


_Done = queue.SimpleQueue[tuple[int, str | CrewError]]


def in_order(
    work: str, given: tuple[Any, ...], read: Callable[[str], T], numbers: Sequence[int], jobs: int
) -> Generator[T, None, None]:
    """What ``read`` makes of the texts of a job's function for the number of each game, in order, whoever works on it.

    ``work`` and ``given`` are those of a ``Job``; the number comes last. Raises ``CrewError`` when a process has
    ended or the function has raised. Close the iterator to stop: processes are ended, games not yet over are lost.
    """
    todo = iter(numbers)
    done: _Done = queue.SimpleQueue()
    early: dict[int, str] = {}
    links: list[Link] = []
    try:
        for _ in range(min(jobs, len(numbers))):
            links.append(_started())
            threading.Thread(target=_see_to, args=(links[-1], work, given, todo, done), daemon=True).start()
        for wanted in numbers:
            while wanted not in early:
                with contextlib.suppress(queue.Empty):
                    number, found = done.get(timeout=_GLANCE)
                    if isinstance(found, CrewError):
                        raise found
                    early[number] = found
            yield read(early.pop(wanted))
    finally:
        for link in links:
            link.kill()


def _started() -> Link:
    try:
        return Link()
    except BotFailed as problem:
        raise CrewError(f"a process {problem}") from problem


def _see_to(link: Link, work: str, given: tuple[Any, ...], todo: Iterator[int], done: _Done) -> None:
    """Keep a process busy while there is anything to do."""
    for serial, number in enumerate(todo, 1):
        link.send(Do(serial, work, (*given, number)))
        heard = link.hear(math.inf)
        if isinstance(heard, Reply) and heard.kind == "done":
            done.put((number, heard.text))
        elif isinstance(heard, Reply):
            done.put((number, failed(number, heard.text.removeprefix("raised "))))
        else:
            done.put((number, CrewError(f"the process that played game {number} has ended before the game did")))


def failed(number: int, said: str) -> CrewError:
    """What has gone wrong with a game, in one line."""
    return CrewError(f"game {number} could not be played: {' '.join(said.split())}")
