"""The facts of Cthulhu Wars, with every id a program may meet in it and its Duel that stands in no other table."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, combinations
from typing import Any, ClassVar

from game.engine.position import Position
from game.games.facts import Counted, Facts, Ids, Tally, Wanted
from game.games.wars.rules.alike import alike
from game.games.wars.rules.editions import EDITIONS
from game.games.wars.rules.hopeless import hopeless
from game.games.wars.rules.maps import MAPS, Map
from game.games.wars.rules.scenario import FLAGS, UNIT_NAME
from game.games.wars.rules.state import PHASES
from game.games.wars.rules.units import BOOKS, FACTION_ABILITIES, FACTIONS, KINDS, REQUIREMENTS

OPTION_KINDS = (
    "move", "battle", "build_gate", "recruit", "summon", "awaken", "capture", "pass", "control_gate",
    "abandon_gate", "dreams", "submerge", "emerge", "thousand_forms", "cc_pay_4", "cc_pay_6", "cc_pay_both",
    "avatar", "ghroth", "bg_sacrifice", "desecrate", "he_who", "screaming_dead", "shriek", "zingaya", "ys_gift",
    "devour", "absorb", "abduct", "invisibility", "seek_and_destroy", "ritual", "blood_sacrifice",
    "gc_first_doom", "gc_five_books", "area", "unit", "side", "book", "direction", "reveal", "pledge", "share",
    "power", "signs", "yes", "no", "done",
)  # fmt: skip
DECISION_KINDS = (
    "draft", "first_player", "direction", "ritual", "doom_event", "reveal", "slot_side", "action",
    "second_action", "book", "move_unit", "move_area", "gate_area", "gate_keeper", "control_area",
    "abandon_area", "recruit_area", "summon_unit", "summon_area", "awaken_unit", "awaken_area",
    "awaken_cultist", "capture_area", "capture_side", "capture_unit", "battle_area", "battle_enemy",
    "pre_battle", "devour_unit", "abduct_unit", "absorb_shoggoth", "absorb_unit", "invisibility",
    "seek_and_destroy", "vengeance", "assign_kill", "assign_pain", "emissary", "harbinger", "necrophagy",
    "madness", "retreat_area", "no_room", "devolve", "dreams_area", "dreams_side", "dreams_unit",
    "submerge_unit", "emerge_area", "pledge", "avatar_area", "avatar_side", "avatar_unit", "ghroth_gift_side",
    "ghroth_gift_area", "ghroth_share", "ghroth_unit", "sacrifice_unit", "blood_sacrifice_unit",
    "desecrate_unit", "gift_side", "he_who_area", "scream_area", "scream_unit", "shriek_area", "shriek_unit",
    "zingaya_area", "zingaya_side", "zingaya_unit",
)  # fmt: skip
EVENT_KINDS = (
    "phase", "drafted", "handicap", "gathered", "returned", "power", "paid", "decay", "decayed", "doom",
    "first_player", "direction", "ritual", "declined", "sign", "revealed", "requirement", "book", "slot",
    "action", "ability", "passed", "moved", "placed", "eliminated", "captured", "submerged", "gate_built",
    "gate_controlled", "gate_abandoned", "battle", "exempted", "wiped_out", "rolled", "assigned",
    "results_lost", "killed", "surrounded", "battle_over", "rolled_for", "desecrated", "pledged", "agreed",
    "not_agreed", "ordered", "forced", "ended",
)  # fmt: skip
REASON_CODES = (
    "power", "acted", "all_awake", "already_there", "too_far", "desecrated_already", "few_cultists",
    "gates_used_up", "has_gate", "no_builder", "markers_used_up", "met_already", "moved_already", "no_battle",
    "no_book", "no_byakhee", "no_capture", "no_free_gate", "no_gate_site", "no_own_gate", "no_own_unit",
    "no_target", "no_units", "not_in_ocean", "not_in_play", "not_on_map", "not_own_gate", "not_second",
    "not_submerged", "pool_empty", "used_this_turn", "fought_here", "no_dice", "no_enemy", "no_hunter",
    "guarded", "no_prey", "no_start_gate", "no_throne", "no_court", "no_cradle", "nothing_to_pass",
)  # fmt: skip


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

    def casts(self, players: int) -> list[tuple[str, ...]]:
        """Any factions for three and four; for two the three ways to make two pairs."""
        if players != 2:
            return list(combinations(FACTIONS, players))
        first, *others = FACTIONS
        pairs = [((first, one), tuple(other for other in others if other != one)) for one in others]
        return [tuple("+".join(pair) for pair in cast) for cast in pairs]

    def tally(self, pos: Position, result: Any) -> Tally:
        return Tally(result.books, pos.state.turn)

    def alike(self, pos: Position) -> bytes:
        return alike(pos)

    def hopeless(self, pos: Position, wanted: Sequence[Wanted]) -> bool:
        return hopeless(pos, wanted)


FACTS = WarsFacts(MAPS.values(), EDITIONS, ("doom_30", "instant_death", "reveal", "cap"))
