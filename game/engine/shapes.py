"""How frames may stand on one another, and what each may hold: a table a game keeps for positions from outside."""

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from game.engine.position import Frame, Position

BOTTOM = ""
ANYTHING = "*"
Fits = Callable[[Position, Any], bool]


class Shape(NamedTuple):
    """What a frame may lie on, whether its fields make sense, and whether something must lie on it."""

    on: tuple[str, ...]
    fits: Fits
    carries: bool


class Shapes:
    """The kinds of frames of a game by name: ``name_of`` gives a frame's.

    A frame lies on one of those its kind names: ``BOTTOM`` for none, ``ANYTHING`` for any but its like. ``fits`` tests
    its fields, with everything beneath known to be sound; it may raise anything for nonsense.
    """

    def __init__(self, name_of: Callable[[Any], str]) -> None:
        self.name_of = name_of
        self.known: dict[str, Shape] = {}

    def add(self, names: str, *on: str, fits: Fits = lambda pos, entry: True, carries: bool = False) -> None:
        """Enter kinds of frames (by name, blanks between: all alike); those that ``carry`` are never on top."""
        for name in names.split(" "):
            self.known[name] = Shape(on, fits, carries)

    def also_on(self, name: str, *on: str) -> None:
        """A kind of frame that is known lies on others too."""
        self.known[name] = self.known[name]._replace(on=(*self.known[name].on, *on))

    def wrong(self, pos: Position) -> str:
        """What is wrong with the stack, in a few words; empty if it is sound."""
        below = BOTTOM
        for entry in pos.stack:
            name = self.name_of(entry)
            shape = self.known.get(name)
            if shape is None or not (below in shape.on or (ANYTHING in shape.on and below not in (BOTTOM, name))):
                return f"{name[:40]!a} cannot lie on {below or 'nothing'}"
            if not shape.fits(pos, entry):
                return f"{name} holds what it cannot hold"
            below = name
        if pos.stack and self.known[below].carries:
            return f"nothing lies on {below}"
        return ""


def below(pos: Position, entry: Frame) -> Frame | None:
    """The frame another one lies on."""
    depth = next(depth for depth, other in enumerate(pos.stack) if other is entry)
    return pos.stack[depth - 1] if depth else None


def above(pos: Position, entry: Frame) -> Frame | None:
    """The frame that lies on another one."""
    depth = next(depth for depth, other in enumerate(pos.stack) if other is entry)
    return pos.stack[depth + 1] if depth + 1 < len(pos.stack) else None


def number(value: Any, low: int, high: int) -> bool:
    """Whether it is a whole number from ``low`` to ``high``."""
    return type(value) is int and low <= value <= high


def numbers(value: Any, count: int) -> bool:
    """Whether it is so many whole numbers."""
    return isinstance(value, tuple) and len(value) == count and all(type(each) is int for each in value)


def once_each(value: Any, among: Collection[Any]) -> bool:
    """Whether it is some of these, none twice."""
    return (
        isinstance(value, tuple)
        and len(set(value)) == len(value)
        and all(type(each) is not bool and each in among for each in value)
    )


def mask(value: Any, within: int) -> bool:
    """Whether it is a mask of bits that ``within`` has."""
    return type(value) is int and value >= 0 and not value & ~within
