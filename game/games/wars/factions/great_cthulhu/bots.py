"""What a strong player of Great Cthulhu knows: gates in the oceans, Cthulhu early, then kills."""

from game.games.wars.bots.knowledge import InDuel, Knowledge, towards
from game.games.wars.bots.look import Look
from game.games.wars.bots.shared import GREAT_WORTH, best_attack
from game.games.wars.factions.great_cthulhu.rules.figures import CTHULHU, GC
from game.games.wars.rules.board import controls
from game.games.wars.rules.state import NO_GATE
from game.games.wars.rules.units import BIT, CULTISTS_OF

BOOKS = {"dreams": 0.5, "yha_nthlei": 0.4, "regenerate": 0.3, "absorb": 0.2, "devolve": 0.3, "submerge": 0.1}


def _kills(look: Look) -> float:
    """Expected Kills of the best attack that could come next; Devour takes one more."""
    best = best_attack(look, GC, BIT[CTHULHU])
    return best if look.power[GC] else best / 2


def first_kill(look: Look, side: int) -> float:
    """A Kill is likely in the next battle."""
    return min(1.0, _kills(look))


def two_kills(look: Look, side: int) -> float:
    """Two Kills are likely in the next battle."""
    return min(1.0, max(0.0, _kills(look) - 0.3) / 1.7)


def ocean_gates(look: Look, side: int) -> float:
    """Ocean gates in hand, and oceans with Cultists who could build one; three are wanted, or four of anybody's."""
    state = look.state
    own = 0.0
    everybodys = 0
    oceans: int = look.pos.rules.map.ocean_mask
    for area in range(look.areas):
        if oceans >> area & 1:
            if state.gates[area] != NO_GATE:
                everybodys += 1
            if controls(state, GC, area):
                own += 1
            elif state.here[area] & CULTISTS_OF[GC]:
                own += 0.3
    return max(min(own, 3.0) / 3, everybodys / 4) ** 2


def ready_to_rise(look: Look, side: int) -> float:
    """A gate stands in the start area, and Power is being saved."""
    if look.state.gates[look.pos.rules.map.start[GC]] == NO_GATE:
        return 0.0
    return 0.4 + 0.6 * min(1.0, look.power[GC] / 10) ** 2


KNOWLEDGE = Knowledge(
    GC,
    BOOKS,
    (
        towards("gc_kill_1", first_kill, 2.0, 3.0),
        towards("gc_kill_2", two_kills, 2.0, 3.0),
        towards("gc_ocean_gates", ocean_gates, 4.0, 5.0),
        towards("gc_awaken", ready_to_rise, 2.0, 3.0),
    ),
    # Kills bring as much as land.
    {"gates": (5.0, 3.0)},
    gladly=("devour",),
    duel=InDuel(
        {"gc_kill_1": (1.0, 1.5), "gc_kill_2": (1.0, 1.5), "gc_ocean_gates": (2.0, 2.5), "gc_awaken": (1.0, 1.5)},
        {"spoils": (1.0, 1.0), "targets": (0.5, 0.5)},
        {"dreams": 0.6, "yha_nthlei": 0.4, "regenerate": 0.3, "absorb": 0.2, "devolve": 0.3, "submerge": 0.1},
        (0.9, 1.0),
    ),
)
GREAT_WORTH[GC] = ((CTHULHU, 8.0),)
