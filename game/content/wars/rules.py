"""Cthulhu Wars as the engine sees it: one object a match, made from plain options."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.content.wars import factions as _factions  # noqa: F401  registers every ability
from game.content.wars.board import take_gate
from game.content.wars.editions import EDITIONS
from game.content.wars.flow import battle as _battle  # noqa: F401  registers the action
from game.content.wars.flow import ending
from game.content.wars.flow import movement as _movement  # noqa: F401  registers the action
from game.content.wars.flow.awakening import AWAKENINGS
from game.content.wars.flow.books import settle
from game.content.wars.flow.turn import Turn
from game.content.wars.handicap import Handicap, read_handicap, write_handicap
from game.content.wars.invariants import violations
from game.content.wars.maps import DEFAULT_MAP, MAPS
from game.content.wars.registry import ACTIONS, HOOK_ORDER, HOOKS, WATCHERS, Action, Watcher
from game.content.wars.scenario import UNIT_NAME, begin_from, fill_signs, place_name, read_state, write_state
from game.content.wars.state import ALL_CHANGED, NO_GATE, WarsState
from game.content.wars.units import ACOLYTES_OF, ALL_BOOKS, BIT, BOOKS, FACTIONS, POOL, SIDE_NUMBER, units_in
from game.engine.chance import Chance
from game.engine.errors import SetupError
from game.engine.frame import Frame
from game.engine.option import NONE, Option
from game.engine.position import Position

ACTION_ORDER = (
    "move", "battle", "build_gate", "recruit", "summon", "awaken", "capture", "dreams", "submerge", "emerge",
    "thousand_forms", "avatar", "ghroth", "desecrate", "he_who", "screaming_dead", "shriek", "zingaya", "cc_pay_4",
    "cc_pay_6", "cc_pay_both", "bg_sacrifice", "ys_gift", "control_gate", "abandon_gate", "pass",
)  # fmt: skip
"""The order in which actions are offered."""

OPTIONS = ("handicap",)
"""What ``options`` of a match may hold; see the table in API.md."""

Hook = tuple[int, int, Callable[..., Any]]
Named = tuple[str, int, int, Any]


class WarsRules:
    """The tables of one match: map, edition, sides and seats, and the handlers of the sides in play.

    ``sides`` are in seat order (clockwise); ``seat_of[side]`` is -1 for a side not in play.
    """

    game = "wars"

    def __init__(self, factions: Sequence[Sequence[str]], map_id: str, edition: str, scenario: Any = None) -> None:
        self.map = MAPS[map_id]
        self.edition = EDITIONS[edition]
        self.seats = len(factions)
        self.sides = tuple(SIDE_NUMBER[name] for seat in factions for name in seat)
        self.seat_of = [-1] * len(FACTIONS)
        for seat, names in enumerate(factions):
            for name in names:
                self.seat_of[SIDE_NUMBER[name]] = seat
        self.setup: dict[str, Any] = {
            "game": "wars",
            "factions": [list(names) for names in factions],
            "map": map_id,
            "edition": edition,
        }
        self.handicap: Mapping[int, Handicap] = {}
        self.scenario = scenario
        self.hooks: dict[str, list[Hook]] = {
            name: [(handler.side, handler.bit, handler.call) for handler in HOOKS[name] if handler.side in self.sides]
            for name in HOOK_ORDER
        }
        self.before_battle = self._named("pre_battle")
        self.doom_events = self._named("doom_event")
        self.watchers: list[list[Watcher]] = [
            [watcher for watcher in WATCHERS if watcher.side in self.sides and watcher.dirty & dirty]
            for dirty in range(ALL_CHANGED + 1)
        ]
        self.awakenings = [AWAKENINGS[unit] for unit in sorted(AWAKENINGS)]
        self.actions = [self._actions(side) for side in range(len(FACTIONS))]
        self._menus: dict[tuple[int, int, bool], tuple[Action, ...]] = {}
        self.settle = settle

    def give_handicap(self, handicap: Mapping[int, Handicap]) -> None:
        """Let sides begin with more or less than the rules give them; part of the set-up that everybody sees."""
        self.handicap = handicap
        self.setup["handicap"] = write_handicap(handicap)

    def _named(self, hook: str) -> list[Named]:
        return [
            (handler.name, handler.side, handler.bit, handler.call)
            for handler in HOOKS[hook]
            if handler.side in self.sides
        ]

    def _actions(self, side: int) -> list[Action]:
        """A side's actions in the order they are offered; Fertility Cult may make Summoning unlimited."""
        own = [entry for entry in ACTIONS if entry.side is None or entry.side == side]
        own.sort(key=lambda entry: ACTION_ORDER.index(entry.id))
        if self.edition.summons_unlimited and any(owner == side for owner, _, _ in self.hooks["summon_again"]):
            own = [entry._replace(unlimited=True) if entry.id == "summon" else entry for entry in own]
        return own

    def menu(self, side: int, books: int, acted: bool) -> tuple[Action, ...]:
        """The actions a side with these books can think of: all, or after its action the unlimited ones."""
        key = (side, books, acted)
        found = self._menus.get(key)
        if found is None:
            found = self._menus[key] = tuple(
                entry
                for entry in self.actions[side]
                if (not entry.book or books & entry.book)
                and (not acted or entry.unlimited or (entry.id == "battle" and books == ALL_BOOKS))
            )
        return found

    # what the engine calls

    def begin(self, chance: Chance) -> tuple[WarsState, tuple[Frame, ...]]:
        """Six Acolytes and a gate for everyone (Rulebook II), or the scenario given."""
        if self.scenario is not None:
            return begin_from(self, self.scenario, chance)
        pos = Position(self, WarsState.fresh(), (), chance)
        state: WarsState = pos.state
        for side in self.sides:
            area = self.map.start[side]
            for unit in units_in(ACOLYTES_OF[side]):
                state.here[POOL] ^= BIT[unit]
                state.here[area] |= BIT[unit]
                state.loc[unit] = area
            assert state.gates[area] == NO_GATE
            take_gate(pos, units_in(ACOLYTES_OF[side])[0], area)
        state.dirty = 0
        return state, (Turn("handicap" if self.handicap else "gather"),)

    def reveal(self, pos: Position, side: int, values: Sequence[int]) -> None:
        """Elder Signs, at any moment."""
        ending.reveal(pos, side, tuple(values))

    def encode_state(self, state: WarsState, seat: int | None = None) -> dict[str, Any]:
        """The position in words, in the format of scenario files."""
        return write_state(self, state, seat)

    def decode_state(self, data: Any) -> WarsState:
        """The state that ``encode_state`` wrote."""
        return read_state(self, data)

    def fill_hidden(self, data: dict[str, Any], chance: Chance) -> dict[str, Any]:
        """Hidden Elder Signs dealt anew from those nobody has seen."""
        return fill_signs(data, chance)

    def violations(self, pos: Position) -> list[str]:
        """Invariants that do not hold."""
        return violations(pos)

    def result(self, pos: Position) -> ending.Result | None:
        """Who has won."""
        return ending.result(pos)

    # names, for people and their programs

    def name_option(self, chosen: Option) -> dict[str, Any]:
        """An option in words: its kind and whichever of area, unit, side, number it has."""
        named: dict[str, Any] = {"kind": chosen.kind}
        if chosen.area != NONE:
            named["area"] = place_name(self, chosen.area)
        if chosen.unit != NONE:
            named["unit"] = UNIT_NAME[chosen.unit]
        if chosen.side != NONE:
            named["side"] = FACTIONS[chosen.side]
        if chosen.number != NONE:
            named["number"] = chosen.number
        if chosen.kind == "book":
            named["book"] = BOOKS[chosen.side][chosen.number]
        return named

    def side_number(self, name: str) -> int:
        """The side of a faction's id; raises ``KeyError``."""
        return SIDE_NUMBER[name]

    def side_of_seat(self, seat: int) -> tuple[int, ...]:
        """The sides of a seat."""
        return tuple(side for side in self.sides if self.seat_of[side] == seat)


def make_rules(
    players: Any = None,
    factions: Any = None,
    map: Any = None,
    edition: Any = None,
    scenario: Any = None,
    options: dict[str, Any] | None = None,
) -> WarsRules:
    """The rules for a match, every choice checked; raises ``SetupError`` naming what is wrong.

    ``players`` is a number, ``factions`` a list of names or, by seat, of lists of names, ``map``
    and ``edition`` are names; any of them may come from outside and be something else.
    """
    for name in options or {}:
        if name not in OPTIONS:
            raise SetupError("options", f"Cthulhu Wars has no option called {str(name)[:40]!r}")
    if factions is None:
        if players is None:
            players = 4
        if isinstance(players, bool) or not isinstance(players, int) or players not in DEFAULT_MAP:
            raise SetupError("players", "Cthulhu Wars is for 3 or 4 players so far: there are only four factions")
        factions = ("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign")[:players]
    if isinstance(factions, str) or not all(isinstance(names, (str, list, tuple)) for names in factions):
        raise SetupError("factions", "not a list of names")
    seats = [[names] if isinstance(names, str) else list(names) for names in factions]
    flat: list[Any] = [name for names in seats for name in names]
    for named in flat:
        if not isinstance(named, str) or named not in SIDE_NUMBER:
            raise SetupError("factions", f"there is no faction {named!r}; there are {', '.join(FACTIONS)}")
    if len(set(flat)) != len(flat):
        raise SetupError("factions", "a faction is named twice")
    if players is not None and players != len(seats):
        raise SetupError("players", f"{players} players, but {len(seats)} seats have factions")
    if len(seats) not in DEFAULT_MAP or len(flat) != len(seats):
        raise SetupError("factions", "name three or four factions, one for each seat")
    map_id = map or DEFAULT_MAP[len(seats)]
    if map_id not in MAPS:
        raise SetupError("map", f"there is no map {map_id!r}; there are {', '.join(MAPS)}")
    if len(seats) not in MAPS[map_id].players:
        wanted = " or ".join(str(number) for number in MAPS[map_id].players)
        more = ", and there are only four factions so far" if map_id == "earth_5" else ""
        raise SetupError("map", f"{map_id} is for {wanted} players{more}")
    edition = edition or "first"
    if edition not in EDITIONS:
        raise SetupError("edition", f"there is no edition {edition!r}; there are {', '.join(EDITIONS)}")
    rules = WarsRules(seats, map_id, edition, scenario)
    handicap = read_handicap((options or {}).get("handicap", {}), rules.sides)
    if handicap:
        if scenario is not None:
            raise SetupError("handicap", "a set-up says itself how much Power and Doom everybody has")
        rules.give_handicap(handicap)
    return rules
