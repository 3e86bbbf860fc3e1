"""Who plays the games: this process, several of them, or a cluster, all of them executors of ``concurrent.futures``."""

from argparse import ArgumentParser
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import get_context
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class ClusterError(ValueError):
    """No cluster to be had; says why in a sentence."""


class Here(Executor):
    """Does everything in this process, when it is submitted."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as problem:
            future.set_exception(problem)
        return future


def add_hands(parser: ArgumentParser) -> None:
    """The arguments that say who plays: ``jobs`` and ``cluster``."""
    hands = parser.add_mutually_exclusive_group()
    hands.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (1)")
    hands.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler, such as tcp://localhost:8786")


def crew(jobs: int, cluster: str | None) -> AbstractContextManager[tuple[Executor, int]]:
    """An executor, and how many games to hand it at a time; ended with the context.

    Raises ``ClusterError`` with a sentence where there is no such cluster.
    """
    if cluster is not None:
        return on_cluster(cluster)
    return _alone() if jobs <= 1 else _pool(jobs)


@contextmanager
def _alone() -> Iterator[tuple[Executor, int]]:
    yield Here(), 1


@contextmanager
def _pool(jobs: int) -> Iterator[tuple[Executor, int]]:
    # Processes begin anew, as they do on every system but one, so that none inherits half a lock.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        yield pool, 2 * jobs
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def on_cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """The workers of a Dask scheduler; a game whose worker is lost goes to another one."""
    try:
        from distributed import Client, KilledWorker
    except ImportError as problem:
        raise ClusterError(
            "--cluster needs Dask distributed: pip install .[cluster] here and wherever a worker runs"
        ) from problem
    try:
        client: Any = Client(address, timeout=10)
    except (OSError, ValueError) as problem:
        raise ClusterError(f"no scheduler answers at {address}: {problem}") from problem
    try:
        threads = sum(client.nthreads().values())
        if not threads:
            raise ClusterError(f"the scheduler at {address} has no workers yet")
        yield client.get_executor(pure=False, retries=2), 2 * threads
    except (KilledWorker, CancelledError) as problem:
        raise ClusterError("the cluster has lost games that were being played; the same command goes on") from problem
    finally:
        client.close()


def each_done(
    executor: Executor, at_a_time: int, work: Callable[[int], tuple[Any, ...]], numbers: Iterator[int]
) -> Iterator[str]:
    """The texts of finished games as they come. ``work`` says what to submit for a number.

    The next number is taken only when a game is over, so ``numbers`` may end because of what has been read. After a
    game that failed no other is begun; those that run are read to their end, then its exception is raised.
    """
    running: set[Future[str]] = set()
    failed: Exception | None = None
    try:
        while True:
            while failed is None and len(running) < at_a_time and (number := next(numbers, None)) is not None:
                running.add(executor.submit(*work(number)))
            if not running:
                break
            done, running = _some(running)
            for future in done:
                problem = future.exception()
                if problem is None:
                    yield future.result()
                elif isinstance(problem, Exception):
                    failed = failed or problem
                else:
                    raise problem
    finally:
        for future in running:
            future.cancel()
    if failed is not None:
        raise failed


def in_order(
    executor: Executor, at_a_time: int, work: Callable[[int], tuple[Any, ...]], numbers: Iterable[int]
) -> Iterator[Any]:
    """What comes of each number, in their order: what is early waits. Whoever stops reading stops the rest."""
    todo = iter(numbers)
    running: deque[Future[Any]] = deque()
    try:
        while True:
            while len(running) < at_a_time and (number := next(todo, None)) is not None:
                running.append(executor.submit(*work(number)))
            if not running:
                return
            yield running.popleft().result()
    finally:
        for future in running:
            future.cancel()


def _some(running: "set[Future[str]]") -> "tuple[set[Future[str]], set[Future[str]]]":
    found = wait(running, return_when=FIRST_COMPLETED)
    return found.done, found.not_done
