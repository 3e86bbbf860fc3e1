"""Great Cthulhu's words in tables."""

from game.engine.position import Position
from game.games.wars.factions.great_cthulhu.rules.figures import GC
from game.games.wars.rules.board import controls
from game.games.wars.rules.state import WarsState
from game.games.wars.rules.units import (
    ACOLYTE,
    ACOLYTES_OF,
    BOOK_BIT,
    CULTISTS,
    KIND_MASK,
    MOST_AREAS,
    POOL,
    SIDE_MASK,
    SUBMERGED,
    units_in,
)
from game.games.wars.words.factionwords import Fact, FactionWords, Order, Progress, Works


def _ocean_gates(pos: Position) -> int:
    """Gates of its own in oceans."""
    oceans: int = pos.rules.map.ocean_mask
    return sum(oceans >> area & 1 and controls(pos.state, GC, area) for area in range(MOST_AREAS))


def _devolve_matters(pos: Position, side: int) -> bool:
    """An Acolyte that shares its area with an enemy Monster or Great Old One can be captured, killed or in the way.

    Nor can Dreams be sent as long as no Acolyte is in the pool, and Devolve is what brings one there.
    """
    state: WarsState = pos.state
    own = ACOLYTES_OF[side]
    threats = ~(SIDE_MASK[side] | CULTISTS)
    return _waits_for_dreams(pos, side) or any(units & own and units & threats for units in state.here[:MOST_AREAS])


def _waits_for_dreams(pos: Position, side: int) -> bool:
    """Whether Dreams lacks nothing but an Acolyte in the pool: there is the spellbook, the Power, and a victim."""
    state: WarsState = pos.state
    if not state.books[side] & BOOK_BIT["dreams"] or state.power[side] < pos.rules.edition.dreams_cost:
        return False
    own = ACOLYTES_OF[side]
    others = KIND_MASK[ACOLYTE] & ~own
    return not state.here[POOL] & own and any(units & others for units in state.here[:MOST_AREAS])


def _facts(pos: Position) -> tuple[Fact, ...]:
    """What is submerged."""
    below = tuple(units_in(pos.state.here[SUBMERGED] & SIDE_MASK[GC]))
    return (Fact(("term", "submerged"), "submerge", "wars-fact-submerged", -1, len(below), below),) if below else ()


WORDS = FactionWords(
    works={
        "immortal": Works("always"),
        "devour": Works("pre_battle"),
        "absorb": Works("pre_battle"),
        "devolve": Works("ongoing"),
        "dreams": Works("action", 3, later=2),
        "regenerate": Works("post_battle"),
        "submerge": Works("action", 1),
        "yha_nthlei": Works("gather"),
    },
    goals=("gc_first_doom", "gc_ocean_gates", "gc_awaken", "gc_kill_1", "gc_kill_2", "gc_five_books"),
    awakens={"gc_awaken": "cthulhu"},
    pictures=("piece:deep_one", "piece:cthulhu"),
    progress={
        "gc_five_books": Progress(5, lambda pos: pos.state.books[GC].bit_count()),
        "gc_ocean_gates": Progress(3, _ocean_gates, "ocean_gates"),
    },
    orders={
        "devolve": Order("matters", 10, _devolve_matters),
        "devour": Order("ask", 20),
        "absorb": Order("ask", 21),
    },
    authors={"devour_unit": "great_cthulhu", "dreams_unit": "great_cthulhu", "devolve": "acting"},
    anywhere=("devolve",),
    odd={"dreams": "odd_power"},
    done_by={"submerge": ("submerge", "emerge")},
    cards={("action", "emerge"): ("book", "submerge")},
    if_offered=("emerge",),
    dives="submerge",
    facts=_facts,
    gather=("yha_nthlei",),
    as_actions={"submerged": "submerge"},
    fates=("devour", "absorb"),
)
