"""A turn of the Duel: Action phase with Decay, Gather Power, first player, Doom phase."""

from collections.abc import Callable

from game.engine.decision import Decision
from game.engine.position import Frame, Position, frame
from game.games.duel.rules.tables import START_POWER
from game.games.wars.rules.board import can_act, gain_doom, gain_power, lose_to_decay, pay, turn_order
from game.games.wars.rules.flow.doom import RevealWindow, Rituals
from game.games.wars.rules.flow.ending import DOOM_TO_END, end_of_doom_phase, finish
from game.games.wars.rules.flow.slot import Slot
from game.games.wars.rules.flow.turn import (
    begin_phase,
    choose_first_player,
    earn_power,
    first_of_all,
    raise_to_minimum,
)
from game.games.wars.rules.registry import acting
from game.games.wars.rules.state import ACTION, DOOM, FIRST_PLAYER, GATHER, OF_A_TURN, WarsState


@frame("duel_turn")
class DuelTurn(Frame):
    """The turn, at the step it has reached."""

    step: str

    def run(self, pos: Position) -> Decision | None:
        STEPS[self.step](pos)
        return None


def _next(pos: Position, step: str, *frames: Frame) -> None:
    pos.replace(DuelTurn(step), *frames)


def _begin(pos: Position) -> None:
    """Both begin with 8 Power, and with what was agreed before the match."""
    rules = pos.rules
    first: int | None = rules.options.first_player
    pos.state.first = first_of_all(rules.sides) if first is None else first
    pos.emit("first_player", pos.state.first)
    for side in rules.sides:
        gain_power(pos, side, START_POWER, "start")
    for side, (power, doom) in pos.rules.handicap.items():
        pos.emit("handicap", side, power, doom)
        gain_doom(pos, side, doom, "handicap")
        gain_power(pos, side, power, "handicap")
    _next(pos, "action")


def _action(pos: Position) -> None:
    """Slots to and fro until both are out of Power."""
    begin_phase(pos, ACTION)
    _next(pos, "gather", DuelActions(pos.state.first))


def _gather(pos: Position) -> None:
    """Both earn Power, and neither is left with less than half of the other's."""
    begin_phase(pos, GATHER)
    earn_power(pos)
    raise_to_minimum(pos)
    _next(pos, "first_player")


def _first_player(pos: Position) -> None:
    """Most Power goes first; the former first player decides a tie."""
    begin_phase(pos, FIRST_PLAYER)
    _next(pos, "doom")
    choose_first_player(pos)


def _doom(pos: Position) -> None:
    """Rituals and what belongs to them; gates alone are no Doom."""
    begin_phase(pos, DOOM)
    _next(pos, "doom_reveals", Rituals(tuple(turn_order(pos))))


def _doom_reveals(pos: Position) -> None:
    """Both may reveal before the end is looked at."""
    _next(pos, "doom_end", RevealWindow(tuple(turn_order(pos))))


def _doom_end(pos: Position) -> None:
    """The match ends at 30 Doom, on Instant Death, or after the last turn; else the next one begins."""
    reason = end_of_doom_phase(pos.state, len(pos.rules.map.track))
    if reason:
        finish(pos, reason)
        return
    pos.state.turn += 1
    pos.state.flags &= ~OF_A_TURN
    _next(pos, "action")


STEPS: dict[str, Callable[[Position], None]] = {
    "begin": _begin,
    "action": _action,
    "gather": _gather,
    "first_player": _first_player,
    "doom": _doom,
    "doom_reveals": _doom_reveals,
    "doom_end": _doom_end,
}


@frame("duel_actions")
class DuelActions(Frame):
    """The Action phase; ``side`` is the one whose turn to act comes."""

    side: int

    def run(self, pos: Position) -> Decision | None:
        """Let the side act after paying Decay, or, out of Power, advance the marker."""
        state: WarsState = pos.state
        if max(state.doom) >= DOOM_TO_END:
            finish(pos, "doom_30")
            return None
        side = self.side
        other = turn_order(pos, side)[1]
        if not can_act(state, side) and not can_act(state, other):
            state.decay = 0
            pos.pop()
            return None
        pos.replace(DuelActions(other))
        if not can_act(state, side):
            state.decay += 1
            pos.emit("decay", state.decay)
        elif state.power[side] > state.decay:
            pay(pos, side, state.decay, "decay")
            pos.push(Slot.begin(pos, side))
        elif not any(call(pos) for call in acting(pos, "decayed", (side,))):
            lose_to_decay(pos, side)
        return None
