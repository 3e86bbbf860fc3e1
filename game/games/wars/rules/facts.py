"""The facts of Cthulhu Wars, with every id a program may meet in it and its Duel that stands in no other table."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, combinations
from typing import Any, ClassVar

from game.engine.position import Position
from game.games.facts import Counted, Facts, Ids, Tally, Wanted
from game.games.wars.factions.rules.tables import FACTION_TABLES
from game.games.wars.rules.alike import alike
from game.games.wars.rules.editions import EDITIONS
from game.games.wars.rules.hopeless import hopeless
from game.games.wars.rules.maps import MAPS, Map
from game.games.wars.rules.scenario import FLAGS, UNIT_NAME
from game.games.wars.rules.state import PHASES
from game.games.wars.rules.units import BOOKS, FACTION_ABILITIES, FACTIONS, FEWEST_SIDES, KINDS, REQUIREMENTS

OPTION_KINDS = (
    "move", "battle", "build_gate", "recruit", "summon", "awaken", "capture", "pass", "control_gate",
    "abandon_gate", "ritual", "area", "unit", "side", "book", "direction", "reveal", "pledge", "yes", "no", "done",
    *chain(*(faction.options for faction in FACTION_TABLES)),
)  # fmt: skip
DECISION_KINDS = (
    "draft", "start_area", "before_first_player", "first_player", "direction", "ritual", "doom_order", "doom_event",
    "reveal", "slot_side", "action", "second_action", "book", "move_unit", "move_area", "gate_area", "gate_keeper",
    "control_area", "abandon_area", "recruit_area", "summon_unit", "summon_area", "awaken_unit", "awaken_area",
    "capture_area", "capture_side", "capture_unit", "battle_area", "battle_enemy", "pre_battle", "assign_kill",
    "assign_pain", "retreat_area", "no_room", "pledge",
    *chain(*(faction.decisions for faction in FACTION_TABLES)),
)  # fmt: skip
EVENT_KINDS = (
    "phase", "drafted", "set_up", "handicap", "gathered", "returned", "power", "paid", "decay", "decayed", "doom",
    "first_player", "direction", "ritual", "declined", "sign", "revealed", "requirement", "book", "slot", "action",
    "ability", "passed", "moved", "placed", "eliminated", "captured", "gate_built", "gate_controlled",
    "gate_abandoned", "battle", "battle_resumed", "exempted", "wiped_out", "rolled", "assigned", "results_lost",
    "killed",
    "surrounded", "battle_over", "rolled_for", "pledged", "agreed", "not_agreed", "ordered", "forced", "ended",
    "out", "gate_carried", "gate_removed", "withdrawn", "rerolled",
    *chain(*(faction.events for faction in FACTION_TABLES)),
)  # fmt: skip
REASON_CODES = (
    "power", "acted", "all_awake", "already_there", "too_far", "gates_used_up", "has_gate", "no_builder",
    "met_already", "moved_already", "no_battle", "no_book", "no_capture", "no_free_gate", "no_gate_site",
    "no_own_gate", "no_own_unit", "no_target", "no_units", "not_in_play", "not_on_map", "not_own_gate",
    "not_second", "pool_empty", "used_this_turn", "fought_here", "no_dice", "no_fighters", "no_enemy", "no_hunter",
    "guarded", "guarded_by", "taxed",
    "needs_company", "was_alone", "no_prey", "nothing_to_pass",
    *chain(*(faction.reasons for faction in FACTION_TABLES)),
)  # fmt: skip


def _pairs(first: str, *others: str) -> list[tuple[tuple[str, ...], ...]]:
    return [((first, one), tuple(other for other in others if other != one)) for one in others]


class WarsFacts(Facts):
    """Factions, figures and boards."""

    numbered: ClassVar[Mapping[str, tuple[str, str, str]]] = {
        "unit": ("unit", "unit", "unit"),
        "area": ("area", "area", "area"),
        "side": ("side", "side", "side"),
    }
    counted: ClassVar[Counted] = Counted("Doom", "books", "turns", "factions")

    def __init__(self, boards: Iterable[Map], editions: Iterable[str], ends: tuple[str, ...] = ()) -> None:
        self.boards = tuple(boards)
        self.editions = tuple(editions)
        self.ends = ends

    def ids(self) -> Ids:
        """All ids of the box, and what is asked and told."""
        return {
            "factions": FACTIONS,
            "kinds": tuple(kind.id for kind in KINDS),
            "units": tuple(UNIT_NAME),
            "abilities": tuple(chain(*FACTION_ABILITIES)),
            "books": tuple(chain(*BOOKS)),
            "requirements": tuple(chain(*REQUIREMENTS)),
            "maps": tuple(board.id for board in self.boards),
            "editions": self.editions,
            "areas": tuple(sorted(set(chain(*(board.areas for board in self.boards))))),
            "phases": tuple(PHASES),
            "flags": tuple(FLAGS),
            "options": OPTION_KINDS,
            "decisions": DECISION_KINDS,
            "events": EVENT_KINDS,
            "reasons": REASON_CODES,
        }

    def maps(self, players: int) -> tuple[str, ...]:
        return tuple(board.id for board in self.boards if players in board.players)

    def sides(self) -> tuple[str, ...]:
        """The factions that have a start area on one of the boards."""
        there = {side for board in self.boards for side, areas in board.start_areas.items() if areas}
        return tuple(name for side, name in enumerate(FACTIONS) if side in there)

    def first_sides(self) -> tuple[str, ...]:
        return FACTIONS[:FEWEST_SIDES]

    def casts(self, players: int, among: Sequence[str] = ()) -> list[tuple[str, ...]]:
        """Any factions for three and more; for two the three ways to make two pairs of any four."""
        able = among or self.sides()
        if players != 2:
            return list(combinations(able, players)) if self.maps(players) else []
        return [tuple("+".join(pair) for pair in cast) for four in combinations(able, 4) for cast in _pairs(*four)]

    def tally(self, pos: Position, result: Any) -> Tally:
        return Tally(result.books, pos.state.turn)

    def alike(self, pos: Position) -> bytes:
        return alike(pos)

    def hopeless(self, pos: Position, wanted: Sequence[Wanted]) -> bool:
        return hopeless(pos, wanted)


FACTS = WarsFacts(MAPS.values(), EDITIONS, ("doom_30", "instant_death", "reveal", "cap"))
