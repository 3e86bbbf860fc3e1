"""Cthulhu Wars as the engine sees it: one object a match, made from plain options."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.engine.chance import Chance
from game.engine.errors import CodecError, SetupError, quoted
from game.engine.option import NONE, Option
from game.engine.plain import copied_setup
from game.engine.position import Frame, Position, goes_on, taken_up
from game.games.facts import Handicap
from game.games.rulings import RULES_VERSION, as_of, mark_version, read_version
from game.games.wars.factions.rules import abilities as _abilities  # noqa: F401  registers every ability
from game.games.wars.rules.editions import EDITIONS, RULINGS_OF, Edition
from game.games.wars.rules.flow import battle as _battle  # noqa: F401  registers the action
from game.games.wars.rules.flow import ending
from game.games.wars.rules.flow import movement as _movement  # noqa: F401  registers the action
from game.games.wars.rules.flow.awakening import AWAKENINGS
from game.games.wars.rules.flow.choose import settle
from game.games.wars.rules.flow.setup import SetUp, late_sides, start_at
from game.games.wars.rules.flow.slot import Slot
from game.games.wars.rules.flow.turn import ActionPhase, Draft, PairedActions, Turn, first_of_all
from game.games.wars.rules.inputs import (
    board_for,
    check_seats,
    drafted_from,
    known_options,
    read_factions,
    start_areas_there,
)
from game.games.wars.rules.invariants import violations
from game.games.wars.rules.maps import DEFAULT_MAP, Map
from game.games.wars.rules.registry import ACTIONS, HOOKS, WATCHERS, Action, Watcher
from game.games.wars.rules.scenario import UNIT_NAME, begin_from, fill_signs, place_name, read_state, write_state
from game.games.wars.rules.setting import DIRECTIONS, Setting, read_choice, read_handicap, write_handicap
from game.games.wars.rules.state import ALL_CHANGED, PHASES, WarsState
from game.games.wars.rules.units import (
    ALL_BOOKS,
    BOOKS,
    FACTIONS,
    FEWEST_SIDES,
    KINDS,
    SIDE_NUMBER,
    UNIT_KIND,
    UNIT_SIDE,
)

FIRST_ACTIONS = ("move", "battle", "build_gate", "recruit", "summon", "awaken", "capture")
LAST_ACTIONS = ("control_gate", "abandon_gate", "pass")
"""The common actions as they are offered; a faction's own stand between them."""

OPTIONS = ("handicap", "direction", "draft")
"""What ``options`` of a match may hold; see the table in docs/api.md."""

Hook = tuple[int, int, Callable[..., Any]]
Named = tuple[str, int, int, Any]


class WarsRules(Setting):
    """The tables of one match: its setting, and the handlers of the sides in play.

    Without any sides the match begins with the draft; ``chosen`` is what came of one, by seat. ``version`` is that of
    the rules: the edition is taken with its rulings.
    """

    game = "wars"

    def __init__(
        self,
        factions: Sequence[Sequence[str]],
        board: Map,
        edition: Edition,
        scenario: Any = None,
        version: int = RULES_VERSION,
    ) -> None:
        super().__init__(factions, board, as_of(version, edition, RULINGS_OF))
        self.chosen: list[list[str]] | None = None
        self.drafted_from: tuple[int, ...] = tuple(range(FEWEST_SIDES))
        self.after: Callable[[Any], WarsRules] = _no_draft
        self._setup: dict[str, Any] = {
            "game": self.game,
            "factions": [list(names) for names in factions],
            "map": board.id,
            "edition": edition.id,
        }
        mark_version(self._setup, version)
        self.handicap: Mapping[int, Handicap] = {}
        self.clockwise = False
        self.scenario = scenario
        self.hooks: dict[str, list[Hook]] = HOOKS.of(self.sides)
        self.hanging: dict[tuple[str, tuple[int, ...]], list[Hook]] = {}
        """What hangs on a hook for some sides, once it has been asked for."""
        self.hooks_of: list[dict[str, list[tuple[int, Any]]]] = [{} for _ in range(self.counted)]
        """By side: what it has hanging on a hook, where it has anything: spellbook and function."""
        for name, handlers in self.hooks.items():
            for side, book, call in handlers:
                self.hooks_of[side].setdefault(name, []).append((book, call))
        self.rivals: dict[int, tuple[int, ...]] = {
            side: tuple(other for other in self.sides if self.seat_of[other] != self.seat_of[side])
            for side in self.sides
        }
        """By side the sides of other seats."""
        self.before_battle = self._named("pre_battle")
        self.doom_events = self._named("doom_event")
        self.ritual_ways = self._named("ritual_way")
        # In the same order whichever faction was imported first: matches come out alike.
        watchers = [watcher for watcher in WATCHERS if watcher.side in self.sides]
        watchers.sort(key=lambda watcher: FACTIONS[watcher.side])
        self.watchers: list[list[Watcher]] = [
            [watcher for watcher in watchers if watcher.dirty & dirty] for dirty in range(ALL_CHANGED + 1)
        ]
        self.awakenings = [AWAKENINGS[unit] for unit in sorted(AWAKENINGS)]
        self.actions = self._actions()
        self.action_of = [{entry.id: entry for entry in reversed(entries)} for entries in self.actions]
        self._menus: dict[tuple[int, int, bool, bool, bool], tuple[Action, ...]] = {}
        self.settle = settle

    def always_clockwise(self) -> None:
        """Settle the direction of play, so that no first player is asked; part of the set-up that everybody sees."""
        self.clockwise = True
        self._setup["options"] = {"direction": "clockwise"}

    def draft_from(self, sides: tuple[int, ...]) -> None:
        """Let four of these be drafted, instead of the first four that there were; part of the set-up."""
        self.drafted_from = sides
        self._setup["options"] = {"draft": [FACTIONS[side] for side in sides]}

    def give_handicap(self, handicap: Mapping[int, Handicap]) -> None:
        """Let sides begin with more or less than the rules give them; part of the set-up that everybody sees."""
        self.handicap = handicap
        self._setup["handicap"] = write_handicap(handicap)

    def _named(self, hook: str) -> list[Named]:
        return [
            (handler.name, handler.side, handler.bit, handler.call)
            for handler in HOOKS[hook]
            if handler.side in self.sides
        ]

    def _actions(self) -> list[list[Action]]:
        """Each side's actions in the order they are offered; Fertility Cult may make Summoning unlimited."""
        common: dict[str, Action] = {}
        own: list[list[Action]] = [[] for _ in range(self.counted)]
        for entry in ACTIONS:
            if entry.side is None:
                common[entry.id] = entry
            elif entry.side < self.counted:
                own[entry.side].append(entry)
        first = [common[name] for name in FIRST_ACTIONS if name in common]
        last = [common[name] for name in LAST_ACTIONS if name in common]
        made = [[*first, *particular, *last] for particular in own]
        awakeners = {UNIT_SIDE[entry.unit] for entry in self.awakenings}
        for side in set(self.sides) - awakeners:
            made[side] = [each for each in made[side] if each.id != "awaken"]
        if self.edition.summons_unlimited:
            sometimes = {side for side, _, _ in self.hooks["summons_unlimited"]}
            for side in {side for side, _, _ in self.hooks["summon_again"]} - sometimes:
                made[side] = [each._replace(unlimited=True) if each.id == "summon" else each for each in made[side]]
        return made

    def battles_unlimited(self, state: WarsState, side: int) -> bool:
        """Whether battles of the side may be unlimited actions: by its six spellbooks, or by anybody's."""
        if self.edition.battle_for_all:
            return ALL_BOOKS in state.books
        return state.books[side] == ALL_BOOKS

    def summons_unlimited(self, state: WarsState, side: int) -> bool:
        """Whether a side's Summoning is unlimited for a while, by an ability that it has not always."""
        lent = self.hooks["summons_unlimited"]
        return self.edition.summons_unlimited and any([call(state) for of, _, call in lent if of == side])  # noqa: C419

    def menu(self, state: WarsState, side: int, acted: bool) -> tuple[Action, ...]:
        """The actions a side with its books can think of: all, or after its action the unlimited ones."""
        books = state.books[side]
        battles = acted and self.battles_unlimited(state, side)
        summons = acted and bool(self.hooks["summons_unlimited"]) and self.summons_unlimited(state, side)
        key = (side, books, acted, battles, summons)
        found = self._menus.get(key)
        if found is None:
            freed = [name for name, free in (("battle", battles), ("summon", summons)) if free]
            found = self._menus[key] = tuple(
                entry
                for entry in self.actions[side]
                if (not entry.book or books & entry.book)
                and (not acted or entry.unlimited or entry.id in freed)
            )
        return found

    # what the engine calls

    @property
    def setup(self) -> dict[str, Any]:
        """Plain data from which the same rules can be made again; a copy."""
        return copied_setup(self._setup)

    def begin(self, chance: Chance) -> tuple[WarsState, tuple[Frame, ...]]:
        """Six Acolytes and a gate for everyone (Rulebook II), or the scenario given."""
        if goes_on(self.scenario):
            if "slot" in self.scenario:
                raise SetupError("slot", "wars-setup-slot-stack")
            return taken_up(self, self.scenario)
        if self.scenario is not None:
            begun, slot = begin_from(self, self.scenario)
            begun.dirty = ALL_CHANGED if self.edition.setups_pay else 0
            return begun, self.opening(begun) if slot is None else self.in_slot(begun, slot)
        pos = Position(self, WarsState.fresh(self.signs, self.counted), (), chance)
        state: WarsState = pos.state
        if not self.sides:
            return state, (Draft(()),)
        for side in self.sides:
            if side in self.map.start:
                start_at(pos, side, self.map.start[side])
        frames, late = self.first_frames(state), late_sides(self)
        if late:
            # Those who choose are asked before there is a first player.
            state.first = first_of_all(self.sides)
            frames = (*frames, SetUp(late))
        return state, frames

    def first_frames(self, state: WarsState) -> tuple[Frame, ...]:
        """What is going on when everybody has set up."""
        return (Turn("handicap"),) if self.handicap else self.opening(state)

    def opening(self, state: WarsState) -> tuple[Frame, ...]:
        """What is going on where the phase of the state begins."""
        return (Turn(PHASES[state.phase]),)

    def in_slot(self, state: WarsState, side: int) -> tuple[Frame, ...]:
        """What is going on where the side's slot begins."""
        slot = Slot(side, False, False, 0, tuple(state.gates), ())
        if self.paired:
            seat = self.seat_of[side]
            rest = tuple(other for other in self.side_of_seat(seat) if other != side)
            return (Turn("end"), PairedActions(seat, rest), slot)
        order = list(self.sides)[:: state.direction]
        following = order[(order.index(side) + 1) % len(order)]
        return (Turn("end"), ActionPhase(following), slot)

    def spoils(self, unit: int, why: str) -> int:
        """The Doom an enemy gains by the loss of a unit, where losses pay; ``why`` is how it was lost."""
        return KINDS[UNIT_KIND[unit]].cost

    def reveal(self, pos: Position, side: int, values: Sequence[int]) -> None:
        """Elder Signs, at any moment."""
        ending.reveal(pos, side, tuple(values))

    def encode_state(self, state: WarsState, seat: int | None = None) -> dict[str, Any]:
        """The position in words, in the format of scenario files."""
        return write_state(self, state, seat)

    def decode_state(self, data: Any) -> WarsState:
        """The state that ``encode_state`` wrote; before the draft it is always the same."""
        return read_state(self, data) if self.sides else WarsState.fresh(self.signs, self.counted)

    def fill_hidden(self, data: dict[str, Any], chance: Chance) -> dict[str, Any]:
        """Hidden Elder Signs dealt anew from those nobody has seen."""
        return fill_signs(data, chance, self.signs)

    def violations(self, pos: Position) -> list[str]:
        return violations(pos)

    def unsound(self, pos: Position) -> str:
        # Loaded only for what comes from outside: a match begun here starts without it.
        from game.games.wars.rules.sound import unsound

        return unsound(pos)

    def result(self, pos: Position) -> ending.WarsResult | None:
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
        return tuple(side for side in self.sides if self.seat_of[side] == seat)


def _no_draft(chosen: Any) -> WarsRules:
    raise CodecError("these rules have no draft")


def make_rules(
    players: Any = None,
    factions: Any = None,
    map: Any = None,
    edition: Any = None,
    scenario: Any = None,
    options: dict[str, Any] | None = None,
    version: Any = None,
) -> WarsRules:
    """The rules for a match, every choice checked; raises ``SetupError`` naming what is wrong.

    ``players`` is a number, ``factions`` a list of names or, by seat, of lists of names, ``map``
    and ``edition`` are names, ``version`` is that of the rules; any of them may come from outside
    and be something else. Two players without factions draft them.
    """
    known_options(options, OPTIONS)
    if factions is None:
        if players is None:
            players = 4
        if isinstance(players, bool) or not isinstance(players, int) or players not in DEFAULT_MAP:
            raise SetupError("players", "wars-setup-players", players=tuple(str(number) for number in DEFAULT_MAP))
        factions = FACTIONS[:players] if players > 2 else [[], []]
    seats = read_factions(factions)
    if players is not None and players != len(seats):
        raise SetupError("players", "wars-setup-seats", players=quoted(players, 40), seats=len(seats))
    check_seats(seats)
    board = board_for(map, len(seats))
    start_areas_there(board, seats)
    if edition is None or edition == "":
        edition = "first"
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise SetupError("edition", "wars-setup-edition", edition=quoted(edition, 60), known=tuple(EDITIONS))
    rules = WarsRules(seats, board, EDITIONS[edition], scenario, read_version(version))
    if not rules.sides:
        return _drafting(rules, options, version)
    if isinstance(scenario, dict) and "drafted" in scenario:
        if scenario["drafted"] != rules.setup["factions"]:
            raise SetupError("drafted", "wars-setup-drafted")
        return make_rules(2, None, board.id, edition, scenario, options, version)
    if "draft" in (options or {}):
        raise SetupError("draft", "wars-setup-draft-given")
    give_handicap(rules, options, scenario)
    if _direction(options) == "clockwise":
        rules.always_clockwise()
    return rules


def _direction(options: Mapping[str, Any] | None) -> str:
    return read_choice("direction", (options or {}).get("direction", DIRECTIONS[0]), DIRECTIONS)


def _drafting(rules: WarsRules, options: dict[str, Any] | None, version: Any) -> WarsRules:
    """The rules of a match that begins with the draft, or those it has led to where a set-up says what it gave."""
    read_handicap((options or {}).get("handicap", {}), tuple(range(len(FACTIONS))))
    _direction(options)
    scenario, options = rules.scenario, dict(options or {})
    if "draft" in options:
        rules.draft_from(drafted_from(options.pop("draft")))

    def after(chosen: Any) -> WarsRules:
        """The rules once the draft has given these factions."""
        try:
            made = make_rules(2, chosen, rules.map.id, rules.edition.id, None, options, version)
        except SetupError as problem:
            raise CodecError(str(problem)) from problem
        made.chosen = made.setup["factions"]
        made.after = after
        return made

    rules.after = after
    if isinstance(scenario, dict) and "drafted" in scenario:
        try:
            settled = after(scenario["drafted"])
        except CodecError as problem:
            raise SetupError("drafted", str(problem)) from problem
        settled.scenario = {key: value for key, value in scenario.items() if key != "drafted"}
        return settled
    if scenario is not None and not goes_on(scenario):
        raise SetupError("factions", "wars-setup-no-draft")
    return rules


def give_handicap(rules: WarsRules, options: Mapping[str, Any] | None, scenario: Any) -> None:
    """Give the rules the option ``handicap``, checked."""
    handicap = read_handicap((options or {}).get("handicap", {}), rules.sides)
    if handicap:
        if scenario is not None and not goes_on(scenario):
            raise SetupError("handicap", "wars-setup-handicap-twice")
        rules.give_handicap(handicap)


def rules_from(inputs: Mapping[str, Any]) -> WarsRules:
    """The rules of a match from its plain inputs by name; raises ``SetupError``."""
    named = ("players", "factions", "map", "edition", "setup", "options", "rules")
    return make_rules(*(inputs.get(name) for name in named))
