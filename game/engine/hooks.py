"""Hooks: named places where a game lets abilities act, with the order at each decided in one place."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar


class Handler(NamedTuple):
    """What hangs on a hook: the ability's name, whose it is, a condition as a bit (0: none), and the function."""

    name: str
    side: int
    bit: int
    call: Any


H = TypeVar("H")


class Hooks:
    """A table of hooks. ``order`` names every hook and the order of the abilities on it.

    >>> hooks = Hooks({"dawn": ("crow", "yawn")})
    >>> _ = hooks.hang("dawn", "yawn", 0)("second"), hooks.hang("dawn", "crow", 0)("first")
    >>> [handler.call for handler in hooks["dawn"]]
    ['first', 'second']
    """

    def __init__(self, order: Mapping[str, tuple[str, ...]]) -> None:
        self.order = dict(order)
        self._handlers: dict[str, list[Handler]] = {name: [] for name in order}

    def __getitem__(self, name: str) -> list[Handler]:
        return self._handlers[name]

    def hang(self, name: str, ability: str, side: int, bit: int = 0) -> Callable[[H], H]:
        """Decorator: hang a function (or an object with methods) on a hook. ``ValueError`` if the order lacks it."""
        place = self.order[name].index

        def register(thing: H) -> H:
            place(ability)
            self._handlers[name].append(Handler(ability, side, bit, thing))
            self._handlers[name].sort(key=lambda handler: place(handler.name))
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
