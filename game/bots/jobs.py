"""Jobs: work of the program's own that takes longer than a frame, told so that another process can do it."""

import importlib
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from game.bots.protocol import Cancellable, Cancelled

T = TypeVar("T")


class Job(Cancellable, Generic[T]):
    """A function by its name, ``package.module:function``, and plain data that it is given behind the job itself.

    The function returns text; ``read`` makes of it what the job is for. It uses nothing that could have changed
    meanwhile, and changes nothing. ``on_step`` is called with the numbers it tells of, in the thread that waits.
    """

    __slots__ = ("given", "on_step", "read", "work")

    def __init__(self, work: str, given: tuple[Any, ...], read: Callable[[str], T]) -> None:
        self._cancelled = False
        self.on_cancel = None
        self.work = work
        self.given = given
        self.read = read
        self.on_step: Callable[[tuple[int, ...]], None] | None = None

    def step(self, *numbers: int) -> None:
        """Called by the function now and then: tells how far it is. Raises ``Cancelled`` once nobody waits for it."""
        if self._cancelled:
            raise Cancelled
        self.told(*numbers)

    def told(self, *numbers: int) -> None:
        """It is as far as these numbers say."""
        if self.on_step is not None:
            self.on_step(numbers)


Carry = Callable[[Job[Any]], str]
"""Carries out a job, in whatever thread calls it, and returns its text; raises ``Cancelled`` or whatever went wrong."""


def here(job: Job[Any]) -> str:
    """Carry out a job in this process."""
    module, _, function = job.work.partition(":")
    text = getattr(importlib.import_module(module), function)(job, *job.given)
    if job.cancelled():
        raise Cancelled
    return str(text)
