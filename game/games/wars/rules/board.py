"""Changes on the table: the few functions through which everything moves, and what can be read off it.

Each reports its event and marks what requirements must be looked at again.
"""

from game.engine.position import Position
from game.games.wars.rules.state import (
    ABANDONED,
    ASLEEP,
    BOOKS_CHANGED,
    CHANGED_BY,
    GATES_CHANGED,
    MOST,
    NO_GATE,
    POWER_CHANGED,
    RESTS,
    USED,
    WarsState,
)
from game.games.wars.rules.units import (
    BIT,
    BOOK_BIT,
    BOOKS,
    CAPTIVE,
    CULTISTS,
    CULTISTS_OF,
    GATES_IN_BOX,
    GREAT_OLD_ONES_OF,
    KINDS,
    LEAVERS,
    LIVING_GATES,
    LIVING_GATES_OF,
    LIVING_MASK,
    MOST_AREAS,
    OUT,
    POOL,
    REQUIREMENT_BIT,
    SIDE_MASK,
    SUBMERGED,
    SUMMONED_OF,
    UNIT_KIND,
    UNIT_SIDE,
    distinct,
)

EVERYWHERE = (1 << MOST_AREAS) - 1
"""The mask of all areas."""

_MORE_GATES = tuple(bool(living or asleep) for living, asleep in zip(LIVING_GATES_OF, ASLEEP, strict=True))
"""By side: whether it can have gates that no unit keeps on the map."""

# what can be read off the table


def controls(state: WarsState, side: int, area: int) -> bool:
    """Whether the side controls the gate in the area."""
    keeper = state.gates[area]
    return keeper >= 0 and UNIT_SIDE[keeper] == side


def controlled_gates(state: WarsState, side: int) -> int:
    """How many gates the side controls, one that is asleep too, and how many units of its are gates."""
    found = len([keeper for keeper in state.gates if keeper >= 0 and UNIT_SIDE[keeper] == side])
    if _MORE_GATES[side]:
        found += living_gates(state, LIVING_GATES_OF[side]) + gates_asleep(state, side)
    return found


def controls_any(state: WarsState, side: int) -> bool:
    """Whether a unit of the side keeps a gate."""
    for keeper in state.gates:  # noqa: SIM110  a generator costs as much as the loop
        if keeper >= 0 and UNIT_SIDE[keeper] == side:
            return True
    return False


def gates_asleep(state: WarsState, side: int) -> int:
    """1 if a gate of the side is off the map and kept there, else 0."""
    return 1 if keeper_asleep(state, side) else 0


def keeper_asleep(state: WarsState, side: int) -> int:
    """The mask of the Cultist with the side's gate that is off the map: no enemy can reach him."""
    return state.here[SUBMERGED] & CULTISTS_OF[side] if state.flags & ASLEEP[side] else 0


def gates_on_map(state: WarsState) -> int:
    """All gates, abandoned ones and units that are gates too."""
    return MOST_AREAS - state.gates.count(NO_GATE) + living_gates(state, LIVING_GATES)


def gates_in(state: WarsState, area: int) -> int:
    """How many gates stand in the area: at most one with or without a keeper, and units that are gates."""
    walking = state.here[area] & LIVING_MASK
    return (state.gates[area] != NO_GATE) + (walking.bit_count() if walking else 0)


def living_gates(state: WarsState, units: tuple[int, ...], areas: int = EVERYWHERE) -> int:
    """How many of these units, which are gates themselves, stand in the areas of a mask."""
    loc = state.loc
    return sum([1 for unit in units if unit < len(loc) and areas >> loc[unit] & 1]) if units else 0


def on_map(state: WarsState, unit: int) -> bool:
    """Whether the unit stands in an area."""
    return state.loc[unit] < MOST_AREAS


def in_play(state: WarsState, unit: int) -> bool:
    """Whether the unit is on the map, or off it but still its owner's (submerged)."""
    return state.loc[unit] <= POOL + 1 and state.loc[unit] != POOL


def map_mask(state: WarsState) -> int:
    """All units on the map."""
    found = 0
    for units in state.here[:MOST_AREAS]:
        found |= units
    return found


def choices(state: WarsState, units: int, apart: int = 0) -> list[int]:
    """Of these units those on the map, area by area, one of each that are alike (``distinct``)."""
    found: list[int] = []
    for here in state.here[:MOST_AREAS]:
        if here & units:
            found += distinct(here & units, apart)
    return found


def has_book(state: WarsState, side: int, book: str) -> bool:
    """Whether the side has earned the spellbook."""
    return bool(state.books[side] & BOOK_BIT[book])


def can_act(state: WarsState, side: int) -> bool:
    """Whether the side has Power and does not rest: in the Action phase its turns are slots."""
    return state.power[side] > 0 and not state.flags & RESTS[side]


def book_count(state: WarsState, side: int) -> int:
    """How many spellbooks the side has earned."""
    return state.books[side].bit_count()


def guarded(state: WarsState, side: int, area: int, by_great_old_one: bool) -> bool:
    """Whether a side's Cultists in an area are safe from capture by a Monster, or by a Great Old One (Rulebook VI)."""
    units = state.here[area]
    if units & GREAT_OLD_ONES_OF[side]:
        return True
    return not by_great_old_one and bool(units & SUMMONED_OF[side])


def keepers(state: WarsState) -> int:
    """The mask of all units that keep a gate."""
    found = 0
    for keeper in state.gates:
        if keeper >= 0:
            found |= BIT[keeper]
    return found


def ritual_cost(pos: Position) -> int:
    """What a Ritual of Annihilation costs now; 10 on Instant Death."""
    track: tuple[int, ...] = pos.rules.map.track
    marker: int = pos.state.ritual
    return track[min(marker, len(track) - 1)]


def turn_order(pos: Position, first: int | None = None) -> list[int]:
    """The sides in order of play, from the first player (or from ``first``) in the chosen direction.

    Where persons have several, all of one come before the next person's: those behind ``first`` wrap round.
    """
    sides: tuple[int, ...] = pos.rules.sides
    state: WarsState = pos.state
    start = sides.index(state.first if first is None else first)
    step: int = state.direction
    order = [sides[(start + step * turn) % len(sides)] for turn in range(len(sides))]
    if pos.rules.paired:
        own: int = pos.rules.seat_of[order[0]]
        order.sort(key=lambda side: pos.rules.seat_of[side] != own)
    return order


# changes


def relocate(pos: Position, unit: int, place: int) -> None:
    """Put a unit somewhere else; a gate it kept is abandoned at once. Reports no move: the caller says why."""
    state: WarsState = pos.state
    origin = state.loc[unit]
    bit = BIT[unit]
    state.here[origin] ^= bit
    state.here[place] |= bit
    state.loc[unit] = place
    state.dirty |= CHANGED_BY[unit]
    if origin < MOST_AREAS and state.gates[origin] == unit:
        state.gates[origin] = ABANDONED
        state.dirty |= GATES_CHANGED
        pos.emit("gate_abandoned", UNIT_SIDE[unit], origin)


def move(pos: Position, unit: int, area: int, why: str = "move") -> None:
    """Move a unit from area to area."""
    origin = pos.state.loc[unit]
    pos.emit("moved", unit, origin, area, why)
    relocate(pos, unit, area)


def place(pos: Position, unit: int, area: int, why: str) -> None:
    """Bring a unit onto the map from the pool or from under the sea."""
    pos.emit("placed", unit, area, why)
    relocate(pos, unit, area)


def eliminate(pos: Position, unit: int, why: str, by: int = -1) -> None:
    """Take a unit off the map into its owner's pool, or out of the game; ``by`` is the side that caused it, if any."""
    state: WarsState = pos.state
    pos.emit("eliminated", unit, state.loc[unit], why, by)
    side = UNIT_SIDE[unit]
    if BIT[unit] & LEAVERS and has_book(state, side, KINDS[UNIT_KIND[unit]].leaves):
        relocate(pos, unit, OUT)
        pos.emit("out", unit)
    else:
        relocate(pos, unit, POOL)
    if by >= 0 and by != side:
        if BIT[unit] & CULTISTS:
            state.harmed |= 1 << side
        if pos.rules.edition.losses_pay:
            gain_doom(pos, by, pos.rules.spoils(unit, why), "loss")


def withdraw(pos: Position, unit: int, why: str) -> None:
    """Take a unit back into its pool because others take its place: it is neither Killed nor Eliminated."""
    pos.emit("withdrawn", unit, pos.state.loc[unit], why)
    relocate(pos, unit, POOL)


def capture(pos: Position, unit: int, by: int) -> None:
    """Take an enemy unit prisoner: a Cultist, or what else an ability lets be taken."""
    state: WarsState = pos.state
    pos.emit("captured", unit, state.loc[unit], by)
    relocate(pos, unit, CAPTIVE + by)
    if BIT[unit] & CULTISTS:
        state.harmed |= 1 << UNIT_SIDE[unit]
    if pos.rules.edition.losses_pay:
        gain_doom(pos, by, pos.rules.spoils(unit, "captured"), "loss")
    for side, _, call in pos.rules.hooks["captured"]:
        if side == by:
            call(pos)


def take_gate(pos: Position, unit: int, area: int) -> None:
    """Make a unit the keeper of the gate in its area."""
    pos.state.gates[area] = unit
    pos.state.dirty |= GATES_CHANGED
    pos.emit("gate_controlled", UNIT_SIDE[unit], area, unit)


def build_gate(pos: Position, unit: int, area: int) -> None:
    """Build a gate and put its builder on it."""
    pos.emit("gate_built", UNIT_SIDE[unit], area, unit)
    pos.state.gates[area] = unit
    pos.state.dirty |= GATES_CHANGED


def abandon_gate(pos: Position, area: int) -> None:
    """Let the keeper step off the gate."""
    keeper = pos.state.gates[area]
    pos.state.gates[area] = ABANDONED
    pos.state.dirty |= GATES_CHANGED
    pos.emit("gate_abandoned", UNIT_SIDE[keeper], area)


def carry_gate(pos: Position, origin: int, area: int, why: str) -> None:
    """Take a gate to another area with whoever keeps it: at no moment is it free."""
    gates = pos.state.gates
    keeper = gates[origin]
    gates[origin], gates[area] = NO_GATE, keeper
    pos.state.dirty |= GATES_CHANGED
    pos.emit("gate_carried", origin, area, why)
    if keeper >= 0:
        move(pos, keeper, area, why)


def remove_gate(pos: Position, area: int) -> None:
    """Take the gate of an area off the map; its keeper stays as a unit."""
    pos.state.gates[area] = NO_GATE
    pos.state.dirty |= GATES_CHANGED
    pos.emit("gate_removed", area)


def pay(pos: Position, side: int, amount: int, why: str) -> None:
    """Spend Power."""
    if amount:
        pos.state.power[side] -= amount
        pos.emit("paid", side, amount, why)


def lose_to_decay(pos: Position, side: int) -> None:
    """In the Duel: the side has too little Power for Decay, and loses it."""
    pos.emit("decayed", side, pos.state.power[side])
    pos.state.power[side] = 0


def gain_power(pos: Position, side: int, amount: int, why: str) -> None:
    """Gain Power, as much as can be written down: no game brings so much."""
    amount = min(amount, MOST - pos.state.power[side])
    if amount:
        pos.state.power[side] += amount
        pos.state.dirty |= POWER_CHANGED
        pos.emit("power", side, amount, why)


def gain_doom(pos: Position, side: int, amount: int, why: str) -> None:
    """Advance on the Doom track, as far as can be written down."""
    amount = min(amount, MOST - pos.state.doom[side])
    if amount:
        pos.state.doom[side] += amount
        pos.emit("doom", side, amount, why)


def award_signs(pos: Position, side: int, count: int, why: str) -> None:
    """Draw Elder Signs for a side; when the bag is empty each one is 1 Doom instead (Rulebook V)."""
    state: WarsState = pos.state
    for _ in range(count):
        if not any(state.bag):
            gain_doom(pos, side, 1, why)
            continue
        value = pos.chance.draw(state.bag)
        state.bag[value] -= 1
        state.signs[side] = tuple(sorted((*state.signs[side], value)))
        pos.emit_secret("sign", (side, value, why), 1 << pos.rules.seat_of[side], (side, 0, why))


def reveal_sign(pos: Position, side: int, value: int) -> None:
    """Turn an Elder Sign face up: its Doom counts, the token leaves the game."""
    state: WarsState = pos.state
    hidden = list(state.signs[side])
    hidden.remove(value)
    state.signs[side] = tuple(hidden)
    state.revealed[side] = (*state.revealed[side], value)
    pos.emit("revealed", side, value)
    gain_doom(pos, side, value, "sign")


def meet(pos: Position, side: int, requirement: str) -> None:
    """Note a requirement as met, for good; its book is picked as soon as the rules allow."""
    state: WarsState = pos.state
    bit = REQUIREMENT_BIT[requirement]
    if not state.met[side] & bit:
        state.met[side] |= bit
        state.owed[side] += 1
        pos.emit("requirement", side, requirement)


def earn_book(pos: Position, side: int, number: int) -> None:
    """Give a side one of its spellbooks."""
    state: WarsState = pos.state
    state.books[side] |= 1 << number
    state.owed[side] -= 1
    state.dirty |= BOOKS_CHANGED
    pos.emit("book", side, BOOKS[side][number])


def use_up(pos: Position, book: str) -> None:
    """Turn over a book that can be used once; it still counts as a book."""
    pos.state.flags |= USED[book]


def note(pos: Position, number: int, value: int) -> None:
    """Change what a faction keeps beside its units; ``number`` is that of ``NOTE``."""
    notes = pos.state.notes
    pos.state.notes = (*notes[:number], value, *notes[number + 1 :])


def gates_left(state: WarsState) -> int:
    """Gates still in the box."""
    return GATES_IN_BOX - MOST_AREAS + state.gates.count(NO_GATE)


def own_areas(state: WarsState, side: int) -> list[int]:
    """Areas in which the side has a unit."""
    mine = SIDE_MASK[side]
    return [area for area, units in enumerate(state.here[:MOST_AREAS]) if units & mine]
