"""Two people with two factions each: the draft, and a person's turn to act (Rulebook XI; reference, section 8)."""

from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.position import Frame, Position, frame
from game.games.wars.rules.flow.choose import side_options
from game.games.wars.rules.flow.ending import DOOM_TO_END, finish
from game.games.wars.rules.flow.slot import Slot
from game.games.wars.rules.state import WarsState
from game.games.wars.rules.units import FACTIONS

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
        left = [side for side in range(len(FACTIONS)) if side not in self.taken]
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
        able = [side for side in self.left if state.power[side] > 0]
        if len(able) > 1:
            return Decision(self.seat, able[0], "slot_side", side_options(able), alone=True)
        if able:
            self._begin(pos, able[0])
        elif any(state.power[side] > 0 for side in pos.rules.sides):
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
