"""Hooks: named places where a game lets abilities act, in a fixed order."""

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, NamedTuple, TypeVar


class Handler(NamedTuple):
    """What hangs on a hook: the ability's name, whose it is, a condition as a bit (0: none), the function, its turn."""

    name: str
    side: int
    bit: int
    call: Any
    late: bool


H = TypeVar("H")


class Hooks:
    """A table of hooks by name. Handlers act by side, a side's own as they were hung; ``late`` ones after the others.

    >>> hooks = Hooks(["dawn"])
    >>> _ = hooks.hang("dawn", "yawn", 1)("second"), hooks.hang("dawn", "crow", 0)("first")
    >>> [handler.call for handler in hooks["dawn"]]
    ['first', 'second']
    """

    def __init__(self, names: Iterable[str]) -> None:
        self._handlers: dict[str, list[Handler]] = {name: [] for name in names}

    def __iter__(self) -> Iterator[str]:
        return iter(self._handlers)

    def __getitem__(self, name: str) -> list[Handler]:
        return self._handlers[name]

    def of(self, sides: Collection[int]) -> dict[str, list[tuple[int, int, Any]]]:
        """By hook: side, bit and function of what hangs there for these sides."""
        return {
            name: [(side, bit, call) for _, side, bit, call, _ in handlers if side in sides]
            for name, handlers in self._handlers.items()
        }

    def hang(self, name: str, ability: str, side: int, bit: int = 0, late: bool = False) -> Callable[[H], H]:
        """Decorator: hang a function (or an object with methods) on a hook. ``KeyError`` if there is no such hook."""
        handlers = self._handlers[name]

        def register(thing: H) -> H:
            handlers.append(Handler(ability, side, bit, thing, late))
            handlers.sort(key=lambda handler: (handler.late, handler.side))
            return thing

        return register

    def take_down(self, ability: str) -> int:
        """Remove an ability from every hook; returns how many handlers went."""
        gone = 0
        for handlers in self._handlers.values():
            kept = [handler for handler in handlers if handler.name != ability]
            gone += len(handlers) - len(kept)
            handlers[:] = kept
        return gone
