"""Rites of Cthulhu as the engine sees it: one object a match, made from plain options."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from game.engine.chance import Chance
from game.engine.errors import SetupError, quoted
from game.engine.option import NONE, Option
from game.engine.plain import copied_setup
from game.engine.position import Frame, Position, goes_on, taken_up
from game.games.rites.rules.cards import (
    ALL_ARTIFACTS,
    ARTIFACT_ID,
    ARTIFACTS,
    CARD_ID,
    CARDS,
    LAID_ID,
    RITE_ID,
    RITE_NUMBER,
    RITES_PLAYED,
    cards_in,
)
from game.games.rites.rules.codec import laid_out, read_state, write_state
from game.games.rites.rules.game import Game
from game.games.rites.rules.hidden import fill_hidden
from game.games.rites.rules.moves import class_of, shuffled
from game.games.rites.rules.over import RitesResult, result
from game.games.rites.rules.power_plays import KINDS, request
from game.games.rites.rules.registry import load, pairs
from game.games.rites.rules.state import RitesState
from game.games.rulings import RULES_VERSION, as_of, mark_version, read_version

load()

_FLAGS = ("tree_window", "all_rites", "shared_redraw")
OPTIONS = ("rite", *_FLAGS)
"""What ``options`` of a match may hold; see the table in docs/api.md."""
NAMES = tuple(f"cultist_{number}" for number in range(1, 7))


class Rulings(NamedTuple):
    """What versions of the rules have decided differently.

    ``shared_redraw``: in The Dunwich Horror everybody draws up after each turn (D5). ``whole_set_ups``: a set-up's turn
    and open prize hold, and what contradicts itself is refused.
    """

    shared_redraw: bool = False
    whole_set_ups: bool = True


RULINGS_OF: dict[int, dict[str, Any]] = {1: {"shared_redraw": True, "whole_set_ups": False}}
"""By version of the rules: what it decided otherwise than the next one."""


class RitesRules:
    """The tables of one match: how many cultists and rites, which tablets, which options.

    Sides are the cultists, numbered like their seats, clockwise.
    """

    game = "rites"
    chosen: Any = None

    def __init__(
        self, players: int, rite: str | None, flags: frozenset[str], scenario: Any = None, version: int = RULES_VERSION
    ) -> None:
        self.seats = players
        self.sides = tuple(range(players))
        self.seat_of = list(self.sides)
        self.names = NAMES[:players]
        self.single = rite is not None
        self.tablets = tuple(range(len(RITE_ID))) if rite is None else (RITE_NUMBER[rite],)
        self.rites = 1 if self.single else len(RITE_ID) if "all_rites" in flags else RITES_PLAYED[players]
        self.tree_window = "tree_window" in flags
        rulings = as_of(version, Rulings(), RULINGS_OF)
        self.shared_redraw = rulings.shared_redraw or "shared_redraw" in flags
        self.whole_set_ups = rulings.whole_set_ups
        self.scenario = scenario
        options: dict[str, Any] = {"rite": rite, **dict.fromkeys(sorted(flags), True)}
        self._setup: dict[str, Any] = {
            "game": "rites",
            "players": players,
            "factions": [[name] for name in self.names],
            "options": {name: value for name, value in options.items() if value},
        }
        mark_version(self._setup, version)

    # what the engine calls

    @property
    def setup(self) -> dict[str, Any]:
        """Plain data from which the same rules can be made again; a copy."""
        return copied_setup(self._setup)

    def begin(self, chance: Chance) -> tuple[RitesState, tuple[Frame, ...]]:
        """Two shuffled decks, or the set-up given."""
        if goes_on(self.scenario):
            return taken_up(self, self.scenario)
        if self.scenario is not None:
            # As what is asked of positions below: a match begun here starts without it.
            from game.games.rites.rules.setup import begin_from

            return begin_from(self, self.scenario, chance)
        state = RitesState.fresh_game(self.seats)
        state.relics = tuple(shuffled(list(range(len(ARTIFACTS))), chance))
        return state, (Game("title"),)

    def settle(self, pos: Position) -> bool:
        """Nothing comes due by itself."""
        return False

    def reveal(self, pos: Position, side: int, values: Sequence[int]) -> None:
        """Ask for a power-play, carried out at the next turn boundary; no cards withdraw the request."""
        request(pos, side, values)

    def encode_state(self, state: RitesState, seat: int | None = None) -> dict[str, Any]:
        return write_state(state, seat)

    def decode_state(self, data: Any) -> RitesState:
        return read_state(data, self.seats)

    def fill_hidden(self, data: dict[str, Any], chance: Chance) -> dict[str, Any]:
        """Everything hidden dealt anew from what the seat has not seen."""
        return fill_hidden(data, chance)

    def violations(self, pos: Position) -> list[str]:
        return violations(pos)

    def unsound(self, pos: Position) -> str:
        from game.games.rites.rules.shapes import unsound

        return unsound(pos)

    def result(self, pos: Position) -> RitesResult | None:
        return result(pos)

    # names, for people and their programs

    def name_option(self, chosen: Option) -> dict[str, Any]:
        """An option in words: its kind and whichever of card, other cards, place, side, artifact it has."""
        named: dict[str, Any] = {"kind": chosen.kind}
        if chosen.unit != NONE:
            named["unit"] = LAID_ID[chosen.unit]
        if chosen.side != NONE:
            named["side"] = self.names[chosen.side]
        if chosen.kind in KINDS:
            named["with"] = [CARD_ID[card] for card in (chosen.number, chosen.area) if card != NONE]
            return named
        if chosen.area != NONE:
            named["place"] = chosen.area
        if chosen.number != NONE:
            if chosen.kind in pairs():
                named["with"] = [LAID_ID[chosen.number]]
            elif chosen.kind in ("invoke", "artifact"):
                named["artifact"] = ARTIFACT_ID[chosen.number]
            elif chosen.kind == "rite":
                named["rite"] = RITE_ID[chosen.number]
            else:
                named["number"] = chosen.number
        return named

    def side_number(self, name: str) -> int:
        """The side of a cultist's id; raises ``KeyError``."""
        if name not in self.names:
            raise KeyError(name)
        return self.names.index(name)

    def side_of_seat(self, seat: int) -> tuple[int, ...]:
        return (seat,)


def make_rules(
    players: Any = None,
    scenario: Any = None,
    options: Any = None,
    unused: dict[str, Any] | None = None,
    version: Any = None,
) -> RitesRules:
    """The rules for a match, every choice checked; raises ``SetupError`` naming what is wrong.

    ``unused`` are inputs of other games, which must be left out; ``version`` is that of the rules.
    """
    for key, value in (unused or {}).items():
        if value is not None:
            raise SetupError(key, "rites-setup-input")
    if options is not None and not isinstance(options, dict):
        raise SetupError("options", "error-setup-table")
    chosen = dict(options or {})
    for name in chosen:
        if name not in OPTIONS:
            raise SetupError("options", "error-setup-option", option=quoted(name, 40))
    if players is None:
        players = 4
    if isinstance(players, bool) or not isinstance(players, int) or players not in RITES_PLAYED:
        raise SetupError("players", "rites-setup-players")
    rite = chosen.get("rite")
    if rite is not None and (not isinstance(rite, str) or rite not in RITE_NUMBER):
        raise SetupError("rite", "rites-setup-rite", rite=quoted(rite, 40), known=RITE_ID)
    for name in _FLAGS:
        if not isinstance(chosen.get(name, False), bool):
            raise SetupError(name, "error-setup-flag")
    if rite is not None and chosen.get("all_rites"):
        raise SetupError("all_rites", "rites-setup-single")
    flags = frozenset(name for name in _FLAGS if chosen.get(name))
    return RitesRules(players, rite, flags, scenario, read_version(version))


def rules_from(inputs: Mapping[str, Any]) -> RitesRules:
    """The rules of a match from its plain inputs by name; raises ``SetupError``."""
    unused = {key: inputs.get(key) for key in ("factions", "map", "edition")}
    return make_rules(inputs.get("players"), inputs.get("setup"), inputs.get("options"), unused, inputs.get("rules"))


def violations(pos: Position) -> list[str]:
    """The names of the invariants that do not hold; empty when all is well."""
    state: RitesState = pos.state
    return [name for name, holds in _CHECKS if not holds(pos, state)] + state.own.violations()


def _entities_once(pos: Position, state: RitesState) -> bool:
    cards = laid_out(state)
    return not state.number or sorted(cards) == list(range(CARDS))


def _artifacts_once(pos: Position, state: RitesState) -> bool:
    artifacts = list(state.relics)
    for mask in (state.coveted, state.gone, *state.caches):
        artifacts += cards_in(mask)
    return sorted(artifacts) == list(range(len(ARTIFACTS)))


def _known_is_hidden(pos: Position, state: RitesState) -> bool:
    """Hints are about cards in the places they name."""
    for viewer, card, where in state.hints:
        holders = [side for side, hand in enumerate(state.hands) if hand >> card & 1]
        if viewer in holders or (holders and not where >> holders[0] & 1):
            return False
    return True


def _limits_hold(pos: Position, state: RitesState) -> bool:
    """Each card a hand is known to have is one it can be, and cards known longer are known no less."""
    for side, limits in enumerate(state.limits):
        held = [1 << class_of(state.rite, card) for card in cards_in(state.hands[side])]
        if limits and (len(limits) != len(held) or any(old & new != new for old, new in pairwise(limits))):
            return False
        for limit in limits:
            able = next((kind for kind in held if not kind & limit), None)
            if able is None:
                return False
            held.remove(able)
    return True


def _rites_counted(pos: Position, state: RitesState) -> bool:
    return len(state.ends) <= pos.rules.rites and state.number <= pos.rules.rites and not state.spent & ~ALL_ARTIFACTS


_CHECKS = (
    ("entity_lost_or_doubled", _entities_once),
    ("artifact_lost_or_doubled", _artifacts_once),
    ("hint_is_wrong", _known_is_hidden),
    ("limit_is_wrong", _limits_hold),
    ("too_many_rites", _rites_counted),
)
