"""The Duel as the engine sees it: Cthulhu Wars' tables and abilities under rules of its own."""

from collections.abc import Mapping
from typing import Any

from game.engine.chance import Chance
from game.engine.errors import CodecError, SetupError
from game.engine.position import Frame, Position
from game.games.duel.rules.tables import (
    DUEL,
    LOVECRAFT_COUNTRY,
    NAMES,
    SIGNS,
    SPOILS,
    Options,
    lovecraft_country,
    read_options,
)
from game.games.duel.rules.turn import DuelActions, DuelTurn
from game.games.rulings import RULES_VERSION, read_version
from game.games.wars.factions.rules.tables import FACTION_TABLES
from game.games.wars.rules.flow.slot import Slot
from game.games.wars.rules.inputs import known_options, read_factions, start_areas_there
from game.games.wars.rules.rules import WarsRules, give_handicap
from game.games.wars.rules.state import ACTION, PHASES, WarsState
from game.games.wars.rules.units import SIDE_NUMBER, UNIT_KIND

_REPLACING = frozenset(why for faction in FACTION_TABLES for why in faction.replaces)


class DuelRules(WarsRules):
    """The tables of one Duel."""

    game = "duel"

    def __init__(
        self, factions: list[list[str]], options: Options, scenario: Any = None, version: int = RULES_VERSION
    ) -> None:
        edition = DUEL._replace(decay_each=options.decay == "action", share_pays=options.share_pays)
        super().__init__(factions, lovecraft_country(options.starts), edition, scenario, version)
        self.options = options
        self.signs = SIGNS
        self.own_numbers = ("decay",)
        del self._setup["edition"]
        self._setup["options"] = options.written()

    def begin(self, chance: Chance) -> tuple[WarsState, tuple[Frame, ...]]:
        """Six Acolytes and a gate for both (Duel rulebook, Set up), or the scenario given."""
        state, stack = super().begin(chance)
        if self.scenario is None:
            state.first = self.sides[0]
            state.phase = ACTION
        return state, stack

    def first_frames(self, state: WarsState) -> tuple[Frame, ...]:
        """What is going on when both have set up."""
        return (DuelTurn("begin"),)

    def opening(self, state: WarsState) -> tuple[Frame, ...]:
        """What is going on where the phase of the state begins."""
        return (DuelTurn(PHASES[state.phase]),)

    def in_slot(self, state: WarsState, side: int) -> tuple[Frame, ...]:
        """What is going on where the side's slot begins, Decay paid."""
        other = next(each for each in self.sides if each != side)
        slot = Slot(side, False, False, 0, tuple(state.gates), ())
        return (DuelTurn("gather"), DuelActions(other), slot)

    def decode_state(self, data: Any) -> WarsState:
        """The state that ``encode_state`` wrote; that of another game has no Decay marker."""
        if not isinstance(data, dict) or "decay" not in data:
            raise CodecError("the position is not one of a Duel")
        return super().decode_state(data)

    def unsound(self, pos: Position) -> str:
        """Why no Duel could stand so."""
        from game.games.duel.rules import shapes  # noqa: F401  registers the Duel's frames

        return super().unsound(pos)

    def spoils(self, unit: int, why: str) -> int:
        """The Doom an enemy gains by the loss of a unit: its cost, of several the average, rounded up."""
        if why in _REPLACING and not self.options.replaced_doom:
            return 0
        if why in ("captured", "returned") and why != self.options.captive_pays:
            return 0
        return SPOILS[UNIT_KIND[unit]]


def make_duel(inputs: Mapping[str, Any]) -> DuelRules:
    """The rules of a Duel from the inputs of a match, every one checked.

    Raises ``SetupError`` naming what is wrong. Without ``factions`` Great Cthulhu meets Black Goat.
    """
    known_options(inputs.get("options"), NAMES)
    given = inputs.get("options") or {}
    players = inputs.get("players")
    if players is not None and (isinstance(players, bool) or players != 2):
        raise SetupError("players", "duel-setup-players")
    if inputs.get("edition") not in (None, ""):
        raise SetupError("edition", "duel-setup-editions")
    if inputs.get("map") not in (None, LOVECRAFT_COUNTRY.id):
        raise SetupError("map", "duel-setup-map", map=LOVECRAFT_COUNTRY.id)
    factions = inputs.get("factions")
    seats = read_factions(("great_cthulhu", "black_goat") if factions is None else factions)
    if [len(names) for names in seats] != [1, 1]:
        raise SetupError("factions", "duel-setup-factions")
    start_areas_there(LOVECRAFT_COUNTRY, seats)
    sides = tuple(SIDE_NUMBER[name] for names in seats for name in names)
    rules = DuelRules(seats, read_options(given, sides), inputs.get("setup"), read_version(inputs.get("rules")))
    give_handicap(rules, given, inputs.get("setup"))
    return rules
