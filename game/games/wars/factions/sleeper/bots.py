"""What a strong player of Sleeper knows: pay for books early, Formless Spawn in a crowd, Tsathoggua, then wait."""

from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.bots.knowledge import Knowledge, Line, towards
from game.games.wars.bots.look import Look
from game.games.wars.bots.shared import GREAT_WORTH
from game.games.wars.factions.sleeper.rules.abilities import DICE, KILLS, SIGN
from game.games.wars.factions.sleeper.rules.figures import FORMLESS_SPAWN, SL, TSATHOGGUA, WIZARD
from game.games.wars.factions.sleeper.rules.sorcery import SORCERY
from game.games.wars.rules.board import gates_asleep, has_book, ritual_cost
from game.games.wars.rules.combat import combat_dice
from game.games.wars.rules.units import KIND_MASK, SIDE_MASK

KILLS_WORTH_A_SIGN = 1.5
"""So many Kills to be expected are worth the Elder Sign that they cost."""
FACES = 6
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
    gladly=("demand_sacrifice",),
    at_sight={"demand_sacrifice": sacrifice},
)
GREAT_WORTH[SL] = ((TSATHOGGUA, 7.0),)
