"""Rituals of Annihilation, special events and reveals in the Doom phase (Rulebook V)."""

from typing import Protocol

from game.engine.decision import Decision
from game.engine.option import Blocked, Option, Reason, option
from game.engine.position import Frame, Position, frame
from game.games.wars.rules.board import award_signs, controlled_gates, gain_doom, in_play, pay, reveal_sign, ritual_cost
from game.games.wars.rules.flow.choose import DONE
from game.games.wars.rules.registry import acting_of
from game.games.wars.rules.state import WarsState
from game.games.wars.rules.units import GREAT_OLD_ONES_OF, units_in

RITUAL = option("ritual")


class DoomEvent(Protocol):
    """A special event of the Doom phase, hung on the hook ``doom_event``."""

    optional: bool

    def ready(self, pos: Position) -> bool: ...

    def begin(self, pos: Position) -> None: ...


def _ready(pos: Position, side: int, used: tuple[str, ...]) -> list[tuple[str, DoomEvent]]:
    return [
        (name, event)
        for name, owner, book, event in pos.rules.doom_events
        if owner == side and name not in used and (not book or pos.state.books[side] & book) and event.ready(pos)
    ]


def _order_asked(pos: Position, ready: list[tuple[str, DoomEvent]]) -> bool:
    """Whether a side says which of these special events comes next."""
    return bool(pos.rules.edition.events_ordered and len(ready) > 1)


def ritual_price(pos: Position, side: int) -> int:
    """What a Ritual costs the side now: as the marker says, unless it has it otherwise."""
    cost = ritual_cost(pos)
    for call in acting_of(pos, "ritual_cost", side):
        cost = call(pos, cost)
    return cost


def ritual_refusal(pos: Position, side: int) -> Reason | None:
    """Why the side cannot perform a Ritual now."""
    cost = ritual_price(pos, side)
    return Reason("power", (cost, pos.state.power[side]), "Rulebook V") if pos.state.power[side] < cost else None


class RitualWay(Protocol):
    """Another way to perform a Ritual, hung on the hook ``ritual_way``."""

    def ready(self, pos: Position) -> bool: ...

    def doom(self, pos: Position, gates: int) -> int:
        """The Doom for so many gates; called once the Ritual has been paid."""
        ...


def _ways(pos: Position, side: int) -> dict[str, RitualWay]:
    return {
        name: way
        for name, owner, book, way in pos.rules.ritual_ways
        if owner == side and (not book or pos.state.books[side] & book) and way.ready(pos)
    }


def ritual_signs(pos: Position, side: int) -> dict[str, int]:
    """The Elder Signs of a Ritual by what brings them: 1 per Great Old One in play, and what abilities add."""
    great = sum(1 for unit in units_in(GREAT_OLD_ONES_OF[side]) if in_play(pos.state, unit))
    return {"ritual": great} | {call.__name__: call(pos) for call in acting_of(pos, "ritual_signs", side)}


def perform_ritual(pos: Position, side: int, way: RitualWay | None = None) -> None:
    """Pay, advance the marker, 1 Doom per controlled gate, 1 Elder Sign per Great Old One in play."""
    state: WarsState = pos.state
    cost = ritual_price(pos, side)
    signs = ritual_signs(pos, side)
    gates = controlled_gates(state, side)
    pos.emit("ritual", side, cost, gates, signs["ritual"])
    pay(pos, side, cost, "ritual")
    state.ritual = min(state.ritual + 1, len(pos.rules.map.track))
    gain_doom(pos, side, way.doom(pos, gates) if way else gates, "ritual")
    for why, count in signs.items():
        award_signs(pos, side, count, why)
    for call in acting_of(pos, "ritual", side):
        call(pos)


@frame("rituals")
class Rituals(Frame):
    """Each side in turn order has its Ritual slot; ``left`` still have theirs to come."""

    left: tuple[int, ...]

    def run(self, pos: Position) -> Decision | None:
        if not self.left:
            pos.pop()
        else:
            pos.replace(Rituals(self.left[1:]), RitualSlot(self.left[0], False, ()))
        return None


@frame("ritual_slot")
class RitualSlot(Frame):
    """One side may perform one Ritual and, in the later edition, its special events around it."""

    side: int
    performed: bool
    used: tuple[str, ...]

    def run(self, pos: Position) -> Decision | None:
        """Ask, unless nothing can be done."""
        side = self.side
        options: list[Option] = []
        if not self.performed and ritual_refusal(pos, side) is None:
            options.append(RITUAL)
            options += [option(name) for name in _ways(pos, side)]
        if pos.rules.edition.events_in_ritual_slot:
            ready = _ready(pos, side, self.used)
            if not options and not any(event.optional for _, event in ready):
                # Nothing to choose: what must happen happens, and may let the side pay a Ritual after all.
                then = RitualSlot(side, self.performed, (*self.used, *(name for name, _ in ready)))
                pos.replace(*((then,) if ready else ()), DoomEvents((side,), self.used))
                return None
            options += [option(name) for name, _ in ready]
        if not options:
            pos.pop()
            return None
        options.append(DONE)
        return Decision(pos.rules.seat_of[side], side, "ritual", options, (ritual_price(pos, side),), DONE)

    def answer(self, pos: Position, chosen: Option) -> None:
        """Perform, begin an event, or end the slot; events that are not optional happen then."""
        way = None if self.performed else _ways(pos, self.side).get(chosen.kind)
        if chosen == RITUAL or way:
            pos.replace(RitualSlot(self.side, True, self.used))
            if way:
                pos.emit("ability", self.side, chosen.kind)
            perform_ritual(pos, self.side, way)
            return
        if chosen == DONE:
            if not self.performed:
                pos.emit("declined", self.side, "ritual")
            pos.pop()
            if pos.rules.edition.events_in_ritual_slot:
                waived = [name for name, event in _ready(pos, self.side, self.used) if event.optional]
                pos.push(DoomEvents((self.side,), (*self.used, *waived)))
            return
        events = dict(_ready(pos, self.side, self.used))
        pos.replace(RitualSlot(self.side, self.performed, (*self.used, chosen.kind)))
        events[chosen.kind].begin(pos)

    def blocked(self, pos: Position) -> list[Blocked]:
        """The Ritual, when it cannot be paid."""
        reason = None if self.performed else ritual_refusal(pos, self.side)
        return [Blocked(RITUAL, reason)] if reason else []


@frame("doom_events")
class DoomEvents(Frame):
    """Special events after the Rituals, side by side in turn order; the first of them has ``used`` or declined some."""

    left: tuple[int, ...]
    used: tuple[str, ...]

    def run(self, pos: Position) -> Decision | None:
        """Carry out what must be, ask about what may be."""
        if not self.left:
            pos.pop()
            return None
        ready = _ready(pos, self.left[0], self.used)
        if not ready:
            # Two sides may have an event of the same name, one of them borrowed.
            pos.replace(DoomEvents(self.left[1:], ()))
            return None
        side = self.left[0]
        if _order_asked(pos, ready):
            options = [option(name) for name, _ in ready]
            default = DONE if all(event.optional for _, event in ready) else None
            options += [default] if default else []
            return Decision(pos.rules.seat_of[side], side, "doom_order", options, (), default)
        name, event = ready[0]
        if event.optional:
            return Decision(pos.rules.seat_of[side], side, "doom_event", [option(name), DONE], (name,), DONE)
        pos.replace(DoomEvents(self.left, (*self.used, name)))
        event.begin(pos)
        return None

    def answer(self, pos: Position, chosen: Option) -> None:
        """Begin an event, or leave what was offered for this Doom phase."""
        ready = _ready(pos, self.left[0], self.used)
        asked = ready if _order_asked(pos, ready) else ready[:1]
        gone = [name for name, _ in asked if chosen in (DONE, option(name))]
        pos.replace(DoomEvents(self.left, (*self.used, *gone)))
        if chosen != DONE:
            dict(ready)[chosen.kind].begin(pos)


@frame("reveal_window")
class RevealWindow(Frame):
    """Before the end is looked at, everyone with hidden Elder Signs may reveal some."""

    left: tuple[int, ...]

    def run(self, pos: Position) -> Decision | None:
        if not self.left:
            pos.pop()
            return None
        side = self.left[0]
        values = sorted(set(pos.state.signs[side]))
        if not values:
            pos.replace(RevealWindow(self.left[1:]))
            return None
        options = [option("reveal", number=value) for value in values]
        return Decision(pos.rules.seat_of[side], side, "reveal", [*options, DONE], (), DONE)

    def answer(self, pos: Position, chosen: Option) -> None:
        """Reveal one and ask again, or go on to the next side."""
        if chosen == DONE:
            pos.replace(RevealWindow(self.left[1:]))
        else:
            reveal_sign(pos, self.left[0], chosen.number)
