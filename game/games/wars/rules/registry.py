"""Where factions hang what they can do: hooks, actions, requirements.

The engine of the game knows only hooks; each ability is a handler that its faction's
file registers here. Taking a handler out (``knock_out``) takes the ability out of the
game, which is how the tests prove that each ability has a test of its own.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from game.engine.hooks import Hooks
from game.engine.option import Option, Reason, option
from game.engine.position import Position
from game.games.wars.rules.units import BOOK_BIT, REQUIREMENT_BIT

HOOKS = Hooks((
    "declared", "narrowed", "phase", "moved_all", "summons_unlimited", "ritual",
    "gather", "doom_event", "reach", "keeper", "summon_cost", "summon_again", "awaken_cost", "awakened", "captured",
    "desecrated", "desecrate_cost", "combat", "great_combat", "pre_battle", "tough", "assigner", "kill_assigned",
    "no_room", "results_assigned", "post_battle", "retreat_chooser", "spared", "battle_over", "after_action",
    "interrupt", "set_up", "summoned", "idle", "ritual_signs",
    "pain_assigned", "kills_taken", "battle_after",
    "summon_areas", "rolled", "ritual_way",
    "ritual_cost", "first_player", "ending", "guards", "followed", "decayed", "any_moment", "tax",
))  # fmt: skip
"""Every hook."""


class Action(NamedTuple):
    """Something a side may do in its slot.

    ``refusal(pos, side)`` is the reason why not, ``None`` when it is offered; ``begin``
    starts it. ``side`` is ``None`` for common actions. ``cost`` is what the button shows. ``part_of`` is the ability it
    belongs to, ``late`` one that is offered after the side's others. ``vain(pos, side)`` is the reason why it cannot
    succeed now, though it may be begun.
    """

    id: str
    side: int | None
    book: int
    refusal: Callable[[Position, int], Reason | None]
    begin: Callable[[Position, int], None]
    cost: Callable[[Position, int], int]
    unlimited: bool
    choice: Option
    """The option that offers it."""
    part_of: str
    late: bool
    vain: Callable[[Position, int], Reason | None]


class Watcher(NamedTuple):
    """A requirement that can be met by a mere change on the table, at anybody's turn."""

    name: str
    side: int
    bit: int
    dirty: int
    met: Callable[[Position], bool]


ACTIONS: list[Action] = []
"""As they were entered, the ``late`` ones behind."""
WATCHERS: list[Watcher] = []

C = TypeVar("C")


def hook(name: str, ability: str, side: int, late: bool = False) -> Callable[[C], C]:
    """Decorator: hangs an ability on a hook; it acts only while the side has the ability's book, if it is one."""
    return HOOKS.hang(name, ability, side, BOOK_BIT.get(ability, 0), late)


def action(
    action_id: str,
    side: int | None,
    *,
    refusal: Callable[[Position, int], Reason | None],
    cost: int | Callable[[Position, int], int] = 0,
    book: str | None = None,
    unlimited: bool = False,
    part_of: str = "",
    late: bool = False,
    vain: Callable[[Position, int], Reason | None] = lambda pos, side: None,
) -> Callable[[Callable[[Position, int], None]], Callable[[Position, int], None]]:
    """Decorator: makes a function the beginning of an action."""
    price = cost if callable(cost) else (lambda pos, of, fixed=cost: fixed)

    def register(begin: Callable[[Position, int], None]) -> Callable[[Position, int], None]:
        bit = BOOK_BIT[book] if book else 0
        family = part_of or book or action_id
        choice = option(action_id)
        ACTIONS.append(Action(action_id, side, bit, refusal, begin, price, unlimited, choice, family, late, vain))
        ACTIONS.sort(key=lambda entry: entry.late)
        return begin

    return register


def requirement(name: str, side: int, dirty: int) -> Callable[[Callable[[Position], bool]], Callable[[Position], bool]]:
    """Decorator: makes a test of the position a requirement, looked at when a bit of ``dirty`` is set."""

    def register(function: Callable[[Position], bool]) -> Callable[[Position], bool]:
        WATCHERS.append(Watcher(name, side, REQUIREMENT_BIT[name], dirty, function))
        return function

    return register


def acting(pos: Position, hook_name: str, sides: tuple[int, ...]) -> list[Any]:
    """What hangs on a hook for these sides and acts now: a spellbook's handler only while its side has the book.
    """
    rules = pos.rules
    found: list[tuple[int, int, Any]] | None = rules.hanging.get((hook_name, sides))
    if found is None:
        found = rules.hanging[hook_name, sides] = [each for each in rules.hooks[hook_name] if each[0] in sides]
    if not found:
        return []
    books = pos.state.books
    return [call for side, book, call in found if not book or books[side] & book]


def acting_of(pos: Position, hook_name: str, side: int) -> Sequence[Any]:
    """What hangs on a hook for one side and acts now; the quickest way to ask, for what is asked all the time."""
    found: list[tuple[int, Any]] | None = pos.rules.hooks_of[side].get(hook_name)
    if found is None:
        return ()
    books: int = pos.state.books[side]
    return [call for book, call in found if not book or books & book]


def knock_out(name: str) -> int:
    """Take an ability, book, requirement or action out of the game; returns how many handlers went.

    Only matches made afterwards are changed. For tests.
    """
    gone = HOOKS.take_down(name)
    before = len(ACTIONS) + len(WATCHERS)
    ACTIONS[:] = [entry for entry in ACTIONS if entry.part_of != name]
    WATCHERS[:] = [watcher for watcher in WATCHERS if watcher.name != name]
    return gone + before - len(ACTIONS) - len(WATCHERS)
