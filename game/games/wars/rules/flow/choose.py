"""The one frame that asks a plain question, what follows from each answer, owed spellbooks, and the talk of pledges.

The Thousand Forms and Ghroth have open pledges, each changed once (reference, section 5).
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from game.engine.decision import Decision
from game.engine.option import Blocked, Option, option
from game.engine.position import Frame, Position, frame
from game.games.wars.rules.board import earn_book, meet, turn_order
from game.games.wars.rules.flow.tax import TAXED, levy, payable, too_dear
from game.games.wars.rules.state import WarsState
from game.games.wars.rules.units import ALL_BOOKS, UNITS

Then = Callable[[Position, int, Option, tuple[int, ...]], None]
Explain = Callable[[Position, int, tuple[int, ...]], list[Blocked]]

_THEN: dict[str, Then] = {}
_EXPLAIN: dict[str, Explain] = {}
AGAIN: dict[str, Callable[..., None]] = {}
"""By continuation: the function that put the question, called with the position and the question's arguments."""

NO = option("no")
YES = option("yes")
DONE = option("done")

T = TypeVar("T", bound=Then)
X = TypeVar("X", bound=Explain)
A = TypeVar("A", bound=Callable[..., None])


def then(name: str) -> Callable[[T], T]:
    """Decorator: names what follows a question; saves hold the name.

    The function gets the position with the question already taken off the stack, the
    side that was asked, the option chosen, and the arguments the question was put with.
    """

    def register(function: T) -> T:
        if name in _THEN:
            raise ValueError(f"two continuations are named {name}")
        _THEN[name] = function
        return function

    return register


def again(name: str) -> Callable[[A], A]:
    """Decorator: marks the function that puts a question in the middle of something, by the continuation it names.

    Called with the position and the question's arguments it puts the question once more (see ``again.py``).
    """

    def register(function: A) -> A:
        AGAIN[name] = function
        return function

    return register


def explain(kind: str) -> Callable[[X], X]:
    """Decorator: makes a function tell, for one kind of question, what is not offered and why."""

    def register(function: X) -> X:
        _EXPLAIN[kind] = function
        return function

    return register


@frame("choose")
class Choose(Frame):
    """``side`` picks one of ``options``; then the continuation named ``then`` goes on."""

    side: int
    kind: str
    options: tuple[Option, ...]
    then: str
    args: tuple[int, ...]
    about: tuple[int | str, ...]

    def run(self, pos: Position) -> Decision | None:
        """Ask; a question without options is nobody's and is dropped."""
        options = list(self.options)
        if type(options[0]) is not Option:
            # Frames read from a save hold plain tuples.
            options = [option(*values) for values in self.options]
        last = options[-1]
        default = last if last is DONE or last is NO else None
        return Decision(pos.rules.seat_of[self.side], self.side, self.kind, options, self.about, default)

    def answer(self, pos: Position, chosen: Option) -> None:
        pos.pop()
        if self.then in TAXED and pos.rules.hooks["tax"]:
            levy(pos, self.side, self.then, chosen.area)
        _THEN[self.then](pos, self.side, chosen, self.args)

    def blocked(self, pos: Position) -> list[Blocked]:
        """What the explainer of this kind of question has to say, and where the action would be too dear."""
        tell = _EXPLAIN.get(self.kind)
        told = tell(pos, self.side, self.args) if tell else []
        if self.then in TAXED and pos.rules.hooks["tax"]:
            known = (*(option(*values) for values in self.options), *(each.option for each in told))
            told = [*told, *too_dear(pos, self.side, self.then, self.args, known)]
        return told


def ask(
    pos: Position,
    side: int,
    kind: str,
    options: Sequence[Option],
    follow: str,
    args: tuple[int, ...] = (),
    about: tuple[int | str, ...] = (),
) -> None:
    """Put a question on the stack. A last option ``done`` or ``no`` is the default that declines."""
    hooks = pos.rules.hooks
    if hooks["tax"] and follow in TAXED:
        options = payable(pos, side, options, follow, args)
    for _, _, narrow in hooks["narrowed"]:
        options = narrow(pos, side, follow, options)
    pos.push(Choose(side, kind, tuple(options), follow, args, about))


_OF_UNITS: dict[int, Option] = {}
"""Options that name a unit where it stands, by place and unit: made thousands of times a second."""


def unit_options(pos: Position, units: Sequence[int]) -> list[Option]:
    """Options naming units where they stand."""
    loc = pos.state.loc
    found = []
    for unit in units:
        key = loc[unit] * UNITS + unit
        known = _OF_UNITS.get(key)
        if known is None:
            known = _OF_UNITS[key] = option("unit", area=loc[unit], unit=unit)
        found.append(known)
    return found


def area_options(areas: Sequence[int]) -> list[Option]:
    """Options naming areas."""
    return [option("area", area=area) for area in areas]


def side_options(sides: Sequence[int]) -> list[Option]:
    """Options naming sides."""
    return [option("side", side=side) for side in sides]


def go_on_from(pos: Position, question: Choose, chosen: Option) -> None:
    """Call the continuation of a question that has been taken off the stack."""
    _THEN[question.then](pos, question.side, chosen, question.args)


def carry_on(pos: Position, side: int, follow: str, args: tuple[int, ...]) -> None:
    """Call a continuation that waits for no particular answer."""
    _THEN[follow](pos, side, DONE, args)


@frame("resume")
class Resume(Frame):
    """Goes on with a continuation after what lies between two questions has settled (owed books, for instance)."""

    side: int
    then: str
    args: tuple[int, ...]

    def run(self, pos: Position) -> Decision | None:
        pos.pop()
        carry_on(pos, self.side, self.then, self.args)
        return None


def go_on(pos: Position, side: int, follow: str, args: tuple[int, ...] = ()) -> None:
    """Go on with a continuation at the next step, so that requirements met in between count at once."""
    pos.push(Resume(side, follow, args))


@frame("negotiate")
class Negotiate(Frame):
    """The enemies of ``roller`` pledge, in order; ``most[i]`` is what payer ``i`` has.

    After everyone has pledged once, each may change his pledge once, unless it is what was
    asked for already. Then the continuation ``then`` of the ability gets the pledges.
    """

    roller: int
    then: str
    amount: int
    payers: tuple[int, ...]
    most: tuple[int, ...]
    pledges: tuple[int, ...]

    def run(self, pos: Position) -> Decision | None:
        count = len(self.payers)
        turn = len(self.pledges)
        exact = turn == count and sum(self.pledges) == self.amount and not pos.rules.edition.last_word
        if turn == 2 * count or exact:
            pos.pop()
            carry_on(pos, self.roller, self.then, (self.amount, count, *self.payers, *self.pledges[-count:]))
            return None
        payer = turn % count
        latest = list(self.pledges[:count])
        for place, number in enumerate(self.pledges[count:]):
            latest[place] = number
        others = sum(latest) - (latest[payer] if turn >= count else 0)
        options = [option("pledge", number=number) for number in range(min(self.most[payer], self.amount) + 1)]
        round_ = turn // count + 1
        side = self.payers[payer]
        return Decision(
            pos.rules.seat_of[side], side, "pledge", options, (self.then, self.roller, self.amount, others, round_)
        )

    def answer(self, pos: Position, chosen: Option) -> None:
        """Note the pledge, openly."""
        payer = self.payers[len(self.pledges) % len(self.payers)]
        pos.emit("pledged", payer, chosen.number)
        pos.replace(
            Negotiate(self.roller, self.then, self.amount, self.payers, self.most, (*self.pledges, chosen.number))
        )


def split(args: tuple[int, ...]) -> tuple[int, list[tuple[int, int]], bool]:
    """The roll, (payer, share) pairs with the last pledges trimmed, and whether they agreed."""
    amount, count = args[0], args[1]
    payers, pledges = args[2 : 2 + count], args[2 + count :]
    left = amount
    shares = []
    for payer, pledge in zip(payers, pledges, strict=True):
        shares.append((payer, min(pledge, left)))
        left -= min(pledge, left)
    return amount, shares, left == 0


def settle(pos: Position) -> bool:
    """Look at the requirements the last change can have met, and let owed books be picked.

    A requirement met even for a moment is met for good. Books earned in a battle, its
    retreats included, wait for the battle's end.
    """
    state: WarsState = pos.state
    while state.dirty:
        # A requirement can itself change the table: sharing areas may pay Power.
        dirty = state.dirty
        state.dirty = 0
        for name, side, bit, _, met in pos.rules.watchers[dirty]:
            if not state.met[side] & bit and met(pos):
                meet(pos, side, name)
    if state.battle is None and any(state.owed) and not state.ending:
        return _pick(pos)
    return False


def _pick(pos: Position) -> bool:
    state: WarsState = pos.state
    if pos.stack and getattr(pos.stack[-1], "kind", "") == "book":
        return False
    for side in turn_order(pos):
        if state.owed[side] and state.books[side] != ALL_BOOKS:
            ask_book(pos, side)
            return True
    return False


def ask_book(pos: Position, side: int) -> None:
    """Let a side pick one of the books it lacks."""
    books = pos.state.books[side]
    ask(pos, side, "book", [option("book", side=side, number=n) for n in range(6) if not books >> n & 1], "book")


then("book")(lambda pos, side, chosen, args: earn_book(pos, side, chosen.number))
