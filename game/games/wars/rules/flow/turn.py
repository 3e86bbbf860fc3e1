"""A turn: Gather Power, first player, Doom phase, Action phase (Rulebook II to VI); and the four-faction draft (XI)."""

from collections.abc import Callable

from game.engine.decision import Decision
from game.engine.option import Option, option
from game.engine.position import Frame, Position, frame
from game.games.wars.rules.board import can_act, controlled_gates, gain_doom, gain_power, relocate, turn_order
from game.games.wars.rules.flow.anytime import Moment, do, moments
from game.games.wars.rules.flow.choose import DONE, ask, side_options, then
from game.games.wars.rules.flow.doom import DoomEvents, RevealWindow, Rituals
from game.games.wars.rules.flow.ending import DOOM_TO_END, end_of_doom_phase, finish
from game.games.wars.rules.flow.slot import Slot
from game.games.wars.rules.registry import acting
from game.games.wars.rules.state import ABANDONED, ACTION, DOOM, FIRST_PLAYER, GATHER, OF_A_TURN, PHASES, WarsState
from game.games.wars.rules.units import (
    ALPHABETICAL,
    CAPTIVE,
    CULTISTS,
    FACTIONS,
    MOST_AREAS,
    NEVER_OPENING,
    OPENING,
    POOL,
    SIDE_MASK,
    SUBMERGED,
    units_in,
)


@frame("turn")
class Turn(Frame):
    """The turn, at the step it has reached."""

    step: str

    def run(self, pos: Position) -> Decision | None:
        STEPS[self.step](pos)
        return None


def _next(pos: Position, step: str, *frames: Frame) -> None:
    pos.replace(Turn(step), *frames)


def begin_phase(pos: Position, phase: int) -> None:
    """Note the phase and report it."""
    pos.state.phase = phase
    pos.emit("phase", PHASES[phase], pos.state.turn)
    for call in acting(pos, "phase", pos.rules.sides):
        call(pos)


def handicap(pos: Position) -> None:
    """Doom agreed before the match counts from the start; what Power was agreed is told with it."""
    # Power may bring a spellbook on the first turn already, and those are picked in turn order.
    pos.state.first = first_of_all(pos.rules.sides)
    for side, (power, doom) in pos.rules.handicap.items():
        pos.emit("handicap", side, power, doom)
        gain_doom(pos, side, doom, "handicap")
    _next(pos, "gather")


def gather(pos: Position) -> None:
    """Everybody earns Power (Rulebook III)."""
    begin_phase(pos, GATHER)
    earn_power(pos)
    _next(pos, "minimum")


def earn_power(pos: Position) -> None:
    """Power for Cultists, gates, abandoned gates and captives, who go home, and from what factions have."""
    state: WarsState = pos.state
    everywhere = 0
    for units in state.here[:MOST_AREAS]:
        everywhere |= units
    if pos.rules.edition.cultists_in_play_gather:
        everywhere |= state.here[SUBMERGED]
    abandoned = state.gates.count(ABANDONED)
    for side in pos.rules.sides:
        captives = units_in(state.here[CAPTIVE + side])
        for unit in captives:
            pos.emit("returned", unit, side)
            relocate(pos, unit, POOL)
            if pos.rules.edition.losses_pay:
                gain_doom(pos, side, pos.rules.spoils(unit, "returned"), "loss")
        cultists = (everywhere & SIDE_MASK[side] & CULTISTS).bit_count()
        gates = controlled_gates(state, side)
        pos.emit("gathered", side, cultists, gates, abandoned, len(captives))
        gain_power(pos, side, cultists + 2 * gates + abandoned + len(captives), "gather")
    for side, book, call in pos.rules.hooks["gather"]:
        if not book or state.books[side] & book:
            gain_power(pos, side, call(pos), call.__name__)


def minimum(pos: Position) -> None:
    """Nobody is left with less than half of the highest Power (Rulebook III)."""
    raise_to_minimum(pos)
    _next(pos, "handicap_power" if pos.state.turn == 1 and pos.rules.handicap else "first_player")


def raise_to_minimum(pos: Position) -> None:
    """Whoever has less than half of the highest Power is raised to that, rounded up."""
    state: WarsState = pos.state
    least = (max(state.power[side] for side in pos.rules.sides) + 1) // 2
    for side in pos.rules.sides:
        gain_power(pos, side, max(0, least - state.power[side]), "minimum")


def handicap_power(pos: Position) -> None:
    """Power agreed before the match comes once, after the minimum, so that it lifts nobody else."""
    for side, given in pos.rules.handicap.items():
        gain_power(pos, side, given.power, "handicap")
    _next(pos, "first_player")


def first_player(pos: Position) -> None:
    """On the first turn as the set-up says, then by Power (Rulebook IV)."""
    begin_phase(pos, FIRST_PLAYER)
    _next(pos, "doom")
    if pos.state.turn == 1:
        make_first(pos, first_of_all(pos.rules.sides))
    else:
        choose_first_player(pos)


def choose_first_player(pos: Position) -> None:
    """Power decides; whoever can still change theirs is asked before that."""
    if pos.rules.edition.first_player_waits and pos.rules.hooks["any_moment"]:
        pos.push(BeforeFirstPlayer(tuple(turn_order(pos))))
    else:
        find_first_player(pos)


@frame("before_first_player")
class BeforeFirstPlayer(Frame):
    """Asks, side by side, for what can be done at any time and changes Power; then the first player is found."""

    left: tuple[int, ...]

    def _offered(self, pos: Position) -> dict[Option, Moment]:
        found = moments(pos, self.left[0]).values()
        return {chosen: entry for chosen, entry in found if entry.changes_power}

    def run(self, pos: Position) -> Decision | None:
        """Ask the next side that can do something."""
        if not self.left:
            pos.pop()
            find_first_player(pos)
            return None
        side, offered = self.left[0], self._offered(pos)
        if not offered:
            pos.replace(BeforeFirstPlayer(self.left[1:]))
            return None
        return Decision(pos.rules.seat_of[side], side, "before_first_player", [*offered, DONE], (), DONE)

    def answer(self, pos: Position, chosen: Option) -> None:
        """Do it and see what else there is, or go on to the next side."""
        if chosen == DONE:
            pos.replace(BeforeFirstPlayer(self.left[1:]))
        else:
            do(pos, self.left[0], chosen, self._offered(pos)[chosen])


def find_first_player(pos: Position) -> None:
    """Most Power goes first; the previous first player breaks ties, between persons where these have several sides."""
    state: WarsState = pos.state
    most = max(state.power[side] for side in pos.rules.sides)
    tied = [side for side in turn_order(pos) if state.power[side] == most]
    if pos.rules.paired:
        tied = list({pos.rules.seat_of[side]: side for side in reversed(tied)}.values())[::-1]
    ask(pos, state.first, "first_player", side_options(tied), "first_player")


def first_of_all(sides: tuple[int, ...]) -> int:
    """Who goes first on the first turn (Rulebook II)."""
    able = [side for side in (*OPENING, *ALPHABETICAL) if side in sides and side not in NEVER_OPENING]
    return able[0]


then("first_player")(lambda pos, side, chosen, args: make_first(pos, chosen.side))


def make_first(pos: Position, side: int) -> None:
    """The side is first player, and between more than two says which way round, where that is not settled."""
    pos.state.first = side
    pos.emit("first_player", side)
    for call in acting(pos, "first_player", (side,)):
        call(pos)
    if pos.rules.clockwise:
        pos.state.direction = 1
    elif pos.rules.seats > 2:
        # Between two there is no way round.
        ask(pos, side, "direction", [option("direction", number=1), option("direction", number=0)], "direction")


@then("direction")
def _direction_chosen(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    pos.state.direction = 1 if chosen.number else -1
    pos.emit("direction", side, chosen.number)


def doom(pos: Position) -> None:
    """Doom for gates, then the Rituals; not on the first turn (Rulebook V)."""
    if pos.state.turn == 1:
        _next(pos, "action")
        return
    begin_phase(pos, DOOM)
    for side in turn_order(pos):
        gain_doom(pos, side, controlled_gates(pos.state, side), "gates")
    _next(pos, "doom_events", Rituals(tuple(turn_order(pos))))


def doom_events(pos: Position) -> None:
    """Special events after all Rituals (first edition)."""
    order = () if pos.rules.edition.events_in_ritual_slot else tuple(turn_order(pos))
    _next(pos, "doom_reveals", DoomEvents(order, ()))


def doom_reveals(pos: Position) -> None:
    """Everybody with hidden Elder Signs may reveal before the end is looked at."""
    _next(pos, "doom_end", RevealWindow(tuple(turn_order(pos))))


def doom_end(pos: Position) -> None:
    """The match ends at 30 Doom, on Instant Death, or after the last turn."""
    reason = end_of_doom_phase(pos.state, len(pos.rules.map.track))
    if reason:
        finish(pos, reason)
    else:
        _next(pos, "action")


def action(pos: Position) -> None:
    """Slots, round and round (Rulebook VI)."""
    begin_phase(pos, ACTION)
    first: int = pos.state.first
    if pos.rules.paired:
        seat: int = pos.rules.seat_of[first]
        _next(pos, "end", PairedActions(seat, pos.rules.side_of_seat(seat)))
    else:
        _next(pos, "end", ActionPhase(first))


def end(pos: Position) -> None:
    """The next turn begins."""
    pos.state.turn += 1
    pos.state.flags &= ~OF_A_TURN
    _next(pos, "gather")


STEPS: dict[str, Callable[[Position], None]] = {
    "handicap": handicap,
    "gather": gather,
    "minimum": minimum,
    "handicap_power": handicap_power,
    "first_player": first_player,
    "doom": doom,
    "doom_events": doom_events,
    "doom_reveals": doom_reveals,
    "doom_end": doom_end,
    "action": action,
    "end": end,
}


@frame("action_phase")
class ActionPhase(Frame):
    """The Action phase; ``side`` is the next in the order, whether it has Power or not."""

    side: int

    def run(self, pos: Position) -> Decision | None:
        """Give the next side with Power its slot; end when nobody has any."""
        state: WarsState = pos.state
        if pos.rules.edition.any_doom_ends and max(state.doom) >= DOOM_TO_END:
            finish(pos, "doom_30")
            return None
        order = turn_order(pos, self.side)
        for place, side in enumerate(order):
            if can_act(state, side):
                pos.replace(ActionPhase(order[(place + 1) % len(order)]), Slot.begin(pos, side))
                return None
        pos.pop()
        return None


DRAFT = (0, 1, 1, 0)
"""Which seat takes the next faction: the first one, the second two, the first what is left."""


@frame("draft")
class Draft(Frame):
    """The factions are being divided; ``taken`` are those gone, in the order of ``DRAFT``."""

    taken: tuple[int, ...]

    def run(self, pos: Position) -> Decision | None:
        """Ask for the next faction; with all divided the match begins."""
        if len(self.taken) == len(DRAFT):
            given = [[FACTIONS[side] for side in self.taken if self._seat_of(side) == seat] for seat in (0, 1)]
            pos.rules = pos.rules.after(given)
            pos.state, pos.stack = pos.rules.begin(pos.chance)
            return None
        left = [side for side in pos.rules.drafted_from if side not in self.taken]
        return Decision(DRAFT[len(self.taken)], left[0], "draft", side_options(left), (len(self.taken),), alone=True)

    def answer(self, pos: Position, chosen: Option) -> None:
        pos.emit("drafted", chosen.side, DRAFT[len(self.taken)])
        pos.replace(Draft((*self.taken, chosen.side)))

    def _seat_of(self, side: int) -> int:
        return DRAFT[self.taken.index(side)]


@frame("paired_actions")
class PairedActions(Frame):
    """The Action phase of two people: ``seat`` acts with those of its sides in ``left``, then the other seat."""

    seat: int
    left: tuple[int, ...]

    def run(self, pos: Position) -> Decision | None:
        """Give a side with Power its slot, asking which if there is a choice; end when nobody has any."""
        state: WarsState = pos.state
        if pos.rules.edition.any_doom_ends and max(state.doom) >= DOOM_TO_END:
            finish(pos, "doom_30")
            return None
        able = [side for side in self.left if can_act(state, side)]
        if len(able) > 1:
            return Decision(self.seat, able[0], "slot_side", side_options(able), alone=True)
        if able:
            self._begin(pos, able[0])
        elif any(can_act(state, side) for side in pos.rules.sides):
            other = 1 - self.seat
            pos.replace(PairedActions(other, pos.rules.side_of_seat(other)))
        else:
            pos.pop()
        return None

    def answer(self, pos: Position, chosen: Option) -> None:
        self._begin(pos, chosen.side)

    def _begin(self, pos: Position, side: int) -> None:
        rest = tuple(other for other in self.left if other != side)
        pos.replace(PairedActions(self.seat, rest), Slot.begin(pos, side))
