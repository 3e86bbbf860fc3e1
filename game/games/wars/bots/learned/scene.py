"""The table as a side sees it, in sets of areas: who stands where, what can be captured, what is in danger.

A set of areas is a bit mask. Everything is found once for a question; its options then ask for single bits. Nothing
here looks at the values of Elder Signs.
"""

from game.engine.position import Position
from game.games.wars.rules.faction import MONSTER, TERROR
from game.games.wars.rules.maps import MAPS, Map
from game.games.wars.rules.state import WarsState
from game.games.wars.rules.units import (
    BIT,
    CULTISTS_OF,
    FACTIONS,
    FLIES,
    LIVING_GATES,
    MOST_AREAS,
    OUT,
    UNIT_CLASS,
    UNIT_SIDE,
)

_PLACE = [3 * side + (MONSTER if cls == TERROR else cls) for side, cls in zip(UNIT_SIDE, UNIT_CLASS, strict=True)]
"""By unit: its side's first place in the list of sets, and its class; Terrors count as Monsters."""
_AREA = [1 << place if place < MOST_AREAS else 0 for place in range(OUT + 1)]
"""By place: the set of that area alone; nothing for the pool and other places off the map."""
SETS = 3 * len(FACTIONS)


def _masks(neighbors: tuple[tuple[int, ...], ...]) -> list[int]:
    return [sum(1 << other for other in others) for others in neighbors]


_STEP = {board.id: _masks(board.adjacent) for board in MAPS.values()}
_FLIGHT = {board.id: _masks(board.within_two) for board in MAPS.values()}


def reach_of(board: Map, side: int) -> list[int]:
    """By area: the areas where a Move takes a side's units from there."""
    table = _FLIGHT if FLIES[side] else _STEP
    found = table.get(board.id)
    if found is None:
        found = table[board.id] = _masks(board.within_two if FLIES[side] else board.adjacent)
    return found


def spread(areas: int, reach: list[int]) -> int:
    """The areas that can be reached from a set of areas."""
    found = 0
    while areas:
        low = areas & -areas
        found |= reach[low.bit_length() - 1]
        areas ^= low
    return found


class Scene:
    """Sets of areas for one side.

    ``great``, ``monsters``, ``cultists`` are its own, with ``foe_`` before them those of all rivals together.
    ``kept`` are its gates, ``lone`` those whose keeper is its only Cultist there. ``open_great`` is where a Great Old
    One of its could capture, ``open_monster`` where a Monster could, ``key_great`` and ``key_monster`` where that
    would be a gate's lone keeper. ``now`` and ``near`` is what it can capture at once, and after one Move; ``lose`` and
    ``fear`` where rivals with Power can do the same to it. ``hot`` is where rivals who have Power have hunters,
    ``warm`` where those can come, ``idle`` where Cultists of rivals without Power stand.
    """

    __slots__ = (
        "abandoned", "bare", "cultists", "fear", "foe_cultists", "foe_gates", "foe_great", "foe_monsters", "gate_of",
        "great", "hot", "idle", "kept", "key_great", "key_monster", "lone", "lose", "monsters", "near", "now",
        "open_great", "open_monster", "reach", "richest", "rivals", "rivals_able", "sets", "warm",
    )  # fmt: skip

    def __init__(self, pos: Position, side: int) -> None:
        state: WarsState = pos.state
        board: Map = pos.rules.map
        here, power = state.here, state.power
        sets = [0] * SETS
        for place, area in zip(_PLACE, state.loc, strict=False):
            sets[place] |= _AREA[area]
        kept = [0] * len(FACTIONS)
        lone = [0] * len(FACTIONS)
        abandoned = 0
        gates = 0
        bit = 1
        for keeper in state.gates:
            if keeper >= 0:
                owner = UNIT_SIDE[keeper]
                kept[owner] |= bit
                if here[bit.bit_length() - 1] & CULTISTS_OF[owner] == BIT[keeper]:
                    lone[owner] |= bit
                gates |= bit
            elif keeper == -1:
                abandoned |= bit
                gates |= bit
            bit += bit
        for unit in LIVING_GATES:
            if unit < len(state.loc):
                kept[UNIT_SIDE[unit]] |= _AREA[state.loc[unit]]
        great, monsters, cultists = sets[3 * side + 2], sets[3 * side + 1], sets[3 * side]
        foe_great = foe_monsters = foe_cultists = 0
        open_great = open_monster = key_great = key_monster = foe_gates = 0
        hunt_great = hunt_monsters = come_great = come_monsters = 0
        able = richest = idle = 0
        seat_of = pos.rules.seat_of
        seat = seat_of[side]
        rivals: list[int] = []
        for other in pos.rules.sides:
            if seat_of[other] == seat:
                continue
            rivals.append(other)
            his_great, his_monsters, his_cultists = sets[3 * other + 2], sets[3 * other + 1], sets[3 * other]
            foe_great |= his_great
            foe_monsters |= his_monsters
            foe_cultists |= his_cultists
            foe_gates |= kept[other]
            prey = his_cultists & ~his_great
            open_great |= prey
            key_great |= prey & lone[other]
            prey &= ~his_monsters
            open_monster |= prey
            key_monster |= prey & lone[other]
            rich = power[other]
            if rich:
                able += 1
                hunt_great |= his_great
                hunt_monsters |= his_monsters
                if rich > 1:
                    reach = reach_of(board, other)
                    come_great |= spread(his_great, reach)
                    come_monsters |= spread(his_monsters, reach)
                    if rich > richest:
                        richest = rich
                elif not richest:
                    richest = 1
            else:
                idle |= his_cultists
        reach = reach_of(board, side)
        now = open_great & great | open_monster & monsters
        self.now = now
        self.near = (open_great & spread(great, reach) | open_monster & spread(monsters, reach)) & ~now
        unguarded = cultists & ~great
        alone = unguarded & ~monsters
        lose = unguarded & hunt_great | alone & hunt_monsters
        self.lose = lose
        self.fear = (unguarded & come_great | alone & come_monsters) & ~lose
        self.hot = hunt_great | hunt_monsters
        self.warm = come_great | come_monsters
        self.idle = idle
        self.sets = sets
        self.rivals = rivals
        self.rivals_able = able
        self.richest = richest
        self.reach = reach
        self.great, self.monsters, self.cultists = great, monsters, cultists
        self.foe_great, self.foe_monsters, self.foe_cultists = foe_great, foe_monsters, foe_cultists
        self.open_great, self.open_monster = open_great, open_monster
        self.key_great, self.key_monster = key_great, key_monster
        self.kept, self.lone = kept[side], lone[side]
        self.foe_gates = foe_gates
        self.abandoned = abandoned
        self.bare = ~gates & (1 << len(board.areas)) - 1
        self.gate_of = kept

    def gate_at(self, bit: int) -> str:
        """Whose gate is in an area: its own, a rival's, nobody's, or none."""
        return "+" if self.kept & bit else "*" if self.foe_gates & bit else "x" if self.abandoned & bit else "."

    def foes_at(self, bit: int) -> str:
        """Which classes of rivals' units stand in an area."""
        return (
            ("g" if self.foe_great & bit else "")
            + ("m" if self.foe_monsters & bit else "")
            + ("c" if self.foe_cultists & bit else "")
        )

    def heat_at(self, bit: int) -> str:
        """Whether hunters of a rival with Power are in an area, or can come."""
        return "h" if self.hot & bit else "w" if self.warm & bit else ""
