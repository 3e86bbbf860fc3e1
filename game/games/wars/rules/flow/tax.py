"""What an action costs besides its price where it ends in certain areas (hook ``tax``): once, whatever ends there."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, Protocol

from game.engine.option import Blocked, Option, Reason, option
from game.engine.position import Position
from game.games.wars.rules.board import pay
from game.games.wars.rules.registry import Action

Args = tuple[int, ...]


class Tax(Protocol):
    """What hangs on the hook.

    ``name`` is the ability or spellbook it belongs to. ``areas`` are those where an action of the side that ends there
    costs so much more now; ``paid`` says that it has been taken, after which the action may end there again for
    nothing, ``over`` that the action has ended.
    """

    name: str

    def areas(self, pos: Position, side: int) -> Mapping[int, int]: ...

    def paid(self, pos: Position) -> None: ...

    def over(self, pos: Position) -> None: ...


class Taxed(NamedTuple):
    """An action that can be taxed: what it costs once its area is chosen, and another area where it ends as well."""

    action: str
    price: Callable[[Position, int, Args], int]
    also: Callable[[Position], int]


TAXED: dict[str, Taxed] = {}
"""By the continuation of the question where the action ends."""


def taxed(
    action: str,
    follow: str,
    price: int | Callable[[Position, int, Args], int],
    also: Callable[[Position], int] = lambda pos: -1,
) -> None:
    """Enter an action: the continuation of its question where it ends, and its price."""
    TAXED[follow] = Taxed(action, price if callable(price) else lambda pos, side, args: price, also)


def _hung(pos: Position) -> Iterable[tuple[int, int, Tax]]:
    hung: Any = pos.rules.hooks["tax"]
    found: Iterable[tuple[int, int, Tax]] = hung
    return found


def _levied(pos: Position, side: int) -> Iterator[Tax]:
    """What taxes the actions of the side."""
    for owner, book, tax in _hung(pos):
        if owner != side and (not book or pos.state.books[owner] & book):
            yield tax


def taxes(pos: Position, side: int) -> Mapping[int, int]:
    """The areas where an action of the side costs more now, and how much."""
    found: dict[int, int] = {}
    for tax in _levied(pos, side):
        for area, more in tax.areas(pos, side).items():
            found[area] = found.get(area, 0) + more
    return found


def taxed_reason(pos: Position, side: int, cost: int) -> Reason:
    """The reason that an action costs so much with what taxes it, which the side has not got."""
    name = next(tax.name for tax in _levied(pos, side) if tax.areas(pos, side))
    return Reason("taxed", (name, cost, pos.state.power[side]), "card")


def least_tax(pos: Position, side: int, areas: Iterable[int]) -> int:
    """What an action costs at the least besides its price that must end in one of these areas."""
    found = taxes(pos, side) if pos.rules.hooks["tax"] else {}
    return min((found.get(area, 0) for area in areas), default=0) if found else 0


def _due(pos: Position, side: int, follow: str, area: int) -> int:
    found = taxes(pos, side)
    return max(found.get(area, 0), found.get(TAXED[follow].also(pos), 0))


def payable(pos: Position, side: int, options: Iterable[Option], follow: str, args: Args) -> list[Option]:
    """Those of the areas offered where the side can pay the action to its end."""
    left = pos.state.power[side] - TAXED[follow].price(pos, side, args)
    return [each for each in options if _due(pos, side, follow, each.area) <= left]


def too_dear(pos: Position, side: int, follow: str, args: Args, known: Iterable[Option]) -> list[Blocked]:
    """The areas that are neither offered nor told of otherwise, because the side cannot pay what ending there costs."""
    price, power = TAXED[follow].price(pos, side, args), pos.state.power[side]
    others = {each.area for each in known}
    dear = [(area, price + _due(pos, side, follow, area)) for area in range(len(pos.rules.map.areas))]
    return [Blocked(option("area", area=area), taxed_reason(pos, side, cost))
            for area, cost in dear if area not in others and cost > max(power, price)]  # fmt: skip


def levy(pos: Position, side: int, follow: str, area: int) -> None:
    """The action ends here: take what that costs."""
    due = _due(pos, side, follow, area)
    if due:
        pay(pos, side, due, "tax")
        for _, _, tax in _hung(pos):
            tax.paid(pos)


def action_over(pos: Position) -> None:
    """The next action is taxed for itself."""
    for _, _, tax in _hung(pos):
        tax.over(pos)


def lacks_tax(pos: Position, side: int, entry: Action, extra: int) -> int:
    """What an action that is paid for otherwise costs at the least, if the side cannot pay that; else 0.

    Only where the side has so little is the action begun on a copy, to see where it could end. ``extra`` is what comes
    on top of its price anyway.
    """
    found = taxes(pos, side)
    if not found or not any(each.action == entry.id for each in TAXED.values()):
        return 0
    most = entry.cost(pos, side) + extra + max(found.values())
    if pos.state.power[side] >= most:
        return 0
    trial = pos.copy()
    trial.state.power[side] -= extra
    entry.begin(trial, side)
    return 0 if getattr(trial.stack[-1], "options", True) else most
