"""Traits of units and areas that can be chosen, in short words: what stands there, what could be had, what is left."""

from game.engine.decision import Decision
from game.engine.position import Position
from game.games.wars.bots.learned.scene import Scene
from game.games.wars.bots.learned.short import KIND, LAST_TURN, areas_of, few, moved_in, rich
from game.games.wars.factions.bots import KNOWN
from game.games.wars.rules.faction import CULTIST, GREAT_OLD_ONE
from game.games.wars.rules.maps import Map
from game.games.wars.rules.state import WarsState
from game.games.wars.rules.units import (
    BIT,
    CULTISTS_OF,
    FACTIONS,
    GREAT_OLD_ONES_OF,
    KIND_MASK,
    MOST_AREAS,
    POOL,
    SIDE_MASK,
    SUMMONED_OF,
    UNIT_CLASS,
    UNIT_KIND,
    UNIT_SIDE,
)

_ABOUT_UNIT = frozenset(("move_area", "summon_area", "awaken_area", "retreat_area"))
"""Questions whose particulars begin with the unit that goes somewhere."""


def named(state: WarsState, unit: int, side: int) -> str:
    """A unit's kind, whether it is another's, whether it keeps a gate."""
    at = state.loc[unit]
    name = KIND[unit] if UNIT_SIDE[unit] == side else KIND[unit] + "!"
    return name + "*" if at < MOST_AREAS and state.gates[at] == unit else name


class Units:
    """Tells units apart."""

    def __init__(self, pos: Position, asked: Decision, scene: Scene) -> None:
        state: WarsState = pos.state
        self.state = state
        self.scene = scene
        self.side = asked.side
        self.turn = "@" + few(state.turn, LAST_TURN)
        self.power = rich(state.power[asked.side])
        self.moved = areas_of(state, moved_in(pos, 0)) if asked.kind == "move_unit" else 0

    def label(self, unit: int) -> str:
        """What it is."""
        return named(self.state, unit, self.side)

    def traits(self, unit: int) -> list[str]:
        """Where it stands and could go, and what it would leave."""
        scene, at, side = self.scene, self.state.loc[unit], self.side
        who = named(self.state, unit, side)
        if at >= MOST_AREAS:
            left = self.state.here[POOL] & SIDE_MASK[UNIT_SIDE[unit]] & KIND_MASK[UNIT_KIND[unit]]
            return [who, who + self.turn, f"{who}p{self.power}", f"{who}#{few(left.bit_count(), 9)}"]
        bit = 1 << at
        kept = scene.gate_at(bit) + self._guard(self.state.here[at] & ~BIT[unit])
        stay = f"{kept}/{scene.foes_at(bit)}{scene.heat_at(bit)}"
        found = [who, who + self.turn, who + "<" + stay, "<" + stay, f"{who}<{kept}", f"{who}p{self.power}"]
        if UNIT_SIDE[unit] == side:
            goal = self._goal(UNIT_CLASS[unit], bit, scene.reach[at])
            found += [f"{who}~{goal}", f"{who}~{goal}<{stay}", f"{who}~{goal}p{self.power}"]
        return found

    def _guard(self, units: int) -> str:
        """The strongest that stays with a gate; Cultists: one or more."""
        if units & GREAT_OLD_ONES_OF[self.side]:
            return "G"
        if units & SUMMONED_OF[self.side]:
            return "M"
        cultists = units & CULTISTS_OF[self.side]
        return "" if not cultists else "C" if cultists & (cultists - 1) else "c"

    def _goal(self, cls: int, bit: int, there: int) -> str:
        """What a unit could do where it stands, and where one Move takes it."""
        scene = self.scene
        if cls == CULTIST:
            goal = (
                ("l" if scene.lose & bit else "f" if scene.fear & bit else "")
                + ("x" if scene.abandoned & there else "")
                + ("b" if scene.bare & there & ~(scene.foe_great | scene.foe_monsters) else "")
            )
        else:
            prey, key = scene.open_monster, scene.key_monster
            if cls == GREAT_OLD_ONE:
                prey, key = scene.open_great, scene.key_great
            goal = (
                ("k" if prey & bit else "")
                + (">" if key & there else ")" if prey & there else "")
                + ("i" if prey & there & scene.idle else "")
                + ("s" if scene.fear & scene.lone & there else "")
            )
        if self.moved:
            goal += ("j" if self.moved & there else "") + ("J" if self.moved & bit else "")
        return goal


class Areas:
    """Tells areas apart."""

    def __init__(self, pos: Position, asked: Decision, scene: Scene) -> None:
        state: WarsState = pos.state
        self.state = state
        self.scene = scene
        self.side = asked.side
        self.board: Map = pos.rules.map
        self.pos, self.own = pos, KNOWN[asked.side].particular.place
        self.turn = "@" + few(state.turn, LAST_TURN)
        self.moved = areas_of(state, moved_in(pos, 1)) if asked.kind == "move_area" else 0
        self.who = self.leaves = ""
        self.hunts = scene.open_great
        if asked.kind in _ABOUT_UNIT:
            unit = asked.about[0]
            assert isinstance(unit, int)
            self.who = named(state, unit, asked.side)
            if UNIT_CLASS[unit] != GREAT_OLD_ONE:
                self.hunts = scene.open_monster
            at = state.loc[unit]
            if at < MOST_AREAS:
                bit = 1 << at
                self.leaves = ("l" if scene.lose & bit else "f" if scene.fear & bit else "-") + (
                    "+" if scene.kept & bit else ""
                )

    def label(self, area: int) -> str:
        """The gate, whether somebody of its own is there, and prey."""
        bit, scene = 1 << area, self.scene
        own = "o" if (scene.great | scene.monsters | scene.cultists) & bit else ""
        return scene.gate_at(bit) + own + ("K" if scene.key_great & bit else "P" if scene.open_great & bit else "")

    def traits(self, area: int) -> list[str]:
        """Whose gate is there, who stands there, what could be captured."""
        bit, scene, units = 1 << area, self.scene, self.state.here[area]
        gate, foes, heat = scene.gate_at(bit), scene.foes_at(bit), scene.heat_at(bit)
        own = (
            ("G" if scene.great & bit else "") + ("M" if scene.monsters & bit else "")
            + ("C" if scene.cultists & bit else "")
        )  # fmt: skip
        danger = ("l" if scene.lose & bit else "f" if scene.fear & bit else "") + ("1" if scene.lone & bit else "")
        prey = (
            ("K" if scene.key_great & bit else "P" if scene.open_great & bit else "")
            + ("k" if scene.key_monster & bit else "p" if scene.open_monster & bit else "")
        )  # fmt: skip
        place = f"{gate}{own}/{foes}"
        count = "#" + few((units & SIDE_MASK[self.side]).bit_count(), 5)
        next_to = "~" + few((scene.reach[area] & self.hunts).bit_count(), 3)
        catch = f"^{prey}{'i' if scene.idle & bit else ''}"
        name = self.board.areas[area]
        found = [
            place, place + heat, gate + heat, gate + foes, gate + own, f"!{danger}{own}", "^" + prey,
            f"^{prey}{'n' if scene.now & bit else ''}", count, name, gate + self.turn, f"^{prey}{self.turn}", catch,
            f"c{few((units & CULTISTS_OF[self.side]).bit_count(), 3)}{danger}", next_to, f"{next_to}^{prey}",
            "F" + few((units & ~SIDE_MASK[self.side]).bit_count(), 5),
        ]  # fmt: skip
        if self.state.turn == 1:
            found.append("1" + name)
        if self.own is not None:
            own_word = self.own(self.pos, area)
            found += [own_word, own_word + count, own_word + heat, own_word + gate]
        if self.who:
            who = self.who
            found += [
                who + gate, who + place, f"{who}^{prey}", f"{who}!{danger}{own}", f"{who}{gate}{heat}",
                f"{who}{gate}{foes}{self.turn}", f"{who}{self.leaves}>{gate}{foes}", who + catch, who + name,
                who + next_to, f"{who}^{prey}{heat}",
            ]  # fmt: skip
        if self.moved:
            joined = "j" if self.moved & bit else ""
            found += ["J" + joined, f"J{self.who}{joined}", f"J{joined}^{prey}"]
        found += [f"&{FACTIONS[other]}{'^' if prey else ''}" for other in scene.rivals if units & SIDE_MASK[other]]
        return found
