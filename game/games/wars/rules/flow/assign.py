"""Assigning Kills and Pains to units, one at a time, and retreats of Pained units (Rulebook VII)."""

from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.position import Frame, Position, frame
from game.games.wars.rules.board import eliminate, keepers, move
from game.games.wars.rules.combat import fighters
from game.games.wars.rules.flow.choose import area_options, ask, then, unit_options
from game.games.wars.rules.registry import acting
from game.games.wars.rules.state import Battle, WarsState
from game.games.wars.rules.units import BIT, KIND_MASK, SIDE_MASK, UNIT_KIND, UNIT_SIDE, distinct, units_in


def _marked(battle: Battle) -> tuple[int, int]:
    """The units that carry a result, and those that carry two."""
    once = battle.kill1 | battle.pain1
    return once, battle.kill2 | battle.pain2 | (battle.kill1 & battle.pain1)


def room(battle: Battle, units: int) -> int:
    """How many results the units can still take."""
    once, twice = _marked(battle)
    return (units & ~once).bit_count() + (units & battle.tough & ~twice).bit_count()


def with_room(battle: Battle, units: int) -> int:
    """The units that can take one more result."""
    once, twice = _marked(battle)
    return units & (~once | (battle.tough & ~twice))


def put_kill(pos: Position, unit: int) -> None:
    """Give a unit a Kill, and let what can change it do so."""
    battle: Battle = pos.state.battle
    bit = BIT[unit]
    if battle.kill1 & bit:
        battle.kill2 |= bit
    else:
        battle.kill1 |= bit
    pos.emit("assigned", unit, "kill")
    for call in acting(pos, "kill_assigned", battle.sides):
        call(pos, unit)


def put_pain(pos: Position, unit: int) -> None:
    battle: Battle = pos.state.battle
    bit = BIT[unit]
    if battle.pain1 & bit:
        battle.pain2 |= bit
    else:
        battle.pain1 |= bit
    pos.emit("assigned", unit, "pain")
    for call in acting(pos, "pain_assigned", battle.sides):
        call(pos, unit)


def _choices(battle: Battle, units: int, apart: int) -> list[int]:
    """One unit of each sort that can take a result: same kind, same results so far, both or neither a keeper."""
    found = []
    left = units
    while left:
        low = left & -left
        unit = low.bit_length() - 1
        found.append(unit)
        like = KIND_MASK[UNIT_KIND[unit]] & ~apart if not low & apart else low
        for results in (battle.kill1, battle.pain1, battle.tough):
            like &= results if results & low else ~results
        left &= ~(like | low)
    return found


@frame("assign")
class Assign(Frame):
    """Side ``index`` of the battle takes its Kills, or its Pains."""

    index: int
    what: str

    def run(self, pos: Position) -> Decision | None:
        """Ask who takes the next result; stop when none is left or nobody has room."""
        state: WarsState = pos.state
        battle: Battle | None = state.battle
        assert battle is not None
        side = battle.sides[self.index]
        due = (battle.kills if self.what == "kill" else battle.pains)[self.index]
        units = fighters(state, battle, side)
        space = room(battle, units)
        if not due or not space:
            if due:
                pos.emit("results_lost", side, self.what, due)
                self._take(battle, due)
            pos.pop()
            return None
        open_units = with_room(battle, units)
        if due >= space:
            self._take(battle, space)
            for unit in units_in(open_units):
                self._put(pos, unit)
                if open_units & battle.tough & BIT[unit] and with_room(battle, BIT[unit]):
                    self._put(pos, unit)
            return None
        options = unit_options(pos, _choices(battle, open_units, keepers(state)))
        chooser = self._chooser(pos, battle, side)
        return Decision(pos.rules.seat_of[chooser], chooser, f"assign_{self.what}", options, (side, due, battle.area))

    def answer(self, pos: Position, chosen: Option) -> None:
        self._take(pos.state.battle, 1)
        self._put(pos, chosen.unit)

    def _put(self, pos: Position, unit: int) -> None:
        (put_kill if self.what == "kill" else put_pain)(pos, unit)

    def _take(self, battle: Battle, count: int) -> None:
        left = list(battle.kills if self.what == "kill" else battle.pains)
        left[self.index] -= count
        if self.what == "kill":
            battle.kills = (left[0], left[1])
        else:
            battle.pains = (left[0], left[1])

    def _chooser(self, pos: Position, battle: Battle, side: int) -> int:
        """The owner, or whoever has taken the choice from him (Vengeance)."""
        if "vengeance" in battle.begun:
            owner: int
            for owner, _, _ in pos.rules.hooks["assigner"]:
                if owner != side and owner in battle.sides:
                    return owner
        return side


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


then("retreat")(lambda pos, side, chosen, args: move(pos, args[0], chosen.area, "retreat"))


@then("no_room")
def _lost(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    battle: Battle = pos.state.battle
    eliminate(pos, chosen.unit, "no_room", battle.enemy(UNIT_SIDE[chosen.unit]))
