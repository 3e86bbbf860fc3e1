"""Retreats of Pained units (Rulebook VII)."""

from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.position import Frame, Position, frame
from game.games.wars.rules.board import eliminate, keepers, move
from game.games.wars.rules.flow.choose import area_options, ask, then, unit_options
from game.games.wars.rules.registry import acting
from game.games.wars.rules.state import Battle, WarsState
from game.games.wars.rules.units import SIDE_MASK, UNIT_SIDE, distinct, units_in


def retreating(state: WarsState, index: int) -> int:
    """The Pained units of a side of the battle that are still in the area."""
    battle = state.battle
    assert battle is not None
    return battle.pained & state.here[battle.area] & SIDE_MASK[battle.sides[index]] & ~battle.exempt


def retreat_areas(pos: Position, index: int) -> list[int]:
    """Adjacent areas without a unit of the enemy just fought."""
    battle: Battle = pos.state.battle
    enemy = SIDE_MASK[battle.sides[1 - index]]
    here = pos.state.here
    return [area for area in pos.rules.map.adjacent[battle.area] if not here[area] & enemy]


@frame("retreat_order")
class RetreatOrder(Frame):
    """Decides which side retreats first: the attacker, unless Madness says otherwise."""

    def run(self, pos: Position) -> Decision | None:
        """Queue both retreats, and let Madness change that."""
        pos.replace(Retreat(1), Retreat(0))
        state: WarsState = pos.state
        for side, book, call in pos.rules.hooks["retreat_chooser"]:
            if not book or state.books[side] & book:
                call(pos)
        return None


@frame("retreat")
class Retreat(Frame):
    """One side of the battle retreats, unit by unit."""

    index: int

    def run(self, pos: Position) -> Decision | None:
        """Find the next unit a way out, or take the loss for want of room."""
        state: WarsState = pos.state
        battle: Battle | None = state.battle
        assert battle is not None
        units = retreating(state, self.index)
        if not units:
            pos.pop()
            return None
        areas = retreat_areas(pos, self.index)
        side = battle.sides[self.index]
        if not areas:
            pos.pop()
            self._surrounded(pos, battle, side, units)
            return None
        unit = units_in(units)[-1]
        chooser = side
        if "madness" in battle.begun:
            chooser = pos.rules.hooks["retreat_chooser"][0][0]
        ask(pos, chooser, "retreat_area", area_options(areas), "retreat", (unit,), (unit, battle.area))
        return None

    def _surrounded(self, pos: Position, battle: Battle, side: int, units: int) -> None:
        """Nowhere to go: one of the Pained units is eliminated, the others stay; once per side and battle."""
        candidates = units
        for call in acting(pos, "no_room", (side,)):
            candidates &= ~call(pos)
        pos.emit("surrounded", side, battle.area)
        if candidates and not battle.room_lost >> self.index & 1:
            battle.room_lost |= 1 << self.index
            choices = distinct(candidates, keepers(pos.state))
            ask(pos, side, "no_room", unit_options(pos, choices), "no_room", (), (battle.area,))


@then("retreat")
def _retreat_to(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    move(pos, args[0], chosen.area, "retreat")


@then("no_room")
def _lost(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    battle: Battle = pos.state.battle
    eliminate(pos, chosen.unit, "no_room", battle.enemy(UNIT_SIDE[chosen.unit]))
