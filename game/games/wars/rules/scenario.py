"""Positions in words: one format for set-ups, scenario files, saves and views.

Areas, factions, units and books are named; a unit of a faction is
``faction/kind/number``. Everything may be left out in a set-up; a save has all of it.
"""

from typing import Any

from game.engine.chance import Chance
from game.engine.errors import CodecError, SetupError, quoted
from game.games.wars.factions.rules.tables import FACTION_TABLES
from game.games.wars.rules.noted import read_notes, write_notes
from game.games.wars.rules.registry import HOOKS
from game.games.wars.rules.setting import Setting, read_choice, read_flag, read_side
from game.games.wars.rules.state import ABANDONED, ACTION, FLAG, MOST, NO_GATE, PHASES, SLOT_CLOSED, Battle, WarsState
from game.games.wars.rules.units import (
    BIT,
    BOOK_BIT,
    BOOKS,
    CAPTIVE,
    CAPTIVES_OF,
    CULTISTS,
    FACTIONS,
    KEEPS_BY,
    KINDS,
    LEAVERS,
    MOST_AREAS,
    OUT,
    POOL,
    REQUIREMENT_BIT,
    REQUIREMENTS,
    SIDE_NUMBER,
    SUBMERGED,
    UNIT_KIND,
    UNIT_SIDE,
    UNITS,
    units_in,
)

UNIT_NAME: list[str] = []
for _unit in range(UNITS):
    _same = [
        other for other in range(_unit) if UNIT_SIDE[other] == UNIT_SIDE[_unit] and UNIT_KIND[other] == UNIT_KIND[_unit]
    ]
    UNIT_NAME.append(f"{FACTIONS[UNIT_SIDE[_unit]]}/{KINDS[UNIT_KIND[_unit]].id}/{len(_same)}")
UNIT_NUMBER = {name: unit for unit, name in enumerate(UNIT_NAME)}
_FIGURES: dict[tuple[int, str], list[int]] = {}
for _unit in range(UNITS):
    _FIGURES.setdefault((UNIT_SIDE[_unit], KINDS[UNIT_KIND[_unit]].id), []).append(_unit)

FLAGS = FLAG | {f"slot_closed_{name}": bit for name, bit in zip(FACTIONS, SLOT_CLOSED, strict=True)}
_FLAG_NAMES = tuple(FLAGS)
_KEYS = frozenset((
    "turn", "phase", "slot", "first_player", "clockwise", "ritual", "power", "doom", "books", "requirements", "owed",
    "units", "gates", "desecrated", "signs", "revealed", "harmed", "flags", "notes", "battle", "ending",
))  # fmt: skip
_ENDINGS = ("", "doom_30", "instant_death", "reveal", "cap")


# writing


def write_state(rules: Setting, state: WarsState, seat: int | None = None) -> dict[str, Any]:
    """The state in words; for a seat, other sides' hidden Elder Signs are zeros."""
    areas = rules.map.areas
    names = [FACTIONS[side] for side in rules.sides]
    seen = {
        side: list(values) if seat is None or rules.seat_of[side] == seat else [0] * len(values)
        for side, values in enumerate(state.signs)
    }
    units: dict[str, dict[str, list[str]]] = {name: {} for name in names}
    for unit, place in enumerate(state.loc):
        owner = FACTIONS[UNIT_SIDE[unit]]
        if owner in units:
            units[owner].setdefault(KINDS[UNIT_KIND[unit]].id, []).append(place_name(rules, place))
    return {
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "first_player": FACTIONS[state.first] if state.first in rules.sides or not names else names[0],
        "clockwise": state.direction == 1,
        "ritual": state.ritual,
        "power": {name: state.power[SIDE_NUMBER[name]] for name in names},
        "doom": {name: state.doom[SIDE_NUMBER[name]] for name in names},
        "books": {name: _bits(state.books, BOOKS, name) for name in names},
        "requirements": {name: _bits(state.met, REQUIREMENTS, name) for name in names},
        "owed": {name: state.owed[SIDE_NUMBER[name]] for name in names},
        "units": units,
        "gates": {
            areas[area]: "abandoned" if keeper == ABANDONED else UNIT_NAME[keeper]
            for area, keeper in enumerate(state.gates)
            if keeper != NO_GATE
        },
        "desecrated": [area for number, area in enumerate(areas) if state.desecrated >> number & 1],
        "signs": {name: seen[SIDE_NUMBER[name]] for name in names},
        "revealed": {name: list(state.revealed[SIDE_NUMBER[name]]) for name in names},
        "harmed": [name for name in names if state.harmed >> SIDE_NUMBER[name] & 1],
        "flags": [name for name, bit in FLAGS.items() if state.flags & bit],
        **({"notes": notes} if (notes := write_notes(rules, state, UNIT_NAME)) else {}),
        "battle": write_battle(rules, state.battle) if state.battle else None,
        "ending": state.ending,
        **{key: getattr(state, key) for key in rules.own_numbers},
    }


def place_name(rules: Setting, place: int) -> str:
    """An area's id, ``pool``, ``submerged``, ``out`` or ``captive:faction``."""
    if place < MOST_AREAS:
        return rules.map.areas[place]
    if place == POOL:
        return "pool"
    if place == OUT:
        return "out"
    return "submerged" if place == SUBMERGED else f"captive:{FACTIONS[place - CAPTIVE]}"


def _bits(masks: list[int], names: tuple[tuple[str, ...], ...], faction: str) -> list[str]:
    side = SIDE_NUMBER[faction]
    return [name for number, name in enumerate(names[side]) if masks[side] >> number & 1]


_BATTLE_MASKS = ("units", "exempt", "tough", "kill1", "kill2", "pain1", "pain2", "rewarded")


def write_battle(rules: Setting, battle: Battle) -> dict[str, Any]:
    """The battle in words."""
    data: dict[str, Any] = {
        "area": rules.map.areas[battle.area],
        "sides": [FACTIONS[side] for side in battle.sides],
        "dice": [list(dice) for dice in battle.dice],
        "kills": list(battle.kills),
        "pains": list(battle.pains),
        "extra": [[UNIT_NAME[unit], dice] for unit, dice in battle.extra],
        "room_lost": battle.room_lost,
        "devoured": battle.devoured,
        "begun": list(battle.begun),
    }
    for name in _BATTLE_MASKS:
        data[name] = [UNIT_NAME[unit] for unit in units_in(getattr(battle, name))]
    if battle.saved:
        data["saved"] = [UNIT_NAME[unit] for unit in units_in(battle.saved)]
    return data


# reading


class _Reader:
    """Checks one table of a position; every complaint names the key."""

    def __init__(self, rules: Setting) -> None:
        self.rules = rules
        self.sides = {FACTIONS[side]: side for side in rules.sides}

    def number(self, key: str, value: Any, low: int = 0, high: int = MOST) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise SetupError(key, "error-setup-number", low=low, high=high)
        return value

    def table(self, key: str, value: Any) -> dict[str, Any]:
        if not isinstance(value, dict) or not all([isinstance(name, str) for name in value]):  # noqa: C419  half the time of a generator
            raise SetupError(key, "error-setup-table")
        return value

    def items(self, key: str, value: Any, most: int = 64) -> list[Any] | tuple[Any, ...]:
        if not isinstance(value, (list, tuple)) or len(value) > most:
            raise SetupError(key, "error-setup-list", most=most)
        return value

    def side(self, key: str, value: Any) -> int:
        return read_side(key, value, self.rules.sides)

    def area(self, key: str, value: Any) -> int:
        if not isinstance(value, str) or value not in self.rules.map.number:
            raise SetupError(key, "wars-setup-area", area=quoted(value, 40), map=self.rules.map.id)
        return self.rules.map.number[value]

    def place(self, key: str, value: Any, owner: int) -> int:
        """Where a unit is that is not in its pool."""
        if value == "submerged":
            if not FACTION_TABLES[owner].submerges:
                able = tuple(each.id for each in FACTION_TABLES if each.submerges)
                raise SetupError(key, "wars-setup-submerged", able=able)
            return SUBMERGED
        if isinstance(value, str) and value.startswith("captive:"):
            holder = self.side(key, value[8:])
            if holder == owner:
                raise SetupError(key, "wars-setup-own-captive")
            return CAPTIVE + holder
        return self.area(key, value)

    def unit(self, key: str, value: Any) -> int:
        if not isinstance(value, str) or value not in UNIT_NUMBER:
            raise SetupError(key, "wars-setup-unit", unit=quoted(value, 60))
        return UNIT_NUMBER[value]

    def by_side(self, key: str, value: Any) -> list[tuple[int, Any]]:
        if not isinstance(value, dict) or not value.keys() <= self.sides.keys():
            for name in self.table(key, value):
                self.side(key, name)  # raises for the one that does not play
        return [(self.sides[name], entry) for name, entry in value.items()]


def parse_setup(rules: Setting, data: Any, hidden_signs: bool = False) -> WarsState:
    """The state described in words; raises ``SetupError`` naming the key that makes no sense."""
    read = _Reader(rules)
    table = read.table("setup", data)
    for key in table:
        if key not in _KEYS and key not in rules.own_numbers:
            raise SetupError(quoted(key, 40), "wars-setup-key")
    state = WarsState.fresh(rules.signs, rules.counted)
    state.phase = PHASES.index(read_choice("phase", table.get("phase", "action"), PHASES))
    # The turn that follows the last one which can be written down ends with its Doom phase.
    state.turn = read.number("turn", table.get("turn", 1), 1, MOST + (state.phase != ACTION))
    state.first = read.side("first_player", table.get("first_player", FACTIONS[rules.sides[0]]))
    state.direction = 1 if read_flag("clockwise", table.get("clockwise", True)) else -1
    state.ritual = read.number("ritual", table.get("ritual", 0), 0, len(rules.map.track))
    for key, track in (("power", state.power), ("doom", state.doom)):
        for side, value in read.by_side(key, table.get(key, {})):
            track[side] = read.number(key, value)
    _read_books(read, state, table)
    _read_units(read, state, table.get("units", {}))
    _read_gates(read, state, table.get("gates", {}))
    for name in read.items("desecrated", table.get("desecrated", [])):
        state.desecrated |= 1 << read.area("desecrated", name)
    if state.desecrated.bit_count() > 12:
        raise SetupError("desecrated", "wars-setup-markers")
    for key in rules.own_numbers:
        setattr(state, key, read.number(key, table.get(key, 0)))
    _read_signs(read, state, table, hidden_signs)
    for name in read.items("harmed", table.get("harmed", [])):
        state.harmed |= 1 << read.side("harmed", name)
    for name in read.items("flags", table.get("flags", [])):
        state.flags |= FLAGS[read_choice("flags", name, _FLAG_NAMES)]
    read_notes(read, state, table.get("notes", {}))
    if "flags" not in table:
        for handler in HOOKS["set_up"]:
            if handler.side in rules.sides:
                handler.call(state)
    if table.get("battle") is not None:
        state.battle = _read_battle(read, table["battle"])
    state.ending = read_choice("ending", table.get("ending", ""), _ENDINGS)
    return state


def _read_books(read: _Reader, state: WarsState, table: dict[str, Any]) -> None:
    for key, masks, names, bits in (
        ("books", state.books, BOOKS, BOOK_BIT),
        ("requirements", state.met, REQUIREMENTS, REQUIREMENT_BIT),
    ):
        for side, entries in read.by_side(key, table.get(key, {})):
            for entry in read.items(key, entries, 6):
                masks[side] |= bits[read_choice(key, entry, names[side])]
    for side, value in read.by_side("owed", table.get("owed", {})):
        state.owed[side] = read.number("owed", value, 0, 6)
    stated = table.get("requirements", {})
    for side in read.rules.sides:
        if FACTIONS[side] not in stated:
            # Books without requirements named: the first ones of the card count as met.
            state.met[side] = (1 << (state.books[side].bit_count() + state.owed[side])) - 1
        if state.met[side].bit_count() != state.books[side].bit_count() + state.owed[side]:
            raise SetupError("requirements", "wars-setup-requirements", faction=FACTIONS[side])


def _read_units(read: _Reader, state: WarsState, data: Any) -> None:
    here, loc = state.here, state.loc
    for side, kinds in read.by_side("units", data):
        for kind, places in read.table("units", kinds).items():
            figures = _FIGURES.get((side, kind))
            if figures is None:
                raise SetupError("units", "wars-setup-not-its-unit", faction=FACTIONS[side], unit=kind[:40])
            names = read.items("units", places, 64)
            if len(names) > len(figures):
                raise SetupError("units", "wars-setup-too-many-units", faction=FACTIONS[side], unit=kind)
            for unit, name in zip(figures, names, strict=False):
                if name == "pool":
                    continue  # as all are at first
                leaves = name == "out" and LEAVERS & BIT[unit]
                place = OUT if leaves else read.place("units", name, side)
                if CAPTIVE <= place < OUT and not CAPTIVES_OF[place - CAPTIVE] & BIT[unit]:
                    raise SetupError("units", "wars-setup-captives")
                here[POOL] ^= BIT[unit]
                here[place] |= BIT[unit]
                loc[unit] = place


def _read_gates(read: _Reader, state: WarsState, data: Any) -> None:
    for name, keeper in read.table("gates", data).items():
        area = read.area("gates", name)
        if keeper == "abandoned":
            state.gates[area] = ABANDONED
            continue
        if isinstance(keeper, str) and keeper in read.sides:
            side = read.sides[keeper]
            able = [unit for unit in units_in(state.here[area]) if UNIT_SIDE[unit] == side and _may_keep(state, unit)]
            if not able:
                raise SetupError("gates", "wars-setup-gate-nobody", keeper=keeper, area=name)
            state.gates[area] = able[0]
            continue
        unit = read.unit("gates", keeper)
        if state.loc[unit] != area or not _may_keep(state, unit):
            raise SetupError("gates", "wars-setup-gate-keeper", keeper=keeper, area=name)
        state.gates[area] = unit


def _may_keep(state: WarsState, unit: int) -> bool:
    book = KEEPS_BY[UNIT_KIND[unit]]
    return bool(CULTISTS & BIT[unit] or (book and state.books[UNIT_SIDE[unit]] & BOOK_BIT[book]))


def _read_signs(read: _Reader, state: WarsState, table: dict[str, Any], hidden: bool) -> None:
    count = list(read.rules.signs)
    for key, lists in (("signs", state.signs), ("revealed", state.revealed)):
        for side, values in read.by_side(key, table.get(key, {})):
            low = 0 if hidden and key == "signs" else 1
            tokens = [read.number(key, value, low, 3) for value in read.items(key, values, 36)]
            lists[side] = tuple(sorted(tokens)) if key == "signs" else tuple(tokens)
            for value in tokens:
                count[value] -= 1
    if min(count[1:]) < 0:
        _, ones, twos, threes = read.rules.signs
        raise SetupError("signs", "wars-setup-signs", ones=ones, twos=twos, threes=threes)
    state.bag = [0, *count[1:]]


def _read_battle(read: _Reader, data: Any) -> Battle:
    table = read.table("battle", data)
    for key in ("area", "sides", "dice", "kills", "pains", "extra", "room_lost", "devoured", "begun", *_BATTLE_MASKS):
        if key not in table:
            raise SetupError("battle", "wars-setup-battle-key", part=key)
    sides = [read.side("battle", name) for name in read.items("battle", table["sides"], 2)]
    if len(sides) != 2 or sides[0] == sides[1]:
        raise SetupError("battle", "wars-setup-battle-sides")
    battle = Battle(read.area("battle", table["area"]), sides[0], sides[1], 0)
    for name in (*_BATTLE_MASKS, "saved"):
        units = read.items("battle", table.get(name, []))
        setattr(battle, name, sum({BIT[read.unit("battle", unit)] for unit in units}))
    pairs = []
    for key, low, high, most in (("dice", 1, 6, 400), ("kills", 0, 400, 2), ("pains", 0, 400, 2)):
        entries = read.items("battle", table[key], 2)
        if len(entries) != 2:
            raise SetupError("battle", "wars-setup-battle-pair", part=key)
        if key == "dice":
            rolls = [
                tuple(read.number("battle", face, low, high) for face in read.items("battle", dice, most))
                for dice in entries
            ]
            battle.dice = (rolls[0], rolls[1])
        else:
            pairs.append((read.number("battle", entries[0], low, high), read.number("battle", entries[1], low, high)))
    battle.kills, battle.pains = pairs
    battle.extra = tuple(
        (read.unit("battle", entry[0]), read.number("battle", entry[1], 0, 60))
        for entry in read.items("battle", table["extra"])
        if len(read.items("battle", entry, 2)) == 2
    )
    battle.room_lost = read.number("battle", table["room_lost"], 0, 3)
    battle.devoured = read.number("battle", table["devoured"], 0, 64)
    begun = read.items("battle", table["begun"])
    if not all(isinstance(name, str) and len(name) <= 30 for name in begun):
        raise SetupError("battle", "wars-setup-battle-begun")
    for name in begun:
        _, noted, unit = name.partition(":")
        if noted:
            read.number("battle", int(unit) if unit.isdigit() else -1, 0, UNITS - 1)
    battle.begun = tuple(begun)
    return battle


def read_state(rules: Setting, data: Any) -> WarsState:
    """The state a save or a filled view describes; raises ``CodecError``."""
    try:
        return parse_setup(rules, data)
    except SetupError as problem:
        raise CodecError(str(problem)) from problem


def begin_from(rules: Setting, data: Any) -> tuple[WarsState, int | None]:
    """The state of a set-up, and the side whose slot begins: the faction ``slot``; without one the phase begins."""
    read = _Reader(rules)
    state = parse_setup(rules, data)
    if state.battle is not None or state.ending:
        raise SetupError("battle" if state.battle else "ending", "wars-setup-under-way")
    slot = data.get("slot")
    if slot is None:
        return state, None
    if state.phase != ACTION:
        raise SetupError("slot", "wars-setup-slot-phase")
    side = read.side("slot", slot)
    if state.power[side] < 1:
        raise SetupError("slot", "wars-setup-slot-power", faction=slot)
    return state, side


def fill_signs(data: dict[str, Any], chance: Chance, signs_in_box: tuple[int, ...]) -> dict[str, Any]:
    """Hidden Elder Signs (zeros) dealt anew from all that are neither seen nor revealed."""
    left = list(signs_in_box)
    for key in ("signs", "revealed"):
        for values in data[key].values():
            for value in values:
                if value:
                    left[value] -= 1
    signs = {}
    for name, values in data["signs"].items():
        dealt = []
        for value in values:
            if not value:
                value = chance.draw(left)
                left[value] -= 1
            dealt.append(value)
        signs[name] = dealt
    return {**data, "signs": signs}
