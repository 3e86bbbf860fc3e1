"""What a strong player of Sleeper knows: pay for books early, Formless Spawn in a crowd, Tsathoggua, then wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.bots.knowledge import Knowledge, Line, towards
from game.games.wars.bots.learned.particular import Count, Particular
from game.games.wars.bots.learned.short import few
from game.games.wars.bots.look import Look
from game.games.wars.bots.shared import FACES, GREAT_WORTH
from game.games.wars.factions.sleeper.rules.abilities import DICE, KILLS, SIGN
from game.games.wars.factions.sleeper.rules.figures import FORMLESS_SPAWN, SL, TSATHOGGUA, WIZARD
from game.games.wars.factions.sleeper.rules.sorcery import SORCERY
from game.games.wars.rules.board import controls, gates_asleep, has_book, ritual_cost
from game.games.wars.rules.combat import combat_dice
from game.games.wars.rules.units import (
    GREAT_OLD_ONES,
    GREAT_OLD_ONES_OF,
    KIND_MASK,
    MOST_AREAS,
    SIDE_MASK,
    SUMMONED,
    SUMMONED_OF,
    units_in,
)

if TYPE_CHECKING:
    from game.games.wars.bots.learned.scene import Scene
    from game.games.wars.bots.learned.survey import Survey

KILLS_WORTH_A_SIGN = 1.5
"""So many Kills to be expected are worth the Elder Sign that they cost."""
HUNTERS = GREAT_OLD_ONES | SUMMONED
"""Who captures Cultists."""
BOOKS = {
    "ancient_sorcery": 0.4, "burrow": 0.5, "capture_monster": 0.2, "cursed_slumber": 0.4, "demand_sacrifice": 0.4,
    "energy_nexus": 0.4,
}  # fmt: skip


def brood(look: Look, side: int) -> float:
    """A Formless Spawn to awaken Tsathoggua beside, and Power is being saved."""
    if not look.everywhere & KIND_MASK[FORMLESS_SPAWN]:
        return 0.0
    saved = min(1.0, look.power[SL] / 8)
    return 0.4 + 0.6 * saved * saved


def dice(look: Look, side: int) -> float:
    """How near the dice of the best attack where its units stand come to six; without Power it is for another turn."""
    most = 0
    for area, units in look.shared:
        if units & SIDE_MASK[SL]:
            for enemy in look.sides:
                if enemy != SL and units & SIDE_MASK[enemy]:
                    most = max(most, look.dice(SL, area, enemy))
    reached = min(most, DICE) / DICE
    return reached * reached * (1.0 if look.power[SL] else 0.5)


def ritual_power(look: Look, side: int) -> float:
    """Power for a Ritual of Annihilation."""
    saved = min(1.0, look.power[SL] / ritual_cost(look.pos))
    return saved * saved


def asleep(look: Look, side: int) -> float:
    """A gate of its sleeps where nobody can take it."""
    return gates_asleep(look.state, SL)


def lent(look: Look, side: int) -> float:
    """Abilities borrowed by Serpent Men, who come home with 1 Power each."""
    return look.state.notes[SORCERY].bit_count()


def crowd(look: Look, side: int) -> float:
    """Formless Spawn fight the better the more there are: pairs of them on the map."""
    count = (look.everywhere & KIND_MASK[FORMLESS_SPAWN]).bit_count()
    return count * (count - 1) / 2


def at_gates(look: Look, side: int) -> float:
    """Own gates with a Wizard, who makes attacks on them risky."""
    if not has_book(look.state, SL, "energy_nexus"):
        return 0.0
    return sum([1 for area in look.gates[SL] if look.state.here[area] & KIND_MASK[WIZARD]])


def sacrifice(pos: Position) -> Option:
    """What an enemy gives at sight: its Kills where few are to be expected, else the Elder Sign."""
    asked, battle = pos.decision, pos.state.battle
    assert asked is not None
    return SIGN if combat_dice(pos, battle, asked.side) >= KILLS_WORTH_A_SIGN * FACES else KILLS


PAID_ASLEEP = 3
"""Power that a gate asleep and its keeper bring at a Gather."""


def paid_asleep(survey: Survey) -> int:
    """The Power that a gate asleep brings."""
    return PAID_ASLEEP * gates_asleep(survey.state, SL)


def slumbering(survey: Survey, side: int) -> float:
    """A gate asleep."""
    return gates_asleep(survey.state, SL)


def crowded(survey: Survey, side: int) -> float:
    """Pairs of Formless Spawn on the map, in sixes."""
    count = (survey.on_map & KIND_MASK[FORMLESS_SPAWN]).bit_count()
    return count * (count - 1) / 12


def lent_out(survey: Survey, side: int) -> float:
    """Serpent Men on enemies' cards, in threes."""
    return survey.state.notes[SORCERY].bit_count() / 3


def dreams(pos: Position, scene: Scene) -> list[str]:
    """The gate asleep, Serpent Men away, Formless Spawn on the map, and enemies' Power."""
    state = pos.state
    spawn = sum([1 for unit in units_in(KIND_MASK[FORMLESS_SPAWN]) if state.loc[unit] < MOST_AREAS])
    most = max([state.power[other] for other in scene.rivals], default=0)
    lethargic = sum([1 for other in scene.rivals if not state.power[other]])
    return [
        f"z{gates_asleep(state, SL)}", "j" + few(state.notes[SORCERY].bit_count(), 3), "q" + few(spawn, 4),
        "X" + few(most, 9), "u" + few(lethargic, 3), f"X{few(most, 9)}p{few(state.power[SL], 9)}",
    ]  # fmt: skip


def first_event(pos: Position) -> Option:
    """Its events of the Doom phase come as they are named: what is borrowed in the end, when all are at home."""
    assert pos.decision is not None
    return pos.decision.options[0]


def homecoming(pos: Position) -> Option:
    """Serpent Men come home to an own gate that nobody guards, one with an enemy near first; else to company."""
    assert pos.decision is not None
    state, board = pos.state, pos.rules.map
    guards, mine = SUMMONED_OF[SL] | GREAT_OLD_ONES_OF[SL], SIDE_MASK[SL]

    def worth(area: int) -> tuple[bool, bool, int]:
        own = state.here[area] & mine
        bare = controls(state, SL, area) and not own & guards
        hunted = any([state.here[near] & ~mine & HUNTERS for near in board.adjacent[area]])  # noqa: C419
        return bare, bare and hunted, own.bit_count()

    return max(pos.decision.options, key=lambda each: worth(each.area))


KNOWLEDGE = Knowledge(
    SL,
    BOOKS,
    (
        towards("sl_awaken", brood, 2.0, 3.0),
        towards("sl_dice", dice, 2.0, 3.0),
        towards("sl_ritual", ritual_power, 1.0, 1.5),
        (0, Line("sl_asleep", asleep, 6.5, 3.4)),
        (0, Line("sl_lent", lent, 0.7, 0.6)),
        (0, Line("sl_crowd", crowd, 0.3, 0.2)),
        (0, Line("sl_nexus", at_gates, 0.3, 0.3)),
    ),
    # It waits longer than others: Power kept is worth what Lethargy makes of it.
    {"great": (1.3, 1.2), "power": (0.55, 0.55)},
    particular=Particular(
        (
            Count("slumbering", "gates", slumbering, 0.1, 0.1), Count("crowded", "figures", crowded, 0.05, 0.05),
            Count("lent_out", "figures", lent_out, 0.05, 0.05),
        ),
        income=paid_asleep, marks=dreams,
    ),
    gladly=("demand_sacrifice",),
    at_sight={"demand_sacrifice": sacrifice, "serpent_area": homecoming, "doom_order": first_event},
    never_tried=("serpent_area", "doom_order"),
    # Gates come first: among experts it wins 27 to 31 % of 48 games so, 12 % when it pays in the first turn.
    waits={"sl_give_3": 3, "sl_give_all": 3, "sl_take_all": 3},
)
GREAT_WORTH[SL] = ((TSATHOGGUA, 7.0),)
