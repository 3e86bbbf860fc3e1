"""What is wrong with a part of a document, with the path of keys and numbers that leads there."""

from collections.abc import Iterator
from contextlib import contextmanager

from game.engine.errors import EngineError, SetupError
from game.language.values import Text
from game.match.document.places import Path
from game.match.files import cause

BESIDE_SETUP = frozenset(
    ("game", "players", "factions", "map", "edition", "options", "seats", "dice", "draws", "seed", "setup")
)
"""What a match is begun with besides its position: a set-up that is wrong in anything else is so within ``setup``."""


class PartError(ValueError):
    """A part of a document makes no sense: the end of a sentence says why, ``path`` leads to the part."""

    def __init__(self, told: Text, *path: str | int) -> None:
        super().__init__(told)
        self.path = path


def path_of(problem: Exception) -> Path:
    """What leads to the part that a problem is in, as far as it says so."""
    if isinstance(problem, PartError):
        return problem.path
    if not isinstance(problem, SetupError):
        return ()
    first, *steps = problem.key.split(".")
    return (first, *steps) if first in BESIDE_SETUP else ("setup", first, *steps)


@contextmanager
def within(*around: str | int) -> Iterator[None]:
    """Have what is wrong with a part tell where the part is."""
    try:
        yield
    except (EngineError, ValueError) as problem:
        raise PartError(Text(cause(problem)), *around, *path_of(problem)) from problem
