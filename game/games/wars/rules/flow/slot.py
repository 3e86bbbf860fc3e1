"""A slot: any number of unlimited actions, one action, any number of unlimited actions (Rulebook VI)."""

from collections.abc import Callable

from game.engine.decision import Decision
from game.engine.option import Blocked, Option, Reason, option
from game.engine.position import Frame, Position, frame
from game.games.wars.factions.rules.tables import FACTION_TABLES
from game.games.wars.rules.board import pay, turn_order
from game.games.wars.rules.flow.choose import DONE
from game.games.wars.rules.flow.tax import action_over, lacks_tax, taxed_reason
from game.games.wars.rules.registry import Action
from game.games.wars.rules.state import ANY_SLOT_CLOSED, SLOT_CLOSED, WarsState

SECOND_PART = tuple(name for faction in FACTION_TABLES for name in faction.seconds)
"""Actions that allow a second, different one; never each other (reference, section 4)."""
_OF_GATES = ("control_gate", "abandon_gate")
_FREE = (*_OF_GATES, "pass")
"""What is never charged besides its price."""
_NOT_SECOND = frozenset((*SECOND_PART, "pass", *_OF_GATES))


@frame("slot")
class Slot(Frame):
    """One side's slot.

    ``acted``: the action has been taken. ``counted``: an unlimited action has been done
    that may be settled as the action. ``fought``: mask of areas where a battle was
    started. ``before``: the keepers when the slot began. ``kept``: (area, keeper) pairs that
    may not come again, so that slots end (our rule): those that have stepped off a gate since
    the last action, or by the first ruling all since the slot began.
    """

    side: int
    acted: bool
    counted: bool
    fought: int
    before: tuple[int, ...]
    kept: tuple[tuple[int, int], ...]

    @classmethod
    def begin(cls, pos: Position, side: int) -> "Slot":
        pos.emit("slot", side)
        return cls(side, False, False, 0, tuple(pos.state.gates), ())

    def offered(self, pos: Position) -> list[Action]:
        """Actions the side may begin now."""
        side = self.side
        menu = pos.rules.menu(pos.state, side, self.acted)
        found = [entry for entry in menu if entry.refusal(pos, side) is None]
        extra = self._surcharge(pos)
        return affordable(pos, side, found, extra) if extra or pos.rules.hooks["tax"] else found

    def _surcharge(self, pos: Position) -> int:
        """What the slot's next action costs besides its price; the first one has been paid for."""
        return surcharge(pos) if self.acted or self.counted else 0

    def run(self, pos: Position) -> Decision | None:
        """Ask for an action; end when nothing is left to ask."""
        options = [entry.choice for entry in self.offered(pos)]
        default = None
        if self.acted or self.counted:
            if not options:
                self.close(pos)
                return None
            options.append(DONE)
            default = DONE
        about = (int(self.acted), int(self.counted))
        return Decision(pos.rules.seat_of[self.side], self.side, "action", options, about, default)

    def answer(self, pos: Position, chosen: Option) -> None:
        """End the slot or begin an action; what follows every action is put below it."""
        if chosen == DONE:
            self.close(pos)
            return
        side = self.side
        entry: Action = pos.rules.action_of[side][chosen.kind]
        if entry.id not in _FREE:
            pay(pos, side, self._surcharge(pos), "decay")
        pos.emit("action", side, entry.id)
        if entry.id in _OF_GATES:
            entry.begin(pos, side)
            return
        edition = pos.rules.edition
        flexible = entry.unlimited or (entry.id == "battle" and pos.rules.battles_unlimited(pos.state, side))
        flexible = flexible or (entry.id == "summon" and pos.rules.summons_unlimited(pos.state, side))
        kept = self.kept if edition.keepers_of_slot else ()
        pos.replace(Slot(side, self.acted or not flexible, self.counted or flexible, self.fought, self.before, kept))
        if entry.id in SECOND_PART:
            pos.push(SecondAction(side, entry.id))
        elif entry.id == "pass" and not edition.gates_after_pass:
            pos.push(SlotEnds())
        pos.push(AfterAction(side))
        entry.begin(pos, side)

    def close(self, pos: Position) -> None:
        """End the slot, which lies on top; what comes next is another's, but for what reaches back."""
        pos.pop()
        if pos.rules.edition.late_reveals_count:
            state: WarsState = pos.state
            state.flags = state.flags & ~ANY_SLOT_CLOSED | SLOT_CLOSED[self.side]

    def fresh(self, pos: Position) -> bool:
        """Whether nothing has been done in the slot yet."""
        begun = self.acted or self.counted or self.fought or self.kept
        return not begun and self.before == tuple(pos.state.gates)

    def blocked(self, pos: Position) -> list[Blocked]:
        """Every action that is not offered, with the first condition that fails."""
        still = pos.rules.menu(pos.state, self.side, self.acted)
        acted = Reason("acted", (), "Rulebook VI")
        return not_offered(pos, self.side, lambda entry: None if entry in still else acted, self._surcharge(pos))


@frame("slot_ends")
class SlotEnds(Frame):
    """Lies on a slot whose turn is over: once what may answer the last action has, the slot ends."""

    def run(self, pos: Position) -> Decision | None:
        pos.pop()
        current_slot(pos).close(pos)
        return None


def surcharge(pos: Position) -> int:
    """What every action but the first of a slot costs besides its price: Decay, where each action pays it."""
    decay: int = pos.state.decay
    return decay if pos.rules.edition.decay_each else 0


def affordable(pos: Position, side: int, entries: list[Action], extra: int) -> list[Action]:
    """The actions that the side can pay with so much on top; gates and passing are free of it."""
    if pos.rules.hooks["tax"]:
        entries = [entry for entry in entries if _lacks_tax(pos, side, entry, extra) is None]
    if not extra:
        return entries
    power: int = pos.state.power[side]
    return [entry for entry in entries if entry.id in _FREE or entry.cost(pos, side) + extra <= power]


def _lacks_tax(pos: Position, side: int, entry: Action, extra: int) -> Reason | None:
    """The reason that an action which could be paid otherwise is taxed wherever it could end."""
    tax = lacks_tax(pos, side, entry, extra) if pos.rules.hooks["tax"] and entry.id not in _FREE else 0
    return taxed_reason(pos, side, tax) if tax else None


def _lacks_decay(pos: Position, side: int, entry: Action, extra: int) -> Reason | None:
    """The reason that the side cannot pay an action with so much on top, if there is any."""
    cost, power = entry.cost(pos, side) + extra, pos.state.power[side]
    return Reason("power", (cost, power), "Decay") if extra and entry.id not in _FREE and power < cost else None


def not_offered(
    pos: Position, side: int, closed: Callable[[Action], Reason | None], extra: int = 0
) -> list[Blocked]:
    """What the side cannot begin, and why: the book it lacks, what closes this moment to it, or its own refusal."""
    books = pos.state.books[side]
    found = []
    for entry in pos.rules.actions[side]:
        if entry.book and not books & entry.book:
            reason: Reason | None = Reason("no_book", (entry.id,), "Rulebook VIII")
        else:
            reason = closed(entry) or _lacks_decay(pos, side, entry, extra)
            reason = reason or entry.refusal(pos, side) or _lacks_tax(pos, side, entry, extra)
        if reason is not None:
            found.append(Blocked(option(entry.id), reason))
    return found


@frame("second_action")
class SecondAction(Frame):
    """After He Who Is Not To Be Named or The Screaming Dead: a second, different action, or none."""

    side: int
    first: str

    def offered(self, pos: Position) -> list[Action]:
        """What may follow: no unlimited action, no Pass, neither of the two."""
        side = self.side
        found = [
            entry
            for entry in pos.rules.menu(pos.state, side, False)
            if entry.id not in _NOT_SECOND and entry.refusal(pos, side) is None
        ]
        return affordable(pos, side, found, surcharge(pos))

    def run(self, pos: Position) -> Decision | None:
        """Ask, unless nothing can follow."""
        options = [option(entry.id) for entry in self.offered(pos)]
        if not options:
            pos.pop()
            return None
        options.append(DONE)
        return Decision(pos.rules.seat_of[self.side], self.side, "second_action", options, (self.first,), DONE)

    def answer(self, pos: Position, chosen: Option) -> None:
        side = self.side
        if chosen == DONE:
            pos.pop()
            return
        entry: Action = pos.rules.action_of[side][chosen.kind]
        pay(pos, side, surcharge(pos), "decay")
        pos.emit("action", side, entry.id)
        pos.replace(AfterAction(side))
        entry.begin(pos, side)

    def blocked(self, pos: Position) -> list[Blocked]:
        """Why each other action cannot follow."""
        never = Reason("not_second", (), "Rulebook VI")
        return not_offered(
            pos, self.side, lambda entry: never if entry.id in _NOT_SECOND else None, surcharge(pos)
        )


@frame("after_action")
class AfterAction(Frame):
    """After every action and battle: Passion pays, then come interrupts; ``side`` is the one that acted."""

    side: int

    def run(self, pos: Position) -> Decision | None:
        """Pay, then offer interrupts one side at a time."""
        state: WarsState = pos.state
        hooks = pos.rules.hooks
        for side, book, call in hooks["after_action"]:
            if state.harmed >> side & 1 and (not book or state.books[side] & book):
                call(pos)
        state.harmed = 0
        if pos.rules.hooks["tax"]:
            action_over(pos)
        able = [side for side, book, _ in hooks["interrupt"] if not book or state.books[side] & book]
        if not able:
            pos.pop()
            return None
        order = turn_order(pos)
        if pos.rules.edition.active_interrupts_first:
            order.remove(self.side)
            order.insert(0, self.side)
        pos.replace(Interrupts(tuple(side for side in order if side in able)))
        return None


@frame("interrupts")
class Interrupts(Frame):
    """Sides that may act after somebody's action, in order."""

    left: tuple[int, ...]

    def run(self, pos: Position) -> Decision | None:
        if not self.left:
            pos.pop()
            return None
        side = self.left[0]
        pos.replace(Interrupts(self.left[1:]))
        for owner, _, call in pos.rules.hooks["interrupt"]:
            if owner == side:
                call(pos)
        return None


def current_slot(pos: Position) -> Slot:
    """The slot that is going on."""
    for entry in reversed(pos.stack):
        if type(entry) is Slot or isinstance(entry, Slot):
            return entry
    raise AssertionError("no slot is going on")


def change_slot(pos: Position, *, fought: int = 0, kept: tuple[int, int] | None = None) -> None:
    """Note in the slot, wherever it lies in the stack, a battle started or a keeper that may not come again."""
    stack = list(pos.stack)
    for place in range(len(stack) - 1, -1, -1):
        slot = stack[place]
        if isinstance(slot, Slot):
            more = slot.kept if kept is None or kept in slot.kept else (*slot.kept, kept)
            # A faction may have a sort of its own: a slot inside another one.
            stack[place] = type(slot)(slot.side, slot.acted, slot.counted, slot.fought | fought, slot.before, more)
            break
    pos.stack = tuple(stack)
